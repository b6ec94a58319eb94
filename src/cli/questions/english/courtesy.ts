import { NUMBER, OWNED, type Rewording, said } from '../rewording'

/** How people write in English, put in plain words before all else: letters, slang, words cut short, and what is said around a whole fight. */

export const ENGLISH_COURTESY: readonly Rewording[] = [
  [
    said`
      ^\W*(?:dear (?:sirs?(?: (?:or|and) madam)?|madam|all|friends?|everyone|team|gentlemen|players)|(?:good )?(?:morning|afternoon|evening|day)|hello|greetings)
      (?: (?:all|there|everyone))?\s*[,:.!]+\s*
    `,
    ''
  ],
  [
    said`
      [\s,;.?!]+(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?) (?:regards|wishes)|yours (?:faithfully|sincerely|truly)|sincerely(?: yours)?|(?:many )?thanks in advance|cheers(?: mate)?)
      \W*$
    `,
    ''
  ],
  [
    said`
      ^\W*(?:I (?:wonder|was wondering) (?:if|whether) (?:you|someone|anyone) (?:could|can|would|might)|can (?:you|someone))
      \s+help(?: me)?\s*[:;,.?-]+\s*
    `,
    ''
  ],
  [said`^\W*(?:y['\u2019]?all|you|u|ya|you guys) (?:think|reckon) (?=${OWNED}${NUMBER}\s)`, 'do you think '],
  [said`\bwat (?=(?:r|are|is|if|s)\b)`, 'what '],
  [said`\b(?<=\bwhat )r (?=the\b)`, 'are '],
  [said`^\W*(?:(?:bro|bruh|dude|guys|folks)\s*[,:!]*|(?:mate|lads?)\s*[,:!]+)\s+(?=\d|what|how|can|do|is|my|the)`, ''],
  [
    said`
      (?<=\d [a-z].{0,120}?)[\s,;.!?]+(?:(?:so|lol|lmao|bruh|bro|haha)[\s,;.!?]+)*(?:am I|are we|is (?:he|she|it)|we(?:['\u2019]re)?|I['\u2019]?m)
      \s+(?:cooked|screwed|doomed|toast|done for|dead meat|finished|fucked)(?:[\s,;.!?]+(?:lol|lmao|bruh|bro|haha))*\W*$
    `,
    ''
  ],
  [said`(?<=\d [a-z].{0,120}?)[\s,;.!?]+(?:lol|lmao|bruh|bro|haha|rofl|xd|tho|m8)\W*$`, ''],
  [
    said`^\W*(?:whether|if) it(?:['\u2019]s| is| would be) (?=(?:worth|an? (?:good|bad|wise|smart)|wise|smart|good|sensible|safe)\b)`,
    'is it '
  ],
  [said`^\W*(?:whether|if) (I|we|(?:my )?${NUMBER} [a-z]+) should `, 'should $1 '],
  [
    said`
      ^\W*(?:(?:I|we)(?:['\u2019]d| would)? (?:want|like|need|wish) to know|(?:please )?(?:tell me|let me know|advise me)|I (?:wonder|am wondering|was wondering))
      \s+(?:whether|if) (?:it(?:['\u2019]s| is| would be)) (?=(?:worth|an? (?:good|bad|wise|smart)|wise|smart|good|sensible|safe)\b)
    `,
    'is it '
  ],
  [
    said`
      ^\W*(?:(?:I|we)(?:['\u2019]d| would)? (?:want|like|need|wish) to know|(?:please )?(?:tell me|let me know|advise me)|I (?:wonder|am wondering|was wondering))
      \s+(?:whether|if) (I|we|my ${NUMBER} [a-z]+|${NUMBER} [a-z]+) should `,
    'should $1 '
  ],
  // the name of the game says nothing of a fight; before dice it says which they are
  [said`[\s,;(]+(?:in|of|for|playing) (?:(?:a|the) game of )?saga(?: rules)?[)\s]*(?=\W*$)(?<=\d.*)`, ''],
  [said`^\W*(?:(?:in|a) (?:(?:a|the) )?(?:game of )?)?saga(?: rules)?\s*[:,]\s*(?=.*\d)`, ''],
  [said`(?<=\d ?(?:dice|dados?)) (?:hitting|that hit|which hit|to hit) (?=on [1-6]\+)`, ' '],
  [
    said`^\W*(?:advice|tips|help) (?:for|to) the ([a-z]{3,20})\s*[:,]?\s*(?:when |if |as )?(?=${OWNED}${NUMBER}\s)`,
    'what should the $1 do when '
  ],
  // with something or without it, said around the fight
  [
    said`^\W*(?:is it )?better with or without ([a-z' -]{3,20}?)\s*[:,]\s*(${OWNED}\d{1,2} (?:mounted )?[a-z]{3,20}) (?=(?:charg|attack|shoot|against|vs))`,
    '$2 with or without $1 '
  ],
  [
    said`
      ^\W*(${OWNED}\d{1,2} (?:mounted )?[a-z]{3,20}) ((?:charg|attack|shoot|against|vs)[^:;?]{4,60}?)\s*[:,]\s*(?:is it )?better with ([a-z' -]{3,20}?) or without
      (?: (?:them|it))?\W*$
    `,
    '$1 with or without $3 $2'
  ],
  [
    said`
      ^\W*(?:do|does|would|will) (${OWNED}\d{1,2} (?:mounted )?[a-z]{3,20}) ((?:charge|attack|shoot) ${OWNED}\d{1,2} [a-z]{3,20})(?: any)? better
      \s+with or without ([a-z' -]{3,20}?)\W*$
    `,
    '$1 with or without $3 $2'
  ],
  // bonus dice cut short: "+2 att", "2ad 1dd"
  [said`(?<=\s)\+ ?(\d{1,2}) ?(?:att|atk)(?=\W*$|\s)(?!\s*dice)`, '+$1a'],
  [said`(?<=\s)\+ ?(\d{1,2}) ?def(?=\W*$|\s)(?!\s*dice)`, '+$1d'],
  [
    said`(?<=\d [a-z]{3,20}(?: [a-z]{3,12}){0,2}) bonus (?:of )?(${NUMBER}) (attack|defen[cs]e) (die|dice)\b`,
    ' with $1 bonus $2 $3'
  ],
  [said`\bhow many ([a-z]{3,20}) (?:out )?of (\d{1,2}) (?=(?:die|fall|are killed|survive)\b)`, 'how many of $2 $1 '],
  // words cut short
  [said`(?<=\d{1,2} ?[a-z]{1,12}(?: [a-z]{2,5})?) sh (?=(?:at )?${OWNED}\d)`, ' shoot '],
  [said`(?<=\d{1,2} ?(?:lev|l|levies)) (?:w[ /])?sl (?=(?:sh|shoot|s|vs|at)\b)`, ' sling '],
  [said`\b(?:bldg|bld|bldng)(?=\W*$|[\s,;.)])`, 'building']
]
