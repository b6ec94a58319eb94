import type { PlanRequest } from '../../model/plan'
import type { PlanStepReport } from '../../model/plan-report'
import { EVENTS } from './events'
import { allSteps, type PlanModel } from './plan-model'

/** What a player should know beside the numbers of his plan. */

const percent = (chance: number): string => {
  if (chance > 1 - 1e-12) return 'always'
  return chance < 0.0005 ? '<0.1 %' : `${(100 * chance).toFixed(1)} %`
}

const choices = ({ plan }: PlanModel, { solve }: PlanRequest): readonly string[] => {
  if (solve !== undefined) return []
  const open = allSteps(plan.steps).filter(
    step =>
      (step.is === 'choose' && step.options.length > 1) ||
      (step.is === 'act' &&
        (step.enemy === 'best' || step.free.abilities || step.free.spend || (step.verb !== 'use' && step.targets.length > 1)))
  )
  return open.length === 0
    ? []
    : [
        `step ${open.map(({ label }) => label).join(', ')} leaves a choice: the first is taken here, and nothing that is left free is played; --solve finds the best`
      ]
}

const stops = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, text, stoppable }) =>
    stoppable === undefined
      ? []
      : [
          `the enemy could hold back step ${label}, ${text}, by spending its fatigue (R4.4): ${percent(stoppable)}; enemy: { stops: true } plays it so`
        ]
  )

const WHY: ReadonlySet<string> = new Set(
  (['gone', 'no-target', 'exhausted', 'unpaid', 'unled', 'too-many', 'late'] as const).map(event => EVENTS[event])
)

const skipped = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, text, events, played }) => {
    const told = events.filter(({ event, chance }) => WHY.has(event) && chance > 0)
    if (told.length === 0) return []
    const why = told.map(({ event, chance }) => `${event} ${percent(chance)}`).join(', ')
    return [played === 0 ? `step ${label}, ${text}, is never done: ${why}` : `step ${label}, ${text}, is left out: ${why}`]
  })

const unusable = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, unusable: faults = [] }) =>
    faults.map(({ what, chance }) => `step ${label}, ${percent(chance)}: ${what}`)
  )

const boards = ({ plan }: PlanModel): readonly string[] =>
  plan.warbands.every(({ dice }) => dice === undefined)
    ? ['no dice are said to lie on the boards: every activation and ability is taken as paid for']
    : []

export const notesOf = (world: PlanModel, request: PlanRequest, steps: readonly PlanStepReport[]): readonly string[] => [
  ...choices(world, request),
  ...skipped(steps),
  ...stops(steps),
  ...unusable(steps),
  ...boards(world)
]
