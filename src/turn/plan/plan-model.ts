import { type Condition, comparisons, holdsOf } from '../../model/condition'
import type { Effect } from '../../model/effect'
import {
  type ActStep,
  isPointPart,
  isStageAsked,
  type Plan,
  type PlanQuantity,
  type PlanStep,
  POINTS,
  type PointPart
} from '../../model/plan'
import type { Stage } from '../../model/quantities'
import { mayBeBasic, placesOf } from '../../rules/abilities'
import { type Readings, readingsInForce } from '../../rules/readings-in-force'
import type { Ability, Reach, Rulebook } from '../../rules/types'
import { type Actions, actionsOf, firstAction, usesOf } from './actions'
import { type DiceUse, limitedBoxesOf, mostUses, sumUses, useKey } from './dice-budget'
import { type PreparedUnit, prepareUnit } from './prepared-unit'
import { ACTIVITY, fieldOf, fieldsOfUnits, type State, UNIT_FIELDS, type UnitField, valueAt } from './state'

/** A plan prepared for playing: its units, the boxes that can run out, and the field of each number. */
export interface PlanModel {
  readonly plan: Plan
  readonly book: Rulebook
  readonly readings: Readings
  /** In the order of the plan: a unit's index here is its index everywhere. */
  readonly preparedUnits: readonly PreparedUnit[]
  /** The field of the dice left on a box; undefined where it cannot run out. */
  readonly diceField: (use: Omit<DiceUse, 'times'>) => number | undefined
  /** Boxes whose effects last until a turn ends. */
  readonly lastingBoxes: readonly LastingBox[]
  /** The field that is 1 while such a box is in force. */
  readonly inForceField: (use: Pick<DiceUse, 'warband' | 'box'>, turn: number) => number | undefined
  /**
   * The field that is 1 once a box that may become basic was used in a turn, if the plan may use it more than once in it (N13).
   */
  readonly usedThisTurnField: (use: Pick<DiceUse, 'warband' | 'box'>, turn: number) => number | undefined
  /** The field that is 1 while the leader of a warband moves, if the plan uses We Obey (R6.2). */
  readonly leaderMovedField: (warband: 0 | 1) => number | undefined
  /** What the fields beyond those of the units count, in their order. */
  readonly furtherFields: readonly FurtherField[]
  /** The field that is 1 once the plan has stopped; undefined where it never stops. */
  readonly stopField: number | undefined
  readonly start: State
  /** What may be chosen at each activity. */
  readonly actionsByStep: ReadonlyMap<ActStep, Actions>
  /** The most uses of each box that an activity can make. */
  readonly uses: (step: ActStep) => readonly DiceUse[]
  /** By unit, what conditions ask of its last melee: whether it won, and the like. */
  readonly endingsAsked: ReadonlyMap<number, ReadonlySet<MeleeEnding>>
  /** By unit, what conditions ask of the dice of its last fight. */
  readonly stagesAsked: ReadonlyMap<number, ReadonlySet<Stage>>
  /** The field of such a stage. */
  readonly stageField: (unit: number, stage: Stage) => number | undefined
}

/** A number of the state that is of no unit. */
export type FurtherField =
  | { readonly is: 'dice on'; readonly use: Omit<DiceUse, 'times'> }
  | { readonly is: 'in force' | 'used'; readonly use: Pick<DiceUse, 'warband' | 'box' | 'turn'> }
  | { readonly is: 'stopped' }
  | { readonly is: 'leader moved'; readonly warband: 0 | 1 }
  | { readonly is: 'stage'; readonly unit: number; readonly stage: Stage }

/** How a melee ended for a unit: bits of one number, for several may hold. */
export const ENDINGS = { won: 1, tied: 2, disengaged: 4 } as const
/** One of these bits, by name. */
export type MeleeEnding = keyof typeof ENDINGS

const isMeleeEnding = (asks: PlanQuantity): asks is MeleeEnding => asks in ENDINGS

/** A box whose effects last until the end of the turn in which it is used, or of the next one. */
export interface LastingBox {
  readonly warband: 0 | 1
  readonly box: string
  readonly turn: number
  readonly until: NonNullable<Ability['until']>
  readonly effects: readonly Effect[]
  readonly reach: Reach
}

/** The lasting boxes that are in force for a warband in a turn; without `state`, all that the plan may bring into force. */
export const boxesInForce = (
  { lastingBoxes, inForceField }: Pick<PlanModel, 'lastingBoxes' | 'inForceField'>,
  warband: 0 | 1,
  turn: number,
  state?: State
): readonly LastingBox[] =>
  lastingBoxes.filter(
    each =>
      each.warband === warband &&
      (each.turn === turn || (each.until === 'next-turn' && each.turn + 1 === turn)) &&
      (state === undefined || valueAt(state, inForceField(each, each.turn) ?? -1) === 1)
  )

