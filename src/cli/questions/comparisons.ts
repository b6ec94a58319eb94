import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { commandFor } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { troopsCalled } from '../../request/words/loss-question'
import { MOST_LETTERS } from '../../request/words/sentence'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { boxOfCharged, boxOfCharger, choicesOfCharged, diceOrNot } from './charged-choices'
import { inDigits } from './dice-words'
import { equippedEitherWay } from './equipment-questions'
import { foundIn, matchOf } from './may-match'
import { firstPhrase, NUMBER, OWNED, phrase, phraseAcross, said, wholeQuestions } from './rewording'
import { withUnitsInDigits } from './rewordings'
import { shootsAtOthers } from './units-said'
import { bestAgainst, holdsBest, targetOfThose, thanLast, unitAsked } from './which-unit'

/** Questions that compare, in the words of `compare`: "does Thor help 8 bondi against 4 huscarls". */

const DEED = String.raw`(?:against|vs?|versus|facing|charg\w*|attack\w*|fight\w*|shoot\w*|shot|contra|carga\w*|ataca\w*|dispara\w*)`

/** A unit and what it does: "my 8 bondi against 4 huscarls". */
const UNIT_AND_DEED = said`
  ${OWNED}((?:\d+\s*(?:(?:mounted|dismounted|tired|exhausted|fresh) )?|(?<!\d )[a-zà-ÿ]+ )\S+(?: with \S+ fatigue)?)
  \s+(?=${DEED}\b)(.+)$
`

const COUNTED = String.raw`\d+ \S+`
const FIGHT = String.raw`${OWNED}(\d+ \S+(?: \S+){0,2}? (?=${DEED}\b).+)`
const WHAT = '(?:an? |the |having |using |playing |spending )?(.+?)'
const WORTH =
  '(?:good|wasted|pointless|useless|overkill|an? waste|worth (?:it|using|playing|taking|having)|worthwhile|any (?:good|use|help)|useful|an? (?:advantage|help))'
const MATTERS =
  '(?:help|improve|benefit|matter|pay(?: off)?(?: (?:for|with))?|(?:make|makes) (?:a|any|much) difference(?: (?:to|for))?|do (?:anything )?for)'
const WHEN = '(?:when|if|as|where|for|with|on)'

/** What is asked about, before the unit that may have it: "does Thor help 8 bondi against 4 huscarls". */
const WHAT_OF_UNIT = wholeQuestions(
  `(?:does|do|did|would|will|can) ${WHAT} ${MATTERS} ${UNIT_AND_DEED}`,
  `(?:is|are|was|would) ${WHAT} (?:be )?${WORTH} (?:for|with|on|to) ${UNIT_AND_DEED}`,
  String.raw`(?:does|do|would|will) ${WHAT} make ${OWNED}(\d+ \S+) (?:any |much )?(?:better|stronger|safer) (?=${DEED}\b)(.+)`,
  `(?:what |(?:how (?:big|great|large) )?(?:of )?(?:an? )?)(?:difference )?(?:does|do|would|will) ${WHAT} (?:make|do) (?:to|for) ${UNIT_AND_DEED}`
)

/** The unit before what it may be given: "is it worth giving my 4 huscarls axes against 8 bondi". */
const UNIT_GIVEN = wholeQuestions(
  said`
    (?:is it worth |(?:would|does|will|might) it help (?:to |if I )?|should (?:I|we) )giv(?:e|ing) ${OWNED}(\d+ \S+)
    \s+((?:heavy |danish |composite )?\S+(?: or \S+)?) (?=${DEED}\b)(.+)
  `,
  said`
    (?:does|do|would|will) giving ${OWNED}(\d+ \S+) ((?:heavy |danish |composite )?\S+)
    \s+(?:help|pay(?: off)?|matter|make (?:a|any) difference) (?:(?:when|if) )?(?=${DEED}\b)(.+)
  `,
  String.raw`(?:do|does|will|would|can) ${OWNED}(\d+ \S+) (?=(?:beat|win)\b)(.+?) more often with (\S+) than without(?: (?:it|them))?`
)

