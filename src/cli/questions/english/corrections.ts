import { NUMBER, OWN, type Rewording, re } from '../rewording'

/** Turns of phrase in English that take back or add to what was said before, put in plain words before all others. */

const UNIT = String.raw`(?:${OWN}\s+)?${NUMBER}\s+(?!fatigue|dice|die|of|more|rounds?|losses|casualties|kills|times)[a-z]+`
/** A unit with what is said of it. */
const UNIT_WITH = String.raw`${UNIT}(?:\s[^,;:.?!]{1,60}?)??`
const DEED = '(?:charge|attack|shoot)'
const AGAINST = String.raw`(?:${DEED}s?(?:\s+at)?|vs?\.?|versus|against)`

/** What announces a correction. */
const CORRECTION = String.raw`(?:(?:(?:oh|ah|no|er+m?|hmm+|wait|sorry|oops|whoops|actually|correction|apologies|edit(?:ed)?|nope|rather|or\s+rather|strike\s+that|scratch\s+that|my\s+(?:bad|mistake|error)|I\s+mean(?:t)?|I\s+should\s+say|make\s+that)(?![a-z])[\s,.:;!\u2013-]*){1,4})`
/** Where it begins. */
const PARTED = String.raw`[\s,.:;!?(\u2013-]{1,4}`

export const ENGLISH_CORRECTIONS: readonly Rewording[] = [
  // a whole fight after it is the one that counts
  [
    re(
      String.raw`^(?!.*\b(?:first|too|also|as\s+well)\W*$)\W*${UNIT_WITH}\s+${AGAINST}\s+${UNIT_WITH}${PARTED}(?<!\b(?:and|or|then)\s+)${CORRECTION}(?=${UNIT_WITH}\s+${AGAINST}\s+${UNIT})`
    ),
    ''
  ],
  [
    re(
      String.raw`^\W*(${UNIT_WITH})\s+(${AGAINST})\s+(${UNIT_WITH})${PARTED}(?:but\s+${CORRECTION}?|${CORRECTION})(?:(?:it|that)(?:['\u2019]?s|\s+is)\s+)?(?:(?:(?:the\s+)?other\s+way\s+a?round|vice\s*versa|the\s+(?:opposite|reverse)|(?:swap|reverse|switch)(?:\s+(?:them|that|it|(?:the\s+)?sides))?))\W*$`
    ),
    '$3 $2 $1'
  ],
  // "..., sorry, 6 hirdmen charge": who charges
  [
    re(
      String.raw`^\W*${UNIT_WITH}\s+(${DEED}s?(?:\s+at)?)\s+(${UNIT_WITH})${PARTED}${CORRECTION}(?:the\s+)?(${UNIT})\s+${DEED}s?(?:\s+(?:at\s+)?(?:them|it))?\W*$`
    ),
    '$3 $1 $2'
  ],
  [
    re(
      String.raw`^\W*(${UNIT_WITH}\s+${DEED}s?\s+(?:at\s+)?${UNIT_WITH})${PARTED}${CORRECTION}(${UNIT}\s+${DEED}s?\s+(?:at\s+)?${UNIT})\s+first\W*$`
    ),
    '$2, then $1'
  ],
  // "..., actually 6 hirdmen charge them too": one more
  [
    re(
      String.raw`(?<=\d.{0,200})${PARTED}${CORRECTION}(${UNIT}\s+${DEED}s?\s+(?:at\s+)?(?:them|it))\s+(?:too|also|as\s+well)\W*$`
    ),
    ', then $1'
  ],
  // "8 bondi shoot, I mean charge, 4 huscarls"
  [re(String.raw`\b${DEED}s?\s*,?\s+${CORRECTION}(${DEED}s?)\s*,?\s+(?=(?:at\s+)?${UNIT})`), '$1 '],
  // "edit: 10 bondi", "my bad, it's 10 bondi"
  [
    re(
      String.raw`${PARTED}${CORRECTION}(?:(?:it|that|there|they|those)(?:['\u2019]?s|['\u2019]?re|\s+(?:is|are|was|were|should\s+be|should\s+have\s+been))\s+(?:actually\s+|really\s+|only\s+)?)?(?<=\b(?:my\s+(?:bad|mistake|error)|apologies|edit(?:ed)?|nope|strike\s+that|whoops|is|are|was|were|be|been|it['\u2019]?s|that['\u2019]?s|there['\u2019]?s|they['\u2019]?re|only|actually|really)[\s,.:;!\u2013-]+)(?=${NUMBER}(?:\s|\W*$))(?!${UNIT}\s+(?:(?:also|then|should|will)\s+)?${DEED})`
    ),
    ', sorry, '
  ],
  // "..., not 4 but 6"
  [
    /(?<!\d)(\d{1,2})(\s+[a-z][^,;:.?!]{2,80}?)[\s,;.(]+not\s+\1(?:\s+[a-z]+)?\s*,?\s+but\s+(\d{1,2})(?:\s+[a-z]+)?(?=\W*$)/gi,
    '$3$2'
  ],
  // what had been left out
  [
    /[\s,.:;!(-]{1,4}(?:(?:oh|oops|sorry|wait|ah|and|also|edit|but)[\s,.:;!]+){0,3}(?:I\s+)?forgot\s*(?:to\s+(?:say|mention|add)\s*)?(?:that\s+)?[:,]?\s+(?=(?:the|they|my|his|in|with|I|he|it|both|[a-z]+\s+(?:have|has|are|is))\s)/gi,
    ', '
  ],
  [
    /[\s,.:;!(-]{1,4}(?:oh(?:\s*,?\s+and)?|p\.?s\.?|oops)[\s,:.]+(?:and\s+)?(?=(?:the|they|my|his|in|with|I|he|it|both)\s+[a-z])/gi,
    ', '
  ]
]
