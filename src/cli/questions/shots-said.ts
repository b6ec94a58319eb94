import { meansShot } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import { rulebook } from '../../rules/rulebook'
import type { CommandCall } from '../flags'
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
