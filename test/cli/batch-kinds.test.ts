import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { KINDS } from '../../src/cli/batch/kinds'
import { plainEnvironment } from '../tools/shell'
import { report, run, type Shown, type } from './running'

const inputOf = (lines: readonly unknown[]): string =>
  lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')

/** The built program: a line that takes long is answered by a thread, which begins in a file of its own. */
const batch = async (lines: readonly unknown[], ...args: readonly string[]): Promise<Shown> => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/saga-odds.cjs', 'batch', '--jobs', '1', ...args], {
    input: inputOf(lines),
    env: plainEnvironment('.'),
    encoding: 'utf8'
  })
  return { code: status ?? -1, stdout, stderr }
}

/** The same in this process, for lines that are answered or refused at once. */
const shortBatch = (lines: readonly unknown[], ...args: readonly string[]): Promise<Shown> =>
  run(['batch', '--jobs', '1', ...args], { stdin: inputOf(lines) })

type Data = Readonly<Record<string, unknown>>

const records = ({ stdout }: Shown): readonly Data[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Data)

const TURN = '8 crossbows shoot 4 huscarls then 6 mounted knights charge them'
const SECOND = '8 warriors charge 4 hearthguard then 6 warriors charge them'
const FILE = 'examples/shoot-or-charge.yaml'
const PLAN: Data = parse(readFileSync(FILE, 'utf8')) as Data
const GOAL = 'the fyrd is gone'

const without = ({ replay: _, ...rest }: Data): Data => rest

describe('a sentence that begins with a command', () => {
  it('reviews a fight, and throws the Wrath', async () => {
    const shown = await shortBatch(['review 8 bondi charge 4 huscarls: 1:2', 'dice wrath 3', 'wrath 3'])
    const [review, ...wraths] = records(shown)
    expect([shown.code, shown.stderr]).toEqual([0, ''])
    const asObject = await shortBatch([{ kind: 'review', fights: ['8 bondi charge 4 huscarls: 1:2'] }])
    expect({ ...review, scenario: 0 }).toEqual({ ...records(asObject)[0], scenario: 0 })
    expect(wraths).toEqual([expect.objectContaining({ kind: 'wrath' }), expect.objectContaining({ kind: 'wrath' })])
  })

  it('is told how SAGA dice are asked for', async () => {
    const [record] = records(await shortBatch(['dice 6 normans --want charge']))
    expect(record).toMatchObject({
      error:
        'a question about SAGA dice is an object in a batch, such as { "kind": "dice", "dice": 6, "faction": "normans", "want": ["charge"] }'
    })
  })
})

