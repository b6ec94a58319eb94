import { odds } from '../../src/battle/odds'
import { summaryFor } from '../../src/battle/summary'
import { allQuantities } from '../../src/model/quantities'
import { rulebook } from '../../src/rules/rulebook'
import { numbersIn } from '../battle/fractions'
import { toNumber } from '../oracle'
import type { Trial } from './trial'

/** Where the product and the referee differ on one fight; empty where they agree. */

const CLOSE = 1e-12

const books = { 1: rulebook(1), 2: rulebook(2) } as const

const apart = (a: number, b: number): boolean => !(Math.abs(a - b) < CLOSE)

/** The quick numbers of batches are those of the report. */
const hasty = (scenario: Trial['scenario'], report: ReturnType<typeof odds>): readonly string[] => {
  const quick = summaryFor(scenario, books[scenario.edition ?? 1])
  return allQuantities().flatMap(({ path, of }) => {
    const [here, there] = [of(quick), of(report)]
    const same = here === undefined || there === undefined ? here === there : !apart(here, there)
    return same || path === 'lasts' ? [] : [`${path} in brief: ${here}, in full ${there}`]
  })
}

export const differences = ({ scenario, answer }: Trial): readonly string[] => {
  const report = odds(scenario, books[scenario.edition ?? 1], { asides: false })
  const { fractions, fatigue } = answer()
  const numbers = numbersIn(report)
  const shown = [...fractions].flatMap(([path, chance]) => {
    const said = numbers.get(path)
    return said === undefined || apart(said, toNumber(chance)) ? [`${path}: ${said}, not ${toNumber(chance)}`] : []
  })
  const pairs = [...fractions.keys()].some(path => path.startsWith('joint.'))
  const extra = [...numbers].flatMap(([path, said]) =>
    pairs && path.startsWith('joint.') && !fractions.has(path) && apart(said, 0) ? [`${path}: ${said}, not 0`] : []
  )
  const tired = (['attacker', 'defender'] as const).flatMap(side => {
    const known = fatigue?.[side]
    return known === undefined || report[side].fatigueAfter === known
      ? []
      : [`${side}.fatigueAfter: ${report[side].fatigueAfter}, not ${known}`]
  })
  return [...shown, ...extra, ...tired, ...hasty(scenario, report)]
}
