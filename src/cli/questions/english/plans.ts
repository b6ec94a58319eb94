import { CHANCE, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English that tell of several activations, put in plain words before all others. */

const PLACE =
  '(?:the|an?|some) (?:[a-z]+ )?(?:woods?|forest|trees|wall|hedge|fence|hill|rocks?|ruins|marsh|swamp|building|house|church|field|crops|stream|river|ford|road)'

const MISSILES = '(?:bow|sling|crossbow|javelin|archer)[a-z]*'

export const ENGLISH_PLANS: readonly Rewording[] = [
  [
    said`
      \s*,? (?:and )?(?:after (?:that|which)|afterwards|following that|once that(?:['\u2019]s| is) done)\s*,? (?=(?:charge
      |attack|shoot|hit) (?:at )?(?:them|him|it)\b|(?:they|I|we) (?:charge|attack|shoot)\b)
    `,
    ' then '
  ],
  [
    said`
      ^\W*before (${UNIT}) (charge|attack)s? them\s*,\s*(${UNIT}) (?:are|get) (?:shot(?: at)?) by (${UNIT})(?=\W*$)
    `,
    '$4 shoot $3 then $1 $2 them'
  ],
  [
    said`
      ^\W*(?:what if )?(?:I|we) (charge|attack|shoot)(?: at)? (${UNIT}) with (?:two|2) units of (${NUMBER} [a-z]+)\s*,?
      \s*(?:one (?:after|behind) (?:the other|another)|in (?:turn|succession|a row))(?=\W*$)
    `,
    '$3 $1 $2 then $3 $1 them'
  ],
  [
    said`
      ^\W*(?:two|2) units of (${NUMBER} [a-z]+) (charge|attack|shoot)(?: at)? (${UNIT})\s*,?
      \s*(?:one (?:after|behind) (?:the other|another)|in (?:turn|succession|a row))(?=\W*$)
    `,
    '$1 $2 $3 then $1 $2 them'
  ],
  [said`(?<=\b(?:twice|thrice|times)) in (?:(?:one|a single|the same) (?:turn|go)|a row)\b`, ''],
  [
    said`
      ^(\W*(?:plan\s*:?\s*)?)(move|rest)\s*,\s*shoot\s*,? (?:and )?(?:then )?charge with (${UNIT_WITH})
      \s+(?:against|vs\.?|versus|on|at) (${OWNED}${NUMBER}\s[^(),;:.?!]{2,40}?)(?=\W*$)
    `,
    '$1$3 $2 then shoot $4 then charge them'
  ],
  // "do two charges by 8 bondi finish 4 huscarls"
  [
    said`
      ^\W*(?:do|does|can|will|would|are|is) (two|three|2|3) charges (?:by|from|of) (${UNIT_WITH}) (?:(?:be )?enough to )?
      (?:finish(?: off)?|kill|beat|destroy|wipe out|break) (${OWNED}${NUMBER}\s[^(),;:.?!]{2,40}?)(?: off)?\W*$
    `,
    '$2 charge $3 $1 times'
  ],
  [
    said`
      ^\W*(?:do|does|can|will|would|are|is) (two|three|2|3) (?:volleys|shots|salvos) (?:by|from|of) (${UNIT_WITH})
      \s+(?:(?:be )?enough to )?(?:finish(?: off)?|kill|destroy|wipe out|break) (${OWNED}${NUMBER}\s[^(),;:.?!]{2,40}?)(?: off)?
      \W*$
    `,
    '$2 shoot $3 $1 times'
  ],
  [
    said`
      ^\W*how (?:much fatigue|tired) (?:will|do|would|are) (${UNIT_WITH}) (?:(?:have|get|gain|be) )?(?:after|by|when|from)
      \s+(charg|attack)ing (${OWNED}${NUMBER}\s[^(),;:.?!]{2,60}?)\W*$
    `,
    '$1 $2e $3'
  ],
  [
    said`
      ^\W*(${UNIT_WITH}) (?:against|vs\.?|versus|on|at) (${OWNED}${NUMBER}\s[^(),;:.?!]{2,40}?)\s*[,;:]\s*(?:first )?
      (?:shooting|shoot)\s*,?\s*(?:and )?then (?:melee|charge|charging|combat|close combat)\W*$
    `,
    '$1 shoot $2 then charge them'
  ],
  // "rest then charge: 8 bondi with 2 fatigue against 4 huscarls": the deeds before who does them
  [
    said`
      ^\W*(rest|move)\s*,? (?:and )?then (charge|attack|shoot)\s*[:,;]\s*(${UNIT_WITH}) (?:against|vs\.?|versus|on|at)
      \s+(?=${OWNED}${NUMBER}\s)
    `,
    '$3 $1 then $2 '
  ],
  [
    said`
      ^\W*shoot\s*,? (?:and )?then charge\s*[:,;]\s*(${UNIT_WITH}) (?:against|vs\.?|versus|on|at)
      \s+(${OWNED}${NUMBER}\s[^(),;:.?!]{2,40}?)(?=\W*$)
    `,
    '$1 shoot $2 then charge them'
  ],
  // "12 levies with slings at 6 knights, then the knights charge them": of several, too, only a shot is "at" somebody
  [
    said`
      ^(?=.{0,300}\b(?:then|or)\b)
      (
        \W*(?:first )?${OWNED}${NUMBER} (?:(?!throw|hurl|shoot|fir|los|loos|launch|lob|fling)[a-z]+ ){0,3}?${MISSILES}
        (?: or ${OWNED}${NUMBER} (?:[a-z]+ ){0,3}?${MISSILES})?
      ) at (?=${OWNED}${NUMBER} (?!fatigue|dice|models|armou?r|attack|defen|round|inch|per)[a-z])
    `,
    '$1 shoot '
  ],
  // what came first, told last: "and before that 8 crossbowmen shoot them"
  [
    said`
      ^\W*(${UNIT_WITH}) (charge|attack)s? (${UNIT_WITH})\s*[,;]? (?:(?:and|but) )?
      (?:before (?:that|this)|beforehand|but first|first)\s*,? (${UNIT_WITH}) (shoot|charge|attack)s? (?:at )?them(?: first)?
      \W*$
    `,
    '$4 $5 $3, then $1 $2 them'
  ],
  // only those who were shot at are fewer than before
  [
    said`
      (\bshoots? (?:at )?${OWNED}${NUMBER} ([a-z]{3,20})(?:\s[^,;:.?!\d]{1,40}?)?)(?:\s*[,;]\s*| )(?:(?:and|then) ){0,2}
      (?:the survivors|(?:those|whoever|the ones) (?:(?:who|that|is|are) ){0,2}left) (?=(?:charge|attack|shoot)s?\s)
    `,
    '$1, then the $2 '
  ],
  // the one unit whose loss is asked about, before its turn
  [
    said`
      ^\W*((?:what(?:['\u2019]?s| is| are) )?(?:the )?${CHANCE} (?:that|of|to) )
      (?:(?:my turn|it|this|they|both|I|we|these) (?:together )?)?(?:kill|wip(?:e|es|ing) out|destroy|finish)(?:s|ing)?
      \s+(?:off )?(${UNIT})\s*(?::|\bif\b|\bwhen\b|,)\s*(${UNIT_WITH}\s(?:shoot|charge|attack)s? )(?:at )?them\b
    `,
    '$3$2'
  ],
  // "after two volleys from 12 levies with bows, can 8 warriors beat 6 hearthguard"
  [
    said`
      ^\W*after (an?|one|two|2|three|3) (?:volleys?|salvos?|shots?) (?:from|of|by) (${UNIT_WITH})\s*,\s*
      (?:(?:can|could|do|will|would) |(?:how do ))?(${UNIT_WITH}) (?:beat|charge|attack|kill|take|defeat|wipe out)
      \s+(${UNIT_WITH})\W*$
    `,
    '$2 shoot $4 $1 times, then $3 charge them'
  ],
  [said`\bshoot ([^,;:.?!]{4,60}?) (?:an?|one|1) times(?=,)`, 'shoot $1'],
  // who is shot at charges, and not the enemy of both
  [
    said`
      ^\W*(${UNIT_WITH} shoot)s? (?:at )?((?:(his|her|their) |(?:my|our|the) )?${NUMBER} ([a-z]+)[^,;:.?!]{0,40}?)
      \s*,? before they (?:can |could |get to )?(charge|attack) (?!\3\s)(?=${OWNED}${NUMBER}\s)
    `,
    '$1 $2, then the $4 $5 '
  ],
  // "charge twice: first 6 ceorls and then 4 huscarls"
  [said`\b(charge|attack|shoot)s? twice\s*[:,]\s*first (?:at )?`, '$1 '],
  // "6 hirdmen, then the warlord into 8 ceorls"
  [
    said`^(\W*${OWNED}(?:${NUMBER} )?[a-z]+\s*,? then ${OWNED}(?:${NUMBER} )?[a-z]+) (?:into|onto|on|at|against) (?=${OWNED}${NUMBER}\s)`,
    '$1 charge '
  ],
  [said`\b(?:my|his|the) ([a-z]+) \((\d{1,2}),\s*mounted\)`, '$2 mounted $1'],
  [
    said`\s*,?\s*\b(?:win or lose|either way|whatever happens)\s*,? (?=(?:they|he|it|the [a-z]+) (?:charge|attack|shoot)s?\b)`,
    ', then '
  ],
  [said`(?<=\b(?:charge|attack|shoot)s?\b.{4,80}\b(?:charge|attack|shoot)s?\b.{2,60}?)\s*,? in (?:that|this) order(?=\W*$)`, ''],
  [said`^\W*(${UNIT_WITH}) and (${UNIT_WITH}) both shoot(?: at)? (${UNIT_WITH})\W*$`, '$1 shoot $3, then $2 shoot them'],
  [said`(?<=\d [a-z]+ )(?:wear|grind|batter)s? down (?=${OWNED}${NUMBER}\s)`, 'charge '],
  [
    said`
      (?<=\bthen )(?:I|we) (charge|attack|shoot) ((?:the|his|her|their) [a-z]+|them) with ((?:my |our )?${NUMBER}
      \s+(?:mounted )?[a-z]+)(?=\W*$)
    `,
    '$3 $1 $2'
  ],
  // who rests or moves, and is charged then
  [
    said`
      ^(\W*${OWNED}${NUMBER} (?:mounted )?([a-z]+)(?:\s[^,;:.?!]{1,40}?)?\s(?:rest|move)s?)\s*,? (?:and )?(?:then )?(?:they )?
      (?:are|is|gets?) (?:then )?(charg|attack)ed by (${UNIT_WITH})(?=\W*$|,)
    `,
    '$1, then $4 $3 the $2'
  ],
  [
    said`
      ^
      (
        \W*${OWNED}${NUMBER} (?:mounted )?([a-z]+)(?:\s[^,;:.?!]{1,40}?)?\s(?:rest|move)s?\s*,? (?:and )?then ${OWNED}${NUMBER}
        \s+(?!\2\b)[a-z][^,;:.?!]{2,40}?\s(?:charge|attack|shoot)s? (?:at )?
      )them\b
    `,
    '$1the $2'
  ],
  // to a place first, and then into a fight
  [
    said`
      ^(\W*${UNIT_WITH})
      \s+(?:
        hit|enter|reach|go (?:in)?to|move (?:in)?to|get (?:in)?to|make for|head (?:in)?to|head for|run (?:in)?to|dash (?:in)?to
      )s? ${PLACE}\s*,? (?:and )?(?:then )?(?:they )?(?=(?:charge|attack|shoot)s?\s)
    `,
    '$1 move, then '
  ],
  // what is not done before
  [
    said`
      \s*,?
      \s+(?:
        (?:without|not) (?:first |having |ever )?(?:moving|moved|shooting|shot|resting|rested|firing|fired|throwing|thrown)
        (?: (?:(?:their|its|the|any) )?(?:javelins|bows|missiles))?(?: (?:first|before(?:hand)?|at (?:all|them)))?
        |(?:(?:who|that|which|and|but) )?(?:have|has|had|did)(?: not|n['\u2019]?t) (?:yet )?(?:moved?|rest(?:ed)?)
        (?: (?:yet|first|before|this turn))?
      )(?![a-z])(?! or\b)
    `,
    ''
  ],
  // missiles fly before the charge that they go with
  [
    said`
      ^\W*(${UNIT_WITH}) (charge|attack)s? (${OWNED}${NUMBER} ([a-z]+)[^(),;:.?!\d]{0,40}?)\s*,?
      \s+(?:while|whilst|as|supported by|with support from|covered by) (${UNIT_WITH})
      \s+(?:(?:are )?(?:shoot|fir|loos)(?:s|e|es|ing)?) (?:at )?(?:them|(?:the|his|those) \4)(?=\W*$)
    `,
    '$5 shoot $3, then $1 $2 them'
  ],
  // who is said last acts first
  [
    said`
      ^\W*(${UNIT_WITH}) (charge|attack|shoot)s? (?:at )?(${UNIT_WITH})\s*,? (?:and|but|with|while) (${UNIT_WITH})
      \s+(charg|attack|shoot)(?:e|es|s|ing)? (?:at )?(?:them|it) (?:first|beforehand|before (?:that|it|they do)|just before)
      (?=\W*$)
    `,
    '$4 $5 $3, then $1 $2 them'
  ],
  // who was charged charges back
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]+)[^,;:.?!]{0,50}?\s(?:charge|attack)s? ${OWNED}${NUMBER} ([a-z]+)[^,;:.?!]{0,50}?)\s*,?
      \s+(?:and )?(?:then )?(?:he|they|s?he|the \3) (charge|attack)s? (?:(?:me|us|them|it) )?(?:right )?back
      (?: with what(?:ever)?(?: is| he has|['\u2019]s) left)?(?=\W*$)
    `,
    '$1, then the $3 $4 the $2'
  ],
  [said`(?<=\b(?:charge|attack|shoot)s?\b.{2,80})\b3 times(?=\W*$|\s*[,;.]| then\b| in a row)`, 'three times']
]
