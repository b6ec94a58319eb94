import { type Place, type Verb, whoseOf } from '../model/effect'
import { t } from '../model/language'
import { type FightKind, firstUnit, type Scenario, type SideRequest, type UnitRequest } from '../model/scenario'
import { NO_STRIKE_RULES, NO_TERMS } from '../model/unit-state'
import { type Readings, readingsInForce } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import { actApplier, applyEach, beforehand, type Complain, countsModels } from './abilities'
import { takeTurns } from './acts'
import { applyEffects } from './apply-effects'
import { intern } from './attack-dice'
import {
  alliesOf,
  boundedArmour,
  type Combatant,
  changed,
  couldOnlyRest,
  type Engagement,
  enemiesOf,
  entry,
  gainFatigue,
  isExhausted,
  isOver,
  mayOnlyRest,
  put,
  rolesOf,
  type UnitRole,
  unitAt,
  withNote
} from './combatant'
import { isIndependent, type KnownCombatants, NONE_CACHED } from './combatant-cache'
import { applyCover, improveSave, solidAgainstShots } from './cover'
import { attackDice } from './fighter'
import { dropDiceOfRemoved, formPool, isStepThree } from './pools'
import { isTested, NO_LOSSES_BEFORE_DICE } from './test-results'
import { type Bound, type Unit, unitOf } from './unit'

/** Ends the ledger of a unit with the limit, if one of its sums goes beyond what the rules allow. */
type Limit = (engagement: Engagement, own: Combatant, role: UnitRole) => Combatant

const diceRule = ({ book }: Engagement, { place }: Combatant): string =>
  book.edition === 2 ? 'V9.2' : place === 'melee' ? 'R3.5' : 'R2.2'

/** The cap on attack dice, and their minimum of 0. */
const limitAttackDice: Limit = (engagement, own) => {
  const { wanted: sum, dice } = attackDice(own)
  if (own.place === 'shot-at' || dice === sum) return own
  const most = t('at most twice the {n} before abilities', { n: own.capBase })
  const capped = own.discarded > 0 ? t('{most}, and then the {n} discarded', { most, n: own.discarded }) : most
  const source = dice > sum ? t('never below 0') : capped
  return changed(own, { ledger: entry(own.ledger, 'attack dice', dice, dice - sum, { rule: diceRule(engagement, own), source }) })
}

const limitDefenceDice: Limit = (_engagement, own) => {
  const sum = own.gained + own.bonusDefence
  const origin = { rule: own.place === 'melee' ? 'R3.7' : 'R2.4', source: t('never below 0') }
  return sum < 0 ? changed(own, { ledger: entry(own.ledger, 'defence dice', 0, -sum, origin) }) : own
}

/** The bounds of armour (R1.2); Side by Side also of the armour against each enemy whose fatigue bought some (R6.3). */
const limitArmour: Limit = (engagement, own, role) => {
  const enemies = enemiesOf(engagement, role).filter(enemy => own.armourAgainst[enemy] !== 0)
  let { ledger } = own
  for (const enemy of [undefined, ...enemies]) {
    const sum = own.armour + (enemy ? own.armourAgainst[enemy] : 0)
    const limited = boundedArmour({ armour: sum, terms: own.terms }, engagement.book)
    if (limited === sum) continue
    const bound = limited < sum ? t('at most {n}', { n: limited }) : t('at least {n}', { n: limited })
    const source = enemy ? t('{bound}, against {the:name}', { bound, name: unitAt(engagement, enemy).unit.name }) : bound
    ledger = entry(ledger, 'armour', limited, limited - sum, { rule: 'R1.2', source })
  }
  return ledger === own.ledger ? own : changed(own, { ledger })
}

const limits: readonly Limit[] = [limitAttackDice, limitDefenceDice, limitArmour]

const applyLimits = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  let limited = own
  for (const limit of limits) limited = limit(engagement, limited, role)
  return limited === own ? engagement : put(engagement, role, limited)
}

