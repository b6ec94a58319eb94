import { describe, expect, it } from 'vitest'
import type { CompareReport } from '../../src/model/report'
import { refused, report, run, type } from './running'

const LAID_OUT = [
  '8 bondi or 4 hirdmen charge 8 warriors        first edition, the subjects charge',
  '',
  ' best against 8 warriors: 8 bondi, 0.00 victory points, win 39.5 %; next 4',
  '   hirdmen, -0.43',
  '',
  'against 8 warriors',
  '                win      tie     lose   loses   kills',
  ' 8 bondi     39.5 %   20.9 %   39.5 %    2.67    2.67',
  ' 4 hirdmen   59.0 %   19.8 %   21.2 %    1.76    2.67',
  '',
  '              wipes   victory      win vs   victory points',
  '                out    points   the first     vs the first',
  ' 8 bondi     <0.1 %      0.00',
  ' 4 hirdmen   <0.1 %     -0.43       +19.5            -0.43',
  '',
  '                                 better    equal    worse',
  ' 8 bondi rather than 4 hirdmen   53.6 %   11.9 %   34.6 %',
  '',
  ' victory points: gained less lost; vs the first: the difference from the first',
  '   subject, "=" where none',
  ''
].join('\n')

describe('compare', () => {
  it.each([
    [['8 bondi charge 4 huscarls', 'vs', '8 bondi charge 6 warriors'], '8 bondi vs 4 huscarls or 6 warriors'],
    [['8 bondi charge 4 huscarls', '6 hirdmen charge 4 huscarls'], '8 bondi or 6 hirdmen vs 4 huscarls'],
    [['12 levies bow shoot 8 bondi or 8 crossbows shoot 8 bondi'], '12 levies bow or 8 crossbows shoot 8 bondi']
  ])('takes two whole fights: %j', async (words, meant) => {
    const said = await run(['compare', ...words, '-f', 'csv'])
    expect(said).toEqual(await type(`compare ${meant} -f csv`))
    expect(said.code).toBe(0)
  })

  it('answers the number of losses that is asked for, by the hand of a binomial: each die kills one in three', async () => {
    // R3.6, R3.9: armour 4 is hit on 4+, hits are saved on 5+
    const atLeast3 = (dice: number): number => {
      const chance = [1, dice, (dice * (dice - 1)) / 2].map((ways, dead) => ways * (1 / 3) ** dead * (2 / 3) ** (dice - dead))
      return 1 - chance.reduce((sum, each) => sum + each, 0)
    }
    const asked = await run(['who is more likely to kill 3 of 8 ceorls, 6 hirdmen or 8 bondi', '-f', 'json'])
    const { cells, replay } = JSON.parse(asked.stdout) as CompareReport
    expect(cells.map(([cell]) => cell?.asked)).toEqual(
      [12, 8].map(dice => [{ quantity: 'defender.losses.atLeast.3', value: expect.closeTo(atLeast3(dice), 12) }])
    )
    expect(replay).toContain('--ask defender.losses.atLeast.3')
    const { stdout } = await run(['compare', '6 hirdmen or 8 bondi vs 8 ceorls', '--ask', 'defender.losses.atLeast.3'])
    expect(stdout).toContain(' opponent lost at least 3, against 8 ceorls: 6 hirdmen 81.9 %; 8 bondi 53.2 %\n')
  })

  it('of a melee and a shot makes no table', async () => {
    const { code, stderr } = await run(['compare', '8 bondi charge 4 huscarls', 'vs', '8 crossbows shoot 8 bondi'])
    expect([code, stderr]).toEqual([
      2,
      'saga-odds: a second verb, "shoot": a fight has one, and "then" goes between two fights\n'
    ])
  })

  it('sets subjects side by side', async () => {
    const { code, stdout } = await type('compare 8 bondi or 4 hirdmen vs 8 warriors')
    expect([code, stdout]).toEqual([0, LAID_OUT])
  })

  it('never shows a false +0', async () => {
    const { stdout } = await type('compare 8 warriors or 8 warriors vs 12 levies')
    expect(stdout.match(/ =\s+=$/m)?.[0]).toBeDefined()
    expect(stdout).not.toMatch(/[+-]0\.0+\s/)
  })

  it('in a line says each pair', async () =>
    expect((await type('compare 8 bondi or 4 hirdmen vs 8 warriors -f line')).stdout).toBe(
      '8 bondi vs 8 warriors: win 39.5 %, tie 20.9 %, lose 39.5 %; victory points 0.00\n' +
        '4 hirdmen vs 8 warriors: win 59.0 %, tie 19.8 %, lose 21.2 %; victory points -0.43\n'
    ))

  it('in long form is a row for each pair', async () => {
    const { stdout } = await type('compare 8 bondi or 4 hirdmen vs 8 warriors or 12 levies --charged -f csv')
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map(row => row.split(','))
    expect(rows.map(([subject, opponent, charged]) => [subject, opponent, charged])).toEqual([
      ['subject', 'opponent', 'charged'],
      ['8 bondi', '8 warriors', 'true'],
      ['8 bondi', '12 levies', 'true'],
      ['4 hirdmen', '8 warriors', 'true'],
      ['4 hirdmen', '12 levies', 'true']
    ])
  })

  it('names the one that is at least as likely to reach any number of points', async () =>
    expect(
      (await run(['compare', '8w', '+1a', 'or', '8w', 'vs', '8', 'levies', 'armour', '2', '--width', '100'])).stdout
    ).toContain('(first-order stochastic dominance)'))

  it('compares shots', async () => {
    const { stdout } = await type('compare 12 levies with bows or 8 crossbows shoot 8 warriors')
    expect(stdout.split('\n')[1]).toBe('first edition, the subjects shoot')
    expect(stdout).not.toContain('tie')
  })

  it('holds the command that makes it again', async () => {
    const first = (await report(
      'compare 8 warriors axe +1a or 4 berserkers vs 12 levies in rocks or warlord --charged --set defender.fatigue=1'
    )) as {
      readonly replay: string
    }
    expect(first.replay).toBe(
      'saga-odds compare 8 warriors danish-axe fatigue 1 +1a or 4 berserkers fatigue 1 vs 12 levies heavy cover uneven or 1 warlord --charged'
    )
    expect(await report(first.replay.slice('saga-odds '.length))).toEqual(first)
  })
})

