import { boardOf } from '../../model/data'
import { commandFor } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { troopsCalled } from '../../request/words/loss-question'
import { MOST_LETTERS } from '../../request/words/sentence'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { inDigits } from './dice-words'
import { equippedEitherWay } from './equipment-questions'
import { firstMatch, matchOf } from './may-match'
import { NUMBER } from './rewording'
import { withUnitsInDigits } from './rewordings'
import { asked, bestAgainst, COUNTED, foundIn, holdsBest, OWNED, unitAsked } from './which-unit'

/** Questions that compare, in the words of `compare`: "does Thor help 8 bondi against 4 huscarls". */

const DEED = String.raw`(?:against|vs?|versus|facing|charg\w*|attack\w*|fight\w*|shoot\w*|shot|contra|carga\w*|ataca\w*|dispara\w*)`

/** A unit and what it does: "my 8 bondi against 4 huscarls". */
const UNIT_AND_DEED = String.raw`(?:my\s+|his\s+)?((?:\d+\s*|[a-zà-ÿ]+\s+)\S+(?:\s+with\s+\S+\s+fatigue)?)\s+(?=${DEED}\b)(.+)$`

const FIGHT = String.raw`${OWNED}(\d+\s+\S+(?:\s+\S+){0,2}?\s+(?=${DEED}\b).+)`
const WHAT = String.raw`(?:an?\s+|the\s+|having\s+|using\s+|playing\s+|spending\s+)?(.+?)`
const WORTH = String.raw`(?:good|wasted|pointless|useless|overkill|an?\s+waste|worth\s+(?:it|using|playing|taking|having)|worthwhile|any\s+(?:good|use|help)|useful|an?\s+(?:advantage|help))`
const MATTERS = String.raw`(?:help|improve|benefit|matter|pay(?:\s+off)?(?:\s+(?:for|with))?|(?:make|makes)\s+(?:a|any|much)\s+difference(?:\s+(?:to|for))?|do\s+(?:anything\s+)?for)`
const WHEN = '(?:when|if|as|where|for|with|on)'

/** What is asked about, before the unit that may have it: "does Thor help 8 bondi against 4 huscarls". */
const WHAT_OF_UNIT = asked(
  String.raw`(?:does|do|did|would|will|can)\s+${WHAT}\s+${MATTERS}\s+${UNIT_AND_DEED}`,
  String.raw`(?:is|are|was|would)\s+${WHAT}\s+(?:be\s+)?${WORTH}\s+(?:for|with|on|to)\s+${UNIT_AND_DEED}`,
  String.raw`(?:does|do|would|will)\s+${WHAT}\s+make\s+${OWNED}(\d+\s+\S+)\s+(?:any\s+|much\s+)?(?:better|stronger|safer)\s+(?=${DEED}\b)(.+)`,
  String.raw`(?:what\s+|(?:how\s+(?:big|great|large)\s+)?(?:of\s+)?(?:an?\s+)?)(?:difference\s+)?(?:does|do|would|will)\s+${WHAT}\s+(?:make|do)\s+(?:to|for)\s+${UNIT_AND_DEED}`
)

/** The unit before what it may be given: "is it worth giving my 4 huscarls axes against 8 bondi". */
const UNIT_GIVEN = asked(
  String.raw`(?:is\s+it\s+worth\s+|(?:would|does|will|might)\s+it\s+help\s+(?:to\s+|if\s+I\s+)?|should\s+(?:I|we)\s+)giv(?:e|ing)\s+${OWNED}(\d+\s+\S+)\s+((?:heavy\s+|danish\s+|composite\s+)?\S+(?:\s+or\s+\S+)?)\s+(?=${DEED}\b)(.+)`,
  String.raw`(?:does|do|would|will)\s+giving\s+${OWNED}(\d+\s+\S+)\s+((?:heavy\s+|danish\s+|composite\s+)?\S+)\s+(?:help|pay(?:\s+off)?|matter|make\s+(?:a|any)\s+difference)\s+(?:(?:when|if)\s+)?(?=${DEED}\b)(.+)`,
  String.raw`(?:do|does|will|would|can)\s+${OWNED}(\d+\s+\S+)\s+(?=(?:beat|win)\b)(.+?)\s+more\s+often\s+with\s+(\S+)\s+than\s+without(?:\s+(?:it|them))?`
)