describe('a plan in a batch', () => {
  it('is a turn in words, under either of its keys', async () => {
    const shown = await batch([
      { id: 3, kind: 'plan', sentence: TURN },
      { kind: 'plan', fight: TURN },
      { kind: 'plan', plan: TURN },
      TURN,
      `plan ${TURN}`,
      JSON.stringify(TURN)
    ])
    const { points, headline } = (await report(`plan ${TURN}`)) as { readonly points: Data; readonly headline: string }
    const { killed, lost, swing } = points
    expect([shown.code, shown.stderr]).toEqual([0, ''])
    expect(records(shown)).toHaveLength(6)
    for (const record of records(shown))
      expect(record).toMatchObject({ kind: 'plan', headline, method: { name: 'exact' }, points: { killed, lost, swing } })
    expect(records(shown)[0]).toMatchObject({ id: 3, scenario: { id: 3, kind: 'plan', sentence: TURN } })
  })

  it('is a plan file as data, under its key or in the line itself', async () => {
    const whole = (await report(`plan ${FILE}`)) as Data
    const shown = await batch(
      [
        { kind: 'plan', plan: PLAN },
        { id: 'x', kind: 'plan', ...PLAN }
      ],
      '--full'
    )
    expect([shown.code, shown.stderr]).toEqual([0, ''])
    const [under, open] = records(shown)
    expect(without(under ?? {})).toEqual(without(whole))
    expect(without(open ?? {})).toEqual({ id: 'x', ...without(whole) })
  })

  it('is solved, and reports its goals by name and the best play', async () => {
    const { goals, solution } = (await run(['plan', FILE, '--solve', GOAL, '-f', 'json']).then(({ stdout }) =>
      JSON.parse(stdout)
    )) as {
      readonly goals: readonly { readonly goal: string; readonly chance: number }[]
      readonly solution: { readonly value: number; readonly written: number }
    }
    const [named, first] = records(
      await batch([
        { kind: 'plan', plan: PLAN, solve: GOAL },
        { kind: 'plan', plan: PLAN, solve: true }
      ])
    )
    expect(named).toMatchObject({
      goals: { [GOAL]: goals[0]?.chance },
      solution: { goal: GOAL, value: solution.value, written: solution.written },
      best: expect.stringContaining('step 2: ') as string
    })
    expect({ ...first, scenario: 0 }).toEqual({ ...named, scenario: 0 })
  })

  it('is sampled with a seed, from the line or the command line', async () => {
    const same = (await report(`plan ${TURN} --method monte-carlo --trials 500 --seed a`)) as { readonly points: Data }
    const line = { kind: 'plan', sentence: TURN, method: 'monte-carlo', trials: 500, seed: 'a' }
    const [own] = records(await batch([line], '--select', 'points.swing,method.trials'))
    const [all] = records(await batch([TURN], '--method', 'monte-carlo', '--trials', '500', '--seed', 'a'))
    expect(own).toEqual({ points: { swing: same.points['swing'] }, method: { trials: 500 } })
    expect(all).toMatchObject({ points: { swing: same.points['swing'] } })
  })

  it('is of the edition, the readings and the boards that it says, or the command line', async () => {
    const words = '8 warriors charge 4 hearthguard then 8 warriors charge them'
    const second = (await report(`plan ${words} --edition 2 --reading exhausted-melee=halved`)) as { readonly points: Data }
    const line = { kind: 'plan', sentence: words, edition: 2, readings: { 'exhausted-melee': 'halved' } }
    const [own] = records(await batch([line]))
    const [all] = records(await batch([words], '--edition', '2', '--reading', 'exhausted-melee=halved'))
    expect(own?.['points']).toMatchObject({ swing: second.points['swing'] })
    expect(all?.['points']).toEqual(own?.['points'])
    const eelers = '8 eelers charge 8 warriors then 8 warriors shoot them'
    const board = {
      kind: 'plan',
      sentence: '8 eelers charge 8 warriors then 6 warriors charge them',
      boards: ['examples/reedfolk.yaml']
    }
    expect((await batch([board])).stderr).toBe('')
    expect((await batch([eelers])).code).toBe(1)
  })

  it('carries a command that plays it again', async () => {
    const shown = await batch(
      [
        { kind: 'plan', plan: PLAN, solve: true },
        { kind: 'plan', sentence: SECOND, edition: 2 }
      ],
      '--full'
    )
    const [data, said] = records(shown)
    const [, json = '', args = ''] =
      /^printf %s '(.*)' \| saga-odds (plan --scenario - --solve '.*')$/s.exec(String(data?.['replay'])) ?? []
    const again = await run(['plan', '--scenario', '-', '--solve', GOAL, '-f', 'json'], { stdin: json })
    expect(args).toBe(`plan --scenario - --solve '${GOAL}'`)
    expect(without(JSON.parse(again.stdout) as Data)).toEqual(without(data ?? {}))
    // the plan as it was understood, which is what is typed here but for a comma
    expect(said?.['replay']).toBe(`saga-odds plan ${SECOND.replace(' then', ', then')} --edition 2`)
    expect(without((await report(String(said?.['replay']).replace('saga-odds ', ''))) as Data)).toEqual(without(said ?? {}))
  })

  it('is a row of a CSV too, and what is selected of it', async () => {
    const { points } = (await report(`plan ${TURN}`)) as { readonly points: Data }
    const shown = await run(['batch', '--jobs', '1', '--select', 'points.swing'], {
      stdin: `kind,fight\nplan,${TURN}\nmelee,8w charge 8w\n`
    })
    const [, first = '', second] = shown.stdout.split('\n')
    expect(Number(first.split(',')[2])).toBeCloseTo(Number(points['swing']), 9)
    expect(second).toBe('melee,8w charge 8w,,,,')
    const chosen = await batch(
      [{ kind: 'plan', plan: PLAN }],
      '--select',
      `goals.${GOAL}`,
      '--select',
      'goals.0.chance,units.0.gone'
    )
    expect(records(chosen)[0]).toMatchObject({
      goals: { [GOAL]: expect.any(Number) as number, 0: { chance: expect.any(Number) as number } }
    })
  })

  it.each<readonly [string, unknown, string]>([
    ['nothing', { kind: 'plan' }, 'there is no plan in the line: give "plan" as in a plan file, or "sentence": '],
    [
      'a number',
      { kind: 'plan', plan: 7, solv: 1 },
      'a line of a plan has no "solv"; did you mean "solve"? plan: 7 is not a plan: '
    ],
    ['both', { kind: 'plan', plan: TURN, sentence: TURN }, 'the plan is given twice, as plan and as sentence: leave one out'],
    ['no method', { kind: 'plan', sentence: TURN, method: 'magic' }, 'method: "magic" is not exact or monte-carlo'],
    ['trials for nothing', { kind: 'plan', sentence: TURN, trials: 5 }, 'trials is for sampled turns: add method monte-carlo'],
    [
      'a misspelt unit',
      {
        kind: 'plan',
        plan: {
          warbands: { a: { units: { x: '6 hirdmem' } }, b: { units: { y: '6 ceorls' } } },
          steps: [{ shoot: 'z', target: 'y' }]
        }
      },
      'warbands.a.units.x: unknown word "hirdmem"; did you mean "hirdmen"? step 1, shoot: there is no unit "z"'
    ],
    [
      'a prototype',
      '{"kind":"plan","plan":{"warbands":{"__proto__":{}},"steps":[]}}',
      '"__proto__" is not a key: a key is a word'
    ],
    ['a goal that is none', { kind: 'plan', plan: PLAN, solve: 'the moon' }, 'moon']
  ])('that is %s becomes an error record, and the rest goes on', async (_, line, sentence) => {
    const shown = await shortBatch([line, TURN])
    const [bad, good] = records(shown)
    expect(shown.code).toBe(1)
    expect(bad).toMatchObject({ line: 1, error: expect.stringContaining(sentence) as string })
    expect(good).toMatchObject({ kind: 'plan' })
  })

  it('selects nothing that looks into objects themselves', async () =>
    expect((await shortBatch([TURN], '--select', 'goals.__proto__')).stderr).toContain('goals.__proto__'))
})

