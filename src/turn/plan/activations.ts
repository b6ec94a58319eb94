import { msg, t, translate } from '../../model/language'
import type { ActStep, PlanStep } from '../../model/plan'
import { either } from '../../model/quoted'
import type { Activity } from '../../rules/types'
import { capacityOf, leadersOf, obedienceOf } from './dice-budget'
import { allSteps, type PlanModel, preparedUnit } from './plan-model'

/** Whether a unit may have an activation: what pays for it, who leads it, whom it must engage (R4.6, R6.2, R7.3). */

/** What is wrong, and the path of it in the plan's file. */
export interface PlanFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

type PlacedActStep = PlanStep & ActStep

/** Whether a step activates a unit. */
const isActivity = ({ verb }: PlacedActStep): boolean => verb !== 'use' && verb !== 'turn'

const MAY_NOT = {
  move: msg('may not move'),
  rest: msg('may not rest'),
  shoot: msg('may not shoot'),
  charge: msg('may not engage')
} as const satisfies Record<Activity, string>

const mayNot = (verb: Activity): string => t(MAY_NOT[verb])

/** Whether any die activates any class, as under some heroes (R6.4). */
const isAnyClass = (model: PlanModel, warband: 0 | 1): boolean =>
  leadersOf(model.plan, warband, model.book).some(
    unit => model.book.troops[preparedUnit(model, unit).planUnit.request.unit]?.hero?.dice?.anyActivates === true
  )

/** A box pays only for the classes and activities that it is for (R7.3). */
const paymentFaults = (model: PlanModel, step: PlacedActStep): readonly PlanFault[] => {
  const [unit] = step.units
  const { verb } = step
  if (unit === undefined || verb === 'use' || verb === 'turn') return []
  const { planUnit: named, combatUnit } = preparedUnit(model, unit)
  return step.pays.flatMap((box): readonly PlanFault[] => {
    const ability = model.book.abilities[box]
    if (!ability) return []
    const fault = (message: string) => [{ path: step.at, message }]
    const { activates, name, when } = ability
    if (!activates)
      return when.some(timing => timing.startsWith('Activation'))
        ? []
        : fault(t('{box} activates nobody: name another box with pay', { box: translate(name) }))
    const { class: classes, mounted, for: activities } = activates
    const isOther = classes && !classes.includes(combatUnit.class) && !(ability.multi && isAnyClass(model, named.warband))
    if (isOther)
      return fault(
        t('{box} activates {classes}, and {unit} belongs to the {class} (R7.3): name another box with pay', {
          box: translate(name),
          classes: either(classes),
          unit: named.name,
          class: combatUnit.class
        })
      )
    if (mounted !== undefined && mounted !== combatUnit.mounted)
      return fault(
        mounted
          ? t('{box} activates mounted units, and {unit} is on foot: name another box with pay', {
              box: translate(name),
              unit: named.name
            })
          : t('{box} activates units on foot, and {unit} is mounted: name another box with pay', {
              box: translate(name),
              unit: named.name
            })
      )
    return activities && !activities.includes(verb)
      ? fault(
          t('a unit that {box} activates {mayNot}: name another box with pay', { box: translate(name), mayNot: mayNot(verb) })
        )
      : []
  })
}

const obeys = ({ pays }: PlacedActStep): boolean => pays.includes('we-obey')

/** For each step, the activations that may come right before it. */
const stepsBefore = (steps: readonly PlanStep[]): ReadonlyMap<PlanStep, readonly PlacedActStep[]> => {
  const found = new Map<PlanStep, readonly PlacedActStep[]>()
  const ends = (list: readonly PlanStep[], before: readonly PlacedActStep[]): readonly PlacedActStep[] =>
    list.reduce<readonly PlacedActStep[]>((last, step) => {
      const known = found.get(step) ?? []
      found.set(step, known.concat(last))
      const otherwise = step.when ? (step.otherwise.length > 0 ? ends(step.otherwise, last) : last) : []
      if (step.is === 'act' && step.verb === 'turn') return []
      if (step.is === 'act') return step.verb === 'use' ? last : [step, ...otherwise]
      if (step.is === 'stop') return last
      return [...step.options.flatMap(option => ends(option.steps, last)), ...otherwise]
    }, before)
  ends(steps, [])
  return found
}