/** What is asked about, before the whole fight: "is Ullr worth it when 8 bondi charge 4 huscarls". */
const WHAT_OF_FIGHT = wholeQuestions(
  `(?:does|do|would|will) ${WHAT} ${MATTERS}(?: (?:me|us|him|her|them))? ${WHEN} ${FIGHT}`,
  `(?:is|are|would) ${WHAT} (?:be )?${WORTH} ${WHEN} ${FIGHT}`,
  `what difference (?:does|do|would|will) ${WHAT} make ${WHEN} ${FIGHT}`,
  `what (?:do|would|will|can|could) (?:I|we) (?:gain|get|win)(?: out)? (?:from|by|of|with) ${WHAT} ${WHEN} ${FIGHT}`,
  `(?:an? )?difference (?:does|do|would|will) ${WHAT} make ${WHEN} ${FIGHT}`,
  `(?:(?:any |much )?(?:better|stronger|safer) (?:is|would|do|am|are) (?:it|I|we)|(?:is|would) it (?:be )?(?:any |much )?better) (?:be |do |off )?(?:with|using) ${WHAT} ${WHEN} ${FIGHT}`,
  `what (?:does|do|would|will) ${WHAT} (?:add|bring|change|do|gain|give)(?: (?:me|us))? ${WHEN} ${FIGHT}`
)

/** What is asked about, after the fight: "8 bondi charge 4 huscarls. Would they be better off with Ullr?" */
const FIGHT_FIRST = wholeQuestions(
  `${FIGHT}[.,;:!?] (?:by )?how much (?:more )?(?:does|do|would|will) ${WHAT} (?:add|help|gain|bring)(?: (?:me|us|them))?`,
  String.raw`${FIGHT}[.,;:!?] would (?:they|it|he) (?:be|do|fare) (?:any )?better(?: off)? with (\S+(?:\s\S+)?)`,
  `${FIGHT}[.,;:!?] (?:is|would) it (?:be )?worth (?:it to (?:use|play)|using|playing) ${WHAT}`,
  String.raw`${FIGHT}[.,;:!?] (?:is|are|would) (?!it\b|that\b|this\b|they\b)${WHAT} (?:be )?${WORTH}`,
  `${FIGHT}[.,;:!?] with (?:or|and) without ([a-zà-ÿ]+)`,
  `${FIGHT}[.,;:!?] (?:what difference )?(?:does|do|would|will) ${WHAT} (?:help|matter|make a(?:ny)? difference|make|do (?:anything|much))(?: (?:for )?(?:them|it|him|me))?`
)

const PLACES_NAMED = /\b(?:cover|woods?|forest|walls?|hedges?|buildings?|rocks|ruins|hills?|fence|ditch)\b/i

/** With it or without: "with or without Ullr", "bows or slings", "in the woods or in the open". */
const eitherWay = (what: string): string => {
  if (/\bor\b/i.test(what)) return what
  return /^(?:in|inside|behind|on)\s/i.test(what) ? `${what} or in the open` : `with or without ${what}`
}

/** "4 huscarls in the woods" at the end of a fight. */
const PLACE_LAST = firstPhrase` (?:in|behind|inside) (?:the |an? )?[a-z]+(?: cover)?$`
const PLACED = firstPhrase`\d+ [a-z]+${PLACE_LAST.source}`

/** "2 fatigue on the huscarls": whose it is. */
const OF_WHOM = firstPhrase`^(.+?) (?:on|for|of) (?:the|his|her|their|my|our) ([a-zà-ÿ]+)$`
/** "with 2 fatigue or without" is of the unit before it. */
const unitEitherWay = (unit: string, what: string): string =>
  /^(?:in|inside|behind|on)\s/i.test(what) ? `${unit} ${what} or ${unit}` : `${unit} with ${what} or ${unit}`

const COUNTS = firstPhrase`^${NUMBER}\s`
const eitherOf = (unit: string, what: string): string =>
  COUNTS.test(what) ? unitEitherWay(unit, what) : `${unit} ${eitherWay(what)}`

/** "how much worse is it if 8 bondi with 2 fatigue charge 4 huscarls": than without what is said of one of them. */
const WORSE_IF = phraseAcross`
  ^\W*(?:by )?how much (?:(?:is|does|would|will) (?:it|that) (?:be |get )?)?
  (?:better|worse|harder|easier|stronger|weaker|safer|riskier)\s(?:(?!\bthan\b)[^\d,;:]){0,40}\b(?:if|when|with|for)
  \s+(${OWNED}\d.+?)\W*$
`
const SAID_OF_UNIT = phrase`
  (\d+ [a-zà-ÿ]+) (?:who (?:have|has|are|is) |with )?((?:in|inside|behind|on) [^,;:]+?|(?<=with |ha(?:ve|s) )[^,;:]+?)
  (?= (?:charg|attack|shoot)|\W*$)
`

