import { inspected } from '../../battle/faults'
import type { ActStep } from '../../model/plan'
import type { UnitRequest } from '../../model/scenario'
import { at, type Change, changed, fieldOf, type Values } from './field'
import { effectsOf, forceIn, type PlanModel } from './plan-model'

/** Boxes used outside a fight: they take fatigue off or put it on, or remove models. What they do is what a fight makes of them. */

const asItStands = (world: PlanModel, unit: number, values: Values): UnitRequest => {
  const { request } = forceIn(world, unit).unit
  const { guards: _guards, engaged: _engaged, moved: _moved, ...others } = request
  const left = at(values, fieldOf(unit, 'models'))
  const lives = request.wounds === undefined ? { models: left } : { wounds: left }
  return { ...others, ...lives, fatigue: at(values, fieldOf(unit, 'fatigue')) }
}

/** Whoever plays it, and somebody of the other side. */
const pairFor = (world: PlanModel, unit: number, step: ActStep): readonly [own: number, enemy: number] => {
  const { units, turn } = world.plan
  const { warband } = forceIn(world, unit).unit
  if (step.units.includes(unit)) return [unit, units.findIndex(each => each.warband !== warband)]
  return [units.findIndex(each => each.warband === turn), unit]
}

/** Models of a unit, a warlord with wounds being one. */
export const asModels = (world: PlanModel, unit: number, values: Values): number =>
  forceIn(world, unit).unit.request.wounds === undefined ? at(values, fieldOf(unit, 'models')) : 1

const changesOf = (world: PlanModel, step: ActStep, unit: number, values: Values): readonly Change[] => {
  const ability = world.book.abilities[step.box ?? '']
  if (!ability || ability.until) return []
  // baggage is no target of the enemy's abilities (R8.3)
  if (!step.units.includes(unit) && forceIn(world, unit).battle.untouched) return []
  if (ability.removesUnitOf !== undefined)
    return [
      [fieldOf(unit, 'fatigue'), 0],
      [fieldOf(unit, 'models'), 0]
    ]
  const [own, enemy] = pairFor(world, unit, step)
  const isFriend = own === unit
  const attacker = { ...asItStands(world, own, isFriend ? values : world.start), effects: effectsOf(ability) }
  const defender = asItStands(world, enemy, isFriend ? world.start : values)
  const { readings, edition } = world.plan
  const { engagement } = inspected({ kind: 'melee', edition, readings, attacker, defender }, world.book)
  const after = isFriend ? engagement.attacker : engagement.defender
  return [
    [fieldOf(unit, 'fatigue'), after.fatigue],
    [fieldOf(unit, 'models'), Math.max(0, after.unit.lives - after.removed)]
  ]
}

/** The box used on these units. */
export const useBox = (world: PlanModel, step: ActStep, units: readonly number[], values: Values): Values =>
  units.reduce((now, unit) => changed(now, changesOf(world, step, unit, now)), values)

/** Does the box change anything of a unit? */
export const isIdle = (world: PlanModel, step: ActStep, unit: number, values: Values): boolean =>
  changesOf(world, step, unit, values).every(([field, value]) => at(values, field) === value)
