import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answers, odds } from '../../src'
import { diceRequested } from '../../src/request/dice/request'
import { run, type Shown } from './running'

const folder = mkdtempSync(join(tmpdir(), 'saga-odds-batch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

const batch = (stdin: string | Uint8Array, ...args: readonly string[]): Promise<Shown> =>
  run(['batch', '--jobs', '1', ...args], { stdin })

interface Record {
  readonly id?: string | number
  readonly line?: number
  readonly error?: string
  readonly scenario?: unknown
  readonly result?: { readonly attackerWins: number; readonly tie: number; readonly defenderWins: number }
  readonly [key: string]: unknown
}

const records = ({ stdout }: Shown): readonly Record[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Record)

const lines = (...all: readonly unknown[]): string =>
  all.map(each => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('')

const DUEL = { attacker: { unit: 'warriors', models: 1 }, defender: { unit: 'warriors', models: 1 } }

describe('a line of a batch', () => {
  it('is a scenario, answered with its summary', async () => {
    // one die that hits on 4+, saved on 5+: each side loses its model with 1/2 * 2/3 = 1/3
    const shown = await batch(lines({ id: 'duel', ...DUEL }))
    const [record] = records(shown)
    expect(shown.code, shown.stderr).toBe(0)
    expect(record).toMatchObject({ id: 'duel', scenario: { id: 'duel', ...DUEL }, kind: 'melee', method: { name: 'exact' } })
    expect(record?.result?.attackerWins).toBeCloseTo(2 / 9, 12)
    expect(record?.result?.tie).toBeCloseTo(5 / 9, 12)
    expect(record).toMatchObject({ attacker: { wipedOut: expect.closeTo(1 / 3, 12) as number } })
  })

  it('is a sentence, quoted or not', async () => {
    const [bare, quoted] = records(await batch(lines('8 bondi charge 4 huscarls', '"8 bondi charge 4 huscarls"')))
    expect(bare?.result).toEqual(odds('8 bondi charge 4 huscarls').result)
    expect(quoted).toEqual(bare)
    expect(bare?.scenario).toBe('8 bondi charge 4 huscarls')
  })

  it.each([
    ['10 thralls bows @ 6 huscarls', '{"kind":"shoot","fight":"10 thralls bow shoot 6 huscarls"}'],
    ['how many of 6 bondi do 8 crossbowmen kill', '{"kind":"shoot","fight":"8 crossbowmen shoot 6 bondi"}'],
    ['does my warlord survive charging 6 hirdmen', 'warlord charges 6 hirdmen'],
    ["William's 6 knights charge 8 bondi", '6 knights charge 8 bondi'],
    ['¿gano con 4 huscarls si me cargan 8 bondi?', '8 bondi charge 4 huscarls'],
    ['12 levies bow shoot 6 bondi, and again', '{"kind":"plan","fight":"12 levies bow shoot 6 bondi then levies shoot them"}'],
    ['advise 8 bondi playing ullr charge 4 huscarls', '{"kind":"advise","fight":"8 bondi ++ullr charge 4 huscarls"}'],
    ['- 8 bondi attack 4 huscarls', '8 bondi charge 4 huscarls'],
    ['  - fight: 8 bondi attack 4 huscarls', '8 bondi charge 4 huscarls'],
    ['8 bondi attack 4 huscarls over 3 rounds', '{"fight":"8 bondi charge 4 huscarls","rounds":3}'],
    ['second edition: 8 bondi vs 4 huscarls', '{"fight":"8 bondi charge 4 huscarls","edition":2}'],
    [
      'what is the chance that 8 bondi lose at least 2 when charging 4 huscarls',
      '{"fight":"8 bondi charge 4 huscarls","ask":["attacker.losses.atLeast.2"]}'
    ]
  ])('is read as the command line reads it: %s', async (typed, meant) => {
    const numbers = ({ scenario: _, interpreted: _told, ...record }: Record) => record
    const [one, other] = records(await batch(lines(typed, meant)))
    expect(one?.error).toBeUndefined()
    expect(numbers(one ?? {})).toEqual(numbers(other ?? {}))
  })

  it('is refused where its words ask for what no line can be', async () => {
    const asked = ['8 bondi or 6 hirdmen charge 8 ceorls, which is better?', '8 bondi charge 4 huscarls, show me the what-if']
    const [comparison, study] = records(await batch(lines(...asked)))
    expect(comparison?.error).toMatch(/^kind: "compare" is not melee/)
    expect(study?.error).toMatch(/^--what-if belongs to the commands melee and shoot/)
  })

  it('is a sentence with keys over it', async () => {
    const [record] = records(await batch(lines({ fight: '8 bondi charge 4 huscarls', defender: { cover: 'heavy' } })))
    expect(record?.result).toEqual(odds('8 bondi charge 4 huscarls in heavy cover').result)
  })

  it('is a shot', async () => {
    const [record] = records(await batch(lines('8 crossbows shoot 6 bondi')))
    expect(record).toMatchObject({ kind: 'shoot' })
    expect(record?.result).toBeUndefined()
  })

  it('is a question about SAGA dice', async () => {
    const question = { kind: 'dice', dice: 6, faction: 'normans', want: ['terrified', 'charge'] }
    const { request, book } = diceRequested({ scenario: question })
    const [record] = records(await batch(lines({ id: 7, ...question })))
    expect(record).toMatchObject({ id: 7, kind: 'dice', all: answers.dice(request, book).all })
  })

  it('is a question about the Wrath', async () => {
    const [record] = records(await batch(lines({ kind: 'wrath', dice: 1 })))
    expect(record).toMatchObject({
      kind: 'wrath',
      totalP: [0, ...Array.from({ length: 6 }, () => expect.closeTo(1 / 6, 12) as number)]
    })
  })

  it('has a kind of the command line unless it says one', async () => {
    const shown = await batch(lines({ dice: 6, faction: 'normans', want: ['charge'] }), '--kind', 'dice')
    expect(records(shown)).toMatchObject([{ kind: 'dice' }])
  })

  it('keeps its id, a number a number', async () => {
    const shown = await batch(lines({ id: 1, ...DUEL }, { id: '1', ...DUEL }, { id: 2.5, ...DUEL }, DUEL))
    expect(records(shown).map(({ id }) => id)).toEqual([1, '1', 2.5, undefined])
  })

  it.each(['{', ' [ '])('refuses JSON over several lines, which begins with %s, instead of each of its lines', async begin => {
    const stdin = `${begin}\n  "fight": "8 bondi charge 4 huscarls"\n}\n`
    expect(await run(['batch'], { stdin })).toEqual({
      code: 2,
      stdout: '',
      stderr: `saga-odds: stdin:1: its first line is only ${begin.trim()}: a batch has one whole JSON object on each line, as -f ndjson writes them\n`
    })
  })

  it('says nothing when it is empty', async () => {
    const shown = await batch(lines('', '8w charge 8w', '   ', '', '4hg charge 8w', ''))
    expect(records(shown)).toHaveLength(2)
  })

  it('may lack its last line end', async () => expect(records(await batch('8w charge 8w\n4hg charge 8w'))).toHaveLength(2))

  it('may end as on Windows, and begin with a byte order mark', async () => {
    const shown = await batch('\ufeff8w charge 8w\r\n{"fight":"4hg charge 8w"}\r\n')
    expect(shown.stderr).toBe('')
    expect(records(shown).map(({ scenario }) => scenario)).toEqual(['8w charge 8w', { fight: '4hg charge 8w' }])
  })

  it('takes the options of the command line for all', async () => {
    const shown = await batch(
      lines('8 bondi charge 8 ceorls'),
      '--set',
      'defender.cover=heavy',
      '--reading',
      'natural-in-melee=on'
    )
    const [record] = records(shown)
    const same = odds({ fight: '8 bondi charge 8 ceorls in heavy cover', readings: { 'natural-in-melee': 'on' } })
    expect(record?.result).toEqual(same.result)
  })

  it('is answered as it would be alone, whomever its units met before', async () => {
    const attackers = [
      { unit: 'warriors', models: 6 },
      { unit: 'warriors', models: 6, effects: [{ verb: 'deny-cover' }] },
      {
        unit: 'warriors',
        models: 6,
        effects: [
          { verb: 'pay', enemyFatigue: 1 },
          { verb: 'attack-dice', count: 3 }
        ]
      },
      { unit: 'warriors', models: 6, effects: [{ verb: 'attack-dice', count: { follows: 'enemy-fatigue' } }] },
      { unit: 'warriors', models: 6, effects: [{ verb: 'armour', of: 'enemy', count: -1 }] }
    ]
    const defenders = [
      { unit: 'hearthguard', models: 3 },
      { unit: 'hearthguard', models: 3, fatigue: 1 },
      { unit: 'hearthguard', models: 3, cover: 'heavy' },
      { unit: 'hearthguard', models: 3, effects: [{ verb: 'armour', of: 'own', count: -1 }] },
      { unit: 'hearthguard', models: 3, effects: [{ verb: 'remove', count: 3, when: 'before' }] },
      { unit: 'hearthguard', models: 3, spend: ['armour'] }
    ]
    const fights = attackers.flatMap(attacker => defenders.map(defender => ({ edition: 2, attacker, defender }) as const))
    const said = async (...all: typeof fights) => records(await batch(lines(...all))).map(({ line: _, ...record }) => record)
    const alone: Awaited<ReturnType<typeof said>>[number][] = []
    for (const fight of fights) alone.push(...(await said(fight)))
    expect(new Set(alone.map(({ result }) => result?.attackerWins)).size).toBeGreaterThan(5)
    // each unit of the second half meets enemies that others met before
    expect(await said(...fights, ...fights.toReversed())).toEqual([...alone, ...alone.toReversed()])
  })

  it('may name board files, found from the folder of its file', async () => {
    const scenario = { boards: ['examples/reedfolk.yaml'], fight: '8 eelers charge 8 warriors' }
    const [here] = records(await batch(lines(scenario)))
    const there = join(folder, 'boards.ndjson')
    writeFileSync(join(folder, 'reedfolk.yaml'), readFileSync('examples/reedfolk.yaml'))
    writeFileSync(there, lines({ ...scenario, boards: ['reedfolk.yaml'] }))
    const [other] = records(await run(['batch', there]))
    expect(here?.result).toBeDefined()
    expect(other?.result).toEqual(here?.result)
  })
})

describe('what each record holds', () => {
  it('is the whole report with --full', async () => {
    const shown = await batch(lines({ id: 'a', fight: '8 bondi charge 4 huscarls' }), '--full')
    expect(records(shown)).toEqual([{ ...JSON.parse(JSON.stringify(odds({ id: 'a', fight: '8 bondi charge 4 huscarls' }))) }])
  })

  it('is what was selected, in the shape of the report', async () => {
    const shown = await batch(
      lines({ id: 'a', ...DUEL }),
      '--select',
      'result.tie,defender.losses.mean',
      '--select',
      'attacker.models'
    )
    expect(shown.stdout).toMatch(
      /^\{"id":"a","result":\{"tie":0\.55\d+\},"defender":\{"losses":\{"mean":0\.33\d+\}\},"attacker":\{"models":1\}\}\n$/
    )
  })

  it.each([
    ['defender.losses.p.1', 'p', 1 / 3],
    ['defender.losses.atLeast.1', 'atLeast', 1 / 3],
    ['wiped out by name', '', 1 / 3]
  ])('may be any quantity: %s', async (path, _which, value) => {
    const name = path.startsWith('wiped') ? 'defender wiped out' : path
    const { stdout } = await batch(lines(DUEL), '--select', name, '-f', 'csv')
    expect(Number(stdout.split('\n')[1]?.split(',')[1])).toBeCloseTo(value, 12)
  })

  it('is null where there is no such number', async () => {
    const shown = await batch(
      lines('8 crossbows shoot 6 bondi', { kind: 'dice', dice: 3 }),
      '--select',
      'result.tie,all.asRolled.low'
    )
    const nothing = { result: { tie: null }, all: { asRolled: { low: null } } }
    expect(records(shown)).toEqual([nothing, nothing])
  })

  it('may be of the whole report', async () => {
    const shown = await batch(lines(DUEL), '--select', 'headline,attacker.units.0.hitsOn')
    expect(records(shown)).toEqual([{ headline: '1 warrior charges 1 warrior', attacker: { units: { 0: { hitsOn: 4 } } } }])
  })

  it('has intervals where it was sampled', async () => {
    const shown = await batch(lines({ ...DUEL, method: 'monte-carlo', trials: 1000 }))
    const [record] = records(shown)
    expect(record?.['method']).toEqual({ name: 'monte-carlo', trials: 1000, seed: 'saga' })
    expect(Object.keys(record?.['intervals'] as object)).toContain('result.tie')
    expect(JSON.stringify(record)).not.toContain('losses.p.')
  })
})

describe('a line that cannot be answered', () => {
  it('is reported in its place, with its line and all its causes, and the rest goes on', async () => {
    const shown = await batch(
      lines(
        { id: 1, ...DUEL },
        '{"id":2,"fight":',
        { id: 3, attacker: { unit: 'bondii', models: 40 }, defender: { unit: 'bondi', models: 4 } },
        { id: 4, ...DUEL }
      )
    )
    expect(records(shown)).toMatchObject([
      { id: 1, kind: 'melee' },
      { line: 2, error: 'column 17: expected a value here, but the text ends' },
      {
        id: 3,
        line: 3,
        error:
          'attacker.unit: there is no troop "bondii"; did you mean "bondi"? attacker.models: 40 is not a whole number from 1 to 12'
      },
      { id: 4, kind: 'melee' }
    ])
    expect(shown.code).toBe(1)
    expect(shown.stderr).toBe(
      'saga-odds: 2 of 4 lines were not answered; the first is line 2: column 17: expected a value here, but the text ends\n'
    )
  })

  it.each([
    ['a list', '[1,2]', /^a list is not a request: a line is an object/],
    ['a kind that is none', '{"kind":"mele"}', /^kind: "mele" is not melee, shoot.*; did you mean "melee"\?$/],
    ['an id that is none', '{"id":[1],"fight":"8w charge 8w"}', /^id: a list is not a number or a text/],
    ['an option', '8w charge 8w -f json', /^unknown word "-f".*unknown word "json"/],
    ['a word too many', '8w charge 8w xyzzy', /^unknown word "xyzzy"/],
    [
      'a fault of the fight',
      '8 bondi gives up dice charge 4 huscarls',
      /only the unit that is charged may give up dice \(R3\.3\)/
    ],
    [
      'a reading that is none',
      '{"fight":"8w charge 8w","readings":{"overkill-counts":"maybe"}}',
      /^the reading overkill-counts: "maybe" is not/
    ],
    ['a key of nobody', '{"__proto__":{"x":1},"fight":"8w charge 8w"}', /^a fight has no "__proto__"/],
    ['a board file that is not there', '{"boards":["gone.yaml"],"fight":"8w charge 8w"}', /^gone\.yaml: there is no such file$/],
    ['a letter that moves the cursor', '8 bondi \u001b[2J charge', /unknown word/]
  ])('may be %s', async (_, line, error) => {
    const shown = await batch(lines(line, '8w charge 8w'))
    const [fault, good] = records(shown)
    expect(fault).toMatchObject({ line: 1, error: expect.stringMatching(error) as string })
    expect(good).toMatchObject({ kind: 'melee' })
    expect(shown.stdout).not.toContain('\u001b')
    expect(shown.code).toBe(1)
  })

  it('may be bytes that are no text', async () => {
    const bytes = Buffer.concat([
      Buffer.from('8w charge 8w\n'),
      Buffer.from([0x38, 0xff, 0xfe, 0x0a]),
      Buffer.from('8w charge 8w\n')
    ])
    expect(records(await batch(bytes))).toMatchObject([
      { kind: 'melee' },
      { line: 2, error: 'this is not UTF-8 text' },
      { kind: 'melee' }
    ])
  })

  it('may be too long', async () => {
    const shown = await batch(lines('8w charge 8w', 'x'.repeat(50_000_000), '4hg charge 8w'))
    expect(records(shown)).toMatchObject([
      { kind: 'melee' },
      { line: 2, error: 'the line is longer than 1 MB, too long for a scenario' },
      { scenario: '4hg charge 8w' }
    ])
  })

  it('ends the batch with --strict, and the answers before it stand', async () => {
    const shown = await batch(lines('8w charge 8w', 'nonsense', '4hg charge 8w'), '--strict', '--select', 'result.tie')
    expect(records(shown)).toHaveLength(1)
    expect(shown.code).toBe(1)
    expect(shown.stderr).toMatch(/^saga-odds: line 2: .*; nothing after it was answered \(--strict\)\n$/)
    // a question is not followed by a semicolon
    const asked = await batch(lines('{"fight":"8w charge 8w","atacker":{}}'), '--strict', '--select', 'result.tie')
    expect(asked.stderr).toMatch(/^saga-odds: line 1: .*\? \(--strict: nothing after it was answered\)\n$/)
  })
})

describe('a batch that cannot be', () => {
  it.each([
    ['a folder', ['.'], '.: it is a folder, not a file'],
    ['a file that is not there', ['gone.ndjson'], 'gone.ndjson: there is no such file'],
    ['two files', ['a.csv', 'b.csv'], 'batch reads one file, or stdin: join several with cat, or quote a name that has spaces'],
    ['a format that is none', ['--in', 'xml'], '--in: "xml" is not ndjson or csv'],
    ['a format for people', ['-f', 'table'], '--format: "table" is not ndjson or csv'],
    ['no threads', ['--jobs', '0'], '--jobs: "0" is not a number of threads from 1 to 256'],
    ['a slip in a number', ['--select', 'resutl.tie'], '--select "resutl.tie": there is no such value; did you mean result.tie?'],
    [
      'a slip in a name',
      ['--select', 'attacker wns'],
      '--select "attacker wns": there is no such value; did you mean attacker wins?'
    ],
    ['a number twice', ['--select', 'tie,result.tie'], '--select result.tie: it is named twice: leave one out'],
    [
      'the whole and a part',
      ['--full', '--select', 'tie'],
      '--full gives the whole report and --select part of it: leave one out'
    ],
    [
      'whole reports in columns',
      ['--full', '-f', 'csv'],
      '--full: whole reports do not fit into the columns of a CSV: add -f ndjson'
    ],
    ['an option that is none', ['--jbos', '2'], 'unknown option --jbos; did you mean --jobs?'],
    [
      'a path that is none',
      ['--set', 'attacker.modles=2'],
      '--set attacker.modles: there is no such path; did you mean "attacker.models"?'
    ],
    [
      'a kind that is none',
      ['--kind', 'sweep'],
      '--kind: "sweep" is not melee, shoot, dice, wrath, throw, plan, advise or review'
    ]
  ])('%s', async (_, args, sentence) => {
    const { code, stdout, stderr } = await run(['batch', ...args], { stdin: '8w charge 8w\n' })
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })
  })

  it('reports everything that is wrong with it at once', async () => {
    const { stderr } = await run(['batch', '--in', 'xml', '-f', 'table', '--jobs', 'many'], { stdin: '' })
    expect(stderr.split('\n')).toHaveLength(4)
  })

  it('of nothing is nothing', async () => expect(await batch('')).toEqual({ code: 0, stdout: '', stderr: '' }))
})

describe('the records', () => {
  it('go into a file, whose ending says their format', async () => {
    const file = join(folder, 'answers.csv')
    const shown = await batch(lines({ id: 'a', ...DUEL }), '-o', file, '--select', 'result.tie')
    expect(shown).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readFileSync(file, 'utf8')).toMatch(/^id,tie,line,error,code\na,0\.55\d+,,,\n$/)
  })

  it('are refused a file that cannot be written', async () =>
    expect((await batch('8w charge 8w\n', '-o', join(folder, 'gone', 'x.csv'))).stderr).toMatch(/there is no such folder/))
})
