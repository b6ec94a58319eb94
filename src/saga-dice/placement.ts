import { type Price, useSets, type Want } from './costs'
import { FACES, type Hands, NO_HAND } from './hands'
import type { Solver } from './orders'

/** Dice placed on boxes. */
export interface Placement {
  /** By want, the uses paid. */
  readonly uses: readonly number[]
  /** The dice of each use as a hand, in the order of the wants. */
  readonly payments: readonly number[]
  /** By want, how many of its dice show the rare symbol. */
  readonly rares: readonly number[]
  /** The hand of the dice that pay for nothing. */
  readonly left: number
}

interface PartialPayment {
  readonly payments: readonly number[]
  readonly left: number
}

/** A use to be paid, and the index of its want. */
interface DueUse {
  readonly price: Price
  readonly want: number
}

const dueOf = (uses: readonly number[], prices: readonly Price[]): readonly DueUse[] =>
  uses.flatMap((count, want) => {
    const price = prices[want]
    return price ? Array.from({ length: count }, () => ({ price, want })) : []
  })

/** Every way to pay what is due, use by use; the payments of one want ascend, for their order does not matter. */
const waysToPay = (due: readonly DueUse[], hand: number, hands: Hands): readonly PartialPayment[] =>
  due.reduce<readonly PartialPayment[]>(
    (found, { price, want }, index) =>
      found.flatMap(({ payments, left }) => {
        const least = due[index - 1]?.want === want ? (payments.at(-1) ?? NO_HAND) : NO_HAND
        return price.payments.flatMap(payment => {
          const rest = hands.less(payment)[left] ?? NO_HAND
          return payment < least || rest === NO_HAND ? [] : [{ payments: [...payments, payment], left: rest }]
        })
      }),
    [{ payments: [], left: hand }]
  )

const raresIn = (hand: number, { counts }: Hands): number =>
  (counts[hand] ?? []).reduce((sum, count, face) => (face % FACES === FACES - 1 ? sum + count : sum), 0)

const raresOf = (uses: readonly number[], payments: readonly number[], hands: Hands): readonly number[] => {
  let next = 0
  return uses.map(count => {
    const its = payments.slice(next, next + count)
    next += count
    return its.reduce((sum, payment) => sum + raresIn(payment, hands), 0)
  })
}

/** Every way to pay these uses with a hand; of those with the same rare dice and the same dice left, one. */
export const placementsOf = (
  uses: readonly number[],
  prices: readonly Price[],
  hand: number,
  hands: Hands
): readonly Placement[] => {
  const found = new Map<string, Placement>()
  for (const { payments, left } of waysToPay(dueOf(uses, prices), hand, hands)) {
    const rares = raresOf(uses, payments, hands)
    const key = [left, ...rares].join()
    if (!found.has(key)) found.set(key, { uses, payments, rares, left })
  }
  return [...found.values()]
}

/** What a hand is spent on, and what is left of it: a placement without the dice of each single use. */
export type Spent = Pick<Placement, 'uses' | 'rares' | 'left'>

/** A hand after some uses of one want, and the rare dice spent on them, where they matter. */
interface SpentHand {
  readonly left: number
  readonly rares: number
}

/** The rests after one use more, each once. */
const afterOneUse = (rests: readonly SpentHand[], want: Want, { payments }: Price, hands: Hands): readonly SpentHand[] => {
  const found = new Map<number, SpentHand>()
  for (const { left, rares } of rests)
    for (const payment of payments) {
      const rest = hands.less(payment)[left] ?? NO_HAND
      if (rest === NO_HAND) continue
      const next = { left: rest, rares: want.rareMatters ? rares + raresIn(payment, hands) : 0 }
      found.set(next.rares * hands.size + rest, next)
    }
  return [...found.values()]
}

/** The rests after 0, 1, 2 ... uses of a want. */
const afterEachCount = (left: number, want: Want, price: Price, hands: Hands): readonly (readonly SpentHand[])[] => {
  const rests: (readonly SpentHand[])[] = [[{ left, rares: 0 }]]
  for (let use = 1; use <= want.times; use++) rests.push(afterOneUse(rests[use - 1] ?? [], want, price, hands))
  return rests
}

/** Everything that a hand could be spent on. */
export const everySpending = (wants: readonly Want[], prices: readonly Price[], hand: number, hands: Hands): readonly Spent[] =>
  wants.reduce<readonly Spent[]>(
    (found, want, index) => {
      const price = prices[index]
      return price === undefined
        ? found
        : found.flatMap(({ uses, rares, left }) =>
            afterEachCount(left, want, price, hands).flatMap((rests, count) =>
              rests.map(rest => ({ uses: [...uses, count], rares: [...rares, rest.rares], left: rest.left }))
            )
          )
    },
    [{ uses: [], rares: [], left: hand }]
  )

/** The value of dice that are left: a rare one most, then uncommons. */
const worthLeft = (hand: number, { counts, boards }: Hands): number => {
  const held = counts[hand] ?? []
  return Array.from({ length: boards }, (_, board) => board * FACES).reduce(
    (sum, face) => sum + 10 * (held[face + 2] ?? 0) + (held[face + 1] ?? 0),
    0
  )
}

/** The better of two placements: more rare dice where they do more, then the rarer dice left. */
const preferRares = (wants: readonly Want[], hands: Hands) => {
  const worth = ({ rares, left }: Placement): number =>
    wants.reduce((sum, { rareMatters }, want) => sum + (rareMatters ? 1000 * (rares[want] ?? 0) : 0), worthLeft(left, hands))
  return (one: Placement, other: Placement): Placement => (worth(other) > worth(one) ? other : one)
}

/** The best way to pay these uses; undefined where the hand cannot. */
export const placementOf = (
  uses: readonly number[],
  wants: readonly Want[],
  prices: readonly Price[],
  hand: number,
  hands: Hands
): Placement | undefined => {
  const [first, ...others] = placementsOf(uses, prices, hand, hands)
  return first && others.reduce(preferRares(wants, hands), first)
}

/** Which uses a hand is spent on. */
export type PlacementChoice = (hand: number) => readonly number[]

/** Every set of uses, with the hands that pay for it; sets with most uses of the first wants come last. */
const pricedSets = (wants: readonly Want[], prices: readonly Price[], { pays }: Solver) =>
  useSets(wants.map(({ times }) => times)).map(uses => ({
    uses,
    paid: pays(uses, wants, prices),
    weight: uses.reduce((sum, count, want) => sum + count * (wants[want]?.weight ?? 0), 0)
  }))

const NOTHING = { uses: [], weight: -1 } as const

/** Chooses by the order of the wants: as many uses of the first as can be paid, then of the second, and so on. */
export const byPriority = (wants: readonly Want[], prices: readonly Price[], solver: Solver): PlacementChoice => {
  const all = pricedSets(wants, prices, solver)
  return hand => (all.findLast(({ paid }) => paid[hand] === 1) ?? NOTHING).uses
}

/** Chooses the uses of the greatest weight; of equal ones those of earlier wants. */
export const byWeight = (wants: readonly Want[], prices: readonly Price[], solver: Solver): PlacementChoice => {
  const all = pricedSets(wants, prices, solver).toSorted((one, other) => one.weight - other.weight)
  return hand => (all.findLast(({ paid }) => paid[hand] === 1) ?? NOTHING).uses
}

/**
 * What a hand is best spent on; of equal ones that which leaves more dice, then the first. `worthOf` may be called for the same
 * uses and rare dice several times.
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
