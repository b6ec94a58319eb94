import { CHANCE, NUMBER, OWN, type Rewording, re } from '../rewording'

/** Turns of phrase in English that tell of several activations, put in plain words before all others. */

/** A unit with what is said of it. */
const UNIT_WITH = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[^(),;:.?!]{2,60}?`

const PLACE = String.raw`(?:the|an?|some)\s+(?:[a-z]+\s+)?(?:woods?|forest|trees|wall|hedge|fence|hill|rocks?|ruins|marsh|swamp|building|house|church|field|crops|stream|river|ford|road)`

const MISSILES = '(?:bow|sling|crossbow|javelin|archer)[a-z]*'

export const ENGLISH_PLANS: readonly Rewording[] = [
  // "12 levies with slings at 6 knights, then the knights charge them": of several, too, only a shot is "at" somebody
  [
    re(
      String.raw`^(?=.{0,300}\b(?:then|or)\b)(\W*(?:first\s+)?(?:${OWN}\s+)?${NUMBER}\s+(?:(?!throw|hurl|shoot|fir|los|loos|launch|lob|fling)[a-z]+\s+){0,3}?${MISSILES}(?:\s+or\s+(?:${OWN}\s+)?${NUMBER}\s+(?:[a-z]+\s+){0,3}?${MISSILES})?)\s+at\s+(?=(?:${OWN}\s+)?${NUMBER}\s+(?!fatigue|dice|models|armou?r|attack|defen|round|inch|per)[a-z])`
    ),
    '$1 shoot '
  ],
  // what came first, told last: "and before that 8 crossbowmen shoot them"
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+(charge|attack)s?\s+((?:${OWN}\s+)?${NUMBER}\s+[^(),;:.?!]{2,40}?)\s*[,;]?\s+(?:(?:and|but)\s+)?(?:before\s+(?:that|this)|beforehand|but\s+first|first)\s*,?\s+(${UNIT_WITH})\s+(shoot|charge|attack)s?\s+(?:at\s+)?them(?:\s+first)?\W*$`
    ),
    '$4 $5 $3, then $1 $2 them'
  ],
  // only those who were shot at are fewer than before
  [
    re(
      String.raw`(\bshoots?\s+(?:at\s+)?(?:${OWN}\s+)?${NUMBER}\s+([a-z]{3,20})(?:\s[^,;:.?!\d]{1,40}?)?)(?:\s*[,;]\s*|\s+)(?:(?:and|then)\s+){0,2}(?:the\s+survivors|(?:those|whoever|the\s+ones)\s+(?:(?:who|that|is|are)\s+){0,2}left)\s+(?=(?:charge|attack|shoot)s?\s)`
    ),
    '$1, then the $2 '
  ],
  // the one unit whose loss is asked about, before its turn
  [
    re(
      String.raw`^\W*((?:what(?:['\u2019]?s|\s+is|\s+are)\s+)?(?:the\s+)?${CHANCE}\s+(?:that|of|to)\s+)(?:(?:my\s+turn|it|this|they|both|I|we|these)\s+(?:together\s+)?)?(?:kill|wip(?:e|es|ing)\s+out|destroy|finish)(?:s|ing)?\s+(?:off\s+)?((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s*(?::|\bif\b|\bwhen\b|,)\s*((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,60}?\s(?:shoot|charge|attack)s?\s+)(?:at\s+)?them\b`
    ),
    '$3$2'
  ],
  // "after two volleys from 12 levies with bows, can 8 warriors beat 6 hearthguard"
  [
    re(
      String.raw`^\W*after\s+(an?|one|two|2|three|3)\s+(?:volleys?|salvos?|shots?)\s+(?:from|of|by)\s+(${UNIT_WITH})\s*,\s*(?:(?:can|could|do|will|would)\s+|(?:how\s+do\s+))?(${UNIT_WITH})\s+(?:beat|charge|attack|kill|take|defeat|wipe\s+out)\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\W*$`
    ),
    '$2 shoot $4 $1 times, then $3 charge them'
  ],
  [/\bshoot\s+([^,;:.?!]{4,60}?)\s+(?:an?|one|1)\s+times(?=,)/gi, 'shoot $1'],
  // who is shot at charges, and not the enemy of both
  [
    re(
      String.raw`^\W*(${UNIT_WITH}\s+shoot)s?\s+(?:at\s+)?((?:(his|her|their)\s+|(?:my|our|the)\s+)?${NUMBER}\s+([a-z]+)[^,;:.?!]{0,40}?)\s*,?\s+before\s+they\s+(?:can\s+|could\s+|get\s+to\s+)?(charge|attack)\s+(?!\3\s)(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 $2, then the $4 $5 '
  ],
  // "charge twice: first 6 ceorls and then 4 huscarls"
  [/\b(charge|attack|shoot)s?\s+twice\s*[:,]\s*first\s+(?:at\s+)?/gi, '$1 '],
  // "6 hirdmen, then the warlord into 8 ceorls"
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?(?:${NUMBER}\s+)?[a-z]+\s*,?\s+then\s+(?:${OWN}\s+)?(?:${NUMBER}\s+)?[a-z]+)\s+(?:into|onto|on|at|against)\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`
    ),
    '$1 charge '
  ],
  [/\b(?:my|his|the)\s+([a-z]+)\s+\((\d{1,2}),\s*mounted\)/gi, '$2 mounted $1'],
  [
    /\s*,?\s*\b(?:win\s+or\s+lose|either\s+way|whatever\s+happens)\s*,?\s+(?=(?:they|he|it|the\s+[a-z]+)\s+(?:charge|attack|shoot)s?\b)/gi,
    ', then '
  ],
  [
    /(?<=\b(?:charge|attack|shoot)s?\b.{4,80}\b(?:charge|attack|shoot)s?\b.{2,60}?)\s*,?\s+in\s+(?:that|this)\s+order(?=\W*$)/gi,
    ''
  ],
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+and\s+(${UNIT_WITH})\s+both\s+shoot(?:\s+at)?\s+((?:${OWN}\s+)?${NUMBER}\s+[^,;:.?!]{2,40}?)\W*$`
    ),
    '$1 shoot $3, then $2 shoot them'
  ],
  [re(String.raw`(?<=\d\s+[a-z]+\s+)(?:wear|grind|batter)s?\s+down\s+(?=(?:${OWN}\s+)?${NUMBER}\s)`), 'charge '],
  [
    re(
      String.raw`(?<=\bthen\s+)(?:I|we)\s+(charge|attack|shoot)\s+((?:the|his|her|their)\s+[a-z]+|them)\s+with\s+((?:my\s+|our\s+)?${NUMBER}\s+(?:mounted\s+)?[a-z]+)(?=\W*$)`
    ),
    '$3 $1 $2'
  ],
  // who rests or moves, and is charged then
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+(?:mounted\s+)?([a-z]+)(?:\s[^,;:.?!]{1,40}?)?\s(?:rest|move)s?)\s*,?\s+(?:and\s+)?(?:then\s+)?(?:they\s+)?(?:are|is|gets?)\s+(?:then\s+)?(charg|attack)ed\s+by\s+(${UNIT_WITH})(?=\W*$|,)`
    ),
    '$1, then $4 $3 the $2'
  ],
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+(?:mounted\s+)?([a-z]+)(?:\s[^,;:.?!]{1,40}?)?\s(?:rest|move)s?\s*,?\s+(?:and\s+)?then\s+(?:${OWN}\s+)?${NUMBER}\s+(?!\2\b)[a-z][^,;:.?!]{2,40}?\s(?:charge|attack|shoot)s?\s+(?:at\s+)?)them\b`
    ),
    '$1the $2'
  ],
  // to a place first, and then into a fight
  [
    re(
      String.raw`^(\W*${UNIT_WITH})\s+(?:hit|enter|reach|go\s+(?:in)?to|move\s+(?:in)?to|get\s+(?:in)?to|make\s+for|head\s+(?:in)?to|head\s+for|run\s+(?:in)?to|dash\s+(?:in)?to)s?\s+${PLACE}\s*,?\s+(?:and\s+)?(?:then\s+)?(?:they\s+)?(?=(?:charge|attack|shoot)s?\s)`
    ),
    '$1 move, then '
  ],
  // what is not done before
  [
    /\s*,?\s+(?:(?:without|not)\s+(?:first\s+|having\s+|ever\s+)?(?:moving|moved|shooting|shot|resting|rested|firing|fired|throwing|thrown)(?:\s+(?:(?:their|its|the|any)\s+)?(?:javelins|bows|missiles))?(?:\s+(?:first|before(?:hand)?|at\s+(?:all|them)))?|(?:(?:who|that|which|and|but)\s+)?(?:have|has|had|did)(?:\s+not|n['\u2019]?t)\s+(?:yet\s+)?(?:moved?|rest(?:ed)?)(?:\s+(?:yet|first|before|this\s+turn))?)(?![a-z])(?!\s+or\b)/gi,
    ''
  ],
  // missiles fly before the charge that they go with
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+(charge|attack)s?\s+((?:${OWN}\s+)?${NUMBER}\s+([a-z]+)[^(),;:.?!\d]{0,40}?)\s*,?\s+(?:while|whilst|as|supported\s+by|with\s+support\s+from|covered\s+by)\s+(${UNIT_WITH})\s+(?:(?:are\s+)?(?:shoot|fir|loos)(?:s|e|es|ing)?)\s+(?:at\s+)?(?:them|(?:the|his|those)\s+\4)(?=\W*$)`
    ),
    '$5 shoot $3, then $1 $2 them'
  ],
  // who is said last acts first
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+(charge|attack|shoot)s?\s+(?:at\s+)?(${UNIT_WITH})\s*,?\s+(?:and|but|with|while)\s+(${UNIT_WITH})\s+(charg|attack|shoot)(?:e|es|s|ing)?\s+(?:at\s+)?(?:them|it)\s+(?:first|beforehand|before\s+(?:that|it|they\s+do)|just\s+before)(?=\W*$)`
    ),
    '$4 $5 $3, then $1 $2 them'
  ],
  // who was charged charges back
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+([a-z]+)[^,;:.?!]{0,50}?\s(?:charge|attack)s?\s+(?:${OWN}\s+)?${NUMBER}\s+([a-z]+)[^,;:.?!]{0,50}?)\s*,?\s+(?:and\s+)?(?:then\s+)?(?:he|they|s?he|the\s+\3)\s+(charge|attack)s?\s+(?:(?:me|us|them|it)\s+)?(?:right\s+)?back(?:\s+with\s+what(?:ever)?(?:\s+is|\s+he\s+has|['\u2019]s)\s+left)?(?=\W*$)`
    ),
    '$1, then the $3 $4 the $2'
  ],
  [/(?<=\b(?:charge|attack|shoot)s?\b.{2,80})\b3\s+times(?=\W*$|\s*[,;.]|\s+then\b|\s+in\s+a\s+row)/gi, 'three times']
]
