import { t } from '../../model/language'
import { type ActStep, type Conduct, NO_CONDUCT } from '../../model/plan'
import { basicBy } from '../../rules/abilities'
import { type Action, usesOf } from './actions'
import { type DiceUse, payableFrom } from './dice-budget'
import type { Encounter, Participant } from './encounter'
import type { Event } from './events'
import {
  activationFatigue,
  activityInTurn,
  addFatigue,
  bannerBearers,
  fatigueGainChanges,
  fatigueOf,
  groundFatigue,
  isExhausted,
  isFreeJavelinShot,
  isOwnTurn,
  mayShoot,
  modelsOf,
  recordActivity,
  turnOf
} from './fatigue'
import { type PendingFight, pendingFightOf } from './pending-fight'
import { boxesInForce, holdsIn, type PlanModel, preparedUnit } from './plan-model'
import { bandWithin, isTooFar, mayBeStopped } from './reach'
import { ACTIVITY, fieldOf, packWithTurn, type State, valueAt, withChanges } from './state'
import { asModels, useBox } from './use-box'

/** Paying for activations and abilities with the dice on the boards, where these can run out (R7.3). */

/** Takes a SAGA die from the first box that may pay and has one; undefined where none has. */
const payDie = (model: PlanModel, state: State, use: DiceUse): State | undefined => {
  for (const each of payableFrom(use)) {
    const field = model.diceField(each)
    if (field === undefined) return state
    if (valueAt(state, field) > 0) return withChanges(state, [[field, valueAt(state, field) - 1]])
  }
  return undefined
}

/** Takes the dice of a use; undefined where there are too few. */
const payDice = (model: PlanModel, state: State, uses: readonly DiceUse[]): State | undefined => {
  let now: State | undefined = state
  for (const use of uses) for (let time = 0; now !== undefined && time < use.times; time++) now = payDie(model, now, use)
  return now
}

/** Records that a box was used: if it lasts it is in force, and if it is limited to once a turn it is spent. */
const bringIntoForce = (model: PlanModel, state: State, { warband, box }: DiceUse, turn: number): State => {
  const fields = [model.inForceField({ warband, box }, turn), model.usedThisTurnField({ warband, box }, turn)]
  return withChanges(
    state,
    fields.flatMap(field => (field === undefined ? [] : [[field, 1] as const]))
  )
}

const isInForce = (model: PlanModel, state: State, use: DiceUse, turn: number): boolean => {
  const field = model.inForceField(use, turn)
  return field !== undefined && valueAt(state, field) === 1
}

/** Whether a box that may be used once a turn was used, and nothing makes it basic (T7.4, N13). */
const isUsedUpThisTurn = (model: PlanModel, state: State, { warband, box }: DiceUse, turn: number): boolean => {
  const field = model.usedThisTurnField({ warband, box }, turn)
  if (field === undefined || valueAt(state, field) === 0) return false
  const { abilities } = model.book
  return !boxesInForce(model, warband, turn, state).some(each => {
    const ability = abilities[each.box]
    return ability !== undefined && basicBy(ability).includes(box)
  })
}

/** Pays for uses one after another; lasting boxes in force are not paid for again. Undefined where the dice do not suffice. */
const payUses = (model: PlanModel, state: State, uses: readonly DiceUse[], turn: number): State | undefined =>
  uses.reduce<State | undefined>((now, use) => {
    if (now === undefined || isInForce(model, now, use, turn)) return now
    if (isUsedUpThisTurn(model, now, use, turn)) return undefined
    const after = payDice(model, now, [use])
    return after && bringIntoForce(model, after, use, turn)
  }, state)

/** The fees of an activation, without those that an ability in force makes free (N13). */
const dueFees = (model: PlanModel, { step, activationCosts }: Action, state: State): readonly DiceUse[] => {
  const turn = turnOf(step)
  const isFree = (warband: 0 | 1): boolean =>
    boxesInForce(model, warband, turn, state).some(({ effects }) =>
      effects.some(effect => effect.verb === 'free-activation' && effect.for === step.verb)
    )
  return activationCosts.filter(({ warband, box }) => {
    const ability = model.book.abilities[box]
    return !(ability?.multi && ability.activates && isFree(warband))
  })
}