/** We Obey: friends move right after the move of their leader, and no more of them than the leader may take along (R6.2). */
const obedienceFaults = (model: PlanModel): readonly ((step: PlacedActStep) => readonly PlanFault[])[] => {
  // in the second edition any activation of a friend, and nobody has to move first (T6.3)
  if (model.book.numbers.inTurn) return []
  const before = stepsBefore(model.plan.steps)
  /** The steps of those who obey the same move, up to this one; undefined where no leader moves before them. */
  const followers = (step: PlacedActStep, warband: 0 | 1): readonly PlacedActStep[] | undefined => {
    for (const other of before.get(step) ?? []) {
      const [unit = -1] = other.units
      const { isLeader, planUnit: named } = preparedUnit(model, unit)
      if (named.warband !== warband) continue
      if (isLeader && (other.verb === 'move' || other.verb === 'charge')) return [step]
      const chain = obeys(other) ? followers(other, warband) : undefined
      if (chain) return [...chain, step]
    }
    return undefined
  }
  return [
    step => {
      const [unit] = step.units
      if (!obeys(step) || unit === undefined || step.verb === 'use' || step.verb === 'turn') return []
      const { name, warband } = preparedUnit(model, unit).planUnit
      const fault = (message: string) => [{ path: step.at, message }]
      const { for: activities, units } = obedienceOf(model.plan, warband, model.book)
      if (!activities.includes(step.verb))
        return fault(
          t('{unit} {mayNot} by We Obey (R6.2): it only lets a unit {acts}', {
            unit: name,
            mayNot: mayNot(step.verb),
            acts: either(activities.filter(each => each !== 'charge'))
          })
        )
      const chain = followers(step, warband)
      if (!chain)
        return fault(t('We Obey moves {unit} with a warlord who moves (R6.2): put its step right after his move', { unit: name }))
      const most = capacityOf(model.plan, { warband, box: 'we-obey' }, model.book)
      // more uses than it has in all are reported by `diceFaults`
      if (chain.length > units && chain.length <= most)
        return fault(
          t('We Obey activates {n} {n|friend|friends} with the warlord (R6.2), and {unit} is one more', { n: units, unit: name })
        )
      const engaging = chain.length > 1 ? chain.find(each => each.verb === 'charge') : undefined
      return engaging
        ? fault(
            t('none of the {n} units that We Obey activates at once may engage (R6.4), and {unit} does', {
              n: chain.length,
              unit: preparedUnit(model, engaging.units[0] ?? 0).planUnit.name
            })
          )
        : []
    }
  ]
}

/** S in inches: a further move that begins this close to an enemy must engage it (R4.6). */
const CLOSE = 4

/**
 * Further moves that begin close to an enemy and do not engage it; distances are known from the move, or from a shot since the
 * last move.
 */
const engagementFaults = (model: PlanModel): readonly PlanFault[] => {
  const { plan } = model
  if (plan.edition !== 1 || plan.stopWhen) return []
  const moves = new Map<number, number>(plan.units.flatMap(({ request }, unit) => (request.moved ? [[unit, 1] as const] : [])))
  const known = new Map<number, number>()
  return plan.steps.flatMap((step): readonly PlanFault[] => {
    if (step.is !== 'act' || step.when) return []
    if (step.verb === 'turn') {
      moves.clear()
      known.clear()
    }
    const [unit] = step.units
    if (unit === undefined || (step.verb !== 'move' && step.verb !== 'charge' && step.verb !== 'shoot')) return []
    if (step.verb === 'shoot') {
      if (step.distance !== undefined) known.set(unit, step.distance)
      return []
    }
    const before = moves.get(unit) ?? 0
    const distance = step.verb === 'move' ? (step.distance ?? known.get(unit)) : undefined
    for (const each of step.units) moves.set(each, (moves.get(each) ?? 0) + 1)
    for (const each of step.units) known.delete(each)
    if (before === 0 || distance === undefined || distance > CLOSE) return []
    const { name } = preparedUnit(model, unit).planUnit
    const message = t(
      '{name} begins a further move {distance}" from an enemy: within S of one it must engage it, or the activation is lost (R4.6)',
      { name, distance }
    )
    return [{ path: step.at, message }]
  })
}

/** Everything that is wrong with the activations of a plan, in steps that `isSound` accepts. */
export const activationFaults = (model: PlanModel, isSound: (path: PlanFault['path']) => boolean): readonly PlanFault[] => {
  const checks = obedienceFaults(model)
  const acts = allSteps(model.plan.steps).filter((step): step is PlacedActStep => step.is === 'act' && isSound(step.at))
  return [
    ...acts.filter(isActivity).flatMap(step => [...paymentFaults(model, step), ...checks.flatMap(look => look(step))]),
    ...engagementFaults(model)
  ]
}
