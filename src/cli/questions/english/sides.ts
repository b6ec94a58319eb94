import { A_CHANCE, firstPhrase, LEADER, NUMBER, OWN, OWNED, type Rewording, said, UNIT_WITH } from '../rewording'

/** Turns of phrase in English for who fights whom: who charges, how many there are, and who plays a box. */

const UNIT = `${OWNED}${NUMBER} (?:mounted )?[a-z]+`
/** Several things said of a unit; a number in them counts no unit. */
const STATES = said`
  (?:[^;:.?!\d]|\d(?= (?:fatigues?|extra|more|bonus|attack|defen[cs]e|dice)\b)){2,50}?(?:,|\band\b|&)
  (?:[^;:.?!\d]|\d(?= (?:fatigues?|extra|more|bonus|attack|defen[cs]e|dice)\b)){2,50}?
`
const THEN_CHARGED = said`
  \s*[,;.]\s*(?:(?:and|but|so|when|if) )?(${UNIT}(?: \(\d{1,2}\))?) (charge|attack|shoot)s?(?: at)?(?: (?:them|him|it|me|us))?
  (?=\W*$|\s*[,;.?!])
`

export const ENGLISH_SIDES: readonly Rewording[] = [
  // "8 bondi charge 4 huscarls, the former with 1 fatigue, the latter with axes"
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]{3,20}) (?:charge|attack|shoot|fight|against|vs)[a-z.]*(?: at)? ${OWNED}${NUMBER} ([a-z]{3,20})[^,;.]{0,40}?)\s*[,;.]\s*
      the former ([^,;.]{3,40}?)(?:\s*[,;.]\s*(?:and )?| and )the latter (?=[^,;.]{3,40}\W*$)
    `,
    '$1, the $2 $4, the $3 '
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]{3,20}) (?:charge|attack|shoot|fight|against|vs)[a-z.]*(?: at)? ${OWNED}${NUMBER} ([a-z]{3,20}))\s*[,;.]\s*
      the former (?=(?:tired|exhausted|mounted|fresh)\W*$)
    `,
    '$1, the $2 '
  ],
  // engaged models of both: "only 5 of the bondi and 3 of the huscarls are engaged", "6 in contact against 3"
  [
    said`
      (?<=\d.{6,200}?)\s*[,;]?\s+(?:(?:but|with|and) )?(?:only )?(\d{1,2}) (?:of the )?([a-z]{3,20}) and (?:only )?(\d{1,2}) (?:of the )?([a-z]{3,20})(?: are)?
      \s+(?:engaged|in contact|touching|fighting)(?=\W*$)
    `,
    ', the $2 engaged $1, the $4 engaged $3'
  ],
  [
    said`
      ^(\W*${OWNED}\d{1,2} ([a-z]{3,20}) (?:charge|attack|fight|against|vs)[a-z.]* ${OWNED}\d{1,2} ([a-z]{3,20})[^,;.]{0,40}?)\s*[,;.]\s*
      (?:(\d{1,2}) (?:in contact|engaged)|engaged (\d{1,2})) (?:against|vs\.?|to|with) (\d{1,2})(?=\W*$)
    `,
    '$1, the $2 engaged $4$5, the $3 engaged $6'
  ],
  // "the chargers have 1 fatigue, the others 2"
  [
    said`
      (?<=\d.{6,200}?[,;.]\s*)the (?:chargers|attackers|attacker) ha(?:ve|s) (\d) fatigue\s*,? (?:and )?
      the (?:others|other side|defenders|defender) (?:ha(?:ve|s) )?(\d)(?: fatigue)?(?=\W*$)
    `,
    'the attacker has fatigue $1, the defender has fatigue $2'
  ],
  [
    said`\b(${LEADER})\s*[,;.]\s*(?:and )?(${NUMBER} [a-z]{4,20}) (?:are|stand) (next to|beside|near|with) (?=him\b)`,
    '$1 with $2 $3 '
  ],
  [
    said`
      (?<=\band ${NUMBER} [a-z]{3,20} (?:charge|attack)s? .{4,80}?)\s*,?\s+(?:who |and )?(?:they )?(?:put|place|aim|with)? ?
      (\d{1,2}) (?:of their )?dice (?:on|at|against) the ${LEADER}(?=\W*$)
    `,
    ', split $1'
  ],
  [said`\s*,? (?:with|in|having) (?:an? |clear )*line of sight(?: to (?:them|him|it))?(?=\W*$|\s*[,;.]| shoot| fire)`, ''],
  [
    said`\b((?:${OWN} |an? )?(?:${LEADER}|[a-z]{4,20})) with (?:an? |his |her |the )bodyguards? of (?=${NUMBER} [a-z])`,
    '$1 and his bodyguard of '
  ],
  // boxes that help: "6 hirdmen helped by Ullr", but "protected by a wall" and "by 4 hirdmen"
  [said`\b(?:helped|aided|assisted|boosted) by (?!(?:${NUMBER}|an?|the|${OWN})\s)(?=[a-z])`, 'with '],
  [
    said`
      \b(?:protected|covered) by
      \s+(?!(?:${NUMBER}|an?|the|${OWN}|some|light|heavy|soft|hard|solid|woods?|trees|forest|rocks?|walls?|hedges?|fences?|terrain|cover|ruins
      |scrub|fields?|his|bodyguards?)\b)(?=[a-z])
    `,
    'with '
  ],
  // verbs of missiles and of hand-to-hand fighting
  [said`(?<=\d [a-z]+(?: [a-z]+){0,4}) (?:harr(?:y|ies)|blasts?(?: away)?(?: at)?) (?=${OWNED}${NUMBER}\s)`, ' shoot '],
  [
    said`(?<=\d [a-z]+(?: [a-z]+){0,4}) hacks? (?:into|at|through|(?:their|its) way (?:into|through)) (?=${OWNED}${NUMBER}\s)`,
    ' charge '
  ],
  // cover said of a whole shot is of the target
  [
    said`
      ^\W*(?:with|given|assuming) ((?:light|heavy|soft|hard) cover)\s*[,:;]\s*
      (${UNIT_WITH}\b(?:shoot|fire)s? (?:at )?${OWNED}${NUMBER}\s[^,;:.?!]{2,60}?)(?=\s*(?:[,;.?!]|$))
    `,
    '$2 in $1'
  ],
  // "8 bondi fatigue 1 or 5 mounted knights": a number before who they are counts them
  [
    said`(?<=\b(?:fatigue|engaged|armou?r|wounds) \d{1,2}\s*,? (?:or|and) )(\d{1,2}) (mounted|dismounted|tired|exhausted|fresh) ([a-z]{3,20})(?=\s)`,
    '$1 $3 $2'
  ],
  // "normans with crush: 6 mounted knights into 12 geburs": whose box it is, told before the fight
  [
    said`^\W*(?:the )?([a-z-]{4,20}) (?:with|us(?:e|es|ing)|ha(?:ve|s)|plays?) ([a-z][a-z' -]{2,30}?)\s*:\s*(?=${OWNED}\d)(.{8,160}?)\W*$`,
    '$3, the $1 use $2'
  ],
  // "6 knights into 12 geburs, the knights use crush": a box that is called like a deed is none
  [
    said`
      ^(\W*${OWNED}${NUMBER} (?:(?:mounted|tired|exhausted) )?[a-z]+[^,;:.?!\d]{0,40}?)(?<!\b(?:charg|attack|crash|run|ran|smash|slam|storm|pil
      |go|wad|plough|plow|barrel|tear|rid|rod|burst|send|sent)[a-z]{0,3}) (?:in|on)to
      \s+(?=${OWNED}${NUMBER}\s.{2,80}?(?:\bwith|,\s*(?:the [a-z]+ )?(?:use|using|play|playing|have|has|with))\s)
    `,
    '$1 charge '
  ],
  [
    said`^\W*(?:two|three|2|3) (?:charges|attacks|fights|melees|combats|steps|activations|moves)\s*[:,;]\s*(?=.*\b(?:then|next|after)\b)`,
    ''
  ],
  // "my bondi go in"
  [
    said`(?<=\d.{4,200}[,;.]\s*(?:and )?)(${OWNED}(?:${NUMBER} )?[a-z]+(?: \(\d{1,2}\))?) (?:go(?:es)?|pil(?:e|es)|wad(?:e|es)|are going) in(?=\W*$)`,
    '$1 charge them'
  ],
  // "the 4 huscarls are in soft cover and tired, my 8 bondi charge them": all of it is said of who is charged
  [said`^\W*(${UNIT}) (?:are|is) (${STATES})${THEN_CHARGED}`, '$3 $4 $1 $2'],
  [said`^\W*(${UNIT}) (?:have|has|got) (${STATES})${THEN_CHARGED}`, '$3 $4 $1 with $2'],
  // "charge of 8 bondi, 4 huscarls receive it in a wood"
  [
    said`^\W*(?:an? |the )?charge (?:of|by|from) (${UNIT}[^,;:.?!]{0,30}?)\s*,\s*(?:and )?(${UNIT}) (?:receive|take|get|face|stand)s? it(?=\W*$|\s)`,
    '$1 charge $2'
  ],
  // "I need to hold the wall with 8 ceorls vs 6 hirdmen"
  [
    said`
      ^\W*(?:(?:I|we) (?:(?:need|have|want|must) (?:to )?)?)?(?:hold|defend|keep|man)(?:ing)?
      \s+((?:the|an?|my|that) (?:[a-z]+ )?(?:wall|hedge|fence|ditch|barricade)) with (${UNIT}) (?:vs\.?|against|from)
      \s+(?=${UNIT})
    `,
    '$2 behind $1 charged by '
  ],
  [
    said`
      ^\W*(?:(?:I|we) (?:(?:need|have|want|must) (?:to )?)?)?(?:hold|defend|keep|occupy)(?:ing)?
      \s+((?:the|an?|my|that) (?:[a-z]+ )?(?:woods?|forest|building|house|ruins|rocks|marsh)) with (${UNIT})
      \s+(?:vs\.?|against|from) (?=${UNIT})
    `,
    '$2 in $1 charged by '
  ],
  // "12 levies with bows, 12 levies with slings and 8 crossbowmen shooting 8 bondi", in either language
  [
    said`
      (?<=^\W*(?:compar[ae] )?\d{1,2} [a-zà-ÿ]{3,20} (?:with|con) [a-zà-ÿ]{3,20})\s*,\s*
      (\d{1,2} [a-zà-ÿ]{3,20} (?:with|con) [a-zà-ÿ]{3,20})\s*,? (?:and|or|y|o)
      \s+(?=\d{1,2} [a-zà-ÿ]{3,20}(?: (?:with|con) [a-zà-ÿ]{3,20})? (?:shoot|charg|attack|against|vs|dispar|carg|atac|contra))
    `,
    ' or $1 or '
  ],
  // "stamping then crush with 6 mounted knights on 12 geburs"
  [
    said`
      ^\W*([a-z]{3,20}(?:\s[a-z]{3,20})?) (?:then|and|plus|&) ([a-z]{3,20}(?:\s[a-z]{3,20})?) (?:with|for|by)
      \s+(${OWNED}\d{1,2} (?:mounted )?[a-z]+) (?:on|into|onto|against|vs\.?) (?=${OWNED}\d)
    `,
    '$3 with $1 and $2 charge '
  ],
  // "charged by mounted 6 knights"
  [
    said`(?<=\b(?:by|against|vs\.?|charges?|attacks?|into|at) )(mounted|tired|exhausted) (\d{1,2}) (?=[a-z]{3,20}(?:\W*$|[\s,;.]))`,
    '$2 $1 '
  ],
  // "warlord and 6 hirdmen charge 8 huscarls, the hirdmen have 1 fatigue": of one of two that charge together
  [
    said`
      ^(\W*${OWNED}[a-z]{3,20}(?:\s[a-z]{3,20})? and ${OWNED}${NUMBER} ([a-z]{3,20}))( (?:charg|attack)[a-z]* [^;:.?!]{4,80}?)
      \s*[,;]? (?:and )?the \2 (?:have|has|are|with) ([^,;.?!]{3,40}?)(?:\s*,? (?:and )?(?:the )?[a-z]+ (?:has )?none)?
      (?=\W*$|\s*,\s*(?:and )?the\s)
    `,
    '$1 with $4$3'
  ],
  [
    said`
      ^(\W*${OWNED}(?:[a-z]{4,20} )?([a-z]{3,20}))
      ( and ${OWNED}${NUMBER} [a-z]{3,20}(?:\swith\s[^,;.?!]{3,30}?)? (?:charg|attack)[a-z]* [^;:.?!]{4,80}?)\s*[,;]? (?:and )?
      the \2 (?:has|is|with) ([^,;.?!]{3,40}?)(?=\W*$)
    `,
    '$1 ($4)$3'
  ],
  // "hirdmen charge with ullr and 1 fatigue", behind the units
  [
    said`(?<=\d [a-z]+\s*[:;,.].{0,80}?(?:[:;,.]|\band)\s*(?:the )?)([a-z]{3,20}) (charge|attack) with (?!${OWN}\s|\d+ (?!fatigue))(?=[^,;.]{3,60}\W*$)`,
    '$1 $2, the $1 have '
  ],
  // "the jarl with 6 hirdmen side by side"
  [said`\b(${LEADER}) with (?=${UNIT}\s*,? (?:fighting )?side by side\b)`, '$1 and '],
  // "8 bondi charge 4 huscarls, 6 bondi in contact, 3 huscarls in contact"
  [
    said`
      (?<=\d.{6,200}[,;.]\s*)(\d{1,2}) (?:of the )?([a-z]{3,20}) (?:are )?in (?:contact|touch|reach|range)\s*(?:,|\band\b)\s*
      (?:and )?(\d{1,2}) (?:of the )?([a-z]{3,20}) (?:are )?in (?:contact|touch|reach|range)(?=\W*$|\s*[,;.])
    `,
    'the $2 engaged $1, the $4 engaged $3'
  ],
  // "against 6 mounted knights, how do 8 ceorls hold up"
  [
    said`^\W*against (${UNIT_WITH})\s*,\s*how (?:do|does|would|will|can) (${UNIT_WITH}) (hold|stand) (?:up|out|on|firm)\W*$`,
    'how do $2 $3 up against $1'
  ],
  // "drop a single hirdman out of 6"
  [
    said`\b(?:drop|kill|slay|fell)(s|ing)? (?:(?:at least )?(?:a single|an?|one|1)) ([a-z]{3,20}) out of (\d{1,2})(?!\d)`,
    'kill$1 1 of $3 $2'
  ],
  [said`\b(?:let|set|turn) (${UNIT}) loose (?:on|upon|against) (?=${UNIT})`, '$1 charge '],
  // the size of the unit, told behind
  [
    said`
      ^\W*
      (
        (?:how many|how likely is it that) ${OWNED}([a-z]+) (?:will )?(?:die|fall|survive|are (?:left|killed)) (?:if|when)
        \s+${UNIT_WITH}\s(?:charge|attack|shoot)s?
      )(?: (?:them|at them))?\s*,? (?:and|if) (?:there are|they are|he has|I have) (?:only )?(${NUMBER})(?: (?:of them|\2))?\W*$
    `,
    '$1 $3 $2'
  ],
  // "are 8 bondi enough to kill 4 huscarls"
  [said`^\W*(?:is|are|will|would) (${UNIT}[^,;:.?!]{0,40}?) (?:be )?enough to (?=[a-z])`, 'can $1 '],
  // "4 huscarls on the defence against 8 bondi"
  [
    said`^(\W*(?:[a-z]+ ){0,4}?)(${UNIT})\s*,? (?:(?:who|that) )?(?:are )?on (?:the )?defen(?:sive|[cs]e) (?:against|vs\.?|versus) (?=${OWNED}${NUMBER}\s)`,
    '$1$2 charged by '
  ],
  [said`(?<=\d [a-z]+\s*),? (?:(?:who|that) )?(?:are )?on (?:the )?defen(?:sive|[cs]e)(?=\W*$)`, ''],
  [said`\b(lock)s? (?:horns|swords|shields) with\b`, 'fight'],
  [
    said`^\W*A(?:tt(?:ackers?)?)?\s*[:=]\s*(${UNIT_WITH})\s*[,;.\/|]? (?:vs?\.? )?D(?:ef(?:enders?)?)?\s*[:=]\s*(?=${OWNED}${NUMBER}\s)`,
    '$1 charge '
  ],
  [said`^\W*(?:sim|calc)(?: (?:for|of|the))?\s*:? (?=(?:my |his |the )?\d)`, ''],
  // a unit that is thrown into a fight
  [
    said`
      ^(\W*(?:(?:can|should|could|if|when|what if) )?(?:(?:I|we) )?)(?:throw|hurl|fling|commit)s? (?:in )?(${UNIT}) (?:in )?
      (?:at|into|onto|against) (?=${UNIT})
    `,
    '$1$2 charge '
  ],
  [said`\b(?:tak|hav)(?:es?|ing) (?:an? |some |the )?(?:pot[\s-]?shots?|potshots?|cheap shots?) (?=at\s)`, 'shooting '],
  // "can 6 hirdmen kill 4 ceorls when they charge 8"
  [
    said`
      \b(kill|slay|destroy)(s|ing)? (${NUMBER}) ([a-z]+)
      \s+((?:when|if|by|while) (?:(?:they|he|I|we) )?(?:charg|attack|shoot)(?:e|ing|s)?(?: at)?) (${NUMBER})(?=\W*$)
    `,
    '$1$2 $3 of $6 $4 $5 them'
  ],
  // "can 6 hirdmen kill 4 of 8 ceorls when they charge": who kills
  [
    said`
      \b(${UNIT} (?:kill|slay|destroy|wipe out|drop) [^,;:.?!]{2,40}?\bof ${UNIT}) (?:when|if|as|once|by) (?:they )?
      (?:charge|charging|attack|attacking)(?: (?:them|him|it))?(?=\W*$)
    `,
    '$1'
  ],
  [
    said`
      ^\W*(?:can|could|will|would|do|does|${A_CHANCE}(?: (?:that|of))?) (${UNIT}(?: with [a-z]+)?)
      \s+(kill|slay|destroy|wipe out|drop) ([^,;:.?!]{2,40}?\bof ${UNIT}) (?:when|if|as|once) they (?:shoot|fire)
      (?: (?:at )?(?:them|him|it))?\W*$
    `,
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
    said`
      ^\W*([a-z]+(?: [a-z]+)?) (vs?\.?|versus|against|on|into|charge) ([a-z]+(?: [a-z]+)?)[\s,;:(]+(\d{1,2})\s*
      (?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})\W*$
    `,
    '$4 $1 $2 $5 $3'
  ],
  [
    said`
      ^\W*(\d{1,2})\s*(?:vs?\.?|versus|against|on|to|into)\s*(\d{1,2})[\s,;:)]+([a-z]+(?: [a-z]+)?)
      \s+(vs?\.?|versus|against|on|into|charge) ([a-z]+(?: [a-z]+)?)\W*$
    `,
    '$1 $3 $4 $2 $5'
  ],
  // dice that somebody is given
  [
    said`\bgive (?:the |my |his )?([a-z]+) (${NUMBER}) ((?:attack|defen[cs]e) )?(?:dice|die)\b(?<=[,.;:]\s*give.{1,60}|\band give.{1,60})`,
    'the $1 have $2 extra $3dice'
  ],
  [
    said`
      (?<=\d.{0,200})(?:[,.;:]\s*(?:and )?| and )(?:I|we) (?:have|get|got|gain) (${NUMBER}) (?:extra|more|bonus|additional)
      \s+(?=(?:attack |defen[cs]e )?(?:dice|die)\b)
    `,
    ', mine have $1 extra '
  ],
  // whose fatigue is said before the fight
  [said`^\W*fatigue\s*:\s*([a-z]+ ${NUMBER}(?:\s*,| and)\s*[a-z]+ ${NUMBER})\s*[.;:,]\s*(?=\d)(.+)$`, '$2, fatigue: $1'],
  [
    said`
      ^\W*${OWNED}([a-z]+) (?:have|has) (${NUMBER}) fatigue(?:\s*[,;]| and)\s*${OWNED}([a-z]+) (?:(?:have|has) )?(${NUMBER})
      (?: fatigue)?\s*[.;:,]\s*(?=\d)(.+)$
    `,
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
    firstPhrase`
      (?:,\s*)?\b(?:defending|receiving)\W*$
      |(?<=\bcharge\s.{1,60})\b(?:defend(?:ing|s)?|receiv(?:ing|es?))(?: (?=in\b|behind\b|with \S+ fatigue)|(?=\s*(?:[,;.]|$)))
    `,
    ''
  ]
]
