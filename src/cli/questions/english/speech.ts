import { A_CHANCE, CHANCE, LEADER, NUMBER, OWN, OWNED, type Rewording, said, TO_THE_END, UNIT, UNIT_WITH } from '../rewording'

/** How players speak of a fight at the table, put in plain words before all others: "punch through", "clear them off a hill". */

const PLACE =
  '(?:the|an?|that|his|my|their) (?:[a-z]+ )?(?:hill|ridge|woods?|forest|trees|wall|hedge|fence|building|house|ruins|rocks|marsh|field|crops)'
const WIPEOUT = '(?:an? )?(?:(?:total|complete|full|clean) )?(?:wipe[ -]?outs?|massacre|annihilation|sweep)'
const FACTION = '(?:vikings?|anglo-danes?|anglo-danish|normans?|welsh)'

export const ENGLISH_SPEECH: readonly Rewording[] = [
  // verbs of the table
  [
    said`
      \b(?:punch|smash|break|crash|bust|carve|cut|plough|plow|slice|blast|burst|force (?:their|its|a) way)(?:e?s)?
      \s+(?:right |straight |clean )?(?:through|past) (?=${OWNED}${NUMBER} [a-z])
    `,
    'beat '
  ],
  [said`\b(?:clear|sweep|scour)(?:s|ing)? (?:out )?(${UNIT_WITH}) (?:off|out|from)(?: of)? (?=${PLACE})`, 'wipe out $1 on '],
  [
    said`\b(?:be )?still (?:be )?(?:standing|alive|there|around|in one piece|in the game|on the table) (?:after|when|if|once) (?=${UNIT_WITH})`,
    'survive if '
  ],
  [
    said`
      (?<=\b(?:if|when|after|once|as) ${UNIT} )(?<!\b(?:crossbow[a-z]*|archers|slingers) )(?:hit|strike|smack|slam)s? (?:into )?
      (?=(?:them|me|us|him|it)\b|${OWNED}${NUMBER} (?!of\b)[a-z])
    `,
    'charge '
  ],
  // what every answer shows
  [
    said`
      ^\W*(?:(?:show|give|tell|print|draw|plot) (?:me )?|what(?:['\u2019]?s| is) )(?:the |an? )?(?:(?:full|whole|likely) )?
      (?:spread|distribution|range|breakdown|curve|histogram|variance)
      (?: of (?:the )?(?:results?|outcomes?|(?=losses|casualties|kills))(?:(?:losses|casualties|kills)(?= (?:for|of|in) ))?)?
      \s+(?:(?:for|of|in|when|if) )?(?=${UNIT})
    `,
    ''
  ],
  [said`\b(?:run|ride|roll|mow|trample|steamroll)s? (them|him|it|(?:the|his|my) [a-z]+) (?:over|down|under|flat)\b`, 'charge $1'],
  [
    said`(?<=\d [a-z]+ )(?:get|wade|tear|rip|lay|steam|barrel|go|stick|plough|plow)s? (?:stuck )?into (?=(?:them|me|us|it)\b|${OWNED}${NUMBER} [a-z])`,
    'charge '
  ],
  [said`\b(?:clean|clear|mop)(?:s|ing)? (?:out|up) (?=${UNIT})`, 'wipe out '],
  [said`^\W*what (?:%|per\s?cent(?:age)?|share|fraction)(?: of the time)? (?:do|does|will|would|can) (?=${UNIT})`, 'odds that '],
  // what somebody says of it
  [
    said`
      ^\W*(?:my|our|the|an?) (?:mate|friend|opponent|brother|son|daughter|wife|buddy|other player|guy|bloke)
      \s+(?:says|reckons|thinks|claims|swears|insists|believes)(?: that)?[\s,:]+(?=${UNIT})
    `,
    ''
  ],
  [said`(?<=\d.{0,200})[,;.]\s*(?:is|are) (?:he|she|they|that|it|this) (?:right|true|so|wrong|correct|mad)\W*$`, ''],
  [
    said`
      \b(?:always|usually|normally|generally|never|ever|often)
      \s+(?=(?:lose|win|beat|die|survive|kill|hold)s?\b(?! (?:at|more|fewer|exactly)\b))(?<=\d.{0,80})
    `,
    ''
  ],
  [
    said`\bwho(?:['\u2019]?s| is| will be) (?:(?:still )?(?:standing|alive|left))(?: (?:at the end|afterwards?|after|in the end|after that))?(?=\W*$)`,
    'who wins'
  ],
  [said`\bwhats (?=[a-z])`, "what's "],
  [
    said`\b(?:un)?till? (?:someone|somebody|anyone)(?:['\u2019]s| is| gets| are) (?:all )?(?:wiped(?: out)?|dead|gone|killed|destroyed|down|left)\b`,
    TO_THE_END
  ],
  // who holds what
  [
    said`
      ^\W*(?:(?:can|could|do|will|would|should) (?:I|we) )?(?:hold|defend|keep|man|guard) (${PLACE}) with (${UNIT})
      \s+(?:if|when|against|while) (${UNIT})(?: (?:charge|storm|attack|assault|rush)s?(?: (?:it|them|me))?)?\W*$
    `,
    '$3 charge $2 in $1'
  ],
  [
    said`
      ^\W*(?:would|will|can|could|do) (${UNIT_WITH}) (?:slow(?: down)?|hold up|delay|bog down|stop|halt) (${UNIT})
      (?: (?:charging|attacking)(?: (?:them|me|in))?)?\W*$
    `,
    '$2 charge $1'
  ],
  [said`\b(he|she)(?:['\u2019]s| is) the (?:one|side) (charg|attack)ing(?=\W*$)`, '$1 $2es'],
  [said`\b(I|we|they)(?:['\u2019](?:m|re)| am| are) the (?:ones?|side) (?:charging|attacking)(?=\W*$)`, '$1 charge'],
  [said`(?<=\b(?:losses|casualties|kills) )(?:both ways|each way|on both sides)[\s,:]*(?=${UNIT})`, 'for '],
  [said`\brounds? of (?:melee|combat|fighting|close combat)\b`, 'rounds'],
  [said`\bprecisely (?=${NUMBER}\b)`, 'exactly '],
  [said`\b(${NUMBER}) ((?!dice|hits)[a-z]{4,20}) (?:out )?of (${NUMBER}) (?=(?:die|fall|dying|falling)s?\b)`, '$1 of $3 $2 '],
  [
    said`
      ^\W*(${A_CHANCE})(?: (?:that|of))? (?:I|we) (?:come|get|walk) (?:out of|away from|through) (?:charging|attacking)
      \s+(${UNIT}) with ((?:(?:at least|more than|exactly) )?${NUMBER})(?: of)? (${UNIT})\W*$
    `,
    '$1 that $3 of $4 survive if they charge $2'
  ],
  [
    said`
      \bthen both (${UNIT}) and (?:then )?(${UNIT}) (charge|attack|shoot)s? (?:at )?them(?=\W*$)
      |\bthen (${UNIT}) and (${UNIT}) both (charge|attack|shoot)s? (?:at )?them(?=\W*$)
    `,
    'then $1$4 $3$6 them then $2$5 $3$6 them'
  ],
  [
    said`
      \s*,? (?:and|but) if (?:they|any|some)(?: of them)?
      \s+(?:(?:do|are)(?:n['\u2019]?t| not) (?:all )?(?:die|dead|gone|wiped out|finished)|survive|are left)\s*,?
      \s+(?:they |I |we )?(charge|attack|shoot)(?: (?:at )?them)? again(?=\W*$)
    `,
    ', then $1 them'
  ],
  [
    said`^\W*(?:I|we)(?:['\u2019]ve| have)? killed (.{3,80}?)\s*[,;.?]\s*(?:how many |what |the )?points\W*$`,
    'I killed $1, how many victory points is that'
  ],
  [
    said`^\W*how many points (?:is|are) ((?:an?|${NUMBER}) [a-z]+) worth(?: (?:when|if|once) (?:killed|dead|they die|he dies))?\W*$`,
    'how many victory points for $1 killed'
  ],
  [
    said`^\W*how many ((?:attack |melee )?dice) (?:for|from|with|of) (${UNIT})(?: (?:in|when|at) (?:melee|combat|shooting|a fight))?\W*$`,
    '$1 of $2'
  ],
  // two chances at once are asked back, and not one of them answered
  [said`(?<=\b${CHANCE}\b.{2,80}\band )los(?:e|ing) (?:nobody|no one|none)(?! of)\b`, 'lose no men'],
  [
    said`(?<=\d .{2,60})\b(?:against|vs\.?|versus|facing) (?:an?|the) (?:charge|attack|assault) (?:of|from|by) (?=${UNIT})`,
    'charged by '
  ],
  [
    said`^\W*(?:are|is) (${UNIT_WITH}) (?:toast|dead(?: meat)?|doomed|done for|screwed|finished|history|goners) (if|when|against)(?= ${OWNED}${NUMBER} )`,
    'do $1 survive $2'
  ],
  [
    said`
      ^\W*will (?:anybody|anyone|any|somebody|someone|anything) (?:be left|survive|remain|be alive)(?: (?:of|from|out of))?
      \s+(${UNIT}) (?:after|when|if|once) (${UNIT_WITH}) (charge|attack|shoot)s?(?: (?:at )?them)?\W*$
    `,
    'will $1 survive if $2 $3 them'
  ],
  [said`^\W*how often (?:do|will|would|can|shall) (?:I|we|you) (?:get|roll|see|have) (?=.{2,40}\bdice\b)`, 'chance of '],
  // two units of one kind, told apart by whose they are
  ...[
    ['(?:mine|my \\2)', '(?:has|have|with)', '$1 with $5 $3 $4'],
    ['(?:mine|my \\2)', '(?:is|are)', '$1 $5 $3 $4'],
    ['(?:his|hers|theirs|(?:his|her|their) \\2)', '(?:has|have|with)', '$1 $3 $4 with $5'],
    ['(?:his|hers|theirs|(?:his|her|their) \\2)', '(?:is|are)', '$1 $3 $4 $5']
  ].map(
    ([whose, verb, otherwise = '']): Rewording => [
      said`
        ^\W*((?:my|our) (?:${NUMBER} )?([a-z]+)) (vs\.?|versus|against|charges?|attacks?) ((?:his|her|their) (?:${NUMBER} )?\2)
        \s*[,;.]\s*(?:and |but )?${whose} ${verb} ([^,;.]{3,60}?)\W*$
      `,
      otherwise
    ]
  ),
  [
    said`
      ^\W*(${A_CHANCE}) of ((?:(?:at (?:least|most)|more than|fewer than|exactly|only) )?${NUMBER}(?: or (?:more|fewer))?) loss
      (?:es)? for (${UNIT}) (?:charging|attacking)\s+
    `,
    '$1 that $3 lose $2 if they charge '
  ],
  // whose losses are meant is asked back
  [
    said`
      ^\W*(${A_CHANCE}) (?:of|for)
      \s+((?:(?:at (?:least|most)|more than|fewer than|exactly|only) )?${NUMBER}(?: or (?:more|fewer))? loss(?:es)?)
      \s+(?:when|if|for|with|by) (.{8,200})$
    `,
    '$3, $1 of $2'
  ],
  [
    said`^\W*kill(?:ing)? (?:chances?|odds|probability)(?: (?:of|for|when|if))?[\s,:;]+(?=${UNIT_WITH} (?:charg|attack|shoot))`,
    ''
  ],
  // a charge back between two charges
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]+)[^,;:.?!]{0,50}? (?:charge|attack)s? ${OWNED}${NUMBER} ([a-z]+)[^,;:.?!]{0,50}?)\s*,?
      \s+(?:and )?(?:then )?(?:the )?\3 (?:charge|attack)s? back\s*,? (?:and )?(?:then )?(?:the )?\2 (?:charge|attack)s? again
      (?=\W*$)
    `,
    '$1, then the $3 charge the $2, then the $2 charge the $3'
  ],
  // how a question begins
  [
    said`^\W*(?:(?:a|one|just|and|ok|okay|so) ){0,2}(?:quick|simple|silly|stupid|dumb|random|easy|another|last) (?:one|question|q)\b\s*[,:;.?-]+\s*`,
    ''
  ],
  [
    said`
      ^\W*how (?:tough|resilient|hardy|durable|sturdy|vulnerable|exposed|solid|robust) (?:is|are)
      \s+((?:an? |${OWN} )?(?:${NUMBER} )?[a-z]+[^,;:.?!]{0,40}?) (?:to|against|vs\.?|versus)\s+
    `,
    'can $1 survive '
  ],
  [
    said`
      ^\W*(?:is|are|would|isn['\u2019]t|aren['\u2019]t) (${UNIT_WITH}) (?:be )?
      (?:overkill|too (?:much|many|few|weak|strong)|(?:a|any) match|(?:strong|good|big|numerous) enough)
      \s+(?:against|for|to (?:beat|take on|face))\s+
    `,
    '$1 vs '
  ],
  // who gives up dice, where the other charges
  [
    said`
      ^\W*(?:if|when|assuming) (?:he|she|they|my opponent|the enemy)
      \s+(gives? up (?:(?:his|her|their|attack) )*dice|closes? (?:ranks|up))\s*,? (?:do|can|will|would|could)
      \s+((?:my|our) ${NUMBER} [a-z]+[^,;:.?!]{0,40}?) (?:(?:still|even) )?
      (?:beat|win against|take(?: on)?|charge|attack|kill|defeat) (${UNIT})\W*$
    `,
    '$2 charge $3, the defender $1'
  ],
  [
    said`
      \b((?:give|giving) up (?:(?:my|our|their|attack) )*dice|clos(?:e|ing) ranks) (with|for) (${UNIT}) (?:when|if|as) (${UNIT})
      \s+charges?(?: (?:them|me|us|in))?(?=\W*$)
    `,
    '$1 $2 $3 against $4'
  ],
  [
    said`
      ^\W*(?:do|should|shall|would) (?:I|we) (?:spend|use|burn) (?:his|her|their|the(?: enemy(?:['\u2019]s)?)?) fatigue
      \s+(?:on|for|against) (?:my|his|their) armou?r or (?:on |against )?(?:his|theirs?|mine)(?: armou?r)? (?:when|if)\s+
    `,
    'what should I do when '
  ],
  // a charge with one unit or with another
  [
    said`
      \b(charging|attacking|shooting(?: at)?) (${UNIT}) with (${UNIT}) (?:vs\.?|versus|or|against|and|to|with)
      \s+(?:charging|attacking|shooting(?: at)?) (?:them|it) with (${UNIT})
    `,
    '$3 or $4 $1 $2'
  ],
  ...[
    ['(?:wall|hedge|fence|ditch|barricade)', 'behind'],
    ['(?:woods?|forest|building|house|ruins|rocks|marsh)', 'in']
  ].map(
    ([place, where]): Rewording => [
      said`
        ^\W*(?:which|who|what)(?: (?:of my [a-z]+|unit|of these|one))? (?:should|would|could|can|will) (?:best |better )?
        (?:hold|defend|man|line|guard|occupy) ((?:an?|the|my|that) ${place}) (?:against|from|vs\.?) (${UNIT_WITH})\s*[,:;]\s*
        (${UNIT}) or (${UNIT})\W*$
      `,
      `$3 ${where} $1 or $4 ${where} $1 charged by $2`
    ]
  ),
  // what a unit has, told behind
  [
    said`(?<=\d.{2,200}[,;.]\s*)(?:and )?(axes|heavy weapons|javelins|bows|slings|crossbows) (?:on|for|with) (?:the|my|his|her|their) ([a-z]+)(?=\W|$)`,
    'the $2 with $1'
  ],
  // what is asked before the fight goes behind it
  [
    said`^\W*((?:${A_CHANCE}) (?:of|for|to get) )${WIPEOUT}(?: (?:when|if|for|with|as))?[\s,:;]+(?=${UNIT_WITH} [a-z])(.+?)\W*$`,
    '$2, $1wiping them out'
  ],
  [
    said`^\W*wipe[ -]?(?:out )?(?:chances?|odds|probability)(?: (?:of|for|when|if|with))?[\s,:;]+(?=${UNIT})(.+?)\W*$`,
    '$1, chance to wipe them out'
  ],
  [said`^\W*(?:tie|draw) (?:chances?|odds|probability)(?: (?:of|for|when|if|with|in))?[\s,:;]+(?=${UNIT})`, 'chance of a tie: '],
  // a duel of leaders, whose sides are named behind
  [
    said`
      ^\W*
      (?:
        (?:who(?:['\u2019]?s| is) (?:the )?(?:favou?rite|favou?red|underdog)|who (?:wins|would win)|${A_CHANCE})
        \s+(?:in |for |of )?
      )?(?:an? |the )?(${LEADER})s?(?:['\u2019]s?)? (?:duel|fight|showdown|battle)s?\s*[,:]? (?:(?:between|of) )?(?:an? |the )?
      (${FACTION}) (?:and|vs\.?|versus|v|against) (?:an? |the )?(${FACTION})\W*$
    `,
    '$2 $1 vs $3 $1'
  ],
  // as many of the same on both sides
  [said`^\W*(\d{1,2}) (?:vs?\.?|versus|against|on) \1 (?=(?!dice|die|on\b|to\b)[a-z]{3})([a-z]+)`, '$1 $2 vs $1 $2'],
  // who is charged or shot at more than once
  ...[
    ['charges', 'charge', 'two|2', 'twice'],
    ['charges', 'charge', 'three|3', 'three times'],
    ['(?:volleys|shots|salvos)', 'shoot', 'two|2', 'twice'],
    ['(?:volleys|shots|salvos)', 'shoot', 'three|3', 'three times']
  ].map(
    ([named, deed, times, often]): Rewording => [
      said`
        ^\W*(?:can|could|will|would|do|does) (${UNIT_WITH})
        \s+(?:survive|withstand|take|weather|endure|face|hold against|stand up to) (?:${times}) ${named} (?:by|from|of)
        \s+(${UNIT_WITH})\W*$
      `,
      `$2 ${deed} $1 ${often}`
    ]
  ),
  // who wins
  [said`\b(?:comes? out|ends? up|finish(?:es)?) (?:on top|ahead|the winner|best)\b(?!.*\bor\b)`, 'wins'],
  [
    said`\b(${A_CHANCE})(?: (?:that|of))? (?:we|they|it|both|both sides|I) (?:will )?(?:draw|tie)s?(?=\W*$|\s*[,:;]| (?:if|when)\b)`,
    '$1 of a tie'
  ],
  [
    said`
      ^\W*(?:how likely (?:am I|are we|is it (?:that )?(?:I|we))(?: to)?|(?:${A_CHANCE}) (?:that |of )?(?:I|we|me)?) los
      (?:e|ing) more(?: (?:men|models))? than (?:him|them|he does|they do|the enemy|my opponent)
      (?: (?:do(?:es)?|if|when|with|by))?[\s,:;]+(?=${UNIT}\s)
    `,
    ''
  ],
  // how many are needed
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:fewest|min(?:imum)?(?: (?:number|amount) of)?) (?!number\b|amount\b)
      ([a-z]+(?: with [a-z]+)?) (?:(?:that )?(?:I|we|you) (?:would )?need |(?:needed|required) )?(?=(?:to|for)\s)
    `,
    'how many $1 do I need '
  ],
  [
    said`\b(?:an? )?(?:even|fair|50[- /]50) (?:fight|match|contest) (?:with|against|vs) (?<=\bneed\b.{1,80})`,
    'a 50% chance of beating '
  ],
  [
    said`
      (?<=^\W*how many [a-z]+(?: with [a-z]+)? (?:[a-z]+ ){0,4})to
      \s+(?:be (?:sure|certain|confident) (?:of|to)|guarantee|ensure|make sure(?: (?:of|that I|I))?) (?!\d)
      (kill|beat|wip|destroy)(?:ing|e)?\s+
    `,
    'to $1 '
  ],
  [
    said`
      \b(kill(?:ing)? (?:(?:at least|at most|more than|exactly|only) )?${NUMBER}) (?!of\b|out\b|men\b|models\b)([a-z]{4,20})
      \s+(?:out )?of (${NUMBER})(?=\W*$)
    `,
    '$1 of $3 $2'
  ],
  [
    said`
      ^\W*(?:what|which) size (?:of )?(?:an? )?(?:unit of ([a-z]+)|([a-z]+) unit)
      \s+(?:(?:will|would|can|could|(?:do|would) I need to) )?(survive|beat|hold|withstand|kill|stop|wipe out)s?\s+
    `,
    'how many $1$2 do I need to $3 '
  ],
  [
    said`
      ^\W*(?:I|we)(?:['\u2019]d)? (?:want|need|(?:would )?like) (?:an? |at least )?(\d{1,2}\s*%)(?: (?:chance|odds))? (?:to|of)
      \s+(beat|beating|win against|winning against|kill|killing|wipe out|wiping out) (${UNIT_WITH})\s*[,;:.]\s*how many ([a-z]+)
      (?: (?:for that|is that|do I (?:need|take|bring)|then))?\W*$
    `,
    'how many $4 do I need for a $1 chance of $2 $3'
  ],
  [
    said`
      ^(\W*how many [a-z]+(?: with [a-z]+)? (?:(?:do|would) (?:I|we) need|(?:are|is) (?:needed|required)) )so(?: that)?
      \s+(${UNIT_WITH}) (?:do|does|will|would|can)(?:n['\u2019]?t| not|not)
      \s+(?:wipe (?:them|it|me) out|kill them all|destroy (?:them|it))
    `,
    '$1to survive $2'
  ],
  [
    said`
      ^(\W*how many [a-z]+(?: with [a-z]+)? (?:(?:do|would) (?:I|we) need|(?:are|is) (?:needed|required)) )so(?: that)?
      \s+(${UNIT_WITH}) (?:do|does|will|would|can)(?:n['\u2019]?t| not|not) (?:beat|break|defeat) (?:them|it|me)
    `,
    '$1to hold against $2'
  ],
  [
    said`
      ^\W*(?:if )?(?:I|we) (?:need|want) (${NUMBER}) kills (?:on|against|from|out of) (${UNIT})\s*,? how many
      \s+([a-z]+(?: with [a-z]+)?)(?: (?:is that|is it|do I need|will it take|does that take|would that be))?\W*$
    `,
    'how many $3 do I need to kill $1 of $2'
  ],
  [
    said`\bto be (?:the )?(?:favou?rites?|favou?red) (?:against|vs|over) (?<=^\W*how many\b.{1,80})`,
    'for a 50% chance of beating '
  ],
  // no name of a leader
  [said`^\W*(?:do|does|will|would|is|are|can) ((?:an? |the )?[a-z]{3,20}) count (?:as|towards?|for)\b.{0,40}$`, 'what are $1'],
  [said`\bas (?:chargers?|attackers?) (?:of|against|into|on) (?=${UNIT})`, 'against '],
  // the same once more, and again
  [
    said`
      (?<=\b(?:charge|attack|shoot)s? (?:at )?${UNIT})\s*,? (?:and )?then again\s*,? (?:and )?(?:then )?
      (?:once more|again|one more time|a third time)(?=\W*$)
    `,
    ' three times'
  ],
  // fatigue that is weighed
  [
    said`
      ^\W*(?:(?:what|how (?:much|badly|far)) )?(does|do|would|will|did)
      \s+(being (?:tired|exhausted)|(?:having )?(?:${NUMBER} )?fatigue)
      \s+(?:hurt|harm|weaken|hinder|hamper|hold back|handicap|affect|hit|cost) (?=${OWNED}${NUMBER} [a-z])
    `,
    '$1 $2 help '
  ],
  ...[
    ['(?:charg|attack)(?:e|es|s)?', 'charged'],
    ['(?:shoot|fire)s?(?: at)?', 'shot at']
  ].map(
    ([deed, done]): Rewording => [
      said`
        ^\W*
        (?:
          (?:does|would|will|do) it (?:really )?(?:matter|help|make a(?:ny)? difference)(?: (?:much|at all))?
          \s+(?:that|if|whether)
          |how much (?:better|safer)(?: off)? are
        ) (${UNIT}) (?:(?:are|stand|stay) )?((?:in|behind|inside) [a-z ]{3,25}?) (?:when|if|as) (${UNIT_WITH}) ${deed}
        (?: (?:them|it|us|me))?\W*$
      `,
      `$1 $2 or $1 ${done} by $3`
    ]
  ),
  [
    said`
      ^\W*how much (?:worse|weaker|better|stronger) (?:off )?(?:are|is|would) (${UNIT}) (?:be )?(?:(?:when|if|being|once) )?
      (?:they(?:['\u2019]re| are) )?(tired|exhausted|mounted|with ${NUMBER} fatigue)\s*,?
      \s+(?=charging|attacking|against|vs|when|if|charged)
    `,
    '$1 $2 or $1 '
  ],
  [said`\b((?:soft|light|heavy|hard) cover) or (?:none|nothing|no|not)(?= (?:for|with|when|if|on)\s)`, '$1 or no cover']
]
