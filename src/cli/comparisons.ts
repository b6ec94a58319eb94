import { commandFor } from '../request/words/commands'
import { onOneLine } from '../request/words/folded-words'
import { MOST_LETTERS } from '../request/words/sentence'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'

/** Questions that compare, in the words of `compare`: "does Thor help 8 bondi against 4 huscarls". */

const DEED = String.raw`(?:against|vs?|versus|charg\w*|attack\w*|shoot\w*)`

/** A unit and what it does: "my 8 bondi against 4 huscarls". */
const UNIT_AND_DEED = String.raw`(?:my\s+|his\s+)?((?:\d+\s*|\p{L}+\s+)\S+)\s+(?=${DEED}\b)(.+)$`

/** "does Thor help 8 bondi against 4 huscarls" and "is Thor worth it for 8 bondi ..." compare the unit with and without it. */
const HELPS: readonly RegExp[] = [
  String.raw`(?:how much\s+)?(?:does|do|did|would|will|can)\s+(?:an?\s+|the\s+)?(.+?)\s+(?:help|improve|benefit|make a difference (?:to|for))`,
  String.raw`(?:is|are|was|would)\s+(?:an?\s+|the\s+)?(.+?)\s+(?:be\s+)?(?:worth (?:it|using|playing|taking|having)|any good|useful)\s+(?:for|with|on)`
].map(question => new RegExp(String.raw`^\W*${question}\s+${UNIT_AND_DEED}`, 'iu'))

const helpAsked = (text: string): string | undefined => {
  const [, what, unit, deed] = HELPS.map(pattern => pattern.exec(text)).find(found => found !== null) ?? []
  return what === undefined ? undefined : `${unit} with or without ${what} ${deed}`
}

