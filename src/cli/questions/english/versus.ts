import { NUMBER, OWN, type Rewording, re } from '../rewording'

/** Turns of phrase in English that set units, boxes and places against each other, and ask what is best done with one. */

const UNIT = String.raw`(?:${OWN}\s+)?\d+\s+[a-z]+`

export const ENGLISH_VERSUS: readonly Rewording[] = [
  [
    /^\W*should\s+I\s+(?:spend|burn|use)\s+(?:his|their|the\s+enemy(?:['\u2019]?s)?|the)\s+fatigue\s*[:,?]\s*(.+?)\W*$/gi,
    '$1, what should I do?'
  ],
  [
    re(
      String.raw`^\W*(?:would|will|do|does|can|could)\s+(${UNIT}[^,;:.?!]{0,30}?)\s+(?:instead\s+of|rather\s+than|in\s+place\s+of)\s+(${UNIT}[^,;:.?!]{0,30}?)\s+(?:do|fare|be)\s+(?:any\s+)?better\s+(?=charging|attacking|against|vs|shooting)`
    ),
    '$1 or $2 '
  ],
  [
    re(
      String.raw`^(\W*compare\s+|\W*)(${UNIT})\s+(?:instead\s+of|rather\s+than|as\s+opposed\s+to|in\s+place\s+of|compared\s+(?:to|with))\s+(${UNIT})\s+(?=against|vs|charging|attacking|shooting)`
    ),
    '$1$2 or $3 '
  ],
  [
    re(
      String.raw`^\W*(?:is|would)\s+it\s+(?:be\s+)?(?:worse|better|safer|riskier)\s+(?:to\s+(?:be|get)|being)\s+(charged|attacked)\s+by\s+(${UNIT})\s+or\s+(?:by\s+)?(${UNIT})\s+with\s+(${UNIT}[^,;:.?!]{0,30}?)\W*$`
    ),
    '$4 $1 by $2 or $3'
  ],
  [/\s+at\s+full\s+strength\b/gi, ''],
  [/^\W*go\s+or\s+no[\s-]?go\s*[:,?]\s*(.+?)\W*$/gi, '$1, what should I do?'],
  [/^\W*(?:help\s+me\s+)?(?:to\s+)?(?:decide|choose)\s*(?:for\s+me\s*)?[:,?]\s*(?=.*\d)(.+?)\W*$/gi, '$1, what should I do?'],
  [
    /\b(?:in\s+the\s+open|(?:in\s+)?no\s+cover)\s*(?:\/|,|\bor\b)\s*(?:in\s+)?light(?:\s+cover)?\s*(?:\/|,?\s*\b(?:and|or)\b|,)\s*(?:in\s+)?heavy(?:\s+cover)?(?=\W*$|\s)/gi,
    'in no, light or heavy cover'
  ],
  [
    re(
      String.raw`^\W*(?:what\s+(?:to|should\s+I|do\s+I)\s+(?:spend|use|do\s+with)|how\s+(?:to|should\s+I|do\s+I)\s+(?:spend|use))\s+(?:the\s+enemy(?:['\u2019]?s)?|his|their|the)\s+(${NUMBER}\s+fatigue)(?:\s+on|\s+for)?\s*(?:[,:;]\s*|\s(?:when|if)\s+)(${UNIT}[^,;:.?!]{0,40}?)\s+(charge|attack|shoot)s?\s+(?:at\s+)?(${UNIT})\W*$`
    ),
    'what should I do when $2 $3 $4 with $1'
  ],
  [
    re(
      String.raw`^\W*how\s+often\s+(?:will|do|would|does)\s+(${NUMBER})\s+dice\s+all\s+(?:come\s+up|show|hit|roll|land)\s+(?:on\s+)?([1-6])\s*(?:\+|or\s+(?:more|better|higher|up))\W*$`
    ),
    '$1 dice on $2+ at least $1'
  ],
  [
    re(
      String.raw`^\W*what(?:['\u2019]?s|\s+is)\s+(?:better|best)\s+to\s+(shoot|charge|attack)(?:\s+at)?\s+with\s+(${UNIT})\s*[,:]\s*(?=.*\bor\b)`
    ),
    '$2 $1 '
  ],
  [
    /\bwhat\s+(?:would|do|should)\s+you\s+(?:do|play|advise|suggest|recommend)\s+(?:with|for)\s+(?=(?:my\s+)?\d)/gi,
    'what should I do with '
  ],
  [
    re(
      String.raw`^(\W*(?:compare\s+|which\s+is\s+better\s*[:,]\s*)?)(${UNIT})\s+or\s+(${UNIT})\s*,?\s+(?:to|for)\s+(?:hold|defend|man|line|guard)(?:ing)?\s+((?:an?|the|my|that)\s+(?:[a-z]+\s+)?(?:wall|hedge|fence|ditch|barricade))\s+(?:against|vs\.?|versus|from)\s+`
    ),
    '$1$2 behind $4 or $3 behind $4 charged by '
  ],
  [
    re(
      String.raw`^(\W*(?:compare\s+|which\s+is\s+better\s*[:,]\s*)?)(${UNIT})\s+or\s+(${UNIT})\s*,?\s+(?:to|for)\s+(?:hold|defend|man|guard|occupy)(?:ing)?\s+((?:an?|the|my|that)\s+(?:[a-z]+\s+)?(?:woods?|forest|building|house|ruins|rocks|marsh))\s+(?:against|vs\.?|versus|from)\s+`
    ),
    '$1$2 in $4 or $3 in $4 charged by '
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(?:vs\.?|versus|or|and)\s+(${UNIT})\s*[,:;?.]\s*(?:which|who)(?:\s+(?:one|of\s+them))?\s+(?:should|would|do|shall)\s+(?:(?:I|we)\s+(?:use|send|pick|take)\s+(?:to\s+)?|better\s+)?(charge|attack|shoot)\s+`
    ),
    '$1 or $2 $3 '
  ],
  [
    /^\W*(?:compare\s+)?(?:which|what)\s+(?:costs|loses|saves|kills|gets)\s+(?:me\s+|us\s+)?(?:fewer|less|more|most|fewest|the\s+(?:fewest|least|most))(?:\s+(?:men|models|losses|kills))?\s*[:,]\s*(?=.*\bor\b)/gi,
    ''
  ],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{1,2})(?=\s+[a-z])/gi, '$1, $2 or $3'],
  [/\b(fatigue\s+)(\d)\/(\d)\/(\d)(?![\d/])/gi, '$1$2, $3 or $4'],
  [
    re(
      String.raw`^\W*(?:which|what)\s+(?:one\s+)?of\s+([a-z]+(?:,| and| or)[a-z ,]+?)\s+(?:should|do|would|shall)\s+(${UNIT})\s+(?:use|play|pick|take|choose)\s+(?=against|vs|when|if|to\s|charging|attacking)`
    ),
    'what should I do with $2 with $1 '
  ],
  [
    re(
      String.raw`^\W*how\s+(?:do|should|can|shall)\s+(?:I|we)\s+(?:best\s+)?defend\s+(?:with\s+)?(${UNIT}[^,;:.?!]{0,50}?)\s+against\s+([^,;:?!]+?)\W*$`
    ),
    'what should the defender do when $2 charge $1'
  ],
  // "8 bondi vs 4 huscarls, fatigue on the bondi 0-2"
  [
    re(
      String.raw`^(.{0,80}?\d\s+([a-z]+))(\s[^;:?!]{2,80}?|)\s*,\s*(?:(?:with|and)\s+)?(?:the\s+)?fatigue\s+(?:on|of|for)\s+(?:the\s+|my\s+|his\s+)?\2\s+(?:(?:is|goes|from|between)\s+){0,2}(\d)\s*(?:-|to|\.\.|and)\s*(\d)\W*$`
    ),
    '$1 with fatigue $4-$5$3'
  ]
]
