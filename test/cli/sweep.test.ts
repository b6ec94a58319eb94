import { describe, expect, it } from 'vitest'
import { progressOn, type Streams, write } from '../../src/cli/streams'
import { UNITS_A_SECOND } from '../../src/model/limits'
import { refused, report, run, type } from './running'

interface Swept {
  readonly cells: readonly { readonly at: readonly string[]; readonly value: number }[]
  readonly replay: string
}

describe('a sweep of one value', () => {
  it('is a row for each, the highest marked', async () => {
    const { code, stdout } = await type('sweep melee 12 bondi charge 4 huscarls axe --vary attacker.models=10..12')
    expect([code, stdout]).toEqual([
      0,
      [
        '12 bondi charge 4 huscarls, danish axe                   first edition, 3 fights',
        '',
        ' bondi win: highest 35.5 %, with attacker.models 12',
        '',
        'attacker.models',
        '         bondi            huscarls   bondi   huscarls    huscarls   victory',
        '           win      tie        win    lost       lost   wiped out    points',
        ' 10     29.0 %   21.9 %     49.1 %    3.56       3.02      44.1 %     +1.24',
        ' 11     32.4 %   22.9 %     44.7 %    3.56       3.21      52.7 %     +1.43',
        ' 12 *   35.5 %   23.6 %     40.8 %    3.56       3.36      60.7 %     +1.59',
        '',
        ' -f csv  one row per fight',
        ''
      ].join('\n')
    ])
  })

  it('says what kind of fight it is by its verb as well', async () =>
    expect((await type('sweep 8 crossbows shoot bondi --vary target.models=4..6 -f line')).stdout).toBe(
      '8 crossbowmen, crossbow, shoot 4 bondi: bondi lost: 1.33 in every fight\n'
    ))

  it('shows any quantity', async () =>
    expect(
      (
        await run([
          'sweep',
          'melee',
          '8w charge 4hg',
          '--vary',
          'attacker.models=4..6',
          '--show',
          'defender loses 2 or more',
          '-f',
          'line'
        ])
      ).stdout
    ).toBe('8 warriors charge 4 hearthguard: hearthguard lost at least 2: highest 39.9 %, with attacker.models 6\n'))
})

describe('a sweep of two values', () => {
  it('is a map, the highest marked', async () => {
    const { stdout } = await type(
      'sweep melee 12 bondi charge 4 huscarls axe --vary attacker.models=11..12 --vary defender.cover=none,heavy'
    )
    expect(stdout).toContain('* the highest: attacker.models 12, defender.cover none:')
    expect(stdout).toContain('defender.cover')
    expect(stdout.split('\n').filter(line => /^ +1[12] {2}3/.test(line))).toHaveLength(2)
  })

  // 6 dice, hits on 5+, saves on 5+: 6 * 1/3 * 2/3 fall, the same against the 6 who can fall at most and against more
  it('names one highest where several are equal, and says how many are', async () => {
    const swept = 'sweep melee 8 bondi charge 4 huscarls --vary attacker.models=6 --vary defender.models=4..12 --show'
    const { stdout } = await run([...swept.split(' '), 'defender losses'])
    expect(stdout).toContain('huscarls lost: highest 1.33, with attacker.models 6, defender.models 6')
    expect(stdout).toContain('* the highest: attacker.models 6, defender.models 6: 1.33')
    expect(stdout).toContain('6 other fights are as high')
  })

  it('of three is a map for each value of the first', async () => {
    const { stdout } = await type(
      'sweep melee bondi charge 4 huscarls --vary attacker.fatigue=0,1 --vary attacker.models=11,12 --vary defender.cover=none,heavy'
    )
    expect(stdout).toContain('bondi win by defender.cover, attacker.fatigue 0')
    expect(stdout).toContain('bondi win by defender.cover, attacker.fatigue 1')
  })

  it('in long form is a row for each fight', async () => {
    const { stdout } = await type('sweep melee 8w charge 4hg --vary attacker.models=7,8 --vary defender.cover=none,heavy -f csv')
    const [head, ...rows] = stdout.trimEnd().split('\n')
    expect(head).toBe(
      'attacker.models,defender.cover,attacker_wins,tie,defender_wins,attacker_losses_mean,defender_losses_mean,attacker_wiped_out,defender_wiped_out,victory_points_swing,edition,method'
    )
    expect(rows.map(row => row.split(',').slice(0, 2).join())).toEqual(['7,none', '7,heavy', '8,none', '8,heavy'])
  })

  it('in NDJSON is a line for each fight', async () => {
    const { stdout } = await type('sweep melee 8w charge 4hg --vary attacker.models=7,8 --show lasts -f ndjson --rounds 2')
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(lines.map(line => [line['attacker.models'], typeof line['lasts'], typeof line['tie']])).toEqual([
      [7, 'number', 'number'],
      [8, 'number', 'number']
    ])
  })
})

