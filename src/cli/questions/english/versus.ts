import { LEADER, NUMBER, OWNED, type Rewording, said } from '../rewording'

/** Turns of phrase in English that set units, boxes and places against each other, and ask what is best done with one. */

/** A unit in digits, and no more than its name: "my 8 bondi". */
export const UNIT = String.raw`${OWNED}\d+ [a-z]+`

export const ENGLISH_VERSUS: readonly Rewording[] = [
  // "crossbows" may be men, too
  [said`\bwith (or|and) without (?:(?:their|the) )?crossbows\b`, 'with $1 without a crossbow'],
  // "12 levies with bows against 8 warriors, shooting"
  [
    said`
      ^(\W*(?:(?:the )?odds (?:of|for) )?${OWNED}${NUMBER} [^,;:.?!]{3,40}?) (?:vs\.?|versus|against) (?=${OWNED}${NUMBER}\s)
      ([^,;:.?!]{3,60}?)[\s,;(]+(?:shooting(?: attack)?|(?:a )?(?:ranged|missile|shooting) attack|(?:at|from) (?:range|a distance))
      (?:[\s,;.)]+(?:if you )?please)?[\s.?!)]*$
    `,
    '$1 shoot $2'
  ],
  [
    said`(?<=\d [a-z]+(?: [a-z]+){0,3})[\s,;.]+(?:and )?(?:who|which (?:side|unit|one)) loses (?:the )?more(?: (?:men|models))?(?: on average)?\W*$`,
    ''
  ],
  // "8 ceorls with shieldwall and 8 ceorls without, charged by ..."
  [
    said`\b(\d{1,2} [a-z]+) (with [a-z' -]{3,30}?) (and|or|vs\.?|versus) \1 without(?: (?:it|them))?(?=\s*[,;:]|\W*$| (?:charg|against|vs))`,
    '$1 $2 $3 without'
  ],
  [
    said`\b(\d{1,2} [a-z]+) giving up (?:(?:their|half their|attack) )*dice (and|or|vs\.?|versus) \1 not(?=\s*[,;:]|\W*$| (?:charg|against|vs))`,
    '$1 giving up dice $2 $1 keeping dice'
  ],
  [said`\b(what if (?:I|we|he|she|they|it|you|there) (?:had|have|were|was) (?:only )?${NUMBER} [a-z]+) instead(?=\W*$)`, '$1'],
  // "8 bondi ullr vs 8 bondi thor vs 8 ceorls": the same unit twice, and whom it meets
  [
    said`
      ^(\W*(?:compar[ae] )?)(${OWNED}\d{1,2} ([a-z]{3,20}) [^,;:.?!\d]{3,40}?) (?:vs\.?|versus|contra)
      \s+(${OWNED}\d{1,2} \3 [^,;:.?!\d]{3,40}?)\s*,? (?:vs\.?|versus|against|contra) (?=${OWNED}\d{1,2} [a-z])
    `,
    '$1$2 or $4 against '
  ],
  // one box or another
  [
    said`
      ^\W*how much (?:better|worse|stronger|weaker) (?:is|are|does|do|would) ([a-z][a-z' -]{2,30}?) (?:be |do )?than
      \s+([a-z][a-z' -]{2,30}?) (?:for|on|with) (?=${UNIT})
    `,
    'compare $1 or $2 for '
  ],
  // each size
  [
    said`
      ^\W*(?:what happens to|how (?:do|does)) (?:my|the|our) (?:odds|chances?) (?:change |go up |improve )?(?:for|with|per)
      \s+(?:each|every) (?:extra |additional |more |further )?([a-z]+) from (${NUMBER}) (?:up )?to (${NUMBER}) (?:when )?
      (against|vs\.?|charging|attacking|into) (?=${UNIT})
    `,
    'for every size from $2 to $3, $1 charge '
  ],
  // "which viking ability is best for 8 bondi charging 4 huscarls"
  [
    said`
      ^\W*(?:which|what) (?:[a-z-]+ )?(?:abilit(?:y|ies)|box(?:es)?) (?:is|are|would be|works?) (?:the )?
      (?:best|strongest|most useful) (?:for|with|when|if) (?=(?:my |the )?\d)
    `,
    'best abilities for '
  ],
  // "..., should I?", and what can be reached
  [
    said`
      ^(?!.{0,300}\b(?:shoot|fire)s?\b)(\D{0,40}\d.{4,260}?)[,;.:?!]\s*(?:so |and )?
      (?:(?:should|shall|do) (?:I|we)(?: (?:do it|go|risk it))?|go(?: for it)?)\s*\?+\W*$
    `,
    '$1, should I charge?'
  ],
  [
    said`(${UNIT}) (?:can|could) (?:reach|get to|get at) ((?:them|him|it)|${UNIT})\s*[,;.?]\s*(?=(?:should|shall|do) (?:I|we)\s)`,
    '$1 charge $2, '
  ],
  [
    said`
      ^\W*(?:do|should|shall) (?:I|we) (?:spend|use|burn) (?:[a-z'\u2019]+ ){1,3}?fatigue (?:on|for)
      \s+[a-z'\u2019 ]{4,40}? or [a-z'\u2019 ]{3,30}?\s*[,:;?]\s*(?:(?:when|if) )?(?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$1, what should I do?'
  ],
  [said`\b(?:ride|(?:be|go|stay|charge) (?:mounted|on horse(?:back|s)?)) or (?:not|walk)(?=\s|\W*$)`, 'be mounted or on foot'],
  // one box, another, or none
  [
    said`
      ^\W*(${UNIT}(?: [^,;:.?!\d]{2,30}?)?) (charge|attack|shoot)s? ([^,;:.?!]{4,60}?)\s*[.,:;]\s*(?:with )?([a-z]{3,20})\s*
      (?:,\s*([a-z]{3,20})\s*,?)? or (?:nothing|none|neither)\W*$
    `,
    '$1 with $4 or $1 with $5 or $1 $2 $3'
  ],
  [said`\bor (?:my |the )?\d{1,2} [a-z]+(?: [a-z]+)? with (?=or\s)`, ''],
  [
    said`
      ^\W*(${UNIT}(?: [^,;:.?!\d]{2,30}?)?) (charge|attack|shoot)s? ([^,;:.?!]{4,60}?)\s*[.,:;]\s*with ([a-z]{3,20})
      (?:\s*[?,]\s*(?:or )?| or )with ([a-z]{3,20})(?:\s*[?,]\s*(?:or )?| or )(?:with )?both\W*$
    `,
    '$1 with $4 or $1 with $5 or $1 with $4 and $5 $2 $3'
  ],
  [
    said`^\W*do (?:I|we) (?:want|prefer|need) ([a-z]{3,20}) (?:more than|over|rather than|or) ([a-z]{3,20}) (against|vs\.?) (${UNIT}) with (${UNIT})\W*$`,
    '$5 with $1 or $5 with $2 $3 $4'
  ],
  [
    said`
      ^\W*(?:by )?how much (?:better|stronger|more useful) (?:is|are|would) ([a-z]{3,20}(?: [a-z]{3,20})?) (?:be )?than
      \s+(?=[a-z]{3,20} (?:when|if|for|with)\s)
    `,
    'is $1 better than '
  ],
  [
    said`^\W*([a-z]{3,20}) (?:vs\.?|versus) ([a-z]{3,20})\s*:\s*(?=${UNIT} (?:[a-z]+ )?(?:charg|attack|shoot|vs|against))`,
    'compare $1 or $2 for '
  ],
  [
    said`^\W*what(?:['\u2019]?s| is) the (?:point|use|benefit|advantage|value|good) of (?:using |playing |having )?([a-z][a-z' -]{2,30}?) (when|if|for|with) `,
    'what difference does $1 make $2 '
  ],
  // "should my warlord go in alone or with the 6 hirdmen against 8 huscarls"
  [
    said`
      ^\W*(?:should|would|can|does|do|is it better (?:that|if|for)) (?:my|the|our|his) (${LEADER}) (?:to )?
      (?:go(?: in)?|charge|attack|fight)s? (?:alone|by himself|on his own|solo) or (?:together )?with (?:(?:the|my|his) )?
      (\d{1,2} [a-z]+) (?:against|into|vs\.?|on) (?=${OWNED}\d)
    `,
    '$1 or $1 and $2 charge '
  ],
  [said` as (?:one|a) (?:single |big )?(?:unit|block|band)(?= (?:or|and|vs|against|charg|attack))`, ''],
  [
    said`^\W*(?:charge|attack) or (?:wait|hold(?: back)?|stay(?: put)?) with (${UNIT}[^,;:.?!]{0,30}?) (?:against|vs\.?) `,
    'should I charge with $1 against '
  ],
  [
    said`
      ^\W*(?:will|would|does|do|can|could) (?:closing ranks|giving up (?:their |attack )?dice) (?:save|protect|keep|help)
      \s+(${UNIT}) (?:alive )?(?:from|against) (?=${OWNED}\d)([^,;:.?!]{4,60}?)\W*$
    `,
    '$1 charged by $2, with or without closing ranks'
  ],
  [
    said`^(\W*(?:what|who|which(?: unit)?) (?:beat|kill)s? ${UNIT}) (?:more (?:often|easily|reliably)|best|better|faster)\s*(?=[,:])`,
    '$1'
  ],
  // tables
  [
    said`
      ^(\W*(?:sweep )?)(?:the )?fatigue of (?:the )?(defender|attacker|shooter|target)s? (?:from )?(\d)\s*(?:to|-)\s*(\d)
      \s*[,:]\s*(?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$1$5, the $2 has $3 to $4 fatigue'
  ],
  [
    said`
      ^\W*how (?:do|does|would|will) (?:the )?(?:results?|odds|chances|it|things|losses|outcomes?) (?:change|vary|differ)
      \s+(?:as|when|if) (?:the |his |my )?([a-z]+) (?:go|have|get|gain|take)(?:es|s)? (?:from )?(\d)\s*(?:to|-)\s*(\d)
      \s+fatigues?\s*[,:]\s*(?:when |if |with )?(?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$4, the $1 have $2 to $3 fatigue'
  ],
  [
    said`
      ^\W*(?:(?:show|give|list|compute|calculate) (?:me )?)?(?:every|each|all) (?:unit )?(?:size|number|count|strength)s?
      \s+(?:of )?(?:the )?([a-z]+)\s*,? (?:from |between )?(\d{1,2})\s*(?:to|-|and)\s*(\d{1,2})\s*,?
      \s+(?=against|vs|charg|attack|shoot)
    `,
    '$2-$3 $1 '
  ],
  [
    said`
      ^\W*(?:for|with|at) fatigue (\d)(?:\s*,\s*| )(\d)(?:\s*,? (?:and|or) |\s*,\s*| )(\d) (?:on|of|for) ${OWNED}([a-z]+)
      \s*[,:]\s*(?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$5, the $4 have $1, $2 or $3 fatigue'
  ],
  [
    said`
      ^\W*how (?:does|do|would|will|much does) (?:the )?cover
      \s+(?:change|affect|influence|matter (?:for|to)|make a difference (?:for|to)|help against) (?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$1 with every cover'
  ],
  // "how about 6 hirdmen instead of 8 bondi, charging 4 huscarls"
  [
    said`
      ^\W*(?:(?:how|what) (?:about|if (?:I|we) (?:use|used|send|sent|take|took)) )(${UNIT}[^,;:.?!]{0,30}?)
      \s+(?:instead of|rather than|in place of) (${UNIT}[^,;:.?!]{0,30}?)\s*,?
      \s+(?=(?:charging|attacking|against|vs\.?|shooting|to charge)\s)(?:to )?
    `,
    '$1 or $2 '
  ],
  // "which is worse for me: 8 bondi charging my 4 huscarls or 6 hirdmen charging them"
  [
    said`
      ^\W*(?:which|what)(?:['\u2019]?s| is| would be) (?:worse|better|safer|riskier|deadlier)(?: for (?:me|us|them|him))?
      \s*[:,]? (${UNIT}[^,;:.?!]{0,30}?) (charg|attack|shoot)ing (?:at )?(${UNIT})\s*,? or (${UNIT}[^,;:.?!]{0,30}?)
      (?: \2ing(?: (?:at )?(?:them|it))?)?\W*$
    `,
    '$3 $2ed by $1 or $4'
  ],
  // "charge his 8 ceorls or shoot them with my 8 priodaur"
  [
    said`\b(charge|attack|shoot|fire)(?: at)? (${UNIT}) or (charge|attack|shoot|fire)(?: at)? (?:them|it) with (?=${UNIT})`,
    '$1 or $3 $2 with '
  ],
  // "should they close ranks, my 8 ceorls, against 6 hirdmen": whom it is about, said behind
  [
    said`^\W*should (?:they|it|he|these) ([a-z][a-z ]{2,30}?)\s*,\s*(${UNIT})\s*,? (?=(?:against|vs\.?|when|if|charged)\s)`,
    'should $2 $1 '
  ],
  // "do I take the axe or not for 4 huscarls against 8 bondi"
  [
    said`
      ^\W*(?:do|should|shall) (?:I|we) (take|use|bring|play|have) (?:the |an? )?([a-z][a-z ]{2,30}?) or not (?:for|with|on)
      \s+(${UNIT}) (?=(?:against|vs\.?|when|if|charging|charged)\s)
    `,
    'should $3 $1 $2 '
  ],
  // "what's more likely, 8 bondi winning or losing against 4 huscarls"
  [
    said`
      ^\W*(?:(?:what|which)(?:['\u2019]?s| is) more likely\s*[,:]?\s*(?:that )?|(?:are|is) (?=.{4,60}?\smore likely\s))
      (${UNIT}[^,;:.?!]{0,40}?) (?:more likely to )?(?:win(?:ning)? or los(?:e|ing)|los(?:e|ing) or win(?:ning)?)
      \s+(?:to |(?=(?:against|vs)\b))
    `,
    '$1 '
  ],
  // "do 12 geburs with bows do more than 12 with slings"
  [said`\b(\d{1,2} )([a-z]+)( (?:with|in|behind) [^,;:.?!\d]{2,40}? than \d{1,2} )(?=(?:with|without|in|behind)\s)`, '$1$2$3$2 '],
  [
    said`^\W*should I (?:spend|burn|use) (?:his|their|the enemy(?:['\u2019]?s)?|the) fatigue\s*[:,?]\s*(.+?)\W*$`,
    '$1, what should I do?'
  ],
  [
    said`
      ^\W*(?:would|will|do|does|can|could) (${UNIT}[^,;:.?!]{0,30}?) (?:instead of|rather than|in place of)
      \s+(${UNIT}[^,;:.?!]{0,30}?) (?:do|fare|be) (?:any )?better (?=charging|attacking|against|vs|shooting)
    `,
    '$1 or $2 '
  ],
  [
    said`
      ^(\W*compare |\W*)(${UNIT}) (?:instead of|rather than|as opposed to|in place of|compared (?:to|with)) (${UNIT})
      \s+(?=against|vs|charging|attacking|shooting)
    `,
    '$1$2 or $3 '
  ],
  [
    said`
      ^\W*(?:is|would) it (?:be )?(?:worse|better|safer|riskier) (?:to (?:be|get)|being) (charged|attacked) by (${UNIT}) or
      \s+(?:by )?(${UNIT}) with (${UNIT}[^,;:.?!]{0,30}?)\W*$
    `,
    '$4 $1 by $2 or $3'
  ],
  [said` at full strength\b`, ''],
  [said`^\W*go or no[\s-]?go\s*[:,?]\s*(.+?)\W*$`, '$1, what should I do?'],
  [said`^\W*(?:help me )?(?:to )?(?:decide|choose)\s*(?:for me\s*)?[:,?]\s*(?=.*\d)(.+?)\W*$`, '$1, what should I do?'],
  [
    said`\b(?:in the open|(?:in )?no cover)\s*(?:/|,|\bor\b)\s*(?:in )?light(?: cover)?\s*(?:/|,?\s*\b(?:and|or)\b|,)\s*(?:in )?heavy(?: cover)?(?=\W*$|\s)`,
    'in no, light or heavy cover'
  ],
  [
    said`
      ^\W*(?:what (?:to|should I|do I) (?:spend|use|do with)|how (?:to|should I|do I) (?:spend|use))
      \s+(?:the enemy(?:['\u2019]?s)?|his|their|the) (${NUMBER} fatigue)(?: on| for)?\s*(?:[,:;]\s*|\s(?:when|if) )
      (${UNIT}[^,;:.?!]{0,40}?) (charge|attack|shoot)s? (?:at )?(${UNIT})\W*$
    `,
    'what should I do when $2 $3 $4 with $1'
  ],
  [
    said`^\W*how often (?:will|do|would|does) (${NUMBER}) dice all (?:come up|show|hit|roll|land) (?:on )?([1-6])\s*(?:\+|or (?:more|better|higher|up))\W*$`,
    '$1 dice on $2+ at least $1'
  ],
  [
    said`^\W*what(?:['\u2019]?s| is) (?:better|best) to (shoot|charge|attack)(?: at)? with (${UNIT})\s*[,:]\s*(?=.*\bor\b)`,
    '$2 $1 '
  ],
  [
    said`\bwhat (?:would|do|should) you (?:do|play|advise|suggest|recommend) (?:with|for) (?=(?:my )?\d)`,
    'what should I do with '
  ],
  [
    said`
      ^(\W*(?:compare |which is better\s*[:,]\s*)?)(${UNIT}) or (${UNIT})\s*,? (?:to|for) (?:hold|defend|man|line|guard)(?:ing)?
      \s+((?:an?|the|my|that) (?:[a-z]+ )?(?:wall|hedge|fence|ditch|barricade)) (?:against|vs\.?|versus|from)\s+
    `,
    '$1$2 behind $4 or $3 behind $4 charged by '
  ],
  [
    said`
      ^(\W*(?:compare |which is better\s*[:,]\s*)?)(${UNIT}) or (${UNIT})\s*,? (?:to|for) (?:hold|defend|man|guard|occupy)
      (?:ing)? ((?:an?|the|my|that) (?:[a-z]+ )?(?:woods?|forest|building|house|ruins|rocks|marsh))
      \s+(?:against|vs\.?|versus|from)\s+
    `,
    '$1$2 in $4 or $3 in $4 charged by '
  ],
  [
    said`
      ^\W*(${UNIT}) (?:vs\.?|versus|or|and) (${UNIT})\s*[,:;?.]\s*(?:which|who)(?: (?:one|of them))? (?:should|would|do|shall)
      \s+(?:(?:I|we) (?:use|send|pick|take) (?:to )?|better )?(charge|attack|shoot)\s+
    `,
    '$1 or $2 $3 '
  ],
  [
    said`
      ^\W*(?:compare )?(?:which|what) (?:costs|loses|saves|kills|gets) (?:me |us )?
      (?:fewer|less|more|most|fewest|the (?:fewest|least|most))(?: (?:men|models|losses|kills))?\s*[:,]\s*(?=.*\bor\b)
    `,
    ''
  ],
  [said`(?<![\d/])(\d{1,2})/(\d{1,2})/(\d{1,2})(?= [a-z])`, '$1, $2 or $3'],
  [said`\b(fatigue )(\d)/(\d)/(\d)(?![\d/])`, '$1$2, $3 or $4'],
  [
    said`
      ^\W*(?:which|what) (?:one )?of ([a-z]+(?:,| and| or)[a-z ,]+?) (?:should|do|would|shall) (${UNIT})
      \s+(?:use|play|pick|take|choose) (?=against|vs|when|if|to\s|charging|attacking)
    `,
    'what should I do with $2 with $1 '
  ],
  [
    said`^\W*how (?:do|should|can|shall) (?:I|we) (?:best )?defend (?:with )?(${UNIT}[^,;:.?!]{0,50}?) against ([^,;:?!]+?)\W*$`,
    'what should the defender do when $2 charge $1'
  ],
  // "8 bondi vs 4 huscarls, fatigue on the bondi 0-2"
  [
    said`
      ^(.{0,80}?\d ([a-z]+))(\s[^;:?!]{2,80}?|)\s*,\s*(?:(?:with|and) )?(?:the )?fatigue (?:on|of|for) (?:the |my |his )?\2
      \s+(?:(?:is|goes|from|between) ){0,2}(\d)\s*(?:-|to|\.\.|and)\s*(\d)\W*$
    `,
    '$1 with fatigue $4-$5$3'
  ]
]