describe('a comparison that is none', () => {
  it.each([
    [
      'compare',
      'nothing to compare: name both sides, as in saga-odds compare 8 warriors or 4 hearthguard vs 12 levies or 6 hearthguard'
    ],
    [
      'compare 8 warriors or 4 hearthguard',
      '8 warriors or 4 hearthguard: against each other? saga-odds melee 8 warriors charge 4 hearthguard; or which does better against a third: saga-odds compare 8 warriors or 4 hearthguard vs 8 bondi'
    ],
    ['compare 8 warriors charge 12 levies --charged', 'with --charged the opponents charge: write "vs" instead of "charge"'],
    [
      'compare 2x4hg vs 8 warriors',
      '2 equal units count as one subject: give the models without the 2x, and put "or" between different units'
    ],
    ['compare 8w or vs 4hg', 'nobody after "or": name both units, as in 8 bondi charge 4 huscarls'],
    ['compare 8 warriors vs them', 'them: no unit has been named yet, so it is not clear who they are: name the unit'],
    ['compare 8 bondi vs 4hg then 4hg charge 8w', '"then" begins a second fight: each pair here is one fight'],
    [
      'compare 8 bondi gives up dice vs 8 warriors',
      '8 bondi, gives up dice vs 8 warriors: only the unit that is charged may give up dice (R3.3): leave it out for the bondi'
    ]
  ])('%s', async (line, sentence) => expect(await type(line)).toEqual(refused(sentence)))

  it('reports every mistake', async () =>
    expect(await type('compare 13 warriors or 8 qqq vs 4hg')).toEqual(
      refused('unknown word "qqq": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall')
    ))
})

