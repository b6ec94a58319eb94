import { describe, expect, test } from 'vitest'
import { odds } from '../../../src/battle/odds'
import { partsFor, summaryFor } from '../../../src/battle/summary'
import { measuredFrom } from '../../../src/model/quantities'
import type { Scenario } from '../../../src/model/scenario'
import type { Rulebook } from '../../../src/rules/types'
import { bookOf, fights } from './fights'
import type { Recorded } from './record'

/** The fights that are written down, as the referee ended them: quick, for he is not asked again. */

const CLOSE = 1e-9

const at = (report: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], report)

const wrongIn = (report: object, { numbers }: Recorded, path: (each: string) => boolean = () => true): readonly string[] =>
  Object.entries(numbers).flatMap(([key, number]) => {
    const said = at(report, key)
    return !path(key) || (typeof said === 'number' && Math.abs(said - number) < CLOSE) ? [] : [`${key}: ${said}, not ${number}`]
  })

const kinds = [...new Set(fights.map(({ kind }) => kind))]

describe('the fights that are written down end as the referee says', () => {
  test.each(kinds)('%s', kind => {
    for (const fight of fights.filter(each => each.kind === kind)) {
      const report = odds(fight.scenario, bookOf(fight), { asides: false })
      expect(wrongIn(report, fight), JSON.stringify(fight.scenario)).toEqual([])
    }
  })
  // a third each: their ends are not laid out where two strikes know nothing of each other
  test.each([
    ['in brief too', 0, summaryFor],
    ['number by number too', 1, (scenario: Scenario, book: Rulebook) => measuredFrom(scenario.kind, partsFor(scenario, book))]
  ] as const)('%s', (_, third, numbersOf) => {
    for (const fight of fights.filter((_each, i) => i % 3 === third)) {
      const numbers = numbersOf(fight.scenario, bookOf(fight))
      expect(
        wrongIn(numbers, fight, path => !/^rounds|\.units\./.test(path)),
        JSON.stringify(fight.scenario)
      ).toEqual([])
    }
  })
})
