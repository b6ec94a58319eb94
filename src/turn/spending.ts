import type { Dealt } from './dealt'
import { type Hands, NONE } from './hands'
import { everyPlacement, type Placement } from './placement'
import type { Price } from './price'
import type { Want } from './want'

/** The best set of uses for each roll, by what the player makes of them: the odds of a fight, say. */

/** Uses paid, by want, and of the dice spent on each want those that show the rare symbol. */
export type Spent = Pick<Placement, 'uses' | 'rares'>

export interface Spending extends Dealt {
  readonly placement: Placement
  readonly worth: number
}

/** Rare dice that do nothing for their box are no difference. */
const keyOf = ({ uses, rares }: Spent, wants: readonly Want[]): string =>
  `${uses.join()}|${wants.map(({ rareMatters }, want) => (rareMatters ? (rares[want] ?? 0) : 0)).join()}`

/** `worthOf` is asked once for each set of uses and its rare dice, however many rolls can pay for it. */
const remembering = (wants: readonly Want[], worthOf: (spent: Spent) => number): ((placement: Placement) => number) => {
  const known = new Map<string, number>()
  return placement => {
    const key = keyOf(placement, wants)
    const worth = known.get(key) ?? worthOf(placement)
    known.set(key, worth)
    return worth
  }
}

const NOTHING: Placement = { uses: [], payments: [], rares: [], left: NONE }

/**
 * For each roll the placement that is worth most; of equal ones that which leaves more dice, then the first. The mean over the
 * rolls is what the dice are worth before they are thrown.
 */
export const spendings = (
  rolls: readonly Dealt[],
  wants: readonly Want[],
  prices: readonly Price[],
  hands: Hands,
  worthOf: (spent: Spent) => number
): readonly Spending[] => {
  const worth = remembering(wants, worthOf)
  const better = (best: Spending, placement: Placement): Spending => {
    const its = worth(placement)
    const left = (hands.total[placement.left] ?? 0) - (hands.total[best.placement.left] ?? 0)
    return its > best.worth || (its === best.worth && left > 0) ? { ...best, placement, worth: its } : best
  }
  return rolls.map(({ hand, chance }) =>
    everyPlacement(wants, prices, hand, hands).reduce(better, {
      hand,
      chance,
      placement: NOTHING,
      worth: Number.NEGATIVE_INFINITY
    })
  )
}
