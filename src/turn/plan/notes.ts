import { percent } from '../../model/figures'
import { t } from '../../model/language'
import type { PlanRequest } from '../../model/plan'
import type { PlanStepReport } from '../../model/plan-report'
import { eventText } from './events'
import { allSteps, type PlanModel } from './plan-model'

/** What a player should know beside the numbers of his plan. */

const often = (chance: number): string => (chance > 1 - 1e-12 ? t('always') : percent(chance))

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
        t(
          'step {steps} leaves a choice: the first is taken here, and nothing that is left free is played; --solve finds the best',
          { steps: open.map(({ label }) => label).join(', ') }
        )
      ]
}

const stops = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, text, stoppable }) =>
    stoppable === undefined
      ? []
      : [
          t('the enemy could hold back step {label}, {text}, by spending its fatigue (R4.4): {often}; {cure} plays it so', {
            label,
            text,
            often: often(stoppable),
            cure: 'enemy: { stops: true }'
          })
        ]
  )

const WHY = ['gone', 'no-target', 'exhausted', 'too-far', 'unpaid', 'unled', 'too-many', 'late'] as const

const skipped = (steps: readonly PlanStepReport[]): readonly string[] => {
  const reasons: ReadonlySet<string> = new Set(WHY.map(eventText))
  return steps.flatMap(({ label, text, events, played }) => {
    const told = events.filter(({ event, chance }) => reasons.has(event) && chance > 0)
    if (told.length === 0) return []
    const why = told.map(({ event, chance }) => `${event} ${often(chance)}`).join(', ')
    return [
      played === 0
        ? t('step {label}, {text}, is never done: {why}', { label, text, why })
        : t('step {label}, {text}, is left out: {why}', { label, text, why })
    ]
  })
}

const unusable = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, unusable: faults = [] }) =>
    faults.map(({ what, chance }) => t('step {label}, {often}: {what}', { label, often: often(chance), what }))
  )

const boards = ({ plan }: PlanModel): readonly string[] =>
  plan.warbands.every(({ dice }) => dice === undefined)
    ? [t('no dice are said to lie on the boards: every activation and ability is taken as paid for')]
    : []

export const notesOf = (world: PlanModel, request: PlanRequest, steps: readonly PlanStepReport[]): readonly string[] => [
  ...choices(world, request),
  ...skipped(steps),
  ...stops(steps),
  ...unusable(steps),
  ...boards(world)
]
