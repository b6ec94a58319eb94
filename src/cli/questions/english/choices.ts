import { DEED, NUMBER, OWN, OWNED, type Rewording, said } from '../rewording'
import { ENGLISH_VERSUS, UNIT } from './versus'

/** More turns of phrase in English, put in plain words after the others: choices, advice, one activation after another. */

const BEAT = '(?:beat(?:ing)?|defeat(?:ing)?|kill(?:ing)?|win(?:ning)? against|wip(?:e|ing) out|destroy(?:ing)?)'
/** What a unit is, said in place of another unit: "fresh", "on foot", "with one fatigue". */
const STATE = String.raw`(?:fresh|tired|exhausted|mounted|(?:(?:the same|with|without|on|in) ){1,2}[a-z\d]+(?: (?:fatigue|cover))?)`
/** "I am being charged by" */
const CHARGED_BY = String.raw`\b(?:I|we)\W\S+ (?:(?:being|now) )?(?:charged|attacked|shot(?: at)?) by\b`
const MOUNTED = '(?:on (?:foot|horse(?:back|s)?|camels?)|mounted|dismounted|with (?:axes|javelins|heavy weapons))'
const ARMED = `${UNIT}(?: with [a-z]+)?`
const IN_TURN = '(?:in turn|one after (?:the other|another)|one by one|successively|in succession)'
const LIST = String.raw`${UNIT}[^:;.?]*?(?:,|\bor\b|\band\b)\s*${UNIT}[^:;.?]*?`

/** To give up dice, or not. */
const GIVE_UP = '(?:give up (?:(?:their|half|of|its|attack) )*dice|close ranks)(?:,? or (?:not|keep (?:them|(?:their )?dice)))?'

