import { comparisons } from '../../model/condition'
import { type ActStep, type Goal, type PlanStep, POINTS } from '../../model/plan'
import { drawn } from './dice-budget'
import { bearersOf } from './fatigue'
import { fieldOf, unitFieldAt } from './field'
import { allSteps, fieldsAsked, forceIn, type PlanModel, stageAt } from './plan-model'

/** The numbers that each step of a plan looks at or changes: what else there is, it leaves alone. */

const ofUnit = (model: PlanModel, unit: number, acts: boolean): readonly number[] => {
  const { spares, guards, vanishing } = forceIn(model, unit)
  return [
    fieldOf(unit, 'models'),
    fieldOf(unit, 'fatigue'),
    ...(acts ? [fieldOf(unit, 'done')] : []),
    ...(spares > 0 ? [fieldOf(unit, 'spared')] : []),
    ...(guards > 0 ? [fieldOf(unit, 'guards')] : []),
    ...(vanishing > 0 ? [fieldOf(unit, 'vanished')] : []),
    ...(model.watched.has(unit) ? [fieldOf(unit, 'won')] : []),
    ...[...(model.noted.get(unit) ?? [])].flatMap(stage => model.stageField(unit, stage) ?? [])
  ]
}

/** Whoever leads, or obeys. */
const ledBy = (model: PlanModel, unit: number, { pays }: ActStep): readonly number[] => {
  const { isLeader, unit: named } = forceIn(model, unit)
  // T6.3: any leader who lives and is not exhausted gives the order
  if (model.book.numbers.inTurn)
    return pays.includes('we-obey')
      ? model.forces.flatMap((force, leader) =>
          force.isLeader && force.unit.warband === named.warband ? [fieldOf(leader, 'models'), fieldOf(leader, 'fatigue')] : []
        )
      : []
  return isLeader || pays.includes('we-obey') ? [model.ledField(named.warband) ?? []].flat() : []
}

/** Friends who may lend Determination (T6.12). */
const lenders = (model: PlanModel, unit: number, { pays }: ActStep): readonly number[] =>
  pays.includes('determination') && !forceIn(model, unit).isLeader
    ? model.forces.flatMap(({ lends }, other) => (lends ? [fieldOf(other, 'models')] : []))
    : []

const ofAct = (model: PlanModel, step: ActStep): readonly number[] => {
  const { units, targets, near, enemy, turn = 0 } = step
  if (step.verb === 'turn') return bearersOf(model, step).map(unit => fieldOf(unit, 'fatigue'))
  const fighters = [...units, ...targets]
  // a unit that is shot down frightens in the second edition alone (K14)
  const frightens = step.verb === 'charge' || (model.book.numbers.inTurn && targets.length > 0)
  const friends = frightens ? [...near, ...fighters.flatMap(unit => forceIn(model, unit).unit.near)] : []
  const rules = enemy === 'best' ? [] : enemy
  return [
    ...units.flatMap(unit => ofUnit(model, unit, true)),
    ...targets.flatMap(unit => ofUnit(model, unit, false)),
    ...friends.flatMap(unit => ofUnit(model, unit, false)),
    ...rules.flatMap(({ when }) => fieldsAsked(model, when)),
    ...model
      .uses(step)
      .flatMap(use => [
        ...drawn(use).flatMap(each => model.boxField(each) ?? []),
        ...[model.lastingField(use, turn) ?? [], model.onceField(use, turn) ?? []].flat()
      ]),
    ...(targets.length > 0 ? model.lasting.flatMap(each => model.lastingField(each, each.turn) ?? []) : []),
    ...units.flatMap(unit => [...ledBy(model, unit, step), ...lenders(model, unit, step)])
  ]
}

/** All that a step of the plan's own list touches, the steps within it included. */
export const touchedBy = (model: PlanModel, step: PlanStep): ReadonlySet<number> => {
  const { plan, stopField } = model
  return new Set([
    ...allSteps([step]).flatMap(each => [
      ...fieldsAsked(model, each.when),
      ...(each.is === 'stop' ? fieldsAsked(model, each.stops) : []),
      ...(each.is === 'act' ? ofAct(model, each) : [])
    ]),
    ...fieldsAsked(model, plan.stopWhen),
    ...(stopField === undefined ? [] : [stopField])
  ])
}

/** A goal on points looks at no unit by itself. */
export const isOnPoints = ({ condition }: Goal): boolean => comparisons(condition).some(({ quantity }) => quantity === POINTS)

/** Units of fights after which none of theirs fights again. */
const lastFighters = ({ plan }: PlanModel): readonly number[] => {
  const fights = plan.steps.map(step =>
    allSteps([step]).flatMap(each =>
      each.is === 'act' && each.verb !== 'use' && each.targets.length > 0 ? [[...each.units, ...each.targets]] : []
    )
  )
  return fights.flatMap((here, index) => {
    const later = new Set(fights.slice(index + 1).flat(2))
    return here.filter(units => !units.some(unit => later.has(unit))).flat()
  })
}

/** Units that nothing touches. */
const idle = (model: PlanModel): readonly number[] => {
  const touched = new Set(model.plan.steps.flatMap(step => [...touchedBy(model, step)]))
  return model.forces.flatMap((_, unit) => (touched.has(fieldOf(unit, 'models')) ? [] : [unit]))
}

/** What a report shows together: what the goals ask for, the survivors of the last fights, and the units that nothing affects. */
export const reportedFields = (model: PlanModel): ReadonlySet<number> =>
  new Set([...fieldsOfGoals(model), ...[...lastFighters(model), ...idle(model)].map(unit => fieldOf(unit, 'models'))])

/** What the goals ask for, and the models of every unit they name. */
export const fieldsOfGoals = (model: PlanModel): ReadonlySet<number> =>
  new Set(
    model.plan.goals
      .filter(goal => !isOnPoints(goal))
      .flatMap(({ condition }) =>
        fieldsAsked(model, condition).flatMap(field => {
          const unit = stageAt(model, field)?.unit ?? unitFieldAt(field).unit
          return [field, fieldOf(unit, 'models')]
        })
      )
  )

/** For each step, what it or any later one touches, and what is reported at the end; last, what is shown alone. */
export const neededFrom = (
  touched: readonly ReadonlySet<number>[],
  reported: ReadonlySet<number>
): readonly ReadonlySet<number>[] => {
  let later = reported
  const needed = [later]
  for (const fields of touched.toReversed()) {
    later = new Set([...fields, ...later])
    needed.unshift(later)
  }
  return needed
}
