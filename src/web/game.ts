import { unitIn, withUnit } from '../battle/units'
import type { FightReport } from '../model/report'
import type { Scenario, Side, UnitRequest } from '../model/scenario'
import type { Roster } from '../model/warband'
import type { Rulebook } from '../rules/types'
import { requestOf, rosterUnitName, unitsOf } from '../warband/fighting'
import type { By, Fought } from './record'

/** A game that is being played: the units of both rosters, and what the fights so far have left of them. */

/** Which unit: whose roster, and its place among all units there. */
export interface Member {
  readonly whose: 'warband' | 'against'
  readonly index: number
}

/** What fights have changed of a unit; one that is not here is as its roster has it. */
export interface Left {
  readonly models: number
  readonly fatigue: number
}

export interface Game {
  /** By whose and index: "warband 2". */
  readonly left: Readonly<Record<string, Left>>
  /** Who stands in the fight at hand. */
  readonly fighting: Readonly<Partial<Record<Side, Member>>>
  /** Every fight that was written down, in the order in which they were fought. */
  readonly fought: readonly Fought[]
}

export const NEW_GAME: Game = { left: {}, fighting: {}, fought: [] }

/** Whose attack it is, inferred from the units of the rosters that fight. */
export const byOf = ({ fighting: { attacker, defender } }: Game): By | undefined => {
  if (attacker) return attacker.whose === 'warband' ? 'own' : 'enemy'
  if (defender) return defender.whose === 'warband' ? 'enemy' : 'own'
  return undefined
}

/** A unit of a roster: its name there, and itself as it is now. */
export interface GameUnit {
  readonly member: Member
  readonly name: string
  readonly request: UnitRequest
  readonly full: number
  readonly left: Left
}

const keyOf = ({ whose, index }: Member): string => `${whose} ${index}`

/** Every single unit of a roster: "2 units of 8" are two. */
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

/** As it stands in a fight: those who are left, and as tired as they are. */
const standing = ({ request, left }: GameUnit): UnitRequest => ({
  ...request,
  models: left.models,
  ...(left.fatigue > 0 && { fatigue: left.fatigue })
})

/** The fight with the unit on a side of it. */
export const joined = (
  fight: Scenario,
  game: Game,
  unit: GameUnit,
  side: Side
): { readonly fight: Scenario; readonly game: Game } => ({
  fight: { ...fight, [side]: standing(unit) },
  game: { ...game, fighting: { ...game.fighting, [side]: unit.member } }
})

/** What a fight has done: models lost, and the fatigue that is left. */
export interface Casualties {
  readonly losses: number
  readonly fatigue: number
}

/** The toll as the report expects it: nobody dead yet, and the fatigue that the fight itself brings. */
export const expectedCasualties = (report: FightReport): Readonly<Record<Side, Casualties>> => ({
  attacker: { losses: 0, fatigue: Math.round(report.attacker.fatigueAfter) },
  defender: { losses: 0, fatigue: Math.round(report.defender.fatigueAfter) }
})

/** The game after the fight at hand. */
export const carried = (
  fight: Scenario,
  game: Game,
  toll: Readonly<Record<Side, Casualties>>
): { readonly fight: Scenario; readonly game: Game } => {
  const sides = (['attacker', 'defender'] as const).flatMap(side => {
    const member = game.fighting[side]
    const unit = unitIn(fight, { side, index: 0 })
    return member
      ? [{ side, member, models: Math.max(0, (unit.models ?? 1) - toll[side].losses), fatigue: toll[side].fatigue }]
      : []
  })
  const left = Object.fromEntries(sides.map(({ member, models, fatigue }) => [keyOf(member), { models, fatigue }]))
  const after = sides.reduce<Scenario>(
    (now, { side, models, fatigue }) =>
      withUnit(now, { side, index: 0 }, ({ fatigue: _, ...unit }) => ({
        ...unit,
        models: Math.max(1, models),
        ...(fatigue > 0 && { fatigue })
      })),
    fight
  )
  return { fight: after, game: { ...game, left: { ...game.left, ...left } } }
}

/** A unit rests, or its count is mended by hand. */
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
