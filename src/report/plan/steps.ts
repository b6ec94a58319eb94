import type { PlanReport, PlanStepReport } from '../../model/plan-report'
import { mean, percent } from '../figures'
import { type Block, type Figures, type Section, say } from '../page'

/** The steps, how often each is done, who wins and what it costs. */

const losses = ({ losses: all }: PlanStepReport): string =>
  all.map(({ unit, mean: lost }) => `${unit} ${mean(lost)}`).join(', ') || '-'

const wins = ({ result }: PlanStepReport): string => {
  if (!result) return '-'
  const fought = result.attackerWins + result.tie + result.defenderWins
  return fought > 0 ? percent(result.attackerWins / fought) : '-'
}

const events = ({ label, text, events: all }: PlanStepReport): Block =>
  say(`${label}  ${text}: ${all.map(({ event, chance }) => `${event} ${percent(chance)}`).join(', ')}`)

const going = ({ label, disengages }: PlanStepReport): readonly Block[] =>
  disengages
    ? [
        say(
          `${label}  disengages: the attacker ${percent(disengages.attacker)}, the defender ${percent(disengages.defender)}, nobody ${percent(disengages.nobody)}`,
          'quiet'
        )
      ]
    : []

export const stepTable = ({ steps }: PlanReport, why: boolean): Section => {
  const rows = steps.map((step): Figures['rows'][number] => ({
    name: `${step.label}  ${step.text}`,
    tone: 'plain',
    cells: [{ text: percent(step.played) }, { text: wins(step) }, { text: losses(step) }]
  }))
  return {
    heading: 'Step by step',
    blocks: [
      { block: 'figures', title: 'step by step', columns: ['done', 'wins then', 'falls then'], rows },
      ...(why ? steps.flatMap(step => [events(step), ...going(step)]) : [])
    ]
  }
}
