import { CHANCE, DEED, LEADER, NUMBER, OWN, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English about what is said beside a fight: whose it is, how many reach, what is done with fatigue. */

const REACH = '(?:engaged|fight(?:ing)?|in (?:contact|range|reach|the fight)|reach(?:ing)?)'

export const ENGLISH_ASIDES: readonly Rewording[] = [
  // who loses as many as the other
  [
    said`
      \b(${CHANCE} )(?:that|of) (${UNIT_WITH}) and (${UNIT_WITH}) (?:both |each )?(?:lose|losing)
      \s+(?:the same(?: (?:number|amount))?|equally many|as many(?: as each other)?)(?: of (?:men|models))?(?=\W*$)
    `,
    '$1of a tie: $2 charge $3'
  ],
  [
    said`\bboth(?: (?:sides|units|of them))? (?:will )?los(?:e|ing) (?:the same(?: (?:number|amount))?|equally many|as many)(?: of (?:men|models))?\b`,
    'it is a tie'
  ],
  // what both have
  [said`\s*,? both with (?=[a-z][a-z ]{2,30}\W*$)`, ', both sides have '],
  [said`(?<=\b(?:can|could|will|would|do|does)\s.{2,40})\bever (?=beat|win|kill|survive|hold|hope)`, ''],
  [
    said`^\W*(?:I|we) outnumber (?:him|them|the enemy)\s*[,:]?\s*(?:with )?(${UNIT}) to (${UNIT})(?:\s*,? (?:and )?(?:I )?(?:charge|attack))?(?=\W*$|\s*[,;.])`,
    '$1 charge $2'
  ],
  [
    said`
      ^\W*(?:do|does|will|can|could|would) (?:the|my|his) ([a-z]+) (?:hold|survive|stand|win|make it)\s*[?,:;.]+\s*
      (?:there are )?(${NUMBER})(?: of them)?\s*,\s*
    `,
    '$2 $1 '
  ],
  // "4 huscarls have 2", where fatigue was spoken of
  [said`(?<=\bfatigue\b.{1,100}(?:\b(?:\d |the |his |my )|[,;.]\s*(?:and )?)[a-z]+ (?:have|has) )(\d)(?=\W*$)`, '$1 fatigue'],
  // who sees whom shoots
  [
    said`
      ^(.{0,30}\b${NUMBER} (?:crossbow[a-z]*|archers|slingers|[a-z]+ with (?:bows|slings|javelins|crossbows)))
      \s+(?:can (?:only )?see|see|have (?:an? )?(?:clear )?(?:line of sight|los|view) (?:to|of|on)) (?=${OWNED}${NUMBER} [a-z])
    `,
    '$1 shoot '
  ],
  // who has not what the other has
  [
    said`\b(${OWN} ${NUMBER} [a-z]+) (?:(?:do|have|are)(?:n['\u2019]?t| not)(?: (?:have|got) (?:them|any|it))?|have none)(?=\s*[;,.])`,
    '$1'
  ],
  [said`\bexhausted (?:by|with|at|from) (?=${NUMBER} fatigue\b)`, 'with '],
  [said`\bunder (?:bow|arrow)[\s-]?fire (?:from|by|of) (${UNIT})(?! with bows)`, 'under fire from $1 with bows'],
  [
    said`
      ^\W*(?:do|does|will|would|can) (${UNIT_WITH}) (?:stand|have|get) (?:an?|any|much of a)
      \s+(?:(?:good|decent|fair|real|reasonable) )?chance (?:of|at) kill(?:ing)?\s+
    `,
    'can $1 kill '
  ],
  [
    said`
      \b(${CHANCE}) (?:that )?(?:I|we) (?:keep|still have|end up with)
      \s+((?:at least|more than) (?:half|${NUMBER}) of ${OWN} ${NUMBER} [a-z]+) (?:(?:after|when|if|by) )?(charg|attack)ing\s+
    `,
    '$1 that $2 survive if they $3e '
  ],
  [said`\battacke\b`, 'attack'],
  // who shoots at a leader
  [
    said`^(\W*(?:can|could|do|does|will|would) ${UNIT_WITH}) (?:hurt|harm|damage|wound) (?=(?:an?|the|my|his) (?:[a-z-]+ ){0,2}${LEADER}(?![a-z]))`,
    '$1 kill '
  ],
  // a building before those who are in it
  [
    said`
      ^(\W*${UNIT_WITH}) (?:push|move|go|run|rush|storm|break|burst|charge|attack)s?(?: (?:in|into|at))?
      \s+((?:an?|the) (?:building|house|ruins|woods?|hut|farm)) (?:that is |which is )?
      (?:held|defended|occupied|garrisoned|manned) by (${UNIT})
    `,
    '$1 charge $3 in $2'
  ],
  [said`\b(casualties|dead|lost|losses) (?:so far|to date)\b`, '$1 already'],
  [
    said`\b(?:are|is) (?:the|my|his) ([a-z]+) likely to lose (${NUMBER}) of their (${NUMBER}) (?:to|against) `,
    'chance that $2 of $3 $1 die to '
  ],
  [said`\b(${CHANCE}) of (?:(?:scoring|getting|making) )?(?:an?|one|any) kills?\b`, '$1 of at least 1 kills'],
  // whose horse it is
  [said`\b((?:at|on|into|onto) (?:an?|the|my|his|her|their) )mounted ((?:[a-z-]+ )?${LEADER})(?![a-z])`, '$1$2 mounted'],
  [
    said`\b(${NUMBER}) (?:of them )?(?:can['\u2019]?t|cannot|can not|do(?:es)?\s*n['\u2019]?t) see(?: (?:them|it|him))?(?=\W*$|\s*[,;.)]| (?:and|shoot|at)\b)`,
    '$1 not engaged'
  ],
  [
    said`\b(?:who|which(?: unit)?) (?:survives|lasts|holds out|lives|stands) (?:longer|longest) (?=against|vs)`,
    'which holds better '
  ],
  [said`\bwhose (?=armou?r\b|fatigue\b)`, 'with '],
  // "6 hirdmen with a warlord beside them": two units that charge together
  [
    said`
      \b(${UNIT}) with (?:an?|the|my|his|their) (${LEADER})
      \s+(?:
        (?:right )?(?:beside|alongside|next to|among|amongst) them|at their (?:side|head)
        |(?:leading|joining|helping|in support(?: of)?)(?: them)?
      )(?![a-z])
    `,
    '$2 and $1'
  ],
  // "against 8 bondi and against 4 huscarls" are two fights to compare
  [said`\b(vs\.?|versus|against) (${UNIT_WITH})\s*,? (?:and|or) (?:against|vs\.?|versus) (?=${OWNED}${NUMBER}\s)`, '$1 $2 or '],
  // "lose no more than 2 to 6 knights": who kills them, and no range
  [
    said`
      \b
      (
        los(?:e|es|ing) (?:(?:at least|at most|no more than|more than|fewer than|less than|up to|exactly|only|just) )?${NUMBER}
        (?: (?:men|models)| of ${OWN} ${NUMBER}(?: [a-z]+)?)?
      ) to (?=${OWNED}${NUMBER} (?!(?:men|models|figures|of)\b)[a-z])
    `,
    '$1 against '
  ],
  // "12 levies shootin 8 bondi"
  [/\b((?:shoot|charg|attack|fight|hitt|defend|los|kill|us|spend|giv|wipp?|beat)in)['\u2019]?(?![\p{L}\d])/giu, '$1g'],
  // only the enemy's fatigue is spent (R3.4), whoever it is said to be of
  [
    said`
      \b
      (
        (?:spend|us|burn|tak|discard|remov)(?:e?s|e|ing)? (?:(?:the|a|an|one|all|both|some|any|${NUMBER}) )?fatigue
        (?: (?:markers?|tokens?))?
      ) (?:of|from|off|on) (?:(?:${OWN}|that) )?(?!armou?r|own\b|it\b|(?:them|him|her)sel)[a-z]+(?:['\u2019]s)?
      \s+(?=(?:on|for|to)\s)
    `,
    '$1 '
  ],
  // "burn one for +1 armour"
  [
    said`\bburn(s|ing)? (?=(?:(?:the|a|an|all|both|some|${NUMBER}) )?(?:fatigue\b|(?:of (?:it|them) )?(?:on|for|to)\s))`,
    'spend$1 '
  ],
  // asked back: on what?
  [
    said`\b((?:I|we|he|she|they|(?:the|my|his|their) [a-z]+) (?:spends?|uses?)) (?:one|1)(?: of (?:it|them))?(?=\W*$)(?<=\bfatigue\b.{1,60})`,
    '$1 it'
  ],
  [said`\bus(?:e(s)?|(ing)) (?<=\bfatigue\b[^.;]{0,40})(?=(?:it|that|them)\W*$)`, 'spend$1$2 '],
  // whose it is
  [said`(?<!\b(?:next|close) )\b(?:for|on|to) (?:me|us|my (?:side|units?|men|guys|troops|lot))(?=\s*(?:[,.;!?]|$))`, 'on mine'],
  [
    said`(?<!\b(?:next|close) )\b(?:for|on|to) (?:him|(?:his|their) (?:side|units?|men|guys|troops|lot)|(?:the|my) (?:enemy|opponent|foe))(?=\s*(?:[,.;!?]|$))`,
    'on theirs'
  ],
  [said`\bthe (?:charging|attacking|shooting) (?:unit|side|player)(?=\s|[,.;!?]|$)`, 'the attacker'],
  [said`\bthe (?:charged|defending|attacked) (?:unit|side|player)(?=\s|[,.;!?]|$)`, 'the defender'],
  [said`(?<=[a-z] )the targets?(?=\s*(?:[,.;!?]|$))`, 'the defender'],
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]+)\b.*[,;.]\s*(?:and |but )?the )(?:first|former)(?: (?:one|unit|side))?
      (?= (?:has|have|is|are|gets?|with|give|re-?roll))
    `,
    '$1$2'
  ],
  [said`(?<=[,;.]\s*(?:and |but )?the )second(?: (?:one|unit|side))?(?= (?:has|have|is|are|gets?|with|give|re-?roll))`, 'latter'],
  // "I am tired and he isn't"
  [
    said`[\s,]+(?:and|but) (?:s?he|they|I|we|the [a-z]+) (?:(?:is|are|do|does|has|have)(?: not|n['\u2019]?t)|am not|['\u2019]m not)(?=\W*$)`,
    ''
  ],
  [said`\b(?:put|place|add) (?=${NUMBER} fatigue on\s)`, ''],
  // "2 fatigue on the bondi and 1 (fatigue) on the ceorls"
  [said`(\bfatigue (?:on|for) (?:the )?[a-z]+) and (${NUMBER})(?: fatigue)? (?=(?:on|for)\s)`, '$1, $2 fatigue '],
  [
    said`(\b(?:on|for) (?:the )?[a-z]+) and (?=\+?${NUMBER} (?:(?:extra|more|bonus|attack|defen[cs]e) ){0,2}(?:dice|die|armou?r|fatigue) (?:on|for)\s)`,
    '$1, '
  ],
  // what might be so
  [
    said`
      \s+(?:that|who|which) (?:(?:might|may|could) (?:possibly )?|possibly |probably )have (?:an? |the )?([a-z]+(?: [a-z]+)?)
      \s*,?\s*\(?(\d{1,3}\s*%)(?: (?:chance|likely|probability))?\)?
    `,
    ' ($1 $2)'
  ],
  // "with 2 fatigue against 4 huscarls at 1"
  [said`(?<=\d [a-z]+ )(?:at|on) (?=\d fatigue\b.*\d\W*$)`, 'with '],
  [said`\b(?:at|on) (?=\d\W*$)(?<=\b(?:at|on|with) \d fatigue\b.{1,80})`, 'with '],
  // a place that is left gives no cover, and one on the way is between both
  [
    said`\b(?:who|that|which) (?:ha(?:ve|s|d) )?(?:just )?(?:(?:came|come) out of|left|emerged from) (?=(?:the|an?)\s)`,
    'coming out of '
  ],
  [
    said`\b(?:jump|leap|hop|vault|climb|cross)s? (?:over |across )?((?:the|an?) (?:wall|hedge|fence|ditch)) (?:and|to) ((?:charge|attack)s? ${UNIT})`,
    '$2 behind $1'
  ],
  // how many of them
  [
    said`\b(?:a |the )?(?:(?:full|whole|complete|half|small|big|large) )?(?:a )?unit of ([a-z]+)\s*\(\s*(${NUMBER})\s*\)`,
    '$2 $1'
  ],
  [
    said`\b(?:only )?(${NUMBER}) (?:of )?(?:the )?(attackers|defenders|chargers|shooters) (?:are |can )?${REACH}\b`,
    'the $2 engaged $1'
  ],
  [
    said`^(\W*${OWNED})(${NUMBER}) ([a-z]+) (?:out )?of (${NUMBER})\s*,? (?:are )?(?:${REACH}|in sight)\s*,? (?:and )?(?=${DEED})`,
    '$1$4 $3 engaged $2 '
  ],
  // what a unit has, or has not
  [said`(?<=\bwith [a-z][a-z ,]{2,40}) (?:loaded(?: up)?|lined up|to hand|in hand|in reserve|up (?:my|his) sleeve)\b`, ''],
  [
    said`[\s,(]+(?:with )?(?:no|without(?: any)?) (?:(?:armou?r|cover) )?(?:bonus(?:es)?|modifiers?|boosts?|buffs?)(?! (?:dice|die|attack|defen))(?![a-z])`,
    ' '
  ],
  [said`\b(?:pop(?:s|ped|ping)?|trigger(?:s|ed|ing)?) (?=[a-z])`, 'using '],
  [said`\bwith (?:one|1|a) (?:point )?(?:of )?(?:more|extra|higher) (?:point of )?armou?r\b`, 'armour +1'],
  [said`\bwith (?:one|1|a) (?:point )?(?:of )?(?:less|lower) (?:point of )?armou?r\b`, 'armour -1'],
  [said`\b(?:have|has|with) (?:a|the) ((?:[a-z]+ )?(?:wall|hedge|fence|ditch)) in front of (?:them|it|him)\b`, 'are behind a $1'],
  [said`\barmou?r of (?:the )?([a-z]+) (?:is|are|=|being) (?=[2-6]\b)`, '$1 armour '],
  [
    said`[\s,;]+(?:minus|less) (${NUMBER}) (?!(?:attack|defen|bonus|extra|dice|die|fatigue|armou?r|saga)[a-z]*)([a-z]+)\W*$`,
    ', the $2 have lost $1'
  ],
  // whose death is asked about
  [said`\b(?:must|needs? to|ha(?:ve|s) to) (?=(?:die|fall)\b)`, ''],
  [
    said`^\W*(?:I|we) (?:need|want) ((?:at least )?${NUMBER} of ${UNIT}) (?:dead|killed|gone) (?=(?:when|if|after)\s)`,
    'chance that $1 die '
  ],
  [said`\bnot (?:(?:even )?a single|even one) (?=[a-z])`, 'no '],
  [said`\b(${CHANCE} )(?:that |of )?none (?:dies?|dying|falls?|(?:is|are|being) killed)(?=\W*$|\s*[:,])`, '$1nobody dies'],
  // who kills "them" are those who act, unless they are charged or shot at; "they kill 2" are the others
  [
    said`
      (?<!\bby\s.{0,200})\b(${CHANCE} )(?:that )?(?:they|he|it) (?:can |will |would )?(kill|wipe|destroy)s?
      \s+(?=(?:(?:at least )?${NUMBER} of |all (?:of )?)?(?:him|her|it|them)\b)
    `,
    '$1to $2 '
  ],
  [said`\b(${CHANCE} (?:of|to) )(?:kill|destroy)(?:ing)? (?:him|her|it|them) all\b`, '$1wiping them out'],
  [said`\b(${CHANCE} (?:of|to) )kill(?:ing)? (?:him|her|it|them)\b(?! all)`, '$1wiping them out'],
  [
    said`
      \b(${CHANCE}) (?:of|to) (?:kill(?:ing)?|wip(?:e|ing) out|destroy(?:ing)?) (?:all )?(?:of )?${OWN}
      \s+(?!last|first|second|rest|whole|entire|enemy|target|opponent)([a-z]+)(?=\W*$|\s*[:,]| (?:when|if|as)\b)
    `,
    '$1 the $2 are wiped out'
  ],
  [said`\b(${CHANCE} (?:of|to) kill(?:ing)? )an? (?=[a-z]+(?:\W*$|\s*[:,]| (?:when|if|as)\b))`, '$1at least 1 '],
  // no rule re-rolls a single face
  [said`(?<=\bre-?roll(?:s|ing)? (?:(?:all|the|their|his) )*)(?:ones|1s)\b`, '1'],
  [
    said`\b((?:charg|attack)\w* ${UNIT})\s*,? (?:despite|in spite of) (?:having |their )?(?=(${NUMBER} fatigue)\b)\2`,
    'with $2 $1'
  ],
  // what who acts has, said behind the deed: "8 bondi charge with 1 fatigue 4 huscarls"
  [
    said`
      \b(${DEED}) (with (?:an? |${NUMBER} )(?:(?:extra|more|bonus|additional) )?(?:(?:attack|defen[cs]e) )?(?:dice|die|fatigue))
      \s+(?=${OWNED}${NUMBER} [a-z])
    `,
    '$2 $1 '
  ],
  // one activation after another
  [
    said`
      (?<=[,;.]\s*(?:and |but )?)((?:they|it|the [a-z]+|my [a-z]+|his [a-z]+) (?:has |have |had )?)already
      \s+(?:fought|charged|attacked|shot|acted|activated)(?: (?:this|in the same) turn)?(?=\W*$)
    `,
    '$1moved'
  ],
  [
    said`(?<=\b(?:charg|attack|shoot|fight).*),? (?:and (?:then )?again|(?:two|2) volleys|twice in a row|two times running)(?=\W*$)`,
    ' twice'
  ],
  [said`\b((?:charg|attack|hit|strik)[a-z]*) ((?:the|my|his) [a-z]+|them|him) back(?=\W*$|\s*[,;.])`, '$1 back $2'],
  // when it happens, which changes nothing
  [said`\b(?:on|in|during) (?:my |his |the )?turn (?:${NUMBER})\b[\s,]*`, ''],
  [said` this time\b(?! they)`, ''],
  [said`\b(twice) in (?:a|one|the same|this) turn\b`, '$1'],
  // deeds with a noun
  [said`\bshooting (?:their |his )?(bows|crossbows|slings|javelins|arrows|bolts) (?=at\b)`, 'shooting with $1 '],
  [
    said`\b(?:makes?|making|do(?:es)?|doing|takes?|taking) (?:an?|one|some|their) (?:shoot(?:ing)?|shots?) (?:to|at|on|against) `,
    'shoot '
  ],
  // when it happened
  [
    said`
      [\s,]*\b
      (?:
        last (?:night|week|game|turn|time|weekend)|yesterday|earlier today|this (?:morning|weekend|evening)
        |the other (?:day|night)|in (?:my|our|the) last game|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
      )\b(?=.*\b(?:died|lost|killed|fell|losing|killing|took|charged|shot|attacked)\b|[\s,:;.]*$)
    `,
    ''
  ],
  // what has happened
  [said`[\s,]+(?:wow|damn|ouch|lol|argh|ugh|phew|sigh)\W*$`, ''],
  [
    said`
      \b(?:rode|cut|mow(?:ed|n)|shot|ran) down (?=(?:all|every|\d|(?:my|his|the)\s|[a-z]+ of\s))
      |\b(?:slaughtered|butchered|massacred|dropped|felled) (?=(?:all|every|\d|[a-z]+ of\s))
    `,
    'killed '
  ],
  [said`\btook (?:out|down) (?=(?:only |just )?(?:${NUMBER}|all|none)\b)`, 'killed '],
  [said`\btook (?:only |just )?(${NUMBER}) (?:of (?:them|his|theirs) )?(?:down )?with (?:them|him|me|us|it)\b`, 'killed $1'],
  [
    said`
      \bevery (?:single |last )*one of
      \s+(?=(?:them|(?:the|my|his) [a-z\d ]{1,30}?) (?:died|fell|dead|gone|(?:was|were|is|are|got) (?:killed|dead|gone|wiped)))
    `,
    'all of '
  ],
  [
    said`
      ,? \bwithout
      \s+(?:
        (?:losing|the loss of) (?:an? |a single |any )?(?:man|men|one|models?|anyone|anybody|anything)|(?:an? |any )?loss(?:es)?
      )\b(?<=\b(?:killed|charged|shot|wiped|attacked)\b.*)
    `,
    ' and lost none'
  ],
  [said`\bfor (?:just|only|but) (?=(?:${NUMBER}|an?) (?:kills?|loss|losses|dead|models?)\b)`, 'for '],
  [
    said`
      \b(${NUMBER}|none) (?:of (?:mine|ours)|of (?:my|our) (?:own|men|guys|models|lads|side)|on my side)
      \s+(?:(?:died|fell|were (?:killed|lost)|went down)\s*,? |(?=(?:and|but)\s[^,;.]{3,40}(?:died|fell|killed|lost|down)))
      (?:and|but|versus|to|for) (?:only |just )?(${NUMBER}|none) (?:of (?:his|hers|theirs)|on (?:his|their) side)
      (?: (?:died|fell|too|as well|were killed|went down))?
    `,
    'I lost $1 and killed $2'
  ],
  [
    said`
      \b(${NUMBER}|none) (?:of (?:his|hers|theirs)|on (?:his|their) side)
      \s+(?:(?:died|fell|were (?:killed|lost)|went down)\s*,? |(?=(?:and|but)\s[^,;.]{3,40}(?:died|fell|killed|lost|down)))
      (?:and|but|versus|to|for) (?:only |just )?(${NUMBER}|none) (?:of (?:mine|ours)|on my side)
      (?: (?:died|fell|too|as well|were killed|went down))?
    `,
    'I killed $1 and lost $2'
  ],
  // "held against 8 bondi who charged, losing 1 and killing 6"
  [
    said`
      ^\W*(${OWNED}${NUMBER} ([a-z]+)) (?:held|stood|survived|resisted|beat off|fought off|repelled|held (?:out|on|off|firm))
      \s+(?:(?:firm|off|out) )?(?:against )?(${UNIT})\s*,? (?:who|that) (charged|attacked)(?: (?:them|me|us|it))?\s*,? (?:and )?
      (?:they )?(?=(?:los|kill)\w+\s)
    `,
    '$3 $4 $1, the $2 '
  ],
  [
    said`\b(los|kill)ing (?<=\b(?:charged|attacked|shot|fought)\b.*)(?=(?:only |just )?(?:${NUMBER}|none|nobody|all)\b(?! [a-z]+ (?:dice|fatigue)))`,
    '$1ed '
  ],
  [said`\blosed `, 'lost '],
  [said`\b(I|we) had (?:my |our )?(${NUMBER} [a-z]+)\s*(?:,|\band\b)\s*(?=(?:lost|killed)\s(?!.*ing\s))`, '$1 had my $2, $1 '],
  [said`\b((s?he|they) had ${NUMBER} [a-z]+)\s*(?:,|\band\b)\s*(?=(?:lost|killed)\s)`, '$1, $2 '],
  [said`\bfor (?:only |just )?(${NUMBER}) loss(?:es)?\b`, 'and lost $1'],
  // questions
  [said`^\W*is there (?:any|a|much) (?:point|sense|use) (?:in )?`, 'is it worth '],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the|my) (?:smart(?:est)?|right|correct|optimal|wisest|clever|best)
      \s+(?:play|move|option|choice|thing to do)\s*(?:[:,?]\s*| (?:when|if) )(?=\d|(?:my|his|the)\s)
    `,
    'what should I do when '
  ],
  [said`\bha(?:ve|s|d) a (?:go|crack|swing) at\b`, 'charge'],
  [said`\b(\d+) (?:through|thru) (?=\d+ [a-z])`, '$1 to '],
  [said`^\W*how [a-z]+ (?:is|would) it (?:be )?for (?=${OWNED}\d+ [a-z]+ to\s)`, ''],
  [said`\bneeds? (?=\d+ (?:hits?|successes) (?:from|with|on|out of) \d+ dice)`, 'at least '],
  [
    said`
      ^\W*(?:compare )?what (${OWNED}\d+ [^,;:]{3,40}?) and (${OWNED}\d+ [^,;:]{3,40}?) (?:(?:can|would|will) )?do
      \s+(?:to|against) ([^,;:.]{4,60}?)(?:\s*[,;.]?\s*(?:and )?(?:tell|show) me\s.*)?$
    `,
    'difference between $1 and $2 against $3'
  ],
  // nobody knows how many dice: the number of symbols is none of dice
  [said`(?<=^\W*how many saga dice\b.{1,80}\s)(?:one|an?|1) (?=rare|common|uncommon)`, ''],
  [
    said`(?<=^\W*(?:what|how (?:many|much))\b[^,;:]{4,60}\s)after (?=${OWNED}\d+ [^,;:]{2,60}?\s(?:charge|attack|shoot)s? (?:them|it|him)\W*$)`,
    'if '
  ],
  [said`^\W*(?:please )?(?:remind|tell|teach) me (?:again )?(?=(?:how|what|who|when|which)\s)`, ''],
  [
    said`
      ^\W*(?:I(?:['\u2019]?m| am)? )?(?:(?:can['\u2019]?t|cannot|(?:trying|have|need|want) to) )?
      (?:decide|choose|pick|torn|undecided|hesitating) between (?=${OWNED}${NUMBER}\s)(.{4,80}?) (?:for|to)
      \s+(?=charg|attack|shoot)
    `,
    'difference between $1 '
  ],
  [
    said`
      ^\W*(?:vary|varying|change) the (fatigue) of (${OWN} )?(\d{1,2} [a-z]+) from (\d) to (\d) (?:when|if|as)
      \s+(?:(?:they|it) ((?:charge|shoot|attack)s? .{4,60}?)|(.{4,60}?\s(?:charge|shoot|attack)) (?:them|it))\W*$
    `,
    '$7 $3 with $1 $4 to $5 $6'
  ],
  [
    said`
      ^(.{0,80}?\d [a-z]{3,20}) (vs?\.?|against|charges?|attacks?) (${OWNED}\d{1,2} [a-z]{3,20})\s*,?
      \s+(?:(?:with|on|at|(?:who |they )?have) )?(?:fatigue )?(\d) and (\d)(?: fatigue)?,? respectively(?<=fatigue.*)\W*$
    `,
    '$1 with fatigue $4 $2 $3 with fatigue $5'
  ],
  [
    said`
      \b(how many [a-z]+) (?:(?:will|would|do|does) (?:I|we|he|they) (?:still )?have|will be|are)
      \s+(left|alive|dead|remaining|standing) (?:after|if|when|once) (?=${OWNED}${NUMBER}\s)
    `,
    '$1 are $2 if '
  ],
  [said`\b(${CHANCE}) (?:of|for) ([^,;:]{3,60}?) (?:dying|falling) to (?=${OWNED}${NUMBER}\s)`, '$1 that $2 die to '],
  [said`\b(?:half the time|more often than not)\b`, '50% of the time'],
  [said`\b(?:more|better) (?:often )?than (?=\d{1,2}\s*% of the (?:time|fights))`, ''],
  [
    said`^\W*from how many ([a-z]+)(?: on(?:wards?)?)? (?:do|would|will|can) I (?=beat|win|kill|wipe)`,
    'how many $1 do I need to '
  ],
  [
    said`
      ^\W*what (?:should|could|can|must) (?:I|we) (?:change|improve|add) (?:so that|so|for|to make|to have|to let)
      \s+(${OWNED}\d+ [^,;:?]+?) (?:to )?(?:beat|win against|defeat) ([^,;:?]+)\W*$
    `,
    '$1 charge $2, what would help most?'
  ],
  [
    said`
      ^\W*(?:should|shall|would) (${OWNED}\d+ [a-z]+) (?:better )?(?:be|get) (charged|attacked) by (${OWNED}\d+ [a-z]+)
      \s+((?:in|behind|on) [^,;:?]+? or (?:in|behind|on) [^,;:?]+)\W*$
    `,
    '$1 $4 $2 by $3'
  ],
  [
    said`^\W*(?:does|would|will) it (?:pay(?: off)?|help(?: me)?|make sense) (?:to |if I )?(?:use|play|spend|have|take) ([a-z]+(?: [a-z]+)?) (?=when|if)`,
    'is $1 worth it '
  ],
  // dice
  [said`^\W*(?:(?:if|when) I )?(?:rolling|throwing) (?=${NUMBER} dice\b)`, 'roll '],
  [
    said`\b(chances?|odds|probability) of (?:no|not rolling (?:a|any)|not a single) ([1-6])(?:['\u2019]?s)? (?=(?:in|with|on|from|out of) ${NUMBER} dice)`,
    '$1 of no $2s '
  ],
  [said`^\W*(?:roll|throw|rolling|throwing) (?=${NUMBER} saga dice\b)`, ''],
  [
    said`
      ^\W*what (?:can|could) (?:I|we) (?:play|do|pay(?: for)?|activate|afford|use) with (${NUMBER})
      \s+(?:(?!saga\s)([a-z]+) (?:saga )?dice|saga dice (?:as|of|for|with) (?:the )?([a-z-]+))\W*$
    `,
    '$1 saga dice $2$3'
  ],
  // "8 bondi charge 4 huscarls fatigue 2, I use one for attack"
  [
    said`
      (?<=\bfatigue\b.{0,80}?)\b(I|we|he|they) (?:us|spend)(?:es?|s)? (?:(?:it|that|one|1|them) )?
      (?:
        (?:for|on) (?:(?:my|the|his|their|better) )?(?:attack(?:s|ing)?|offen[cs]e)|to (?:attack|hit) (?:better|easier|harder)
        |offensively
      )(?=\W*$|\s*[,;])
    `,
    '$1 spends enemy armour'
  ],
  [
    said`
      (?<=\bfatigue\b.{0,80}?)\b(I|we|he|they) (?:us|spend)(?:es?|s)? (?:(?:it|that|one|1|them) )?
      (?:(?:for|on) (?:(?:my|the|his|their|better) )?defen[cs]e|to (?:defend|save) (?:better|easier)|defensively)
      (?=\W*$|\s*[,;])
    `,
    '$1 spends armour'
  ],
  // "he has 1 fatigue, 8 bondi charge 4 huscarls"
  [
    said`^\W*(?:he|she|(?:the|my) (?:enemy|opponent)) has (${NUMBER}) fatigues?\s*[,:;.]\s*(?:and )?(?=.*\d)(.*\b${DEED}.*?)[\s.]*$`,
    '$2, he has $1 fatigue'
  ],
  // what every answer shows
  [
    said`
      (?<=\d.{0,200})(?<![\s,;:.\u2013-])[\s,;:.\u2013-]{1,4}
      (?:(?:and|please|what(?:['\u2019]?s| is| are)|show|give|tell) (?:me )?){0,3}(?:the )?(?:full |whole )?
      (?:median|distribution|table|breakdown|(?:worst|best)(?: and (?:worst|best))? cases?|90\s*% range|spread|variance)\W*$
    `,
    ''
  ]
]
