import { A_CHANCE, NUMBER, OWN, type Rewording, re } from '../rewording'

/** Turns of phrase in English for who fights whom: who charges, how many there are, and who plays a box. */

const UNIT = String.raw`(?:${OWN}\s+)?${NUMBER}\s+(?:mounted\s+)?[a-z]+`
/** A unit with what is said of it. */
const UNIT_WITH = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[^(),;:.?!]{2,60}?`

export const ENGLISH_SIDES: readonly Rewording[] = [
  // cover said of a whole shot is of the target
  [
    re(
      String.raw`^\W*(?:with|given|assuming)\s+((?:light|heavy|soft|hard)\s+cover)\s*[,:;]\s*((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,60}?\b(?:shoot|fire)s?\s+(?:at\s+)?(?:${OWN}\s+)?${NUMBER}\s[^,;:.?!]{2,60}?)(?=\s*(?:[,;.?!]|$))`
    ),
    '$2 in $1'
  ],
  // the size of the unit, told behind
  [
    re(
      String.raw`^\W*((?:how\s+many|how\s+likely\s+is\s+it\s+that)\s+(?:${OWN}\s+)?([a-z]+)\s+(?:will\s+)?(?:die|fall|survive|are\s+(?:left|killed))\s+(?:if|when)\s+(?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?\s(?:charge|attack|shoot)s?)(?:\s+(?:them|at\s+them))?\s*,?\s+(?:and|if)\s+(?:there\s+are|they\s+are|he\s+has|I\s+have)\s+(?:only\s+)?(${NUMBER})(?:\s+(?:of\s+them|\2))?\W*$`
    ),
    '$1 $3 $2'
  ],
  // "are 8 bondi enough to kill 4 huscarls"
  [re(String.raw`^\W*(?:is|are|will|would)\s+(${UNIT}[^,;:.?!]{0,40}?)\s+(?:be\s+)?enough\s+to\s+(?=[a-z])`), 'can $1 '],
  // "4 huscarls on the defence against 8 bondi"
  [
    re(
      String.raw`^(\W*(?:[a-z]+\s+){0,4}?)(${UNIT})\s*,?\s+(?:(?:who|that)\s+)?(?:are\s+)?on\s+(?:the\s+)?defen(?:sive|[cs]e)\s+(?:against|vs\.?|versus)\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1$2 charged by '
  ],
  [re(String.raw`(?<=\d\s+[a-z]+\s*),?\s+(?:(?:who|that)\s+)?(?:are\s+)?on\s+(?:the\s+)?defen(?:sive|[cs]e)(?=\W*$)`), ''],
  [/\b(lock)s?\s+(?:horns|swords|shields)\s+with\b/gi, 'fight'],
  [
    re(
      String.raw`^\W*A(?:tt(?:ackers?)?)?\s*[:=]\s*(${UNIT_WITH})\s*[,;.\/|]?\s+(?:vs?\.?\s+)?D(?:ef(?:enders?)?)?\s*[:=]\s*(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 charge '
  ],
  [/^\W*(?:sim|calc)(?:\s+(?:for|of|the))?\s*:?\s+(?=(?:my\s+|his\s+|the\s+)?\d)/gi, ''],
  // a unit that is thrown into a fight
  [
    re(
      String.raw`^(\W*(?:(?:can|should|could|if|when|what\s+if)\s+)?(?:(?:I|we)\s+)?)(?:throw|hurl|fling|commit)s?\s+(?:in\s+)?(${UNIT})\s+(?:in\s+)?(?:at|into|onto|against)\s+(?=${UNIT})`
    ),
    '$1$2 charge '
  ],
  [
    re(String.raw`\b(?:tak|hav)(?:es?|ing)\s+(?:an?\s+|some\s+|the\s+)?(?:pot[\s-]?shots?|potshots?|cheap\s+shots?)\s+(?=at\s)`),
    'shooting '
  ],
  // "can 6 hirdmen kill 4 ceorls when they charge 8"
  [
    re(
      String.raw`\b(kill|slay|destroy)(s|ing)?\s+(${NUMBER})\s+([a-z]+)\s+((?:when|if|by|while)\s+(?:(?:they|he|I|we)\s+)?(?:charg|attack|shoot)(?:e|ing|s)?(?:\s+at)?)\s+(${NUMBER})(?=\W*$)`
    ),
    '$1$2 $3 of $6 $4 $5 them'
  ],
  // "can 6 hirdmen kill 4 of 8 ceorls when they charge": who kills
  [
    re(
      String.raw`\b(${UNIT}\s+(?:kill|slay|destroy|wipe\s+out|drop)\s+[^,;:.?!]{2,40}?\bof\s+${UNIT})\s+(?:when|if|as|once|by)\s+(?:they\s+)?(?:charge|charging|attack|attacking)(?:\s+(?:them|him|it))?(?=\W*$)`
    ),
    '$1'
  ],
  [
    re(
      String.raw`^\W*(?:can|could|will|would|do|does|${A_CHANCE}(?:\s+(?:that|of))?)\s+(${UNIT}(?:\s+with\s+[a-z]+)?)\s+(kill|slay|destroy|wipe\s+out|drop)\s+([^,;:.?!]{2,40}?\bof\s+${UNIT})\s+(?:when|if|as|once)\s+they\s+(?:shoot|fire)(?:\s+(?:at\s+)?(?:them|him|it))?\W*$`
    ),
    'chance to $2 $3 with $1 shooting'
  ],
  // who is shot at plays it
  [
    re(
      String.raw`^(\W*${UNIT}\s+(?:(?:are|get|being)\s+)?(?:shot\s+at|shot|charged|attacked)\s+by\s+${UNIT})\s*,?\s+(?:and\s+)?(?:play|use)\s+(?=[a-z])`
    ),
    '$1 and use '
  ],
  [
    /^\W*(?:an?\s+)?(warlord|jarl|lord)s?\s+duel(?:s|ing)?\W*$|^\W*(?:an?\s+)?duel\s+(?:of|between)\s+(?:(?:two|2)\s+)?(?:warlord|jarl|lord)s\W*$/gi,
    'warlord vs warlord'
  ],
  [
    /\s*,?\s+\b(?:even\s+(?:though|if)|although|though|despite\s+the\s+fact\s+that)\s+(?=(?:they|the\s+[a-z]+|he|it)\s+(?:have|has|are|is|use|play)\b)/gi,
    ', '
  ],
  [/[\s,:;?.]+(?:yes\s+or\s+no|y\/n|yea\s+or\s+nay|yay\s+or\s+nay)\W*$/gi, ' or not'],
  // how many there are, told apart from who they are
  [
    /^\W*([a-z]+(?:\s+[a-z]+)?)\s+(vs?\.?|versus|against|on|into|charge)\s+([a-z]+(?:\s+[a-z]+)?)[\s,;:(]+(\d{1,2})\s*(?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})\W*$/gi,
    '$4 $1 $2 $5 $3'
  ],
  [
    /^\W*(\d{1,2})\s*(?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})[\s,;:)]+([a-z]+(?:\s+[a-z]+)?)\s+(vs?\.?|versus|against|on|into|charge)\s+([a-z]+(?:\s+[a-z]+)?)\W*$/gi,
    '$1 $3 $4 $2 $5'
  ],
  // dice that somebody is given
  [
    re(
      String.raw`\bgive\s+(?:the\s+|my\s+|his\s+)?([a-z]+)\s+(${NUMBER})\s+((?:attack|defen[cs]e)\s+)?(?:dice|die)\b(?<=[,.;:]\s*give.{1,60}|\band\s+give.{1,60})`
    ),
    'the $1 have $2 extra $3dice'
  ],
  [
    re(
      String.raw`(?<=\d.{0,200})(?:[,.;:]\s*(?:and\s+)?|\s+and\s+)(?:I|we)\s+(?:have|get|got|gain)\s+(${NUMBER})\s+(?:extra|more|bonus|additional)\s+(?=(?:attack\s+|defen[cs]e\s+)?(?:dice|die)\b)`
    ),
    ', mine have $1 extra '
  ],
  // whose fatigue is said before the fight
  [
    re(String.raw`^\W*fatigue\s*:\s*([a-z]+\s+${NUMBER}(?:\s*,|\s+and)\s*[a-z]+\s+${NUMBER})\s*[.;:,]\s*(?=\d)(.+)$`),
    '$2, fatigue: $1'
  ],
  [
    re(
      String.raw`^\W*(?:${OWN}\s+)?([a-z]+)\s+(?:have|has)\s+(${NUMBER})\s+fatigue(?:\s*[,;]|\s+and)\s*(?:${OWN}\s+)?([a-z]+)\s+(?:(?:have|has)\s+)?(${NUMBER})(?:\s+fatigue)?\s*[.;:,]\s*(?=\d)(.+)$`
    ),
    '$5, fatigue: $1 $2, $3 $4'
  ],
  // a fight in close combat is a melee
  [/^\W*(?:close\s+(?:combat|quarters|fighting)|hand[\s-]to[\s-]hand(?:\s+(?:combat|fighting))?)\b/gi, 'melee'],
  [/\b(?:(?:in|at)\s+)?(?:close\s+(?:combat|quarters|fighting)|hand[\s-]to[\s-]hand(?:\s+(?:combat|fighting))?)\b/gi, 'in melee'],
  // "6 hirdmen attacking or 6 huscarls defending"
  [
    /(?:,\s*)?\b(?:attack(?:ing|s)?|charg(?:ing|es?))\s*(?:,|;|\.|\bor\b|\band\b|\bvs\.?)\s*(?=[^,;.]*\b(?:defend(?:ing|s)?|receiv(?:ing|es?))\b)/i,
    ' charge '
  ],
  [
    /(?:,\s*)?\b(?:defending|receiving)\W*$|(?<=\bcharge\s.{1,60})\b(?:defend(?:ing|s)?|receiv(?:ing|es?))(?:\s+(?=in\b|behind\b|with\s+\S+\s+fatigue)|(?=\s*(?:[,;.]|$)))/i,
    ''
  ]
]
