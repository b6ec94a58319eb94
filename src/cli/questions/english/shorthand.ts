import { NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Shorthand in English: labels, arrows, signs and letters of people who are tired of typing. */

const VERSUS = String.raw`(?:vs?\.?|versus|against|->|charg(?:e|es|ing))`
const END = String.raw`(?=\W*$)`
/** A unit as it is jotted down, "8w" or "8 bondi", and the same with what it has. */
const SHORT = String.raw`\d{1,2}x? ?[a-z]{1,14}`
const SHORT_WITH = String.raw`\d{1,2} ?[a-z][^,;:.?!]{0,40}?`
const COUNTED = String.raw`\d{1,2} [a-z]{3,20}`
const CLASS_LETTERS = '(?:hg|w|lev|l)'
const CLASS_NAMES = 'hearthguard|warriors|levies'

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
  // signs, letters and abbreviations
  [said`(?<=\b(?:chg|charge|go))[\s,:;(-]+y\s*\/\s*n\)?\W*$`, '?'],
  [said`^\W*\[?\d{1,2}:\d{2}\]?\s*(?:[a-z]{2,12}:\s+)?(?=${COUNTED} (?:${VERSUS}|on|into)\s+\d)`, ''],
  [said`(?<=\d ?[a-z][^,;:.?!]{0,40}) sh (?=\d|[a-z]{3,20} x ?\d)`, ' shoot '],
  [said`^\W*(${SHORT_WITH}) (?:${VERSUS}|on) (${SHORT_WITH})\s*,\s*(?:shooting|shots?)\W*$`, '$1 shoot $2'],
  [said`\b(light|lt|lite|soft|heavy|hvy|hard|solid) (?:cvr|covr|covre)\b`, '$1 cover'],
  [said`(?<![.\w-])cover=(none|light|heavy|soft|hard|solid)\b`, '$1 cover'],
  [said`(?<![.\w-])fatigue=(\d),(\d)\b`, ', attacker fatigue $1, defender fatigue $2'],
  [said`\b(?:un|dis)mtd\b`, 'on foot'],
  [said`\bmtd\b`, 'mounted'],
  [said`\bapiece\b`, 'each'],
  [said`\b(\d{1,2}) ?x[- ]?bows?(?=\s*:)|(?<=\bor )(\d{1,2}) ?x[- ]?bows?\b`, '$1$2 crossbowmen'],
  [said`\bsvs(?= (?:on )?[2-6]\+)`, 'saves'],
  [said`(?<=\b\d{1,3}) ?AD (?=hit|on|at|[2-6]\+)`, ' attack dice '],
  [said`^\W*(hg|w|l|lev|wl) (\d{1,2}) (${VERSUS}) (hg|w|l|lev) (\d{1,2})(?![\da-z])`, '$2$1 $3 $5$4'],
  [said`^\W*(?:vik(?:ing)?s?|norm(?:an)?s?|welsh|ang?lo-?danes?|a-?d) (${CLASS_LETTERS}) ?(x ?\d{1,2}|\d{1,2})\b`, '$1 $2'],
  [said`\b(\d{1,2}) (?:hg|hearthguard) (?:as )?guards\b`, 'guarded by $1 hearthguard'],
  [said`\bspends? (?:the |his |their |its )?fat(?:igue)?\s*[:=]?\s*(?:on |for )?own arm(?:ou?r)?(?: \+1)?`, 'spends armour'],
  [
    said`\bburn(?:s|ing)? (?:F|fat) (?:on|to lower|to drop) (?:their|his|its|the enemy(?:['\u2019]s)?) arm(?:ou?r)?(?=\W*$|\))`,
    'attacker spends enemy armour'
  ],
  [said`\b(hg|huscarls|${CLASS_NAMES}) (?:use|spend|burn)s? it (?:for|on) (?:\+1|own|their) arm(?:ou?r)?\b`, '$1 spends armour'],
  // sizes and traits from one to another, and lists of them
  [said`^\W*([a-z]{3,20}) (\d{1,2}(?:\/\d{1,2}){1,3}) (?=${VERSUS} )`, '$2 $1 '],
  [said`^\W*(sweep )?([a-z]{3,20}) x?(\d{1,2})\s*(?:\.\.|-)\s*x?(\d{1,2}) (?=${VERSUS} )`, '$1$3..$4 $2 '],
  [said`\b(shoot|${VERSUS}) ([a-z]{3,20}) x?(\d{1,2})\s*(?:\.\.|-)\s*x?(\d{1,2})(?=\W*$)`, '$1 $3..$4 $2'],
  [said`[,;.]\s*sweep(?:ing)? (?:over )?(?=(?:the )?(?:att|def)[a-z]* [a-z]+ \d)`, ', '],
  [said`\bfatigue 0([,/])1\1 ?2\1 ?3\b`, 'fatigue 0..3'],
  [said`\bfatigue 0([,/])1\1 ?2\b(?!\s*[,/])`, 'fatigue 0..2'],
  [said`(?<=\bfatigue )(\d)-(\d)(?=\W*$)`, '$1..$2'],
  [
    said`^\W*cover (?:none|no|open)\s*[/,]\s*light\s*[/,]\s*heavy\s*[:;,]\s*(?=\S)(.+?\b(?:sh|shoot\w*)\b.+?)\W*$`,
    '$1 no cover or in light cover or in heavy cover'
  ],
  [
    said`^\W*(${UNIT_WITH}|${SHORT}), ([a-z]{3,20}) vs\.? no \2\s*,\s*(${VERSUS}) (?=${SHORT})`,
    'compare $1 with or without $2 $3 '
  ],
  [
    said`
      ^\W*(?:which|best|compare)?\W*(${SHORT}) \/ (${SHORT}) \/ (${SHORT}) (${VERSUS}) (${SHORT})(?:\s*,?\s*(?:best|which)
      (?: one)?)?\W*$
    `,
    'compare $1 or $2 or $3 $4 $5'
  ],
  [
    said`^\W*(?:is |are )?\+?([a-z][a-z' ]{2,24}?) worth it\s*[,:?]\s*(${SHORT}) (${VERSUS}) (${SHORT}[^,;:?]{0,40})${END}`,
    'compare $2 with or without $1 vs $4'
  ],
  [
    said`^\W*which(?: is better| one)?\s*[:,]\s*(${SHORT_WITH}) or (${SHORT_WITH})\s*,\s*(?:shooting|shoot(?:ing)? at) (?=${SHORT})`,
    'compare $1 or $2 shoot '
  ],
  // several steps, results and advice
  [said`(?<=${SHORT})\s*(?:->|>>|=>)\s*(?:chg|charge)s? (?:again|them again|once more)${END}`, ' then charge them'],
  [
    said`
      ^\W*first (${SHORT_WITH}) (?:on|at) (${SHORT_WITH})\s*,\s*(?:next|then) (${SHORT_WITH}) (?:go )?in(?:\s*,\s*(?:and )?
      (?:next|then) (${SHORT_WITH}) (?:go )?in)${END}
    `,
    '$1 shoot $2 then $3 charge them then $4 charge them'
  ],
  [
    said`\s*[,;.]\s*(?:0|zero|no) (?:kills|dead|casualties)\s*[.,;!]?\s*how (?:bad|unlucky|unlikely)(?: is (?:that|this))?\W*$`,
    ', killed none, how unlucky'
  ],
  [said`(?<=\badvise\b.*) avail(?:able)?(?=\))`, ''],
  [said`^\W*(${SHORT_WITH}) (?:${VERSUS}) (${SHORT_WITH})\s*[:,;]\s*(?:chg|charge|go)(?: or not)?\?\W*$`, 'advise $1 charge $2'],
  [said`^\W*(${SHORT_WITH})\s*:\s*shoot\s*\/\s*charge (?=\d)`, '$1 shoot or charge '],
  [said`\b(\d{1,2}) ([a-z]{3,20})\.\.x?(\d{1,2})\b`, '$1..$3 $2'],
  [said`\b(?:hearthguard|warriors|levies) \(([a-z]{3,20})(?:, ([a-z]{3,12}))?\) x ?(\d{1,2})\b`, '$3 $1 $2'],
  [said`^\W*(${SHORT}) (${VERSUS}) (${SHORT}) \/ (${SHORT_WITH})${END}`, 'compare $1 vs $3 or $4'],
  [
    said`^\W*def(?:en[cs]e|ender)? advice(?: (?:pls|please))?\s*[:,]\s*(${SHORT_WITH}) (?:${VERSUS}) (?=${SHORT})`,
    'advise the defender: $1 charge '
  ],
  [said`^\W*(advise(?: me)?)\W+goal\s*[=:]\s*([a-z ]{3,24}?)\s*[:,;]\s*(?=\d)(.+?)\W*$`, '$1 $3, goal: $2'],
  [said`(?<=^\W*(?:#|no\.?|nr|num(?:ber)?)) of (?=[a-z]{3,20} for \d)`, ' '],
  [
    said`^\W*(?:#|no\.?|nr|num(?:ber)?) ([a-z]{3,20}) for (\d{1,2}) ?% (?:${VERSUS}) (${SHORT_WITH})${END}`,
    'how many $1 to beat $3 $2% of the time'
  ],
  [said`[\s,;:-]+best (?:upgrade|improvement|extra)s?\W*$`, ', what would help most'],
  [said`^\W*(${SHORT}) (\+\da)\s*,\s*(${SHORT}) (\+\dd)\s*,\s*\1 (?:chg|charge)s?\W*$`, '$1 $2 charge $3 $4'],
  [said`^\W*([a-z]{3,20}) (\d{1,2}), ([a-z]{3,20}) vs\.? no \3\s*,\s*(${VERSUS}) (?=\d)`, 'compare $2 $1 with or without $3 $4 '],
  [
    said`^\W*(${SHORT_WITH}) (?:${VERSUS}) (${SHORT_WITH})\s*,\s*(\d) saga dice (?:for|wanting) ([a-z-]+)\/([a-z-]+)\W*$`,
    'melee $1 charge $2 --roll $3 --prefer $4,$5'
  ],
  [
    said`^\W*(${SHORT_WITH}) (?:${VERSUS}) (${SHORT_WITH})\s*,\s*(\d) saga dice (?:for|wanting) ([a-z-]+)\W*$`,
    'melee $1 charge $2 --roll $3 --prefer $4'
  ],
  // points, SAGA dice, warbands and rules
  [said`(?<=\bwant )([a-z-]{4,20})\/([a-z-]{4,20})\b`, '$1, $2'],
  [said`^\W*wrath x ?(\d)\W*$`, 'dice wrath $1'],
  [said`^\W*([a-z-]{4,20}) (\d[^,;:?]{2,50}?)\s*[,:;]\s*(?:#|how many|number of|no\.? of) ?saga dice\W*$`, 'dice $1 --units $2'],
  [
    said`
      ^\W*([a-z-]{4,20}) (\d{1,2}) ?(?:pts?|points?) (?:vs?\.?|against) (\d[^,;:"]{1,50}?)\s*[:,;]\s*best (?:list|warband
      |army|force)\W*$
    `,
    'warband build $1 $2 --against "$3"'
  ],
  [said`^\W*(?:vp|vps|points|pts)\s*:\s*(?=\d)(.+?)\s+dead\W*$`, 'warband points $1'],
  [said`\bwl \+ (?=\d)`, 'the warlord and '],
  [said`^\W*arm(?:ou?r)?(?: of)? (hg|w|l|hearthguard|warriors|levies|[a-z]{4,20})\W*$`, 'rules $1'],
  [
    said`^\W*([a-z][a-z' ]{2,24}?) 2(?:e|nd ed(?:ition)?)?\W+what(?:['\u2019]?s| is| does) (?:it|that)(?: (?:do|say|mean))?\W*$`,
    'rules $1 --edition 2'
  ],
  [said`\b(\d) SD\b`, '$1 saga dice'],
  [said`(?<=\bdice\b.{0,30}\b)([CUR])\+([CUR])(?:\+([CUR]))?\b`, '$1 $2 $3'],
  [said`(?<=, )#\s?(?=saga dice)`, 'how many '],
  // chances
  [said`\bP\(wipe (?:them|him)(?: out)?\)`, 'chance to wipe them out'],
  [said`^\W*tie\s*(?:%|chance|odds)?\s*\?*\s*[:,]?\s*(?=\d)`, 'chance of a tie: '],
  [said`[\s,:;]+EV(?: of)? (?=losses|kills|casualties)`, ', average '],
  [said`^\W*exactly (\d) dead\s*[?:,]\s*(?=\d)(.+?)\W*$`, '$2, chance of exactly $1 dead'],
  [said`^\W*(?:VPs?|points) (?:swing|balance|net)\s*[,:]\s*(?=\d)`, 'points swing: '],
  [said`\bhow lucky\b`, 'how unlucky'],
  [said`\blucky\?`, 'unlucky?']
]
