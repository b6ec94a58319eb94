import { unmet } from '../model/effect-conditions'
import { followedRow } from '../model/effect-counts'
import { t } from '../model/language'
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
  remarked,
  type SideName,
  sidesOf,
  unitAt
} from './combatant'
import { type Bound, isBeforehand, type Played } from './unit'
import { isInTime } from './usable-ability'

/** What is wrong with a choice in this fight, and what whoever made it may do. */
export interface Complaint {
  readonly reason: string
  readonly cure?: string
}

/** idle: it may be made, and changes nothing. */
export type Complain = (side: SideName, complaint: Complaint, isIdle?: true) => void

const WHERE = { melee: 'a melee', shooting: 'the unit that shoots', 'shot-at': 'the unit that is shot at' } as const

/** Counts that follow the enemy's fatigue may be taken after it was spent (reading stubbornness-fatigue). */
const isLate = ({ effect }: Bound): boolean =>
  'count' in effect &&
  typeof effect.count === 'object' &&
  'follows' in effect.count &&
  followedRow(effect.count.follows).mayWait === true

/** Attack dice of the Wrath that come in step 3: those that are not generated, by reading all (wrath-dice). */
export const isStepThree = ({ effect }: Bound, readings: Readings): boolean =>
  effect.verb === 'attack-dice' && (effect.into !== 'pool' || readings['wrath-dice'] === 'ability')

/** Changes that go with others and say nothing by themselves. */
const BESIDES: ReadonlySet<string> = new Set(['ledger', 'armourAgainst'] satisfies readonly (keyof Combatant)[])

const isSameUnit = (a: Combatant, b: Combatant): boolean =>
  a === b || (Object.keys(a) as (keyof Combatant)[]).every(key => a[key] === b[key] || BESIDES.has(key))

const isSame = (a: Engagement, b: Engagement): boolean => sidesOf(a).every(side => isSameUnit(unitAt(a, side), unitAt(b, side)))

/** Orders and Activation boxes are used in one's own turn, their reactions in the enemy's (R7.4). */
const untimely = (fray: Engagement, side: SideName, name: string): Complaint => {
  const { hasTurn, unit } = unitAt(fray, side)
  const [when, now] = hasTurn ? [t("in the enemy's turn"), t('their own')] : [t("in one's own turn"), t("the enemy's")]
  const other = side === 'defender' ? (hasTurn ? 'attacker' : 'defender') : hasTurn ? 'defender' : 'attacker'
  const cure = t('leave it out, or say whose turn it is where an ability lets the enemy act in it (--set turn={other})', {
    other
  })
  const reason = t('{name} is used {when} (R7.4), and for the {unit} this is {now}', { name, when, unit: unit.name, now })
  return { reason, cure }
}

const refused = (fray: Engagement, side: SideName, { ability, use: { count = 0 } }: Played): Complaint | undefined => {
  const own = unitAt(fray, side)
  if (ability.noFight) return { reason: ability.noFight.replace(/\.$/, ''), cure: t('leave it out of a single fight') }
  if (isBeforehand(ability) && !isInTime(ability, own.hasTurn)) return untimely(fray, side, ability.name)
  if (targetsOf(ability.if, fray, side).length === 0) {
    const missing = enemiesOf(fray, side).flatMap(enemy => unmet(ability.if, own, unitAt(fray, enemy)))
    const whom = [...new Set(missing)].join(t(' and '))
    const reason = t('{name} is for {whom}; {unit} cannot use it here', { name: ability.name, whom, unit: own.unit.name })
    return { reason, cure: t('leave it out') }
  }
  const by = ability.choice?.take === 'option' ? ability.choice.options[count - 1]?.by : undefined
  if (by && fray.readings[by.reading as keyof Readings] !== by.value)
    return {
      reason: `option ${count} of ${ability.name} is by another interpretation alone: say --reading ${by.reading}=${by.value}, or another option`
    }
  if (ability.choice?.take === 'models' && count > own.engaged)
    return {
      reason: t('{name} removes engaged models: {count} are asked for and {engaged} of the {unit} are engaged', {
        name: ability.name,
        count,
        engaged: own.engaged,
        unit: own.unit.name
      })
    }
  return undefined
}

/** Plays one ability, against the enemies it is for; one that cannot be used or would change nothing is complained of. */
const use = (fray: Engagement, side: SideName, played: Played, bounds: readonly Bound[], complain: Complain): Engagement => {
  const complaint = refused(fray, side, played)
  if (complaint) {
    complain(side, complaint)
    return fray
  }
  const targets = targetsOf(played.ability.if, fray, side)
  const after = bounds.reduce((now, bound) => applyEffects(now, side, bound, targets), fray)
  const { held, bonusAttack, discarded, capBase, lasting, unit } = unitAt(after, side)
  const isTooFew = discarded > 0 ? Math.min(held + bonusAttack, 2 * capBase) < discarded : held + bonusAttack < 0
  if (lasting && isTooFew) {
    complain(side, {
      reason: t('{name} discards more attack dice than the {unit} have', { name: played.ability.name, unit: unit.name }),
      cure: t('leave it out')
    })
    return fray
  }
  if (!isSame(after, fray) || after.tests !== fray.tests) return after
  const places = [...new Set(played.effects.flatMap(bound => bound.places))]
  const { name } = played.ability
  if (places.includes(unitAt(fray, side).place))
    complain(side, { reason: t('{name} would change nothing in this fight', { name }) }, true)
  else
    complain(side, {
      reason: t('{name} is for {places}', { name, places: places.map(at => t(WHERE[at])).join(t(' or ')) }),
      cure: t('leave it out here')
    })
  return after
}

