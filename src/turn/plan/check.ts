import { inspected } from '../../battle/faults'
import type { Mistake } from '../../model/errors'
import { t, translate } from '../../model/language'
import { type ActStep, type Conduct, NO_CONDUCT, type Plan, type PlanStep } from '../../model/plan'
import { either } from '../../model/quoted'
import type { Rulebook } from '../../rules/types'
import { activationFaults, type PlanFault } from './activations'
import { casesOfPlan } from './cases'
import { capacityOf, type DiceUse, payableFrom, useKey } from './dice-budget'
import { type EncounterFight, scenarioOf } from './encounter'
import { isOwnTurn } from './fatigue'
import { allSteps, boxesInForce, type PlanModel, planModel, preparedUnit } from './plan-model'
import { bandOf, rangeOf, reachOf } from './reach'
import { fieldOf, withChanges } from './state'
import { isIdle } from './use-box'

/** What is illegal or impossible in a plan, found without playing it. */

type PlacedActStep = PlanStep & ActStep

/** Amounts of fatigue that a unit may have by then: a mistake counts only if it is one with each of them. */
const FATIGUES = [0, 1, 9] as const

const fightOfStep = (step: PlacedActStep, target: number, reply: Conduct): EncounterFight => ({
  kind: step.verb === 'charge' ? 'melee' : 'shoot',
  attackers: step.units.map((unit, i) => ({
    unit,
    conduct: i === 0 ? step.own : (step.companion ?? NO_CONDUCT),
    fatigue: 0,
    isTiredByActivating: step.verb === 'move'
  })),
  defender: { unit: target, conduct: reply, fatigue: 0, isTiredByActivating: false }
})

/** The mistakes of a fight that are mistakes whatever the fatigue of both units. */
const lastingMistakes = (model: PlanModel, step: PlacedActStep, target: number, reply: Conduct): readonly Mistake[] => {
  const scenario = scenarioOf(model, fightOfStep(step, target, reply), model.start)
  return FATIGUES.flatMap(own =>
    FATIGUES.map(theirs => {
      const attacker = 'together' in scenario.attacker ? scenario.attacker : { ...scenario.attacker, fatigue: own }
      const defender = 'together' in scenario.defender ? scenario.defender : { ...scenario.defender, fatigue: theirs }
      return inspected({ ...scenario, attacker, defender }, model.book).faults
    })
  ).reduce((beforeAbilities, faults) => beforeAbilities.filter(({ message }) => faults.some(fault => fault.message === message)))
}

const fightFaults = (model: PlanModel, step: PlacedActStep): readonly PlanFault[] => {
  if (step.verb === 'use' || step.units.length === 0) return []
  const replies = step.enemy === 'best' || step.enemy.length === 0 ? [NO_CONDUCT] : step.enemy
  const messages = step.targets.flatMap(target =>
    replies.flatMap(reply => lastingMistakes(model, step, target, reply).map(({ message }) => message))
  )
  return [...new Set(messages)].map(message => ({ path: step.at, message }))
}

/** The steps that are done whatever happens. */
const certainSteps = (plan: Plan): readonly PlanStep[] => (plan.stopWhen ? [] : plan.steps.filter(({ when }) => !when))

/** Whether a unit has certainly been activated before in this turn. */
const isFurther = ({ plan }: PlanModel, step: PlacedActStep, unit: number): boolean => {
  const before = certainSteps(plan)
  return before
    .slice(0, Math.max(0, before.indexOf(step)))
    .some(each => each.is === 'act' && each.verb !== 'use' && each.turn === step.turn && each.units.includes(unit))
}

const reachFaults = (model: PlanModel, step: PlacedActStep): readonly PlanFault[] => {
  const [unit] = step.units
  const { distance = 0 } = step
  if (unit === undefined) return []
  const prepared = preparedUnit(model, unit)
  const { name } = prepared.planUnit
  const path = [...step.at, 'distance']
  const later = isFurther(model, step, unit)
  const lastingBoxes = boxesInForce(model, prepared.planUnit.warband, step.turn ?? 0)
  const reach = reachOf(prepared, step, model.book, later, lastingBoxes)
  if (step.verb === 'charge' && distance > reach)
    return [
      {
        path,
        message: t('{name} reaches {reach}" ({band}, R4.5) and its target is {distance}" away: it cannot charge that far', {
          name,
          reach,
          band: bandOf(prepared, step, later, lastingBoxes),
          distance
        })
      }
    ]
  const range = rangeOf(prepared, lastingBoxes) ?? Number.POSITIVE_INFINITY
  if (step.verb === 'shoot' && distance > range)
    return [
      { path, message: t('{name} shoots {range}" far (R2.7) and its target is {distance}" away', { name, range, distance }) }
    ]
  return []
}

