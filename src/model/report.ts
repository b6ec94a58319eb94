import type { FightReport } from './fight-report'
import type { ReadingsReport } from './readings-report'
import type { RulesReport } from './rules-report'

/** What a command answers, as plain data. */

export type * from './fight-report'
export type * from './readings-report'
export type * from './rules-report'
export { SCHEMA } from './schema'

export type Report = FightReport | RulesReport | ReadingsReport

export type ReportKind = Report['kind']

/** The report of a kind. */
export type ReportOf<K extends ReportKind> = Extract<Report, { readonly kind: K }>
