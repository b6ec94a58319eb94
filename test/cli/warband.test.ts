import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { WarbandsReport } from '../../src/model/report'
import { openFolder } from '../tools/folder'
import { report, run, type } from './running'

const { folder } = openFolder()

const file = (name: string, ...lines: readonly string[]): string => {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\n'))
  return path
}

const RAGNAR = 'examples/rosters/ragnars-forty.yaml'
const NORMANS = 'examples/rosters/normans.yaml'

describe('warband check', () => {
  it('says yes and exits 0', async () =>
    expect(await type(`warband check ${RAGNAR} -f line`)).toEqual({
      code: 0,
      stdout: `${RAGNAR}: legal, 6 points\n`,
      stderr: ''
    }))

  it('says no with every fault, its line and its rule, and exits 1', async () => {
    const path = file(
      'two.yaml',
      'faction: vikings',
      'points: 4',
      'warlord: true',
      'units:',
      '  - 4 berserkers',
      '  - 4 berserkers',
      '  - 3 hirdmen'
    )
    const { code, stdout, stderr } = await type(`warband check ${path} -f line`)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      `${path}:2:9: it comes to 2.75 points of 4: 1.25 points left to spend (R8.1)`,
      `${path}:5:5: 11 hearthguard are 2.75 points: a point buys 4, so take 8 or 12 (R8.1)`,
      `${path}:6:5: 2 units of berserkers: a warband has at most one (R5.3)`,
      `${path}:7:5: 3 hirdmen: such a unit has 4 to 12 models (R1.3)`,
      ''
    ])
  })

  // R8.1: a point buys 4 hearthguard, 8 warriors or 12 levies, pooled and split freely
  it.each([
    ['vikings, 4 points: 8 hirdmen, 8 bondi, 8 bondi', 'vikings: legal, 4 points'],
    ['vikings: 8 hirdmen and 16 bondi', 'vikings: legal, 4 points'],
    ['4 hirdmen, 8 bondi', 'vikings: legal, 2 points'],
    ['my viking army: jarl, 4 hirdmen, 2x8 bondi', 'vikings: legal, 3 points'],
    ['8 hirdmen, 16 bondi led by ragnar', 'vikings: legal, 5 points'],
    ['normans 3: 4 knights, 8 crossbowmen, 12 peasants', 'normans: legal, 3 points'],
    ['vikings: harald with an axe, 8 hirdmen, 8 bondi', 'vikings: legal, 4 points'],
    ['8 hirdmen, 8 bondi, led by harald with an axe', 'vikings: legal, 4 points'],
    ['normans: mounted warlord, 8 mounted knights, 8 sergeants', 'normans: legal, 3 points'],
    ['normans led by a warlord: 8 mounted knights, 8 sergeants', 'normans: legal, 3 points'],
    ['second edition vikings: 8 hirdmen, 16 bondi', 'vikings: legal, 4 points; second edition']
  ])('reads the warband "%s"', async (words, said) =>
    expect(await type(`warband check ${words} -f line`)).toEqual({ code: 0, stdout: `${said}\n`, stderr: '' })
  )

  it.each([
    'a bard, 8 knights, 16 sergeants, normans',
    'normans: bard, 8 knights, 16 sergeants',
    'normans: 8 knights, 16 sergeants, bard'
  ])('takes a unit of one model without its number, wherever it stands: "%s"', async words =>
    expect((await type(`warband check ${words} --edition 2 -f line`)).stdout).toBe('normans: legal, 4 points; second edition\n')
  )

  it('builds of the plain classes where no troops of a faction are known', async () => {
    const built = async (faction: string) =>
      (await report(`warband build ${faction} 4 --against 8w --edition 2 --top 1`)) as {
        readonly builds: readonly { readonly value: number }[]
      }
    const [moors, vikings] = [await built('moors'), await built('vikings')]
    expect(moors.builds.length).toBe(1)
    // hearthguard, warriors and levies are the same in every faction (T1.1)
    expect(moors.builds[0]?.value).toBe(vikings.builds[0]?.value)
  })

  it('finds the faults of a warband in words', async () => {
    const { code, stdout } = await type('warband check vikings 6 points: 8 hirdmen, 3 bondi, 8 berserkers -f line')
    expect(code).toBe(1)
    expect(stdout.split('\n')).toEqual([
      'vikings: 3 bondi: such a unit has 4 to 12 models (R1.3)',
      'vikings: 8 berserkers: such a unit has exactly 4 models (R5.3)',
      'vikings: 3 warriors are 0.38 points: a point buys 8, so take 8 (R8.1)',
      'vikings: it comes to 4.38 points of 6: 1.63 points left to spend (R8.1)',
      ''
    ])
  })

  // R5.3: the Danish axe is Harald's, not any warlord's
  it('checks what the leader of a warband in words has', async () =>
    expect(await type('warband check vikings: warlord with an axe, 8 hirdmen, 8 bondi -f line')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('the warlord cannot have the Danish axe') as string
    }))

  it('says that arms of the second edition are known by class, and only there', async () => {
    const built = async (edition: number) =>
      (await type(`warband build vikings 4 --against 8w --edition ${edition} --top 1`)).stdout
    expect(await built(2)).toContain('no source of the second edition says which faction has which arms')
    expect(await built(1)).not.toContain('which arms')
  })

  // R8.2: half a point for a ceorl, 3 for each warlord
  it.each([
    ['1 ceorl', '1 ceorl killed: 1 victory point'],
    ['2 warlords', '2 warlords killed: 6 victory points'],
    ['9 elephants --edition 2', '9 elephants killed: 45 slaughter points; second edition'],
    ['1 bondi --language es', 'bajas de 1 bondi: 1 punto de victoria']
  ])('counts one and several in the points for %s', async (killed, said) =>
    expect((await type(`warband points ${killed} -f line`)).stdout).toBe(`${said}\n`)
  )

  it.each([
    'is this warband legal: 8 hirdmen, 16 bondi',
    'how many points do 8 hirdmen and 16 bondi cost',
    'cuánto cuestan 8 hirdmen y 16 bondi'
  ])('is asked in words: %s', async question => {
    const { stdout } = await type(`${question} -f json`)
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'warband-check', rosters: [{ isLegal: true, cost: 4 }] })
  })

  it('asks whose a warband is that could be of any faction', async () =>
    expect((await type('warband check 4 hearthguard, 8 warriors')).stderr).toContain('whose warband?'))

  it('names a wrong faction beside units that are none', async () => {
    const path = file('two-mistakes.yaml', 'faction: vikngs', 'units: 3')
    expect((await type(`warband check ${path}`)).stderr).toBe(
      [
        `saga-odds: ${path}:1:10: faction: there is no faction "vikngs"; did you mean "vikings"?\n`,
        `saga-odds: ${path}:2:8: units: 3 is not a list of units\n`
      ].join('')
    )
  })

  it('says how many models a unit may have', async () =>
    expect((await run(['warband', 'build', 'vikings', '--keep', '40 hirdmen'])).stderr).toBe(
      'saga-odds: --keep: "40 hirdmen" is not one unit or more, each of 1 to 12 models\n'
    ))

  it('takes several files, a folder of them, and stdin', async () => {
    expect((await type(`warband check ${RAGNAR} ${NORMANS} examples/meta -f line`)).stdout.split('\n').length).toBe(6)
    const text = readFileSync(NORMANS, 'utf8')
    expect(await run(['warband', 'check', '-', '-f', 'line'], { stdin: text })).toMatchObject({
      code: 0,
      stdout: 'stdin: legal, 6 points\n'
    })
  })

  it('reads JSON as it reads YAML', async () => {
    const path = file(
      'york.json',
      JSON.stringify({ faction: 'vikings', points: 4, warlord: true, units: [{ troop: 'bondi', models: 8 }, '12 hirdmen'] })
    )
    expect((await type(`warband check ${path}`)).code).toBe(0)
  })
})

