import { troopsCalled } from '../request/words/loss-question'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'

/** Who charges, where the units stand side by side and it is said behind them: "8 bondi vs 4 huscarls, the latter charge". */

const TAIL =
  /(?<![\s,;:.(\u2013-])[\s,;:.(\u2013-]{1,4}(?:(?:and|but|with|where|if|when|while|only)\s+)?(?:(?:the|my|his|their)\s+)?([a-z]+)(?:\s+(?:one|unit|side))?\s+(?:(?:are|is|being|do|does|have|has|get|gets|got|having|getting|go|goes|make|makes|making)\s+)?(?:the\s+)?(?:ones?\s+)?(?:(?:who|that|which)\s+)?(charg(?:e|es|ing)|attack(?:s|ing)?|on\s+the\s+(?:charge|attack|offensive)|in\s+first|first\s+strike|doing\s+the\s+(?:charging|attacking))\W*$/i
const BETWEEN = /\s+(?:vs?\.?|versus|against)\s+/i
const ACTS = /(?<![a-z])(?:charg|attack|shoot|shot|fir(?:e|ing)|or)(?![a-z]{4})/i
const ORDINALS: Readonly<Record<string, 0 | 1>> = { former: 0, first: 0, latter: 1, second: 1, last: 1 }

/** The troops and factions that the words of a unit may call. */
const calledIn = (unit: string, book: Rulebook): readonly string[] =>
  unit
    .toLowerCase()
    .split(/[^a-zà-ÿ-]+/)
    .filter(word => word.length > 1)
    .flatMap(word => [
      ...troopsCalled(word, book).flatMap(id => [id, book.troops[id]?.faction ?? id]),
      ...idsNamed(book.factions, word)
    ])

/** "8 bondi vs 4 huscarls with the huscarls on the attack": the huscarls charge. */
export const withChargerFirst = (text: string, book: Rulebook): string => {
  const [tail = '', who = ''] = TAIL.exec(text) ?? []
  const units = text.slice(0, text.length - tail.length).split(BETWEEN)
  if (tail === '' || units.length !== 2 || ACTS.test(units.join(' '))) return text
  const troops = troopsCalled(who.toLowerCase(), book)
  const named = troops.length > 0 ? troops : idsNamed(book.factions, who)
  const isOf = units.map(unit => calledIn(unit, book).some(id => named.includes(id)))
  const at = ORDINALS[who.toLowerCase()] ?? (isOf[0] === isOf[1] ? -1 : isOf.indexOf(true))
  const [charger, charged] = at === 1 ? [units[1], units[0]] : [units[0], units[1]]
  return at < 0 ? text : `${charger} charge ${charged}`
}
