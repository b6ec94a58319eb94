import { SIDES, unitsOfSide } from '../../model/scenario'
import { COVERS } from '../../model/unit-state'
import { commandFor, sweepNeeded } from '../../request/words/commands'
import { onOneLine } from '../../request/words/folded-words'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { inDigits } from './dice-words'
import { fightOrNone } from './fight-read'
import { firstMatch } from './may-match'
import { firstPhrase, NUMBER, phraseAcross, said } from './rewording'
import { troopsSaid } from './units-said'

/** Questions about a chance: of a tie, that a side disengages, that nobody dies, of hits; mean hits and points; and how many models reach a chance that is named. */

const matchIn = (patterns: readonly RegExp[], words: readonly string[]): RegExpExecArray | undefined => {
  const text = onOneLine(words)
  return text.length > MOST_LETTERS ? undefined : firstMatch(patterns, text)
}

const ODDS_OF = said`
  (?:(?:tell|give) me |I want (?:to know )?)?(?:
    how likely (?:is|would be) (?:an? )?(?:tie|draw)
    |does it (?:often|usually) end in (?:an? )?(?:tie|draw)
    |how often (?:(?:is|would) it (?:be )?|(?:do|would) (?:we|they) get |does it end in )(?:an? )?(?:tie|draw)
    |(?:what(?:['\u2019]?s| is| are) )?(?:the )?(?:odds|chances?|probability|likelihood) (?:of|that it(?:['\u2019]s| is))
    \s+(?:an? )?(?:tie|draw)
  )
`
const PROBABILIDAD_DE =
  '(?:(?:cu[aá]l es la|qu[eé]) )?(?:probabilidad|chance|posibilidad)(?:e?s)? (?:hay |tengo )?de (?:empatar|(?:un )?empate)'

const TIE: readonly RegExp[] = [
  String.raw`^\W*${ODDS_OF}(?:\s*(?::|,|;|\b(?:when|if|in|for|as)\b)+\s*| (?=\d|between\s))(?<fight>.+)$`,
  String.raw`^\W*${PROBABILIDAD_DE}(?:\s*(?::|,|;|\b(?:si|en|entre|cuando)\b)+\s*| (?=\d))(?<fight>.+)$`,
  String.raw`^(?<fight>.+?)[\s,;:.¿]+(?:${ODDS_OF}|${PROBABILIDAD_DE})\W*$`
].map(pattern => phraseAcross`${pattern}`)

/** "probability of a tie: 6 hirdmen vs 6 huscarls", "..., ¿qué probabilidad hay de empatar?": `melee ... --ask result.tie`. */
export const tieAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const fight = matchIn(TIE, words)?.groups?.['fight']
  return fight !== undefined && commandFor([fight], book) === 'melee' ? ['melee', fight, '--ask', 'result.tie'] : undefined
}

const FIGHT = String.raw`(?<fight>(?:(?:my|his|the) )?\d.+?)\W*$`
/** What is asked of a fight besides chances of its result. */
const MEASURES: readonly (readonly [measure: string, ...asked: readonly RegExp[]])[] = [
  [
    'attacker.hits.mean',
    phraseAcross`^\W*(?:how many|average|avg\.?|mean|expected) hits(?: on average)?(?:\s*[,:]| for| of| from| when| if)? ${FIGHT}`,
    phraseAcross`^(?<fight>.{8,}?)\s*[,:;]\s*(?:average|avg\.?|mean|expected|how many) hits\W*$`
  ],
  [
    'victoryPoints.swing',
    phraseAcross`^\W*(?:points|vps?) swing(?:\s*[,:]| for| of| from| when| if)? ${FIGHT}`,
    phraseAcross`^(?<fight>.{8,}?)\s*[,:;]\s*(?:points|vps?) swing\W*$`
  ]
]

/** "at least 3 hits: 8 bondi charge 4 huscarls" */
const HITS_OF = phraseAcross`^\W*(?<than>at least|more than) (?<count>${NUMBER}) hits\s*: ${FIGHT}`