/** The interpretations in force: those of the scenario, else the rulebook's defaults. */
export const readingsOf = ({ readings }: Pick<Scenario, 'readings'>, book: Rulebook): Readings => readingsInForce(readings, book)

const placeOf = (kind: FightKind, role: UnitRole): Place =>
  kind === 'melee' ? 'melee' : role === 'defender' ? 'shot-at' : 'shooting'

const newCombatant = (
  unit: Unit,
  { kind, within, turn = 'attacker' }: Pick<Scenario, 'kind' | 'within' | 'turn'>,
  role: UnitRole,
  book: Rulebook
): Combatant => {
  const place = placeOf(kind, role)
  const { numbers } = book
  const isAgainstShots = place === 'shot-at' || (place === 'shooting' && numbers.inTurn === true)
  const armour = isAgainstShots ? unit.profile.armourShot : unit.profile.armour
  return {
    unit,
    place,
    charging: place === 'melee' && role !== 'defender',
    hasTurn: (role === 'defender') === (turn === 'defender'),
    models: unit.models,
    engaged: unit.engaged,
    removed: 0,
    removedCounted: 0,
    lossesBeforeDice: NO_LOSSES_BEFORE_DICE,
    vanished: 0,
    fatigue: unit.fatigue,
    fatigueAfter: 0,
    exhausted: false,
    weakened: false,
    generated: 0,
    held: 0,
    capBase: 0,
    gained: 0,
    poolDice: 0,
    bonusAttack: 0,
    discarded: 0,
    bonusDefence: 0,
    armour,
    armourAgainst: { attacker: 0, companion: 0, defender: 0 },
    cover: unit.cover,
    covered: false,
    attackRoll: 0,
    savesOn: place === 'shot-at' ? numbers.saveShot : numbers.saveMelee,
    rerollsAttack: false,
    rerollsDefence: false,
    ignores: 0,
    ignoresLast: 0,
    ignoresFatigue: 0,
    resilience: 0,
    vanishing: 0,
    doublesHits: false,
    pushes: false,
    fightsAgain: 0,
    strikeRules: NO_STRIKE_RULES,
    terms: NO_TERMS,
    within,
    beforeAbilities: null,
    ledger: { line: { what: 'armour', value: armour, ...unit.profileOrigin }, before: null },
    notes: []
  }
}

const isAgainstEnemy = ({ effect }: Bound): boolean => whoseOf(effect) === 'enemy'

/** The effects of troop, weapon and mount (section 5). */
const applyEquipment =
  (holds: (bound: Bound) => boolean) =>
  (engagement: Engagement, role: UnitRole): Engagement =>
    applyEach(engagement, role, unitAt(engagement, role).unit.equipment, holds)

/** The rows of the Wrath table that apply before step 3 (R6.6): all but attack dice of step 3 (interpretation wrath-dice). */
const applyWrath =
  (holds: (bound: Bound) => boolean) =>
  (engagement: Engagement, role: UnitRole): Engagement =>
    applyEach(
      engagement,
      role,
      unitAt(engagement, role).unit.wrath,
      bound => holds(bound) && !isStepThree(bound, engagement.readings)
    )

/** A unit in closed ranks saves as in heavy cover (V9.4), in a further melee too, in which its dice are halved again. */
const closeRanks = (engagement: Engagement, role: UnitRole): Engagement => {
  const { saveClosedRanks } = engagement.book.numbers
  if (!unitAt(engagement, role).unit.givesUpDice || saveClosedRanks === undefined) return engagement
  if (enemiesOf(engagement, role).some(enemy => unitAt(engagement, enemy).terms.deniesCover)) return engagement
  const saved = improveSave(engagement, role, saveClosedRanks, 'V9.4', t('closed ranks'))
  const own = unitAt(saved, role)
  return own.beforeAbilities
    ? put(saved, role, changed(own, { beforeAbilities: { ...own.beforeAbilities, savesOn: own.savesOn } }))
    : saved
}

