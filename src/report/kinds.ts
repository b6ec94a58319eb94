import type { Report, ReportKind } from '../model/report'
import type { Look } from './appearance'
import type { Page } from './page'
import { finished } from './pages'
import { type RecordRow, type Rows, tableOf } from './record'

/** What is printed of each kind of report: its page, its lines and its tables, each loaded when it is asked for. */

type OfKind<K extends ReportKind> = Extract<Report, { readonly kind: K }>

export type PageLook = Pick<Look, 'explain' | 'full' | 'terse' | 'folded'>

interface Kind<R extends Report> {
  readonly page: () => Promise<(report: R, look: PageLook) => Page>
  /** In sentences, to say at the table. */
  readonly lines: () => Promise<(report: R) => readonly string[]>
  /** Rows under their columns' names, for CSV. */
  readonly tables: () => Promise<(report: R, full: boolean) => readonly Rows[]>
  /** Of many fights: a record of each, a line of its own in NDJSON. */
  readonly records?: () => Promise<(report: R) => readonly RecordRow[]>
}

/** The one table of records. */
const asTable = <R extends Report>(load: () => Promise<(report: R) => readonly RecordRow[]>): Pick<Kind<R>, 'tables'> => ({
  tables: async () => {
    const records = await load()
    return report => [tableOf(records(report))]
  }
})

const ofMany = <R extends Report>(
  load: () => Promise<(report: R) => readonly RecordRow[]>
): Required<Pick<Kind<R>, 'tables' | 'records'>> => ({ ...asTable(load), records: load })

/** What is one line, or one table. */
const one =
  <R extends Report, T>(make: (report: R) => T) =>
  (report: R): readonly T[] => [make(report)]

const fight: Kind<OfKind<'melee' | 'shoot'>> = {
  page: async () => (await import('./fight')).fight,
  lines: async () => one((await import('./fight/line')).fightLine),
  tables: async () => (await import('./fight/rows')).fightTables
}

const kinds: { readonly [K in ReportKind]: Kind<OfKind<K>> } = {
  melee: fight,
  shoot: fight,
  readings: {
    page: async () => (await import('./readings')).readings,
    lines: async () => (await import('./readings')).readingsLines,
    tables: async () => one((await import('./readings')).readingsTable)
  },
  sweep: {
    page: async () => (await import('./study/sweep')).sweep,
    lines: async () => one((await import('./study/lines')).sweepLine),
    ...ofMany(async () => {
      const { sweepRows } = await import('./study/rows')
      return (report: OfKind<'sweep'>) => sweepRows(report)
    })
  },
  compare: {
    page: async () => (await import('./study/compare')).compare,
    lines: async () => (await import('./study/lines')).compareLines,
    ...ofMany(async () => (await import('./study/rows')).compareRows)
  },
  'what-if': {
    page: async () => (await import('./study/what-if')).whatIf,
    lines: async () => (await import('./study/lines')).whatIfLines,
    ...ofMany(async () => (await import('./study/rows')).whatIfRows)
  },
  until: {
    page: async () => (await import('./study/until')).until,
    lines: async () => one((await import('./study/lines')).untilLine),
    ...ofMany(async () => (await import('./study/rows')).untilRows)
  },
  observed: {
    page: async () => (await import('./study/observed')).observed,
    lines: async () => (await import('./study/lines')).observedLines,
    ...ofMany(async () => (await import('./study/rows')).observedRows)
  },
  review: {
    page: async () => (await import('./study/review')).review,
    lines: async () => (await import('./study/review')).reviewLines,
    ...ofMany(async () => (await import('./study/rows')).reviewRows)
  },
  roll: {
    page: async () => (await import('./study/roll')).roll,
    lines: async () => one((await import('./study/roll')).rollLine),
    ...asTable(async () => (await import('./study/rows')).rollRows)
  },
  dice: {
    page: async () => (await import('./dice/page')).dice,
    lines: async () => (await import('./dice/lines')).diceLines,
    tables: async () => (await import('./dice/rows')).diceTables
  },
  wrath: {
    page: async () => (await import('./dice/page')).wrath,
    lines: async () => one((await import('./dice/lines')).wrathLine),
    tables: async () => one((await import('./dice/rows')).wrathTable)
  },
  throw: {
    page: async () => (await import('./dice/throw')).throwPage,
    lines: async () => one((await import('./dice/throw')).throwLine),
    tables: async () => one((await import('./dice/throw')).throwTable)
  },
  advice: {
    page: async () => (await import('./advice/page')).advice,
    lines: async () => one((await import('./advice/line')).adviceLine),
    tables: async () => one((await import('./advice/rows')).adviceTable)
  },
  plan: {
    page: async () => (await import('./plan/page')).plan,
    lines: async () => one((await import('./plan/lines')).planLine),
    tables: async () => (await import('./plan/lines')).planTables
  },
  'warband-check': {
    page: async () => (await import('./warband/check')).check,
    lines: async () => (await import('./warband/lines')).checkLines,
    ...ofMany(async () => (await import('./warband/rows')).checkRows)
  },
  warband: {
    page: async () => (await import('./warband/show')).show,
    lines: async () => one((await import('./warband/lines')).showLine),
    ...asTable(async () => (await import('./warband/rows')).unitRows)
  },
  'warband-points': {
    page: async () => (await import('./warband/points')).points,
    lines: async () => one((await import('./warband/show')).pointsTotal),
    ...asTable(async () => (await import('./warband/rows')).pointRows)
  },
  warbands: {
    page: async () => (await import('./warband/compare')).compare,
    lines: async () => (await import('./warband/lines')).compareLines,
    ...ofMany(async () => (await import('./warband/rows')).meetingRows)
  },
  sheet: {
    page: async () => (await import('./warband/sheet')).sheet,
    lines: async () => (await import('./warband/sheet')).sheetLines,
    ...ofMany(async () => (await import('./warband/rows')).sheetRows)
  },
  field: {
    page: async () => (await import('./warband/field')).field,
    lines: async () => (await import('./warband/lines')).fieldLines,
    ...ofMany(async () => (await import('./warband/rows')).fieldRows)
  },
  build: {
    page: async () => (await import('./warband/build')).build,
    lines: async () => (await import('./warband/lines')).buildLines,
    ...ofMany(async () => (await import('./warband/rows')).buildRows)
  },
  threats: {
    page: async () => (await import('./warband/threats')).threats,
    lines: async () => (await import('./warband/threats')).threatLines,
    ...ofMany(async () => (await import('./warband/rows')).threatRows)
  },
  rules: {
    page: async () => (await import('./rules')).rules,
    lines: async () => (await import('./rules')).rulesLines,
    tables: async () => (await import('./rules')).rulesTables
  }
}

/** A report of a kind meets the row of its kind. */
const kindOf = (report: Report): Kind<Report> => kinds[report.kind] as unknown as Kind<Report>

/** The page of any report. */
export const pageOf = async (report: Report, look: PageLook): Promise<Page> => {
  const page = await kindOf(report).page()
  return finished(report, page(report, look), look)
}

export const linesOf = async (report: Report): Promise<readonly string[]> => (await kindOf(report).lines())(report)

export const tablesOf = async (report: Report, full: boolean): Promise<readonly Rows[]> =>
  (await kindOf(report).tables())(report, full)

/** Undefined of a report that is one record by itself. */
export const recordsOf = async (report: Report): Promise<readonly RecordRow[] | undefined> =>
  (await kindOf(report).records?.())?.(report)
