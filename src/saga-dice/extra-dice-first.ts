import { t } from '../model/language'
import { CHANCE_ROUNDING } from '../model/limits'
import { bestPlay } from './best-play'
import { NO_HAND } from './hands'
import { actionsGainingDice, type OrdersPhase } from './orders'
import { type RollOutcome, rollOutcomes, type Worth } from './roll-outcomes'

/** Boxes that roll more dice (R7.5, T7.5), used before anything else is paid with a hand. */

interface ExtraDiceFirst {
  /** The worth of a hand by best play. */
  readonly worth: (hand: number) => number
  /** "Activation Pool: R for 2 more"; undefined where the dice are placed as they lie. */
  readonly firstUse: (hand: number) => string | undefined
  /** The hands that are placed in the end, with their chances. */
  readonly placedHands: (hand: number) => readonly RollOutcome[]
}

/** A use of such a box: the hand that is left, and how many dice of each board are rolled. */
interface ExtraRoll {
  readonly rest: number
  readonly rolls: readonly number[]
  readonly text: string
}

/** Smaller chances are dropped, for rolls into a full hand may go in circles for ever. */
const NEGLIGIBLE = 1e-15

const withoutPools = (placedWorth: (hand: number) => number): ExtraDiceFirst => ({
  worth: placedWorth,
  firstUse: () => undefined,
  placedHands: hand => [{ hand, chance: 1 }]
})

/** `placedWorth`: the worth of a hand that is placed for good. */
export const extraDiceFirst = (
  phase: OrdersPhase,
  boxes: readonly string[],
  placedWorth: (hand: number) => number
): ExtraDiceFirst => {
  const { hands, handLimit } = phase
  const actionsWithBoard = actionsGainingDice(phase, boxes)
  if (actionsWithBoard.length === 0) return withoutPools(placedWorth)
  const placed: Worth = Float64Array.from({ length: hands.size }, (_, hand) =>
    (hands.total[hand] as number) <= handLimit ? placedWorth(hand) : 0
  )
  const { worth } = bestPlay({
    hands,
    handLimit,
    actions: actionsWithBoard.map(({ action }) => action),
    gains: [],
    stageAfter: () => ({ key: '', worthPlaced: () => placed })
  })
  const ways = actionsWithBoard.map(({ action, board }) => ({ action, board, ways: action.ways(worth) }))
  const stepAt = (hand: number): ExtraRoll | undefined => {
    let most = (placed[hand] as number) + CHANCE_ROUNDING
    let best: ExtraRoll | undefined
    for (const { action, board, ways: eachWay } of ways)
      eachWay(hand, (value, spent, rolled) => {
        if (value <= most) return
        most = value
        best = {
          rest: hands.less(spent)[hand] ?? NO_HAND,
          rolls: Array.from({ length: hands.boards }, (_, each) => (each === board ? rolled : 0)),
          text: action.describe(hand, spent, rolled).text
        }
      })
    return best
  }
  const known = new Map<number, ExtraRoll | undefined>()
  const step = (hand: number): ExtraRoll | undefined => {
    if (!known.has(hand)) known.set(hand, stepAt(hand))
    return known.get(hand)
  }
  const placedHands = (hand: number): readonly RollOutcome[] => {
    const found = new Map<number, number>()
    let open = new Map([[hand, 1]])
    while (open.size > 0) {
      const next = new Map<number, number>()
      const add = (to: Map<number, number>, at: number, chance: number): void => {
        to.set(at, (to.get(at) ?? 0) + chance)
      }
      for (const [at, chance] of open) {
        const now = step(at)
        if (!now) add(found, at, chance)
        else
          for (const roll of rollOutcomes(now.rolls, hands)) {
            const share = chance * roll.chance
            if (share > NEGLIGIBLE) add(next, hands.plus(roll.hand)[now.rest] ?? NO_HAND, share)
          }
      }
      open = next
    }
    return [...found].map(([at, chance]) => ({ hand: at, chance }))
  }
  return { worth: hand => worth[hand] as number, firstUse: hand => step(hand)?.text, placedHands }
}

/** In place of what a roll is spent on, where more dice are rolled first. */
export const restOfRollText = (): string => t('what the dice then pay for')
