import { type Conditions, rowOf, type Whose, whoseOf } from '../model/effect'
import { unmet } from '../model/effect-conditions'
import { t } from '../model/language'
import type { EffectActions, Modifiers, Price, Use } from '../model/unit-state'
import { intern } from './attack-dice'
import {
  alliesOf,
  armoured,
  boundedArmour,
  type Combatant,
  changed,
  clampedArmour,
  copied,
  type Engagement,
  enemiesOf,
  entry,
  gainFatigue,
  put,
  type UnitRole,
  unitAt,
  withNote
} from './combatant'
import { improveCover } from './cover'
import { latestValue } from './ledger'
import { lossesBefore } from './losses'
import { withoutDiceOf } from './pools'
import { tested } from './test-results'
import type { Bound } from './unit'

/** Applies effects to the units of a fight: the implementation of what the verbs in `model/effect` ask for. */

const removeModels = (engagement: Engagement, use: Use, count: number, counts: boolean): Engagement => {
  const combatant = unitAt(engagement, use.unit)
  const gone = Math.min(count, combatant.models)
  if (gone === 0) return engagement
  const models = combatant.models - gone
  // a removed model takes all its remaining wounds with it (R8.3)
  const lives = models === 0 ? combatant.unit.lives - combatant.removed : gone
  const after = changed(combatant, {
    models,
    // in step 3 engaged models are removed; before the fight none is engaged yet
    engaged: Math.min(models, combatant.beforeAbilities ? Math.max(0, combatant.engaged - gone) : combatant.engaged),
    removed: combatant.removed + lives,
    removedCounted: combatant.removedCounted + (counts ? lives : 0),
    ledger: entry(combatant.ledger, 'models', models, -gone, use)
  })
  return put(engagement, use.unit, withoutDiceOf(after, combatant, engagement))
}

/**
 * The engagement after a unit takes losses at once and without saves (N14). Resilience and guards absorb them like any others,
 * and they count for deciding the winner.
 */
const applyLosses = (engagement: Engagement, use: Use, losses: number): Engagement => {
  const combatant = unitAt(engagement, use.unit)
  if (losses === 0 || combatant.models === 0) return engagement
  const { readings } = engagement
  const friends = (combatant.unit.guards?.models ?? 0) - combatant.lossesBeforeDice.guards
  const { lost, guards, overkill, fatigueTaken, cancelled = 0 } = lossesBefore(losses, { combatant, friends, readings })
  const lossesBeforeDice = {
    guards: combatant.lossesBeforeDice.guards + guards,
    overkill: combatant.lossesBeforeDice.overkill + overkill,
    cancelled: combatant.lossesBeforeDice.cancelled + cancelled
  }
  const vanished = Math.min(fatigueTaken, combatant.vanishing)
  const spared = changed(combatant, {
    lossesBeforeDice,
    vanishing: combatant.vanishing - vanished,
    vanished: combatant.vanished + vanished
  })
  const withFatigue = gainFatigue(put(engagement, use.unit, spared), use.unit, fatigueTaken - vanished, use)
  return removeModels(withFatigue, use, lost, true)
}

/**
 * The engagement after up to `count` of the models that the unit lost in this fight have returned: they no longer count as
 * losses.
 */
const returnModels = (engagement: Engagement, use: Use, count: number): Engagement => {
  const combatant = unitAt(engagement, use.unit)
  const more = Math.min(count, combatant.removed)
  if (more === 0 || combatant.models === 0) return engagement
  const models = combatant.models + more
  const returned = changed(combatant, {
    models,
    engaged: Math.min(combatant.unit.engaged, combatant.engaged + more),
    removed: combatant.removed - more,
    // losses that count for the winner are the last to be taken back
    removedCounted: Math.min(combatant.removedCounted, combatant.removed - more),
    ledger: entry(combatant.ledger, 'models', models, more, use)
  })
  return put(engagement, use.unit, returned)
}

/**
 * The unit's armour against shots: its profile's, changed by its equipment, mount and troop rules, within the bounds of armour
 * (T1.4).
 */
