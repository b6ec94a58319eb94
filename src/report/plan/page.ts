import { mean, percent, points, thousands, twoDecimals } from '../../model/figures'
import { decimal, t, translateUnitName } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { POINTS } from '../../model/plan'
import type { PlanBranch, PlanChoiceReport, PlanReport, PlanSolution, PlanStepReport } from '../../model/plan-report'
import { isTournament } from '../../model/tournament'
import { chancesAtLeast, range90Text } from '../distribution'
import { explanation as explainedFight } from '../fight/explain'
import { editionName, methodText } from '../fight/method'
import { sides } from '../fight/sides'
import {
  asParagraph,
  type Block,
  type Cell,
  type FigureTable,
  figureRow,
  type Page,
  type Row,
  replayCommand,
  type Section,
  type Tone,
  textCells,
  withInterval
} from '../page'
import type { RenderOptions } from '../render-options'
import { goalText, goalValueText as inGoal, planInterval } from './lines'

/** Rows of the tree of what happens, so that it fits a screen; rarer branches are merged. */
const MOST_ROWS = 24

const branchText = ({ step, text, event }: PlanBranch): string =>
  [step, text === '' ? event : `${text}: ${event}`].filter(Boolean).join(' ')

/** A branch and those that follow it without a fork, which share a row. */
const untilFork = (branch: PlanBranch): { readonly text: string; readonly last: PlanBranch } => {
  const [next, ...others] = branch.then
  if (next === undefined || others.length > 0) return { text: branchText(branch), last: branch }
  const { text, last } = untilFork(next)
  return { text: `${branchText(branch)}; ${text}`, last }
}

const treeRow = (depth: number, name: string, chance: number): Row => ({
  name,
  depth,
  tone: 'plain',
  cells: textCells(percent(chance))
})

/** The rows of these branches; those with a chance below `least` are merged. */
const treeRows = (branches: readonly PlanBranch[], depth: number, least: number): readonly Row[] => {
  const listed = branches.filter(({ chance }) => chance >= least)
  const others = branches.filter(({ chance }) => chance < least).reduce((sum, { chance }) => sum + chance, 0)
  return [
    ...listed.flatMap(branch => {
      const { text, last } = untilFork(branch)
      return [treeRow(depth, text, branch.chance), ...treeRows(last.then, depth + 1, least)]
    }),
    ...(others > 0 ? [treeRow(depth, listed.length > 0 ? t('anything else') : t('one of several outcomes'), others)] : [])
  ]
}

/** The tree with as many branches as there is room for. */
const prunedTree = (branches: readonly PlanBranch[], full: boolean): readonly Row[] => {
  for (const least of full ? [0] : [0, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]) {
    const found = treeRows(branches, 0, least)
    if (found.length <= MOST_ROWS || full) return found
  }
  return treeRows(branches, 0, 0.2)
}

const outcomeTrees = ({ trees }: PlanReport, full: boolean): readonly Section[] => {
  const forked = trees.filter(tree => tree.some(branch => untilFork(branch).last.then.length > 0) || tree.length > 1)
  return forked.map((tree, i) => ({
    ...(i === 0 && { heading: t('What happens') }),
    blocks: [
      ...(i > 0 ? [asParagraph(t('independently of that'))] : []),
      { block: 'figures' as const, title: t('What happens'), columns: [t('chance')], rows: prunedTree(tree, full) }
    ]
  }))
}

/** Rules of one choice that are shown. */
const MOST_RULES = 14

const difference = ({ goal }: PlanSolution, worth: number): string =>
  goal === 'points' || isTournament(goal) ? inGoal({ goal }, worth) : `${decimal((100 * worth).toFixed(1))} %`

/** What it is worth to react to results of the dice; nothing if there are too many fixed plans to find the best of them. */
const worthOfReacting = (solution: PlanSolution): readonly string[] => {
  const { blind, information = 0 } = solution
  if (blind === undefined) return []
  return [
    information < ROUNDING
      ? t('reacting to results gains nothing')
      : t('best without reacting to results {blind}, so reacting is worth {worth}', {
          blind: inGoal(solution, blind),
          worth: difference(solution, information)
        })
  ]
}