const FIGHT = '6 hirdmen +ullr charge 4 huscarls +shieldwall'

interface Advised {
  readonly worth: number
  readonly best: { readonly numbers: Data }
}

describe('advice in a batch', () => {
  it('is the same as that of the command', async () => {
    const whole = (await report(`advise ${FIGHT}`)) as Data & Advised
    const shown = await batch([{ id: 'a', kind: 'advise', fight: FIGHT }, `advise ${FIGHT}`])
    expect([shown.code, shown.stderr]).toEqual([0, ''])
    for (const record of records(shown))
      expect(record).toMatchObject({
        kind: 'advice',
        headline: '6 hirdmen, +ullr, charge 4 huscarls, +shieldwall',
        worth: whole.worth,
        best: { text: expect.stringContaining('hirdmen: Ullr') as string, numbers: whole.best.numbers }
      })
    const [full] = records(await batch([{ id: 'a', kind: 'advise', fight: FIGHT }], '--full'))
    expect(full).toEqual({ id: 'a', ...whole })
  })

  it('has a goal, a side, prices and a roll of its own', async () => {
    const { stdout } = await run([
      'advise',
      FIGHT,
      '--goal',
      'attacker wins',
      '--for',
      'defender',
      '--price',
      'die=0.3',
      '-f',
      'json'
    ])
    const { replay, worth } = JSON.parse(stdout) as Data
    const line = { kind: 'advise', fight: FIGHT, goal: 'attacker wins', for: 'defender' }
    for (const price of [{ die: 0.3 }, 'die=0.3', ['die=0.3']])
      expect(records(await batch([{ ...line, price }], '--select', 'worth,replay'))).toEqual([{ worth, replay }])
    const rolled = JSON.parse(
      (await run(['advise', '6 hirdmen +ullr charge 4 huscarls', '--roll', '3', '-f', 'json'])).stdout
    ) as {
      readonly rolls: Data
    }
    const roll = { kind: 'advise', fight: '6 hirdmen +ullr charge 4 huscarls', roll: 3 }
    expect(records(await batch([roll], '--select', 'rolls.worth'))).toEqual([{ rolls: { worth: rolled.rolls['worth'] } }])
  })

  it('is of a fight by its keys, in the line or under scenario', async () => {
    const fight = { attacker: { unit: 'hirdmen', models: 6, abilities: ['ullr'] }, defender: { unit: 'huscarls', models: 4 } }
    const { worth } = (await report('advise 6 hirdmen +ullr charge 4 huscarls')) as Advised
    const shown = await batch(
      [
        { kind: 'advise', ...fight },
        { kind: 'advise', scenario: fight }
      ],
      '--select',
      'worth'
    )
    expect(records(shown)).toEqual([{ worth }, { worth }])
    const shot = { kind: 'advise', scenario: { ...fight, kind: 'shoot', attacker: { unit: 'levy', weapon: 'bow', models: 12 } } }
    expect(records(await batch([shot], '--select', 'fight'))).toEqual([{ fight: 'shoot' }])
  })

  it('takes the options of the command line for all, but not how battles are sampled', async () => {
    const { worth } = (await report('advise 6 hirdmen +ullr charge 4 huscarls --reading natural-in-melee=on')) as Advised
    const flags = ['--reading', 'natural-in-melee=on', '--method', 'monte-carlo', '--trials', '100', '--select', 'worth']
    expect(records(await batch(['advise 6 hirdmen +ullr charge 4 huscarls'], ...flags))).toEqual([{ worth }])
  })

  it('is a row of a CSV too', async () => {
    const { worth } = (await report(`advise ${FIGHT}`)) as Advised
    const { stdout } = await run(['batch', '--jobs', '1', '--select', 'worth'], {
      stdin: `kind,fight,for\nadvise,${FIGHT},attacker\n`
    })
    expect(Number(stdout.split('\n')[1]?.split(',')[3])).toBeCloseTo(worth, 9)
  })

  it.each<readonly [string, Data, string]>([
    ['no goal', { goal: 'attacker wns' }, 'goal'],
    ['a list as goal', { goal: ['x'] }, 'goal: a list is not a word or a number'],
    ['nobody', { for: 'me' }, 'for: "me" is not attacker or defender'],
    ['a foreign price', { price: { dye: 3 } }, 'price: "dye" cannot be priced: did you mean "die"?'],
    ['too many dice', { roll: 9 }, 'roll: "9" is not a whole number from 1 to 8'],
    ['a foreign key', { gaol: 'points' }, 'gaol'],
    ['a scenario that is none', { scenario: 7 }, 'scenario: 7 is not a fight: an object, or a sentence']
  ])('for %s becomes an error record without flags in it', async (_, keys, sentence) => {
    const shown = await shortBatch([{ kind: 'advise', fight: FIGHT, ...keys }])
    const [{ error = '' } = {}] = records(shown) as readonly { readonly error?: string }[]
    expect(shown.code).toBe(1)
    expect(error).toContain(sentence)
    expect(error).not.toContain('--')
  })
})

