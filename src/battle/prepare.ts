import { type Place, whoseOf } from '../model/effect'
import { NO_FEATS, NO_TERMS } from '../model/fight-state'
import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import { type Readings, readingsInForce } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import { beforehand, type Complain, isStepThree, using } from './abilities'
import { inTurn } from './acts'
import { covering, saving, solidAgainstShots } from './cover'
import { limiting } from './limited'
import { forgetting, pooling } from './pools'
import {
  enemiesOf,
  entry,
  type Fray,
  isExhausted,
  isGrounded,
  partyOf,
  put,
  remarked,
  type SideName,
  type Standing,
  sidesOf,
  unitAt,
  wearied
} from './standing'
import { type Bound, type Unit, unitOf } from './unit'
import { worked } from './verbs'

/** The readings in force: the scenario's over the rulebook's defaults. */
export const readingsOf = ({ readings }: Pick<Scenario, 'readings'>, book: Rulebook): Readings => readingsInForce(readings, book)

/** The single unit of a side, or the first of two that charge Side by Side. */
export const firstUnit = (side: SideRequest): UnitRequest => ('together' in side ? side.together[0] : side)

const placeOf = (kind: FightKind, side: SideName): Place =>
  kind === 'melee' ? 'melee' : side === 'defender' ? 'shot-at' : 'shooting'