const worseIf = (text: string): string | undefined => {
  const [, fight] = matchOf(WORSE_IF, text) ?? []
  const [said, another] = [...(fight ?? '').matchAll(SAID_OF_UNIT)]
  if (fight === undefined || said === undefined || another !== undefined) return undefined
  const [whole, unit = '', what = ''] = said
  return fight.replace(whole, unitEitherWay(unit, what))
}

const MISSILES = /\b(?:bows?|slings?|crossbows?)\b/i
const AGAINST = /^(?:against|vs?|versus)\b/i

const CHARGING_LAST = firstPhrase`,? (?:charging|attacking|when they (?:charge|attack)|in (?:a |the )?(?:charge|melee))\W*$`
/** A place and those who shoot at who stands there, or charge who does: "does the wall help his 8 ceorls against 8 crossbowmen". */
const placeAgainst = (what: string, unit: string, deed: string, book: Rulebook): string | undefined => {
  const shooters = deed.replace(AGAINST, '').trim()
  const isShot = AGAINST.test(deed) && shootsAtOthers(shooters, book)
  if (isShot) return `${shooters} shoot ${unit} ${eitherWay(what)}`
  return AGAINST.test(deed) ? `${unit} ${eitherWay(what)} charged by ${shooters.replace(CHARGING_LAST, '')}` : undefined
}

const UNIT_FIRST = /^(\d+\s+\S+)\s+(.+)$/su

const helpAsked = (text: string, book: Rulebook): string | undefined => {
  const [, what, unit, deed] = foundIn(WHAT_OF_UNIT, text)
  // a unit that charges or shoots has no use for cover
  if (what !== undefined && PLACES_NAMED.test(what) && !/\bby\b/i.test(deed ?? ''))
    return placeAgainst(what, unit ?? '', deed ?? '', book)
  if (what !== undefined) return `${eitherOf(unit ?? '', what)} ${deed}`
  const [, given, gift = '', against = ''] = foundIn(UNIT_GIVEN, text)
  // "do 6 hirdmen beat 4 huscarls more often with Frigg than without": the deed comes first
  const [thing, rest] = /\s/.test(against) && !/^(?:beat|win)\b/i.test(gift) ? [gift, against] : [against, gift]
  if (given !== undefined) return `${given} ${eitherWay(thing)} ${MISSILES.test(thing) ? rest.replace(AGAINST, 'shoot') : rest}`
  const [, asks, said] = foundIn(WHAT_OF_FIGHT, text)
  const [, begun, asksLast] = foundIn(FIGHT_FIRST, text)
  const [fight = '', thought] = asks === undefined ? [begun, asksLast] : [said, asks]
  if (thought === undefined) return undefined
  const [, of, whose = ''] = OF_WHOM.exec(thought) ?? []
  const unitOf = firstPhrase`\d+ ${whose}(?![a-zà-ÿ])`
  if (of !== undefined) return unitOf.test(fight) ? fight.replace(unitOf, unit => unitEitherWay(unit, of)) : undefined
  if (PLACES_NAMED.test(thought) && PLACED.test(fight))
    return fight.replace(PLACED, unit => unitEitherWay(unit.replace(PLACE_LAST, ''), PLACE_LAST.exec(unit)?.[0].trim() ?? ''))
  if (PLACES_NAMED.test(thought)) return `${fight} ${eitherWay(thought)}`
  const charged = boxOfCharged(fight, thought, book) ?? equippedEitherWay(fight, thought, book)
  if (charged !== undefined) return charged
  return fight.replace(UNIT_FIRST, (_, first: string, others: string) => `${eitherOf(first, thought)} ${others}`)
}

/** "do 6 hirdmen kill more than 8 bondi against 8 ceorls", "how much better are 6 hirdmen than 8 bondi against 4 huscarls" */
const BETTER_THAN: readonly RegExp[] = wholeQuestions(
  said`
    (?:do|does|will|would|can) ${OWNED}(\d+ \S+(?: (?:with )?\S+)?) (?:kill|do|fare|hit|score) (?:more|better) than ${OWNED}
    (\d+ \S+(?: with \S+)?) (?=${DEED}\b|on\b|at\b)(.+)
  `,
  String.raw`(?:are|is|would) ${OWNED}(\d+ \S+(?: with \S+)?) (?:be )?(?:much |any )?better than ${OWNED}(\d+ \S+(?: with \S+)?) (?=${DEED}\b|at\b)(.+)`,
  String.raw`better are ${OWNED}(\d+ \S+) than ${OWNED}(\d+ \S+) (?=${DEED}\b|at\b)(.+)`
)