describe('a sweep is played again to the same bytes', () => {
  const line = 'sweep melee bondi charge 4 huscarls axe --vary attacker.models=4..6 --vary defender.attackDice=0,2 --show tie'

  it('by its command', async () => {
    const first = (await report(line)) as Swept
    expect(first.replay).toBe(
      'saga-odds sweep melee 4 bondi charge 4 huscarls danish-axe --vary attacker.models=4..6 --vary defender.attackDice=0,2 --show result.tie'
    )
    expect(await report(first.replay.slice('saga-odds '.length))).toEqual(first)
  })

  it('from its report', async () => {
    const { stdout } = await type(`${line} -f json`)
    expect((await run(['sweep', '--scenario', '-', '-f', 'json'], { stdin: stdout })).stdout).toBe(stdout)
  })

  it('but not by another command', async () => {
    const { stdout } = await type(`${line} -f json`)
    expect(await run(['melee', '--scenario', '-'], { stdin: stdout })).toEqual(
      refused('stdin is a report of "sweep": use it with saga-odds sweep --scenario')
    )
  })
})

describe('a sweep that is none', () => {
  it.each([
    [
      'sweep melee 8w charge 4hg',
      'nothing varies: name what does with --vary, as in --vary attacker.models=4..12 or --vary defender.cover=none,heavy'
    ],
    [
      'sweep melee 8w charge 4hg --vary attacker.model=4..12',
      '--vary attacker.model=4..12: there is no path "attacker.model"; did you mean "attacker.models"?'
    ],
    ['sweep melee 8w charge 4hg --vary attacker.models=12..4', '--vary attacker.models=12..4: 12..4 runs backwards: write 4..12'],
    [
      'sweep melee 8w charge 4hg --vary defender.cover=',
      '--vary defender.cover=: nothing to vary: expected a range or a list of values, as in attacker.models=4..12 or defender.cover=none,heavy'
    ],
    ['sweep melee 8w charge 4hg --vary defender.cover=none,thick', '--vary defender.cover: "thick" is not none, light or heavy'],
    ['sweep melee 8w charge 4hg --vary attacker.models=0..4', '--vary attacker.models: 0 is not a whole number from 1 to 12'],
    [
      'sweep melee 8w charge 4hg --vary kind=melee,shoot',
      '--vary kind: that is the same for every fight of one table: set it with --set'
    ],
    [
      'sweep melee 8w charge 4hg --vary attacker.models=4,5 --vary attacker.models=6',
      '--vary attacker.models: it varies twice: leave one out'
    ],
    [
      'sweep melee 8w charge 4hg --vary attacker.models=4,5 --show luck',
      '--show: there is no quantity "luck" (saga-odds help conditions lists them)'
    ],
    [
      'sweep melee 8w charge 4hg --vary attacker.models=1..12 --vary defender.models=1..12 --vary attacker.fatigue=0..99 --vary defender.fatigue=0..99',
      'this sweep has 1 440 000 fights, more than a million: add --yes to run them all'
    ]
  ])('%s', async (line, sentence) => expect(await type(line)).toEqual(refused(sentence)))

  it('a shot has no winner to show', async () =>
    expect(await type('sweep shoot 8 crossbows shoot 4hg --vary target.models=4,5 --show tie')).toEqual(
      refused('--show: there is no "tie" here: a shot has no winner, and nobody disengages')
    ))
})

