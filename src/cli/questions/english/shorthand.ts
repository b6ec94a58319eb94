import { NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Shorthand in English: labels, arrows, signs and letters of people who are tired of typing. */

const VERSUS = String.raw`(?:vs?\.?|versus|against|->|charg(?:e|es|ing))`
const END = String.raw`(?=\W*$)`

export const ENGLISH_SHORTHAND: readonly Rewording[] = [
  // who is who
  [said`^\W*A(?:tt(?:acker)?)?\s*[:=]\s*(${NUMBER}[^;.|]{2,60}?)\s*[.;|]\s*D(?:ef(?:ender)?)?\s*[:=]\s*`, '$1 charge '],
  [said`^\W*(?:shot\W+)?(?:from|shooters?)\s*:\s*(${NUMBER}[^;.|]{2,60}?)\s*[.;|]\s*(?:tgt|targets?)\s*:\s*`, '$1 shoot '],
  [said`\s*<-+\s*(?=${OWNED}${NUMBER} ?[a-z])`, ' charged by '],
  [said`\btgt\b`, 'target'],
  [said`\bpew(?: pew)*\b`, 'shoot'],
  [said`^\W*u (?=charge|attack|shoot)`, 'you '],
  [said`\b(ch?a?rge?s?|shoot|attack) em\b`, '$1 them'],
  [said`\b(?:got|get|gets|are|were|was) (?:jumped|bushwhacked|mobbed|swamped|steamrolled) by `, 'are charged by '],
  [said`\s*[.,;:]\s*who(?:['\u2019]?s| is) (?:gonna|going to) win${END}`, ''],
  [said`\((${NUMBER}) ([a-z]+) guarding(?: him)?\)`, 'guarded by $1 $2'],
  [said`(?<=\b${VERSUS} )([a-z]{4,20}) (\d{1,2}-\d{1,2})${END}`, '$2 $1'],
  // what they have
  [said`\bftg\b`, 'fatigue'],
  [said`\bspends? (?:his|the enemy(?:['\u2019]s)?|their) fatigue on (?:their |its |my )?own armou?r\b`, 'spends armour'],
  [said`(?<![\d+])\+(\d) (?:att|atk)(?: dice| die)?(?![a-z])`, '+$1a'],
  [said`(?<![\d+])\+(\d) def(?: dice| die)?(?![a-z])`, '+$1d'],
  // with and without, and which of several
  [said`^\W*([a-z][a-z ]{2,20}?)\s*(?:\/|or) no \1\W+(${UNIT}) (${VERSUS}) `, 'compare $2 with or without $1 $3 '],
  [
    said`
      ^\W*([a-z][a-z' ]{2,24}?) worth it\s*\?\s*(${UNIT}) (?:vs?\.?|versus|against|->) (${UNIT_WITH})${END}
    `,
    'compare $2 with or without $1 vs $3'
  ],
  [said`^\W*(?:best )?targets? for (${UNIT})\s*:\s*(${UNIT_WITH}) or (${UNIT_WITH})${END}`, 'compare $1 charging $2 or $3'],
  [said`^\W*(\d{1,2})\/(\d{1,2})\/(\d{1,2}) ([a-z]{3,20}) (?=${VERSUS} )`, 'compare $1 $4 or $2 $4 or $3 $4 '],
  [
    said`^\W*(\d{1,2})\/(\d{1,2})\/(\d{1,2})\/(\d{1,2}) ([a-z]{3,20}) (?=${VERSUS} )`,
    'compare $1 $5 or $2 $5 or $3 $5 or $4 $5 '
  ],
  [
    said`
      ^\W*what(?:['\u2019]?s| is) better (?:vs?\.?|versus|against) (${UNIT})\s*:\s*([a-z]{3,20}) (\d{1,2}) with ([a-z' ]{3,24}?) or (?:with )?
      ([a-z' ]{3,24}?)${END}
    `,
    'compare $3 $2 with $4 or $3 $2 with $5 vs $1'
  ],
  // chances
  [said`\bP\(wipe (?:them|him)(?: out)?\)`, 'chance to wipe them out'],
  [said`^\W*tie\s*(?:%|chance|odds)?\s*\?*\s*[:,]?\s*(?=\d)`, 'chance of a tie: '],
  [said`\bhow lucky\b`, 'how unlucky'],
  [said`\blucky\?`, 'unlucky?']
]
