import { A_CHANCE, DEED, LEADER, NUMBER, OWN, type Rewording, re, TO_THE_END } from '../rewording'

/** Turns of phrase in English, in the order in which they are put in plain words. */

const NAMED = String.raw`(?:(?:${OWN}|the)\s+)?[a-zà-ÿ][a-zà-ÿ'\u2019]*(?:\s+[a-zà-ÿ]+)?`

const MEN = '(?:men|models|figures|guys|lads|friends|(?:body)?guards)'
/** How many stand beside a leader, and who they are, if that is said. */
const GUARDS = String.raw`(${NUMBER}(?:\s+(?!${MEN}\b)[a-z]+)?)(?:\s+${MEN})?`

export const ENGLISH_REWORDINGS: readonly Rewording[] = [
  // "P(kill >= 2): 8 bondi charge 4 huscarls", "P(huscarls die | 8 bondi charge)"
  [re(String.raw`^\W*p\s*\((${NUMBER}\s+[a-z]+\s[^()|]{2,40}?\s\d{1,2}\s+[a-z]+[^()|]{0,30})\)\W*$`), 'chance that $1'],
  [re(String.raw`^\W*p\s*\(([^()|]{2,60})\|([^()|]+)\)\W*$`), '$2, chance $1'],
  [re(String.raw`^\W*p\s*\(([^()|]{2,60})\)(?:\s+(?:for|of|when|if)\b)?[\s:,]*(?=\S)(.+?)\W*$`), '$2, chance $1'],
  [re(String.raw`^(.*?)[\s,:;]+p\s*\(([^()|]{2,60})\)\W*$`), '$1, chance $2'],
  [/(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*(?:>=|=>|\u2265)\s*(?=\d)/gi, ' at least '],
  [/(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*(?:<=|=<|\u2264)\s*(?=\d)/gi, ' at most '],
  [/(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*>\s*(?=\d)/gi, ' more than '],
  [/(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*<\s*(?=\d)/gi, ' fewer than '],
  [/(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*=\s*(?=\d)/gi, ' exactly '],
  [/\bchance\s+(?=tie\W*$|draw\W*$)/gi, 'chance of a '],
  [/\bchance\s+(?=kill|wipe|win|lose|survive)/gi, 'chance to '],
  [/\bchance\s+to\s+wipe\s+out\W*$/gi, 'chance to wipe them out'],
  // what is asked goes behind the fight
  [re(String.raw`^\W*(${A_CHANCE}\s+(?:of|that|to|the|for|my|his|any|at)?[^:;?]{2,70}?)\s*:\s*(?=\S)(.+?)\W*$`), '$2, $1'],
  [/\bhow\s+likely\s+(?:is\s+it|am\s+I|are\s+we)\s+to\s+/gi, 'chance to '],
  // "8 bondi killing 2 of 4 huscarls, odds?"
  [
    /^(?!\W*how\s+many\b)(?=.*\b(?:(?:kill|los|surviv|wip|live)\w*|(?:die|fall)s?\b))(.+?)[\s,;:\u2013-]+(?:what(?:['\u2019]s|\s+are|\s+is)\s+the\s+)?(?:odds|chances?|probability|(?<=\b(?:die|fall)s?\b.*)how\s+likely(?:\s+is\s+(?:it|that))?)\s*\?*\s*$/i,
    'odds of $1'
  ],
  [/\b(?:over|within|across|during)\s+(?=\S+\s+rounds?\b)/gi, 'in '],
  // who storms a building is not in it yet
  [
    re(
      String.raw`\b(?:storm|assault|attack|enter|rush|raid)(?:s|ing)?\s+(?:the|an?|his|their)\s+((?:building|house|hut|hall|church|tower|fort|farm)s?)\s+(?:against|vs\.?|versus|held\s+by|defended\s+by|from|of)\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]{3,20})`
    ),
    'charge $2 in a $1'
  ],
  // those who charge reach somebody, or do not
  [
    re(
      String.raw`^(\W*(?:${OWN}\s+)?${NUMBER}\s+([a-z]{3,20})(?:\s[^;:.?!]{1,60}?)?\s(?:charge|attack)s?\s[^;:.?!]{4,60}?)(?:\s*[,;.]\s*|\s+)(?:(?:and|but|though)\s+)?(${NUMBER})\s+(?:of\s+them\s+)?((?:cannot|can['\u2019]?t|do\s+not|don['\u2019]?t)\s+reach(?:\s+them)?)\W*$`
    ),
    '$1, $3 $2 $4'
  ],
  // who of both has more dead, which every answer shows
  [/^\W*(?:do|will|would)\s+more\s+[a-z]{3,20}\s+(?:or|than)\s+(?:more\s+)?[a-z]{3,20}\s+die\s+(?:if|when)\s+/gi, ''],
  // a range is of the unit that it is said of
  [
    re(
      String.raw`^\W*(?:(?:how|what)\s+(?:do|does|would|will)\s+(?:it|that|the\s+(?:odds|results?|chances?))\s+(?:change|vary|matter)\s+)?if\s+(the\s+[a-z]{3,20}\s+(?:have|has)\s+(?:from\s+|between\s+)?\d\s*(?:-|\.\.|to|and|or)\s*\d\s+fatigue)\s*[:,;]\s*(?=.*\d)(.{8,200}?)\W*$`
    ),
    '$2, $1'
  ],
  // how it is spelled and abbreviated
  [/\bwtf\s+(?=is|are|does)/gi, 'what '],
  [/(?<=[a-z]\s+)w\s+(?=\d\s*[a-z])/gi, 'with '],
  [/[\s,]+gg\W*$/gi, ''],
  [/\bchuck(s?)\b/gi, 'throw$1'],
  [/\bagains\b/gi, 'against'],
  [/\bgiveup\b/gi, 'give up'],
  [/\b(?:I\s+|we\s+)?gives?\s+up\s+(?:nothing|none)\b/gi, 'keep dice'],
  [/\b(?:light|sparse|thick|leafy)\s+(?=(?:woods?|woodland|forest|trees)\b)/gi, ''],
  [/\b(?:teh|hte)\s+/gi, 'the '],
  [/\bfully\s+(?=rested|fresh|recovered)/gi, ''],
  [/\bdmg\b/gi, 'damage'],
  [/(?<=\d.{0,200})\bwin(?:ning)?\s+(?:prob(?:ability)?|pct)(?=\W*$)/gi, 'win chance'],
  [/\bwho\s+wins?\s+(?:more|most|the\s+most)(?:\s+often)?(?=\W*$)/gi, 'who wins'],
  [
    re(
      String.raw`\b(?:with|gets?|has|have|having)\s+an?\s+bonus\s+of\s+(?:\+\s?)?(${NUMBER})\s+((?:attack|defen[cs]e)\s+)?(?:dice|die)\b`
    ),
    'with $1 extra $2dice'
  ],
  [
    re(String.raw`\b(warlord|jarl|lord)\s+(?:who\s+is\s+|is\s+)?in\s+(?:base\s+(?:to\s+base\s+)?)?contact\s+with\s+${GUARDS}`),
    '$1 guarded by $2'
  ],
  [/\batop\s+(?=an?\b|the\b|of\b)(?:of\s+)?/gi, 'on '],
  [/\benjoying\s+(?=(?:light|heavy|soft|hard|solid)\b|cover\b)/gi, 'with '],
  [re(String.raw`\b(${NUMBER})\s+(?:men|figures|models|minis|miniatures)\s+of\s+(?=[a-z])`), '$1 '],
  [re(String.raw`\b(${NUMBER}\s+[a-z]+)\s+w\s+(?=(?:vs?\.?|charges?|attacks?|against|shoots?)(?:\s|$))`), '$1 warriors '],
  [/\b(attacker|defender|shooter|target)=(?=\S)/gi, '$1: '],
  [/(?<=\d\s*[a-z]+)\s*\|\s*(?=\d)/gi, ' or '],
  [/\bsh(?:ou)?ld\b/gi, 'should'],
  [/(\b(?:saga\s+)?)\bdices\b/gi, '$1dice'],
  [/\bdice\s+saga\b/gi, 'saga dice'],
  [re(String.raw`\b(${NUMBER})\s+nights\b`), '$1 knights'],
  [/\bthereafter\b/gi, 'then'],
  [/\b(?:completely|entirely|utterly|totally)\s+(?=(?:kill|wip|destroy|annihilat|eliminat)[a-z]*)/gi, ''],
  [/\b(?:in|with|during|on)\s+(?:an?|the|one)\s+(?:single\s+)?(?:charge|attack|assault|volley|salvo)\b(?=\W*$|\s*[,;:])/gi, ''],
  [/\b(?:in|with|during|after)\s+(?:an?|one)\s+(?:single\s+)?(?:round|fight|melee|combat|activation)\b(?=\W*$|\s*[,;:.])/gi, ''],
  [/\bmakes?\s+use\s+of\b/gi, 'use'],
  [
    /\b(I|we)(?:\s+(?:intend|plan|want|mean|wish|hope|am\s+going|are\s+going)|(?:['\u2019]?d|\s+would)\s+(?:like|love))\s+to\s+(?=shoot|charge|attack|fire|throw)/gi,
    '$1 '
  ],
  [/\bdo(?:es|ing)?\s+(?:anything|much|any\s+(?:damage|harm))\s+(?:to|against)\s+/gi, 'kill any of '],
  // they are who was charged
  [
    re(
      String.raw`\s*,?\s+and\s+(?:then\s+)?(?:what(?:ever)?(?:\s+is|['\u2019]s)\s+left(?:\s+of\s+(?:them|it))?|what(?:ever)?\s+(?:remains|survives)|(?:the|any|their)\s+(?:survivors?|rest|remainder|remnants?))\s+(?:is|are|gets?)\s+(charg|attack)ed\s+by\s+(?=(?:an?|${OWN}|${NUMBER})\s)(.+?)(?=\W*$)`
    ),
    ', then $2 $1 them'
  ],
  [
    /\bwhat(?:ever\s+(?:is|['\u2019]s)\s+left|(?:ever)?\s+(?:remains|survives)(?=\s+(?:is|are|gets?)\b))(?:\s+of\s+them)?\b/gi,
    'them'
  ],
  [
    /\b(charged|attacked|shot)\s+(?:of|from)\s+(?=(?:(?:the|my|his|a)\s+)?(?:\d|[a-z]+\s+(?:war|heart|levies|knight|hirdm|huscarl|bondi)))/gi,
    '$1 by '
  ],
  [/\bcross\s?bow\s+(?=men\b)/gi, 'crossbow'],
  [re(String.raw`(\d+\s*[a-zà-ÿ]+)\s+(?:atks?|atts?|attks?)\s+(?=(?:${OWN}\s+)?\d)`), '$1 attack '],
  [/,\s*(?:go|thoughts|ideas|discuss|your\s+thoughts|wdyt)\W*$/gi, ''],
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
  [/^\W*(?=at\s+least\s+\S+\s+(?:kills?|losses|casualties)\s+(?:when|if|with|for|by|on)\b)/gi, 'chance of '],
  [/(\d+\s+[a-zà-ÿ]+)\s+they\s+(?=kill|lose|beat)/gi, '$1 '],
  // one unit or another against a third
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+(?:\s+with\s+[^,;:.?!]{2,40}?)?)\s+(?:vs\.?|versus)\s+((?:${OWN}\s+)?\d+\s+[a-zà-ÿ]+(?:\s+with\s+[^,;:.?!]{2,40}?)?)\s*,?\s+(?:which\s+is\s+better\s+)?against\s+`
    ),
    '$1 or $2 against '
  ],
  [
    /\bwith\s+(?:an?\s+|the\s+)?([a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?)\s+(?:vs\.?|versus|or|and)\s+without(?:\s+(?:it|them|any|(?:an?\s+|the\s+)?\1))?(?=\W*$|\s+(?:vs\.?|versus|against|charg|attack|shoot)|\s*[,;:])/gi,
    'with or without $1'
  ],
  // advice
  [/\bwhat\s+(?:ought|must|shall|can|could|do|would)\s+I\s+(?:to\s+)?do\s+(?=with\b(?!.*\bdice\b)|\d)/gi, 'what should I do '],
  [/\bwhat\s+should\s+I\s+do\s+(?=\d)/gi, 'what should I do with '],
  [/(?<=^\W*what\s+should\s+I\s+do\s+with\s.*?[a-z\d]+\s+[a-z]+)\s*,?\s+holding\s+/gi, ' with '],
  [/([,.;:!?]\s*)do\s+I\s+(?=(?:charge|attack)\W*$)/gi, '$1should I '],
  [/^\W*worth\s+(?:it\s+(?:to\s+)?)?(?=(?:charg|attack|shoot|throw|send|commit)(?:ing|e)?\s)/gi, 'is it worth '],
  // one activation
  [/\bmoves?\s+and\s+(?:then\s+)?(?=(?:throw|hurl)s?\s)/gi, 'moved and '],
  [/\bacross\s+an?\s+(?:open\s+)?field\b/gi, ''],
  // as it is dictated
  [/\s+(?:question mark|exclamation mark|full stop)\b/gi, ''],
  [/(?<![a-zà-ÿ\d])(?:u[mh]+|erm+|hmm+|yeah|okay so|ok so|right then)(?![a-zà-ÿ\d])[,\s]*/gi, ''],
  [/\blike\s+(?=(?:my\s+|his\s+)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/gi, ''],
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
  [/(?<!\b(?:they|I|we|he|it|to)\s+)\bform(?:s|ing)?\s+(?:an?\s+|the\s+)?(?=shield\s?wall)/gi, 'in '],
  // states, and models that do not fight
  [/\b(?:with|at|on|(?:who\s+)?(?:have|has))\s+(?:the\s+)?max(?:imum|ed\s+out|ed)?\s+(?:of\s+)?fatigue\b/gi, 'exhausted'],
  [/\bspends?\s+(\d|two|three|four)\s+(?=(?:enemy\s+)?armou?r\b)/gi, 'spends $1 fatigue on '],
  [/\b(?:one|1)\s+armou?r\s+more\b/gi, 'armour +1'],
  [/\b(\d)\s+(?:(?:are|is)\s+)?out\s+of\s+the\s+(?:fight|melee|combat)\b/gi, '$1 not engaged'],
  [/,?\s+of\s+whom\s+(\d)\s+(?:cannot|can['\u2019]?t|do\s+not|don['\u2019]?t)\s+fight\b/gi, ', $1 not engaged,'],
  // the deed
  [/\b(?:sling|throw|hurl|fling|lob|chuck)(?:s|ing)?\s+(?:stones|rocks)\s+at\b/gi, 'with slings shoot'],
  [/\b(?:pelt|shower|bombard)(?:s|ing)?\s+(.{4,60}?)\s+with\s+(?:stones|rocks)\b/gi, 'with slings shoot $1'],
  [/\s+and\s+wipes?\s+them\s+out\W*$/gi, ', chance to wipe them out'],
  [/\b(vs|v)\.(?=\d)/gi, '$1 '],
  // numbers
  [/\bhalf\s+a\s+dozen\b/gi, '6'],
  [/\ba\s+couple\s+of\s+(?=(?:my|our|his|her|their|the)\b)/gi, '2 of '],
  [
    /(?<!\d\s*)(?:\bpercent|\bpercentage|%)\s+(?:chance|odds|of\s+(?:the\s+)?(?:time|games|cases)(?:\s+(?:do(?:es)?|will|would|can))?)\b/gi,
    'chance'
  ],
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
  // how many are needed
  [/\bhow\s+many\s+([a-z]+)\s+I\s+need\s+(?:for|to)\s+(?:to\s+)?/gi, 'how many $1 do I need to '],
  [
    /\bhow\s+many\s+([a-z]+)\s+(?:(?:must|should|shall)\s+I|(?:do|would|will)\s+I\s+(?:have|need)\s+to)\s+(?:send|throw|hurl|commit)\s+(?:against|at|into)\s+(.+?)\s+(?:to\s+(?:have|get)|for)\s+(an?\s+.+?\s+chance)(?:\s+of\s+(?:winning|victory))?(?=\W*$)/gi,
    'how many $1 do I need for $3 of beating $2'
  ],
  [
    /^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+)?(?:smallest|least|lowest|minimum|minimal)\s+(?:number|unit|group)\s+of\s+([a-z]+)\s+(?:that\s+(?:(?:will|would|can)\s+)?|(?:needed\s+|required\s+)?to\s+)(beat|kill|wipe|destroy)s?\b/gi,
    'how many $1 do I need to $2'
  ],
  [/\b(?:one\s+time\s+(?:in|out\s+of)\s+two|half\s+of\s+the\s+time)\b/gi, '50% of the time'],
  // tables
  [
    /^\W*(?:(?:make|show|give|print|draw)\s+(?:me\s+)?)(?:an?\s+|the\s+)?(?:table|chart|list|graph|plot)\s+(?:of|for|with)\s+/gi,
    ''
  ],
  [
    /^\W*(?:chart|graph|plot|tabulate)\s+(?:(?:of|for|with)\s+)?(?=(?:(?:the|my|his)\s+)?(?:win|winning|odds|chances?|kills|losses|casualties|results?)\b)/gi,
    ''
  ],
  [
    re(
      String.raw`\b(?:show\s+me\s+)?(?:every|each|any)\s+(?:size|number)\s+of\s+(?:unit|([a-z]+))\s+(?:from|between)\s+(${NUMBER})\s+(?:to|and)\s+(${NUMBER})(?=\s|\W*$)`
    ),
    '$2 to $3 $1'
  ],
  [/\b(rounds?)\s+(?:running|in\s+a\s+row|straight)\b/gi, '$1'],
  [
    /\b(?:un)?till?\s+(?:one|either)(?:\s+(?:side|unit|of\s+them))?\s+(?:is|are|dies|falls)(?:\s+(?:all\s+)?(?:wiped\s+out|dead|gone|destroyed|killed|left))?\b/gi,
    TO_THE_END
  ],
  [
    /\b(?:un)?till?\s+(?:nobody|no\s+one|none)\s+(?:is|are)\s+(?:left|alive|standing)(?:\s+(?:on|of|at)\s+(?:one|either)(?:\s+(?:side|unit|of\s+them))?)?/gi,
    TO_THE_END
  ],
  [/\b(?:un)?till?\s+(?:they|he|she|it)\s+(?:is|are)\s+(?:all\s+)?(?:wiped\s+out|dead|gone|destroyed|killed)\b/gi, TO_THE_END],
  [/\b(?:fight|battle)\s+to\s+the\s+(?:death|bitter\s+end|last(?:\s+man)?)\b/gi, `fight ${TO_THE_END}`],
  [/,?\s+to\s+the\s+(?:death|bitter\s+end|last\s+man)\b/gi, ` ${TO_THE_END}`],
  // who survives a charge of his own
  [/(\d+\s+[a-zà-ÿ]+)\s+surviving\s+(?=(?:(?:his|her|their|the|my|our)\s+)?\d)/gi, '$1 survive '],
  [/\bsurvive\s+(?:charging|attacking)\s+(?=\S)/gi, 'survive if they charge '],
  // losses before the fight
  // what has happened
  [re(String.raw`\bfor\s+the\s+loss\s+of\s+(?:only\s+)?(?=${NUMBER}|none\b|nobody\b)`), 'and lost '],
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?${NUMBER}\s+([a-z]+))\s+(?:were\s+)?charged\s+by\s+((?:${OWN}\s+)?${NUMBER}\s+[a-z]+)\s*,?\s+(?:and\s+)?(?=(?:killed|lost)\b)`
    ),
    '$3 charged $1, the $2 '
  ],
  [/\b(?:the\s+)?(?:[a-z-]+\s+)?(?:ability|box|unit|troop|weapon)\s+(?:that\s+is\s+)?called\s+(?=[a-z])/gi, ''],
  [/\bhow\s+works?\s+(?:the\s+)?([a-z]+)/gi, 'how does $1 work'],
  [/\b(how\s+(?:does|do)\s+(?:the\s+)?[a-z]+\s+work)\s+in\s+(?:a\s+)?(?:melee|combat|close\s+combat)/gi, '$1'],
  // SAGA dice
  [re(String.raw`^(\W*)(${NUMBER})d\s+(?=.*\b(?:rares?|commons?|uncommons?)\b)`), '$1$2 saga dice '],
  [re(String.raw`\b(${NUMBER})\s+of\s+the\s+(rare|common|uncommon)\s+symbols?\b`), '$1 $2'],
  [/\b(?:being\s+)?able\s+to\s+(?=pay|afford|use|play)/gi, ''],
  [/(?<=\bdice\b.*)\bhow\s+often\s+(?:do|will|would|shall|can)\s+(?:I|we)\s+(?:see|get|roll|have)\b/gi, 'chance of'],
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
  // who is in reach
  [
    re(
      String.raw`^\W*only\s+(${NUMBER})\s+of\s+((?:${OWN}\s+)?${NUMBER}\s+[a-zà-ÿ]+)\s+(?:can|could)\s+(?:be\s+brought|come|get)\s+into\s+contact\s+with\s+`
    ),
    '$2 engaged $1 vs '
  ],
  [/\bonly\s+(\d+)(?:\s+of\s+them)?\s+can\s+see(?:\s+them)?\b/gi, 'only $1 in range'],
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
    re(
      String.raw`[\s,;.]+(?:fatigue|fatigas?)\s*:\s*(?!${OWN}\s+\d)(${NAMED})\s+(\d)\s*[,;]?\s*(?:(?:and|y)\s+)?(?!${OWN}\s+\d)(${NAMED})\s+(\d)(?!\d)`
    ),
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
      String.raw`(\d+\s+[a-zà-ÿ]+)\s*,?\s+(?:(?:who|which|that)\s+(?:were|are|have\s+been|had\s+been)\s+)?(?:shot|cut|whittled|worn|reduced|brought|down)\s+(?:down\s+)?to\s+(${NUMBER})(?!\s*(?:[a-zà-ÿ]+\s+)?rounds?\b)`
    ),
    '$1 with $2 left'
  ],
  // armour and cover
  [
    re(
      String.raw`\s*,?\s+(?:hitting|who\s+hit|hit)\s+on\s+(?:an?\s+)?([2-6])(?:['\u2019]?s|\+)?\s+(charge|attack|shoot|vs\.?|against)\s+(.+?)\s*$`
    ),
    ' $2 $3 armour $1'
  ],
  [/\bacross\s+(?=(?:a|the)\s+(?:[a-zà-ÿ]+\s+)?(?:wall|hedge|fence))/gi, 'behind '],
  [/\barmou?r\s+(?:is\s+)?(?:raised|increased|improved|up)\s+by\s+(\d)\b/gi, 'armour +$1'],
  [
    /\b(?:with\s+)?(?:armou?r\s+(?:(?:is\s+)?(?:raised|increased|improved|up)\s+by|plus)\s+(?:one|1)\b|(?:1|one)\s+better\s+armou?r\b)/gi,
    'armour +1'
  ],
  [/\barmou?r\s+(?:(?:is\s+)?(?:reduced|lowered|down)\s+by|minus)\s+(?:one|1)\b/gi, 'armour -1'],
  [/\blining\s+(?=(?:the|a)\s+(?:wall|hedge|fence))/gi, 'behind '],
  [/\ball\s+units\s+have\b/gi, 'both sides have'],
  // what is done with dice, in other words
  [/\b(?:call|calls|calling|invoking)\s+(?:up)?on\s+(?=[a-z])/gi, 'using '],
  [
    /(?<=\s)(?:with\s+)?(?:\+1|plus\s+(?:one|1))\s+(?:to\s+hit|(?:on|to)\s+(?:their\s+|the\s+|its\s+)?(?:attack|hit)\s+rolls?)(?:\s+rolls?)?(?!\w)/gi,
    'attack roll +1'
  ],
  [/\b(?:who\s+)?sav(?:es?|ing)\s+on\s+([2-6])(?:\+|['\u2019]?s\b)/gi, 'saves on $1+'],
  [
    /\bspend(?:s|ing)?\s+(?:\S+\s+)?fatigue\s*,?\s+(?:(?:for|on)\s+own\s+and\s+enemy\s+armou?r|one\s+(?:for|on)\s+(?:own\s+|their\s+)?armou?r\s+and\s+one\s+(?:against|for|on)\s+(?:the\s+)?enem(?:y|ies)(?:['\u2019]s)?(?:\s+armou?r)?)/gi,
    'spends both'
  ],
  [
    /\b(?:use|spend)(s?)\s+(?:the\s+)?fatigue\s+(?:against|on)\s+(?:the\s+)?enem(?:y|ies)(?:['\u2019]s)?\s+armou?r/gi,
    'spend$1 enemy armour'
  ],
  [/\brenounces?\s+(?:to\s+|on\s+)?(?=(?:(?:the|their|his|its|my|some)\s+)?(?:attack\s+)?dice)/gi, 'gives up '],
  [
    /\brepeats?\s+(?:(?:the|all|their|any)\s+)?(?:failed|missed|failures|misses)(?:\s+(?:attack\s+)?(?:dice|rolls?))?/gi,
    'reroll misses'
  ],
  [
    re(String.raw`\b(${NUMBER})\s+(?:dice\s+of\s+(attack|defen[cs]e)|(attack|defen[cs]e)\s+dice)\s+(?:more|extra)\b`),
    '$1 extra $2$3 dice'
  ],
  [
    re(
      String.raw`^\W*(?:what\s+if\s+(?:they|he|I|we)\s+)?(closes?\s+ranks|gives?\s+up\s+(?:(?:their|his|the|my)\s+)?dice)\s*[:,]?\s+(?=${NUMBER}\s+[a-z]+\s)(.+)$`
    ),
    '$2 with $1'
  ],
  [/^\W*(?:to\s+)?close\s+ranks\s+or\s+not(?:\s+to\s+close\s+(?:ranks|them))?\s*[:,]?\s+(.+?)\W*$/gi, '$1, close ranks or not'],
  [
    re(
      String.raw`^\W*spend\s+(${NUMBER}\s+fatigue)\s+(?:to\s+(?:raise|improve|increase)|on|for)\s+my\s+(?:own\s+)?armou?r\s*[:,]?\s+(?=${NUMBER})(.+?)\W*$`
    ),
    '$2, I spend $1 on my armour'
  ],
  [
    /\bspends?\s+(?:the\s+)?(?:fatigue\s+of\s+(?:the\s+)?enem(?:y|ies)|enemy\s+fatigue)\s+(?:for|on)\s+my\s+(?:own\s+)?armou?r\b/gi,
    'spend it on my armour'
  ],
  // what a unit has, between the deed and the target
  [
    re(
      String.raw`\b(charges?|attacks?|shoots?)\s+with\s+([a-z][a-z'\u2019!-]*(?:\s+[a-z][a-z'\u2019!-]*){0,2})\s+(?=(?:at\s+)?(?:(?:the|his|my|their)\s+)?${NUMBER}\s+(?!against|vs|on\b|at\b)[a-z]+)`
    ),
    'with $2 $1 '
  ],
  [/\blies?\s+in\s+([a-z]+)\s+(?=in\b)/gi, 'with $1 '],
  [
    re(
      String.raw`\bsacrific\w+\s+(${NUMBER})\s+(?:of\s+(?:their|its|his)\s+number|men|models)?\s*to\s+([a-z]+)(?:\s+(?:as|when)\s+they(?=\s+(?:charge|attack)))?`
    ),
    'with $2 $1'
  ],
  [re(String.raw`\bperforms?\s+(?:a|the)\s+([a-z]+(?:\s+[a-z]+)?)\s*,?\s+taking\s+(${NUMBER})\s+fatigue`), 'with $1 $2'],
  // the wounds of a duel of leaders are those of both (R8.3)
  [
    /\b(warlord|jarl|lord)\s+(vs\.?|against|charges?|fights?)\s+(?:a\s+|the\s+|his\s+)?(warlord|jarl|lord)\s+(?:with\s+)?(\d+)\s+wounds\b(?!\s+each)/gi,
    '$1 wounds $4 $2 $3 wounds $4'
  ],
  // guards
  [re(String.raw`\bwith\s+(${NUMBER}\s+[a-z]+)\s+(?:as|for)\s+(?:his\s+)?(?:body\s?)?guards?(?![a-z])`), 'guarded by $1'],
  [
    re(
      String.raw`\b(${LEADER})\b((?:(?!\b(?:vs|against)\b).)*?)\s*[,;]?\s+(?:and\s+)?(?:he|who)(?:\s+has|['\u2019]s\s+got)\s+${GUARDS}\s+(?:stand(?:ing)?\s+)?(?:right\s+|just\s+)?(?:near(?:by)?|close(?:\s+by)?|beside\s+him|next\s+to\s+him|around(?:\s+him)?)(?![a-z])`
    ),
    '$1 guarded $3$2'
  ],
  [
    re(
      String.raw`\b(${LEADER})\b(.*?)(?:\s+(?:while|when|with)|\s*,)\s+${GUARDS}\s+(?:(?:(?:are\s+)?stand(?:ing)?|are)\s+)?(?:beside|near|next\s+to|by|around|close\s+to)\s+him(?![a-z])`
    ),
    '$1 guarded $3$2'
  ],
  // one after the other
  [re(String.raw`(?<=\b(?:then|and)\s+)(${NUMBER})\s+more\s+(?=[a-z]+\s+(?:charge|attack|shoot))`), '$1 '],
  [
    re(
      String.raw`^\W*(?:two|2)\s*(?:units\s+of|x)\s*(${NUMBER}\s+[a-z]+)\s+(charge|attack|shoot)\s+(.+?)[\s,]+one\s+after\s+(?:the\s+|an\s?)?other\W*$`
    ),
    '$1 $2 $3, then $1 $2 them'
  ],
  [/^(\W*first\s+.+?)[\s,;]+(?:and\s+)?after(?:wards)?\s+(?=\d)/gi, '$1, then '],
  [
    /[\s,;.]+(?:and\s*,?\s+)?(?:should|if|assuming|provided)\s+any(?:\s+of\s+them|\s+[a-z]+)?\s+(?:survive|live|remain)s?\s*,?\s+/gi,
    ', then '
  ],
  [/\btwo\s+times\b|(?<=\d\s*[a-z]+\s+)2\s?x(?=\W*$)/gi, 'twice'],
  // who charges
  [
    re(
      String.raw`\b(?:receives?|(?:waits?|braces?)\s+for)\s+(?:an?\s+charge\s+(?:from|by|of)\s+)?(?=(?:the\s+|my\s+|his\s+)?${NUMBER}\s+[a-z])`
    ),
    'are charged by '
  ],
  [re(String.raw`^(.*?${NUMBER}\s+[a-z]+)\s+in\s+(?:melee|combat|a\s+melee|a\s+fight)\s+with\s+(?![+-])`), '$1 vs '],
  [
    /^\W*(\S+(?:\s+[a-z]+)?)\s+(?:vs\.?|against)\s+(\S+(?:\s+[a-z]+)?)\s*,?\s+but\s+(?:the\s+)?(?:\2|they)\s+(?:hit|strike|charge|attack|go)\s+first\W*$/gi,
    '$2 charge $1'
  ],
  [
    /\b(?:do|does)\s+not\s+(?:charge|attack)\s*[,;]?\s+(?:but\s+)?(?:instead\s+)?(?:they\s+|it\s+)?(?:are|is|get|gets)\s+(?=charged|attacked)/gi,
    'are '
  ],
  [/\bor\s+(?:to\s+)?wait\s+(?:for\s+them\s+)?(?:and|to)\s+be\s+charged\b/gi, 'or be charged'],
  [/\bwiser\b/gi, 'better'],
  [/^\W*([a-z]+)\s+and\s+([a-z]+)\s+fight(?:\s+(?:each\s+other|a\s+duel))?\W*$/gi, '$1 vs $2'],
  // leaders
  [
    re(
      String.raw`(?<=^\W*)((?:${OWN}\s+)?[a-zà-ÿ]+(?:\s+[a-zà-ÿ]+)?)\s+leads\s+(?:the\s+(?:charge|attack)\s+of\s+)?(\d+\s+.+?)\s+(?:into|against|on|in\s+a\s+charge\s+(?:on|against))\s+`
    ),
    '$1 and $2 charge '
  ],
  [re(String.raw`\bjoins\s+(?=\d)`), 'and '],
  [re(String.raw`(?:\s+and|(?<=\d\s+(?!spen[dt]|us(?:e|ing)|burn)[a-z]+))\s+both\s+(?=${DEED}|pile|go\b|run|rush|crash)`), ' '],
  [/\bthe\s+(\p{L}+)\s+hero\s+(?=\p{Lu})/gu, 'the $1 '],
  [/[\s,;:.!?\u2013-]+(?:and\s+)?who(?:['\u2019]s|\s+is)\s+(?:favou?red|the\s+favou?rite)\s*\?*\s*$/gi, ', who wins?']
]
