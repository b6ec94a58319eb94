import { DEED, NUMBER, OWN, type Rewording, re, TO_THE_END } from '../rewording'
import { ENGLISH_VERSUS } from './versus'

/** More turns of phrase in English, put in plain words after the others: choices, numbers that are needed, fights that go on. */

const UNIT = String.raw`(?:${OWN}\s+)?\d+\s+[a-z]+`
const BEAT = String.raw`(?:beat(?:ing)?|defeat(?:ing)?|kill(?:ing)?|win(?:ning)?\s+against|wip(?:e|ing)\s+out|destroy(?:ing)?)`
/** What a unit is, said in place of another unit: "fresh", "on foot", "with one fatigue". */
const STATE = String.raw`(?:fresh|tired|exhausted|mounted|(?:(?:the\s+same|with|without|on|in)\s+){1,2}[a-z\d]+(?:\s+(?:fatigue|cover))?)`
/** "I am being charged by" */
const CHARGED_BY = String.raw`\b(?:I|we)\W\S+\s+(?:(?:being|now)\s+)?(?:charged|attacked|shot(?:\s+at)?)\s+by\b`
const MOUNTED = String.raw`(?:on\s+(?:foot|horse(?:back|s)?|camels?)|mounted|dismounted|with\s+(?:axes|javelins|heavy\s+weapons))`
const ARMED = String.raw`${UNIT}(?:\s+with\s+[a-z]+)?`
const IN_TURN = String.raw`(?:in\s+turn|one\s+after\s+(?:the\s+other|another)|one\s+by\s+one|successively|in\s+succession)`
const LIST = String.raw`${UNIT}[^:;.?]*?(?:,|\bor\b|\band\b)\s*${UNIT}[^:;.?]*?`

