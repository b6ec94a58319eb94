import { t } from '../../model/language'
import { type ActStep, type Conduct, NO_CONDUCT } from '../../model/plan'
import { basicBy } from '../../rules/abilities'
import { type Contact, contactOf } from './contact'
import { drawsOf, type Use } from './dice-budget'
import type { Encounter, Entrant } from './encounter'
import type { Event } from './events'
import {
  bearersOf,
  changeByActing,
  doneBefore,
  fatigue,
  fatigueCost,
  gainFatigue,
  groundFatigue,
  isExhausted,
  isOwnTurn,
  isThrown,
  mayShoot,
  models,
  raiseFatigue,
  turnOf
} from './fatigue'
import { DONE, fieldOf, SHOTS, storedInTurn, type Values, valueAt, withChanges } from './field'
import { type Play, usesOf } from './options'
import { boxesInForce, forceIn, holdsIn, type PlanModel } from './plan-model'
import { bandWithin, isTooFar, mayBeStopped } from './reach'
import { asModels, useBox } from './use-box'

/** Paying for activations and abilities with the dice on the boards, where these can run out (R7.3). */

/** Takes a die from the first box that may pay and has one; undefined where none has. */
const takeDie = (model: PlanModel, values: Values, use: Use): Values | undefined => {
  for (const each of drawsOf(use)) {
    const field = model.boxField(each)
    if (field === undefined) return values
    if (valueAt(values, field) > 0) return withChanges(values, [[field, valueAt(values, field) - 1]])
  }
  return undefined
}

/** Takes the dice of a use; undefined where there are too few. */
const payDice = (model: PlanModel, values: Values, uses: readonly Use[]): Values | undefined => {
  let now: Values | undefined = values
  for (const use of uses) for (let time = 0; now !== undefined && time < use.times; time++) now = takeDie(model, now, use)
  return now
}

/** Records that a box was used: if it lasts it is in force, and if it is limited to once a turn it is spent. */
const bringIntoForce = (model: PlanModel, values: Values, { warband, box }: Use, turn: number): Values => {
  const fields = [model.lastingField({ warband, box }, turn), model.onceField({ warband, box }, turn)]
  return withChanges(
    values,
    fields.flatMap(field => (field === undefined ? [] : [[field, 1] as const]))
  )
}

const isInForce = (model: PlanModel, values: Values, use: Use, turn: number): boolean => {
  const field = model.lastingField(use, turn)
  return field !== undefined && valueAt(values, field) === 1
}

/** Whether a box that may be used once a turn was used, and nothing makes it basic (T7.4, N13). */
const isSpent = (model: PlanModel, values: Values, { warband, box }: Use, turn: number): boolean => {
  const field = model.onceField({ warband, box }, turn)
  if (field === undefined || valueAt(values, field) === 0) return false
  const { abilities } = model.book
  return !boxesInForce(model, warband, turn, values).some(each => {
    const ability = abilities[each.box]
    return ability !== undefined && basicBy(ability).includes(box)
  })
}

/** Pays for uses one after another; lasting boxes in force are not paid for again. Undefined where the dice do not suffice. */
const payUses = (model: PlanModel, values: Values, uses: readonly Use[], turn: number): Values | undefined =>
  uses.reduce<Values | undefined>((now, use) => {
    if (now === undefined || isInForce(model, now, use, turn)) return now
    if (isSpent(model, now, use, turn)) return undefined
    const after = payDice(model, now, [use])
    return after && bringIntoForce(model, after, use, turn)
  }, values)

/** The fees of an activation, without those that an ability in force makes free (N13). */
const dueFees = (model: PlanModel, { step, fees }: Play, values: Values): readonly Use[] => {
  const turn = turnOf(step)
  const isFree = (warband: 0 | 1): boolean =>
    boxesInForce(model, warband, turn, values).some(({ effects }) =>
      effects.some(effect => effect.verb === 'free-activation' && effect.for === step.verb)
    )
  return fees.filter(({ warband, box }) => {
    const ability = model.book.abilities[box]
    return !(ability?.multi && ability.activates && isFree(warband))
  })
}

