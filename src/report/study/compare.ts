import { percent, points } from '../../model/figures'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { quantityAt } from '../../model/quantities'
import type { CompareCell, CompareNumbers, CompareReport, Duel } from '../../model/report'
import { editionName } from '../fight/method'
import { labelOfPath } from '../fight/quantities'
import { asParagraph, type Block, type Cell, type FigureTable, footnotes, type Page, type Section, withInterval } from '../page'
import { type Field, type RecordRow, snake } from '../record'
import { formatDelta, formatMeasure, formatPercentDelta } from './measures'
import { methodFields } from './rows'
import { intervalOf, isToldApart, sampledEach } from './sampled'

/** Several subjects against several opponents: a table for each opponent, and which subject does better than which. */

/** Points per muster point repeat the victory points if every subject costs one point, or an unknown number. */
const showsPerPoint = ({ subjects }: CompareReport): boolean => subjects.some(({ musterPoints }) => (musterPoints ?? 1) !== 1)

/** A number asked for, with the sides of the fight as subject and opponent: "opponent lost at least 3". */
const askedName = ({ charged }: CompareReport, path: string): string => {
  const subject = { name: t('subject'), n: 1 }
  const opponent = { name: t('opponent'), n: 1 }
  const names = charged ? { attacker: opponent, defender: subject } : { attacker: subject, defender: opponent }
  return labelOfPath(names, path) ?? path
}

const askedColumns = (report: CompareReport): readonly Column[] =>
  (report.cells[0]?.[0]?.asked ?? []).map(({ quantity }, at): Column => {
    const measure = quantityAt(quantity)?.measure ?? 'chance'
    return [askedName(report, quantity), cell => ({ text: formatMeasure(measure, cell.asked?.[at]?.value) })]
  })

/** "opponent lost at least 3, against 8 ceorls: 6 hirdmen 81.9 %, 8 bondi 62.3 %", the highest first. */
const askedAgainst = (report: CompareReport, opponent: number): readonly string[] => {
  const { subjects, cells } = report
  return (cells[0]?.[opponent]?.asked ?? []).map(({ quantity }, at) => {
    const measure = quantityAt(quantity)?.measure ?? 'chance'
    const figures = subjects
      .flatMap(({ name }, i) => {
        const value = cells[i]?.[opponent]?.asked?.[at]?.value
        return value === undefined ? [] : [{ value, text: `${name} ${formatMeasure(measure, value)}` }]
      })
      .toSorted((one, other) => other.value - one.value)
    return `${askedName(report, quantity)}, ${against(report, opponent)}: ${figures.map(({ text }) => text).join('; ')}`
  })
}

type Column = readonly [head: string, shown: (cell: CompareCell) => Cell]

const numberColumn = (head: string, key: keyof CompareNumbers, measure = 'chance'): Column => [
  head,
  cell => ({ text: formatMeasure(measure, cell.numbers[key] ?? 0), ...intervalOf(cell, `numbers.${key}`, measure) })
]

const columnsOf = (report: CompareReport): readonly Column[] => {
  const chances = [numberColumn(t('win'), 'win'), numberColumn(t('tie'), 'tie'), numberColumn(t('lose'), 'lose')]
  const worth = [
    numberColumn(t('loses'), 'lost', 'models'),
    numberColumn(t('kills'), 'killed', 'models'),
    numberColumn(t('wipes out'), 'wipesOut'),
    numberColumn(t('victory points'), 'swing', 'points')
  ]
  const perPoint: Column = [
    t('per muster point'),
    cell => ({ text: formatMeasure('points', cell.perPoint), ...intervalOf(cell, 'perPoint', 'points') })
  ]
  const moreWins: Column = [
    t('win vs the first'),
    cell =>
      cell.more ? { text: formatPercentDelta(cell.more.win ?? 0), ...intervalOf(cell, 'more.win', 'change') } : { text: '' }
  ]
  const morePoints: Column = [
    t('victory points vs the first'),
    cell => (cell.more ? { text: formatDelta(cell.more.swing), ...intervalOf(cell, 'more.swing', 'points') } : { text: '' })
  ]
  const isMelee = report.fight === 'melee'
  const isCompared = report.subjects.length > 1
  return [
    ...askedColumns(report),
    ...(isMelee ? chances : []),
    ...worth,
    ...(showsPerPoint(report) ? [perPoint] : []),
    ...(isMelee && isCompared ? [moreWins] : []),
    ...(isCompared ? [morePoints] : [])
  ]
}

