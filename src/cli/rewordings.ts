import { troopsCalled } from '../request/words/loss-question'
import { MOST_LETTERS } from '../request/words/sentence'
import { NUMBERS } from '../request/words/templates'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'
import { inDigits } from './dice-words'
import { MANY_ROUNDS, type Rewording, re } from './rewording'
import { mayNeedRewording } from './rewording-hints'
import { SPANISH_REWORDINGS } from './spanish-rewordings'

/** Turns of phrase around a fight, put in plain words before the text is read: "8 bondi fight 4 huscarls to the death". */

const NUMBER = String.raw`(?:\d+|${NUMBERS.slice(1).join('|')})`
const OWN = '(?:my|our|his|her|their|the)'
const NAMED = String.raw`(?:(?:${OWN}|the)\s+)?[a-zà-ÿ][a-zà-ÿ'\u2019]*(?:\s+[a-zà-ÿ]+)?`
const DEED = String.raw`(?:charg\w*|attack\w*|shoot\w*|fight\w*)`

const TO_THE_END = `${MANY_ROUNDS} rounds`

const REWORDINGS: readonly Rewording[] = [
  // "8 bondi killing 2 of 4 huscarls, odds?"
  [
    /^(?=.*\b(?:kill|los|surviv|wip)\w*)(.+?)[\s,;:\u2013-]+(?:what(?:['\u2019]s|\s+are|\s+is)\s+the\s+)?(?:odds|chances?|probability)\s*\?*\s*$/i,
    'odds of $1'
  ],
  [/\b(?:over|within|across|during)\s+(?=\S+\s+rounds?\b)/gi, 'in '],
  // how it is spelled and abbreviated
  [/\bcross\s?bow\s+(?=men\b)/gi, 'crossbow'],
  [re(String.raw`(\d+\s*[a-zà-ÿ]+)\s+(?:atks?|atts?|attks?)\s+(?=(?:${OWN}\s+)?\d)`), '$1 attack '],
  [/,\s*(?:go|thoughts|ideas|discuss|your\s+thoughts)\W*$/gi, ''],
  [/^\W*(?:do\s+(?:I|you|we)\s+)?fancy\s+(?:my|our|your)\s+chances\s+(?:with|of)\s+/gi, 'odds of '],
  // "units of 8: bondi vs ceorls", "8 bondi vs the same"
  [
    re(
      String.raw`^\W*(?:units\s+of\s+)?(${NUMBER})(?:\s+each)?\s*[:,]\s*([a-zà-ÿ]+)\s+(charg\w*|attack\w*|vs\.?|against)\s+([a-zà-ÿ]+)\W*$`
    ),
    '$1 $2 $3 $1 $4'
  ],
  [re(String.raw`^(\W*\d+\s+[a-zà-ÿ]+)\s+(charg\w*|attack\w*|vs\.?|against)\s+the\s+same\W*$`), '$1 $2 $1'],
  // "kill 4 bondi out of 8", "kill 2 huscarls from 4"
  [
    re(
      String.raw`\b((?:kill|los|destroy)\w*\s+(?:at\s+least\s+|at\s+most\s+|more\s+than\s+)?)(${NUMBER})\s+(?:of\s+)?((?:${OWN}\s+)?)([a-zà-ÿ]+)\s+(?:out\s+of|from|of)\s+(${NUMBER})(?!\s*(?:${OWN}\s+)?[a-zà-ÿ]+\s+(?:men|models))(?=\W*$|\s+(?:with|by|if|when|charg|attack|shoot)|[,;:.])`
    ),
    '$1$2 of $3$5 $4'
  ],
  [/^\W*(?=at\s+least\s+\S+\s+(?:kills?|losses|casualties)\s+(?:when|if|with|for|by|on)\b)/gi, 'chance of '],
  [/(\d+\s+[a-zà-ÿ]+)\s+they\s+(?=kill|lose|beat)/gi, '$1 '],
  // one unit or another against a third
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+)\s+(?:vs\.?|versus)\s+((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+)\s*,?\s+(?:which\s+is\s+better\s+)?against\s+`
    ),
    '$1 or $2 against '
  ],
  [/\bwith\s+(?:an?\s+)?([a-zà-ÿ]+)\s+(?:vs\.?|versus)\s+without(?:\s+(?:an?\s+)?\1)?(?=\s)/gi, 'with or without $1'],
  // advice
  [/([,.;:!?]\s*)do\s+I\s+(?=(?:charge|attack)\W*$)/gi, '$1should I '],
  [/^\W*worth\s+(?:it\s+(?:to\s+)?)?(?=(?:charging|attacking|shooting)\s)/gi, 'is it worth '],
  // one activation
  [/\bmoves?\s+and\s+(?:then\s+)?(?=(?:throw|hurl)s?\s)/gi, 'moved and '],
  [/\bhalf\s+of\s+(\d+\s+[a-zà-ÿ]+)\s+engaged\b/gi, '$1, half of them engaged,'],
  [/\bacross\s+an?\s+(?:open\s+)?field\b/gi, ''],
  // as it is dictated
  [/\s+comma\b/gi, ','],
  [/\s+(?:question mark|exclamation mark|full stop)\b/gi, ''],
  [/(?<![a-zà-ÿ\d])(?:u[mh]+|erm+|hmm+|okay so|ok so|right then)(?![a-zà-ÿ\d])[,\s]*/gi, ''],
  [/\blike\s+(?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/gi, ''],
  // "are 9 bondi enough to beat 4 huscarls on the charge"
  [/\s+on\s+the\s+charge\b(?=\W*$)/i, ''],
  // "6 hirdmen attacking or 6 huscarls defending"
  [/(?:,\s*)?\b(?:attacking|charging)\s*(?:,|;|\.|\bor\b|\band\b|\bvs\.?)\s*(?=[^,;.]*\b(?:defending|receiving)\b)/i, ' charge '],
  [/(?:,\s*)?\b(?:defending|receiving)\W*$/i, ''],
  // the box of the Normans, and no verb
  [/\bcharge!\s*\(rare\)/gi, '+charge=r'],
  [
    /(?<=\b(?:with|using|uses?|plays?|and)\s+|,\s*)charge!(?!\s*(?:\d|my|his|the|their|a)\b)|\bcharge!(?=\s*(?:,|(?:and|vs\.?|v|against|attack\w*|charg\w*|hit\w*)\s))/gi,
    '+charge'
  ],
  // dice of boxes and dice that are rolled again
  [
    /\b(re-?roll\w*)\s+attack(?:\s+dice)?\s*(?:,|and|&)\s*(?:defen[cs]e|saves?)(?:\s+dice)?\b|\b(re-?roll\w*)\s+(?:both|everything)\b/gi,
    'rerolls attack, rerolls defence'
  ],
  [/([+-]\d[ad])\/(?=[+-]?\d[ad]\b)/gi, '$1 '],
  [/\+\d\s+dice\s*\((\d)\s+attack,?\s*(?:and\s+)?(\d)\s+defen[cs]e\)/gi, '+$1a +$2d'],
  [/\bwith\s+(\d)\s+attack\s+(?:dice|die)\s+and\s+(\d)\s+defen[cs]e\s+(?:dice|die)\s+(?:extra|more)\b/gi, 'with +$1a +$2d'],
  [
    re(
      String.raw`\b(${NUMBER})\s+(\w+\s+pool|combat\s+bonus)\s+(?:dice\s+)?for\s+attack\s+and\s+(${NUMBER})\s+for\s+defen[cs]e\b`
    ),
    '$2 $1 attack $3 defence'
  ],
  [re(String.raw`\b(${NUMBER})\s+rare\s+(attack|defen[cs]e)(?:\s+(?:dice|die))?\b`), '$1 $2 $1 rare'],
  [/\bpool\s+twice\b/gi, 'pool 2'],
  [/\bpool\s+three\s+times\b/gi, 'pool 3'],
  [/\bwar\s+dance\s+of\s+(\d)\s+fatigue\b/gi, 'war dance $1'],
  // several of a kind
  [/\b(\d)\s+or\s+(\d)\s+or\s+(?=\d\b)/gi, '$1, $2 or '],
  [
    /(?<!\bor\s+)\bwithout\s+([a-z]+)\s+or\s+(?!with)(?=[a-z]+(?:\s+(?:vs|against|charge|attack)|\s*$))/gi,
    'without $1, without '
  ],
  [/\bwith\s+or\s+without\s+fatigue\s+(\d)\b/gi, 'fatigue $1 or fatigue 0'],
  // the warlord and who is with him
  [/\bguarded\s+by\s+an?\s+(?=[a-z])/gi, 'guarded by 1 '],
  [/\bwith\s+an?\s+(?:body)?guard\b/gi, 'guarded 1'],
  [/\bwarlord\s*,?\s+(?:with\s+)?(\d\s+[a-z]+)\s+within\s+vs\b/gi, 'warlord guarded by $1'],
  [/\bunaccompanied\s+/gi, ''],
  [/\bboth\s+(?=(?:the|my|his|a)\s+(?:warlord|jarl|lord)\s+and\s)/gi, ''],
  // dice given up
  [/\b(?:have|has|had)\s+given\s+up\s+(?=(?:\w+\s+){0,3}dice)/gi, 'give up '],
  [/\bgive(s?)\s+away\s+(?=(?:\w+\s+){0,3}dice)/gi, 'give$1 up '],
  [/\bform(?:s|ing)?\s+(?:an?\s+|the\s+)?(?=shield\s?wall)/gi, 'in '],
  // states, and models that do not fight
  [/\bwith\s+max(?:imum)?\s+fatigue\b/gi, 'exhausted'],
  [/\bspends?\s+(\d|two|three|four)\s+(?=(?:enemy\s+)?armou?r\b)/gi, 'spends $1 fatigue on '],
  [/\b(?:one|1)\s+armou?r\s+more\b/gi, 'armour +1'],
  [/\b(\d)\s+(?:(?:are|is)\s+)?out\s+of\s+the\s+(?:fight|melee|combat)\b/gi, '$1 not engaged'],
  [/,?\s+of\s+whom\s+(\d)\s+(?:cannot|can['\u2019]?t|do\s+not|don['\u2019]?t)\s+fight\b/gi, ', $1 not engaged,'],
  // the deed
  [/\bsling(?:s|ing)?\s+stones\s+at\b/gi, 'with slings shoot'],
  [/\s+and\s+wipes?\s+them\s+out\W*$/gi, ', chance to wipe them out'],
  [/\b(vs|v)\.(?=\d)/gi, '$1 '],
  // numbers
  [/\bhalf\s+a\s+dozen\b/gi, '6'],
  [/\ba\s+couple\s+of\s+(?=(?:my|our|his|her|their|the)\b)/gi, '2 of '],
  [/\ba\s+couple(?:\s+of)?\s+(?=[a-zà-ÿ])/gi, '2 '],
  [/(?<!\d\s*)(?:\bpercent|\bpercentage|%)\s+(?:chance|odds)\b/gi, 'chance'],
  [/\bwin(?:ning)?\s+(?:rate|percentage)\s+(?:of|for)\b/gi, 'chance of winning for'],
  [re(String.raw`\bneed\s+(?:at least\s+)?(${NUMBER})\+?\s+kills\b`), 'chance of at least $1 kills'],
  [re(String.raw`(?<!\b(?:do|would|will|should|did)\s+)\b(?:I|we)\s+need\s+to\s+(?=kill|wipe|destroy|beat)`), 'chance to '],
  [/[\s,.:;!?\u2013-]+(?:>=|=>|\u2265)\s*(\d+)\s+kills\b/gi, ', chance of at least $1 kills'],
  [
    re(String.raw`[\s]*[,.:;!?\u2013-]+\s*(?:at\s+least\s+)?(${NUMBER})\+?\s+(kills|losses|casualties)\s*\?+\s*$`),
    ', chance of at least $1 $2'
  ],
  [/\s*[,.:;!?\u2013-]+\s*kill\s+(?:them\s+)?all\s*\?+\s*$/gi, ', chance to kill all'],
  [/\s*[,.:;!?\u2013-]+\s*any\s+(?:losses|casualties)\s*\?+\s*$/gi, ', chance to lose at least 1'],
  [/\b(?:do(?:es)?\s*n['\u2019]?t|will\s+not|wo\s*n['\u2019]t|not)\s+los(?:e|ing)\s+(?:against|to)\s+/gi, 'against '],
  [/(?<!\bor\s+)\b(?:at\s+least\s+)?(?:draw|tie)\s+(?:with|against)\s+/gi, 'against '],
  [/\bbad\s+idea\b/gi, 'good idea'],
  // how long it goes on
  [/\b(rounds?)\s+(?:running|in\s+a\s+row|straight)\b/gi, '$1'],
  [
    /\b(?:un)?till?\s+(?:one|either)(?:\s+(?:side|unit|of\s+them))?\s+(?:is|are|dies|falls)(?:\s+(?:all\s+)?(?:wiped\s+out|dead|gone|destroyed|killed|left))?\b/gi,
    TO_THE_END
  ],
  [/\b(?:un)?till?\s+(?:they|he|she|it)\s+(?:is|are)\s+all\s+(?:wiped\s+out|dead|gone|destroyed|killed)\b/gi, TO_THE_END],
  [/\b(?:fight|battle)\s+to\s+the\s+(?:death|bitter\s+end|last(?:\s+man)?)\b/gi, `fight ${TO_THE_END}`],
  [/,?\s+to\s+the\s+(?:death|bitter\s+end|last\s+man)\b/gi, ` ${TO_THE_END}`],
  // who survives a charge of his own
  [/(\d+\s+[a-zà-ÿ]+)\s+surviving\s+(?=(?:(?:his|her|their|the|my|our)\s+)?\d)/gi, '$1 survive '],
  [/\bsurvive\s+(?:charging|attacking)\s+(?=\S)/gi, 'survive if they charge '],
  // losses before the fight
  [
    re(
      String.raw`^\W*after\s+(?:losing|taking|suffering)\s+(${NUMBER})(?:\s+(?:men|models|losses|casualties))?\s*,?\s+((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+)`
    ),
    '$2 who lost $1'
  ],
  [
    re(
      String.raw`^\W*(${NUMBER})\s+of\s+(${OWN}\s+\d+\s+[a-zà-ÿ]+)\s+(?:have\s+)?(?:died|fell|fallen|were\s+killed)(?:\s+(?:earlier|before|already))?\s*[,;.]?\s*(?:and\s+)?the\s+(?:rest|others)\s+`
    ),
    '$2 who lost $1 '
  ],
  [
    re(String.raw`\b(${OWN})\s+([a-zà-ÿ]+)\s+\((?:started\s+with|of|from|out\s+of)\s+(\d+)\s*,?\s*(?:and\s+)?lost\s+(\d+)\)`),
    '$1 $3 $2 who lost $4'
  ],
  [/\b(who\s+(?:have\s+|had\s+)?lost\s+\S+)\s+(?:earlier|before|already)\b/gi, '$1'],
  // who is in reach
  [/\bonly\s+(\d+)(?:\s+of\s+them)?\s+can\s+see(?:\s+them)?\b/gi, 'only $1 in range'],
  [/\bonly\s+half\s+in\s+range\b/gi, 'half of them in range'],
  [re(String.raw`\bcan\s+reach\s+and\s+(?=${DEED})`), ''],
  [
    re(
      String.raw`^\W*(?:only\s+)?(${NUMBER})\s+of\s+((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+)\s+are\s+(?:in\s+contact|engaged)\s+(?:when|if|as)\s+(.+?)\s+(charge|attack)\s+them\b`
    ),
    '$3 $4 $2 engaged $1'
  ],
  [
    re(
      String.raw`^\W*(?:only\s+)?(${NUMBER})\s+of\s+((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+)\s+are\s+in\s+range\s+of\s+(.+?)\s+and\s+shoot(?:\s+them)?\b`
    ),
    '$2 shoot $3, only $1 in range'
  ],
  // numbers and fatigue of both sides after the fight
  [
    re(
      String.raw`^\W*(${NAMED})\s+(charge|attack|shoot|fight|vs\.?|against)s?\s+(${NAMED})\s*[,;:.]\s*(\d+)\s+(?:vs\.?|v|against|to|on)\s+(\d+)\W*$`
    ),
    '$4 $1 $2 $5 $3'
  ],
  [
    re(String.raw`[\s,;.]+fatigue\s*:\s*(${NAMED})\s+(\d)\s*[,;]?\s*(?:and\s+)?(${NAMED})\s+(\d)(?!\d)`),
    ', $1 with fatigue $2, $3 with fatigue $4'
  ],
  [/\s+(?:vs\.?|versus|against|v)\s+(.+?)[\s,;:.\u2013-]+(?:shooting|a\s+shot|ranged)\W*$/i, ' shoot $1'],
  // the same again, or first something else
  [
    /\b(?:who|that|which)\s+(?:have\s+|had\s+)?(?:already\s+)?(?:charged|fought|attacked|moved|acted|activated)(?:\s+(?:already|once|before|earlier))?(?:\s+(?:this|in\s+the\s+same)\s+turn)?\s*,?\s+(?=charg|attack|shoot|fight|vs|against)/gi,
    'who moved '
  ],
  [/[\s,]+(?:for\s+)?(?:the|their|its|a)\s+second\s+time(?:\s+this\s+turn)?\b/gi, ', second charge this turn'],
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+(?:\s+with\s+[a-zà-ÿ]+)?)\s+shoot\s*,?\s*(?:and\s+)?(?:then|next)\s*,?\s+(?:are|get)\s+charged\s+by\s+((?:${OWN}\s+)?\d+\s+)([a-zà-ÿ]+)(.*?)\W*$`
    ),
    '$1 shoot $2$3$4, then the $3 charge them'
  ],
  [
    re(
      String.raw`^\W*if\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+shoots?\s+(?:(?:at\s+)?them\s+)?first\s*,\s*(?:how\s+(?:do|will|would)|what\s+(?:if|happens\s+when)|can|do|will)\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+(?:(?:do|fare|get\s+on)\s+)?(?:charging|attacking|charge|attack|when\s+they\s+charge)\s+([^,;]+?)\W*$`
    ),
    '$1 shoot $3, then $2 charge them'
  ],
  [
    re(
      String.raw`^\W*after\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+shoot\s+([^,;]+?)\s*,\s*(?:what\s+(?:are|is)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:of|that)\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+(?:wip|kill|beat|destroy|finish)[a-zà-ÿ]*\s+(?:off\s+)?them(?:\s+(?:out|off))?\W*$`
    ),
    '$1 shoot $2, then $3 charge them'
  ],
  // how many are left of them
  [
    re(
      String.raw`(\d+\s+[a-zà-ÿ]+)\s*,?\s+(?:shot|cut|whittled|worn|reduced|brought|down)\s+(?:down\s+)?to\s+(${NUMBER})(?!\s*(?:[a-zà-ÿ]+\s+)?rounds?\b)`
    ),
    '$1 with $2 left'
  ],
  // who acts spends the fatigue of the unit that was named last
  [
    /\s+and\s+(?:spend|burn|use)s?(?<=\d\s+[a-zà-ÿ]+\s+(?:charge|attack)s?\s+(?:(?!\s(?:by|they|I)\s).)*?)\s+(?=(?:(?:\d|one|two|all)\s+(?:of\s+)?)?(?:their|his|its|the\s+enemy(?:['\u2019]s)?)\s+fatigue)/gi,
    ', the attacker spends '
  ],
  // armour and cover
  [
    re(
      String.raw`\s*,?\s+(?:hitting|who\s+hit|hit)\s+on\s+(?:an?\s+)?([2-6])(?:['\u2019]?s|\+)?\s+(charge|attack|shoot|vs\.?|against)\s+(.+?)\s*$`
    ),
    ' $2 $3 armour $1'
  ],
  [/\bacross\s+(?=(?:a|the)\s+(?:[a-zà-ÿ]+\s+)?(?:wall|hedge|fence))/gi, 'behind '],
  [/\barmou?r\s+(?:is\s+)?(?:reduced|lowered|down)\s+by\s+(\d)\b/gi, 'armour -$1'],
  [/\barmou?r\s+(?:is\s+)?(?:raised|increased|improved|up)\s+by\s+(\d)\b/gi, 'armour +$1'],
  [/\blining\s+(?=(?:the|a)\s+(?:wall|hedge|fence))/gi, 'behind '],
  [/\ball\s+units\s+have\b/gi, 'both sides have'],
  // leaders
  [
    re(
      String.raw`(?<=^\W*)((?:${OWN}\s+)?[a-zà-ÿ]+)\s+leads\s+(\d+\s+.+?)\s+(?:into|against|in\s+a\s+charge\s+(?:on|against))\s+`
    ),
    '$1 and $2 charge '
  ],
  [re(String.raw`\bjoins\s+(?=\d)`), 'and '],
  [re(String.raw`\s+and\s+both\s+(?=${DEED})`), ' '],
  [/\bthe\s+(\p{L}+)\s+hero\s+(?=\p{Lu})/gu, 'the $1 '],
  [/[\s,;:.!?\u2013-]+(?:and\s+)?who(?:['\u2019]s|\s+is)\s+(?:favou?red|the\s+favou?rite)\s*\?*\s*$/gi, ', who wins?']
]

const POSSESSIVE = /(?<![\p{L}\d])(\p{L}+)['\u2019]s\s+(?=\d)/gu

/** "William's 6 knights" fight without William; only "my warlord's 4 hearthguard" guard him. */
const withoutHeroOwner = (text: string, { troops }: Rulebook): string =>
  text.replace(POSSESSIVE, (said, name: string) => (idsNamed(troops, name).some(id => troops[id]?.hero) ? '' : said))

const DICE_ON_BOX = new RegExp(
  String.raw`\bwith\s+(${NUMBER})\s+(?:saga\s+)?dice\s+on\s+(?:the\s+)?([a-zà-ÿ]+)(\s+[a-zà-ÿ]+)?`,
  'gi'
)

/** "with two dice on attack pool": SAGA dice on a box, which are its strength. */
const withBoxesFirst = (text: string, { abilities }: Rulebook): string =>
  text.replace(DICE_ON_BOX, (said, count: string, word: string, next = '') => {
    const isBox = (name: string): boolean => idsNamed(abilities, name).length > 0
    if (isBox(`${word}${next}`)) return `with ${word}${next} ${count}`
    return isBox(word) ? `with ${word} ${count}${next}` : said
  })

const MORE_THAN = /((?:mat|perd|pierd)[a-zà-ÿ]+\s+)(?:a\s+)?m[aá]s\s+de\s+(\d{1,2})(?!\d)/gi

/** "matar a más de 4 de 8 guerreros": at least one more. */
const withLeast = (text: string): string =>
  text.replace(MORE_THAN, (_, verb: string, count: string) => `${verb}al menos ${Number(count) + 1}`)

const HALF_OF =
  /(\d{1,2})(\s+[a-zà-ÿ][^,;\d]{0,40}?[\s,]+(?:(?:with|only|con|s[oó]lo)\s+)?)(?:half|(?:la\s+)?mitad)\s+(?:are\s+)?(?=engaged|in\s+(?:range|reach|contact|sight)|trabad[oa]s|en\s+(?:alcance|contacto))/gi

/** "12 levies with bows, half in range": six of them. */
const withHalf = (text: string): string =>
  text.replace(HALF_OF, (_, models: string, between: string) => `${models}${between}${Math.ceil(Number(models) / 2)} `)

const BOTH_KINDS = re(
  String.raw`\b(${NUMBER})\s+(?:(?:in|for|on)\s+)?(attack|defen[cs]e)\s*,?\s+(?:and\s+)?(${NUMBER})\s+(?:(?:in|for|on)\s+)?(attack|defen[cs]e)\b`
)

/** "combat pool: one attack, one defence": dice, and no attack. */
const withPoolDice = (text: string): string =>
  text.replace(
    BOTH_KINDS,
    (_, one: string, kind: string, other: string, second: string) => `${inDigits(one)} ${kind} ${inDigits(other)} ${second}`
  )

const LAST_OF_THEM = /\b(?:the|his|her|their|my|our)\s+(?:very\s+)?last\s+([a-zà-ÿ]+)/gi

/** "the last huscarl": one of them. */
const withLastOne = (text: string, book: Rulebook): string =>
  text.replace(LAST_OF_THEM, (said, word: string) => (troopsCalled(word.toLowerCase(), book).length > 0 ? `1 ${word}` : said))

/** What the men of a leader are called. */
const MEN = ['men', 'brothers', 'hombres', 'hermanos']

const longestFirst = (names: readonly string[]): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** "Egil with 3 hirdmen", "Sigvald and his 3 Jomsvikings": a leader who is one model of his unit, and the others of it. */
const withLedUnits = (text: string, { troops, classes }: Rulebook): string => {
  const led = Object.values(troops).filter(({ parts }) => parts?.some(({ models }) => models === 1))
  return led.reduce((all, troop) => {
    const { names, parts = [], heroic } = troop
    // "warlord and 4 hearthguard" are two units
    const joint = heroic ? 'with|con' : 'with|and|plus|con|y'
    const ofGroup = heroic ? [] : (classes[troop.class]?.names ?? [])
    const others = [...parts.filter(({ models }) => models > 1).map(({ name }) => name), ...names, ...ofGroup, ...MEN]
    const leader = parts.flatMap(({ name, models }) => (models === 1 ? [name.toLowerCase()] : []))
    const called = [
      ...leader,
      ...names.filter(name => leader.some(each => name.startsWith(`${each} `) || name.endsWith(` ${each}`)))
    ]
    const pattern = re(
      String.raw`(?<![a-zà-ÿ])(?:${longestFirst(called)})\s+(?:${joint})\s+(?:(?:his|sus)\s+)?(${NUMBER})(?:\s+(?:of\s+his\s+)?(?:${longestFirst(others)})(?![a-zà-ÿ])|(?=\s+(?:${DEED}|vs|against|carga|contra)))`
    )
    return all.replace(pattern, (_, count: string) => `${Number(inDigits(count)) + 1} ${names[0]}`)
  }, text)
}

/** What rows cannot say, because it counts or looks names up, in the order in which it is done. */
const REWRITERS: readonly ((text: string, book: Rulebook) => string)[] = [
  withLeast,
  withHalf,
  withPoolDice,
  withLastOne,
  withoutHeroOwner,
  withBoxesFirst,
  withLedUnits
]

/** A text in plainer words. */
export const inPlainWords = (text: string, book: Rulebook): string => {
  const plain = [...REWORDINGS, ...SPANISH_REWORDINGS].reduce((all, [said, otherwise]) => all.replace(said, otherwise), text)
  return REWRITERS.reduce((all, rewritten) => rewritten(all, book), plain)
}

/** The words in plainer ones; the same words if there is nothing to put otherwise. */
export const reworded = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS || /\s{20}/.test(text) || !mayNeedRewording(text)) return words
  const plainer = inPlainWords(text, book)
  return plainer === text ? words : [plainer]
}