export const ENGLISH_CHOICES: readonly Rewording[] = [
  // another unit in place of the one that acts
  [
    said`
      ^\W*(?:should )?(${OWNED}\d{1,2} [a-z]{3,20}) ((?:charge|attack|shoot|against|vs)[a-z.]*(?: at)? ${OWNED}\d{1,2} [^,;:.?!\d]{3,30}?)(?:\s*,|,?\s+or)
      \s+(?:or )?(?:(?:should|shall|could|can) (?:I|we) (?:rather |better )?)?(?:use|send|take|commit) (${OWNED}\d{1,2} [a-z]{3,20})(?: instead(?: of (?:the |my )?[a-z]+)?)?\W*$
    `,
    '$1 or $3 $2'
  ],
  // "is it better for 4 huscarls charged by 12 bondi to give up dice": whether to do it, not that it is done
  [
    said`
      ^\W*(?:(?:is it|would it be) (?:better|best|wise|good|right|worth it|sensible) for|should|do|would|will) (${UNIT})\s*,? (?:being )?(?:charged|attacked) by
      \s+(${OWNED}${NUMBER} [^,;:.?!]{3,40}?)\s*,? (?:to )?${GIVE_UP}\W*$
    `,
    '$2 charge $1, should the defender give up dice?'
  ],
  [
    said`
      ^\W*(?:(?:is it|would it be) (?:better|best|wise|good|right|worth it|sensible) for|should|do|would|will) (${UNIT})\s*,? (?:to )?${GIVE_UP}
      \s+(?:when|if) (${OWNED}${NUMBER} [^,;:.?!]{3,40}?) (?:charge|attack) (?:them|it)\W*$
    `,
    '$2 charge $1, should the defender give up dice?'
  ],
  [
    said`^\W*(?:what|who)(?:['\u2019]s| is) (?:the )?(?:better|best) target for (${OWNED}\d{1,2} [^,;:.?!\d]{3,40}?)\s*[,:]\s*(?=${OWNED}\d)`,
    'which target is better for $1, '
  ],
  [
    said`
      ^\W*how much (?:worse|better)(?: off)? are (?:my |the )?(\d{1,2}) ((?:exhausted|tired) )?([a-z]{3,20})( with \d fatigue)? than (?:if )?(?:\d{1,2} )?fresh(?: (?:ones|\3))?
      \s+(?:against|vs\.?) 
    `,
    'compare $1 $2$3$4 or $1 $3 against '
  ],
  [
    said`^(\W*compare) (?:my |the )?(\d{1,2}) ([a-z]{3,20}) (with \d fatigue) (?:and|or|with) fresh ones (?=(?:against|vs\.?|charg))`,
    '$1 $2 $3 $4 or $2 $3 '
  ],
  [
    said`
      (?<=\d [^?]{3,160}?)[\s,;.:]+(?:is it|would it be) (?:wise|smart|good|better|best|worth(?:while)?|prudent|sensible|right)
      \s+(?:to give|giving|if I give) up (?:(?:my|our|their|its|the|half|of|attack) )*dice\W*$
    `,
    ', should I give up dice?'
  ],
  // "at how many bondi do 4 huscarls start losing"
  [
    said`
      ^\W*(?:(?:at|from) )?(?:how many|what number of) ([a-z]{3,20}) (?:do|does|will|would|before|until) (${UNIT})
      \s+(?:(?:start|begin)s? (?:to lose|losing)|lose)(?: (?:more often than not|50% of the time))?\W*$
    `,
    'how many $1 to beat $2'
  ],
  // "rank 8 bondi, 6 hirdmen and 12 thralls as chargers of 4 huscarls"
  [said`(?<=\d.{2,200})\bas (?:the )?(?:charger|attacker)s? (?:of|on|against) (?=${UNIT})`, 'charging '],
  // how the question is put
  [
    said`
      ^\W*
      (?:
        (?:can|could|would|will) (?:you|we) (?:please |kindly )?|(?:please|help me(?: to)?|I (?:want|need) to|let['\u2019]?s)\s+
      )?(?:work|figure) out\W+(?:(?:the )?(?:results?|outcomes?|odds|numbers|chances?) (?:of|for|when|if) )?
    `,
    ''
  ],
  [said`\b(defenders?|they|the [a-z]+s) closes?(?=\W*$|\s*[,;])`, '$1 close ranks'],
  // "spends 2 on armour": two of the fatigue
  [
    said`\b((?:spen[dt]|burn)(?:s|ing)?|us(?:es?|ing)) ([23]|two|three) (?=(?:on|for) (?:(?:${OWN}|own|its|enemy) ){0,2}armou?r\b(?!\s*(?:and\b|\+)))`,
    '$1 $2 fatigue '
  ],
  // each effect may be bought again in the second edition: "spends armour and armour"
  [said`\b(spend(?:s|ing)?) (?=(?:enemy )?armou?r and (?:enemy )?armou?r(?=\W|$))`, '$1 fatigue on '],
  // all the fatigue that was named is spent: "with 2 fatigue, I spend both on my armour"
  [
    said`
      \b(spend(?:s|ing)?|us(?:es?|ing)) (?<=\b(?:([23]|two|three) fatigue|fatigue ([23]|two|three))\b.*)
      (?:both|all(?: (?:three|3))?|it all)(?: of (?:them|it|the fatigue))?(?: (?:the )?(?:markers|tokens|of them))?
      \s+(?=(?:on|for|to|against)\s(?!.*\band\b))
    `,
    '$1 $2$3 fatigue '
  ],
  // whose enemy has it, and is not named: who acts, where they have charged it
  [
    said`
      \bboth
      (?<=\b(?:charge|attack|shoot)s?\s(?!.*\bby\b).*\b(?:(?:2|two) fatigue|fatigue (?:2|two))\b[^,;.]*[,;.]\s*(?:and )?both)
      (?: of them)? (?:(?:are|is|being|to be|get) )?(?:spent|used|burn(?:t|ed)) (?=(?:on|for|to|against)\s(?!.*\band\b))
    `,
    'the attacker spends 2 fatigue '
  ],
  [
    said`
      \bboth
      (?<=^(?!.*\bby\b).*\b(?:(?:2|two) fatigue|fatigue (?:2|two))\b.*\b(?:charge|attack|shoot)s?\s[^,;.]*[,;.]\s*(?:and )?both)
      (?: of them)? (?:(?:are|is|being|to be|get) )?(?:spent|used|burn(?:t|ed)) (?=(?:on|for|to|against)\s(?!.*\band\b))
    `,
    'the defender spends 2 fatigue '
  ],
  [
    said`
      \b(?:(?:(?:I|we) )?(?:spend|us)(?:e?s?|ing) )?(?:one|1)(?: fatigue)? (?:goes )?(?:on|for|to) my (?:own )?armou?r\s*
      (?:,|\band\b) (?:and )?(?:one|1|another|the (?:other|second))(?: one)? (?:on|for|against|to lower)
      \s+(?:his|theirs?|(?:the )?enemy(?:['\u2019]?s)?)(?: armou?r)?(?=\W|$)
    `,
    'I spend both'
  ],
  // a heading before a list that says it all: "crossbows and bows: 8 crossbowmen or 12 peasants with bows ..."
  [
    said`^(\W*(?:compare )?)[a-z]+ (?:and|or|vs\.?|versus|with|against) [a-z]+\s*:\s*(?=${OWNED}\d+ [^,;:.?!]{2,40}\sor ${OWNED}\d+ [a-z])`,
    '$1'
  ],
  // whose boxes they are, before who is to use them
  [
    said`
      ^\W*(?:with|holding|having) ([a-z][a-z ,]{2,50}?)(?: (?:on (?:my|the) board|in hand|ready|available|loaded))?\s*,\s*how
      \s+(?:best )?(?:should|do|shall|would|can) (?:best )?(${UNIT}) (?:best )?(?=${DEED}|take on)
    `,
    'how should $2 with $1 '
  ],
  [
    said`
      ^\W*how (?:best (?:do|can|should)|(?:do|can|should) (?=${UNIT}(?: with [^,;:.?!]{2,40})? best\s))\s*
      (${UNIT}(?: with [^,;:.?!]{2,40}?)?) (?:best )?(?=(?:charge|attack|fight|shoot|take)\b)
    `,
    'how should $1 '
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:my|our|the) best (?:play|move|option|response|plan|course) (?:as|with|for)
      \s+(${UNIT}[^,;:.?!]{0,60}?)\s*,? (?:(?:when|if|who|they|are|get|being|getting) ){0,3}charged by ([^,;:.?!]+?)\W*$
    `,
    'what should the defender do when $2 charge $1'
  ],
  // "best use of the 2 fatigue on 4 huscarls when my 8 bondi charge them"
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?best (?:use|way to (?:use|spend)) (?:of )?(?:(?:the|my|his|their) )?
      (${NUMBER} fatigue) (?:on|of) (${UNIT}) (?:when|if) (${UNIT}[^,;:.?!]{0,60}?) (charge|attack|shoot)s? (?:at )?them\W*$
    `,
    'what should I do when $3 $4 $2 with $1'
  ],
  // "on foot, on horses or on camels": each by itself
  [said`\b(${MOUNTED})\s*,\s*(?=(?:${MOUNTED}\s*,\s*)?(?:or )?${MOUNTED}\s*,? or ${MOUNTED}\b)`, '$1 or '],
  // which of several
  ...ENGLISH_VERSUS,
  [said`\bhow (?:much (?:of )?|(?:big|great|large) (?:of )?)(?:an? )?difference\b`, 'what difference'],
  [said`\b(?:smarter|cleverer|preferable|more sensible|sounder)\b(?=.*\bor\b)`, 'better'],
  [said`\bbetter or worse\b`, 'better'],
  [
    said`^\W*(?:(?:tell me|say) )?(?:whether|if|does|do) ([a-z]+) (?:beats?|outperforms?|outdoes|trumps?) ([a-z]+) (?=(?:when|if|for|with)\s)`,
    'is $1 better than $2 '
  ],
  [
    said`
      ^\W*(?:do|does|will|would|can|could) (${UNIT}[^,;:]*?|${OWN}?\s*\d+(?: [a-z]+){1,2}) (?:do|fare|be) better
      \s+(charging|attacking|against|shooting(?: at)?) (${UNIT}[^,;:]*?) than (${OWNED}\d+ [^,;:?]+?)\W*$
    `,
    'would $1 do better than $4 $2 $3'
  ],
  [said`(?<=\d )(?:ordinary|regular|vanilla|standard) (?=[a-z])`, ''],
  [
    said`
      ^\W*(${UNIT}) (vs?\.?|against|charg[a-z]*|attack[a-z]*) (${UNIT}[^,;:?]*?)\s*(?:[,;]|\bor\b)\s*(?:or )?\1 \2
      \s+(${UNIT}[^,;:?]*?)\s*[,;:.?]\s*which\b.*$
    `,
    '$1 $2 $3 or $4'
  ],
  // "with impact and charge attack 8 warriors": the box, before the deed
  [said`(?<=\b(?:with|using|plus) [a-z]+ (?:and|&) )charge (?=(?:attack|charg)[a-z]* (?:(?:my|his|the) )?\d)`, '+charge '],
  [
    said`^\W*(${LIST}) (?:charging|attacking|against|vs\.?) (${UNIT}[^,;:?.]*?)\s*[,;.]\s*(?:please )?compare(?: (?:them|these|those))?\W*$`,
    'which is best against $2: $1'
  ],
  [said`\bworth more than\b`, 'better than'],
  [
    said`^\W*(?:stack(?: up)?|rank|pit|line up|weigh(?: up)?) (${LIST}) (?:against|vs\.?) ([^:;.?]+?)\W*$`,
    'which is best against $2: $1'
  ],
  [
    said`
      ^\W*(?:(?:my|the|our) )?(?:options|choices|candidates|units)(?: are)?\s*:\s*(${LIST})\s*[.;]\s*(?:(?:my|the|our) )?
      (?:target|enemy|opponent|foe)(?: (?:is|are))?\s*:?\s*(${UNIT}[^:;.?]*?)(?:\s*[.;,:]\s*(?:compare|which)\b.*)?\W*$
    `,
    'which is best against $2: $1'
  ],
  [
    said`^(\W*${OWNED}\d+ [a-z]+)\s*,? (?:either )?(${STATE}) (?:vs\.?|versus) (?:the same )?(${STATE})\s*,? (?=${DEED}|against\s)`,
    '$1 $2 or $3 '
  ],
  [
    said`^\W*(?:is|are) ([a-z]+) (?:(?:better|worth (?:it|using|playing|taking|having)) )?(for|with|when|if) (${UNIT}) (?:on|into) (?=${OWNED}\d)`,
    'is $1 worth it $2 $3 against '
  ],
  [
    said`^\W*(?:is|are) ([a-z]+) worth (?:it|using|playing|taking|having) (for|with|when|if) (.+?)\s*, or (?:is |are )?([a-z]+)\W*$`,
    'is $1 or $4 better $2 $3'
  ],
  [
    said`
      ^\W*(?:when |if )?(charging|attacking|shooting(?: at)?) (${UNIT})\s*[,:]\s*
      ((?:is|are|does|do|would|will|which|what|how|should)\s.+?\s(?:for|with|by) ${UNIT})\W*$
    `,
    '$3 $1 $2'
  ],
  [
    said`
      ^\W*(${UNIT}) (${DEED}|vs\.?|against) ([^,;:?]+?)(?:\s*[,:;.]| [\u2013-])\s*(?:which|what) (?:one )?(?:of )?
      ([a-z]+(?:,| and| or)[a-z ,]+?) (?:should|do|would|shall) (?:I|we|you)
      \s+(?:use|play|pick|take|choose|advise|recommend|suggest)\W*$
    `,
    'what should I do with $1 with $4 $2 $3'
  ],
  [
    said`^\W*((?:does|do|would|will|can) (?:an? |the )?[a-z]+(?: cover)?) (?:save|protect|shield|keep) (${UNIT}) (?:safe )?from `,
    '$1 help $2 against '
  ],
  [
    said`
      ^\W*(${UNIT})\s*,? (clos(?:e|ing) ranks|giv(?:e|ing) up (?:(?:their|its|attack|the) )*dice) or not\s*,?
      \s+(?:vs\.?|against|charged by) (${UNIT}[^,;:?]*?)\W*$
    `,
    '$1 charged by $3, $2 or not'
  ],
  [
    said`
      ^\W*(?:would|will|do|does|could|can) (${NUMBER}) (?:more|extra|additional) ((?!attack|defen|dice)[a-z]+)
      \s+(?:help|let|be better|make(?: a(?:ny)? difference)?)\s*(?:[:,;]|when\s|if\s)?\s*(${UNIT}\s[^?]+?)\W*$
    `,
    '$3, would $1 more $2 help?'
  ],
  // advice before its fight
  [
    said`
      ^\W*((?:his|her|their|the) \d+ [a-z]+) ha(?:ve|s) ([^.;:!?]{3,40})[.;:!?]\s*(should I [^.?]{3,80}?) (?:if|when)
      \s+(my \d+ [a-z]+) (charge|attack)(?: them)?\W*$
    `,
    '$4 $5 $1 with $2, $3?'
  ],
  // who is charged has what he says he has
  [said`\b(I|we) have (?=\d)(?:(?=.*${CHARGED_BY})|(?<=${CHARGED_BY}.*))`, '$1 have my '],
  [
    said`
      ^\W*(?:(?:is|would) it (?:be )?)?(?:(?:a|any) )?(?:good|bad|smart|wise|sensible|stupid|clever) (?:idea|move|play) (?:to )?
      (?=(?:charg|attack|shoot)(?:e|ing)?\s)
    `,
    'is it a good idea to '
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is| are) )?(?:(?:my|our|the) )?best (?:play|move|option|choice|course(?: of action)?)\s*
      (?:here|now)?\s*[?:.,]+\s*(?=(?:(?:I have|I['\u2019]ve(?: got)?) )?${OWNED}\d)(.+?)\W*$
    `,
    '$1, what should I do?'
  ],
  [
    said`
      ^\W*(?:does|would|will|might) it (?:pay|help|make sense) (?:for )?(${UNIT}) to (close ranks|give up dice)
      \s+(?:(?:when|if) (?:they (?:are|get) )?|against )(charged by )?
    `,
    'should $1 $2 charged by '
  ],
  [
    said`
      ^\W*
      (
        (?:should|shall) (?:I|we)
        \s+(?:close ranks|give up (?:(?:my|our|attack) )*dice|keep (?:my |our )?dice|use [a-z]+|play [a-z]+)
      )\s*[?.:]\s*(${UNIT}[^?]*?)\W*$
    `,
    '$2, $1?'
  ],
  // what is said besides: both sides show who wins
  [said`(?<=\b(?:charge|attack)s? ${OWNED}\d+ [a-z]+\s*)(?:,|\band\b|,\s*and) (?:they|I|we|it) (?:win|lose)s?(?=\W*$)`, ''],
  // how many are needed
  [said`\b(?:an? )?(?:even|fifty[\s-]+fifty|50\s?[-/\s]\s?50) (chance|odds|shot)\b(?=.*\b(?:against|of|to)\b)`, 'a 50% $1'],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:smallest|least|lowest|fewest|minimum) (?:number (?:of )?|unit of )?
      ([a-z]+(?:\swith\s[a-z]+)?) (?:(?:that (?:has|have|gives?)|with|for|to (?:have|get)|needed for) )an? (\d{1,2}\s*%)
      \s+(?:chance|odds) (against|(?:of|to) ${BEAT})\s+
    `,
    'how many $1 do I need for a $2 chance $3 '
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:smallest|least|lowest|fewest|minimum) (?:number (?:of )?)?([a-z]+) to
      \s+(${BEAT} .+?) (?:with|in|at) (?:an? )?(\d{1,2}\s*%)(?: (?:chance|probability|of (?:cases|fights)))?\W*$
    `,
    'how many $1 do I need for a $3 chance to $2'
  ],
  [
    said`
      ^\W*(?:at|from|with) (?:what|which) (?:number|size) of ([a-z]+) (?:does|do|will|would|is) (?:my|the|their)
      \s+(?:chances?|odds|probability) of (${BEAT} .+?)
      \s+(?:
        pass(?:es)?|exceeds?|reach(?:es)?|tops?|hits?|go(?:es)? (?:above|over|beyond)|(?:get|climb|rise)s? (?:above|over|to)
      ) (\d{1,2}\s*%)\W*$
    `,
    'how many $1 do I need for a $3 chance of $2'
  ],
  [
    said`^\W*how (?:big|large|strong) (?:must|should|does|would) (?:an? |my |the )?unit of ([a-z]+) (?:(?:have|need) to )?be (?:in order )?(?=to\s)`,
    'how many $1 do I need '
  ],
  [
    said`
      ^\W*(?:I|we) (?:want|need|would like) (?:an? |at least )?(\d{1,2}\s*%) (?:chance )?
      (?:to (?:win|beat)|of (?:winning|beating|victory)) (?:against )?(.+?)\s*[,;:.]\s*how many ([a-z]+)
      \s+(?:must|should|do|would|will|shall|have to)\s.*?\W*$
    `,
    'how many $3 do I need for a $1 chance of beating $2'
  ],
  [
    said`^\W*(?:do|does|will|would|can) (.+?) (?:(?:at least|more often than|more than|better than) )?50% of the time\W*$`,
    'odds of $1'
  ],
  // one activation after another
  [said`(?<=\b(?:charge|attack|shoot)s? (?:at )?${UNIT})\s*,\s*(?=(?:rest|move)s?\b)`, ', then '],
  // "8 bondi charge 4 huscarls > 6 hirdmen charge them": an arrow between steps
  [
    said`(?<=\b(?:charge|attack|shoot|fire|rest|move)s?\b.{0,80}?)\s*[,;]?\s(?:-*>|=>|\u2192)\s*(?=[^>]{3,60}? (?:charge|attack|shoot|fire|rest|move)s?\b)`,
    ', then '
  ],
  [
    said`^\W*(${UNIT}) (charge|attack)s? (${UNIT})\s*,? (?:right |just )?after (${ARMED}) (?:have )?(?:shoot|shot) (?:at )?them( with [a-z]+)?\W*$`,
    '$4$5 shoot $3, then $1 $2 them'
  ],
  [said`^\W*before (${UNIT}) (charge|attack)s? (${UNIT}),? they ([^,;]+?\s)them\W*$`, '$1 $4$3, then they $2 them'],
  [said`^\W*before (${UNIT}) ((?:charge|attack)s? ${UNIT}),? they ([^,;]+?)\W*$`, '$1 $3, then they $2'],
  [said`^\W*before they ((?:charge|attack|shoot)s? ${UNIT})\s*,? (${UNIT}\s[^,;]+?)\W*$`, '$2, then they $1'],
  [
    said`
      ^\W*(?:[^\d,:]{0,40}:\s*)?(${ARMED})\s*,\s*(?:then )?(${ARMED})\s*,? (?:(?:and|then|finally) )+(${ARMED}) (?:all |each )?
      (charge|attack|shoot)s? (${UNIT})(?:\s*,? ${IN_TURN})?(?=\W*$)(?<=\b(?:all|each|then|${IN_TURN})(?:\s.*)?)
    `,
    '$1 $4 $5, then $2 $4 them, then $3 $4 them'
  ],
  [said`^\W*(${ARMED}) and (${ARMED}) (charge|attack|shoot)s? (${UNIT})\s*,? ${IN_TURN}(?=\W*$)`, '$1 $3 $4, then $2 $3 them'],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is| will be)|how (?:many|much)(?: (?:is|are))?) left of (${UNIT}) (?:after|once|when|if)
      \s+(${ARMED}) ((?:shoot|charge|attack)s?(?: at)?) (?:them|it)(?![a-z])
    `,
    '$2 $3 $1'
  ],
  [
    said`
      ^\W*after (?:beating|killing|charging|wiping out|defeating) (${UNIT})\s*,? (?:can|could|will|would|do|does) (${UNIT})
      \s+(?:(?:also|still|then) )?(?:take(?: on)?|beat|charge|attack|kill) (?=${OWNED}\d)
    `,
    '$2 charge $1, then charge '
  ],
  [said`\b((charge|attack|shoot)s? ${UNIT}) first\s*,? (?:and |then )+(${UNIT}) (?:second|next|afterwards)\b`, '$1, then $2 $3'],
  [said`\brather ((?:charge|attack|shoot) ${UNIT} with ${UNIT}) than with (?=${OWNED}\d)`, 'would you rather $1 or with '],
  [said`\b((?:shoot|fire|charge|attack)s?) twice ((?:at )?${UNIT})`, '$1 $2 twice'],
  [
    said`
      (?<=\b(?:move|charge|attack|shoot|rest)s?\b.{0,80})(?:\s*[,;.]| (?:and|then)) (?:(?:and|then|in|on|with|for) )*
      (?:(?:the|their|its|my) )?(?:next|second|third|following|another) activation\s*,? (?:they )?
      (?=charge|attack|shoot|move|rest)
    `,
    ', then '
  ],
  [said`(?<=[a-z]\s*)[,;]? (?:and )?after (?:them|that|this|it)\s*,? (?=(?:(?:my|our|his|her|their|the) )?\d)`, ', then '],
  [
    said`
      \b(?:finish(?:es)?|complete|do(?:es)?) (?:off )?(?:the )?(?:job|rest|work|business)(?=\W*$)
      |\b(?:mop|clean)s? (?:them )?up(?=\W*$)
      |(?<=[,;.]\s*(?:then |next )?(?:my |his )?\d{1,2} (?:mounted )?[a-z]{3,20} )(?:follow|come|go)s?
      (?: (?:up|on|next|after(?: them)?))?(?=\W*$)
    `,
    'charge them'
  ],
  [
    said`
      ^\W*(?:(?:what(?:['\u2019]?s| are| is) )?(?:the )?(?:odds|chances?|probability) (?:that|of) )(${UNIT}) (?:are|being|is)
      \s+(?:all )?(?:dead|gone|wiped out|destroyed|killed) (?:after|once|when|if) (${UNIT}[^,;:?]*?) and (?:then )?
      (${UNIT}[^,;:?]*?) (?:have )?(?:both )?(charg|attack|shoot|shot)(?:e|ed|s)?(?: at)? them\W*$
    `,
    '$2 $4 $1 then $3 $4 them'
  ]
]