interface Afforded {
  readonly conduct: Conduct
  readonly values: Values
  /** What could not be paid for, a sentence each. */
  readonly without: readonly string[]
}

/**
 * Pays for the abilities of a conduct one after another and leaves out those that cannot be paid for. `bought`: boxes paid for
 * already.
 */
const dropUnpaid = (
  model: PlanModel,
  conduct: Conduct,
  unit: number,
  values: Values,
  turn: number,
  bought: readonly string[] = []
): Afforded => {
  const { abilities } = model.book
  let now = values
  const without: string[] = []
  const kept = conduct.abilities.filter(use => {
    const uses = usesOf({ abilities: [use] }, unit, turn, model)
    const after = payUses(
      model,
      now,
      uses.filter(({ box }) => !bought.includes(box)),
      turn
    )
    if (!after) {
      without.push(...uses.map(({ box }) => t('{name} has no die left and is not used', { name: abilities[box]?.name ?? box })))
      return false
    }
    now = after
    // a lasting box is in force by its field
    return uses.every(each => model.lastingField(each, turn) === undefined)
  })
  return { conduct: kept.length === conduct.abilities.length ? conduct : withAbilities(conduct, kept), values: now, without }
}

const trimmedConducts = new WeakMap<Conduct, Map<string, Conduct>>()

/** The conduct with these abilities alone: one object for each set, so that the cache of fights recognizes it. */
const withAbilities = (conduct: Conduct, abilities: Conduct['abilities']): Conduct => {
  const known = trimmedConducts.get(conduct) ?? new Map<string, Conduct>()
  trimmedConducts.set(conduct, known)
  const name = JSON.stringify(abilities)
  const found = known.get(name) ?? { ...conduct, abilities }
  known.set(name, found)
  return found
}

/** What an activity does to the state: the rules between the fights (R4.0 to R4.4, R6.2). */

interface Settled {
  readonly event: Event
  readonly values: Values
}

/** An activity is over, or a fight decides what comes of it. */
export type Transition = Settled | Contact

export const isContact = (transition: Transition): transition is Contact => 'fight' in transition

const replyOf = (model: PlanModel, { step, reply }: Play, values: Values): Conduct =>
  reply ??
  (step.enemy === 'best' ? NO_CONDUCT : (step.enemy.find(({ when }) => !when || holdsIn(model, when, values)) ?? NO_CONDUCT))

/**
 * We Obey moves a friend with a leader who moves: records that a leader does, or no longer does after his next activation (R6.2).
 */
const markLeader = (model: PlanModel, { verb }: ActStep, unit: number, values: Values, moves: 0 | 1): Values => {
  const { isLeader, unit: named } = forceIn(model, unit)
  if (model.book.numbers.inTurn) return values
  const field = isLeader ? model.leaderMovesField(named.warband) : undefined
  return field === undefined ? values : withChanges(values, [[field, verb === 'move' || verb === 'charge' ? moves : 0]])
}

/**
 * Whether We Obey can be used: in the first edition a leader has just moved (R6.2), in the second one is not exhausted (T6.3).
 */
const isLed = (model: PlanModel, values: Values, warband: 0 | 1): boolean => {
  if (model.book.numbers.inTurn)
    return model.forces.some(
      ({ isLeader, unit: named }, unit) =>
        isLeader && named.warband === warband && models(values, unit) > 0 && !isExhausted(model, values, unit)
    )
  const field = model.leaderMovesField(warband)
  return field === undefined || valueAt(values, field) !== 0
}

const boxesInForceFor = (model: PlanModel, unit: number, step: ActStep, values: Values) =>
  boxesInForce(model, forceIn(model, unit).unit.warband, turnOf(step), values)

