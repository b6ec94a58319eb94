import { NUMBER, OWN, OWNED, type Rewording, said } from '../rewording'

/** Turns of phrase in English that take back or add to what was said before, put in plain words before all others. */

const UNIT = `${OWNED}${NUMBER} (?!fatigue|dice|die|of|more|rounds?|losses|casualties|kills|times)[a-z]+`
/** A unit with what is said of it. */
const UNIT_WITH = String.raw`${UNIT}(?:\s[^,;:.?!]{1,60}?)??`
const DEED = '(?:charge|attack|shoot)'
const AGAINST = String.raw`(?:${DEED}s?(?: at)?|vs?\.?|versus|against)`
const WEAPONS = '(?:bows?|slings?|javelins?|crossbows?|axes|heavy weapons|composite bows?)'

/** What announces a correction. */
const CORRECTION = said`
  (?:
    (?:
      (?:
        oh|ah|no|er+m?|hmm+|wait|sorry|oops|whoops|actually|correction|hang on|hold on|(?:I )?tell a lie|let me rephrase
        |apologies|edit(?:ed)?|nope|rather|or rather|strike that|scratch that|my (?:bad|mistake|error)|I mean(?:t)?|I should say
        |make (?:that|it)
      )(?![a-z])[\s,.:;!\u2013-]*
    ){1,4}
  )
`
/** Where it begins. */
const PARTED = String.raw`[\s,.:;!?(\u2013-]{1,4}`