describe('progress', () => {
  const watched = (isTTY: boolean, columns = 80) => {
    const shown: string[] = []
    const stderr = {
      isTTY,
      columns,
      on: () => stderr,
      write: (text: string, taken?: () => void) => {
        taken?.()
        return shown.push(text) > 0
      }
    } as unknown as Streams['stderr']
    return { shown, stderr, streams: { stderr } as Streams }
  }
  const SECOND = UNITS_A_SECOND

  it('is shown at a terminal with what is left, in the same words once, and is gone before anything else is written', async () => {
    const { shown, stderr, streams } = watched(true)
    const progress = progressOn(streams)
    for (const spent of [1, 1.001, 5]) progress?.({ spent: spent * SECOND, of: 10 * SECOND })
    await write(stderr, 'done')
    expect(shown).toEqual(['\r\u001b[K10 %, about 9 seconds left', '\r\u001b[K50 %, about 5 seconds left', '\r\u001b[K', 'done'])
  })

  it('is cut where it would wrap, for a line that wraps could not be taken away', () => {
    const { shown, streams } = watched(true, 12)
    progressOn(streams)?.({ spent: SECOND, of: 10 * SECOND })
    expect(shown).toEqual(['\r\u001b[K10 %, about'])
  })

  it('is not written to a file, nor for a question that takes less than a second', () => {
    expect(progressOn(watched(false).streams)).toBeUndefined()
    const { shown, streams } = watched(true)
    progressOn(streams)?.({ spent: 0.1 * SECOND, of: 0.9 * SECOND })
    progressOn(streams)?.({ spent: 0.9 * SECOND })
    expect(shown).toEqual([])
  })
})

/** Wilson's 95 % interval, from its textbook formula. */
const wilson = (p: number, n: number): readonly [number, number] => {
  const z = 1.959964
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))
  return [middle - half, middle + half]
}

describe('a sweep of fights that are thrown', () => {
  const SWEPT = 'sweep melee 6 bondi charge 4 huscarls --vary attacker.models=6,8 --method monte-carlo --trials 100 --seed york'
  const ends = (p: number): readonly number[] => wilson(p, 100).map(end => Number((100 * end).toFixed(1)))

  it('says how often and with which seed, and gives each figure its interval', async () => {
    const { stdout } = await type(SWEPT)
    expect(stdout).toContain('first edition, 2 fights, each sampled 100 times, seed york')
    const { cells } = (await report(SWEPT)) as Swept
    for (const { value } of cells)
      expect(stdout).toContain(
        ends(value)
          .map(end => end.toFixed(1))
          .join('-')
      )
  })

  it('does not call a figure the highest where intervals overlap', async () =>
    expect((await type(`${SWEPT} -f line`)).stdout).toContain(
      '1 other fight may be as high: the intervals overlap; each sampled 100 times, seed york'
    ))

  it('has intervals by path in JSON, and at the end of each row of CSV', async () => {
    const { cells } = (await report(SWEPT)) as {
      readonly cells: readonly { readonly value: number; readonly method: object; readonly intervals: Record<string, number[]> }[]
    }
    const [first] = cells
    expect(first?.method).toEqual({ name: 'monte-carlo', trials: 100, seed: 'york' })
    for (const [i, end] of wilson(first?.value ?? 0, 100).entries())
      expect(first?.intervals['result.attackerWins']?.[i]).toBeCloseTo(end, 6)
    const [head = '', row = ''] = (await type(`${SWEPT} -f csv`)).stdout.split('\n')
    expect(head).toContain('victory_points_swing,edition,method,trials,seed,attacker_wins_low,attacker_wins_high,')
    expect(row).toContain(',1,monte-carlo,100,york,')
  })

  it('has no such columns where the odds are exact', async () =>
    expect((await type('sweep melee 6 bondi charge 4 huscarls --vary attacker.models=6,8 -f csv')).stdout.split('\n')[0]).toMatch(
      /victory_points_swing,edition,method$/
    ))
})