const armourShotAt = (engagement: Engagement, role: UnitRole): number => {
  const own = unitAt(engagement, role)
  const changes = own.unit.equipment.flatMap(({ effect, places }) =>
    effect.verb === 'armour' &&
    effect.of === 'own' &&
    places.includes('shot-at') &&
    targetsOf(effect.if, engagement, role).length > 0
      ? [effect.count]
      : []
  )
  return clampedArmour(
    changes.reduce((sum, change) => sum + change, own.unit.profile.armourShot),
    engagement.book
  )
}

const addFatigueAfter = (engagement: Engagement, use: Use, more: number): Engagement => {
  const combatant = unitAt(engagement, use.unit)
  const fatigueAfter = combatant.fatigueAfter + more
  const ledger = entry(combatant.ledger, 'fatigue after the fight', fatigueAfter, more, use)
  return put(engagement, use.unit, changed(combatant, { fatigueAfter, ledger }))
}

/** A copy of the unit with one modifier set to `value`. */
const withModifier = <M extends keyof Modifiers>(
  before: Combatant,
  modifier: M,
  value: Combatant[M]
): ReturnType<typeof copied> => {
  const combatant = copied(before)
  combatant[modifier] = value
  return combatant
}

const actions: EffectActions<Engagement> = {
  add: (engagement, use, to, more, called, value) => {
    if (more === 0) return engagement
    const before = unitAt(engagement, use.unit)
    const combatant = withModifier(before, to, before[to] + more)
    if (called !== undefined) combatant.ledger = entry(before.ledger, called, value ? value(combatant) : combatant[to], more, use)
    return put(engagement, use.unit, combatant)
  },
  turnOn: (engagement, use, what, called) => {
    const before = unitAt(engagement, use.unit)
    const combatant = withModifier(before, what, true)
    // what the unit can already do is not listed twice
    if (latestValue(before.ledger, called) === 0) combatant.ledger = entry(before.ledger, called, 1, 1, use)
    return put(engagement, use.unit, combatant)
  },
  save: (engagement, use, on) => {
    const combatant = unitAt(engagement, use.unit)
    const { savesOn, unit } = combatant
    const worse = t('a save on {on} or more ({source}) is worse than the {savesOn} or more of {the:name}, and changes nothing', {
      on,
      source: use.source,
      savesOn,
      name: unit.name
    })
    if (on > savesOn) return withNote(engagement, use.unit, worse)
    if (on === savesOn) return engagement
    const ledger = entry(combatant.ledger, 'saves on', on, on - savesOn, use)
    return put(engagement, use.unit, changed(combatant, { savesOn: on, ledger }))
  },
  attackDice: (engagement, use, more) => {
    if (more === 0) return engagement
    const before = unitAt(engagement, use.unit)
    const isAfterCap = more < 0 && before.beforeAbilities !== null && engagement.readings['discarded-dice'] === 'rolled'
    const combatant = isAfterCap
      ? withModifier(before, 'discarded', before.discarded - more)
      : withModifier(before, 'bonusAttack', before.bonusAttack + more)
    combatant.ledger = entry(
      before.ledger,
      'attack dice',
      combatant.held + combatant.bonusAttack - combatant.discarded,
      more,
      use
    )
    return put(engagement, use.unit, combatant)
  },
  armour: (engagement, use, change) => armoured(engagement, use.unit, change, use),
  cover: (engagement, use, cover) => improveCover(engagement, use.unit, cover),
  addFatigue: (engagement, use, more, when) =>
    when === 'after' ? addFatigueAfter(engagement, use, more) : gainFatigue(engagement, use.unit, more, use),
  ignoreFatigue: (engagement, use) =>
    put(engagement, use.unit, changed(unitAt(engagement, use.unit), { ignoresFatigue: Number.POSITIVE_INFINITY, fatigue: 0 })),
  remove: (engagement, use, models, counts) =>
    removeModels(engagement, use, models, counts !== undefined && engagement.readings[counts] === 'yes'),
  note: (engagement, use, text) => withNote(engagement, use.unit, text),
  changeStrikeRules: (engagement, use, change, ...[called, more]) => {
    const before = unitAt(engagement, use.unit)
    const combatant = withModifier(before, 'strikeRules', intern({ ...before.strikeRules, ...change(before.strikeRules) }))
    const so = latestValue(before.ledger, called)
    // what the unit can already do is not listed twice; counts add up
    if (more !== undefined || so === 0) combatant.ledger = entry(before.ledger, called, so + (more ?? 1), more ?? 1, use)
    return put(engagement, use.unit, combatant)
  },
  changeTerms: (engagement, use, change) => {
    const before = unitAt(engagement, use.unit)
    return put(engagement, use.unit, withModifier(before, 'terms', { ...before.terms, ...change(before.terms) }))
  },
  turnDice: (engagement, use) => {
    const own = unitAt(engagement, use.unit)
    const turned = Math.max(0, own.held + own.bonusAttack)
    const bonusDefence = own.bonusDefence + turned
    const ledger = entry(
      entry(own.ledger, 'attack dice', 0, -turned, use),
      'defence dice',
      own.gained + bonusDefence,
      turned,
      use
    )
    return put(engagement, use.unit, changed(own, { held: 0, capBase: 0, bonusAttack: 0, bonusDefence, ledger }))
  },
  exhaust: (engagement, use) => {
    const { fatigue, unit } = unitAt(engagement, use.unit)
    return gainFatigue(engagement, use.unit, Math.max(0, unit.profile.fatigueLimit - fatigue), use)
  },
  dropAttackDice: (engagement, use) => {
    const next = actions.changeTerms(engagement, use, () => ({ noAttackDice: true }))
    const own = unitAt(next, use.unit)
    if (own.beforeAbilities === null) return next
    const ledger = entry(own.ledger, 'attack dice', 0, -Math.max(0, own.held + own.bonusAttack), use)
    return put(next, use.unit, changed(own, { held: 0, capBase: 0, bonusAttack: 0, ledger }))
  },
  armourShotAt: (engagement, use) => armourShotAt(engagement, use.unit),
  test: (engagement, use, test, then, fatigueFrom = Number.POSITIVE_INFINITY) => {
    if (test.dice === 0) return engagement
    const { engagement: now, result } = tested(engagement, test)
    if (!result) return now
    const { held, bonusAttack } = unitAt(now, use.unit)
    const gone = Math.min(result.successes, Math.max(0, held + bonusAttack))
    const own = { ...use, unit: enemiesOf(now, use.unit)[0] ?? 'defender' }
    const outcomes = {
      'enemy-loss': () => applyLosses(now, use, result.successes),
      'enemy-attack-die': () => actions.add(now, use, 'bonusAttack', -gone, 'attack dice', unit => unit.held + unit.bonusAttack),
      'model-back': () => returnModels(now, own, result.successes)
    }
    const after = outcomes[then]()
    const withFatigue = result.successes >= fatigueFrom ? gainFatigue(after, use.unit, 1, use) : after
    return applyLosses(withFatigue, own, result.own)
  },
  pay: (engagement, use, price) => payPrice(engagement, use, price)
}

