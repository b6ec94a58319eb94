import { mostHits } from './attack-dice'
import type { UnitRole } from './combatant'
import { type Count, FIELDS, type Field, type Fighters, type FightState, fightersOf, type ReadyFight } from './fight-state'
import type { Fighter } from './fighter'
import { roomFor } from './losses'
import { NO_LOSSES_BEFORE_DICE } from './test-results'

/** The fields of a fight's states: their values at the start, and how far they can grow. */

const mostDice = ({ rounds }: Fighter): number => {
  let most = 0
  for (const { count } of rounds) for (const dice of count) if (dice > most) most = dice
  return most
}

/** The most hits of a strike with special dice rules (second edition), for at least `least` dice; 0 if it has no such rules. */
export const mostSpecial = ({ dice, rounds: [first] }: Fighter, least = 0): number =>
  first?.special ? mostHits(Math.max(dice, least), first.special.roll) : 0

/**
 * More dice than a pool and abilities can give (V9.1, V9.2): those of a melee whose units are rebuilt are not known
 * beforehand.
 */
const MOST_DICE = 32
/** More automatic hits than a melee whose units are rebuilt can give, which are not known beforehand either. */
const MOST_REBUILT = 999

/** The fatigue of a unit that the enemy spends in further melees. */
const spentAgain = ({ rounds }: Fighter): number => rounds.reduce((sum, { spent }) => sum + spent, 0)

/** The most fatigue that a unit can take for Resilience, what vanishes of it included. */
const mostTaken = ({ lossRules: { fatigue, vanishing, fatigueLimit } }: Fighter): number =>
  roomFor(fatigue, vanishing, fatigueLimit)

/**
 * Which fields can grow, and how far. Fights that agree in this share one object, so that what follows from it is computed once.
 */
interface Bounds {
  readonly fields: readonly (readonly [field: Field, limit: number])[]
  readonly next: Map<Field, Map<number, Bounds>>
  most?: FightState
}

const noBounds = (): Bounds => ({ fields: [], next: new Map() })

/** The number of cached bounds above which the cache is emptied. */
const MOST_BOUNDS = 20_000

let known = noBounds()
let keptBounds = 0

const withField = (before: Bounds, field: Field, limit: number): Bounds => {
  const byLimit = before.next.get(field) ?? new Map<number, Bounds>()
  const found = byLimit.get(limit)
  if (found) return found
  keptBounds++
  const after: Bounds = { fields: [...before.fields, [field, limit]], next: new Map() }
  before.next.set(field, byLimit.set(limit, after))
  return after
}

/** Builds bounds from no fields, by adding one after another. */
const boundsBuilder = () => {
  if (keptBounds > MOST_BOUNDS) {
    known = noBounds()
    keptBounds = 0
  }
  let bounds = known
  return {
    add: (field: Field, limit: number): void => {
      bounds = withField(bounds, field, limit)
    },
    most: (): FightState => {
      bounds.most ??= Object.freeze(Object.fromEntries(bounds.fields))
      return bounds.most
    }
  }
}

/** How far each field of a shot can grow; `specials`: the most hits of a strike with special dice rules. */
export const mostOfShot = (defender: Fighter, specials: number): FightState => {
  const { guards, resilience } = defender.lossRules
  const { add, most } = boundsBuilder()
  add('attackerLost', 0)
  add('defenderLost', defender.lives)
  if (guards > 0) add('defenderGuards', guards)
  if (resilience > 0) add('defenderTired', mostTaken(defender))
  if (specials > 0) add('defenderHits', specials)
  return most()
}

