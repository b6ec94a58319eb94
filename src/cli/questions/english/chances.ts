import { A_CHANCE, NUMBER, OWN, type Rewording, re } from '../rewording'

/** Chances asked for behind a fight, or of a unit that has something: "8 bondi charge 4 huscarls, odds that at least 2 die". */

const HOW_LIKELY = String.raw`how\s+(?:likely(?:\s+is\s+it)?|often(?:\s+do)?)`

const SO_MANY = String.raw`(?:(?:at\s+(?:least|most)|more\s+than|fewer\s+than|exactly|only)\s+)?${NUMBER}(?:\s+or\s+(?:more|fewer))?`

/** The same, in signs as well. */
const BOUND = String.raw`(?:at\s+(?:least|most)|(?:no\s+)?more\s+than|(?:no\s+)?(?:fewer|less)\s+than|exactly|up\s+to|>=|=>|<=|=<|>|<|\u2265|\u2264)`

const DIE = String.raw`(?:dies?|falls?|perish|(?:are|get|is|gets)\s+killed)`

/** Behind a fight of which no chance was asked before. */
const NOT_ASKED = String.raw`(?<=\d\s+[a-z].{0,200})(?<!\b(?:odds|chances?|probability|likel[a-z]*|often|kill[a-z]*|los[a-z]+)\b.{0,160})`
const OF_THEM = String.raw`(?:\s+(?:of\s+(?:them|mine|his)|men|models))?`

const LATE = String.raw`[,.;:?!\u2013-]\s*(?:and\s+|but\s+|so\s+)?`