/** "average hits: 8 bondi charge 4 huscarls", "points swing when ...": `melee ... --ask attacker.hits.mean`. */
export const measureAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const { than, count, fight: struck = '' } = matchIn([HITS_OF], words)?.groups ?? {}
  const deed = than === undefined ? undefined : commandFor([struck], book)
  if (deed === 'melee' || deed === 'shoot')
    return [deed, struck, '--ask', `attacker.hits.atLeast.${Number(inDigits(count ?? '')) + (than === 'more than' ? 1 : 0)}`]
  for (const [measure, ...asked] of MEASURES) {
    const fight = matchIn(asked, words)?.groups?.['fight']
    const kind = fight === undefined ? undefined : commandFor([fight], book)
    if (fight !== undefined && (kind === 'melee' || kind === 'shoot')) return [kind, fight, '--ask', measure]
  }
  return undefined
}

const DISENGAGES = said`
  (?:be the ones? (?:who|that|to) )?(?:(?:must|has to|have to|needs to|need to) )?(?:disengages?|falls? back|withdraws?|pulls? back|retreats?|(?:is|are) pushed back)
`
const CHANCE_THAT = said`
  (?:how often|how likely is it that|(?:what(?:['\u2019]?s| is| are) )?(?:the )?(?:odds|chances?|probability|likelihood)(?: that)?)
  (?: (?:do|does|will|must|would))? (?<none>neither|nobody|no one|(?=[a-z]))(?: (?:side|unit|of them))?\s?
`
const DISENGAGING: readonly RegExp[] = [
  String.raw`^(?<fight>.{8,}?)[\s,;:.\u2013-]+${CHANCE_THAT}(?:the |my |his )?(?<who>[a-z]+)? ?(?:(?:will|would|do|does) )?${DISENGAGES}\W*$`,
  String.raw`^\W*${CHANCE_THAT}(?:the |my |his )?(?<who>[a-z]+)? ?(?:(?:will|would|do|does) )?${DISENGAGES} (?:after|when|if|once)\s+(?<fight>.+)$`
].map(pattern => phraseAcross`${pattern}`)

/** "6 ceorls get charged by 8 bondi, how often do the bondi have to fall back": `melee ... --ask disengages.attacker`. */
export const disengagingAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const { fight, who = '', none = '' } = matchIn(DISENGAGING, words)?.groups ?? {}
  if (fight === undefined || commandFor([fight], book) !== 'melee') return undefined
  if (none !== '') return ['melee', fight, '--ask', 'disengages.nobody']
  const scenario = fightOrNone([fight], book.edition)
  const ids = troopsSaid(who, book)
  const sides = scenario ? SIDES.filter(side => unitsOfSide(scenario[side]).some(({ unit }) => ids.includes(unit))) : []
  return sides.length === 1 ? ['melee', fight, '--ask', `disengages.${sides[0]}`] : undefined
}

const NOBODY_DIES = said`
  (?:how (?:likely|probable) is it that|(?:what(?:['\u2019]?s| is| are) )?(?:the )?(?:odds|chances?|probability|likelihood)(?: (?:that|of))?)
  \s+
  (?:
    (?:nobody|no one|no-one) (?:at all )?(?:dies|dying|(?:is|being) killed|falls|falling)
    |neither(?: (?:side|unit))? loses (?:an? |any )?(?:man|men|models?|one|anyone|anybody|anything)
  )
`
const NADIE_MUERE = '(?:qu[eé] )?probabilidad(?: hay)? de que (?:no (?:muera|caiga) nadie|nadie (?:muera|caiga))'
const NOBODY: readonly RegExp[] = [
  String.raw`^(?<fight>.+?)[\s,;:.¿]+(?:${NOBODY_DIES}|${NADIE_MUERE})\W*$`,
  String.raw`^\W*(?:${NOBODY_DIES}|${NADIE_MUERE})\s*(?::|,|;|\b(?:when|if|as|si|cuando)\b)+\s*(?<fight>.+)$`
].map(pattern => phraseAcross`${pattern}`)