/** How far each field of a melee can grow; a field that stays 0 is left out. */
export const mostOf = (
  fighters: Fighters,
  { forgets, ended, isRebuilt }: { readonly forgets: boolean; readonly ended: number; readonly isRebuilt: boolean },
  overkill: ReadyFight['overkill']
): FightState => {
  const all = fightersOf(fighters)
  const { readings } = fighters.engagement
  const specials = all.reduce((sum, fighter) => sum + mostSpecial(fighter, isRebuilt ? MOST_DICE : 0), 0)
  const crushes = all.some(({ combatant }) => combatant.doublesHits)
  const pushes = all.some(({ combatant }) => combatant.pushes)
  const isSpecial = all.some(({ rounds }) => rounds[0]?.special !== undefined)
  const hitsBack = all.some(({ combatant }) => combatant.strikeRules.hitsBack > 0)
  /** The most hits of some units: every die hits, and counts twice. */
  const hitsBy = (those: (role: UnitRole) => boolean): number =>
    2 * all.reduce((sum, fighter) => sum + (those(fighter.role) ? mostDice(fighter) : 0), 0)
  const hitsOf = (struck: UnitRole): number => hitsBy(role => (role === 'defender') !== (struck === 'defender'))
  // automatic hits come even if no dice are thrown
  const automatic = (isSpecial ? 99 : 0) + (isRebuilt ? MOST_REBUILT : 0)
  const backs = hitsBack ? specials + 99 : 0
  const { add, most } = boundsBuilder()
  for (const fighter of all) {
    const { role, combatant, lives } = fighter
    const { guards, resilience } = fighter.lossRules
    const grow = (count: Count, limit: number) => {
      if (limit > 0) add(FIELDS[role][count], limit)
    }
    grow('Lost', lives)
    grow('Uncounted', forgets ? lives + guards : combatant.removed - combatant.removedCounted)
    grow(
      'Overkill',
      overkill[role] ? hitsBy(() => true) + 2 * (specials + backs) + automatic + combatant.lossesBeforeDice.overkill : 0
    )
    grow('Guards', role === 'companion' ? lives : guards)
    grow('Pushed', pushes ? lives : 0)
    grow('Tired', resilience > 0 ? mostTaken(fighter) : 0)
    grow('Spent', spentAgain(fighter))
    grow('Ended', role === 'attacker' ? ended : 0)
    const cancelled = resilience * mostTaken(fighter) + combatant.lossesBeforeDice.cancelled
    grow('Cancelled', resilience > 0 && readings['resilience-counts'] === 'yes' ? cancelled : 0)
    grow('Hits', crushes ? hitsOf(role) : specials + backs)
    const struckByTwo = fighters.companion !== undefined && role === 'defender'
    grow('Second', crushes && struckByTwo ? hitsOf(role) : 0)
    grow('Doubled', crushes && readings['crush-timing'] === 'unsaved' ? (struckByTwo ? 3 : 1) : 0)
  }
  return most()
}

const zeroStates = new WeakMap<FightState, FightState>()

/** The state with 0 in every field. */
const zeroStateOf = (most: FightState): FightState => {
  const known = zeroStates.get(most)
  if (known) return known
  const zero: FightState = Object.fromEntries(Object.keys(most).map(field => [field, 0]))
  zeroStates.set(most, zero)
  return zero
}

const BORNE = ['Guards', 'Overkill', 'Cancelled'] as const
const BEFORE = { Guards: 'guards', Overkill: 'overkill', Cancelled: 'cancelled' } as const

/** The state at the start: 0 in every field, except for what was lost before the dice. */
export const startOf = (sides: Fighters, most: FightState): FightState => {
  const zero = zeroStateOf(most)
  if (fightersOf(sides).every(({ combatant }) => combatant.removed === 0 && combatant.lossesBeforeDice === NO_LOSSES_BEFORE_DICE))
    return zero
  const start: Record<string, number> = { ...zero }
  for (const { role, combatant } of fightersOf(sides)) {
    start[FIELDS[role].Lost] = combatant.removed
    // only counts that can grow have a field
    for (const count of BORNE)
      if (most[FIELDS[role][count]]) start[FIELDS[role][count]] = combatant.lossesBeforeDice[BEFORE[count]]
    if (combatant.removed > combatant.removedCounted) start[FIELDS[role].Uncounted] = combatant.removed - combatant.removedCounted
  }
  return start
}
