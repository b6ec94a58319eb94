import { at, type Change, DONE, fieldOf, type Values } from './field'
import type { Play } from './options'
import { forceIn, type World } from './world'

/** Fatigue between the fights (R4.1 to R4.3). */

export const models = (values: Values, unit: number): number => at(values, fieldOf(unit, 'models'))
export const fatigue = (values: Values, unit: number): number => at(values, fieldOf(unit, 'fatigue'))

export const isExhausted = (world: World, values: Values, unit: number): boolean =>
  fatigue(values, unit) >= forceIn(world, unit).limit

export const isOwnTurn = (world: World, unit: number): boolean => forceIn(world, unit).unit.warband === world.plan.turn

/** Fatigue that a move or shot costs: 1 from the second on, in one's own turn (R4.1). */
export const toll = (world: World, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(world, unit) && at(values, fieldOf(unit, 'done')) === DONE.moved ? 1 : 0

/** Reading horses-uneven: a mounted unit that ends its move in uneven ground. */
export const stumbling = (world: World, { step }: Play, unit: number): number =>
  world.readings['horses-uneven'] === 'yes' && forceIn(world, unit).battle.mounted && step.own.ground === 'uneven' ? 1 : 0

/** Fatigue that comes outside a fight; what is ignored does not come (R6.4). */
export const tiring = (world: World, values: Values, unit: number, more: number): readonly Change[] => {
  const { isImmune, spares } = forceIn(world, unit)
  if (isImmune) return []
  const before = at(values, fieldOf(unit, 'spared'))
  const spared = isOwnTurn(world, unit) ? Math.min(more, spares - before) : 0
  return [
    [fieldOf(unit, 'fatigue'), fatigue(values, unit) + more - spared],
    [fieldOf(unit, 'spared'), before + spared]
  ]
}