const table = (report: CompareReport, opponent: number): FigureTable => {
  const columns = columnsOf(report)
  return {
    block: 'figures',
    title: against(report, opponent),
    columns: columns.map(([head]) => head),
    rows: report.subjects.flatMap(({ name }, i) => {
      const cell = report.cells[i]?.[opponent]
      return cell ? [{ name, tone: 'plain' as const, cells: columns.map(([, shown]) => shown(cell)) }] : []
    })
  }
}

const against = ({ opponents }: Pick<CompareReport, 'opponents'>, opponent: number): string =>
  t('against {whom}', { whom: opponents[opponent]?.name ?? '' })

const duelName = ({ subjects }: CompareReport, { subject, other }: Duel): string =>
  t('{one} rather than {other}', { one: subjects[subject]?.name, other: subjects[other]?.name })

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

const CHANCES = ['better', 'same', 'worse'] as const

const duels = (report: CompareReport, opponent: number): readonly Block[] => {
  const here = report.duels.filter(duel => duel.opponent === opponent)
  if (here.length === 0) return []
  const figures: FigureTable = {
    block: 'figures',
    title: t('which does better by victory points, each in its own fight'),
    columns: [t('better'), t('equal'), t('worse')],
    rows: here.map(duel => ({
      name: duelName(report, duel),
      tone: 'plain',
      cells: CHANCES.map(key => ({ text: percent(duel[key]), ...intervalOf(duel, key) }))
    }))
  }
  return [figures, ...here.flatMap(duel => dominance(report, duel)).map(text => asParagraph(text))]
}

const section = (report: CompareReport, opponent: number): readonly Section[] => [
  { heading: against(report, opponent), blocks: [table(report, opponent)] },
  { blocks: duels(report, opponent) }
]

const whoAttacks = ({ charged, fight }: CompareReport): string => {
  if (fight === 'shoot') return charged ? t('the opponents shoot') : t('the subjects shoot')
  return charged ? t('the opponents charge') : t('the subjects charge')
}

const legend = ({ subjects }: CompareReport): string =>
  subjects.length > 1
    ? t('victory points: gained less lost; vs the first: the difference from the first subject, "=" where none')
    : t('victory points: gained less lost')

/** "best against 6 huscarls: 8 warriors, -0.22 victory points (4 berserkers -0.31)" */
const bestAgainst = (report: CompareReport, opponent: number): readonly string[] => {
  const { subjects, cells, fight } = report
  const ranked = subjects
    .flatMap(({ name }, i) => {
      const cell = cells[i]?.[opponent]
      if (!cell) return []
      const { swing, win } = cell.numbers
      return [{ name, swing, win, cell, interval: intervalOf(cell, 'numbers.swing', 'points') }]
    })
    .toSorted((one, other) => other.swing - one.swing)
  const [first, second] = ranked
  if (!first || !second) return []
  const whom = report.opponents[opponent]?.name ?? ''
  const [one, other] = [first.name, second.name]
  const swing = withInterval(points(first.swing), first.interval)
  const less = withInterval(points(second.swing), second.interval)
  if (Math.abs(first.swing - second.swing) < ROUNDING)
    return [t('equal against {whom}: {one} and {other}, {swing} victory points', { whom, one, other, swing })]
  if (!isToldApart(first.cell, second.cell, 'numbers.swing'))
    return [t('not told apart against {whom}: {one}, {swing} victory points; {other}, {less}', { whom, one, swing, other, less })]
  const wins = fight === 'melee' ? t(', win {change}', { change: percent(first.win ?? 0) }) : ''
  return [
    t('best against {whom}: {one}, {swing} victory points{wins}; next {other}, {less}', {
      whom,
      one,
      swing,
      wins,
      other,
      less
    })
  ]
}

