import { unitIn, withUnit } from '../battle/units'
import type { FightReport } from '../model/report'
import { type Scenario, SIDES, type Side, type UnitRequest } from '../model/scenario'
import type { Roster } from '../model/warband'
import type { Rulebook } from '../rules/types'
import { requestOf, rosterUnitName, unitsOf } from '../warband/fighting'
import type { By, Fought } from './record'

/** A game that is being played: what the fights so far have left of the units of both rosters. */

/** A unit: whose roster it is in, and its index among all units there. */
export interface Member {
  readonly whose: 'warband' | 'against'
  readonly index: number
}

/** A unit's models and fatigue now. */
export interface Left {
  readonly models: number
  readonly fatigue: number
}

export interface Game {
  /** Units that fights have changed, by roster and index: "warband 2". Others are as in their roster. */
  readonly left: Readonly<Record<string, Left>>
  /** The units in the current fight. */
  readonly fighting: Readonly<Partial<Record<Side, Member>>>
  /** The recorded fights, in order. */
  readonly fought: readonly Fought[]
}

export const NEW_GAME: Game = { left: {}, fighting: {}, fought: [] }

/** Whose attack it is, by the rosters of the units that fight; undefined where no unit is from a roster. */
export const byOf = ({ fighting: { attacker, defender } }: Game): By | undefined => {
  if (attacker) return attacker.whose === 'warband' ? 'own' : 'enemy'
  if (defender) return defender.whose === 'warband' ? 'enemy' : 'own'
  return undefined
}

/** A unit of a roster, and its state now. */
export interface GameUnit {
  readonly member: Member
  readonly name: string
  readonly request: UnitRequest
  readonly full: number
  readonly left: Left
}

const keyOf = ({ whose, index }: Member): string => `${whose} ${index}`

/** Every single unit of a roster: an entry of two units gives two. */
export const unitsIn = (roster: Roster, whose: Member['whose'], game: Game, book: Rulebook): readonly GameUnit[] =>
  unitsOf(roster)
    .flatMap(entry => Array.from({ length: entry.units }, (_, copy) => ({ entry, copy })))
    .map(({ entry, copy }, index) => {
      const member = { whose, index }
      const request = requestOf(entry, roster, book)
      const left = game.left[keyOf(member)] ?? { models: entry.models, fatigue: 0 }
      const called = entry.name ?? rosterUnitName(request, book)
      return { member, name: entry.units > 1 ? `${called} (${copy + 1})` : called, request, full: entry.models, left }
    })

/** The unit for a fight, with its models and fatigue now. */
const requestNow = ({ request, left }: GameUnit): UnitRequest => ({
  ...request,
  models: left.models,
  ...(left.fatigue > 0 && { fatigue: left.fatigue })
})

/** The fight and the game with the unit on a side. */
export const joined = (
  fight: Scenario,
  game: Game,
  unit: GameUnit,
  side: Side
): { readonly fight: Scenario; readonly game: Game } => ({
  fight: { ...fight, [side]: requestNow(unit) },
  game: { ...game, fighting: { ...game.fighting, [side]: unit.member } }
})

/** The result of a fight for a side: models lost, and fatigue after it. */
export interface Casualties {
  readonly losses: number
  readonly fatigue: number
}

/** The initial values of the controls: no losses, and the fatigue after the fight by the report. */
export const expectedCasualties = (report: FightReport): Readonly<Record<Side, Casualties>> => ({
  attacker: { losses: 0, fatigue: Math.round(report.attacker.fatigueAfter) },
  defender: { losses: 0, fatigue: Math.round(report.defender.fatigueAfter) }
})

/** The fight and the game after the current fight. */
export const carryOver = (
  fight: Scenario,
  game: Game,
  toll: Readonly<Record<Side, Casualties>>
): { readonly fight: Scenario; readonly game: Game } => {
  const sides = SIDES.flatMap(side => {
    const member = game.fighting[side]
    const unit = unitIn(fight, { side, index: 0 })
    return member
      ? [{ side, member, models: Math.max(0, (unit.models ?? 1) - toll[side].losses), fatigue: toll[side].fatigue }]
      : []
  })
  const left = Object.fromEntries(sides.map(({ member, models, fatigue }) => [keyOf(member), { models, fatigue }]))
  // a unit that is gone fights no more: its fight stays, as one of any such unit
  const alive = sides.filter(({ models }) => models > 0)
  const after = alive.reduce<Scenario>(
    (now, { side, models, fatigue }) =>
      withUnit(now, { side, index: 0 }, ({ fatigue: _, ...unit }) => ({ ...unit, models, ...(fatigue > 0 && { fatigue }) })),
    fight
  )
  const fighting = Object.fromEntries(alive.map(({ side, member }) => [side, member]))
  return { fight: after, game: { ...game, fighting, left: { ...game.left, ...left } } }
}

/** The game with a unit's models and fatigue changed by hand. */
export const changedBy = (game: Game, { member, left, full }: GameUnit, by: Partial<Left>): Game => ({
  ...game,
  left: {
    ...game.left,
    [keyOf(member)]: {
      models: Math.min(full, Math.max(0, left.models + (by.models ?? 0))),
      fatigue: Math.max(0, left.fatigue + (by.fatigue ?? 0))
    }
  }
})
