import { LEADER, NUMBER, OWN, type Rewording, re } from './rewording'

/** What is said of units in everyday English, in plain words: "7 close enough", "they roll all their dice", "4 each". */

const UNIT = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[a-z]+`

export const ENGLISH_STATES: readonly Rewording[] = [
  // as many on both sides
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?)([a-z]+)\s+(vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?)\s+((?:${OWN}\s+)?)([a-z]+)\s*[,;:(]\s*(?:with\s+)?(${NUMBER})\s+(?:models\s+|men\s+)?(?:of\s+)?(?:each|a\s+side|per\s+side|on\s+(?:each|either)\s+side|apiece)\s*\)?\W*$`
    ),
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    re(
      String.raw`^\W*(${NUMBER})\s+([a-z]+)\s+(vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?)\s+(?:the\s+same\s+(?:number|amount)\s+of|as\s+many)\s+([a-z]+)`
    ),
    '$1 $2 $3 $1 $4'
  ],
  // who dies for a leader
  [re(String.raw`\b(${LEADER}\s+with\s+${UNIT})\s+near(?=\W*$|\s*[,;])`), '$1 nearby'],
  [
    re(
      String.raw`\b(kill(?:ing)?\s+(?:an?|the|his|my)\s+${LEADER})\s+with\s+(${NUMBER}\s+[a-z]+)\s+(?:nearby|close(?:\s+by)?|around|(?:next\s+to|beside|near)\s+him)\s+(?:with|using)\s+(?=${UNIT})`
    ),
    '$1 guarded by $2 with '
  ],
  // who fights or shoots
  [
    re(
      String.raw`\b(${NUMBER})\s+(?:(?:are|of\s+(?:them|which|whom))\s+)?(?:within|inside)\s+(?:range|reach|distance|[LM])(?![a-z])`
    ),
    '$1 in range'
  ],
  [
    re(String.raw`\b(${NUMBER})\s+(?:(?:are|of\s+(?:them|which|whom))\s+)?close\s+enough(?:\s+to\s+shoot)?(?![a-z])`),
    '$1 in range'
  ],
  [re(String.raw`\b(?:who\s+(?:are|have)\s+|(?:are|with)\s+)(${NUMBER})\s+(?:times\s+)?(?:fatigued|tired)\b`), 'with $1 fatigue'],
  // nobody lost
  [
    re(
      String.raw`\b(odds|chances?|probability|likelihood)\s+of\s+(?:no\s+(?:losses|casualties)|taking\s+no\s+(?:losses|casualties)|not\s+losing\s+any(?:one|body|thing)?)(?=\s+(?:when|if|as)\s|\W*$)`
    ),
    '$1 of losing nobody'
  ],
  // dice that are not given up
  [
    /\b(?:roll|throw|us|tak)(e?s|e|ing)?\s+(?:all|every\s+one)\s+(?:of\s+)?(?:their|its|his|my|the)\s+(?:attack\s+)?dice\b/gi,
    'keep dice'
  ]
]
