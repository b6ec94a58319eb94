import { NUMBER, OWN, type Rewording, said } from '../rewording'

/** Turns of phrase in English that set units, boxes and places against each other, and ask what is best done with one. */

const UNIT = String.raw`(?:${OWN} )?\d+ [a-z]+`

export const ENGLISH_VERSUS: readonly Rewording[] = [
  [
    said`^\W*should I (?:spend|burn|use) (?:his|their|the enemy(?:['\u2019]?s)?|the) fatigue\s*[:,?]\s*(.+?)\W*$`,
    '$1, what should I do?'
  ],
  [
    said`^\W*(?:would|will|do|does|can|could) (${UNIT}[^,;:.?!]{0,30}?) (?:instead of|rather than|in place of) (${UNIT}[^,;:.?!]{0,30}?) (?:do|fare|be) (?:any )?better (?=charging|attacking|against|vs|shooting)`,
    '$1 or $2 '
  ],
  [
    said`^(\W*compare |\W*)(${UNIT}) (?:instead of|rather than|as opposed to|in place of|compared (?:to|with)) (${UNIT}) (?=against|vs|charging|attacking|shooting)`,
    '$1$2 or $3 '
  ],
  [
    said`^\W*(?:is|would) it (?:be )?(?:worse|better|safer|riskier) (?:to (?:be|get)|being) (charged|attacked) by (${UNIT}) or (?:by )?(${UNIT}) with (${UNIT}[^,;:.?!]{0,30}?)\W*$`,
    '$4 $1 by $2 or $3'
  ],
  [said` at full strength\b`, ''],
  [said`^\W*go or no[\s-]?go\s*[:,?]\s*(.+?)\W*$`, '$1, what should I do?'],
  [said`^\W*(?:help me )?(?:to )?(?:decide|choose)\s*(?:for me\s*)?[:,?]\s*(?=.*\d)(.+?)\W*$`, '$1, what should I do?'],
  [
    said`\b(?:in the open|(?:in )?no cover)\s*(?:/|,|\bor\b)\s*(?:in )?light(?: cover)?\s*(?:/|,?\s*\b(?:and|or)\b|,)\s*(?:in )?heavy(?: cover)?(?=\W*$|\s)`,
    'in no, light or heavy cover'
  ],
  [
    said`^\W*(?:what (?:to|should I|do I) (?:spend|use|do with)|how (?:to|should I|do I) (?:spend|use)) (?:the enemy(?:['\u2019]?s)?|his|their|the) (${NUMBER} fatigue)(?: on| for)?\s*(?:[,:;]\s*|\s(?:when|if) )(${UNIT}[^,;:.?!]{0,40}?) (charge|attack|shoot)s? (?:at )?(${UNIT})\W*$`,
    'what should I do when $2 $3 $4 with $1'
  ],
  [
    said`^\W*how often (?:will|do|would|does) (${NUMBER}) dice all (?:come up|show|hit|roll|land) (?:on )?([1-6])\s*(?:\+|or (?:more|better|higher|up))\W*$`,
    '$1 dice on $2+ at least $1'
  ],
  [
    said`^\W*what(?:['\u2019]?s| is) (?:better|best) to (shoot|charge|attack)(?: at)? with (${UNIT})\s*[,:]\s*(?=.*\bor\b)`,
    '$2 $1 '
  ],
  [
    said`\bwhat (?:would|do|should) you (?:do|play|advise|suggest|recommend) (?:with|for) (?=(?:my )?\d)`,
    'what should I do with '
  ],
  [
    said`^(\W*(?:compare |which is better\s*[:,]\s*)?)(${UNIT}) or (${UNIT})\s*,? (?:to|for) (?:hold|defend|man|line|guard)(?:ing)? ((?:an?|the|my|that) (?:[a-z]+ )?(?:wall|hedge|fence|ditch|barricade)) (?:against|vs\.?|versus|from) `,
    '$1$2 behind $4 or $3 behind $4 charged by '
  ],
  [
    said`^(\W*(?:compare |which is better\s*[:,]\s*)?)(${UNIT}) or (${UNIT})\s*,? (?:to|for) (?:hold|defend|man|guard|occupy)(?:ing)? ((?:an?|the|my|that) (?:[a-z]+ )?(?:woods?|forest|building|house|ruins|rocks|marsh)) (?:against|vs\.?|versus|from) `,
    '$1$2 in $4 or $3 in $4 charged by '
  ],
  [
    said`^\W*(${UNIT}) (?:vs\.?|versus|or|and) (${UNIT})\s*[,:;?.]\s*(?:which|who)(?: (?:one|of them))? (?:should|would|do|shall) (?:(?:I|we) (?:use|send|pick|take) (?:to )?|better )?(charge|attack|shoot) `,
    '$1 or $2 $3 '
  ],
  [
    said`^\W*(?:compare )?(?:which|what) (?:costs|loses|saves|kills|gets) (?:me |us )?(?:fewer|less|more|most|fewest|the (?:fewest|least|most))(?: (?:men|models|losses|kills))?\s*[:,]\s*(?=.*\bor\b)`,
    ''
  ],
  [said`(?<![\d/])(\d{1,2})/(\d{1,2})/(\d{1,2})(?= [a-z])`, '$1, $2 or $3'],
  [said`\b(fatigue )(\d)/(\d)/(\d)(?![\d/])`, '$1$2, $3 or $4'],
  [
    said`^\W*(?:which|what) (?:one )?of ([a-z]+(?:,| and| or)[a-z ,]+?) (?:should|do|would|shall) (${UNIT}) (?:use|play|pick|take|choose) (?=against|vs|when|if|to\s|charging|attacking)`,
    'what should I do with $2 with $1 '
  ],
  [
    said`^\W*how (?:do|should|can|shall) (?:I|we) (?:best )?defend (?:with )?(${UNIT}[^,;:.?!]{0,50}?) against ([^,;:?!]+?)\W*$`,
    'what should the defender do when $2 charge $1'
  ],
  // "8 bondi vs 4 huscarls, fatigue on the bondi 0-2"
  [
    said`^(.{0,80}?\d ([a-z]+))(\s[^;:?!]{2,80}?|)\s*,\s*(?:(?:with|and) )?(?:the )?fatigue (?:on|of|for) (?:the |my |his )?\2 (?:(?:is|goes|from|between) ){0,2}(\d)\s*(?:-|to|\.\.|and)\s*(\d)\W*$`,
    '$1 with fatigue $4-$5$3'
  ]
]
