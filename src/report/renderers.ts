import type { Report, ReportKind } from '../model/report'
import { finishPage } from './finish-page'
import type { Page } from './page'
import { type RecordRow, type Rows, tableOf } from './record'
import type { RenderOptions } from './render-options'

/** The renderers of each kind of report: its page, its lines and its tables, loaded when first used. */

type ReportOfKind<K extends ReportKind> = Extract<Report, { readonly kind: K }>

type PageOptions = Pick<RenderOptions, 'explain' | 'full' | 'terse' | 'folded'>

interface PageRenderer<R extends Report> {
  readonly page: (report: R, options: PageOptions) => Page
}

/** Tables for CSV, each with a header row. */
interface TableRenderer<R extends Report> {
  readonly tables: (report: R, full: boolean) => readonly Rows[]
}

/** For a report of many fights: one record per fight, which is a row in CSV and a line in NDJSON. */
interface RecordRenderer<R extends Report> {
  readonly records: (report: R) => readonly RecordRow[]
}

type TextRenderer<R extends Report> = (TableRenderer<R> | RecordRenderer<R>) & {
  /** The answer in sentences, for `-f line`. */
  readonly lines: (report: R) => readonly string[]
}

interface Renderer<R extends Report> {
  readonly pages: () => Promise<PageRenderer<R>>
  readonly texts: () => Promise<TextRenderer<R>>
}

/** A kind whose page and texts share one file. */
const inOneFile = <R extends Report>(load: () => Promise<PageRenderer<R> & TextRenderer<R>>): Renderer<R> => ({
  pages: load,
  texts: load
})

const fightRenderer: Renderer<ReportOfKind<'melee' | 'shoot'>> = {
  pages: () => import('./fight'),
  texts: () => import('./fight/lines')
}

const renderers: { readonly [K in ReportKind]: Renderer<ReportOfKind<K>> } = {
  melee: fightRenderer,
  shoot: fightRenderer,
  readings: inOneFile(() => import('./readings')),
  sweep: inOneFile(() => import('./study/sweep')),
  compare: inOneFile(() => import('./study/compare')),
  'what-if': inOneFile(() => import('./study/what-if')),
  until: inOneFile(() => import('./study/until')),
  observed: inOneFile(() => import('./study/observed')),
  review: inOneFile(() => import('./study/review')),
  roll: inOneFile(() => import('./study/roll')),
  dice: { pages: () => import('./dice/page'), texts: () => import('./dice/lines') },
  wrath: inOneFile(() => import('./dice/wrath')),
  throw: inOneFile(() => import('./dice/throw')),
  advice: { pages: () => import('./advice/page'), texts: () => import('./advice/lines') },
  plan: { pages: () => import('./plan/page'), texts: () => import('./plan/lines') },
  'warband-check': inOneFile(() => import('./warband/check')),
  warband: inOneFile(() => import('./warband/show')),
  'warband-points': inOneFile(() => import('./warband/points')),
  warbands: inOneFile(() => import('./warband/compare')),
  sheet: inOneFile(() => import('./warband/sheet')),
  field: inOneFile(() => import('./warband/field')),
  build: inOneFile(() => import('./warband/build')),
  threats: inOneFile(() => import('./warband/threats')),
  rules: inOneFile(() => import('./rules'))
}

/** The one cast: the compiler cannot see that `report.kind` selects the row of the report's own type. */
const rendererOf = (report: Report): Renderer<Report> => renderers[report.kind] as unknown as Renderer<Report>

/** The page of any report, ready for a format to render. */
export const pageOf = async (report: Report, options: PageOptions): Promise<Page> => {
  const { page } = await rendererOf(report).pages()
  return finishPage(report, page(report, options), options)
}

/** The answer of any report in sentences, one for each line. */
export const linesOf = async (report: Report): Promise<readonly string[]> => (await rendererOf(report).texts()).lines(report)

/** The tables of any report for CSV; `full`: with whole distributions. */
export const tablesOf = async (report: Report, full: boolean): Promise<readonly Rows[]> => {
  const texts = await rendererOf(report).texts()
  return 'records' in texts ? [tableOf(texts.records(report))] : texts.tables(report, full)
}

/** The records of a report of many fights; undefined for a report that is itself a single record. */
export const recordsOf = async (report: Report): Promise<readonly RecordRow[] | undefined> => {
  const texts = await rendererOf(report).texts()
  return 'records' in texts ? texts.records(report) : undefined
}
