import { LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English in which a player tells whose a unit is and who goes at whom, before or behind what he asks. */

const END = String.raw`(?=\W*$)`

export const ENGLISH_SIDES_TOLD: readonly Rewording[] = [
  [
    said`
      \b(${LEADER})\b([^,;.?!]{0,40}),? (?:and )?(?:who|he|she)(?:['\u2019]s got| has(?: got)?) (${NUMBER}) (?:body)?guards?
      (?: with him)?(?=\s*[,;.?!]|\W*$)
    `,
    '$1 guarded $3$2'
  ],
  [
    said`^\W*how (?:badly|much|hard) (?:do|does|will|would) (${UNIT}) (?:suffer|get hurt|get hit|get mauled) (?=when|if)`,
    'what happens to $1 '
  ],
  [
    said`^\W*(${UNIT_WITH}) can(?:['\u2019]t|not|not possibly) (?:beat|win against|defeat) (${UNIT_WITH})\s*,? can they\W*$`,
    'can $1 beat $2'
  ],
  [
    said`
      ^\W*how (?:often|likely) (?:do|does|would|will|are) (${UNIT_WITH}) (?:to )?(?:tie|draw) (?:when|if) they (charge
      |attack) (${UNIT_WITH})\W*$
    `,
    'chance of a tie when $1 $2 $3'
  ],
  [
    said`^\W*(?:what are the odds|what['\u2019]?s the chance|chances?|odds|probability) of a (?:tie|draw)\s*[?.:;]\s*(?=\S)(.+?)\W*$`,
    'chance of a tie when $1'
  ],
  [said`\bwith or without charge\b!?`, 'with or without +charge'],
  [
    said`
      ^\W*(?:he|she|my opponent|the enemy)(?:['\u2019]s| is| has)(?: (?:got|dug in|sitting|hiding|holed up|waiting|standing))?(?: with)? (${UNIT_WITH})
      [.;!] (?:can|could|will|would|do|does|don['\u2019]t|won['\u2019]t) (my ${UNIT_WITH}) (?:beat|defeat|kill|clear|handle|take) (?:them|him|it)(?: out)?(?= ?
      \?|\W*$)
    `,
    '$2 charge $1'
  ],
  [
    said`
      ^\W*I(?:['\u2019]ve(?: got)?| have(?: got)?) (${UNIT_WITH})[.;,] how many of (?:his |their |the )?(${UNIT}) (?:drop|die|fall|go down|are killed|do I kill) (?:if|when) they
      \s+(throw|shoot|fire|loose|charge|attack)(?=\W)
    `,
    '$1 $3 at $2'
  ],
  [
    said`
      \b(${NUMBER}) (?:out )?of ((?:his|my|her|their|our|the) )(?:original )?${NUMBER} ([a-z]+) (?:are|is) (?:still (?:up
      |alive|standing|there|around|fighting|in the fight)|standing|up)(?= and)
    `,
    '$2$1 $3'
  ],
  [
    said`(?<=\b${NUMBER} [a-z]{3,20} )(?:carry|carries|carried) (?=(?:an?|the|their|some) (?!weapons)|bows|slings|javelins|crossbows|axes)`,
    'with '
  ],
  [
    said`\b(?:drop|sacrifice|trade(?: in)?|swap|forgo|forego) half (?:of )?(?:my|our|the|their|his) (?:attack )?dice\b`,
    'give up dice'
  ],
  [
    said`
      ^\W*(?:he|she|you|my opponent)(?:['\u2019]s got|['\u2019]ve got| has got| has| have) (${UNIT_WITH})\s*[.,;] (?:(?:and
      |but) )?I(?:['\u2019]ve got|['\u2019]ve| have got| have) (${UNIT_WITH}),? (?:and|so) they (charge|attack|shoot at
      |shoot|go for|go into|hit|rush) (?:them|him|it)(?=\s*[.,;?!]|\W*$)
    `,
    '$2 $3 $1'
  ],
  [
    said`
      ^\W*(?:it|that)(?:['\u2019]s not| is not| isn['\u2019]t) (${UNIT}) (?:that|who|which) (?:charge|attack|shoot)s?\s*,? but (${UNIT}|(?:the )?[a-z]+)\W*$
    `,
    '$2 charge $1'
  ],
  [said`^\W*once (?=${OWNED}${NUMBER} [a-z])`, 'when '],
  [said`(?<=^\W*(?:what|how|chance|odds|do|does|will|is|are|any)\b[^,;:.?!]{4,80} )once (?=${OWNED}${NUMBER} [a-z])`, 'when '],
  [
    said`
      \b(?:are|is|am|['\u2019]re) (?:itching|dying|eager|keen|aching|raring|poised|tempted|planning|hoping|looking|going
      |about|ready|all set) to (?=(?:charge|attack|shoot|hit|storm|assault|go |rush|take )(?! ?me\b))
    `,
    ''
  ],
  [
    said`
      ^\W*(?:so )?(?:he|she) (?:comes|goes|runs|charges|walks) (?:at|for|into) me with (?:(?:his|her) )?(${UNIT_WITH}),?
      \s+(?:and|but) (?:I(?:['\u2019]ve| have)?|all I(?:['\u2019]ve| have)) (?:only )?(?:got )?(${UNIT_WITH})(?=\s*[,;.?!]
      |\W*$)
    `,
    '$1 charge my $2'
  ],
  [
    said`
      ^\W*(?:there['\u2019]?s|there is) (?:an? |his |the )(${LEADER})(?: (?:all )?(?:alone|by himself|on his own))?(?: right
      | standing)? in front of (my ${NUMBER} [a-z]+)(?=\W)
    `,
    '$2 charge the $1'
  ],
  [
    said`
      ^\W*(?:he|she)(?:['\u2019]s| is| has)(?: (?:got|hiding|keeping|holding|sitting|parked|has))? (?:his )?(${UNIT}) in
      \s+(?:an?|the|some) ([a-z]+),? and (my ${NUMBER} [a-z]+)(?: (?:are|is|am))?(?: (?:going to|about to|to))? (?:storm
      |attack|charge|assault|rush)(?: (?:it|them|in))?(?=\W)
    `,
    '$3 charge $1 in $2'
  ],
  [
    said`
      \bhow (?:does|do|will|would) (?:it|things|that|this) (?:look|go|end|turn out|work out|pan out)(?: for (?:me|him|them
      |us))? (?=if |when |once )
    `,
    'what '
  ],
  [
    said`
      [.;,?!]\s*(?:and )?how (?:is|['\u2019]s) (?:that|this|it) (?:going to|gonna|likely to) (?:go|end|turn out|work out
      |look|play out|pan out)${END}
    `,
    ''
  ],
  [said`[.;,?!]\s*(?:a )?good (?:idea )?or (?:a )?bad(?: idea)?${END}`, ''],
  [said`^\W*I(?:['\u2019]d| would)? fancy (?=charging|attacking|shooting)`, ''],
  [said`\b(need|takes?) so (?:that )?(?:I|they|we|it) (?=(?:beat|win|kill|wipe|destroy)\b)`, '$1 to ']
]
