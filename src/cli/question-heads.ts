import { commandFor } from '../request/words/commands'
import { MOST_LETTERS } from '../request/words/sentence'
import type { Rulebook } from '../rules/types'

/** Removes a question that every answer covers from around a fight: "expected number of kills, 8 bondi on 4 huscarls". */

const HEADS: readonly (readonly [question: RegExp, rest: string])[] = [
  // "the expected number of kills, ...", "95% range of losses for ..."
  [
    /^\W*(?:what(?:['\u2019]s| is| are| will be| would be)\s+)?(?:the\s+|my\s+)?(?:expected|exp\.?|average|avg\.?|mean|median|likely|likeliest|typical|distribution\s+of|\d+\s*%\s+range\s+of|range\s+of|spread\s+of)(?:\s+(?:number|amount|count)\s+of)?\s+(?:kills?|losses|casualties|hits|wounds|deaths|damage|results?|outcomes?)\s*(?:(?:for|of|when|if|from|by|with|in)\b|[,:;-])\s*/iu,
    ''
  ],
  [/^\W*(?:the\s+)?(?:ev|expected\s+value|distribution)\s*(?:(?:of|for)\b|[,:;-])\s*/iu, ''],
  [
    /^\W*(?:what(?:['\u2019]s| is)\s+)?(?:the\s+|my\s+)?(?:worst|best)[- ]case(?:\s+(?:scenario|result|outcome))?\s*(?:(?:for|of|when|if)\b|[,:;-])\s*/iu,
    ''
  ],
  // "will 8 bondi be exhausted after charging 4 huscarls"
  [
    /^\W*(?:will|would|are|is)\s+(\S+(?:\s+\S+){0,6}?)\s+(?:be\s+|end\s+up\s+)?(?:exhausted|tired|fatigued)\s+(?:after|once|when|by|from|if\s+they\s+go\s+on)\s+(?=\S+ing\b)/iu,
    '$1 '
  ]
]

/** Turns of phrase around a fight, and the plain words that replace them. */
const SAID: readonly (readonly [said: RegExp, otherwise: string])[] = [
  // "8 bondi killing 2 of 4 huscarls, odds?"
  [
    /^(?=.*\b(?:kill|los|surviv|wip)\w*)(.+?)[\s,;:\u2013-]+(?:what(?:['\u2019]s|\s+are|\s+is)\s+the\s+)?(?:odds|chances?|probability)\s*\?*\s*$/iu,
    'odds of $1'
  ],
  [/\b(?:over|within|across|during)\s+(?=\S+\s+rounds?\b)/giu, 'in '],
  // as it is dictated
  [/\s+comma\b/giu, ','],
  [/\s+(?:question mark|exclamation mark|full stop)\b/giu, ''],
  [/(?<![\p{L}\d])(?:u[mh]+|erm+|hmm+|okay so|ok so|right then)(?![\p{L}\d])[,\s]*/giu, ''],
  [/\blike\s+(?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/giu, ''],
  // "are 9 bondi enough to beat 4 huscarls on the charge"
  [/\s+on\s+the\s+charge\b(?=\W*$)/iu, ''],
  // "6 hirdmen attacking or 6 huscarls defending"
  [
    /(?:,\s*)?\b(?:attacking|charging)\s*(?:,|;|\.|\bor\b|\band\b|\bvs\.?)\s*(?=[^,;.]*\b(?:defending|receiving)\b)/iu,
    ' charge '
  ],
  [/(?:,\s*)?\b(?:defending|receiving)\W*$/iu, '']
]

/** The words without a question that every answer covers; unchanged if no fight would be left. */
export const withoutHead = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return words
  const rest = [...HEADS, ...SAID].reduce((all, [said, otherwise]) => all.replace(said, otherwise), text)
  return rest !== text && commandFor([rest], book) ? [rest] : words
}