/** Orders and Activation boxes used before the fight (R7.4). */
export const beforehand =
  (complain: Complain) =>
  (fray: Engagement, side: SideName): Engagement =>
    unitAt(fray, side)
      .unit.abilities.filter(({ ability }) => isBeforehand(ability))
      .reduce((now, played) => use(now, side, played, played.effects, complain), fray)

/** By reading, counts that follow the enemy's fatigue wait until it has been spent (stubbornness-fatigue). */
const isAfter = ({ readings }: Engagement): boolean => readings['stubbornness-fatigue'] === 'after'

/** One ability at its time in the fight (R2.2, R3.4); what waits for fatigue to be spent is left for `waited`. */
export const playing =
  (complain: Complain) =>
  (fray: Engagement, side: SideName, played: Played): Engagement =>
    use(fray, side, played, isAfter(fray) ? played.effects.filter(bound => !isLate(bound)) : played.effects, complain)

/** What works without being an ability of a board: the Wrath's dice of step 3, and effects that were said. */
export const enraged = (fray: Engagement, side: SideName): Engagement => {
  // in the second edition what was said counts with the rules of the unit, before step 3
  if (fray.book.numbers.inTurn) return fray
  const { unit } = unitAt(fray, side)
  const rage = unit.wrath.filter(bound => isStepThree(bound, fray.readings))
  return [...rage, ...unit.effects].reduce((now, bound) => applyEffects(now, side, bound), fray)
}

/** What of a unit's abilities waited for its side to spend fatigue, by reading. */
export const waited = (fray: Engagement, side: SideName, abilities: readonly Played[]): Engagement =>
  isAfter(fray)
    ? abilities.flatMap(({ effects }) => effects.filter(isLate)).reduce((now, bound) => applyEffects(now, side, bound), fray)
    : fray

/** What the units of one side do: abilities in the order given, then the fatigue they spend, then what waited for that (R2.2, R3.4). */
export const using = (complain: Complain) => {
  const play = playing(complain)
  const unitOf = (fray: Engagement, side: SideName) => unitAt(fray, side).unit
  const used = (fray: Engagement, side: SideName): Engagement =>
    enraged(
      unitOf(fray, side)
        .abilities.filter(({ ability }) => !isBeforehand(ability))
        .reduce((now, played) => play(now, side, played), fray),
      side
    )
  const stages = [
    used,
    (fray: Engagement, side: SideName) => spending(fray, side, unitOf(fray, side).spend),
    (fray: Engagement, side: SideName) => waited(fray, side, unitOf(fray, side).abilities)
  ]
  return (fray: Engagement, sides: readonly SideName[]): Engagement =>
    stages.reduce((now, stage) => sides.reduce(stage, now), fray)
}

/** What fatigue is spent on. */
export const WHAT = { armour: 'armour', 'enemy-armour': 'enemy armour' } as const

/** Side by Side the two attackers buy each effect of their one enemy's fatigue once in all (R3.4). */
const isBoughtAlready = (fray: Engagement, side: SideName, what: keyof typeof WHAT): boolean =>
  side === 'companion' && fray.attacker.unit.spend.some(spend => BOUGHT[spend].what === what)

const idleSpend = (fray: Engagement, enemies: readonly SideName[], what: keyof typeof WHAT): string =>
  t('the {enemies} have no fatigue left to spend on {what}: nothing is spent', {
    enemies: enemies.map(enemy => unitAt(fray, enemy).unit.name).join(t(' and ')),
    what: t(WHAT[what])
  })

/** The fatigue a unit spends. */
export const spending = (fray: Engagement, side: SideName, spends: readonly Spend[]): Engagement => {
  const rule = unitAt(fray, side).place === 'melee' ? 'R3.4' : 'R2.2'
  return spends.reduce((now, spend) => {
    const { what, from } = BOUGHT[spend]
    if (isBoughtAlready(now, side, what))
      return remarked(now, side, t('{what} is bought once by both units of a side (R3.4)', { what: t(WHAT[what]) }))
    const enemies = enemiesOf(now, side).filter((_, i) => from === undefined || i === from)
    // the fatigue of a unit that has removed its last model is off the table with it
    const tired = enemies.filter(enemy => unitAt(now, enemy).fatigue > 0 && unitAt(now, enemy).models > 0)
    if (tired.length === 0) return remarked(now, side, idleSpend(now, enemies, what))
    return tired.reduce((here, enemy) => {
      const origin = { rule, source: t('fatigue of {name} spent', { name: unitAt(here, enemy).unit.name }) }
      const less = gainFatigue(here, enemy, -1, origin)
      return what === 'armour' ? armouredAgainst(less, side, enemy, origin) : armoured(less, enemy, -1, origin)
    }, now)
  }, fray)
}
