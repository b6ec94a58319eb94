import { firstPhrase } from './rewording'

/** Whether a result was luck: "8 bondi charged 4 huscarls and lost 5, was that unlucky?" */

/** Words that ask whether what has happened was luck. */
export const WAS_IT_LUCK = firstPhrase`
  \bhow (?:un)?(?:lucky|usual|likely (?:was|is) that)\b
  |\b(?:was|were) (?:I|we|he|they|that|it) (?:just )?(?:(?:un)?lucky|(?:bad|good) luck)\b|[.!,]\s*(?:un)?lucky\s*\?
`

/** The same, and what asks for luck only of a result: "how likely?", "odds?", "was that normal?" */
const LUCK_LAST = firstPhrase`
  [\s,.:;!?-]*
  (?:
    (?:was|were|is) (?:that|it|this|I|we|he|they) (?:just |so |really |very )?
    (?:(?:un)?lucky|(?:bad|good) luck|normal|(?:un)?usual|(?:un)?likely|expected|bad|good)
    |how (?:un)?(?:lucky|likely|usual|bad|good|normal)\b(?: (?:is|was|were) (?:that|it|this|I|we|he|they))?
    |(?:(?:was|were|am|have) (?:I|we|he|they) (?:just )?(?:been )?)(?:robbed|cursed|blessed|jinxed|hosed|shafted)(?: or (?:was|is) (?:that|it|this) (?:just )?(?:normal|bad|average|ordinary|fair)(?: luck)?)?
    |what (?:are|were|is|was) the (?:odds|chances?)(?: of that)?|(?:bad|good) luck|(?:un)?lucky|odds|luck|normal
    |(?:(?:fue|es|he tenido|tuve) )?(?:(?:mala|buena) )?suerte
    |(?:(?:qu[eé] tan|c[oó]mo de|cu[aá]n|(?:es|fue|era|ser[ií]a)(?: (?:muy|tan|lo))?) )?
    (?:normal|raro|habitual|esperable|esperado|(?:im)?probable)(?: (?:es|fue|era)(?: es[ot]o?)?)?
    |qu[eé] (?:tan )?(?:mala |buena )?suerte(?: (?:fue|es|era|tuve))?|qu[eé] probabilidad (?:hab[ií]a|hay|ten[ií]a)(?: de eso)?
  )\s*[?!.]*\s*$
`
const LUCK_FIRST = firstPhrase`^\W*(?:was|were) (?:I|we|he|they|that|it) (?:just )?(?:(?:un)?lucky|(?:bad|good) luck)\s*(?:\?|:|,|when|that)+\s*`

/** The text without its question about luck. */
export const withoutLuckAsked = (text: string): string => text.replace(LUCK_LAST, '').replace(LUCK_FIRST, '')