export const ENGLISH_CHOICES: readonly Rewording[] = [
  // how the question is put
  [
    /^\W*(?:(?:can|could|would|will)\s+(?:you|we)\s+(?:please\s+|kindly\s+)?|(?:please|help\s+me(?:\s+to)?|I\s+(?:want|need)\s+to|let['\u2019]?s)\s+)?(?:work|figure)\s+out\W+(?:(?:the\s+)?(?:results?|outcomes?|odds|numbers|chances?)\s+(?:of|for|when|if)\s+)?/gi,
    ''
  ],
  [/\b(defenders?|they|the\s+[a-z]+s)\s+closes?(?=\W*$|\s*[,;])/gi, '$1 close ranks'],
  // "spends 2 on armour": two of the fatigue
  [
    re(
      String.raw`\b((?:spen[dt]|burn)(?:s|ing)?|us(?:es?|ing))\s+([23]|two|three)\s+(?=(?:on|for)\s+(?:(?:${OWN}|own|its|enemy)\s+){0,2}armou?r\b(?!\s*(?:and\b|\+)))`
    ),
    '$1 $2 fatigue '
  ],
  // all the fatigue that was named is spent: "with 2 fatigue, I spend both on my armour"
  [
    re(
      String.raw`\b(spend(?:s|ing)?|us(?:es?|ing))\s+(?<=\b(?:([23]|two|three)\s+fatigue|fatigue\s+([23]|two|three))\b.*)(?:both|all(?:\s+(?:three|3))?|it\s+all)(?:\s+of\s+(?:them|it|the\s+fatigue))?(?:\s+(?:the\s+)?(?:markers|tokens|of\s+them))?\s+(?=(?:on|for|to|against)\s(?!.*\band\b))`
    ),
    '$1 $2$3 fatigue '
  ],
  // whose enemy has it, and is not named: who acts, where they have charged it
  [
    re(
      String.raw`\bboth(?<=\b(?:charge|attack|shoot)s?\s(?!.*\bby\b).*\b(?:(?:2|two)\s+fatigue|fatigue\s+(?:2|two))\b[^,;.]*[,;.]\s*(?:and\s+)?both)(?:\s+of\s+them)?\s+(?:(?:are|is|being|to\s+be|get)\s+)?(?:spent|used|burn(?:t|ed))\s+(?=(?:on|for|to|against)\s(?!.*\band\b))`
    ),
    'the attacker spends 2 fatigue '
  ],
  [
    re(
      String.raw`\bboth(?<=^(?!.*\bby\b).*\b(?:(?:2|two)\s+fatigue|fatigue\s+(?:2|two))\b.*\b(?:charge|attack|shoot)s?\s[^,;.]*[,;.]\s*(?:and\s+)?both)(?:\s+of\s+them)?\s+(?:(?:are|is|being|to\s+be|get)\s+)?(?:spent|used|burn(?:t|ed))\s+(?=(?:on|for|to|against)\s(?!.*\band\b))`
    ),
    'the defender spends 2 fatigue '
  ],
  [
    re(
      String.raw`\b(?:(?:(?:I|we)\s+)?(?:spend|us)(?:e?s?|ing)\s+)?(?:one|1)(?:\s+fatigue)?\s+(?:goes\s+)?(?:on|for|to)\s+my\s+(?:own\s+)?armou?r\s*(?:,|\band\b)\s+(?:and\s+)?(?:one|1|another|the\s+(?:other|second))(?:\s+one)?\s+(?:on|for|against|to\s+lower)\s+(?:his|theirs?|(?:the\s+)?enemy(?:['\u2019]?s)?)(?:\s+armou?r)?(?=\W|$)`
    ),
    'I spend both'
  ],
  // a heading before a list that says it all: "crossbows and bows: 8 crossbowmen or 12 peasants with bows ..."
  [
    re(
      String.raw`^(\W*(?:compare\s+)?)[a-z]+\s+(?:and|or|vs\.?|versus|with|against)\s+[a-z]+\s*:\s*(?=(?:${OWN}\s+)?\d+\s+[^,;:.?!]{2,40}\sor\s+(?:${OWN}\s+)?\d+\s+[a-z])`
    ),
    '$1'
  ],
  // whose boxes they are, before who is to use them
  [
    re(
      String.raw`^\W*(?:with|holding|having)\s+([a-z][a-z ,]{2,50}?)(?:\s+(?:on\s+(?:my|the)\s+board|in\s+hand|ready|available|loaded))?\s*,\s*how\s+(?:best\s+)?(?:should|do|shall|would|can)\s+(?:best\s+)?(${UNIT})\s+(?:best\s+)?(?=${DEED}|take\s+on)`
    ),
    'how should $2 with $1 '
  ],
  [
    re(
      String.raw`^\W*how\s+(?:best\s+(?:do|can|should)|(?:do|can|should)\s+(?=${UNIT}(?:\s+with\s+[^,;:.?!]{2,40})?\s+best\s))\s*(${UNIT}(?:\s+with\s+[^,;:.?!]{2,40}?)?)\s+(?:best\s+)?(?=(?:charge|attack|fight|shoot|take)\b)`
    ),
    'how should $1 '
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:my|our|the)\s+best\s+(?:play|move|option|response|plan|course)\s+(?:as|with|for)\s+(${UNIT}[^,;:.?!]{0,60}?)\s*,?\s+(?:(?:when|if|who|they|are|get|being|getting)\s+){0,3}charged\s+by\s+([^,;:.?!]+?)\W*$`
    ),
    'what should the defender do when $2 charge $1'
  ],
  // "best use of the 2 fatigue on 4 huscarls when my 8 bondi charge them"
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+)?best\s+(?:use|way\s+to\s+(?:use|spend))\s+(?:of\s+)?(?:(?:the|my|his|their)\s+)?(${NUMBER}\s+fatigue)\s+(?:on|of)\s+(${UNIT})\s+(?:when|if)\s+(${UNIT}[^,;:.?!]{0,60}?)\s+(charge|attack|shoot)s?\s+(?:at\s+)?them\W*$`
    ),
    'what should I do when $3 $4 $2 with $1'
  ],
  // "on foot, on horses or on camels": each by itself
  [re(String.raw`\b(${MOUNTED})\s*,\s*(?=(?:${MOUNTED}\s*,\s*)?(?:or\s+)?${MOUNTED}\s*,?\s+or\s+${MOUNTED}\b)`), '$1 or '],
  // which of several
  ...ENGLISH_VERSUS,
  [/\bhow\s+(?:much\s+(?:of\s+)?|(?:big|great|large)\s+(?:of\s+)?)(?:an?\s+)?difference\b/gi, 'what difference'],
  [/\b(?:smarter|cleverer|preferable|more\s+sensible|sounder)\b(?=.*\bor\b)/gi, 'better'],
  [/\bbetter\s+or\s+worse\b/gi, 'better'],
  [
    /^\W*(?:(?:tell\s+me|say)\s+)?(?:whether|if|does|do)\s+([a-z]+)\s+(?:beats?|outperforms?|outdoes|trumps?)\s+([a-z]+)\s+(?=(?:when|if|for|with)\s)/gi,
    'is $1 better than $2 '
  ],
  [
    re(
      String.raw`^\W*(?:do|does|will|would|can|could)\s+(${UNIT}[^,;:]*?|${OWN}?\s*\d+(?:\s+[a-z]+){1,2})\s+(?:do|fare|be)\s+better\s+(charging|attacking|against|shooting(?:\s+at)?)\s+(${UNIT}[^,;:]*?)\s+than\s+((?:${OWN}\s+)?\d+\s+[^,;:?]+?)\W*$`
    ),
    'would $1 do better than $4 $2 $3'
  ],
  [/(?<=\d\s+)(?:ordinary|regular|vanilla|standard)\s+(?=[a-z])/gi, ''],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(vs?\.?|against|charg[a-z]*|attack[a-z]*)\s+(${UNIT}[^,;:?]*?)\s*(?:[,;]|\bor\b)\s*(?:or\s+)?\1\s+\2\s+(${UNIT}[^,;:?]*?)\s*[,;:.?]\s*which\b.*$`
    ),
    '$1 $2 $3 or $4'
  ],
  // "with impact and charge attack 8 warriors": the box, before the deed
  [
    /(?<=\b(?:with|using|plus)\s+[a-z]+\s+(?:and|&)\s+)charge\s+(?=(?:attack|charg)[a-z]*\s+(?:(?:my|his|the)\s+)?\d)/gi,
    '+charge '
  ],
  [
    re(
      String.raw`^\W*(${LIST})\s+(?:charging|attacking|against|vs\.?)\s+(${UNIT}[^,;:?.]*?)\s*[,;.]\s*(?:please\s+)?compare(?:\s+(?:them|these|those))?\W*$`
    ),
    'which is best against $2: $1'
  ],
  [/\bworth\s+more\s+than\b/gi, 'better than'],
  [
    re(String.raw`^\W*(?:stack(?:\s+up)?|rank|pit|line\s+up|weigh(?:\s+up)?)\s+(${LIST})\s+(?:against|vs\.?)\s+([^:;.?]+?)\W*$`),
    'which is best against $2: $1'
  ],
  [
    re(
      String.raw`^\W*(?:(?:my|the|our)\s+)?(?:options|choices|candidates|units)(?:\s+are)?\s*:\s*(${LIST})\s*[.;]\s*(?:(?:my|the|our)\s+)?(?:target|enemy|opponent|foe)(?:\s+(?:is|are))?\s*:?\s*(${UNIT}[^:;.?]*?)(?:\s*[.;,:]\s*(?:compare|which)\b.*)?\W*$`
    ),
    'which is best against $2: $1'
  ],
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?\d+\s+[a-z]+)\s*,?\s+(?:either\s+)?(${STATE})\s+(?:vs\.?|versus)\s+(?:the\s+same\s+)?(${STATE})\s*,?\s+(?=${DEED}|against\s)`
    ),
    '$1 $2 or $3 '
  ],
  [
    re(
      String.raw`^\W*(?:is|are)\s+([a-z]+)\s+(?:(?:better|worth\s+(?:it|using|playing|taking|having))\s+)?(for|with|when|if)\s+(${UNIT})\s+(?:on|into)\s+(?=(?:${OWN}\s+)?\d)`
    ),
    'is $1 worth it $2 $3 against '
  ],
  [
    re(
      String.raw`^\W*(?:is|are)\s+([a-z]+)\s+worth\s+(?:it|using|playing|taking|having)\s+(for|with|when|if)\s+(.+?)\s*,\s+or\s+(?:is\s+|are\s+)?([a-z]+)\W*$`
    ),
    'is $1 or $4 better $2 $3'
  ],
  [
    re(
      String.raw`^\W*(?:when\s+|if\s+)?(charging|attacking|shooting(?:\s+at)?)\s+(${UNIT})\s*[,:]\s*((?:is|are|does|do|would|will|which|what|how|should)\s.+?\s(?:for|with|by)\s+${UNIT})\W*$`
    ),
    '$3 $1 $2'
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(${DEED}|vs\.?|against)\s+([^,;:?]+?)(?:\s*[,:;.]|\s+[\u2013-])\s*(?:which|what)\s+(?:one\s+)?(?:of\s+)?([a-z]+(?:,| and| or)[a-z ,]+?)\s+(?:should|do|would|shall)\s+(?:I|we|you)\s+(?:use|play|pick|take|choose|advise|recommend|suggest)\W*$`
    ),
    'what should I do with $1 with $4 $2 $3'
  ],
  [
    re(
      String.raw`^\W*((?:does|do|would|will|can)\s+(?:an?\s+|the\s+)?[a-z]+(?:\s+cover)?)\s+(?:save|protect|shield|keep)\s+(${UNIT})\s+(?:safe\s+)?from\s+`
    ),
    '$1 help $2 against '
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s*,?\s+(clos(?:e|ing)\s+ranks|giv(?:e|ing)\s+up\s+(?:(?:their|its|attack|the)\s+)*dice)\s+or\s+not\s*,?\s+(?:vs\.?|against|charged\s+by)\s+(${UNIT}[^,;:?]*?)\W*$`
    ),
    '$1 charged by $3, $2 or not'
  ],
  [
    re(
      String.raw`^\W*(?:would|will|do|does|could|can)\s+(${NUMBER})\s+(?:more|extra|additional)\s+((?!attack|defen|dice)[a-z]+)\s+(?:help|let|be\s+better|make(?:\s+a(?:ny)?\s+difference)?)\s*(?:[:,;]|when\s|if\s)?\s*(${UNIT}\s[^?]+?)\W*$`
    ),
    '$3, would $1 more $2 help?'
  ],
  // advice before its fight
  [
    re(
      String.raw`^\W*((?:his|her|their|the)\s+\d+\s+[a-z]+)\s+ha(?:ve|s)\s+([^.;:!?]{3,40})[.;:!?]\s*(should\s+I\s+[^.?]{3,80}?)\s+(?:if|when)\s+(my\s+\d+\s+[a-z]+)\s+(charge|attack)(?:\s+them)?\W*$`
    ),
    '$4 $5 $1 with $2, $3?'
  ],
  // who is charged has what he says he has
  [re(String.raw`\b(I|we)\s+have\s+(?=\d)(?:(?=.*${CHARGED_BY})|(?<=${CHARGED_BY}.*))`), '$1 have my '],
  [
    /^\W*(?:(?:is|would)\s+it\s+(?:be\s+)?)?(?:(?:a|any)\s+)?(?:good|bad|smart|wise|sensible|stupid|clever)\s+(?:idea|move|play)\s+(?:to\s+)?(?=(?:charg|attack|shoot)(?:e|ing)?\s)/gi,
    'is it a good idea to '
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is|\s+are)\s+)?(?:(?:my|our|the)\s+)?best\s+(?:play|move|option|choice|course(?:\s+of\s+action)?)\s*(?:here|now)?\s*[?:.,]+\s*(?=(?:(?:I\s+have|I['\u2019]ve(?:\s+got)?)\s+)?(?:${OWN}\s+)?\d)(.+?)\W*$`
    ),
    '$1, what should I do?'
  ],
  [
    re(
      String.raw`^\W*(?:does|would|will|might)\s+it\s+(?:pay|help|make\s+sense)\s+(?:for\s+)?(${UNIT})\s+to\s+(close\s+ranks|give\s+up\s+dice)\s+(?:(?:when|if)\s+(?:they\s+(?:are|get)\s+)?|against\s+)(charged\s+by\s+)?`
    ),
    'should $1 $2 charged by '
  ],
  [
    re(
      String.raw`^\W*((?:should|shall)\s+(?:I|we)\s+(?:close\s+ranks|give\s+up\s+(?:(?:my|our|attack)\s+)*dice|keep\s+(?:my\s+|our\s+)?dice|use\s+[a-z]+|play\s+[a-z]+))\s*[?.:]\s*(${UNIT}[^?]*?)\W*$`
    ),
    '$2, $1?'
  ],
  // what is said besides: both sides show who wins
  [
    re(
      String.raw`(?<=\b(?:charge|attack)s?\s+(?:${OWN}\s+)?\d+\s+[a-z]+\s*)(?:,|\band\b|,\s*and)\s+(?:they|I|we|it)\s+(?:win|lose)s?(?=\W*$)`
    ),
    ''
  ],
  // how many are needed
  [
    re(String.raw`\b(?:an?\s+)?(?:even|fifty[\s-]+fifty|50\s?[-/\s]\s?50)\s+(chance|odds|shot)\b(?=.*\b(?:against|of|to)\b)`),
    'a 50% $1'
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+)?(?:smallest|least|lowest|fewest|minimum)\s+(?:number\s+(?:of\s+)?|unit\s+of\s+)?([a-z]+(?:\swith\s[a-z]+)?)\s+(?:(?:that\s+(?:has|have|gives?)|with|for|to\s+(?:have|get)|needed\s+for)\s+)an?\s+(\d{1,2}\s*%)\s+(?:chance|odds)\s+(against|(?:of|to)\s+${BEAT})\s+`
    ),
    'how many $1 do I need for a $2 chance $3 '
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+)?(?:smallest|least|lowest|fewest|minimum)\s+(?:number\s+(?:of\s+)?)?([a-z]+)\s+to\s+(${BEAT}\s+.+?)\s+(?:with|in|at)\s+(?:an?\s+)?(\d{1,2}\s*%)(?:\s+(?:chance|probability|of\s+(?:cases|fights)))?\W*$`
    ),
    'how many $1 do I need for a $3 chance to $2'
  ],
  [
    re(
      String.raw`^\W*(?:at|from|with)\s+(?:what|which)\s+(?:number|size)\s+of\s+([a-z]+)\s+(?:does|do|will|would|is)\s+(?:my|the|their)\s+(?:chances?|odds|probability)\s+of\s+(${BEAT}\s+.+?)\s+(?:pass(?:es)?|exceeds?|reach(?:es)?|tops?|hits?|go(?:es)?\s+(?:above|over|beyond)|(?:get|climb|rise)s?\s+(?:above|over|to))\s+(\d{1,2}\s*%)\W*$`
    ),
    'how many $1 do I need for a $3 chance of $2'
  ],
  [
    re(
      String.raw`^\W*how\s+(?:big|large|strong)\s+(?:must|should|does|would)\s+(?:an?\s+|my\s+|the\s+)?unit\s+of\s+([a-z]+)\s+(?:(?:have|need)\s+to\s+)?be\s+(?:in\s+order\s+)?(?=to\s)`
    ),
    'how many $1 do I need '
  ],
  [
    re(
      String.raw`^\W*(?:I|we)\s+(?:want|need|would\s+like)\s+(?:an?\s+|at\s+least\s+)?(\d{1,2}\s*%)\s+(?:chance\s+)?(?:to\s+(?:win|beat)|of\s+(?:winning|beating|victory))\s+(?:against\s+)?(.+?)\s*[,;:.]\s*how\s+many\s+([a-z]+)\s+(?:must|should|do|would|will|shall|have\s+to)\s.*?\W*$`
    ),
    'how many $3 do I need for a $1 chance of beating $2'
  ],
  [
    re(
      String.raw`^\W*(?:do|does|will|would|can)\s+(.+?)\s+(?:(?:at\s+least|more\s+often\s+than|more\s+than|better\s+than)\s+)?50%\s+of\s+the\s+time\W*$`
    ),
    'odds of $1'
  ],
  // one activation after another
  [re(String.raw`(?<=\b(?:charge|attack|shoot)s?\s+(?:at\s+)?${UNIT})\s*,\s*(?=(?:rest|move)s?\b)`), ', then '],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(charge|attack)s?\s+(${UNIT})\s*,?\s+(?:right\s+|just\s+)?after\s+(${ARMED})\s+(?:have\s+)?(?:shoot|shot)\s+(?:at\s+)?them(\s+with\s+[a-z]+)?\W*$`
    ),
    '$4$5 shoot $3, then $1 $2 them'
  ],
  [
    re(String.raw`^\W*before\s+(${UNIT})\s+(charge|attack)s?\s+(${UNIT}),?\s+they\s+([^,;]+?\s)them\W*$`),
    '$1 $4$3, then they $2 them'
  ],
  [re(String.raw`^\W*before\s+(${UNIT})\s+((?:charge|attack)s?\s+${UNIT}),?\s+they\s+([^,;]+?)\W*$`), '$1 $3, then they $2'],
  [re(String.raw`^\W*before\s+they\s+((?:charge|attack|shoot)s?\s+${UNIT})\s*,?\s+(${UNIT}\s[^,;]+?)\W*$`), '$2, then they $1'],
  [
    re(
      String.raw`^\W*(?:[^\d,:]{0,40}:\s*)?(${ARMED})\s*,\s*(?:then\s+)?(${ARMED})\s*,?\s+(?:(?:and|then|finally)\s+)+(${ARMED})\s+(?:all\s+|each\s+)?(charge|attack|shoot)s?\s+(${UNIT})(?:\s*,?\s+${IN_TURN})?(?=\W*$)(?<=\b(?:all|each|then|${IN_TURN})(?:\s.*)?)`
    ),
    '$1 $4 $5, then $2 $4 them, then $3 $4 them'
  ],
  [
    re(String.raw`^\W*(${ARMED})\s+and\s+(${ARMED})\s+(charge|attack|shoot)s?\s+(${UNIT})\s*,?\s+${IN_TURN}(?=\W*$)`),
    '$1 $3 $4, then $2 $3 them'
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+is|\s+will\s+be)|how\s+(?:many|much)(?:\s+(?:is|are))?)\s+left\s+of\s+(${UNIT})\s+(?:after|once|when|if)\s+(${ARMED})\s+((?:shoot|charge|attack)s?(?:\s+at)?)\s+(?:them|it)(?![a-z])`
    ),
    '$2 $3 $1'
  ],
  [
    re(
      String.raw`^\W*after\s+(?:beating|killing|charging|wiping\s+out|defeating)\s+(${UNIT})\s*,?\s+(?:can|could|will|would|do|does)\s+(${UNIT})\s+(?:(?:also|still|then)\s+)?(?:take(?:\s+on)?|beat|charge|attack|kill)\s+(?=(?:${OWN}\s+)?\d)`
    ),
    '$2 charge $1, then charge '
  ],
  [
    re(
      String.raw`\b((charge|attack|shoot)s?\s+${UNIT})\s+first\s*,?\s+(?:and\s+|then\s+)+(${UNIT})\s+(?:second|next|afterwards)\b`
    ),
    '$1, then $2 $3'
  ],
  [
    re(String.raw`\brather\s+((?:charge|attack|shoot)\s+${UNIT}\s+with\s+${UNIT})\s+than\s+with\s+(?=(?:${OWN}\s+)?\d)`),
    'would you rather $1 or with '
  ],
  [re(String.raw`\b((?:shoot|fire|charge|attack)s?)\s+twice\s+((?:at\s+)?${UNIT})`), '$1 $2 twice'],
  [
    /(?<=\b(?:move|charge|attack|shoot|rest)s?\b.{0,80})(?:\s*[,;.]|\s+(?:and|then))\s+(?:(?:and|then|in|on|with|for)\s+)*(?:(?:the|their|its|my)\s+)?(?:next|second|third|following|another)\s+activation\s*,?\s+(?:they\s+)?(?=charge|attack|shoot|move|rest)/gi,
    ', then '
  ],
  [
    /(?<=[a-z]\s*)[,;]?\s+(?:and\s+)?after\s+(?:them|that|this|it)\s*,?\s+(?=(?:(?:my|our|his|her|their|the)\s+)?\d)/gi,
    ', then '
  ],
  [
    /\b(?:finish(?:es)?|complete|do(?:es)?)\s+(?:off\s+)?(?:the\s+)?(?:job|rest|work|business)(?=\W*$)|\b(?:mop|clean)s?\s+(?:them\s+)?up(?=\W*$)|(?<=[,;.]\s*(?:then\s+|next\s+)?(?:my\s+|his\s+)?\d{1,2}\s+(?:mounted\s+)?[a-z]{3,20}\s+)(?:follow|come|go)s?(?:\s+(?:up|on|next|after(?:\s+them)?))?(?=\W*$)/gi,
    'charge them'
  ],
  [
    re(
      String.raw`^\W*(?:(?:what(?:['\u2019]?s|\s+are|\s+is)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:that|of)\s+)(${UNIT})\s+(?:are|being|is)\s+(?:all\s+)?(?:dead|gone|wiped\s+out|destroyed|killed)\s+(?:after|once|when|if)\s+(${UNIT}[^,;:?]*?)\s+and\s+(?:then\s+)?(${UNIT}[^,;:?]*?)\s+(?:have\s+)?(?:both\s+)?(charg|attack|shoot|shot)(?:e|ed|s)?(?:\s+at)?\s+them\W*$`
    ),
    '$2 $4 $1 then $3 $4 them'
  ],
  // dice
  [
    re(
      String.raw`^\W*what\s+(?:do|does|will|would)\s+(${NUMBER}\s+dice\b.+?)\s+(?:average|give|score|yield|roll)(?:\s+(?:me|on\s+average))?\W*$`
    ),
    'roll $1'
  ],
  [
    re(
      String.raw`^\W*(?:what(?:['\u2019]?s|\s+are|\s+is)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:that\s+|of\s+)?all\s+(${NUMBER})\s+(?:of\s+(?:my|the)\s+)?dice\s+(?:(?:hit|succeed|com(?:e|ing)\s+up|hitting|are|land)\s+)?(?:on\s+|at\s+|with\s+)?([1-6]\+?)\W*$`
    ),
    '$1 dice on $2 at least $1'
  ],
  [/\bdouble\s+(?=(?:rares?|commons?|uncommons?)\b)/gi, '2 '],
  [/\btriple\s+(?=(?:rares?|commons?|uncommons?)\b)/gi, '3 '],
  // tables
  [/\b(?:anywhere|anything|somewhere)\s+(?=(?:between|from)\s)/gi, ''],
  [
    re(
      String.raw`^\W*for\s+(?:each|every|all)\s+(?:numbers?|sizes?|counts?)\s+of\s+([a-z]+)\s+(?:from|between)\s+(${NUMBER})\s+(?:to|and|up\s+to)\s+(${NUMBER})\s*[,:]\s*(.+?)\s+(charge|attack|shoot(?:\s+at)?)\s+(?:them|it)\W*$`
    ),
    '$4 $5 $2 to $3 $1'
  ],
  [
    re(
      String.raw`[\s,;:]+(?:for|with|at)\s+(?:each|every|all)\s+(?:levels?\s+of\s+)?fatigues?(?:\s+levels?)?\s+(?:of|on|for)\s+(?:${OWN}\s+)?([a-z]+)\s+(?:from|between)\s+(\d)\s+(?:to|and|up\s+to)\s+(\d)\W*$`
    ),
    ', the $1 have $2 to $3 fatigue'
  ],
  [re(String.raw`^(\W*\d+)\s+([a-z]+(?:\s+with\s+[a-z]+)?)\s+(?:up\s+)?to\s+(\d+)\s+\2(?=\s)`), '$1 to $3 $2'],
  [/\b(\d\s*,\s*\d(?:\s*,\s*\d)*)\s*,\s*(\d)(?=\s+fatigues?\b)/gi, '$1 or $2'],
  // what a unit may do or have, or not
  [
    /\b(clos(?:es?|ed|ing)\s+ranks)\s+or\s+(?:(?:stay|keep|remain)[a-z]*\s+)?open\b(?!\s+(?:ranks|order|ground))/gi,
    '$1 or open ranks'
  ],
  [
    /\b(giv(?:es?|ing)\s+up)\s+(?:(?:their|its|the|attack)\s+)*dice\s+or\s+(?:not|keep(?:s|ing)?\s+(?:(?:their|its|the|attack)\s+)*(?:them|dice))(?=\s+(?:charged|attacked|when|if|against|vs))/gi,
    'gives up dice or keeps dice'
  ],
  [
    /\bgiv(e|ing)\s+(?:an?\s+|the\s+)?([a-z]+(?:\s[a-z]+)?)\s+to\s+((?:my\s+|the\s+)?\d+\s+[a-z]+)\s+(?:(?:who|that|when\s+they|if\s+they)\s+)?/gi,
    'giv$1 $3 $2 '
  ],
  [
    re(
      String.raw`^\W*(?:with\s+)?(?!clos|giv|keep|charg|attack|shoot|spend|the\s|my\s)([a-z]+(?:\s[a-z]+)?)\s+or\s+not\s*[:,]\s*(${OWN}\s+)?(\d+\s+\S+)\s+(?=${DEED}|vs|against)`
    ),
    '$3 with or without $1 '
  ],
  [/\b(\d+)\s+([a-z]+)\s+than\s+(\d+)(?=\s+(?:against|vs\.?|charg|attack|at)\b)/gi, '$1 $2 than $3 $2'],
  // "on my armour or on his"
  [
    /\barmou?r\s+or\s+(?:on\s+|for\s+)?(?:his|theirs|the\s+enemy['\u2019]?s)(?=\s*(?:[,.;:?]|$|when\b|if\b))/gi,
    'armour or on his armour'
  ],
  [/\barmou?r\s+or\s+(?:on\s+|for\s+)?(?:mine|ours|my\s+own)(?=\s*(?:[,.;:?]|$|when\b|if\b))/gi, 'armour or on my armour'],
  // losses and models that do not fight
  [
    re(
      String.raw`^\W*(?:if|when)\s+(?:I|we)\s+(?:lose|lost)\s+(${NUMBER})\s+of\s+(${OWN}\s+\d+\s+[a-z]+)(?:\s+to\s+(?:shooting|arrows|missiles|bows|fire))?\s*,\s*(?:can|could|will|would|do|how\s+do)\s+(?:the\s+(?:rest|others|survivors)|they)\s+(?:still\s+)?(?:beat|charge|attack|kill|fare\s+against|do\s+against)\s+`
    ),
    '$2 who lost $1 charge '
  ],
  [/\b(?:at|on)\s+(?:its|their|the|his|her)\s+(?:fatigue\s+)?limit(?:\s+of\s+fatigue)?\b/gi, 'exhausted'],
  // how many are needed
  [
    /\bhow\s+many\s+([a-z]+(?:\swith\s[a-z]+)?)\s+(?:are|is)\s+(?:needed|required|necessary)\s+(?=for|to)/gi,
    'how many $1 do I need '
  ],
  [/^\W*(?:the\s+)?number\s+of\s+([a-z]+)\s+(?:I\s+need|needed|required|necessary)\s+(?=for|to)/gi, 'how many $1 do I need '],
  // until one side is gone
  [
    re(
      String.raw`\b(?:un)?till?\s+(?:all\s+)?${OWN}\s+[a-z]+\s+(?:is|are)\s+(?:all\s+)?(?:wiped\s+out|dead|gone|destroyed|killed)\b`
    ),
    TO_THE_END
  ],
  [/\b(?:again\s+and\s+again|over\s+and\s+over(?:\s+again)?|repeatedly|time\s+and\s+again),?\s+(?=\d+\s+rounds)/gi, ''],
  [/^\W*(?:repeat|continue)\s+(?=(?:the\s+)?(?:charge|attack|fight|melee)\s+(?:of|between)\b)(?=.*\brounds\b)/gi, ''],
  // a shot before the charge
  [
    re(
      String.raw`^\W*after\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+shoot\s+([^,;]+?)\s*,\s*(?:what\s+(?:are|is)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:of|that)\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+win(?:ning)?(?:\s+(?:the|their|a)\s+(?:charge|fight|melee|combat))?\W*$`
    ),
    '$1 shoot $2, then $3 charge them'
  ],
  [/\b(?:throw|hurl)(s|ing)?\s+(?:them|it)\s+(?=at\b)/gi, 'shoot$1 '],
  [
    re(
      String.raw`\bwith\s+(?:only\s+)?([a-z]{3,20}(?:\s+[a-z]{3,20})?)\s*,?\s+or\s+(?:with\s+)?(?:only\s+)?([a-z]{3,20}(?:\s+[a-z]{3,20})?)\s*,?\s+or\s+(?:with\s+)?both\b(?!\s+of\s+(?:his|my)\b)`
    ),
    'with $1 or with $2 or with $1 and $2'
  ],
  [
    /^\W*(?:(?:should|shall|do)\s+(?:I|we)\s+)?(?:spend|use|burn)\s+(?:(?:the|my|his|her|their)\s+)?fatigue\s+or\s+not\s*[:,;?]+\s*(?:(?:if|when)\s+)?(?=(?:my\s+|the\s+|his\s+)?\d)/gi,
    'what should I do when '
  ],
  // a table
  [
    re(
      String.raw`^\W*(?:the\s+)?fatigue\s+(?:of|on|from)\s+(?:the\s+)?(\d{1,2}\s+[a-z]+)\s+from\s+(\d)\s+to\s+(\d)\s*,?\s+(?:when|if|as)\s+(\d[^,;:.?]{2,50}?)\s+(charge|attack|shoot)s?\s+(?:at\s+)?them\W*$`
    ),
    '$4 $5 $1 with $2-$3 fatigue'
  ],
  [
    re(
      String.raw`(\d{1,2}\s+([a-z]{3,20}))(?=[\s,])(.{0,80}?)[\s,]+(?:by|over|for|varying|with)\s+(?:the\s+)?fatigue\s+(?:of|on)\s+(?:the\s+)?\2\s+(?:from\s+)?(\d)\s*(?:to|-)\s*(\d)(?=\W*$)`
    ),
    '$1 with $4-$5 fatigue$3'
  ],
  [
    re(String.raw`(?<!\d)\d{1,2}\s+([a-z]{3,20})\s+(.{6,80}?)[\s,]+(?:for|with|from|by)\s+(\d{1,2})\s+to\s+(\d{1,2})\s+\1\W*$`),
    '$3-$4 $1 $2'
  ],
  [/(?<=\d\s*(?:-|to)\s*\d.{0,80})[\s,;:]+sweep\W*$/gi, ''],
  // armour
  [/\b(?:(?:an?|one|1)\s+(?:extra|more|additional)|plus\s+(?:one|1))\s+(?:point\s+of\s+)?armou?r(?:\s+point)?\b/gi, 'armour +1'],
  [/\b(?:(?:two|2)\s+(?:extra|more|additional)|plus\s+(?:two|2))\s+(?:points?\s+of\s+)?armou?r\b/gi, 'armour +2'],
  // the wounds of a duel of leaders are those of both (R8.3)
  [
    re(
      String.raw`\b(warlord|jarl|lord)\s+(?:with\s+)?(\d+)\s+wounds\s+(vs\.?|against|charges?|fights?)\s+(?:(?:a|an|another|${OWN})\s+)?(warlord|jarl|lord)\b(?!.*\bwounds\b)`
    ),
    '$1 wounds $2 $3 $4 wounds $2'
  ],
  [
    /^\W*(?=.*\d)(.{8,120}?)[\s,;:.\u2013-]+what\s+(?:does|would|do|will)\s+(?!(?:it|that|this|I|we|you|he|she|they)\b)([a-z]+(?:\s[a-z]+)?)\s+(?:add|bring|give|do|gain)(?:\s+(?:me|them|us|him))?\W*$/gi,
    'what would $2 do for $1'
  ],
  // "when 6 hirdmen charge my 8 ceorls, should I use shieldwall"
  [
    /^\W*(?:when|if)\s+(.{0,20}\d.{6,80}?)[\s,]+should\s+(I|we|they)\s+(use|play|activate)\s+([a-z][a-z ]{2,30}?)\W*$/gi,
    'should $2 $3 $4 when $1'
  ],
  // one or the other
  [
    re(
      String.raw`^(\W*should\s+(?:${OWN}\s+)?${NUMBER}\s+[a-z]+\s+(?:use|play|activate)\s+[a-z][a-z ]{2,30}?\s+or\s+(?:close\s+(?:ranks|them)|give\s+up\s+(?:their\s+)?dice))\s+(?:when|if)\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s+charges?(?:\s+(?:them|me))?\W*$`
    ),
    '$1 when charged by $2'
  ],
  [
    /(?<=\d.{0,200}\bfatigue\b.{0,80}?)[,.;:?!]\s*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+|my\s+)?best\s+use\s+of\s+(?:the|his|their|that|this|it)(?:\s+fatigue)?\W*$/gi,
    ', should I spend fatigue?'
  ],
  // "how many bondi to have 75 % to beat 4 huscarls"
  [
    /^\W*how\s+many\s+([a-z]+)\s+(?:to\s+have|for)\s+(?:an?\s+)?(\d{1,2}\s?%)(?:\s+chances?|\s+odds)?\s+(?:to\s+(?=beat|kill|wipe|destroy)|(?:of|for)\s+(?=beating|killing|wiping|destroying))(.{8,60}?)\W*$/gi,
    'how many $1 do I need for a $2 chance of $3'
  ],
  [
    /^\W*(?:the\s+)?minimum\s+(?:number\s+of\s+)?([a-z]+)\s+(?:needed\s+)?to\s+(?:win\s+against|beat)\s+/gi,
    'how many $1 do I need to beat '
  ],
  // "4 huscarls vs 6, 8, 10 bondi"
  [
    /(?<=(?:^|\bvs\.?\s|\bagainst\s|\bcharge\s)\W*)(\d{1,2}(?:\s*,\s*\d{1,2}){1,4})\s*,\s*(\d{1,2})\s+(?!and\b|or\b)(?=[a-z]{3})/gi,
    '$1 or $2 '
  ]
]
