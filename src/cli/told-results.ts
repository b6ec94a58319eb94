import { NUMBERS } from '../request/words/templates'

/** What has happened in a fight, told in words: "8 bondi charged 4 huscarls, I lost 5 and he lost 1, was that bad luck?" */

export const WAS_IT_LUCK =
  /\bhow\s+(?:un)?(?:lucky|usual|likely\s+(?:was|is)\s+that)\b|\b(?:was|were)\s+(?:I|we|he|they|that|it)\s+(?:just\s+)?(?:(?:un)?lucky|(?:bad|good)\s+luck)\b|[.!,]\s*(?:un)?lucky\s*\?/iu

const COUNT = String.raw`(\d{1,3}|none|nothing|nobody|no\s+one|${NUMBERS.join('|')})`
const MEN = String.raw`(?:\s+(?:of\s+(?:them|mine|his|my\s+\p{L}+|his\s+\p{L}+)|men|models|guys))?`

const countOf = (said: string): number => {
  if (/^\d/.test(said)) return Number(said)
  const known = NUMBERS.findIndex(words => words.split('|').includes(said.toLowerCase()))
  return Math.max(0, known)
}

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
