import { kitCautions } from '../../battle/cautions'
import { mean, percent, points as signed } from '../../model/figures'
import { t, translateUnitName } from '../../model/language'
import { CHANCE_ROUNDING, ROUNDING } from '../../model/limits'
import type { PlanRequest } from '../../model/plan'
import type { PlanReport, PlanStepReport } from '../../model/plan-report'
import { type Branch, eventText, isPrevented, isRoutine, resultText, stepText } from './events'
import { allSteps, type PlanModel } from './plan-model'
import type { Tallies } from './tally'

/** The notes of a plan's report: what a player should know beside the numbers. */

const chanceText = (chance: number): string => (chance > 1 - CHANCE_ROUNDING ? t('always') : percent(chance))

const openChoiceNotes = ({ plan }: PlanModel, { solve }: PlanRequest): readonly string[] => {
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

/**
 * The enemy has a best reply only where the plan is solved for a goal; the plan as written is then scored against those replies
 * too.
 */
const bestReplyNotes = ({ plan }: PlanModel, { solve }: PlanRequest): readonly string[] =>
  solve !== undefined && allSteps(plan.steps).some(step => step.is === 'act' && step.enemy === 'best')
    ? [
        t(
          'here the enemy makes its best reply, to the plan as written too; without --solve it makes no reply, so those figures differ'
        )
      ]
    : []

const stoppableNotes = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, text, stoppable }) =>
    stoppable === undefined
      ? []
      : [
          t('the enemy could stop step {label}, {text}, by spending its fatigue: {often}; {cure} plays it that way', {
            label,
            text,
            often: chanceText(stoppable),
            cure: 'enemy: { stops: true }'
          })
        ]
  )

/** Steps that could not be done, always or sometimes, and why. */
const preventedNotes = (steps: readonly PlanStepReport[], tallies: Tallies): readonly string[] => {
  const events = new Map([...tallies].map(([step, tally]) => [step.label, tally.events]))
  return steps.flatMap(({ label, text, played }) => {
    const shown = [...(events.get(label) ?? [])]
      .filter(([event, chance]) => isPrevented(event) && chance > 0)
      .sort(([, one], [, other]) => other - one)
    if (shown.length === 0) return []
    const why = shown.map(([event, chance]) => `${eventText(event)} ${chanceText(Math.min(1, chance))}`).join(', ')
    return [
      played === 0
        ? t('step {label}, {text}, never happens: {why}', { label, text, why })
        : t('step {label}, {text}, is skipped: {why}', { label, text, why })
    ]
  })
}

/** Abilities that a step names and that could not be used. */
const unusableNotes = (steps: readonly PlanStepReport[]): readonly string[] =>
  steps.flatMap(({ label, unusable = [] }) =>
    unusable.map(({ what, chance }) => t('step {label}, {often}: {what}', { label, often: chanceText(chance), what }))
  )

const unpaidNotes = ({ plan }: PlanModel): readonly string[] =>
  plan.warbands.every(({ dice }) => dice === undefined)
    ? [t('no SAGA dice are given for either board, so every activation and ability counts as paid')]
    : []

/** Weapons and mounts that a unit was given and may not have. */
export const kitCautionsOf = ({ preparedUnits, book }: PlanModel): readonly string[] => [
  ...new Set(preparedUnits.flatMap(({ planUnit: { request } }) => kitCautions(request, book)))
]

/** The notes of a plan, in the order of the report. */
export const notesOf = (
  model: PlanModel,
  request: PlanRequest,
  steps: readonly PlanStepReport[],
  tallies: Tallies
): readonly string[] => [
  ...openChoiceNotes(model, request),
  ...bestReplyNotes(model, request),
  ...preventedNotes(steps, tallies),
  ...stoppableNotes(steps),
  ...unusableNotes(steps),
  ...unpaidNotes(model)
]

/** What to expect of a plan, in three lines. */

type Results = Pick<PlanReport, 'units' | 'goals' | 'points'>

/**
 * The likeliest history without its routine steps. `trees`: one for each group of units that meets no other; their chances
 * multiply.
 */
const likeliestLine = (trees: readonly (readonly Branch[])[]): string => {
  const parts: string[] = []
  let chance = 1
  for (const tree of trees) {
    let [branch] = tree
    let last = branch?.chance ?? 1
    while (branch) {
      const { happening } = branch
      const text = happening && !isRoutine(happening.result) ? stepText(happening) : ''
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
  const changed = all.filter(({ models, start }) => models.mean < start - ROUNDING)
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
    ahead: percent(points.p.reduce((sum, each) => (each.points > ROUNDING ? sum + each.chance : sum), 0))
  })
  return [...goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`), swing].join('; ')
}

/** What to expect of a plan, a sentence each; the last is about the goals. */
export const expectations = (results: Results, trees: readonly (readonly Branch[])[]): readonly string[] => [
  likeliestLine(trees),
  unitLine(results),
  goalLine(results)
]
