import { LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English that ask first which of several does best, what would help, or what to do. */

const END = String.raw`(?=\W*$)`

/** "the smallest number of hirdmen that gives me a", before a chance, and what the chance is of. */
const FEWEST = said`
  ^\W*(?:the )?(?:smallest|lowest|least|minimum|min\.?) (?:number of )?((?:mounted )?[a-z]{3,20}) (?:giving me|to give me
  |that gives? me|for|to get) (?:an? )?
`
const TO_BEAT = String.raw`(?: odds| chances?)? (?:of|to) (?:win(?:ning)?|beat(?:ing)?)(?: vs\.?| against)? (${UNIT_WITH})\W*$`

export const ENGLISH_WHICH_FIRST: readonly Rewording[] = [
  // what one does to the other
  [
    said`
      ^\W*(?:how much|what(?: kind of)?) (?:damage|harm) (?:do|does|can|could|will|would) (?:an? )?(${NUMBER})[- ](?:man|men
      |strong|model) ([a-z]{3,12}) (bow|sling|crossbow|javelin) unit do to (${UNIT_WITH})\W*$
    `,
    '$1 $2 with $3 shoot $4'
  ],
  [
    said`
      ^\W*what (?:can|could|do|does|will|would) (${UNIT_WITH}) do to (${UNIT_WITH}) (?:when|if|once) they (charge|attack
      |shoot)(?: (?:them|at them|in))?\W*$
    `,
    '$1 $3 $2'
  ],
  [
    said`^\W*(?:the )?best (?:use of|way to use|play of) ([a-z][^:;.?!\d]{2,60}?)\s*[:;]\s*(${UNIT}) (?=charge|attack|shoot)`,
    'advise $2 with $1 '
  ],
  [
    said`
      ^\W*(?:his|her|their|the) (${UNIT_WITH}) are ([a-z]+(?:,? (?:with )?${NUMBER} fatigue)?)\.? would you (charge|attack
      |shoot)(?: at)? (?:them|it) with (${UNIT_WITH})\W*$
    `,
    'should $4 $3 $1 $2'
  ],
  [said`^\W*would you (charge|attack|shoot)(?: at)? (${UNIT_WITH}) with (${UNIT_WITH})\W*$`, 'should $3 $1 $2'],
  [
    said`^\W*would you give up dice with (my ${NUMBER} [a-z]+) (?:if|when) (${UNIT_WITH}) (charge|attack) (?:them|him|it)\W*$`,
    'should $1 give up dice when $2 charge them'
  ],
  [
    said`^\W*(?:tell|show) me how (?:to|I can|I could) (?=(?:wipe out|destroy|kill all of) ${OWNED}${NUMBER} [a-z]+ (?:with|w\/) )`,
    'best way to '
  ],
  [said`\bwhat would help me (?:the )?most(?=.*\b(?:if|when)\b)`, 'what would help most'],
  [
    said`^\W*which (?:heroes|leaders|warlords) (?:can|may|could) (?:lead|command|I take)(?: an? warband| a warband)?\W*$`,
    'rules heroes'
  ],
  // how many
  [said`^\W*how many ((?:mounted )?[a-z]{3,20}) to (?=(?:kill|beat|win|wipe|destroy)\b)`, 'how many $1 do I need to '],
  [
    said`^\W*(?:what )?(?:is the )?number of ((?:mounted )?[a-z]{3,20}) (?:that (?:is|are) )?(?:needed|required|necessary) to `,
    'how many $1 do I need to '
  ],
  [
    said`
      ^\W*I (?:need|want) (?:an? )?([\d.]+ ?%)(?: chance| odds)?(?: of winning)? (?:against|vs\.?)
      \s+(${UNIT_WITH})\s*[,;.] how many ([a-z]{3,20}) (?:is|would) that(?: be| take)?\W*$
    `,
    'how many $3 do I need for a $1 chance against $2'
  ],
  [said`^\W*how many ((?:mounted )?[a-z]{3,20}) does it take (?=(?:to have|to get|for) an? )`, 'how many $1 do I need '],
  [
    said`
      ^\W*how (?:big|large|strong|many) (?:must|should|does|would) an? ([a-z]{3,20}) (?:unit|squad|warband) (?:be|have to be
      |need to be)(?: in order)? to 
    `,
    'how many $1 do I need to '
  ],
  [said`${FEWEST}(\d{1,2}) in (\d{1,2})${TO_BEAT}`, 'how many $1 do I need for a $2/$3 chance of beating $4'],
  [said`${FEWEST}([\d.]+ ?%)${TO_BEAT}`, 'how many $1 do I need for a $2 chance of beating $3'],
  [said`${FEWEST}even${TO_BEAT}`, 'how many $1 do I need for a 50% chance of beating $2'],
  [
    said`
      ^\W*from (${NUMBER}) (?:up )?to (${NUMBER}) ([a-z]{3,20}) (?:charged|attacked) by (${UNIT_WITH})(?:,? how (?:does|do)
      \s+(?:it|that|the odds) (?:change|vary))?\W*$
    `,
    '$4 charge $1-$2 $3'
  ],
  // which of several
  [
    said`
      ^\W*how much (?:does|would|will|do) (?:the |an? )?([a-z][a-z' ]{2,20}?) help (${UNIT}) (?:when|if) (${UNIT_WITH})
      \s+(?:charge|attack) them\W*$
    `,
    'compare $2 with $1 or $2 without $1 charged by $3'
  ],
  [
    said`
      ^\W*how much (?:does|would|will|do) (?:the |an? )?([a-z][a-z' ]{2,20}?) help (${UNIT}) (?:when|if) they (charge|attack
      |shoot)(?: at)? (${UNIT_WITH})\W*$
    `,
    'compare $2 with $1 or $2 without $1 $3 $4'
  ],
  [
    said`
      ^\W*(?:does|do|will|would) the (wall|hedge|woods|building|rocks|ruins|cover) (?:make (?:much |any |a )?
      (?:big )?difference|matter(?: much)?) (?:to|for) (${UNIT}) (?:when|if) (${UNIT_WITH}) (charge|attack|shoot)
      (?: at)? them\W*$
    `,
    'compare $2 in the $1 or $2 $4d by $3'
  ],
  [
    said`
      ^\W*(?:do|will|would) (${UNIT}) lose fewer(?: men| models)? if they (?:give up dice|close ranks) when (${UNIT_WITH})
      \s+(?:charge|attack) them\W*$
    `,
    'compare $1 gives up dice or $1 charged by $2'
  ],
  [
    said`
      ^\W*(?:do|would) I get more (?:out of|from) (${UNIT}) with ([a-z][a-z' ]{2,20}?) or without(?: it)?\s*,? (charging
      |attacking|shooting(?: at)?) (${UNIT_WITH})\W*$
    `,
    'compare $1 with $2 or $1 without $2 $3 $4'
  ],
  [
    said`
      ^\W*I can (?:reach|charge|hit|get at) ([^?]{6,120}?\bor\b[^?]{4,50}?) with (${UNIT})\s*[,;.] which(?: one)?
      (?:['\u2019]?s| is) best\W*$
    `,
    'compare $2 vs $1'
  ],
  [
    said`
      ^\W*he(?:['\u2019]?s got| has) (${UNIT_WITH})[.;,] what(?:['\u2019]?s| is) my best (?:bet|choice|option
      |answer)\s*[,:]\s*([^?]{6,120}?\bor\b[^?]{4,50}?)\W*$
    `,
    'compare $2 vs $1'
  ],
  [
    said`^\W*do (${UNIT_WITH}) do more (?:damage|harm) than (${UNIT_WITH}) (?:when )?shooting(?: at)? (${UNIT_WITH})\W*$`,
    'compare $1 or $2 shoot $3'
  ],
  [
    said`^\W*(${NUMBER}) ([a-z]+) with ([a-z]{3,12}) (?:vs\.?|versus|or) \1 without(?: any)?\s*,? (?:when )?charged by (${UNIT_WITH})\W*$`,
    'compare $1 $2 with $3 or $1 $2 without $3 charged by $4'
  ],
  [
    said`^\W*(?:do|would|will) (${UNIT}) beat (${UNIT}) more often if (?:my|the) (${LEADER}) goes in with them\W*$`,
    'compare $3 and $1 or $1 vs $2'
  ],
  [
    said`
      ^\W*which of (?:my|his|these|the) units (?:has|have) the (?:better|best) chance (?:against|of beating)
      \s+(${UNIT_WITH})\s*[,:]\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 vs $1'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?the lesser evil for (${UNIT})\s*[,:]\s*(?:being |to be )?charged by
      \s+(${UNIT_WITH}) or (?:by )?(${UNIT_WITH})\W*$
    `,
    'compare $1 charged by $2 or $3'
  ],
  [
    said`
      ^\W*(${UNIT}) charge (${UNIT}) with (${NUMBER}) fatigue[.;,] (?:which|what) is better\s*,? (?:spending
      |to spend) it on (?:my|our) armou?r or on (?:theirs|his)\W*$
    `,
    'compare $1 spends armour or $1 spends enemy armour vs $2 fatigue $3'
  ],
  [
    said`
      ^\W*against (${UNIT}) shooting(?: at (?:them|it))?\s*,? (?:are|is) (${UNIT}) (?:safer|better off) (on foot|mounted
      |on horses) or (on foot|mounted|on horses)\W*$
    `,
    'compare $1 shoot $2 $3 or $2 $4'
  ],
  [
    said`
      ^\W*(?:the )?(?:tougher|harder|easier) (?:nut|target|job|prey) for (${UNIT})(?: to (?:crack|take|charge))?\s*[:,]\s*
      (${UNIT_WITH})\s*,? or (${UNIT_WITH})\W*$
    `,
    'compare $1 vs $2 or $3'
  ],
  [
    said`^\W*compare giving up dice (?:with|and|to|or) keeping them for (${UNIT}) charged by (${UNIT_WITH})\W*$`,
    'compare $1 gives up dice or $1 charged by $2'
  ],
  [said`(?<=^\W*compare\s[^?]{8,90}?)\s*,? both (?=charging|attacking|shooting|charged)`, ' '],
  [
    said`^\W*are (${UNIT}) better off with or without (?:an? )?([a-z]{3,20}) (?:when|if) (${UNIT_WITH}) (?:charge|attack) (?:them|it)\W*$`,
    'compare $1 with $2 or $1 without $2 charged by $3'
  ],
  [
    said`
      ^\W*which of (?:my|his|these|the) units (?:stands? up|holds? up|does) better (?:to|against) a charge (?:by|of|from)
      \s+(${UNIT_WITH})\s*[:,]\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 charged by $1'
  ],
  [
    said`^\W*do (${UNIT}) (?:kill|shoot) more of (his ${NUMBER} (?:mounted )?[a-z]+) or (?:of )?(his ${NUMBER} (?:mounted )?[a-z]+)\W*$`,
    'compare $1 shoot $2 or $3'
  ],
  // advice, and what would help
  [
    said`
      ^\W*which of ([a-z][a-z', ]{6,50}? and [a-z']{3,20}) should (?:I|they) (?:use|play) (?:if|when) (${UNIT}) (charge
      |attack|shoot)(?: at)? (${UNIT_WITH})\W*$
    `,
    'advise $2 with $1 $3 $4'
  ],
  [
    said`
      ^\W*I have ([a-z][a-z', ]{4,50}?) (?:on (?:the|my) (?:battle)?board|available|ready)\s*[,;.] should
      \s+(my ${NUMBER} [a-z]+) (?:go for|charge|attack) (${UNIT_WITH})\W*$
    `,
    'advise $2 with $1 charge $3'
  ],
  [
    said`
      ^\W*he has ([a-z][a-z' ]{2,24}?) (?:ready|up|available|on (?:the|his) board)\s*[,;.] should I (?:still )?(?:charge
      |attack) (${UNIT}) with (${UNIT})\W*$
    `,
    'advise $3 charge $2 with $1'
  ],
  [said`\bis it even worth\b`, 'is it worth'],
  [
    said`^\W*do I close ranks with (${UNIT}) against (${UNIT_WITH}) charging(?: me| them)?\W*$`,
    '$2 charge my $1, should I give up dice'
  ],
  [
    said`^\W*(my ${NUMBER} [a-z]+) are (?:being )?charged by (${UNIT_WITH})\s*[:,;.] (?:do I )?keep the dice or give half of them up\W*$`,
    '$2 charge $1, should I give up dice'
  ],
  [said`\s*,? (?:and )?I (?:only|just) care about (wiping them out|killing them all)${END}`, ', goal: wipe out'],
  [said`\s*,? I want them all dead${END}`, ', goal: wipe out'],
  [
    said`^\W*what should (?:he|she|they|my opponent|the enemy) do (?:when|if|as) (?=my ${NUMBER})`,
    'what should the defender do when '
  ],
  [
    said`^\W*should (?:he|she|they|my opponent|the enemy) (?:give up dice|close ranks) (?:when|if|as) (?=my ${NUMBER})`,
    'what should the defender do when '
  ],
  [
    said`^\W*if all I (?:care about|want) is (?:wiping out|to wipe out) (${UNIT})\s*,\s*what should (${UNIT_WITH}) do when they charge\W*$`,
    'advise $2 charge $1, goal: wipe out'
  ],
  [
    said`
      ^\W*(${UNIT} (?:are charging|charge|are charged by) ${UNIT})\s*,? (?:who|which) have ([a-z][a-z' ]{2,60}?) (?:on
      \s+(?:the|their|my) (?:battle)?board|available)\s*[.;,] what (?:do|should) (?:I|they) (?:play|use|do)\W*$
    `,
    '$1 with $2. what should I do'
  ],
  [
    said`
      ^\W*what (?:single )?(?:thing|change|upgrade) would (?:improve|help|raise|increase) my (?:odds|chances) (?:the )?most
      \s+(?:when|if) (?=\S)(.+?)\W*$
    `,
    '$1, what would help most'
  ],
  // numbers from one to another
  [
    said`
      ^\W*how do (?:the|my) (?:odds|chances) of (${UNIT}) (?:charging|attacking) (${UNIT}) (?:change|vary) with (\d) to
      \s+(\d) fatigue on the [a-z]+\W*$
    `,
    '$1 charge $2 with fatigue $3 to $4'
  ],
  [
    said`
      ^\W*how do (?:the|my) (?:odds|chances) (?:change|improve|grow|vary) with each extra (?:man|model|body)\s*,? from
      \s+(\d{1,2}) to (\d{1,2}) ([a-z]+)\s*,? (?:charging|attacking) (${UNIT_WITH})\W*$
    `,
    '$1-$2 $3 charge $4'
  ],
  [said`\bfor a(?:n)? (?:better than even|even|fifty[- ]fifty) chance (?=of|to)`, 'for a 50% chance '],
  [
    said`^\W*(?:what is the )?least fatigue on (${UNIT}) for (${UNIT}) to win (\d{1,2} ?%) of the time\W*$`,
    'how much fatigue must $1 have for $2 to win $3 of the time'
  ]
]