/** What is asked about, before the whole fight: "is Ullr worth it when 8 bondi charge 4 huscarls". */
const WHAT_OF_FIGHT = asked(
  String.raw`(?:does|do|would|will)\s+${WHAT}\s+${MATTERS}(?:\s+(?:me|us|him|her|them))?\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:is|are|would)\s+${WHAT}\s+(?:be\s+)?${WORTH}\s+${WHEN}\s+${FIGHT}`,
  String.raw`what\s+difference\s+(?:does|do|would|will)\s+${WHAT}\s+make\s+${WHEN}\s+${FIGHT}`,
  String.raw`what\s+(?:do|would|will|can|could)\s+(?:I|we)\s+(?:gain|get|win)(?:\s+out)?\s+(?:from|by|of|with)\s+${WHAT}\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:an?\s+)?difference\s+(?:does|do|would|will)\s+${WHAT}\s+make\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:(?:any\s+|much\s+)?(?:better|stronger|safer)\s+(?:is|would|do|am|are)\s+(?:it|I|we)|(?:is|would)\s+it\s+(?:be\s+)?(?:any\s+|much\s+)?better)\s+(?:be\s+|do\s+|off\s+)?(?:with|using)\s+${WHAT}\s+${WHEN}\s+${FIGHT}`,
  String.raw`what\s+(?:does|do|would|will)\s+${WHAT}\s+(?:add|bring|change|do|gain|give)(?:\s+(?:me|us))?\s+${WHEN}\s+${FIGHT}`
)

/** What is asked about, after the fight: "8 bondi charge 4 huscarls. Would they be better off with Ullr?" */
const FIGHT_FIRST = asked(
  String.raw`${FIGHT}[.,;:!?]\s+(?:by\s+)?how\s+much\s+(?:more\s+)?(?:does|do|would|will)\s+${WHAT}\s+(?:add|help|gain|bring)(?:\s+(?:me|us|them))?`,
  String.raw`${FIGHT}[.,;:!?]\s+would\s+(?:they|it|he)\s+(?:be|do|fare)\s+(?:any\s+)?better(?:\s+off)?\s+with\s+(\S+(?:\s\S+)?)`,
  String.raw`${FIGHT}[.,;:!?]\s+(?:is|would)\s+it\s+(?:be\s+)?worth\s+(?:it\s+to\s+(?:use|play)|using|playing)\s+${WHAT}`,
  String.raw`${FIGHT}[.,;:!?]\s+(?:is|are|would)\s+(?!it\b|that\b|this\b|they\b)${WHAT}\s+(?:be\s+)?${WORTH}`,
  String.raw`${FIGHT}[.,;:!?]\s+with\s+(?:or|and)\s+without\s+([a-zà-ÿ]+)`,
  String.raw`${FIGHT}[.,;:!?]\s+(?:what\s+difference\s+)?(?:does|do|would|will)\s+${WHAT}\s+(?:help|matter|make\s+a(?:ny)?\s+difference|make)(?:\s+(?:them|it|him))?`
)

const PLACES_NAMED = /\b(?:cover|woods?|forest|walls?|hedges?|buildings?|rocks|ruins|hills?|fence|ditch)\b/i

/** With it or without: "with or without Ullr", "bows or slings", "in the woods or in the open". */
const eitherWay = (what: string): string => {
  if (/\bor\b/i.test(what)) return what
  return /^(?:in|inside|behind|on)\s/i.test(what) ? `${what} or in the open` : `with or without ${what}`
}

/** "2 fatigue on the huscarls": whose it is. */
const OF_WHOM = /^(.+?)\s+(?:on|for|of)\s+(?:the|his|her|their|my|our)\s+([a-zà-ÿ]+)$/i
/** "with 2 fatigue or without" is of the unit before it. */
const unitEitherWay = (unit: string, what: string): string =>
  /^(?:in|inside|behind|on)\s/i.test(what) ? `${unit} ${what} or ${unit}` : `${unit} with ${what} or ${unit}`

const COUNTS = new RegExp(`^${NUMBER}\\s`, 'i')
const eitherOf = (unit: string, what: string): string =>
  COUNTS.test(what) ? unitEitherWay(unit, what) : `${unit} ${eitherWay(what)}`

/** "how much worse is it if 8 bondi with 2 fatigue charge 4 huscarls": than without what is said of one of them. */
const WORSE_IF =
  /^\W*(?:by\s+)?how\s+much\s+(?:(?:is|does|would|will)\s+(?:it|that)\s+(?:be\s+|get\s+)?)?(?:better|worse|harder|easier|stronger|weaker|safer|riskier)\s(?:(?!\bthan\b)[^\d,;:]){0,40}\b(?:if|when|with|for)\s+((?:my\s+|his\s+|the\s+)?\d.+?)\W*$/is
const SAID_OF_UNIT =
  /(\d+\s+[a-zà-ÿ]+)\s+(?:who\s+(?:have|has|are|is)\s+|with\s+)?((?:in|inside|behind|on)\s+[^,;:]+?|(?<=with\s+|ha(?:ve|s)\s+)[^,;:]+?)(?=\s+(?:charg|attack|shoot)|\W*$)/gi

const worseIf = (text: string): string | undefined => {
  const [, fight] = matchOf(WORSE_IF, text) ?? []
  const [said, another] = [...(fight ?? '').matchAll(SAID_OF_UNIT)]
  if (fight === undefined || said === undefined || another !== undefined) return undefined
  const [whole, unit = '', what = ''] = said
  return fight.replace(whole, unitEitherWay(unit, what))
}

