import type { WrathRequest } from './dice'
import type { SCHEMA } from './schema'

/** What `dice wrath` answers: the odds of the Wrath of the Jomsvikings (R6.6). */

/** One row of the Wrath table (R6.6). */
export interface WrathEffect {
  readonly least: number
  readonly text: string
  /** The chance that the dice add up to `least` or more. */
  readonly reached: number
  /** The chance that it is in force: reached, and they do not change sides. */
  readonly inForce: number
}

export interface WrathReport {
  readonly schema: typeof SCHEMA
  readonly kind: 'wrath'
  readonly headline: string
  readonly edition: 1
  readonly rules: string
  readonly dice: number
  readonly effects: readonly WrathEffect[]
  /** The chance that no row is in force: too low a total, or they change sides. */
  readonly nothing: number
  readonly changesSides: number
  /** `activationsP[k]`: the chance of exactly k free activations. */
  readonly activationsP: readonly number[]
  readonly activations: number
  /** `totalP[k]`: the chance that the dice add up to exactly k. */
  readonly totalP: readonly number[]
  readonly notes: readonly string[]
  readonly replay: string
  /** As it was asked, to be asked again. */
  readonly request: WrathRequest
}
