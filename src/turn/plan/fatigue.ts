import type { ActStep } from '../../model/plan'
import type { Action } from './actions'
import { type PlanModel, preparedUnit } from './plan-model'
import { ACTIVITY, type FieldChange, fieldOf, packWithTurn, type State, valueAt, valueInTurn } from './state'

/** What moves and shots do to a unit between the fights: fatigue (R4.1 to R4.3), and what it has done this turn. */

/** Lives left of a unit. */
export const modelsOf = (state: State, unit: number): number => valueAt(state, fieldOf(unit, 'models'))
/** The fatigue of a unit. */
export const fatigueOf = (state: State, unit: number): number => valueAt(state, fieldOf(unit, 'fatigue'))

/** Whether a unit has reached its fatigue limit (R4.3). */
export const isExhausted = (model: PlanModel, state: State, unit: number): boolean =>
  fatigueOf(state, unit) >= preparedUnit(model, unit).fatigueLimit

/** The turn of a step, from 0. */
export const turnOf = ({ turn = 0 }: Pick<ActStep, 'turn'>): number => turn

/** Whether it is the turn of a unit's own side. */
export const isOwnTurn = (model: PlanModel, unit: number, step: Pick<ActStep, 'turn'>): boolean =>
  preparedUnit(model, unit).planUnit.warband === (model.plan.turn + turnOf(step)) % 2

/** What a unit has done in the turn of a step, as bits of `ACTIVITY`. */
export const activityInTurn = (state: State, unit: number, step: Pick<ActStep, 'turn'>): number =>
  valueInTurn(valueAt(state, fieldOf(unit, 'activity')), turnOf(step))

/** Fatigue that this move or shot costs: 1 if the unit has moved or shot before in this turn, its own (R4.1); else 0. */
export const activationFatigue = (model: PlanModel, { step }: Action, state: State, unit: number): number =>
  !step.tireless && isOwnTurn(model, unit, step) && activityInTurn(state, unit, step) % ACTIVITY.moved === ACTIVITY.active ? 1 : 0

/**
 * Fatigue from the ground where a move ends: horses tire in uneven ground (reading horses-uneven, T4.2), all units in dangerous
 * ground, horses twice.
 */
export const groundFatigue = (model: PlanModel, { step }: Action, unit: number): number => {
  const { ground = 'open' } = step.own
  if (ground === 'open' || !(model.book.numbers.inTurn || model.readings['horses-uneven'] === 'yes')) return 0
  return (ground === 'dangerous' ? 1 : 0) + (preparedUnit(model, unit).combatUnit.mounted ? 1 : 0)
}

/** Fatigue after more of it comes; in the second edition it stops at the limit (T4.3, reading fatigue-above-limit). */
export const addFatigue = (model: PlanModel, unit: number, before: number, more: number): number => {
  if (!model.book.numbers.inTurn || model.readings['fatigue-above-limit'] === 'kept') return before + more
  return Math.max(before, Math.min(preparedUnit(model, unit).fatigueLimit, before + more))
}

/** What a unit has done this turn after a move, a charge or a shot. `isThrown`: the shot is the free one of javelins (T5.17). */
export const recordActivity = (
  model: PlanModel,
  state: State,
  unit: number,
  step: ActStep,
  verb: 'move' | 'charge' | 'shoot',
  isThrown = false
): FieldChange => {
  const field = fieldOf(unit, 'activity')
  if (!model.book.numbers.inTurn) return [field, packWithTurn(ACTIVITY.active, turnOf(step))]
  const before = activityInTurn(state, unit, step)
  const isOver = (before & ACTIVITY.mayNotShoot) !== 0 || (isThrown && model.readings['javelin-shot'] === 'not-shot')
  const shot = verb === 'shoot' ? ACTIVITY.shot + ACTIVITY.shotLast : before & ACTIVITY.shot
  const went = verb === 'move' ? ACTIVITY.moved : before & ACTIVITY.moved
  return [field, packWithTurn(ACTIVITY.active + went + shot + (isOver ? ACTIVITY.mayNotShoot : 0), turnOf(step))]
}

/** Whether a unit may shoot now, which only the second edition limits (T5.2, T5.3, T5.17). */
export const mayShoot = (model: PlanModel, state: State, unit: number, step: ActStep, isThrown: boolean): boolean => {
  if (!model.book.numbers.inTurn) return true
  const done = activityInTurn(state, unit, step)
  const { mayNotRepeatShot, shootsOnceFree } = preparedUnit(model, unit)
  if (done & ACTIVITY.mayNotShoot || (done & ACTIVITY.shotLast && mayNotRepeatShot)) return false
  // a sarissa's free shot is the unit's first of the turn (T5.14)
  if (shootsOnceFree && step.isFree && done & ACTIVITY.shot) return false
  if (!isThrown) return true
  return model.readings['javelin-shot'] === 'not-shot' ? (done & ACTIVITY.shot) === 0 : (done & ACTIVITY.moved) !== 0
}

/** Whether a shot of the second edition is the free one of javelins, which takes no die and brings no fatigue (T5.17). */
export const isFreeJavelinShot = (model: PlanModel, { step }: Action, unit: number): boolean =>
  model.book.numbers.inTurn === true && step.isFree === true && preparedUnit(model, unit).throwsJavelins

/** Fatigue that a unit gains outside a fight, less what it ignores in its own turn (R6.4). */
export const fatigueGainChanges = (
  model: PlanModel,
  state: State,
  unit: number,
  step: ActStep,
  more: number
): readonly FieldChange[] => {
  const { isImmuneToFatigue, ignoresFatigue } = preparedUnit(model, unit)
  if (isImmuneToFatigue) return []
  const before = valueInTurn(valueAt(state, fieldOf(unit, 'ignoredFatigue')), turnOf(step))
  const spared = isOwnTurn(model, unit, step) ? Math.min(more, ignoresFatigue - before) : 0
  return [
    [fieldOf(unit, 'fatigue'), addFatigue(model, unit, fatigueOf(state, unit), more - spared)],
    [fieldOf(unit, 'ignoredFatigue'), packWithTurn(before + spared, turnOf(step))]
  ]
}

/** Units whose war banner takes a fatigue off as their side's turn begins (T6.8). */
export const bannerBearers = (model: PlanModel, step: ActStep): readonly number[] =>
  model.preparedUnits.flatMap(({ planUnit: { request } }, unit) => (request.banner && isOwnTurn(model, unit, step) ? [unit] : []))
