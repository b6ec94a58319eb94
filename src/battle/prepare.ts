import { type Place, type Verb, whoseOf } from '../model/effect'
import { NO_STRIKE_RULES, NO_TERMS } from '../model/fight-state'
import { t } from '../model/language'
import type { FightKind, Scenario, SideRequest, Spend, UnitRequest } from '../model/scenario'
import { type Readings, readingsInForce } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import { beforehand, type Complain, playing, spending, using } from './abilities'
import { applyEach, applyEffects } from './apply-effects'
import {
  boundedArmour,
  type Combatant,
  changed,
  type Engagement,
  enemiesOf,
  entry,
  gainFatigue,
  isExhausted,
  isGrounded,
  isOver,
  partyOf,
  put,
  sidesOf,
  type UnitRole,
  unitAt,
  withNote
} from './combatant'
import { covering, saving, solidAgainstShots } from './cover'
import { attackDice } from './fighter'
import { forgetting, isStepThree, pooling } from './pools'
import { isApart, type Standing, UNKNOWN } from './strike-cache'
import { isTested, NO_LOSSES_BORNE } from './test-results'
import { type Bound, dieByDie, isBeforehand, type Played, type Unit, unitOf } from './unit'

/** Step 3 of the second edition: abilities and fatigue, one act at a time in turn (T3.8). */

/** One act in its place: an ability, a rule or an effect of one's own, fatigue spent, or a pass. */
export type UnitAction =
  | { readonly is: 'ability'; readonly played: Played }
  | { readonly is: 'own'; readonly name: string; readonly isRule: boolean; readonly effects: readonly Bound[] }
  | { readonly is: 'spend'; readonly buys: 'armour' | 'enemy-armour' }
  | { readonly is: 'pass' }

/** Dice of a basic ability are acts of their own. */
const usesOf = (played: Played): readonly UnitAction[] => dieByDie(played).map(die => ({ is: 'ability', played: die }))

/** What a unit does, in order: as its acts say, then the abilities and the fatigue that they do not name. */
export const unitActionsOf = (engagement: Engagement, side: UnitRole): readonly UnitAction[] => {
  const { unit } = unitAt(engagement, side)
  const abilities = unit.abilities.filter(({ ability }) => !isBeforehand(ability)).flatMap(usesOf)
  let next = 0
  const said = unit.acts.flatMap((act): readonly UnitAction[] => {
    if (typeof act === 'object') return [{ is: 'own', ...act }]
    if (act === 'ability') return abilities.slice(next, ++next)
    return act === 'pass' ? [{ is: 'pass' }] : [{ is: 'spend', buys: act }]
  })
  const spends = unit.spend.flatMap((buys): readonly UnitAction[] =>
    buys === 'armour' || buys === 'enemy-armour' ? [{ is: 'spend', buys }] : []
  )
  return [...said, ...abilities.slice(next), ...spends]
}

/** A rule of the unit used in place of an ability: no silence stops it, and nobody counts it. */
const isByRule = (deed: UnitAction): boolean =>
  (deed.is === 'own' && deed.isRule) || (deed.is === 'ability' && deed.played.ability.cost === 'none')

const SILENCED = { no: 0, abilities: 1, all: 2 } as const

/** Why the act cannot be made now; nothing where it can. */
const hinders = (engagement: Engagement, side: UnitRole, deed: UnitAction): string | undefined => {
  if (isOver(engagement) && deed.is !== 'pass')
    return t('the melee ends when a unit has removed its last model (T3.14): leave out what comes after it')
  const { terms, unit } = unitAt(engagement, side)
  const least = deed.is === 'spend' ? 2 : 1
  const isBound = !isByRule(deed) && deed.is !== 'pass'
  if (!isBound || SILENCED[terms.silenced] < least) return undefined
  return deed.is === 'spend'
    ? t('{the:name} may spend no more fatigue in this fight: leave the spending out', { name: unit.name })
    : t('{the:name} may trigger no more abilities in this fight: leave {ability} out', {
        name: unit.name,
        ability: deed.is === 'ability' ? deed.played.ability.name : deed.name
      })
}

