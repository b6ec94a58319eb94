import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { troopsCalled } from '../../request/words/loss-question'
import type { Rulebook } from '../../rules/types'
import { foundIn, matchOf } from './may-match'
import { firstPhrase, LEADER, OWNED, phrase, phraseAcross, said, wholeQuestions } from './rewording'
import { shootsAtOthers } from './units-said'

/** Which of several units does best: "which one should charge 8 ceorls, 4 hirdmen or 8 bondi". */

const UNIT = String.raw`${OWNED}\d+ [^,:;]+?`
const UNITS = String.raw`${UNIT}(?:\s*,\s*(?!which)${UNIT})*\s*,? or ${UNIT}`
const WHICH = '(?:which|who|what)(?: (?:one|unit|of (?:my units|mine|these|those|them|the two)))?'
/** "more often against", "the most of": how much better a unit does. */
const MORE = '(?: (?:the )?(?:more|most|better|best)(?: (?:often|easily|damage|kills|models|hits|losses|casualties))?)'
const WHOM = String.raw`(?: (?:against|vs\.?|to|of|on|at|out of|(?:when )?(?:charging|attacking)))?`
const DOES = said`
  (?:
    charg\w*|attack\w*|tak(?:e|es|ing) on|beat\w*|kill\w*|fight\w*|hold\w*(?: (?:out|off|up))?(?: against)?|shoot\w*(?: at)?
    |(?:kill|hit|win|do|doe|fare|beat|score)s?${MORE}${WHOM}
  )
`
const IS_BEST =
  '(?:should|would|could|can|is|are|will)(?: be)?(?: the)?(?: (?:better|best|more likely|likeliest))?(?: (?:at|to|for))?'

/** "which one should charge 8 ceorls, 4 hirdmen or 8 bondi", "4 hirdmen or 8 bondi, which should take on 8 ceorls" */
const UNIT_ASKED = wholeQuestions(String.raw`${WHICH} (?:${IS_BEST} )?(${DOES}) (${UNIT})\s*[,:;]\s*(${UNITS})`)
const UNIT_ASKED_LAST = wholeQuestions(String.raw`(${UNITS})\s*[,:;.]\s*${WHICH} (?:${IS_BEST} )?(${DOES}) (${UNIT})`)
/** "which is better when 8 ceorls charge, 4 hirdmen or 8 bondi" */
const UNIT_CHARGED = wholeQuestions(
  String.raw`${WHICH} ${IS_BEST} (?:when|if) (${UNIT}) (?:charge|attack)s?(?: (?:them|it|me))?\s*[,:;]\s*(${UNITS})`
)

/** "do 6 hirdmen or 10 bondi kill more of 8 ceorls" */
const EITHER_DOES = wholeQuestions(
  String.raw`(?:do|does|did|would|will|can|could) (${UNITS}) ((?:kill|hit|win|do|fare|beat|score)s?${MORE}${WHOM}) (${OWNED}\d.+)`
)

/** Some of a unit: "3 of 8 ceorls". */
const PART = /^(?:at least )?\d+ of \d/i
/** "kill more bondi, out of 8": of so many. */
const OUT_OF = firstPhrase`\b(more|most) (?:of (?:the )?)?([a-zà-ÿ]+)\s*,? (?:out )?of (\d+)(?=\W|$)`