const MISSILES = /\b(?:bows?|slings?|crossbows?)\b/i
const AGAINST = /^(?:against|vs?|versus)\b/i

/** A place and those who shoot at who stands there: "does the wall help his 8 ceorls against 8 crossbowmen". */
const placeAgainst = (what: string, unit: string, deed: string, book: Rulebook): string | undefined => {
  const shooters = deed.replace(AGAINST, '').trim()
  const isShot = AGAINST.test(deed) && commandFor([`${shooters} at 8 warriors`], book) === 'shoot'
  return isShot ? `${shooters} shoot ${unit} ${eitherWay(what)}` : undefined
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
  const unitOf = new RegExp(`\\d+\\s+${whose}(?![a-zà-ÿ])`, 'i')
  if (of !== undefined) return unitOf.test(fight) ? fight.replace(unitOf, unit => unitEitherWay(unit, of)) : undefined
  if (PLACES_NAMED.test(thought)) return `${fight} ${eitherWay(thought)}`
  const charged = boxOfCharged(fight, thought, book) ?? equippedEitherWay(fight, thought, book)
  if (charged !== undefined) return charged
  return fight.replace(UNIT_FIRST, (_, first: string, others: string) => `${eitherOf(first, thought)} ${others}`)
}

/** "do 6 hirdmen kill more than 8 bondi against 8 ceorls", "how much better are 6 hirdmen than 8 bondi against 4 huscarls" */
const BETTER_THAN: readonly RegExp[] = asked(
  String.raw`(?:do|does|will|would|can)\s+${OWNED}(\d+\s+\S+(?:\s+(?:with\s+)?\S+)?)\s+(?:kill|do|fare|hit|score)\s+(?:more|better)\s+than\s+${OWNED}(\d+\s+\S+(?:\s+with\s+\S+)?)\s+(?=${DEED}\b|on\b|at\b)(.+)`,
  String.raw`(?:are|is|would)\s+${OWNED}(\d+\s+\S+(?:\s+with\s+\S+)?)\s+(?:be\s+)?(?:much\s+|any\s+)?better\s+than\s+${OWNED}(\d+\s+\S+(?:\s+with\s+\S+)?)\s+(?=${DEED}\b|at\b)(.+)`,
  String.raw`better\s+are\s+${OWNED}(\d+\s+\S+)\s+than\s+${OWNED}(\d+\s+\S+)\s+(?=${DEED}\b|at\b)(.+)`
)

const betterThan = (text: string): string | undefined => {
  const [, one, other, deed] = foundIn(BETTER_THAN, text)
  return one === undefined ? undefined : `${one} or ${other} ${deed}`
}

/** "can 8 bondi take 4 huscarls better than 6 hirdmen can" */
const THAN_LAST = new RegExp(
  String.raw`^\W*(?:can|could|do|does|will|would)\s+(?:(?:the\s+)?(?:(shots|arrows|bolts|volleys)|charge)\s+(?:from|by|of)\s+)?${OWNED}(\d+\s+\S+(?:\s+with\s+\S+)?)\s+[a-zà-ÿ]+\s+${OWNED}(\d+\s+\S+)\s+(?:better|harder|more(?:\s+(?:easily|often|badly))?)\s+than\s+(?:(?:those|the\s+ones|that)\s+(?:from|by|of)\s+)?${OWNED}(\d+\s+\S+(?:\s+with\s+\S+)?)(?:\s+(?:can|could|do|would|will))?\W*$`,
  'i'
)

const thanLast = (text: string): string | undefined => {
  const [, shots, one, enemy, other] = matchOf(THAN_LAST, text) ?? []
  return one === undefined ? undefined : `${one} or ${other} ${shots ? 'shoot' : 'against'} ${enemy}`
}

