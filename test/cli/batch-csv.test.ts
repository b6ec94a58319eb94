import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { odds } from '../../src'
import { run } from './running'

const batch = (stdin: string, ...args: readonly string[]) => run(['batch', '--jobs', '1', ...args], { stdin })

const TIE = ['--select', 'result.tie'] as const

const tieOf = (fight: Parameters<typeof odds>[0]): string => String(odds(fight).result?.tie)

describe('rows of a CSV', () => {
  it('are known by their header, carried along, and answered in columns', async () => {
    const { code, stdout } = await batch(
      'id,attacker.unit,attacker.models,defender.unit,defender.models\na,bondi,8,ceorls,7\n',
      ...TIE
    )
    expect(code).toBe(0)
    expect(stdout).toBe(
      'id,attacker.unit,attacker.models,defender.unit,defender.models,tie,line,error,code\n' +
        `a,bondi,8,ceorls,7,${tieOf('8 bondi charge 7 ceorls')},,,\n`
    )
  })

  it('hold every number of a fight unless some are selected', async () => {
    const { stdout } = await batch('fight\n8w charge 4hg\n')
    const [head = '', row = ''] = stdout.split('\n')
    const columns = head.split(',')
    const { attacker, result } = odds('8w charge 4hg')
    expect(columns.slice(0, 4)).toEqual(['fight', 'attacker_wins', 'tie', 'defender_wins'])
    expect(row.split(',')[columns.indexOf('attacker_losses_mean')]).toBe(String(attacker.losses.mean))
    expect(Number(row.split(',')[1])).toBeCloseTo(result?.attackerWins ?? 0, 12)
  })

  it('may be sentences, shots, abilities, readings, and empty for the default', async () => {
    const { code, stdout, stderr } = await batch(
      [
        'fight,kind,shooter.unit,attacker.abilities,target.cover,readings.natural-in-melee,defender.givesUpDice',
        '8 bondi charge 4 huscarls,,,"frigg,ullr",,,',
        '8 bondi charge 4 huscarls,,,frigg; ullr,heavy,on,yes',
        '6 levies with bow shoot 6 bondi,shoot,,,light,,'
      ].join('\n'),
      '--select',
      'result.tie,defender.losses.mean'
    )
    const columns = stdout
      .split('\n')
      .slice(1, 4)
      .map(row => row.split(',').slice(-5, -3))
    const tie = (fight: string) => odds(fight).result?.tie
    expect(code, stderr).toBe(0)
    expect(columns[0]?.[0]).toBe(String(tie('8 bondi +frigg +ullr charge 4 huscarls')))
    expect(columns[1]?.[0]).toBe(
      tieOf({ fight: '8 bondi +frigg +ullr charge 4 huscarls gives up dice heavy cover', readings: { 'natural-in-melee': 'on' } })
    )
    expect(columns[2]).toEqual(['', String(odds('6 levies with bow shoot 6 bondi light cover').defender.losses.mean)])
  })

  it('may be two units side by side', async () => {
    const header = 'attacker.together.0.unit,attacker.together.1.unit,attacker.together.1.models,defender.unit,defender.models'
    const { stdout, stderr } = await batch(`${header}\nwarlord,hirdmen,6,huscarls,6\n`, ...TIE)
    expect(stderr).toBe('')
    expect(stdout.split('\n')[1]?.split(',')[5]).toBe(tieOf('warlord and 6 hirdmen charge 6 huscarls'))
  })

  it('may be questions about SAGA dice', async () => {
    const { stdout, stderr } = await batch('kind,faction,dice,want,left\ndice,normans,6,"charge,stamping",1\n', '--kind', 'dice')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^kind,faction,dice,want,left,dice_rolled,dice_left,all_as_rolled_low,/)
    expect(stdout.split('\n')[1]).toMatch(/^dice,normans,6,"charge,stamping",1,\d,1,0\.\d+,/)
  })

  it('become lines of JSON, each with the scenario that it was', async () => {
    const { stdout } = await batch('id,attacker.unit,attacker.models,fight\n7,bondi,6,8w charge 4hg\n', '-f', 'ndjson', ...TIE)
    expect(JSON.parse(stdout)).toEqual({
      id: '7',
      scenario: { id: '7', attacker: { unit: 'bondi', models: 6 }, fight: '8w charge 4hg' },
      result: { tie: Number(tieOf('6 bondi charge 4hg')) }
    })
  })

  it('come of lines of JSON, with the scenario or with what is selected', async () => {
    const line = '{"id":"a","fight":"8w charge 4hg"}\n'
    const [, row] = (await batch(line, '-f', 'csv')).stdout.split('\n')
    expect(row).toMatch(/^a,"\{""id"":""a"",""fight"":""8w charge 4hg""\}",0\.\d+,/)
    const { stdout } = await batch(line, '-f', 'csv', '--select', 'attacker.models,attacker.wipedOut')
    expect(stdout).toBe(
      `id,attacker_models,attacker_wiped_out,line,error,code\na,8,${odds('8w charge 4hg').attacker.wipedOut},,,\n`
    )
  })

  it('are the same in a file as in a pipe, whichever option asks for them', async () => {
    const text = readFileSync('examples/armouries.csv', 'utf8')
    const file = await run(['batch', 'examples/armouries.csv'])
    expect(file.code).toBe(0)
    expect(await batch(text)).toEqual(file)
    expect(await batch(text.replaceAll('\n', '\r\n'), '--in', 'csv')).toEqual(file)
    expect(await batch(`\ufeff${text}`)).toEqual(file)
    expect(
      await batch(
        `\n${text
          .replaceAll(/^(\w+)/gm, '"$1"')
          .replace('"axes" and', '"axes and')
          .replace('shields', 'shields"')}`
      )
    ).toEqual(file)
  })
})

