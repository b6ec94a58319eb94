import { rulesNear } from '../../rules/rule-search'
import type { Rulebook } from '../../rules/types'
import { isOfRules } from './rule-questions'

/** A question about the rules that names none of them. Apart from other questions, since it needs the texts of all rules. */

/** `rules R2.2 R3.4` for "how does fatigue affect armour"; undefined where it is no such question, or no rule shares its words. */
export const rulesSearched = (text: string, book: Rulebook): readonly string[] | undefined => {
  const ids = isOfRules(text) ? rulesNear(text, book) : []
  return ids.length > 0 ? ['rules', ...ids] : undefined
}
