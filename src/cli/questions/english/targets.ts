import { A_CHANCE, LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** How players speak at the table of who is met and who is left: of targets, of one's own units, of places. */

const SHOOTERS = `${OWNED}${NUMBER} (?:crossbow[a-z]*|archers|slingers|[a-z]+ (?:with )?(?:bows?|slings?|crossbows?|javelins?))`
/** What each player has: one unit of his against several of one's own. */
const HE_HAS = `(?:he|she|they|(?:my |the )?(?:opponent|enemy)) ha(?:s|ve)(?: got)? (?<enemy>${UNIT}(?: [^,;.:?!]{2,40}?)?)`
const I_HAVE = said`(?:I|we)(?:['\u2019]ve| have)(?: got)? (?<own>${UNIT_WITH} (?:and|or) ${UNIT_WITH})`

export const ENGLISH_TARGETS: readonly Rewording[] = [
  // who is charged, told before who charges
  [
    said`
      ^\W*(?:the|his|those|my) (${NUMBER} [a-z]+) (?:that |which |whom )?(${UNIT}) (?:(?:are|is|am) (?:about|going|ready) to
      |want to|will|now|would) (?:now )?(charge|attack|shoot)(?: at)? (?:are|is) ([^,;:.?!]{3,40}?)\W*$
    `,
    '$2 $3 $1 $4'
  ],
  [
    said`
      ^\W*(?:the|his|those|my) (${NUMBER} [a-z]+) (?:that |which |whom )?(${UNIT}) (?:(?:are|is|am) (?:about|going|ready) to
      |want to|will|now|would) (?:now )?(charge|attack|shoot)(?: at)? (?:have|has|carry|use) ([^,;:.?!]{3,40}?)\W*$
    `,
    '$2 $3 $1 with $4'
  ],
  [
    said`
      ^\W*how many of (?:the )?(${UNIT}) (?:that|which|whom) (${UNIT}) (charge|attack|shoot)(?: at)? (?:die|fall|perish
      |are killed)(?: on average)?\W*$
    `,
    '$2 $3 $1'
  ],
  [
    said`
      ^\W*(${UNIT_WITH}) (charge|attack|shoot)(?: at)? (${UNIT_WITH})\s*,? the former (?:having|with|have|has)
      \s+(?![^?]*\blatter\b)([^,;:.?!]{3,40}?)\W*$
    `,
    '$1 with $4 $2 $3'
  ],
  [
    said`^\W*(${UNIT_WITH}) (charge|attack|shoot)(?: at)? (${UNIT_WITH})\s*,? the latter (?:having|with|have|has) ([^,;:.?!]{3,40}?)\W*$`,
    '$1 $2 $3 with $4'
  ],
  [
    said`
      ^\W*(${UNIT_WITH}) (charge|attack|shoot)(?: at)? (${UNIT_WITH})\s*,? (?:and )?only (?:the (?:ones|men) (?:being )?
      (?:charged|attacked|shot at)|those (?:being )?(?:charged|attacked|shot at)|the (?:defenders|targets)) (?:have|has|with
      |carry) ([^,;:.?!]{3,30}?)\W*$
    `,
    '$1 $2 $3 with $4'
  ],
  [
    said`\s*,? it['\u2019]?s (?:the )?([a-z]+?)['\u2019]s? turn(?: (?:and|so) (?:they|he) (?:charge|attack)s?)?\W*$`,
    ', the $1 charge'
  ],
  [
    said`\s*,? (?:and )?not (?:with )?(?:their )?[a-z]+ but (?:with )?(?:their )?(bows|slings|crossbows|javelins)\W*$`,
    ' with $1'
  ],
  [
    said`
      (?<=\d [^?]{4,120}(?:charge|attack|shoot)s? (?:at )?(?:the )?${NUMBER} [^,;:.?!]{3,40}), (?:and )?not (?:the |his
      \s+|my )?${NUMBER} [a-z]+\W*$
    `,
    ''
  ],
  [
    said`^\W*before (${UNIT_WITH}) (charge|attack) (${UNIT})\s*,? (${UNIT_WITH}) shoot(?: at)? (?:them|the [a-z]+)\W*$`,
    '$4 shoot $3 then $1 $2 them'
  ],
  [said`\s*,? and (?:last|lastly|last of all|finally),? (?=${OWNED}${NUMBER} )`, ' then '],
  // what says nothing of a fight
  [
    said`^\W*(?:it['\u2019]?s|in|on|this is) (?:round|turn) \d{1,2}(?: of (?:the|a|my|our) game)?\s*,?(?: and)? (?=${OWNED}${NUMBER} [a-z])`,
    ''
  ],
  [said`^\W*in (?:an? |my |our )(?:standard |club |tournament )?\d{1,2}[- ]points? game\s*,? (?=${OWNED}${NUMBER} [a-z])`, ''],
  [said`\s*,? (?:and|but) (?:nobody|no one|no unit) else has any(?: of it)?(?=\s*[,;.]|\W*$)`, ''],
  [said`\bhalf or more\b`, 'at least half'],
  [said`\b(he|she|${LEADER}) lives\b`, '$1 survives'],
  [said`\bfail to (kill|hit|drop) (?:even |a single )?(?:one|any)(?= of)`, '$1 none'],
  // who is charged or shot at
  [
    said`
      ^(\W*${UNIT_WITH} or ${UNIT_WITH})\s*,?
      \s+(?:(?:does it matter|is there a difference|which is better|what(?:['\u2019]s| is) better)\s*,? )?
      (?:against|vs\.?|facing) (${UNIT_WITH}) (?:charging|attacking)(?: (?:them|me|us))?\W*$
    `,
    '$1 charged by $2'
  ],
  [
    said`
      (?<=\d [a-z]+(?: (?:in|behind|with|on) [a-z ]{2,25})?) (?:against|vs\.?|facing) (${SHOOTERS}) (?:shooting|firing)
      (?: at (?:them|me|us))?(?=\W*$)
    `,
    ' shot at by $1'
  ],
  [
    said`
      \b(?:do(?:es)?n['\u2019]?t|do not|does not|wo\s?n['\u2019]?t|will not) lose
      \s+(?:anybody|anyone|any(?: (?:men|models))?|an? (?:single )?(?:man|model))\b
    `,
    'lose nobody'
  ],
  [said`\b(lose (?:nobody|no one|none|no (?:men|models))) (?:to|against) (?=${SHOOTERS})`, '$1 when shot at by '],
  // how many are left of them
  [
    said`
      ^\W*((?:${A_CHANCE})(?: (?:that|of))?) (?:the |his |my )?([a-z]+) (?:are|is|get|gets)
      \s+(?:(?:cut|reduced|brought|whittled) )?(?:down )?to (?:just |only )?(${NUMBER})(?: (?:men|man|models?|left))?
      \s+(?:after|when|if|once) (${UNIT_WITH} (?:charge|attack|shoot)s?(?: at)?) (?:them|(${NUMBER}) (?:of them|\2))\W*$
    `,
    '$1 exactly $3 $2 survive: $4 $5 $2'
  ],
  [
    said`
      ^\W*(?:is|are) (?:being |it being )?(mounted|on foot|on horse(?:back|s)?) (?:any )?
      (?:better or worse|better|worse|safer|an advantage|worth it) (?:for|with) (${UNIT}) (?:when |if )?
      (?=shot|against|charg|vs|attack)
    `,
    '$2 mounted or $2 on foot '
  ],
  [
    said`
      ^\W*how (?:good|useful|helpful|valuable|effective) (?:is|are) ((?!the\b|my\b|his\b|an?\b)[a-z]+(?: [a-z]+)?) (?:for
      |with|on) (?=${UNIT})
    `,
    'is $1 worth it for '
  ],
  [
    said`
      ^\W*(?:how much )?(?:does|would|will) (?:exhaustion|tiredness|being exhausted) (?:matter|hurt|count|weigh|affect)
      (?: (?:much|a lot|at all))?(?: (?:for|to|on))? (?=${OWNED}${NUMBER} [a-z])
    `,
    'does being exhausted help '
  ],
  [
    said`
      ^\W*(?:is it|would it be) (?:worth|better) (?:it )?(?:having|taking|bringing|using|to have|to take|to use) (${NUMBER})
      \s+(?:instead of|rather than|over) (${NUMBER}) ([a-z]+) (?=against|vs|charging|attacking|when|if)
    `,
    '$1 $3 or $2 $3 '
  ],
  [
    said`
      ^\W*
      (?:
        (?:which|what)(?: is|['\u2019]s)? (?:the )?(?:more likely(?: to (?:win|work))?|better|best|safer|easier)
        (?: (?:odds|fight|bet))?\s*[,:]\s*
      )?(${UNIT}) (vs\.?|versus|against|charging|attacking) (${UNIT_WITH}) or \1 \2 (${UNIT})\W*$
    `,
    '$1 $2 $3 or $4'
  ],
  [
    said`
      ^\W*(?:who|which|what) (kill|hit|win)s (more|most)\s*[,:]\s*(${UNIT_WITH} or ${UNIT_WITH})\s*,? (?:against|vs\.?|into
      |at) (${UNIT_WITH})\W*$
    `,
    'do $3 $1 $2 against $4'
  ],
  [
    said`
      ^\W*(?:he|she|they|(?:my |the )?(?:opponent|enemy)) ha(?:s|ve)(?: got)? (${UNIT}[^;.?!]{5,100}?)\s*[,;.]\s*(?:and |but )?
      (?:I|we)(?:['\u2019]ve| have)(?: got)? (${UNIT_WITH})\s*([,;.] (?:which|who|what)\b.{5,60})$
    `,
    'I have $2, he has $1$3'
  ],
  [
    said`
      ^\W*(${UNIT_WITH}) and (${UNIT_WITH}) are (?:both )?(?:in|within)(?: charge| charging| shooting)? (?:range|reach|sight) of
      \s+(${UNIT_WITH})\s*([,;.] (?:so )?(?:which|who|what)\b.{5,60})$
    `,
    'I have $3, he has $1 and $2$4'
  ],
  [
    said`
      ^\W*(?:which|who|what)(?: one| unit| target)? (?:would|will|can|could|do|should) (${UNIT_WITH})
      \s+(?:beat|kill|charge|take|handle|fight|attack|shoot(?: at)?)
      \s+(?:more easily|better|best|easier|easiest|more often|most easily|first)\s*[,:]\s*
    `,
    'which target is best for $1, '
  ],
  [
    said`
      ^\W*(?:is|does|would|will) ((?!it\b|that\b|this\b|he\b)[a-z]{3,20}) (?:(?:be |work |do )?better|help more|do more)
      \s+(?:with|for|on) (${UNIT}) or (${UNIT}) (?=against|vs|charging|attacking)
    `,
    '$2 with $1 or $3 with $1 '
  ],
  // which of one's own
  ...[
    [HE_HAS, I_HAVE],
    [I_HAVE, HE_HAS]
  ].map(
    ([first, second]): Rewording => [
      said`
        ^\W*${first}\s*[,;.]\s*(?:and |but )?${second}\s*[,;.:?]\s*(?:so )?(?:who|which|what)(?: (?:one|unit|of them))?
        \s+(?:should|do|would|shall) (?:(?:I|we) (?:send|use|pick|choose|(?:charge|attack) with)|(?:go|charge|attack)(?: in)?)
        \W*$
      `,
      'which is best against $<enemy>: $<own>'
    ]
  ),
  // which target
  [
    said`
      ^\W*between (${UNIT_WITH}) and (${UNIT_WITH})\s*,? (?:who|which|what)(?: (?:one|target))?
      \s+(?:do|should|would|will|shall|can) (${UNIT}) (?:best )?(?:hit|charge|attack|fight)\W*$
    `,
    '$3 charge $1 or $2'
  ],
  [
    said`
      ^\W*between (${UNIT_WITH}) and (${UNIT_WITH})\s*,? (?:who|which|what)(?: (?:one|target))?
      \s+(?:do|should|would|will|shall|can) (?:I|we) (?:hit|charge|attack|fight) with (${UNIT_WITH})\W*$
    `,
    '$3 charge $1 or $2'
  ],
  [
    said`
      ^\W*where (?:do|would|will|should) (${UNIT_WITH}) (?:do|deal|cause|inflict) (?:the )?(?:most|more) (?:damage|harm
      |kills|good)\s*[,:;]\s*
    `,
    'which target is best for $1, '
  ],
  [
    said`
      ^\W*(?:(?:who|what|which)(?:['\u2019]?s| is| are)|which(?: one)?) (?:the )?
      (?:softer|softest|squishier|juicier|easier|easiest|weaker|weakest|better|best)(?: (?:target|prey|kill|meat))?\s*[,:]\s*
      ((?:${UNIT}\s*,\s*){0,2}${UNIT_WITH} or ${UNIT_WITH})\s*,? for (${UNIT_WITH})\W*$
    `,
    'which target is best for $2, $1'
  ],
  [
    said`\b(?:(?:the |a )?(?:bigger|biggest|greater|greatest|worse|worst|main) (?:threat|danger|problem|worry)) (?:to|for|against) `,
    'more dangerous to '
  ],
  // one place or another
  ...[
    ['(?:no|light|heavy|soft|hard)', '(?: cover)?', ' cover'],
    ['(?:woods?|walls?|hedges?|buildings?|rocks|ruins)', '', '']
  ].map(
    ([place = '', cover = '', named = '']): Rewording => [
      said`
        ^\W*(?:does|do|is|are|would|will) (?:an? |the )?(${place})${cover}
        \s+(?:beat|outperform|(?:be |work |do )?better than|(?:protect|save|help)s? more than) (?:an? |the )?(${place})${cover}
        \s+(?:for|when|if|with) (${UNIT}) (?:(?:who|when|if|they|are|get|being) ){0,4}((?:shot(?: at)?|charged|attacked) by .+?)
        \W*$
      `,
      `$3 $1${named} or $3 $2${named} $4`
    ]
  )
]
