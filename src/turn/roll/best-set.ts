import { choiceOf } from '../../battle/headline'
import type { Rulebook } from '../../battle/odds'
import { summaryFor } from '../../battle/summary'
import { type Place, withUnit } from '../../battle/units'
import type { CellNumbers } from '../../model/cell-numbers'
import { numbersOf } from '../../model/cell-numbers'
import { RequestError } from '../../model/errors'
import type { PlayedSet, Side } from '../../model/report'
import type { AbilityUse, Scenario } from '../../model/scenario'
import type { Ability } from '../../rules/types'
import type { Spent } from '../../saga-dice/spending'
import { combined, playsOf } from './plays'

/** The best that can be made of boxes that are paid for: every choice they offer is tried, each fight worked out once. */

/** A box of a board, for a unit of the fight. */
export interface Box {
  /** Its key, `normans/charge`. */
  readonly box: string
  /** As the unit calls it. */
  readonly id: string
  readonly ability: Ability
  readonly times: number
  readonly place: Place
}

/** A set as it is played, worth its victory points to the side that rolls. */
export interface WorthSet extends PlayedSet {
  readonly worth: number
}

/** Smaller differences are rounding: what is played for nothing is left. */
const EVEN = 1e-12

const withUses = (scenario: Scenario, place: Place, uses: readonly AbilityUse[]): Scenario =>
  uses.length === 0 ? scenario : withUnit(scenario, place, unit => ({ ...unit, abilities: [...(unit.abilities ?? []), ...uses] }))

/** The fight with the boxes played, so. */
export const withBoxes = (scenario: Scenario, boxes: readonly Box[], uses: readonly AbilityUse[]): Scenario =>
  boxes.reduce(
    (fight, { id, place }) =>
      withUses(
        fight,
        place,
        uses.filter(use => use.id === id)
      ),
    scenario
  )

/** Undefined where it does not fit the fight. */
const numbersIn = (fight: Scenario, book: Rulebook): CellNumbers | undefined => {
  try {
    return numbersOf(summaryFor(fight, book))
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

/** `boxes` and `spent` in one order. Undefined where no way to play them fits the fight. */
const bestOf = (
  scenario: Scenario,
  boxes: readonly Box[],
  { uses, rares }: Pick<Spent, 'uses' | 'rares'>,
  asks: Side,
  book: Rulebook
): WorthSet | undefined => {
  const lists = boxes.flatMap(({ id, ability }, i) => {
    const count = uses[i] ?? 0
    return count > 0 ? [playsOf(id, ability, count, rares[i] ?? 0)] : []
  })
  let best: WorthSet | undefined
  for (const played of combined(lists)) {
    const fight = withBoxes(scenario, boxes, played)
    const numbers = numbersIn(fight, book)
    if (!numbers) continue
    const worth = asks === 'attacker' ? numbers.swing : -numbers.swing
    if (best && worth <= best.worth + EVEN) continue
    const plays = played.flatMap(use => {
      const box = boxes.find(({ id }) => id === use.id)
      return box ? [choiceOf({ ability: box.ability, use })] : []
    })
    best = { plays, numbers, worth }
  }
  return best
}

/** Remembers every set it has been asked for. */
export const bestSets = (scenario: Scenario, boxes: readonly Box[], asks: Side, book: Rulebook) => {
  const known = new Map<string, WorthSet | undefined>()
  return (spent: Pick<Spent, 'uses' | 'rares'>): WorthSet | undefined => {
    const rares = boxes.map(({ ability }, i) => (ability.rareMatters ? (spent.rares[i] ?? 0) : 0))
    const uses = boxes.map((_, i) => spent.uses[i] ?? 0)
    const key = `${uses.join()}|${rares.join()}`
    if (!known.has(key)) known.set(key, bestOf(scenario, boxes, { uses, rares }, asks, book))
    return known.get(key)
  }
}