/** What may be chosen at an activity; nothing for a step of another plan. */
export const actionsAt = ({ actionsByStep }: Pick<PlanModel, 'actionsByStep'>, step: ActStep): Actions =>
  actionsByStep.get(step) ?? []

/** A unit of the plan by its index. Throws a RangeError where there is none. */
export const preparedUnit = ({ preparedUnits }: Pick<PlanModel, 'preparedUnits'>, unit: number): PreparedUnit => {
  const prepared = preparedUnits[unit]
  if (!prepared) throw new RangeError(`there is no unit ${unit}`)
  return prepared
}

/** Every step, with those inside choices and `else`. */
export const allSteps = (steps: readonly PlanStep[]): readonly PlanStep[] =>
  steps.flatMap(step => [
    step,
    ...allSteps(step.otherwise),
    ...(step.is === 'choose' ? step.options.flatMap(option => allSteps(option.steps)) : [])
  ])

/** The unit and the number that a quantity of a condition names: "hird.models"; undefined for an unknown unit. */
export const parseQuantity = (
  quantity: string,
  plan: Plan
): { readonly unit: number; readonly asks: PlanQuantity } | undefined => {
  const words = quantity.split('.')
  const asks = words.pop()
  const unit = plan.units.findIndex(({ name }) => name === words.join('.'))
  return unit < 0 ? undefined : { unit, asks: asks as PlanQuantity }
}

/** Every condition of a plan. */
const conditionsOf = (plan: Plan): readonly Condition[] => [
  ...(plan.stopWhen ? [plan.stopWhen] : []),
  ...plan.goals.map(({ condition }) => condition),
  ...allSteps(plan.steps).flatMap(step => [
    ...(step.when ? [step.when] : []),
    ...(step.is === 'stop' ? [step.stops] : []),
    ...(step.is === 'act' && step.enemy !== 'best' ? step.enemy.flatMap(({ when }) => (when ? [when] : [])) : [])
  ])
]

const startOfUnits = (forces: readonly PreparedUnit[], turn: 0 | 1): State =>
  forces.flatMap(({ lives, guards, planUnit: { request, warband }, isImmuneToFatigue }) => {
    const activity = request.moved ? ACTIVITY.active : ACTIVITY.none
    // a war banner takes one fatigue as the phase of its side begins (T6.8)
    const fatigue = Math.max(0, (request.fatigue ?? 0) - (request.banner && warband === turn ? 1 : 0))
    const own: Readonly<Record<UnitField, number>> = {
      models: lives,
      fatigue: isImmuneToFatigue ? 0 : fatigue,
      activity,
      won: 0,
      ignoredFatigue: 0,
      guards,
      vanishedFatigue: 0
    }
    return UNIT_FIELDS.map(part => own[part])
  })

/** The effects of an ability, each with the places and conditions of the ability itself. */
export const effectsOf = (ability: Ability): readonly Effect[] => {
  const places = placesOf(ability)
  return ability.effects.map(effect => ({ ...effect, in: effect.in ?? places, if: { ...ability.if, ...effect.if } }))
}

type UseInTurn = Pick<DiceUse, 'warband' | 'box' | 'times'> & { readonly turn: number }

const lastingBoxesIn = (uses: readonly UseInTurn[], { abilities }: Rulebook): readonly LastingBox[] => {
  const found = new Map<string, LastingBox>()
  for (const { warband, box, turn } of uses) {
    const ability = abilities[box]
    if (ability?.until)
      found.set(useKey({ warband, box, turn }), {
        warband,
        box,
        turn,
        until: ability.until,
        effects: effectsOf(ability),
        reach: ability.reach ?? {}
      })
  }
  return [...found.values()]
}

/** The boxes that may become basic and are used more than once in a turn. */
const repeatedBoxes = (uses: readonly UseInTurn[], book: Rulebook): readonly UseInTurn[] => {
  const found = new Map<string, UseInTurn>()
  for (const use of uses) {
    const key = useKey(use)
    if (mayBeBasic(book, use.box)) found.set(key, { ...use, times: (found.get(key)?.times ?? 0) + use.times })
  }
  return [...found.values()].filter(({ times }) => times > 1)
}