/** A test has cost a unit its last model. */
const isEndedByDice = (engagement: Engagement): boolean => isOver(engagement) && (engagement.tests?.met ?? 0) > 0

/** Nothing is unpaid yet. */
const freed = (engagement: Engagement, side: UnitRole): Engagement => {
  const own = unitAt(engagement, side)
  return own.terms.isUnpaid ? put(engagement, side, changed(own, { terms: { ...own.terms, isUnpaid: false } })) : engagement
}

/** There is fatigue to take, and something that it buys here: a shooter buys nothing, who is shot at armour alone (T2.3, T3.9). */
export const canSpend = (engagement: Engagement, side: UnitRole, buys: Spend): boolean => {
  const { place } = unitAt(engagement, side)
  if (place !== 'melee' && !(place === 'shot-at' && buys === 'armour')) return false
  return enemiesOf(engagement, side).some(enemy => unitAt(engagement, enemy).fatigue > 0)
}

const spent = (engagement: Engagement, side: UnitRole, buys: 'armour' | 'enemy-armour'): Engagement => {
  const { terms, place } = unitAt(engagement, side)
  const enemy = enemiesOf(engagement, side)[0] ?? 'defender'
  const before = unitAt(engagement, enemy).fatigue
  const after = spending(engagement, side, [buys])
  if (!terms.buysBoth || unitAt(after, enemy).fatigue === before) return after
  // each fatigue has both effects: the other one comes free
  const effect =
    buys === 'armour' ? ({ verb: 'armour', of: 'enemy', count: -1 } as const) : ({ verb: 'armour', of: 'own', count: 1 } as const)
  if (buys === 'armour' && place !== 'melee') return after
  const chosen = { attack: 0, defence: 0, count: 0, rare: 0 }
  return applyEffects(after, side, {
    isAbility: false,
    effect,
    places: [place],
    chosen,
    rule: 'V9.0',
    source: t('fatigue spent')
  })
}

/** The engagement after one act, and what it gives an enemy who counts acts (N10). */
export const acting = (complain: Complain) => {
  const play = playing(complain)
  return (engagement: Engagement, side: UnitRole, deed: UnitAction): Engagement => {
    const hindrance = hinders(engagement, side, deed)
    if (hindrance !== undefined) {
      // what dice have ended nobody could have left out
      if (!isEndedByDice(engagement)) complain(side, { reason: hindrance })
      return engagement
    }
    if (deed.is === 'pass') return engagement
    const enemy = enemiesOf(engagement, side)[0] ?? 'defender'
    const watched = isByRule(deed) ? 0 : unitAt(engagement, enemy).terms.perEnemyAct
    const clear = freed(engagement, side)
    const after =
      deed.is === 'ability'
        ? play(clear, side, deed.played)
        : deed.is === 'own'
          ? deed.effects.reduce((now, bound) => applyEffects(now, side, bound), clear)
          : spent(clear, side, deed.buys)
    if (watched === 0) return freed(after, side)
    const his = unitAt(after, enemy)
    const bonusAttack = his.bonusAttack + watched
    const origin = { rule: 'V9.0', source: t('an act of the enemy') }
    const ledger = entry(his.ledger, 'attack dice', his.held + bonusAttack, watched, origin)
    return put(freed(after, side), enemy, changed(his, { bonusAttack, ledger }))
  }
}

