import type { ActStep } from '../../model/plan'
import { type Change, DONE, fieldOf, inTurnOf, SHOTS, storedInTurn, type Values, valueAt } from './field'
import type { Play } from './options'
import { forceIn, type PlanModel } from './plan-model'

/** What moves and shots do to a unit between the fights: fatigue (R4.1 to R4.3), and what it has done this turn. */

export const models = (values: Values, unit: number): number => valueAt(values, fieldOf(unit, 'models'))
export const fatigue = (values: Values, unit: number): number => valueAt(values, fieldOf(unit, 'fatigue'))

export const isExhausted = (model: PlanModel, values: Values, unit: number): boolean =>
  fatigue(values, unit) >= forceIn(model, unit).limit

export const turnOf = ({ turn = 0 }: Pick<ActStep, 'turn'>): number => turn

export const isOwnTurn = (model: PlanModel, unit: number, step: Pick<ActStep, 'turn'>): boolean =>
  forceIn(model, unit).unit.warband === (model.plan.turn + turnOf(step)) % 2

/** What a unit has done in the turn of a step. */
export const doneBefore = (values: Values, unit: number, step: Pick<ActStep, 'turn'>): number =>
  inTurnOf(valueAt(values, fieldOf(unit, 'done')), turnOf(step))

/** Fatigue that this move or shot costs: 1 if the unit has moved or shot before in this turn, its own (R4.1); else 0. */
export const fatigueCost = (model: PlanModel, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(model, unit, step) && doneBefore(values, unit, step) % SHOTS.went === DONE.moved ? 1 : 0

/**
 * Fatigue from the ground where a move ends: horses tire in uneven ground (reading horses-uneven, T4.2), all units in dangerous
 * ground, horses twice.
 */
export const groundFatigue = (model: PlanModel, { step }: Play, unit: number): number => {
  const { ground = 'open' } = step.own
  if (ground === 'open' || !(model.book.numbers.inTurn || model.readings['horses-uneven'] === 'yes')) return 0
  return (ground === 'dangerous' ? 1 : 0) + (forceIn(model, unit).battle.mounted ? 1 : 0)
}

/** Fatigue after more of it comes; in the second edition it stops at the limit (T4.3, reading fatigue-above-limit). */
export const raiseFatigue = (model: PlanModel, unit: number, before: number, more: number): number => {
  if (!model.book.numbers.inTurn || model.readings['fatigue-above-limit'] === 'kept') return before + more
  return Math.max(before, Math.min(forceIn(model, unit).limit, before + more))
}

/** What a unit has done this turn after a move, a charge or a shot. `isThrown`: the shot is the free one of javelins (T5.17). */
export const changeByActing = (
  model: PlanModel,
  values: Values,
  unit: number,
  step: ActStep,
  verb: 'move' | 'charge' | 'shoot',
  isThrown = false
): Change => {
  const field = fieldOf(unit, 'done')
  if (!model.book.numbers.inTurn) return [field, storedInTurn(DONE.moved, turnOf(step))]
  const before = doneBefore(values, unit, step)
  const isOver = (before & SHOTS.over) !== 0 || (isThrown && model.readings['javelin-shot'] === 'not-shot')
  const shot = verb === 'shoot' ? SHOTS.some + SHOTS.last : before & SHOTS.some
  const went = verb === 'move' ? SHOTS.went : before & SHOTS.went
  return [field, storedInTurn(DONE.moved + went + shot + (isOver ? SHOTS.over : 0), turnOf(step))]
}

/** Whether a unit may shoot now, which only the second edition limits (T5.2, T5.3, T5.17). */
export const mayShoot = (model: PlanModel, values: Values, unit: number, step: ActStep, isThrown: boolean): boolean => {
  if (!model.book.numbers.inTurn) return true
  const done = doneBefore(values, unit, step)
  const { alternates, shootsOnceFree } = forceIn(model, unit)
  if (done & SHOTS.over || (done & SHOTS.last && alternates)) return false
  // a sarissa's free shot is the unit's first of the turn (T5.14)
  if (shootsOnceFree && step.isFree && done & SHOTS.some) return false
  if (!isThrown) return true
  return model.readings['javelin-shot'] === 'not-shot' ? (done & SHOTS.some) === 0 : (done & SHOTS.went) !== 0
}

/** Whether a shot of the second edition is the free one of javelins, which takes no die and brings no fatigue (T5.17). */
export const isThrown = (model: PlanModel, { step }: Play, unit: number): boolean =>
  model.book.numbers.inTurn === true && step.isFree === true && forceIn(model, unit).throws

/** Fatigue that a unit gains outside a fight, less what it ignores in its own turn (R6.4). */
export const gainFatigue = (model: PlanModel, values: Values, unit: number, step: ActStep, more: number): readonly Change[] => {
  const { isImmune, ignoresFatigue: spares } = forceIn(model, unit)
  if (isImmune) return []
  const before = inTurnOf(valueAt(values, fieldOf(unit, 'spared')), turnOf(step))
  const spared = isOwnTurn(model, unit, step) ? Math.min(more, spares - before) : 0
  return [
    [fieldOf(unit, 'fatigue'), raiseFatigue(model, unit, fatigue(values, unit), more - spared)],
    [fieldOf(unit, 'spared'), storedInTurn(before + spared, turnOf(step))]
  ]
}

/** Units whose war banner takes a fatigue off as their side's turn begins (T6.8). */
export const bearersOf = (model: PlanModel, step: ActStep): readonly number[] =>
  model.forces.flatMap(({ unit: { request } }, unit) => (request.banner && isOwnTurn(model, unit, step) ? [unit] : []))
