import type { Rerolling } from './dice'
import {
  armourSteps,
  automaticHits,
  countedModels,
  enemyOf,
  equipmentOnAttack,
  equipmentOnDefence,
  generatedDice,
  hasMissiles,
  isMounted,
  limitOf,
  resilienceOf
} from './profile'
import { type Readings, readingsOf } from './readings'
import type { Conditions, Count, Fight, Side, Unit } from './types'

/** How a unit stands in the middle of a fight. Plain data: two fights that stand alike are one. */
export interface Standing {
  readonly models: number
  readonly fatigue: number
  readonly guards: number
  readonly losses: number
  readonly sacrificed: number
  readonly guardsLost: number
  readonly counted: number
  /** F at the limit at the end of step 1 (T3.5). */
  readonly wasExhausted: boolean
  /** Dice at the end of step 2, and those there are now. */
  readonly held: number
  readonly attack: number
  readonly defence: number
  readonly armour: readonly number[]
  readonly least: number
  readonly most: number
  readonly noRaise: boolean
  readonly noLower: boolean
  readonly attackRoll: number
  readonly attackRaises: readonly { readonly count: number; readonly dice: number }[]
  readonly defenceRoll: number
  readonly defenceRaises: readonly { readonly count: number; readonly dice: number }[]
  readonly attackRerolls: readonly Rerolling[]
  readonly defenceRerolls: readonly Rerolling[]
  readonly hits: number
  readonly hitsBack: number
  readonly hitsOn: readonly HitsOn[]
  readonly cancelHits: number
  readonly cancelsOn: readonly { readonly on: number; readonly count: number }[]
  readonly dicePerHit: number
  readonly ignoreHits: number
  readonly ignoreFatigue: number
  readonly resilience: number
  /** Fatigue of Resilience that may still vanish, and that has. */
  readonly vanishing: number
  readonly vanished: number
  readonly cover: 'none' | 'light' | 'solid'
  /** Dice each act of the enemy gives. */
  readonly perEnemyAct: number
  /** It has no attack dice, whatever gives it some. */
  readonly disarmed: boolean
  readonly silenced: 'no' | 'abilities' | 'all'
  /** Fatigue that comes after the fight: one's own and that given to the enemy. */
  readonly after: readonly After[]
}

export interface HitsOn {
  readonly of: 'own' | 'enemy'
  readonly on: number
  readonly count: number
  readonly or: 'more' | 'less' | 'only'
  readonly most: number
  readonly strikes: 'own' | 'enemy'
}

export interface After {
  readonly of: 'own' | 'enemy'
  readonly count: number | 'to-limit'
  readonly casualtiesAtLeast: number
}

export type Field = { readonly [side in Side]: Standing }

/** What does not change during a fight. */
export interface Table {
  readonly fight: Fight
  readonly readings: Readings
}

export const tableOf = (fight: Fight): Table => ({ fight, readings: readingsOf(fight) })

export const isCharging = ({ fight }: Table, side: Side): boolean => fight.kind === 'melee' && side === 'attacker'
export const hasClosed = ({ fight }: Table, side: Side): boolean =>
  fight.kind === 'melee' && side === 'defender' && fight.defender.closed === true

/** T4.3 with fatigue-above-limit. */
export const tire = (
  standing: Standing,
  unit: Unit,
  by: number | 'to-limit',
  { 'fatigue-above-limit': reading }: Readings
): Standing => {
  const limit = limitOf(unit)
  if (by === 'to-limit') return { ...standing, fatigue: Math.max(standing.fatigue, limit) }
  if (by <= 0) return { ...standing, fatigue: Math.max(0, standing.fatigue + by) }
  const kept = reading === 'kept' ? standing.fatigue + by : Math.max(standing.fatigue, Math.min(limit, standing.fatigue + by))
  return { ...standing, fatigue: kept }
}

/** T1.4: all steps added up, or held at each; other clamps last (N8). */
export const armourNow = ({ armour, least, most }: Standing, readings: Readings): number => {
  const held = (value: number): number => Math.min(6, Math.max(2, value))
  const total = armour.reduce((sum, step) => (readings['armour-clamp'] === 'each' ? held(sum + step) : sum + step), 0)
  return Math.min(most, Math.max(least, held(total)))
}

