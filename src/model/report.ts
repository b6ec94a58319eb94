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

/** The reports that commands answer with, as plain data. */

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

/** Reports of warbands: one, two, a field of them, or those that could be mustered. */
export type MusterReport =
  | WarbandCheckReport
  | WarbandReport
  | WarbandPointsReport
  | WarbandsReport
  | SheetReport
  | FieldReport
  | BuildReport
  | ThreatsReport

/** Reports of studies: many fights in one table. */
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

/** A request of `rules`: the words of a name, or none for an overview. */
export interface RulesRequest {
  readonly words: readonly string[]
}

/** An entry of the rulebook, with its facts, source and certainty. */
export interface RuleEntry {
  readonly id: string
  readonly kind: 'troop' | 'weapon' | 'ability' | 'reading' | 'rule' | 'faction' | 'terrain' | 'class' | 'hero'
  readonly name: string
  readonly facts: readonly (readonly [string, string])[]
  readonly text: string
  readonly rule: string
  readonly source: string
  readonly certainty: 'stated' | 'inferred' | 'unknown' | 'public' | 'one source'
  /** The statements of the sources that it rests on, in our own words; absent if there are none. */
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
  /** The request, so that it can be repeated. */
  readonly request: Asked<RulesRequest>
}