/** Whether a unit may use Determination: a leader his own, others that of a living friend who lends it (T6.12). */
const isDetermined = (model: PlanModel, values: Values, unit: number): boolean => {
  const { isLeader, unit: named } = forceIn(model, unit)
  return (
    isLeader ||
    model.forces.some(({ lends, unit: { warband } }, other) => lends && warband === named.warband && models(values, other) > 0)
  )
}

/** Why a unit cannot act at all; undefined where it can. */
const hindrance = (model: PlanModel, play: Play, values: Values, unit: number): Event | undefined => {
  const { step, target } = play
  if (models(values, unit) === 0) return 'gone'
  const { warband } = forceIn(model, unit).unit
  if (step.pays.includes('we-obey') && !isLed(model, values, warband)) return 'unled'
  if (step.pays.includes('determination') && !isDetermined(model, values, unit)) return 'unled'
  const done = doneBefore(values, unit, step)
  if (done & SHOTS.finished) return 'finished'
  if (step.verb === 'rest') return done === DONE.nothing ? undefined : 'late'
  if (isExhausted(model, values, unit)) return 'exhausted'
  const isShot = step.verb === 'shoot'
  if (isShot && !mayShoot(model, values, unit, step, isThrown(model, { ...play, step }, unit))) return 'shot-before'
  if (target !== undefined && step.verb !== 'move' && models(values, target) === 0) return 'no-target'
  // a box that lengthens the reach need not be in force
  const mayReach = boxesInForce(model, warband, turnOf(step)).length > 0
  return mayReach && isTooFar(forceIn(model, unit), step, model.book, boxesInForceFor(model, unit, step, values))
    ? 'too-far'
    : undefined
}

/** What both sides do in a fight as far as they can pay for it: own abilities first, then the enemy's. */
const payConducts = (model: PlanModel, play: Play, values: Values, [unit = 0, second]: readonly number[], target: number) => {
  const { companion = NO_CONDUCT, pays } = play.step
  const turn = turnOf(play.step)
  const own = dropUnpaid(model, play.own, unit, values, turn, pays)
  const other =
    second === undefined ? { ...own, conduct: NO_CONDUCT, without: [] } : dropUnpaid(model, companion, second, own.values, turn)
  const enemy = dropUnpaid(model, replyOf(model, play, values), target, other.values, turn)
  return {
    own: own.conduct,
    companion: other.conduct,
    enemy: enemy.conduct,
    values: enemy.values,
    without: [...own.without, ...other.without, ...enemy.without]
  }
}

const charge = (model: PlanModel, play: Play, units: readonly number[], target: number, values: Values): Transition => {
  const [unit = 0] = units
  const reply = replyOf(model, play, values)
  if (
    reply.stops &&
    fatigue(values, unit) > 0 &&
    mayBeStopped(forceIn(model, unit), play.step, model.book, boxesInForceFor(model, unit, play.step, values))
  ) {
    const less = withChanges(values, [[fieldOf(unit, 'fatigue'), fatigue(values, unit) - 1]])
    return {
      event: 'held',
      values: withChanges(withChanges(less, gainFatigue(model, less, unit, play.step, fatigueCost(model, play, values, unit))), [
        changeByActing(model, values, unit, play.step, 'charge')
      ])
    }
  }
  const { own, companion, enemy, values: now, without } = payConducts(model, play, values, units, target)
  const entrant = (each: number, conduct: Conduct): Entrant => ({
    unit: each,
    conduct,
    fatigue: raiseFatigue(model, each, fatigue(now, each), groundFatigue(model, play, each)),
    moved: fatigueCost(model, play, now, each) > 0
  })
  const encounter: Encounter = {
    kind: 'melee',
    attackers: units.map((each, i) => entrant(each, i === 0 ? own : companion)),
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(model, unit, play.step),
    turn: turnOf(play.step),
    lateFatigue: 0
  }
  return contactOf(model, play, encounter, now, without)
}

