import { at, type Change, DONE, fieldOf, type Values } from './field'
import type { Play } from './options'
import type { World } from './world'

/** Fatigue between the fights (R4.1 to R4.3). */

export const models = (values: Values, unit: number): number => at(values, fieldOf(unit, 'models'))
export const fatigue = (values: Values, unit: number): number => at(values, fieldOf(unit, 'fatigue'))

export const isExhausted = ({ forces }: World, values: Values, unit: number): boolean =>
  fatigue(values, unit) >= (forces[unit]?.limit ?? Number.POSITIVE_INFINITY)

export const isOwnTurn = ({ plan }: World, unit: number): boolean => plan.units[unit]?.warband === plan.turn

/** Fatigue that a move or shot costs: 1 from the second on, in one's own turn (R4.1). */
export const toll = (world: World, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(world, unit) && at(values, fieldOf(unit, 'done')) === DONE.moved ? 1 : 0

/** Reading horses-uneven: a mounted unit that ends its move in uneven ground. */
export const stumbling = ({ forces, readings }: World, { step }: Play, unit: number): number =>
  readings['horses-uneven'] === 'yes' && forces[unit]?.battle.mounted === true && step.own.ground === 'uneven' ? 1 : 0

/** Fatigue that comes outside a fight; what is ignored does not come (R6.4). */
export const tiring = (world: World, values: Values, unit: number, more: number): readonly Change[] => {
  const force = world.forces[unit]
  if (!force || force.isImmune || more === 0) return []
  const spared = Math.min(more, isOwnTurn(world, unit) ? Math.max(0, force.spares - at(values, fieldOf(unit, 'spared'))) : 0)
  return [
    [fieldOf(unit, 'fatigue'), fatigue(values, unit) + more - spared],
    ...(spared > 0 ? [[fieldOf(unit, 'spared'), at(values, fieldOf(unit, 'spared')) + spared] as const] : [])
  ]
}
