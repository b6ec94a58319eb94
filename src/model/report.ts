import type { AdviceReport } from './advice-report'
import type { DiceReport, WrathReport } from './dice-report'
import type { FightReport } from './fight-report'
import type { PlanReport } from './plan-report'
import type { ReadingsReport } from './readings-report'
import type { RulesReport } from './rules-report'
import type { StudyReport } from './study-report'
import type { ThrowReport } from './throw'
import type { WarbandCheckReport, WarbandPointsReport, WarbandReport } from './warband-report'
import type { BuildReport, FieldReport, SheetReport, ThreatsReport, WarbandsReport } from './warbands-report'

/** What a command answers, as plain data. */

export type * from './advice-report'
export type { CellNumbers } from './cell-numbers'
export type * from './compare-report'
export type * from './dice-report'
export type * from './dice-report'
export type * from './dice-report'
export type * from './effects-report'
export type * from './fight-report'
export type * from './observed-report'
export type * from './plan-report'
export type * from './readings-report'
export type * from './review-report'
export type * from './roll-report'
export type * from './rules-report'
export { SCHEMA } from './schema'
export type * from './study-report'
export type * from './sweep-report'
export type { Thrown, ThrowReport } from './throw'
export type * from './until-report'
export type * from './warband'
export type * from './warband-report'
export type * from './warbands-report'
export type * from './what-if-report'

/** Of warbands: one, two, a field of them, or those that could be mustered. */
export type MusterReport =
  | WarbandCheckReport
  | WarbandReport
  | WarbandPointsReport
  | WarbandsReport
  | SheetReport
  | FieldReport
  | BuildReport
  | ThreatsReport

export type Report =
  | FightReport
  | RulesReport
  | ReadingsReport
  | StudyReport
  | DiceReport
  | WrathReport
  | ThrowReport
  | AdviceReport
  | PlanReport
  | MusterReport

export type ReportKind = Report['kind']
