import { A_CHANCE, DEED, firstPhrase, LEADER, NUMBER, OWN, OWNED, type Rewording, said, TO_THE_END, UNIT } from '../rewording'

/** Turns of phrase in English, in the order in which they are put in plain words. */

const NAMED = String.raw`(?:(?:${OWN}|the) )?[a-zà-ÿ][a-zà-ÿ'\u2019]*(?: [a-zà-ÿ]+)?`

const MEN = '(?:men|models|figures|guys|lads|friends|(?:body)?guards)'
/** How many stand beside a leader, and who they are, if that is said. */
const GUARDS = String.raw`(${NUMBER}(?: (?!${MEN}\b)[a-z]+)?)(?: ${MEN})?`

export const ENGLISH_REWORDINGS: readonly Rewording[] = [
  // "P(kill >= 2): 8 bondi charge 4 huscarls", "P(huscarls die | 8 bondi charge)"
  [said`^\W*p\s*\((${NUMBER} [a-z]+\s[^()|]{2,40}?\s\d{1,2} [a-z]+[^()|]{0,30})\)\W*$`, 'chance that $1'],
  [said`^\W*p\s*\(([^()|]{2,60})\|([^()|]+)\)\W*$`, '$2, chance $1'],
  [said`^\W*p\s*\(([^()|]{2,60})\)(?: (?:for|of|when|if)\b)?[\s:,]*(?=\S)(.+?)[^\w+)]*$`, '$2, chance $1'],
  [said`^(.*?)[\s,:;]+p\s*\(([^()|]{2,60})\)\W*$`, '$1, chance $2'],
  [said`(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*(?:>=|=>|\u2265)\s*(?=\d)`, ' at least '],
  [said`(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*(?:<=|=<|\u2264)\s*(?=\d)`, ' at most '],
  [said`(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*(?<![-=])>\s*(?=\d)`, ' more than '],
  [said`(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*<\s*(?=\d)`, ' fewer than '],
  [said`(?<=\b(?:chances?|odds|probability|likelihood|likely)\s.{0,40})\s*=\s*(?=\d)`, ' exactly '],
  [said`\bchance (?=tie\W*$|draw\W*$)`, 'chance of a '],
  [said`\bchance (?=kill|wipe|win|lose|survive)`, 'chance to '],
  [said`\bchance to wipe(?: out)?\W*$`, 'chance to wipe them out'],
  // what is asked goes behind the fight
  [said`^\W*(${A_CHANCE} (?:of|that|to|the|for|my|his|any|at)?[^:;?]{2,70}?)\s*:\s*(?=\S)(.+?)\W*$`, '$2, $1'],
  [said`\bhow likely (?:is it|am I|are we) to `, 'chance to '],
  // "8 bondi killing 2 of 4 huscarls, odds?"
  [
    firstPhrase`
      ^(?!\W*how many\b)(?=.*\b(?:(?:kill|los|surviv|wip|live)\w*|(?:die|fall)s?\b))(.+?)[\s,;:\u2013-]+
      (?:what(?:['\u2019]s| are| is) the )?
      (?:odds|chances?|probability|(?<=\b(?:die|fall|lose|kill|survive)s?\b.*)how likely(?: is (?:it|that))?)\s*\?*\s*$
    `,
    'odds of $1'
  ],
  [said`\b(?:over|within|across|during) (?=\S+ rounds?\b)`, 'in '],
  // who storms a building is not in it yet
  [
    said`
      \b(?:storm|assault|attack|enter|rush|raid)(?:s|ing)? (?:the|an?|his|their)
      \s+((?:building|house|hut|hall|church|tower|fort|farm)s?) (?:against|vs\.?|versus|held by|defended by|from|of)
      \s+(${OWNED}${NUMBER} [a-z]{3,20})
    `,
    'charge $2 in a $1'
  ],
  // those who charge reach somebody, or do not
  [
    said`
      ^(\W*${OWNED}${NUMBER} ([a-z]{3,20})(?:\s[^;:.?!]{1,60}?)?\s(?:charge|attack)s?\s[^;:.?!]{4,60}?)(?:\s*[,;.]\s*| )
      (?:(?:and|but|though) )?(${NUMBER}) (?:of them )?((?:cannot|can['\u2019]?t|do not|don['\u2019]?t) reach(?: them)?)\W*$
    `,
    '$1, $3 $2 $4'
  ],
  // who of both has more dead, which every answer shows
  [said`^\W*(?:do|will|would) more [a-z]{3,20} (?:or|than) (?:more )?[a-z]{3,20} die (?:if|when) `, ''],
  // a range is of the unit that it is said of
  [
    said`
      ^\W*(?:(?:how|what) (?:do|does|would|will) (?:it|that|the (?:odds|results?|chances?)) (?:change|vary|matter) )?if
      \s+(the [a-z]{3,20} (?:have|has) (?:from |between )?\d\s*(?:-|\.\.|to|and|or)\s*\d fatigue)\s*[:,;]\s*(?=.*\d)(.{8,200}?)
      \W*$
    `,
    '$2, $1'
  ],
  // how it is spelled and abbreviated
  [said`\bwtf (?=is|are|does)`, 'what '],
  [said`(?<=[a-z] )w (?=\d\s*[a-z])`, 'with '],
  [said`[\s,]+gg\W*$`, ''],
  [said`\bchuck(s?)\b`, 'throw$1'],
  [said`\bagains\b`, 'against'],
  [said`\bgiveup\b`, 'give up'],
  [said`\b(?:I |we )?gives? up (?:nothing|none)\b`, 'keep dice'],
  [said`\b(?:light|sparse|thick|leafy) (?=(?:woods?|woodland|forest|trees)\b)`, ''],
  [said`\b(?:teh|hte) `, 'the '],
  [said`\bfully (?=rested|fresh|recovered)`, ''],
  [said`\bdmg\b`, 'damage'],
  [said`(?<=\d.{0,200})\bwin(?:ning)? (?:prob(?:ability)?|pct)(?=\W*$)`, 'win chance'],
  [said`\bwho wins? (?:more|most|the most)(?: often)?(?=\W*$)`, 'who wins'],
  [
    said`\b(?:with|gets?|has|have|having) an? bonus of (?:\+\s?)?(${NUMBER}) ((?:attack|defen[cs]e) )?(?:dice|die)\b`,
    'with $1 extra $2dice'
  ],
  [said`\b(warlord|jarl|lord) (?:who is |is )?in (?:base (?:to base )?)?contact with ${GUARDS}`, '$1 guarded by $2'],
  [said`\batop (?=an?\b|the\b|of\b)(?:of )?`, 'on '],
  [said`\benjoying (?=(?:light|heavy|soft|hard|solid)\b|cover\b)`, 'with '],
  [said`\b(${NUMBER}) (?:men|figures|models|minis|miniatures) of (?=[a-z])`, '$1 '],
  [said`\b(${NUMBER} [a-z]+) w (?=(?:vs?\.?|charges?|attacks?|against|shoots?)(?:\s|$))`, '$1 warriors '],
  [said`\b(attacker|defender|shooter|target)=(?=\S)`, '$1: '],
  [said`(?<=\d\s*[a-z]+)\s*\|\s*(?=\d)`, ' or '],
  [said`\bsh(?:ou)?ld\b`, 'should'],
  [said`(\b(?:saga )?)\bdices\b`, '$1dice'],
  [said`\bdice saga\b`, 'saga dice'],
  [said`\b(${NUMBER}) nights\b`, '$1 knights'],
  [said`\bthereafter\b`, 'then'],
  [said`\b(?:completely|entirely|utterly|totally) (?=(?:kill|wip|destroy|annihilat|eliminat)[a-z]*)`, ''],
  [said`\b(?:in|with|during|on) (?:an?|the|one) (?:single )?(?:charge|attack|assault|volley|salvo)\b(?=\W*$|\s*[,;:])`, ''],
  [said`\b(?:in|with|during|after) (?:an?|one) (?:single )?(?:round|fight|melee|combat|activation)\b(?=\W*$|\s*[,;:.])`, ''],
  [said`\bmakes? use of\b`, 'use'],
  [
    said`\b(I|we)(?: (?:intend|plan|want|mean|wish|hope|am going|are going)|(?:['\u2019]?d| would) (?:like|love)) to (?=shoot|charge|attack|fire|throw)`,
    '$1 '
  ],
  [said`\bdo(?:es|ing)? (?:anything|much|any (?:damage|harm)) (?:to|against) `, 'kill any of '],
  // they are who was charged
  [
    said`
      \s*,? and (?:then )?
      (?:
        what(?:ever)?(?: is|['\u2019]s) left(?: of (?:them|it))?|what(?:ever)? (?:remains|survives)
        |(?:the|any|their) (?:survivors?|rest|remainder|remnants?)
      ) (?:is|are|gets?) (charg|attack)ed by (?=(?:an?|${OWN}|${NUMBER})\s)(.+?)(?=\W*$)
    `,
    ', then $2 $1 them'
  ],
  [said`\bwhat(?:ever (?:is|['\u2019]s) left|(?:ever)? (?:remains|survives)(?= (?:is|are|gets?)\b))(?: of them)?\b`, 'them'],
  [
    said`\b(charged|attacked|shot) (?:of|from) (?=(?:(?:the|my|his|a) )?(?:\d|[a-z]+ (?:war|heart|levies|knight|hirdm|huscarl|bondi)))`,
    '$1 by '
  ],
  [said`\bcross\s?bow (?=men\b)`, 'crossbow'],
  [said`(\d+\s*[a-zà-ÿ]+) (?:atks?|atts?|attks?) (?=${OWNED}\d)`, '$1 attack '],
  [said`[,.]\s*(?:go(?=[^?]*$)|thoughts|ideas|discuss|your thoughts|wdyt)\W*$`, ''],
  [said`^\W*(?:do (?:I|you|we) )?fancy (?:my|our|your) chances (?:with|of) `, 'odds of '],
  // "units of 8: bondi vs ceorls", "8 bondi vs the same"
  [
    said`^\W*(?:units of )?(${NUMBER})(?: each)?\s*[:,]\s*([a-zà-ÿ]+) (charg\w*|attack\w*|vs\.?|against) ([a-zà-ÿ]+)\W*$`,
    '$1 $2 $3 $1 $4'
  ],
  [said`^(\W*\d+ [a-zà-ÿ]+) (charg\w*|attack\w*|vs\.?|against) the same\W*$`, '$1 $2 $1'],
  // "kill 4 bondi out of 8", "kill 2 huscarls from 4"
  [said`^\W*(?=at least \S+ (?:kills?|losses|casualties) (?:when|if|with|for|by|on)\b)`, 'chance of '],
  [said`(\d+ [a-zà-ÿ]+) they (?=kill|lose|beat)`, '$1 '],
  // one unit or another against a third
  [
    said`
      ^\W*(${OWNED}\d+ [a-zà-ÿ]+(?: with [^,;:.?!]{2,40}?)?) (?:vs\.?|versus) (${OWNED}\d+ [a-zà-ÿ]+(?: with [^,;:.?!]{2,40}?)?)
      \s*,? (?:which is better )?against\s+
    `,
    '$1 or $2 against '
  ],
  [
    said`
      \bwith (?:an? |the )?([a-zà-ÿ]+(?:\s[a-zà-ÿ]+)?) (?:vs\.?|versus|or|and) without(?: (?:it|them|any|(?:an? |the )?\1))?
      (?=\W*$| (?:vs\.?|versus|against|charg|attack|shoot)|\s*[,;:])
    `,
    'with or without $1'
  ],
  // advice
  [said`\bwhat (?:ought|must|shall|can|could|do|would) I (?:to )?do (?=with\b(?!.*\bdice\b)|\d)`, 'what should I do '],
  [said`\bwhat should I do (?=\d)`, 'what should I do with '],
  [said`(?<=^\W*what should I do with\s.*?[a-z\d]+ [a-z]+)\s*,? holding `, ' with '],
  [said`([,.;:!?]\s*)do I (?=(?:charge|attack)\W*$)`, '$1should I '],
  [said`^\W*worth (?:it (?:to )?)?(?=(?:charg|attack|shoot|throw|send|commit)(?:ing|e)?\s)`, 'is it worth '],
  // one activation
  [said`\bmoves? and (?:then )?(?=(?:throw|hurl)s?\s)`, 'moved and '],
  [said`\bacross an? (?:open )?field\b`, ''],
  // as it is dictated
  [said` (?:question mark|exclamation mark|full stop)\b`, ''],
  [said`(?<![a-zà-ÿ\d])(?:u[mh]+|erm+|hmm+|yeah|okay so|ok so|right then)(?![a-zà-ÿ\d])[,\s]*`, ''],
  [said`\blike (?=(?:my |his )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)`, ''],
  // the box of the Normans, and no verb
  [said`\bcharge!\s*\(rare\)`, '+charge=r'],
  [
    said`
      (?<=\b(?:with|using|uses?|plays?|and) |,\s*)charge!(?!\s*(?:\d|my|his|the|their|a)\b)
      |\bcharge!(?=\s*(?:,|(?:and|vs\.?|v|against|attack\w*|charg\w*|hit\w*)\s))
    `,
    '+charge'
  ],
  // dice of boxes and dice that are rolled again
  [
    said`\b(re-?roll\w*) attack(?: dice)?\s*(?:,|and|&)\s*(?:defen[cs]e|saves?)(?: dice)?\b|\b(re-?roll\w*) (?:both|everything)\b`,
    'rerolls attack, rerolls defence'
  ],
  [said`([+-]\d[ad])/(?=[+-]?\d[ad]\b)`, '$1 '],
  [said`\+\d dice\s*\((\d) attack,?\s*(?:and )?(\d) defen[cs]e\)`, '+$1a +$2d'],
  [said`\bwith (\d) attack (?:dice|die) and (\d) defen[cs]e (?:dice|die) (?:extra|more)\b`, 'with +$1a +$2d'],
  [said`\b(${NUMBER}) (\w+ pool|combat bonus) (?:dice )?for attack and (${NUMBER}) for defen[cs]e\b`, '$2 $1 attack $3 defence'],
  [said`\b(${NUMBER}) rare (attack|defen[cs]e)(?: (?:dice|die))?\b`, '$1 $2 $1 rare'],
  [said`\bwar dance of (\d) fatigue\b`, 'war dance $1'],
  // several of a kind
  [said`\b(\d) or (\d) or (?=\d\b)`, '$1, $2 or '],
  [said`(?<!\bor )\bwithout ([a-z]+) or (?!with)(?=[a-z]+(?: (?:vs|against|charge|attack)|\s*$))`, 'without $1, without '],
  [said`\bwith or without fatigue (\d)\b`, 'fatigue $1 or fatigue 0'],
  // the warlord and who is with him
  [said`\bguarded by an? (?=[a-z])`, 'guarded by 1 '],
  [said`\bwith an? (?:body)?guard\b`, 'guarded 1'],
  [said`\bwarlord\s*,? (?:with )?(\d [a-z]+) within vs\b`, 'warlord guarded by $1'],
  [said`\bunaccompanied `, ''],
  [said`\bboth (?=(?:the|my|his|a) (?:warlord|jarl|lord) and\s)`, ''],
  // dice given up
  [said`\b(?:have|has|had) given up (?=(?:\w+ ){0,3}dice)`, 'give up '],
  [said`\bgive(s?) away (?=(?:\w+ ){0,3}dice)`, 'give$1 up '],
  [said`(?<!\b(?:they|I|we|he|it|to) )\bform(?:s|ing)? (?:an? |the )?(?=shield\s?wall)`, 'in '],
  // states, and models that do not fight
  [said`\b(?:with|at|on|(?:who )?(?:have|has)) (?:the )?max(?:imum|ed out|ed)? (?:of )?fatigue\b`, 'exhausted'],
  [said`\bspends? (\d|two|three|four) (?=(?:enemy )?armou?r\b)`, 'spends $1 fatigue on '],
  [said`\b(?:one|1) armou?r more\b`, 'armour +1'],
  [said`\b(\d) (?:(?:are|is) )?out of the (?:fight|melee|combat)\b`, '$1 not engaged'],
  [said`,? of whom (\d) (?:cannot|can['\u2019]?t|do not|don['\u2019]?t) fight\b`, ', $1 not engaged,'],
  // the deed
  [said`\b(?:sling|throw|hurl|fling|lob|chuck)(?:s|ing)? (?:stones|rocks) at\b`, 'with slings shoot'],
  [said`\b(?:pelt|shower|bombard)(?:s|ing)? (.{4,60}?) with (?:stones|rocks)\b`, 'with slings shoot $1'],
  [said` and wipes? them out\W*$`, ', chance to wipe them out'],
  [said`\b(vs|v)\.(?=\d)`, '$1 '],
  // numbers
  [said`\bhalf a dozen\b`, '6'],
  [said`\ba couple of (?=(?:my|our|his|her|their|the)\b)`, '2 of '],
  [
    said`(?<!\d\s*)(?:\bpercent|\bpercentage|%) (?:chance|odds|of (?:the )?(?:time|games|cases)(?: (?:do(?:es)?|will|would|can))?)\b`,
    'chance'
  ],
  [said`\bwin(?:ning)? (?:rate|percentage) (?:of|for)\b`, 'chance of winning for'],
  [said`\bneed (?:at least )?(${NUMBER})\+? kills\b`, 'chance of at least $1 kills'],
  [said`(?<!\b(?:do|would|will|should|did) )\b(?:I|we) need to (?=kill|wipe|destroy|beat)`, 'chance to '],
  [said`[\s,.:;!?\u2013-]+(?:>=|=>|\u2265)\s*(\d+) kills\b`, ', chance of at least $1 kills'],
  [said`[\s]*[,.:;!?\u2013-]+\s*(?:at least )?(${NUMBER})\+? (kills|losses|casualties)\s*\?+\s*$`, ', chance of at least $1 $2'],
  [said`\s*[,.:;!?\u2013-]+\s*kill (?:them )?all\s*\?+\s*$`, ', chance to kill all'],
  [said`\s*[,.:;!?\u2013-]+\s*any (?:losses|casualties)\s*\?+\s*$`, ', chance to lose at least 1'],
  [said`\b(?:do(?:es)?\s*n['\u2019]?t|will not|wo\s*n['\u2019]t|not) los(?:e|ing) (?:against|to) `, 'against '],
  [said`(?<!\bor )\b(?:at least )?(?:draw|tie) (?:with|against) `, 'against '],
  [said`\bbad idea\b`, 'good idea'],
  // how long it goes on
  // how many are needed
  [said`\bhow many ([a-z]+) I need (?:for|to) (?:to )?`, 'how many $1 do I need to '],
  [
    said`
      \bhow many ([a-z]+) (?:(?:must|should|shall) I|(?:do|would|will) I (?:have|need) to) (?:send|throw|hurl|commit)
      \s+(?:against|at|into) (.+?) (?:to (?:have|get)|for) (an? .+? chance)(?: of (?:winning|victory))?(?=\W*$)
    `,
    'how many $1 do I need for $3 of beating $2'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:smallest|least|lowest|minimum|minimal) (?:number|unit|group) of ([a-z]+)
      \s+(?:that (?:(?:will|would|can) )?|(?:needed |required )?to )(beat|kill|wipe|destroy)s?\b
    `,
    'how many $1 do I need to $2'
  ],
  [said`\b(?:one time (?:in|out of) two|half of the time)\b`, '50% of the time'],
  // tables
  [said`^\W*(?:(?:make|show|give|print|draw) (?:me )?)(?:an? |the )?(?:table|chart|list|graph|plot) (?:of|for|with) `, ''],
  [
    said`^\W*(?:chart|graph|plot|tabulate) (?:(?:of|for|with) )?(?=(?:(?:the|my|his) )?(?:win|winning|odds|chances?|kills|losses|casualties|results?)\b)`,
    ''
  ],
  [
    said`\b(?:show me )?(?:every|each|any) (?:size|number) of (?:unit|([a-z]+)) (?:from|between) (${NUMBER}) (?:to|and) (${NUMBER})(?=\s|\W*$)`,
    '$2 to $3 $1'
  ],
  [said`\b(rounds?) (?:running|in a row|straight)\b`, '$1'],
  [
    said`\b(?:un)?till? (?:one|either)(?: (?:side|unit|of them))? (?:is|are|dies|falls)(?: (?:all )?(?:wiped out|dead|gone|destroyed|killed|left))?\b`,
    TO_THE_END
  ],
  [
    said`\b(?:un)?till? (?:nobody|no one|none) (?:is|are) (?:left|alive|standing)(?: (?:on|of|at) (?:one|either)(?: (?:side|unit|of them))?)?`,
    TO_THE_END
  ],
  [said`\b(?:un)?till? (?:they|he|she|it) (?:is|are) (?:all )?(?:wiped out|dead|gone|destroyed|killed)\b`, TO_THE_END],
  [said`\b(?:fight|battle) to the (?:death|bitter end|last(?: man)?)\b`, `fight ${TO_THE_END}`],
  [said`,? to the (?:death|bitter end|last man)\b`, ` ${TO_THE_END}`],
  // who survives a charge of his own
  [said`(\d+ [a-zà-ÿ]+) surviving (?=(?:(?:his|her|their|the|my|our) )?\d)`, '$1 survive '],
  [said`\bsurvive (?:charging|attacking) (?=\S)`, 'survive if they charge '],
  // losses before the fight
  // what has happened
  [said`\bfor the loss of (?:only )?(?=${NUMBER}|none\b|nobody\b)`, 'and lost '],
  [
    said`^\W*(${OWNED}${NUMBER} ([a-z]+)) (?:were )?charged by (${UNIT})\s*,? (?:and )?(?=(?:killed|lost)\b)`,
    '$3 charged $1, the $2 '
  ],
  [said`\b(?:the )?(?:[a-z-]+ )?(?:ability|box|unit|troop|weapon) (?:that is )?called (?=[a-z])`, ''],
  [said`\bhow works? (?:the )?([a-z]+)`, 'how does $1 work'],
  [said`\b(how (?:does|do) (?:the )?[a-z]+ work) in (?:a )?(?:melee|combat|close combat)`, '$1'],
  // SAGA dice
  [said`^(\W*)(${NUMBER})d (?=.*\b(?:rares?|commons?|uncommons?)\b)`, '$1$2 saga dice '],
  [said`\b(${NUMBER}) of the (rare|common|uncommon) symbols?\b`, '$1 $2'],
  [said`\b(?:being )?able to (?=pay|afford|use|play)`, ''],
  [said`(?<=\bdice\b.*)\bhow often (?:do|will|would|shall|can) (?:I|we) (?:see|get|roll|have)\b`, 'chance of'],
  [
    said`^\W*after (?:losing|taking|suffering) (${NUMBER})(?: (?:men|models|losses|casualties))?\s*,? (${OWNED}\d+ [a-zà-ÿ]+)`,
    '$2 who lost $1'
  ],
  [
    said`
      ^\W*(${NUMBER}) of (${OWN} \d+ [a-zà-ÿ]+) (?:have )?(?:died|fell|fallen|were killed)(?: (?:earlier|before|already))?
      \s*[,;.]?\s*(?:and )?the (?:rest|others)\s+
    `,
    '$2 who lost $1 '
  ],
  [said`\b(${OWN}) ([a-zà-ÿ]+) \((?:started with|of|from|out of) (\d+)\s*,?\s*(?:and )?lost (\d+)\)`, '$1 $3 $2 who lost $4'],
  // who is in reach
  [
    said`^\W*only (${NUMBER}) of (${OWNED}${NUMBER} [a-zà-ÿ]+) (?:can|could) (?:be brought|come|get) into contact with `,
    '$2 engaged $1 vs '
  ],
  [said`\bonly (\d+)(?: of them)? can see(?: them)?\b`, 'only $1 in range'],
  [
    said`^\W*(?:only )?(${NUMBER}) of (${OWNED}\d+ [a-zà-ÿ]+) are (?:in contact|engaged) (?:when|if|as) (.+?) (charge|attack) them\b`,
    '$3 $4 $2 engaged $1'
  ],
  [
    said`^\W*(?:only )?(${NUMBER}) of (${OWNED}\d+ [a-zà-ÿ]+) are in range of (.+?) and shoot(?: them)?\b`,
    '$2 shoot $3, only $1 in range'
  ],
  // numbers and fatigue of both sides after the fight
  [
    said`^\W*(${NAMED}) (charge|attack|shoot|fight|vs\.?|against)s? (${NAMED})\s*[,;:.]\s*(\d+) (?:vs\.?|v|against|to|on) (\d+)\W*$`,
    '$4 $1 $2 $5 $3'
  ],
  [
    said`[\s,;.]+(?:fatigue|fatigas?)\s*:\s*(?!${OWN} \d)(${NAMED}) (\d)\s*[,;]?\s*(?:(?:and|y) )?(?!${OWN} \d)(${NAMED}) (\d)(?!\d)`,
    ', $1 with fatigue $2, $3 with fatigue $4'
  ],
  [firstPhrase` (?:vs\.?|versus|against|v) (.+?)[\s,;:.\u2013-]+(?:shooting|a shot|ranged)\W*$`, ' shoot $1'],
  // the same again, or first something else
  [
    said`
      \b(?:who|that|which) (?:have |had )?(?:already )?(?:charged|fought|attacked|moved|acted|activated)
      (?: (?:already|once|before|earlier))?(?: (?:this|in the same) turn)?\s*,? (?=charg|attack|shoot|fight|vs|against)
    `,
    'who moved '
  ],
  [said`[\s,]+(?:for )?(?:the|their|its|a) second time(?: this turn)?\b`, ', second charge this turn'],
  [
    said`^\W*(${OWNED}\d+ [a-zà-ÿ]+(?: with [a-zà-ÿ]+)?) shoot\s*,?\s*(?:and )?(?:then|next)\s*,? (?:are|get) charged by (${OWNED}\d+ )([a-zà-ÿ]+)(.*?)\W*$`,
    '$1 shoot $2$3$4, then the $3 charge them'
  ],
  [
    said`
      ^\W*if (${OWNED}\d+ [^,;]+?) shoots? (?:(?:at )?them )?first\s*,\s*
      (?:how (?:do|will|would)|what (?:if|happens when)|can|do|will) (${OWNED}\d+ [^,;]+?) (?:(?:do|fare|get on) )?
      (?:charging|attacking|charge|attack|when they charge) ([^,;]+?)\W*$
    `,
    '$1 shoot $3, then $2 charge them'
  ],
  [
    said`
      ^\W*after (${OWNED}\d+ [^,;]+?) shoot ([^,;]+?)\s*,\s*(?:what (?:are|is) )?(?:the )?(?:odds|chances?|probability)
      \s+(?:of|that) (${OWNED}\d+ [^,;]+?) (?:wip|kill|beat|destroy|finish)[a-zà-ÿ]* (?:off )?them(?: (?:out|off))?\W*$
    `,
    '$1 shoot $2, then $3 charge them'
  ],
  // how many are left of them
  [
    said`
      (\d+ [a-zà-ÿ]+)\s*,? (?:(?:who|which|that) (?:were|are|have been|had been) )?
      (?:shot|cut|whittled|worn|reduced|brought|down) (?:down )?to (${NUMBER})(?!\s*(?:[a-zà-ÿ]+ )?rounds?\b)
    `,
    '$1 with $2 left'
  ],
  // armour and cover
  [
    said`(?<!\bdice)\s*,? (?:hitting|who hit|hit) on (?:an? )?([2-6])(?:['\u2019]?s|\+)? (charge|attack|shoot|vs\.?|against) (.+?)\s*$`,
    ' $2 $3 armour $1'
  ],
  [said`\bacross (?=(?:a|the) (?:[a-zà-ÿ]+ )?(?:wall|hedge|fence))`, 'behind '],
  [said`\barmou?r (?:is )?(?:raised|increased|improved|up) by (\d)\b`, 'armour +$1'],
  [
    said`\b(?:with )?(?:armou?r (?:(?:is )?(?:raised|increased|improved|up) by|plus) (?:one|1)\b|(?:1|one) better armou?r\b)`,
    'armour +1'
  ],
  [said`\barmou?r (?:(?:is )?(?:reduced|lowered|down) by|minus) (?:one|1)\b`, 'armour -1'],
  [said`\blining (?=(?:the|a) (?:wall|hedge|fence))`, 'behind '],
  [said`\ball units have\b`, 'both sides have'],
  // what is done with dice, in other words
  [said`\b(?:call|calls|calling|invoking) (?:up)?on (?=[a-z])`, 'using '],
  [
    said`(?<=\s)(?:with )?(?:\+1|plus (?:one|1)) (?:to hit|(?:on|to) (?:their |the |its )?(?:attack|hit) rolls?)(?: rolls?)?(?!\w)`,
    'attack roll +1'
  ],
  [said`\b(?:who )?sav(?:es?|ing) on ([2-6])(?:\+|['\u2019]?s\b)`, 'saves on $1+'],
  [
    said`
      \bspend(?:s|ing)? (?:\S+ )?fatigue\s*,?
      \s+(?:
        (?:for|on) own and enemy armou?r
        |one (?:for|on) (?:own |their )?armou?r and one (?:against|for|on) (?:the )?enem(?:y|ies)(?:['\u2019]s)?(?: armou?r)?
      )
    `,
    'spends both'
  ],
  [
    said`\b(?:use|spend)(s?) (?:the )?fatigue (?:against|on) (?:the )?enem(?:y|ies)(?:['\u2019]s)? armou?r`,
    'spend$1 enemy armour'
  ],
  [said`\brenounces? (?:to |on )?(?=(?:(?:the|their|his|its|my|some) )?(?:attack )?dice)`, 'gives up '],
  [
    said`\brepeats? (?:(?:the|all|their|any) )?(?:failed|missed|failures|misses)(?: (?:attack )?(?:dice|rolls?))?`,
    'reroll misses'
  ],
  [said`\b(${NUMBER}) (?:dice of (attack|defen[cs]e)|(attack|defen[cs]e) dice) (?:more|extra)\b`, '$1 extra $2$3 dice'],
  [
    said`^\W*(?:what if (?:they|he|I|we) )?(closes? ranks|gives? up (?:(?:their|his|the|my) )?dice)\s*[:,]? (?=${NUMBER} [a-z]+\s)(.+)$`,
    '$2 with $1'
  ],
  [said`^\W*(?:to )?close ranks or not(?: to close (?:ranks|them))?\s*[:,]? (.+?)\W*$`, '$1, close ranks or not'],
  [
    said`^\W*spend (${NUMBER} fatigue) (?:to (?:raise|improve|increase)|on|for) my (?:own )?armou?r\s*[:,]? (?=${NUMBER})(.+?)\W*$`,
    '$2, I spend $1 on my armour'
  ],
  [
    said`\bspends? (?:the )?(?:fatigue of (?:the )?enem(?:y|ies)|enemy fatigue) (?:for|on) my (?:own )?armou?r\b`,
    'spend it on my armour'
  ],
  // what a unit has, between the deed and the target
  [
    said`
      \b(charges?|attacks?|shoots?) with (?!${OWN} )([a-z][a-z'\u2019!-]*(?: [a-z][a-z'\u2019!-]*){0,2})
      \s+(?=(?:at )?(?:(?:the|his|my|their) )?${NUMBER} (?!against|vs|on\b|at\b)[a-z]+)
    `,
    'with $2 $1 '
  ],
  [said`\blies? in ([a-z]+) (?=in\b)`, 'with $1 '],
  [
    said`\bsacrific\w+ (${NUMBER}) (?:of (?:their|its|his) number|men|models)?\s*to ([a-z]+)(?: (?:as|when) they(?= (?:charge|attack)))?`,
    'with $2 $1'
  ],
  [said`\bperforms? (?:a|the) ([a-z]+(?: [a-z]+)?)\s*,? taking (${NUMBER}) fatigue`, 'with $1 $2'],
  // the wounds of a duel of leaders are those of both (R8.3)
  [
    said`\b(warlord|jarl|lord) (vs\.?|against|charges?|fights?) (?:a |the |his )?(warlord|jarl|lord) (?:with )?(\d+) wounds\b(?! each)`,
    '$1 wounds $4 $2 $3 wounds $4'
  ],
  // guards
  [said`\bwith (${NUMBER} [a-z]+) (?:as|for) (?:his )?(?:body\s?)?guards?(?![a-z])`, 'guarded by $1'],
  [
    said`
      \b(${LEADER})\b((?:(?!\b(?:vs|against)\b).)*?)\s*[,;]? (?:and )?(?:he|who)(?: has|['\u2019]s got) ${GUARDS}
      \s+(?:stand(?:ing)? )?(?:right |just )?(?:near(?:by)?|close(?: by)?|beside him|next to him|around(?: him)?)(?![a-z])
    `,
    '$1 guarded $3$2'
  ],
  [
    said`
      \b(${LEADER})\b(.*?)(?: (?:while|when|with)|\s*,) ${GUARDS} (?:(?:(?:are )?stand(?:ing)?|are) )?
      (?:beside|near|next to|by|around|close to) him(?![a-z])
    `,
    '$1 guarded $3$2'
  ],
  // one after the other
  [said`(?<=\b(?:then|and) )(${NUMBER}) more (?=[a-z]+ (?:charge|attack|shoot))`, '$1 '],
  [
    said`^\W*(?:two|2)\s*(?:units of|x)\s*(${NUMBER} [a-z]+) (charge|attack|shoot) (.+?)[\s,]+one after (?:the |an\s?)?other\W*$`,
    '$1 $2 $3, then $1 $2 them'
  ],
  [said`^(\W*first .+?)[\s,;]+(?:and )?after(?:wards)? (?=\d)`, '$1, then '],
  [
    said`[\s,;.]+(?:and\s*,? )?(?:should|if|assuming|provided) any(?: of them| [a-z]+)? (?:survive|live|remain)s?\s*,? `,
    ', then '
  ],
  [said`\btwo times\b|(?<=\d\s*[a-z]+ )2\s?x(?=\W*$)`, 'twice'],
  // who charges
  [
    said`\b(?:receives?|(?:waits?|braces?) for) (?:an? charge (?:from|by|of) )?(?=(?:the |my |his )?${NUMBER} [a-z])`,
    'are charged by '
  ],
  [said`^(.*?${NUMBER} [a-z]+) in (?:melee|combat|a melee|a fight) with (?![+-])`, '$1 vs '],
  [
    said`^\W*(\S+(?: [a-z]+)?) (?:vs\.?|against) (\S+(?: [a-z]+)?)\s*,? but (?:the )?(?:\2|they) (?:hit|strike|charge|attack|go) first\W*$`,
    '$2 charge $1'
  ],
  [
    said`\b(?:do|does) not (?:charge|attack)\s*[,;]? (?:but )?(?:instead )?(?:they |it )?(?:are|is|get|gets) (?=charged|attacked)`,
    'are '
  ],
  [said`\bor (?:to )?wait (?:for them )?(?:and|to) be charged\b`, 'or be charged'],
  [said`\bwiser\b`, 'better'],
  [said`^\W*([a-z]+) and ([a-z]+) fight(?: (?:each other|a duel))?\W*$`, '$1 vs $2'],
  // leaders
  [
    said`(?<=^\W*)(${OWNED}[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) leads (?:the (?:charge|attack) of )?(\d+ .+?) (?:into|against|on|in a charge (?:on|against)) `,
    '$1 and $2 charge '
  ],
  [said`\bjoins (?=\d)`, 'and '],
  [said`(?: and|(?<=\d (?!spen[dt]|us(?:e|ing)|burn)[a-z]+)) both (?=${DEED}|pile|go\b|run|rush|crash)`, ' '],
  [/\bthe\s+(\p{L}+)\s+hero\s+(?=\p{Lu})/gu, 'the $1 '],
  [said`[\s,;:.!?\u2013-]+(?:and )?who(?:['\u2019]s| is) (?:favou?red|the favou?rite)\s*\?*\s*$`, ', who wins?']
]