describe('a roster that is none', () => {
  it.each<readonly [string, readonly string[], string]>([
    ['nothing', [''], 'it is empty: expected a roster in YAML or JSON'],
    ['a comment', ['# later'], 'it is empty: expected a roster'],
    [
      'a word',
      ['hello'],
      '"hello" is not a roster, which has lines such as faction: vikings, warlord: true and units: ["4 hirdmen", "8 bondi"] (saga-odds warband --schema)'
    ],
    [
      'a scenario',
      ['fight: 8 bondi charge 4 huscarls'],
      'this looks like a scenario, not a roster: play it with saga-odds melee --scenario'
    ],
    ['a board', ['abilities: {}'], 'this looks like a board, not a roster: add it to the rulebook with --board'],
    [
      'a slip of a key',
      ['faction: vikings', 'unts: [8 bondi]', 'units: [8 bondi]'],
      ':2:1: the roster file has no "unts"; did you mean "units"?'
    ],
    ['no units', ['faction: vikings'], ':1:1: the roster file needs "units"'],
    [
      'an empty list',
      ['faction: vikings', 'units: []'],
      ':2:8: units: a warband needs at least one unit, as in units: ["4 hirdmen", "8 bondi"]'
    ],
    [
      'points that are no number',
      ['faction: vikings', 'points: six', 'units: [8 bondi]'],
      ':2:9: points: "six" is not a whole number from 1 to 99'
    ],
    [
      'a troop that is none',
      ['faction: vikings', 'units: [{ troop: vondi, models: 8 }]'],
      ':2:9: units[0]: there is no troop "vondi"; did you mean "bondi"?'
    ],
    [
      'words that are none',
      ['faction: vikings', 'units: [8 xyzzy]'],
      ':2:9: units[0]: unknown word "xyzzy": a unit is a number, a troop and what it has'
    ],
    [
      'a weapon that is none',
      ['faction: vikings', 'units: [{ troop: thralls, models: 8, weapon: wling }]'],
      ':2:9: units[0].weapon: there is no weapon "wling"; did you mean "sling"?'
    ],
    [
      'a faction that is none',
      ['faction: bikigns', 'units: [8 bondi]'],
      ':1:10: faction: there is no faction "bikigns"; did you mean "vikings"?'
    ],
    [
      'nobody to whom it belongs',
      ['units: [8 warriors]'],
      ':1:1: whose warband is it? add faction: vikings, anglo-danes, normans or welsh'
    ],
    [
      'a unit without models',
      ['faction: vikings', 'units: [bondi]'],
      ':2:9: units[0]: how many bondi? give the number, as in models: 8'
    ],
    [
      'a hero who is none',
      ['faction: vikings', 'hero: { troop: bondi }', 'units: [8 bondi]'],
      ':2:1: hero: "bondi" is not a hero'
    ],
    ['a warlord who is none', ['faction: vikings', 'warlord: { troop: bondi }', 'units: [8 bondi]'], ':2:1: warlord: '],
    [
      'two words for one thing',
      ['faction: vikings', 'units: [{ troop: bondi, unit: bondi, models: 8 }]'],
      ':2:9: units[0]: troop and unit mean the same: leave one out'
    ],
    [
      'words of no unit',
      ['faction: vikings', 'units: [0x4 berserkers]'],
      'units[0]: berserkers: 0 is not a number of units: 1 to 30'
    ],
    ['words of no model', ['faction: vikings', 'units: [0 bondi]'], 'units[0]: bondi: 0 is not a number of models from 1 to 999'],
    ['what is for a fight', ['faction: vikings', 'units: [8 bondi fatigue 1]'], ':2:9: units[0]: fatigue is for a fight'],
    ['YAML that is none', ['faction: vikings', 'units: ['], 'this is not YAML'],
    ['a key of every object', ['__proto__: 3', 'units: [8 bondi]'], 'is not a key']
  ])('%s', async (name, lines, message) => {
    const { code, stderr, stdout } = await type(`warband check ${file('wrong.yaml', ...lines)}`)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr, name).toContain(message)
    expect(stderr).not.toContain('    at ')
  })

  it('is reported all at once, in the order of the file', async () => {
    const path = file('all.yaml', 'faction: vikings', 'hero: xyzzy', 'units:', '  - 8 xyzzz', '  - { troop: bondi }')
    expect((await type(`warband check ${path}`)).stderr.split('\n').map(line => line.replace(`saga-odds: ${path}`, ''))).toEqual([
      ':2:1: hero: unknown word "xyzzy": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall',
      ':4:5: units[0]: unknown word "xyzzz": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall',
      ':5:5: units[1]: how many bondi? give the number, as in models: 8',
      ''
    ])
  })

  it('is refused by its size, its depth and its endless aliases', async () => {
    expect((await type(`warband check ${file('large.yaml', '#'.repeat(300_000))}`)).stderr).toContain(
      'it is larger than 250 kB, too large for a roster'
    )
    expect((await type(`warband check ${file('deep.yaml', `units: ${'['.repeat(99)}${']'.repeat(99)}`)}`)).code).toBe(2)
    expect((await type(`warband check ${file('bomb.yaml', 'a: &a [x, x, x]', 'b: &b [*a, *a]', 'units: &c [*c]')}`)).code).toBe(2)
  })
})

