import type { PlanReport } from '../../model/plan-report'
import { explain as explainedFight } from '../fight/explain'
import { EDITIONS } from '../fight/method'
import { sides } from '../fight/sides'
import { mean, percent, points, thousands } from '../figures'
import type { Look } from '../look'
import { type Block, type Figures, type Page, type Section, say, type Tone } from '../page'
import { atLeast, range } from '../spread'
import { best } from './best'
import { happened } from './happened'
import { stepTable } from './steps'

/** A plan: what to expect, what is best, how each unit ends, what happened step by step. */

const HINT = {
  block: 'hint',
  text: '--explain  the steps in full    --explain step 3  one fight, number by number    --solve  the best plan'
} as const

export const toneOf = ({ plan }: PlanReport, warband: string): Tone =>
  warband === (plan.turn ?? Object.keys(plan.warbands)[0]) ? 'attacker' : 'defender'

const units = (report: PlanReport, full: boolean): Section => {
  const shown = report.units.filter(({ models, fatigue, start }) => full || models.mean < start - 1e-9 || fatigue.mean > 1e-9)
  const rows = shown.map(({ unit, warband, start, models, fatigue, gone, exhausted }): Figures['rows'][number] => ({
    name: unit,
    tone: toneOf(report, warband),
    cells: [
      { text: String(start) },
      { text: mean(models.mean) },
      { text: range(models.p) },
      { text: percent(gone), ...within(report, `units.${unit}.gone`) },
      { text: mean(fatigue.mean) },
      { text: percent(exhausted) }
    ]
  }))
  if (rows.length === 0) return { blocks: [say('no casualties and no fatigue')] }
  const columns = ['models', 'left on average', '90 % range', 'wiped out', 'fatigue', 'exhausted']
  return { topic: 'how the units end', blocks: [{ block: 'figures', title: 'how the units end', columns, rows }] }
}

const within = ({ intervals }: PlanReport, path: string): { readonly within?: string } => {
  const found = intervals?.[path]
  return found ? { within: `${percent(found[0])}-${percent(found[1])}` } : {}
}

const goals = (report: PlanReport): Section => ({
  heading: 'Goals',
  blocks:
    report.goals.length === 0
      ? []
      : [
          {
            block: 'figures',
            title: 'goals',
            columns: ['holds'],
            rows: report.goals.map(({ goal, condition, chance }) => ({
              name: goal === condition ? goal : `${goal} (${condition})`,
              tone: 'plain' as const,
              cells: [{ text: percent(chance), ...within(report, `goals.${goal}`) }]
            }))
          }
        ]
})

/** Bars of what is left, for the units that lose somebody. */
const left = (report: PlanReport): readonly Section[] => {
  const changed = report.units.filter(({ models, start }) => models.mean < start - 1e-9)
  return changed.map(({ unit, warband, models }) => ({
    detail: true as const,
    topic: `models left of ${unit}`,
    blocks: [
      {
        block: 'distributions' as const,
        title: `${unit}: models left`,
        of: [{ name: unit, tone: toneOf(report, warband), exactly: models.p, atLeast: atLeast(models.p) }]
      }
    ]
  }))
}

const worth = ({ points: { killed, lost, swing, p } }: PlanReport): Block => {
  const ahead = p.reduce((sum, each) => (each.points > 1e-9 ? sum + each.chance : sum), 0)
  const behind = p.reduce((sum, each) => (each.points < -1e-9 ? sum + each.chance : sum), 0)
  return say(
    `victory points: gained ${killed.toFixed(2)}, lost ${lost.toFixed(2)}: ${points(swing)}; ahead ${percent(ahead)}, behind ${percent(behind)}`
  )
}

const swings = ({ points: { p } }: PlanReport): Section => ({
  heading: 'Victory points gained less lost',
  detail: true,
  blocks: [
    {
      block: 'figures',
      title: 'victory points gained less lost',
      columns: ['chance'],
      rows: p.map(({ points: value, chance }) => ({
        name: points(value),
        tone: 'plain' as const,
        cells: [{ text: percent(chance) }]
      }))
    }
  ]
})

const sizes = ({ states }: PlanReport): readonly Block[] => {
  const [largest] = [...states].sort((one, other) => other.states - one.states)
  return largest === undefined || largest.states < 2
    ? []
    : [say(`at most ${thousands(largest.states)} joint states, at step ${largest.step}, of ${largest.units.join(', ')}`, 'quiet')]
}

const method = ({ method: how }: PlanReport): string =>
  how.name === 'exact' ? 'exact' : `sampled ${thousands(how.trials)} times, seed ${how.seed}`

const explained = (report: PlanReport, full: boolean, terse: boolean): readonly Section[] => {
  const { explained: found } = report
  if (!found) return []
  const more = found.others > 0 ? [say(`and ${found.others} less likely states`, 'quiet')] : []
  const { blocks: _, ...heading } = { heading: `Step ${found.step}`, blocks: [] }
  return [
    {
      ...heading,
      blocks: [
        say('states before this fight'),
        {
          block: 'figures',
          title: 'states',
          columns: ['chance'],
          rows: found.entered.map(({ text, chance }) => ({
            name: text,
            tone: 'plain' as const,
            cells: [{ text: percent(chance) }]
          }))
        },
        ...more
      ]
    },
    { heading: found.fight.headline, blocks: [] },
    ...explainedFight(found.fight, sides(found.fight), full, terse)
  ]
}

const remarks = (report: PlanReport, why: boolean): Section => ({
  topic: 'notes',
  blocks: [
    ...report.notes.map(note => say(note)),
    ...sizes(report),
    ...(why ? [{ block: 'command' as const, label: 'again', command: report.replay }] : [HINT])
  ]
})

export const plan = (
  report: PlanReport,
  { explain: why, full = false, terse = false }: Pick<Look, 'explain' | 'full' | 'terse'>
): Page => {
  const isOne = report.explained !== undefined
  const sections: readonly Section[] = [
    ...best(report),
    { topic: 'the answer', blocks: [...report.expect.map(line => say(line)), worth(report)] },
    goals(report),
    units(report, full),
    ...(isOne ? explained(report, full, terse) : [stepTable(report, why || full), ...happened(report, full)]),
    ...((why && !isOne) || full ? [...left(report), swings(report)] : []),
    remarks(report, why)
  ]
  return {
    headline: report.headline,
    subtitle: `${EDITIONS[report.edition]}, ${method(report)}`,
    sections: sections.filter(
      ({ blocks, heading }) => blocks.length > 0 || (isOne && heading !== undefined && heading !== 'Goals')
    )
  }
}
