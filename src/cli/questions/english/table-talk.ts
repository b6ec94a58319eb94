import { BOX, LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English of players who talk over a table: what they ask of a box or a charge, what each of them has, and who is where. */

const CHARGE = '(charge|attack|shoot(?: at)?)'
/** "when they charge 4 huscarls" */
const WHEN_THEY = said`(?:when|if|as|while|once) (?:they|he|we|it) (?:(?:do|go to|get to) )?(?:charge|attack|go into|go for|go at|run into|hit)s?`
const WORTH = said`
  (?:(?:really |actually )?(?:worth(?: it|while| using| playing| having| paying for| the dice?)?|any (?:good|use|help)|(?:a )?good(?: idea)?|useful|helpful))
`
const CHOSEN = said`
  (?:(?:which|what)(?: (?:of (?:the two|them|these|those|the two of them)|one|unit|target))? (?:should (?:I|they) (?:charge|pick|choose|take|go for|attack|hit|prefer)
  |(?:is|are|makes?|would be) (?:(?:the|an?) )?(?:better|best|juicier|easier|softer|nicer)(?: (?:target|one|choice|prey|victim))?))
`

export const ENGLISH_TABLE_TALK: readonly Rewording[] = [
  // boxes that are asked about
  [
    said`^\W*is ${BOX} ${WORTH} (?:for|on|with) (${UNIT})(?: that| who)? (?:when|if) (${UNIT_WITH}) ${CHARGE}s? (?:them|him|it|us)(?=\W*$)`,
    'compare $2 with or without $1 when charged by $3'
  ],
  [
    said`
      ^\W*(?:would|will|do|does|could) ${BOX} (?:help|be any help to|make a difference (?:to|for)) (${UNIT}) ${WHEN_THEY} (${UNIT_WITH})
      (?:\s*,? or .{4,40})?(?=\W*$)
    `,
    'compare $2 with or without $1 charging $3'
  ],
  [
    said`
      ^\W*should I (?:use|play) ${BOX} or (?:keep|save|hold|not)(?: (?:it|on to it|back))?(?: back)?\s*,? (?:with|for|when) (${UNIT}) (?:(?:are|is
      |being|about to be|get) ){0,2}charged by (${UNIT_WITH})(?=\W*$)
    `,
    'should $2 use $1 when charged by $3'
  ],
  [
    said`^\W*([a-z][a-z']{2,20}(?: [a-z' ]{2,20}?)? or [a-z][a-z']{2,20}(?: [a-z' ]{2,20}?)?) for (${UNIT}) ${WHEN_THEY} (?=${OWNED}${NUMBER} )`,
    'compare $1 for $2 charging '
  ],
  [
    said`
      ^\W*([a-z][a-z' ]{2,24}? or [a-z][a-z' ]{2,24}?)\s*[,:;-]\s*which (?:of (?:the two|them) |one )?(?:helps|is better for|suits|does more for|is more use to) (${UNIT})
      (?: (?:more|better|most|best))? ${WHEN_THEY} (?=${OWNED}${NUMBER} )
    `,
    'compare $1 for $2 charging '
  ],
  [
    said`
      ^\W*(?:against|facing) (?:a |the )?charge (?:of|from|by) (${UNIT_WITH})\s*,\s*(?:is|would) ([a-z][a-z' ]{2,24}?) or ([a-z][a-z' ]{2,24}?)
      (?:be )?(?:the )?(?:better|best)(?: (?:box|ability|choice|option|play))? for (${UNIT})(?=\W*$)
    `,
    'compare $4 with $2 or $4 with $3 charged by $1'
  ],
  [
    said`
      ^\W*(?:I(?:['\u2019]ve| have)(?: got)?) ([a-z][a-z' ]{2,24}? and [a-z][a-z' ]{2,24}?) (?:on (?:the|my) board|available|ready|in hand|up)\s*[,.;:]\s*which
      (?: of (?:them|these|those|the two)| one)? should I (?:use|play)(?=\s)
    `,
    'should I use $1'
  ],
  [said`\b(?:may|might|can|could) use (?=[a-z][^?;.]{4,80}[?;.,]\s*what(?:['\u2019]s| is| are| should)\b)`, 'have '],
  // advice
  [
    said`\b(?:do you (?:think|reckon|suppose) )?(?:(?:that )?I)(?: (?:ought to|had better)|['\u2019]d better) (?=charge|attack|shoot|go)`,
    'should I '
  ],
  [
    said`^\W*(?:would(?:n['\u2019]t| not)?|is(?:n['\u2019]t| not)?) it (?:be )?better not to (?:charge|attack|go in)(?: at all)?\W+(?=[a-z])`,
    'should I charge? '
  ],
  [
    said`
      ^\W*for (${UNIT_WITH}) (?:(?:that|who) (?:are|is) )?charged by (${UNIT_WITH})\s*,\s*is it (?:wise|worth it|worthwhile|better|good|smart|sensible
      |right|best) to (give up (?:their )?dice|close ranks)(?=\W*$)
    `,
    'should $1 $3 when charged by $2'
  ],
  [
    said`
      ^\W*what (?:should|can|could|do) I do against (${NUMBER}) charging ([a-z]+)(?: (?:if|when|with|since|as))?(?: all I(?:['\u2019]ve| have)
      (?: got)? (?:is|are)| all I have left is| I(?:['\u2019]ve| have)(?: only| just)?(?: got)?) (?=${NUMBER} )
    `,
    'what should the defender do when $1 $2 charge my '
  ],
  [
    said`
      ^\W*(?:he|(?:my |the )?(?:opponent|enemy))(?:['\u2019]s| has)(?: got)? (${UNIT_WITH})(?: (?:available|ready|in hand))?\s*[,;.]\s*(?:and )?I(?:['\u2019]ve| have)(?: got)? (${UNIT_WITH})(?: (?:available|ready|in hand))?\s*[.;,]\s*(?:and )?he
      \s+charges(?: me)?\s*[:,;.-]\s*what (?:should|can|could|do) I do(?=\W*$)
    `,
    'advise what should the defender do when $1 charge $2'
  ],
  [
    said`^\W*(?:if )?([^?]{8,160}?)\s*[,;.:]\s*what(?:['\u2019]s| is| would be) (?:his|her|its|their) best (?:reply|response|answer|defence)(?=\W*$)`,
    'advise what should the defender do when $1'
  ],
  [
    said`^\W*(?:if )?([^?]{4,80}? charged by [^?]{4,80}?)\s*[,;.:]\s*what should (?:he|she|they) do(?=\W*$)`,
    'advise what should the defender do when $1'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:have|has|carry|carries|got) (${NUMBER}) fatigue\s*[;,.:]\s*what (?:should|do|could|can) I (?:spend|use) (?:it|them
      |that) on (?:when|if|as) (${UNIT}) (charge|shoot)(?: them)?(?=\W*$)
    `,
    'what should I do when $3 $4 $1 with $2 fatigue'
  ],
  [
    said`^\W*is it better for (${UNIT}) to (?:throw (?:their )?javelins|shoot|loose|fire)(?: at)? (${UNIT}) or (?:to )?charge(?: them)?(?=\W*$)`,
    'should $1 shoot or charge $2'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:can|could|may|might) (?:reach|get at|get to) (${UNIT})(?: (?:that are |who are )?((?:holed up |hiding |sheltering )?(?:in
      |behind|among) [a-z ]{3,24}?))?\s*[;,.:]\s*should (?:they|I) charge(?: them)?(?=\W*$)
    `,
    'should $1 charge $2 $3'
  ],
  [
    said`
      (?<=\d [^?]{4,160})[,;.:]\s*what(?:['\u2019]s| is| would be) my best (?:play|move|option|choice|use of them)(?: (?:when|if) I (charge|attack
      |shoot))?(?=\W*$)
    `,
    '. what should I do'
  ],
  // which of them
  [
    said`
      ^\W*(${UNIT}) (?:can|could|may|might) (?:charge|attack|go for|hit)(?: either)? (?:for )?(${UNIT}) or (?:for )?(${UNIT})\s*[;,.:]\s*${CHOSEN}
      (?=\W*$)
    `,
    'compare $1 charging $2 or $3'
  ],
  [
    said`
      ^\W*(?:who|which)(?:['\u2019]s| is| are)? (?:likelier|more likely|better placed|best placed|better|best) to (wipe out|kill|beat|destroy
      |break) (${UNIT}) (?:by charging|on the charge|if they charge|when charging|in a charge|when they charge)\s*[,:;-]\s*(?=[^?]*\bor\b)
    `,
    'who is more likely to $1 $2, '
  ],
  [
    said`
      ^\W*(${UNIT_WITH} or ${UNIT_WITH}) against (?:each of (?:these|them)|all of (?:these|them)|(?:these|the following)(?: targets)?)\s*[:,]\s*
      (${UNIT_WITH})\s*,\s*(${UNIT_WITH})\s*,?\s*(?:(?:and|or) )?(${UNIT_WITH})(?=\W*$)
    `,
    'compare $1 vs $2 or $3 or $4'
  ],
  [
    said`
      \b(?:am I|are we|would I be) better off charging (${UNIT}) with (${UNIT_WITH}) or (?:with )?(?:the |my )?(warlord and ${NUMBER} [a-z]+)
      (?: side by side)?(?=\W*$)
    `,
    'compare $2 or $3 charging $1'
  ],
  [
    said`^\W*do (${UNIT_WITH}) (?:hurt|kill|shoot down|bring down|wound)(?: more of)? (${UNIT_WITH})(?: more)? than (${UNIT_WITH})(?: do)?(?=\W*$)`,
    'compare $1 or $3 shooting $2'
  ],
  // what each has
  [
    said`
      \b(?:I|we|he|she|they) (?:get|gets|have|has|gain|gains|take|takes) ((?:${NUMBER} |an? )(?:(?:extra|more|additional|bonus) )?(?:attack
      |defen[cs]e) (?:dice|die)) for (${UNIT})(?=\W*$|\s*[,;.])
    `,
    '$2 with $1'
  ],
  [said`\bI (?:don['\u2019]t|do not) have [a-z][a-z']{2,20}(?: any ?more| left)\s*,?\s*(?:just|only) (?=[a-z])`, 'I have '],
  [
    said`
      \b(?:but|and|with|while|though|as) (${NUMBER} [a-z]+) (?:(?:are )?stand(?:s|ing)?|are)(?: right| close)? (?:by|next to|beside|near|close to
      |around) him(?![a-z])
    `,
    'guarded by $1'
  ],
  [
    said`\b(charg(?:e|es|ing)) (him|the warlord) with (${NUMBER} [a-z]+) standing (?:by|next to|beside|near|around) him\b`,
    '$1 $2 guarded by $3'
  ],
  [said`(${UNIT}) (?:rid(?:e|es)|are on|sit on) (?:their |his )?(?:horses|ponies|horseback) and (?=[a-z])`, '$1 mounted '],
  [said`\bwho (?:carry|carries|bear|bears) (?=\d fatigue)`, 'with '],
  [said`\bno fatigue any ?more\b`, 'no fatigue'],
  [said`\bof ['\u2019]?em\b`, 'of them'],
  [
    said`
      \s*,? (?:and )?(?:(?:with )?one of (?:them|whom)) (?:bearing|carrying|holding|with|bears|carries) (?:an? |the )?((?:war )?banner)(?=\W*$
      |\s*[,;.]| charg)
    `,
    ' with a $1'
  ],
  [said`\b(${NUMBER}) slinging ([a-z]{3,20})`, '$1 $2 with slings'],
  [
    said`\b(${NUMBER} [a-z]+) (?:use|play|take)s? ([a-z][a-z' ]{2,24}?) (?:on|against) (?:the )?(${NUMBER} [a-z]+) (?:that )?they charge\b`,
    '$1 with $2 charge $3'
  ],
  [
    said`\b(${NUMBER} ([a-z]{3,20})) (who|that) (?:spend|use)s? (${NUMBER}|both|it|them) on the \2['\u2019]s? (?:own )?armou?r`,
    '$1 $3 spend $4 on their own armour'
  ],
  // who is where, and who comes
  [said`\bwait(?:s|ing|ed)? (?=(?:for them )?(?:behind|inside|in|among|amongst|on) )`, ''],
  [
    said`\b(?:are|is|get|gets|were|got|been) caught(?: out| in the open| off guard)? by (${NUMBER}) charging `,
    'are charged by $1 '
  ],
  [
    said`\b(?:got|get|gets|are|were|been) caught(?: out| in the open| off guard)?\s*[:;,-]\s*(?=${OWNED}${NUMBER} [a-z]+ (?:charge|attack))`,
    ': '
  ],
  [
    said`\b(?:are|is|get|gets|were) (?:hit|struck|met|caught) by (?:an? |the )?(?:charge|attack) (?:of|from|by) `,
    'are charged by '
  ],
  [said`\btr(?:y|ies|ied) (?:their|his|its|my) luck (?:against|with|on|at) `, 'charge '],
  [said`^\W*(${NUMBER} [a-z]+) on (?:each|either|both) sides?(?=\s*[,;.]|\W*$)`, '$1 charge $1'],
  [said`\b(with) (${NUMBER} [a-z]+) side by side (?=(?:vs\.?|versus|against|charg|attack))`, 'and $2 '],
  [said`^\W*(?:outnumbering|facing|seeing|spotting) (?:them|him|the enemy)\s*,\s*(?=${OWNED}${NUMBER} )`, ''],
  [
    said`\s*,? (?:except|only|but)(?: for the fact)? (?:that )?it(?:['\u2019]s| is) the ([a-z]+) (?:who|that) (?:charge|attack)s?(?=\W*$)`,
    ', the $1 charge'
  ],
  [said`\s*,\s*my charge\s*[:,;.-]\s*`, ', I charge: '],
  [
    said`
      ^\W*only (${NUMBER}|half) of (${OWNED}${NUMBER} [a-z]+) (?:can |could |will )?(?:reach|get to|touch|fight) (?:the )?(${UNIT}|${NUMBER} [a-z]+)
      (?: (?:that |which )?they (?:are )?charg(?:e|ing))?(?=\W*$|\s*[,;.])
    `,
    '$2 $1 engaged charge $3'
  ],
  [said`\b(${NUMBER}) (?:to|-|\u2013) (${NUMBER}) of (?:them|whom) (?:are )?(?:engaged|fighting|in reach)\b`, 'engaged $1-$2'],
  [
    said`\btwo volleys (?!.*\bthen\b)(?:from|of|by) (${UNIT_WITH}) (?:at|on|into|against) (${UNIT_WITH})(?=\W*$)`,
    '$1 shoot $2 then shoot them'
  ],
  [
    said`^\W*can (${UNIT_WITH}) (?:hurt|harm|damage|wound) (${UNIT_WITH})(?: at all)? (?:when|if|by) (?:they )?shoot(?:ing)?(?=\W*$)`,
    '$1 shoot $2'
  ],
  // how many are needed
  [
    said`
      ^\W*for (an? \d{1,2} ?% chance (?:to|of) [^,?]{4,60}), how many ([a-z ]{3,30}?) (?:must|should|do|would) I (?:charge with|need|take|bring|send
      |commit)(?=\W*$)
    `,
    'how many $2 do I need for $1'
  ],
  [said`(?<=^\W*how many [^?]{4,120}) (?:when|if) I charge(?: them| in)?(?=\W*$)`, ''],
  // what is spent, and what it costs
  [
    said`
      \bspends? (?:it|them|that) to (?:make|improve|raise|better|boost|increase) (?:his|their|its|my|the) (?:[a-z]+['\u2019]? )?armou?r(?: better| up
      | higher)?\b
    `,
    'spends it on armour'
  ],
  [
    said`
      \buses? both(?: markers| of them| fatigues?)?\s*,? one (?:for|on) (?:their|its|my|his)(?: own)? armou?r and (?:one|the other) (?:against|on|for) (?:the
      |their|his)?\s*[a-z]+['\u2019]?(?:s['\u2019]?)?(?: armou?r)?(?=\W*$|\s*[,;.])
    `,
    'spends both'
  ],
  [
    said`\b(?:I |and |we ){1,2}(?:sacrifice|offer|give up|give) (${NUMBER}) (?:of (?:mine|them|my [a-z]+)|men|models)? ?to ([A-Z][a-z]{2,20})\b`,
    ' with $2 $1'
  ],
  [
    said`\b(?:didn['\u2019]?t|did not) (?:kill|hit|hurt|drop) (?:anybody|anyone|a single (?:man|one|model)|any of them)`,
    'killed nobody'
  ],
  [said`\b(${LEADER}) and the (${NUMBER} [a-z]+) (?:with|beside) him (?:both )?(?=[a-z])`, '$1 and $2 '],
  [said`\b(?:himself )?(?:leads|leading) from the front and `, ''],
  [said`\s*,? while both of us have (${NUMBER}) fatigue(?=\W*$)`, ', both with $1 fatigue'],
  [said`\bhow likely (?:is it )?(?:that )?(${UNIT}) (?:are|is) to win\s*,? charging `, 'odds of $1 charging '],
  // what is shown anyway
  [
    said`(?<=\d [^?]{4,160})\s*[;:.]\s*how many (?:men |models )?(?:does|do|will|would) (?:he|they|I|we) (?:lose|kill)(?=\W*$)`,
    ''
  ],
  [
    said`(?<=\d [^?]{4,160})\s*[;:.]\s*what are (?:my|our|their) chances(?: of winning)? (?:if|when) they charge(?: them)?(?=\W*$)`,
    ''
  ],
  [
    said`
      (?<=\d [^?]{4,160})\s*[,:;.]\s*(?:and )?(?:how many (?:men |models )?(?:does|do|will|would|can) (?:each|either|both) (?:side|unit|player)s?
      \s+(?:expect to )?lose|what does (?:each|either) side lose|(?:what are the )?losses (?:on|of|for) (?:each|both|either) sides?)(?=\W*$)
    `,
    ''
  ],
  // chances
  [
    said`
      \bhow (?:likely|probable) (?:is|are|was) (he|she|they|I|my [a-z]+|his [a-z]+|the [a-z]+) to (?=die|kill|lose|win|survive|be |wipe|take|beat)
    `,
    'how likely is it that $1 '
  ],
  [said`\bhow probable\b`, 'how likely'],
  [said`\b(los(?:e|es|ing)|kill(?:s|ing)?) (${NUMBER}) (at (?:most|least))(?=\W*$|\s*[,;.?])`, '$1 $3 $2'],
  [said`\b(he|she)['\u2019]s (?=(?:wiped out|dead|killed|destroyed|slain)\b)`, '$1 is '],
  [said`\bgo(?:es)? down(?= (?:when|if|as|to)\b|\W*$)`, 'die'],
  [said`\s*,? in (?:percent|per cent|a percentage|percentage terms)(?=\W*$)`, ''],
  [
    said`\b(?:that )?none of (?:his|their) (?:men|models|lads) (?:is|are|will be) left(?: standing| alive| on the table)?(?=\W*$)`,
    'that I wipe them out'
  ],
  [said`\b(at least ${NUMBER}|${NUMBER} or more) (?:of them |of the [a-z]+ )?drops?(?=\W*$|\s*[,;.?])`, '$1 die'],
  [
    said`\b(?:the )?(?:odds|chances?|probability|likelihood) that none of (?:mine|ours|my men) (?:dies|die|falls?|is killed|are killed)(?=\W*$)`,
    'chance that I lose none'
  ],
  [
    said`\b(?:the )?(?:odds|chances?|probability|likelihood) that none of (?:his|theirs|his men) (?:dies|die|falls?|is killed|are killed)(?=\W*$)`,
    'chance that I kill none'
  ],
  [said`^\W*what exactly (does [^?]{3,40}? do)(?: for (?:my|the|his|our) [a-z]+)?(?=\W*$)`, 'what $1']
]