describe('a row whose numbers have no column', () => {
  const OTHER =
    'the columns of this CSV are of kind melee, and a question of kind throw has other numbers: add -f ndjson, --select, or, if all lines are such, --kind throw'
  const lastCells = (row = '') => row.split(',').slice(-2)

  it('is refused where it is of another kind, and answered by --kind and --select', async () => {
    const mixed = 'throw 8 dice on 5+\n8w charge 4hg\n8 crossbows shoot 6 bondi\n'
    const { code, stdout, stderr } = await batch(mixed, '-f', 'csv')
    const [, thrown, fight, shot] = stdout.split('\n')
    expect(code).toBe(1)
    expect(stderr).toBe(`saga-odds: 1 of 3 lines was not answered; it is line 1: ${OTHER}\n`)
    expect(thrown).toContain(`,1,"${OTHER}",csv,`)
    expect([lastCells(fight), lastCells(shot)]).toEqual([
      ['1', 'exact'],
      ['1', 'exact']
    ])
    const rows = 'kind,throw\nthrow,8 dice on 5+\n'
    expect((await batch(rows)).stdout).toContain(OTHER)
    expect(await batch(rows, '--kind', 'throw')).toMatchObject({ code: 0, stdout: expect.stringContaining('on 5+,2.666') })
    expect(await batch(rows, '--select', 'mean')).toMatchObject({ code: 0, stdout: expect.stringContaining('on 5+,2.666') })
  })

  it('is refused where it asks for a number that --ask does not', async () => {
    const line = `${JSON.stringify({ fight: '8w charge 4hg', ask: ['attacker loses 3 or more', 'tie'] })}\n`
    const { code, stdout } = await batch(line, '-f', 'csv')
    expect(code).toBe(1)
    expect(stdout).toContain(
      'ask: this CSV has no column for ""attacker loses 3 or more"": add --ask attacker.losses.atLeast.3 to the command, so that every line is asked, or -f ndjson'
    )
    const asked = await batch(line, '-f', 'csv', '--ask', 'attacker.losses.atLeast.3', '--ask', 'attacker hits')
    expect(asked.code).toBe(0)
    const [names = [], values = []] = asked.stdout.split('\n').map(row => row.replace(/"(?:[^"]|"")*"/gu, '').split(','))
    const shown = (column: string) => Number(values[names.indexOf(column)])
    const losses = odds('8w charge 4hg')
      .attacker.losses.p.slice(3)
      .reduce((sum, each) => sum + each, 0)
    expect(shown('attacker_losses_at_least_3')).toBeCloseTo(losses, 12)
    expect(shown('attacker_hits_mean')).toBeCloseTo(8 / 3, 12)
  })
})

describe('a row that cannot be read', () => {
  const HEADER = 'id,attacker.unit,attacker.models,defender.unit,defender.models\n'
  const GOOD = 'z,bondi,8,ceorls,8\n'
  const faultOf = async (row: string) => {
    const { code, stdout } = await batch(`${HEADER}${row}\n${GOOD}`, ...TIE)
    const [, fault = '', good = ''] = stdout.split('\n')
    expect(code).toBe(1)
    expect(good).toBe(`z,bondi,8,ceorls,8,${tieOf('8 bondi charge 8 ceorls')},,,`)
    return fault
  }

  it.each([
    [
      'has a cell too few',
      'a,bondi,8,ceorls',
      'a,bondi,8,ceorls,,,2,"4 cells under 5 columns: a row needs a cell for each column, empty or not",csv'
    ],
    [
      'has a cell too many',
      'a,bondi,8,ceorls,8,9',
      'a,bondi,8,ceorls,8,,2,"6 cells under 5 columns: a row needs a cell for each column, empty or not",csv'
    ],
    [
      'leaves quotes open',
      'a,"bondi,8,ceorls,8',
      ',,,,,,2,the quotes of cell 2 are not closed on this line or soon after: double a quote inside quotes,csv'
    ],
    [
      'goes on after its quotes',
      '"a"b,bondi,8,ceorls,8',
      ',,,,,,2,cell 1 continues after its closing quotes: double a quote inside quotes,csv'
    ],
    [
      'has a word for a number',
      'a,bondi,eight,ceorls,8',
      'a,bondi,eight,ceorls,8,,2,"attacker.models: ""eight"" is not a whole number from 1 to 12",request'
    ],
    [
      'has an unknown troop',
      'a,bondii,8,ceorls,8',
      'a,bondii,8,ceorls,8,,2,"attacker.unit: there is no troop ""bondii""; did you mean ""bondi""?",request'
    ]
  ])('%s', async (_, row, fault) => expect(await faultOf(row)).toBe(fault))

  it('says what its kind does not know', async () => {
    const { stdout } = await batch(
      'kind,faction,dice,want,attacker.models\ndice,normans,6,charge,4\n',
      '--kind',
      'dice',
      '-f',
      'ndjson'
    )
    expect(JSON.parse(stdout)).toMatchObject({
      line: 2,
      error: 'a question of kind "dice" has no "attacker.models": leave the cell empty'
    })
  })
})

