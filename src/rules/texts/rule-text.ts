import type { RuleText } from '../types'

/** A rule but for its id, which is its key. */
export type RuleTextRow = Omit<RuleText, 'rule'>

/** A row from what rules differ in; most are stated. */
export const ruleText = (
  title: string,
  source: string,
  text: string,
  certainty: RuleTextRow['certainty'] = 'stated'
): RuleTextRow => ({
  title,
  text,
  source,
  certainty
})
