import { commandFor } from '../request/words/commands'
import { MOST_LETTERS } from '../request/words/sentence'
import type { Rulebook } from '../rules/types'

/** A question for advice that follows its fight: "8 bondi charge 4 huscarls, should I use Heimdall?" */

const AFTER = String.raw`^(\W*(?:(?:I|he|my|our|his|the)\s+)*\d.+?)\s*[,.;:!?\u2013-]+\s+`
const SHOULD = new RegExp(
  String.raw`${AFTER}(?:so\s+|and\s+)?(?:should|shall|do)\s+(I|we|they|he|it|the\s+\p{L}+)\s+(use|play|spend|burn|give|close|keep|hold|charge|attack|go|risk)\b(.*)$`,
  'isu'
)
const BEST = new RegExp(
  String.raw`${AFTER}(?:which\s+(?:one\s+)?(?:should|do|shall)\s+(?:I|we)\s+(?:use|play|pick|take)|(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the|my)?\s*best\s+(?:play|move|option|choice)|keep\s+(?:my|our)\s+dice)\W*$`,
  'isu'
)
/** "give up dice or not: 8 bondi charge my 4 huscarls" */
const OR_NOT = /^\W*(?:close\s+ranks|give\s+up\s+dice|keep\s+(?:my\s+)?dice)\s+or\s+not\s*[?,.:;-]+\s*(.+)$/isu
const NAMES_DEFENDER = /^(?:they|he|it)$/i

/** The question before its fight, as advice is asked for; undefined where the text asks for none. */
export const adviceAfter = (text: string, book: Rulebook): string | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const [, fight = '', who = '', verb = '', what = ''] = SHOULD.exec(text) ?? []
  const [, begun] = BEST.exec(text) ?? []
  const [, openly] = OR_NOT.exec(text) ?? []
  const said = fight || begun || openly
  if (!said || /\bor\b/i.test(said)) return undefined
  const subject = openly ? 'the defender' : who === '' ? 'I' : NAMES_DEFENDER.test(who) ? 'the defender' : who
  // "I have 8 bondi, he has 4 huscarls, should I charge?" says it after the units
  if (/^(?:charge|attack|go|risk)$/i.test(verb) && !/\b(?:charg|attack)/i.test(said)) return undefined
  const asksOfAbility = /^(?:use|play)$/i.test(verb) && !/\b(?:fatigue|dice|it|them|or)\b/i.test(what)
  const question = asksOfAbility ? `should ${subject} ${verb}${what.replace(/\W+$/u, '')}` : `what should ${subject} do`
  const asked = `${question} when ${said}`
  return commandFor([asked], book) === 'advise' ? asked : undefined
}