/** Pays the price of an effect, or marks it as unpaid: then the effects that depend on it do nothing (T6.6). */
const payPrice = (engagement: Engagement, use: Use, { enemyFatigue = 0, ownFatigue = 0, armour = 0 }: Price): Engagement => {
  const own = unitAt(engagement, use.unit)
  const enemy = enemiesOf(engagement, use.unit)[0] ?? 'defender'
  const bounded = boundedArmour(own, engagement.book)
  const least = Math.max(engagement.book.numbers.leastArmour, own.terms.leastArmour)
  // if the sum of changes is above the maximum armour, lowering the sum may leave the armour as it is
  const lower = boundedArmour({ ...own, armour: own.armour - armour }, engagement.book)
  const canLower =
    armour === 0 ||
    (!own.terms.noLower && bounded - armour >= least && lower === bounded - armour) ||
    engagement.readings['heimdall-floor'] === 'free'
  const isUnpaid = unitAt(engagement, enemy).fatigue < enemyFatigue || own.fatigue < ownFatigue || !canLower
  const next = put(engagement, use.unit, changed(own, { terms: { ...own.terms, isUnpaid } }))
  if (isUnpaid) return next
  const lowered = armour > 0 ? armoured(next, use.unit, -armour, use) : next
  return gainFatigue(gainFatigue(lowered, use.unit, -ownFatigue, use), enemy, -enemyFatigue, use)
}