const betterThan = (text: string): string | undefined => {
  const [, one, other = '', deed = ''] = foundIn(BETTER_THAN, text)
  const does = MISSILES.test(one ?? '') && MISSILES.test(other) ? deed.replace(AGAINST, 'shoot') : deed
  return one && `${one} or ${other} ${does}`
}

/** "is Ullr or Heimdall better when 6 hirdmen charge", "which of Frigg and Ullr is better for 6 hirdmen charging 4 huscarls" */
const ABILITIES_FIRST = wholeQuestions(
  `(?:is|are|would) ([a-zà-ÿ]+) (?:be )?better than ([a-zà-ÿ]+) ${WHEN} ${FIGHT}`,
  `(?:is|are|would) ([a-zà-ÿ]+) or ([a-zà-ÿ]+) (?:be )?(?:the )?(?:better|best)(?: (?:choice|pick|one))? ${WHEN} ${FIGHT}`,
  `which of ([a-zà-ÿ]+) (?:and|or) ([a-zà-ÿ]+) (?:should|do|would) (?:I|we) (?:use|play|pick|take) ${WHEN} ${FIGHT}`,
  `which of ([a-zà-ÿ]+) (?:and|or) ([a-zà-ÿ]+) (?:is|are|would be) (?:the )?(?:better|best)(?: (?:choice|pick|one))? ${WHEN} ${FIGHT}`,
  String.raw`which (?:is|would be) (?:the )?(?:better|best)\s*[,:]?\s*([a-zà-ÿ]+) or ([a-zà-ÿ]+)\s*,? ${WHEN} ${FIGHT}`,
  `(?:does|do|would|will) ([a-zà-ÿ]+) or ([a-zà-ÿ]+) (?:help|give|do|gain) (?:me |us )?(?:more|better|most) ${WHEN} ${FIGHT}`,
  `(?:I|we) (?:could|can|may) (?:use|play) ([a-zà-ÿ]+) or ([a-zà-ÿ]+) ${WHEN} ${FIGHT}[.,;:!?] which(?: [a-zà-ÿ]+)*`,
  `which (?:is|would be) (?:the )?(?:better|best) ${WHEN} ${FIGHT}[,:;] ([a-zà-ÿ]+) or ([a-zà-ÿ]+)`,
  String.raw`which helps (?:more|most)\s*[,:]\s*([a-zà-ÿ]+) or ([a-zà-ÿ]+)\s*[,:]\s*(?:${WHEN} )?${FIGHT}`,
  `${FIGHT}[.,;:!?] should (?:I|we) (?:use|play) ([a-zà-ÿ]+) or ([a-zà-ÿ]+)`,
  `${FIGHT}[.,;:!?] (?:is|are) ([a-zà-ÿ]+) or ([a-zà-ÿ]+) (?:the )?(?:better|best)(?: (?:choice|pick|one))?`,
  said`
    compare ([a-zà-ÿ]+(?:\s[a-zà-ÿ]+){0,3}?) (?:and|with|to|or|vs\.?|versus|against) ([a-zà-ÿ]+(?:\s[a-zà-ÿ]+){0,3}?)
    (?: ${WHEN} |\s*[,:;]\s*)${FIGHT}
  `,
  `(?:compar(?:ar?|o|e)|(?:qu[eé] )?diferencia (?:hay )?entre) ([a-zà-ÿ]+) (?:con|y|o|frente a|contra) ([a-zà-ÿ]+) (?:para|con|en|si) (?:mis )?${FIGHT}`,
  said`
    (?:(?:qu[eé]|cu[aá]l) )?(?:habilidad )?
    (?:
      (?:debo )?(?:uso|usar|juego|jugar)|(?:es )?mejor
      |(?:me |nos )?(?:conviene|sirve|renta|compensa)(?: m[aá]s)?(?: (?:usar|jugar))?
    )?\s*[:,]?\s*([a-zà-ÿ]+) o ([a-zà-ÿ]+)\s*,? (?:para|con|si|cuando) (?:mis )?${FIGHT}
  `,
  String.raw`([a-zà-ÿ]+) or ([a-zà-ÿ]+)\s*,? ${WHEN} ${FIGHT}`
)

