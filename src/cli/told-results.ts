import { NUMBERS } from '../request/words/templates'
import { wordsOf } from '../request/words/throw-words'
import { timesOf } from './dice-words'

/**
 * What has happened in a fight or a throw, told in words: "8 bondi charged 4 huscarls, I lost 5 and he lost 1, was that bad luck?",
 * "I rolled 8 dice and got 1 hit on 4+, how unlucky is that".
 */

/** Words that ask whether what has happened was luck. */
export const WAS_IT_LUCK =
  /\bhow\s+(?:un)?(?:lucky|usual|likely\s+(?:was|is)\s+that)\b|\b(?:was|were)\s+(?:I|we|he|they|that|it)\s+(?:just\s+)?(?:(?:un)?lucky|(?:bad|good)\s+luck)\b|[.!,]\s*(?:un)?lucky\s*\?/iu

const COUNT = String.raw`(\d{1,3}|none|nothing|nobody|no\s+one|${NUMBERS.join('|')})`
const MEN = String.raw`(?:\s+(?:of\s+(?:them|mine|his|my\s+\p{L}+|his\s+\p{L}+)|men|models|guys))?`

/** The number that a word stands for; 0 for "none". */
const countOf = (said: string): number => (/^\d/.test(said) ? Number(said) : timesOf(said))

/** Losses of who acts and of the enemy: where a phrase tells one of the two, the other lost none. */
const TOLD: readonly (readonly [pattern: RegExp, order: 'own-enemy' | 'enemy'])[] = [
  [
    new RegExp(
      String.raw`(?:,|\band\b|\bbut\b|\.)?\s*(?:I|we|they)\s+lost\s+${COUNT}${MEN}(?:,|\s+and|\s+but|\s+while)*\s+(?:he|she|they|the\s+enemy|my\s+opponent)\s+(?:lost\s+)?(?:only\s+)?${COUNT}${MEN}`,
      'iu'
    ),
    'own-enemy'
  ],
  [
    new RegExp(
      String.raw`(?:,|\band\b|\bbut\b|\.)?\s*(?:(?:I|we|they)\s+)?(?:lost|lose|losing)\s+${COUNT}${MEN}(?:,|\s+and|\s+but|\s+to)*\s+(?:(?:I|we|they)\s+)?(?:only\s+)?(?:killed|kill|killing|for)\s+(?:only\s+)?${COUNT}${MEN}`,
      'iu'
    ),
    'own-enemy'
  ],
  [
    new RegExp(
      String.raw`(?:,|\band\b|\bbut\b|\.)?\s*(?:(?:I|we|they)\s+)?(?:only\s+)?killed\s+(?:only\s+)?${COUNT}${MEN}`,
      'iu'
    ),
    'enemy'
  ],
  [/[\s,;:]+(?:observed|result)?[\s,:]*(\d{1,3})\s*[:-]\s*(\d{1,3})(?=\W*$)/iu, 'own-enemy']
]

const DIED = new RegExp(
  String.raw`[.,;]?\s*${COUNT}\s+(\p{L}+)\s+died(?:,|\s+and|\s+but)*\s+${COUNT}\s+(\p{L}+)(?:\s+died)?`,
  'iu'
)

/** Whether who tells it was charged or shot at: "he charged my 8 bondi", "my 8 bondi were charged by". */
const IS_TARGET = /\b(?:charged|shot(?:\s+at)?|attacked)\s+(?:by\b|my\b|our\b)/iu

interface Result {
  /** The text of the fight alone. */
  readonly fight: string
  /** Losses of attacker and defender, as `--observed` takes them. */
  readonly observed: string
}

