import { commandFor } from '../../request/words/commands'
import type { Rulebook } from '../../rules/types'
import { firstMatch, matchOf } from './may-match'

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
const WHOM = String.raw`(?:\s+(?:against|vs\.?|to|of|on|at|out\s+of|(?:when\s+)?(?:charging|attacking)))?`
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
    const isShot = /^shoot/i.test(deed) || (/^(?:kill|hit|score)|damage/i.test(deed) && areShooters(units))
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

/** Between the units of a list. */
const BETWEEN = /\s*(?:,\s*(?:and|or)\b|,|\band\b)\s+(?=(?:my |his |the )?\d)/gi

const HOLDING = `(?:withst(?:and|ood)|hold|defend|resist|stop|surviv|stand|endur|fend|repel|weather)[a-z]*`
/** "quien aguanta mejor la carga de 6 caballeros, 8 bondi o 4 huscarls", "who withstands 6 knights better, 8 bondi or 4 huscarls" */
const HOLDS_BEST = new RegExp(
  String.raw`^\W*(?:compare\s+)?(?:(?:(?:qui[eé]n|cu[aá]l)(?:es)?|qu[eé](?:\s+unidad)?)(?:\s+de\s+(?:l[oa]s\s+(?:dos|tres)|ell[oa]s|est[oa]s))?\s+(?:aguantan?|resisten?|soportan?)|(?:who|which(?:\s+one|\s+unit|\s+of\s+(?:these|them|those))?|what)\s+(?:(?:is|are|would\s+be)\s+(?:the\s+)?(?:best|better)\s+(?:at|for)\s+|(?:should|would|could|can|will|do|does)\s+)?(?:(?:best|better)\s+)?${HOLDING}|(?:(?:the\s+)?(?:best|better)\s+(?:unit\s+|choice\s+|one\s+)?)?(?:for|to)\s+${HOLDING})(?:\s+(?:out|off|up|back))?\s+(?:mejor\s+|m[aá]s\s+|better\s+|best\s+)?(?:(?:a\s+)?(?:la|una)\s+carga\s+de\s+|a\s+|contra\s+|(?:against\s+)?(?:the|a)\s+charge\s+(?:of|from|by)\s+|against\s+)?(?:${OWNED})(\d.*?)(?:\s+(?:mejor|better|best))?\s*[,:;]\s*(.+)$`,
  'is'
)

export const holdsBest = (text: string, book: Rulebook): string | undefined => {
  const [, enemy, list] = matchOf(HOLDS_BEST, text) ?? []
  if (enemy === undefined) return undefined
  const units = list?.replace(BETWEEN, ' or ')
  return `${units} ${commandFor([`${enemy} at 8 warriors`], book) === 'shoot' ? 'shot at' : 'charged'} by ${enemy}`
}

/** "which of these is best against 6 knights: 8 ceorls, 4 huscarls or 12 geburs", "best unit to charge 6 knights: ..." */
const BEST_AGAINST = new RegExp(
  String.raw`^\W*(?:which|who|what)(?:\s+of\s+(?:these|them|those))?\s+(?:is|are|does|do|would\s+be|fares?)\s+(?:the\s+)?best\s+(?:vs\.?|against)\s+(.+?)\s*[:,]\s*(${OWNED}\d.+)$|^\W*(?:(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+|my\s+)?(?:best|better)\s+(?:(?:unit|choice|one|thing)\s+)?)?(?:(?:(?:rank|compare|order|sort)\s+)?(?:(?:these|them|those|mine)\s+)?(?:to|for|at)\s+(?:charg|attack|fight|beat|fac|shoot)(?:e|ing)?(?:\s+at)?|(?<=\w\s+)(?:against|vs\.?))\s+(.+?)\s*[:,]\s*(${OWNED}\d.+)$`,
  'is'
)

export const bestAgainst = (text: string): string | undefined => {
  const [enemy, list = ''] = matchOf(BEST_AGAINST, text)?.slice(1).filter(Boolean) ?? []
  const units = list.replace(/\W+$/, '').split(/\s*(?:,\s*(?:or|and)\b|,|\bor\b|\band\b)\s*/i)
  const deed = /\b(?:to|for|at)\s+shoot/i.test(text) ? 'shoot' : 'against'
  return enemy === undefined || units.length < 2 ? undefined : `${units.join(' or ')} ${deed} ${enemy}`
}