export const unitAsked = (given: string, book: Rulebook): string | undefined => {
  const text = given.replace(OUT_OF, '$1 of $3 $2')
  const areShooters = (units: string): boolean =>
    units.split(/\s*(?:,|\bor\b)\s*/i).every(unit => unit === '' || shootsAtOthers(unit, book))
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
const BETWEEN = phrase`\s*(?:,\s*(?:and|or)\b|,|\band\b) (?=${OWNED}\d)`

/** Names alone on one side of a comparison: "compare berserkers, hirdmen and bondi against 8 ceorls". */
const NAMES_ALONE = firstPhrase`
  ^\W*
  (?:
    compar(?:e|ar?|o)|rank
    |(?:which|who|what|qui[eé]n|cu[aá]l|qu[eé]) (?:is|are|does|do|es) (?:the )?(?:best|better|mejor)(?: of)?
  )\s*[:,]? ([a-zà-ÿ]+(?:\s*(?:,\s*(?:and|or|y|o)\b|,|\b(?:and|or|y|o)\b)\s*[a-zà-ÿ]+){1,6})
  \s+(?:against|vs?\.?|versus|contra|when|if|at|for)\s
`

/** Throws a RequestError: a unit has a number of models. */
export const refuseWithoutNumber = (name: string): never =>
  refuse(t('how many {name}? give a number, as in 8 {name}', { name }), 'fight')

const FOLLOWERS = firstPhrase`
  \b${LEADER} (?:and|with) ((?:his|her|my|their) (?:followers|men|retinue|troops|companions|bodyguards?|entourage|lads|boys|warband))\b(?! of\b)
`

/** Throws a RequestError where troops are to be compared, or are with a leader, and none of them is counted. */
export const refuseUncounted = (text: string, book: Rulebook): void => {
  const [, raw] = matchOf(FOLLOWERS, text) ?? []
  if (raw !== undefined)
    refuse(
      t('"{raw}": how many, and of which troop? say it, as in {example}', { raw, example: 'warlord and 6 hirdmen' }),
      'fight'
    )
  const names = matchOf(NAMES_ALONE, text)?.[1]?.split(/\s*(?:,\s*(?:and|or|y|o)\s|,|\s(?:and|or|y|o)\s)\s*/i) ?? []
  const areCounted = (name: string): boolean => troopsCalled(name, book).some(id => book.troops[id]?.class !== 'warlord')
  if (names.length < 2 || !names.every(areCounted)) return
  refuseWithoutNumber(names[0] ?? '')
}

/** "I've 10 bondi, he has 12 thralls and 6 hirdmen, which should I charge" */
const TARGETS_HELD = phraseAcross`
  ^\W*(?:(?:I|we)(?:['\u2019]ve| have|['\u2019]ve got| have got| got) )?${OWNED}(\d+ [^,;:.?!]{2,60}?)\s*
  (?:(?:[,;.]|\band\b) |(?<=\s)(?=vs?\b|against\b|facing\b|can\b|see\b|reach\b|shoot\b))(?:(?:and|but|while) )?
  (?:
    (?:he|she|they|(?:my |the )?(?:opponent|enemy))(?:['\u2019]s| has| have)?(?: got)?|(?:there are|I see|vs?\.?|against|facing)
    |(?:can )?(?:see|reach|charge|shoot|hit|target)s?(?: at)?
  ) ((?:${OWNED}\d+ [^,;:.?!]{2,60}?(?:\s*,\s*(?:and |or )?|\s(?:and|or) )){1,4}${OWNED}\d+ [^,;:.?!]{2,60}?)\s*[,;:.?!\u2013-]+
  \s+(?:so )?(?:which|who|what)(?: (?:one|unit|target|of (?:them|those|these)))? (?:should|do|would|could|shall|can)
  \s+(?:I|we|they|my [a-z]+) (?:best )?(charge|attack|shoot|target|hit|fight|fire|go|pick|choose|take)[^\d]{0,20}$
`

export const targetOfThose = (text: string, book: Rulebook): string | undefined => {
  const [, unit, targets, deed = ''] = matchOf(TARGETS_HELD, text) ?? []
  if (unit === undefined) return undefined
  const shoots = /^(?:shoot|fire)/i.test(deed) || (/^(?:target|pick|choose|take)/i.test(deed) && shootsAtOthers(unit, book))
  return `${unit} ${shoots ? 'shoot' : 'charge'} ${targets?.replace(BETWEEN, ' or ')}`
}

const HOLDING = `(?:withst(?:and|ood)|hold|defend|resist|stop|surviv|stand|endur|fend|repel|weather)[a-z]*`
/** "quien aguanta mejor la carga de 6 caballeros, 8 bondi o 4 huscarls", "who withstands 6 knights better, 8 bondi or 4 huscarls" */
const HOLDS_BEST = phraseAcross`
  ^\W*(?:compare )?
  (?:
    (?:(?:qui[eé]n|cu[aá]l)(?:es)?|qu[eé](?: unidad)?)(?: de (?:l[oa]s (?:dos|tres)|ell[oa]s|est[oa]s))?
    \s+(?:aguantan?|resisten?|soportan?)
    |(?:who|which(?: one| unit| of (?:these|them|those))?|what)
    \s+(?:(?:is|are|would be) (?:the )?(?:best|better) (?:at|for) |(?:should|would|could|can|will|do|does) )?
    (?:(?:best|better) )?${HOLDING}
    |(?:(?:the )?(?:best|better) (?:unit |choice |one )?)?(?:for|to) ${HOLDING}
  )(?: (?:out|off|up|back))? (?:mejor |m[aá]s |better |best )?
  (?:(?:a )?(?:la|una) carga de |a |contra |(?:against )?(?:the|a) charge (?:of|from|by) |against )?(?:${OWNED})(\d.*?)
  (?: (?:mejor|better|best))?\s*[,:;]\s*(.+)$
`

export const holdsBest = (text: string, book: Rulebook): string | undefined => {
  const [, enemy, list] = matchOf(HOLDS_BEST, text) ?? []
  if (enemy === undefined) return undefined
  const units = list?.replace(BETWEEN, ' or ')
  return `${units} ${shootsAtOthers(enemy, book) ? 'shot at' : 'charged'} by ${enemy}`
}

/** "which of these is best against 6 knights: 8 ceorls, 4 huscarls or 12 geburs", "best unit to charge 6 knights: ..." */
const BEST_AGAINST = phraseAcross`
  ^\W*(?:which|who|what)(?: of (?:these|them|those))? (?:is|are|does|do|would be|fares?) (?:the )?best (?:vs\.?|against) (.+?)
  \s*[:,]\s*(${OWNED}\d.+)$
  |^\W*(?:(?:what(?:['\u2019]?s| is) )?(?:the |my )?(?:best|better) (?:(?:unit|choice|one|thing) )?)?
  (?:
    (?:(?:rank|compare|order|sort) )?(?:(?:these|them|those|mine) )?(?:to|for|at) (?:charg|attack|fight|beat|fac|shoot)
    (?:e|ing)?(?: at)?
    |(?<=\w )(?:against|vs\.?)
  ) (.+?)\s*[:,]\s*(${OWNED}\d.+)$
`

export const bestAgainst = (text: string): string | undefined => {
  const [enemy, list = ''] = matchOf(BEST_AGAINST, text)?.slice(1).filter(Boolean) ?? []
  const units = list.replace(/\W+$/, '').split(/\s*(?:,\s*(?:or|and)\b|,|\bor\b|\band\b)\s*/i)
  const deed = /\b(?:to|for|at)\s+shoot/i.test(text) ? 'shoot' : 'against'
  return enemy === undefined || units.length < 2 ? undefined : `${units.join(' or ')} ${deed} ${enemy}`
}

/** "can 8 bondi take 4 huscarls better than 6 hirdmen can" */
const THAN_LAST = firstPhrase`
  ^\W*(?:can|could|do|does|will|would) (?:(?:the )?(?:(shots|arrows|bolts|volleys)|charge) (?:from|by|of) )?${OWNED}
  (\d+ \S+(?: with \S+)?) [a-zà-ÿ]+ ${OWNED}(\d+ \S+) (?:better|harder|more(?: (?:easily|often|badly))?) than
  \s+(?:(?:those|the ones|that) (?:from|by|of) )?${OWNED}(\d+ \S+(?: with \S+)?)(?: (?:can|could|do|would|will))?\W*$
`

export const thanLast = (text: string): string | undefined => {
  const [, shots, one, enemy, other] = matchOf(THAN_LAST, text) ?? []
  return one === undefined ? undefined : `${one} or ${other} ${shots ? 'shoot' : 'against'} ${enemy}`
}
