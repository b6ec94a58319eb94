import type { Side } from '../../model/what-if-report'
import type { Rulebook } from '../../rules/types'
import type { Placement } from '../placement'
import type { Want } from '../want'
import type { Box, Way } from './box'
import type { Uses } from './opening'
import type { Fought } from './search'
import { choiceAt } from './space'

/** What a choice asks of the SAGA dice: for each want its uses, and how many of them with the rare symbol. */

export interface Demand {
  readonly uses: readonly number[]
  readonly rares: readonly number[]
}

export type Paid = Pick<Placement, 'uses' | 'rares'>

/** The key of the box a way is of. */
const keyOf = (way: Way, book: Rulebook): string => {
  const ability = way.played[0]?.ability
  return Object.entries(book.abilities).find(([, each]) => each === ability)?.[0] ?? ''
}

export const keysOf = (boxes: readonly Box[], book: Rulebook): readonly string[] =>
  boxes.flatMap(({ ways }) => {
    const way = ways.find(each => each !== undefined)
    return way ? [keyOf(way, book)] : []
  })

const usesOf = ({ played, dice }: Way): number => (played[0]?.ability.choice?.take === 'pool' ? dice : 1)

const raresOf = ({ uses }: Way): number => uses.reduce((sum, { rare = 0 }) => sum + rare, 0)

/** `wants` in the order in which the dice pay for them. Boxes that are played anyway ask for nothing. */
export const demanding = (wants: readonly Want[], book: Rulebook) => {
  const places = new Map<Way, number>()
  const placeOf = (way: Way): number => {
    const known = places.get(way) ?? wants.findIndex(({ box }) => box === keyOf(way, book))
    places.set(way, known)
    return known
  }
  return (uses: Uses): Demand => {
    const demand = { uses: wants.map(() => 0), rares: wants.map(() => 0) }
    for (const way of uses) {
      const want = way === undefined ? -1 : placeOf(way)
      if (!way || want < 0) continue
      demand.uses[want] = (demand.uses[want] ?? 0) + usesOf(way)
      demand.rares[want] = (demand.rares[want] ?? 0) + raresOf(way)
    }
    return demand
  }
}

/** Do the dice that lie there serve? Where the rare symbol does more, a rare die is no ordinary one. */
export const isPaid = (demand: Demand, { uses, rares }: Paid, wants: readonly Want[]): boolean =>
  wants.every(({ rareMatters }, want) => {
    const [asked, rare] = [demand.uses[want] ?? 0, demand.rares[want] ?? 0]
    const [there, rareThere] = [uses[want] ?? 0, rares[want] ?? 0]
    return rareMatters ? rare <= rareThere && asked - rare <= there - rareThere : asked <= there
  })

export const together = (one: Demand, other: Demand): Demand => ({
  uses: one.uses.map((count, want) => count + (other.uses[want] ?? 0)),
  rares: one.rares.map((count, want) => count + (other.rares[want] ?? 0))
})

/** The ways of a choice. */
export const waysIn = (fought: Fought, side: Side, choice: number): Uses => choiceAt(fought.spaces[side], choice).ways
