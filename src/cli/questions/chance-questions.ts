import { COVERS } from '../../model/unit-state'
import { commandFor, sweepNeeded } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { firstMatch } from './may-match'

/** Questions about a chance: of a tie, that nobody dies, and how many models reach a chance that is named. */

const matchIn = (patterns: readonly RegExp[], words: readonly string[]): RegExpExecArray | undefined => {
  const text = onOneLine(words)
  return text.length > MOST_LETTERS ? undefined : firstMatch(patterns, text)
}

const ODDS_OF = String.raw`(?:how\s+likely\s+(?:is|would\s+be)\s+(?:an?\s+)?(?:tie|draw)|(?:what(?:['\u2019]?s|\s+is|\s+are)\s+)?(?:the\s+)?(?:odds|chances?|probability|likelihood)\s+(?:of|that\s+it(?:['\u2019]s|\s+is))\s+(?:an?\s+)?(?:tie|draw))`
const PROBABILIDAD_DE = String.raw`(?:(?:cu[aá]l\s+es\s+la|qu[eé])\s+)?(?:probabilidad|chance|posibilidad)(?:e?s)?\s+(?:hay\s+|tengo\s+)?de\s+(?:empatar|(?:un\s+)?empate)`

const TIE: readonly RegExp[] = [
  String.raw`^\W*${ODDS_OF}(?:\s*(?::|,|;|\b(?:when|if|in|for|as)\b)+\s*|\s+(?=\d|between\s))(?<fight>.+)$`,
  String.raw`^\W*${PROBABILIDAD_DE}(?:\s*(?::|,|;|\b(?:si|en|entre|cuando)\b)+\s*|\s+(?=\d))(?<fight>.+)$`,
  String.raw`^(?<fight>.+?)[\s,;:.¿]+(?:${ODDS_OF}|${PROBABILIDAD_DE})\W*$`
].map(pattern => new RegExp(pattern, 'is'))

/** "probability of a tie: 6 hirdmen vs 6 huscarls", "..., ¿qué probabilidad hay de empatar?": `melee ... --ask result.tie`. */
export const tieAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const fight = matchIn(TIE, words)?.groups?.['fight']
  return fight !== undefined && commandFor([fight], book) === 'melee' ? ['melee', fight, '--ask', 'result.tie'] : undefined
}

const NOBODY_DIES = String.raw`(?:what(?:['\u2019]?s|\s+is|\s+are)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:that\s+)?(?:(?:nobody|no\s+one|no-one)\s+(?:at\s+all\s+)?(?:dies|is\s+killed|falls)|neither(?:\s+(?:side|unit))?\s+loses\s+(?:an?\s+|any\s+)?(?:man|men|models?|one|anyone|anybody|anything))`
const NADIE_MUERE = String.raw`(?:qu[eé]\s+)?probabilidad(?:\s+hay)?\s+de\s+que\s+no\s+(?:muera|caiga)\s+nadie`
const NOBODY: readonly RegExp[] = [
  String.raw`^(?<fight>.+?)[\s,;:.¿]+(?:${NOBODY_DIES}|${NADIE_MUERE})\W*$`,
  String.raw`^\W*(?:${NOBODY_DIES}|${NADIE_MUERE})\s*(?::|,|;|\b(?:when|if|as|si|cuando)\b)+\s*(?<fight>.+)$`
].map(pattern => new RegExp(pattern, 'is'))

/** "8 bondi charge 4 huscarls, what are the odds nobody dies": `melee ... --observed 0:0`. */
export const nobodyAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const fight = matchIn(NOBODY, words)?.groups?.['fight']
  const kind = fight === undefined ? undefined : commandFor([fight], book)
  return fight !== undefined && (kind === 'melee' || kind === 'shoot') ? [kind, fight, '--observed', '0:0'] : undefined
}

const HOW_MANY = String.raw`^\W*how\s+many\s+(?<unit>.+?)`
const NEED = String.raw`(?:\s+(?:(?:do|would|will|should)\s+(?:I|we|it|you)\s+(?:need|take|want)|(?:are|is)\s+(?:needed|required)))?`
const CUANTOS = String.raw`^\W*cu[aá]nt[oa]s\s+(?<unit>.+?)\s+(?:necesit[a-zà-ÿ]+|hacen?\s+falta)\s+para`
const PER_CENT = String.raw`(?<chance>\d{1,2}(?:\.\d+)?)\s*(?:%|percent|per cent)`
const PER_CENT_TO = String.raw`(?:an?\s+)?${PER_CENT}\s+(?:chance|odds|probability)\s+(?:of|to)\s+(?<deed>.+?)`