describe('warband show', () => {
  it('fits a terminal of 80 columns', async () => {
    const { stdout, code } = await type(`warband show ${RAGNAR}`, { terminal: 80, env: { NO_COLOR: '1' } })
    expect(code).toBe(0)
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(stdout).toContain('7 by units, at most 6: 6')
  })

  it('shows what is not legal too, and says why', async () => {
    const path = file('odd.yaml', 'faction: vikings', 'points: 4', 'warlord: true', 'units: [13 bondi]')
    expect(await type(`warband show ${path}`)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('13 bondi: such a unit has 4 to 12 models')
    })
  })
})

it('takes a class of another faction for the troop of that faction, which is against the rules', async () => {
  const path = file('strangers.yaml', 'faction: vikings', 'points: 4', 'warlord: true', 'units: [8 welsh warriors]')
  expect((await type(`warband check ${path} -f line`)).stdout).toContain(
    ':4:9: the priodaur belong to the Welsh, not to the Vikings (R5.6)'
  )
})

describe('mounts and war banners of the second edition', () => {
  const riders = [
    'name: Riders',
    'edition: 2',
    'faction: vikings',
    'points: 4',
    'warlord: { mount: elephant }',
    'units:',
    '  - 8 bondi on camels',
    '  - { troop: hirdmen, models: 4, mount: cataphracts, banner: true }',
    '  - { troop: bondi, models: 8, units: 2, mount: horse }'
  ]
  it('stand in a roster, in words and key by key, and in the fights of its units', async () => {
    const path = file('riders.yaml', ...riders)
    expect((await type(`warband check ${path} -f line`)).stdout).toBe(`${path}: legal, 4 points; second edition\n`)
    const shown = (await report(`warband show ${path}`)) as unknown as { units: readonly object[] }
    // a bearer has no dice, and camels are easier to shoot (T5.9, T6.8); a hero on an elephant is worth 8 and his unit (T9.5)
    expect(shown.units).toMatchObject([
      { name: 'warlord, elephants', attackDice: 8, victoryPoints: 9 },
      { name: '8 bondi, camels', attackDice: 8, armour: 4, armourShot: 3 },
      { name: '4 hirdmen, cataphracts, war banner', attackDice: 6, armour: 5, armourShot: 5 },
      { name: '8 mounted bondi', armourShot: 3 }
    ])
    const fight = (await report(`melee hirdmen charges bondi-1 --warband ${path} --edition 2`)) as { headline?: string }
    expect(fight.headline).toBe('4 hirdmen, cataphracts, war banner, charge 8 bondi, camels')
  })
  it('come back from a list for a chat', async () => {
    const { stdout } = await type(`warband show ${file('riders.yaml', ...riders)} -f text`)
    const again = file('again.yaml', (await run(['import', file('list.txt', stdout)])).stdout)
    expect((await type(`warband show ${again} -f text`)).stdout).toBe(stdout)
  })
  it('are none of the first edition', async () => {
    const path = file('first.yaml', 'faction: vikings', 'points: 2', 'warlord: { banner: true }', 'units: [8 bondi, 4 hirdmen]')
    expect((await type(`warband check ${path} -f line`)).stdout).toContain('war banners belong to the second edition')
  })
})