export const stepArmour = (standing: Standing, by: number): Standing => {
  if ((by > 0 && standing.noRaise) || (by < 0 && standing.noLower)) return standing
  return { ...standing, armour: [...standing.armour, by] }
}

const distances = ['VS', 'S', 'M', 'L'] as const

export const holds = (conditions: Conditions | undefined, table: Table, field: Field, side: Side): boolean => {
  if (conditions === undefined) return true
  const { fight, readings } = table
  const enemy = enemyOf(side)
  const [unit, foe, me, he] = [fight[side], fight[enemy], field[side], field[enemy]]
  const [mine, his] = [armourNow(me, readings), armourNow(he, readings)]
  const models = countedModels(unit, me.models)
  const against = mine > his ? 'higher' : mine < his ? 'lower' : 'equal'
  const is = <T>(wanted: T | undefined, found: T): boolean => wanted === undefined || wanted === found
  const { within = 'L' } = fight
  return (
    is(conditions.charging, isCharging(table, side)) &&
    is(conditions.mounted, isMounted(unit)) &&
    is(conditions.enemyMounted, isMounted(foe)) &&
    (conditions.class === undefined || conditions.class.includes(unit.class)) &&
    (conditions.enemyClass === undefined || conditions.enemyClass.includes(foe.class)) &&
    is(conditions.ground, unit.ground ?? 'open') &&
    is(conditions.closedRanks, hasClosed(table, side)) &&
    is(conditions.enemyClosedRanks, hasClosed(table, enemy)) &&
    is(conditions.enemyExhausted, he.fatigue >= limitOf(foe)) &&
    is(conditions.armourAgainstEnemy, against) &&
    mine <= (conditions.ownArmourAtMost ?? 6) &&
    is(conditions.fatigued, me.fatigue > 0) &&
    is(conditions.missiles, hasMissiles(unit)) &&
    his >= (conditions.enemyArmourAtLeast ?? 0) &&
    his <= (conditions.enemyArmourAtMost ?? 6) &&
    models >= (conditions.ownModelsAtLeast ?? 0) &&
    is(conditions.outnumbered, models < countedModels(foe, he.models)) &&
    (unit.friendsNear ?? 0) >= (conditions.friendsNear ?? 0) &&
    (conditions.within === undefined || distances.indexOf(within) <= distances.indexOf(conditions.within))
  )
}

/** N10, but for the acts of the enemy, which are still to come. */
export const worth = (count: Count, table: Table, field: Field, side: Side, { sacrificed = 0, onBox = 0 } = {}): number => {
  if (typeof count === 'number') return count
  if (count.follows === 'enemy-acts') return 0
  const { fight, readings } = table
  const enemy = enemyOf(side)
  const [me, he] = [field[side], field[enemy]]
  const more = countedModels(fight[side], me.models) - countedModels(fight[enemy], he.models)
  const followed = {
    'own-fatigue': me.fatigue,
    'enemy-fatigue': he.fatigue,
    'own-models': countedModels(fight[side], me.models),
    'enemy-models': countedModels(fight[enemy], he.models),
    'model-advantage': Math.max(0, more),
    'model-disadvantage': Math.max(0, -more),
    'friends-near': fight[side].friendsNear ?? 0,
    'own-armour': armourNow(me, readings),
    'own-defence-dice': Math.max(0, me.defence),
    'own-shooting-dice': Math.min(8, generatedDice(fight[side], me.models, 'shoot', false)),
    'enemy-armour': armourNow(he, readings),
    sacrificed,
    'dice-on-box': onBox
  }[count.follows]
  const { times = 1, per = 1, most = Number.POSITIVE_INFINITY } = count
  return Math.min(most, times * Math.ceil(followed / per))
}