/** The worth of the best plan, of the plan as written, and of reacting to results. */
const solutionSummary = (solution: PlanSolution): string =>
  [
    t('best plan {value}', { value: inGoal(solution, solution.value) }),
    t('as written {value}', { value: inGoal(solution, solution.written) }),
    ...worthOfReacting(solution)
  ].join('; ')

/** "; next best: wait (costs 0.34)", of the options that are worse. */
const nextBest = (options: PlanChoiceReport['options'], solution: PlanSolution): string => {
  const [next] = options.filter(({ regret }) => regret > ROUNDING).toSorted((one, other) => one.regret - other.regret)
  if (next === undefined) return ''
  const cost = solution.goal === POINTS ? twoDecimals(next.regret) : difference(solution, next.regret)
  return `; ${t('next best')}: ${next.option} (${t('costs {cost}', { cost })})`
}

const choice = ({ step, text, rules, options, indifferent }: PlanChoiceReport, solution: PlanSolution): readonly Block[] => {
  if (rules.length === 0) return [asParagraph(t('step {step}, {text}: never reached', { step, text }))]
  if (indifferent) return [asParagraph(t('step {step}, {text}: makes no difference to the goal', { step, text }))]
  const [first, ...others] = rules
  if (first && others.length === 0) {
    const reached = first.chance > 1 - ROUNDING ? '' : t(' (reached in {chance})', { chance: percent(first.chance) })
    return [
      asParagraph(t('step {step}, {text}: {when} {then}', { step, text, ...first }) + reached + nextBest(options, solution))
    ]
  }
  const shown = rules.slice(0, MOST_RULES)
  return [
    asParagraph(t('step {step}, {text}', { step, text })),
    {
      block: 'table',
      columns: [t('when'), t('do'), t('chance')],
      rows: shown.map(({ when, then, chance }) => [when, then, percent(chance)])
    },
    ...(rules.length > shown.length
      ? [asParagraph(t('and {n} rarer cases (all of them with -f json)', { n: rules.length - shown.length }), 'quiet')]
      : [])
  ]
}

/** The best plan that ignores results; nothing if the best plan ignores them too. */
const blindPlan = ({ blindPlan: plan = [], choices }: PlanSolution): readonly Block[] =>
  plan.length === 0 || choices.every(({ rules }) => rules.length < 2)
    ? []
    : [
        asParagraph(
          t('without reacting to results: {steps}', {
            steps: plan.map(({ step, option }) => t('step {step} {option}', { step, option })).join('; ')
          }),
          'quiet'
        )
      ]

/** The best plan: what it is worth, and what to do when. */
const bestPlan = ({ solution }: PlanReport): readonly Section[] =>
  solution === undefined
    ? []
    : [
        {
          heading: t('Best plan for {goal}', { goal: goalText(solution) }),
          blocks:
            solution.choices.length === 0
              ? [asParagraph(t('this plan leaves nothing to choose: {value}', { value: inGoal(solution, solution.value) }))]
              : [
                  asParagraph(solutionSummary(solution)),
                  ...solution.choices.flatMap(each => choice(each, solution)),
                  ...blindPlan(solution)
                ]
        }
      ]

/** "knights 1.3, huscarls 2.2", and the intervals of both below. */
const losses = (report: PlanReport, { label, losses: all }: PlanStepReport): Cell => {
  const shown = all.filter(({ mean: lost }) => lost > 0)
  const ends = shown.flatMap(({ unit }) => planInterval(report, `steps.${label}.losses.${unit}.mean`).interval ?? [])
  return {
    text: shown.map(({ unit, mean: lost }) => `${translateUnitName(unit)} ${mean(lost)}`).join(', ') || '-',
    ...(ends.length > 0 && { interval: ends.join(', ') })
  }
}

const wins = ({ result }: PlanStepReport): string => {
  if (!result) return '-'
  const fought = result.attackerWins + result.tie + result.defenderWins
  return fought > 0 ? percent(result.attackerWins / fought) : '-'
}

const events = ({ label, text, events: all }: PlanStepReport): readonly Block[] =>
  all.length === 0
    ? []
    : [asParagraph(`${label}  ${text}: ${all.map(({ event, chance }) => `${event} ${percent(chance)}`).join(', ')}`)]