/** Notes that a unit that was exhausted before it moved cannot charge at all (R4.3). */
const noteCancelledCharge = (engagement: Engagement, role: UnitRole): Engagement => {
  const { unit, fatigue } = unitAt(engagement, role)
  const was = t('{name} {was|were:name} exhausted before moving (fatigue {fatigue} of {fatigueLimit})', {
    name: unit.name,
    fatigue,
    fatigueLimit: unit.profile.fatigueLimit
  })
  return withNote(
    engagement,
    role,
    t('{was} and may only rest (R4.3): the charge is cancelled, and this is how it would have gone', { was })
  )
}

/**
 * Fatigue of a charge or shot that is not the unit's first activation (R4.1): before the melee, after the shot; none in the
 * enemy's turn.
 */
const addActivationFatigue = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  if (!own.unit.moved) return engagement
  if (!own.hasTurn)
    return withNote(
      engagement,
      role,
      t("in the enemy's turn moves and shots cost {the:name} no fatigue (R4.1)", { name: own.unit.name })
    )
  const origin = { rule: 'R4.1', source: t('not its first activation') }
  if (own.charging) return gainFatigue(isExhausted(own) ? noteCancelledCharge(engagement, role) : engagement, role, 1, origin)
  return own.unit.shootsFresh || mayOnlyRest(own, engagement)
    ? engagement
    : put(engagement, role, changed(own, { fatigueAfter: own.fatigueAfter + 1 }))
}

/** Second edition, exhausted-melee=minus-one: an exhausted unit has -1 on its attack rolls in melee. */
const applyExhaustion = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  if (engagement.readings['exhausted-melee'] !== 'minus-one' || own.place !== 'melee' || !isExhausted(own)) return engagement
  const attackRoll = own.attackRoll - 1
  const ledger = entry(own.ledger, 'attack roll', attackRoll, -1, { rule: 'V9.0', source: 'exhausted' })
  return put(engagement, role, changed(own, { attackRoll, ledger }))
}

/** The fatigue that a melee gives to each unit in it (R3.9); a shot itself gives none. */
const addMeleeFatigue = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  return own.place === 'melee' && !isOver(engagement)
    ? put(engagement, role, changed(own, { fatigueAfter: own.fatigueAfter + 1 }))
    : engagement
}

/** A unit that is too exhausted to shoot has no automatic hits either (T4.4). */
const removeHitsOfExhausted = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  if (own.strikeRules.hits === 0 || !couldOnlyRest(own, engagement)) return engagement
  return put(engagement, role, changed(own, { strikeRules: intern({ ...own.strikeRules, hits: 0 }) }))
}

type Stage = (engagement: Engagement, role: UnitRole) => Engagement

type StagesBefore = (complain: Complain, holds: ((bound: Bound) => boolean) | undefined) => readonly Stage[]

/**
 * The stages of a fight up to step 2, in rulebook order, each for the attackers (or shooter), then the defender; a further melee
 * has only the effects for which `holds` is true.
 */
const firstEditionStages: StagesBefore = (complain, holds = () => true) => [
  applyEquipment(bound => !countsModels(bound) && !isAgainstEnemy(bound) && holds(bound)),
  applyCover,
  applyEquipment(bound => !countsModels(bound) && isAgainstEnemy(bound) && holds(bound)),
  applyWrath(bound => !countsModels(bound)),
  beforehand(complain, holds),
  applyEquipment(bound => countsModels(bound) && holds(bound)),
  applyWrath(countsModels),
  ...(holds === recurs ? [] : [addActivationFatigue]),
  applyExhaustion,
  formPool,
  closeRanks
]

/** The stages after both sides have used their abilities and spent fatigue. */
const stagesAfterAbilities: readonly Stage[] = [dropDiceOfRemoved, removeHitsOfExhausted, addMeleeFatigue, applyLimits]

const runStages = (engagement: Engagement, stages: readonly Stage[], sides = rolesOf(engagement)): Engagement => {
  let now = engagement
  for (const stage of stages) for (const role of sides) now = stage(now, role)
  return now
}