/** The unit of the side that has the most fatigue; `role` itself if none has more. */
const mostFatigued = (engagement: Engagement, role: UnitRole): UnitRole => {
  const fatigue = (each: UnitRole): number => (unitAt(engagement, each).models > 0 ? unitAt(engagement, each).fatigue : -1)
  return alliesOf(engagement, role).reduce((most, each) => (fatigue(each) > fatigue(most) ? each : most), role)
}

/** The units that an effect changes. */
const unitsReached = (
  engagement: Engagement,
  role: UnitRole,
  whose: Exclude<Whose, 'own'>,
  targets: readonly UnitRole[]
): readonly UnitRole[] => {
  switch (whose) {
    case 'one-own':
      return [engagement.readings['frigg-fatigue'] === 'tired' ? mostFatigued(engagement, role) : role]
    case 'side':
      return alliesOf(engagement, role)
    case 'enemy':
      return targets
    case 'one-enemy':
      // of two attackers Side by Side this is the companion, not the warlord
      return targets.slice(-1)
  }
}

const enemiesFaced = (engagement: Engagement, role: UnitRole): readonly Combatant[] => {
  if (role !== 'defender') return [engagement.defender]
  return engagement.companion ? [engagement.attacker, engagement.companion] : [engagement.attacker]
}

/**
 * True if the effect applies to what its unit does here. Some interpretations let a unit that is shot at use verbs of a shooting
 * box.
 */
const hasPlace = ({ readings }: Engagement, { place }: Combatant, { places, effect }: Bound): boolean => {
  if (places.includes(place)) return true
  const { shotAtBy } = rowOf(effect)
  return place === 'shot-at' && shotAtBy !== undefined && places.includes('shooting') && readings[shotAtBy] === 'yes'
}

/** The enemies against which all conditions hold, in order. */
export const targetsOf = (conditions: Conditions | undefined, engagement: Engagement, role: UnitRole): readonly UnitRole[] =>
  enemiesOf(engagement, role).filter(enemy => unmet(conditions, unitAt(engagement, role), unitAt(engagement, enemy)).length === 0)

/**
 * The engagement after one effect of a unit against `enemies`; unchanged if the effect does not apply here or its conditions hold
 * against none of them.
 */
export const applyEffects = (
  engagement: Engagement,
  role: UnitRole,
  bound: Bound,
  enemies = enemiesOf(engagement, role)
): Engagement => {
  const own = unitAt(engagement, role)
  if (!hasPlace(engagement, own, bound)) return engagement
  if (bound.effect.option !== undefined && bound.effect.option !== bound.chosen.count) return engagement
  if (bound.effect.ifRare !== undefined && bound.effect.ifRare !== bound.chosen.rare > 0) return engagement
  if (own.terms.isUnpaid && bound.effect.verb !== 'pay') return engagement
  const { effect, isAbility, chosen, rule, source } = bound
  const met = effect.if === undefined ? enemies : targetsOf(effect.if, engagement, role).filter(enemy => enemies.includes(enemy))
  const row = rowOf(effect)
  const whose = whoseOf(effect)
  const isOnEnemy = whose === 'enemy' || whose === 'one-enemy'
  // such an enemy is safe from abilities only: what a weapon does to it still applies (S1 p.56)
  const targets = isAbility && isOnEnemy ? met.filter(enemy => !unitAt(engagement, enemy).unit.untouched) : met
  if (targets.length === 0) return engagement
  const enemy = unitAt(engagement, enemies[0] ?? 'defender')
  const armour = { own: boundedArmour(own, engagement.book), enemy: boundedArmour(enemy, engagement.book) }
  const use = { unit: role, own, enemies: enemiesFaced(engagement, role), armour, chosen, rule, source }
  if (whose === 'own') return row.apply(engagement, use, effect as never, actions)
  return unitsReached(engagement, role, whose, targets).reduce(
    (now, unit) => row.apply(now, { ...use, unit }, effect as never, actions),
    engagement
  )
}
