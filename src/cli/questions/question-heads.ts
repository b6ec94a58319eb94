import { commandFor } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { firstPhrase } from './rewording'

/** Removes a question that every answer covers from around a fight: "expected number of kills, 8 bondi on 4 huscarls". */

const HEADS: readonly (readonly [question: RegExp, rest: string])[] = [
  // "the expected number of kills, ...", "95% range of losses for ..."
  [
    firstPhrase`
      ^\W*(?:what(?:['\u2019]s| is| are| will be| would be) )?(?:the |my )?
      (?:
        expected|exp\.?|average|avg\.?|mean|median|likely|likeliest|typical|distribution of|\d+\s*% range of|range of|spread of
      )(?: (?:number|amount|count) of)? (?:kills?|losses|casualties|hits|wounds|deaths|damage|results?|outcomes?)
      (?: (?:(?:on|for|of) )?(?:both|each)(?: (?:sides?|ways?))?)?\s*(?:(?:for|of|when|if|from|by|with|in)\b|[,:;-])\s*
    `,
    ''
  ],
  [
    firstPhrase`^\W*how many (?:kills|casualties|losses|hits|dead) (?:can|should|do|would|will) (?:I|we) (?:expect|get) (?:from|with|of|when|if) `,
    ''
  ],
  [firstPhrase`^\W*(?:the )?(?:ev|expected value|distribution)\s*(?:(?:of|for)\b|[,:;-])\s*`, ''],
  [
    firstPhrase`
      ^\W*(?:what(?:['\u2019]s| is) )?(?:the |my )?(?:(?:worst|best) (?:and|or) )?(?:worst|best)[- ]case
      (?:[\s,/]+(?:and |or )?(?:worst|best)[- ]case)?(?: (?:scenario|result|outcome))?
      (?:\s*(?:(?:for|of|when|if)\b|[,:;-])\s*| (?=\d))
    `,
    ''
  ],
  [
    firstPhrase`
      ^\W*(?:what(?:['\u2019]s| is) )?the (?:most|fewest|least) (?:I|we|he|they) (?:could|can|might|will|would) (?:lose|kill)
      \s+(?:(?:by|when|if|in) )?
    `,
    ''
  ],
  [
    firstPhrase`^\W*(?:(?:give|show|tell|get) me )?(?:the )?(?:numbers|stats|statistics|figures|maths?) (?:for|on|of|when|if) `,
    ''
  ],
  [
    firstPhrase`
      ^\W*(?:win(?:ning)?|kill(?:s|ing)?|loss|death) (?:rate|percentage|ratio|count|chances?|odds)\s*(?:for|of|:|-)? (?=(?:my |his |the )?\d)
    `,
    ''
  ],
  // "how do the odds change as I go from 4 to 12 bondi charging 4 huscarls"
  [
    firstPhrase`
      ^\W*how (?:do|does|would|will) (?:it|(?:the |my )?(?:odds|chances?|results?|outcome|losses|casualties))
      \s+(?:change|vary|differ|develop|grow) (?:(?:as|when|if|with|for) )?
      (?:(?:I|we|they) (?:go|have|use|take|field|bring|vary|send) )?(?:from )?
    `,
    ''
  ],
  [firstPhrase`^\W*plot (?:of )?(?=\d)|^\W*(?:a )?(?:graph|chart|table) (?:of|for) (?=\d)`, ''],
  [firstPhrase`^\W*(?:what(?:['\u2019]s| is) )?the (?:variance|standard deviation|spread) (?:of|for|when|if) `, ''],
  // "will 8 bondi be exhausted after charging 4 huscarls"
  [
    firstPhrase`
      ^\W*(?:will|would|are|is) (\S+(?: \S+){0,6}?) (?:be |end up )?(?:exhausted|tired|fatigued)
      \s+(?:after|once|when|by|from|if they go on) (?=\S+ing\b)
    `,
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