const bare: Omit<Standing, 'models' | 'fatigue' | 'guards' | 'armour' | 'cover' | 'resilience' | 'vanishing'> = {
  vanished: 0,
  losses: 0,
  sacrificed: 0,
  guardsLost: 0,
  counted: 0,
  wasExhausted: false,
  held: 0,
  attack: 0,
  defence: 0,
  least: 2,
  most: 6,
  noRaise: false,
  noLower: false,
  attackRoll: 0,
  attackRaises: [],
  defenceRoll: 0,
  defenceRaises: [],
  attackRerolls: [],
  defenceRerolls: [],
  hits: 0,
  hitsBack: 0,
  hitsOn: [],
  cancelHits: 0,
  cancelsOn: [],
  dicePerHit: 1,
  ignoreHits: 0,
  ignoreFatigue: 0,
  perEnemyAct: 0,
  disarmed: false,
  silenced: 'no',
  after: []
}

/** The unit as it comes into the fight. Mounted units and elephants have no cover (T2.10, T5.13). */
export const entering = (unit: Unit, kind: 'melee' | 'shoot'): Standing => ({
  ...bare,
  models: unit.models,
  fatigue: unit.fatigue ?? 0,
  guards: unit.parts ? 0 : (unit.bodyguards ?? 0),
  armour: armourSteps(unit, kind),
  cover: unit.mount === undefined ? (unit.cover ?? 'none') : 'none',
  resilience: resilienceOf(unit),
  vanishing: unit.vanishing ?? 0
})

/** What equipment does to the dice; in a melee who is exhausted, and the automatic hits of units (T3.5, T3.6). */
export const firstStep = (standing: Standing, table: Table, side: Side, enemy: Standing): Standing => {
  const { fight, readings } = table
  const unit = fight[side]
  const foe = fight[enemyOf(side)]
  if (fight.kind === 'shoot' && fight.diceOfNobody !== undefined) return standing
  if (fight.kind === 'shoot') {
    const { fatigue } = standing
    const shot = { kind: 'shoot', charging: false, within: fight.within, enemyClosed: false, fatigue } as const
    // T4.4: exhausted by whatever came before it, the unit may only rest.
    return side === 'attacker'
      ? { ...standing, wasExhausted: fatigue >= limitOf(unit), attackRoll: equipmentOnAttack(unit, foe, shot) }
      : { ...standing, defenceRoll: equipmentOnDefence(foe, 'shoot') }
  }
  const closed = hasClosed(table, enemyOf(side))
  const charging = isCharging(table, side)
  const wasExhausted = standing.fatigue >= limitOf(unit)
  const equipped = equipmentOnAttack(unit, foe, {
    kind: 'melee',
    charging,
    within: undefined,
    enemyClosed: closed,
    fatigue: standing.fatigue
  })
  return {
    ...standing,
    wasExhausted,
    hits: automaticHits(unit, standing.models, foe, enemy.models, charging, closed),
    attackRoll: equipped - (wasExhausted && readings['exhausted-melee'] === 'minus-one' ? 1 : 0),
    defenceRoll: equipmentOnDefence(foe, 'melee')
  }
}

const half = (dice: number, up: boolean): number => (up ? Math.ceil(dice / 2) : Math.floor(dice / 2))

/** T3.3 and T2.1: what is held at the end of the step of pools. */
export const poolOf = (table: Table, side: Side, standing: Standing, bonus: number): number => {
  const { fight, readings } = table
  const unit = fight[side]
  if (fight.kind === 'shoot') {
    if (fight.diceOfNobody !== undefined) return Math.min(8, fight.diceOfNobody)
    if (standing.wasExhausted) return 0
    const shooters = Math.min(standing.models, unit.inRange ?? standing.models)
    const made = generatedDice(unit, shooters, 'shoot', false)
    return Math.min(8, made + Math.min(bonus, made, readings['bonus-model-cap'] === 'yes' ? shooters : bonus))
  }
  const all = generatedDice(unit, standing.models, 'melee', isCharging(table, side))
  const made = standing.wasExhausted && readings['exhausted-melee'] === 'halved' ? all - Math.ceil(all / 2) : all
  const closed = hasClosed(table, side)
  const up = readings['close-ranks-rounding'] === 'up'
  const halvesFirst = closed && readings['close-ranks-order'] === 'halve-first'
  const before = halvesFirst ? half(made, up) : made
  const gained = Math.min(bonus, before, readings['bonus-model-cap'] === 'yes' ? standing.models : bonus)
  const pool = Math.min(16, before + gained)
  return closed && !halvesFirst ? half(pool, up) : pool
}