const keyOf = (field: FurtherField): string => {
  switch (field.is) {
    case 'stopped':
      return field.is
    case 'leader moved':
      return `${field.is} ${field.warband}`
    case 'stage':
      return `${field.stage} ${field.unit}`
    default:
      return `${field.is} ${useKey(field.use)}`
  }
}

const WARBANDS = [0, 1] as const

/**
 * The actions of each activity. `isSolved`: open choices stay open for the solver; else the first option of each is taken, and no
 * optional ability or fatigue is used.
 */
const actionsOfSteps = (acts: readonly ActStep[], plan: Plan, book: Rulebook, isSolved: boolean): PlanModel['actionsByStep'] =>
  new Map(
    acts.map((step): readonly [ActStep, Actions] => {
      if (isSolved) return [step, actionsOf(step, plan, book)]
      const first = firstAction(actionsOf({ ...step, free: {}, enemy: [] }, plan, book))
      return [step, [[[[{ ...first, step }]]]]]
    })
  )

/** The most uses of each box that an activity can make, by both sides. */
const usesInActivity = (step: ActStep, actions: Actions, plan: Plan, book: Rulebook): readonly DiceUse[] => {
  const own = actions.flat(3).flatMap(action => sumUses([...action.activationCosts, ...action.uses]))
  const replies = step.enemy === 'best' ? [] : step.enemy
  const theirs = step.targets.flatMap(target => replies.flatMap(reply => usesOf(reply, target, step.turn ?? 0, { plan, book })))
  return mostUses([...own, ...theirs])
}

/** Prepares a plan. `isSolved`: its open choices are left to the solver. Throws a RequestError where a step has too many actions. */
export const planModel = (plan: Plan, book: Rulebook, isSolved: boolean): PlanModel => {
  const steps = allSteps(plan.steps)
  const acts = steps.filter(step => step.is === 'act')
  const actionsByStep = actionsOfSteps(acts, plan, book, isSolved)
  const uses = (step: ActStep): readonly DiceUse[] => usesInActivity(step, actionsAt({ actionsByStep }, step), plan, book)
  const limitedBoxes = limitedBoxesOf(plan, book, uses)
  const readings = readingsInForce(plan.readings, book)
  const preparedUnits = plan.units.map(unit => prepareUnit(unit, book, readings))
  const all = acts.flatMap(step => uses(step).map(use => ({ ...use, turn: step.turn ?? 0 })))
  const lastingBoxes = lastingBoxesIn(all, book)
  const asked = conditionsOf(plan)
    .flatMap(comparisons)
    .flatMap(({ quantity }) => parseQuantity(quantity, plan) ?? [])
  const stagesAsked = askedByUnit(asked, isStageAsked)
  const stops = plan.stopWhen !== undefined || steps.some(step => step.is === 'stop')
  const furtherFields: readonly FurtherField[] = [
    ...limitedBoxes.map(use => ({ is: 'dice on', use }) as const),
    { is: 'stopped' },
    ...lastingBoxes.map(use => ({ is: 'in force', use }) as const),
    ...(acts.some(({ pays }) => pays.includes('we-obey'))
      ? WARBANDS.map(warband => ({ is: 'leader moved', warband }) as const)
      : []),
    ...repeatedBoxes(all, book).map(use => ({ is: 'used', use }) as const),
    ...[...stagesAsked].flatMap(([unit, stages]) => [...stages].map(stage => ({ is: 'stage', unit, stage }) as const))
  ]
  const indices = new Map(furtherFields.map((field, i) => [keyOf(field), fieldsOfUnits(preparedUnits.length) + i]))
  const indexOf = (field: FurtherField): number | undefined => indices.get(keyOf(field))
  // dice on a box are there at the start; everything else is still to happen
  const furtherStart = [...limitedBoxes.map(({ times }) => times), ...furtherFields.slice(limitedBoxes.length).map(() => 0)]
  return {
    plan,
    book,
    readings,
    preparedUnits,
    diceField: use => indexOf({ is: 'dice on', use }),
    lastingBoxes,
    inForceField: ({ warband, box }, turn) => indexOf({ is: 'in force', use: { warband, box, turn } }),
    usedThisTurnField: ({ warband, box }, turn) => indexOf({ is: 'used', use: { warband, box, turn } }),
    leaderMovedField: warband => indexOf({ is: 'leader moved', warband }),
    furtherFields,
    stopField: stops ? indexOf({ is: 'stopped' }) : undefined,
    start: [...startOfUnits(preparedUnits, plan.turn), ...furtherStart],
    actionsByStep,
    uses,
    endingsAsked: askedByUnit(asked, isMeleeEnding),
    stagesAsked,
    stageField: (unit, stage) => indexOf({ is: 'stage', unit, stage })
  }
}

