import { LEADER, MISSILES, NUMBER, OWN, OWNED, type Rewording, said, TO_THE_END, UNIT, UNIT_WITH } from '../rewording'
import { ENGLISH_SIDES_TOLD } from './sides-told'

/** Turns of phrase in English in which a player tells how things stand, before or behind what he asks. */

const END = String.raw`(?=\W*$)`
const DOES = '(charge|attack|shoot)'
const DICE_FOR_ONE = said`
  \s*,? (?:and |but )?I(?:['\u2019]?ve| have)? (?:only )?(?:got )?(?:the )?(?:saga )?dice for (?:only |just )?one(?: of (?:the two|them|those))?
`

export const ENGLISH_SITUATIONS: readonly Rewording[] = [
  // what is said besides
  [
    said`
      (?<=\d [^?]{4,200})[.;,?!]\s*(?:so |ok )?(?:what gives|(?:what(?:['\u2019]s| is) )?(?:your|the) (?:verdict|take|call|view|opinion|feeling|read)(?: on (?:it|this|that))?
      |verdict|(?:give me|what['\u2019]s) the (?:rundown|lowdown|damage)|talk me through (?:it|this)|break (?:it|this) down(?: for me)?)${END}
    `,
    ''
  ],
  [said`^\W*(?:(?:just )?a )?(?:quick|small|short|silly|stupid|simple) (?:one|question)\s*[,:;.]\s*`, ''],
  [said`\s*,? (?:and )?I have nothing (?:left )?on my (?:battle)?board${END}`, ''],
  [
    said`
      \s*[,;.]? (?:and )?(?:nobody|no one|noone)(?:['\u2019]?s| is) (?:anywhere )?(?:near|with|next to|beside|close to
      |around) (?:him|her|them)\b
    `,
    ''
  ],
  [said`${DICE_FOR_ONE}${END}`, ''],
  [said`\bwith the ([a-z][a-z'! ]{2,28}?) (?:box|ability)\b`, 'with $1'],
  [said`\s*,? (?:and )?mine (?:are|is) (?:the ones? )?(?:charging|attacking)(?=\W*$|\s*,)`, ''],
  [
    said`(?<=\b(?:into|vs\.?|against) ${NUMBER} [a-z]{3,20})\s*,? (?:and )?I(?:['\u2019]?m| am)? (?:the one )?charg(?:e|ing)(?=\s*[,;.])`,
    ''
  ],
  [said`\bmax(?:imum)?(?: of)? (?=\d{1,2} rounds\b)`, 'at most '],
  [said`(?<!\bhalf )\ba dozen (?=(?!of\b)[a-z]{3})`, '12 '],
  [said`\s*[,;.]? what(?:['\u2019]?s| is) (?:going to|gonna|likely to) happen${END}`, ''],
  [
    said`\bwho (?:sit|stand|hide|crouch|wait|are|shelter)s? (?=(?:in|behind|on) (?:an?|the|some|heavy|light|soft|hard|solid)\s)`,
    ''
  ],
  [said`\b(?:yesterday|last (?:night|week|game|time|turn))\b(?= .*\blost\b)`, ''],
  [said`\s*,? without (?:me )?killing (?:a single (?:one|man|model|soul)|any(?:one|body)?|even one)\b`, ' and killed none'],
  [said`\bre-?roll(ed|s|ing)? (?:all )?(?:of )?(?:their|his|the|my)? ?(?:missed|failed) attack dice\b`, 'reroll$1 attack dice'],
  [said`\s*,? how many should (?:I|he|they) have (?:lost|killed)${END}`, ''],
  [said`^\W*explain (?:to me )?(?:the )?rules? (?:about|on|of|for) ([a-z ]{3,30}?)(?: (?:please|pls|to me))?\W*$`, 'rules $1'],
  [said`\s*,?\s*(?:he|she|it|they)(?:['\u2019]?s|['\u2019]?re| is| are) (?:all )?alone(?=\W*$|\s*[,;.\u2013-])`, ''],
  [
    said`
      (?<=\bhow (?:often|likely)\s.*)\b(${NUMBER}) (bow|sling|crossbow|javelin)(?:[- ]armed)? (?=(?:levies|levy|warriors|hearthguard|thralls|geburs
      |peasants|bonnedig|bondi|ceorls)\b)(levies|levy|[a-z]+)
    `,
    '$1 $3 with $2'
  ],
  // who does what to whom
  ...ENGLISH_SIDES_TOLD,
  [said`\b(?:lying|crouching|hiding|sitting|standing|waiting) in (?=the (?:rocks|woods|ruins|marsh|building|trees)\b)`, 'in '],
  [
    said`\bget(?:s|ting)? (javelins|arrows|bolts|stones) (?:thrown|shot|fired|hurled|flung) at (?:them|it) by (${UNIT_WITH})${END}`,
    'are shot by $2 with $1'
  ],
  [said`\b(took on|takes? on) (?=${OWNED}${NUMBER} )`, 'charge '],
  [said`\b(?:whose|with their) ranks (?:are )?closed\b`, 'closes ranks'],
  [said`\bcharge ((?:${NUMBER}) )other (?=[a-z])`, 'charge $1'],
  [
    said`^\W*it(?:['\u2019]?s| is) (?:my|his|the) ([a-z]{4,20}) turn and (${UNIT}) ${DOES} (?=${OWNED}${NUMBER} )`,
    '$2 with $1 $3 '
  ],
  [said`\s*,? and (?:they|the [a-z]+) react with (?:an? )?([a-z][a-z' ]{2,24}?)${END}`, ' with $1'],
  [said`\bis ([a-z][a-z' ]{2,24}?) worth (?:a|the|my|one|two|its) (?:saga )?d(?:ie|ice) (?=if|when)`, 'is $1 worth it '],
  [
    said`
      \band the (?:target|defender|enemy) (?:uses|spends) (?:that|this|the|its|their) fatigue (?:for|on) (?:its |their
      \s+|own )?armou?r${END}
    `,
    'who spend armour'
  ],
  [said`\bwho (?:burn|spend|use) one of (?:those|them) (?:for|on) (?:\+1 )?(?:own )?armou?r${END}`, 'who spend armour'],
  [
    said`\b(?:spend|use)s? (?:it |one )?(?:on|for) (?:both )?(?:own|their own|his own) and (?:the )?enem(?:y|y['\u2019]s) armou?r\b`,
    'spend both'
  ],
  [
    said`
      \b(?:charg|attack)(e|ing|es)? (${UNIT}) with (\d) fatigue\s*,\s*spending (?:one|1) (?:to (?:boost|raise)|on) (?:their
      |his|my) (?:own )?armou?r and (?:one|1|the other) (?:to (?:drop|lower|reduce)|on) (?:the [a-z]+['\u2019]?|their|his)
      (?:s)? armou?r\b
    `,
    'who spend both charge $2 with $3 fatigue'
  ],
  [
    said`
      ^\W*own armou?r or enemy armou?r\s*[:,;]\s*how should (${OWN} ${NUMBER} [a-z]+) spend the fatigue (?:when|if)
      \s+(charging|attacking) (${UNIT_WITH})${END}
    `,
    'advise $1 $2 $3'
  ],
  [said`, ([a-z]{4,20}) takes one (?:fatigue )?away${END}`, ', $1'],
  [said`\bissue an? ([a-z][a-z ]{3,24}?) and (charge|attack)\b`, 'with $1 $2'],
  [said`\bof Harald(?:['\u2019]s)? (?=varangians)`, ''],
  [said`\b(?:and )?they(?:['\u2019]?re| are) about to ${DOES}\b`, 'and they $1'],
  [
    said`
      ^(\W*(?:melee )?)(?:say )?I ${DOES} with (${OWNED}(?:${LEADER} and )?${UNIT}) (?:together )?(?:into|against|at)
      \s+(?=${OWNED}${NUMBER} )
    `,
    '$1$3 $2 '
  ],
  [
    said`
      ^\W*(my|his|her|the|our) (${LEADER}) has (${NUMBER}) ([a-z]+) (?:right |standing )*(?:next to|beside|near|with
      |around) him (?:when|and|as) (${UNIT_WITH}) ${DOES} him\b
    `,
    '$5 $6 $1 $2 guarded by $3 $4'
  ],
  [
    said`
      ^\W*(?:only )?(${NUMBER}) of (${UNIT_WITH}) can (?:see|reach) (${UNIT}) (?:that )?they(?:['\u2019]?re| are) (shoot
      |charg)ing(?: at)?\b
    `,
    '$1 of $2 $4 $3'
  ],
  [
    said`
      ^\W*(?:I )?can only get (${NUMBER}) of (${UNIT}) (?:in(?:to)?|to make) contact(?: with)?,? and (the|his|their|her)
      \s+(${UNIT}) they (?:charge|attack)\b
    `,
    '$2 charge $4 and only $1 of them are engaged, $4'
  ],
  [
    said`
      ^\W*if I(?:['\u2019]?m| am| get)(?: get)? (?:shot|shot at|fired at) by (${UNIT_WITH})\s*,\s*how many of (${UNIT})
      \s+(?:are )?(?:still )?(?:standing|left|alive|survive)${END}
    `,
    '$1 shoot $2'
  ],
  [
    said`\bhow many ([a-z]+) (?:drop|fall|die|go down) if I ${DOES} (${NUMBER}) of them with (${UNIT_WITH})${END}`,
    'how many $1 die when $4 $2 $3 $1'
  ],
  [
    said`
      ^\W*(?:I(?:['\u2019]?m| am) )?not sure (?:whether|if) (${UNIT}) (?:have|has) (?:an? )?([a-z ]{3,20}?)\s*,\s*(?:say
      |maybe|about|perhaps) (\d{1,2} ?%)\s*,? (?:and |but )?I charge (?:them|it) with (${UNIT_WITH})${END}
    `,
    '$4 charge $1 $2 $3'
  ],
  [
    said`\bI (?:am |['\u2019]m )?${DOES}(?:ing|e)? (${UNIT_WITH}) and I(?:['\u2019]?ve| have)(?: got)? (${UNIT})${END}`,
    '$3 $1 $2'
  ],
  [said`\b(hit|charge|attack) (the [a-z]+|them|him) back\b`, 'charge $2'],
  // what both have
  [
    said`
      ^(.{6,80}?)\s*,? and (?:they )?both (?:have|has|on|with|carry(?:ing)?) (an?|${NUMBER}) fatigue(?: marker)?s?
      (?: each)?\s*,\s*(?=\S)(.+?)\W*$
    `,
    '$1, $3, both sides have $2 fatigue'
  ],
  // fatigue
  [
    said`
      \bspend(s?) (?:his|the enemy(?:['\u2019]s)?|their|her) fatigue to (?:make (?:my|our) (?:own )?(?:guys|men|unit|lads
      |troops|boys) (?:tougher|harder to kill|safer)|(?:raise|boost|improve) (?:my|our)(?: own)? armou?r)
    `,
    'spend$1 armour'
  ],
  [
    said`\b(?:where|on what|what) should (I|he|they) (?:spend|use|put) (?:his|their|the|that|this|her) fatigue(?: on)?\b`,
    'what should $1 do'
  ],
  [
    said`\bhow (?:should|do|would) (?:I|my [a-z]+) (?:best )?(?:use|spend) (?:that|this|his|their|the) fatigue${END}`,
    'what should I do'
  ],
  // chances
  [
    said`
      [;,.] (?:and |but )?if (I (?:lose|kill) [^,;.?!]{2,30}?)\s*,? (?:then )?I(?:['\u2019]?m| am| will be|['\u2019]ll be)
      \s+(?:in (?:big |real )?trouble|dead|done(?: for)?|finished|toast|stuffed|happy|out)\s*[,;.]+ how likely(?:['\u2019]?s
      | is) (?:that|it)\b
    `,
    ', chance $1'
  ],
  [
    said`
      ^\W*(?:I|we) (?:need|want) (${NUMBER} or more|at least ${NUMBER}) dead ([a-z]+)\s*[,;.] there(?:['\u2019]?s| are| is)
      \s+(${NUMBER}) of them((?: [a-z]+){0,3})\s*,? and (?:I|we) have (${UNIT}) to (?:throw at|charge|hit)(?: them)?
      (?: with)?\W*(?:chances?|odds)?\W*$
    `,
    '$5 charge $3 $2$4, chance of $1 dead'
  ],
  [
    said`
      ^\W*there(?:['\u2019]?s| are| is) (${NUMBER} [a-z]+) left,? and they(?:['\u2019]?ve got| have|['\u2019]?ve) (${NUMBER}) fatigue\s*[,;.]
      \s*what(?:['\u2019]?s| is) the (?:chance|odds) (?:that )?(?:my )?(${NUMBER})(?: remaining| other| last)? ([a-z]+) finish(?:es)? them
      (?: off)?(?: (?:with|in) a charge)?\W*$
    `,
    '$3 $4 charge $1 with $2 fatigue, chance to wipe them out'
  ],
  [
    said`
      (?<=\b(?:chances?|odds|probability) (?:that )?(?:I|we|they|he) )(?:get|gets|bag|bags|drop|drops) (?=(?:at least
      \s+|exactly |more than )?(?:${NUMBER})\b)
    `,
    'kill '
  ],
  [
    said`
      ^\W*how (?:often|likely) (?:is it that |will |do |does |would |are )(${OWNED}${NUMBER} ([a-z]+))(?: will)? (?:have to
      \s+|has to |need to |be forced to |must )?disengage (?:after charging|(?:when|if|once) (?:they|it) charge)
      \s+(${UNIT_WITH})\W*$
    `,
    '$1 charge $3, chance the $2 disengage'
  ],
  [
    said`\bhow many (?:victory )?points do I (?:gain or lose|win or lose|net)(?: on (?:balance|average))? (?:when|if) `,
    'points swing when '
  ],
  [
    said`
      ^\W*(?:on average,? )?how many hits (?:do|does|will|would|can) ${MISSILES}
      (${UNIT_WITH}) (?:score|get|make|land|cause|roll) (?:on|against) (${UNIT_WITH})(?: on average)?\W*$
    `,
    'average hits: $1 shoot $2'
  ],
  [
    said`
      ^\W*(?:on average,? )?how many hits (?:do|does|will|would|can) (${UNIT_WITH}) (?:score|get|make|land|cause|roll) (?:on
      |against|(?:when|if) (?:they|it) (?:charge|attack)s?|charging|attacking) (${UNIT_WITH})(?: on average)?\W*$
    `,
    'average hits: $1 charge $2'
  ],
  [
    said`
      ^\W*how many hits (?:do|would|will|can|could) (?:I|we|he|they) (?:score|get|make|land|expect) with ${MISSILES}(${UNIT_WITH}) (?:at|on|against) (${UNIT_WITH})(?: on average)?\W*$
    `,
    'average hits: $1 shoot $2'
  ],
  // rounds
  [
    said`
      ^\W*(melee )?we fight (?:on )?(?:till|until) (?:one|a) side(?:['\u2019]?s| is) (?:dead|gone|wiped out)\s*[,:;]\s*
      (.{6,90}?\b(?:max(?:imum)?|at most|up to) \d{1,2} rounds\b)
    `,
    '$1$2'
  ],
  [
    said`^\W*(melee )?we fight (?:on )?(?:till|until) (?:one|a) side(?:['\u2019]?s| is) (?:dead|gone|wiped out)\s*[,:;]\s*(.{6,90}?)\W*$`,
    `$1$2, ${TO_THE_END}`
  ],
  [said`\s*,? who(?:['\u2019]?s| is) (?:left|still) (?:standing|alive)${END}`, ''],
  // steps
  [
    said`
      \b(?:once|after|when) (${UNIT_WITH}) (?:have|has) shot(?: at)? (them|it|him) and (${UNIT_WITH}) (?:have|has) charged
      (?: (?:them|it|him))?${END}
    `,
    'once $1 shoot $2 and $3 charge $2'
  ],
  [
    said`
      ^\W*after (${UNIT}) (?:have |has )?charged? (?:and (?:softened up|weakened|worn down|hurt) )(${UNIT})\s*,? I
      \s+(?:send in|charge with|commit) (?:the |my )?(${NUMBER} [a-z]+)\W*$
    `,
    '$1 charge $2 then $3 charge them'
  ],
  [
    said`
      ^\W*(shoot or charge|charge or shoot)\W+I(?:['\u2019]?ve| have)(?: got)? (${UNIT_WITH}) and (?:there(?:['\u2019]?s
      | are| is)|he has|he(?:['\u2019]?s) got) (${UNIT_WITH})(?: (?:right )?in front of (?:me|them|us))?\W*$
    `,
    '$2 $1 $3'
  ],
  // which of several
  [
    said`
      ^\W*who(?:['\u2019]?s| is| are|['\u2019]?re) (?:better|best) at (?:killing|beating|charging|taking on|fighting)
      \s+(${UNIT_WITH})\s*[,:;]\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 vs $1'
  ],
  [
    said`
      ^\W*(?:which|who|what) would (?:I|you) (?:rather|sooner|prefer to) (?:get|be) charged by(?: with
      \s+(${UNIT}))?\s*[,:;]\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $1 charged by $2 or $3'
  ],
  [
    said`
      ^\W*is it (?:better|best) to (?:give|lend|arm) (${UNIT}) (?:with )?(?:an? )?([a-z]{3,20}) or
      \s+(?:to )?leave them without(?: (?:it|them|any))? (?:when|if) they ${DOES} (${UNIT_WITH})\W*$
    `,
    'compare $1 with $2 or $1 without $2 $3 $4'
  ],
  [
    said`
      ^(\W*compare (${UNIT})(?:\s[^,;:]{2,30}?)? charging (${NUMBER} [a-z]+)(?:\s[^,;:]{2,30}?)?) (?:with|to|against
      |and) the same [a-z]+ charging \3\b
    `,
    '$1 or $3'
  ],
  [
    said`\bwhat(?:['\u2019]?s| is) the (?:juiciest|tastiest|easiest|softest|weakest|best) (?:target|victim|pick|prey)${END}`,
    'which is best'
  ],
  [
    said`^(\W*${OWN} ${UNIT}(?: \([a-z ]+\))?) can (?:hit|reach|take) (?=${NUMBER} [^?]{6,90}\bor\b[^?]{6,60}\bwhich is best\W*$)`,
    '$1 charge '
  ],
  [
    said`
      ^\W*(?:do|does|would|will) (${NUMBER}) ([a-z]+) with ([^,;:.?!]{3,24}?) ${DOES} (${UNIT_WITH}) (?:(?:much|any|a lot
      |far|really) )?(?:worse|better) than (${NUMBER}) (?:fresh|rested|other) ones(?: would)?\W*$
    `,
    'compare $1 $2 with $3 or $6 $2 $4 $5'
  ],
  [
    said`
      ^\W*(?:do|does|would|will) (${UNIT}) fight (${UNIT_WITH}) better (mounted|on horses|on horseback|on foot) or (mounted
      |on foot|on horses|on horseback)\W+(?:they|it) ${DOES}\W*$
    `,
    'compare $1 $3 or $1 $4 $5 $2'
  ],
  [
    said`
      ^\W*against (?:both )?(${UNIT_WITH}) and (${UNIT_WITH})\s*,\s*(?:do I want|would you (?:take|rather have)|should I
      \s+(?:take|bring)|which is better|is it better to have) (${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $3 or $4 vs $1 or $2'
  ],
  // advice
  [
    said`
      \b(should (?:I|they|my [a-z]+|the [a-z]+) (?:close ranks|give up (?:(?:my|the|their|all) )?dice)) or (?:not|keep (?:
      (?:my|the|their) )?dice|fight(?: back)?)${END}
    `,
    '$1'
  ],
  [
    said`
      ^\W*(?:what|which) (?:boxes|abilities|box) should I (?:use|play|activate) (?:with|for|when) (${UNIT}) (?:are )?
      (charging|attacking|shooting(?: at)?) (${UNIT_WITH})\s*[,;.:] I(?:['\u2019]?ve got| have|['\u2019]?ve)
      \s+([a-z][a-z', ]{2,60}?)(?: (?:on (?:the|my) (?:battle)?board|available|ready|to hand))?\W*$
    `,
    'advise $1 with $4 $2 $3'
  ],
  [
    said`
      ^\W*I(?:['\u2019]?ve| have) already (?:used|played|activated) ([a-z-]{3,20}) (?:for|on|with) (${UNIT})\s*[,;.] should I
      \s+(?:add|use|play) ([a-z-]{3,20})(?: (?:too|as well|also))?\W+(?:they|it) ${DOES} (${UNIT})(?: who can (?:do|use|play) ([a-z-]{3,20}))?\W*$
    `,
    'advise $2 with ++$1 and $3 $4 $5 with $6'
  ],
  // numbers from one to another
  [said`\bwith (?:anything )?(?:from|between) (${NUMBER}) (?:to|and) (${NUMBER}) ([a-z]{3,20})${END}`, 'with $1-$2 $3'],
  [
    said`
      ^\W*what does (?:each|every|a) (?:point|marker|token|bit) of fatigue on (${UNIT})\s*,? (?:from (\d) to (\d)\s*,? )do
      \s+(?:for|to) (${UNIT})(?: when they)? charg(?:e|ing)\W*$
    `,
    '$4 charge $1 with fatigue $2 to $3'
  ],
  [
    said`
      ^\W*how (?:big|large|strong) (?:must|does|do|should) (?:my|the|a) ([a-z]{3,20})(?: unit)? (?:have to )?be (?:so that
      |for|to make) (?:me to be |me )?(?:I(?:['\u2019]?m| am) )?(\d{1,2}) ?% (?:sure|certain) to (beat|kill|wipe out)
      \s+(${UNIT_WITH})(?: (?:when|if) I charge)?\W*$
    `,
    'how many $1 to $3 $4 $2% of the time'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) the )?(?:smallest|lowest|least|minimum) number of ((?:mounted )?[a-z]{3,20}) that (beat
      |kill|wipe)s?( out)? (${UNIT_WITH}) (?:at least )?half (?:of )?the time\W*$
    `,
    'how many $1 to $2$3 $4 50% of the time'
  ],
  [
    said`
      (?<=\bshoot(?:ing)?\b.{6,90})[,;:.]? what(?:['\u2019]?s| is) the difference (?:between|if it is) (?:no cover|none
      |the open)\s*,? light(?: cover)?,? (?:and|or) heavy(?: cover)?${END}
    `,
    ' no cover or in light cover or in heavy cover'
  ],
  [
    said`
      ^\W*how much (?:does|will|would) cover (?:matter|help|change)(?: things)? (?:when|if) (.{8,90}?)\s*[:,;] (?:none
      |no cover|open)\s*,? light(?: cover)?,? (?:and|or) heavy(?: cover)?${END}
    `,
    '$1 no cover or in light cover or in heavy cover'
  ]
]
