import { percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { CompareCell, CompareReport, Duel } from '../../model/report'
import { editionName } from '../fight/method'
import { asParagraph, type Block, type Figures, figureRow, footnotes, type Page, type Section } from '../page'
import type { RecordRow } from '../record'
import { delta, deltaPercent } from './measures'

/** Several subjects against several opponents: a table for each opponent, and which subject does better than which. */

/** Points per muster point repeat the victory points if every subject costs one point, or an unknown number. */
const showsPerPoint = ({ subjects }: CompareReport): boolean => subjects.some(({ musterPoints }) => (musterPoints ?? 1) !== 1)

type Column = readonly [head: string, figure: (cell: CompareCell) => string]

const columnsOf = (report: CompareReport): readonly Column[] => {
  const chances: readonly Column[] = [
    [t('win'), ({ numbers: { win = 0 } }) => percent(win)],
    [t('tie'), ({ numbers: { tie = 0 } }) => percent(tie)],
    [t('lose'), ({ numbers: { lose = 0 } }) => percent(lose)]
  ]
  const worth: readonly Column[] = [
    [t('loses'), ({ numbers: { lost } }) => twoDecimals(lost)],
    [t('kills'), ({ numbers: { killed } }) => twoDecimals(killed)],
    [t('wipes out'), ({ numbers: { wipesOut } }) => percent(wipesOut)],
    [t('victory points'), ({ numbers: { swing } }) => points(swing)]
  ]
  const perPoint: Column = [t('per muster point'), ({ perPoint }) => (perPoint === undefined ? '-' : points(perPoint))]
  const moreWins: Column = [t('win vs the first'), ({ more }) => (more ? deltaPercent(more.win ?? 0) : '')]
  const morePoints: Column = [t('victory points vs the first'), ({ more }) => (more ? delta(more.swing) : '')]
  const isMelee = report.fight === 'melee'
  const isCompared = report.subjects.length > 1
  return [
    ...(isMelee ? chances : []),
    ...worth,
    ...(showsPerPoint(report) ? [perPoint] : []),
    ...(isMelee && isCompared ? [moreWins] : []),
    ...(isCompared ? [morePoints] : [])
  ]
}

const table = (report: CompareReport, opponent: number): Figures => {
  const columns = columnsOf(report)
  return {
    block: 'figures',
    title: against(report, opponent),
    columns: columns.map(([head]) => head),
    rows: report.subjects.flatMap(({ name }, i) => {
      const cell = report.cells[i]?.[opponent]
      return cell
        ? [
            figureRow(
              name,
              columns.map(([, figure]) => figure(cell))
            )
          ]
        : []
    })
  }
}

const against = ({ opponents }: Pick<CompareReport, 'opponents'>, opponent: number): string =>
  t('against {whom}', { whom: opponents[opponent]?.name ?? '' })

const duelName = ({ subjects }: CompareReport, { subject, other }: Duel): string =>
  `${subjects[subject]?.name ?? ''}; ${subjects[other]?.name ?? ''}`

/** "4 berserkers: at least as likely as 8 warriors to reach any number of points (first-order stochastic dominance)" */
const dominance = ({ subjects }: CompareReport, { subject, other, dominates }: Duel): readonly string[] => {
  if (!dominates) return []
  const [better, worse] = dominates === 'subject' ? [subject, other] : [other, subject]
  return [
    t('{winner}: at least as likely as {loser} to reach any number of points (first-order stochastic dominance)', {
      winner: subjects[better]?.name,
      loser: subjects[worse]?.name
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

/** Smaller differences are rounding. */
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
      ({ numbers, perPoint, more }, j): RecordRow => [
        ['subject', subjects[i]?.name],
        ['opponent', opponents[j]?.name],
        ['charged', charged ? 'true' : 'false'],
        ['win', numbers.win],
        ['tie', numbers.tie],
        ['lose', numbers.lose],
        ['losses_mean', numbers.lost],
        ['kills_mean', numbers.killed],
        ['wipes_out', numbers.wipesOut],
        ['wiped_out', numbers.wipedOut],
        ['victory_points_swing', numbers.swing],
        ['muster_points', subjects[i]?.musterPoints ?? undefined],
        ['swing_per_muster_point', perPoint],
        ['win_more', more?.win],
        ['swing_more', more?.swing]
      ]
    )
  )