/** Step 3: one act of each side in turn; who has none left passes, and two passes in a row end it. */
const inTurn =
  (complain: Complain) =>
  (engagement: Engagement): Engagement => {
    const act = acting(complain)
    const first: UnitRole = engagement.readings['first-act'] === 'defender' ? 'defender' : 'attacker'
    const order: readonly UnitRole[] = first === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker']
    const left = {
      attacker: [...unitActionsOf(engagement, 'attacker')],
      defender: [...unitActionsOf(engagement, 'defender')],
      companion: [] as UnitAction[]
    }
    const isFinal = engagement.readings['pass-final'] === 'yes'
    let now = engagement
    let passes = 0
    for (let turn = 0; passes < 2; turn++) {
      const side = order[turn % 2] as UnitRole
      const deed = left[side].shift() ?? { is: 'pass' }
      const isPass = deed.is === 'pass'
      passes = isPass ? passes + 1 : 0
      if (isPass && isFinal) left[side] = []
      now = act(now, side, deed)
    }
    for (const side of order) {
      const idle = left[side].find(({ is }) => is !== 'pass')
      if (idle) complain(side, { reason: t('two passes in a row end step 3 (T3.8): leave out what comes after them') })
    }
    return now
  }

/** Where a sum goes beyond what the rules allow, its ledger ends with the limit. */

type Limit = (engagement: Engagement, own: Combatant, side: UnitRole) => Combatant

const diceRule = ({ book }: Engagement, { place }: Combatant): string =>
  book.edition === 2 ? 'V9.2' : place === 'melee' ? 'R3.5' : 'R2.2'

/** The cap of attack dice, and that there are never fewer than none. */
const ofAttack: Limit = (engagement, own) => {
  const { wanted: sum, dice } = attackDice(own)
  if (own.place === 'shot-at' || dice === sum) return own
  const most = t('at most twice the {n} before abilities', { n: own.capBase })
  const capped = own.discarded > 0 ? t('{most}, and then the {n} discarded', { most, n: own.discarded }) : most
  const source = dice > sum ? t('never below 0') : capped
  return changed(own, { ledger: entry(own.ledger, 'attack dice', dice, dice - sum, { rule: diceRule(engagement, own), source }) })
}

const ofDefence: Limit = (_fray, own) => {
  const sum = own.gained + own.bonusDefence
  const origin = { rule: own.place === 'melee' ? 'R3.7' : 'R2.4', source: t('never below 0') }
  return sum < 0 ? changed(own, { ledger: entry(own.ledger, 'defence dice', 0, -sum, origin) }) : own
}

/** Armour from its least to its most (R1.2); Side by Side against each enemy it was bought from as well. */
const ofArmour: Limit = (engagement, own, side) => {
  const apart = enemiesOf(engagement, side).filter(enemy => own.armourAgainst[enemy] !== 0)
  let { ledger } = own
  for (const enemy of [undefined, ...apart]) {
    const sum = own.armour + (enemy ? own.armourAgainst[enemy] : 0)
    const held = boundedArmour({ armour: sum, terms: own.terms }, engagement.book)
    if (held === sum) continue
    const bound = held < sum ? t('at most {n}', { n: held }) : t('at least {n}', { n: held })
    const source = enemy ? t('{bound}, against {the:name}', { bound, name: unitAt(engagement, enemy).unit.name }) : bound
    ledger = entry(ledger, 'armour', held, held - sum, { rule: 'R1.2', source })
  }
  return ledger === own.ledger ? own : changed(own, { ledger })
}

const limits: readonly Limit[] = [ofAttack, ofDefence, ofArmour]

const limiting = (engagement: Engagement, side: UnitRole): Engagement => {
  const own = unitAt(engagement, side)
  let held = own
  for (const limit of limits) held = limit(engagement, held, side)
  return held === own ? engagement : put(engagement, side, held)
}

/** The readings in force: the scenario's over the rulebook's defaults. */
export const readingsOf = ({ readings }: Pick<Scenario, 'readings'>, book: Rulebook): Readings => readingsInForce(readings, book)

/** The single unit of a side, or the first of two that charge Side by Side. */
export const firstUnit = (side: SideRequest): UnitRequest => ('together' in side ? side.together[0] : side)