interface PaidConduct {
  readonly conduct: Conduct
  readonly state: State
  /** What could not be paid for, a sentence each. */
  readonly without: readonly string[]
}

/**
 * Pays for the abilities of a conduct one after another and leaves out those that cannot be paid for. `bought`: boxes paid for
 * already.
 */
const payAbilities = (
  model: PlanModel,
  conduct: Conduct,
  unit: number,
  state: State,
  turn: number,
  bought: readonly string[] = []
): PaidConduct => {
  const { abilities } = model.book
  let now = state
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
    return uses.every(each => model.inForceField(each, turn) === undefined)
  })
  return { conduct: kept.length === conduct.abilities.length ? conduct : withAbilities(conduct, kept), state: now, without }
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

interface CompletedActivity {
  readonly event: Event
  readonly state: State
}

/** What comes of an activity: it is over, or a fight decides. */
export type Transition = CompletedActivity | PendingFight

/** Whether a transition is a fight that is still to be fought. */
export const isPendingFight = (transition: Transition): transition is PendingFight => 'fight' in transition

const replyOf = (model: PlanModel, { step, reply }: Action, state: State): Conduct =>
  reply ??
  (step.enemy === 'best' ? NO_CONDUCT : (step.enemy.find(({ when }) => !when || holdsIn(model, when, state)) ?? NO_CONDUCT))

/**
 * We Obey moves a friend with a leader who moves: records that a leader does, or no longer does after the next activation (R6.2).
 */
const recordLeaderMove = (model: PlanModel, { verb }: ActStep, unit: number, state: State, moves: 0 | 1): State => {
  const { isLeader, planUnit: named } = preparedUnit(model, unit)
  if (model.book.numbers.inTurn) return state
  const field = isLeader ? model.leaderMovedField(named.warband) : undefined
  return field === undefined ? state : withChanges(state, [[field, verb === 'move' || verb === 'charge' ? moves : 0]])
}

/**
 * Whether We Obey can be used: in the first edition a leader has just moved (R6.2), in the second one is not exhausted (T6.3).
 */
const isLeaderReady = (model: PlanModel, state: State, warband: 0 | 1): boolean => {
  if (model.book.numbers.inTurn)
    return model.preparedUnits.some(
      ({ isLeader, planUnit: named }, unit) =>
        isLeader && named.warband === warband && modelsOf(state, unit) > 0 && !isExhausted(model, state, unit)
    )
  const field = model.leaderMovedField(warband)
  return field === undefined || valueAt(state, field) !== 0
}

const boxesInForceFor = (model: PlanModel, unit: number, step: ActStep, state: State) =>
  boxesInForce(model, preparedUnit(model, unit).planUnit.warband, turnOf(step), state)

/** Whether a unit may use Determination: a leader its own, others that of a living friend who lends it (T6.12). */
const mayUseDetermination = (model: PlanModel, state: State, unit: number): boolean => {
  const { isLeader, planUnit: named } = preparedUnit(model, unit)
  return (
    isLeader ||
    model.preparedUnits.some(
      ({ lendsDetermination, planUnit: { warband } }, other) =>
        lendsDetermination && warband === named.warband && modelsOf(state, other) > 0
    )
  )
}

