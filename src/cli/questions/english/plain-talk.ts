import { LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** How people talk who do not know the terms of the game, or think aloud: "my 8 regular troops run at his 4 elite guys". */

const MEN = '(?:guys|lads|lot|bunch|dudes|men|blokes|fellas|boys|troops|troopers|soldiers|fighters|infantry|ones)'

/** Who they are, in the terms of the game. */
export const ENGLISH_NAMES: readonly Rewording[] = [
  [said`\b(${NUMBER}) (?:elite|best|crack|top|veteran) ${MEN}\b`, '$1 hearthguard'],
  [said`\b(${NUMBER}) (?:(?:regular|normal|ordinary|average|basic|standard|common) ${MEN}|regulars)\b`, '$1 warriors'],
  [said`\b(${NUMBER}) (?:rabble|cannon fodder|(?:weak|bad|cheap) ${MEN})\b`, '$1 levies'],
  [said`\b(${NUMBER}) (crossbow|xbow) ${MEN}\b`, '$1 crossbowmen'],
  [said`\b(?:big |top )?(?:boss|head honcho|big man|bigwig)\b(?! of)`, 'warlord']
]

export const ENGLISH_PLAIN_TALK: readonly Rewording[] = [
  // what stands before a question
  [
    said`
      ^\W*(?:(?:hm+|hmm+|right|ok(?:ay)?|well|so|let me think|let(?:['\u2019]?s| us) see|ugh|oh(?: no)?|aha|damn|whew|phew|that went (?:badly
      |well|wrong))\s*[,.!:;\u2026-]+\s*){1,3}
      (?=\S)
    `,
    ''
  ],
  [
    said`
      ^\W*(?:gimme|give (?:me|us)|show (?:me|us)|get me|run(?: me)?) (?:the |some )?(?:numbers|odds|stats|maths?|figures) (?:on|for|of)
      \s+(?=${OWNED}${NUMBER} )
    `,
    ''
  ],
  [
    said`
      ^\W*(?:give (?:me|us)|quote(?: (?:me|us))?|read (?:me|us)|show (?:me|us)) the (?:exact |full )?(?:rules?|wording|text) (?:for|of|on|about) (?=[a-z])
    `,
    'what is '
  ],
  [said`^\W*([a-z][a-z' -]{2,24}?)\s*,\s*(?:it does what|what does (?:it|that) do)(?: exactly)?\W*$`, 'what does $1 do'],
  [said`\bwee (?=[a-z])`, ''],
  [said`(?<=[a-z\d]) wi (?=[a-z\d])`, ' with '],
  // what is done
  [said`\b(?:go|goes|going|went) after (?=${OWNED}(?:${NUMBER} |${LEADER}\b))`, 'charge '],
  [said`\b(if|when|once) (${UNIT_WITH}) come(?:s)? at (?=(?:them|him|us|me|it)\b)`, '$1 $2 charge '],
  [
    said`
      \bhow (?:bad|badly) (?:do|does|will|would|are|is) (${UNIT_WITH}) (?:(?:get|be|going to be|getting) )?
      (?:creamed|slaughtered|mauled|hurt|beaten|smashed|wrecked|hit)(?: up)? (?=if |when |by )
    `,
    'what happens to $1 '
  ],
  [
    said`
      ^\W*(?:he|she|they|the enemy|my opponent)(?:['\u2019]s|['\u2019]ve| has| have)? (?:stuck|put|placed|dumped|piled|left) (\d) fatigue
      \s+on (my ${NUMBER} [a-z]+)\s*,? (?:and|so) (?:now )?(${UNIT_WITH}) charge(?: (?:them|me|us))?\W*$
    `,
    '$3 charge $2 fatigue $1'
  ],
  [
    said`^\W*(?:(?:just|only) )?(${NUMBER}) of (${UNIT}) are (?:close|near) enough (?:to fight|to reach)?,? ?(?:when|if|as) they charge `,
    '$2 engaged $1 charge '
  ],
  [
    said`\bspends? (?:one|an?|1) (?:marker|token|fatigue)? ?(?:for|on) (?:their|its|his|her) own armou?r (?:as|when|while) they (charg|attack)e? `,
    'spends armour $1ing '
  ],
  // a leader, who is one: "does Ragnar beat 8 priodaur if he charges them"
  [
    said`
      ^(\W*(?:do|does|can|could|will|would) (?!${OWNED}${NUMBER} )[a-z]+(?: [a-z]+){0,2}? (?:beat|kill|defeat) [^,;.:]{3,60}?) (?:if|when)
      \s+(?:he|she) (?:charge|attack)s(?: (?:them|him|it))?\W*$
    `,
    '$1'
  ],
  [said`\bis it (?:often|usually|likely) an? (?:tie|draw) (when|if) `, 'chance of a tie $1 '],
  [
    said`\b(charge|shoot) or (?:throw|hurl|chuck|loose|shoot) (?:(?:their|some|the|my) )?(?:javelins|arrows|bolts|stones) (?=at )`,
    '$1 or shoot '
  ],
  [
    said`\bwe (?:each|both) have (${UNIT_WITH})\s*,? (?:and|but) I(?:['\u2019]?m| am) (?:the one )?(?:who is )?(?:attacking|charging)\W*$`,
    '$1 charge $1'
  ],
  [
    said`
      ^\W*(?:they|we)(?: have)? both (?:(?:fought|charged|moved|shot)(?: already)?,? )?(?:so )?(?:both )?(?:have|with|on) (\d) fatigue\s*,\s*(
      ${UNIT_WITH} charge ${UNIT_WITH})\W*$
    `,
    '$2, both have $1 fatigue'
  ],
  [said`^\W*(?:the|my|his) ([a-z]{3,20}) are down to (\d{1,2})\s*[.,;:]\s*(.{10,80}?) with them\W*$`, '$3 with $2 $1'],
  [said`\b(?:zero|no) (?:losses|casualties|deaths) for (${UNIT_WITH}) (?=if |when |as )`, '$1 lose nobody '],
  [said`(?<=\b(?:kill|slay|lose|shoot|get) )every (?:one|single one|last one) of (?=them\b|${OWNED}${NUMBER} )`, 'all of '],
  // whose they are, told behind
  [said`^(\W*)(${UNIT}) of (?:mine|ours)\b`, '$1my $2'],
  [said`^(\W*)(${UNIT}) of (?:his|hers|theirs)\b(?! [a-z]+ing)`, '$1his $2'],
  // "two fatigue on his 6 teulu, I spend one to raise my armour and charge with 8 ceorls"
  [
    said`
      ^\W*(${NUMBER}) fatigue on (?:his|her|their|the) (${NUMBER} [a-z]+)\s*[,;.]\s*I spend (?:one|it|a marker) to (?:raise|boost|improve|up) my armour
      \s+and charge(?: them)? with (${UNIT})\W*$
    `,
    '$3 spends armour charge $2 fatigue $1'
  ],
  [
    said`
      ^\W*I lower (?:his|her|their|the enemy['\u2019]?s?) armour with (?:his|her|their|its) (?:own )?fatigue\s*[:,;]\s*
      (${UNIT_WITH}) (?:on|in)to (?=${OWNED}${NUMBER} )
    `,
    '$1 spends enemy armour charge '
  ],
  // "12 thralls, 1 fatigue; his 8 priodaur charge them on horseback"
  [
    said`
      ^\W*(${UNIT})\s*,\s*([^,;.:]{3,30}?)\s*[;.:]\s*((?:his|my|the|our|their) ${NUMBER} [a-z]+) charge them(?: (on horseback|mounted|on foot))?\W*$
    `,
    '$3 $4 charge $1 with $2'
  ],
  // "4 on 4: huscarls with shieldwall charged by hirdmen"
  [
    said`^\W*(\d{1,2}) (?:on|vs?\.?) (\d{1,2})\s*:\s*([a-z]{4,20})( [^,;.:]{2,40}?)? charged by ([a-z]{4,20})\b`,
    '$1 $3$4 charged by $2 $5'
  ],
  // shots
  [
    said`
      ^\W*(bow|crossbow|sling|javelin)s? (?:fire|shots?|volleys?|shooting) (?:from|by|of) (${UNIT}) (?:into|onto|at|on|against) (?=${OWNED}${NUMBER} )
    `,
    '$2 with $1 shoot '
  ],
  [
    said`
      ^\W*(?:casualties|losses|kills|damage) (?:from|by) (?=[^,;:.]{0,40}(?:bow|sling|javelin|archer))(${UNIT_WITH}) (?:against|on|to|vs\.?) (?=
      ${OWNED}${NUMBER} )
    `,
    '$1 shoot '
  ],
  [
    said`
    ^\W*(${UNIT_WITH}) (?:are|is) the targets?\s*[,;:]\s*(${UNIT}) (?:shoot|fire|(?:throw|hurl) (?:their )?javelins)(?: at (?:them|it))?\W*$
  `,
    '$2 shoot $1'
  ],
  [
    said`
    ^\W*((?:light|heavy|soft|hard|solid) cover) protects (${UNIT}) (?:that|whom|which) (${UNIT}) (?:are )?(shoot|charg)(?:ing)?(?: at)?\W*$
  `,
    '$3 $4ing $2 in $1'
  ],
  [said`\btakes? (?:arrows|bolts|stones|javelins|missiles|shots) from (?=${OWNED}${NUMBER} )`, 'are shot at by '],
  // chances
  [
    said`\b(exactly |at least |at most )?(${NUMBER}) dead of (${UNIT_WITH}) (?:under fire from|shot at by) (?=${OWNED}${NUMBER} )`,
    'that $3 lose $1$2 shot at by '
  ],
  [said`^\W*percentage for (?=that |exactly|at least|at most)`, 'chance '],
  [
    said`^\W*what chance (?:do|does) (${UNIT_WITH}) have (?:to lose|of losing) (?:nobody|no ?one|none) to (${UNIT_WITH}) shooting(?: at them)?\W*$`,
    'chance that $1 lose nobody when $2 shoot at them'
  ],
  [said`\bdestroying (?=${OWNED}${NUMBER} )`, 'wiping out '],
  [said`\bchance (?:that )?I keep (?:at least )?(${NUMBER})(?: or more)?\W*$`, 'chance that at least $1 survive'],
  [said`(?<=\d [a-z]+)\s*,? do (more than|at least) (${NUMBER}) (?:of them )?(die|fall|survive)\W*$`, ', chance that $1 $2 $3'],
  // what is better
  [
    said`^\W*(?:pick|choose)(?: me)?(?: one| someone| a unit)? to (?:attack|charge) (${UNIT})\s*:\s*(.{8,120}?)\W*$`,
    'which is best against $1: $2'
  ],
  [
    said`
    ^\W*([a-z][a-z' -]{2,20}?) (?:versus|vs\.?) ([a-z][a-z' -]{2,20}?) (?:for|on|with) (${UNIT}) (?:attack|charg)ing (?=${OWNED}${NUMBER} )
  `,
    '$1 or $2: $3 charge '
  ],
  [
    said`
      ^\W*(fresh|tired|mounted|exhausted|on foot) or (with [^,;.]{3,20}|tired|on foot|exhausted|mounted)\s*,\s*how do (${UNIT}) charging (
      ${UNIT}) (?:compare|do|fare)\W*$
    `,
    'compare $3 $1 or $3 $2 vs $4'
  ],
  [
    said`^\W*(?:two|2) charges on (${UNIT_WITH})\s*:\s*(${UNIT_WITH}) first\s*,? (?:and )?then (${UNIT_WITH})\W*$`,
    '$2 charge $1 then $3 charge them'
  ],
  [
    said`
      ^\W*to (?:beat|kill|charge|take on|face|fight) (${UNIT_WITH})\s*,\s*(?:(?:do|should|can) )?I (?:take|use|send|bring|pick|need) (
      ${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 vs $1'
  ],
  [said`\bis it handy (?=for |to )`, 'is it wise '],
  [
    said`
    \bhow much (do|does|would) ([a-z][a-z ]{2,20}?) help (${UNIT}) (?:when|if) (${UNIT_WITH}) shoot(?: at)? (?:them|it)\W*$
  `,
    'how much $1 $2 help $3 against $4'
  ],
  [said`^\W*what do you advise (?:to |for )?(?=${OWNED}${NUMBER} )`, 'what should '],
  [
    said`^\W*keep or give up (?:the |my |their )?dice with (${UNIT_WITH}) (?:when|if|as) (${UNIT_WITH}) (?:hit|charge|attack|come at)(?: (?:them|it|me))?\W*$`,
    '$1 charged by $2: give up dice or fight'
  ],
  [
    said`^\W*(?:min(?:imum)?|fewest) ([a-z]{3,20}) for (?:an? )?(\d{1,2}) ?%(?: chance)? (?:vs\.?|against|to beat) (${UNIT})(?: on the charge)?\W*$`,
    'how many $1 do I need for a $2% chance of beating $3'
  ],
  [said`^(\W*(?:the )?best \d{1,2}[ -]points? [a-z]{4,20} (?:list|warband|army|muster)) (?:in)?to (?=${NUMBER} )`, '$1 against '],
  [said`\bwhat(?:['\u2019]s| is) that in (?:VPs?|points|victory points)\b`, 'how many victory points']
]
