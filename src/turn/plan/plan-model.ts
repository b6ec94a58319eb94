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
import { keyOfBox, largest, limitedBoxes, summed, type Use } from './dice-budget'
import { valueAt, DONE, fieldOf, fieldsOfUnits, PARTS, type UnitPart, type Values } from './field'
import { type Force, forceOf } from './forces'
import { firstPlay, type Plays, playsOf, usesBy } from './options'

/** A plan prepared for playing: its units, what can run out, and where each number stands. */
export interface PlanModel {
  readonly plan: Plan
  readonly book: Rulebook
  readonly readings: Readings
  readonly forces: readonly Force[]
  /** Where the dice on a box stand, if it may run dry. */
  readonly boxField: (use: Omit<Use, 'times'>) => number | undefined
  /** Boxes that last until the turn ends, and where it stands whether each is in force. */
  readonly lasting: readonly Lasting[]
  readonly lastingField: (use: Pick<Use, 'warband' | 'box'>, turn: number) => number | undefined
  /** Where it stands whether a box that may be basic was used in a turn, if it may be used more than once in it (N13). */
  readonly onceField: (use: Pick<Use, 'warband' | 'box'>, turn: number) => number | undefined
  /** Where it stands whether the leader of a warband moves just now, if anybody obeys him (R6.2). */
  readonly ledField: (warband: 0 | 1) => number | undefined
  readonly boxes: readonly Use[]
  /** 1 where the plan has stopped; absent where it never does. */
  readonly stopField: number | undefined
  readonly start: Values
  /** The ways to play each activity. */
  readonly plays: ReadonlyMap<ActStep, Plays>
  /** Every use of a box that an activity may come to. */
  readonly uses: (step: ActStep) => readonly Use[]
  /** What conditions ask of the last melee of each unit: whether it won, and the like. */
  readonly watched: ReadonlyMap<number, ReadonlySet<Ended>>
  /** What conditions ask of the dice of each unit's last fight. */
  readonly noted: ReadonlyMap<number, ReadonlySet<Stage>>
  /** Where it stands. */
  readonly stageField: (unit: number, stage: Stage) => number | undefined
}

/** How a melee ended for a unit: several may hold, each a bit of one number. */
export const ENDED = { won: 1, tied: 2, disengaged: 4 } as const
export type Ended = keyof typeof ENDED

const isEnded = (asks: PlanQuantity): asks is Ended => asks in ENDED

/** A box whose effects are in force until the turn ends in which it is used, or the next one. */
export interface Lasting {
  readonly warband: 0 | 1
  readonly box: string
  readonly turn: number
  readonly until: NonNullable<Ability['until']>
  readonly effects: readonly Effect[]
  readonly reach: Reach
}

/** What lasts for a side in a turn; without values all that the plan may bring into force. */
export const inForce = (
  { lasting, lastingField }: Pick<PlanModel, 'lasting' | 'lastingField'>,
  warband: 0 | 1,
  turn: number,
  values?: Values
): readonly Lasting[] =>
  lasting.filter(
    each =>
      each.warband === warband &&
      (each.turn === turn || (each.until === 'next-turn' && each.turn + 1 === turn)) &&
      (values === undefined || valueAt(values, lastingField(each, each.turn) ?? -1) === 1)
  )

/** The ways to play an activity. */
export const playsAt = ({ plays }: Pick<PlanModel, 'plays'>, step: ActStep): Plays => plays.get(step) ?? []

/** A unit of the plan by its place. */
export const forceIn = ({ forces }: Pick<PlanModel, 'forces'>, unit: number): Force => {
  const force = forces[unit]
  if (!force) throw new RangeError(`there is no unit ${unit}`)
  return force
}

/** Every step, those within others too. */
export const allSteps = (steps: readonly PlanStep[]): readonly PlanStep[] =>
  steps.flatMap(step => [
    step,
    ...allSteps(step.otherwise),
    ...(step.is === 'choose' ? step.options.flatMap(option => allSteps(option.steps)) : [])
  ])

/** The unit and the number that a condition's quantity names. */
export const partOf = (quantity: string, plan: Plan): { readonly unit: number; readonly asks: PlanQuantity } | undefined => {
  const words = quantity.split('.')
  const asks = words.pop()
  const unit = plan.units.findIndex(({ name }) => name === words.join('.'))
  return unit < 0 ? undefined : { unit, asks: asks as PlanQuantity }
}

/** Every condition of a plan. */
export const conditionsOf = (plan: Plan): readonly Condition[] => [
  ...(plan.stopWhen ? [plan.stopWhen] : []),
  ...plan.goals.map(({ condition }) => condition),
  ...allSteps(plan.steps).flatMap(step => [
    ...(step.when ? [step.when] : []),
    ...(step.is === 'stop' ? [step.stops] : []),
    ...(step.is === 'act' && step.enemy !== 'best' ? step.enemy.flatMap(({ when }) => (when ? [when] : [])) : [])
  ])
]