/** "compare Thor, Ullr and Heimdall for 8 bondi charging 4 huscarls": one of them each time */
const LISTED_FIRST = phraseAcross`
  ^\W*compare ((?:[a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?\s*,\s*){1,4}[a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?\s*,? (?:and|or) [a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?)\s*
  (?:[,:;]\s*|\s${WHEN} )${FIGHT}$
`

const abilitiesFirst = (text: string, book: Rulebook): string | undefined => {
  const [, list, deed] = matchOf(LISTED_FIRST, text) ?? []
  const listed = list?.split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/i) ?? []
  if (listed.length > 0 && listed.every(name => idsNamed(book.abilities, name).length > 0))
    return `${listed.join(' or ')} for ${deed}`
  const [, ...parts] = foundIn(ABILITIES_FIRST, text)
  const [one = '', other = '', fight] = /^\d/.test(parts[0] ?? '') ? [parts[1], parts[2], parts[0]] : parts
  const areNamed = [one, other].every(name => name !== '' && idsNamed(book.abilities, name).length > 0)
  return areNamed ? `${one} or ${other} for ${fight}` : undefined
}

/** "what's the difference between 8 bondi and 4 hirdmen charging 6 ceorls" */
const DIFFERENCE = phraseAcross`
  ^\W*(?:(?:what(?:['\u2019]?s| is)|tell me|show me) )?(?:the )?difference between (.+?) and (.+)$
  |^\W*(?:qu[eé] )?(?:la )?diferencia (?:hay )?entre (?:mis )?(\d.+?) y (?:mis )?(\d.+)$
`

const differenceAsked = (text: string): string | undefined => {
  const [one, other] = matchOf(DIFFERENCE, text)?.slice(1).filter(Boolean) ?? []
  return one === undefined ? undefined : `${one} or ${other}`
}

/** "which is best: 12 levies, 8 warriors or 4 hearthguard", "compare ..." of three: they name units of one side alone. */
const BEST_OF = firstPhrase`
  ^\W*
  (?:
    (?:which|what|who)(?:['\u2019]?s| is| are) (?:the )?(?:best|better|stronger|strongest)\s*[:,]\s*
    |(?:compar(?:e|ar?|o)|rank)\s+(?=[^,]{0,60}(?:,|\bor\b)[^,]{0,60}(?:,|\b(?:or|and)\b))
  )
  ((?:${OWNED}\d+ \S+\s*(?:,|\bor\b|\band\b|\W*$)\s*)+)$
`

/** Throws a RequestError for such a list: it depends on whom they meet. */
const refuseBestOf = (text: string): void => {
  const [, list] = matchOf(BEST_OF, text) ?? []
  const all = list?.replace(/\W+$/u, '').split(/\s*(?:,|\bor\b|\band\b)\s*/i) ?? []
  const units = all.filter(Boolean).join(t(' or '))
  if (units !== '') refuse(t('{units}: best against whom? as in saga-odds compare {units} vs 8 bondi', { units }), 'fight')
}

/** "8 bondi charge 4 huscarls. What if there were 12 bondi?", "..., what if I had 12" */
const WHAT_IF_SO_MANY = firstPhrase`
  [\s,;.!?]+(?:and )?(?:what|how about) if (?:there (?:were|are)|(I|we|he|they) (?:had|have|has)|it (?:were|was)|they were)
  \s+(?:only )?(\d+)(?: of them| ([a-zà-ÿ]+))?\W*$
`

const soMany = (text: string): string | undefined => {
  const [whole, whose = '', models, named] = matchOf(WHAT_IF_SO_MANY, text) ?? []
  if (whole === undefined || (named === undefined && whose === '')) return undefined
  const fight = text.replace(whole, '')
  const all = [...fight.matchAll(/(?:\b(my|our|his|their)\s+)?\d+\s+(\p{L}+)/giu)]
  const isTheirs = /^(?:he|they)$/i.test(whose)
  const owned = all.find(([, owner = '']) => (isTheirs ? /his|their/i : /my|our/i).test(owner)) ?? all.at(isTheirs ? -1 : 0)
  const troop = named ?? owned?.[2]
  if (troop === undefined) return undefined
  const unit = firstPhrase`\d+ ${troop}`
  return unit.test(fight) ? fight.replace(unit, said => `${said} or ${models} ${troop}`) : undefined
}

