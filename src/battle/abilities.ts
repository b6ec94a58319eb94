import { unmet } from '../model/effect-conditions'
import { followedRow } from '../model/effect-counts'
import { t, translate } from '../model/language'
import { BOUGHT, type Spend } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import { applyEffects, targetsOf } from './apply-effects'
import {
  armoured,
  armouredAgainst,
  type Combatant,
  type Engagement,
  enemiesOf,
  gainFatigue,
  rolesOf,
  type UnitRole,
  unitAt,
  withNote
} from './combatant'
import { isStepThree } from './pools'
import { type Bound, isBeforehand, type Played } from './unit'
import { isInTime } from './usable-ability'

/** A problem with a choice made for this fight, and how the user can fix it. */
export interface Complaint {
  readonly reason: string
  readonly cure?: string
}

/** Receives a problem with a choice of the unit. `isIdle`: the choice is allowed, but changes nothing. */
export type Complain = (role: UnitRole, complaint: Complaint, isIdle?: true) => void

const WHERE = { melee: 'a melee', shooting: 'the unit that shoots', 'shot-at': 'the unit that is shot at' } as const

const always = (): boolean => true

/**
 * The engagement after each effect for which `holds` is true. All callers share this one loop, because filters and reductions are
 * compiled anew wherever they are written, at a cost that is a good part of a batch.
 */
export const applyEach = (
  engagement: Engagement,
  role: UnitRole,
  bounds: readonly Bound[],
  holds: (bound: Bound) => boolean = always
): Engagement => {
  let now = engagement
  for (const bound of bounds) if (holds(bound)) now = applyEffects(now, role, bound)
  return now
}

/** What the number of the effect follows; undefined if it is a plain number. */
const followedBy = ({ effect }: Bound) =>
  'count' in effect && typeof effect.count === 'object' && 'follows' in effect.count
    ? followedRow(effect.count.follows)
    : undefined

/** True if the effect counts the enemy's fatigue, so that it may apply after that fatigue was spent (stubbornness-fatigue). */
const countsEnemyFatigue = (bound: Bound): boolean => followedBy(bound)?.mayWait === true

/** True if the effect counts models, so that it applies after abilities that remove models before the fight. */
export const countsModels = (bound: Bound): boolean => followedBy(bound)?.countsModels === true

/** Fields that only change together with others: a difference in these alone is no change. */
const DEPENDENT_FIELDS: ReadonlySet<string> = new Set(['ledger', 'armourAgainst'] satisfies readonly (keyof Combatant)[])

const isSameUnit = (a: Combatant, b: Combatant): boolean =>
  a === b || (Object.keys(a) as (keyof Combatant)[]).every(key => a[key] === b[key] || DEPENDENT_FIELDS.has(key))

const isSame = (a: Engagement, b: Engagement): boolean => rolesOf(a).every(role => isSameUnit(unitAt(a, role), unitAt(b, role)))

/**
 * The problem of an ability used in the wrong turn: Orders and Activation boxes belong to the unit's own turn, their reactions to
 * the enemy's (R7.4).
 */
const mistimed = (engagement: Engagement, role: UnitRole, name: string): Complaint => {
  const { hasTurn, unit } = unitAt(engagement, role)
  const [when, now] = hasTurn ? [t("in the enemy's turn"), t('their own')] : [t("in one's own turn"), t("the enemy's")]
  const other = (role === 'defender') === hasTurn ? 'attacker' : 'defender'
  const cure = t('leave it out, or set whose turn it is if an ability lets the enemy act in it (--set turn={other})', {
    other
  })
  const reason = t('{name} is used {when} (R7.4), and for {the:unit} this is {now}', { name, when, unit: unit.name, now })
  return { reason, cure }
}

