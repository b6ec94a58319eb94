import type { AdviceReport } from './advice-report'
import type { CompareReport } from './compare-report'
import type { DiceReport, WrathReport } from './dice-report'
import type { FightReport } from './fight-report'
import type { PlanReport } from './plan-report'
import type { ReviewReport } from './review-report'
import type { RulesReport } from './rules-report'
import type { BeforeRollReport, ObservedReport, ReadingsReport, SweepReport, UntilReport, WhatIfReport } from './study-report'
import type { ThrowReport } from './throw'
import type { WarbandCheckReport, WarbandPointsReport, WarbandReport } from './warband-report'
import type { BuildReport, FieldReport, SheetReport, ThreatsReport, WarbandsReport } from './warbands-report'

/** What a command answers, as plain data. */

export type * from './advice-report'
export type { CellNumbers } from './cell-numbers'
export type * from './compare-report'
export type * from './dice-report'
export type * from './effects-report'
export type * from './fight-report'
export type * from './plan-report'
export type * from './review-report'
export type * from './rules-report'
export { SCHEMA } from './schema'
export type * from './study-report'
export type { Thrown, ThrowReport } from './throw'
export type * from './warband'
export type * from './warband-report'
export type * from './warbands-report'

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

/** What studies answer: many fights, one table. */
export type StudyReport =
  | SweepReport
  | CompareReport
  | WhatIfReport
  | UntilReport
  | ObservedReport
  | BeforeRollReport
  | ReviewReport

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