export const ENGLISH_CHANCES: readonly Rewording[] = [
  // "8 bondi charge 4 huscarls, the huscarls lose at least 3?"
  [
    re(
      String.raw`(?<=\d\s+[a-z].{2,160})[,.;:]\s*(?:and\s+|do\s+|will\s+|can\s+)?(${OWN}\s+[a-z]+\s+(?:lose|kill)s?\s+(?:at\s+(?:least|most)\s+|more\s+than\s+|fewer\s+than\s+)?${NUMBER}(?:\s+or\s+(?:more|fewer))?)\s*\?+\W*$`
    ),
    ', chance that $1'
  ],
  // nobody but the target of a shot has losses
  [
    re(
      String.raw`(?<=\d.{2,60}\b(?:shoot|fire|loose)s?\s[^;.:?!]{2,100})[,.;:!?]\s*(?:(?:${A_CHANCE})\s+(?:of\s+)?)?(?:at\s+least\s+)?(${NUMBER})\+?(?:\s+or\s+more)?\s+(?:losses|casualties|dead)\W*$`
    ),
    ', chance of at least $1 kills'
  ],
  [/\bat\s+least\s+(?:an?\s+|to\s+)?(?:draw|tie)(?:ing)?(?![a-z])/gi, 'a win or draw'],
  [
    re(String.raw`\b(?:take|remove|sweep|clear)\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+off\s+(?:of\s+)?the\s+(?:board|table)\b`),
    'wipe out $1'
  ],
  [re(String.raw`\ban?\s+(?:unit|group|band|block)\s+of\s+(?=${NUMBER}\s+[a-z])`), ''],
  // "8 crossbowmen shoot 6 bondi, do they kill them all": who acts, where nobody speaks of themselves
  [
    /^(?!.*\b(?:I|my|our|we|me|us|his|her|he|him|she|their|enemy|opponent)\b)(.*\d.*[,.;:?!])\s*(?:do|can|will|could|would)\s+they\s+(?=(?:kill|slay|destroy|wipe|eliminate)\b)/gi,
    '$1 chance to '
  ],
  // "8 bondi charge 4 huscarls, odds that at least 2 die"
  [
    re(String.raw`[,.;:?!\u2013-]\s*(?:${A_CHANCE}|${HOW_LIKELY})\s+(?:that\s+)?(${SO_MANY})\s+(?:will\s+|would\s+)?${DIE}\W*$`),
    ', chance of $1 deaths'
  ],
  // "odds that 2 of 4 huscarls in woods die to 12 levies": what they have goes behind
  [
    re(
      String.raw`\b((?:${A_CHANCE}|${HOW_LIKELY})\s+(?:that\s+)?${SO_MANY}\s+of\s+(?:${OWN}\s+)?\d+\s+([a-z]+))\s+((?:in|behind|with|on)\s+[a-z\d ]{3,25}?|fatigue\s+\d|exhausted)\s+(${DIE}\s+(?:to|when|if|as|from|by)\s.*?)\W*$`
    ),
    '$1 $4, the $2 $3'
  ],
  // "..., kill 2+?", "... and lose at most 3", but "and lose 2" tells what happened
  [
    re(
      String.raw`${NOT_ASKED}(?:${LATE}|\s+and\s+|(?<=\d\s+[a-z]+)\s)(?:(?:they|I|we)\s+)?(kill|lose)s?\s+(${BOUND}\s*${NUMBER}|${NUMBER}(?:\+|\s+or\s+(?:more|fewer|less)))${OF_THEM}\W*$`
    ),
    ', chance to $1 $2'
  ],
  [
    re(
      String.raw`${NOT_ASKED}${LATE}(?:(?:they|I|we)\s+)?(?:(kill)s?\s+(${NUMBER})${OF_THEM}\W*|(lose)s?\s+(${NUMBER})${OF_THEM}\s*\?+\s*)$`
    ),
    ', chance to $1$3 $2$4'
  ],
  [
    re(String.raw`(?<=\d\s+[a-z].{0,200})${LATE}(?:(?:a|total|complete)\s+)?wipe[\s-]?(?:out)?\s*\?+\s*$`),
    ', chance to wipe them out'
  ],
  [re(String.raw`(?<=\d\s+[a-z].{0,200})${LATE}(${BOUND}\s*${NUMBER})\s+kill(?:s|ed)\s*\?*\s*$`), ', chance to kill $1'],
  [
    re(String.raw`(?<=\d\s+[a-z].{0,200})${LATE}(${BOUND}\s*${NUMBER})\s+(?:lost|losses|casualties)\s*\?*\s*$`),
    ', chance of $1 losses'
  ],
  // what every answer shows
  [
    /(?<=\d\s+[a-z].{0,200})[,.;:?!\u2013-]\s*(?:and\s+)?(?:what\s+(?:do|does|will|would)\s+(?:they|I|we|he|each(?:\s+side)?)\s+need\s+to\s+(?:hit|save|wound)(?:\s+on)?|what\s+(?:do|does)\s+(?:they|I|we|he)\s+(?:hit|save)\s+on|how\s+(?:much|many)\s+fatigue\s+(?:after(?:wards?)?|do\s+(?:they|I|we)\s+(?:have|get|gain|end\s+up\s+with)(?:\s+after(?:wards?)?)?))\W*$/gi,
    ''
  ],
  // what is wanted: "I need to kill 3", "at least 2 must die", "and lose no more than 2"
  [
    re(
      String.raw`(?<=\d.{0,200})(?:${LATE}|(?<=\d\s+[a-z]+\s{0,2})\s(?=(?:need|must|have)\b))(?:(?:I|we)(?:['\u2019]d)?\s+)?(?:(?:really\s+)?(?:want|need|have|hope|aim|like|try|trying|must)(?:\s+to)?)\s+(?=(?:kill|wipe|destroy|slay)\b.{1,40}$)`
    ),
    ', chance to '
  ],
  [
    re(String.raw`(?<=\d.{0,200})${LATE}(${SO_MANY})\s+(?:must|have\s+to|need\s+to|should)\s+(?:die|fall|go)\W*$`),
    ', chance of $1 deaths'
  ],
  [
    re(
      String.raw`(?<=\d.{0,200})(?:${LATE}|\s+and\s+)(?:(?:I|we)\s+)?(?:(?:want|need|hope|must|can)\s+(?:to\s+)?)?lose\s+(?:no|not)\s+more\s+than\s+(${NUMBER})(?:\s+(?:men|models|of\s+(?:them|mine)))?\W*$`
    ),
    ', chance that I lose at most $1'
  ],
  [
    re(
      String.raw`(?<=\d.{0,200})(?<!\b(?:odds|chances?|probability|likely|likelihood|win|wins|how)\b.{0,120})\s*,?\s+without\s+(?:(?:I|me|us|them)\s+)?losing\s+(?:anyone|anybody|any(?:\s+(?:men|models))?|an?\s+(?:single\s+)?(?:man|model))\W*$`
    ),
    ', chance that I lose nobody'
  ],
  [
    /\bare\s+(?=.{2,40}\b(?:favou?red|favou?rites?|the\s+underdogs?)\b)(.{2,40}?)\s+(?:favou?red|(?:the\s+)?favou?rites?|the\s+underdogs?)\s+(?=against|vs\b)/gi,
    '$1 '
  ],
  [
    /(?<=\d.{0,200})[,.;:?!\u2013-]\s*(?:(?:is\s+(?:it|that)|are\s+(?:they|these))\s+)?(?:an?\s+)?(?:even\s+(?:odds|chances?|fight|match)|fair\s+(?:fight|match)|close\s+(?:fight|one))\W*$/gi,
    ''
  ],
  [
    /\b(odds|chances?|probability|likelihood)\s+(?:of|for)\s+(?:an?\s+)?(?:(?:total|complete|full)\s+)?wip(?:e|ing)(?:[\s-]*outs?)?(?:\s+(?:them|him|it))?(?:\s+out)?(?=\W*$)/gi,
    '$1 to wipe them out'
  ],
  // "8 bondi charge the warlord. does he survive?"
  [
    re(
      String.raw`(?<=\b(warlord|jarl|king)\b.{0,100})${LATE}(?:does|will|can)\s+(?:he|she)\s+(?:survive|live|make\s+it)(?:\s+(?:that|it|this))?\W*$`
    ),
    ', odds that the $1 survives'
  ],
  // the same once more, otherwise
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+(mounted|on\s+foot)\s+(vs\.?|against|charge|attack|shoot)\s+(.{4,60}?)[,;.]\s*(?:and|or)\s+(on\s+foot|mounted)\s*\?\W*$`
    ),
    '$1 $2 or $5 $3 $4'
  ],
  [
    re(String.raw`(?<=\d.{0,200})${LATE}(?:the\s+)?same\s+(?:again\s+)?with\s+(${NUMBER}(?:\s+[a-z]+)?)\W*$`),
    '. what if I had $1'
  ],
  [
    re(String.raw`(?<=\d.{0,200})[,;.]\s*(?:and|or)\s+(?:against|vs\.?)\s+(${NUMBER}(?:\s+[a-z]+)?)\s*\?\W*$`),
    '. what if he had $1'
  ],
  [/\b(has|have)\s+(\d{1,2}\s+[a-z]+)\s+and\s+(?=\d\s+fatigues?\s*,)/gi, '$1 $2 with '],
  // "he has 6 huscarls with 1 fatigue, 8 bondi charge them": the 8 are no fatigue
  [/(?<!\d\s{0,2}|\b(?:has|have|tiene[ns]?)\s+)\b(\d)\s+(fatig(?:ue|a)s?)\s*,\s+(?=\d{1,2}\s+[a-zà-ÿ]{3})/gi, '$2 $1, '],
  [
    /\b(?:use|spend)(s?)\s+(?:1|one)\s+(?:for|on)\s+(?:my\s+|the\s+)?(?:armou?r|defen[cs]e)\s+and\s+(?:1|one|the\s+other)\s+(?:for|on)\s+(?:my\s+|the\s+)?(?:attack|offen[cs]e)(?=\W*$|\s*[,;.])/gi,
    'spend$1 both'
  ]
]