const isTogether = (side: SideRequest): side is { readonly together: readonly [UnitRequest, UnitRequest] } => 'together' in side

/**
 * The units at the start of a fight. Those in `known` have their state at the dice already, unless the rules of their enemy may
 * read them: these rules need the state at the start.
 */
const newEngagement = (scenario: Scenario, book: Rulebook, readings: Readings, known: KnownCombatants): Engagement => {
  const { kind, attacker, rounds = 1 } = scenario
  const companion = isTogether(attacker) ? attacker.together[1] : undefined
  const at = (role: UnitRole, request: UnitRequest) => {
    const unit = unitOf(request, book, placeOf(kind, role), readings)
    // in a duel with challenge-charger=turns, the unit that charges first only gives up dice in rounds in which it is charged
    const isLater =
      role === 'attacker' && unit.givesUpDice && rounds > 1 && readings['challenge-charger'] === 'turns' && !companion
    return newCombatant(isLater ? { ...unit, givesUpDice: false } : unit, scenario, role, book)
  }
  const newAttacker = () => at('attacker', firstUnit(attacker))
  const newDefender = () => at('defender', firstUnit(scenario.defender))
  const first = known.attacker ?? newAttacker()
  const second = known.defender ?? newDefender()
  return {
    book,
    readings,
    attacker: known.attacker && !isIndependent(second.unit) ? newAttacker() : first,
    companion: companion && at('companion', companion),
    defender: known.defender && !isIndependent(first.unit) ? newDefender() : second,
    tests: isTested(scenario) ? { results: scenario.tests, met: 0 } : undefined
  }
}

/**
 * Whether an effect gives fatigue before step 3. These effects, then those on dice, are applied one by one after equipment and
 * cover.
 */
const isFatigueBefore = ({ effect }: Bound): boolean => effect.verb === 'fatigue' && effect.when === 'before'
const addsToPool = ({ effect }: Bound): boolean => effect.verb === 'attack-dice' && effect.into === 'pool'
/** Verbs of dice, results and hits, which may depend on fatigue, that of the charge included (T5.14). */
const DICE: ReadonlySet<string> = new Set([
  ...(['attack-dice', 'defence-dice', 'attack-roll', 'defence-roll', 'reroll', 'hits', 'hits-on'] as const),
  ...(['cancel-hits', 'cancels-on', 'dice-per-hit', 'hits-back'] as const)
] satisfies readonly Verb[])
const changesDice = ({ effect }: Bound): boolean => DICE.has(effect.verb)
/** Whether an effect decides what other effects can do, so that it has to be applied first. */
const deniesOthers = ({ effect }: Bound): boolean =>
  effect.verb === 'deny-cover' || effect.verb === 'close-ranks' || effect.verb === 'withdraw'

const applyRules =
  (holds: (bound: Bound) => boolean): Stage =>
  (engagement, role) =>
    unitAt(engagement, role)
      .unit.equipment.filter(holds)
      .reduce((now, bound) => applyEffects(now, role, whenShooting(bound)), engagement)

/** A shot compares armour against shots, the shooter's too (N9), so effects on that armour also apply while shooting. */
const whenShooting = (bound: Bound): Bound =>
  bound.effect.verb === 'armour' && bound.places.includes('shot-at') ? { ...bound, places: [...bound.places, 'shooting'] } : bound

/** The remaining rules of a unit that are not acts; attack dice turned into defence dice come first (T3.7). */
const applyRemainingRules: Stage = (engagement, role) => {
  const { effects } = unitAt(engagement, role).unit
  const turnsFirst = [...effects].sort((a, b) => Number(b.effect.verb === 'turn-dice') - Number(a.effect.verb === 'turn-dice'))
  return turnsFirst.reduce((now, bound) => applyEffects(now, role, bound), engagement)
}

