import type { Distance, Fight, Kind, Mount, Rate, Side, Unit, UnitClass, Weapon } from './types'

/** Sections 1 and 5: what a unit brings to a fight before anybody acts. */

interface Row {
  readonly armour: number
  readonly melee: Rate
  /** With a missile weapon the class knows. */
  readonly shooting: Rate
}

/** T1.1 with the armour of a unit without missiles; section 5 lowers it. */
const rows: Readonly<Record<UnitClass, Row>> = {
  levies: { armour: 4, melee: '1/2', shooting: '1/2' },
  warriors: { armour: 4, melee: 1, shooting: '1/2' },
  hearthguard: { armour: 5, melee: 2, shooting: 1 },
  warlord: { armour: 5, melee: 8, shooting: 4 }
}

const missiles: readonly Weapon[] = ['bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'firearm']
/** T5.6 and T5.14 have a range too, so that their bearers shoot with the number in brackets (K8). */
const near: readonly Weapon[] = ['improvised', 'sarissa']

export const has = ({ weapons = [] }: Unit, ...some: readonly Weapon[]): boolean => some.some(weapon => weapons.includes(weapon))
export const hasMissiles = (unit: Unit): boolean => has(unit, ...missiles, ...near) || unit.mount === 'elephant'
const rides = ({ mount }: Unit, ...some: readonly Mount[]): boolean => mount !== undefined && some.includes(mount)

/** An elephant is foot (T5.13). */
export const isMounted = ({ mount }: Unit): boolean => mount !== undefined && mount !== 'elephant'

export const limitOf = ({ fatigueLimit = 3 }: Unit): number => fatigueLimit
export const resilienceOf = (unit: Unit): number => {
  if (unit.resilience !== undefined) return unit.resilience
  if (rides(unit, 'elephant')) return 2
  return rides(unit, 'chariot', 'heavy-chariot') || unit.class === 'warlord' ? 1 : 0
}
const hasPresence = (unit: Unit): boolean =>
  unit.presence ?? (unit.class === 'warlord' || rides(unit, 'elephant', 'chariot', 'heavy-chariot'))

/** T1.8. Of a heroic unit the hero alone counts as four. */
export const countedModels = (unit: Unit, models: number): number => {
  if (!hasPresence(unit) || models === 0) return models
  return unit.parts ? models + 3 : 4 * models
}

/** Steps of armour: the first is the printed one. */
export const armourSteps = (unit: Unit, kind: Kind): readonly number[] => {
  const printed = unit.armour ?? rows[unit.class].armour
  if (kind === 'melee') {
    const less = has(unit, 'bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'heavy-weapon', 'firearm')
    return [printed, ...(less ? [-1] : [])]
  }
  return [
    unit.armourShot ?? printed,
    ...(has(unit, 'bow', 'sling', 'crossbow', 'firearm') ? [-1] : []),
    ...(rides(unit, 'horse', 'camel') ? [-1] : [])
  ]
}

/** The printed second number differs only where the unit says so. */
const meleeRate = (unit: Unit, charging: boolean): Rate => {
  if (charging && unit.meleeCharging !== undefined) return unit.meleeCharging
  if (unit.melee !== undefined) return unit.melee
  if (unit.class === 'hearthguard' && rides(unit, 'chariot')) return 4
  if (unit.class === 'hearthguard' && rides(unit, 'heavy-chariot')) return charging ? 6 : 2
  if (unit.class === 'warlord' && unit.banner) return 5
  if (unit.class === 'levies' && has(unit, ...missiles)) return '1/3'
  return rows[unit.class].melee
}

/** K8: no missile weapon, no shot. */
const shootingRate = (unit: Unit): Rate => {
  if (unit.shooting !== undefined) return unit.shooting
  if (!has(unit, ...missiles, ...near)) return 0
  if (unit.class === 'hearthguard' && rides(unit, 'chariot')) return 2
  if (unit.class === 'warlord' && unit.banner) return 1
  return rows[unit.class].shooting
}

/** As sixtieths, so that thirds, quarters and fifths stay whole numbers. */
const sixtieths = (rate: Rate): number => (typeof rate === 'number' ? 60 * rate : 60 / Number(rate.slice(2)))

/** The last `models` models of the unit, kind by kind: those in front are lost first. */
const kindsLeft = (unit: Unit, models: number): readonly { readonly part: Unit; readonly models: number }[] => {
  if (!unit.parts) return [{ part: unit, models }]
  let lost = unit.parts.reduce((sum, part) => sum + part.models, 0) - models
  return unit.parts.map(({ models: there, class: name = unit.class, ...rates }) => {
    const gone = Math.min(lost, there)
    lost -= gone
    const { melee: _melee, shooting: _shooting, meleeCharging: _charging, ...rest } = unit
    const same = name === unit.class ? unit : rest
    return { part: { ...same, class: name, ...rates }, models: there - gone }
  })
}

/** T1.3: summed over the kinds of models and rounded up once. The bearer of a banner has no dice (T6.8), a warlord's own row apart. */
export const generatedDice = (unit: Unit, models: number, kind: Kind, charging: boolean): number => {
  const rate = (part: Unit): Rate => (kind === 'melee' ? meleeRate(part, charging) : shootingRate(part))
  const all = kindsLeft(unit, models).reduce((sum, { part, models: alike }) => sum + alike * sixtieths(rate(part)), 0)
  const bearer = unit.banner && unit.class !== 'warlord' && models > 0 ? sixtieths(rate(unit)) : 0
  return Math.ceil((all - bearer) / 60)
}

/** The whole unit as points of a massacre before they are rounded, in sixths (T9.4, T9.5); the unit itself apart. */
export const pointsOfModels = (unit: Unit, lost: number): number => {
  const each: Readonly<Record<UnitClass, number>> = { levies: 2, warriors: 3, hearthguard: 6, warlord: 24 }
  const worth = (part: Unit): number => {
    if (rides(part, 'chariot', 'heavy-chariot', 'scythed-chariot') && part.class === 'hearthguard') return 12
    // An elephant is twelve levies, and a hero on one two heroes.
    if (rides(part, 'elephant')) return part.class === 'warlord' ? 48 : 24
    return each[part.class]
  }
  const total = (models: number): number =>
    kindsLeft(unit, models).reduce((sum, { part, models: alike }) => sum + alike * worth(part), 0)
  return total(unit.models) - total(unit.models - lost)
}

/** T3.1 and N16. */
export const mayCloseRanks = (unit: Unit, enemy: Unit): boolean => {
  const { closeRanks = [], ground = 'open' } = unit
  if (closeRanks.includes('may-not') || rides(enemy, 'scythed-chariot')) return false
  if (closeRanks.includes('may')) return true
  if (unit.mount !== undefined) return false
  if (has(unit, 'sarissa')) return ground === 'open'
  return !has(unit, 'bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'heavy-weapon', 'firearm', 'unarmed')
}

export interface Encounter {
  readonly kind: Kind
  readonly charging: boolean
  readonly within: Distance | undefined
  readonly enemyClosed: boolean
  readonly fatigue: number
}

/** What equipment adds to each attack die of `me` (section 5). */
export const equipmentOnAttack = (me: Unit, enemy: Unit, { kind, charging, within, enemyClosed, fatigue }: Encounter): number => {
  if (kind === 'shoot') {
    const near = within === 'VS' || within === 'S' || within === 'M'
    return (has(me, 'crossbow') ? 1 : 0) + (has(me, 'firearm') && near ? 1 : 0)
  }
  const big = isMounted(enemy) || rides(enemy, 'elephant')
  return (
    (has(me, 'javelins') && charging && !enemyClosed ? 1 : 0) +
    (has(me, 'heavy-weapon') ? 1 : 0) +
    (has(me, 'sarissa') && big && fatigue === 0 && (me.ground ?? 'open') === 'open' ? 1 : 0) -
    (rides(enemy, 'camel') && rides(me, 'horse', 'cataphract') ? 1 : 0) -
    (rides(enemy, 'elephant') && isMounted(me) ? 1 : 0)
  )
}

/** What the enemy's equipment adds to each defence die of those who face it (T5.6, T5.7). */
export const equipmentOnDefence = (enemy: Unit, kind: Kind): number =>
  has(enemy, kind === 'melee' ? 'unarmed' : 'improvised') ? 1 : 0

/** T3.6: automatic hits of units, counted in step 1. */
export const automaticHits = (
  me: Unit,
  models: number,
  enemy: Unit,
  enemyModels: number,
  charging: boolean,
  enemyClosed: boolean
): number => {
  if (rides(me, 'elephant')) return enemyClosed || isMounted(enemy) ? 4 : 2
  if (!charging) return 0
  if (rides(me, 'heavy-chariot')) return models
  if (!rides(me, 'scythed-chariot')) return 0
  const facing = countedModels(enemy, enemyModels)
  return isMounted(enemy) ? Math.ceil(facing / 2) : facing
}

const onFoot: readonly Weapon[] = ['bow', 'sling', 'crossbow', 'heavy-weapon', 'firearm', 'sarissa']

export const check = ({ kind, attacker, defender, acts = [], diceOfNobody }: Fight): void => {
  for (const unit of [attacker, defender]) {
    if (unit.models < 1) throw new RangeError('a unit has at least one model')
    if (isMounted(unit) && has(unit, ...onFoot)) throw new RangeError('that weapon is carried on foot (section 5)')
    if (has(unit, 'composite-bow') && unit.mount === undefined) throw new RangeError('composite bows are for the mounted (T5.3)')
    if (unit.parts && unit.parts.reduce((sum, part) => sum + part.models, 0) !== unit.models)
      throw new RangeError('the parts are the unit')
  }
  if (kind === 'melee' && defender.closed && !mayCloseRanks(defender, attacker))
    throw new RangeError('it cannot close ranks (T3.1)')
  if (kind === 'shoot' && diceOfNobody === undefined && shootingRate(attacker) === 0 && !attacker.parts)
    throw new RangeError('it has nothing to shoot with (K8)')
  if (kind === 'shoot' && acts.some(act => act.kind === 'fatigue' && (act.by === 'attacker' || act.buys === 'enemy-armour')))
    throw new RangeError('in a shot only the target spends fatigue, on its own armour (T2.3)')
}

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')
