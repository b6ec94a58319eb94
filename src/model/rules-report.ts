import type { Asked, SCHEMA } from './schema'

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
