import { comparisons } from '../../model/condition'
import { type ActStep, type Goal, type PlanStep, POINTS } from '../../model/plan'
import { payableFrom } from './dice-budget'
import { bannerBearers } from './fatigue'
import { allSteps, fieldsOfCondition, type PlanModel, preparedUnit, stageOfField } from './plan-model'
import { fieldOf, unitFieldAt } from './state'

/** The fields that each step of a plan reads or changes. */

const fieldsOfUnit = (model: PlanModel, unit: number, acts: boolean): readonly number[] => {
  const { ignoresFatigue, guards, vanishingFatigue } = preparedUnit(model, unit)
  return [
    fieldOf(unit, 'models'),
    fieldOf(unit, 'fatigue'),
    ...(acts ? [fieldOf(unit, 'activity')] : []),
    ...(ignoresFatigue > 0 ? [fieldOf(unit, 'ignoredFatigue')] : []),
    ...(guards > 0 ? [fieldOf(unit, 'guards')] : []),
    ...(vanishingFatigue > 0 ? [fieldOf(unit, 'vanishedFatigue')] : []),
    ...(model.endingsAsked.has(unit) ? [fieldOf(unit, 'won')] : []),
    ...[...(model.stagesAsked.get(unit) ?? [])].flatMap(stage => model.stageField(unit, stage) ?? [])
  ]
}

/** Fields that say whether a leader leads, for activations that We Obey may pay for. */
const leaderFields = (model: PlanModel, unit: number, { pays }: ActStep): readonly number[] => {
  const { isLeader, planUnit: named } = preparedUnit(model, unit)
  // T6.3: any leader who lives and is not exhausted gives the order
  if (model.book.numbers.inTurn)
    return pays.includes('we-obey')
      ? model.preparedUnits.flatMap((prepared, leader) =>
          prepared.isLeader && prepared.planUnit.warband === named.warband
            ? [fieldOf(leader, 'models'), fieldOf(leader, 'fatigue')]
            : []
        )
      : []
  return isLeader || pays.includes('we-obey') ? [model.leaderMovedField(named.warband) ?? []].flat() : []
}

/** Fields of friends who may lend Determination (T6.12). */
const lenderFields = (model: PlanModel, unit: number, { pays }: ActStep): readonly number[] =>
  pays.includes('determination') && !preparedUnit(model, unit).isLeader
    ? model.preparedUnits.flatMap(({ lendsDetermination }, other) => (lendsDetermination ? [fieldOf(other, 'models')] : []))
    : []

const fieldsOfAct = (model: PlanModel, step: ActStep): readonly number[] => {
  const { units, targets, near, enemy, turn = 0 } = step
  if (step.verb === 'turn') return bannerBearers(model, step).map(unit => fieldOf(unit, 'fatigue'))
  const fighters = [...units, ...targets]
  // a unit that is shot down tires its friends in the second edition alone (K14)
  const frightens = step.verb === 'charge' || (model.book.numbers.inTurn && targets.length > 0)
  const friends = frightens ? [...near, ...fighters.flatMap(unit => preparedUnit(model, unit).planUnit.near)] : []
  const rules = enemy === 'best' ? [] : enemy
  return [
    ...units.flatMap(unit => fieldsOfUnit(model, unit, true)),
    ...targets.flatMap(unit => fieldsOfUnit(model, unit, false)),
    ...friends.flatMap(unit => fieldsOfUnit(model, unit, false)),
    ...rules.flatMap(({ when }) => fieldsOfCondition(model, when)),
    ...model
      .uses(step)
      .flatMap(use => [
        ...payableFrom(use).flatMap(each => model.diceField(each) ?? []),
        ...[model.inForceField(use, turn) ?? [], model.usedThisTurnField(use, turn) ?? []].flat()
      ]),
    ...(targets.length > 0 ? model.lastingBoxes.flatMap(each => model.inForceField(each, each.turn) ?? []) : []),
    ...units.flatMap(unit => [...leaderFields(model, unit, step), ...lenderFields(model, unit, step)])
  ]
}

/** The fields that a step of the plan's own list, with the steps inside it, reads or changes. */
export const fieldsAffectedBy = (model: PlanModel, step: PlanStep): ReadonlySet<number> => {
  const { plan, stopField } = model
  return new Set([
    ...allSteps([step]).flatMap(each => [
      ...fieldsOfCondition(model, each.when),
      ...(each.is === 'stop' ? fieldsOfCondition(model, each.stops) : []),
      ...(each.is === 'act' ? fieldsOfAct(model, each) : [])
    ]),
    ...fieldsOfCondition(model, plan.stopWhen),
    ...(stopField === undefined ? [] : [stopField])
  ])
}

/** Whether a goal is about victory points, which are counted apart and need no fields. */
export const isAboutPoints = ({ condition }: Goal): boolean => comparisons(condition).some(({ quantity }) => quantity === POINTS)

/** The units of those fights after which none of them fights again. */
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

/** Units that no step reads or changes. */
const untouchedUnits = (model: PlanModel): readonly number[] => {
  const touched = new Set(model.plan.steps.flatMap(step => [...fieldsAffectedBy(model, step)]))
  return model.preparedUnits.flatMap((_, unit) => (touched.has(fieldOf(unit, 'models')) ? [] : [unit]))
}

/**
 * Fields whose joint distribution is reported: those of the goals, and the models left after last fights and of units that
 * nothing touches.
 */
export const reportedFields = (model: PlanModel): ReadonlySet<number> =>
  new Set([...fieldsOfGoals(model), ...[...lastFighters(model), ...untouchedUnits(model)].map(unit => fieldOf(unit, 'models'))])

/** The fields that the goals read, and the models of every unit that they name. */
export const fieldsOfGoals = (model: PlanModel): ReadonlySet<number> =>
  new Set(
    model.plan.goals
      .filter(goal => !isAboutPoints(goal))
      .flatMap(({ condition }) =>
        fieldsOfCondition(model, condition).flatMap(field => {
          const unit = stageOfField(model, field)?.unit ?? unitFieldAt(field).unit
          return [field, fieldOf(unit, 'models')]
        })
      )
  )

/**
 * For each step, the fields that it or a later one touches or that are reported at the end; one entry more for the end itself.
 */
export const fieldsNeededFrom = (
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