/** The event that keeps a unit from acting at all; undefined where it can act. */
const reasonNotToAct = (model: PlanModel, action: Action, state: State, unit: number): Event | undefined => {
  const { step, target } = action
  if (modelsOf(state, unit) === 0) return 'gone'
  const { warband } = preparedUnit(model, unit).planUnit
  if (step.pays.includes('we-obey') && !isLeaderReady(model, state, warband)) return 'unled'
  if (step.pays.includes('determination') && !mayUseDetermination(model, state, unit)) return 'unled'
  const done = activityInTurn(state, unit, step)
  if (done & ACTIVITY.finished) return 'finished'
  if (step.verb === 'rest') return done === ACTIVITY.none ? undefined : 'late'
  if (isExhausted(model, state, unit)) return 'exhausted'
  const isShot = step.verb === 'shoot'
  if (isShot && !mayShoot(model, state, unit, step, isFreeJavelinShot(model, { ...action, step }, unit))) return 'shot-before'
  if (target !== undefined && step.verb !== 'move' && modelsOf(state, target) === 0) return 'no-target'
  // a box that lengthens the reach need not be in force
  const mayReach = boxesInForce(model, warband, turnOf(step)).length > 0
  return mayReach && isTooFar(preparedUnit(model, unit), step, model.book, boxesInForceFor(model, unit, step, state))
    ? 'too-far'
    : undefined
}

/** What both sides do in a fight as far as they can pay for it: own abilities first, then the enemy's. */
const payConducts = (model: PlanModel, action: Action, state: State, [unit = 0, second]: readonly number[], target: number) => {
  const { companion = NO_CONDUCT, pays } = action.step
  const turn = turnOf(action.step)
  const own = payAbilities(model, action.own, unit, state, turn, pays)
  const other =
    second === undefined ? { ...own, conduct: NO_CONDUCT, without: [] } : payAbilities(model, companion, second, own.state, turn)
  const enemy = payAbilities(model, replyOf(model, action, state), target, other.state, turn)
  return {
    own: own.conduct,
    companion: other.conduct,
    enemy: enemy.conduct,
    state: enemy.state,
    without: [...own.without, ...other.without, ...enemy.without]
  }
}

const charge = (model: PlanModel, action: Action, units: readonly number[], target: number, state: State): Transition => {
  const [unit = 0] = units
  const reply = replyOf(model, action, state)
  if (
    reply.stops &&
    fatigueOf(state, unit) > 0 &&
    mayBeStopped(preparedUnit(model, unit), action.step, model.book, boxesInForceFor(model, unit, action.step, state))
  ) {
    const less = withChanges(state, [[fieldOf(unit, 'fatigue'), fatigueOf(state, unit) - 1]])
    return {
      event: 'held',
      state: withChanges(
        withChanges(less, fatigueGainChanges(model, less, unit, action.step, activationFatigue(model, action, state, unit))),
        [recordActivity(model, state, unit, action.step, 'charge')]
      )
    }
  }
  const { own, companion, enemy, state: now, without } = payConducts(model, action, state, units, target)
  const entrant = (each: number, conduct: Conduct): Participant => ({
    unit: each,
    conduct,
    fatigue: addFatigue(model, each, fatigueOf(now, each), groundFatigue(model, action, each)),
    isTiredByActivating: activationFatigue(model, action, now, each) > 0
  })
  const encounter: Encounter = {
    kind: 'melee',
    attackers: units.map((each, i) => entrant(each, i === 0 ? own : companion)),
    defender: { unit: target, conduct: enemy, fatigue: fatigueOf(now, target), isTiredByActivating: false },
    isOwnTurn: isOwnTurn(model, unit, action.step),
    turn: turnOf(action.step),
    fatigueAfterFight: 0
  }
  return pendingFightOf(model, action, encounter, now, without)
}