export const page = (report: CompareReport): Page => ({
  headline: report.headline,
  subtitle: [editionName(report.edition), whoAttacks(report), ...sampledEach(report.method)].join(', '),
  sections: (
    [
      {
        topic: t('the answer'),
        blocks: report.opponents
          .flatMap((_, i) => [...askedAgainst(report, i), ...bestAgainst(report, i)])
          .map(text => asParagraph(text))
      },
      ...report.opponents.flatMap((_, opponent) => section(report, opponent)),
      { blocks: footnotes(report, legend(report)) }
    ] satisfies readonly Section[]
  ).filter(({ blocks }) => blocks.length > 0)
})

export const lines = (report: CompareReport): readonly string[] => {
  const { subjects, opponents, cells } = report
  return cells.flatMap((row, i) =>
    row.map((cell, j) => {
      const of = (key: keyof CompareNumbers, measure = 'chance'): string =>
        withInterval(formatMeasure(measure, cell.numbers[key] ?? 0), intervalOf(cell, `numbers.${key}`, measure))
      const odds =
        cell.numbers.win === undefined
          ? []
          : [t('win {win}, tie {tie}, lose {lose}', { win: of('win'), tie: of('tie'), lose: of('lose') })]
      const asked = askedColumns(report).map(([head, shown]) => `${head} ${shown(cell).text}`)
      return t('{one} vs {other}: {odds}', {
        one: subjects[i]?.name ?? '',
        other: opponents[j]?.name ?? '',
        odds: [...asked, ...odds, t('victory points {swing}', { swing: of('swing', 'points') })].join('; ')
      })
    })
  )
}

/** A column of the CSV: its path in a cell, as in `intervals`, and its value. */
type NumberColumn = readonly [column: string, path: string, of: (cell: CompareCell) => number | undefined]

const RESULT_COLUMNS: readonly NumberColumn[] = [
  ['win', 'numbers.win', ({ numbers }) => numbers.win],
  ['tie', 'numbers.tie', ({ numbers }) => numbers.tie],
  ['lose', 'numbers.lose', ({ numbers }) => numbers.lose],
  ['losses_mean', 'numbers.lost', ({ numbers }) => numbers.lost],
  ['kills_mean', 'numbers.killed', ({ numbers }) => numbers.killed],
  ['wipes_out', 'numbers.wipesOut', ({ numbers }) => numbers.wipesOut],
  ['wiped_out', 'numbers.wipedOut', ({ numbers }) => numbers.wipedOut],
  ['victory_points_swing', 'numbers.swing', ({ numbers }) => numbers.swing]
]

const RELATIVE_COLUMNS: readonly NumberColumn[] = [
  ['swing_per_muster_point', 'perPoint', ({ perPoint }) => perPoint],
  ['win_more', 'more.win', ({ more }) => more?.win],
  ['swing_more', 'more.swing', ({ more }) => more?.swing]
]

const PATHS = [...RESULT_COLUMNS, ...RELATIVE_COLUMNS].map(([column, path]) => [column, path] as const)

const fieldsOf = (columns: readonly NumberColumn[], cell: CompareCell): readonly Field[] =>
  columns.map(([column, , of]) => [column, of(cell)])

export const records = ({ subjects, opponents, cells, charged, edition, method }: CompareReport): readonly RecordRow[] =>
  cells.flatMap((row, i) =>
    row.map(
      (cell, j): RecordRow => [
        ['subject', subjects[i]?.name],
        ['opponent', opponents[j]?.name],
        ['charged', charged],
        ...fieldsOf(RESULT_COLUMNS, cell),
        ['muster_points', subjects[i]?.musterPoints ?? undefined],
        ...fieldsOf(RELATIVE_COLUMNS, cell),
        ...(cell.asked ?? []).map(({ quantity, value }) => [snake(quantity), value] as const),
        ['edition', edition],
        ...methodFields({ ...cell, isThrown: method.name === 'monte-carlo' }, PATHS)
      ]
    )
  )
