import { t } from '../model/language'
import { bestPlay } from './best-play'
import { NONE } from './hands'
import { diceBringers, type Phase } from './orders'
import { EVEN, type RollOutcome, rollOutcomes, type Worth } from './roll-outcomes'

/** Boxes that roll more dice (R7.5, T7.5), used before the rest of a hand is spent on anything else. */

export interface PoolFirst {
  /** The worth of a hand by best play. */
  readonly worth: (hand: number) => number
  /** "Activation Pool: R for 2 more"; undefined where the dice are placed as they lie. */
  readonly first: (hand: number) => string | undefined
  /** The hands that are placed in the end, with their chances. */
  readonly ends: (hand: number) => readonly RollOutcome[]
}

/** A use of such a box: the hand that is left, and how many dice of each board are rolled. */
interface Step {
  readonly rest: number
  readonly rolls: readonly number[]
  readonly text: string
}

/** Smaller chances are dropped, for rolls into a full hand may go in circles for ever. */
const GONE = 1e-15

const withoutPools = (placedWorth: (hand: number) => number): PoolFirst => ({
  worth: placedWorth,
  first: () => undefined,
  ends: hand => [{ hand, chance: 1 }]
})

/** `placedWorth`: the worth of a hand that is placed for good. */
export const poolFirst = (phase: Phase, boxes: readonly string[], placedWorth: (hand: number) => number): PoolFirst => {
  const { hands, room } = phase
  const bringers = diceBringers(phase, boxes)
  if (bringers.length === 0) return withoutPools(placedWorth)
  const placed: Worth = Float64Array.from({ length: hands.size }, (_, hand) =>
    (hands.total[hand] as number) <= room ? placedWorth(hand) : 0
  )
  const { worth } = bestPlay({
    hands,
    room,
    moves: bringers.map(({ move }) => move),
    gains: [],
    stage: () => ({ key: '', placed: () => placed })
  })
  const ways = bringers.map(({ move, board }) => ({ move, board, ways: move.ways(worth) }))
  const stepAt = (hand: number): Step | undefined => {
    let most = (placed[hand] as number) + EVEN
    let best: Step | undefined
    for (const { move, board, ways: look } of ways)
      look(hand, (value, spent, rolled) => {
        if (value <= most) return
        most = value
        best = {
          rest: hands.less(spent)[hand] ?? NONE,
          rolls: Array.from({ length: hands.boards }, (_, each) => (each === board ? rolled : 0)),
          text: move.describe(hand, spent, rolled).text
        }
      })
    return best
  }
  const known = new Map<number, Step | undefined>()
  const step = (hand: number): Step | undefined => {
    if (!known.has(hand)) known.set(hand, stepAt(hand))
    return known.get(hand)
  }
  const ends = (hand: number): readonly RollOutcome[] => {
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
            if (share > GONE) add(next, hands.plus(roll.hand)[now.rest] ?? NONE, share)
          }
      }
      open = next
    }
    return [...found].map(([at, chance]) => ({ hand: at, chance }))
  }
  return { worth: hand => worth[hand] as number, first: hand => step(hand)?.text, ends }
}

/** In place of what a roll is spent on, where more dice are rolled first. */
export const restOfRollText = (): string => t('what the dice then pay for')