/** "8 bondi charge 6 hirdmen, would 2 more bondi help?", "..., what if I had one more hirdman" */
const MORE_OF_THEM = firstPhrase`
  [\s,;.!?]+
  (?:
    (?:would|do|does|will|could) (${NUMBER}) more ([a-zà-ÿ]+) (?:help|be better|make a(?:ny)? difference)
    |(?:what|how) (?:if|about) (?:(?:I|we|he|they|it|there) )?(?:(?:had|have|has|add(?:ed)?|br(?:ing|ought)|w(?:ere|as|ith)) )?
    (${NUMBER}) more ([a-zà-ÿ]+)
  )\W*$
`

/** "8 bondi with Ullr" */
const COUNTED_UNIT =
  /(\d+)\s+(\p{L}+)(\s+(?:with|on|in|behind)\s(?:(?!\b(?:charg|attack|shoot|against|vs))[^,;.]){1,60}?(?=\s+(?:charg|attack|shoot|against|vs)|\W*$|[,;.]))?/giu
const moreOfThem = (text: string, book: Rulebook): string | undefined => {
  const [whole, few, those, more = few, troop = those] = matchOf(MORE_OF_THEM, text) ?? []
  if (whole === undefined || more === undefined || troop === undefined) return undefined
  const ids = troopsCalled(troop, book)
  let isFound = false
  const fight = text.replace(whole, '').replace(COUNTED_UNIT, (said, models: string, name: string, so = '') => {
    if (isFound || !troopsCalled(name, book).some(id => ids.includes(id))) return said
    isFound = true
    return `${said} or ${Number(models) + Number(inDigits(more))} ${name}${so}`
  })
  return isFound ? fight : undefined
}

/** "who should I shoot with 8 crossbowmen, the 6 knights or the 8 sergeants" */
const WHO_SHOT = phraseAcross`
  ^\W*(?:who|which|what)(?: (?:target|unit|one|of (?:these|them|those)))? (?:should|do|would|could) (?:I|we)
  \s+(?:(?:(shoot|charge|attack)|aim|fire)(?: at)? with|(?:point|aim|turn|direct|fire)(?=\s.{3,60}?\sat\s*[,:])) (?:my )?(.+?)
  (?: at)?\s*[,:;]\s*(.+)$
`

const whoShot = (text: string): string | undefined => {
  const [, verb = 'shoot', unit, targets] = matchOf(WHO_SHOT, text) ?? []
  return unit === undefined ? undefined : `${unit} ${verb} ${targets}`
}

/** "which target is better for 8 bondi, 6 ceorls or 4 huscarls": shot at by a unit that can shoot */
const TARGET = phraseAcross`
  ^\W*
  (?:
    (?:which|what) (?:target|enemy|unit) (?:is|would be) (?:better|best|easier|easiest)
    |(?:pick|choose|suggest|find|give)(?: me)? (?:an?|the) (?:(?:best|good|better) )?(?:target|victim)
  ) for (?:my )?(.+?)\s*[,:;]\s*(.+)$
`

const targetAsked = (text: string, book: Rulebook): string | undefined => {
  const [, unit = '', targets = ''] = matchOf(TARGET, text) ?? []
  const asked = (verb: string): string => `${unit} ${verb} ${targets}`
  return unit === '' ? undefined : asked(shootsAtOthers(unit, book) ? 'shoot' : 'charge')
}

/** "who should take the charge of 6 knights, 8 ceorls or 4 huscarls" */
const CHARGED = phraseAcross`
  ^\W*(?:who|which(?: unit)?|what) (?:should|would|could|can) (?:best )?(?:receive|take|face|get|meet|absorb) (?:the|a) charge
  \s+(?:of|from|by) (.+?)\s*[,:;]\s*(.+)$
`

const chargedAsked = (text: string): string | undefined => {
  const [, charger, units] = matchOf(CHARGED, text) ?? []
  return charger === undefined ? undefined : `${units} charged by ${charger}`
}

/** "6, 8, 10 and 12 bondi charge 6 huscarls": each number by itself, as no unit has four. */
const NUMBERS_LISTED = phrase`(\d+(?:\s*,\s*\d+)+)\s*,? (?:and|y) (?=\d)`

const numbersListed = (text: string): string | undefined => {
  const listed = text.replace(NUMBERS_LISTED, '$1 or ')
  return listed === text ? undefined : listed
}

