import { percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { CompareCell, CompareReport, Duel } from '../../model/report'
import { editionName } from '../fight/method'
import {
  asParagraph,
  type Block,
  type Cell,
  type Figures,
  figureRow,
  footnotes,
  type Page,
  type Section,
  textCells
} from '../page'
import type { RecordRow } from '../record'
import { delta, deltaPercent } from './measures'

/** Several subjects against several opponents: a table for each opponent, and who does better than whom on it. */

/** Where all cost one point, or nobody knows what they cost, the points of victory say it already. */
const tellsPerPoint = ({ subjects }: CompareReport): boolean => subjects.some(({ musterPoints }) => (musterPoints ?? 1) !== 1)

const columnsOf = (report: CompareReport): readonly string[] => {
  const { fight, subjects } = report
  return [
    ...(fight === 'melee' ? [t('win'), t('tie'), t('lose')] : []),
    ...[t('loses'), t('kills'), t('wipes out'), t('victory points')],
    ...(tellsPerPoint(report) ? [t('per muster point')] : []),
    ...(subjects.length > 1
      ? fight === 'melee'
        ? [t('win vs the first'), t('victory points vs the first')]
        : [t('victory points vs the first')]
      : [])
  ]
}

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
  return textCells(
    ...chances,
    twoDecimals(lost),
    twoDecimals(killed),
    percent(wipesOut),
    points(swing),
    ...(tellsPerPoint(report) ? [worth] : []),
    ...morethan(report, cell)
  )
}

const table = (report: CompareReport, opponent: number): Figures => ({
  block: 'figures',
  title: against(report, opponent),
  columns: columnsOf(report),
  rows: report.subjects.flatMap(({ name }, i) => {
    const cell = report.cells[i]?.[opponent]
    return cell ? [{ name, tone: 'plain' as const, cells: cellsOf(report, cell) }] : []
  })
})

const against = ({ opponents }: Pick<CompareReport, 'opponents'>, opponent: number): string =>
  t('against {whom}', { whom: opponents[opponent]?.name ?? '' })

const duelName = ({ subjects }: CompareReport, { subject, other }: Duel): string =>
  `${subjects[subject]?.name ?? ''}; ${subjects[other]?.name ?? ''}`

/** "4 berserkers are at least as likely as 8 warriors to reach any swing of points (first-order stochastic dominance)" */
export const dominance = ({ subjects }: CompareReport, { subject, other, dominates }: Duel): readonly string[] => {
  if (!dominates) return []
  const [one, two] = dominates === 'subject' ? [subject, other] : [other, subject]
  const [winner, loser] = [subjects[one]?.name ?? '', subjects[two]?.name ?? '']
  return [
    t('{winner}: at least as likely as {loser} to reach any number of points (first-order stochastic dominance)', {
      winner,
      loser
    })
  ]
}

const duels = (report: CompareReport, opponent: number): readonly Block[] => {
  const here = report.duels.filter(duel => duel.opponent === opponent)
  if (here.length === 0) return []
  const figures: Figures = {
    block: 'figures',
    title: t('which does better by victory points, each in its own fight'),
    columns: [t('first better'), t('equal'), t('second better')],
    rows: here.map(duel => figureRow(duelName(report, duel), [percent(duel.better), percent(duel.same), percent(duel.worse)]))
  }
  return [figures, ...here.flatMap(duel => dominance(report, duel)).map(text => asParagraph(text))]
}

const section = (report: CompareReport, opponent: number): readonly Section[] => [
  { heading: against(report, opponent), blocks: [table(report, opponent)] },
  { blocks: duels(report, opponent) }
]

const chargers = ({ charged, fight }: CompareReport): string => {
  if (fight === 'shoot') return charged ? t('the opponents shoot') : t('the subjects shoot')
  return charged ? t('the opponents charge') : t('the subjects charge')
}

const explained = ({ subjects }: CompareReport): string =>
  subjects.length > 1
    ? t('victory points: gained less lost; vs the first: the difference from the first subject, "=" where none')
    : t('victory points: gained less lost')

/** Larger differences are more than rounding. */
const SAME = 1e-9

/** "best against 6 huscarls: 8 warriors, -0.22 victory points (4 berserkers -0.31)" */
const bestAgainst = (report: CompareReport, opponent: number): readonly string[] => {
  const { subjects, cells, fight } = report
  const ranked = subjects
    .flatMap(({ name }, i) => {
      const numbers = cells[i]?.[opponent]?.numbers
      return numbers ? [{ name, swing: numbers.swing, win: numbers.win }] : []
    })
    .toSorted((one, other) => other.swing - one.swing)
  const [first, second] = ranked
  if (!first || !second) return []
  const whom = report.opponents[opponent]?.name ?? ''
  const [one, other, swing] = [first.name, second.name, points(first.swing)]
  if (Math.abs(first.swing - second.swing) < SAME)
    return [t('equal against {whom}: {one} and {other}, {swing} victory points', { whom, one, other, swing })]
  const wins = fight === 'melee' ? t(', win {change}', { change: percent(first.win ?? 0) }) : ''
  return [
    t('best against {whom}: {one}, {swing} victory points{wins}; next {other}, {less}', {
      whom,
      one,
      swing,
      wins,
      other,
      less: points(second.swing)
    })
  ]
}

export const page = (report: CompareReport): Page => ({
  headline: report.headline,
  subtitle: `${editionName(report.edition)}, ${chargers(report)}`,
  sections: (
    [
      {
        topic: t('the answer'),
        blocks: report.opponents.flatMap((_, i) => bestAgainst(report, i)).map(text => asParagraph(text))
      },
      ...report.opponents.flatMap((_, opponent) => section(report, opponent)),
      { blocks: footnotes(report, explained(report)) }
    ] satisfies readonly Section[]
  ).filter(({ blocks }) => blocks.length > 0)
})

export const lines = ({ subjects, opponents, cells }: CompareReport): readonly string[] =>
  cells.flatMap((row, i) =>
    row.map(({ numbers: { win, tie, lose, swing } }, j) => {
      const odds =
        win === undefined
          ? []
          : [t('win {win}, tie {tie}, lose {lose}', { win: percent(win), tie: percent(tie ?? 0), lose: percent(lose ?? 0) })]
      return t('{one} vs {other}: {odds}', {
        one: subjects[i]?.name ?? '',
        other: opponents[j]?.name ?? '',
        odds: [...odds, t('victory points {swing}', { swing: points(swing) })].join('; ')
      })
    })
  )

export const records = ({ subjects, opponents, cells, charged }: CompareReport): readonly RecordRow[] =>
  cells.flatMap((row, i) =>
    row.map(
      ({ numbers: of, perPoint, more }, j): RecordRow => [
        ['subject', subjects[i]?.name],
        ['opponent', opponents[j]?.name],
        ['charged', charged ? 'true' : 'false'],
        ['win', of.win],
        ['tie', of.tie],
        ['lose', of.lose],
        ['losses_mean', of.lost],
        ['kills_mean', of.killed],
        ['wipes_out', of.wipesOut],
        ['wiped_out', of.wipedOut],
        ['victory_points_swing', of.swing],
        ['muster_points', subjects[i]?.musterPoints ?? undefined],
        ['swing_per_muster_point', perPoint],
        ['win_more', more?.win],
        ['swing_more', more?.swing]
      ]
    )
  )
