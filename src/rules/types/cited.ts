/** How sure a row of the rulebook is, and where it comes from. */

export type Certainty = 'stated' | 'inferred' | 'unknown' | 'public'

/** Where a row comes from: a rule id of ours, and the source's page. */
export interface Cited {
  readonly rule: string
  readonly source: string
  readonly certainty: Certainty
}