const disengaging = ({ label, disengages }: PlanStepReport): readonly Block[] =>
  disengages
    ? [
        asParagraph(
          t('{label}  disengages: the attacker {attacker}, the defender {defender}, nobody {nobody}', {
            label,
            attacker: percent(disengages.attacker),
            defender: percent(disengages.defender),
            nobody: percent(disengages.nobody)
          }),
          'quiet'
        )
      ]
    : []

/** The steps: how often each is done, who wins and what it costs. */
const stepTable = (report: PlanReport, why: boolean): Section => {
  const { steps } = report
  const rows = steps.map((step): FigureTable['rows'][number] => ({
    name: `${step.label}  ${step.text}`,
    tone: 'plain',
    cells: [
      { text: percent(step.played), ...planInterval(report, `steps.${step.label}.played`) },
      { text: wins(step), ...planInterval(report, `steps.${step.label}.wins`) },
      losses(report, step)
    ]
  }))
  return {
    heading: t('Step by step'),
    blocks: [
      { block: 'figures', title: t('Step by step'), columns: [t('done'), t('wins if done'), t('losses if done')], rows },
      ...(why ? steps.flatMap(step => [...events(step), ...disengaging(step)]) : [])
    ]
  }
}

const hint = ({ solution, steps }: PlanReport) => {
  const fight = steps.find(({ losses: all }) => all.length > 0)
  const texts = [
    t('--explain  the steps in full'),
    ...(fight ? [t('--explain step {step}  one fight in detail', { step: fight.label })] : []),
    ...(solution ? [] : [t('--solve  the best plan')])
  ]
  return { block: 'hint', text: texts.join('    ') } as const
}

const toneOf = ({ plan }: PlanReport, warband: string): Tone =>
  warband === (plan.turn ?? Object.keys(plan.warbands)[0]) ? 'attacker' : 'defender'

/** How the units end; without `full` only those that have lost models or gained fatigue. */
const units = (report: PlanReport, full: boolean): Section => {
  const shown = report.units.filter(
    ({ models, fatigue, start }) => full || models.mean < start - ROUNDING || fatigue.mean > ROUNDING
  )
  const rows = shown.map(({ unit, warband, start, models, fatigue, gone, exhausted }): FigureTable['rows'][number] => ({
    name: translateUnitName(unit),
    tone: toneOf(report, warband),
    cells: [
      { text: String(start) },
      { text: mean(models.mean), ...planInterval(report, `units.${unit}.models.mean`) },
      { text: range90Text(models.p) },
      { text: percent(gone), ...planInterval(report, `units.${unit}.gone`) },
      { text: mean(fatigue.mean), ...planInterval(report, `units.${unit}.fatigue.mean`) },
      { text: percent(exhausted), ...planInterval(report, `units.${unit}.exhausted`) }
    ]
  }))
  if (rows.length === 0) return { blocks: [asParagraph(t('no casualties and no fatigue'))] }
  const columns = [t('models'), t('left on average'), t('90 % range'), t('wiped out'), t('fatigue'), t('exhausted')]
  const title = t('how the units end')
  return { topic: title, blocks: [{ block: 'figures', title, columns, rows }] }
}

const goals = (report: PlanReport): readonly Section[] => {
  if (report.goals.length === 0) return []
  const rows = report.goals.map(({ goal, condition, chance }) => ({
    name: goal === condition ? goal : `${goal} (${condition})`,
    tone: 'plain' as const,
    cells: [{ text: percent(chance), ...planInterval(report, `goals.${goal}`) }]
  }))
  return [{ heading: t('Goals'), blocks: [{ block: 'figures', title: t('Goals'), columns: [t('holds')], rows }] }]
}

/** The distribution of models left, for each unit that can lose any. */
const modelsLeft = (report: PlanReport): readonly Section[] => {
  const changed = report.units.filter(({ models, start }) => models.mean < start - ROUNDING)
  return changed.map(({ unit, warband, models }) => ({
    detail: true as const,
    topic: t('{unit}: models left', { unit: translateUnitName(unit) }),
    blocks: [
      {
        block: 'distributions' as const,
        title: t('left'),
        distributions: [
          { name: translateUnitName(unit), tone: toneOf(report, warband), exactly: models.p, atLeast: chancesAtLeast(models.p) }
        ]
      }
    ]
  }))
}

