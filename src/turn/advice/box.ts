import { isBeforehand, type Played, playedBy } from '../../battle/unit'
import type { Held } from '../../model/advice'
import { unlessRefused } from '../../model/errors'
import { type AbilityUse, asAbilityUse, type UnitRequest } from '../../model/scenario'
import { diceSpent } from '../../rules/abilities'
import type { Rulebook } from '../../rules/types'

/** One way to use a box: by which unit, and for what. */
export interface BoxOption {
  /** The index of the unit that uses it, among those of its side. */
  readonly unit: number
  readonly uses: readonly AbilityUse[]
  readonly played: readonly Played[]
  /** SAGA dice spent. */
  readonly dice: number
}

/** A box of a battleboard, with all ways in which a player may use it. */
export interface Box {
  readonly id: string
  readonly name: string
  /** The request plays it, so it cannot be left. */
  readonly isInRequest: boolean
  /** Used in the Orders or Activation phase, before the fight begins. */
  readonly isBeforehand: boolean
  /** The first is undefined, to leave the box, where that is possible. */
  readonly options: readonly (BoxOption | undefined)[]
}

/** The abilities as a unit plays them; undefined where they are on none of its boards. */
const playedIf = (unit: UnitRequest, uses: readonly AbilityUse[], book: Rulebook): readonly Played[] | undefined =>
  unlessRefused(
    () => playedBy(unit, uses, book),
    () => undefined
  )

/** A box that the side may use; by either of two units that charge Side by Side. */
const heldBox = ({ id, name, ways }: Held, units: readonly UnitRequest[], book: Rulebook): Box => {
  const all = units.flatMap((unit, index) =>
    ways.flatMap(({ uses, dice }): readonly BoxOption[] => {
      const played = playedIf(unit, uses, book)
      return played ? [{ unit: index, uses, played, dice }] : []
    })
  )
  const before = all.some(({ played }) => played.some(({ ability }) => isBeforehand(ability)))
  return { id, name, isInRequest: false, isBeforehand: before, options: [undefined, ...all] }
}

/** The boxes that the request plays for a unit, each with one way. */
const fixedBoxes = ({ abilities = [], ...unit }: UnitRequest, index: number, book: Rulebook): readonly Box[] =>
  playedBy(unit, abilities, book).map((played, i): Box => {
    const uses = abilities.slice(i, i + 1).map(asAbilityUse)
    const dice = diceSpent(played.ability, played.use)
    return {
      id: played.use.id,
      name: played.ability.name,
      isInRequest: true,
      isBeforehand: isBeforehand(played.ability),
      options: [{ unit: index, uses, played: [played], dice }]
    }
  })

/** Whether a box rolls more SAGA dice before any is placed, which is no part of a fight. */
export const rollsMoreDice = ({ options }: Box): boolean =>
  options.some(option => option?.played.some(({ ability }) => ability.saga === 'roll-two-more'))

/** The boxes of a side: those that the request plays, then those that it has on the board. */
export const boxesOf = (units: readonly UnitRequest[], has: readonly Held[], book: Rulebook): readonly Box[] => [
  ...units.flatMap((unit, index) => fixedBoxes(unit, index, book)),
  ...has.map(held => heldBox(held, units, book))
]

/** The boxes that the request leaves open, each with its index. */
export const openBoxes = (boxes: readonly Box[]): readonly (readonly [Box, number])[] =>
  boxes.flatMap((box, index) => (box.isInRequest ? [] : [[box, index] as const]))
