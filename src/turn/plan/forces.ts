import { type Unit, unitOf } from '../../battle/unit'
import type { Effect } from '../../model/effect'
import type { PlanUnit } from '../../model/plan'
import { unitGoneAt } from '../../rules/board'
import { movementOf, troopOf } from '../../rules/lookup'
import type { Readings } from '../../rules/readings-in-force'
import type { Movement, Rulebook } from '../../rules/types'

type VanishingFatigue = Extract<Effect, { readonly verb: 'vanishing-fatigue' }>

/** A unit of a plan with what its activations and fights read from the rulebook. */
export interface Force {
  readonly unit: PlanUnit
  readonly battle: Unit
  /** Lives at the start: models, or the wounds of a warlord in the Challenge. */
  readonly lives: number
  /** Guards at the start. */
  readonly guards: number
  /** Fatigue at which it is exhausted. */
  readonly limit: number
  /** It never has fatigue (R6.4). */
  readonly isImmune: boolean
  /** A warlord or a hero. */
  readonly isLeader: boolean
  /** Fatigue that it ignores in each of its own turns (R6.4). */
  readonly ignoresFatigue: number
  /** Resilience fatigue that vanishes each turn (T6.12). */
  readonly vanishing: number
  /** The effects by which it vanishes. */
  readonly vanishes: readonly VanishingFatigue[]
  /** Its javelins may be thrown after a move; only that throw brings no fatigue (R2.9). */
  readonly throws: boolean
  /** It always shoots without fatigue (V9.6). */
  readonly isTireless: boolean
  /** It never shoots twice in a row (T5.2). */
  readonly alternates: boolean
  readonly movement: Movement
  /** One shot a turn takes no die (T5.14). */
  readonly shootsOnceFree: boolean
  /** It lends Determination to friends near it (T6.12). */
  readonly lends: boolean
  /** Victory points that the enemy has scored when so many lives are left (R8.2, V9.9). */
  readonly worth: (left: number) => number
}

const worthOf = ({ parts, lives, models }: Unit, { numbers }: Rulebook) => {
  const points = parts.flatMap(part => Array.from({ length: part.models }, () => part.points))
  const goneAt = unitGoneAt(parts, lives)
  const lost = (left: number): number => {
    const whole = lives - left >= goneAt ? numbers.unitPoints : 0
    // wounds are worth nothing until the warlord falls
    if (lives > models) return whole + (left <= 0 ? (points.at(-1) ?? 0) : 0)
    return whole + points.slice(0, lives - left).reduce((sum, each) => sum + each, 0)
  }
  const table = Array.from({ length: lives + 1 }, (_, left) => lost(left))
  return (left: number) => table[Math.max(0, left)] ?? 0
}

export const forceOf = (unit: PlanUnit, book: Rulebook, readings: Readings): Force => {
  const { request } = unit
  // as a shooter, so that the missile weapon it has by default is known too
  const battle = unitOf(request, book, 'shooting', readings)
  const troop = troopOf(book, request.unit, request.faction)
  const { effects = [], class: troopClass, hero, heroic } = troop
  const ignoring = effects.flatMap(effect => (effect.verb === 'ignore-fatigue' ? [effect.count] : []))
  const vanishes = [...effects, ...(request.effects ?? [])].filter(effect => effect.verb === 'vanishing-fatigue')
  const weapon = book.weapons[battle.weapon ?? '']
  const ridden = book.mounts[battle.mount ?? '']
  return {
    unit,
    battle,
    lives: battle.lives,
    guards: request.guards?.models ?? 0,
    limit: battle.profile.fatigueLimit,
    isLeader: troopClass === 'warlord' || hero !== undefined || heroic === true,
    isImmune: ignoring.includes('all'),
    ignoresFatigue: ignoring.reduce<number>((sum, count) => (count === 'all' ? sum : sum + count), 0),
    vanishing: vanishes.reduce((sum, { count }) => sum + count, 0),
    vanishes,
    throws: weapon?.afterMove ?? false,
    isTireless: weapon?.tireless ?? ridden?.tireless ?? false,
    alternates: weapon?.alternates ?? ridden?.alternates ?? false,
    shootsOnceFree: weapon?.freeShot ?? false,
    lends: hero?.lendsDetermination ?? false,
    movement: movementOf(book, troop, battle.weapon, battle.mount),
    worth: worthOf(battle, book)
  }
}

const booksWithoutSparing = new WeakMap<Rulebook, Map<string, Rulebook>>()

/** The rulebook in which this troop ignores no fatigue, for a unit that has ignored its share of this turn (R6.4). */
export const withoutSparing = (book: Rulebook, { unit: { request } }: Force): Rulebook => {
  const byTroop = booksWithoutSparing.get(book) ?? new Map<string, Rulebook>()
  booksWithoutSparing.set(book, byTroop)
  const found = byTroop.get(request.unit)
  if (found) return found
  const troop = troopOf(book, request.unit, request.faction)
  const effects = (troop.effects ?? []).filter(({ verb }) => verb !== 'ignore-fatigue')
  const changed = { ...book, troops: { ...book.troops, [request.unit]: { ...troop, effects } } }
  byTroop.set(request.unit, changed)
  return changed
}
