import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PlanReport } from '../../src/model/report'
import { openFolder } from '../tools/folder'
import { report, run, type } from './running'

const { folder } = openFolder()

const written = (text: string, name = 'plan.yaml'): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const HEAD = `warbands:
  vikings:
    faction: vikings
    units: { jarl: warlord, hird: 6 hirdmen }
  danes:
    faction: anglo-danes
    units: { fyrd: 12 geburs, huscarls: 4 huscarls }
`

const shown = async (text: string, more = ''): Promise<readonly string[]> => {
  const file = written(text)
  const { stderr } = await type(`plan ${file}${more}`)
  return stderr
    .split('\n')
    .filter(line => line.startsWith('saga-odds: '))
    .map(line => line.replace('saga-odds: ', '').replaceAll(file, 'plan.yaml'))
}

describe('saga-odds plan', () => {
  it('reads a plan from stdin where - is named', async () => {
    const stdin = readFileSync('examples/full-turn.yaml', 'utf8')
    const [named, piped] = [
      await run(['plan', 'examples/full-turn.yaml', '-f', 'line']),
      await run(['plan', '-', '-f', 'line'], { stdin })
    ]
    expect(piped).toEqual(named)
  })

  it('plays the full turn of the rulebook: the hird beats the levies, then the huscarls', async () => {
    const { steps, units } = (await report('plan examples/full-turn.yaml')) as {
      steps: readonly { result?: { attackerWins: number; tie: number } }[]
      units: readonly { unit: string; fatigue: { p: readonly number[] } }[]
    }
    expect(steps[2]?.result?.attackerWins).toBeCloseTo(0.967743, 5)
    expect(steps[2]?.result?.tie).toBeCloseTo(0.026928, 5)
    // second charge 1, Frigg -1, the melees 1 each, Lords of Battle 2
    expect(units.find(({ unit }) => unit === 'hird')?.fatigue.p[4]).toBeCloseTo(1, 10)
  })

  it.each(['table', 'line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('answers as %s', async format => {
    const { code, stdout, stderr } = await type(`plan examples/full-turn.yaml -f ${format}`)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('huscarls')
  })

  it('fits 80 columns', async () => {
    for (const line of ['plan examples/full-turn.yaml --explain', 'plan examples/shoot-or-charge.yaml --solve'])
      for (const row of (await type(line)).stdout.split('\n')) expect(row.length).toBeLessThanOrEqual(80)
  })

  it('plays a report again to the same bytes', async () => {
    for (const line of [
      'plan examples/full-turn.yaml',
      'plan examples/three-fronts.yaml --solve points',
      'plan examples/full-turn.yaml --method monte-carlo --trials 200 --seed york',
      'plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them'
    ]) {
      const { stdout } = await type(`${line} -f json`)
      const file = written(stdout, 'report.json')
      expect((await type(`plan ${file} -f json`)).stdout).toBe(stdout)
      expect((await type(`plan --scenario ${file} -f json`)).stdout).toBe(stdout)
    }
  })

  it('names a command that gives the same bytes: weapons and mounts that nobody typed are not in it', async () => {
    for (const line of [
      'plan 8 crossbows shoot 6 hirdmen then 8 bondi charge them --solve points',
      'plan 8 levies bow shoot 6 hirdmen then 6 mounted knights charge them'
    ]) {
      const { stdout } = await type(`${line} -f json`)
      const { replay } = JSON.parse(stdout) as { readonly replay: string }
      expect((await type(`${replay.replace('saga-odds ', '')} -f json`)).stdout).toBe(stdout)
    }
  })

  it('explains one step, number by number', async () => {
    const { stdout } = await type('plan examples/full-turn.yaml --explain step 4')
    expect(stdout).toContain('6 hirdmen, fatigue 1 against 4 huscarls, fatigue 1')
    expect(stdout).toContain('Frigg')
    expect((await type('plan examples/full-turn.yaml --explain step 2')).stderr).toContain('there is no fight at that step')
  })

  it('publishes its schema', async () => {
    const schema = JSON.parse((await type('plan --schema')).stdout) as { required: readonly string[] }
    expect(schema.required).toEqual(['warbands', 'steps'])
  })

  it('solves, and says what reacting to results is worth', async () => {
    const { stdout } = await type('plan examples/three-fronts.yaml --solve points')
    expect(stdout).toContain('Best plan for points')
    expect(stdout).toMatch(/reacting\s+is\s+worth/u)
    expect(stdout).toMatch(/or more left|or fewer left/u)
  })

  it('checks without playing', async () => {
    expect(await type('plan examples/full-turn.yaml --check')).toMatchObject({ code: 0, stderr: '' })
    const file = written(`${HEAD}steps:\n  - { charge: hird, target: fyrd, distance: 7 }\n`)
    const { code, stderr } = await type(`plan ${file} --check`)
    expect(code).toBe(1)
    expect(stderr).toContain(`${file}:9:45: step 1, distance: hird reaches 6" (M, R4.5) and its target is 7" away`)
  })
})

