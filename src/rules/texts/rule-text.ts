import type { RuleText } from '../types'

/** A rule but for its id, which is its key. */
export type Told = Omit<RuleText, 'rule'>

/** A row from what rules differ in; most are stated. */
export const told = (title: string, source: string, text: string, certainty: Told['certainty'] = 'stated'): Told => ({
  title,
  text,
  source,
  certainty
})