/** "is Ullr or Heimdall better when 6 hirdmen charge", "which of Frigg and Ullr is better for 6 hirdmen charging 4 huscarls" */
const ABILITIES_FIRST = asked(
  String.raw`(?:is|are|would)\s+([a-zà-ÿ]+)\s+(?:be\s+)?better\s+than\s+([a-zà-ÿ]+)\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:is|are|would)\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s+(?:be\s+)?(?:the\s+)?(?:better|best)(?:\s+(?:choice|pick|one))?\s+${WHEN}\s+${FIGHT}`,
  String.raw`which\s+of\s+([a-zà-ÿ]+)\s+(?:and|or)\s+([a-zà-ÿ]+)\s+(?:should|do|would)\s+(?:I|we)\s+(?:use|play|pick|take)\s+${WHEN}\s+${FIGHT}`,
  String.raw`which\s+of\s+([a-zà-ÿ]+)\s+(?:and|or)\s+([a-zà-ÿ]+)\s+(?:is|are|would\s+be)\s+(?:the\s+)?(?:better|best)(?:\s+(?:choice|pick|one))?\s+${WHEN}\s+${FIGHT}`,
  String.raw`which\s+(?:is|would\s+be)\s+(?:the\s+)?(?:better|best)\s*[,:]?\s*([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s*,?\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:does|do|would|will)\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s+(?:help|give|do|gain)\s+(?:me\s+|us\s+)?(?:more|better|most)\s+${WHEN}\s+${FIGHT}`,
  String.raw`(?:I|we)\s+(?:could|can|may)\s+(?:use|play)\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s+${WHEN}\s+${FIGHT}[.,;:!?]\s+which(?:\s+[a-zà-ÿ]+)*`,
  String.raw`which\s+(?:is|would\s+be)\s+(?:the\s+)?(?:better|best)\s+${WHEN}\s+${FIGHT}[,:;]\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)`,
  String.raw`which\s+helps\s+(?:more|most)\s*[,:]\s*([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s*[,:]\s*(?:${WHEN}\s+)?${FIGHT}`,
  String.raw`${FIGHT}[.,;:!?]\s+should\s+(?:I|we)\s+(?:use|play)\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)`,
  String.raw`${FIGHT}[.,;:!?]\s+(?:is|are)\s+([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s+(?:the\s+)?(?:better|best)(?:\s+(?:choice|pick|one))?`,
  String.raw`compare\s+([a-zà-ÿ]+(?:\s[a-zà-ÿ]+){0,3}?)\s+(?:and|with|to|or|vs\.?|versus|against)\s+([a-zà-ÿ]+(?:\s[a-zà-ÿ]+){0,3}?)(?:\s+${WHEN}\s+|\s*[,:;]\s*)${FIGHT}`,
  String.raw`(?:compar(?:ar?|o|e)|(?:qu[eé]\s+)?diferencia\s+(?:hay\s+)?entre)\s+([a-zà-ÿ]+)\s+(?:con|y|o|frente\s+a|contra)\s+([a-zà-ÿ]+)\s+(?:para|con|en|si)\s+(?:mis\s+)?${FIGHT}`,
  String.raw`(?:(?:qu[eé]|cu[aá]l)\s+)?(?:habilidad\s+)?(?:(?:debo\s+)?(?:uso|usar|juego|jugar)|(?:es\s+)?mejor|(?:me\s+|nos\s+)?(?:conviene|sirve|renta|compensa)(?:\s+m[aá]s)?(?:\s+(?:usar|jugar))?)?\s*[:,]?\s*([a-zà-ÿ]+)\s+o\s+([a-zà-ÿ]+)\s*,?\s+(?:para|con|si|cuando)\s+(?:mis\s+)?${FIGHT}`,
  String.raw`([a-zà-ÿ]+)\s+or\s+([a-zà-ÿ]+)\s*,?\s+${WHEN}\s+${FIGHT}`
)

/** "compare Thor, Ullr and Heimdall for 8 bondi charging 4 huscarls": one of them each time */
const LISTED_FIRST = new RegExp(
  String.raw`^\W*compare\s+((?:[a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?\s*,\s*){1,4}[a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?\s*,?\s+(?:and|or)\s+[a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?)\s*(?:[,:;]\s*|\s${WHEN}\s+)${FIGHT}$`,
  'is'
)

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

const DICE_CHOICE = String.raw`(?:closing\s+ranks|giving\s+up\s+(?:(?:their|its|attack|the)\s+)*dice)`
const choice = (name: 'one' | 'other'): string => `(?<${name}>[a-zà-ÿ]+|${DICE_CHOICE})`
const [ONE, ANOTHER] = [choice('one'), choice('other')]
const CHARGED_UNIT = String.raw`${OWNED}(?<unit>\d+\s+\S+)`
const CHARGED_BY = String.raw`(?:(?:when|if)\s+)?(?:are\s+|is\s+|being\s+)?charged\s+by\s+(?<enemy>.+)`

const CHOICES_OF_CHARGED = asked(
  // "Shieldwall or closing ranks: 8 ceorls charged by 6 hirdmen"
  String.raw`${ONE}\s+or\s+${ANOTHER}\s*[:,]\s*${CHARGED_UNIT}\s+${CHARGED_BY}`,
  // "is closing ranks better than Shieldwall for 8 ceorls charged by 6 hirdmen"
  String.raw`(?:is|are|would)\s+${ONE}\s+(?:be\s+)?better\s+than\s+${ANOTHER}\s+(?:for|with)\s+${CHARGED_UNIT}\s+${CHARGED_BY}`,
  String.raw`should\s+${CHARGED_UNIT}\s+use\s+${ONE}\s+or\s+(?<other>give\s+up\s+dice|close\s+ranks)\s+${CHARGED_BY}`,
  // "which is better with 8 ceorls when 6 hirdmen charge them: Shieldwall or giving up dice"
  String.raw`which\s+is\s+better\s+(?:with|for)\s+${CHARGED_UNIT}\s+(?:when|if)\s+(?<enemy>.+?)\s+charge\s+(?:them|it|me)\s*[:,]\s*${ONE}\s+or\s+${ANOTHER}`
)