/** Why the unit cannot use this ability in this fight; undefined if it can. */
const complaintAgainst = (
  engagement: Engagement,
  role: UnitRole,
  { ability, use: { count = 0 } }: Played
): Complaint | undefined => {
  const own = unitAt(engagement, role)
  if (ability.noFight) return { reason: translate(ability.noFight).replace(/\.$/, ''), cure: t('leave it out of a single fight') }
  if (isBeforehand(ability) && !isInTime(ability, own.hasTurn)) return mistimed(engagement, role, ability.name)
  if (targetsOf(ability.if, engagement, role).length === 0) {
    const missing = enemiesOf(engagement, role).flatMap(enemy => unmet(ability.if, own, unitAt(engagement, enemy)))
    const whom = [...new Set(missing)].join(t(' and '))
    const reason = t('{name} is for {whom}; {the:unit} cannot use it here', { name: ability.name, whom, unit: own.unit.name })
    const canRide = ability.if?.mounted === true && engagement.book.troops[own.unit.id]?.mounted === 'may'
    return { reason, cure: canRide && !own.unit.mounted ? t('say "mounted", or leave it out') : t('leave it out') }
  }
  const by = ability.choice?.take === 'option' ? ability.choice.options[count - 1]?.by : undefined
  if (by && engagement.readings[by.reading as keyof Readings] !== by.value)
    return {
      reason: t('option {count} of {name} needs another interpretation: add --reading {reading}, or choose another option', {
        count,
        name: ability.name,
        reading: `${by.reading}=${by.value}`
      })
    }
  if (ability.choice?.take === 'models' && count > own.engaged)
    return {
      reason: t(
        '{name} removes engaged models: you asked for {count}, and only {engaged} of {the:unit} {engaged|is|are} engaged',
        {
          name: ability.name,
          count,
          engaged: own.engaged,
          unit: own.unit.name
        }
      )
    }
  return undefined
}

/**
 * The engagement after a unit has used one ability against the enemies it is for. Complains if the ability cannot be used or
 * would change nothing.
 */
const use = (
  engagement: Engagement,
  role: UnitRole,
  played: Played,
  bounds: readonly Bound[],
  complain: Complain
): Engagement => {
  const complaint = complaintAgainst(engagement, role, played)
  if (complaint) {
    complain(role, complaint)
    return engagement
  }
  const targets = targetsOf(played.ability.if, engagement, role)
  const after = bounds.reduce((now, bound) => applyEffects(now, role, bound, targets), engagement)
  const { held, bonusAttack, discarded, capBase, beforeAbilities, unit } = unitAt(after, role)
  const isTooFew = Math.min(held + bonusAttack, 2 * capBase) < discarded
  if (beforeAbilities && isTooFew) {
    complain(role, {
      reason: t('{name} discards more attack dice than {the:unit} {has|have:unit}', {
        name: played.ability.name,
        unit: unit.name
      }),
      cure: t('leave it out')
    })
    return engagement
  }
  if (!isSame(after, engagement) || after.tests !== engagement.tests) return after
  const places = [...new Set(played.effects.flatMap(bound => bound.places))]
  const { name } = played.ability
  if (places.includes(unitAt(engagement, role).place))
    complain(role, { reason: t('{name} would change nothing in this fight', { name }) }, true)
  else
    complain(role, {
      reason: t('{name} is for {places}', { name, places: places.map(at => t(WHERE[at])).join(t(' or ')) }),
      cure: t('leave it out here')
    })
  return after
}

/**
 * Applies `play` in order to the unit's abilities that are used before the fight, or to all its others if `areBeforehand` is
 * false.
 */
const playEach = (
  engagement: Engagement,
  role: UnitRole,
  areBeforehand: boolean,
  play: (engagement: Engagement, played: Played) => Engagement
): Engagement => {
  let now = engagement
  for (const played of unitAt(engagement, role).unit.abilities)
    if (isBeforehand(played.ability) === areBeforehand) now = play(now, played)
  return now
}

/**
 * Returns a stage that applies the Orders and Activation boxes a unit used before the fight (R7.4). `holds` limits it to some of
 * their effects, for a further melee.
 */
export const beforehand =
  (complain: Complain, holds: (bound: Bound) => boolean = () => true) =>
  (engagement: Engagement, role: UnitRole): Engagement =>
    playEach(engagement, role, true, (now, played) => use(now, role, played, played.effects.filter(holds), complain))

/** True if the effect counts the enemy's fatigue and must wait until it has been spent (stubbornness-fatigue=after). */
const isWaiting = (bound: Bound, { readings }: Engagement): boolean =>
  countsEnemyFatigue(bound) && readings['stubbornness-fatigue'] === 'after'

/**
 * Returns a function that applies an ability used during the fight (R2.2, R3.4), except effects that wait for fatigue to be
 * spent: see `applyWaiting`.
 */
export const abilityApplier =
  (complain: Complain) =>
  (engagement: Engagement, role: UnitRole, played: Played): Engagement =>
    use(
      engagement,
      role,
      played,
      played.effects.filter(bound => !isWaiting(bound, engagement)),
      complain
    )

/**
 * Applies what is not an ability of a battle board: the attack dice of the Wrath in step 3, and effects that the user gave the
 * unit.
 */