/** "what's the difference between 8 bondi and 4 hirdmen charging 6 ceorls" */
const DIFFERENCE =
  /^\W*(?:(?:what(?:['\u2019]?s| is)|tell me|show me)\s+)?(?:the\s+)?difference\s+between\s+(.+?)\s+and\s+(.+)$/isu

const differenceAsked = (text: string): string | undefined => {
  const [, one, other] = DIFFERENCE.exec(text) ?? []
  return one === undefined ? undefined : `${one} or ${other}`
}

/** "which target is better for 8 bondi, 6 ceorls or 4 huscarls": shot at by a unit that can shoot */
const TARGET =
  /^\W*(?:which|what)\s+(?:target|enemy|unit)\s+(?:is|would be)\s+(?:better|best|easier|easiest)\s+for\s+(?:my\s+)?(.+?)\s*[,:;]\s*(.+)$/isu

const targetAsked = (text: string, book: Rulebook): string | undefined => {
  const [, unit = '', targets = ''] = TARGET.exec(text) ?? []
  const asked = (verb: string): string => `${unit} ${verb} ${targets}`
  return unit === '' ? undefined : asked(commandFor([`${unit} at 8 warriors`], book) === 'shoot' ? 'shoot' : 'charge')
}

/** "who should take the charge of 6 knights, 8 ceorls or 4 huscarls" */
const CHARGED =
  /^\W*(?:who|which(?:\s+unit)?|what)\s+(?:should|would|could|can)\s+(?:best\s+)?(?:receive|take|face|get|meet|absorb)\s+(?:the|a)\s+charge\s+(?:of|from|by)\s+(.+?)\s*[,:;]\s*(.+)$/isu

const chargedAsked = (text: string): string | undefined => {
  const [, charger, units] = CHARGED.exec(text) ?? []
  return charger === undefined ? undefined : `${units} charged by ${charger}`
}

const COUNTED = String.raw`(?:\d+\s+)\S+`

/** "bows or javelins for my 8 bonnedig shooting 8 warriors", "mounted or on foot, how should my 6 knights charge 8 ceorls" */
const OPTIONS_FIRST = new RegExp(
  String.raw`^\W*((?:no |on )?\p{L}+ or (?:no |on )?\p{L}+)\s*(?:for|,|:)\s*(?:how (?:should|do|would)\s+)?(?:my\s+|the\s+)?(${COUNTED})\s+(?=${DEED}\b)(.+)$`,
  'isu'
)

const optionsFirst = (text: string): string | undefined => {
  const [, options, unit, deed] = OPTIONS_FIRST.exec(text) ?? []
  return options === undefined ? undefined : `${unit} ${options} ${deed}`
}

/** "should my warlord charge 8 ceorls alone or with 4 hirdmen" */
const ALONE_OR_WITH = new RegExp(
  String.raw`^\W*(?:should|would|can|does|do|is it better (?:that|if))\s+(.+?)\s+(?=${DEED}\b)(.+?)\s+(?:alone|by (?:him|it|them)sel(?:f|ves)|on (?:his|its|their) own)\s+or\s+(?:together\s+)?(?:with|beside|alongside|next to)\s+(${COUNTED})\W*$`,
  'isu'
)

const aloneOrWith = (text: string): string | undefined => {
  const [, unit, deed, companions] = ALONE_OR_WITH.exec(text) ?? []
  return unit === undefined ? undefined : `${unit} or ${unit} and ${companions} ${deed}`
}

/** Units or places in a list, with the words that show that each is meant by itself: "vs each of 8 levies, 8 warriors". */
const EACH_OF =
  /\b(?:each|all|any|either|which|one|best) of\s+(?=(?:my\s+)?\d)|\s+(?:in turn|one by one|separately|respectively)(?=\W*$)/giu
const BETWEEN_UNITS = /\s*(?:,\s*(?:and|or)\b|,|;|\band\b)\s+(?=(?:my |his |the )?\d)/giu
const DOES_BEST = /\s+(?:does|do|fares?|is|are|would (?:do|be|fare)|will (?:do|be|fare))\s+(?:the\s+)?(?:best|better)(?=\s)/iu

const eachOfList = (text: string): string | undefined => {
  const bare = text.replace(EACH_OF, ' ')
  const listed = bare.replace(BETWEEN_UNITS, ' or ').replace(DOES_BEST, '')
  return bare !== text && listed !== bare ? listed : undefined
}

/** "8 crossbows shoot 6 bondi with and without light cover", "8 ceorls: in the open, in woods, in a building" */
const PLACE = String.raw`(?:in|behind|inside|at)\s+(?:the\s+|an?\s+)?\p{L}+(?:\s+cover)?`
const PLACES = new RegExp(String.raw`([\s,:;-]+)(${PLACE}(?:\s*(?:,\s*(?:and|or)|,|and|or)\s+${PLACE})+)\W*$`, 'iu')
const BETWEEN_PLACES = new RegExp(String.raw`\s*(?:,\s*(?:and|or)\b|,|\band\b|\bor\b)\s+(?=${PLACE})`, 'giu')

const placesListed = (text: string): string | undefined => {
  const both = text
    .replace(/\bwith and without\b/iu, 'with or without')
    .replace(/\bin and out of cover\b/iu, 'with or without cover')
  if (both !== text) return both
  const [whole, before = '', places = ''] = PLACES.exec(text) ?? []
  // "in woods and behind a wall" are one place
  const isList = before.includes(':') || /,|\bor\b/i.test(places)
  return whole === undefined || !isList ? undefined : text.replace(whole, ` ${places.replace(BETWEEN_PLACES, ' or ')}`)
}

/** "8 bondi charge 6 ceorls or 4 huscarls, which is easier" */
const WHICH_LAST =
  /[\s,;:.?!]+(?:(?:which|what|who)(?:\s+(?:one|of them))?\s*(?:['\u2019]s|is|are|would be|do you think is)?\s*(?:the\s+)?)(?:better|best|easier|easiest|safer|safest|more likely|stronger|smarter)\W*$/iu

const whichLast = (text: string): string | undefined =>
  /\bor\b/i.test(text) && WHICH_LAST.test(text) ? text.replace(WHICH_LAST, '') : undefined

const BEGINS_FIGHT = /^\W*(?:(?:my|our|his|the)\s+)?\d/i
const PARTING = /[,:;.\u2013-]\s/g
const PLAYED_WITH = /^\s*(?:(?:with|using|use)\s+)?|\W+$/giu

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

/** The words of `compare` that answer such a question; undefined for any other. */
export const comparisonAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = onOneLine(words)
  if (text.length > MOST_LETTERS) return undefined
  const compared =
    helpAsked(text) ??
    differenceAsked(text) ??
    targetAsked(text, book) ??
    chargedAsked(text) ??
    optionsFirst(text) ??
    aloneOrWith(text) ??
    eachOfList(text) ??
    placesListed(text) ??
    whichLast(text) ??
    abilitiesLast(text, book)
  return compared !== undefined && commandFor([compared], book) === 'compare' ? [compared] : undefined
}
