import type { Dice, Die } from '../chance/dice'
import { type Fraction, fractional } from '../chance/fractions'
import type { TestResult, ThrowTest } from '../model/fight-state'
import { t } from '../model/language'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Engagement } from './combatant'
import { inspected } from './faults'
import { withResult } from './test-results'

/** Fights in which dice are thrown while acts are made (N14): one for each way in which the dice can come up. */

const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent)

const waysToChoose = (of: number, some: number): bigint => {
  let ways = 1n
  for (let i = 0; i < some; i++) ways = (ways * BigInt(of - i)) / BigInt(i + 1)
  return ways
}

const FACES = 6

/** Every result of a test with its chance. */
const resultsOf = ({ dice, good, bad }: ThrowTest): readonly { readonly result: TestResult; readonly chance: Fraction }[] => {
  const all = power(FACES, dice)
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i)
  return upTo(dice).flatMap(successes =>
    upTo(dice - successes).flatMap(own => {
      const rest = dice - successes - own
      const orders = waysToChoose(dice, successes) * waysToChoose(dice - successes, own)
      const ways = orders * power(good, successes) * power(bad, own) * power(FACES - good - bad, rest)
      return ways === 0n ? [] : [{ result: { successes, own }, chance: { ways, all } }]
    })
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
  const { asked } = inspected(scenario, book).fray.tests ?? {}
  if (!asked) return undefined
  return resultsOf(asked).flatMap(({ result, chance }) => {
    const fight = withResult(scenario, result)
    const further = testedFights(fight, book) ?? [{ scenario: fight, chance: fractional.one }]
    return further.map(each => ({ ...each, chance: fractional.times(chance, each.chance) }))
  })
}

/** A face of a test as a number from which both sums can be read. */
const OWN = 1000
const dieOf = ({ good, bad }: ThrowTest): Die =>
  Array.from({ length: FACES }, (_, face) => (face < good ? 1 : face < good + bad ? OWN : 0))

/** One of these fights, as thrown dice decide. */
export const thrownTests = (
  scenario: Scenario,
  book: Rulebook,
  dice: Dice
): { readonly scenario: Scenario; readonly fray: Engagement } => {
  const { fray } = inspected(scenario, book)
  const { asked } = fray.tests ?? {}
  if (!asked) return { scenario, fray }
  const sum = dice.roll(asked.dice, dieOf(asked))
  return thrownTests(withResult(scenario, { successes: sum % OWN, own: Math.floor(sum / OWN) }), book, dice)
}

export const chanceOf = ({ chance: { ways, all } }: TestedFight): number => Number(ways) / Number(all)

export const testNotes = (): readonly string[] => [
  t('averaged over the dice thrown in step 3; dice and armour above are those of their likeliest result')
]
