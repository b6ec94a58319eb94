import { NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase of notes and chats in English: abbreviations, signs and what stands around a question. */

export const ENGLISH_TERSE: readonly Rewording[] = [
  [said`(?<![a-z\d])(?:ft|ftg|fatg)\s*[:=.]?\s*(\d)(?![\d"'a-z])`, 'fatigue $1'],
  [said`(?<![a-z\d+])(\d) ft(?![a-z\d"'])`, 'fatigue $1'],
  [said`(?<![a-z])['\u2019]em(?![a-z])`, 'them'],
  [said`(?<=[a-z\d]) n (?=(?:then |he |she |they |I |my |his |the )?[a-z\d])`, ' and '],
  [said`\b(?:my )?(?:bro|dude|buddy|the other (?:guy|bloke|lad)) (?:has|got|['\u2019]s got) (?=\d)`, 'he has '],
  [said`(?<=\d ?[a-z][^>]{2,60}(?:shoot|charg|attack|fire|vs)[^>]{3,60}) > (?=${NUMBER} [a-z])`, ' then '],
  [said`(?<=\)) ?x ?(?=\d{1,2} ?[a-z])`, ' vs '],
  [said`(?<=\d .{2,120}\S)\s+\/\/\s+(?=\S)`, ', '],
  [
    said`(?<!\b(?:with|has|have|had) )\b(${NUMBER}) guards(?= (?:vs?|versus|against|charg[a-z]+|attack[a-z]*|are|in|with)\b|\W*$)`,
    '$1 hearthguard'
  ],
  [said`(?<![\w.])(\d{1,2})x(?=(?:w|l|lev|hg|hearth|wl)[a-z]{0,8}\b)`, '$1 '],
  [said`\bin (?:an|the) (?:army|force|warband|list) of (?:the )?(?=[a-z]{4,20}\b)`, 'of the '],
  [said`\b(\d{1,2}) rds\b`, '$1 rounds'],
  [said`(?<=\d [a-z]{3,12}) ea\b`, ' each'],
  [said`\b([a-z]{1,20})\s?\*\s?(\d{1,2})(?![\da-z])`, '$2 $1'],
  // at whom missiles are aimed
  [said`((?:bow|sling|jav|arch|shoot)[a-z]*[^,;:.?!@]{0,25}) @ (?=${OWNED}${NUMBER} ?[a-z])`, '$1 shoot at '],
  // whose armour the enemy buys
  [
    said`
      \b(${UNIT}) \((\d) fatigue\s*,\s*(?:which )?(?:he|they|she|the enemy|my opponent)(?:['\u2019]ll| will)? spends? (?:it|that) (?:on|for)
      \s+(?:his|their|her) armou?r\) (?:get|are|is) (charg|attack)ed by (${UNIT})(?=\W*$)
    `,
    '$4 spends armour $3ing $1 fatigue $2'
  ],
  [said`^\W*legal\s*\?\s*:?\s*(?=[a-z])`, 'is this legal: '],
  [said`\bexp(?:\.|ected)? (?=(?:kills|losses|casualties|hits|dead|cas)\b)`, 'expected '],
  [said`\b(?:heavy|hvy) (?:wpns?|weap)\b`, 'heavy weapon'],
  [said`(?<![+\w=-])([a-z]{3,20}(?:-[a-z]{2,20}){0,2})=((?:\d?[ad]r?){1,2})(?=\s|\W*$)`, '+$1=$2'],
  // "P(I lose nobody), 6 hirdmen charge 8 geburs"
  [said`^\W*P\(((?:I|we|they|he|she|my|his) [^()]{3,40})\)\s*[,:;]?\s*(?:if |for |when )?(?=${OWNED}\d)`, 'chance that $1 if '],
  // "4 hg = def; 8 w = att"
  [
    said`^\W*(${UNIT_WITH})\s*[=:]\s*(?:def(?:enders?|ending|ence)?)\s*[,;.]\s*(${UNIT_WITH})\s*[=:]\s*(?:att?(?:k|ackers?|acking)?)(?=\W*$|\s*[,;.])`,
    '$2 charge $1'
  ],
  [
    said`^\W*(${UNIT_WITH})\s*[=:]\s*(?:att?(?:k|ackers?|acking)?)\s*[,;.]\s*(${UNIT_WITH})\s*[=:]\s*(?:def(?:enders?|ending|ence)?)(?=\W*$|\s*[,;.])`,
    '$1 charge $2'
  ],
  [said`^\W*(?:cmp|comp)[.:]? (?=\d)`, 'compare '],
  [said`(?<=^\W*compare \d{1,2} ?[a-z][^,;:.?!]{0,60}) ?\/ ?(?=\d{1,2} ?[a-z])`, ' or '],
  // what stands around a question in a chat
  [
    said`
      ^\W*(?:any ?(?:one|body) (?:got|have|has|know|run|done)(?: the)? |need |looking for )(?:the |some )?(?:numbers|odds|stats|maths?|figures)
      \s+(?:for|on|of) (?=${OWNED}${NUMBER} )
    `,
    ''
  ],
  [
    said`[\s,;.!?]+(?:ty|thx|tia|thanks|cheers|ta|pls|plz|lol|lmao|haha|asap)(?:\s+(?:ty|thx|tia|thanks|lol|pls|plz|in advance|all|guys|lads))*[\s!.]*$`,
    ''
  ],
  // "min # bondi to beat 4 huscarls >= 75%"
  [
    said`
      ^\W*(?:min(?:imum)?|fewest|smallest|least)(?: (?:#|no\.?|num|number))?(?: of)? ([a-z]{3,20}) (?:needed |required )?to (beat|kill|wipe out)
      \s+(${UNIT})\s*(?:>=?|at|with|@)\s*(\d{1,2}) ?%\W*$
    `,
    'how many $1 to $2 $3 $4% of the time'
  ]
]