const placeOf = (kind: FightKind, side: UnitRole): Place =>
  kind === 'melee' ? 'melee' : side === 'defender' ? 'shot-at' : 'shooting'

const standing = (unit: Unit, { kind, within, turn = 'attacker' }: Scenario, side: UnitRole, book: Rulebook): Combatant => {
  const place = placeOf(kind, side)
  const { numbers } = book
  const isAgainstShots = place === 'shot-at' || (place === 'shooting' && numbers.inTurn === true)
  const armour = isAgainstShots ? unit.profile.armourShot : unit.profile.armour
  return {
    unit,
    place,
    charging: place === 'melee' && side !== 'defender',
    hasTurn: (side === 'defender') === (turn === 'defender'),
    models: unit.models,
    engaged: unit.engaged,
    removed: 0,
    removedCounted: 0,
    borne: NO_LOSSES_BORNE,
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
    feats: NO_STRIKE_RULES,
    terms: NO_TERMS,
    within,
    lasting: null,
    ledger: { line: { what: 'armour', value: armour, ...unit.profileOrigin }, before: null },
    notes: []
  }
}

const isAgainstEnemy = ({ effect }: Bound): boolean => whoseOf(effect) === 'enemy'

/** Troop, weapon and mount (section 5): what they do to the unit itself, or to the enemy it fights. */
const equipping =
  (againstEnemy: boolean) =>
  (engagement: Engagement, side: UnitRole): Engagement =>
    applyEach(engagement, side, unitAt(engagement, side).unit.equipment, bound => isAgainstEnemy(bound) === againstEnemy)

/** Wrath rows before step 3 (R6.6): all but attack dice that are not generated (reading wrath-dice). */
const raging = (engagement: Engagement, side: UnitRole): Engagement =>
  applyEach(engagement, side, unitAt(engagement, side).unit.wrath, bound => !isStepThree(bound, engagement.readings))

/** Closed ranks save as in hard cover, in a further melee too, where their dice are halved again (V9.4). */
const closingRanks = (engagement: Engagement, side: UnitRole): Engagement => {
  const { saveClosedRanks } = engagement.book.numbers
  if (!unitAt(engagement, side).unit.givesUpDice || saveClosedRanks === undefined) return engagement
  if (enemiesOf(engagement, side).some(enemy => unitAt(engagement, enemy).terms.deniesCover)) return engagement
  const saved = saving(engagement, side, saveClosedRanks, 'V9.4', t('closed ranks'))
  const own = unitAt(saved, side)
  return own.lasting ? put(saved, side, changed(own, { lasting: { ...own.lasting, savesOn: own.savesOn } })) : saved
}

/** A unit that was exhausted before it moved does not charge at all (R4.3). */
const overdone = (engagement: Engagement, side: UnitRole): Engagement => {
  const { unit, fatigue } = unitAt(engagement, side)
  const was = t('{name} {was|were:name} exhausted before moving (fatigue {fatigue} of {fatigueLimit})', {
    name: unit.name,
    fatigue,
    fatigueLimit: unit.profile.fatigueLimit
  })
  return withNote(
    engagement,
    side,
    t('{was} and may only rest (R4.3): the charge is cancelled, and this is how it would have gone', { was })
  )
}

/** The fatigue of a charge that is not the unit's first activation, gained before the melee, or of a shot, after it; none in the enemy's turn (R4.1). */
const arriving = (engagement: Engagement, side: UnitRole): Engagement => {
  const own = unitAt(engagement, side)
  if (!own.unit.moved) return engagement
  if (!own.hasTurn)
    return withNote(
      engagement,
      side,
      t("in the enemy's turn moves and shots cost {the:name} no fatigue (R4.1)", { name: own.unit.name })
    )
  const origin = { rule: 'R4.1', source: t('not its first activation') }
  if (own.charging) return gainFatigue(isExhausted(own) ? overdone(engagement, side) : engagement, side, 1, origin)
  return own.unit.shootsFresh || isGrounded(own)
    ? engagement
    : put(engagement, side, changed(own, { fatigueAfter: own.fatigueAfter + 1 }))
}

