import type { AdviceReport } from './advice'
import type { DiceReport, WrathReport } from './dice'
import type { FightReport } from './fight-report'
import type { PlanReport } from './plan-report'
import type { ReviewReport } from './review-report'
import type { Asked, SCHEMA } from './schema'
import type {
  BeforeRollReport,
  CompareReport,
  ObservedReport,
  ReadingsReport,
  SweepReport,
  UntilReport,
  WhatIfReport
} from './study-report'
import type { ThrowReport } from './throw'
import type {
  BuildReport,
  FieldReport,
  SheetReport,
  ThreatsReport,
  WarbandCheckReport,
  WarbandPointsReport,
  WarbandReport,
  WarbandsReport
} from './warband-report'

/** What a command answers, as plain data. */

export type * from './advice'
export type { CellNumbers } from './cell-numbers'
export type * from './dice'
export type * from './fight-report'
export type * from './plan-report'
export type * from './review-report'
export { SCHEMA } from './schema'
export type * from './study-report'
export type { Thrown, ThrowReport } from './throw'
export type * from './warband'
export type * from './warband-report'

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

/** What `rules` is asked: the words of a name, or none for an overview. */
export interface RulesRequest {
  readonly words: readonly string[]
}

/** What `rules` answers: the entries found, each with its facts, source and certainty. */
export interface RuleEntry {
  readonly id: string
  readonly kind: 'troop' | 'weapon' | 'ability' | 'reading' | 'rule' | 'faction' | 'terrain' | 'class' | 'hero'
  readonly name: string
  readonly facts: readonly (readonly [string, string])[]
  readonly text: string
  readonly rule: string
  readonly source: string
  readonly certainty: 'stated' | 'inferred' | 'unknown' | 'public' | 'one source'
  /** What the sources say that it stands on, in our own words; absent where nothing is noted of it. */
  readonly statements?: readonly { readonly source: string; readonly text: string }[]
}

export interface RulesReport {
  readonly schema: typeof SCHEMA
  readonly kind: 'rules'
  readonly headline: string
  readonly rules: string
  readonly sections: readonly {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }[]
  readonly entries: readonly RuleEntry[]
  readonly notes: readonly string[]
  /** As it was asked, to be asked again. */
  readonly request: Asked<RulesRequest>
}
