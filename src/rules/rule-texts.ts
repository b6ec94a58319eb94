import { texts as second } from './second/texts'
import { texts as first } from './texts'
import type { Rulebook, RuleText } from './types'

/** The rules of an edition in our own words, by id. They are for reading only: no fight loads them. */
export const textsOf = ({ edition }: Pick<Rulebook, 'edition'>): Readonly<Record<string, RuleText>> =>
  edition === 1 ? first : second
