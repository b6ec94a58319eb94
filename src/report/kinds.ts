import type { Report, ReportKind } from '../model/report'
import type { Look } from './appearance'
import type { Page } from './page'
import { finished } from './pages'
import { type RecordRow, type Rows, tableOf } from './record'

/** What is printed of each kind of report: its page, and its lines and tables, each loaded when it is asked for. */

type OfKind<K extends ReportKind> = Extract<Report, { readonly kind: K }>

type PageLook = Pick<Look, 'explain' | 'full' | 'terse' | 'folded'>

interface Pages<R extends Report> {
  readonly page: (report: R, look: PageLook) => Page
}

/** Rows under their columns' names, for CSV. */
interface Tables<R extends Report> {
  readonly tables: (report: R, full: boolean) => readonly Rows[]
}

/** Of many fights: a record of each, a row of one table and a line of its own in NDJSON. */
interface Records<R extends Report> {
  readonly records: (report: R) => readonly RecordRow[]
}

type Texts<R extends Report> = (Tables<R> | Records<R>) & {
  /** In sentences, to say at the table. */
  readonly lines: (report: R) => readonly string[]
}

interface Kind<R extends Report> {
  readonly pages: () => Promise<Pages<R>>
  readonly texts: () => Promise<Texts<R>>
}

/** A kind that has all of it in one file. */
const whole = <R extends Report>(load: () => Promise<Pages<R> & Texts<R>>): Kind<R> => ({ pages: load, texts: load })

const fight: Kind<OfKind<'melee' | 'shoot'>> = { pages: () => import('./fight'), texts: () => import('./fight/lines') }

const kinds: { readonly [K in ReportKind]: Kind<OfKind<K>> } = {
  melee: fight,
  shoot: fight,
  readings: whole(() => import('./readings')),
  sweep: whole(() => import('./study/sweep')),
  compare: whole(() => import('./study/compare')),
  'what-if': whole(() => import('./study/what-if')),
  until: whole(() => import('./study/until')),
  observed: whole(() => import('./study/observed')),
  review: whole(() => import('./study/review')),
  roll: whole(() => import('./study/roll')),
  dice: { pages: () => import('./dice/page'), texts: () => import('./dice/lines') },
  wrath: whole(() => import('./dice/wrath')),
  throw: whole(() => import('./dice/throw')),
  advice: { pages: () => import('./advice/page'), texts: () => import('./advice/lines') },
  plan: { pages: () => import('./plan/page'), texts: () => import('./plan/lines') },
  'warband-check': whole(() => import('./warband/check')),
  warband: whole(() => import('./warband/show')),
  'warband-points': whole(() => import('./warband/points')),
  warbands: whole(() => import('./warband/compare')),
  sheet: whole(() => import('./warband/sheet')),
  field: whole(() => import('./warband/field')),
  build: whole(() => import('./warband/build')),
  threats: whole(() => import('./warband/threats')),
  rules: whole(() => import('./rules'))
}

/** A report of a kind meets the row of its kind. */
const kindOf = (report: Report): Kind<Report> => kinds[report.kind] as unknown as Kind<Report>

/** The page of any report. */
export const pageOf = async (report: Report, look: PageLook): Promise<Page> => {
  const { page } = await kindOf(report).pages()
  return finished(report, page(report, look), look)
}

export const linesOf = async (report: Report): Promise<readonly string[]> => (await kindOf(report).texts()).lines(report)

export const tablesOf = async (report: Report, full: boolean): Promise<readonly Rows[]> => {
  const texts = await kindOf(report).texts()
  return 'records' in texts ? [tableOf(texts.records(report))] : texts.tables(report, full)
}

/** Undefined of a report that is one record by itself. */
export const recordsOf = async (report: Report): Promise<readonly RecordRow[] | undefined> => {
  const texts = await kindOf(report).texts()
  return 'records' in texts ? texts.records(report) : undefined
}
