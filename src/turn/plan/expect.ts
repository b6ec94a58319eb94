import type { PlanReport } from '../../model/plan-report'

/** What to expect of a plan, in three lines. */

type Told = Pick<PlanReport, 'units' | 'goals' | 'points' | 'trees'>

const percent = (chance: number): string => `${(100 * chance).toFixed(chance > 0.995 && chance < 1 ? 2 : 0)} %`

const figure = (value: number): string => value.toFixed(1)

/** The likeliest course, as far as it is told. */
const likeliest = ({ trees }: Told): string => {
  const parts: string[] = []
  let chance = 1
  for (const tree of trees) {
    let [branch] = tree
    let last = branch?.chance ?? 1
    while (branch) {
      if (branch.text !== '' && branch.chance > 0) parts.push(`${branch.text}: ${branch.event}`)
      last = branch.chance
      ;[branch] = branch.then
    }
    chance *= last
  }
  const told = parts.filter(part => !/: (moved|shot|rested|used)$/u.test(part))
  return told.length === 0 ? 'nothing here is left to the order of events' : `likeliest, ${percent(chance)}: ${told.join('; ')}`
}

const unitLine = ({ units }: Told): string => {
  const changed = units.filter(({ models, start }) => models.mean < start - 1e-9)
  if (changed.length === 0) return 'nobody falls'
  return `left on average: ${changed.map(({ unit, models, start, gone }) => `${unit} ${figure(models.mean)} of ${start}${gone > 0.005 ? ` (gone ${percent(gone)})` : ''}`).join(', ')}`
}

const goalLine = ({ goals, points }: Told): string => {
  const swing = `points killed less lost ${points.swing >= 0 ? '+' : ''}${points.swing.toFixed(2)}, ahead ${percent(points.p.reduce((sum, each) => (each.points > 1e-9 ? sum + each.chance : sum), 0))}`
  return [...goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`), swing].join('; ')
}

export const expectations = (told: Told): readonly string[] => [likeliest(told), unitLine(told), goalLine(told)]
