import type { CompareReport } from './compare-report'
import type { ObservedReport } from './observed-report'
import type { ReviewReport } from './review-report'
import type { BeforeRollReport } from './roll-report'
import type { SweepReport } from './sweep-report'
import type { UntilReport } from './until-report'
import type { WhatIfReport } from './what-if-report'

/** What studies answer: many fights, one table. */
export type StudyReport =
  | SweepReport
  | CompareReport
  | WhatIfReport
  | UntilReport
  | ObservedReport
  | BeforeRollReport
  | ReviewReport
