import { commandFor } from '../request/words/commands'
import type { Rulebook } from '../rules/types'
import { firstMatch } from './may-match'

/** Which of several units does best: "which one should charge 8 ceorls, 4 hirdmen or 8 bondi". */

export const OWNED = String.raw`(?:my\s+|his\s+|the\s+)?`

export const asked = (...questions: readonly string[]): readonly RegExp[] =>
  questions.map(question => new RegExp(String.raw`^\W*(?:how\s+much\s+)?${question}\W*$`, 'i'))

/** The parts of the text that the first fitting pattern takes; none where no pattern fits. */
export const foundIn = (patterns: readonly RegExp[], text: string): readonly (string | undefined)[] =>
  firstMatch(patterns, text) ?? []

export const COUNTED = String.raw`(?:\d+\s+)\S+`
const UNIT = String.raw`${OWNED}\d+\s+[^,:;]+?`
const UNITS = String.raw`${UNIT}(?:\s*,\s*(?!which)${UNIT})*\s*,?\s+or\s+${UNIT}`
const WHICH = String.raw`(?:which|who|what)(?:\s+(?:one|unit|of\s+(?:my\s+units|mine|these|those|them|the\s+two)))?`
/** "more often against", "the most of": how much better a unit does. */
const MORE = String.raw`(?:\s+(?:the\s+)?(?:more|most|better|best)(?:\s+(?:often|easily|damage|kills|models|hits|losses|casualties))?)`
const WHOM = String.raw`(?:\s+(?:against|vs\.?|to|of|on|at|out\s+of))?`
const DOES = String.raw`(?:charg\w*|attack\w*|tak(?:e|es|ing)\s+on|beat\w*|kill\w*|fight\w*|hold\w*(?:\s+(?:out|off|up))?(?:\s+against)?|shoot\w*(?:\s+at)?|(?:kill|hit|win|do|doe|fare|beat|score)s?${MORE}${WHOM})`
const IS_BEST = String.raw`(?:should|would|could|can|is|are|will)(?:\s+be)?(?:\s+the)?(?:\s+(?:better|best|more\s+likely|likeliest))?(?:\s+(?:at|to|for))?`

/** "which one should charge 8 ceorls, 4 hirdmen or 8 bondi", "4 hirdmen or 8 bondi, which should take on 8 ceorls" */
const UNIT_ASKED = asked(String.raw`${WHICH}\s+(?:${IS_BEST}\s+)?(${DOES})\s+(${UNIT})\s*[,:;]\s*(${UNITS})`)
const UNIT_ASKED_LAST = asked(String.raw`(${UNITS})\s*[,:;.]\s*${WHICH}\s+(?:${IS_BEST}\s+)?(${DOES})\s+(${UNIT})`)
/** "which is better when 8 ceorls charge, 4 hirdmen or 8 bondi" */
const UNIT_CHARGED = asked(
  String.raw`${WHICH}\s+${IS_BEST}\s+(?:when|if)\s+(${UNIT})\s+(?:charge|attack)s?(?:\s+(?:them|it|me))?\s*[,:;]\s*(${UNITS})`
)

/** "do 6 hirdmen or 10 bondi kill more of 8 ceorls" */
const EITHER_DOES = asked(
  String.raw`(?:do|does|did|would|will|can|could)\s+(${UNITS})\s+((?:kill|hit|win|do|fare|beat|score)s?${MORE}${WHOM})\s+(${OWNED}\d.+)`
)

/** Some of a unit: "3 of 8 ceorls". */
const PART = /^(?:at least )?\d+ of \d/i
/** "kill more bondi, out of 8": of so many. */
const OUT_OF = /\b(more|most)\s+(?:of\s+(?:the\s+)?)?([a-zà-ÿ]+)\s*,?\s+(?:out\s+)?of\s+(\d+)(?=\W|$)/i

export const unitAsked = (given: string, book: Rulebook): string | undefined => {
  const text = given.replace(OUT_OF, '$1 of $3 $2')
  const areShooters = (units: string): boolean =>
    units.split(/\s*(?:,|\bor\b)\s*/i).every(unit => unit === '' || commandFor([`${unit} at 8 warriors`], book) === 'shoot')
  const inOrder = (deed: string, enemy: string, units: string): string => {
    if (/^hold/i.test(deed)) return `${units} charged by ${enemy}`
    if (/^kill/i.test(deed) && PART.test(enemy)) return `${units} kill ${enemy}`
    const isShot = /^shoot/i.test(deed) || (/^(?:kill|hit|score)/i.test(deed) && areShooters(units))
    return `${units} ${isShot ? 'shoot' : 'against'} ${enemy}`
  }
  const [, either, doing = '', foe = ''] = foundIn(EITHER_DOES, text)
  if (either !== undefined) return inOrder(doing, foe, either)
  const [, deed, enemy = '', units = ''] = foundIn(UNIT_ASKED, text)
  if (deed !== undefined) return inOrder(deed, enemy, units)
  const [, listed, does = '', whom = ''] = foundIn(UNIT_ASKED_LAST, text)
  if (listed !== undefined) return inOrder(does, whom, listed)
  const [, charger, charged] = foundIn(UNIT_CHARGED, text)
  return charger === undefined ? undefined : `${charged} charged by ${charger}`
}
