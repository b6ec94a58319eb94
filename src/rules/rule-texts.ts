import { type SecondRuleId, texts as second } from './second/texts'
import { texts as first, type RuleId } from './texts'
import type { Rulebook, RuleText } from './types'

/** A statement of a source in our own words, and what rests on it: ids of rules, or keys of boxes (vikings/ullr). */
export type Statement = readonly [text: string, ...rules: readonly (RuleId | SecondRuleId | `${string}/${string}`)[]]

/** The rules of an edition in our own words, by id; only `rules` loads them. */
export const textsOf = ({ edition }: Pick<Rulebook, 'edition'>): Readonly<Record<string, RuleText>> =>
  edition === 1 ? first : second
