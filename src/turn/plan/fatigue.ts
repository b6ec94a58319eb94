import { at, type Change, DONE, fieldOf, SHOTS, type Values } from './field'
import type { Play } from './options'
import { forceIn, type PlanModel } from './plan-model'

/** Fatigue between the fights (R4.1 to R4.3). */

export const models = (values: Values, unit: number): number => at(values, fieldOf(unit, 'models'))
export const fatigue = (values: Values, unit: number): number => at(values, fieldOf(unit, 'fatigue'))

export const isExhausted = (world: PlanModel, values: Values, unit: number): boolean =>
  fatigue(values, unit) >= forceIn(world, unit).limit

export const isOwnTurn = (world: PlanModel, unit: number): boolean => forceIn(world, unit).unit.warband === world.plan.turn

/** Fatigue that a move or shot costs: 1 from the second on, in one's own turn (R4.1). */
export const fatigueCost = (world: PlanModel, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(world, unit) && at(values, fieldOf(unit, 'done')) % SHOTS.went === DONE.moved ? 1 : 0

/** Reading horses-uneven, and always in the second edition (T4.2): a mounted unit that ends its move in uneven ground. */
export const exhaustedBy = (world: PlanModel, { step }: Play, unit: number): number =>
  (world.book.numbers.inTurn || world.readings['horses-uneven'] === 'yes') &&
  forceIn(world, unit).battle.mounted &&
  step.own.ground === 'uneven'
    ? 1
    : 0

/** T4.3: in the second edition fatigue stops at the limit (reading fatigue-above-limit). */
export const upTo = (world: PlanModel, unit: number, before: number, more: number): number => {
  if (!world.book.numbers.inTurn || world.readings['fatigue-above-limit'] === 'kept') return before + more
  return Math.max(before, Math.min(forceIn(world, unit).limit, before + more))
}

/** What a move, a charge or a shot leaves of a unit's turn; `isThrown`: the free shot of javelins (T5.17). */
export const acted = (
  world: PlanModel,
  values: Values,
  unit: number,
  verb: 'move' | 'charge' | 'shoot',
  isThrown = false
): Change => {
  const field = fieldOf(unit, 'done')
  if (!world.book.numbers.inTurn) return [field, DONE.moved]
  const before = at(values, field)
  const isOver = (before & SHOTS.over) !== 0 || (isThrown && world.readings['javelin-shot'] === 'not-shot')
  const shot = verb === 'shoot' ? SHOTS.some + SHOTS.last : before & SHOTS.some
  const went = verb === 'move' ? SHOTS.went : before & SHOTS.went
  return [field, DONE.moved + went + shot + (isOver ? SHOTS.over : 0)]
}

/** T5.2, T5.3, T5.17: whether a unit of the second edition may shoot now. */
export const mayShoot = (world: PlanModel, values: Values, unit: number, isThrown: boolean): boolean => {
  if (!world.book.numbers.inTurn) return true
  const done = at(values, fieldOf(unit, 'done'))
  if (done & SHOTS.over || (done & SHOTS.last && forceIn(world, unit).alternates)) return false
  if (!isThrown) return true
  return world.readings['javelin-shot'] === 'not-shot' ? (done & SHOTS.some) === 0 : (done & SHOTS.went) !== 0
}

/** The free shot of javelins: no die and no fatigue. */
export const isThrown = (world: PlanModel, { step }: Play, unit: number): boolean =>
  world.book.numbers.inTurn === true && step.isFree === true && forceIn(world, unit).throws

/** Fatigue that comes outside a fight; what is ignored does not come (R6.4). */
export const gainFatigue = (world: PlanModel, values: Values, unit: number, more: number): readonly Change[] => {
  const { isImmune, spares } = forceIn(world, unit)
  if (isImmune) return []
  const before = at(values, fieldOf(unit, 'spared'))
  const spared = isOwnTurn(world, unit) ? Math.min(more, spares - before) : 0
  return [
    [fieldOf(unit, 'fatigue'), upTo(world, unit, fatigue(values, unit), more - spared)],
    [fieldOf(unit, 'spared'), before + spared]
  ]
}