/** After the boxes stands whether the plan has stopped, which few plans ask; then what lasts, and who is led. */
const startOf = (forces: readonly Force[], boxes: readonly Use[], others: Values, turn: 0 | 1): Values => [
  ...forces.flatMap(({ lives, guards, unit: { request, warband }, isImmune }) => {
    const done = request.moved ? DONE.moved : DONE.nothing
    // a war banner takes one fatigue as the phase of its side begins (T6.8)
    const fatigue = Math.max(0, (request.fatigue ?? 0) - (request.banner && warband === turn ? 1 : 0))
    const own: Readonly<Record<UnitPart, number>> = {
      models: lives,
      fatigue: isImmune ? 0 : fatigue,
      done,
      won: 0,
      spared: 0,
      guards,
      vanished: 0
    }
    return PARTS.map(part => own[part])
  }),
  ...boxes.map(({ times }) => times),
  0,
  ...others
]

/** An ability's effects by themselves, with what it asks for. */
export const effectsOf = (ability: Ability): readonly Effect[] => {
  const places = placesOf(ability)
  return ability.effects.map(effect => ({ ...effect, in: effect.in ?? places, if: { ...ability.if, ...effect.if } }))
}

/** Uses with the turns in which they come. */
type InTurn = Pick<Use, 'warband' | 'box' | 'times'> & { readonly turn: number }