const GIVING_UP = String.raw`(?:clos(?:ing|e)\s+ranks|giv(?:ing|e)\s+up\s+(?:(?:their|its|attack|the)\s+)*dice)`
const CERRAR_FILAS = String.raw`(?:cerrar|cierro|cerramos)\s+filas`
const OR_NOT = String.raw`[\s,;:.!?¿]+(?:with\s+(?:or|and)\s+without\s+(?:(?:them|it|me)\s+)?${GIVING_UP}|${GIVING_UP}\s+(?:or|and)\s+not|(?:is|are|would)\s+(?:it\s+(?:be\s+)?)?better\s+(?:to\s+|off\s+)?${GIVING_UP}|(?:is|would)\s+${GIVING_UP}\s+(?:be\s+)?(?:better|worth\s+it)|(?:does|would|will)\s+${GIVING_UP}\s+help|con\s+(?:y|o)\s+sin\s+${CERRAR_FILAS}|(?:es\s+)?mejor\s+(?:si\s+)?${CERRAR_FILAS}|${CERRAR_FILAS}(?:\s+o\s+(?:no|lucho))?)`

/** "8 ceorls charged by 6 hirdmen, with or without closing ranks", "6 hirdmen charge 8 ceorls, is it better to give up dice?" */
const DICE_OR_NOT = asked(
  String.raw`${CHARGED_UNIT}\s+(?:are\s+|is\s+)?charged\s+by\s+(?<enemy>.+?)${OR_NOT}`,
  String.raw`${CHARGED_UNIT}\s+cargad[oa]s\s+por\s+(?<enemy>.+?)${OR_NOT}`,
  String.raw`${OWNED}(?<enemy>\d+\s+.+?)\s+(?:charge|cargan\s+(?:contra|a))\s+${CHARGED_UNIT}(?<state>(?:\s+(?:in|behind|with|on)\s[^,;:.!?]*)?)${OR_NOT}`
)

const diceOrNot = (text: string): string | undefined => {
  const { unit, enemy, state = '' } = firstMatch(DICE_OR_NOT, text)?.groups ?? {}
  return unit === undefined ? undefined : `${unit}${state} gives up dice or ${unit}${state} charged by ${enemy}`
}

const isOfDice = (said: string): boolean => /^(?:clos|giv)/i.test(said)

/** What the unit charged may choose between, a box or its dice, said of the unit by each choice. */
const choicesOfCharged = (text: string, book: Rulebook): string | undefined => {
  const { one = '', other = '', unit, enemy } = firstMatch(CHOICES_OF_CHARGED, text)?.groups ?? {}
  const choices = [one, other]
  const areChoices = choices.every(said => isOfDice(said) || idsNamed(book.abilities, said).length > 0)
  if (unit === undefined || !areChoices || !choices.some(isOfDice)) return undefined
  const subjects = choices.map(said => `${unit} ${isOfDice(said) ? 'gives up dice' : `+${said.toLowerCase()}`}`)
  return `${subjects.join(' or ')} charged by ${enemy}`
}

const TWO_UNITS = /^((?:\d+\s+)(\S+))\s+(?:charge|attack)s?\s+((?:\d+\s+)(\S+))(.*)$/is

/** A box that only the unit charged has, "Shieldwall" in "6 hirdmen charge 8 ceorls": with or without it, charged. */
const boxOfCharged = (fight: string, thought: string, book: Rulebook): string | undefined => {
  const [, charger, who = '', charged, whom = '', rest = ''] = matchOf(TWO_UNITS, fight) ?? []
  const boards = idsNamed(book.abilities, thought).map(id => id.split('/')[0])
  const isOnBoardOf = (troop: string): boolean =>
    troopsCalled(troop.toLowerCase(), book).some(id => boards.includes(book.troops[id]?.faction ?? ''))
  return charger !== undefined && boards.length > 0 && !isOnBoardOf(who) && isOnBoardOf(whom)
    ? `${charged} +${thought.trim().toLowerCase().replaceAll(' ', '-')}${rest} or ${charged}${rest} charged by ${charger}`
    : undefined
}

const EITHER_LAST =
  /^\W*((?:my |our |the )?(?:\d+\s+)(\S+))\s+((?:charg|attack)[a-z]*\s+.*?)\s+(with or without ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?))\W*$/is

