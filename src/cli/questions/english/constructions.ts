import { NUMBER, OWN, type Rewording, re } from '../rewording'

/** Constructions of everyday English, put in plain words before all others: who is charged, how many are left, how dice are spent. */

const UNIT = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[a-z]+`
/** A unit with what is said of it. */
const UNIT_WITH = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[^(),;:.?!]{2,60}?`
const CHARGING = String.raw`\(\s*(?:charging|attacking|chargers?|attackers?)\s*\)`
const CHARGED = String.raw`\(\s*(?:(?:being\s+)?(?:charged|attacked)|defending|defenders?|receiving)\s*\)`
const BETWEEN = String.raw`(?:\s*(?:,|\band\b|\bvs\.?|\bversus\b|\bagainst\b|\bv\b))?\s*`
const AGAINST = String.raw`(?:vs\.?|versus|against)`
const SHIFTS = '(?:trad|mov|shift|swap|exchang|convert|turn|put|switch)'
const HALF_DICE = String.raw`half\s+(?:of\s+)?(?:(?:${OWN}|its)\s+)?(?:attack\s+)?dice\s+(?:(?:for|in|on|to)|into|onto|towards?|over\s+to)\s+(?:(?:the|extra|more)\s+)?(?:defen[cs]e|defensive|saves?|saving)(?:\s+(?:dice|rolls?))?`
const RIVAL = String.raw`(?:s?he|they|(?:my|the)\s+(?:opponent|enemy|rival|foe|mate|friend|brother|buddy|other\s+(?:player|guy|side)))`
/** A unit with one thing that is said of it. */
const UNIT_SO = String.raw`(?:${OWN}\s+)?${NUMBER}\s+(?:mounted\s+)?[a-z]+(?:\s+(?:(?:with|on|who\s+have)\s+[a-z\d]+(?:\s+fatigue)?|mounted))?`
const BAD = '(?:rubbish|awful|terrible|rotten|lousy|poor|crap|crappy|hard|tough|rough|dreadful|horrible|shit|shitty|rank)'