describe('a plan that is checked', () => {
  it('is answered in JSON where that is asked for', async () => {
    const { code, stdout } = await type('plan examples/full-turn.yaml --check -f json')
    expect(code).toBe(0)
    const found: unknown = JSON.parse(stdout)
    expect(found).toMatchObject({ kind: 'plan-check', plan: 'examples/full-turn.yaml', edition: 1, isLegal: true, faults: [] })
    expect(JSON.parse((await type('plan examples/full-turn.yaml --check -f ndjson')).stdout)).toEqual(found)
    const file = written(`${HEAD}steps:\n  - { charge: hird, target: fyrd, distance: 7 }\n`)
    const wrong = await type(`plan ${file} --check -f json`)
    expect(wrong.code).toBe(1)
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      isLegal: false,
      steps: 1,
      faults: [{ message: expect.stringContaining('step 1, distance: hird reaches 6"') }]
    })
    expect(wrong.stderr).toContain('step 1, distance: hird reaches 6"')
  })

  it.each(['-f svg', '-f csv', '-o check.html'])('refuses %s, which it does not have', async more =>
    expect(await type(`plan examples/full-turn.yaml --check ${more}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `saga-odds: plan --check has no ${more.slice(-4).trim()}: use -f json, ndjson, table or line\n`
    })
  )
})

describe('a file that exists', () => {
  it.each(['p.txt', 'noext'])('is read whatever it is called: %s', async name => {
    const [text, plan] = [readFileSync('examples/full-turn.yaml', 'utf8'), 'examples/full-turn.yaml']
    const [own, known] = [await type(`plan ${written(text, name)} -f line`), await type(`plan ${plan} -f line`)]
    expect(own).toEqual(known)
  })
})

describe('a plan with mistakes', () => {
  it('tells a misspelt troop once, not in each step, goal and friend of its unit', async () => {
    const text = [
      'warbands:',
      '  ours: { faction: vikings, units: { hird: 6 hirdmn, jarl: { is: warlord, near: [hird] } } }',
      '  theirs: { faction: anglo-danes, units: { guard: 4 huscarls } }',
      'steps:',
      '  - { charge: hird, target: guard }',
      '  - { rest: hird }',
      'goals: { left: hird.models >= 3 }'
    ]
    const { code, stderr } = await type(`plan ${written(text.join('\n'), 'misspelt.yaml')}`)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^[^\n]*units\.hird: unknown word "hirdmn"; did you mean "hirdmen"\?\n$/)
  })

  it('is shown all of them, by line and column', async () =>
    expect(
      await shown(`${HEAD}turn: vikins
goals:
  won: fyred.models = 0
steps:
  - { charge: hurd, target: fyrd }
  - { charge: hird, target: jarl }
  - { shot: hird }
`)
    ).toEqual([
      'plan.yaml:8:7: turn: there is no warband "vikins": there are vikings and danes',
      'plan.yaml:10:8: goals.won: there is no quantity "fyred.models"; did you mean "fyrd.models"?',
      'plan.yaml:12:15: step 1, charge: there is no unit "hurd"; did you mean "hird"?',
      'plan.yaml:13:29: step 2, target: jarl is in the same warband as hird: name an enemy',
      'plan.yaml:14:7: step 3 has no "shot"; did you mean "shoot"?'
    ]))

  it.each([
    ['{ charge: hird, target: fyrd, abilities: [shieldwall] }', /shieldwall/iu],
    ['{ charge: hird, target: fyrd, abilities: [frigg, frigg] }', /Frigg is used once a turn \(R7\.3\)/u],
    ['{ shoot: hird, target: fyrd }', /no missile weapon/u],
    ['{ charge: hird }', /charge needs a target: name the unit with target/u],
    ['{ charge: [], target: fyrd }', /charge: an empty list is not a list of at least one name/u],
    ['{ charge: hird, target: [] }', /target: an empty list is not a list of at least one name/u],
    ['{ charge: hird, target: fyrd, when: fyrd.model <= }', /expected a number here/u],
    ['{ charge: hird, target: fyrd, engaged: 7/3 }', /is not a share of a unit/u],
    ['{ rest: hird, target: fyrd }', /"target" is for shoot or charge, not for rest/u],
    ['{ charge: hird, target: fyrd, rest: jarl }', /a step does one thing/u],
    ['{ use: ullr, on: [hird] }', /cannot be used by itself/u],
    ['{ move: hird, else: { rest: hird } }', /"else" is for a step with "when"/u],
    ['{ move: hird, free: determination }', /Determination is the warlord's own/u],
    [
      '{ charge: hird, target: fyrd, when: attacker hits >= 3 }',
      /a plan has several fights: name the unit, as in jarl\.hits >= 3/u
    ],
    ['{ when: fyrd.models < 3 }', /what happens here\?/u]
  ])('reports %s', async (step, mistake) => expect((await shown(`${HEAD}steps:\n  - ${step}\n`)).join('\n')).toMatch(mistake))

  it('of an ability used twice, of a die that is not there, of a rest that comes too late', async () => {
    const text = HEAD.replace('    units: { jarl', '    dice: { hirdmen: 1, ullr: 1 }\n    units: { jarl')
    const steps = [
      '{ charge: hird, target: fyrd, abilities: [ullr] }',
      '{ charge: hird, target: fyrd, abilities: [ullr] }',
      '{ rest: hird }'
    ]
    const all = (await shown(`${text}steps:\n${steps.map(step => `  - ${step}\n`).join('')}`)).join('\n')
    expect(all).toContain('plan.yaml:11:5: step 2: Ullr is used once a turn (R7.3), and already was')
    expect(all).toContain('1 die is on Hirdmen, and 2 are spent by now')
    expect(all).toContain('hird may rest only as its first activation of the turn (R4.2)')
  })

  it('of more than eight dice', async () =>
    expect(
      (
        await shown(
          `${HEAD.replace('    units: { jarl', '    dice: { hirdmen: 8, ullr: 1 }\n    units: { jarl')}steps: [{ rest: hird }]\n`
        )
      ).join()
    ).toContain('there are 9 SAGA dice on this board, and a player has 8 (R7.1)'))

  it.each([
    ['', /it is empty: expected a plan in YAML or JSON/u],
    ['steps: [', /this is not YAML/u],
    ['steps: 3\nwarbands: { a: { units: {} }, b: { units: {} } }\n', /"?3"? is not a list of steps/u],
    ['__proto__: 1\n', /is not a key/u],
    [`${HEAD}steps:\n  - { charge: __proto__, target: constructor }\n`, /is not a name|there is no unit/u]
  ])('refuses what is no plan: %j', async (text, mistake) => expect((await shown(text)).join('\n')).toMatch(mistake))

  it.each([
    ['plan', /no plan was given/u],
    ['plan nowhere.yaml', /nowhere.yaml: there is no such file/u],
    ['plan 8 bondi charge 4 huscarls then 4 xyzzy charge them', /unknown word "xyzzy"/u],
    ['plan examples/full-turn.yaml --goal glory', /--goal: there is no goal "glory"\. There are .*; a condition will do too/u],
    [
      'plan examples/full-turn.yaml --goal hird.modles>2',
      /--goal: there is no quantity "hird.modles"; did you mean "hird.models"/u
    ],
    ['plan examples/full-turn.yaml --trials 5', /--trials is for sampled turns/u],
    ['plan examples/full-turn.yaml --seed 5', /--seed is for sampled turns: add --method monte-carlo/u],
    ['plan examples/full-turn.yaml --method both', /--method/u]
  ])('%s', async (line, mistake) => {
    const { code, stderr } = await type(line)
    expect(code).toBe(2)
    expect(stderr).toMatch(mistake)
  })
})

describe('the examples', () => {
  it.each(['full-turn', 'shoot-or-charge', 'three-fronts'])('%s names its own command', name => {
    expect(readFileSync(`examples/${name}.yaml`, 'utf8')).toContain(`saga-odds plan examples/${name}.yaml`)
  })
})

describe('a cost that is shown', () => {
  const plan = (dice: string): string =>
    written(
      `${HEAD.replace('units: { jarl', `dice: ${dice}\n    units: { jarl`)}steps: [{ charge: hird, target: fyrd }]\n`,
      'costs.yaml'
    )

  it('counts among the eight dice of a board (R7.1, R7.3)', async () => {
    const file = plan('{ hirdmen: 7, frigg: 1 }')
    expect((await type(`plan ${file} --check`)).code).toBe(0)
    expect((await type(`plan ${file} --check --cost frigg=U`)).code).toBe(0)
    const { code, stderr } = await type(`plan ${file} --cost frigg=U+R`)
    expect(code).toBe(2)
    expect(stderr).toMatch(/warbands\.vikings\.dice: there are 9 SAGA dice on this board, and a player has 8 \(R7\.1\)\n$/)
  })

  it('stands in the command that plays the plan again', async () =>
    expect(await report(`plan ${plan('{ hirdmen: 1, frigg: 1 }')} --cost frigg=U`)).toMatchObject({
      replay: expect.stringMatching(/ --cost frigg=U$/) as string
    }))

  it('is of an ability whose cost is not known', async () => {
    const file = plan('{ frigg: 1 }')
    expect((await type(`plan ${file} --cost frig=U`)).stderr).toBe(
      'saga-odds: --cost: there is no ability "frig"; did you mean "frigg"?\n'
    )
    expect((await type(`plan ${file} --cost shieldwall=U`)).code).toBe(2)
  })
})

describe('a plan in words', () => {
  it.each([
    ['plan 8 bondi charge 4 huscarls then they charge 6 ceorls', '8 bondi charge 4 huscarls, then bondi charge 6 ceorls'],
    [
      'plan 6 hirdmen charge 4 huscarls then the hirdmen charge 6 ceorls',
      '6 hirdmen charge 4 huscarls, then hirdmen charge 6 ceorls'
    ],
    ['plan 6 hirdmen charge 4 huscarls then hirdmen charge them', '6 hirdmen charge 4 huscarls, then hirdmen charge them'],
    ['plan 8 bondi charge 4 huscarls then 6 bondi charge 6 ceorls', '8 bondi charge 4 huscarls, then 6 bondi charge 6 ceorls']
  ])('%s: %s', async (line, headline) => {
    const shown = (await report(line)) as PlanReport
    expect(shown.headline).toBe(headline)
    expect(shown).not.toHaveProperty('interpreted')
  })

  it('asks which troop a number is of', async () => {
    const { code, stderr } = await type('plan "8 bondi charge 4, then 6 hirdmen charge them"')
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^saga-odds: which troop is the defender\? name one/)])
    expect(stderr).not.toContain('warbands')
  })

  it('says how to mean the unit of before, where the same troop and count come twice', async () => {
    const line = 'plan 8 bondi charge 4 huscarls then 8 bondi charge 6 ceorls'
    const said = 'bondi-2 is not the same unit as bondi: leave out the number if you mean the same one'
    expect(((await report(line)) as PlanReport).interpreted).toEqual([said])
    expect((await type(line)).stdout.replace(/\s+/g, ' ')).toContain(`read as: ${said}`)
  })
})
