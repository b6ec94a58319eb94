import type { Cautioned, MethodReport } from './fight-report'
import type { Scenario } from './scenario'
import type { Interpreted, ReportHead } from './schema'

/** Several subjects against several opponents. Everything is seen from the subject's side, whoever charges. */

export interface Compared {
  /** "4 berserkers" */
  readonly name: string
  /** What it costs in a warband; null where that is not known, or it is free. */
  readonly musterPoints: number | null
}

export interface CompareNumbers {
  /** Of a melee. */
  readonly win?: number
  readonly tie?: number
  readonly lose?: number
  /** Models on average. */
  readonly lost: number
  readonly killed: number
  /** Chance that the opponent, or the subject, is gone. */
  readonly wipesOut: number
  readonly wipedOut: number
  /** Victory points killed less lost. */
  readonly swing: number
}

export interface CompareCell {
  readonly headline: string
  readonly scenario: Scenario
  readonly numbers: CompareNumbers
  /** The swing for each muster point of the subject. */
  readonly perPoint?: number
  /** What it has more than the first subject against the same opponent; absent for the first. */
  readonly more?: CompareNumbers
}

/** Two subjects, each fighting the same opponent on its own: whose victory-point swing is the larger. */
export interface Duel {
  readonly opponent: number
  readonly subject: number
  readonly other: number
  readonly better: number
  readonly same: number
  readonly worse: number
  /** First-order stochastic dominance: at least as likely to reach every swing, and likelier for one. */
  readonly dominates?: 'subject' | 'other'
}

export interface CompareReport extends ReportHead<'compare'>, Interpreted, Cautioned {
  readonly fight: 'melee' | 'shoot'
  /** The opponents charge. */
  readonly charged: boolean
  readonly method: MethodReport
  readonly subjects: readonly Compared[]
  readonly opponents: readonly Compared[]
  /** A row for each subject, a cell for each opponent. */
  readonly cells: readonly (readonly CompareCell[])[]
  readonly duels: readonly Duel[]
}
