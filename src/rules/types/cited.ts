/** How sure a row of the rulebook is, and where it comes from. */

/** one source: public, but one person's copy alone tells it. */
export type Certainty = 'stated' | 'inferred' | 'unknown' | 'public' | 'one source'

/** What a row is called. */
export interface Named {
  readonly name: string
  /** Its name in the Spanish rulebook, where it is another. */
  readonly spanish?: string
}

/** Where a row comes from: a rule id of ours, and the source's page. */
export interface Cited {
  readonly rule: string
  readonly source: string
  readonly certainty: Certainty
}
