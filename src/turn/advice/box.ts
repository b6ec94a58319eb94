import { isBeforehand, type Played, playedBy } from '../../battle/unit'
import type { Held } from '../../model/advice'
import { unlessRefused } from '../../model/errors'
import type { AbilityUse, UnitRequest } from '../../model/scenario'
import { diceSpent } from '../../rules/abilities'
import type { Rulebook } from '../../rules/types'

/** A box of a battleboard with all that a player may do with it. */

export interface Way {
  /** Which of the side's units uses it. */
  readonly unit: number
  readonly uses: readonly AbilityUse[]
  readonly played: readonly Played[]
  /** SAGA dice spent. */
  readonly dice: number
}

export interface Box {
  readonly id: string
  readonly name: string
  /** It is played: it cannot be left alone. */
  readonly isFixed: boolean
  /** Used in the Orders or Activation phase, before the fight begins. */
  readonly isBeforehand: boolean
  /** The first is to leave it alone, where that may be. */
  readonly ways: readonly (Way | undefined)[]
}

/** The abilities of a unit that has them on one of its boards. */
const playedIf = (unit: UnitRequest, uses: readonly AbilityUse[], book: Rulebook): readonly Played[] | undefined =>
  unlessRefused(
    () => playedBy(unit, uses, book),
    () => undefined
  )

/** A side's box may be used by either of two units that charge Side by Side. */
const heldBox = ({ id, name, ways }: Held, units: readonly UnitRequest[], book: Rulebook): Box => {
  const all = units.flatMap((unit, index) =>
    ways.flatMap(({ uses, dice }): readonly Way[] => {
      const played = playedIf(unit, uses, book)
      return played ? [{ unit: index, uses, played, dice }] : []
    })
  )
  const before = all.some(({ played }) => played.some(({ ability }) => isBeforehand(ability)))
  return { id, name, isFixed: false, isBeforehand: before, ways: [undefined, ...all] }
}

const useOf = (use: string | AbilityUse): AbilityUse => (typeof use === 'string' ? { id: use } : use)

/** What is played anyway: a box with one way. */
const fixedBoxes = ({ abilities = [], ...unit }: UnitRequest, index: number, book: Rulebook): readonly Box[] =>
  playedBy(unit, abilities, book).map((played, i): Box => {
    const uses = abilities.slice(i, i + 1).map(useOf)
    const dice = diceSpent(played.ability, played.use)
    return {
      id: played.use.id,
      name: played.ability.name,
      isFixed: true,
      isBeforehand: isBeforehand(played.ability),
      ways: [{ unit: index, uses, played: [played], dice }]
    }
  })

/** It rolls more SAGA dice before any is placed: no part of a fight. */
export const bringsDice = ({ ways }: Box): boolean =>
  ways.some(way => way?.played.some(({ ability }) => ability.saga === 'roll-two-more'))

/** What is played, then what is on the board. */
export const boxesOf = (units: readonly UnitRequest[], has: readonly Held[], book: Rulebook): readonly Box[] => [
  ...units.flatMap((unit, index) => fixedBoxes(unit, index, book)),
  ...has.map(held => heldBox(held, units, book))
]
