import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { meansShot } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import { idsNamed } from '../../rules/named'
import { rulebook } from '../../rules/rulebook'
import type { Range, Rulebook } from '../../rules/types'
import { bandWithin, INCHES } from '../../turn/plan/reach'
import type { CommandCall } from '../flags'
import { withReplaced } from './may-match'
import { firstPhrase, phrase } from './rewording'
import { troopsSaid } from './units-said'

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
const SHOOTS = firstPhrase`\b(?:shoot|shot|shooting|loos|fir(?:e|ing)|volley|blast|pelt|hurl|throw|target|dispar)`

/** The range of the first weapon that the text names, or else of the first troop that has one. */
const rangeSaid = (text: string, book: Rulebook): Range | undefined => {
  const { weapons, troops } = book
  const words = text.split(/[^\p{L}]+/u).filter(word => word !== '')
  const ranges = (ids: readonly (string | undefined)[]): readonly Range[] => ids.flatMap(id => weapons[id ?? '']?.range ?? [])
  const [named] = ranges(words.flatMap(word => idsNamed(weapons, word)))
  const [own] = ranges(words.flatMap(word => troopsSaid(word, book)).map(id => troops[id]?.weapon))
  return named ?? own
}

/** "shoot at 6 knights 5 inches away": the band of the distance (R4.5). Throws a RequestError where the shooters do not reach so far. */
export const withRangeInBands = (text: string, book: Rulebook): string =>
  SHOOTS.test(text)
    ? withReplaced(text, INCHES_AWAY, (_, said: string) => {
        const inches = Number(said)
        const range = rangeSaid(text, book)
        if (range !== undefined && inches > INCHES[range])
          refuse(t('{inches} inches: these shots reach {most} inches (R4.5)', { inches, most: INCHES[range] }), 'distance')
        return ` within ${bandWithin(inches)} `
      })
    : text