export const withGivenEffects = (engagement: Engagement, role: UnitRole): Engagement => {
  // in the second edition the user's effects count as rules of the unit, before step 3
  if (engagement.book.numbers.inTurn) return engagement
  const { unit } = unitAt(engagement, role)
  const raging = applyEach(engagement, role, unit.wrath, bound => isStepThree(bound, engagement.readings))
  return applyEach(raging, role, unit.effects)
}

/** Applies the effects of a unit's abilities that waited for its side to spend fatigue (stubbornness-fatigue=after). */
export const applyWaiting = (engagement: Engagement, role: UnitRole, abilities: readonly Played[]): Engagement => {
  let now = engagement
  for (const { effects } of abilities) now = applyEach(now, role, effects, bound => isWaiting(bound, engagement))
  return now
}

/**
 * Returns a function that applies what units do: abilities in the order given, then the fatigue they spend, then effects that
 * waited for that (R2.2, R3.4). All `sides` finish a stage before the next one begins.
 */
export const actApplier = (complain: Complain) => {
  const play = abilityApplier(complain)
  const unitOf = (engagement: Engagement, role: UnitRole) => unitAt(engagement, role).unit
  const useAbilities = (engagement: Engagement, role: UnitRole): Engagement =>
    withGivenEffects(
      playEach(engagement, role, false, (now, played) => play(now, role, played)),
      role
    )
  const stages = [
    useAbilities,
    (engagement: Engagement, role: UnitRole) => spendFatigue(engagement, role, unitOf(engagement, role).spend),
    (engagement: Engagement, role: UnitRole) => applyWaiting(engagement, role, unitOf(engagement, role).abilities)
  ]
  return (engagement: Engagement, sides: readonly UnitRole[]): Engagement => {
    let now = engagement
    for (const stage of stages) for (const role of sides) now = stage(now, role)
    return now
  }
}

/** Words for what spent fatigue buys. */
export const BOUGHT_TEXT = { armour: 'armour', 'enemy-armour': 'enemy armour' } as const

/**
 * True if the attacker has already bought this for its companion: Side by Side, the two buy each effect of their enemy's fatigue
 * only once (R3.4).
 */
const isBoughtAlready = (engagement: Engagement, role: UnitRole, what: keyof typeof BOUGHT_TEXT): boolean =>
  role === 'companion' && engagement.attacker.unit.spend.some(spend => BOUGHT[spend].what === what)

const nothingToSpend = (
  before: Engagement,
  now: Engagement,
  enemies: readonly UnitRole[],
  what: keyof typeof BOUGHT_TEXT
): string => {
  const facts = { enemies: enemies.map(enemy => unitAt(now, enemy).unit.name).join(t(' and ')), what: t(BOUGHT_TEXT[what]) }
  return enemies.some(enemy => unitAt(before, enemy).fatigue > unitAt(now, enemy).fatigue)
    ? t('the last fatigue of {the:enemies} is already spent, so for {what} nothing is spent', facts)
    : t('{the:enemies} {has|have:enemies} no fatigue left to spend on {what}: nothing is spent', facts)
}

/**
 * The engagement after a unit has spent its enemies' fatigue on each of `spends` in order (R2.2, R3.4). Adds a note if nothing
 * can be spent.
 */
export const spendFatigue = (engagement: Engagement, role: UnitRole, spends: readonly Spend[]): Engagement => {
  if (spends.length === 0) return engagement
  const rule = unitAt(engagement, role).place === 'melee' ? 'R3.4' : 'R2.2'
  return spends.reduce((now, spend) => {
    const { what, from } = BOUGHT[spend]
    if (isBoughtAlready(now, role, what))
      return withNote(now, role, t('both units of a side together buy {what} once (R3.4)', { what: t(BOUGHT_TEXT[what]) }))
    const enemies = enemiesOf(now, role).filter((_, i) => from === undefined || i === from)
    // a unit that has lost its last model left the table, and its fatigue with it
    const payers = enemies.filter(enemy => unitAt(now, enemy).fatigue > 0 && unitAt(now, enemy).models > 0)
    if (payers.length === 0) return withNote(now, role, nothingToSpend(engagement, now, enemies, what), true)
    return payers.reduce((here, enemy) => {
      const origin = { rule, source: t('fatigue of {name} spent', { name: unitAt(here, enemy).unit.name }) }
      const spent = gainFatigue(here, enemy, -1, origin)
      return what === 'armour' ? armouredAgainst(spent, role, enemy, origin) : armoured(spent, enemy, -1, origin)
    }, now)
  }, engagement)
}
