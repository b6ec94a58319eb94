import type { Dice, Die } from '../chance/dice'
import { type Fraction, fractional } from '../chance/fractions'
import { rolling } from '../chance/odds'
import { t } from '../model/language'
import { FACES } from '../model/limits'
import type { Scenario } from '../model/scenario'
import type { TestResult, ThrowTest } from '../model/unit-state'
import type { Rulebook } from '../rules/types'
import type { Engagement } from './combatant'
import { inspected } from './faults'
import { withResults } from './test-results'

/** Fights with tests, dice that are rolled while acts are made (N14): one fight for each series of results. */

/** The die of a test. A success is worth more than all losses of the unit itself together, so that one sum gives both numbers. */
const dieOf = ({ dice, good, bad }: ThrowTest): Die =>
  FACES.map((_, face) => (face < good ? dice + 1 : face < good + bad ? 1 : 0))

const resultFrom = (sum: number, { dice }: ThrowTest): TestResult => ({
  successes: Math.floor(sum / (dice + 1)),
  own: sum % (dice + 1)
})

/** Every result of a test, with its chance. */
const resultsOf = (test: ThrowTest): readonly { readonly result: TestResult; readonly chance: Fraction }[] => {
  const { worth, weight } = rolling(fractional)(test.dice, dieOf(test))
  return worth.map((sum, i) => ({ result: resultFrom(sum, test), chance: weight[i] ?? fractional.zero }))
}

/** A series of results that the tests of a fight may have, with its chance. */
interface ResultSeries {
  readonly results: readonly TestResult[]
  readonly chance: Fraction
}

/**
 * All series of results that the tests of a fight may have. `askedAfter`: the next test after some results, undefined if none.
 */
export const everyResult = (
  askedAfter: (results: readonly TestResult[]) => ThrowTest | undefined,
  before: readonly TestResult[] = []
): readonly ResultSeries[] => {
  const asked = askedAfter(before)
  if (!asked) return [{ results: before, chance: fractional.one }]
  return resultsOf(asked).flatMap(({ result, chance }) =>
    everyResult(askedAfter, [...before, result]).map(each => ({ ...each, chance: fractional.times(chance, each.chance) }))
  )
}

/** A fight with all results of its tests, and their chance. */
export interface TestedFight {
  readonly scenario: Scenario
  readonly chance: Fraction
}

/** The fights that the results of its tests lead to, each with its chance; undefined if a fight has no tests. */
export const testedFights = (scenario: Scenario, book: Rulebook): readonly TestedFight[] | undefined => {
  // no verb of the first edition has tests
  if (!book.numbers.inTurn) return undefined
  const fightAfter = (results: readonly TestResult[]): Scenario =>
    results.length > 0 ? withResults(scenario, results) : scenario
  const all = everyResult(results => inspected(fightAfter(results), book).engagement.tests?.asked)
  const isTested = all.some(({ results }) => results.length > 0)
  return isTested ? all.map(({ results, chance }) => ({ scenario: fightAfter(results), chance })) : undefined
}

/** One of the fights that the results of its tests lead to, chosen by rolling the tests with `dice`. */
export const thrownTests = (
  scenario: Scenario,
  book: Rulebook,
  dice: Dice
): { readonly scenario: Scenario; readonly engagement: Engagement } => {
  const { engagement } = inspected(scenario, book)
  const { asked } = engagement.tests ?? {}
  if (!asked) return { scenario, engagement }
  return thrownTests(withResults(scenario, [resultFrom(dice.roll(asked.dice, dieOf(asked)), asked)]), book, dice)
}

/** A chance as a number, 0..1. */
export const chanceOf = ({ chance: { ways, all } }: Pick<ResultSeries, 'chance'>): number => Number(ways) / Number(all)

/** The note of a report averaged over the results of tests. */
export const testNotes = (): readonly string[] => [
  t('averaged over the dice thrown before the attack dice; dice and armour above are for the likeliest result')
]
