import { DEED, NUMBER, OWN, OWNED, type Rewording, said, TO_THE_END } from '../rewording'
import { ENGLISH_VERSUS } from './versus'

/** More turns of phrase in English, put in plain words after the others: choices, numbers that are needed, fights that go on. */

const UNIT = String.raw`${OWNED}\d+ [a-z]+`
const BEAT = '(?:beat(?:ing)?|defeat(?:ing)?|kill(?:ing)?|win(?:ning)? against|wip(?:e|ing) out|destroy(?:ing)?)'
/** What a unit is, said in place of another unit: "fresh", "on foot", "with one fatigue". */
const STATE = String.raw`(?:fresh|tired|exhausted|mounted|(?:(?:the same|with|without|on|in) ){1,2}[a-z\d]+(?: (?:fatigue|cover))?)`
/** "I am being charged by" */
const CHARGED_BY = String.raw`\b(?:I|we)\W\S+ (?:(?:being|now) )?(?:charged|attacked|shot(?: at)?) by\b`
const MOUNTED = '(?:on (?:foot|horse(?:back|s)?|camels?)|mounted|dismounted|with (?:axes|javelins|heavy weapons))'
const ARMED = `${UNIT}(?: with [a-z]+)?`
const IN_TURN = '(?:in turn|one after (?:the other|another)|one by one|successively|in succession)'
const LIST = String.raw`${UNIT}[^:;.?]*?(?:,|\bor\b|\band\b)\s*${UNIT}[^:;.?]*?`