describe('every kind in one stream', () => {
  it('is answered in order, with the same bytes for one thread and for two', async () => {
    const line = [
      '8w charge 4hg',
      TURN,
      `advise ${FIGHT}`,
      JSON.stringify({ kind: 'dice', dice: 6, faction: 'normans', want: ['charge'] }),
      'nonsense'
    ]
    const stdin = `${Array.from({ length: 15 }, () => line.join('\n')).join('\n')}\n`
    const one = await run(['batch', '--jobs', '1', '-'], { stdin })
    expect(
      one.stdout
        .split('\n')
        .slice(0, 5)
        .map(each => (JSON.parse(each) as Data)['kind'])
    ).toEqual(['melee', 'plan', 'advice', 'dice', undefined])
    const { execFileSync } = await import('node:child_process')
    const program = (jobs: string): string => {
      try {
        return execFileSync(process.execPath, ['dist/cli.cjs', 'batch', '--jobs', jobs], {
          input: stdin,
          encoding: 'utf8',
          stdio: 'pipe'
        })
      } catch (error) {
        // nonsense is reported with exit 1
        return (error as { readonly stdout: string }).stdout
      }
    }
    expect(program('2')).toBe(one.stdout)
  })

  it('takes --kind for lines that do not say theirs', async () => {
    expect(records(await batch([{ sentence: TURN }], '--kind', 'plan'))).toMatchObject([{ kind: 'plan' }])
    expect(records(await batch([FIGHT], '--kind', 'advise'))).toMatchObject([{ kind: 'advice' }])
    expect((await type('batch --kind plam -')).stderr).toContain('did you mean "plan"?')
    const shots = ['8 crossbows vs 4 huscarls', { fight: '8 crossbows at 4 huscarls' }, SIDES, '8 bondi charge 4 huscarls']
    expect(records(await batch(shots, '--kind', 'shoot')).map(({ kind }) => kind)).toEqual(['shoot', 'shoot', 'shoot', 'melee'])
    const named = records(await batch(['shoot 8 crossbows vs 4 huscarls', 'melee 8 crossbows vs 4 huscarls']))
    expect(named.map(({ kind }) => kind)).toEqual(['shoot', 'melee'])
  })
})

