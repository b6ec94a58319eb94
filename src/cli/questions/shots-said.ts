import { meansShot } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import { rulebook } from '../../rules/rulebook'
import { bandWithin } from '../../turn/plan/reach'
import type { CommandCall } from '../flags'
import { withReplaced } from './may-match'
import { firstPhrase, phrase } from './rewording'

const AGAINST = /(?<![a-zà-ÿ])(?:vs?\.?|versus|against|contra)(?![a-zà-ÿ])/i
/** "12 levies with bows at 8 warriors" */
const AT = firstPhrase`(?<![a-zà-ÿ])(?=(?:at|on) (?:(?:the|my|his|her|their) )?\d)`

/** "8 crossbows with Aimed Volley vs 6 bondi": a box that only a shot has says what "vs" leaves open. */
export const withShotSaid = <C extends CommandCall>(call: C): C => {
  const text = onOneLine(call.words)
  if (text.length > MOST_LETTERS || !(AGAINST.test(text) || AT.test(text))) return call
  const { edition } = call.command.opts<{ readonly edition?: string }>()
  return meansShot([text], rulebook(edition === '2' ? 2 : 1))
    ? { ...call, words: [AGAINST.test(text) ? text.replace(AGAINST, 'shoot') : text.replace(AT, 'shoot ')] }
    : call
}

const WITH_EACH = phrase`\b(with [a-z]+(?:\s[a-z]+)?)\s*,\s*(with [a-z]+(?:\s[a-z]+)?)\s*,? and (?=with\s)`

/** "compare 8 warriors with bows, with crossbows and with javelins ...": each by itself. */
export const withListsApart = <C extends CommandCall>(call: C): C => {
  const text = onOneLine(call.words)
  const apart = text.length > MOST_LETTERS ? text : text.replace(WITH_EACH, '$1 or $2 or ')
  return apart === text ? call : { ...call, words: [apart] }
}

const INCHES_AWAY = phrase`
  \s*,? (?:(?:from|at|within|over|up to) )?(?:(?:an? )?(?:distance|range) of )?(?<![\d.-])(\d{1,2}) ?(?:inch(?:es)?|["\u201d\u2033]|''|pulgadas)
  (?: (?:away|off|distant|range|out))?(?![a-z\d])
`
const SHOOTS = firstPhrase`\b(?:shoot|shot|shooting|loos|fir|volley|blast|pelt|hurl|throw|target|dispar)`

/** "shoot at 6 knights 5 inches away": the band of the distance (R4.5). */
export const withRangeInBands = (text: string): string =>
  SHOOTS.test(text) ? withReplaced(text, INCHES_AWAY, (_, inches: string) => ` within ${bandWithin(Number(inches))} `) : text
