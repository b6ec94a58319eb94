import type { CompareCell, CompareReport, Duel } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, percent, points } from '../figures'
import { type Block, type Cell, type Figures, type Page, type Section, say } from '../page'
import { delta, deltaPercent } from './delta'

/** Several subjects against several opponents: a table for each opponent, and who does better than whom on it. */

const texts = (...all: readonly string[]): readonly Cell[] => all.map(text => ({ text }))

const columnsOf = ({ fight, subjects }: CompareReport): readonly string[] => [
  ...(fight === 'melee' ? ['win', 'tie', 'lose'] : []),
  ...['loses', 'kills', 'wipes out', 'points', 'per muster point'],
  ...(subjects.length > 1 ? (fight === 'melee' ? ['win vs the first', 'points vs the first'] : ['points vs the first']) : [])
]

const morethan = ({ fight, subjects }: CompareReport, { more }: CompareCell): readonly string[] => {
  if (subjects.length < 2) return []
  const isMelee = fight === 'melee'
  if (!more) return isMelee ? ['', ''] : ['']
  return [...(isMelee ? [deltaPercent(more.win ?? 0)] : []), delta(more.swing)]
}

const cellsOf = (report: CompareReport, cell: CompareCell): readonly Cell[] => {
  const { win, tie, lose, lost, killed, wipesOut, swing } = cell.numbers
  const chances = report.fight === 'melee' ? [win, tie, lose].map(chance => percent(chance ?? 0)) : []
  const worth = cell.perPoint === undefined ? '-' : points(cell.perPoint)
  return texts(...chances, fine(lost), fine(killed), percent(wipesOut), points(swing), worth, ...morethan(report, cell))
}

const table = (report: CompareReport, opponent: number): Figures => ({
  block: 'figures',
  title: `against ${report.opponents[opponent]?.name ?? ''}`,
  columns: columnsOf(report),
  rows: report.subjects.flatMap(({ name }, i) => {
    const cell = report.cells[i]?.[opponent]
    return cell ? [{ name, tone: 'plain' as const, cells: cellsOf(report, cell) }] : []
  })
})

const duelName = ({ subjects }: CompareReport, { subject, other }: Duel): string =>
  `${subjects[subject]?.name ?? ''} or ${subjects[other]?.name ?? ''}`

/** "4 berserkers are at least as likely as 8 warriors to reach any swing of points (first-order stochastic dominance)" */
export const dominance = ({ subjects }: CompareReport, { subject, other, dominates }: Duel): readonly string[] => {
  if (!dominates) return []
  const [one, two] = dominates === 'subject' ? [subject, other] : [other, subject]
  const [winner, loser] = [subjects[one]?.name ?? '', subjects[two]?.name ?? '']
  return [`${winner}: at least as likely as ${loser} to reach any number of points (first-order stochastic dominance)`]
}

const duels = (report: CompareReport, opponent: number): readonly Block[] => {
  const here = report.duels.filter(duel => duel.opponent === opponent)
  if (here.length === 0) return []
  const figures: Figures = {
    block: 'figures',
    title: 'who does better by victory points, each fighting on its own',
    columns: ['the first better', 'as well', 'the second better'],
    rows: here.map(duel => ({
      name: duelName(report, duel),
      tone: 'plain',
      cells: texts(percent(duel.better), percent(duel.same), percent(duel.worse))
    }))
  }
  return [figures, ...here.flatMap(duel => dominance(report, duel)).map(text => say(text))]
}

const section = (report: CompareReport, opponent: number): readonly Section[] => [
  { heading: `against ${report.opponents[opponent]?.name ?? ''}`, blocks: [table(report, opponent)] },
  { blocks: duels(report, opponent) }
]

const told = ({ charged, fight }: CompareReport): string => {
  const verb = fight === 'shoot' ? 'shoot' : 'charge'
  return charged ? `the opponents ${verb}` : `the subjects ${verb}`
}

const explained = ({ subjects }: CompareReport): string =>
  subjects.length > 1
    ? 'points: victory points killed less lost; vs the first: what each has more than the first subject, "=" where nothing'
    : 'points: victory points killed less lost'

export const compare = (report: CompareReport): Page => ({
  headline: report.headline,
  subtitle: `${EDITIONS[report.edition]}, ${told(report)}`,
  sections: [
    ...report.opponents.flatMap((_, opponent) => section(report, opponent)).filter(({ blocks }) => blocks.length > 0),
    {
      blocks: [
        say(explained(report), 'quiet'),
        ...report.notes.map(note => say(note, 'quiet')),
        { block: 'command', label: 'again', command: report.replay }
      ]
    }
  ]
})
