import type { Hands } from './hands'
import { everySpending, type Spent } from './placement'
import type { Price } from './price'
import type { Want } from './want'

/** The best set of uses for a roll, by what the player makes of them: the odds of a fight, say. */

export type { Spent } from './placement'

/**
 * What a hand is best spent on; of equal ones what leaves more dice, then the first. `worthOf` may be asked for the same uses and rare
 * dice several times.
 */
export const bestSpending = (
  hand: number,
  wants: readonly Want[],
  prices: readonly Price[],
  hands: Hands,
  worthOf: (spent: Spent) => number
): Spent => {
  const dice = ({ left }: Spent): number => hands.total[left] ?? 0
  const [first, ...others] = everySpending(wants, prices, hand, hands).map(spent => ({ spent, worth: worthOf(spent) }))
  if (!first) throw new RangeError('a hand can always be spent on nothing')
  return others.reduce(
    (best, each) => (each.worth > best.worth || (each.worth === best.worth && dice(each.spent) > dice(best.spent)) ? each : best),
    first
  ).spent
}
