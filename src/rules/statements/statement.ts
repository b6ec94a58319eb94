import type { SecondRuleId } from '../second/texts'
import type { RuleId } from '../texts'

/** What a source says, in our own words, and the rules that stand on it: ids of rules, or the keys of boxes (vikings/ullr). */
export type Statement = readonly [text: string, ...rules: readonly (RuleId | SecondRuleId | `${string}/${string}`)[]]
