import { kitCautions } from '../../battle/cautions'
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
          '{n|step|steps} {steps} {n|leaves|leave} a choice open: the first option is taken, and optional abilities and fatigue are not used; --solve finds the best',
          { n: open.length, steps: open.map(({ label }) => label).join(', ') }
        )
      ]
}

/** Best replies are the enemy's only where somebody plays for a goal; the plan as written is then scored against them too. */
const answered = ({ plan }: PlanModel, { solve }: PlanRequest): readonly string[] =>
  solve !== undefined && allSteps(plan.steps).some(step => step.is === 'act' && step.enemy === 'best')
    ? [
        t(
          'here the enemy makes its best reply, to the plan as written too; without --solve it makes no reply, so those figures differ'
        )
      ]
    : []

const stops = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, text, stoppable }) =>
    stoppable === undefined
      ? []
      : [
          t('the enemy could stop step {label}, {text}, by spending its fatigue: {often}; {cure} plays it that way', {
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
    const shown = events.filter(({ event, chance }) => reasons.has(event) && chance > 0)
    if (shown.length === 0) return []
    const why = shown.map(({ event, chance }) => `${event} ${often(chance)}`).join(', ')
    return [
      played === 0
        ? t('step {label}, {text}, never happens: {why}', { label, text, why })
        : t('step {label}, {text}, is skipped: {why}', { label, text, why })
    ]
  })
}

const unusable = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, unusable: faults = [] }) =>
    faults.map(({ what, chance }) => t('step {label}, {often}: {what}', { label, often: often(chance), what }))
  )

const boards = ({ plan }: PlanModel): readonly string[] =>
  plan.warbands.every(({ dice }) => dice === undefined)
    ? [t('no SAGA dice are given for either board, so every activation and ability counts as paid')]
    : []

/** What a unit was said to carry or ride, and may not. */
export const kitsOf = ({ forces, book }: PlanModel): readonly string[] => [
  ...new Set(forces.flatMap(({ unit: { request } }) => kitCautions(request, book)))
]

export const notesOf = (world: PlanModel, request: PlanRequest, steps: readonly PlanStepReport[]): readonly string[] => [
  ...choices(world, request),
  ...answered(world, request),
  ...skipped(steps),
  ...stops(steps),
  ...unusable(steps),
  ...boards(world)
]