/** An exhausted unit's dice are worse (saga2, reading exhausted-melee=minus-one). */
const flagging = (engagement: Engagement, side: UnitRole): Engagement => {
  const own = unitAt(engagement, side)
  if (engagement.readings['exhausted-melee'] !== 'minus-one' || own.place !== 'melee' || !isExhausted(own)) return engagement
  const attackRoll = own.attackRoll - 1
  const ledger = entry(own.ledger, 'attack roll', attackRoll, -1, { rule: 'V9.0', source: 'exhausted' })
  return put(engagement, side, changed(own, { attackRoll, ledger }))
}

/** What the fight itself tires (R3.9; a shot tires nobody by itself). */
const tiring = (engagement: Engagement, side: UnitRole): Engagement => {
  const own = unitAt(engagement, side)
  return own.place === 'melee' && !isOver(engagement)
    ? put(engagement, side, changed(own, { fatigueAfter: own.fatigueAfter + 1 }))
    : engagement
}

type Stage = (engagement: Engagement, side: UnitRole) => Engagement

/** The stages of a fight up to step 2, in rulebook order; each for the attackers (shooter), then the defender. */
const openings = (complain: Complain): readonly Stage[] => [
  equipping(false),
  covering,
  equipping(true),
  raging,
  beforehand(complain),
  arriving,
  flagging,
  pooling,
  closingRanks
]

/** What follows when both sides have used what they use. */
const closings: readonly Stage[] = [forgetting, tiring, limiting]

const staged = (engagement: Engagement, stages: readonly Stage[], sides = sidesOf(engagement)): Engagement => {
  let now = engagement
  for (const stage of stages) for (const side of sides) now = stage(now, side)
  return now
}

const isTogether = (side: SideRequest): side is { readonly together: readonly [UnitRequest, UnitRequest] } => 'together' in side

/** `known`: who is at the dice already, whomever he meets; but who looks at his enemy finds him as he came. */
const mustered = (scenario: Scenario, book: Rulebook, readings: Readings, known: Standing): Engagement => {
  const { kind, attacker, rounds = 1 } = scenario
  const companion = isTogether(attacker) ? attacker.together[1] : undefined
  const at = (side: UnitRole, request: UnitRequest) => {
    const unit = unitOf(request, book, placeOf(kind, side), readings)
    // in a duel in which the sides charge in turn who charges first gives up dice when he is charged
    const isLater =
      side === 'attacker' && unit.givesUpDice && rounds > 1 && readings['challenge-charger'] === 'turns' && !companion
    return standing(isLater ? { ...unit, givesUpDice: false } : unit, scenario, side, book)
  }
  const charging = () => at('attacker', firstUnit(attacker))
  const charged = () => at('defender', firstUnit(scenario.defender))
  const first = known.attacker ?? charging()
  const second = known.defender ?? charged()
  return {
    book,
    readings,
    attacker: known.attacker && !isApart(second.unit) ? charging() : first,
    companion: companion && at('companion', companion),
    defender: known.defender && !isApart(first.unit) ? charged() : second,
    tests: isTested(scenario) ? { results: scenario.tests, met: 0 } : undefined
  }
}

/** Fatigue and dice that rules bring before step 3 are read one after another, when equipment and cover have been counted. */
const isTiring = ({ effect }: Bound): boolean => effect.verb === 'fatigue' && effect.when === 'before'
const isOfPool = ({ effect }: Bound): boolean => effect.verb === 'attack-dice' && effect.into === 'pool'
/** Dice, results and hits: they read fatigue, that of the charge included (T5.14). */
const DICE: ReadonlySet<string> = new Set([
  ...(['attack-dice', 'defence-dice', 'attack-roll', 'defence-roll', 'reroll', 'hits', 'hits-on'] as const),
  ...(['cancel-hits', 'cancels-on', 'dice-per-hit', 'hits-back'] as const)
] satisfies readonly Verb[])
const isOfDice = ({ effect }: Bound): boolean => DICE.has(effect.verb)
/** They change what the others find. */
const isDenying = ({ effect }: Bound): boolean =>
  effect.verb === 'deny-cover' || effect.verb === 'close-ranks' || effect.verb === 'withdraw'