/** "8 bondi charge 4 huscarls, what are the odds nobody dies": `melee ... --observed 0:0`; of a shot that its target loses none. */
export const nobodyAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const fight = matchIn(NOBODY, words)?.groups?.['fight']
  const kind = fight === undefined ? undefined : commandFor([fight], book)
  if (fight === undefined) return undefined
  if (kind === 'shoot') return [kind, fight, '--ask', 'defender.losses.p.0']
  return kind === 'melee' ? [kind, fight, '--observed', '0:0'] : undefined
}

const HOW_MANY = String.raw`^\W*how many (?<unit>.+?)`
const NEED = '(?: (?:(?:do|would|will|should) (?:I|we|it|you) (?:need|take|want)|(?:are|is) (?:needed|required)))?'
const CUANTOS = String.raw`^\W*cu[aá]nt[oa]s (?<unit>.+?) (?:necesit[a-zà-ÿ]+|hacen? falta) para`
const PER_CENT = String.raw`(?<chance>\d{1,2}(?:\.\d+)?)\s*(?:%|percent|per cent)`
const PER_CENT_TO = `(?:an? )?${PER_CENT} (?:chance|odds|probability) (?:of|to) (?<deed>.+?)`

const NEEDED: readonly RegExp[] = [
  // "how many hirdmen do I need for a 75 % chance of beating 8 ceorls"
  String.raw`${HOW_MANY}${NEED} (?:(?:to (?:have|get)|for) )?${PER_CENT_TO}\W*$`,
  // "... to have a 50% chance against 4 huscarls"
  String.raw`${HOW_MANY}${NEED} (?:(?:to (?:have|get)|for) )?(?:an? )?${PER_CENT} (?:chance|odds) (?<deed>against) (?<against>.+?)\W*$`,
  // "... to beat 8 warriors 80% of the time", "... at 70%", "... with 90 % certainty"
  said`
    ${HOW_MANY}${NEED} to (?<deed>.+?)[\s,]+(?:(?:in|at|with|to) )?(?:at least |over |an? )?${PER_CENT}
    (?: (?:of (?:the )?(?:time|cases|fights)|chance|odds|probability|certainty|confidence))?\W*$
  `,
  // "... to be 90 % sure to beat 8 warriors"
  String.raw`${HOW_MANY}${NEED} to be (?:at least )?${PER_CENT} (?:sure|certain|confident) (?:to|of) (?<deed>.+?)\W*$`,
  // "... to win 80% of the time against 8 thralls"
  String.raw`${HOW_MANY}${NEED} to (?<deed>win) (?:in |at least )?${PER_CENT} of (?:the )?(?:time|cases|fights) (?<against>(?:against|vs\.?|versus)\s.+?)\W*$`,
  // "¿cuántos caballeros hacen falta para aniquilar a 8 bondi con un 80 %?"
  String.raw`${CUANTOS} (?<deed>.+?) (?:al|con (?:un|una probabilidad del?)) ${PER_CENT}(?: de probabilidad)?\W*$`,
  // "... para ganar el 60% de las veces a 4 guardias"
  String.raw`${CUANTOS} (?<deed>.+?) (?:en |m[aá]s d)?el ${PER_CENT} de (?:las veces|los casos)(?: (?<against>(?:a|contra)\s.+?))?\W*$`
].map(pattern => phraseAcross`${pattern}`)

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

const EVERY_COVER = firstPhrase`
  [\s,;:]+(?:(?:in|with|for|behind|under) )?
  (?:
    (?:every|each|any|all) (?:(?:kind|type|sort|level)s? of )?(?:the )?covers?
    |(?:cover\s*:\s*)?(?:no|none)(?: cover)?\s*[,/]\s*(?:in )?light(?: cover)?\s*(?:[,/]|,? (?:and|or) )\s*(?:in )?heavy(?: cover)?
  )\W*$
`

/** "8 bondi charge 4 huscarls with every cover": `sweep ... --vary defender.cover=none,light,heavy`. */
export const coversAsked = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = onOneLine(words)
  if (text.length > MOST_LETTERS || !EVERY_COVER.test(text)) return undefined
  const fight = text.replace(EVERY_COVER, '')
  const kind = commandFor([fight], book)
  return kind === 'melee' || kind === 'shoot' ? ['sweep', kind, fight, '--vary', `defender.cover=${COVERS.join(',')}`] : undefined
}
