import { commandFor } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'

/** Removes a question that every answer covers from around a fight: "expected number of kills, 8 bondi on 4 huscarls". */

const HEADS: readonly (readonly [question: RegExp, rest: string])[] = [
  // "the expected number of kills, ...", "95% range of losses for ..."
  [
    /^\W*(?:what(?:['\u2019]s| is| are| will be| would be)\s+)?(?:the\s+|my\s+)?(?:expected|exp\.?|average|avg\.?|mean|median|likely|likeliest|typical|distribution\s+of|\d+\s*%\s+range\s+of|range\s+of|spread\s+of)(?:\s+(?:number|amount|count)\s+of)?\s+(?:kills?|losses|casualties|hits|wounds|deaths|damage|results?|outcomes?)(?:\s+(?:on|for|of)\s+(?:both|each)(?:\s+sides?)?)?\s*(?:(?:for|of|when|if|from|by|with|in)\b|[,:;-])\s*/i,
    ''
  ],
  [
    /^\W*how\s+many\s+(?:kills|casualties|losses|hits|dead)\s+(?:can|should|do|would|will)\s+(?:I|we)\s+(?:expect|get)\s+(?:from|with|of|when|if)\s+/i,
    ''
  ],
  [/^\W*(?:the\s+)?(?:ev|expected\s+value|distribution)\s*(?:(?:of|for)\b|[,:;-])\s*/i, ''],
  [
    /^\W*(?:what(?:['\u2019]s| is)\s+)?(?:the\s+|my\s+)?(?:worst|best)[- ]case(?:\s+(?:scenario|result|outcome))?(?:\s*(?:(?:for|of|when|if)\b|[,:;-])\s*|\s+(?=\d))/i,
    ''
  ],
  [
    /^\W*(?:what(?:['\u2019]s|\s+is)\s+)?the\s+(?:most|fewest|least)\s+(?:I|we|he|they)\s+(?:could|can|might|will|would)\s+(?:lose|kill)\s+(?:(?:by|when|if|in)\s+)?/i,
    ''
  ],
  // "how do the odds change as I go from 4 to 12 bondi charging 4 huscarls"
  [
    /^\W*how\s+(?:do|does|would|will)\s+(?:it|(?:the\s+|my\s+)?(?:odds|chances?|results?|outcome|losses|casualties))\s+(?:change|vary|differ|develop|grow)\s+(?:(?:as|when|if|with|for)\s+)?(?:(?:I|we|they)\s+(?:go|have|use|take|field|bring|vary|send)\s+)?(?:from\s+)?/i,
    ''
  ],
  [/^\W*plot\s+(?:of\s+)?(?=\d)|^\W*(?:a\s+)?(?:graph|chart|table)\s+(?:of|for)\s+(?=\d)/i, ''],
  [/^\W*(?:what(?:['\u2019]s|\s+is)\s+)?the\s+(?:variance|standard\s+deviation|spread)\s+(?:of|for|when|if)\s+/i, ''],
  // "will 8 bondi be exhausted after charging 4 huscarls"
  [
    /^\W*(?:will|would|are|is)\s+(\S+(?:\s+\S+){0,6}?)\s+(?:be\s+|end\s+up\s+)?(?:exhausted|tired|fatigued)\s+(?:after|once|when|by|from|if\s+they\s+go\s+on)\s+(?=\S+ing\b)/i,
    '$1 '
  ]
]

/** The words without a question that every answer covers; unchanged if no fight would be left. */
export const withoutHead = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return words
  const rest = HEADS.reduce((all, [said, otherwise]) => all.replace(said, otherwise), text)
  return rest !== text && commandFor([rest], book) ? [rest] : words
}