const useFaults = (model: PlanModel, step: PlacedActStep): readonly PlanFault[] => {
  const ability = model.book.abilities[step.box ?? '']
  if (!ability || ability.until) return []
  const path = [...step.at, 'on']
  const on = [...step.units, ...step.targets]
  const { removesUnitOf } = ability
  if (removesUnitOf !== undefined)
    return [
      ...step.units.map(unit => ({
        path,
        message: t('{box} removes an enemy unit, and {unit} is your own', {
          box: translate(ability.name),
          unit: preparedUnit(model, unit).planUnit.name
        })
      })),
      ...step.targets
        .filter(unit => preparedUnit(model, unit).combatUnit.untouched)
        .map(unit => ({
          path,
          message: t('no ability works on {unit} (R8.3): name another unit', { unit: preparedUnit(model, unit).planUnit.name })
        })),
      ...(on.length > 1 ? [{ path, message: t('{box} removes one unit: name one', { box: translate(ability.name) }) }] : []),
      ...step.targets
        .filter(unit => preparedUnit(model, unit).isLeader && model.readings['loki-warlord'] === 'no')
        .map(unit => ({
          path,
          message: t('{box} does not remove {unit}, who leads (reading loki-warlord=no)', {
            box: translate(ability.name),
            unit: preparedUnit(model, unit).planUnit.name
          })
        }))
    ]
  const fatigued = model.preparedUnits.reduce(
    (state, { fatigueLimit }, unit) => withChanges(state, [[fieldOf(unit, 'fatigue'), fatigueLimit]]),
    model.start
  )
  return on
    .filter(unit => isIdle(model, step, unit, fatigued) && isIdle(model, step, unit, model.start))
    .map(unit => ({
      path,
      message: t('it does nothing to {unit}: leave it out', { unit: preparedUnit(model, unit).planUnit.name })
    }))
}

/** A unit rests only as its first activation of the turn (R4.2). */
const restFaults = (model: PlanModel): readonly PlanFault[] => {
  const { plan } = model
  const active = new Map<number, string>()
  for (const [unit, { request }] of plan.units.entries()) if (request.moved) active.set(unit, t('it has moved already'))
  return certainSteps(plan).flatMap(step => {
    if (step.is !== 'act' || step.verb === 'use') return []
    if (step.verb === 'turn') active.clear()
    const faults = step.units.flatMap((unit): readonly PlanFault[] => {
      const before = active.get(unit)
      active.set(unit, t('step {label} comes first', { label: step.label }))
      return step.verb === 'rest' && before !== undefined
        ? [
            {
              path: step.at,
              message: t('{unit} may rest only as its first activation of the turn (R4.2): {before}', {
                unit: preparedUnit(model, unit).planUnit.name,
                before
              })
            }
          ]
        : []
    })
    return faults
  })
}

const boxName = (box: string, { abilities }: Rulebook): string =>
  translate(abilities[box]?.name ?? (box === 'we-obey' ? 'We Obey' : 'Determination'))

const ruleOf = (box: string, { abilities }: Rulebook): string => (abilities[box] ? 'R7.3' : 'R6.2')

const timesText = (times: number): string => (times === 1 ? t('once') : times === 2 ? t('twice') : t('{times} times', { times }))

/** Why a box cannot be used `used` times, of which the first `capacity` are paid for. */
const overuseText = (model: PlanModel, use: DiceUse, used: number, capacity: number): string => {
  const { plan, book } = model
  const { warband, box, unit } = use
  const ability = book.abilities[box]
  const name = boxName(box, book)
  const rule = ruleOf(box, book)
  const times = timesText(capacity)
  if (unit !== undefined && capacity > 0 && ability)
    return t('{box} activates {unit} {times} a turn ({rule}), and already has', {
      box: name,
      unit: preparedUnit(model, unit).planUnit.name,
      times,
      rule
    })
  const isOnceATurn = !ability || (capacity === 1 && ability.multi !== true)
  if (isOnceATurn) return t('{box} is used {times} a turn ({rule}), and already was', { box: name, times, rule })
  return capacity === 0
    ? t('there is no die on {box}: add one to the dice of {side}, or {cure}', {
        box: name,
        side: plan.warbands[warband].name,
        cure: ability.noFight === undefined ? t('leave it out') : t('add free: true')
      })
    : t('{n} {n|die is|dice are} on {box}, and {used} are spent by now', { n: capacity, box: name, used })
}

/** Takes SAGA dice off the boards step by step; a use that they do not pay for is a fault. */
const createDiceAccount = (model: PlanModel) => {
  const { plan, book } = model
  const spent = new Map<string, number>()
  /** Takes the dice of other boxes, each from the first that has one left. */
  const takeFrom = (step: PlanStep, use: DiceUse, from: readonly string[]): readonly PlanFault[] => {
    let wanted = use.times
    for (const each of payableFrom(use)) {
      const key = useKey(each)
      const before = spent.get(key) ?? 0
      const taken = Math.min(wanted, Math.max(0, capacityOf(plan, each, book) - before))
      spent.set(key, before + taken)
      wanted -= taken
    }
    if (wanted === 0) return []
    const message = t('{box} spends {times} dice, and {left} {left|is|are} left on {boxes} by then', {
      box: boxName(use.box, book),
      times: use.times,
      left: use.times - wanted,
      boxes: either(from.map(box => boxName(box, book)))
    })
    return [{ path: step.at, message }]
  }
  return (step: PlanStep, use: DiceUse): readonly PlanFault[] => {
    if (use.from) return takeFrom(step, use, use.from)
    const key = useKey(use)
    // a lasting box is used once and in force from then on
    if (spent.has(key) && book.abilities[use.box]?.until) return []
    const used = (spent.get(key) ?? 0) + use.times
    spent.set(key, used)
    const capacity = capacityOf(plan, use, book)
    return used <= capacity ? [] : [{ path: step.at, message: overuseText(model, use, used, capacity) }]
  }
}

