import { LEADER, MISSILES, NUMBER, OWN, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English in which the question stands before or in the midst of the fight: "how likely are 12 slingers to shoot down ...". */

const END = String.raw`(?=\W*$)`
const ODDS = '(?:odds|chances?|probability)'

export const ENGLISH_QUESTIONS_FIRST: readonly Rewording[] = [
  // what is said besides
  [said`\bwhat['\u2019]?re\b`, 'what are'],
  [said`(?<=\b(?:chance|odds|likely|probability)(?: is it)?(?: that)? they)['\u2019]re\b`, ' are'],
  [
    said`
      ^\W*(?:so |well )?(?:what are we looking at|how (?:badly|well) (?:will|does|would) (?:it|that|this) go(?: for (?:me
      |him|them|us))?) (?=if|when)
    `,
    ''
  ],
  [said`[,;.] how (?:badly|well) (?:will|does|would) (?:it|that|this) go(?: for (?:me|him|them|us))? (?=if|when)`, ', '],
  [said`\s*[,;.] how bad is (?:it|that|this)(?: for (?:him|me|them|us))?${END}`, ''],
  [said`\s*[,;:.] what (?:would|do|does|will|did) (?:each|either) side lose${END}`, ''],
  [said`\s*,? how many of (?:mine|my men|them) won['\u2019]?t come back${END}`, ''],
  [said`^\W*(?:the|my) dice hate me\s*[:,;.!]\s*`, ''],
  [said`^\W*I(?:['\u2019]?m| am) the one (?:who is )?being charged\s*[:,;.]\s*`, ''],
  [said`\bon (?:his|her) own (?=beat|charge|take|attack|fight)`, ''],
  [said`\bwho (?:stands|is) (?:all )?alone\b`, ''],
  [said`\b50\s*\/\s*50\b`, '50%'],
  [said`\b(?:that|who|which) (?:carry|carries|bear|bears) (?=(?:an?|${NUMBER}) fatigue)`, 'with '],
  [said`(?<=\d (?:mounted )?[a-z]{3,20} )with ((?![^,;.]*\b(?:hold|stand)\b)[a-z][a-z ]{2,24}?) up(?=\W*$|\s*[,;.])`, 'with $1'],
  [said`\b(?:raise|put up|form)s? (?:the |an? |their )?shield ?wall\b`, 'use Shieldwall'],
  [said`\bfling(s?) (?=(?:their |his |its |the )?javelins)`, 'throw$1 '],
  [
    said`\b(?:may|can|get to|are allowed to) (re-?roll) (?:their |his )?(?:failed |missed )?(saves|defen[cs]e dice|misses|attack dice)\b`,
    '$1 $2'
  ],
  [said`\b(charge|attack)s? (them|him|it) (?:a second time|once more)\b`, '$1 $2'],
  [said`\b(${NUMBER}) (kills|hits|losses|casualties) or better\b`, 'at least $1 $2'],
  [said`\b(his|her|my|the|their) ([a-z]{3,20}), (${NUMBER}) of them,`, '$1 $3 $2'],
  [said`\bget(?:s|ting)? caught in (?:a )?melee by\b`, 'are charged by'],
  // what they have
  [said`^\W*((?:melee )?)everyone has (${NUMBER}) fatigue\s*[:,;]\s*(?=\S)(.+?)\W*$`, '$1$3, both sides have $2 fatigue'],
  [said`\bfat(?:igue)? (\d)\/(\d)${END}`, 'attacker fatigue $1, defender fatigue $2'],
  [said`\s*, having (?:played|used|activated) (?:both )?([a-z][a-z' ]{2,50}?)\s*, `, ' with $1 '],
  [
    said`\b(${UNIT})\s*,? I(?:['\u2019]?m| am) (\d{1,2} ?%) sure (?:they|he|it) (?:have|has) (?:an? )?([a-z ]{3,24}?)\s*, `,
    '$1 with $3 $2 '
  ],
  [
    said`
      \s*,? and there(?:['\u2019]?s| is) an? (\d{1,2} ?%) chance (?:of|that they (?:have|use)|they (?:have|use)) (?:an? )?
      ([a-z]{3,20})${END}
    `,
    ' with $2 $1'
  ],
  [
    said`
      ^\W*He (?:gets|has) ((?:an?|${NUMBER}) [^,;:.?!]{4,30}?) and I (?:get|have) ((?:an?|${NUMBER}) [^,;:.?!]{4,30}?)[,;.]
      \s+(my [^,;:.?!]{3,40}?) (charge|attack|shoot)(?: at)? (his ${NUMBER} [a-z]+)
    `,
    '$3 with $2 $4 $5 with $1'
  ],
  [
    said`
      ^\W*I (?:get|have) ((?:an?|${NUMBER}) [^,;:.?!]{4,30}?) and he (?:gets|has) ((?:an?|${NUMBER}) [^,;:.?!]{4,30}?)[,;.]
      \s+(my [^,;:.?!]{3,40}?) (charge|attack|shoot)(?: at)? (his ${NUMBER} [a-z]+)
    `,
    '$3 with $1 $4 $5 with $2'
  ],
  [
    said`
      \bI (?:use|spend) one to raise my armou?r and (?:the other(?: one)?|one) to (?:lower|drop|reduce) (?:theirs|his|
      (?:their|his) armou?r)\b
    `,
    'I spend both'
  ],
  [
    said`\bI want to do both\s*,\s*raise my armou?r and (?:lower|drop|reduce) (?:theirs|his)\s*[:;,.]\s*(?=\S)(.+?)\W*$`,
    '$1, I spend both'
  ],
  [said`\bthrow away (${NUMBER}) of their own for ([a-z]{4,20}) (?:as|when) they charge\b`, 'with $2 $1 charge'],
  [
    said`\bwhile (${NUMBER} [a-z]+) are (?:close|near)(?: enough)?(?: to (?:fall|die|step in) (?:in his place|for him))?\b`,
    'guarded by $1'
  ],
  [said`\b((?:${LEADER})) with (${NUMBER} [a-z]+) (?:close by|nearby|at hand)\b`, '$1 guarded by $2'],
  // who does what to whom
  [said`^\W*((?:shoot )?)under fire from (${UNIT})\s*[:,]\s*(?=\S)(.+?)\W*$`, '$1$2 shoot $3'],
  [
    said`
      ^\W*only (${NUMBER}) of ((?:my|his|the) ${NUMBER} [a-z]+) can (?:reach|get at) ((?:my|his|the) ${NUMBER} [a-z]+) when
      \s+(?:I|he|they) (?:charge|attack)s?\b[^?]*\?*\W*$
    `,
    '$2 engaged $1 charge $3'
  ],
  [
    said`
      ^\W*only (${NUMBER}) of ((?:my|his|the) ${NUMBER} [a-z]+(?: with [a-z]+)?) have (?:an? |the )?(?:line of sight
      |los) to ((?:my|his|the) ${NUMBER} [a-z]+)[^?]*\?*\W*$
    `,
    '$1 of $2 shoot $3'
  ],
  [
    said`
      ^\W*(?:would|will|do|could|can) (${UNIT_WITH}) hold (?:out )?against (${OWNED}${NUMBER} [a-z ]{3,30}?) charging
      ((?: on foot| mounted)?)\W*$
    `,
    '$2$3 charge $1'
  ],
  [
    said`
      ^\W*with ([a-z][a-z' ]{2,50}?) on (my ${NUMBER} [a-z]+)\s*,\s*how (?:sure|likely) am I to beat (${UNIT}) (?:that )?I
      (?:['\u2019]?m| am) charging\W*$
    `,
    '$2 with $1 charge $3'
  ],
  [
    said`^\W*what (?:will be|is|would be|['\u2019]s) left of (${UNIT}) (?:after|once) (${UNIT_WITH}) (?:have|has) charged them\W*$`,
    '$2 charge $1'
  ],
  [
    said`^\W*what (?:will|would|do|can) (${UNIT_WITH}) do to (${UNIT_WITH}) if they (charge|attack|shoot)(?: at)? (?:them|it)\W*$`,
    '$1 $3 $2'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:against|vs\.?|versus) (${NUMBER} ([a-z]+))\s*,? with the \3 (?:doing the charging|charging
      |attacking)\b[^?]*\?*\W*$
    `,
    '$2 charge $1'
  ],
  [said`^\W*how safe (?:are|is) (${UNIT_WITH}) (?:from|against) (${UNIT}) shooting with ([a-z]+)\W*$`, '$2 with $3 shoot $1'],
  [
    said`
      ^\W*I(?:['\u2019]?ve| have)(?: got)? (${UNIT_WITH})[.;,] he(?:['\u2019]?s got| has) (${UNIT_WITH})[.;,] how many
      \s+(?:[a-z]+ )?do I (?:kill|lose) (?:if|when) I (charge|attack|shoot)\W*$
    `,
    '$1 $3 $2'
  ],
  [
    said`^\W*(?:I )?soften(?:ing)? up (${UNIT}) with the ([a-z]+) of (${UNIT}) before (${UNIT_WITH}) (?:charge|attack)(?: them)?\W*$`,
    '$3 with $2 shoot $1 then $4 charge them'
  ],
  [
    said`^\W*how many of (${UNIT}) can I expect to (?:drop|kill|shoot|take down) with ${MISSILES}(${UNIT_WITH})\W*$`,
    '$2 shoot $1'
  ],
  [said`\b(charge|attack)s? (my ${NUMBER} [a-z]+) (?:while|when|as) I(?:['\u2019]?m| am) (?=(?:in|behind) )`, '$1 $2 '],
  [
    said`^\W*(${OWN} ${NUMBER} [a-z]+)\s*,? (?:whom|that|which) I (charge|attack) with (${UNIT})\s*,? are ([a-z]{4,20})\W*$`,
    '$3 $2 $1 who are $4'
  ],
  [
    said`^\W*(${OWN} ${NUMBER} [a-z]+)\s*,? (?:whom|that|which) I (charge|attack) with (${UNIT})\s*,? have ([^,;:.?!]{3,30}?)\W*$`,
    '$3 $2 $1 with $4'
  ],
  [said`\bwithout (?:an? )?([a-z]{3,12}) (charge|attack) (${UNIT}) with them\b`, '$2 $3 with $1'],
  [
    said`^\W*(exhausted|tired|fresh)(?: as they are)?\s*,\s*(${UNIT}) (?:get|are|is) (charg|attack)ed by (${UNIT})\b`,
    '$4 $3e $2 who are $1'
  ],
  [
    said`
      ^\W*all of (${UNIT}) (?:can )?reach\s*,? (?:but )?(?:just|only) (${NUMBER}) of (${UNIT}) (?:that )?they (charge
      |attack) fight(?: back)?\W*$
    `,
    '$1 $4 $3 engaged $2'
  ],
  [
    said`^\W*(${UNIT})\s*, (?:which|whom|that|who) (${UNIT}) (charge|attack|shoot)\s*,? have ([^,;:.?!]{3,30}?)\W*$`,
    '$2 $3 $1 with $4'
  ],
  [
    said`^\W*(${UNIT}) (?:that |which |whom )?I (shoot|charge) with (${UNIT}) (?:stand|are|sit) ((?:in|behind) [^,;:.?!]{3,24}?)\W*$`,
    '$3 $2 $1 $4'
  ],
  [said`\b(${UNIT}) face (${UNIT}) (?:who|that|which) (charge|attack) them((?: on (?:horseback|foot|horses))?)`, '$2$4 $3 $1'],
  [
    said`
      ^\W*(?:he|she) has (${UNIT_WITH})[,;.] I have (${UNIT_WITH})[;,.] how many (?:of mine |of them |models )?does (?:he
      |she) shoot(?: down)?\W*$
    `,
    '$1 shoot $2'
  ],
  [
    said`^\W*(my ${NUMBER} [a-z]+) charge (his ${NUMBER} [a-z]+), mine with (?:an? )?([a-z ]{3,20}?),? (?:and )?his without(?: any)?\W*$`,
    '$1 with $3 charge $2'
  ],
  [said`\b(${LEADER}) charges? (?:along|together|side by side) with (${UNIT}) (?:into|against|at) `, '$1 and $2 charge '],
  [
    said`
      ^\W*(${NUMBER} [a-z]+) (?:can|will|may|could) die for (${OWN} ${LEADER}) (?:when|if|as) (${UNIT}) (charge|attack|shoot
      (?: at)?) him\W*$
    `,
    '$3 $4 $2 guarded by $1'
  ],
  [said`\b(${LEADER})\s*, (guarded by ${NUMBER} [a-z]+)\s*, (?=dies|survives|lives|falls)`, '$1 $2 '],
  [said`\bspend it on the [a-z]+['\u2019]s? own armou?r\b`, 'spend it on their own armour'],
  [said`^\W*how many (?:go down|die|fall)\s*,? out of (${UNIT_WITH})\s*,? to ${MISSILES}(${UNIT_WITH})\W*$`, '$2 shoot $1'],
  [said`\buse ([a-z]{4,20}) and sacrifice (${NUMBER})(?: of (?:them|their own))?\b`, 'use $1 $2'],
  [
    said`
      ^\W*if I (?:use|spend) his (${NUMBER}) fatigue to (?:raise|boost) my armou?r\s*, how do (${OWNED}${NUMBER} [a-z]+) do charging (${UNIT})\W*$
    `,
    '$2 who spend armour charge $3 with $1 fatigue'
  ],
  [said`\bwith (bows|slings|javelins|crossbows) (?:have|has|having) a go at (?=${OWNED}${NUMBER} )`, 'with $1 shoot at '],
  [
    said`
      ^\W*I(?:['\u2019]?ve| have)(?: got)? (${UNIT_WITH}) and he(?:['\u2019]?s got| has) (${UNIT}(?:, mounted)?)[.;,] how many can I shoot\b[^?]*\W*$
    `,
    '$1 shoot $2'
  ],
  [
    said`^\W*what if they(?:['\u2019]?re| are) ((?:in|behind) [a-z ]{3,20}?)\s*, (${UNIT}) (charging|shooting)(?: at)? (${UNIT})\W*$`,
    '$2 $3 $4 $1'
  ],
  [
    said`^\W*only (${NUMBER}) of (?:my|his|the) (${NUMBER} [a-z]+) are in range of (${UNIT})\b[^?]*\bshoot\W*$`,
    '$1 of $2 shoot $3'
  ],
  [
    said`
      ^\W*(?:${ODDS}) of killing ((?:at least |exactly )?${NUMBER}) ([a-z]+) out of (${NUMBER}) with (${UNIT}) (?:throwing (?:their )?javelins|shooting)\W*$
    `,
    '$4 shoot $3 $2, chance to kill $1'
  ],
  [
    said`
      ^\W*how (?:often|likely) (?:will|do|does|would|are) (${OWNED}${NUMBER} ([a-z]+)) (?:have to )?(?:fall back|disengage|retreat) (?:if|when)
      \s+(${UNIT_WITH}) charge them\W*$
    `,
    '$3 charge $1, chance the $2 disengage'
  ],
  [
    said`
      ^\W*I can['\u2019]?t afford to lose (more than ${NUMBER}|${NUMBER} or more) of my (${NUMBER} [a-z]+) charging (${UNIT})\s*, what(?:['\u2019]?s
      | is) the (?:risk|chance)\W*$
    `,
    'my $2 charge $3, chance I lose $1'
  ],
  [
    said`^\W*two units of (${NUMBER} [a-z]+) one after the other (?:into|against|at) (${UNIT})\b[^?]*\W*$`,
    '$1 charge $2 then $1 charge them'
  ],
  [
    said`
      ^\W*after (${UNIT_WITH}) (?:have|has) shot(?: at)? (${UNIT})\s*, how do (${UNIT}) do if they charge (?:what(?:['\u2019]?s| is) left
      |them|the rest)\W*$
    `,
    '$1 shoot $2 then $3 charge them'
  ],
  [
    said`
      ^\W*what if (${UNIT}) (?:have|has) 0\s*, 1\s*, 2(?:\s*,? (?:and|or) |\s*, )3 fatigue when (${UNIT}) (charge|attack)(?: them)?\W*$
    `,
    '$2 $3 $1 with fatigue 0 to 3'
  ],
  [
    said`^\W*(${UNIT}) charge (${UNIT_WITH}) and I sacrifice (${NUMBER})(?: of them)? for ([a-z]{4,20})\W*$`,
    '$1 with $4 $3 charge $2'
  ],
  [said`^\W*(${UNIT}) ambush (${UNIT}) from the woods\b`, '$1 in woods with Ambush charge $2'],
  // hits, points and other chances
  [
    said`^\W*how many hits can I expect from (${UNIT_WITH}) (charg|attack|shoot)ing(?: at)? (${UNIT_WITH})\W*$`,
    'average hits: $1 $2e $3'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is| are) the )?(?:${ODDS}|how likely is it) (?:that )?(${UNIT_WITH}) (?:score|get|make
      |land)s? (${NUMBER}|at least ${NUMBER}) or more hits (?:when|if) they (charge|attack|shoot)(?: at)? (${UNIT_WITH})\W*$
    `,
    'at least $2 hits: $1 $3 $4'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is| are) the )?(?:${ODDS}|how likely is it) (?:that )?${MISSILES}(${UNIT_WITH}) (?:score
      |get|make|land)s? (\d{1,2})\+ hits on (${UNIT_WITH})\W*$
    `,
    'at least $2 hits: $1 shoot $3'
  ],
  [
    said`
      ^\W*(?:do|will|would) (?:I|we) (?:get|score|land) more than (${NUMBER}) hits (?:when|if) (${UNIT_WITH}) (charge|attack
      |shoot)(?: at)? ([^,;:.?!]{3,60}?)(?:\?\s*what are the odds)?\W*$
    `,
    'more than $1 hits: $2 $3 $4'
  ],
  [
    said`
      ^\W*how many (?:victory )?points would I come out ahead by(?:\s*,? on average\s*,?)? (charg|attack)ing
      \s+(${UNIT_WITH}) with (${UNIT})\W*$
    `,
    'points swing: $3 charge $2'
  ],
  [
    said`
      \b(?:${ODDS})(?: that| of)? (?:arrows|bolts|javelins|stones|slingstones) (?:from|of|thrown by|shot by|loosed by)
      \s+(${OWNED}${NUMBER} (?:mounted )?[a-z]+) (?:kill|take down) (${NUMBER} or more|at least ${NUMBER}|exactly ${NUMBER}
      |${NUMBER}|any) of (${UNIT})\W*$
    `,
    'chance that $1 shooting at $3 kill $2'
  ],
  [
    said`
      ^\W*(?:${ODDS}|how likely is it)(?: that)? (${UNIT}) (?:are )?all (?:get |are )?(?:killed|wiped out|die) by
      \s+(${UNIT_WITH}) who (?:charge|attack) them\W*$
    `,
    '$2 charge $1, chance that $1 are wiped out'
  ],
  [
    said`
      \b(?:what(?:['\u2019]?s| is| are) the )?(?:${ODDS}) of losing every (?:single |last )?one of (${UNIT}) to a charge
      \s+(?:from|by|of) (${UNIT_WITH})\W*$
    `,
    '$2 charge $1, chance that $1 are wiped out'
  ],
  [
    said`\b(${ODDS}) of ((?:at least |exactly |more than )?${NUMBER}) dead ([a-z]+)\s*,? out of (${NUMBER})\s*,?`,
    '$1 that $2 of $4 $3 die'
  ],
  [
    said`
      ^\W*what (?:percentage|share|fraction) of the time does a charge by (${UNIT_WITH}) on (${UNIT_WITH}) leave no(?:body
      |ne| one| [a-z]+)? (?:standing|alive)\W*$
    `,
    '$1 charge $2, chance to wipe them out'
  ],
  [
    said`^\W*how likely (?:are|is) ${MISSILES}(${UNIT}) to shoot down ((?:an? |the |my |his )?[a-z]+|${UNIT_WITH})\s*\W*$`,
    '$1 shoot $2, chance to wipe them out'
  ],
  [
    said`
      ^\W*I want (more than half|at least half|half|all|${NUMBER} or more) of (?:his |the |my )?
      (${NUMBER} [a-z]+) dead after (${UNIT}) (?:have|has) charged them[.;,] how (?:probable|likely) is (?:that|it)\W*$
    `,
    '$3 charge $2, chance that $1 of $2 die'
  ],
  [said`(?<=\b(?:${ODDS}) (?:that )?(?:exactly|at least|at most) (?:${NUMBER}) )(?:drops?|goes down|go down)\b`, 'dies'],
  [said`(?<=\bat least (?:one|1) )lives(?=\W*$|\s(?:if|when))`, 'survives'],
  [said`^\W*(${NUMBER}) of (my|his|the) ([a-z]+) are left\s*,? and (${UNIT}) are about to charge them\b`, '$4 charge $2 $1 $3'],
  [
    said`^\W*(?:.{0,60}? so: )?how often do (${UNIT}) (?:draw|tie) (?:with|against) (${UNIT}) (?:that )?they charge\W*$`,
    'chance of a tie: $1 charge $2'
  ],
  [said`^\W*how (?:un)?lucky (?:was|am|were) (?:I|we)\s*\?\s*(?=\S)(.+?)\W*$`, '$1, how unlucky was that'],
  [
    said`
      \b(?:what(?:['\u2019]?s| is| are) the )?(?:${ODDS}) (?:that )?((?:my|his|the|her) ${LEADER}) (survives?|dies|lives)
      \s+(?:if|when) (${UNIT_WITH}) (charge|attack|shoot)(?: at)? him\W*$
    `,
    '$3 $4 $1, chance that he $2'
  ],
  [
    said`
      \b(?:what(?:['\u2019]?s| is| are) the )?(?:${ODDS}) (?:that )?((?:my|his|the|her) ${LEADER}) (survives?|dies|lives)
      \s+(${UNIT_WITH}) (charg|attack|shoot)ing(?: at)? him\W*$
    `,
    '$3 $4e $1, chance that he $2'
  ],
  [
    said`
      ^\W*(?:will|would|can|could|does) ((?:my |his |the |her )?(?:${LEADER}|[A-Z][a-z]{3,14}
      (?: [A-Z][a-z]{3,14})?)) survive being (charg|attack)ed by (${UNIT_WITH})\W*$
    `,
    '$3 $2e $1, chance that he survives'
  ],
  [
    said`
      ^\W*how likely is (my|his|the) (${LEADER}) to (die|survive) (?:if|when) (${UNIT_WITH}) (charge|attack|shoot)
      (?: at)? him and (${NUMBER} [a-z]+) (?:are|stand) guarding him\W*$
    `,
    '$4 $5 $1 $2 guarded by $6, chance that he $3s'
  ],
  [said`\b(?:what are the )?(?:chances|odds) of (?:him|her) (?:dying|being killed)${END}`, 'chance that he dies'],
  [said`\b(?:what are the )?(?:chances|odds) of (?:him|her) surviving${END}`, 'chance that he survives'],
  [
    said`^\W*(?:${ODDS})(?: that| of)? (${NUMBER}) ([a-z]+) all (?:die|fall|dying)(?: when)? charging (${UNIT_WITH})\W*$`,
    '$1 $2 charge $3, chance that all the $2 die'
  ],
  // points
  [
    said`
      ^\W*he killed (${NUMBER}) of my ([a-z]+) and I killed (${NUMBER}) of his ([a-z]+)\W+how many
      \s+(?:victory )?points does he (?:get|score|have)\W*$
    `,
    'warband points $1 $2'
  ],
  [
    said`
      ^\W*(?:he killed (?:${NUMBER}) of my [a-z]+ and )?I killed (${NUMBER}) of his ([a-z]+)(?: and he killed
      \s+(?:${NUMBER}) of my [a-z]+)?\W+how many (?:victory )?points do I (?:get|score|have)\W*$
    `,
    'warband points $1 $2'
  ],
  // rules
  [
    said`
      ^\W*remind me (?:of |about |what )?(?:the )?(?:effects? of |rules? (?:for|of) )?(?:an? |the )?([a-z][a-z ]{2,24}?)
      (?: does| do)?\W*$
    `,
    'rules $1'
  ]
]
