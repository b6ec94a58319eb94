import { comparisons } from '../../model/condition'
import { type ActStep, type Goal, type PlanStep, POINTS } from '../../model/plan'
import { drawn } from './dice-budget'
import { bearersOf } from './fatigue'
import { fieldOf } from './field'
import { allSteps, fieldsAsked, forceIn, type PlanModel, stageAt } from './plan-model'

/** The numbers that each step of a plan looks at or changes: what else there is, it leaves alone. */

const ofUnit = (world: PlanModel, unit: number, acts: boolean): readonly number[] => {
  const { spares, guards, vanishing } = forceIn(world, unit)
  return [
    fieldOf(unit, 'models'),
    fieldOf(unit, 'fatigue'),
    ...(acts ? [fieldOf(unit, 'done')] : []),
    ...(spares > 0 ? [fieldOf(unit, 'spared')] : []),
    ...(guards > 0 ? [fieldOf(unit, 'guards')] : []),
    ...(vanishing > 0 ? [fieldOf(unit, 'vanished')] : []),
    ...(world.watched.has(unit) ? [fieldOf(unit, 'won')] : []),
    ...[...(world.noted.get(unit) ?? [])].flatMap(stage => world.stageField(unit, stage) ?? [])
  ]
}

/** Whoever leads, or obeys. */
const ledBy = (world: PlanModel, unit: number, { pays }: ActStep): readonly number[] => {
  const { isLeader, unit: named } = forceIn(world, unit)
  // T6.3: any leader who lives and is not exhausted gives the order
  if (world.book.numbers.inTurn)
    return pays.includes('we-obey')
      ? world.forces.flatMap((force, leader) =>
          force.isLeader && force.unit.warband === named.warband ? [fieldOf(leader, 'models'), fieldOf(leader, 'fatigue')] : []
        )
      : []
  return isLeader || pays.includes('we-obey') ? [world.ledField(named.warband) ?? []].flat() : []
}

/** Friends who may lend Determination (T6.12). */
const lenders = (world: PlanModel, unit: number, { pays }: ActStep): readonly number[] =>
  pays.includes('determination') && !forceIn(world, unit).isLeader
    ? world.forces.flatMap(({ lends }, other) => (lends ? [fieldOf(other, 'models')] : []))
    : []

const ofAct = (world: PlanModel, step: ActStep): readonly number[] => {
  const { units, targets, near, enemy, turn = 0 } = step
  if (step.verb === 'turn') return bearersOf(world, step).map(unit => fieldOf(unit, 'fatigue'))
  const fighters = [...units, ...targets]
  // a unit that is shot down frightens in the second edition alone (K14)
  const frightens = step.verb === 'charge' || (world.book.numbers.inTurn && targets.length > 0)
  const friends = frightens ? [...near, ...fighters.flatMap(unit => forceIn(world, unit).unit.near)] : []
  const rules = enemy === 'best' ? [] : enemy
  return [
    ...units.flatMap(unit => ofUnit(world, unit, true)),
    ...targets.flatMap(unit => ofUnit(world, unit, false)),
    ...friends.flatMap(unit => ofUnit(world, unit, false)),
    ...rules.flatMap(({ when }) => fieldsAsked(world, when)),
    ...world
      .uses(step)
      .flatMap(use => [
        ...drawn(use).flatMap(each => world.boxField(each) ?? []),
        ...[world.lastingField(use, turn) ?? [], world.onceField(use, turn) ?? []].flat()
      ]),
    ...(targets.length > 0 ? world.lasting.flatMap(each => world.lastingField(each, each.turn) ?? []) : []),
    ...units.flatMap(unit => [...ledBy(world, unit, step), ...lenders(world, unit, step)])
  ]
}

/** All that a step of the plan's own list touches, the steps within it included. */
export const touchedBy = (world: PlanModel, step: PlanStep): ReadonlySet<number> => {
  const { plan, stopField } = world
  return new Set([
    ...allSteps([step]).flatMap(each => [
      ...fieldsAsked(world, each.when),
      ...(each.is === 'stop' ? fieldsAsked(world, each.stops) : []),
      ...(each.is === 'act' ? ofAct(world, each) : [])
    ]),
    ...fieldsAsked(world, plan.stopWhen),
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
const idle = (world: PlanModel): readonly number[] => {
  const touched = new Set(world.plan.steps.flatMap(step => [...touchedBy(world, step)]))
  return world.forces.flatMap((_, unit) => (touched.has(fieldOf(unit, 'models')) ? [] : [unit]))
}

/** What a report shows together: what the goals ask for, the survivors of the last fights, and the units that nothing affects. */
export const reportedFields = (world: PlanModel): ReadonlySet<number> =>
  new Set([...fieldsOfGoals(world), ...[...lastFighters(world), ...idle(world)].map(unit => fieldOf(unit, 'models'))])

/** What the goals ask for, and the models of every unit they name. */
export const fieldsOfGoals = (world: PlanModel): ReadonlySet<number> =>
  new Set(
    world.plan.goals
      .filter(goal => !isOnPoints(goal))
      .flatMap(({ condition }) =>
        fieldsAsked(world, condition).flatMap(field => {
          const unit = stageAt(world, field)?.unit ?? Math.floor(field / fieldOf(1, 'models'))
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
