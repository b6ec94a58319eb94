import type { PlanChoiceReport, PlanReport, PlanSolution } from '../../model/plan-report'
import { percent, points } from '../figures'
import { type Block, type Section, say } from '../page'

/** The best plan as a small tree of decisions, its value, and what looking is worth. */

const MOST_RULES = 14

const value = ({ goal }: PlanSolution, worth: number): string => (goal === 'points' ? points(worth) : percent(worth))

const difference = ({ goal }: PlanSolution, worth: number): string =>
  goal === 'points' ? points(worth) : `${(100 * worth).toFixed(1)} %`

const worths = (solution: PlanSolution): string => {
  const { value: best, blind, written, information } = solution
  const parts = [`best plan ${value(solution, best)}`, `as written ${value(solution, written)}`]
  if (blind !== undefined)
    parts.push(
      `best without reacting to results ${value(solution, blind)}, so reacting is worth ${difference(solution, information ?? 0)}`
    )
  return parts.join('; ')
}

const choice = ({ step, text, rules, indifferent }: PlanChoiceReport): readonly Block[] => {
  if (rules.length === 0) return [say(`step ${step}, ${text}: never reached`)]
  if (indifferent) return [say(`step ${step}, ${text}: makes no difference to the goal`)]
  const shown = rules.slice(0, MOST_RULES)
  return [
    say(`step ${step}, ${text}`),
    {
      block: 'table',
      columns: ['when', 'do', 'chance'],
      rows: shown.map(({ when, then, chance }) => [when, then, percent(chance)])
    },
    ...(rules.length > shown.length
      ? [say(`and ${rules.length - shown.length} rarer cases (all of them with -f json)`, 'quiet')]
      : [])
  ]
}

const blindPlan = ({ blindPlan: plan = [] }: PlanSolution): readonly Block[] =>
  plan.length === 0
    ? []
    : [say(`without reacting to results: ${plan.map(({ step, option }) => `step ${step} ${option}`).join('; ')}`, 'quiet')]

export const best = ({ solution }: PlanReport): readonly Section[] =>
  solution === undefined
    ? []
    : [
        {
          heading: `Best plan for ${solution.goal}`,
          blocks: [
            say(worths(solution)),
            ...(solution.choices.length === 0
              ? [say('this plan leaves no choice open', 'quiet')]
              : solution.choices.flatMap(choice)),
            ...blindPlan(solution)
          ]
        }
      ]