/** The fight and its result, where the text tells both; undefined where it tells none. */
export const resultTold = (text: string): Result | undefined => {
  const bare = text.replace(new RegExp(`[\\s,.:;]*(?:${WAS_IT_LUCK.source})[^?.!]*[?.!]*`, 'iu'), ' ').trim()
  const asked = bare !== text.trim()
  const cut = (whole: string): string =>
    bare
      .replace(whole, ' ')
      .replace(/^\W*(?:is\s+it\s+)?(?:that|when|if|:)\s+/iu, '')
      .replace(/[\s,;:.]+$/u, '')
      .trim()
  const [died, first = '', troop = '', second = ''] = DIED.exec(bare) ?? []
  if (died !== undefined && asked) {
    // the losses of the troop named first are the attacker's
    const fight = cut(died)
    const isFirst =
      fight.toLowerCase().indexOf(troop.toLowerCase().slice(0, 4)) <= fight.search(/\b(?:charged|shot|attacked)\b/iu)
    const [one, other] = [countOf(first), countOf(second)]
    return { fight, observed: isFirst ? `${one}:${other}` : `${other}:${one}` }
  }
  for (const [pattern, order] of TOLD) {
    const found = pattern.exec(bare)
    if (!found) continue
    const [whole, one = '', other = ''] = found
    // without a question about luck, what ends the text is what happened: "..., I lost 5 and he lost 1"
    const isPast = !/\b(?:lose|losing|kill|killing)\b/iu.test(whole) && order === 'own-enemy'
    if (!asked && !(isPast && !/\p{L}/u.test(bare.slice(found.index + whole.length)))) continue
    const fight = cut(whole)
    if (fight === '') continue
    const [own, enemy] = order === 'enemy' ? [0, countOf(one)] : [countOf(one), countOf(other)]
    return { fight, observed: IS_TARGET.test(fight) ? `${enemy}:${own}` : `${own}:${enemy}` }
  }
  return undefined
}

const DICE = /\b(\d{1,4}) (?:attack |defen[cs]e )?(?:dice|die)\b/
const FACE =
  /\b(?:on|at|needing|need|needs|hitting on|of|with|to hit on)(?: an?)? ([1-6])(?:s|\+)?(?: (?:or (?:more|better)|up|plus))?(?![\d.])(?! (?:dice|die|hits?|success\w*|times?)\b)|\b([1-6])s\b|\b([1-6])\+/
const GOT =
  /\b(?:got|observed|scored|hit only|and hit|getting|rolled) (?:only )?(\d{1,4}|none|no|once|twice)\b(?! (?:dice|die)\b)/
const BOUNDED = /\b(at least|at most|exactly|no more than|less than|fewer than|more than) (\d{1,4}|no|none)\b/
const BARE = /\b(\d{1,4}|no) (?:hits?|success(?:es)?|[1-6]s)\b/
const REROLLS = /\breroll\w*(?: (?:the|all|any|failed))? (?:misses|failures|fails)\b/

/** More than one throw, which the command's own words describe. */
const MORE_THAN_DICE = /\b(?:sav\w*|armou?r|then|again|against|defen\w*|enemy|wrath|saga|showing)\b|\d\+.*\d\+/

const LUCK = /\b(?:un)?lucky\b|\bobserved\b|\brolled\b|\bhow (?:un)?likely (?:is|was) that\b/
const COUNTS: Readonly<Record<string, string>> = { none: '0', no: '0', once: '1', twice: '2' }
const digits = (said: string): string => COUNTS[said] ?? said

/** The words of `throw`, where the text names dice, the faces that count, and how many have come up or are wanted. */
export const throwAsked = (text: string): readonly string[] | undefined => {
  const said = wordsOf(text).join(' ')
  const dice = DICE.exec(said)?.[1]
  const [, needed, plural, open] = FACE.exec(said) ?? []
  const face = needed ?? plural ?? open
  if (dice === undefined || face === undefined || MORE_THAN_DICE.test(said)) return undefined
  if (/\breroll/.test(said) && !REROLLS.test(said)) return undefined
  const thrown = ['throw', dice, 'dice', 'on', `${face}+`, ...(REROLLS.test(said) ? ['rerolls'] : [])]
  const [, bound = 'exactly', some] = BOUNDED.exec(said) ?? []
  const wanted = some ?? BARE.exec(said)?.[1]
  if (!LUCK.test(said)) {
    const isOpen = /\bhow many\b/.test(said) || REROLLS.test(said)
    return wanted === undefined ? (isOpen ? thrown : undefined) : [...thrown, ...bound.split(' '), digits(wanted)]
  }
  const got = GOT.exec(said)?.[1] ?? wanted
  return got === undefined ? undefined : [...thrown, '--observed', digits(got)]
}