const SIDES = { attacker: { unit: 'crossbowmen', models: 8 }, defender: { unit: 'huscarls', models: 4 } }

describe('every kind in a CSV of its own', () => {
  const LINES: Readonly<Record<string, string>> = {
    melee: '{"fight":"12 bondi charge 4 huscarls (axe 60 %)"}',
    shoot: '{"kind":"shoot","fight":"8 crossbows shoot 4 hearthguard (light cover 40 %)"}',
    advise: '{"kind":"advise","fight":"12 bondi charge 4 huscarls (axe 60 %)"}',
    review: '{"kind":"review","fights":["8 bondi charge 4 huscarls: 1:2"]}',
    plan: '{"kind":"plan","plan":"8 bondi charge 8 bondi","solve":"tournament"}',
    dice: '{"kind":"dice","faction":"normans","dice":6,"want":["charge"]}',
    throw: '{"kind":"throw","throw":"20 dice on 6+, none"}',
    wrath: '{"kind":"wrath","dice":3}'
  }
  it('is a kind here', () => expect(Object.keys(LINES).sort()).toEqual(Object.keys(KINDS).sort()))
  it.each(Object.entries(LINES))('%s has columns of numbers', async (kind, line) => {
    const { stdout, code } = await run(['batch', '-', '--kind', kind, '-f', 'csv'], { stdin: `${line}\n` })
    expect(code).toBe(0)
    const [header = '', row = ''] = stdout.split('\n')
    const numbers = header.split(',').slice(2, -3)
    expect(numbers.length).toBeGreaterThan(1)
    expect(
      row
        .replace(/"(?:[^"]|"")*"/gu, '')
        .split(',')
        .slice(2, -3)
        .filter(cell => /^-?\d/u.test(cell)).length
    ).toBeGreaterThan(1)
  })
  it.each(Object.entries(LINES))('%s selects what its record begins with', async (kind, line) => {
    const NAMES = ['kind', 'headline', 'edition', 'method.name']
    const about = async (...args: readonly string[]) =>
      JSON.parse((await run(['batch', '-', '--kind', kind, ...args], { stdin: `${line}\n` })).stdout) as Data
    const whole = await about('--full')
    const { edition = null, method } = whole as { readonly edition?: number; readonly method?: { readonly name: string } }
    expect(await about('--select', NAMES.join(','))).toEqual({
      kind: whole['kind'],
      headline: whole['headline'],
      edition,
      method: { name: method?.name ?? null }
    })
  })
  it('throws plain dice where a sentence says so', async () => {
    // of 16 ways to throw four dice on 4+ four have exactly three hits
    const { stdout, code } = await run(['batch', '-'], { stdin: 'throw 4 dice on 4+, exactly 3\n' })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'throw', mean: 2, wanted: { chance: 0.25 } })
  })
  it.each(['sweep melee 8 bondi charge 4 huscarls', 'compare 8 bondi or 4 huscarls vs 8 levies'])(
    'refuses %s by its kind',
    async line => {
      const { stdout, code } = await run(['batch', '-'], { stdin: `${line}\n` })
      expect(code).toBe(1)
      expect(JSON.parse(stdout)).toMatchObject({
        code: 'kind',
        error: expect.stringContaining(`"${line.slice(0, line.indexOf(' '))}" is not melee`)
      })
    }
  )
  it('takes a chance in words in a column, and refuses what is none', async () => {
    const chances = ['axe 60 %', 'weapon=danish-axe 60%', 'axe', 'axe 100 %', '']
    const rows = chances.map(chance => `12,bondi,4,huscarls,${chance}`)
    const { stdout } = await run(['batch', '-', '--in', 'csv', '--select', 'attacker wins'], {
      stdin: `attacker.models,attacker.unit,defender.models,defender.unit,defender.maybe\n${rows.join('\n')}\n`
    })
    const [, words, path, none, axe, bare] = stdout.split('\n').map(row => row.split(',').slice(5))
    expect(Number(words?.[0])).toBeCloseTo(0.6 * Number(axe?.[0]) + 0.4 * Number(bare?.[0]), 9)
    expect(path).toEqual(words)
    expect(none?.join()).toContain('is not something it may have and its chance')
  })
})
