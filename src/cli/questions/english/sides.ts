import { A_CHANCE, firstPhrase, NUMBER, OWN, type Rewording, said, UNIT_WITH } from '../rewording'

/** Turns of phrase in English for who fights whom: who charges, how many there are, and who plays a box. */

const UNIT = `(?:${OWN} )?${NUMBER} (?:mounted )?[a-z]+`
export const ENGLISH_SIDES: readonly Rewording[] = [
  // cover said of a whole shot is of the target
  [
    said`^\W*(?:with|given|assuming) ((?:light|heavy|soft|hard) cover)\s*[,:;]\s*(${UNIT_WITH}\b(?:shoot|fire)s? (?:at )?(?:${OWN} )?${NUMBER}\s[^,;:.?!]{2,60}?)(?=\s*(?:[,;.?!]|$))`,
    '$2 in $1'
  ],
  // the size of the unit, told behind
  [
    said`^\W*((?:how many|how likely is it that) (?:${OWN} )?([a-z]+) (?:will )?(?:die|fall|survive|are (?:left|killed)) (?:if|when) ${UNIT_WITH}\s(?:charge|attack|shoot)s?)(?: (?:them|at them))?\s*,? (?:and|if) (?:there are|they are|he has|I have) (?:only )?(${NUMBER})(?: (?:of them|\2))?\W*$`,
    '$1 $3 $2'
  ],
  // "are 8 bondi enough to kill 4 huscarls"
  [said`^\W*(?:is|are|will|would) (${UNIT}[^,;:.?!]{0,40}?) (?:be )?enough to (?=[a-z])`, 'can $1 '],
  // "4 huscarls on the defence against 8 bondi"
  [
    said`^(\W*(?:[a-z]+ ){0,4}?)(${UNIT})\s*,? (?:(?:who|that) )?(?:are )?on (?:the )?defen(?:sive|[cs]e) (?:against|vs\.?|versus) (?=(?:${OWN} )?${NUMBER}\s)`,
    '$1$2 charged by '
  ],
  [said`(?<=\d [a-z]+\s*),? (?:(?:who|that) )?(?:are )?on (?:the )?defen(?:sive|[cs]e)(?=\W*$)`, ''],
  [said`\b(lock)s? (?:horns|swords|shields) with\b`, 'fight'],
  [
    said`^\W*A(?:tt(?:ackers?)?)?\s*[:=]\s*(${UNIT_WITH})\s*[,;.\/|]? (?:vs?\.? )?D(?:ef(?:enders?)?)?\s*[:=]\s*(?=(?:${OWN} )?${NUMBER}\s)`,
    '$1 charge '
  ],
  [said`^\W*(?:sim|calc)(?: (?:for|of|the))?\s*:? (?=(?:my |his |the )?\d)`, ''],
  // a unit that is thrown into a fight
  [
    said`^(\W*(?:(?:can|should|could|if|when|what if) )?(?:(?:I|we) )?)(?:throw|hurl|fling|commit)s? (?:in )?(${UNIT}) (?:in )?(?:at|into|onto|against) (?=${UNIT})`,
    '$1$2 charge '
  ],
  [said`\b(?:tak|hav)(?:es?|ing) (?:an? |some |the )?(?:pot[\s-]?shots?|potshots?|cheap shots?) (?=at\s)`, 'shooting '],
  // "can 6 hirdmen kill 4 ceorls when they charge 8"
  [
    said`\b(kill|slay|destroy)(s|ing)? (${NUMBER}) ([a-z]+) ((?:when|if|by|while) (?:(?:they|he|I|we) )?(?:charg|attack|shoot)(?:e|ing|s)?(?: at)?) (${NUMBER})(?=\W*$)`,
    '$1$2 $3 of $6 $4 $5 them'
  ],
  // "can 6 hirdmen kill 4 of 8 ceorls when they charge": who kills
  [
    said`\b(${UNIT} (?:kill|slay|destroy|wipe out|drop) [^,;:.?!]{2,40}?\bof ${UNIT}) (?:when|if|as|once|by) (?:they )?(?:charge|charging|attack|attacking)(?: (?:them|him|it))?(?=\W*$)`,
    '$1'
  ],
  [
    said`^\W*(?:can|could|will|would|do|does|${A_CHANCE}(?: (?:that|of))?) (${UNIT}(?: with [a-z]+)?) (kill|slay|destroy|wipe out|drop) ([^,;:.?!]{2,40}?\bof ${UNIT}) (?:when|if|as|once) they (?:shoot|fire)(?: (?:at )?(?:them|him|it))?\W*$`,
    'chance to $2 $3 with $1 shooting'
  ],
  // who is shot at plays it
  [
    said`^(\W*${UNIT} (?:(?:are|get|being) )?(?:shot at|shot|charged|attacked) by ${UNIT})\s*,? (?:and )?(?:play|use) (?=[a-z])`,
    '$1 and use '
  ],
  [
    said`^\W*(?:an? )?(warlord|jarl|lord)s? duel(?:s|ing)?\W*$|^\W*(?:an? )?duel (?:of|between) (?:(?:two|2) )?(?:warlord|jarl|lord)s\W*$`,
    'warlord vs warlord'
  ],
  [
    said`\s*,? \b(?:even (?:though|if)|although|though|despite the fact that) (?=(?:they|the [a-z]+|he|it) (?:have|has|are|is|use|play)\b)`,
    ', '
  ],
  [said`[\s,:;?.]+(?:yes or no|y/n|yea or nay|yay or nay)\W*$`, ' or not'],
  // how many there are, told apart from who they are
  [
    said`^\W*([a-z]+(?: [a-z]+)?) (vs?\.?|versus|against|on|into|charge) ([a-z]+(?: [a-z]+)?)[\s,;:(]+(\d{1,2})\s*(?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})\W*$`,
    '$4 $1 $2 $5 $3'
  ],
  [
    said`^\W*(\d{1,2})\s*(?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})[\s,;:)]+([a-z]+(?: [a-z]+)?) (vs?\.?|versus|against|on|into|charge) ([a-z]+(?: [a-z]+)?)\W*$`,
    '$1 $3 $4 $2 $5'
  ],
  // dice that somebody is given
  [
    said`\bgive (?:the |my |his )?([a-z]+) (${NUMBER}) ((?:attack|defen[cs]e) )?(?:dice|die)\b(?<=[,.;:]\s*give.{1,60}|\band give.{1,60})`,
    'the $1 have $2 extra $3dice'
  ],
  [
    said`(?<=\d.{0,200})(?:[,.;:]\s*(?:and )?| and )(?:I|we) (?:have|get|got|gain) (${NUMBER}) (?:extra|more|bonus|additional) (?=(?:attack |defen[cs]e )?(?:dice|die)\b)`,
    ', mine have $1 extra '
  ],
  // whose fatigue is said before the fight
  [said`^\W*fatigue\s*:\s*([a-z]+ ${NUMBER}(?:\s*,| and)\s*[a-z]+ ${NUMBER})\s*[.;:,]\s*(?=\d)(.+)$`, '$2, fatigue: $1'],
  [
    said`^\W*(?:${OWN} )?([a-z]+) (?:have|has) (${NUMBER}) fatigue(?:\s*[,;]| and)\s*(?:${OWN} )?([a-z]+) (?:(?:have|has) )?(${NUMBER})(?: fatigue)?\s*[.;:,]\s*(?=\d)(.+)$`,
    '$5, fatigue: $1 $2, $3 $4'
  ],
  // a fight in close combat is a melee
  [said`^\W*(?:close (?:combat|quarters|fighting)|hand[\s-]to[\s-]hand(?: (?:combat|fighting))?)\b`, 'melee'],
  [said`\b(?:(?:in|at) )?(?:close (?:combat|quarters|fighting)|hand[\s-]to[\s-]hand(?: (?:combat|fighting))?)\b`, 'in melee'],
  // "6 hirdmen attacking or 6 huscarls defending"
  [
    /(?:,\s*)?\b(?:attack(?:ing|s)?|charg(?:ing|es?))\s*(?:,|;|\.|\bor\b|\band\b|\bvs\.?)\s*(?=[^,;.]*\b(?:defend(?:ing|s)?|receiv(?:ing|es?))\b)/i,
    ' charge '
  ],
  [
    firstPhrase`(?:,\s*)?\b(?:defending|receiving)\W*$|(?<=\bcharge\s.{1,60})\b(?:defend(?:ing|s)?|receiv(?:ing|es?))(?: (?=in\b|behind\b|with \S+ fatigue)|(?=\s*(?:[,;.]|$)))`,
    ''
  ]
]