/** Whether an ability that may be in force by then makes an activation free (N13). */
const isPerhapsFree = ({ book, lastingBoxes }: PlanModel, { verb, turn = 0 }: ActStep, { warband, box }: DiceUse): boolean =>
  book.abilities[box]?.activates !== undefined &&
  book.abilities[box]?.multi === true &&
  lastingBoxes.some(
    each =>
      each.warband === warband &&
      each.turn <= turn &&
      each.effects.some(effect => effect.verb === 'free-activation' && effect.for === verb)
  )

/** What is certainly used must be on the board. */
const diceFaults = (model: PlanModel): readonly PlanFault[] => {
  const { plan, book } = model
  const take = createDiceAccount(model)
  const due = (step: ActStep): readonly DiceUse[] => model.uses(step).filter(use => !isPerhapsFree(model, step, use))
  const certain = certainSteps(plan)
  const ofCertain = certain.flatMap(step => (step.is === 'act' ? due(step).flatMap(use => take(step, use)) : []))
  // a step that may be left out must be payable by itself
  const ofOthers = allSteps(plan.steps)
    .filter(step => !certain.includes(step))
    .flatMap(step =>
      step.is === 'act' ? due(step).flatMap(use => (use.times > capacityOf(plan, use, book) ? take(step, use) : [])) : []
    )
  return [...ofCertain, ...ofOthers]
}

/** Boxes of the Orders phase come before the first activation; a lasting one is used only once (R7.4, T7.6). */
const ordersFaults = (model: PlanModel): readonly PlanFault[] => {
  const { plan, book } = model
  // in one's own turn: "Orders/Reaction" is of the enemy's
  const isOfOrders = (box: string): boolean => book.abilities[box]?.when.every(timing => timing.startsWith('Orders')) === true
  const isActive = (step: PlanStep): boolean =>
    step.is === 'act' && step.verb !== 'use' && step.units.some(unit => preparedUnit(model, unit).planUnit.warband === plan.turn)
  const first = plan.steps.findIndex(step => certainSteps(plan).includes(step) && isActive(step))
  if (first < 0) return []
  const boxes = (step: PlanStep): readonly string[] =>
    step.is === 'act'
      ? model
          .uses(step)
          .filter(({ warband, box }) => warband === plan.turn && isOfOrders(box))
          .map(({ box }) => box)
      : []
  const before = new Set(allSteps(plan.steps.slice(0, first + 1)).flatMap(boxes))
  return allSteps(plan.steps.slice(first + 1)).flatMap(step =>
    boxes(step)
      .filter(box => !(before.has(box) && book.abilities[box]?.until))
      .map(box => ({
        path: step.at,
        message: t('{box} is used in the Orders phase, before the first activation of the turn (R7.4): put it there', {
          box: boxName(box, book)
        })
      }))
  )
}

/** A unit rests only in its own turn (R4.2). */
const turnFaults = (model: PlanModel): readonly PlanFault[] =>
  allSteps(model.plan.steps).flatMap(step =>
    step.is === 'act' && step.verb === 'rest'
      ? step.units
          .filter(unit => !isOwnTurn(model, unit, step))
          .map(unit => ({
            path: step.at,
            message: t('{unit} rests only in its own turn (R4.2)', { unit: preparedUnit(model, unit).planUnit.name })
          }))
      : []
  )

/**
 * Everything that is illegal or impossible whatever the dice show, in steps that `isSound` accepts; of a plan with uncertain
 * units, in any of its cases.
 */
export const planFaults = (
  plan: Plan,
  book: Rulebook,
  isSound: (path: PlanFault['path']) => boolean = () => true
): readonly PlanFault[] => {
  const all = casesOfPlan(plan).flatMap(each => faultsOf(each.plan, book, isSound))
  return [...new Map(all.map(fault => [`${fault.path.join(' ')}: ${fault.message}`, fault])).values()]
}

const faultsOf = (plan: Plan, book: Rulebook, isSound: (path: PlanFault['path']) => boolean): readonly PlanFault[] => {
  const model = planModel(plan, book, false)
  const acts = allSteps(plan.steps).filter((step): step is PlacedActStep => step.is === 'act' && isSound(step.at))
  return [
    ...acts.flatMap(step => [...reachFaults(model, step), ...fightFaults(model, step), ...useFaults(model, step)]),
    ...activationFaults(model, isSound),
    ...restFaults(model),
    ...turnFaults(model),
    ...ordersFaults(model),
    ...diceFaults(model)
  ]
}
