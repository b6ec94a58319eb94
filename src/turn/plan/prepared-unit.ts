import { type Unit, unitOf } from '../../battle/unit'
import type { Effect } from '../../model/effect'
import type { PlanUnit } from '../../model/plan'
import { unitGoneAt } from '../../rules/board'
import { movementOf, troopOf } from '../../rules/lookup'
import type { Readings } from '../../rules/readings-in-force'
import type { Movement, Rulebook } from '../../rules/types'

type VanishingFatigue = Extract<Effect, { readonly verb: 'vanishing-fatigue' }>

/** A unit of a plan with what its activations and fights read from the rulebook. */
export interface PreparedUnit {
  readonly planUnit: PlanUnit
  readonly combatUnit: Unit
  /** Lives at the start: models, or the wounds of a warlord in the Challenge. */
  readonly lives: number
  /** Guards at the start. */
  readonly guards: number
  /** Fatigue at which it is exhausted. */
  readonly fatigueLimit: number
  /** It never has fatigue (R6.4). */
  readonly isImmuneToFatigue: boolean
  /** A warlord or a hero. */
  readonly isLeader: boolean
  /** Fatigue that it ignores in each of its own turns (R6.4). */
  readonly ignoresFatigue: number
  /** Resilience fatigue that vanishes each turn (T6.12). */
  readonly vanishingFatigue: number
  /** The effects that make it vanish. */
  readonly vanishingEffects: readonly VanishingFatigue[]
  /** It may throw javelins after a move; only that throw brings no fatigue (R2.9). */
  readonly throwsJavelins: boolean
  /** It always shoots without fatigue (V9.6). */
  readonly isTireless: boolean
  /** It may not shoot in two activations running (T5.2). */
  readonly mayNotRepeatShot: boolean
  readonly movement: Movement
  /** One shot a turn takes no die (T5.14). */
  readonly shootsOnceFree: boolean
  /** It lends Determination to friends near it (T6.12). */
  readonly lendsDetermination: boolean
  /** Victory points that the enemy scores by leaving it so many lives (R8.2, V9.9). */
  readonly pointsForEnemy: (left: number) => number
}

const pointsByLivesLeft = ({ parts, lives, models }: Unit, { numbers }: Rulebook) => {
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

/** `planUnit` with its numbers of the rulebook, under these readings. */
export const prepareUnit = (planUnit: PlanUnit, book: Rulebook, readings: Readings): PreparedUnit => {
  const { request } = planUnit
  // as a shooter, so that the missile weapon it has by default is known too
  const combatUnit = unitOf(request, book, 'shooting', readings)
  const troop = troopOf(book, request.unit, request.faction)
  const { effects = [], class: troopClass, hero, heroic } = troop
  const ignoring = effects.flatMap(effect => (effect.verb === 'ignore-fatigue' ? [effect.count] : []))
  const vanishingEffects = [...effects, ...(request.effects ?? [])].filter(effect => effect.verb === 'vanishing-fatigue')
  const weapon = book.weapons[combatUnit.weapon ?? '']
  const ridden = book.mounts[combatUnit.mount ?? '']
  return {
    planUnit,
    combatUnit,
    lives: combatUnit.lives,
    guards: request.guards?.models ?? 0,
    fatigueLimit: combatUnit.profile.fatigueLimit,
    isLeader: troopClass === 'warlord' || hero !== undefined || heroic === true,
    isImmuneToFatigue: ignoring.includes('all'),
    ignoresFatigue: ignoring.reduce<number>((sum, count) => (count === 'all' ? sum : sum + count), 0),
    vanishingFatigue: vanishingEffects.reduce((sum, { count }) => sum + count, 0),
    vanishingEffects,
    throwsJavelins: weapon?.afterMove ?? false,
    isTireless: weapon?.tireless ?? ridden?.tireless ?? false,
    mayNotRepeatShot: weapon?.alternates ?? ridden?.alternates ?? false,
    shootsOnceFree: weapon?.freeShot ?? false,
    lendsDetermination: hero?.lendsDetermination ?? false,
    movement: movementOf(book, troop, combatUnit.weapon, combatUnit.mount),
    pointsForEnemy: pointsByLivesLeft(combatUnit, book)
  }
}

const booksWithoutIgnoredFatigue = new WeakMap<Rulebook, Map<string, Rulebook>>()

/** The rulebook in which this troop ignores no fatigue, for a unit that has ignored its share of this turn (R6.4). */
export const withoutIgnoredFatigue = (book: Rulebook, { planUnit: { request } }: PreparedUnit): Rulebook => {
  const byTroop = booksWithoutIgnoredFatigue.get(book) ?? new Map<string, Rulebook>()
  booksWithoutIgnoredFatigue.set(book, byTroop)
  const found = byTroop.get(request.unit)
  if (found) return found
  const troop = troopOf(book, request.unit, request.faction)
  const effects = (troop.effects ?? []).filter(({ verb }) => verb !== 'ignore-fatigue')
  const changed = { ...book, troops: { ...book.troops, [request.unit]: { ...troop, effects } } }
  byTroop.set(request.unit, changed)
  return changed
}
