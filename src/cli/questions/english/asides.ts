import { CHANCE, DEED, LEADER, NUMBER, OWN, type Rewording, re } from '../rewording'

/** Turns of phrase in English about what is said beside a fight: whose it is, how many reach, what is done with fatigue. */

const REACH = String.raw`(?:engaged|fight(?:ing)?|in\s+(?:contact|range|reach|the\s+fight)|reach(?:ing)?)`

export const ENGLISH_ASIDES: readonly Rewording[] = [
  // who loses as many as the other
  [
    re(
      String.raw`\b(${CHANCE}\s+)(?:that|of)\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s+and\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s+(?:both\s+|each\s+)?(?:lose|losing)\s+(?:the\s+same(?:\s+(?:number|amount))?|equally\s+many|as\s+many(?:\s+as\s+each\s+other)?)(?:\s+of\s+(?:men|models))?(?=\W*$)`
    ),
    '$1of a tie: $2 charge $3'
  ],
  [
    /\bboth(?:\s+(?:sides|units|of\s+them))?\s+(?:will\s+)?los(?:e|ing)\s+(?:the\s+same(?:\s+(?:number|amount))?|equally\s+many|as\s+many)(?:\s+of\s+(?:men|models))?\b/gi,
    'it is a tie'
  ],
  // what both have
  [/\s*,?\s+both\s+with\s+(?=[a-z][a-z ]{2,30}\W*$)/gi, ', both sides have '],
  [/(?<=\b(?:can|could|will|would|do|does)\s.{2,40})\bever\s+(?=beat|win|kill|survive|hold|hope)/gi, ''],
  [
    re(
      String.raw`^\W*(?:I|we)\s+outnumber\s+(?:him|them|the\s+enemy)\s*[,:]?\s*(?:with\s+)?((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+to\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)(?:\s*,?\s+(?:and\s+)?(?:I\s+)?(?:charge|attack))?(?=\W*$|\s*[,;.])`
    ),
    '$1 charge $2'
  ],
  [
    re(
      String.raw`^\W*(?:do|does|will|can|could|would)\s+(?:the|my|his)\s+([a-z]+)\s+(?:hold|survive|stand|win|make\s+it)\s*[?,:;.]+\s*(?:there\s+are\s+)?(${NUMBER})(?:\s+of\s+them)?\s*,\s*`
    ),
    '$2 $1 '
  ],
  // "4 huscarls have 2", where fatigue was spoken of
  [
    /(?<=\bfatigue\b.{1,100}(?:\b(?:\d\s+|the\s+|his\s+|my\s+)|[,;.]\s*(?:and\s+)?)[a-z]+\s+(?:have|has)\s+)(\d)(?=\W*$)/gi,
    '$1 fatigue'
  ],
  // who sees whom shoots
  [
    re(
      String.raw`^(.{0,30}\b${NUMBER}\s+(?:crossbow[a-z]*|archers|slingers|[a-z]+\s+with\s+(?:bows|slings|javelins|crossbows)))\s+(?:can\s+(?:only\s+)?see|see|have\s+(?:an?\s+)?(?:clear\s+)?(?:line\s+of\s+sight|los|view)\s+(?:to|of|on))\s+(?=(?:${OWN}\s+)?${NUMBER}\s+[a-z])`
    ),
    '$1 shoot '
  ],
  // who has not what the other has
  [
    re(
      String.raw`\b(${OWN}\s+${NUMBER}\s+[a-z]+)\s+(?:(?:do|have|are)(?:n['\u2019]?t|\s+not)(?:\s+(?:have|got)\s+(?:them|any|it))?|have\s+none)(?=\s*[;,.])`
    ),
    '$1'
  ],
  [re(String.raw`\bexhausted\s+(?:by|with|at|from)\s+(?=${NUMBER}\s+fatigue\b)`), 'with '],
  [
    re(String.raw`\bunder\s+(?:bow|arrow)[\s-]?fire\s+(?:from|by|of)\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)(?!\s+with\s+bows)`),
    'under fire from $1 with bows'
  ],
  [
    re(
      String.raw`^\W*(?:do|does|will|would|can)\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s+(?:stand|have|get)\s+(?:an?|any|much\s+of\s+a)\s+(?:(?:good|decent|fair|real|reasonable)\s+)?chance\s+(?:of|at)\s+kill(?:ing)?\s+`
    ),
    'can $1 kill '
  ],
  [
    re(
      String.raw`\b(${CHANCE})\s+(?:that\s+)?(?:I|we)\s+(?:keep|still\s+have|end\s+up\s+with)\s+((?:at\s+least|more\s+than)\s+(?:half|${NUMBER})\s+of\s+${OWN}\s+${NUMBER}\s+[a-z]+)\s+(?:(?:after|when|if|by)\s+)?(charg|attack)ing\s+`
    ),
    '$1 that $2 survive if they $3e '
  ],
  [/\battacke\b/gi, 'attack'],
  // who shoots at a leader
  [
    re(
      String.raw`^(\W*(?:can|could|do|does|will|would)\s+(?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s+(?:hurt|harm|damage|wound)\s+(?=(?:an?|the|my|his)\s+(?:[a-z-]+\s+){0,2}${LEADER}(?![a-z]))`
    ),
    '$1 kill '
  ],
  // a building before those who are in it
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s+(?:push|move|go|run|rush|storm|break|burst|charge|attack)s?(?:\s+(?:in|into|at))?\s+((?:an?|the)\s+(?:building|house|ruins|woods?|hut|farm))\s+(?:that\s+is\s+|which\s+is\s+)?(?:held|defended|occupied|garrisoned|manned)\s+by\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)`
    ),
    '$1 charge $3 in $2'
  ],
  [/\b(casualties|dead|lost|losses)\s+(?:so\s+far|to\s+date)\b/gi, '$1 already'],
  [
    re(
      String.raw`\b(?:are|is)\s+(?:the|my|his)\s+([a-z]+)\s+likely\s+to\s+lose\s+(${NUMBER})\s+of\s+their\s+(${NUMBER})\s+(?:to|against)\s+`
    ),
    'chance that $2 of $3 $1 die to '
  ],
  [re(String.raw`\b(${CHANCE})\s+of\s+(?:(?:scoring|getting|making)\s+)?(?:an?|one|any)\s+kills?\b`), '$1 of at least 1 kills'],
  // whose horse it is
  [
    re(String.raw`\b((?:at|on|into|onto)\s+(?:an?|the|my|his|her|their)\s+)mounted\s+((?:[a-z-]+\s+)?${LEADER})(?![a-z])`),
    '$1$2 mounted'
  ],
  [
    re(
      String.raw`\b(${NUMBER})\s+(?:of\s+them\s+)?(?:can['\u2019]?t|cannot|can\s+not|do(?:es)?\s*n['\u2019]?t)\s+see(?:\s+(?:them|it|him))?(?=\W*$|\s*[,;.)]|\s+(?:and|shoot|at)\b)`
    ),
    '$1 not engaged'
  ],
  [
    /\b(?:who|which(?:\s+unit)?)\s+(?:survives|lasts|holds\s+out|lives|stands)\s+(?:longer|longest)\s+(?=against|vs)/gi,
    'which holds better '
  ],
  [/\bwhose\s+(?=armou?r\b|fatigue\b)/gi, 'with '],
  // "6 hirdmen with a warlord beside them": two units that charge together
  [
    re(
      String.raw`\b((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+with\s+(?:an?|the|my|his|their)\s+(${LEADER})\s+(?:(?:right\s+)?(?:beside|alongside|next\s+to|among|amongst)\s+them|at\s+their\s+(?:side|head)|(?:leading|joining|helping|in\s+support(?:\s+of)?)(?:\s+them)?)(?![a-z])`
    ),
    '$2 and $1'
  ],
  // "against 8 bondi and against 4 huscarls" are two fights to compare
  [
    re(
      String.raw`\b(vs\.?|versus|against)\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\s*,?\s+(?:and|or)\s+(?:against|vs\.?|versus)\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 $2 or '
  ],
  // "lose no more than 2 to 6 knights": who kills them, and no range
  [
    re(
      String.raw`\b(los(?:e|es|ing)\s+(?:(?:at\s+least|at\s+most|no\s+more\s+than|more\s+than|fewer\s+than|less\s+than|up\s+to|exactly|only|just)\s+)?${NUMBER}(?:\s+(?:men|models)|\s+of\s+${OWN}\s+${NUMBER}(?:\s+[a-z]+)?)?)\s+to\s+(?=(?:${OWN}\s+)?${NUMBER}\s+(?!(?:men|models|figures|of)\b)[a-z])`
    ),
    '$1 against '
  ],
  // "12 levies shootin 8 bondi"
  [/\b((?:shoot|charg|attack|fight|hitt|defend|los|kill|us|spend|giv|wipp?|beat)in)['\u2019]?(?![\p{L}\d])/giu, '$1g'],
  // only the enemy's fatigue is spent (R3.4), whoever it is said to be of
  [
    re(
      String.raw`\b((?:spend|us|burn|tak|discard|remov)(?:e?s|e|ing)?\s+(?:(?:the|a|an|one|all|both|some|any|${NUMBER})\s+)?fatigue(?:\s+(?:markers?|tokens?))?)\s+(?:of|from|off|on)\s+(?:(?:${OWN}|that)\s+)?(?!armou?r|own\b|it\b|(?:them|him|her)sel)[a-z]+(?:['\u2019]s)?\s+(?=(?:on|for|to)\s)`
    ),
    '$1 '
  ],
  // "burn one for +1 armour"
  [
    re(
      String.raw`\bburn(s|ing)?\s+(?=(?:(?:the|a|an|all|both|some|${NUMBER})\s+)?(?:fatigue\b|(?:of\s+(?:it|them)\s+)?(?:on|for|to)\s))`
    ),
    'spend$1 '
  ],
  // asked back: on what?
  [
    /\b((?:I|we|he|she|they|(?:the|my|his|their)\s+[a-z]+)\s+(?:spends?|uses?))\s+(?:one|1)(?:\s+of\s+(?:it|them))?(?=\W*$)(?<=\bfatigue\b.{1,60})/gi,
    '$1 it'
  ],
  [/\bus(?:e(s)?|(ing))\s+(?<=\bfatigue\b[^.;]{0,40})(?=(?:it|that|them)\W*$)/gi, 'spend$1$2 '],
  // whose it is
  [
    /(?<!\b(?:next|close)\s+)\b(?:for|on|to)\s+(?:me|us|my\s+(?:side|units?|men|guys|troops|lot))(?=\s*(?:[,.;!?]|$))/gi,
    'on mine'
  ],
  [
    /(?<!\b(?:next|close)\s+)\b(?:for|on|to)\s+(?:him|(?:his|their)\s+(?:side|units?|men|guys|troops|lot)|(?:the|my)\s+(?:enemy|opponent|foe))(?=\s*(?:[,.;!?]|$))/gi,
    'on theirs'
  ],
  [/\bthe\s+(?:charging|attacking|shooting)\s+(?:unit|side|player)(?=\s|[,.;!?]|$)/gi, 'the attacker'],
  [/\bthe\s+(?:charged|defending|attacked)\s+(?:unit|side|player)(?=\s|[,.;!?]|$)/gi, 'the defender'],
  [/(?<=[a-z]\s+)the\s+targets?(?=\s*(?:[,.;!?]|$))/gi, 'the defender'],
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+([a-z]+)\b.*[,;.]\s*(?:and\s+|but\s+)?the\s+)(?:first|former)(?:\s+(?:one|unit|side))?(?=\s+(?:has|have|is|are|gets?|with|give|re-?roll))`
    ),
    '$1$2'
  ],
  [
    /(?<=[,;.]\s*(?:and\s+|but\s+)?the\s+)second(?:\s+(?:one|unit|side))?(?=\s+(?:has|have|is|are|gets?|with|give|re-?roll))/gi,
    'latter'
  ],
  // "I am tired and he isn't"
  [
    /[\s,]+(?:and|but)\s+(?:s?he|they|I|we|the\s+[a-z]+)\s+(?:(?:is|are|do|does|has|have)(?:\s+not|n['\u2019]?t)|am\s+not|['\u2019]m\s+not)(?=\W*$)/gi,
    ''
  ],
  [re(String.raw`\b(?:put|place|add)\s+(?=${NUMBER}\s+fatigue\s+on\s)`), ''],
  // "2 fatigue on the bondi and 1 (fatigue) on the ceorls"
  [
    re(String.raw`(\bfatigue\s+(?:on|for)\s+(?:the\s+)?[a-z]+)\s+and\s+(${NUMBER})(?:\s+fatigue)?\s+(?=(?:on|for)\s)`),
    '$1, $2 fatigue '
  ],
  [
    re(
      String.raw`(\b(?:on|for)\s+(?:the\s+)?[a-z]+)\s+and\s+(?=\+?${NUMBER}\s+(?:(?:extra|more|bonus|attack|defen[cs]e)\s+){0,2}(?:dice|die|armou?r|fatigue)\s+(?:on|for)\s)`
    ),
    '$1, '
  ],
  // what might be so
  [
    re(
      String.raw`\s+(?:that|who|which)\s+(?:(?:might|may|could)\s+(?:possibly\s+)?|possibly\s+|probably\s+)have\s+(?:an?\s+|the\s+)?([a-z]+(?:\s+[a-z]+)?)\s*,?\s*\(?(\d{1,3}\s*%)(?:\s+(?:chance|likely|probability))?\)?`
    ),
    ' ($1 $2)'
  ],
  // "with 2 fatigue against 4 huscarls at 1"
  [/(?<=\d\s+[a-z]+\s+)(?:at|on)\s+(?=\d\s+fatigue\b.*\d\W*$)/gi, 'with '],
  [/\b(?:at|on)\s+(?=\d\W*$)(?<=\b(?:at|on|with)\s+\d\s+fatigue\b.{1,80})/gi, 'with '],
  // a place that is left gives no cover, and one on the way is between both
  [
    /\b(?:who|that|which)\s+(?:ha(?:ve|s|d)\s+)?(?:just\s+)?(?:(?:came|come)\s+out\s+of|left|emerged\s+from)\s+(?=(?:the|an?)\s)/gi,
    'coming out of '
  ],
  [
    re(
      String.raw`\b(?:jump|leap|hop|vault|climb|cross)s?\s+(?:over\s+|across\s+)?((?:the|an?)\s+(?:wall|hedge|fence|ditch))\s+(?:and|to)\s+((?:charge|attack)s?\s+(?:${OWN}\s+)?${NUMBER}\s+[a-z]+)`
    ),
    '$2 behind $1'
  ],
  // how many of them
  [
    re(
      String.raw`\b(?:a\s+|the\s+)?(?:(?:full|whole|complete|half|small|big|large)\s+)?(?:a\s+)?unit\s+of\s+([a-z]+)\s*\(\s*(${NUMBER})\s*\)`
    ),
    '$2 $1'
  ],
  [
    re(
      String.raw`\b(?:only\s+)?(${NUMBER})\s+(?:of\s+)?(?:the\s+)?(attackers|defenders|chargers|shooters)\s+(?:are\s+|can\s+)?${REACH}\b`
    ),
    'the $2 engaged $1'
  ],
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?)(${NUMBER})\s+([a-z]+)\s+(?:out\s+)?of\s+(${NUMBER})\s*,?\s+(?:are\s+)?(?:${REACH}|in\s+sight)\s*,?\s+(?:and\s+)?(?=${DEED})`
    ),
    '$1$4 $3 engaged $2 '
  ],
  // what a unit has, or has not
  [
    /(?<=\bwith\s+[a-z][a-z ,]{2,40})\s+(?:loaded(?:\s+up)?|lined\s+up|to\s+hand|in\s+hand|in\s+reserve|up\s+(?:my|his)\s+sleeve)\b/gi,
    ''
  ],
  [
    /[\s,]+(?:with\s+)?(?:no|without(?:\s+any)?)\s+(?:bonus(?:es)?|modifiers?|boosts?|buffs?)(?!\s+(?:dice|die|attack|defen))(?![a-z])/gi,
    ' '
  ],
  [/\b(?:pop(?:s|ped|ping)?|trigger(?:s|ed|ing)?)\s+(?=[a-z])/gi, 'using '],
  [/\bwith\s+(?:one|1|a)\s+(?:point\s+)?(?:of\s+)?(?:more|extra|higher)\s+(?:point\s+of\s+)?armou?r\b/gi, 'armour +1'],
  [/\bwith\s+(?:one|1|a)\s+(?:point\s+)?(?:of\s+)?(?:less|lower)\s+(?:point\s+of\s+)?armou?r\b/gi, 'armour -1'],
  [
    /\b(?:have|has|with)\s+(?:a|the)\s+((?:[a-z]+\s+)?(?:wall|hedge|fence|ditch))\s+in\s+front\s+of\s+(?:them|it|him)\b/gi,
    'are behind a $1'
  ],
  [/\barmou?r\s+of\s+(?:the\s+)?([a-z]+)\s+(?:is|are|=|being)\s+(?=[2-6]\b)/gi, '$1 armour '],
  [
    re(
      String.raw`[\s,;]+(?:minus|less)\s+(${NUMBER})\s+(?!(?:attack|defen|bonus|extra|dice|die|fatigue|armou?r|saga)[a-z]*)([a-z]+)\W*$`
    ),
    ', the $2 have lost $1'
  ],
  // whose death is asked about
  [/\b(?:must|needs?\s+to|ha(?:ve|s)\s+to)\s+(?=(?:die|fall)\b)/gi, ''],
  [
    re(
      String.raw`^\W*(?:I|we)\s+(?:need|want)\s+((?:at\s+least\s+)?${NUMBER}\s+of\s+(?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+(?:dead|killed|gone)\s+(?=(?:when|if|after)\s)`
    ),
    'chance that $1 die '
  ],
  [/\bnot\s+(?:(?:even\s+)?a\s+single|even\s+one)\s+(?=[a-z])/gi, 'no '],
  [
    re(String.raw`\b(${CHANCE}\s+)(?:that\s+|of\s+)?none\s+(?:dies?|dying|falls?|(?:is|are|being)\s+killed)(?=\W*$|\s*[:,])`),
    '$1nobody dies'
  ],
  // who kills "them" are those who act, unless they are charged or shot at; "they kill 2" are the others
  [
    re(
      String.raw`(?<!\bby\s.{0,200})\b(${CHANCE}\s+)(?:that\s+)?(?:they|he|it)\s+(?:can\s+|will\s+|would\s+)?(kill|wipe|destroy)s?\s+(?=(?:(?:at\s+least\s+)?${NUMBER}\s+of\s+|all\s+(?:of\s+)?)?(?:him|her|it|them)\b)`
    ),
    '$1to $2 '
  ],
  [re(String.raw`\b(${CHANCE}\s+(?:of|to)\s+)(?:kill|destroy)(?:ing)?\s+(?:him|her|it|them)\s+all\b`), '$1wiping them out'],
  [re(String.raw`\b(${CHANCE}\s+(?:of|to)\s+)kill(?:ing)?\s+(?:him|her|it|them)\b(?!\s+all)`), '$1wiping them out'],
  [
    re(
      String.raw`\b(${CHANCE})\s+(?:of|to)\s+(?:kill(?:ing)?|wip(?:e|ing)\s+out|destroy(?:ing)?)\s+(?:all\s+)?(?:of\s+)?${OWN}\s+(?!last|first|second|rest|whole|entire|enemy|target|opponent)([a-z]+)(?=\W*$|\s*[:,]|\s+(?:when|if|as)\b)`
    ),
    '$1 the $2 are wiped out'
  ],
  [
    re(String.raw`\b(${CHANCE}\s+(?:of|to)\s+kill(?:ing)?\s+)an?\s+(?=[a-z]+(?:\W*$|\s*[:,]|\s+(?:when|if|as)\b))`),
    '$1at least 1 '
  ],
  // no rule re-rolls a single face
  [/(?<=\bre-?roll(?:s|ing)?\s+(?:(?:all|the|their|his)\s+)*)(?:ones|1s)\b/gi, '1'],
  [
    re(
      String.raw`\b((?:charg|attack)\w*\s+(?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s*,?\s+(?:despite|in\s+spite\s+of)\s+(?:having\s+|their\s+)?(?=(${NUMBER}\s+fatigue)\b)\2`
    ),
    'with $2 $1'
  ],
  // what who acts has, said behind the deed: "8 bondi charge with 1 fatigue 4 huscarls"
  [
    re(
      String.raw`\b(${DEED})\s+(with\s+(?:an?\s+|${NUMBER}\s+)(?:(?:extra|more|bonus|additional)\s+)?(?:(?:attack|defen[cs]e)\s+)?(?:dice|die|fatigue))\s+(?=(?:${OWN}\s+)?${NUMBER}\s+[a-z])`
    ),
    '$2 $1 '
  ],
  // one activation after another
  [
    /(?<=[,;.]\s*(?:and\s+|but\s+)?)((?:they|it|the\s+[a-z]+|my\s+[a-z]+|his\s+[a-z]+)\s+(?:has\s+|have\s+|had\s+)?)already\s+(?:fought|charged|attacked|shot|acted|activated)(?:\s+(?:this|in\s+the\s+same)\s+turn)?(?=\W*$)/gi,
    '$1moved'
  ],
  [
    /(?<=\b(?:charg|attack|shoot|fight).*),?\s+(?:and\s+(?:then\s+)?again|(?:two|2)\s+volleys|twice\s+in\s+a\s+row|two\s+times\s+running)(?=\W*$)/gi,
    ' twice'
  ],
  [/\b((?:charg|attack|hit|strik)[a-z]*)\s+((?:the|my|his)\s+[a-z]+|them|him)\s+back(?=\W*$|\s*[,;.])/gi, '$1 back $2'],
  // when it happens, which changes nothing
  [re(String.raw`\b(?:on|in|during)\s+(?:my\s+|his\s+|the\s+)?turn\s+(?:${NUMBER})\b[\s,]*`), ''],
  [/\s+this\s+time\b(?!\s+they)/gi, ''],
  [/\b(twice)\s+in\s+(?:a|one|the\s+same|this)\s+turn\b/gi, '$1'],
  // deeds with a noun
  [/\bshooting\s+(?:their\s+|his\s+)?(bows|crossbows|slings|javelins|arrows|bolts)\s+(?=at\b)/gi, 'shooting with $1 '],
  [
    /\b(?:makes?|making|do(?:es)?|doing|takes?|taking)\s+(?:an?|one|some|their)\s+(?:shoot(?:ing)?|shots?)\s+(?:to|at|on|against)\s+/gi,
    'shoot '
  ],
  // when it happened
  [
    /[\s,]*\b(?:last\s+(?:night|week|game|turn|time|weekend)|yesterday|earlier\s+today|this\s+(?:morning|weekend|evening)|the\s+other\s+(?:day|night)|in\s+(?:my|our|the)\s+last\s+game|(?:on\s+|last\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?=.*\b(?:died|lost|killed|fell|losing|killing|took|charged|shot|attacked)\b|[\s,:;.]*$)/gi,
    ''
  ],
  // what has happened
  [/[\s,]+(?:wow|damn|ouch|lol|argh|ugh|phew|sigh)\W*$/gi, ''],
  [
    /\b(?:rode|cut|mow(?:ed|n)|shot|ran)\s+down\s+(?=(?:all|every|\d|(?:my|his|the)\s|[a-z]+\s+of\s))|\b(?:slaughtered|butchered|massacred|dropped|felled)\s+(?=(?:all|every|\d|[a-z]+\s+of\s))/gi,
    'killed '
  ],
  [re(String.raw`\btook\s+(?:out|down)\s+(?=(?:only\s+|just\s+)?(?:${NUMBER}|all|none)\b)`), 'killed '],
  [
    re(
      String.raw`\btook\s+(?:only\s+|just\s+)?(${NUMBER})\s+(?:of\s+(?:them|his|theirs)\s+)?(?:down\s+)?with\s+(?:them|him|me|us|it)\b`
    ),
    'killed $1'
  ],
  [
    /\bevery\s+(?:single\s+|last\s+)*one\s+of\s+(?=(?:them|(?:the|my|his)\s+[a-z\d ]{1,30}?)\s+(?:died|fell|dead|gone|(?:was|were|is|are|got)\s+(?:killed|dead|gone|wiped)))/gi,
    'all of '
  ],
  [
    re(
      String.raw`,?\s+\bwithout\s+(?:(?:losing|the\s+loss\s+of)\s+(?:an?\s+|a\s+single\s+|any\s+)?(?:man|men|one|models?|anyone|anybody|anything)|(?:an?\s+|any\s+)?loss(?:es)?)\b(?<=\b(?:killed|charged|shot|wiped|attacked)\b.*)`
    ),
    ' and lost none'
  ],
  [re(String.raw`\bfor\s+(?:just|only|but)\s+(?=(?:${NUMBER}|an?)\s+(?:kills?|loss|losses|dead|models?)\b)`), 'for '],
  [
    re(
      String.raw`\b(${NUMBER}|none)\s+(?:of\s+(?:mine|ours)|of\s+(?:my|our)\s+(?:own|men|guys|models|lads|side)|on\s+my\s+side)\s+(?:(?:died|fell|were\s+(?:killed|lost)|went\s+down)\s*,?\s+|(?=(?:and|but)\s[^,;.]{3,40}(?:died|fell|killed|lost|down)))(?:and|but|versus|to|for)\s+(?:only\s+|just\s+)?(${NUMBER}|none)\s+(?:of\s+(?:his|hers|theirs)|on\s+(?:his|their)\s+side)(?:\s+(?:died|fell|too|as\s+well|were\s+killed|went\s+down))?`
    ),
    'I lost $1 and killed $2'
  ],
  [
    re(
      String.raw`\b(${NUMBER}|none)\s+(?:of\s+(?:his|hers|theirs)|on\s+(?:his|their)\s+side)\s+(?:(?:died|fell|were\s+(?:killed|lost)|went\s+down)\s*,?\s+|(?=(?:and|but)\s[^,;.]{3,40}(?:died|fell|killed|lost|down)))(?:and|but|versus|to|for)\s+(?:only\s+|just\s+)?(${NUMBER}|none)\s+(?:of\s+(?:mine|ours)|on\s+my\s+side)(?:\s+(?:died|fell|too|as\s+well|were\s+killed|went\s+down))?`
    ),
    'I killed $1 and lost $2'
  ],
  // "held against 8 bondi who charged, losing 1 and killing 6"
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?${NUMBER}\s+([a-z]+))\s+(?:held|stood|survived|resisted|beat\s+off|fought\s+off|repelled|held\s+(?:out|on|off|firm))\s+(?:(?:firm|off|out)\s+)?(?:against\s+)?((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s*,?\s+(?:who|that)\s+(charged|attacked)(?:\s+(?:them|me|us|it))?\s*,?\s+(?:and\s+)?(?:they\s+)?(?=(?:los|kill)\w+\s)`
    ),
    '$3 $4 $1, the $2 '
  ],
  [
    re(
      String.raw`\b(los|kill)ing\s+(?<=\b(?:charged|attacked|shot|fought)\b.*)(?=(?:only\s+|just\s+)?(?:${NUMBER}|none|nobody|all)\b(?!\s+[a-z]+\s+(?:dice|fatigue)))`
    ),
    '$1ed '
  ],
  [/\blosed\s+/gi, 'lost '],
  [
    re(String.raw`\b(I|we)\s+had\s+(?:my\s+|our\s+)?(${NUMBER}\s+[a-z]+)\s*(?:,|\band\b)\s*(?=(?:lost|killed)\s(?!.*ing\s))`),
    '$1 had my $2, $1 '
  ],
  [re(String.raw`\b((s?he|they)\s+had\s+${NUMBER}\s+[a-z]+)\s*(?:,|\band\b)\s*(?=(?:lost|killed)\s)`), '$1, $2 '],
  [re(String.raw`\bfor\s+(?:only\s+|just\s+)?(${NUMBER})\s+loss(?:es)?\b`), 'and lost $1'],
  // questions
  [/^\W*is\s+there\s+(?:any|a|much)\s+(?:point|sense|use)\s+(?:in\s+)?/gi, 'is it worth '],
  [
    /^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the|my)\s+(?:smart(?:est)?|right|correct|optimal|wisest|clever|best)\s+(?:play|move|option|choice|thing\s+to\s+do)\s*(?:[:,?]\s*|\s+(?:when|if)\s+)(?=\d|(?:my|his|the)\s)/gi,
    'what should I do when '
  ],
  [/\bha(?:ve|s|d)\s+a\s+(?:go|crack|swing)\s+at\b/gi, 'charge'],
  [/\b(\d+)\s+(?:through|thru)\s+(?=\d+\s+[a-z])/gi, '$1 to '],
  [re(String.raw`^\W*how\s+[a-z]+\s+(?:is|would)\s+it\s+(?:be\s+)?for\s+(?=(?:${OWN}\s+)?\d+\s+[a-z]+\s+to\s)`), ''],
  [/\bneeds?\s+(?=\d+\s+(?:hits?|successes)\s+(?:from|with|on|out\s+of)\s+\d+\s+dice)/gi, 'at least '],
  [
    re(
      String.raw`^\W*(?:compare\s+)?what\s+((?:${OWN}\s+)?\d+\s+[^,;:]{3,40}?)\s+and\s+((?:${OWN}\s+)?\d+\s+[^,;:]{3,40}?)\s+(?:(?:can|would|will)\s+)?do\s+(?:to|against)\s+([^,;:.]{4,60}?)(?:\s*[,;.]?\s*(?:and\s+)?(?:tell|show)\s+me\s.*)?$`
    ),
    'difference between $1 and $2 against $3'
  ],
  // nobody knows how many dice: the number of symbols is none of dice
  [/(?<=^\W*how\s+many\s+saga\s+dice\b.{1,80}\s)(?:one|an?|1)\s+(?=rare|common|uncommon)/gi, ''],
  [
    re(
      String.raw`(?<=^\W*(?:what|how\s+(?:many|much))\b[^,;:]{4,60}\s)after\s+(?=(?:${OWN}\s+)?\d+\s+[^,;:]{2,60}?\s(?:charge|attack|shoot)s?\s+(?:them|it|him)\W*$)`
    ),
    'if '
  ],
  [/^\W*(?:please\s+)?(?:remind|tell|teach)\s+me\s+(?:again\s+)?(?=(?:how|what|who|when|which)\s)/gi, ''],
  [
    re(
      String.raw`^\W*(?:I(?:['\u2019]?m|\s+am)?\s+)?(?:(?:can['\u2019]?t|cannot|(?:trying|have|need|want)\s+to)\s+)?(?:decide|choose|pick|torn|undecided|hesitating)\s+between\s+(?=(?:${OWN}\s+)?${NUMBER}\s)(.{4,80}?)\s+(?:for|to)\s+(?=charg|attack|shoot)`
    ),
    'difference between $1 '
  ],
  [
    re(
      String.raw`^\W*(?:vary|varying|change)\s+the\s+(fatigue)\s+of\s+(${OWN}\s+)?(\d{1,2}\s+[a-z]+)\s+from\s+(\d)\s+to\s+(\d)\s+(?:when|if|as)\s+(?:(?:they|it)\s+((?:charge|shoot|attack)s?\s+.{4,60}?)|(.{4,60}?\s(?:charge|shoot|attack))\s+(?:them|it))\W*$`
    ),
    '$7 $3 with $1 $4 to $5 $6'
  ],
  [
    re(
      String.raw`^(.{0,80}?\d\s+[a-z]{3,20})\s+(vs?\.?|against|charges?|attacks?)\s+((?:${OWN}\s+)?\d{1,2}\s+[a-z]{3,20})\s*,?\s+(?:(?:with|on|at|(?:who\s+|they\s+)?have)\s+)?(?:fatigue\s+)?(\d)\s+and\s+(\d)(?:\s+fatigue)?,?\s+respectively(?<=fatigue.*)\W*$`
    ),
    '$1 with fatigue $4 $2 $3 with fatigue $5'
  ],
  [
    re(
      String.raw`\b(how\s+many\s+[a-z]+)\s+(?:(?:will|would|do|does)\s+(?:I|we|he|they)\s+(?:still\s+)?have|will\s+be|are)\s+(left|alive|dead|remaining|standing)\s+(?:after|if|when|once)\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 are $2 if '
  ],
  [
    re(String.raw`\b(${CHANCE})\s+(?:of|for)\s+([^,;:]{3,60}?)\s+(?:dying|falling)\s+to\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`),
    '$1 that $2 die to '
  ],
  [/\b(?:half\s+the\s+time|more\s+often\s+than\s+not)\b/gi, '50% of the time'],
  [/\b(?:more|better)\s+(?:often\s+)?than\s+(?=\d{1,2}\s*%\s+of\s+the\s+(?:time|fights))/gi, ''],
  [
    /^\W*from\s+how\s+many\s+([a-z]+)(?:\s+on(?:wards?)?)?\s+(?:do|would|will|can)\s+I\s+(?=beat|win|kill|wipe)/gi,
    'how many $1 do I need to '
  ],
  [
    re(
      String.raw`^\W*what\s+(?:should|could|can|must)\s+(?:I|we)\s+(?:change|improve|add)\s+(?:so\s+that|so|for|to\s+make|to\s+have|to\s+let)\s+((?:${OWN}\s+)?\d+\s+[^,;:?]+?)\s+(?:to\s+)?(?:beat|win\s+against|defeat)\s+([^,;:?]+)\W*$`
    ),
    '$1 charge $2, what would help most?'
  ],
  [
    re(
      String.raw`^\W*(?:should|shall|would)\s+((?:${OWN}\s+)?\d+\s+[a-z]+)\s+(?:better\s+)?(?:be|get)\s+(charged|attacked)\s+by\s+((?:${OWN}\s+)?\d+\s+[a-z]+)\s+((?:in|behind|on)\s+[^,;:?]+?\s+or\s+(?:in|behind|on)\s+[^,;:?]+)\W*$`
    ),
    '$1 $4 $2 by $3'
  ],
  [
    /^\W*(?:does|would|will)\s+it\s+(?:pay(?:\s+off)?|help(?:\s+me)?|make\s+sense)\s+(?:to\s+|if\s+I\s+)?(?:use|play|spend|have|take)\s+([a-z]+(?:\s+[a-z]+)?)\s+(?=when|if)/gi,
    'is $1 worth it '
  ],
  // dice
  [re(String.raw`^\W*(?:(?:if|when)\s+I\s+)?(?:rolling|throwing)\s+(?=${NUMBER}\s+dice\b)`), 'roll '],
  [
    re(
      String.raw`\b(chances?|odds|probability)\s+of\s+(?:no|not\s+rolling\s+(?:a|any)|not\s+a\s+single)\s+([1-6])(?:['\u2019]?s)?\s+(?=(?:in|with|on|from|out\s+of)\s+${NUMBER}\s+dice)`
    ),
    '$1 of no $2s '
  ],
  [re(String.raw`^\W*(?:roll|throw|rolling|throwing)\s+(?=${NUMBER}\s+saga\s+dice\b)`), ''],
  [
    re(
      String.raw`^\W*what\s+(?:can|could)\s+(?:I|we)\s+(?:play|do|pay(?:\s+for)?|activate|afford|use)\s+with\s+(${NUMBER})\s+(?:(?!saga\s)([a-z]+)\s+(?:saga\s+)?dice|saga\s+dice\s+(?:as|of|for|with)\s+(?:the\s+)?([a-z-]+))\W*$`
    ),
    '$1 saga dice $2$3'
  ],
  // "8 bondi charge 4 huscarls fatigue 2, I use one for attack"
  [
    /(?<=\bfatigue\b.{0,80}?)\b(I|we|he|they)\s+(?:us|spend)(?:es?|s)?\s+(?:(?:it|that|one|1|them)\s+)?(?:(?:for|on)\s+(?:(?:my|the|his|their|better)\s+)?(?:attack(?:s|ing)?|offen[cs]e)|to\s+(?:attack|hit)\s+(?:better|easier|harder)|offensively)(?=\W*$|\s*[,;])/gi,
    '$1 spends enemy armour'
  ],
  [
    /(?<=\bfatigue\b.{0,80}?)\b(I|we|he|they)\s+(?:us|spend)(?:es?|s)?\s+(?:(?:it|that|one|1|them)\s+)?(?:(?:for|on)\s+(?:(?:my|the|his|their|better)\s+)?defen[cs]e|to\s+(?:defend|save)\s+(?:better|easier)|defensively)(?=\W*$|\s*[,;])/gi,
    '$1 spends armour'
  ],
  // "he has 1 fatigue, 8 bondi charge 4 huscarls"
  [
    re(
      String.raw`^\W*(?:he|she|(?:the|my)\s+(?:enemy|opponent))\s+has\s+(${NUMBER})\s+fatigues?\s*[,:;.]\s*(?:and\s+)?(?=.*\d)(.*\b${DEED}.*?)[\s.]*$`
    ),
    '$2, he has $1 fatigue'
  ],
  // what every answer shows
  [
    /(?<=\d.{0,200})(?<![\s,;:.\u2013-])[\s,;:.\u2013-]{1,4}(?:(?:and|please|what(?:['\u2019]?s|\s+is|\s+are)|show|give|tell)\s+(?:me\s+)?){0,3}(?:the\s+)?(?:full\s+|whole\s+)?(?:median|distribution|table|breakdown|(?:worst|best)(?:\s+and\s+(?:worst|best))?\s+cases?|90\s*%\s+range|spread|variance)\W*$/gi,
    ''
  ]
]