describe('warband points', () => {
  it('rounds each unit up by reading points-rounding=unit, and counts units of one size (T9.4, T9.5)', async () => {
    const total = async (asked: string) =>
      ((await report(`warband points ${asked} --edition 2`)) as unknown as { total: number }).total
    expect(await total('2x3 warriors elephant')).toBe(3 + 4 + 1)
    expect(await total('2x3 warriors elephant --reading points-rounding=unit')).toBe(4 + 4 + 1)
  })

  it.each([
    ['9 warriors 10 levies 3 hearthguard', 12],
    ['9w 10lev 3hg', 12],
    ['5 levies', 2],
    ['2x8 warriors warlord', 11],
    ['warlord', 3],
    ['ragnar', 4],
    ['warlord --edition 2', 5],
    ['12 levies 8 warriors --edition 2 --wiped-out 2', 10],
    ['3 heroic lifeguards --edition 2', 9],
    ['30 levies', 10]
  ])('%s are %i', async (words, total) =>
    expect(await report(`warband points ${words}`)).toMatchObject({ kind: 'warband-points', total })
  )

  it.each([
    ['', 'who was killed?'],
    ['9 xyzzy', 'unknown word "xyzzy": a unit is a number'],
    ['warriors', 'how many warriors?'],
    ['0 warriors', 'warriors: 0 is not a number of models from 1 to 999'],
    ['9 warriors --wiped-out 1', '--wiped-out is for the second edition (V9.9): leave it out'],
    ['9 warriors --edition 3', '--edition: "3" is not 1 or 2'],
    ['9 warriors --keep berserkers', '--keep is for warband build: leave it out'],
    ['chariot --edition 2', 'warband points: chariot: which troop?'],
    ['egil 3 hirdmen', 'two troops in one unit, "egil" and "hirdmen": leave one out']
  ])('refuses %j', async (words, message) => {
    const { code, stderr } = await type(`warband points ${words}`.trim())
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('compare with warbands in words', () => {
  const [vikings, normans] = ['vikings: 8 hirdmen, 16 bondi', 'normans: 8 knights, 16 sergeants']
  const compared = async (...words: readonly string[]) => (await run(['compare', ...words, '-f', 'line'])).stdout

  it('is what it is with files of them', async () => {
    const own = file(
      'own.yaml',
      'name: vikings',
      'faction: vikings',
      'points: 4',
      'warlord: true',
      'units: [8 hirdmen, 2x8 bondi]'
    )
    const enemy = file(
      'enemy.yaml',
      'name: normans',
      'faction: normans',
      'points: 4',
      'warlord: true',
      'units: [8 knights, 2x8 sergeants]'
    )
    const answer = await compared(own, enemy)
    expect(answer).toMatch(/^vikings: kills/)
    for (const words of [
      [vikings, normans],
      [vikings, 'vs', normans],
      [own, normans],
      [vikings, enemy]
    ])
      expect(await compared(...words)).toBe(answer)
  })

  it('is asked of `warband` too', async () =>
    expect((await run(['warband', 'compare', vikings, 'vs', normans, '-f', 'line'])).stdout).toBe(
      await compared(vikings, normans)
    ))

  it('asks the same again by its own command', async () => {
    const { stdout } = await run(['compare', vikings, normans, '--edition', '2', '-f', 'json'])
    const { replay } = JSON.parse(stdout) as { readonly replay: string }
    const again = [...replay.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '').slice(1)
    expect((await run([...again, '-f', 'json'])).stdout).toBe(stdout)
  })

  it('compares units where there is one on each side', async () =>
    expect(await compared('vikings: 8 hirdmen', 'normans: 8 knights')).toMatch(/^8 hirdmen vs 8 knights: win/))
})

describe('compare a.yaml b.yaml', () => {
  it.each(['table', 'line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'])(
    'answers as %s, the same bytes each time',
    async format => {
      const line = `compare ${RAGNAR} ${NORMANS} -f ${format}`
      const [one, other] = [await type(line), await type(line)]
      expect(one).toMatchObject({ code: 0, stderr: '' })
      expect(one.stdout).toBe(other.stdout)
      expect(one.stdout.length).toBeGreaterThan(60)
    }
  )

  it('draws its maps', async () => {
    const { stdout } = await type(`compare ${RAGNAR} ${NORMANS} -f html`)
    expect(stdout).toContain('points swing when Ragnar')
    expect(stdout.match(/<svg/g)?.length ?? 0).toBeGreaterThan(2)
    expect((await type(`compare ${RAGNAR} ${NORMANS} -f svg`)).stdout).toContain('chance that Ragnar')
  })

  it('fits 80 columns', async () => {
    const { stdout } = await type(`compare ${RAGNAR} ${NORMANS}`)
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })

  it('says the command that asks for it again', async () => {
    expect(await report(`compare ${RAGNAR} ${NORMANS} --gives-up-dice`)).toMatchObject({
      schema: 'saga-odds/1',
      kind: 'warbands',
      replay: `saga-odds compare ${RAGNAR} ${NORMANS} --gives-up-dice`
    })
    expect(await report(`compare ${RAGNAR} --against examples/meta`)).toMatchObject({
      kind: 'field',
      replay: `saga-odds compare ${RAGNAR} --against examples/meta`
    })
  })

  it.each([
    [`${RAGNAR}`, 'one warband has nothing to be compared with'],
    [`${RAGNAR} ${NORMANS} ${RAGNAR}`, '3 warbands: compare two with each other'],
    [`${RAGNAR} 8 bondi`, '"bondi" is not a roster file'],
    [`${RAGNAR} ${NORMANS} --charged`, '--charged is for comparing units, not rosters'],
    [`${RAGNAR} gone.yaml`, 'gone.yaml: there is no such file'],
    [`${RAGNAR} --against src/cli`, 'src/cli: there is no roster in this folder'],
    ['--against examples/meta', 'one warband has nothing to be compared with']
  ])('refuses %j', async (words, message) => {
    const { code, stderr } = await type(`compare ${words}`)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })

  it('is fought by the readings that are asked for, and no others', async () => {
    const wins = async (more: string) => (await report(`compare ${RAGNAR} ${NORMANS}${more}`)) as WarbandsReport
    const [usual, other] = [await wins(''), await wins(' --reading overkill-counts=yes')]
    expect(other.readings).toEqual({ 'overkill-counts': 'yes' })
    expect(other.replay).toContain('--reading overkill-counts=yes')
    expect(other.meetings[1]?.[1]?.charging?.win).not.toBeCloseTo(usual.meetings[1]?.[1]?.charging?.win ?? 0, 4)
    expect((await type(`compare ${RAGNAR} ${NORMANS} --reading overkil=yes`)).stderr).toContain('there is no reading "overkil"')
  })

  it('never mixes the editions', async () => {
    const path = file(
      'second.yaml',
      'edition: 2',
      'faction: vikings',
      'points: 4',
      'warlord: true',
      'units: [8 hirdmen, 8 bondi, 8 bondi]'
    )
    expect((await type(`compare ${RAGNAR} ${path}`)).stderr).toContain('editions are never mixed')
  })
})

describe('warband build', () => {
  it('shows the best, how many were searched, and the runners-up', async () => {
    const { stdout, code } = await run([
      'warband',
      'build',
      'vikings',
      '6',
      '--against',
      '8 warriors, 4 hearthguard',
      '--keep',
      '4 berserkers'
    ])
    expect(code).toBe(0)
    expect(stdout).toMatch(/best of [\d ]+ legal musters/)
    expect(stdout).toContain('4 berserkers (kept)')
    expect(stdout).toContain('Runners-up')
  })

  it('is asked again by its own command', async () => {
    const args = [
      'warband',
      'build',
      'welsh',
      '4',
      '--hero',
      'gruffydd',
      '--keep',
      '2x4 teulu',
      '--against',
      '8 bondi axe',
      '--measure',
      'wins',
      '--ways',
      'charging,shot-at',
      '--top',
      '2',
      '-f',
      'json'
    ]
    const { stdout } = await run(args)
    const output: unknown = JSON.parse(stdout)
    const { replay } = output as { readonly replay: string }
    const words = [...replay.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '').slice(1)
    expect((await run([...words, '-f', 'json'])).stdout).toBe(stdout)
  })

  it('takes a roster of enemies', async () =>
    expect(await report(`warband build vikings 4 --against ${NORMANS}`)).toMatchObject({
      targets: expect.arrayContaining([{ name: '8 crossbowmen', weight: 1 }])
    }))

  it.each([
    ['', 'whose warband?'],
    ['vikigns', 'unknown word "vikigns"; did you mean "vikings"?'],
    ['vikings 7', '--points: "7" is not 2, 3, 4, 5, 6, 8, 10 or 12'],
    ['vikings --measure best', '--measure: "best" is not swing, killed, lost, wins, wiped or tournament'],
    ['vikings --ways flying', '--ways: "flying" is not charging, charged, shooting or shot-at'],
    ['vikings --keep berserkers --keep berserkers', 'a warband has at most one (R5.3)'],
    ['vikings --keep knights', 'how many knights?'],
    ['vikings --hero bondi', '--hero: "bondi" is not'],
    ['vikings --hero harold-godwinson', 'saga-odds: Godwinson brothers lead the Anglo-Danes, not the Vikings: leave one out'],
    ['vikings --against nobody', '--against: nobody: which troop?'],
    ['vikings --against xyzzy', '--against: unknown word "xyzzy"'],
    ['vikings 4 --dice 7', '--dice: "7" is not a whole number from 0 to 6'],
    ['vikings 4 --keep 4x12thralls --dice 6', 'no legal warband of 4 points has these units and brings 6 SAGA dice'],
    ['vikings --keep 40x8bondi', '--keep: bondi: 40 is not a number of units: 1 to 30'],
    ['vikings --top 0', '--top: "0" is not a whole number from 1 to 50']
  ])('refuses %j', async (words, message) => {
    const { code, stderr } = await type(`warband build ${words}`.trim())
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('warband', () => {
  it('gives the schema of a roster', async () => {
    const { stdout } = await type('warband --schema')
    expect(JSON.parse(stdout)).toMatchObject({ title: 'A roster of saga-odds', properties: { units: { type: 'array' } } })
  })

  it.each([
    ['warband', 'use check, show, build or points'],
    ['warband chek', 'did you mean "check"?'],
    [`warband ${RAGNAR}`, `as in saga-odds warband check ${RAGNAR}`],
    ['warband show', 'name a roster file'],
    [`warband show ${RAGNAR} ${NORMANS}`, '2 files: it shows one warband at a time'],
    [`warband check ${RAGNAR} --measure swing`, '--measure is for warband build'],
    [`warband check ${RAGNAR} --nonsense`, 'unknown option --nonsense']
  ])('refuses %j', async (line, message) => {
    const { code, stderr } = await type(line)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('dice --warband', () => {
  it('reads the rosters that warband reads', async () => {
    expect(await report(`dice --warband ${RAGNAR}`)).toMatchObject({ dice: { rolled: 6, generated: 7 } })
    expect(await report(`dice --warband ${NORMANS}`)).toMatchObject({ request: { faction: 'normans' }, dice: { rolled: 6 } })
    expect(await report('dice --warband examples/rosters/welsh.yaml')).toMatchObject({ request: { hero: 'gruffydd' } })
  })

  it('has 8 dice and no Activation Pool in battles of 10 points (R8.3), asked again by its own command', async () => {
    const path = file('ten.yaml', 'faction: normans', 'points: 10', 'warlord: true', 'units: [10x4 knights]')
    const output = await report(`dice --warband ${path} --want gallop`)
    expect(output).toMatchObject({ dice: { rolled: 8, generated: 12 }, request: { points: 10 } })
    const { replay, all } = output as {
      readonly replay: string
      readonly all: { readonly asRolled: unknown; readonly bestPlay: unknown }
    }
    expect(replay).toContain('--points 10')
    expect(all.bestPlay).toEqual(all.asRolled)
    expect(await report(`dice --units 10x4 knights wl --points 10`)).toMatchObject({ dice: { rolled: 8 } })
    expect(await report(`dice --units 10x4 knights wl --points 6`)).toMatchObject({ dice: { rolled: 6 } })
  })

  it('counts a warlord who is named only by a horse or an axe', async () =>
    expect(await report('dice --warband examples/rosters/anglo-danes.yaml')).toMatchObject({ dice: { generated: 6 } }))
})

describe('the JSON Schema of a report', () => {
  it('fits what is answered of warbands', async () => {
    const { stdout } = await type('rules --schema report')
    const fits = new Ajv().compile(JSON.parse(stdout))
    for (const line of [
      `warband check ${RAGNAR}`,
      `warband show ${NORMANS}`,
      'warband build normans 4 --hero william',
      'warband points 9 warriors warlord --edition 2',
      `compare ${RAGNAR} ${NORMANS} --gives-up-dice`,
      `compare ${RAGNAR} --against examples/meta`
    ])
      expect({ line, fits: fits(await report(line)), errors: fits.errors }).toMatchObject({ fits: true })
  })
})

describe('faults of shape and of sense', () => {
  it('are reported together, each by its line', async () => {
    const text = 'faction: vikings\nwarlrd: true\nunits:\n  - { troop: hirdmen, modles: 4 }\n  - 8 xyzzy\n'
    const { code, stderr } = await type(`warband check ${file('both.yaml', text)}`)
    expect(code).toBe(2)
    expect(stderr.match(/(?<=both\.yaml:)\d+(?=:)/g)).toEqual(['2', '4', '5'])
    expect(stderr).toContain('has no "warlrd"; did you mean "warlord"?')
    expect(stderr).toContain('unknown word "xyzzy"')
  })
})

describe('slips of the hand in a roster', () => {
  const WRONG = file(
    'slips.yaml',
    'faction: vikigns',
    'warlord: true',
    'units:',
    '  - 8 bondy',
    '  - { troop: hirdmenn, models: 4, weapon: danish axee }',
    '  - 8 bondi'
  )
  const MENDED = [
    [1, 'vikings for "vikigns"'],
    [4, 'bondi for "bondy"'],
    [5, 'hirdmen for "hirdmenn"'],
    [5, 'axe for "axee"']
  ] as const

  it.each(['warband check', 'warband show'])('are corrected, and the answer to %s says so with their places', async command => {
    const { interpreted } = JSON.parse((await type(`${command} ${WRONG} -f json`)).stdout)
    expect(interpreted).toHaveLength(MENDED.length)
    for (const [line, text] of MENDED)
      expect(interpreted).toContainEqual(expect.stringMatching(new RegExp(`slips\\.yaml:${line}:\\d+: ${text}$`)))
    expect((await type(`${command} ${WRONG}`)).stdout.replace(/\s+/g, ' ')).toContain('hirdmen for "hirdmenn"')
  })

  it('come to the roster that was meant', async () =>
    expect(await report(`warband show ${WRONG}`)).toMatchObject({
      roster: {
        faction: 'vikings',
        units: [
          { unit: 'bondi', models: 8 },
          { unit: 'hirdmen', models: 4, weapon: 'danish-axe' },
          { unit: 'bondi', models: 8 }
        ]
      }
    }))

  it('are written to stderr where a list is printed', async () => {
    const { stdout, stderr } = await type(`warband show ${WRONG} -f text`)
    expect(stdout).toContain('- 8 bondi')
    expect(stderr).toContain('read as: ')
  })

  it('are corrected in units given in words', async () =>
    expect(await report('warband points 9 warrios')).toMatchObject({ interpreted: ['warriors for "warrios"'] }))
})