describe('a header', () => {
  it('of thousands of unknown names is refused by the first hundred', async () => {
    const names = Array.from({ length: 3000 }, (_, i) => `c${i}`).join(',')
    const { code, stderr } = await batch(`${names}\n`, '--in', 'csv')
    expect(code).toBe(2)
    expect(stderr).toContain('column 1 is called "c0"')
    expect(stderr).toContain('and 80 more')
  })

  it.each([
    [
      'attacker.unt,defender.unit',
      'stdin:1: column 1 is called "attacker.unt", which is not a path; did you mean "attacker.unit"?'
    ],
    ['attacker.models,id,attacker.models', 'stdin:1: columns 1 and 3 are both "attacker.models": leave one out'],
    ['attacker.armour,shooter.armor', 'stdin:1: columns 1 and 2 are both "shooter.armor": leave one out'],
    ['id,,fight', 'stdin:1: column 2 has no name: give it a path of a scenario, such as attacker.models, or leave it out'],
    [
      'id,weather',
      'stdin:1: column 2 is called "weather", which is not a path: columns are paths of a scenario, such as attacker.models, or fight, kind and id'
    ],
    ['', 'stdin: it is empty: a CSV begins with the names of its columns'],
    ['x'.repeat(2_000_000), 'stdin:1: the line is longer than 1 MB, too long for a scenario']
  ])('%.40s', async (header, sentence) => {
    const { code, stdout, stderr } = await batch(`${header}\n1,2,3\n`.replace(/^\n.*/s, ''), '--in', 'csv')
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })
  })

  it('wants commas, not semicolons or tabs', async () => {
    for (const between of [';', '\t']) {
      const { code, stderr } = await batch(`attacker.models${between}defender.models\n8${between}4\n`)
      expect([code, stderr]).toEqual([2, 'saga-odds: stdin:1: cells are separated by commas, not by semicolons or tabs\n'])
    }
  })

  it('reports all its mistakes at once', async () => {
    const { stderr } = await batch('attacker.unt,id,id,\n', '--in', 'csv')
    expect(stderr.split('\n')).toHaveLength(4)
  })
})

describe('--csv-safe', () => {
  const lines = 'id,fight\n=1+2,8w charge 4hg\n-3,8w charge 4hg\n'
  it('leaves no carried cell that a spreadsheet would take for a formula', async () => {
    const { stdout } = await batch(lines, '--in', 'csv', '--csv-safe', ...TIE)
    const tie = tieOf('8w charge 4hg')
    expect(stdout).toBe(`id,fight,tie,line,error,code\n'=1+2,8w charge 4hg,${tie},,,\n-3,8w charge 4hg,${tie},,,\n`)
  })
  it('is for csv', async () =>
    expect(await batch('8w charge 4hg\n', '--csv-safe')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'saga-odds: --csv-safe is for csv: add --format csv, or leave it out\n'
    }))
})

describe('how a row was found', () => {
  it('stands after all else: its edition and method, and of a sampled batch trials, seed and intervals', async () => {
    const plain = (await batch('8w charge 4hg\n', '-f', 'csv', '--edition', '2')).stdout
    const [head = '', row = ''] = plain.split('\n')
    expect(head).toMatch(/,line,error,code,edition,method$/)
    expect(row).toMatch(/,2,exact$/)
    const thrown = (await batch('8w charge 4hg\n', '-f', 'csv', '--method', 'monte-carlo', '--trials', '50', '--seed', 'york'))
      .stdout
    const [names = '', values = ''] = thrown.split('\n')
    expect(names).toContain(',code,edition,method,trials,seed,attacker_wins_low,attacker_wins_high,')
    expect(values).toContain(',1,monte-carlo,50,york,0')
  })

  it('is in the summaries too', async () =>
    expect(JSON.parse((await batch('8w charge 4hg\n', '--edition', '2')).stdout)).toMatchObject({
      edition: 2,
      method: { name: 'exact' }
    }))
})