export const ENGLISH_CONSTRUCTIONS: readonly Rewording[] = [
  [/\bgonna\b/gi, 'going to'],
  // who asks has the first unit
  [
    /^\W*(?:I(?:['\u2019]ve)?\s+)?got\s+(?=(?:my\s+)?\d+\s+(?!fatigue|dice|die\b|saga|points?\b|common|uncommon|rare)[a-z])/gi,
    ''
  ],
  [/(?<=^\W*(?:my\s+)?\d+\s+[a-z]+\s+)facing\s+(?:off\s+against\s+)?(?=(?:(?:his|the|their)\s+)?\d)/gi, 'vs '],
  [
    /([,.;:!?]\s*)(?:(?:is|would)\s+(?:it|this|that)\s+(?:be\s+)?)?worth\s+(?:it\s+to\s+)?(?:charging|attacking|an?\s+charge|an?\s+attack|charge|attack)\W*$/gi,
    '$1should I charge?'
  ],
  [re(String.raw`\b(?:I|we)\s+have\s+(${NUMBER})\s+fatigue\s+on\s+((?:my|our)\s+\d+\s+[a-z]+)`), '$2 with $1 fatigue'],
  [
    /\s*,?\s*\b(?:and\s+)?(?:he|she|they)\s+ha(?:s|ve)\s+(?:none|no\s+fatigue|0)\s+on\s+(?=(?:his|her|their)\s+\d)/gi,
    ' against '
  ],
  [
    re(
      String.raw`\s*,?\s*\b(?:and\s+)?(?:he|she|they)\s+ha(?:s|ve)\s+(${NUMBER})(?:\s+fatigue)?\s+on\s+((?:his|her|their)\s+\d+\s+[a-z]+)`
    ),
    ' against $2 with $1 fatigue'
  ],
  [re(String.raw`\b(?:start|begin)ing\s+(?:off\s+|out\s+)?(?:with|on)\s+(?=${NUMBER}\s+fatigue)`), 'with '],
  [re(String.raw`\b(?:start|begin)s?\s+(?:off\s+|out\s+)?(?:with|on)\s+(?=${NUMBER}\s+fatigue)`), 'have '],
  // a die, and nobody who dies
  [/\bone\s+(?=(?:attack|defen[cs]e)\s+(?:die|dice)\b)/gi, '1 '],
  [/\b(with|plus)\s+(?:1|one|a)\s+die(?=\W*$|\s*[,;.]|\s+(?:charg|attack|vs|against|shoot))/gi, '$1 1 dice'],
  [
    /^\W*(?:I|we)(?:['\u2019]d)?\s+(?:just\s+)?(?:need|want|wish|would\s+like|like)\s+to\s+(?:know|find\s+out|learn|see)\s+(?:whether|if|how|what\s+happens\s+(?:when|if))\s+/gi,
    ''
  ],
  [
    /^\W*what(?:['\u2019]?s|\s+is)\s+the\s+(?:worst|best)\s+(?:(?:thing\s+)?that\s+)?(?:can|could|might)\s+happen\s+(?:to\s+|if\s+|when\s+)/gi,
    ''
  ],
  [/^\W*do\s+you\s+(?:think|reckon|believe|suppose)\s+(?:that\s+)?/gi, ''],
  [/[\s,]+(?:and\s+)?what\s+then\W*$/gi, ''],
  [
    /^\W*(?:any|some)\s+(?:advice|tips|suggestions)(?:\s+(?:for|on|about|when|if|with))?\s*[:,?.-]*\s+(?=.*\d)/gi,
    'what should I do when '
  ],
  [/\s+or\s+(?:nah|nope|what)(?=\W*$)/gi, ''],
  [/^(?!\W*(?:is|are|was|would)\b)(.*?[a-z\d])\s+(?:lol\s+|lmao\s+)?(?:an?\s+)?(good|bad)\s+idea\W*$/i, '$1, $2 idea?'],
  [/\b(?:an?|the)\s+(?:smart|wise|clever|sensible|sound|safe|good)\s+(?:move|play|option|decision)(?=\W*$)/gi, 'a good idea'],
  [/(?<=^\W*how\s+many\b.{0,80})\b(?:reliably|comfortably|safely|surely|consistently|easily|probably|definitely)\s+/gi, ''],
  [/\bhead[\s-]on\b/gi, ''],
  [/(?<=[a-z])\s*\+\s*(\d)\s*f(?:at(?:igue)?)?\b/gi, ' fatigue $1'],
  // the same as before, where it was named before
  [
    re(
      String.raw`\b(${NUMBER}\s+[a-z]+)(?![a-z])(.{1,200}?\bthen\b.{1,60}?\b(?:charge|attack|shoot)s?\s+(?:at\s+)?)the\s+same\s+\1`
    ),
    '$1$2them'
  ],
  [/(?<!\bthen\b.{0,200})\b(charge|attack|shoot)(s|ing)?\s+(at\s+)?the\s+same\s+(?=\d)/gi, '$1$2 $3'],
  [
    /^\W*(?:(?:work|figure)\s+(?:it\s+)?out\s+(?:for\s+me\s+)?|(?:I\s+)?(?:need|want)\s+(?:the\s+|some\s+)?(?:odds|numbers|chances|maths?|stats)\b\s*(?:(?:asap|please|pls|now|quick(?:ly)?|fast)\s*)?(?:(?:for|of|on|when|if)\s+|[:,]\s*))/gi,
    ''
  ],
  [
    /^\W*how\s+(?:bad|deadly|dangerous|nasty|effective|strong|good|risky|costly|bloody)\s+(?:is|are|would)\s+(?=(?:an?|the)\s+(?:volley|salvo|shot|charge|attack)\s+(?:from|of|by)\s)/gi,
    ''
  ],
  [/\b(?:the\s+)?(?:outcome|upshot|aftermath)\s+(?:of|for)\s+/gi, ''],
  [/\bwhat\s+(?:kind|sort)\s+of\s+(?=damage|losses|casualties)/gi, 'how much '],
  [/^\W*(?:in\s+|on\s+)?turn\s+\d+\s*[,:.\u2013-]\s*/gi, ''],
  [
    /^\W*(?:would|am|are)\s+(?:I|we)\s+(?:be\s+)?(?:mad|crazy|insane|stupid|foolish|wise|right|smart)\s+to\s+(?=charge|attack|shoot)/gi,
    'should I '
  ],
  [
    /^\W*(?:what|how)\s+(?:can|could|do|should)\s+(?:I|we)\s+(?:do\s+to\s+)?(?:improve|increase|better|raise)\s+(?:my|our|the)\s+(?:odds|chances?)\s+(?:of\s+(?:winning|success)\s+)?(?:with|when|for|if)\s+/gi,
    'how can I improve my odds when '
  ],
  [
    re(
      String.raw`(?<=^\W*(?:(?:can|could|do|does|will|would|(?:odds|chances?|probability)(?:\s+(?:that|of))?)\s+)?${UNIT}(?:\s+[a-z]+){0,3}\s+)(?:hurt|harm|damage|wound|scratch|dent)\s+(?=(?:${OWN}\s+)?${NUMBER}\s+[a-z])`
    ),
    'kill any of '
  ],
  [/\bbenefit(?:s|ing)?\s+from\s+(?=[a-z])/gi, 'have '],
  [/\b(?:have|has)\s+(?:much|any|an|some|a\s+big)\s+(?:effect|impact)\s+(?:on|against)\s+/gi, 'kill any of '],
  [/\bis\s+(?:now|this)\s+(?:(?:the|a)\s+)?(?:(?:right|good)\s+)?(?:time|moment)\s+to\s+(?=charge|attack|shoot)/gi, 'should I '],
  // what a chance is called
  [
    /(?<=\b(?:how\s+many|do|does|will|can|could|would)\b.{3,80})\bmake\s+it(?=\W*$|\s+(?:if|when|out|through|alive)\b)/gi,
    'survive'
  ],
  [/\bis\s+it\s+(?:more\s+)?likely\s+than\s+not\s+that\b/gi, 'chance that'],
  [
    /^\W*how\s+often\s+(?:do|does|will|would)\s+(.{4,120}?)\s+(?:end|finish|result)s?\s+(?:up\s+)?(?:in|with|as)\s+an?\s+(?:draw|tie)\W*$/i,
    'chance of a tie: $1'
  ],
  [
    re(String.raw`^\W*how\s+often\s+(?:do|does|will|would)\s+(${UNIT})\s+(?:draw|tie)\s+(?:with|against)\s+(.{4,80}?)\W*$`),
    'chance of a tie: $1 charge $2'
  ],
  [
    re(
      String.raw`\b(?:any|an?)\s+(?:hope|prospect|prayer|shot|(?:snowball['\u2019]?s|fair|decent|real|realistic|sporting|fighting)\s+chance)\s+(?=${AGAINST}\s)`
    ),
    'a chance '
  ],
  [
    /\b(?:come|comes|coming|get|gets|walk|walks)\s+(?:through|away|out)\s+(?:of\s+(?:it|this|that)\s+)?(?:unscathed|untouched|unharmed|intact|without\s+(?:an?\s+|any\s+)?(?:loss|losses|casualties))\b/gi,
    'lose nobody'
  ],
  [re(String.raw`\btaking\s+out\s+(?=at\s+least|at\s+most|more\s+than|half|all|${NUMBER})`), 'killing '],
  [
    re(
      String.raw`\b(?:takes?\s+(?:out|down)|drops?|fells?|picks?\s+off|guns?\s+down|brings?\s+down|cuts?\s+down)\s+(?=at\s+least|at\s+most|more\s+than|half|all|${NUMBER}\s+(?:or\s+more\s+)?of\s)`
    ),
    'kill '
  ],
  [
    re(
      String.raw`^\W*(?:how\s+likely\s+is|chances?\s+of|odds\s+of|what(?:['\u2019]?s|\s+is|\s+are)\s+the\s+(?:chances?|odds)\s+of)\s+(?:an?\s+)?(?:total\s+|complete\s+|full\s+)?(?:wipe(?:[\s-]?out)?|annihilation|destruction)\s+of\s+(${UNIT_WITH})\s+(?:by|from)\s+(${UNIT_WITH})\W*$`
    ),
    'chance that $2 wipe out $1'
  ],
  [
    re(
      String.raw`\b(dies?|dying|falls?|falling|killed|survives?|surviving)\s+(?:in|to|from|by|under)\s+(?:an?|one|the)\s+(?:volley|salvo|hail\s+of\s+[a-z]+|shot|charge|attack)\s+(?:of|from|by)\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 to '
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is|\s+are)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:that\s+|of\s+)?(${UNIT}\s+(?:charge|attack|shoot)s?\s+(?:at\s+)?(?:${OWN}\s+)?${NUMBER}\s+([a-z]+))\s*,?\s+and\s+(?:at\s+least\s+)?(${NUMBER})(?:\s+of\s+(?:them|the\s+\2))?(?:\s+\2)?\s+(?:die|fall)s?\W*$`
    ),
    'chance that $3 $2 die: $1'
  ],
  // a troop that is named once
  [
    re(
      String.raw`\b((?:no|any|many|all)\s+([a-z]+)\s(?:(?!\b(?:when|if|as|after)\b)[^\d,;:.]){1,40}\b(?:when|if|as|after)\s+(?:only\s+)?${NUMBER})\s+(?=(?:charg|attack|shoot)\w*\s+(?!.*\b\2\b))`
    ),
    '$1 $2 '
  ],
  [
    re(
      String.raw`^\W*${NUMBER}\s+of\s+(?:${OWN}\s+)([a-z]+)\s+(?:is|are)\s+(?:dead|gone|down|lost)\s*,?\s+(?:and\s+)?so\s+(?:only\s+)?(${NUMBER})\s+(?=charge|attack|shoot)`
    ),
    '$2 $1 '
  ],
  [
    re(
      String.raw`(?<=\b(?:odds|chances?|can|could|will|would|do|does|that)\s+${UNIT}(?:\s+(?:will|would|can|could|still))?\s+)(?:last|hold\s+out|hang\s+on|endure)\s+against\s+`
    ),
    'survive '
  ],
  // how many are needed
  [
    re(
      String.raw`^\W*how\s+many\s+([a-z]+(?:\s+with\s+[a-z]+)?)\s+(?:(?:do|would|will)\s+(?:I|we)\s+need\s+|(?:are\s+)?(?:needed|required)\s+)?${AGAINST}\s+(.{4,80}?)\s+(?:for|until|till|before|to\s+(?:get|have))\s+(?:(?:I|we)\s+)?(?:win\s+|beat\s+(?:him|them)\s+|have\s+)?(?:an?\s+)?(\d{1,2})\s*(?:%|percent|per\s+cent)(?:\s+(?:of\s+(?:the\s+)?(?:time|games|cases|fights)|chance|odds|wins?))?\W*$`
    ),
    'how many $1 do I need for a $3% chance of beating $2'
  ],
  [
    re(
      String.raw`\b((?:kill|los|destroy|wip)\w*\s+(?:(?:at\s+least|at\s+most|more\s+than|only|just)\s+)?${NUMBER})\s+out\s+of\s+(?=(?:${OWN}\s+)?${NUMBER}\s+(?!dice)[a-z])`
    ),
    '$1 of '
  ],
  // how many are left, and how many reach
  [/\blost\s+an?\s+(?:man|model|figure|guy)\b/gi, 'lost 1'],
  [/(?<=[,;.]\s*(?:and\s+|but\s+)?)an?\s+([a-z]+)\s+is\s+(?:already\s+)?(dead|gone)(?=\W*$)/gi, 'one $1 is $2'],
  [
    re(
      String.raw`\b(${UNIT})\s+(?:are|is)\s+all\s+(?:that\s+)?(?:remains?|(?:is|are)\s+left|(?:I|he)\s+ha(?:ve|s)\s+left)(?:\s+of\s+${NUMBER})?\s*[;,.]\s*(?:and\s+)?they\s+`
    ),
    '$1 '
  ],
  [
    re(
      String.raw`(\d\s+[a-z]+)\s*,?\s+(?:minus|less)\s+(?:the\s+)?(${NUMBER})\s+(?:lost|dead|killed|fallen|(?:he|they)\s+(?:shot|killed|got))(?:\s+(?:earlier|before|already))?\s*,?\s+(?=charge|attack|shoot|vs|against)`
    ),
    '$1 who lost $2 '
  ],
  [
    re(
      String.raw`\s*[,;.:]?\s+(?:and\s+|but\s+)?(${NUMBER})\s+of\s+(?:the|my|his)\s+([a-z]+)\s+(?:stay|hang|hold|keep)\s+(?:out(?:\s+of\s+(?:it|the\s+fight|the\s+way))?|back|behind)(?=\W*$)`
    ),
    ', $1 of the $2 are not engaged'
  ],
  [re(String.raw`\b(${NUMBER})\s+of\s+(?:${OWN}\s+)?(?:original(?:ly)?|initial|starting)\s+${NUMBER}\s+(?=[a-z])`), '$1 '],
  [re(String.raw`\b(${NUMBER})\s+of\s+(?:${OWN}\s+)?${NUMBER}\s+(?:original|initial|starting)\s+(?=[a-z])`), '$1 '],
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?)([a-z]+)\s+(?:(?:who|which|that)\s+)?(?:started|began)(?:\s+out)?\s+(?:as|at|with)\s+(${NUMBER})(?:\s+strong)?\s*,?\s+(?:(?:and|but|have|had|then)\s+){0,3}lost\s+(${NUMBER})(?:\s+(?:of\s+them|men|models))?(?:\s+(?:to|from|in)\s+(?:an?\s+|the\s+|some\s+)?[a-z]+)?\s*,?\s+(?:(?:and|but|then|now|they)\s+){0,3}(?=charge|attack)`
    ),
    '$1$3 $2 who lost $4 '
  ],
  [
    re(
      String.raw`(?<=\bafter\s+(?:losing|taking|suffering)\s+${NUMBER}(?:\s+(?:men|models|losses|casualties))?)\s+(?:to|from)\s+(?:an?\s+|the\s+|some\s+)?[a-z]+(?=,?\s)`
    ),
    ''
  ],
  [
    re(String.raw`\b(${NUMBER})\s+(?:men|figures|models|minis|miniatures)\s+(?:out\s+)?of\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`),
    '$1 of '
  ],
  [
    re(
      String.raw`^\W*only\s+(${NUMBER})\s+of\s+(${UNIT})\s+(?:can|could|will|would|may|manage\s+to|are\s+able\s+to)\s+(?:reach|touch|engage|contact|fight|get\s+(?:at|to))\s+(${UNIT})\s+(?:(?:that|which|whom)\s+)?(?:they|I|we)\s+(?:are\s+)?(?:charg|attack)\w*\W*$`
    ),
    '$2 engaged $1 charge $3'
  ],
  [re(String.raw`(?<=\bby\s+)(${NUMBER})\s+more\s+(?!than)(?=[a-z]+)`), '$1 '],
  [re(String.raw`\b(lost|losing|lose|minus)\s+one\s+(?=charg|attack|shoot)`), '$1 1 '],
  // nothing in the rules asks for the front of a unit
  [
    /\b(?:struck|taken|caught|assailed)\s+(?=(?:from\s+behind|(?:in|on|from|at)\s+(?:the|their|its|his|my)\s+(?:flank|rear|back|side)s?)\s+by\b)/gi,
    'charged '
  ],
  [
    re(
      String.raw`\b(charged|attacked|hit|shot)\s+(?:from\s+behind|(?:in|on|from|at)\s+(?:the|their|its|his|my)\s+(?:flank|rear|back|side)s?)\s+by\s+(${UNIT})`
    ),
    '$1 by $2 in the rear'
  ],
  [/\b(?:from|in|into|on|to|at)\s+(?:the|its|their)\s+(?:back|side)(?=\W*$)/gi, 'in the rear'],
  // who charges
  [
    re(
      String.raw`\b${RIVAL}\s+(?:lets?|allows?|wants?|makes?|forces?|asks?|invites?)\s+(?:me|us)\s+(?:to\s+)?(?=charge|attack|shoot)`
    ),
    'I '
  ],
  [
    re(
      String.raw`\b${RIVAL}\s+(?:(?:would|will|might|may|could|were\s+to)\s+(?=charge|attack))?(?:(?:come|go|run|ride|pile)s?\s+(?:at|for|into)|(?:(?:is|are|was|were)\s+)?(?:charging|attacking)|hits?|charge|attack)\s+(?=(?:me|us)\s+with\s)`
    ),
    'he charges '
  ],
  [
    re(
      String.raw`\b${RIVAL}\s+((?:charge|attack|shoot)s?|charged|attacked|shot)\s+(?:at\s+)?(me|us)\s+with\s+(${UNIT_SO})(?![a-z])`
    ),
    '$3 $1 $2'
  ],
  [
    re(
      String.raw`(?<=\b(?:my|our)\s+${NUMBER}\s+[a-z]+\b[^,;.]{0,40}\b(?:if|when|should)\s+${UNIT_SO}\s+(?:charge[sd]?|attack(?:s|ed)?|shoots?|shot)(?:\s+at)?\s+)(?:me|us)(?=\W*$)`
    ),
    'them'
  ],
  [
    re(
      String.raw`\b(?:have|has)\s+(${UNIT})\s+(?:right\s+)?(?:in\s+front\s+of|before|opposite)\s+(?:them|me|us)\b(?:\s+and\s+(?:charge|attack)(?=\W*$))?`
    ),
    'vs $1'
  ],
  [re(String.raw`^\W*(?:I|we)\s+mean(?:t)?\s+(${UNIT})\s*,?\s+not\s+${UNIT}\s*,?\s+(?=${AGAINST}|charg|attack|shoot)`), '$1 '],
  [
    /\b(?:my|our)\s+([a-z]+)\s+(charges|attacks|fights|meets|faces|duels)\s+(?:his|hers|theirs)(?=\W*$|\s*[,;.]|\s+(?:with|in)\s)/gi,
    'my $1 $2 his $1'
  ],
  [
    /\b(?:gets?|got|is|are|being)\s+(?:mobbed|swarmed|jumped|rushed|swamped|overrun|engulfed|assaulted|steamrolled|bulldozed|clobbered|mauled|set\s+upon)\s+by\b/gi,
    'are charged by'
  ],
  [
    re(
      String.raw`^(\W*would\s+you\s+)(charge|attack)\s+(${UNIT})\s+with\s+(${UNIT})\s+if\s+they\s+(?:have|had|use|used|play|played)\s+`
    ),
    '$1$2 $3 with $4 if the defender has '
  ],
  [re(String.raw`^\W*(${UNIT_WITH})\s*${CHARGING}${BETWEEN}(${UNIT_WITH})\s*(?:${CHARGED})?\W*$`), '$1 charge $2'],
  [re(String.raw`^\W*(${UNIT_WITH})\s*${CHARGED}${BETWEEN}(${UNIT_WITH})\s*(?:${CHARGING})?\W*$`), '$2 charge $1'],
  [re(String.raw`^\W*(${UNIT_WITH})\s+${AGAINST}\s+(${UNIT_WITH})\s*${CHARGED}\W*$`), '$1 charge $2'],
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+(?:are\s+|is\s+)?being\s+(?:charged|attacked)\s*[,;.]\s*(?:and\s+|by\s+)?(${UNIT_WITH})\s+(?:are\s+|is\s+)?(?:the\s+ones\s+)?(?:charging|attacking)\W*$`
    ),
    '$2 charge $1'
  ],
  [
    re(
      String.raw`\b(?:face|meet|receive|take|await|withstand|endure|suffer|resist|repel|brave)(?:s|d)?\s+(${UNIT})['\u2019]s?\s+(?:charge|attack|assault|onslaught)\b`
    ),
    'are charged by $1'
  ],
  [
    re(
      String.raw`^\W*(?:how\s+)?(?:safe\s+)?(?:is|are|would|will)\s+((?:an?\s+|${OWN}\s+)?(?:${NUMBER}\s+)?[a-z]+)\s+(?:be\s+)?(?:(?:safe|secure)\s+)?(?<=\bsafe\b.*)(?:from|against)\s+(?=\S)`
    ),
    'can $1 survive '
  ],
  [
    /\b(?:I['\u2019]?m|I\s+am|we\s+are|we['\u2019]?re)\s+(?:on|at)\s+the\s+(?:receiving|sharp|wrong|business)\s+end\b(?!\s+of)/gi,
    'he charges'
  ],
  [
    re(
      String.raw`\b(?:on|at)\s+the\s+(?:receiving|sharp|wrong|business)\s+end\s+of\s+(?:an?\s+charge\s+(?:from|by|of)\s+)?(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    'charged by '
  ],
  [/\bstand(?:s|ing)?\s+up\s+(?:to|against)\b/gi, 'withstand'],
  [/\b(?:bring|cut|strike|hack)(s?)\s+down\s+(?=an?\s|my\s|his\s|the\s|\d)/gi, 'kill$1 '],
  [
    re(
      String.raw`^\W*(?:two|2)\s+(?:units\s+of\s+)?(${NUMBER}\s+[a-z]+)\s+(?:fight|charge|attack|meet)\s+(?:each|one\s+an)\s?other\W*$`
    ),
    '$1 vs $1'
  ],
  [
    /^\W*(?:two|2)\s+(warlord|jarl|lord)s\s+(?:fight|duel|clash|meet|battle)(?:ing)?(?:\s+(?:each\s+other|one\s+another|it\s+out|a\s+duel))?(\s+(?:with|for)\s[^,;]*)?\W*$/gi,
    '$1 vs $1$2'
  ],
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+and\s+(${UNIT_WITH})\s+(?:keep(?:\s+on)?|go\s+on|continue)\s+fighting\s+(?=un|till?\b|for\b)`
    ),
    '$1 vs $2 '
  ],
  [
    /\s*,?\s+and\s+(?:then\s+)?(?:they\s+)?(?:keep(?:\s+on)?|go\s+on|continue)\s+(?:fighting|at\s+it|going)\s+(?=un|till?\b)/gi,
    ' '
  ],
  // one unit or another against a third, and what is chosen for who acts
  [
    re(
      String.raw`^\W*(?:should|shall|would|do)\s+(${UNIT})\s+(charge|attack|fight)\s+(${UNIT})\s+(mounted|on\s+foot|dismounted|on\s+horse(?:back|s)?)\s+or\s+(mounted|on\s+foot|dismounted|on\s+horse(?:back|s)?)\W*$`
    ),
    '$1 $4 or $5 $2 $3'
  ],
  [
    re(
      String.raw`^\W*(?:which|what)\s+[^\d]{2,40}?\b(?:for|with)\s+(${UNIT})\s+(charg|attack)ing\s+(${UNIT})\s*[,:;]\s*([a-z]+)\s+or\s+(?:no|not|without)(?:\s+\4)?\W*$`
    ),
    '$1 with or without $4 $2ing $3'
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(?:vs\.?|versus|or|and)\s+(${UNIT})\s*[,:;?]?\s+(?:which|who)\s+(?:is|does|do|fares?|would\s+(?:do|be|fare))\s+(?:better|best)\s+(charging|attacking|against|vs)\s+`
    ),
    '$1 or $2 $3 '
  ],
  [re(String.raw`\b(${UNIT})\s+outperform\s+(${UNIT})\s+(?=against|vs|charging|attacking)`), '$1 or $2 '],
  [
    re(
      String.raw`\b(${UNIT})\s+with\s+([a-z]+)\s+(?:compared\s+(?:with|to)|versus|vs)\s+(?:${NUMBER}\s+)?without(?:\s+(?:them|it|any))?\s*,?\s+(?=charging|attacking|against|vs)`
    ),
    '$1 with or without $2 '
  ],
  [
    re(
      String.raw`^\W*how\s+(?:do|does|would|will)\s+(${UNIT})\s+(?:${AGAINST}|charging|attacking)\s+(${UNIT})\s+compare\s+(?:to|with)\s+(${UNIT})\s+(?:${AGAINST}|charging|attacking)\s+(?:\2|them)\W*$`
    ),
    '$1 or $3 against $2'
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(charging|attacking)\s+(${UNIT})\s+(?:vs\.?|versus|or)\s+\1\s+(?:charging|attacking)\s+(${UNIT})\W*$`
    ),
    '$1 $2 $3 or $4'
  ],
  // shots
  [re(String.raw`\b(${UNIT})['\u2019]s?\s+(?:arrows?|bows?)(?![a-z])`), '$1 with bows'],
  [re(String.raw`\b(?:hit|struck)\s+by\s+(?=(?:${UNIT})\s+with\s+(?:bows|slings|javelins|crossbows)\b)`), 'shot by '],
  [
    re(
      String.raw`(?<=\d\s+[a-z]+\s+(?:(?:are|come|go)\s+)?)under\s+(?=(?:${UNIT})\s+with\s+(?:bows|slings|javelins|crossbows)\b)`
    ),
    'shot by '
  ],
  [
    re(
      String.raw`(?<!\b(?:with|and|or|throw|throws|throwing|carrying|their|his|using)\s)\bjavelin\s+(?=(?:${OWN}\s+)?${NUMBER}\s+[a-z])`
    ),
    'javelins shoot '
  ],
  [
    re(
      String.raw`\b(?:an?|one|the)\s+(?:volley|salvo|shot)\s+(?:from|of|by)\s+(${UNIT}(?:\s+with\s+[a-z]+)?)\s+(?:(?:(?:do|deal|inflict|cause)s?\s+)?(?:to|on|against)|into|at)\s+`
    ),
    '$1 shoot '
  ],
  [
    re(
      String.raw`^\W*(?:(?:how\s+)?(?:do|will|would|does|can|could)\s+)?(${UNIT})\s+(?:(?:do|fare|perform)\s+)?(?:${AGAINST}|charg\w+|beat)\s+((?:${OWN}\s+)?${NUMBER}\s+([a-z]+))\s*,?\s+(?:if|when|after|once)\s+(?:the\s+)?\3\s+(?:(?:first|are|get|have|been|were|had)\s+){1,3}shot(?:\s+at)?(?:\s+first)?\s+by\s+(${UNIT}(?:\s+with\s+[a-z]+)?)(?:\s+(?:first|beforehand|before))?\W*$`
    ),
    '$4 shoot $2, then $1 charge them'
  ],
  [
    /\b(?:loose|fire|shoot|send|put|pour|unleash|let\s+fly)(?:s|es)?\s+(?:two|2)\s+(?:volleys|salvos)\s+(?:at|into|on)\s+/gi,
    'shoot twice at '
  ],
  [re(String.raw`\bmoves?\s+and\s+(?:then\s+)?javelin\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`), 'moved and throw javelins at '],
  [
    re(String.raw`\s*,?\s+(?:and\s+)?(?:then\s+)?follow(?:ing|ed)?\s+(?:(?:it|that|this)\s+)?up\s+with\s+(${UNIT})(?=\W*$)`),
    ', then $1 charge them'
  ],
  // who stands beside a leader, and what is played on whom
  [
    re(
      String.raw`(?<=\b(?:while|when|with)\s+)(${NUMBER})\s+of\s+${OWN}\s+([a-z]+)\s+(?=(?:(?:are|is)\s+)?(?:stand|beside|near|next|around|close|within))`
    ),
    '$1 $2 '
  ],
  [/\b(?:stand(?:s|ing)?\s+|are\s+)within\s+vs(?:\s+of\s+him)?(?=\W*$)/gi, 'standing beside him'],
  [
    re(
      String.raw`^\W*(?:he|she|they|I|we)\s+(?:plays?|uses?)\s+([a-z]+(?:\s[a-z]+)?)\s+on\s+(${UNIT})\s+(?:when|as|if)\s+(${UNIT})\s+(charge|attack|shoot)(\s+with\s+[a-z]+(?:\s[a-z]+)?)?(?:\s+(?:me|him|them))?\W*$`
    ),
    '$3$5 $4 $2 with $1'
  ],
  // dice and fatigue
  [
    re(
      String.raw`^\W*(?:(?:if|when)\s+)?(?:${RIVAL}|I|we)\s+(clos)es?\s+ranks\s+with\s+(${UNIT})\s*,?\s+(?:(?:and|when|as|if)\s+)?(?:${RIVAL}|I|we)\s+(charge|attack)s?\s+(?:(?:me|us|him|them)\s+)?with\s+(${UNIT_SO})`
    ),
    '$4 $3 $2 $1ing ranks'
  ],
  [
    /\b((?:spend|us|burn)(?:e?s|e|ing)?\s+(?:it|that|one|(?:(?:the|a|his|their|its|my|\d|one)\s+)?fatigue))\s+to\s+(?:(?:hit|wound|strike|kill)\s+(?:them\s+|him\s+)?(?:more\s+)?(?:easier|easily|better)|make\s+(?:them|him|his\s+[a-z]+)\s+easier\s+to\s+(?:hit|wound|strike|kill))\b/gi,
    '$1 on enemy armour'
  ],
  [
    /\b((?:spend|us|burn)(?:e?s|e|ing)?\s+(?:it|that|one|(?:(?:the|a|his|their|its|my|\d|one)\s+)?fatigue))\s+to\s+(?:be|make\s+(?:me|us|my\s+[a-z]+))\s+(?:harder|tougher)\s+to\s+(?:hit|wound|strike|kill)\b/gi,
    '$1 on armour'
  ],
  [/^\W*do\s+(?:I|we)\s+(?:want|need|have)\s+to\s+(?=clos|giv)/gi, 'should I '],
  [re(String.raw`\b${SHIFTS}(?:e?s)?\s+${HALF_DICE}`), 'give up dice'],
  [re(String.raw`\b${SHIFTS}(?:p|t)?(?:e?s|e|ing|ed)?\s+${HALF_DICE}`), 'giving up dice'],
  [/\bclos(e|es|ing|ed)\s+up(?:\s+ranks)?(?=\s*(?:[,.;:()]|$|when\b|if\b|against\b|and\b))/gi, 'clos$1 ranks'],
  // only the unit charged may (R3.3)
  [
    /(?<=[,;.]\s*(?:and\s+|but\s+|if\s+)?|\b(?:and|but)\s+)(?:they|he)\s+gives?\s+up\s+(?=(?:their\s+|his\s+)?dice)/gi,
    'the defender gives up '
  ],
  [
    re(
      String.raw`^(.{4,160}?)\s*[,(]?\s*\(?\b((?:an?|${NUMBER})\s+fatigue)\s+(?:each|per|(?:on|for|to)\s+(?:each|every))\s+(?:unit|side|player)\b\s*\)?(.*)$`
    ),
    '$1 $3, both sides have $2'
  ],
  // what has happened
  [re(String.raw`\ball\s+(${NUMBER})\s+of\s+(${OWN})\s+(?!dice\b)([a-z]+)`), 'all of $2 $1 $3'],
  [
    /^(\W*(?:(?:my|our|his|her|their|the)\s+)?)([a-z]+)\s*\((\d{1,2})\)\s+(?=(?:killed|charged|shot|attacked|lost|wiped)\b)/gi,
    '$1$3 $2 '
  ],
  [/\b(?:typical|ordinary)\s*\?+\s*$/gi, 'normal?'],
  [re(String.raw`\b${BAD}\s+luck\b`), 'bad luck'],
  [/\b(?:great|amazing|incredible|insane|brilliant|fantastic)\s+luck\b/gi, 'good luck'],
  [re(String.raw`\b(?:wiped|took|taken)\s+(?:out|down)\s+(?=(?:only\s+|just\s+)?${NUMBER}\s+of\b)`), 'killed '],
  [
    re(
      String.raw`(?<=\b(?:charged|attacked|fought|shot|hit)\b.{1,80}?)\b(${NUMBER}\s+[a-z]+\s+and\s+${NUMBER}\s+[a-z]+)\s+(?:(?:were|are|lay|lie)\s+)?dead(?![a-z])`
    ),
    '$1 died'
  ],
  [/(?<=\b(?:lost|killed)\s+(?:\d+|[a-z]+))[\s.,!?]+(?:wtf|ffs|seriously|really)\W*$/gi, ', normal?'],
  // thrown dice
  [/(?<=\bdice)\s+(?:for|as)\s+(?:my\s+|his\s+)?(?:saves|defen[cs]e)(?=\s+(?:on|needing|at)\b)/gi, ''],
  [re(String.raw`(?<=\bdice\b.{1,40}?\band\s+)(?:made|saved|passed)\s+(?=(?:only\s+|just\s+)?(?:${NUMBER}|none)\b)`), 'got '],
  [
    re(String.raw`\b(${NUMBER}\s+(?:attack\s+)?dice)\s+(?:at|${AGAINST}|on|into)\s+(?:an?\s+)?armou?r\s+(?:of\s+)?([2-6])(?!\d)`),
    '$1 on $2+'
  ],
  [
    /^\W*what\s+(?:do|would|will|can|should)\s+(?:I|we)\s+(?:get|expect)\s+(?:from\s+|by\s+|when\s+|if\s+)?(?=(?:rolling|throwing)\s)/gi,
    ''
  ],
  [
    /(?<=\b(?:dice|die|roll\w*|throw\w*|hits?|saves?)\b.*)\b(?:an?\s+)?(?:5|five)s?\s+(?:or|and)\s+(?:an?\s+)?(?:6|six)(?:e?s)?\b(?=\W*$|\s*[,;.])/gi,
    '5+'
  ]
]