const standing = (unit: Unit, { kind, within, turn = 'attacker' }: Scenario, side: SideName, book: Rulebook): Standing => {
  const place = placeOf(kind, side)
  const { numbers } = book
  const isAgainstShots = place === 'shot-at' || (place === 'shooting' && numbers.inTurn === true)
  const armour = isAgainstShots ? unit.profile.armourShot : unit.profile.armour
  // all keys at once: an object that is spread together is ten times slower to copy
  return {
    unit,
    place,
    charging: place === 'melee' && side !== 'defender',
    hasTurn: (side === 'defender') === (turn === 'defender'),
    models: unit.models,
    engaged: unit.engaged,
    removed: 0,
    removedCounted: 0,
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
    doublesHits: false,
    pushes: false,
    fightsAgain: 0,
    feats: NO_FEATS,
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
  (fray: Fray, side: SideName): Fray =>
    unitAt(fray, side)
      .unit.equipment.filter(bound => isAgainstEnemy(bound) === againstEnemy)
      .reduce((now, bound) => worked(now, side, bound), fray)

/** Wrath rows before step 3 (R6.6): all but attack dice that are not generated (reading wrath-dice). */
const raging = (fray: Fray, side: SideName): Fray =>
  unitAt(fray, side)
    .unit.wrath.filter(bound => !isStepThree(bound, fray.readings))
    .reduce((now, bound) => worked(now, side, bound), fray)

/** Closed ranks save as in hard cover, in a further melee too, where their dice are halved again (V9.4). */
const closingRanks = (fray: Fray, side: SideName): Fray => {
  const { saveClosedRanks } = fray.book.numbers
  if (!unitAt(fray, side).unit.givesUpDice || saveClosedRanks === undefined) return fray
  if (enemiesOf(fray, side).some(enemy => unitAt(fray, enemy).terms.deniesCover)) return fray
  const saved = saving(fray, side, saveClosedRanks, 'V9.4', 'closed ranks')
  const own = unitAt(saved, side)
  return own.lasting ? put(saved, side, { ...own, lasting: { ...own.lasting, savesOn: own.savesOn } }) : saved
}

/** A unit that was exhausted before it moved does not charge at all (R4.3). */
const overdone = (fray: Fray, side: SideName): Fray => {
  const { unit, fatigue } = unitAt(fray, side)
  const was = `${unit.name} were exhausted before they moved (fatigue ${fatigue} of ${unit.profile.fatigueLimit})`
  return remarked(fray, side, `${was} and may only rest (R4.3): the charge is cancelled, and this is what it would have come to`)
}

/** The fatigue of a charge that is not the unit's first activation, gained before the melee, or of a shot, after it (R4.1). */
const arriving = (fray: Fray, side: SideName): Fray => {
  const own = unitAt(fray, side)
  if (!own.unit.moved) return fray
  const origin = { rule: 'R4.1', source: 'not its first activation' }
  if (own.charging) return wearied(isExhausted(own) ? overdone(fray, side) : fray, side, 1, origin)
  return own.unit.shootsFresh || isGrounded(own) ? fray : put(fray, side, { ...own, fatigueAfter: own.fatigueAfter + 1 })
}

/** An exhausted unit's dice are worse (saga2, reading exhausted-melee=minus-one). */
const flagging = (fray: Fray, side: SideName): Fray => {
  const own = unitAt(fray, side)
  if (fray.readings['exhausted-melee'] !== 'minus-one' || own.place !== 'melee' || !isExhausted(own)) return fray
  const attackRoll = own.attackRoll - 1
  const ledger = entry(own.ledger, 'attack roll', attackRoll, -1, { rule: 'V9.0', source: 'exhausted' })
  return put(fray, side, { ...own, attackRoll, ledger })
}

/** What the fight itself tires (R3.9; a shot tires nobody by itself). */
const tiring = (fray: Fray, side: SideName): Fray => {
  const own = unitAt(fray, side)
  return own.place === 'melee' ? put(fray, side, { ...own, fatigueAfter: own.fatigueAfter + 1 }) : fray
}

type Stage = (fray: Fray, side: SideName) => Fray

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

const staged = (fray: Fray, stages: readonly Stage[]): Fray => {
  const sides = sidesOf(fray)
  return stages.reduce((now, stage) => sides.reduce(stage, now), fray)
}

const isTogether = (side: SideRequest): side is { readonly together: readonly [UnitRequest, UnitRequest] } => 'together' in side

const mustered = (scenario: Scenario, book: Rulebook, readings: Readings): Fray => {
  const { kind, attacker } = scenario
  const at = (side: SideName, request: UnitRequest) => standing(unitOf(request, book, placeOf(kind, side)), scenario, side, book)
  return {
    book,
    readings,
    attacker: at('attacker', firstUnit(attacker)),
    ...(isTogether(attacker) && { companion: at('companion', attacker.together[1]) }),
    defender: at('defender', firstUnit(scenario.defender))
  }
}

/** Fatigue and dice that rules bring before step 3 are read one after another, when equipment and cover have been counted. */
const isTiring = ({ effect }: Bound): boolean => effect.verb === 'fatigue' && effect.when === 'before'
const isOfPool = ({ effect }: Bound): boolean => effect.verb === 'attack-dice' && effect.into === 'pool'
/** They change what the others find. */
const isDenying = ({ effect }: Bound): boolean =>
  effect.verb === 'deny-cover' || effect.verb === 'close-ranks' || effect.verb === 'withdraw'

const ruling =
  (holds: (bound: Bound) => boolean): Stage =>
  (fray, side) =>
    unitAt(fray, side)
      .unit.equipment.filter(holds)
      .reduce((now, bound) => worked(now, side, whenShooting(bound)), fray)

/** Armour that counts against shots is compared in a shot, the shooter's too (N9). */
const whenShooting = (bound: Bound): Bound =>
  bound.effect.verb === 'armour' && bound.places.includes('shot-at') ? { ...bound, places: [...bound.places, 'shooting'] } : bound

/** The other rules of a unit that are no acts, dice that are turned first (T3.7). */
const ruled: Stage = (fray, side) => {
  const { effects } = unitAt(fray, side).unit
  const turnsFirst = [...effects].sort((a, b) => Number(b.effect.verb === 'turn-dice') - Number(a.effect.verb === 'turn-dice'))
  return turnsFirst.reduce((now, bound) => worked(now, side, bound), fray)
}

/** The stages of the second edition up to the end of step 2 (T2.1, T3.1 to T3.7). */
const secondOpenings = (complain: Complain): readonly Stage[] => [
  ruling(isDenying),
  ruling(bound => !isDenying(bound) && !isTiring(bound) && !isOfPool(bound)),
  covering,
  beforehand(complain),
  arriving,
  ruling(isTiring),
  flagging,
  ruling(isOfPool),
  pooling,
  closingRanks,
  ruled,
  solidAgainstShots
]

/** All units as they stand before anybody uses an ability of the fight itself or spends fatigue (R2.1; R3.1 to R3.3). */
export const drawnUp = (
  scenario: Scenario,
  book: Rulebook,
  complain: Complain,
  readings: Readings = readingsOf(scenario, book)
): Fray => staged(mustered(scenario, book, readings), book.numbers.inTurn ? secondOpenings(complain) : openings(complain))

/** By reading, models removed in step 3 take their dice with them; what tires a unit comes when the fight is over. */
export const withoutRemoved = (fray: Fray): Fray => (fray.readings['removed-dice'] === 'lose' ? staged(fray, [forgetting]) : fray)

/** The same units when both sides have used and spent what they wanted: the dice are next. */
export const atTheDice = (fray: Fray): Fray => staged(fray, closings)

/** All units as they stand when the dice are thrown (R2.1, R2.2; R3.1 to R3.5). What does not fit is complained of. */
export const prepared = (scenario: Scenario, book: Rulebook, complain: Complain, readings?: Readings): Fray => {
  const fray = drawnUp(scenario, book, complain, readings)
  if (book.numbers.inTurn && !fray.companion) return atTheDice(inTurn(complain)(fray))
  return atTheDice([partyOf(fray, 'attacker'), partyOf(fray, 'defender')].reduce(using(complain), fray))
}