/** By unit, the quantities of one kind that are asked of it. */
const askedByUnit = <Q extends PlanQuantity>(
  asked: readonly { readonly unit: number; readonly asks: PlanQuantity }[],
  isOfSort: (asks: PlanQuantity) => asks is Q
): ReadonlyMap<number, ReadonlySet<Q>> => {
  const found = new Map<number, Set<Q>>()
  for (const { unit, asks } of asked) if (isOfSort(asks)) found.set(unit, (found.get(unit) ?? new Set<Q>()).add(asks))
  return found
}

/** The unit and the stage whose field this is. */
export const stageOfField = (
  { preparedUnits, furtherFields }: PlanModel,
  field: number
): { readonly unit: number; readonly stage: Stage } | undefined => {
  const found = furtherFields[field - fieldsOfUnits(preparedUnits.length)]
  return found?.is === 'stage' ? found : undefined
}

/** Victory points scored by a unit's losses (R8.2): positive where the side whose turn it is scores them. `left`: lives left. */
export const pointsFromLosses = (model: PlanModel, unit: number, left: number): number => {
  const { planUnit: named, pointsForEnemy } = preparedUnit(model, unit)
  return named.warband === model.plan.turn ? -pointsForEnemy(left) : pointsForEnemy(left)
}

/** Victory points killed less lost so far, from the side whose turn it is. */
export const pointsLead = (model: PlanModel, state: State): number =>
  model.preparedUnits.reduce((sum, _, unit) => sum + pointsFromLosses(model, unit, valueAt(state, fieldOf(unit, 'models'))), 0)

/** The units whose losses count as points killed, or as points lost. */
const unitsOf = ({ plan }: PlanModel, part: PointPart): readonly number[] =>
  plan.units.flatMap(({ warband }, unit) => ((warband === plan.turn) === (part === 'points.lost') ? [unit] : []))

/** The amount of a quantity of a condition in a state; undefined where there is no such quantity. */
export const amountOf = (model: PlanModel, quantity: string, state: State): number | undefined => {
  if (quantity === POINTS) return pointsLead(model, state)
  if (isPointPart(quantity))
    return unitsOf(model, quantity).reduce(
      (sum, unit) => sum + Math.abs(pointsFromLosses(model, unit, valueAt(state, fieldOf(unit, 'models')))),
      0
    )
  const part = parseQuantity(quantity, model.plan)
  if (!part) return undefined
  const prepared = preparedUnit(model, part.unit)
  const models = valueAt(state, fieldOf(part.unit, 'models'))
  const fatigue = valueAt(state, fieldOf(part.unit, 'fatigue'))
  switch (part.asks) {
    case 'models':
      return models
    case 'fatigue':
      return fatigue
    case 'lost':
      return prepared.lives - models
    case 'gone':
      return models === 0 ? 1 : 0
    case 'exhausted':
      return models > 0 && fatigue >= prepared.fatigueLimit ? 1 : 0
    case 'won':
    case 'tied':
    case 'disengaged':
      return valueAt(state, fieldOf(part.unit, 'won')) & ENDINGS[part.asks] ? 1 : 0
    default: {
      const field = model.stageField(part.unit, part.asks)
      return field === undefined ? undefined : valueAt(state, field)
    }
  }
}

/** Whether a condition holds in a state. */
export const holdsIn = (model: PlanModel, condition: Condition, state: State): boolean =>
  holdsOf(condition, quantity => amountOf(model, quantity, state))

/** The fields that a condition reads. */
export const fieldsOfCondition = (model: PlanModel, condition: Condition | undefined): readonly number[] =>
  condition === undefined
    ? []
    : comparisons(condition).flatMap(({ quantity }) => {
        if (quantity === POINTS) return model.preparedUnits.map((_, unit) => fieldOf(unit, 'models'))
        if (isPointPart(quantity)) return unitsOf(model, quantity).map(unit => fieldOf(unit, 'models'))
        const part = parseQuantity(quantity, model.plan)
        if (!part) return []
        const { unit, asks } = part
        if (asks === 'fatigue') return [fieldOf(unit, 'fatigue')]
        if (isMeleeEnding(asks)) return [fieldOf(unit, 'won')]
        if (isStageAsked(asks)) return [model.stageField(unit, asks) ?? []].flat()
        return asks === 'exhausted' ? [fieldOf(unit, 'models'), fieldOf(unit, 'fatigue')] : [fieldOf(unit, 'models')]
      })