const shoot = (model: PlanModel, play: Play, unit: number, target: number, values: Values, isAfterMove: boolean): Transition => {
  const { isTireless, throws } = forceIn(model, unit)
  const isFree = isAfterMove || isThrown(model, play, unit)
  const tires = !isFree && !isTireless && fatigueCost(model, play, values, unit) > 0
  const { own, enemy, values: now, without } = payConducts(model, play, values, [unit], target)
  // javelins are free after a move alone: a throw that is an activation of its own tires as any other (R2.9)
  const late = tires && throws ? 1 : 0
  const encounter: Encounter = {
    kind: 'shoot',
    ...(play.step.verb === 'shoot' && play.step.distance !== undefined && { within: bandWithin(play.step.distance) }),
    attackers: [{ unit, conduct: own, fatigue: fatigue(now, unit), moved: isAfterMove || (tires && late === 0) }],
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(model, unit, play.step),
    turn: turnOf(play.step),
    lateFatigue: late
  }
  return contactOf(model, play, encounter, now, without)
}

const move = (model: PlanModel, play: Play, unit: number, values: Values): Transition => {
  const more = fatigueCost(model, play, values, unit) + groundFatigue(model, play, unit)
  const moved = withChanges(values, [
    ...gainFatigue(model, values, unit, play.step, more),
    changeByActing(model, values, unit, play.step, 'move')
  ])
  const { target } = play
  const isGone = target === undefined || models(moved, target) === 0
  if (isGone || !mayShoot(model, moved, unit, play.step, true)) return { event: 'moved', values: moved }
  return shoot(model, play, unit, target, moved, true)
}

const useStep = (model: PlanModel, { step, fees }: Play, values: Values): Settled => {
  const on = [...step.units, ...step.targets].filter(unit => models(values, unit) > 0)
  const ability = model.book.abilities[step.box ?? '']
  if (on.length === 0 && ability?.until === undefined) return { event: 'gone', values }
  const { removesUnitOf = Number.POSITIVE_INFINITY } = ability ?? {}
  const within = on.filter(unit => asModels(model, unit, values) <= removesUnitOf)
  if (on.length > 0 && within.length === 0) return { event: 'too-many', values }
  const now = payUses(model, values, fees, turnOf(step))
  return now ? { event: 'used', values: useBox(model, step, within, now) } : { event: 'unpaid', values }
}

/** What comes of an activity in a state. */
export const transitionOf = (model: PlanModel, play: Play, values: Values): Transition => {
  const { step, target } = play
  if (step.verb === 'use') return useStep(model, play, values)
  if (step.verb === 'turn')
    return {
      event: 'turned',
      values: withChanges(
        values,
        bearersOf(model, step).map(unit => [fieldOf(unit, 'fatigue'), Math.max(0, fatigue(values, unit) - 1)] as const)
      )
    }
  const hindered = step.units.map(unit => hindrance(model, play, values, unit))
  const able = step.units.filter((_, i) => hindered[i] === undefined)
  const [unit = 0] = step.units
  // the second of two follows the first (R6.3)
  if (hindered[0] !== undefined || able.length === 0)
    return { event: hindered[0] ?? 'gone', values: markLeader(model, step, unit, values, 0) }
  const before = payUses(model, values, dueFees(model, play, values), turnOf(step))
  if (!before) return { event: 'unpaid', values: markLeader(model, step, unit, values, 0) }
  const now = markLeader(model, step, unit, before, 1)
  switch (step.verb) {
    case 'rest':
      return {
        event: 'rested',
        values: withChanges(now, [
          [fieldOf(unit, 'fatigue'), step.restsAll ? 0 : Math.max(0, fatigue(now, unit) - 1)],
          [fieldOf(unit, 'done'), storedInTurn(DONE.rested + (step.restsAll ? SHOTS.finished : 0), turnOf(step))]
        ])
      }
    case 'move':
      return move(model, play, unit, now)
    case 'charge':
      return charge(model, play, able, target ?? 0, now)
    case 'shoot':
      return shoot(model, play, unit, target ?? 0, now, false)
  }
}