const shoot = (
  model: PlanModel,
  action: Action,
  unit: number,
  target: number,
  state: State,
  isAfterMove: boolean
): Transition => {
  const { isTireless, throwsJavelins } = preparedUnit(model, unit)
  const isFree = isAfterMove || isFreeJavelinShot(model, action, unit)
  const tires = !isFree && !isTireless && activationFatigue(model, action, state, unit) > 0
  const { own, enemy, state: now, without } = payConducts(model, action, state, [unit], target)
  // javelins are free after a move alone: a throw that is an activation of its own tires as any other (R2.9)
  const late = tires && throwsJavelins ? 1 : 0
  const encounter: Encounter = {
    kind: 'shoot',
    ...(action.step.verb === 'shoot' && action.step.distance !== undefined && { within: bandWithin(action.step.distance) }),
    attackers: [{ unit, conduct: own, fatigue: fatigueOf(now, unit), isTiredByActivating: isAfterMove || (tires && late === 0) }],
    defender: { unit: target, conduct: enemy, fatigue: fatigueOf(now, target), isTiredByActivating: false },
    isOwnTurn: isOwnTurn(model, unit, action.step),
    turn: turnOf(action.step),
    fatigueAfterFight: late
  }
  return pendingFightOf(model, action, encounter, now, without)
}

const move = (model: PlanModel, action: Action, unit: number, state: State): Transition => {
  const more = activationFatigue(model, action, state, unit) + groundFatigue(model, action, unit)
  const moved = withChanges(state, [
    ...fatigueGainChanges(model, state, unit, action.step, more),
    recordActivity(model, state, unit, action.step, 'move')
  ])
  const { target } = action
  const isGone = target === undefined || modelsOf(moved, target) === 0
  if (isGone || !mayShoot(model, moved, unit, action.step, true)) return { event: 'moved', state: moved }
  return shoot(model, action, unit, target, moved, true)
}

const useStep = (model: PlanModel, { step, activationCosts }: Action, state: State): CompletedActivity => {
  const on = [...step.units, ...step.targets].filter(unit => modelsOf(state, unit) > 0)
  const ability = model.book.abilities[step.box ?? '']
  if (on.length === 0 && ability?.until === undefined) return { event: 'gone', state }
  const { removesUnitOf = Number.POSITIVE_INFINITY } = ability ?? {}
  const within = on.filter(unit => asModels(model, unit, state) <= removesUnitOf)
  if (on.length > 0 && within.length === 0) return { event: 'too-many', state }
  const now = payUses(model, state, activationCosts, turnOf(step))
  return now ? { event: 'used', state: useBox(model, step, within, now) } : { event: 'unpaid', state }
}

/** What comes of an activity in a state. */
export const transitionOf = (model: PlanModel, action: Action, state: State): Transition => {
  const { step, target } = action
  if (step.verb === 'use') return useStep(model, action, state)
  if (step.verb === 'turn')
    return {
      event: 'turned',
      state: withChanges(
        state,
        bannerBearers(model, step).map(unit => [fieldOf(unit, 'fatigue'), Math.max(0, fatigueOf(state, unit) - 1)] as const)
      )
    }
  const hindered = step.units.map(unit => reasonNotToAct(model, action, state, unit))
  const able = step.units.filter((_, i) => hindered[i] === undefined)
  const [unit = 0] = step.units
  // the second of two follows the first (R6.3)
  if (hindered[0] !== undefined || able.length === 0)
    return { event: hindered[0] ?? 'gone', state: recordLeaderMove(model, step, unit, state, 0) }
  const before = payUses(model, state, dueFees(model, action, state), turnOf(step))
  if (!before) return { event: 'unpaid', state: recordLeaderMove(model, step, unit, state, 0) }
  const now = recordLeaderMove(model, step, unit, before, 1)
  switch (step.verb) {
    case 'rest':
      return {
        event: 'rested',
        state: withChanges(now, [
          [fieldOf(unit, 'fatigue'), step.restsAll ? 0 : Math.max(0, fatigueOf(now, unit) - 1)],
          [fieldOf(unit, 'activity'), packWithTurn(ACTIVITY.rested + (step.restsAll ? ACTIVITY.finished : 0), turnOf(step))]
        ])
      }
    case 'move':
      return move(model, action, unit, now)
    case 'charge':
      return charge(model, action, able, target ?? 0, now)
    case 'shoot':
      return shoot(model, action, unit, target ?? 0, now, false)
  }
}
