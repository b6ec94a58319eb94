import { type Distribution, moments } from '../chance/battle'
import type { Dice } from '../chance/dice'
import { exactly } from '../chance/exact'
import type { WrathEffect, WrathReport, WrathRequest } from '../model/dice'
import { t } from '../model/language'
import { SCHEMA } from '../model/schema'
import type { Rulebook, WrathRow } from '../rules/types'

/** The Wrath of the Jomsvikings (R6.6): one to three dice, their sum on the table, half the highest as free activations. */

/** The sum of the dice thrown, and the highest of them. */
type Thrown = {
  readonly sum: number
  readonly highest: number
}

const SIDES = 6
const DIE: readonly number[] = Object.freeze([1, 2, 3, 4, 5, 6])

const oneMore = ({ sum, highest }: Thrown, dice: Dice): Thrown => {
  const face = dice.roll(1, DIE)
  return { sum: sum + face, highest: Math.max(highest, face) }
}

const throwDice = (dice: number): Distribution<Thrown> =>
  exactly<Thrown>({
    start: { sum: 0, highest: 0 },
    most: { sum: SIDES * dice, highest: SIDES },
    steps: Array.from({ length: dice }, () => oneMore)
  })

/** The chance of each whole number from 0 to `most`. */
const chancesOf = (outcomes: Distribution<Thrown>, most: number, of: (outcome: Thrown) => number): readonly number[] => {
  const chances = Array.from({ length: most + 1 }, () => 0)
  outcomes.states.forEach((outcome, index) => {
    chances[of(outcome)] = (chances[of(outcome)] ?? 0) + (outcomes.weights[index] ?? 0)
  })
  return chances
}

const atLeast = (total: readonly number[], least: number): number =>
  Math.min(
    1,
    total.slice(least).reduceRight((sum, chance) => sum + chance, 0)
  )

const effectOdds = ({ least, text, deserts }: WrathRow, total: readonly number[], gone: number): WrathEffect => {
  const reached = atLeast(total, least)
  return { least, text, reached, inForce: deserts ? reached : Math.max(0, reached - gone) }
}

/** The exact odds of every effect, for 1 to 3 dice. */
export const wrathOdds = ({ dice }: WrathRequest, book: Rulebook): Omit<WrathReport, 'replay' | 'request'> => {
  const outcomes = throwDice(dice)
  const totalP = chancesOf(outcomes, SIDES * dice, ({ sum }) => sum)
  const leaves = book.wrath.find(({ deserts }) => deserts)?.least ?? Number.POSITIVE_INFINITY
  const activated = ({ sum, highest }: Thrown): number => (sum >= leaves ? 0 : Math.ceil(highest / 2))
  const gone = atLeast(totalP, leaves)
  const first = Math.min(...book.wrath.map(({ least }) => least))
  return {
    schema: SCHEMA,
    kind: 'wrath',
    headline: t('The Wrath of the Jomsvikings with {dice} SAGA {dice|die|dice}', { dice }),
    edition: 1,
    rules: book.version,
    dice,
    effects: book.wrath.map(row => effectOdds(row, totalP, gone)),
    nothing: gone + totalP.slice(0, first).reduce((sum, chance) => sum + chance, 0),
    changesSides: gone,
    activationsP: chancesOf(outcomes, SIDES / 2, activated),
    activations: moments(outcomes, activated).mean,
    totalP,
    notes: [t('every row up to the total counts until their next turn; the free activations are for this turn (R6.6)')]
  }
}