const pointsSummary = (report: PlanReport): Block => {
  const { killed, lost, swing, p } = report.points
  const ahead = p.reduce((sum, each) => (each.points > ROUNDING ? sum + each.chance : sum), 0)
  const behind = p.reduce((sum, each) => (each.points < -ROUNDING ? sum + each.chance : sum), 0)
  return asParagraph(
    t('victory points: gained {killed}, lost {lost}: {swing}; ahead {ahead}, behind {behind}', {
      killed: withInterval(twoDecimals(killed), planInterval(report, 'points.killed')),
      lost: withInterval(twoDecimals(lost), planInterval(report, 'points.lost')),
      swing: withInterval(points(swing), planInterval(report, 'points.swing')),
      ahead: withInterval(percent(ahead), planInterval(report, 'points.ahead')),
      behind: withInterval(percent(behind), planInterval(report, 'points.behind'))
    })
  )
}

const swings = ({ points: { p } }: PlanReport): Section => ({
  heading: t('Victory points gained less lost'),
  detail: true,
  blocks: [
    {
      block: 'figures',
      title: t('Victory points gained less lost'),
      columns: [t('chance')],
      rows: p.map(({ points: value, chance }) => figureRow(points(value), [percent(chance)]))
    }
  ]
})

const largestState = ({ states }: PlanReport): readonly Block[] => {
  const [largest] = [...states].sort((one, other) => other.states - one.states)
  return largest === undefined || largest.states < 2
    ? []
    : [
        asParagraph(
          t('at most {n} joint states, at step {step}, of {units}', {
            n: thousands(largest.states),
            step: largest.step,
            units: largest.units.join(', ')
          }),
          'quiet'
        )
      ]
}

const explained = (report: PlanReport, full: boolean, terse: boolean): readonly Section[] => {
  const { explained: found } = report
  if (!found) return []
  const more = found.others > 0 ? [asParagraph(t('and {n} less likely states', { n: found.others }), 'quiet')] : []
  return [
    {
      heading: t('Step {step}', { step: found.step }),
      blocks: [
        asParagraph(t('states before this fight')),
        {
          block: 'figures',
          title: t('states before this fight'),
          columns: [t('chance')],
          rows: found.entered.map(({ text, chance }) => figureRow(text, [percent(chance)]))
        },
        ...more
      ]
    },
    { heading: found.fight.headline, blocks: [] },
    ...explainedFight(found.fight, sides(found.fight), full, terse)
  ]
}

const remarks = (report: PlanReport, why: boolean): Section => ({
  topic: t('notes'),
  blocks: [
    ...report.notes.map(note => asParagraph(note)),
    ...(why ? largestState(report) : []),
    ...(why ? [replayCommand(report.replay)] : [hint(report)])
  ]
})

/** The page of a plan: the best plan, what to expect, how each unit ends, what happens step by step. */
export const page = (
  report: PlanReport,
  { explain: why, full = false, terse = false }: Pick<RenderOptions, 'explain' | 'full' | 'terse'>
): Page => {
  const isOne = report.explained !== undefined
  // the most important expectations are the last ones; the very last is about the goals, which have a table of their own
  const expected = report.expect.slice(0, -1).toReversed()
  const sections: readonly Section[] = [
    ...bestPlan(report),
    { topic: t('the answer'), blocks: [pointsSummary(report), ...expected.map(line => asParagraph(line))] },
    ...goals(report),
    units(report, full),
    ...(isOne ? explained(report, full, terse) : [stepTable(report, why || full), ...outcomeTrees(report, full)]),
    ...((why && !isOne) || full ? [...modelsLeft(report), swings(report)] : []),
    remarks(report, why)
  ]
  return {
    headline: report.headline,
    subtitle: `${editionName(report.edition)}, ${methodText(report.method)}`,
    // the headline of the fight that is explained is a section of its own, without blocks
    sections: sections.filter(({ blocks, heading }) => blocks.length > 0 || (isOne && heading !== undefined))
  }
}