const lastingIn = (uses: readonly InTurn[], { abilities }: Rulebook): readonly Lasting[] => {
  const found = new Map<string, Lasting>()
  for (const { warband, box, turn } of uses) {
    const ability = abilities[box]
    if (ability?.until)
      found.set(keyOfBox({ warband, box, turn }), {
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

/** Boxes that may be basic and are used more than once in a turn. */
const repeatedIn = (uses: readonly InTurn[], book: Rulebook): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { warband, box, turn, times } of uses)
    if (mayBeBasic(book, box)) {
      const key = keyOfBox({ warband, box, turn })
      counts.set(key, (counts.get(key) ?? 0) + times)
    }
  return [...counts].flatMap(([key, count]) => (count > 1 ? [key] : []))
}

/** `solved`: whether what is left free is chosen; else each first choice is taken, and nothing that was left free is played. */
export const planModel = (plan: Plan, book: Rulebook, solved: boolean): PlanModel => {
  const steps = allSteps(plan.steps)
  const acts = steps.filter(step => step.is === 'act')
  const plays = new Map<ActStep, Plays>(
    acts.map(step => {
      if (solved) return [step, playsOf(step, plan, book)]
      const first = firstPlay(playsOf({ ...step, free: {}, enemy: [] }, plan, book))
      return [step, [[[[{ ...first, step }]]]]]
    })
  )
  const uses = (step: ActStep): readonly Use[] => {
    const own = playsAt({ plays }, step)
      .flat(3)
      .flatMap(play => summed([...play.fees, ...play.uses]))
    const rules = step.enemy === 'best' ? [] : step.enemy
    const theirs = step.targets.flatMap(target => rules.flatMap(rule => usesBy(rule, target, step.turn ?? 0, plan, book)))
    // the most of each box that one way of playing takes
    return largest([...own, ...theirs])
  }
  const boxes = limitedBoxes(plan, book, uses)
  const readings = readingsInForce(plan.readings, book)
  const forces = plan.units.map(unit => forceOf(unit, book, readings))
  const places = new Map(boxes.map((use, i) => [keyOfBox(use), fieldsOfUnits(forces.length) + i]))
  const stopAt = fieldsOfUnits(forces.length) + boxes.length
  const all = acts.flatMap(step => uses(step).map(use => ({ ...use, turn: step.turn ?? 0 })))
  const lasting = lastingIn(all, book)
  const lastingAt = new Map(lasting.map((each, i) => [keyOfBox(each), stopAt + 1 + i]))
  const repeated = repeatedIn(all, book)
  const isObeyed = acts.some(({ pays }) => pays.includes('we-obey'))
  const onceAt = stopAt + 1 + lasting.length + (isObeyed ? 2 : 0)
  const asked = conditionsOf(plan)
    .flatMap(comparisons)
    .flatMap(({ quantity }) => partOf(quantity, plan) ?? [])
  const noted = gathered(asked, isStageAsked)
  const stages = [...noted].flatMap(([unit, all]) => [...all].map(stage => `${unit} ${stage}`))
  const stagesAt = onceAt + repeated.length
  const stops = plan.stopWhen !== undefined || steps.some(step => step.is === 'stop')
  return {
    plan,
    book,
    readings,
    forces,
    boxField: use => places.get(keyOfBox(use)),
    lasting,
    lastingField: ({ warband, box }, turn) => lastingAt.get(keyOfBox({ warband, box, turn })),
    onceField: ({ warband, box }, turn) => {
      const place = repeated.indexOf(keyOfBox({ warband, box, turn }))
      return place < 0 ? undefined : onceAt + place
    },
    ledField: warband => (isObeyed ? stopAt + 1 + lasting.length + warband : undefined),
    boxes,
    stopField: stops ? stopAt : undefined,
    start: startOf(
      forces,
      boxes,
      [...lasting, ...(isObeyed ? [0, 0] : []), ...repeated, ...stages].map(() => 0),
      plan.turn
    ),
    plays,
    uses,
    watched: gathered(asked, isEnded),
    noted,
    stageField: (unit, stage) => {
      const place = stages.indexOf(`${unit} ${stage}`)
      return place < 0 ? undefined : stagesAt + place
    }
  }
}

/** By unit, what is asked of it of one sort. */
const gathered = <Q extends PlanQuantity>(
  asked: readonly { readonly unit: number; readonly asks: PlanQuantity }[],
  isOfSort: (asks: PlanQuantity) => asks is Q
): ReadonlyMap<number, ReadonlySet<Q>> => {
  const found = new Map<number, Set<Q>>()
  for (const { unit, asks } of asked) if (isOfSort(asks)) found.set(unit, (found.get(unit) ?? new Set<Q>()).add(asks))
  return found
}

/** The unit and the stage that a number is of. */
export const stageAt = (
  { noted, stageField }: PlanModel,
  field: number
): { readonly unit: number; readonly stage: Stage } | undefined =>
  [...noted]
    .flatMap(([unit, stages]) => [...stages].map(stage => ({ unit, stage })))
    .find(({ unit, stage }) => stageField(unit, stage) === field)

/** Points that a unit has cost its side, from the side of whose turn it is. */
export const pointsOf = (model: PlanModel, unit: number, left: number): number => {
  const { unit: named, worth } = forceIn(model, unit)
  return named.warband === model.plan.turn ? -worth(left) : worth(left)
}

/** Points killed less lost so far. */
export const leadOf = (model: PlanModel, values: Values): number =>
  model.forces.reduce((sum, _, unit) => sum + pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models'))), 0)

/** The units whose losses are points killed, or lost. */
const unitsOf = ({ plan }: PlanModel, part: PointPart): readonly number[] =>
  plan.units.flatMap(({ warband }, unit) => ((warband === plan.turn) === (part === 'points.lost') ? [unit] : []))

/** What a quantity of a condition comes to. */
export const quantityIn = (model: PlanModel, quantity: string, values: Values): number | undefined => {
  if (quantity === POINTS) return leadOf(model, values)
  if (isPointPart(quantity))
    return unitsOf(model, quantity).reduce(
      (sum, unit) => sum + Math.abs(pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models')))),
      0
    )
  const part = partOf(quantity, model.plan)
  if (!part) return undefined
  const force = forceIn(model, part.unit)
  const models = valueAt(values, fieldOf(part.unit, 'models'))
  const fatigue = valueAt(values, fieldOf(part.unit, 'fatigue'))
  switch (part.asks) {
    case 'models':
      return models
    case 'fatigue':
      return fatigue
    case 'lost':
      return force.lives - models
    case 'gone':
      return models === 0 ? 1 : 0
    case 'exhausted':
      return models > 0 && fatigue >= force.limit ? 1 : 0
    case 'won':
    case 'tied':
    case 'disengaged':
      return valueAt(values, fieldOf(part.unit, 'won')) & ENDED[part.asks] ? 1 : 0
    default: {
      const field = model.stageField(part.unit, part.asks)
      return field === undefined ? undefined : valueAt(values, field)
    }
  }
}

export const holdsIn = (model: PlanModel, condition: Condition, values: Values): boolean =>
  holdsOf(condition, quantity => quantityIn(model, quantity, values))

/** The numbers that a condition looks at. */
export const fieldsAsked = (model: PlanModel, condition: Condition | undefined): readonly number[] =>
  condition === undefined
    ? []
    : comparisons(condition).flatMap(({ quantity }) => {
        if (quantity === POINTS) return model.forces.map((_, unit) => fieldOf(unit, 'models'))
        if (isPointPart(quantity)) return unitsOf(model, quantity).map(unit => fieldOf(unit, 'models'))
        const part = partOf(quantity, model.plan)
        if (!part) return []
        const { unit, asks } = part
        if (asks === 'fatigue') return [fieldOf(unit, 'fatigue')]
        if (isEnded(asks)) return [fieldOf(unit, 'won')]
        if (isStageAsked(asks)) return [model.stageField(unit, asks) ?? []].flat()
        return asks === 'exhausted' ? [fieldOf(unit, 'models'), fieldOf(unit, 'fatigue')] : [fieldOf(unit, 'models')]
      })