/** The stages of the second edition up to the end of step 2 (T2.1, T3.1 to T3.7). */
const secondEditionStages: StagesBefore = (complain, holds = () => true) => [
  applyRules(deniesOthers),
  applyRules(bound => !deniesOthers(bound) && !isFatigueBefore(bound) && !changesDice(bound) && holds(bound)),
  applyCover,
  beforehand(complain, holds),
  ...(holds === recurs ? [] : [addActivationFatigue, applyRules(isFatigueBefore)]),
  applyRules(bound => changesDice(bound) && !addsToPool(bound)),
  applyExhaustion,
  applyRules(addsToPool),
  formPool,
  closeRanks,
  ...(holds === recurs ? [] : [applyRemainingRules, solidAgainstShots])
]

const runStagesBefore = (
  engagement: Engagement,
  complain: Complain,
  sides?: readonly UnitRole[],
  holds?: (bound: Bound) => boolean
): Engagement =>
  runStages(engagement, (engagement.book.numbers.inTurn ? secondEditionStages : firstEditionStages)(complain, holds), sides)

/** All units before any of them uses an ability of the fight itself or spends fatigue (R2.1; R3.1 to R3.3). */
export const engagementBeforeAbilities = (scenario: Scenario, book: Rulebook, complain: Complain): Engagement =>
  runStagesBefore(newEngagement(scenario, book, readingsOf(scenario, book), NONE_CACHED), complain)

/**
 * The engagement without the dice of models removed in step 3 (removed-dice=lose), and before the fatigue that the fight brings.
 */
export const withoutRemoved = (engagement: Engagement): Engagement =>
  engagement.readings['removed-dice'] === 'lose' ? runStages(engagement, [dropDiceOfRemoved]) : engagement

/** Verbs that act once, in the first melee, and not again in further ones. */
const ONCE: ReadonlySet<string> = new Set(['fatigue', 'remove', 'note'] satisfies readonly Verb[])
const recurs = ({ effect }: Bound): boolean => !ONCE.has(effect.verb)

const ignoreComplaints: Complain = () => {}

/** What is left of a unit when a further melee begins. */
export interface Survivors {
  readonly models: number
  readonly engaged: number
  readonly fatigue: number
}

/**
 * Units at the start of a further melee, with their rules and the abilities that still hold, before any fatigue is spent in it.
 */
export const engagementOfFurtherMelee = (before: Engagement, left: (role: UnitRole) => Survivors): Engagement => {
  const entered = rolesOf(before).reduce((now, role) => {
    const { unit, charging, hasTurn, within } = unitAt(before, role)
    const turn = hasTurn === (role === 'defender') ? 'defender' : 'attacker'
    const fresh = newCombatant(unit, { kind: 'melee', turn, ...(within !== undefined && { within }) }, role, before.book)
    return put(now, role, changed(fresh, { charging, ...left(role) }))
  }, before)
  return runStagesBefore(entered, ignoreComplaints, rolesOf(before), recurs)
}

/** The engagement after both sides have used their abilities and spent fatigue: the dice are next. */
export const engagementAtDice = (engagement: Engagement): Engagement => runStages(engagement, stagesAfterAbilities)

/**
 * All units when their dice are rolled (R2.1, R2.2; R3.1 to R3.5). Everything that does not fit is passed to `complain`; `known`:
 * units whose state at their dice is known already.
 */
export const preparedEngagement = (
  scenario: Scenario,
  book: Rulebook,
  complain: Complain,
  readings: Readings = readingsOf(scenario, book),
  known: KnownCombatants = NONE_CACHED
): Engagement => {
  const start = newEngagement(scenario, book, readings, known)
  // known units have been through these stages already
  const needsStages = (role: UnitRole): boolean => role === 'companion' || start[role] !== known[role]
  const sides = rolesOf(start).filter(needsStages)
  const engagement = runStagesBefore(start, complain, sides)
  if (book.numbers.inTurn && !engagement.companion) return runStages(takeTurns(complain)(engagement), stagesAfterAbilities, sides)
  const use = actApplier(complain)
  const charged = use(engagement, alliesOf(engagement, 'attacker').filter(needsStages))
  return runStages(use(charged, alliesOf(engagement, 'defender').filter(needsStages)), stagesAfterAbilities, sides)
}
