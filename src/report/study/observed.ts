import type { ObservedFight, ObservedReport, ObservedStages, Percentile } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, percent, points } from '../figures'
import { type Cell, type Figures, type Page, type Section, say } from '../page'

/** How lucky was that: where what happened lies among all that could have. */

const COLUMNS = ['observed', 'average', 'less', 'the same', 'more', 'two-sided']

const texts = (...all: readonly string[]): readonly Cell[] => all.map(text => ({ text }))

const cells = ({ observed, mean, below, same, above, twoSided }: Percentile, told: (value: number) => string): readonly Cell[] =>
  texts(told(observed), told(mean), percent(below), percent(same), percent(above), percent(twoSided))

const count = (value: number): string => (Number.isInteger(value) ? String(value) : fine(value))

/** Same troops on both sides are told apart. */
const named = ({ names: { attacker, defender } }: Pick<ObservedFight, 'names'>): readonly [string, string] =>
  attacker === defender ? [`attacking ${attacker}`, `defending ${defender}`] : [attacker, defender]

const table = (fight: ObservedFight): Figures => {
  const [attacker, defender] = named(fight)
  return {
    block: 'figures',
    title: 'what was observed, among everything possible',
    columns: COLUMNS,
    rows: [
      { name: `${attacker} lost`, tone: 'attacker', cells: cells(fight.attackerLosses, count) },
      { name: `${defender} lost`, tone: 'defender', cells: cells(fight.defenderLosses, count) },
      { name: `points of the ${attacker}`, tone: 'plain', cells: cells(fight.swing, points) }
    ]
  }
}

/** "luckier than 83.2 % of such fights, unluckier than 5.0 %" */
export const luck = ({ below, above }: Percentile, of: string): string =>
  `better for the attackers than ${percent(below)} of ${of}, worse than ${percent(above)}`

const one = (fight: ObservedFight): Section => {
  const [attacker, defender] = named(fight)
  const { outcome, chance } = fight
  return {
    topic: 'luck',
    blocks: [
      say(
        `${attacker} lost ${outcome.attacker}, ${defender} lost ${outcome.defender}: chance of exactly this ${percent(chance)}`
      ),
      table(fight),
      say(
        `${luck(fight.swing, 'all such fights')}; at least as far from the average either way: ${percent(fight.swing.twoSided)}`
      )
    ]
  }
}

const list = ({ fights, evening }: ObservedReport): readonly Section[] => {
  const rows = fights.map(fight => ({
    name: `${fight.headline}, ${fight.outcome.attacker}:${fight.outcome.defender}`,
    tone: 'plain' as const,
    cells: cells(fight.swing, points)
  }))
  const whole = evening ? [{ name: 'all fights together', tone: 'attacker' as const, cells: cells(evening, points) }] : []
  return [
    {
      topic: 'fight by fight',
      blocks: [{ block: 'figures', title: 'victory points of the attackers', columns: COLUMNS, rows: [...rows, ...whole] }]
    },
    {
      topic: 'all fights together',
      blocks: evening
        ? [
            say(
              `all fights together: ${luck(evening, 'all such sets of fights')}; at least as far from the average either way: ${percent(evening.twoSided)}`
            )
          ]
        : []
    }
  ]
}

const onTheWay = (stages: ObservedStages): Section => {
  const [attacker, defender] = named(stages)
  return {
    topic: 'on the way',
    blocks: [
      {
        block: 'figures',
        title: 'dice of the first melee or the shot',
        columns: COLUMNS,
        rows: stages.seen.flatMap(({ name, attacker: one, defender: other }) => [
          { name: `${name} of the ${attacker}`, tone: 'attacker' as const, cells: cells(one, count) },
          { name: `${name} of the ${defender}`, tone: 'defender' as const, cells: cells(other, count) }
        ])
      }
    ]
  }
}

export const observed = (report: ObservedReport): Page => {
  const [first] = report.fights
  const fought = report.evening ? list(report) : first ? [one(first)] : []
  const sections = [...fought, ...(report.stages ? [onTheWay(report.stages)] : [])]
  return {
    headline: report.headline,
    subtitle: `${EDITIONS[report.edition]}, exact`,
    sections: [
      ...sections,
      {
        blocks: [
          say(
            'less, the same, more: chances of a lower, an equal, a higher figure; points: victory points gained less lost',
            'quiet'
          ),
          ...report.notes.map(note => say(note, 'quiet')),
          { block: 'command', label: 'again', command: report.replay }
        ]
      }
    ]
  }
}
