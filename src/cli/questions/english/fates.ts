import { BOX, LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English that ask what becomes of a unit: who lives, who dies, what is best for it, and which of two does better. */

const END = String.raw`(?=\W*$)`

export const ENGLISH_FATES: readonly Rewording[] = [
  // chances
  [
    said`\b(los(?:e|es|ing)) (?:the (?:whole )?lot(?: of (?:them|it))?|the whole bunch|every last (?:man|one)|every one of them)\b`,
    '$1 all'
  ],
  [
    said`
      \b(?:live|lives|get|gets|make|makes|come|comes|walk|walks) (?:through (?:it|this|that)|(?:it )?(?:out|away|through)(?: of (?:it|this
      |there))? alive)\b
    `,
    'survives'
  ],
  [said`\b(?:he|she) (?:walks|gets|makes it|comes) (?:out|away)(?: alive)?${END}`, 'he survives'],
  [said`\b(?:gets?|getting) (?:himself|herself|themselves) killed\b`, 'dies'],
  [said`\b(?:himself|herself) (?:is|gets) killed\b`, 'dies'],
  [said`\bgoes (?:alone |in alone |on his own )?(?:into|against) (?=${OWNED}${NUMBER} )`, 'charges '],
  [said`\b(?:bring|take|cut|chop|put)s? (him|them|it) down\b`, 'wipe $1 out'],
  [said`\bkill all (${NUMBER}) of (my|his|the|our|their) ([a-z]+)\b`, 'wipe out $2 $1 $3'],
  [
    said`\b(?:is there |have I |do I have )?(?:any|some) (?:hope|prospect|way) of (?:taking down|killing|dropping) `,
    'chance of killing '
  ],
  [
    said`\b(?:how (?:great|big|high|large) is the |what(?:['\u2019]s| is) the )?(?:danger|risk|likelihood) that\b`,
    'what is the chance that'
  ],
  [said`\bwith what (?:probability|likelihood|chance) (?:do|does|will) `, 'what is the chance that '],
  [said`(?<=\byour \d[^?]{4,120} my [^?]{4,120})\byou (?=lose|kill|win)`, 'he '],
  [said`\byour (?=${NUMBER} [^?]{4,60} my ${NUMBER} )`, 'his '],
  [
    said`\bcharging and (${UNIT}) (?:receiving (?:the |their |a )?charge|standing(?: still| firm)?|defending|taking it)\b`,
    'charging $1'
  ],
  [
    said`
      ^\W*(?:(?:what are the )?(?:odds|chances?) of|will|does|would|can|could|how likely is) (?:my|his|the) (${LEADER}) (?:(?:to )?die|dying
      |(?:being|getting) killed) (?:if|when) (?:he|the \1) (?:charges|attacks) (${UNIT})${END}
    `,
    'the $1 charges $2, odds that the $1 dies'
  ],
  // what is best
  [
    said`
      (?<=\d [^?]{4,160})[;,.:]\s*(?:best (?:play|move)|any (?:advice|tips|ideas)|advice|what(?:['\u2019]s| is) best|what(?:['\u2019]s
      | is) the best thing I can do)${END}
    `,
    '. what should I do'
  ],
  [
    said`(?<=\d [^?]{4,160})[;,.:]\s*what should I (?:spend|use) (?:their|his|the|that|this) fatigue on${END}`,
    '. what should I do'
  ],
  [
    said`^\W*I(?:['\u2019]ve| have)(?: got)? ([^;.:]{3,60}?) on (?:the|my) board\s*[;,.:]\s*(my ${NUMBER} [a-z]+) (charge|shoot) `,
    '$2 with $1 $3 '
  ],
  [
    said`
      ^\W*should I (?:use|play) ${BOX} or (?:keep|save|hold)(?: on)?(?: to)?(?: it)?(?: back)? (?:when|if) (${UNIT}) (charge|shoot)
      (?: at)? (${UNIT_WITH})${END}
    `,
    'should $2 use $1 when they $3 $4'
  ],
  [said`^\W*ought (I|${UNIT}) to `, 'should $1 '],
  [said`\b(${NUMBER}) of my ([a-z]{3,20})(?= (?:are|get) (?:about to be |being )?charged )`, 'my $1 $2'],
  [
    said`
      ^\W*is it (?:wise|worth it|clever|smart|sensible|a good idea) to charge (${UNIT}) with (${UNIT}) (?:when|if|while) they have ${BOX}(?: available
      | ready| in hand)?${END}
    `,
    'should $2 charge $1 with $3'
  ],
  [
    said`
      ^\W*what(?:['\u2019]s| is) the (?:smartest|best|cleverest) (?:way to use|use of) ([a-z][^?,;.]{2,60}?) (?:when|if) (?=${OWNED}${NUMBER} )
    `,
    'should I use $1 when '
  ],
  [
    said`
      ^\W*what would you do in my place\s*,? with (${UNIT})\s*,? (?:when|if) (${UNIT_WITH})(?: (?:available|ready))? (charge|attack|shoot) me${END}
    `,
    'advise what should the defender do when $2 $3 $1'
  ],
  [
    said`^\W*(${UNIT_WITH}) (?:face|are facing|stand opposite) (${UNIT_WITH})\s*[.;:]\s*should (?:they|I|we) charge${END}`,
    'should $1 charge $2'
  ],
  [said`^\W*is it better to shoot (${UNIT}) or (?:to )?charge them with (${UNIT})${END}`, 'should $2 shoot or charge $1'],
  [
    said`
      ^\W*(?:do|should) I (?:fire|shoot|loose) (?:with )?(my ${NUMBER} [a-z]+) at (${UNIT}) or charge(?: in)?(?: with them| them)?${END}
    `,
    'should $1 shoot or charge $2'
  ],
  [said`^\W*(?:do|should) I keep my dice or give (?:them )?up(?: dice)?(?= (?:when|if) )`, 'should I give up dice'],
  [
    said`^\W*is charging (${UNIT_WITH}) (?:wise|worth it|worthwhile|sensible|a good idea|clever|smart) for (${UNIT})${END}`,
    'should $2 charge $1'
  ],
  [said`^\W*does it make sense for (${UNIT_WITH}) to charge `, 'should $1 charge '],
  [
    said`^\W*(?:I have |I['\u2019]ve got )?(${UNIT_WITH})\s*[;.:]\s*should (?:they|I) (charge|attack) (${UNIT_WITH})${END}`,
    'should $1 $2 $3'
  ],
  [
    said`^\W*(my ${NUMBER} [a-z]+) are mounted\s*[.;,]\s*should I send them (?:against|at|into) (${UNIT})${END}`,
    'should $1 mounted charge $2'
  ],
  // which of two
  [
    said`
      ^\W*do (${UNIT}) (?:stand|have) a better chance than (${UNIT}) (?:when|if|of) (?:charging|they charge) (${UNIT_WITH})${END}
    `,
    'compare $1 or $2 charging $3'
  ],
  [
    said`
      ^\W*would (${UNIT}) or (${UNIT}) (?:hold|do|fare|stand) (?:better|best|longer|out longer) (?:if|when) (${UNIT_WITH}) (?:charge
      |attack) them${END}
    `,
    'compare $1 or $2 charged by $3'
  ],
  [
    said`
      ^\W*who(?:['\u2019]s| is) (?:likelier|more likely) to kill (?:at least )?(${NUMBER})(?: or more)? of (?=${UNIT})
    `,
    'who is more likely to kill $1 of '
  ],
  [
    said`
      ^\W*are (${UNIT}) better (?:off )?with ([a-z ]{3,20}?) or without(?: them| it)? (?:when|if) (?:they (?:are )?)?charg(?:ing
      |e) (${UNIT_WITH})${END}
    `,
    'compare $1 with or without $2 charging $3'
  ],
  [
    said`
      ^\W*against (${UNIT_WITH})\s*,\s*(?:what|which)(?:['\u2019]s| is) the (?:stronger|better|best) charge\s*[:,]\s*
      (${UNIT_WITH}) or (${UNIT_WITH})${END}
    `,
    'compare $2 or $3 charging $1'
  ],
  [
    said`
      ^\W*which (?:of (?:his|their|the) (?:units|targets) )?should (my (?:${NUMBER} )?[a-z]+) charge\s*,\s*(${UNIT_WITH}) or (${UNIT_WITH})${END}
    `,
    'compare $1 charging $2 or $3'
  ],
  [
    said`
      ^\W*(?:does|do|would) ([a-z' ]{3,24}?) or ([a-z' ]{3,24}?) help (${UNIT}) more (?:when|if) (${UNIT_WITH}) (?:charge|attack) them${END}
    `,
    'compare $3 with $1 or $3 with $2 charged by $4'
  ],
  [
    said`
      ^\W*are (${UNIT}) (?:safer|better off|better) mounted or on foot (?:when|if) (${UNIT_WITH}) shoot(?: at)? them${END}
    `,
    'compare $2 shoot $1 mounted or $1 on foot'
  ],
  [
    said`
      (?<=\bor\b[^?]{4,120})\s*[:,;]\s*which (?:one |of them )?(?:wins|kills|loses|does) (?:more|most|less|least|better|best)(?: often)?${END}
    `,
    ''
  ],
  [said`^\W*with or without ${BOX}\s*,\s*what do (${UNIT}) do to (${UNIT})${END}`, 'compare $2 with or without $1 vs $3'],
  [
    said`
      ^\W*([a-z]+) or ([a-z]+)\s*,\s*(?:which|what) is better for (${UNIT}) who (charg|shoot)(?:e|ing)?(?: at)? (${UNIT_WITH})${END}
    `,
    'compare $3 with $1 or $3 with $2 $4ing $5'
  ],
  [
    said`
      ^\W*(?:do|would|will) (${UNIT}) (?:do|fare) (?:any )?better with ${BOX}( \d)? than without(?: it)? (?:when|if) they (?:charge
      |attack) (${UNIT_WITH})${END}
    `,
    'compare $1 with or without $2$3 charging $4'
  ],
  [
    said`
      ^\W*how much better (?:off )?are (${UNIT}) ((?:behind|in|among) [a-z ]{3,20}?) than in the open (?:if|when) (${UNIT}) (?:charge
      |attack) them${END}
    `,
    'compare $1 $2 or $1 charged by $3'
  ],
  [
    said`
      ^\W*([a-z][a-z' ]{2,24}?) or ([a-z][a-z' ]{2,24}?)\s*,\s*(?:which|what) does more for (${OWNED}${NUMBER} (?:mounted )?[a-z]+) (?:when
      |if) they (?:charge|attack) (${UNIT_WITH})${END}
    `,
    'compare $3 with $1 or $3 with $2 charging $4'
  ],
  [
    said`
      ^\W*which (?:target )?(?:is|would be) (?:better|easier|best|softer) for (${UNIT}) to (charg|attack|shoot)(?:e|ing)?(?: at)?\s*,\s*
      (${UNIT_WITH}) or (${UNIT_WITH})${END}
    `,
    'compare $1 $2ing $3 or $4'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:are going to|will|are about to) charge me\s*[.;,:]\s*(?:would|should) I (?:rather )?(?:take|receive|meet|face) (?:it|them
      |the charge) with (${UNIT}) or (?:with )?(${UNIT})${END}
    `,
    'compare $2 or $3 charged by $1'
  ],
  [
    said`
      ^\W*who (?:had better|should|would do better to|does best to) (?:receive|take|face|meet) (?:the|a) charge (?:of|from|by) (${UNIT_WITH})\s*,\s*
      (${UNIT_WITH}) or (${UNIT_WITH})${END}
    `,
    'compare $2 or $3 charged by $1'
  ],
  [
    said`
      ^\W*between (${UNIT}) and (${UNIT})\s*,? which would you (?:rather )?(?:send|throw|use) (?:against|at|into) (${UNIT_WITH})${END}
    `,
    'compare $1 or $2 vs $3'
  ],
  [
    said`
      ^\W*I (?:need|want) (an? \d{1,2} ?% chance of [^:;.,]{4,60})\s*[:;.,]\s*how many ([a-z ]{3,30}?) (?:must|should|do I need to) (?:charge|attack)
      (?: them)?${END}
    `,
    'how many $2 do I need for $1'
  ],
  [
    said`
      ^(\W*(?:compare )?${UNIT_WITH}(?:\s*,\s*${UNIT_WITH}){0,3}\s*,? or ${UNIT_WITH})\s*,? (?:when|if) (${UNIT_WITH}) (?:charge|attack)s? them${END}
    `,
    '$1 charged by $2'
  ],
  [said`\bhow many ([a-z ]{3,24}?) (?:must|should) I (?:bring|take|send|field|commit) (?=for|to)`, 'how many $1 do I need '],
  [
    said`
      \bhow many ([a-z ]{3,24}?) (?:must|should) charge (${UNIT}) (?:so that I|for me to) win (?:at least )?(\d{1,2}) ?% of the time
    `,
    'how many $1 do I need to beat $2 $3% of the time'
  ],
  // who fights, and with whom
  [said`^\W*((?:his|my|the) (?:${NUMBER} )?[a-z]+) (?:is|are) (?:with)?in range of (${UNIT_WITH})\s*[;,.:]\s*`, '$2 shoot $1, '],
  [said`\bhow does my charge with (${UNIT}) (?:fare|go|do)${END}`, 'my $1 charge them'],
  [
    said`
      ^\W*I spend (?:his|their) (one|single|${NUMBER}) fatigue on my armou?r (?:as|when|while) (my ${NUMBER} [a-z]+) charge (${UNIT})${END}
    `,
    '$2 spends armour charge $3 with $1 fatigue'
  ],
  [
    said`
      \bwhat do (${UNIT}) do to (${OWNED}${NUMBER} (?:mounted )?[a-z]+) with (?:one|a) (?:throw|volley|shot|shower) of (?:their )?([a-z]+)${END}
    `,
    '$1 with $3 shoot $2'
  ],
  [
    said`
      ^\W*will (?:my|his|the) (${LEADER}) be killed by (${UNIT_WITH}) if he charges them${END}
    `,
    'the $1 charges $2, odds that the $1 dies'
  ],
  [said`\bhow likely (?:do|will|would) (?=${OWNED}${NUMBER} [a-z]+ )`, 'how likely is it that '],
  [said`\s+with (?:a|one|a single) (?:shot|volley)${END}`, ' by shooting'],
  [said`\b(?:are|is|were|become|becomes) the targets? of (?=${OWNED}${NUMBER} )`, 'are shot at by '],
  [said`\b(will|would|do|does|can) (${UNIT_WITH}) drop${END}`, '$1 $2 kill'],
  [said`\s*,\s*(${NUMBER} [a-z]+) (?:beside|next to|near|around) him(?=\W*$|\s*,)`, ' guarded by $1'],
  [said`\s*,\s*(${NUMBER}) of (?:them|whom) (?:given|sacrificed|offered) to ([a-z]{3,20})\s*,`, ' with $2 $1'],
  [said`\b(?:who|which|that) (?:may|can|get to) re-?roll (?:their )?(?:failed|missed) saves\b`, 'rerolls defence'],
  [said`^\W*suppose (?:that )?I (?:were|was|am) down to (${UNIT})\s*[;,.:]\s*(?:could|can|would) they (?:still )?`, 'could $1 '],
  [
    said`
      \bthe (${LEADER}) that (${UNIT}) charge had (${NUMBER} [a-z]+) (?:next to|beside|by|around|near) him\b
    `,
    '$2 charge the $1 guarded by $3'
  ],
  [said`^\W*(his|my) ([a-z]{3,20}) number (${NUMBER}) and (?:carry|have) `, '$1 $3 $2 with '],
  [said`\b(${UNIT}) (?:still )?(?:beat|break|defeat|win against) (${UNIT}) by charging(?: them)?${END}`, '$1 charge $2'],
  [said`\b(?:shoot|charge|attack) - I mean (shoot|charge|attack) - `, '$1 '],
  [said`\bdon['\u2019]?t (?:shoot|charge|attack)\s*,\s*(?:but )?they (charge|shoot|attack) `, '$1 '],
  [
    said`
      ^\W*it['\u2019]?s not (${UNIT}) who (?:charge|attack)\s*,\s*(?:but )?it['\u2019]?s (${UNIT}) who (?:charge|attack)(?: them)?${END}
    `,
    '$2 charge $1'
  ],
  [said`\s*,? who aren['\u2019]?t in (?:the )?[a-z]+(?: any ?more)?`, ''],
  [said`^\W*(?:scratch|forget|ignore) the [a-z ]{3,24}\s*,\s*he hasn['\u2019]?t got it\s*[:;,.]\s*`, ''],
  [said`\s*,\s*who (?:don['\u2019]?t|do not) have [a-z ]{3,20},`, ','],
  [
    said`
      \b(?:he|she|I|they) (?:throws?|hurls?|flings?) (${NUMBER} (?!javelin|dice|die)[a-z]+) (?:at|into|against) (?=${OWNED}${NUMBER} )
    `,
    '$1 charge '
  ],
  [said`\s*,? (${NUMBER} [a-z]+) (?:ready|willing|sworn) to die for him\b`, ' guarded by $1'],
  [said`\s*,? (?:with )?(${NUMBER} [a-z]+) at his side(?![a-z])`, ' guarded by $1'],
  [
    said`\b(spend(?:s|ing)?) (${NUMBER}) of (?:those|these|the|his|their) (?:markers|fatigues?|tokens|them) on `,
    '$1 $2 fatigue on '
  ],
  [said`\brains? (javelins|arrows|bolts|stones) (?:down )?on `, 'shoot $1 at '],
  [said`\bwields? (?:the|an?) ([a-z ]{3,16}?) and `, 'with $1 '],
  [said`^\W*into (?:an? |the )?([a-z]{4,12}) held by (${UNIT}) charge (${UNIT_WITH})${END}`, '$3 charge $2 in a $1'],
  [
    said`
      \ball (${NUMBER}) ([a-z]{3,20}) but (${NUMBER}) (?:of them )?are engaged (?:when|as|while) they (charge|attack) 
    `,
    '$1 $2, all but $3 of them engaged, $4 '
  ]
]
