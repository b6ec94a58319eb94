import { CHANCE_ROUNDING } from '../../model/limits'
import type { Hands } from '../../saga-dice/hands'
import type { Spent } from '../../saga-dice/placement'
import { type RollOutcome, waysToRoll } from '../../saga-dice/roll-outcomes'

/** Rolls of the SAGA dice before a fight, each played as well as it can be. */

/** What SAGA dice are spent on: the uses of each want, and how many of them are paid with the rare symbol. */
export type SpentDice = Pick<Spent, 'uses' | 'rares'>

/** Rolls with what each is played as, and their mean worth as the side that rolls sees it: high is good. */
export interface PlayedRolls<Played> {
  readonly rolls: readonly Played[]
  readonly worth: number
}

/** Every roll of so many dice, played by `play`; of two boards, with the division of the dice between them that is worth most. */
export const playedRolls = <Played extends { readonly chance: number; readonly worth: number }>(
  dice: number,
  hands: Hands,
  play: (roll: RollOutcome) => Played
): PlayedRolls<Played> =>
  waysToRoll(dice, hands)
    .map(({ outcomes }): PlayedRolls<Played> => {
      const rolls = outcomes.map(play)
      return { rolls, worth: rolls.reduce((sum, { chance, worth }) => sum + chance * worth, 0) }
    })
    .reduce((one, other) => (other.worth > one.worth + CHANCE_ROUNDING ? other : one))

/** The same function, which answers the same uses only once. */
export const memoizeUses = <T>(answer: (uses: SpentDice) => T): ((uses: SpentDice) => T) => {
  const known = new Map<string, { readonly answer: T }>()
  return spent => {
    const key = `${spent.uses.join()}|${spent.rares.join()}`
    const found = known.get(key) ?? { answer: answer(spent) }
    known.set(key, found)
    return found.answer
  }
}
