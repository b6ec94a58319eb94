import { type Hands, handOfRoll, NONE } from './hands'
import { memoize } from './memoize'
import type { Worth } from './reroll'
import { sagaRoll } from './roll'

/** The hands a roll can give, each with its chance 0..1. */
export interface RollOutcomes {
  readonly hand: number
  readonly chance: number
}

const withBoard = (found: readonly RollOutcomes[], count: number, board: number, hands: Hands): readonly RollOutcomes[] => {
  const { states, weights } = sagaRoll(count)
  return states.flatMap((roll, index) => {
    const more = hands.plus(handOfRoll(roll, board, hands))
    return found.map(({ hand, chance }) => ({ hand: more[hand] ?? NONE, chance: chance * (weights[index] ?? 0) }))
  })
}

const known = memoize((hands: Hands) =>
  memoize((dice: string) =>
    dice
      .split('/')
      .map(Number)
      .reduce<readonly RollOutcomes[]>((found, count, board) => withBoard(found, count, board, hands), [{ hand: 0, chance: 1 }])
      .toSorted((one, other) => one.hand - other.hand)
  )
)

/** What so many dice of each board can show, commons first. */
export const rollOutcomes = (dice: readonly number[], hands: Hands): readonly RollOutcomes[] => known(hands)(dice.join('/'))

/** The mean worth of a roll. */
export const meanOf = (rolls: readonly RollOutcomes[], worth: Worth): number => {
  let mean = 0
  for (const { hand, chance } of rolls) mean += chance * (worth[hand] as number)
  return mean
}
