import { type SecondRuleId, texts as second } from './second/texts'
import { texts as first, type RuleId } from './texts'
import type { Rulebook, RuleText } from './types'

/** What a source says, in our own words, and the rules that stand on it: ids of rules, or the keys of boxes (vikings/ullr). */
export type Statement = readonly [text: string, ...rules: readonly (RuleId | SecondRuleId | `${string}/${string}`)[]]

/** The rules of an edition in our own words, by id. They are for reading only: no fight loads them. */
export const textsOf = ({ edition }: Pick<Rulebook, 'edition'>): Readonly<Record<string, RuleText>> =>
  edition === 1 ? first : second