export const ENGLISH_CHOICES: readonly Rewording[] = [
  // "at how many bondi do 4 huscarls start losing"
  [
    said`^\W*(?:(?:at|from) )?(?:how many|what number of) ([a-z]{3,20}) (?:do|does|will|would|before|until) (${UNIT}) (?:(?:start|begin)s? (?:to lose|losing)|lose)(?: (?:more often than not|50% of the time))?\W*$`,
    'how many $1 to beat $2'
  ],
  // "rank 8 bondi, 6 hirdmen and 12 thralls as chargers of 4 huscarls"
  [said`(?<=\d.{2,200})\bas (?:the )?(?:charger|attacker)s? (?:of|on|against) (?=${UNIT})`, 'charging '],
  // how the question is put
  [
    said`^\W*(?:(?:can|could|would|will) (?:you|we) (?:please |kindly )?|(?:please|help me(?: to)?|I (?:want|need) to|let['\u2019]?s) )?(?:work|figure) out\W+(?:(?:the )?(?:results?|outcomes?|odds|numbers|chances?) (?:of|for|when|if) )?`,
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
    said`\b(spend(?:s|ing)?|us(?:es?|ing)) (?<=\b(?:([23]|two|three) fatigue|fatigue ([23]|two|three))\b.*)(?:both|all(?: (?:three|3))?|it all)(?: of (?:them|it|the fatigue))?(?: (?:the )?(?:markers|tokens|of them))? (?=(?:on|for|to|against)\s(?!.*\band\b))`,
    '$1 $2$3 fatigue '
  ],
  // whose enemy has it, and is not named: who acts, where they have charged it
  [
    said`\bboth(?<=\b(?:charge|attack|shoot)s?\s(?!.*\bby\b).*\b(?:(?:2|two) fatigue|fatigue (?:2|two))\b[^,;.]*[,;.]\s*(?:and )?both)(?: of them)? (?:(?:are|is|being|to be|get) )?(?:spent|used|burn(?:t|ed)) (?=(?:on|for|to|against)\s(?!.*\band\b))`,
    'the attacker spends 2 fatigue '
  ],
  [
    said`\bboth(?<=^(?!.*\bby\b).*\b(?:(?:2|two) fatigue|fatigue (?:2|two))\b.*\b(?:charge|attack|shoot)s?\s[^,;.]*[,;.]\s*(?:and )?both)(?: of them)? (?:(?:are|is|being|to be|get) )?(?:spent|used|burn(?:t|ed)) (?=(?:on|for|to|against)\s(?!.*\band\b))`,
    'the defender spends 2 fatigue '
  ],
  [
    said`\b(?:(?:(?:I|we) )?(?:spend|us)(?:e?s?|ing) )?(?:one|1)(?: fatigue)? (?:goes )?(?:on|for|to) my (?:own )?armou?r\s*(?:,|\band\b) (?:and )?(?:one|1|another|the (?:other|second))(?: one)? (?:on|for|against|to lower) (?:his|theirs?|(?:the )?enemy(?:['\u2019]?s)?)(?: armou?r)?(?=\W|$)`,
    'I spend both'
  ],
  // a heading before a list that says it all: "crossbows and bows: 8 crossbowmen or 12 peasants with bows ..."
  [
    said`^(\W*(?:compare )?)[a-z]+ (?:and|or|vs\.?|versus|with|against) [a-z]+\s*:\s*(?=${OWNED}\d+ [^,;:.?!]{2,40}\sor ${OWNED}\d+ [a-z])`,
    '$1'
  ],
  // whose boxes they are, before who is to use them
  [
    said`^\W*(?:with|holding|having) ([a-z][a-z ,]{2,50}?)(?: (?:on (?:my|the) board|in hand|ready|available|loaded))?\s*,\s*how (?:best )?(?:should|do|shall|would|can) (?:best )?(${UNIT}) (?:best )?(?=${DEED}|take on)`,
    'how should $2 with $1 '
  ],
  [
    said`^\W*how (?:best (?:do|can|should)|(?:do|can|should) (?=${UNIT}(?: with [^,;:.?!]{2,40})? best\s))\s*(${UNIT}(?: with [^,;:.?!]{2,40}?)?) (?:best )?(?=(?:charge|attack|fight|shoot|take)\b)`,
    'how should $1 '
  ],
  [
    said`^\W*(?:what(?:['\u2019]?s| is) )?(?:my|our|the) best (?:play|move|option|response|plan|course) (?:as|with|for) (${UNIT}[^,;:.?!]{0,60}?)\s*,? (?:(?:when|if|who|they|are|get|being|getting) ){0,3}charged by ([^,;:.?!]+?)\W*$`,
    'what should the defender do when $2 charge $1'
  ],
  // "best use of the 2 fatigue on 4 huscarls when my 8 bondi charge them"
  [
    said`^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?best (?:use|way to (?:use|spend)) (?:of )?(?:(?:the|my|his|their) )?(${NUMBER} fatigue) (?:on|of) (${UNIT}) (?:when|if) (${UNIT}[^,;:.?!]{0,60}?) (charge|attack|shoot)s? (?:at )?them\W*$`,
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
    said`^\W*(?:do|does|will|would|can|could) (${UNIT}[^,;:]*?|${OWN}?\s*\d+(?: [a-z]+){1,2}) (?:do|fare|be) better (charging|attacking|against|shooting(?: at)?) (${UNIT}[^,;:]*?) than (${OWNED}\d+ [^,;:?]+?)\W*$`,
    'would $1 do better than $4 $2 $3'
  ],
  [said`(?<=\d )(?:ordinary|regular|vanilla|standard) (?=[a-z])`, ''],
  [
    said`^\W*(${UNIT}) (vs?\.?|against|charg[a-z]*|attack[a-z]*) (${UNIT}[^,;:?]*?)\s*(?:[,;]|\bor\b)\s*(?:or )?\1 \2 (${UNIT}[^,;:?]*?)\s*[,;:.?]\s*which\b.*$`,
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
    said`^\W*(?:(?:my|the|our) )?(?:options|choices|candidates|units)(?: are)?\s*:\s*(${LIST})\s*[.;]\s*(?:(?:my|the|our) )?(?:target|enemy|opponent|foe)(?: (?:is|are))?\s*:?\s*(${UNIT}[^:;.?]*?)(?:\s*[.;,:]\s*(?:compare|which)\b.*)?\W*$`,
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
    said`^\W*(?:when |if )?(charging|attacking|shooting(?: at)?) (${UNIT})\s*[,:]\s*((?:is|are|does|do|would|will|which|what|how|should)\s.+?\s(?:for|with|by) ${UNIT})\W*$`,
    '$3 $1 $2'
  ],
  [
    said`^\W*(${UNIT}) (${DEED}|vs\.?|against) ([^,;:?]+?)(?:\s*[,:;.]| [\u2013-])\s*(?:which|what) (?:one )?(?:of )?([a-z]+(?:,| and| or)[a-z ,]+?) (?:should|do|would|shall) (?:I|we|you) (?:use|play|pick|take|choose|advise|recommend|suggest)\W*$`,
    'what should I do with $1 with $4 $2 $3'
  ],
  [
    said`^\W*((?:does|do|would|will|can) (?:an? |the )?[a-z]+(?: cover)?) (?:save|protect|shield|keep) (${UNIT}) (?:safe )?from `,
    '$1 help $2 against '
  ],
  [
    said`^\W*(${UNIT})\s*,? (clos(?:e|ing) ranks|giv(?:e|ing) up (?:(?:their|its|attack|the) )*dice) or not\s*,? (?:vs\.?|against|charged by) (${UNIT}[^,;:?]*?)\W*$`,
    '$1 charged by $3, $2 or not'
  ],
  [
    said`^\W*(?:would|will|do|does|could|can) (${NUMBER}) (?:more|extra|additional) ((?!attack|defen|dice)[a-z]+) (?:help|let|be better|make(?: a(?:ny)? difference)?)\s*(?:[:,;]|when\s|if\s)?\s*(${UNIT}\s[^?]+?)\W*$`,
    '$3, would $1 more $2 help?'
  ],
  // advice before its fight
  [
    said`^\W*((?:his|her|their|the) \d+ [a-z]+) ha(?:ve|s) ([^.;:!?]{3,40})[.;:!?]\s*(should I [^.?]{3,80}?) (?:if|when) (my \d+ [a-z]+) (charge|attack)(?: them)?\W*$`,
    '$4 $5 $1 with $2, $3?'
  ],
  // who is charged has what he says he has
  [said`\b(I|we) have (?=\d)(?:(?=.*${CHARGED_BY})|(?<=${CHARGED_BY}.*))`, '$1 have my '],
  [
    said`^\W*(?:(?:is|would) it (?:be )?)?(?:(?:a|any) )?(?:good|bad|smart|wise|sensible|stupid|clever) (?:idea|move|play) (?:to )?(?=(?:charg|attack|shoot)(?:e|ing)?\s)`,
    'is it a good idea to '
  ],
  [
    said`^\W*(?:what(?:['\u2019]?s| is| are) )?(?:(?:my|our|the) )?best (?:play|move|option|choice|course(?: of action)?)\s*(?:here|now)?\s*[?:.,]+\s*(?=(?:(?:I have|I['\u2019]ve(?: got)?) )?${OWNED}\d)(.+?)\W*$`,
    '$1, what should I do?'
  ],
  [
    said`^\W*(?:does|would|will|might) it (?:pay|help|make sense) (?:for )?(${UNIT}) to (close ranks|give up dice) (?:(?:when|if) (?:they (?:are|get) )?|against )(charged by )?`,
    'should $1 $2 charged by '
  ],
  [
    said`^\W*((?:should|shall) (?:I|we) (?:close ranks|give up (?:(?:my|our|attack) )*dice|keep (?:my |our )?dice|use [a-z]+|play [a-z]+))\s*[?.:]\s*(${UNIT}[^?]*?)\W*$`,
    '$2, $1?'
  ],
  // what is said besides: both sides show who wins
  [said`(?<=\b(?:charge|attack)s? ${OWNED}\d+ [a-z]+\s*)(?:,|\band\b|,\s*and) (?:they|I|we|it) (?:win|lose)s?(?=\W*$)`, ''],
  // how many are needed
  [said`\b(?:an? )?(?:even|fifty[\s-]+fifty|50\s?[-/\s]\s?50) (chance|odds|shot)\b(?=.*\b(?:against|of|to)\b)`, 'a 50% $1'],
  [
    said`^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:smallest|least|lowest|fewest|minimum) (?:number (?:of )?|unit of )?([a-z]+(?:\swith\s[a-z]+)?) (?:(?:that (?:has|have|gives?)|with|for|to (?:have|get)|needed for) )an? (\d{1,2}\s*%) (?:chance|odds) (against|(?:of|to) ${BEAT}) `,
    'how many $1 do I need for a $2 chance $3 '
  ],
  [
    said`^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:smallest|least|lowest|fewest|minimum) (?:number (?:of )?)?([a-z]+) to (${BEAT} .+?) (?:with|in|at) (?:an? )?(\d{1,2}\s*%)(?: (?:chance|probability|of (?:cases|fights)))?\W*$`,
    'how many $1 do I need for a $3 chance to $2'
  ],
  [
    said`^\W*(?:at|from|with) (?:what|which) (?:number|size) of ([a-z]+) (?:does|do|will|would|is) (?:my|the|their) (?:chances?|odds|probability) of (${BEAT} .+?) (?:pass(?:es)?|exceeds?|reach(?:es)?|tops?|hits?|go(?:es)? (?:above|over|beyond)|(?:get|climb|rise)s? (?:above|over|to)) (\d{1,2}\s*%)\W*$`,
    'how many $1 do I need for a $3 chance of $2'
  ],
  [
    said`^\W*how (?:big|large|strong) (?:must|should|does|would) (?:an? |my |the )?unit of ([a-z]+) (?:(?:have|need) to )?be (?:in order )?(?=to\s)`,
    'how many $1 do I need '
  ],
  [
    said`^\W*(?:I|we) (?:want|need|would like) (?:an? |at least )?(\d{1,2}\s*%) (?:chance )?(?:to (?:win|beat)|of (?:winning|beating|victory)) (?:against )?(.+?)\s*[,;:.]\s*how many ([a-z]+) (?:must|should|do|would|will|shall|have to)\s.*?\W*$`,
    'how many $3 do I need for a $1 chance of beating $2'
  ],
  [
    said`^\W*(?:do|does|will|would|can) (.+?) (?:(?:at least|more often than|more than|better than) )?50% of the time\W*$`,
    'odds of $1'
  ],
  // one activation after another
  [said`(?<=\b(?:charge|attack|shoot)s? (?:at )?${UNIT})\s*,\s*(?=(?:rest|move)s?\b)`, ', then '],
  [
    said`^\W*(${UNIT}) (charge|attack)s? (${UNIT})\s*,? (?:right |just )?after (${ARMED}) (?:have )?(?:shoot|shot) (?:at )?them( with [a-z]+)?\W*$`,
    '$4$5 shoot $3, then $1 $2 them'
  ],
  [said`^\W*before (${UNIT}) (charge|attack)s? (${UNIT}),? they ([^,;]+?\s)them\W*$`, '$1 $4$3, then they $2 them'],
  [said`^\W*before (${UNIT}) ((?:charge|attack)s? ${UNIT}),? they ([^,;]+?)\W*$`, '$1 $3, then they $2'],
  [said`^\W*before they ((?:charge|attack|shoot)s? ${UNIT})\s*,? (${UNIT}\s[^,;]+?)\W*$`, '$2, then they $1'],
  [
    said`^\W*(?:[^\d,:]{0,40}:\s*)?(${ARMED})\s*,\s*(?:then )?(${ARMED})\s*,? (?:(?:and|then|finally) )+(${ARMED}) (?:all |each )?(charge|attack|shoot)s? (${UNIT})(?:\s*,? ${IN_TURN})?(?=\W*$)(?<=\b(?:all|each|then|${IN_TURN})(?:\s.*)?)`,
    '$1 $4 $5, then $2 $4 them, then $3 $4 them'
  ],
  [said`^\W*(${ARMED}) and (${ARMED}) (charge|attack|shoot)s? (${UNIT})\s*,? ${IN_TURN}(?=\W*$)`, '$1 $3 $4, then $2 $3 them'],
  [
    said`^\W*(?:what(?:['\u2019]?s| is| will be)|how (?:many|much)(?: (?:is|are))?) left of (${UNIT}) (?:after|once|when|if) (${ARMED}) ((?:shoot|charge|attack)s?(?: at)?) (?:them|it)(?![a-z])`,
    '$2 $3 $1'
  ],
  [
    said`^\W*after (?:beating|killing|charging|wiping out|defeating) (${UNIT})\s*,? (?:can|could|will|would|do|does) (${UNIT}) (?:(?:also|still|then) )?(?:take(?: on)?|beat|charge|attack|kill) (?=${OWNED}\d)`,
    '$2 charge $1, then charge '
  ],
  [said`\b((charge|attack|shoot)s? ${UNIT}) first\s*,? (?:and |then )+(${UNIT}) (?:second|next|afterwards)\b`, '$1, then $2 $3'],
  [said`\brather ((?:charge|attack|shoot) ${UNIT} with ${UNIT}) than with (?=${OWNED}\d)`, 'would you rather $1 or with '],
  [said`\b((?:shoot|fire|charge|attack)s?) twice ((?:at )?${UNIT})`, '$1 $2 twice'],
  [
    said`(?<=\b(?:move|charge|attack|shoot|rest)s?\b.{0,80})(?:\s*[,;.]| (?:and|then)) (?:(?:and|then|in|on|with|for) )*(?:(?:the|their|its|my) )?(?:next|second|third|following|another) activation\s*,? (?:they )?(?=charge|attack|shoot|move|rest)`,
    ', then '
  ],
  [said`(?<=[a-z]\s*)[,;]? (?:and )?after (?:them|that|this|it)\s*,? (?=(?:(?:my|our|his|her|their|the) )?\d)`, ', then '],
  [
    said`\b(?:finish(?:es)?|complete|do(?:es)?) (?:off )?(?:the )?(?:job|rest|work|business)(?=\W*$)|\b(?:mop|clean)s? (?:them )?up(?=\W*$)|(?<=[,;.]\s*(?:then |next )?(?:my |his )?\d{1,2} (?:mounted )?[a-z]{3,20} )(?:follow|come|go)s?(?: (?:up|on|next|after(?: them)?))?(?=\W*$)`,
    'charge them'
  ],
  [
    said`^\W*(?:(?:what(?:['\u2019]?s| are| is) )?(?:the )?(?:odds|chances?|probability) (?:that|of) )(${UNIT}) (?:are|being|is) (?:all )?(?:dead|gone|wiped out|destroyed|killed) (?:after|once|when|if) (${UNIT}[^,;:?]*?) and (?:then )?(${UNIT}[^,;:?]*?) (?:have )?(?:both )?(charg|attack|shoot|shot)(?:e|ed|s)?(?: at)? them\W*$`,
    '$2 $4 $1 then $3 $4 them'
  ],
  // dice
  [
    said`^\W*what (?:do|does|will|would) (${NUMBER} dice\b.+?) (?:average|give|score|yield|roll)(?: (?:me|on average))?\W*$`,
    'roll $1'
  ],
  [
    said`^\W*(?:what(?:['\u2019]?s| are| is) )?(?:the )?(?:odds|chances?|probability) (?:that |of )?all (${NUMBER}) (?:of (?:my|the) )?dice (?:(?:hit|succeed|com(?:e|ing) up|hitting|are|land) )?(?:on |at |with )?([1-6]\+?)\W*$`,
    '$1 dice on $2 at least $1'
  ],
  [said`\bdouble (?=(?:rares?|commons?|uncommons?)\b)`, '2 '],
  [said`\btriple (?=(?:rares?|commons?|uncommons?)\b)`, '3 '],
  // tables
  [said`\b(?:anywhere|anything|somewhere) (?=(?:between|from)\s)`, ''],
  [
    said`^\W*for (?:each|every|all) (?:numbers?|sizes?|counts?) of ([a-z]+) (?:from|between) (${NUMBER}) (?:to|and|up to) (${NUMBER})\s*[,:]\s*(.+?) (charge|attack|shoot(?: at)?) (?:them|it)\W*$`,
    '$4 $5 $2 to $3 $1'
  ],
  [
    said`^\W*(?:for|with|at|in) (?:each|every|any|all) (?:unit )?(?:numbers?|sizes?|counts?) (?:(?:from|between) )?(${NUMBER})\s*(?:to|and|up to|-)\s*(${NUMBER})\s*[,:]? (?:of )?(?=[a-z]{3,20}\s[^,;:.?!]{0,40}?(?:charg|attack|shoot|against|vs))`,
    '$1 to $2 '
  ],
  [
    said`[\s,;:]+(?:for|with|at) (?:each|every|all) (?:levels? of )?fatigues?(?: levels?)? (?:of|on|for) ${OWNED}([a-z]+) (?:from|between) (\d) (?:to|and|up to) (\d)\W*$`,
    ', the $1 have $2 to $3 fatigue'
  ],
  [said`^(\W*\d+) ([a-z]+(?: with [a-z]+)?) (?:up )?to (\d+) \2(?=\s)`, '$1 to $3 $2'],
  [said`\b(\d\s*,\s*\d(?:\s*,\s*\d)*)\s*,\s*(\d)(?= fatigues?\b)`, '$1 or $2'],
  // what a unit may do or have, or not
  [said`\b(clos(?:es?|ed|ing) ranks) or (?:(?:stay|keep|remain)[a-z]* )?open\b(?! (?:ranks|order|ground))`, '$1 or open ranks'],
  [
    said`\b(giv(?:es?|ing) up) (?:(?:their|its|the|attack) )*dice or (?:not|keep(?:s|ing)? (?:(?:their|its|the|attack) )*(?:them|dice))(?= (?:charged|attacked|when|if|against|vs))`,
    'gives up dice or keeps dice'
  ],
  [
    said`\bgiv(e|ing) (?:an? |the )?([a-z]+(?:\s[a-z]+)?) to ((?:my |the )?\d+ [a-z]+) (?:(?:who|that|when they|if they) )?`,
    'giv$1 $3 $2 '
  ],
  [
    said`^\W*(?:with )?(?!clos|giv|keep|charg|attack|shoot|spend|the\s|my\s)([a-z]+(?:\s[a-z]+)?) or not\s*[:,]\s*(${OWN} )?(\d+ \S+) (?=${DEED}|vs|against)`,
    '$3 with or without $1 '
  ],
  [said`\b(\d+) ([a-z]+) than (\d+)(?= (?:against|vs\.?|charg|attack|at)\b)`, '$1 $2 than $3 $2'],
  // "on my armour or on his"
  [
    said`\barmou?r or (?:on |for )?(?:his|theirs|the enemy['\u2019]?s)(?=\s*(?:[,.;:?]|$|when\b|if\b))`,
    'armour or on his armour'
  ],
  [said`\barmou?r or (?:on |for )?(?:mine|ours|my own)(?=\s*(?:[,.;:?]|$|when\b|if\b))`, 'armour or on my armour'],
  // losses and models that do not fight
  [
    said`^\W*(?:if|when) (?:I|we) (?:lose|lost) (${NUMBER}) of (${OWN} \d+ [a-z]+)(?: to (?:shooting|arrows|missiles|bows|fire))?\s*,\s*(?:can|could|will|would|do|how do) (?:the (?:rest|others|survivors)|they) (?:still )?(?:beat|charge|attack|kill|fare against|do against) `,
    '$2 who lost $1 charge '
  ],
  [said`\b(?:at|on) (?:its|their|the|his|her) (?:fatigue )?limit(?: of fatigue)?\b`, 'exhausted'],
  // how many are needed
  [said`\bhow many ([a-z]+(?:\swith\s[a-z]+)?) (?:are|is) (?:needed|required|necessary) (?=for|to)`, 'how many $1 do I need '],
  [
    said`^\W*(?:the )?number of ([a-z]+(?: with [a-z]+)?) (?:I need|needed|required|necessary) (?=for|to)`,
    'how many $1 do I need '
  ],
  // until one side is gone
  [
    said`\b(?:un)?till? (?:(?:all )?${OWN} [a-z]+ (?:is|are) (?:all )?(?:wiped out|dead|gone|destroyed|killed)|(?:some(?:one|body)|any(?:one|body)|(?:one|either)(?: (?:of them|side|unit|party))?) (?:dies?|falls?|drops?|breaks?|(?:is|are) (?:all )?(?:wiped out|dead|gone|destroyed|killed|left|finished)))\b`,
    TO_THE_END
  ],
  [said`\b(?:again and again|over and over(?: again)?|repeatedly|time and again),? (?=\d+ rounds)`, ''],
  [said`^\W*(?:repeat|continue) (?=(?:the )?(?:charge|attack|fight|melee) (?:of|between)\b)(?=.*\brounds\b)`, ''],
  // a shot before the charge
  [
    said`^\W*after (${OWNED}\d+ [^,;]+?) shoot ([^,;]+?)\s*,\s*(?:what (?:are|is) )?(?:the )?(?:odds|chances?|probability) (?:of|that) (${OWNED}\d+ [^,;]+?) win(?:ning)?(?: (?:the|their|a) (?:charge|fight|melee|combat))?\W*$`,
    '$1 shoot $2, then $3 charge them'
  ],
  [said`\b(?:throw|hurl)(s|ing)? (?:them|it) (?=at\b)`, 'shoot$1 '],
  [
    said`\bwith (?:only )?([a-z]{3,20}(?: [a-z]{3,20})?)\s*,? or (?:with )?(?:only )?([a-z]{3,20}(?: [a-z]{3,20})?)\s*,? or (?:with )?both\b(?! of (?:his|my)\b)`,
    'with $1 or with $2 or with $1 and $2'
  ],
  [
    said`^\W*(?:(?:should|shall|do) (?:I|we) )?(?:spend|use|burn) (?:(?:the|my|his|her|their) )?fatigue or not\s*[:,;?]+\s*(?:(?:if|when) )?(?=(?:my |the |his )?\d)`,
    'what should I do when '
  ],
  // a table
  [
    said`^\W*(?:the )?fatigue (?:of|on|from) (?:the )?(\d{1,2} [a-z]+) from (\d) to (\d)\s*,? (?:when|if|as) (\d[^,;:.?]{2,50}?) (charge|attack|shoot)s? (?:at )?them\W*$`,
    '$4 $5 $1 with $2-$3 fatigue'
  ],
  [
    said`(\d{1,2} ([a-z]{3,20}))(?=[\s,])(.{0,80}?)[\s,]+(?:by|over|for|varying|with) (?:the )?fatigue (?:of|on) (?:the )?\2 (?:from )?(\d)\s*(?:to|-)\s*(\d)(?=\W*$)`,
    '$1 with $4-$5 fatigue$3'
  ],
  [said`(?<!\d)\d{1,2} ([a-z]{3,20}) (.{6,80}?)[\s,]+(?:for|with|from|by) (\d{1,2}) to (\d{1,2}) \1\W*$`, '$3-$4 $1 $2'],
  [said`(?<=\d\s*(?:-|to)\s*\d.{0,80})[\s,;:]+sweep\W*$`, ''],
  // armour
  [said`\b(?:(?:an?|one|1) (?:extra|more|additional)|plus (?:one|1)) (?:point of )?armou?r(?: point)?\b`, 'armour +1'],
  [said`\b(?:(?:two|2) (?:extra|more|additional)|plus (?:two|2)) (?:points? of )?armou?r\b`, 'armour +2'],
  // the wounds of a duel of leaders are those of both (R8.3)
  [
    said`\b(warlord|jarl|lord) (?:with )?(\d+) wounds (vs\.?|against|charges?|fights?) (?:(?:a|an|another|${OWN}) )?(warlord|jarl|lord)\b(?!.*\bwounds\b)`,
    '$1 wounds $2 $3 $4 wounds $2'
  ],
  [
    said`^\W*(?=.*\d)(.{8,120}?)[\s,;:.\u2013-]+what (?:does|would|do|will) (?!(?:it|that|this|I|we|you|he|she|they)\b)([a-z]+(?:\s[a-z]+)?) (?:add|bring|give|do|gain)(?: (?:me|them|us|him))?\W*$`,
    'what would $2 do for $1'
  ],
  // "when 6 hirdmen charge my 8 ceorls, should I use shieldwall"
  [
    said`^\W*(?:when|if) (.{0,20}\d.{6,80}?)[\s,]+should (I|we|they) (use|play|activate) ([a-z][a-z ]{2,30}?)\W*$`,
    'should $2 $3 $4 when $1'
  ],
  // one or the other
  [
    said`^(\W*should ${OWNED}${NUMBER} [a-z]+ (?:use|play|activate) [a-z][a-z ]{2,30}? or (?:close (?:ranks|them)|give up (?:their )?dice)) (?:when|if) (${OWNED}${NUMBER} [a-z]+) charges?(?: (?:them|me))?\W*$`,
    '$1 when charged by $2'
  ],
  [
    said`(?<=\d.{0,200}\bfatigue\b.{0,80}?)[,.;:?!]\s*(?:what(?:['\u2019]?s| is) )?(?:the |my )?best use of (?:the|his|their|that|this|it)(?: fatigue)?\W*$`,
    ', should I spend fatigue?'
  ],
  // "how many bondi to have 75 % to beat 4 huscarls"
  [
    said`^\W*how many ([a-z]+) (?:to have|for) (?:an? )?(\d{1,2}\s?%)(?: chances?| odds)? (?:to (?=beat|kill|wipe|destroy)|(?:of|for) (?=beating|killing|wiping|destroying))(.{8,60}?)\W*$`,
    'how many $1 do I need for a $2 chance of $3'
  ],
  [said`^\W*(?:the )?minimum (?:number of )?([a-z]+) (?:needed )?to (?:win against|beat) `, 'how many $1 do I need to beat '],
  // "4 huscarls vs 6, 8, 10 bondi"
  [
    said`(?<=(?:^|\bvs\.?\s|\bagainst\s|\bcharge\s)\W*)(\d{1,2}(?:\s*,\s*\d{1,2}){1,4})\s*,\s*(\d{1,2}) (?!and\b|or\b)(?=[a-z]{3})`,
    '$1 or $2 '
  ]
]
