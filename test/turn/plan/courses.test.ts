import { describe, expect, it } from 'vitest'
import { distinctHistories } from '../../../src/turn/plan/tally'

/** Courses by number, in an order of no meaning: 37 has no divisor in common with 81 or 80. */
const courses = (count: number, chance: (number: number) => number): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: count }, (_, i) => {
      const number = 100 + ((i * 37) % count)
      return [`${number}`, chance(number)] as const
    })
  )

const numbers = (found: ReadonlySet<string>): readonly number[] => [...found].map(Number).sort((one, other) => one - other)

const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i)

describe('histories that are kept apart', () => {
  it('are all of eighty', () => expect(numbers(distinctHistories(courses(80, () => 1)))).toEqual(from(100, 80)))

  it('are the 79 likeliest of more', () => {
    expect(numbers(distinctHistories(courses(81, number => number)))).toEqual(from(102, 79))
    expect(numbers(distinctHistories(courses(81, number => -number)))).toEqual(from(100, 79))
  })

  it('are the first of those that are equally likely, by their words', () => {
    expect(numbers(distinctHistories(courses(81, () => 1)))).toEqual(from(100, 79))
    // the two last ones are likelier than all others
    expect(numbers(distinctHistories(courses(81, number => (number >= 179 ? 2 : 1))))).toEqual([...from(100, 77), 179, 180])
  })
})