export const ENGLISH_CORRECTIONS: readonly Rewording[] = [
  // "8 bondi charge 4 huscarls, I mean the huscarls charge the bondi"
  [
    said`
      ^\W*(${OWNED}\d{1,2} ([a-z]{3,20})) (?:charge|attack|shoot)s?(?: at)? (${OWNED}\d{1,2} ([a-z]{3,20}))\s*[,;.-]+\s*
      (?:(?:no|sorry|wait|oops|rather|or rather|I mean)[,.\s]+)+the \4 (charge|attack|shoot)s?(?: at)? the \2(?=\W*$)
    `,
    '$3 $5 $1'
  ],
  [said`^\W*I(?:['\u2019]d| would) (?:(?:really|just|dearly) )?(?:love|like) to know (?:whether|if) `, 'can '],
  // everyday words for whether it is wise, and for those who will not live
  [
    said`
      ^\W*(?:(?:is|would) it (?:be )?|(?:would|am|are) (?:I|we) (?:be )?)(?:(?:a bit|too|very|totally|just) )?
      (?:daft|silly|dumb|reckless|unwise|nuts|bonkers|foolish|rash|mental|dangerous|risky|suicidal|bold|brave) (?:of me )?to
      \s+(?=charge|attack|send|throw)
    `,
    'should I '
  ],
  [
    said`^\W*(?:is (?:it|this|that) )?worth (?:it|a (?:punt|go|shot|try|gamble)|the (?:risk|gamble|trouble))\s*[?:,.;\u2013-]+\s*(?=${OWNED}\d)(.{8,160}?)\W*$`,
    '$1, worth it?'
  ],
  [
    said`(?<=\d.{6,200}[,;.:?!]\s*(?:is (?:it|this|that) )?)worth (?:a (?:punt|go|shot|try|gamble)|the (?:risk|gamble|trouble))(?=\W*$)`,
    'worth it'
  ],
  [
    said`
      ^\W*
      (?:
        (?:are|is) (${UNIT}[^,;:.?!]{0,30}?)
        \s+(?:toast|doomed|finished|done for|dead meat|in trouble|screwed|goners?|cooked|history|stuffed)
        |how (?:screwed|doomed|toast|stuffed|badly off|cooked) (?:are|is|would) (${UNIT})
      ) (?:be )?(?=(?:if|when|charged|attacked|against)\s)
    `,
    'how do $1$2 fare '
  ],
  [said`^\W*(?:(?:do )?(?:you|we|I) )?(?:reckon|suppose|guess|bet) (?:that )?(?=${UNIT})`, ''],
  [
    said`(?<=\b(?:can|could|will|would) )do (?=${OWNED}\d{1,2} (?!damage|kills?|losses|hits?|casualties|wounds|points?|dice|times|more|fatigue)[a-z])`,
    'beat '
  ],
  [said`(?<=^\W*${UNIT} (?:can|could|will|would) )do (?=${OWNED}\d)`, 'beat '],
  // "my friend reckons 8 bondi can't beat 4 huscarls, is that true?": whether they can is asked
  [
    said`
      ^\W*(?:(?:my|a|the) [a-z]+|he|she|they|people|everyone|somebody|someone)
      \s+(?:says?|reckons?|thinks?|claims?|insists?|tells? me|told me|keeps? saying) (?:that )?(?=${OWNED}\d)(.{4,60}?)
      \s+(?:
        can(?:['\u2019]?t|not| not)|could(?:n['\u2019]?t| not)|will not|won['\u2019]?t|would(?:n['\u2019]?t| not)
        |do(?:n['\u2019]?t| not)|never
      ) (?=(?:beat|kill|win|wipe|take|charge|stand|survive)\b)
    `,
    'can $1 '
  ],
  // a whole fight after it is the one that counts
  [
    said`
      ^(?!.*\b(?:first|too|also|as well)\W*$)\W*${UNIT_WITH} ${AGAINST} ${UNIT_WITH}${PARTED}(?<!\b(?:and|or|then) )
      ${CORRECTION}(?=${UNIT_WITH} ${AGAINST} ${UNIT})
    `,
    ''
  ],
  [
    said`
      ^\W*(${UNIT_WITH}) (${AGAINST}) (${UNIT_WITH})${PARTED}(?:but ${CORRECTION}?|${CORRECTION})
      (?:(?:it|that)(?:['\u2019]?s| is) )?
      (?:
        (?:
          (?:the )?other way(?: a?round)?(?:\s*,\s*(?:the )?[a-z]+ (?:charge|attack)s?(?: (?:them|the [a-z]+))?)?|vice\s*versa
          |the (?:opposite|reverse)|(?:swap|reverse|switch)(?: (?:them|that|it|(?:the )?sides))?
        )
      )\W*$
    `,
    '$3 $2 $1'
  ],
  // "..., sorry, 6 hirdmen charge": who charges
  [
    said`^\W*${UNIT_WITH} (${DEED}s?(?: at)?) (${UNIT_WITH})${PARTED}${CORRECTION}(?:the )?(${UNIT}) ${DEED}s?(?: (?:at )?(?:them|it))?\W*$`,
    '$3 $1 $2'
  ],
  [
    said`^\W*(${UNIT_WITH} ${DEED}s? (?:at )?${UNIT_WITH})${PARTED}${CORRECTION}(${UNIT} ${DEED}s? (?:at )?${UNIT}) first\W*$`,
    '$2, then $1'
  ],
  // "..., actually 6 hirdmen charge them too": one more
  [said`(?<=\d.{0,200})${PARTED}${CORRECTION}(${UNIT} ${DEED}s? (?:at )?(?:them|it)) (?:too|also|as well)\W*$`, ', then $1'],
  // a charge that is broken off for another
  [said`^\W*${UNIT_WITH} ${DEED}s?${PARTED}${CORRECTION}(?=${UNIT_WITH} ${AGAINST} ${UNIT})`, ''],
  [
    said`\b${DEED}s?${PARTED}${CORRECTION}(?:(?:are|is|get|gets|being) ){1,2}(charged|attacked|shot(?: at)?) by\s*,?`,
    'are $1 by'
  ],
  // "with slings, er bows"
  [said`\b${WEAPONS}${PARTED}${CORRECTION}(?:with )?(?=${WEAPONS}(?![a-z]))`, ''],
  // "behind a wall, no wall actually"
  [
    said`
      \b(?:(?:in|behind|on|with) (?:the |an? )?)([a-z]{4,20})${PARTED}(?:(?:actually|wait|oh|sorry|er+m?|and|but)[\s,]+){0,2}
      (?:no|not|without(?: the| an?)?|forget the|ignore the|scrap the) \1
      (?:[\s,]+(?:actually|sorry|after all|then|at all|there))?(?=\W*$|\s*[,;.])
    `,
    ''
  ],
  [
    said`
      \bwith (?:the |an? )?([a-z]{3,20}) ([^,;:.?!]{4,80}?)[\s]*[,;.:!(\u2013-]\s*
      (?:(?:actually|wait|oh|sorry|er+m?|but|no)[\s,]+){0,2}(?:no|not|without(?: the| an?)?|forget the|ignore the|scrap the) \1
      (?:[\s,]+(?:actually|sorry|after all))?\W*$
    `,
    '$2'
  ],
  // "with 1 fatigue, wait, make it 2"
  [
    said`
      \b${NUMBER} (fatigue|attack dice|defen[cs]e dice|wounds)${PARTED}${CORRECTION}(?:with )?(${NUMBER})(?: \1)?
      (?=\s*,|\W*$| (?:charg|attack|shoot|vs|against))
    `,
    '$2 $1'
  ],
  // said behind: "er, 4 huscarls with axes I mean"
  [said`(?<=\d.{0,200})${PARTED}(?:${CORRECTION})?((?:the )?${UNIT_WITH}),? I mean(?:t)?\W*$`, ', sorry, $1'],
  [said`[,.;]\s*did I say ${NUMBER}(?: [a-z]+)?\s*\?+\s*(?:(?:no|I mean(?:t)?|sorry)[\s,:]+){0,2}(?=${NUMBER} )`, ', sorry, '],
  // "sorry, I mean 8 geburs": one word for both
  [
    said`\b(?:sorry|wait|oops|oh|no|er+m?)[\s,.:;!\u2013-]+(?:I mean(?:t)?|I should say|make that|no|sorry|wait)[\s,:]+(?=${NUMBER} )`,
    'sorry, '
  ],
  [said`^\W*(${UNIT_WITH}) ${DEED}s?(?: at)? (${UNIT_WITH})${PARTED}${CORRECTION}(${DEED})s?(?: (?:them|it))?\W*$`, '$1 $3 $2'],
  // "my warlord, I mean my 6 hirdmen charge"
  [
    said`^\W*(?:(?:an?|${OWN}) )?(?:${NUMBER} )?[a-z]+${PARTED}(?:${CORRECTION})?I mean(?:t)?[\s,:]+(?=${UNIT_WITH} ${AGAINST} ${UNIT})`,
    ''
  ],
  // "8 bondi shoot, I mean charge, 4 huscarls"
  [said`\b${DEED}s?\s*,? ${CORRECTION}(${DEED}s?)\s*,? (?=(?:at )?${UNIT})`, '$1 '],
  // "edit: 10 bondi", "my bad, it's 10 bondi"
  [
    said`
      ${PARTED}${CORRECTION}
      (?:
        (?:it|that|there|they|those)(?:['\u2019]?s|['\u2019]?re| (?:is|are|was|were|should be|should have been))
        \s+(?:actually |really |only )?
      )?
      (?<=
        \b
        (?:
          my (?:bad|mistake|error)|apologies|edit(?:ed)?|nope|strike that|whoops|is|are|was|were|be|been|it['\u2019]?s
          |that['\u2019]?s|there['\u2019]?s|they['\u2019]?re|only|actually|really
        )[\s,.:;!\u2013-]+
      )(?=${NUMBER}(?:\s|\W*$))(?!${UNIT} (?:(?:also|then|should|will) )?${DEED})
    `,
    ', sorry, '
  ],
  // "..., not 4 but 6"
  [said`(?<!\d)(\d{1,2})( [a-z][^,;:.?!]{2,80}?)[\s,;.(]+not \1(?: [a-z]+)?\s*,? but (\d{1,2})(?: [a-z]+)?(?=\W*$)`, '$3$2'],
  // what had been left out
  [
    said`
      [\s,.:;!(-]{1,4}(?:(?:oh|oops|sorry|wait|ah|and|also|edit|but)[\s,.:;!]+){0,3}(?:I )?forgot\s*
      (?:to (?:say|mention|add)\s*)?(?:that )?[:,]? (?=(?:the|they|my|his|in|with|I|he|it|both|[a-z]+ (?:have|has|are|is))\s)
    `,
    ', '
  ],
  [
    said`[\s,.:;!(-]{1,4}(?:oh(?:\s*,? and)?|p\.?s\.?|oops)[\s,:.]+(?:and )?(?=(?:the|they|my|his|in|with|I|he|it|both) [a-z])`,
    ', '
  ]
]