describe('fights that are thrown', () => {
  const COMPARED = ['compare', '8 bondi or 6 bondi vs 4 huscarls', '--method', 'monte-carlo', '--trials', '100', '--seed', 'saga']

  it('are never said to dominate, and every figure has its interval', async () => {
    const { stdout } = await run(COMPARED)
    expect(stdout).toContain('first edition, the subjects charge, each sampled 100 times, seed saga')
    expect(stdout).not.toContain('stochastic dominance')
    const { cells, duels } = JSON.parse((await run([...COMPARED, '-f', 'json'])).stdout)
    for (const {
      numbers: { win, swing },
      intervals
    } of cells.flat()) {
      const [low, high] = intervals['numbers.win']
      expect(low).toBeLessThan(win)
      expect(high).toBeGreaterThan(win)
      // the interval of a mean lies about it
      const [least, most] = intervals['numbers.swing']
      expect(least).toBeLessThan(swing)
      expect(most).toBeGreaterThan(swing)
    }
    const [[{ numbers: first, intervals: firstEnds }], [{ numbers: second, more, intervals }]] = cells
    expect(intervals['more.swing'][0]).toBeLessThan(more.swing)
    // two independent intervals: the squares of the distances of their ends add up, the lower of one and the upper of the other
    const [[least], [, most]] = [intervals['numbers.swing'], firstEnds['numbers.swing']]
    const below = Math.hypot(second.swing - least, most - first.swing)
    expect(intervals['more.swing'][0]).toBeCloseTo(more.swing - below, 9)
    expect(first.win).toBeGreaterThan(0)
    const [{ better, intervals: ends, dominates }] = duels
    expect(dominates).toBeUndefined()
    expect(ends.better[0]).toBeLessThan(better)
  })

  it('from the opponents side have their intervals the right way round', async () => {
    const { cells } = JSON.parse((await run([...COMPARED, '--charged', '-f', 'json'])).stdout)
    for (const { numbers, intervals } of cells.flat())
      for (const key of ['win', 'lost', 'swing']) {
        const [low, high] = intervals[`numbers.${key}`]
        expect(numbers[key]).toBeGreaterThanOrEqual(low)
        expect(numbers[key]).toBeLessThanOrEqual(high)
      }
  })

  it('whose intervals overlap are not told apart', async () =>
    expect(
      (await run(['compare', '8 bondi or 7 bondi vs 4 huscarls', '--method', 'monte-carlo', '--trials', '20'])).stdout
    ).toContain(' not told apart against 4 huscarls: '))
})

describe('the edition', () => {
  it.each([
    ['compare', '8 warriors or 4 hearthguard vs 8 warriors'],
    ['sweep', '8 warriors charge 4 hearthguard', '--vary', 'attacker.models=6,8'],
    ['advise', '8 warriors charge 4 hearthguard'],
    ['plan', '8 warriors charge 4 hearthguard'],
    ['melee', '8 warriors charge 4 hearthguard', '--what-if'],
    ['melee', '8 warriors charge 4 hearthguard', '--observed', '3:1'],
    ['melee', '8 warriors charge 4 hearthguard', '--all-readings'],
    ['melee', '8 warriors charge 4 hearthguard', '--until', 'attacker wins >= 10%', '--by', 'attacker.models=6..8']
  ])('is named in the lines of the second: %s %s %s', async (...words) => {
    const asked = [...words, '-f', 'line']
    expect((await run([...asked, '--edition', '2'])).stdout).toMatch(/(?:; |^)second edition\b/m)
    expect((await run(asked)).stdout).not.toContain('edition')
  })
})

describe('NDJSON', () => {
  const rows = async (...words: readonly string[]) =>
    (await run([...words, '-f', 'ndjson'])).stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))

  it('has booleans and numbers as what they are', async () => {
    expect(await rows('compare', '8 bondi vs 4 huscarls')).toMatchObject([{ charged: false, edition: 1, method: 'exact' }])
    const until = await rows('melee', '8w charge 4hg', '--until', 'attacker wins >= 1%', '--by', 'attacker.models=6')
    expect(until).toMatchObject([{ 'attacker.models': 6, holds: true }])
    const swept = await rows('sweep', '8w charge 4hg', '--vary', 'attacker.models=6', '--vary', 'defender.cover=none')
    expect(swept).toMatchObject([{ 'attacker.models': 6, 'defender.cover': 'none' }])
  })
})
