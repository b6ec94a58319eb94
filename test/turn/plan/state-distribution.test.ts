import { describe, expect, it } from 'vitest'
import { distinctHistories, type History, interleaveHistories, OTHER_HISTORIES } from '../../../src/turn/plan/events'
import { roundPoints } from '../../../src/turn/plan/outcome'
import {
  countStates,
  createMergedStates,
  type Group,
  joinGroups,
  marginalOf,
  type StateDistribution,
  stateKey,
  TooManyStates,
  type WeightedState
} from '../../../src/turn/plan/state-distribution'
import { historyOf } from './histories'

/** Independent groups of numbers: here each number is its own field. */

const entry = (state: readonly number[], weight: number, history = '', points = 0): WeightedState => ({
  state,
  weight,
  history: historyOf(history),
  points
})

/** A group of one number that is 0, 1, 2 ... with equal chances. */
const even = (field: number, count: number, named = ''): Group => ({
  fields: [field],
  entries: Array.from({ length: count }, (_, value) => {
    const values = [0, 0, 0]
    values[field] = value
    return entry(values, 1 / count, named === '' ? '' : `${field} ${named}${value}`)
  })
})

describe('ways things may stand', () => {
  it('are one where their numbers, histories and points are', () => {
    const all = createMergedStates([0, 1])
    all.add([1, 2, 3], 0.25, historyOf('0 a'), 0)
    all.add([1, 2, 4], 0.25, historyOf('0 a'), 0)
    all.add([1, 3, 3], 0.125, historyOf('0 a'), 0)
    all.add([1, 2, 3], 0.125, historyOf('0 b'), 0)
    all.add([1, 2, 3], 0.0625, historyOf('0 a'), 0.5)
    all.add([1, 2, 3], 0.0625, historyOf('0 a'), 0.5 + 1e-9)
    all.add([1, 2, 3], 0.0625, historyOf('0 a'), -1)
    expect(all.entries()).toEqual([
      entry([1, 2, 3], 0.5, '0 a'),
      entry([1, 3, 3], 0.125, '0 a'),
      entry([1, 2, 3], 0.125, '0 b'),
      entry([1, 2, 3], 0.125, '0 a', 0.5),
      entry([1, 2, 3], 0.0625, '0 a', -1)
    ])
    expect(countStates(all.entries(), [0, 1])).toBe(2)
    expect(countStates(all.entries(), [0])).toBe(1)
  })

  it('are kept apart by every number and its place', () => {
    expect(stateKey([1, 2], [0, 1])).not.toBe(stateKey([2, 1], [0, 1]))
    expect(stateKey([1, 2], [0, 1])).toBe(stateKey([1, 2, 9], [0, 1]))
    expect(stateKey([1, 2], [])).toBe('')
  })

  it('are summed over what nobody asks for', () => {
    const group: Group = {
      fields: [0, 1],
      entries: [entry([1, 2], 0.5, '0 a', 3), entry([1, 3], 0.25, '0 b', 4), entry([2, 3], 0.25, '0 c')]
    }
    expect(marginalOf(group, [0])).toEqual([entry([1, 2], 0.75), entry([2, 3], 0.25)])
  })
})

describe('histories of two groups', () => {
  it('are put together by the places of their steps', () =>
    expect(interleaveHistories(historyOf('0 a:won|2 a:lost|10 a:won'), historyOf('1 b:won|9 b:tied'))).toBe(
      historyOf('0 a:won|1 b:won|2 a:lost|9 b:tied|10 a:won')
    ))

  it.each([
    ['', '1 a', '1 a'],
    ['1 a', '', '1 a'],
    ['', '', ''],
    ['~', '1 a', '~'],
    ['1 a', '~', '~'],
    ['~', '', '~']
  ])('%j and %j are %j', (one, other, both) =>
    expect(interleaveHistories(historyOf(one), historyOf(other))).toBe(historyOf(both))
  )
})