const ruling =
  (holds: (bound: Bound) => boolean): Stage =>
  (engagement, side) =>
    unitAt(engagement, side)
      .unit.equipment.filter(holds)
      .reduce((now, bound) => applyEffects(now, side, whenShooting(bound)), engagement)

/** Armour that counts against shots is compared in a shot, the shooter's too (N9). */
const whenShooting = (bound: Bound): Bound =>
  bound.effect.verb === 'armour' && bound.places.includes('shot-at') ? { ...bound, places: [...bound.places, 'shooting'] } : bound

/** The other rules of a unit that are no acts, dice that are turned first (T3.7). */
const ruled: Stage = (engagement, side) => {
  const { effects } = unitAt(engagement, side).unit
  const turnsFirst = [...effects].sort((a, b) => Number(b.effect.verb === 'turn-dice') - Number(a.effect.verb === 'turn-dice'))
  return turnsFirst.reduce((now, bound) => applyEffects(now, side, bound), engagement)
}

/** The stages of the second edition up to the end of step 2 (T2.1, T3.1 to T3.7). */
const secondOpenings = (complain: Complain): readonly Stage[] => [
  ruling(isDenying),
  ruling(bound => !isDenying(bound) && !isTiring(bound) && !isOfDice(bound)),
  covering,
  beforehand(complain),
  arriving,
  ruling(isTiring),
  ruling(bound => isOfDice(bound) && !isOfPool(bound)),
  flagging,
  ruling(isOfPool),
  pooling,
  closingRanks,
  ruled,
  solidAgainstShots
]

const opened = (engagement: Engagement, complain: Complain, sides?: readonly UnitRole[]): Engagement =>
  staged(engagement, engagement.book.numbers.inTurn ? secondOpenings(complain) : openings(complain), sides)

/** All units as they stand before anybody uses an ability of the fight itself or spends fatigue (R2.1; R3.1 to R3.3). */
export const drawnUp = (
  scenario: Scenario,
  book: Rulebook,
  complain: Complain,
  readings: Readings = readingsOf(scenario, book)
): Engagement => opened(mustered(scenario, book, readings, UNKNOWN), complain)

/** By reading, models removed in step 3 take their dice with them; what tires a unit comes when the fight is over. */
export const withoutRemoved = (engagement: Engagement): Engagement =>
  engagement.readings['removed-dice'] === 'lose' ? staged(engagement, [forgetting]) : engagement

/** The same units when both sides have used and spent what they wanted: the dice are next. */
export const atTheDice = (engagement: Engagement): Engagement => staged(engagement, closings)

/** All units as they stand when the dice are thrown (R2.1, R2.2; R3.1 to R3.5). What does not fit is complained of. */
export const prepared = (
  scenario: Scenario,
  book: Rulebook,
  complain: Complain,
  readings: Readings = readingsOf(scenario, book),
  known: Standing = UNKNOWN
): Engagement => {
  const come = mustered(scenario, book, readings, known)
  // who is at the dice already has done all this
  const isHere = (side: UnitRole): boolean => side === 'companion' || come[side] !== known[side]
  const sides = sidesOf(come).filter(isHere)
  const engagement = opened(come, complain, sides)
  if (book.numbers.inTurn && !engagement.companion) return staged(inTurn(complain)(engagement), closings, sides)
  const use = using(complain)
  const charged = use(engagement, partyOf(engagement, 'attacker').filter(isHere))
  return staged(use(charged, partyOf(engagement, 'defender').filter(isHere)), closings, sides)
}
