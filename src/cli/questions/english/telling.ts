import { CHANCE, LEADER, NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English in which a fight is told as a story: who is where, who comes at whom, and what is played. */

/** Where somebody hides. */
const PLACE = said`
  (?:(?:in|inside|behind|among|amongst) (?:(?:the|an?|some|that|his|their) )?(?:[a-z]+ )?
  (?:woods?|forest|trees|rocks|ruins|building|house|marsh|scrub|field|hedge|wall|fence|barricade|cover))
`
const HIDDEN = said`
  (?:pinned|stuck|caught|cornered|hunkered|holed|trapped|tucked|hidden|sheltered|dug|ensconced|lurking|barricaded|entrenched|hiding|sheltering|cowering|skulking|crouching|crouched)
  (?: (?:up|in|down|away|safely|snugly))?
`
/** "8 bondi (who are) the ones who charge" */
const DO_CHARGE = '(?:the ones? (?:who (?:are )?|that (?:are )?|doing the )?charg(?:e|es|ing)|doing the charging)'
const TIRED = String.raw`\d (?:fatigues?|fatigue (?:markers?|tokens?))`

export const ENGLISH_TELLING: readonly Rewording[] = [
  // "8 bondi against charging 6 hirdmen"
  [
    said`
      (?<=\d [a-z]+[^,;:.?!]{0,40}) (?:(?:are|stand|is) )?(?:against|vs\.?|versus|v|facing|fac(?:e|es)|meet(?:s|ing)?|up against) (?:(?:the|an?
      |some) )?charging (?=${NUMBER} [a-z])
    `,
    ' charged by '
  ],
  // "charge 6 hirdmen with 2 fatigue with 8 bondi": what the target has
  [said`\bwith (\d) fatigue with (?=${OWNED}${NUMBER} (?!fatigue)[a-z])`, 'fatigue $1 with '],
  [
    said`
      ^(\W*${UNIT_WITH}) (?:(?:are|is|get|now|stuck|locked|engaged) ){0,2}in (?:melee|(?:close )?combat|hand to hand(?: combat)?) (?:with
      |against) (?=${OWNED}${NUMBER} )
    `,
    '$1 vs '
  ],
  [
    said`
      ^\W*how many ([a-z]{3,20}) (?:do|does|will|would|can|could) (${UNIT_WITH}) (?:kill|slay|drop) (?:(?:when|by|while|if they are|if) )?
      (?:they )?charg(?:e|ing) (?=${OWNED}${NUMBER} (?:[a-z]+ )?\1\b)
    `,
    'how many do $2 kill charging '
  ],
  [said`^\W*targets?\s*:? (${UNIT_WITH})\s*[,;.|]\s*(?:and )?shooters?\s*:? (${UNIT_WITH})(?=\W*$)`, '$2 shoot $1'],
  // boxes, and the dice or the fatigue that they take
  [said`\bspends? both\s*,? one on each(?: side['\u2019]s)? armou?r\b`, 'spend both'],
  [said`^\W*([a-z]{3,20}) is (?:on|up|active|in play) and (?=${OWNED}${NUMBER} )(${UNIT}) `, '$2 with $1 '],
  [said`\b(playing|using|with) both (?=[a-z][a-z' -]{2,20}!? and [a-z])`, '$1 '],
  [said`\btakes? (${NUMBER}) fatigue for ([a-z][a-z' -]{2,20}?) and (charg|attack)(?:e|es|s)?\b`, 'with $2 $1 $3ing'],
  [
    said`\b(?:puts?|adds?|spends?) (${NUMBER}) ([a-z]+ [a-z]+) (?:die|dice) (?:(?:in)?to|on|for) (attack|defen[cs]e)\b`,
    'with $2 $1 $3'
  ],
  [said`\badds? (${NUMBER}) ([a-z]+ [a-z]+) (?:die|dice) and (charg|shoot)(?:e|es|s)?\b`, 'with $2 $1 $3ing'],
  [said`\bputs? up (?=(?:an? |the |their )?[a-z]{4,20}\b)`, 'use '],
  // how long, and without whom
  [
    said`
      \s*,? and (?:it|this|that|the (?:melee|fight|combat)) (?:goes|drags|lasts|carries|runs) (?:on )?(?:for )?(?:up to |at most |as many as )?
      (?=${NUMBER} rounds?\b)
    `,
    ', '
  ],
  [said`\bwith no guards?(?: (?:around|nearby|near him|beside him|at hand|close by))?(?=\W*$|\s*[,;])`, 'without guards'],
  [
    said`\b(?:do|does|did|deal|deals|cause|causes) no (?:damage|harm|casualties|losses) to (?=${OWNED}${NUMBER} )`,
    'kill none of '
  ],
  [said`\bby shooting(?: (?:at )?(?:them|him|it))?(?=\W*$)`, 'when they shoot'],
  [said`\band then (charge|shoot)(?: at)? them with the same [a-z]{3,20}\b`, 'and then $1 them'],
  [
    said`\b(?:who|that) (?:sits?|rides?|is sitting) (?:on )?(?:(?:his|their|an?|the) )?(?:horses?|ponies|pony|steeds?)\b`,
    'mounted'
  ],
  // what comes after a shot
  [
    said`\s*,? (?:and )?(?:(?:is|are) )?followed (?:up )?by (?:an? |the )?(?:charge|attack|assault) (?:of|by|from|with) (${UNIT_WITH})(?=\W*$|\s*[,;])`,
    ', then $1 charge them'
  ],
  [
    said`
      \s*[,;.] (?:and |then |and then )?(${UNIT_WITH}) follow(?:s|ing)? (?:it |this |that )?(?:up )?with (?:an? |the |their )?(?:charge|attack
      |assault)(?=\W*$)
    `,
    ', then $1 charge them'
  ],
  // words that say nothing of a fight
  [said`\s*,? \b(?:anyway|nevertheless|nonetheless|regardless|all the same)(?=\W*$|\s|,)`, ''],
  [
    said`^\W*(?:consider|determine|suppose(?: that)?|imagine(?: that)?|assume(?: that)?|picture)\s*[:,]? (?=${OWNED}${NUMBER} |how |what )`,
    ''
  ],
  [said`\bhow (?:probable|likely) an? (tie|draw) is (?:where|when|if) `, 'chance of a $1 when '],
  [said`\b(charge|attack|volley) (?:delivered|made|launched|loosed|pressed home) by (?=${OWNED}${NUMBER} )`, '$1 by '],
  [said`\b(?:have|has) the (?:mis)?(?:fortune|luck|pleasure) (?:to be|of being) (?=(?:charged|attacked|shot)\b)`, 'are '],
  [
    said`
      ^\W*(?:my (?:wager|bet|guess) is|(?:I|we)(?:['\u2019]ll|['\u2019]d| would| will)? (?:bet|wager|guess|say)) that
      \s+(.{10,120}?)\s*[;,.:]\s*how (?:good|safe|likely|bad) (?:an? )?(?:bet|guess|wager)? ?is (?:that|it)\W*$
    `,
    'how likely is it that $1'
  ],
  [
    said`^\W*([a-z][a-z' -]{2,24})!\s*(${UNIT}) (?:have|has) (?:it|that)\s*,?(?: and)? (?:they |it )?(?:are |is )?charg(?:e|es|ing) `,
    '$2 with $1 charge '
  ],
  [
    said`^\W*an? rare (?:symbol|die|one)? ?(?:is |was )?(?:paid|spent|put|used) (?:for|on) ([a-z]{4,20})\s*,? (?:so|and|as|when)? ?(?=${OWNED}${NUMBER} )`,
    'with rare $1, '
  ],
  // said by people whose first language is not English
  [said`\bhow big is the (chance|probability) (?=that\b|of\b)`, 'what is the $1 '],
  [said`\bwith (?:which|what) (probability|chance|likelihood) (?:do |does |will |would )?(?=[a-z])`, 'what is the $1 that '],
  [said`\b(${NUMBER}) from (?=${OWNED}${NUMBER} [a-z]+ (?:are |is |will |would )?(?:fall|die|dying|killed))`, '$1 of '],
  [said`(?<=\bof ${OWNED}${NUMBER} [a-z]+ )(?:are|is) (?:falling|dying|killed)\b`, 'die'],
  [said`\b(charged|attacked|shot at|shot) from (?=${OWNED}${NUMBER} (?!["'\u2019]|inch)[a-z])`, '$1 by '],
  [said`\b(should (?:they|I|we|he)) better (?=give|keep|charge|attack|shoot|close)`, '$1 '],
  [said`\bworth to (charg|attack|shoot)(?:e)?\b`, 'worth $1ing'],
  [said`\b(shoot|shooting|fire|firing) on (?=them\b|him\b|it\b)`, '$1 at '],
  // "is it prudent to charge, or had I better stay"
  [said`\bwould it be (?=(?:wise|smart|sensible|safe|clever|stupid|foolish|an? (?:good|bad|smart|wise)) )`, 'is it '],
  [said`\b((?:would|will|is) it (?:be )?)(?:prudent|advisable|sound|judicious|clever|a sound idea) (?=for |to )`, '$1wise '],
  [
    said`
      \s*,? or (?:had I better|would I (?:be better off|do better)|should I rather|do I rather) (?:to )?(?:stay|staying|wait|waiting|hold|stand
      |not|keep)[^,;.?!\d]{0,40}\?*\W*$
    `,
    '?'
  ],
  [
    said`
      ^\W*(?:standing )?(?:opposite|across from|in front of|facing) (my ${NUMBER} [a-z]+[^,;:.?!\d]{0,30}?) (?:are|stand|is) (
      ${UNIT_WITH})\s*[;,.]\s*(?:ought I to|should I|do I) (charge|attack|shoot)(?: (?:at )?(?:them|him|it))?\W*$
    `,
    'should $1 $3 $2'
  ],
  [
    said`^\W*(?:against|facing|in the face of) (?:the |an? )?charge (?:of|by|from) (${UNIT_WITH})\s*,\s*what should (${UNIT_WITH}) do\W*$`,
    'what should $2 do charged by $1'
  ],
  [
    said`
      \b(?:has |have )?(?:thrown|throws?|hurls?|hurled|flings?|flung|launch(?:es|ed)?) (?:himself|herself|themselves|itself) (?:up)?on(?:to)? (?=
      ${OWNED}${NUMBER} )
    `,
    'charges '
  ],
  [
    said`
      ^\W*(${UNIT}) (?:that|whom|which) (${UNIT_WITH}) (?:have|has) (?:first )?(?:shot(?: at)?|fired (?:at|on)) (?:first )?are
      \s+(?:then )?charged by (?=${OWNED}${NUMBER} )(.{4,60}?)\W*$
    `,
    '$2 shoot $1 then $3 charge them'
  ],
  // who does not charge, told before who does
  [
    said`
      ^\W*(?:it (?:isn['\u2019]?t|is not) (?:me|us|I) (?:who|that) charges?|I(?:['\u2019]?m| am) not (?:the one )?charging|
      (?:it['\u2019]s )?not me(?: (?:who(?:['\u2019]s| is) )?charging)?)\s*[:;,.-]+\s*(?=${OWNED}${NUMBER} )
    `,
    ''
  ],
  // who says so
  [
    said`
      ^\W*(?:an? |my |this |some |that )?(?:lad|bloke|guy|chap|fella|fellow|player|clubmate|mate|friend|buddy|pal|opponent)
      (?: (?:at|in|from|down) (?:the|my|our) (?:[a-z]+ )?(?:club|shop|store|pub|table|group))? (?:swears|claims|says|reckons|insists|bets|thinks|told me)
      (?: that)? (?=${OWNED}${NUMBER} )
    `,
    ''
  ],
  [said`\b(?:do|does|did) the charging\b`, 'charge'],
  // "once 6 hirdmen have crashed into his 8 ceorls, how many ..."
  [
    said`
      ^\W*(?:once|now that|after|given that) (${UNIT}) (?:have|has) (?:crashed|ploughed|plowed|piled|slammed|smashed|charged|run|barrelled
      |steamed|gone) (?:in)?to (${UNIT})\s*,\s*
    `,
    '$1 charge $2, '
  ],
  // "6 knights will charge the 4 huscarls once 8 crossbowmen have had a pop at them"
  [
    said`
      ^\W*(${UNIT_WITH}) (?:(?:will|would|to|then) )?(charge|attack)s? (${UNIT_WITH}) (?:once|after|when|as soon as) (${UNIT_WITH})
      \s+(?:have|has) (?:had|taken) (?:an? )?(?:pop|go|shot|crack|volley|turn) at (?:them|it|him)\W*$
    `,
    '$4 shoot $3 then $1 $2 them'
  ],
  // verbs of those who suffer it
  [
    said`
      \b(?:gets?|got|is|are|being|getting) (?:well )?
      (?:walloped|battered|hammered|thumped|whacked|smacked|bashed|pasted|slammed|set about|taken on|barged|bundled|piled into|ploughed into
      |crashed into|run into|walked into|gone for) by\b
    `,
    'are charged by'
  ],
  // "8 bondi, tucked behind a hedge, are shot at": where they are
  [said`\b(${UNIT})\s*,? (?:(?:who|that) are )?${HIDDEN} (${PLACE})\s*,?(?=\s)`, '$1 $2'],
  [said`^\W*${HIDDEN} (${PLACE})\s*,? (${UNIT}) (?=[a-z])`, '$2 $1 '],
  // "8 bondi are shooting; the target, 5 huscarls, is inside a building"
  [
    said`
      ^\W*(${UNIT}) (?:are|is) (shoot|charg|attack)ing\s*[:;,.]\s*(?:the|their|its) (?:target|victim|enem(?:y|ies)|foe|prey|quarry)s?\s*[,:]?\s*
      (?:(?:is|are) )?(${UNIT})(?:\s*,? (?:(?:is|are) |that (?:is|are) |who are )?(${PLACE}|mounted|tired|exhausted))?\W*$
    `,
    '$1 $2ing $3 $4'
  ],
  [
    said`
      \b(charg|attack|shoot)e?s?\s*[:;,.]\s*(?:the|their|its) (?:target|victim|enem(?:y|ies)|foe|prey|quarry)s?\s*:?(?: (?:is|are))?\s*(?=
      ${OWNED}${NUMBER} )
    `,
    '$1ing '
  ],
  [
    said`(?<=\d [a-z]{3,20})\s*,? (?:(?:who are|that are|are) )?on the receiving end(?: of (?:it|this|that))?\b(?=\s*,|\s|\W*$)`,
    ''
  ],
  // "4 huscarls who have axes and face 8 bondi are the ones doing the charging"
  [
    said`
      ^\W*(${UNIT})(?:\s*,? (?:who|that|which) (?:have|has|carry|wield) ([a-z][a-z ]{2,30}?) (?:and|who) | (?:who|that|which) )
      (?:face|fight|meet|oppose|are (?:facing|against|up against)) (${UNIT_WITH}) are ${DO_CHARGE}\W*$
    `,
    '$1 $2 charge $3'
  ],
  // "just 2 of my 4 huscarls can be reached by the 8 bondi charging them"
  [
    said`
      ^\W*(?:(?:just|only) )?(${NUMBER}) of (${UNIT}) (?:(?:can|could) be|are|get) (?:reached|touched|contacted|engaged|met) by (${UNIT})
      \s*,? (?:(?:who|that|which) (?:are )?)?charg(?:e|ing) (?:them|him|it)(?=\W*$|\s*,)
    `,
    '$3 charge $2, engaged $1'
  ],
  // "saxon levies, 12 of them, charged by viking warriors, 8 strong"
  [
    said`
      (?<=^\W*(?:my |his |the )?|\b(?:by|vs\.?|against|charge|charges|into|at) (?:my |his |the )?)((?:[a-z]{4,12} )?[a-z]{4,20})\s*,\s*(\d{1,2}|
      ${NUMBER}) (?:of (?:them|'em)|strong|in number|all told)(?:\s*,)?(?=\W*$|\s)
    `,
    '$2 $1'
  ],
  // "1 fatigue on my 6 hirdmen, 3 on his 8 ceorls, and I charge"
  [
    said`
      ^\W*(?:[^\d,;.:]{3,30}[:,;.]\s*)?(\d) fatigue on (?:my|our) (${NUMBER} [a-z]+)\s*,? (?:and )?(\d)(?: fatigue)? on (?:his|her|their|the) (${NUMBER} [a-z]+)
      \s*[,;.]? (?:and |if )?(?:I|we) (?:am |are |will )?(?:the one |doing the )?charg(?:e|ing)(?: (?:him|them|her))?\W*$
    `,
    '$2 fatigue $1 charge $4 fatigue $3'
  ],
  [
    said`
      ^\W*(?:[^\d,;.:]{3,30}[:,;.]\s*)?(\d) fatigue on (?:my|our) (${NUMBER} [a-z]+)\s*,? (?:and )?(\d)(?: fatigue)? on (?:his|her|their|the) (${NUMBER} [a-z]+)
      \s*[,;.]? (?:and |if )?(?:he|she|they) (?:is |are |will )?charg(?:es?|ing)(?: (?:me|us))?\W*$
    `,
    '$4 fatigue $3 charge $2 fatigue $1'
  ],
  // "after a forced march (2 fatigue) 8 bondi still charge"
  [
    said`^\W*(?:after|following) (?:(?:an?|the|some|that) )?[a-z ]{3,24} \((${TIRED})\)\s*,? (${UNIT}) (?:still )?(?=[a-z])`,
    '$2 with $1 '
  ],
  // "when 8 bondi come at them my 4 huscarls keep their dice"
  [
    said`
      ^\W*(?:when|if|as) (${UNIT_WITH}) (?:come|run|go|charge|attack|pile|rush|hit)s?(?: (?:at|into|onto|in on))? (?:them|us|it)\s*,?
      \s+((?:my|our|his|their|the) ${NUMBER} [a-z]+) (?=[a-z])
    `,
    '$1 charge $2, who '
  ],
  // without an object
  [
    said`
      \b(when|if|once|as|after|should) (${UNIT_WITH}) (?:(?:pile|go|wade|come|crash|steam|barrel|plough|smash|get|get stuck)s? in|hit home
      |strike home|crash home|hit them|come home)(?=\W*$|\s*[,;])
    `,
    '$1 $2 charge'
  ],
  // boxes that are played with feeling
  [
    said`
      \b(?:bellow|shout|cry|yell|roar|chant|invok|call|summon)(?:ing|s|es|e) (?:(?:on|upon|out|for) )?(?=(?:the )?[a-z][a-z' -]{2,20}[!,]?
      \s+(?:charg|attack|shoot|and|as|when)|[a-z' -]{3,20}!?\W*$)
    `,
    'using '
  ],
  [
    said`\b(?:spring|trigger|unleash|activat|invok)(?:s|es|e|ing)? (?:an?|the|their|his|my) (?=[a-z]{4,20} (?:when|as|if|while|on)\b|[a-z]{4,20}\W*$)`,
    'use '
  ],
  [
    said`
      ^\W*([a-z][a-z' -]{2,24}?) (?:is|are|stands?) (?:behind|with|beside|backing|aiding|helping) (${UNIT}) (?:in|on|for|as|during) (?:(?:their
      |its|the|a) )?charg(?:e|ing) (?:on|at|against|of|into)\s+
    `,
    '$2 with $1 charge '
  ],
  [
    said`
      ^\W*([a-z][a-z' -]{2,24}?) (?:protects?|shields?|guards?|covers?|helps?|saves?) (${UNIT}) (?:from|against) (${UNIT}) (shoot|charg
      |attack)ing (?:at )?(?:them|it)\W*$
    `,
    '$3 $4ing $2, the latter use $1'
  ],
  [said`(?<=[a-z]\s*),? helps (?=${OWNED}${NUMBER} [a-z]+\s*,? (?:who|that|as|when|if|charg|against|vs|shoot|attack))`, ' for '],
  [
    said`^\W*([a-z]{3,20}) and ([a-z]{3,20}) both\s*,? (?:on|for|with|in) (${UNIT_WITH}) (charg|attack|shoot)ing (?=${OWNED}${NUMBER} )`,
    '$3 with $1 and $2 $4ing '
  ],
  [
    said`
      ^\W*([a-z]{3,20}) (?:has gone off|is (?:in (?:play|force|effect)|active|on|up))(?: (?:this turn|now|already))?\s*,? (?:and|as) (${UNIT})
      \s+(.{5,60}?) (?:under|with|in) (?:it|that)\W*$
    `,
    '$2 with $1 $3'
  ],
  // models given up for a box: "I sacrifice two of my 8 bondi to Valhalla while charging"
  [
    said`
      ^\W*(?:(?:I|we|he|she|they|if I) )?(?:sacrific|send|offer|giv)(?:e|es|s|ing)? (${NUMBER}) of (?:(?:my|his|her|their) own (?=\d))?(
      ${UNIT}) (?:to|for|with) ([a-z]{4,20})
      \s*,? (?:(?:while|when|and|as|before|then) )?(?:(?:they|I|we) )?(charg|attack)(?:e|ing|s)? (?:with the rest )?
    `,
    '$2 with $3 $1 $4ing '
  ],
  // dice of a box, all on one thing
  [
    said`
      ^\W*(${NUMBER}) ([a-z]+(?: [a-z]+)?) dice\s*,? (?:(?:both|all|all of them) )?(?:(?:are |both )?(?:spent|put|placed|used|going) )?(?:on|in
      |into|for) (attack|defen[cs]e)\s*,? (?:for|with|by|of) (?=${OWNED}${NUMBER} )
    `,
    '$2 with $1 $3 for '
  ],
  // alone, and from the saddle
  [said`\s*,? single[\s-]handed(?:ly)?\b`, ''],
  [said`\b(?:from|in) (?:the|his) saddle\b`, 'mounted'],
  // "and the two units scrap for 2 rounds"
  [
    said`
      \s*,? and (?:(?:the )?(?:two|both)(?: units| sides)? |they (?:all )?)?(?:scrap|slog|slug|fight|battle|brawl|grind|go at)s?(?: (?:on|it out
      |it|away))*? for (${NUMBER} rounds?)\b
    `,
    ', $1'
  ],
  [said`\b(when|if|once|as) (${UNIT} (?:with|in|behind|on) [^(),;:.?!]{2,40}?) (charge|attack)s?(?=\W*$)`, '$1 $2 $3 them'],
  // "chance to wipe out 10 bondi charging with 8 ceorls"
  [
    said`\bto (wipe out|kill|beat|destroy) (${UNIT_WITH}) (?:by |when |while )?charging(?: them)? with (${UNIT_WITH})(?=\W*$)`,
    'that $3 $1 $2'
  ],
  [
    said`\bof (wiping out|killing|beating|destroying) (${UNIT_WITH}) (?:by |when |while )?charging(?: them)? with (${UNIT_WITH})(?=\W*$)`,
    'of $3 $1 $2'
  ],
  [said`\bkilling all (?:of )?(?=${OWNED}${NUMBER} )`, 'wiping out '],
  [said`\bkill(s)? all (?:of )?(?=${OWNED}${NUMBER} )`, 'wipe$1 out '],
  // nobody falls
  [
    said`\b(?:that )?(${UNIT_WITH}) charge (${UNIT_WITH}) without (?:(?:any|a|taking|suffering) ){0,2}(?:loss(?:es)?|casualt(?:y|ies))(?=\W*$)`,
    'that $1 lose nobody charging $2'
  ],
  [
    said`\b(?:take|suffer|have) no (?:losses|casualties|loss|damage)(?: at all)?(?= (?:(?:when|if|while|in|by) )?(?:they )?charg)`,
    'lose nobody'
  ],
  [
    said`\bnone of (${UNIT_WITH}) (?:die|fall|are killed|are lost)(?= (?:(?:when|if|while|by) )?(?:they )?charg)`,
    '$1 lose nobody'
  ],
  // who falls
  [
    said`
      (?<=\bof ${OWNED}(?:${NUMBER} )?[a-z]+ )(?:drop|croak|snuff it|cop it|bite the dust|keel over|hit the deck|buy it|kick the bucket)(?=\s*
      (?:\W*$|[,;]|when|if|once|as|after)|$)
    `,
    'die'
  ],
  [said`\b(?:going to|gonna|likely to|about to|will) (?:cop it|buy it|snuff it|bite the dust|croak|drop)(?=\W*$|\s)`, 'will die'],
  [said`\bfrom (?:an? |the )?(?:volley|shot|shooting|fire) (?:by|of|from) (?=${OWNED}${NUMBER} )`, 'shot at by '],
  [said`\bshoot(s|ing)? dead (?=(?:${NUMBER}|all|at least|an?|the) )`, 'kill$1 '],
  // a charge that costs somebody
  [
    said`
      \b(?:an? |the )?charg(?:e|ing) (?:by|of|from) (${UNIT_WITH}) costs? (${UNIT}) (?:at least )?(${NUMBER}|half)(?: (?:or more|of)?(?: ?(?:men
      |models|of them|their (?:number|men|models)))?)?(?=\W*$)
    `,
    '$1 charging kill at least $3 of $2'
  ],
  [
    said`
      \b(?:an? |the )?charg(?:e|ing) (?:by|of|from) (${UNIT_WITH}) costs? (${UNIT}) more than half(?: of)?(?: (?:their|its|the) (?:number|men
      |models|strength))?(?=\W*$)
    `,
    '$1 charging kill more than half of $2'
  ],
  [
    said`\bcharging (${UNIT_WITH}) costs? (${UNIT}) (?:at least )?(${NUMBER})(?: (?:men|models|of them))?( or more)?(?: (?:men|models|of them))?(?=\W*$)`,
    '$2 lose $3$4 charging $1'
  ],
  [
    said`\b(${UNIT_WITH}) (lose|lost|loses) (${NUMBER}) or more(?: (?:men|models|of them))? (?:by |when |while |in |from )?charging (?=${OWNED}${NUMBER} )`,
    '$1 $2 at least $3 when charging '
  ],
  [
    said`\btake no (?:casualties|losses|damage|loss)(?: (?:at all|whatsoever))? (?:off|from|against) (?=${OWNED}${NUMBER} )`,
    'lose nobody against '
  ],
  // "my 8 bondi win if my bondi charge": the same unit again
  [
    said`\b(${OWNED}${NUMBER} ([a-z]{3,20}) [^,;.?!]{2,30}?)\s*,? (if|when|as) (?:my|our|his|their|the) \2 (charge|attack|shoot)s?(?= )`,
    '$1 $3 they $4'
  ],
  // "8 bondi aren't wiped out": one of them at least is left
  [
    said`
      (?<=\b(?:${CHANCE}|likely|often)\b[^,;:.?!\d]{0,30})(${UNIT}) (?:(?:are|is|will)(?: not|n['\u2019]t)(?: be| get)?|aren['\u2019]?t
      |won['\u2019]?t be|don['\u2019]?t get|not|not being|not getting) (?:wiped out|destroyed|annihilated|slaughtered)\b
    `,
    'at least 1 of $1 survives'
  ],
  // a leader, by himself
  [
    said`\b(kill|slay)(s|ing)? (?:an?|the|his|my) (?:lone|lonely|single|solitary|unguarded|unprotected|exposed) (?=${LEADER}\b)`,
    '$1$2 the '
  ],
  [
    said`(?<=\b(?:kill|slay|wip)[a-z]*(?: out)? (?:the |an? |his |my )?${LEADER}) (?:that |which |whom )?(?:they|it) (charge|attack)s?(?=\W*$)`,
    ' if they $1'
  ],
  [
    said`(?<=\b(?:kill|slay|wip|destroy)[a-z]*(?: out)? [^,;:.?!]{2,40}) (?:with|in) (?:one|a single|1) (?:volley|shot|charge|round)(?=\W*$)`,
    ''
  ],
  [said`(?<=\b${OWNED}${NUMBER} [a-z]+ )carry (?=\d|${NUMBER})`, 'have '],
  // "he burns one of them to toughen up the armour of his bondi"
  [
    said`
      \b(?:burn|use|spend|blow|cash in)s? (?:one|1|it|that|a|that marker|the marker|one marker) (?:of (?:them|those|it|the markers) )?to
      \s+(?:toughen|raise|boost|improve|up|increase|harden|better|stiffen)(?: up)? (?:the|my|our|their|his|its) (?:own )?armou?r\b
    `,
    'spend it on armour'
  ],
  [
    said`
      \b(?:burn|use|spend|blow|cash in)s? (?:one|1|it|that|a|that marker|the marker|one marker) (?:of (?:them|those|it|the markers) )?to (?:knock
      |lower|reduce|weaken|soften|drop|bring|worsen|push|cut)(?: down)? (?:the enemy(?:['\u2019]s)?|his|their|the [a-z]{3,20}['\u2019]s?) armou?r
      (?: down)?\b
    `,
    "spend it on the enemy's armour"
  ]
]
