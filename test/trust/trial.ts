import type { PlanFile } from '../../src/model/plan'
import type { Scenario } from '../../src/model/scenario'
import type { Fraction } from '../oracle'

/** A fight as both know it: what the product is asked, and what the referee answers by the paths of a report. */
export interface Trial {
  readonly scenario: Scenario
  readonly answer: () => Shown
}

export interface Shown {
  /** Chances and means by path; of `joint.p` and `jointOfUnits.p` what is not told is nought. */
  readonly fractions: ReadonlyMap<string, Fraction>
  /** Fatigue afterwards, where it does not depend on the dice. */
  readonly fatigue?: { readonly attacker?: number | undefined; readonly defender?: number | undefined }
}

/** A plan as both know it. */
export interface PlanTrial {
  readonly plan: PlanFile
  readonly differences: () => readonly string[]
}
