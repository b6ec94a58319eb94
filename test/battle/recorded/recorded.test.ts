import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brief } from '../../../src/battle/brief'
import { odds } from '../../../src/battle/odds'
import { rulebook } from '../../../src/rules/rulebook'
import type { Recorded } from './record'

/** The fights that are written down, as the referee ended them: quick, for he is not asked again. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const CLOSE = 1e-9

const fights = readFileSync(new URL('fights.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Recorded)

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
      const report = odds(fight.scenario, books[fight.scenario.edition ?? 1], { asides: false })
      expect(wrongIn(report, fight), JSON.stringify(fight.scenario)).toEqual([])
    }
  })
  test('in brief too', () => {
    for (const fight of fights.filter((_, i) => i % 7 === 0)) {
      const numbers = brief(fight.scenario, books[fight.scenario.edition ?? 1])
      expect(
        wrongIn(numbers, fight, path => !/^rounds|\.units\./.test(path)),
        JSON.stringify(fight.scenario)
      ).toEqual([])
    }
  })
})
