import type { ActStep } from '../../model/plan'
import { valueAt, type Change, DONE, fieldOf, inTurnOf, storedInTurn, SHOTS, type Values } from './field'
import type { Play } from './options'
import { forceIn, type PlanModel } from './plan-model'

/** Fatigue between the fights (R4.1 to R4.3). */

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

/** Fatigue that a move or shot costs: 1 from the second on, in one's own turn (R4.1). */
export const fatigueCost = (model: PlanModel, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(model, unit, step) && doneBefore(values, unit, step) % SHOTS.went === DONE.moved ? 1 : 0

/** Ground where a move ends: horses tire in uneven ground (reading horses-uneven, T4.2), all in dangerous ground, horses twice. */
export const exhaustedBy = (model: PlanModel, { step }: Play, unit: number): number => {
  const { ground = 'open' } = step.own
  if (ground === 'open' || !(model.book.numbers.inTurn || model.readings['horses-uneven'] === 'yes')) return 0
  return (ground === 'dangerous' ? 1 : 0) + (forceIn(model, unit).battle.mounted ? 1 : 0)
}

/** T4.3: in the second edition fatigue stops at the limit (reading fatigue-above-limit). */
export const upTo = (model: PlanModel, unit: number, before: number, more: number): number => {
  if (!model.book.numbers.inTurn || model.readings['fatigue-above-limit'] === 'kept') return before + more
  return Math.max(before, Math.min(forceIn(model, unit).limit, before + more))
}

/** What a move, a charge or a shot leaves of a unit's turn; `isThrown`: the free shot of javelins (T5.17). */
export const acted = (
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

/** T5.2, T5.3, T5.17: whether a unit of the second edition may shoot now. */
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

/** The free shot of javelins: no die and no fatigue. */
export const isThrown = (model: PlanModel, { step }: Play, unit: number): boolean =>
  model.book.numbers.inTurn === true && step.isFree === true && forceIn(model, unit).throws

/** Fatigue that comes outside a fight; what is ignored does not come (R6.4). */
export const gainFatigue = (model: PlanModel, values: Values, unit: number, step: ActStep, more: number): readonly Change[] => {
  const { isImmune, spares } = forceIn(model, unit)
  if (isImmune) return []
  const before = inTurnOf(valueAt(values, fieldOf(unit, 'spared')), turnOf(step))
  const spared = isOwnTurn(model, unit, step) ? Math.min(more, spares - before) : 0
  return [
    [fieldOf(unit, 'fatigue'), upTo(model, unit, fatigue(values, unit), more - spared)],
    [fieldOf(unit, 'spared'), storedInTurn(before + spared, turnOf(step))]
  ]
}

/** Units whose war banner takes a fatigue off as their side's turn begins (T6.8). */
export const bearersOf = (model: PlanModel, step: ActStep): readonly number[] =>
  model.forces.flatMap(({ unit: { request } }, unit) => (request.banner && isOwnTurn(model, unit, step) ? [unit] : []))