const NEEDED: readonly RegExp[] = [
  // "how many hirdmen do I need for a 75 % chance of beating 8 ceorls"
  String.raw`${HOW_MANY}${NEED}\s+(?:(?:to\s+(?:have|get)|for)\s+)?${PER_CENT_TO}\W*$`,
  // "... to have a 50% chance against 4 huscarls"
  String.raw`${HOW_MANY}${NEED}\s+(?:(?:to\s+(?:have|get)|for)\s+)?(?:an?\s+)?${PER_CENT}\s+(?:chance|odds)\s+(?<deed>against)\s+(?<against>.+?)\W*$`,
  // "... to beat 8 warriors 80% of the time", "... at 70%", "... with 90 % certainty"
  String.raw`${HOW_MANY}${NEED}\s+to\s+(?<deed>.+?)[\s,]+(?:(?:in|at|with|to)\s+)?(?:at\s+least\s+|over\s+|an?\s+)?${PER_CENT}(?:\s+(?:of\s+(?:the\s+)?(?:time|cases|fights)|chance|odds|probability|certainty|confidence))?\W*$`,
  // "... to be 90 % sure to beat 8 warriors"
  String.raw`${HOW_MANY}${NEED}\s+to\s+be\s+(?:at\s+least\s+)?${PER_CENT}\s+(?:sure|certain|confident)\s+(?:to|of)\s+(?<deed>.+?)\W*$`,
  // "... to win 80% of the time against 8 thralls"
  String.raw`${HOW_MANY}${NEED}\s+to\s+(?<deed>win)\s+(?:in\s+|at\s+least\s+)?${PER_CENT}\s+of\s+(?:the\s+)?(?:time|cases|fights)\s+(?<against>(?:against|vs\.?|versus)\s.+?)\W*$`,
  // "¿cuántos caballeros hacen falta para aniquilar a 8 bondi con un 80 %?"
  String.raw`${CUANTOS}\s+(?<deed>.+?)\s+(?:al|con\s+(?:un|una\s+probabilidad\s+del?))\s+${PER_CENT}(?:\s+de\s+probabilidad)?\W*$`,
  // "... para ganar el 60% de las veces a 4 guardias"
  String.raw`${CUANTOS}\s+(?<deed>.+?)\s+(?:en\s+|m[aá]s\s+d)?el\s+${PER_CENT}\s+de\s+(?:las\s+veces|los\s+casos)(?:\s+(?<against>(?:a|contra)\s.+?))?\W*$`
].map(pattern => new RegExp(pattern, 'is'))

const INFINITIVES: Readonly<Record<string, string>> = {
  beating: 'beat',
  against: 'beat',
  winning: 'win',
  killing: 'kill',
  wiping: 'wipe',
  destroying: 'destroy'
}

/** The smallest number of models that reaches a chance: `melee 1 hirdmen ... --until "result.attackerWins >= 75%" --by attacker.models`. */
export const untilAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const asked = matchIn(NEEDED, words)
  const { unit, chance, deed, against = '' } = asked?.groups ?? {}
  if (!asked || deed === undefined) return undefined
  const what = `${deed} ${against}`
    .trim()
    .replace(/^\p{L}+/u, verb => INFINITIVES[verb.toLowerCase()] ?? verb)
    .replace(/\b(?:an?|one)\s+([a-zà-ÿ]+)\s+out\s+of\s+(\d+)/i, '1 of $2 $1')
  const needed = /^\W*how/i.test(asked[0]) ? `how many ${unit} do I need to ${what}` : `cuántos ${unit} necesito para ${what}`
  const [kind, fight, , path = 'result.attackerWins'] = sweepNeeded([needed], book) ?? []
  return kind === undefined || fight === undefined
    ? undefined
    : [kind, fight.replace(/^1-\d+/, '1'), '--until', `${path} >= ${chance}%`, '--by', 'attacker.models']
}

const EVERY_COVER =
  /[\s,;:]+(?:(?:in|with|for|behind|under)\s+)?(?:(?:every|each|any|all)\s+(?:(?:kind|type|sort|level)s?\s+of\s+)?(?:the\s+)?covers?|(?:no|none)(?:\s+cover)?\s*,\s*(?:in\s+)?light(?:\s+cover)?\s*,?\s+(?:and|or)\s+(?:in\s+)?heavy(?:\s+cover)?)\W*$/i

/** "8 bondi charge 4 huscarls with every cover": `sweep ... --vary defender.cover=none,light,heavy`. */
export const coversAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = onOneLine(words)
  if (text.length > MOST_LETTERS || !EVERY_COVER.test(text)) return undefined
  const fight = text.replace(EVERY_COVER, '')
  const kind = commandFor([fight], book)
  return kind === 'melee' || kind === 'shoot' ? ['sweep', kind, fight, '--vary', `defender.cover=${COVERS.join(',')}`] : undefined
}