/** "bows or javelins for my 8 bonnedig shooting 8 warriors", "mounted or on foot, how should my 6 knights charge 8 ceorls" */
const OPTION = '((?:no |on |with )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)'
const OPTIONS_FIRST = wholeQuestions(
  String.raw`compare ${OPTION} (?:or|and|with|to|vs\.?|versus) ${OPTION}\s*(?:\b(?:for|on)|,|:)\s*(?:my |the )?(${COUNTED}) (?=${DEED}\b)(.+)`,
  said`
    (?:(?:are|is|would) )?${OPTION} or ${OPTION}(?: (?:be )?(?:better|best|stronger))?\s*(?:\b(?:for|on|with)|,|:)\s*
    (?:how (?:should|do|would) )?(?:my |the )?(${COUNTED}) (?:(?:when|if) they(?:['\u2019]re| are) )?(?=${DEED}\b)(.+)
  `
)

/** "with or without Ullr, should 6 hirdmen charge 4 huscarls" */
const WITH_OR_WITHOUT = phraseAcross`^\W*(with or without [a-zà-ÿ]+)\s*,\s*(?:should|can|will|do|would) ${OWNED}(${COUNTED}) (?=${DEED}\b)(.+)$`

const optionsFirst = (text: string): string | undefined => {
  const [, one, other, ofUnit, does] = foundIn(OPTIONS_FIRST, text)
  if (one !== undefined) return `${ofUnit} ${one} or ${other} ${does}`
  const [, options, unit, deed] = matchOf(WITH_OR_WITHOUT, text) ?? []
  return options === undefined ? undefined : `${unit} ${options} ${deed}`
}

/** "should my warlord charge 8 ceorls alone or with 4 hirdmen" */
const ALONE_OR_WITH = phraseAcross`
  ^\W*(?:should|would|can|does|do|is it better (?:that|if)) (.+?) (?=${DEED}\b)(.+?)
  \s+(?:alone|by (?:him|it|them)sel(?:f|ves)|on (?:his|its|their) own) or (?:together )?(?:with|beside|alongside|next to)
  \s+(${COUNTED})\W*$
`

const aloneOrWith = (text: string): string | undefined => {
  const [, unit, deed, companions] = matchOf(ALONE_OR_WITH, text) ?? []
  return unit === undefined ? undefined : `${unit} or ${unit} and ${companions} ${deed}`
}

/** Units or places in a list, with the words that show that each is meant by itself: "vs each of 8 levies, 8 warriors". */
const EACH_OF = phrase`\b(?:each|all|any|either|which|one|best) of (?=(?:my )?\d)| (?:in turn|one by one|separately|respectively)(?=\W*$)`
const BETWEEN_UNITS = phrase`
  \s*(?:,\s*(?:and|or)\b|,|;|\band\b|(?<=\d\s[a-z]{3,20})) (?=${OWNED}\d)
  (?!\d+ (?:fatigue|dice|die|engaged|attack|defen|wounds|models)\b)
`
const DOES_BEST = firstPhrase` (?:does|do|fares?|is|are|would (?:do|be|fare)|will (?:do|be|fare)) (?:the )?(?:best|better)(?=\s)`

/** "attacked by 4 huscarls and 6 knights in turn" happens one after the other, in one turn. */
const HAPPENS_IN_TURN = /^(?!.*\b(?:against|vs?|versus|which|who|what)\b).*\bin turn\W*$/is

const eachOfList = (text: string): string | undefined => {
  if (HAPPENS_IN_TURN.test(text)) return undefined
  const bare = text.replace(EACH_OF, ' ')
  const listed = bare.replace(BETWEEN_UNITS, ' or ').replace(DOES_BEST, '')
  return bare !== text && listed !== bare ? listed : undefined
}

/** "8 crossbows shoot 6 bondi with and without light cover", "8 ceorls: in the open, in woods, in a building" */
const PLACE = '(?:in|behind|inside|at) (?:the |an? )?[a-zà-ÿ]+(?: cover)?'
const PLACES = firstPhrase`([\s,:;-]+)(${PLACE}(?:\s*(?:,\s*(?:and|or)|,|and|or) ${PLACE})+)\W*$`
const BETWEEN_PLACES = phrase`\s*(?:,\s*(?:and|or)\b|,|\band\b|\bor\b) (?=${PLACE})`

const placesListed = (text: string): string | undefined => {
  const both = text
    .replace(/\bwith and without\b/i, 'with or without')
    .replace(/\bcon y sin(?=\s+[a-zà-ÿ])/i, 'con o sin')
    .replace(/\bin and out of cover\b/i, 'with or without cover')
  if (both !== text) return both
  const [whole, before = '', places = ''] = matchOf(PLACES, text) ?? []
  // "in woods and behind a wall" are one place
  const isList = before.includes(':') || /,|\bor\b/i.test(places)
  return whole === undefined || !isList ? undefined : text.replace(whole, ` ${places.replace(BETWEEN_PLACES, ' or ')}`)
}

