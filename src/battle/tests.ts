import type { Dice, Die } from '../chance/dice'
import { type Fraction, fractional } from '../chance/fractions'
import { rolling } from '../chance/odds'
import type { TestResult, ThrowTest } from '../model/fight-state'
import { t } from '../model/language'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Engagement } from './combatant'
import { inspected } from './faults'
import { withResults } from './test-results'

/** Fights in which dice are thrown while acts are made (N14): one for each way in which the dice can come up. */

const FACES = 6

/** A die of a test: a success outweighs everything that the dice may cost the unit itself, so a sum tells both. */
const dieOf = ({ dice, good, bad }: ThrowTest): Die =>
  Array.from({ length: FACES }, (_, face) => (face < good ? dice + 1 : face < good + bad ? 1 : 0))

const resultFrom = (sum: number, { dice }: ThrowTest): TestResult => ({
  successes: Math.floor(sum / (dice + 1)),
  own: sum % (dice + 1)
})

/** Every result of a test with its chance. */
const resultsOf = (test: ThrowTest): readonly { readonly result: TestResult; readonly chance: Fraction }[] => {
  const { worth, weight } = rolling(fractional)(test.dice, dieOf(test))
  return worth.map((sum, i) => ({ result: resultFrom(sum, test), chance: weight[i] ?? fractional.zero }))
}

/** What the tests of a fight may show, one after another. */
export interface Shown {
  readonly results: readonly TestResult[]
  readonly chance: Fraction
}

/** `askedAfter`: the test that is met when those before it have shown this. */
export const everyResult = (
  askedAfter: (results: readonly TestResult[]) => ThrowTest | undefined,
  before: readonly TestResult[] = []
): readonly Shown[] => {
  const asked = askedAfter(before)
  if (!asked) return [{ results: before, chance: fractional.one }]
  return resultsOf(asked).flatMap(({ result, chance }) =>
    everyResult(askedAfter, [...before, result]).map(each => ({ ...each, chance: fractional.times(chance, each.chance) }))
  )
}

export interface TestedFight {
  readonly scenario: Scenario
  readonly chance: Fraction
}

/** The fights that the tests of a fight lead to; undefined where no dice are thrown in it before the rolls. */
export const testedFights = (scenario: Scenario, book: Rulebook): readonly TestedFight[] | undefined => {
  // no verb of the first edition throws any
  if (!book.numbers.inTurn) return undefined
  const fightAfter = (results: readonly TestResult[]): Scenario =>
    results.length > 0 ? withResults(scenario, results) : scenario
  const all = everyResult(results => inspected(fightAfter(results), book).engagement.tests?.asked)
  const isTested = all.some(({ results }) => results.length > 0)
  return isTested ? all.map(({ results, chance }) => ({ scenario: fightAfter(results), chance })) : undefined
}

/** One of these fights, as thrown dice decide. */
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

export const chanceOf = ({ chance: { ways, all } }: Pick<Shown, 'chance'>): number => Number(ways) / Number(all)

export const testNotes = (): readonly string[] => [
  t('averaged over the dice thrown before the attack dice; dice and armour above are for the likeliest result')
]