describe('groups that meet', () => {
  const standing = (...groups: readonly Group[]): StateDistribution => ({ certain: [7, 8, 9], groups })

  it('are one of every pair, what is certain beside them', () => {
    const { group, others } = joinGroups(standing(even(0, 2, 'x'), even(1, 2, 'y'), even(2, 2)), new Set([0, 1]))
    expect(group.fields).toEqual([0, 1])
    expect(group.entries).toEqual([
      entry([0, 0, 9], 0.25, '0 x0|1 y0'),
      entry([0, 1, 9], 0.25, '0 x0|1 y1'),
      entry([1, 0, 9], 0.25, '0 x1|1 y0'),
      entry([1, 1, 9], 0.25, '0 x1|1 y1')
    ])
    expect(others).toEqual([even(2, 2)])
  })

  it('add up their points', () => {
    const [one, other] = [0.5, 1].map((points, i): Group => ({ fields: [i], entries: [entry([3, 4, 5], 1, '', points)] }))
    expect(one && other && joinGroups(standing(one, other), new Set([0, 1])).group.entries).toEqual([
      entry([3, 4, 9], 1, '', 1.5)
    ])
  })

  it('are what is certain where nobody meets', () => {
    const { group, others } = joinGroups(standing(even(0, 2)), new Set([1]))
    expect(group).toEqual({ fields: [], entries: [entry([7, 8, 9], 1)] })
    expect(others).toHaveLength(1)
  })

  it('keep their histories up to 4000 ways, and then are one history', () => {
    const few = joinGroups(standing(even(0, 50, 'x'), even(1, 80, 'y')), new Set([0, 1])).group
    expect(few.entries).toHaveLength(4000)
    expect(few.entries[1]?.history).toBe(historyOf('0 x0|1 y1'))
    const many = joinGroups(standing(even(0, 50, 'x'), even(1, 81, 'y')), new Set([0, 1])).group
    expect(new Set(many.entries.map(({ history }) => history))).toEqual(new Set([OTHER_HISTORIES]))
    expect(many.entries.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
  })

  it('that are too many are not worked out', () => {
    const wanted = new Set([0, 1])
    const large = standing(even(0, 1000), even(1, 451))
    expect(() => joinGroups(large, wanted)).toThrow(TooManyStates)
    try {
      joinGroups(large, wanted)
    } catch (error) {
      expect(error).toMatchObject({
        name: 'TooManyStates',
        message: 'more than 300000 joint states',
        states: 451_000,
        fields: [0, 1]
      })
    }
  })
})

describe('sums of points', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1 / 3 + 1 / 3 + 1 / 3, 1],
    [-(1 / 2 + 1 / 3), -5 / 6],
    [0.123456789123, 0.123456789],
    [0, 0]
  ])('of %d are %d', (sum, points) => expect(roundPoints(sum)).toBe(points))
})

/** Histories by number, in an order of no meaning: 37 has no divisor in common with 81 or 80. */
const histories = (count: number, chance: (number: number) => number): ReadonlyMap<History, number> =>
  new Map(
    Array.from({ length: count }, (_, i) => {
      const number = 100 + ((i * 37) % count)
      return [historyOf(`0 ${number}`), chance(number)] as const
    })
  )

const numbers = (found: ReadonlySet<History>): readonly number[] =>
  [...found].map(({ steps }) => Number(steps[0]?.step.label)).sort((one, other) => one - other)

const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i)

describe('histories that are kept apart', () => {
  it('are all of eighty', () => expect(numbers(distinctHistories(histories(80, () => 1)))).toEqual(from(100, 80)))

  it('are the 79 likeliest of more', () => {
    expect(numbers(distinctHistories(histories(81, number => number)))).toEqual(from(102, 79))
    expect(numbers(distinctHistories(histories(81, number => -number)))).toEqual(from(100, 79))
  })

  it('are the first of those that are equally likely, by their keys', () => {
    expect(numbers(distinctHistories(histories(81, () => 1)))).toEqual(from(100, 79))
    // the two last ones are likelier than all others
    expect(numbers(distinctHistories(histories(81, number => (number >= 179 ? 2 : 1))))).toEqual([...from(100, 77), 179, 180])
  })
})