/** "8 bondi charge 6 ceorls or 4 huscarls, which is easier" */
const WHICH_LAST = firstPhrase`
  [\s,;:.?!]+
  (?:(?:which|what|who)(?: (?:one|of them|target|unit|enemy))?\s*(?:['\u2019]s|is|are|would be|do you think is)?\s*(?:the )?)
  (?:better|best|easier|easiest|safer|safest|more likely|stronger|smarter)
  (?: (?:target|choice|option|one|bet|idea|pick|move|prey))?\W*$
`

const whichLast = (text: string): string | undefined =>
  /\bor\b/i.test(text) && WHICH_LAST.test(text) ? text.replace(WHICH_LAST, '') : undefined

const BEGINS_FIGHT = firstPhrase`^\W*(?:(?:my|our|his|the) )?\d`
const PARTING = /[,:;.\u2013-]\s/g
const PLAYED_WITH = phrase`^\s*(?:(?:with|using|use) )?|\W+$`

/** "6 hirdmen charge 8 ceorls: Thor or Ullr?" */
const abilitiesLast = (text: string, book: Rulebook): string | undefined => {
  const at = [...text.matchAll(PARTING)].at(-1)?.index
  const [fight, last] = [text.slice(0, at), text.slice(at ?? text.length)]
  const names = last
    .slice(1)
    .split(/ or /i)
    .map(name => name.replace(PLAYED_WITH, ''))
  const areNamed = names.length === 2 && names.every(name => idsNamed(book.abilities, name).length > 0)
  return areNamed && BEGINS_FIGHT.test(fight) ? `${names.join(' or ')} for ${fight}` : undefined
}

/** Words and signs, one of which is in every comparison. The many patterns are looked at only for a text that has one. */
const MAY_COMPARE = firstPhrase`[,;:?/|]|(?<![a-zà-ÿ])(?:${[
  'or and than with without better best worse worst stronger safer difference good use useful more each turn compare compared',
  'does do did would will can could should shall is are was were which who whose what how if when',
  'o u y e con sin que qué mejor peor diferencia si sirve ayuda conviene vale'
]
  .join(' ')
  .replaceAll(' ', '|')})(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:help|worth|improv|benefit|matter|favou?r|cu[aá]l|qui[eé]n)`

const GIVERS_FIRST = firstPhrase`
  ^
  (
    (?:(?!\b(?:vs|versus|against|charge[ds]?)\b).)*\b
    (?:(?:gives?|giving) up (?:(?:its|their|attack|the) )*dice|clos(?:es?|ing) ranks)\b
    (?:(?!\b(?:vs|versus|against|charge[ds]?)\b).)*?
  ) (?:vs\.?|versus|against) (?=\d)
`

/** "8 ceorls gives up dice or 8 ceorls vs 6 hirdmen": only who is charged may give up dice (R3.3). */
const withGiversCharged = (text: string): string => text.replace(GIVERS_FIRST, '$1 charged by ')

/** The words of `compare` that answer such a question; undefined for any other. */
export const comparisonAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = withUnitsInDigits(onOneLine(words), book)
  if (text.length > MOST_LETTERS || !MAY_COMPARE.test(text)) return undefined
  refuseBestOf(text)
  const asked =
    abilitiesFirst(text, book) ??
    diceOrNot(text) ??
    moreOfThem(text, book) ??
    choicesOfCharged(text, book) ??
    holdsBest(text, book) ??
    helpAsked(text, book) ??
    worseIf(text) ??
    boxOfCharger(text, book) ??
    betterThan(text) ??
    thanLast(text) ??
    differenceAsked(text) ??
    bestAgainst(text) ??
    soMany(text) ??
    whoShot(text) ??
    targetOfThose(text, book) ??
    targetAsked(text, book) ??
    chargedAsked(text) ??
    unitAsked(text, book) ??
    optionsFirst(text) ??
    aloneOrWith(text) ??
    eachOfList(text) ??
    placesListed(text) ??
    whichLast(text) ??
    numbersListed(text) ??
    abilitiesLast(text, book)
  const compared = asked === undefined ? undefined : withGiversCharged(asked)
  return compared !== undefined && commandFor([compared], book) === 'compare' ? [compared] : undefined
}