/** "8 bondi charge 8 warriors with or without Thor": a box of who charges, where the enemy's faction is not said. */
const boxOfCharger = (text: string, book: Rulebook): string | undefined => {
  const [, unit, troop = '', deed = '', either, box = ''] = matchOf(EITHER_LAST, text) ?? []
  const boards = idsNamed(book.abilities, box).map(boardOf)
  const hasBox = (word: string): boolean =>
    troopsCalled(word.toLowerCase(), book).some(id => {
      const { faction } = book.troops[id] ?? {}
      return faction !== undefined && boards.includes(faction)
    })
  const isTheirs = hasBox(troop)
  const isMarked = deed.split(/\s+/).some(hasBox)
  return unit !== undefined && isTheirs && !isMarked ? `${unit} ${either} ${deed}` : undefined
}

/** "what's the difference between 8 bondi and 4 hirdmen charging 6 ceorls" */
const DIFFERENCE =
  /^\W*(?:(?:what(?:['\u2019]?s| is)|tell me|show me)\s+)?(?:the\s+)?difference\s+between\s+(.+?)\s+and\s+(.+)$|^\W*(?:qu[eé]\s+)?(?:la\s+)?diferencia\s+(?:hay\s+)?entre\s+(?:mis\s+)?(\d.+?)\s+y\s+(?:mis\s+)?(\d.+)$/is

const differenceAsked = (text: string): string | undefined => {
  const [one, other] = matchOf(DIFFERENCE, text)?.slice(1).filter(Boolean) ?? []
  return one === undefined ? undefined : `${one} or ${other}`
}

/** "which is best: 12 levies, 8 warriors or 4 hearthguard" names units of one side alone */
const BEST_OF = new RegExp(
  String.raw`^\W*(?:which|what|who)(?:['\u2019]?s|\s+is|\s+are)\s+(?:the\s+)?(?:best|better|stronger|strongest)\s*[:,]\s*((?:${OWNED}\d+\s+\S+\s*(?:,|\bor\b|\band\b|\W*$)\s*)+)$`,
  'i'
)

const bestOf = (text: string): string | undefined => {
  const [, list] = matchOf(BEST_OF, text) ?? []
  return list
    ?.replace(/\W+$/u, '')
    .split(/\s*(?:,|\bor\b|\band\b)\s*/i)
    .filter(Boolean)
    .join(' or ')
}

/** "8 bondi charge 4 huscarls. What if there were 12 bondi?", "..., what if I had 12" */
const WHAT_IF_SO_MANY =
  /[\s,;.!?]+(?:and\s+)?(?:what|how\s+about)\s+if\s+(?:there\s+(?:were|are)|(I|we|he|they)\s+(?:had|have|has)|it\s+(?:were|was)|they\s+were)\s+(?:only\s+)?(\d+)(?:\s+of\s+them|\s+([a-zà-ÿ]+))?\W*$/i

const soMany = (text: string): string | undefined => {
  const [whole, whose = '', models, named] = matchOf(WHAT_IF_SO_MANY, text) ?? []
  if (whole === undefined || (named === undefined && whose === '')) return undefined
  const fight = text.replace(whole, '')
  const all = [...fight.matchAll(/(?:\b(my|our|his|their)\s+)?\d+\s+(\p{L}+)/giu)]
  const isTheirs = /^(?:he|they)$/i.test(whose)
  const owned = all.find(([, owner = '']) => (isTheirs ? /his|their/i : /my|our/i).test(owner)) ?? all.at(isTheirs ? -1 : 0)
  const troop = named ?? owned?.[2]
  const unit = new RegExp(String.raw`\d+\s+${troop}`, 'i')
  return unit.test(fight) ? fight.replace(unit, said => `${said} or ${models} ${troop}`) : undefined
}

/** "8 bondi charge 6 hirdmen, would 2 more bondi help?", "..., what if I had one more hirdman" */
const MORE_OF_THEM = new RegExp(
  String.raw`[\s,;.!?]+(?:(?:would|do|does|will|could)\s+(${NUMBER})\s+more\s+([a-zà-ÿ]+)\s+(?:help|be\s+better|make\s+a(?:ny)?\s+difference)|(?:what|how)\s+(?:if|about)\s+(?:(?:I|we|he|they|it|there)\s+)?(?:(?:had|have|has|add(?:ed)?|br(?:ing|ought)|w(?:ere|as|ith))\s+)?(${NUMBER})\s+more\s+([a-zà-ÿ]+))\W*$`,
  'i'
)

/** "8 bondi with Ullr" */
const COUNTED_UNIT =
  /(\d+)\s+(\p{L}+)(\s+(?:with|on|in|behind)\s(?:(?!\b(?:charg|attack|shoot|against|vs))[^,;.]){1,60}?(?=\s+(?:charg|attack|shoot|against|vs)|\W*$|[,;.]))?/giu
const moreOfThem = (text: string, book: Rulebook): string | undefined => {
  const [whole, few, those, more = few, troop = those] = matchOf(MORE_OF_THEM, text) ?? []
  if (whole === undefined || more === undefined || troop === undefined) return undefined
  const ids = troopsCalled(troop.toLowerCase(), book)
  let isFound = false
  const fight = text.replace(whole, '').replace(COUNTED_UNIT, (said, models: string, name: string, so = '') => {
    if (isFound || !troopsCalled(name.toLowerCase(), book).some(id => ids.includes(id))) return said
    isFound = true
    return `${said} or ${Number(models) + Number(inDigits(more))} ${name}${so}`
  })
  return isFound ? fight : undefined
}

/** "who should I shoot with 8 crossbowmen, the 6 knights or the 8 sergeants" */
const WHO_SHOT =
  /^\W*(?:who|which|what)(?:\s+(?:target|unit|one|of\s+(?:these|them|those)))?\s+(?:should|do|would|could)\s+(?:I|we)\s+(?:(?:(shoot|charge|attack)|aim|fire)(?:\s+at)?\s+with|(?:point|aim|turn|direct|fire)(?=\s.{3,60}?\sat\s*[,:]))\s+(?:my\s+)?(.+?)(?:\s+at)?\s*[,:;]\s*(.+)$/is

const whoShot = (text: string): string | undefined => {
  const [, verb = 'shoot', unit, targets] = matchOf(WHO_SHOT, text) ?? []
  return unit === undefined ? undefined : `${unit} ${verb} ${targets}`
}

/** "which target is better for 8 bondi, 6 ceorls or 4 huscarls": shot at by a unit that can shoot */
const TARGET =
  /^\W*(?:which|what)\s+(?:target|enemy|unit)\s+(?:is|would be)\s+(?:better|best|easier|easiest)\s+for\s+(?:my\s+)?(.+?)\s*[,:;]\s*(.+)$/is

const targetAsked = (text: string, book: Rulebook): string | undefined => {
  const [, unit = '', targets = ''] = matchOf(TARGET, text) ?? []
  const asked = (verb: string): string => `${unit} ${verb} ${targets}`
  return unit === '' ? undefined : asked(commandFor([`${unit} at 8 warriors`], book) === 'shoot' ? 'shoot' : 'charge')
}

/** "who should take the charge of 6 knights, 8 ceorls or 4 huscarls" */
const CHARGED =
  /^\W*(?:who|which(?:\s+unit)?|what)\s+(?:should|would|could|can)\s+(?:best\s+)?(?:receive|take|face|get|meet|absorb)\s+(?:the|a)\s+charge\s+(?:of|from|by)\s+(.+?)\s*[,:;]\s*(.+)$/is

const chargedAsked = (text: string): string | undefined => {
  const [, charger, units] = matchOf(CHARGED, text) ?? []
  return charger === undefined ? undefined : `${units} charged by ${charger}`
}

/** "6, 8, 10 and 12 bondi charge 6 huscarls": each number by itself, as no unit has four. */
const NUMBERS_LISTED = /(\d+(?:\s*,\s*\d+)+)\s*,?\s+(?:and|y)\s+(?=\d)/gi

const numbersListed = (text: string): string | undefined => {
  const listed = text.replace(NUMBERS_LISTED, '$1 or ')
  return listed === text ? undefined : listed
}

/** "bows or javelins for my 8 bonnedig shooting 8 warriors", "mounted or on foot, how should my 6 knights charge 8 ceorls" */
const OPTION = '((?:no |on |with )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)'
const OPTIONS_FIRST = asked(
  String.raw`compare ${OPTION} (?:or|and|with|to|vs\.?|versus) ${OPTION}\s*(?:\b(?:for|on)|,|:)\s*(?:my\s+|the\s+)?(${COUNTED})\s+(?=${DEED}\b)(.+)`,
  String.raw`(?:(?:are|is|would) )?${OPTION} or ${OPTION}(?: (?:be )?(?:better|best|stronger))?\s*(?:\b(?:for|on|with)|,|:)\s*(?:how (?:should|do|would)\s+)?(?:my\s+|the\s+)?(${COUNTED})\s+(?:(?:when|if)\s+they(?:['\u2019]re|\s+are)\s+)?(?=${DEED}\b)(.+)`
)

/** "with or without Ullr, should 6 hirdmen charge 4 huscarls" */
const WITH_OR_WITHOUT = new RegExp(
  String.raw`^\W*(with or without [a-zà-ÿ]+)\s*,\s*(?:should|can|will|do|would)\s+${OWNED}(${COUNTED})\s+(?=${DEED}\b)(.+)$`,
  'is'
)

const optionsFirst = (text: string): string | undefined => {
  const [, one, other, ofUnit, does] = foundIn(OPTIONS_FIRST, text)
  if (one !== undefined) return `${ofUnit} ${one} or ${other} ${does}`
  const [, options, unit, deed] = matchOf(WITH_OR_WITHOUT, text) ?? []
  return options === undefined ? undefined : `${unit} ${options} ${deed}`
}

/** "should my warlord charge 8 ceorls alone or with 4 hirdmen" */
const ALONE_OR_WITH = new RegExp(
  String.raw`^\W*(?:should|would|can|does|do|is it better (?:that|if))\s+(.+?)\s+(?=${DEED}\b)(.+?)\s+(?:alone|by (?:him|it|them)sel(?:f|ves)|on (?:his|its|their) own)\s+or\s+(?:together\s+)?(?:with|beside|alongside|next to)\s+(${COUNTED})\W*$`,
  'is'
)

const aloneOrWith = (text: string): string | undefined => {
  const [, unit, deed, companions] = matchOf(ALONE_OR_WITH, text) ?? []
  return unit === undefined ? undefined : `${unit} or ${unit} and ${companions} ${deed}`
}

/** Units or places in a list, with the words that show that each is meant by itself: "vs each of 8 levies, 8 warriors". */
const EACH_OF =
  /\b(?:each|all|any|either|which|one|best) of\s+(?=(?:my\s+)?\d)|\s+(?:in turn|one by one|separately|respectively)(?=\W*$)/gi
const BETWEEN_UNITS = /\s*(?:,\s*(?:and|or)\b|,|;|\band\b)\s+(?=(?:my |his |the )?\d)/gi
const DOES_BEST = /\s+(?:does|do|fares?|is|are|would (?:do|be|fare)|will (?:do|be|fare))\s+(?:the\s+)?(?:best|better)(?=\s)/i

/** "attacked by 4 huscarls and 6 knights in turn" happens one after the other, in one turn. */
const HAPPENS_IN_TURN = /^(?!.*\b(?:against|vs?|versus|which|who|what)\b).*\bin turn\W*$/is

const eachOfList = (text: string): string | undefined => {
  if (HAPPENS_IN_TURN.test(text)) return undefined
  const bare = text.replace(EACH_OF, ' ')
  const listed = bare.replace(BETWEEN_UNITS, ' or ').replace(DOES_BEST, '')
  return bare !== text && listed !== bare ? listed : undefined
}

/** "8 crossbows shoot 6 bondi with and without light cover", "8 ceorls: in the open, in woods, in a building" */
const PLACE = String.raw`(?:in|behind|inside|at)\s+(?:the\s+|an?\s+)?[a-zà-ÿ]+(?:\s+cover)?`
const PLACES = new RegExp(String.raw`([\s,:;-]+)(${PLACE}(?:\s*(?:,\s*(?:and|or)|,|and|or)\s+${PLACE})+)\W*$`, 'i')
const BETWEEN_PLACES = new RegExp(String.raw`\s*(?:,\s*(?:and|or)\b|,|\band\b|\bor\b)\s+(?=${PLACE})`, 'gi')

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
const WHICH_LAST =
  /[\s,;:.?!]+(?:(?:which|what|who)(?:\s+(?:one|of them|target|unit|enemy))?\s*(?:['\u2019]s|is|are|would be|do you think is)?\s*(?:the\s+)?)(?:better|best|easier|easiest|safer|safest|more likely|stronger|smarter)\W*$/i

const whichLast = (text: string): string | undefined =>
  /\bor\b/i.test(text) && WHICH_LAST.test(text) ? text.replace(WHICH_LAST, '') : undefined

const BEGINS_FIGHT = /^\W*(?:(?:my|our|his|the)\s+)?\d/i
const PARTING = /[,:;.\u2013-]\s/g
const PLAYED_WITH = /^\s*(?:(?:with|using|use)\s+)?|\W+$/gi

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
const MAY_COMPARE = new RegExp(
  `[,;:?/|]|(?<![a-zà-ÿ])(?:${[
    'or and than with without better best worse worst stronger safer difference good use useful more each turn compare compared',
    'does do did would will can could should shall is are was were which who whose what how if when',
    'o u y e con sin que qué mejor peor diferencia si sirve ayuda conviene vale'
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:help|worth|improv|benefit|matter|favou?r|cu[aá]l|qui[eé]n)`,
  'i'
)

const GIVERS_FIRST =
  /^((?:(?!\b(?:vs|versus|against|charge[ds]?)\b).)*\b(?:(?:gives?|giving)\s+up\s+(?:(?:its|their|attack|the)\s+)*dice|clos(?:es?|ing)\s+ranks)\b(?:(?!\b(?:vs|versus|against|charge[ds]?)\b).)*?)\s+(?:vs\.?|versus|against)\s+(?=\d)/i

/** "8 ceorls gives up dice or 8 ceorls vs 6 hirdmen": only who is charged may give up dice (R3.3). */
const withGiversCharged = (text: string): string => text.replace(GIVERS_FIRST, '$1 charged by ')

/** The words of `compare` that answer such a question; undefined for any other. */
export const comparisonAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = withUnitsInDigits(onOneLine(words), book)
  if (text.length > MOST_LETTERS || !MAY_COMPARE.test(text)) return undefined
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
    bestOf(text) ??
    bestAgainst(text) ??
    soMany(text) ??
    whoShot(text) ??
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
