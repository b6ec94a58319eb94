import { inspected } from '../../battle/faults'
import type { ActStep } from '../../model/plan'
import type { UnitRequest } from '../../model/scenario'
import { effectsOf, type PlanModel, preparedUnit } from './plan-model'
import { type FieldChange, fieldOf, type State, valueAt, withChanges } from './state'

/** Boxes used outside a fight, which change fatigue or remove models. Their effects are played by preparing a melee. */

const requestInState = (model: PlanModel, unit: number, state: State): UnitRequest => {
  const { request } = preparedUnit(model, unit).planUnit
  const { guards: _guards, engaged: _engaged, moved: _moved, ...others } = request
  const left = valueAt(state, fieldOf(unit, 'models'))
  const lives = request.wounds === undefined ? { models: left } : { wounds: left }
  return { ...others, ...lives, fatigue: valueAt(state, fieldOf(unit, 'fatigue')) }
}

/** The unit as its own side's or the enemy's, with any unit of the other side to prepare a melee. */
const pairFor = (model: PlanModel, unit: number, step: ActStep): readonly [own: number, enemy: number] => {
  const { units, turn } = model.plan
  const { warband } = preparedUnit(model, unit).planUnit
  if (step.units.includes(unit)) return [unit, units.findIndex(each => each.warband !== warband)]
  return [units.findIndex(each => each.warband === turn), unit]
}

/** Models of a unit; a warlord with wounds is one. */
export const asModels = (model: PlanModel, unit: number, state: State): number =>
  preparedUnit(model, unit).planUnit.request.wounds === undefined ? valueAt(state, fieldOf(unit, 'models')) : 1

const changesOf = (model: PlanModel, step: ActStep, unit: number, state: State): readonly FieldChange[] => {
  const ability = model.book.abilities[step.box ?? '']
  if (!ability || ability.until) return []
  // baggage is no target of the enemy's abilities (R8.3)
  if (!step.units.includes(unit) && preparedUnit(model, unit).combatUnit.untouched) return []
  if (ability.removesUnitOf !== undefined)
    return [
      [fieldOf(unit, 'fatigue'), 0],
      [fieldOf(unit, 'models'), 0]
    ]
  const [own, enemy] = pairFor(model, unit, step)
  const isFriend = own === unit
  const attacker = { ...requestInState(model, own, isFriend ? state : model.start), effects: effectsOf(ability) }
  const defender = requestInState(model, enemy, isFriend ? model.start : state)
  const { readings, edition } = model.plan
  const { engagement } = inspected({ kind: 'melee', edition, readings, attacker, defender }, model.book)
  const after = isFriend ? engagement.attacker : engagement.defender
  return [
    [fieldOf(unit, 'fatigue'), after.fatigue],
    [fieldOf(unit, 'models'), Math.max(0, after.unit.lives - after.removed)]
  ]
}

/** The state after the box of a step is used on these units. */
export const useBox = (model: PlanModel, step: ActStep, units: readonly number[], state: State): State =>
  units.reduce((now, unit) => withChanges(now, changesOf(model, step, unit, now)), state)

/** Whether the box of a step changes nothing of a unit. */
export const isIdle = (model: PlanModel, step: ActStep, unit: number, state: State): boolean =>
  changesOf(model, step, unit, state).every(([field, value]) => valueAt(state, field) === value)
