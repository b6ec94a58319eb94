import { commandFor } from '../request/words/commands'
import { MOST_LETTERS } from '../request/words/sentence'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'

/** Questions that compare, in the words of `compare`: "does Thor help 8 bondi against 4 huscarls". */

/** A unit and what it does: "my 8 bondi against 4 huscarls". */
const UNIT_AND_DEED = String.raw`(?:my\s+|his\s+)?((?:\d+\s*|\p{L}+\s+)\S+)\s+(?=(?:against|vs?|versus|charg\w*|attack\w*|shoot\w*)\b)(.+)$`

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

/** "which target is better for 8 bondi, 6 ceorls or 4 huscarls" */
const TARGET =
  /^\W*(?:which|what)\s+(?:target|enemy|unit)\s+(?:is|would be)\s+(?:better|best|easier|easiest)\s+for\s+(.+?)\s*[,:;]\s*(.+)$/isu

const targetAsked = (text: string): string | undefined => {
  const [, unit, targets] = TARGET.exec(text) ?? []
  return unit === undefined ? undefined : `${unit} charge ${targets}`
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
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return undefined
  const compared = helpAsked(text) ?? differenceAsked(text) ?? targetAsked(text) ?? whichLast(text) ?? abilitiesLast(text, book)
  return compared !== undefined && commandFor([compared], book) === 'compare' ? [compared] : undefined
}
