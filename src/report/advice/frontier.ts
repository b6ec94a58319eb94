import type { AdviceReport } from '../../model/report'
import { heat } from '../heat'
import type { Figures, Heat, Section } from '../page'
import { worth } from './worth'

/** The best with 0, 1, 2 ... SAGA dice spent. */

const FORMATS: Readonly<Record<string, 'percent' | 'points' | 'fine'>> = { chance: 'percent', points: 'points' }

/** More columns than these have no room for their figures in a map. */
const MOST_ON_MAP = 7

const map = (report: AdviceReport): Heat => {
  const { spent, goal } = report
  return heat({
    title: 'worth',
    rows: { name: '', labels: ['worth'] },
    columns: { name: 'SAGA dice spent', labels: spent.map(({ dice }) => String(dice)) },
    values: [spent.map(({ worth: value }) => value ?? undefined)],
    format: FORMATS[goal.measure] ?? 'fine',
    ...(report.asks === 'defender' && { tone: (_, column) => ((spent[column]?.worth ?? 0) < 0 ? 'attacker' : 'defender') }),
    mark: { which: goal.is === 'quantity' && goal.wants === 'least' ? 'smallest' : 'largest', label: 'the best' }
  })
}

const row = (report: AdviceReport): Figures => ({
  block: 'figures',
  title: 'worth by SAGA dice spent',
  columns: report.spent.map(({ dice }) => String(dice)),
  rows: [
    {
      name: 'worth',
      tone: report.asks,
      cells: report.spent.map(({ worth: value }) => ({ text: value === null ? '-' : worth(report, value) }))
    }
  ]
})

export const frontier = (report: AdviceReport): readonly Section[] => {
  const count = report.spent.length
  if (count < 2) return []
  return [{ heading: 'best play by SAGA dice spent', blocks: [count > MOST_ON_MAP ? row(report) : map(report)] }]
}
