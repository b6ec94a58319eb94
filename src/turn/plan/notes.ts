import { kitCautions } from '../../battle/cautions'
import { mean, percent, points as signed } from '../../model/figures'
import { t, translateUnitName } from '../../model/language'
import type { PlanRequest } from '../../model/plan'
import type { PlanReport, PlanStepReport } from '../../model/plan-report'
import { type Branch, type Event, eventText, resultText, type StepResult, stepText } from './events'
import { allSteps, type PlanModel } from './plan-model'
import type { Tallies } from './tally'

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

/** Events of an activity that could not take place. */
const REASONS: ReadonlySet<Event> = new Set(['gone', 'no-target', 'exhausted', 'too-far', 'unpaid', 'unled', 'too-many', 'late'])

/** `steps`: those of the tallies, by their labels. */
const skipped = (steps: readonly PlanStepReport[], tallies: Tallies): readonly string[] => {
  const events = new Map([...tallies].map(([step, tally]) => [step.label, tally.events]))
  return steps.flatMap(({ label, text, played }) => {
    const shown = [...(events.get(label) ?? [])]
      .filter(([event, chance]) => REASONS.has(event) && chance > 0)
      .sort(([, one], [, other]) => other - one)
    if (shown.length === 0) return []
    const why = shown.map(([event, chance]) => `${eventText(event)} ${often(Math.min(1, chance))}`).join(', ')
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

export const notesOf = (
  model: PlanModel,
  request: PlanRequest,
  steps: readonly PlanStepReport[],
  tallies: Tallies
): readonly string[] => [
  ...choices(model, request),
  ...answered(model, request),
  ...skipped(steps, tallies),
  ...stops(steps),
  ...unusable(steps),
  ...boards(model)
]

/** What to expect of a plan, in three lines. */

type Results = Pick<PlanReport, 'units' | 'goals' | 'points'>

/** Events that leave nothing to the dice. */
const PLAIN: ReadonlySet<StepResult> = new Set(['moved', 'shot', 'rested', 'used', 'turned'] satisfies readonly Event[])

/** The likeliest history, as far as it depends on the dice; `trees`: groups of units that never meet, each with its own. */
const likeliest = (trees: readonly (readonly Branch[])[]): string => {
  const parts: string[] = []
  let chance = 1
  for (const tree of trees) {
    let [branch] = tree
    let last = branch?.chance ?? 1
    while (branch) {
      const { happening } = branch
      const text = happening && !PLAIN.has(happening.result) ? stepText(happening) : ''
      if (happening && text !== '' && branch.chance > 0) parts.push(`${text}: ${resultText(happening.result)}`)
      last = branch.chance
      ;[branch] = branch.then
    }
    chance *= last
  }
  return parts.length === 0
    ? t('nothing here depends on the order of events')
    : t('likeliest, {chance}: {course}', { chance: percent(chance), course: parts.join('; ') })
}

const unitLine = ({ units: all }: Results): string => {
  const changed = all.filter(({ models, start }) => models.mean < start - 1e-9)
  if (changed.length === 0) return t('nobody falls')
  const units = changed.map(({ unit, models, start, gone }) => {
    const left = t('{name} {mean} of {of}', { name: translateUnitName(unit), mean: mean(models.mean), of: start })
    return gone > 0.005 ? t('{left} (gone {chance})', { left, chance: percent(gone) }) : left
  })
  return t('left on average: {units}', { units: units.join(', ') })
}

const goalLine = ({ goals, points }: Results): string => {
  const swing = t('points killed less lost {swing}, ahead {ahead}', {
    swing: signed(points.swing),
    ahead: percent(points.p.reduce((sum, each) => (each.points > 1e-9 ? sum + each.chance : sum), 0))
  })
  return [...goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`), swing].join('; ')
}

export const expectations = (results: Results, trees: readonly (readonly Branch[])[]): readonly string[] => [
  likeliest(trees),
  unitLine(results),
  goalLine(results)
]
