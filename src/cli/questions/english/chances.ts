import { A_CHANCE, CHANCE, LEADER, NUMBER, OWN, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Chances asked for behind a fight, or of a unit that has something: "8 bondi charge 4 huscarls, odds that at least 2 die". */

const HOW_LIKELY = 'how (?:likely(?: is it)?|often(?: do)?)'

const SO_MANY = `(?:(?:at (?:least|most)|more than|fewer than|exactly|only) )?${NUMBER}(?: or (?:more|fewer))?`

/** The same, in signs as well. */
const BOUND = String.raw`(?:at (?:least|most)|(?:no )?more than|(?:no )?(?:fewer|less) than|exactly|up to|>=|=>|<=|=<|>|<|\u2265|\u2264)`

const DIE = '(?:dies?|falls?|perish|(?:are|get|is|gets) killed)'

/** Behind a fight of which no chance was asked before. */
const NOT_ASKED = String.raw`(?<=\d [a-z].{0,200})(?<!\b(?:odds|chances?|probability|likel[a-z]*|often|kill[a-z]*|los[a-z]+)\b.{0,160})`
const OF_THEM = '(?: (?:of (?:them|mine|his)|men|models))?'

const LATE = String.raw`[,.;:?!\u2013-]\s*(?:and |but |so )?`

export const ENGLISH_CHANCES: readonly Rewording[] = [
  [
    said`
      ^(\W*${A_CHANCE}) of (${UNIT}) losing ((?:more than|at least|exactly|at most) )?(${NUMBER})(?: (?:man|men|models?|of them))? to
      \s+(${OWNED}${NUMBER} (?:crossbow|archer|slinger|bow)[a-z]*)(?=\W*$)
    `,
    '$1 that $2 lose $3$4 if $5 shoot them'
  ],
  // "odds of harold dying to 8 bondi": a hero has no number
  [
    said`
      ^(\W*${A_CHANCE}(?: that| of| for)?) ((?:(?:my|the|his) )?[a-z]{4,20}(?: [a-z]{4,20})?) (?:dying|dies?|falls?|falling) to
      \s+(${OWNED}${NUMBER} (?!crossbow|archer|sling|bow|javelin)[a-z]+)(?=\W*$)
    `,
    '$1 $2 dies if $3 charge him'
  ],
  [
    said`
      ^\W*(will|would|does|could|can) ((?:(?:my|the|his) )?[a-z]{4,20}(?: [a-z]{4,20})?) (?:die|fall) (?:to|against)
      \s+(${OWNED}${NUMBER} (?!crossbow|archer|sling|bow|javelin)[a-z]+)(?=\W*$)
    `,
    '$1 $2 die if $3 charge him'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?(?:risk|danger|chance) of losing (?:my|the|our) (${LEADER}) (?:if|when) (?:he|she|it) (charge|attack)s?
      \s+(${UNIT})(?=\W*$)
    `,
    'chance that my $1 dies when my $1 $2s $3'
  ],
  [said`^\W*how (?:risky|dangerous) is it to (charge|attack) (${UNIT}) with (?=(?:my|our|the|${NUMBER})\s)`, '$1 $2 with '],
  [said`\brisk (?=(?:that|of)\s)`, 'chance '],
  [
    said`
      ^(\W*${A_CHANCE})(?: that)? (${OWNED})(${NUMBER} [a-z]+) (?:will )?survives? (?:a|the|an) (charge|attack) (?:by|of|from)
      \s+(${OWNED}${NUMBER} (?:mounted )?[a-z]+)\W*$
    `,
    '$1 at least 1 of $2$3 are still alive after $5 $4'
  ],
  [
    said`
      ^(\W*${A_CHANCE})(?: that)? (${UNIT}) (?:(?:come|get|walk) (?:out of|away from) a charge (?:into|against|on)|charge) (${UNIT})
      \s+without (?:losing (?:anyone|anybody|a man|any)|(?:any )?loss(?:es)?)\W*$
    `,
    '$1 of not losing anyone when $2 charge $3'
  ],
  [
    said`^(\W*${A_CHANCE}) of charging (${UNIT}) with (${UNIT}) without (?:losing (?:anyone|anybody|a man|any)|(?:any )?loss(?:es)?)\W*$`,
    '$1 of not losing anyone when $3 charge $2'
  ],
  [said`\b(${NUMBER} or more) out of (?=(?:the |his |my )?${NUMBER}\s)`, '$1 of '],
  [
    said`\b(${CHANCE} (?:of|for)) (${NUMBER}) or more (rare|common|uncommon)s? (?:when (?:I|we) (?:throw|roll)|on|with|from) (?=${NUMBER} )`,
    '$1 at least $2 $3 with '
  ],
  [
    said`^\W*can (?:I|we|you) expect (${UNIT_WITH}) to (?:drop|kill|fell|down) (?:even|at least|just) (?:one|1|a single one) of (?=${OWNED}${NUMBER}\s)`,
    'chance that $1 kill at least 1 of '
  ],
  [said`\bkill (?:nobody|no one|none|nothing) out of (?=${NUMBER}\s)`, 'kill none of '],
  // "chance his 8 bondi survive with at least 4 men when 6 knights charge them"
  [
    said`
      \b(${A_CHANCE}|${HOW_LIKELY}(?: that)?)(?: that)? (${OWNED}${NUMBER} [a-z]+) (?:(?:will )?survives?|(?:are|end up) left|end up) with
      \s+(?:at least )?(${NUMBER})(?: or more)?(?: (?:of them|men|models|figures|left|alive|standing))* (?:when|if|after|once) (?=${OWNED}${NUMBER}\s)
    `,
    '$1 at least $3 of $2 are still alive after '
  ],
  [
    said`
      \b(${A_CHANCE}|${HOW_LIKELY}(?: that)?)(?: that)? (${OWNED}${NUMBER} [a-z]+) (?:will )?survives? (?:a|the|an) (charge|attack) (?:by|of|from)
      \s+(${UNIT}) with (?:at least )?(${NUMBER})(?: or more)?(?: (?:of them|men|models|figures|left|alive|standing))*(?=\W*$)
    `,
    '$1 at least $5 of $2 are still alive after $4 $3'
  ],
  [
    said`
      \b(${A_CHANCE}|${HOW_LIKELY}(?: that)?)(?: that)? (${OWNED}${NUMBER} [a-z]+) (?:will )?survives? with (?:at least )?(${NUMBER})(?: or more)?
      (?: (?:of them|men|models|figures|left|alive|standing))* (?=(?:charging|attacking) ${OWNED}${NUMBER}\s)
    `,
    '$1 at least $3 of $2 are still alive after '
  ],
  [
    said`\b(?:don['\u2019]?t|do not|doesn['\u2019]?t|does not|fail to) kill (?:any|anything|anyone|anybody)(?: of(?: (?:the|them))?)?(?![a-z])`,
    'kill nobody'
  ],
  [said`(?<=\bkill nobody) (?=${NUMBER} [a-z]+)`, ' of '],
  [said`^\W*(?:may|might|can) I ask\s*[,:]?\s*(?=how|what|who|which|whether|if)`, ''],
  [
    said`\bhow many ([a-z]+) (?:would|will|should) (?:be (?:required|needed|necessary)|it take|I require) (?:to|for|in order to) `,
    'how many $1 do I need to '
  ],
  [said`(?<=how many [a-z]+ do I need) to have (?:an? )?(even|fifty[- ]fifty|50[-/ ]50) chance `, ' for an $1 chance '],
  // how many are needed for a chance
  [
    said`
      ^\W*(?:I|we)(?: (?:want|need)|['\u2019]d like| would like) (?:at least )?(?:an? )?(\d{1,2})\s*(?:%|per cent|percent)
      (?: chance| odds)?(?: (?:of|at) (?:winning|beating)| to (?:win|beat))?(?: (?:against|vs\.?|versus))? (${UNIT})\s*[,;:.]?
      \s+(?:so )?how many ([a-z]+)(?: (?:do|would|will) (?:I|we) need)?\W*$
    `,
    'how many $3 do I need to beat $2 at $1%'
  ],
  [
    said`
      ^\W*(?:at|from) (?:what|which) (?:size|number|strength|point) (?:on )?(?:do|does|will|would|can)
      \s+(?:my |the |an? (?:unit|group) of )?([a-z]+) (?:start (?:to|winning)|begin to|usually|normally)?
      \s*(?:beat|beating|win|winning)(?: against)? (${UNIT})
      (?: (?:more (?:often|likely) than not|(?:at least )?(?:half|50%) (?:of )?the time|usually))?\W*$
    `,
    'how many $1 do I need to beat $2 at 50%'
  ],
  [
    said`
      ^\W*how many ([a-z]+(?: (?:with )?[a-z]+)?) (?:does it take |are needed |do I need )?(?:until|before|so that|for)
      \s+(?:the |his |my |an? )?((?:${NUMBER} )?[a-z]+) (?:is|are) (?:more likely|likelier) (?:to be )?(?:dead|killed|wiped out)
      \s+than (?:not|alive)\W*$
    `,
    'how many $1 do I need to kill $2 at 50%'
  ],
  // how many are lost, told before how many there are
  [
    said`
      (\b${A_CHANCE})(?: (?:that|of))? (?:I|we) (?:will |would )?lose (${SO_MANY}) ([a-z]+) (?:when |by )?(charg|attack)ing
      \s+(?:at |into )?(${UNIT}) with (?:(?:my|our|only|just) )?(${NUMBER})(?: of (?:them|mine))?\W*$
    `,
    '$1 of losing $2 $3 when $6 $3 $4e $5'
  ],
  // "lives through a charge"
  [
    said`\b(?:live|make(?=s? it)|come|get|pull|last)(s?)(?: it)? through (?=(?:an?|the|my|his|their|that) (?:charge|attack|volley|shot|shooting)\b)`,
    'survive$1 '
  ],
  // "8 bondi charge 4 huscarls, the huscarls lose at least 3?"
  [
    said`
      (?<=\d [a-z].{2,160})[,.;:]\s*(?:and |do |will |can )?
      (${OWN} [a-z]+ (?:lose|kill)s? (?:at (?:least|most) |more than |fewer than )?${NUMBER}(?: or (?:more|fewer))?)\s*\?+\W*$
    `,
    ', chance that $1'
  ],
  // nobody but the target of a shot has losses
  [
    said`
      (?<=\d.{2,60}\b(?:shoot|fire|loose)s?\s[^;.:?!]{2,100})[,.;:!?]\s*(?:(?:${A_CHANCE}) (?:of )?)?(?:at least )?(${NUMBER})
      \+?(?: or more)? (?:losses|casualties|dead)\W*$
    `,
    ', chance of at least $1 kills'
  ],
  [said`\bat least (?:an? |to )?(?:draw|tie)(?:ing)?(?![a-z])`, 'a win or draw'],
  [said`\b(?:take|remove|sweep|clear) (${UNIT}) off (?:of )?the (?:board|table)\b`, 'wipe out $1'],
  [said`\ban? (?:unit|group|band|block) of (?=${NUMBER} [a-z])`, ''],
  // "8 crossbowmen shoot 6 bondi, do they kill them all": who acts, where nobody speaks of themselves
  [
    said`
      ^(?!.*\b(?:I|my|our|we|me|us|his|her|he|him|she|their|enemy|opponent)\b)(.*\d.*[,.;:?!])\s*(?:do|can|will|could|would)
      \s+they (?=(?:kill|slay|destroy|wipe|eliminate)\b)
    `,
    '$1 chance to '
  ],
  // "8 bondi charge 4 huscarls, odds that at least 2 die"
  [
    said`[,.;:?!\u2013-]\s*(?:${A_CHANCE}|${HOW_LIKELY}) (?:that )?(${SO_MANY}) (?:will |would )?${DIE}\W*$`,
    ', chance of $1 deaths'
  ],
  // "odds that 2 of 4 huscarls in woods die to 12 levies": what they have goes behind
  [
    said`
      \b((?:${A_CHANCE}|${HOW_LIKELY}) (?:that )?${SO_MANY} of ${OWNED}\d+ ([a-z]+))
      \s+((?:in|behind|with|on) [a-z\d ]{3,25}?|fatigue \d|exhausted) (${DIE} (?:to|when|if|as|from|by)\s.*?)\W*$
    `,
    '$1 $4, the $2 $3'
  ],
  // "..., kill 2+?", "... and lose at most 3", but "and lose 2" tells what happened
  [
    said`
      ${NOT_ASKED}(?:${LATE}| and |(?<=\d [a-z]+)\s)(?:(?:they|I|we) )?(kill|lose)s?
      \s+(${BOUND}\s*${NUMBER}|${NUMBER}(?:\+| or (?:more|fewer|less)))${OF_THEM}\W*$
    `,
    ', chance to $1 $2'
  ],
  [
    said`${NOT_ASKED}${LATE}(?:(?:they|I|we) )?(?:(kill)s? (${NUMBER})${OF_THEM}\W*|(lose)s? (${NUMBER})${OF_THEM}\s*\?+\s*)$`,
    ', chance to $1$3 $2$4'
  ],
  [said`(?<=\d [a-z].{0,200})${LATE}(?:(?:a|total|complete) )?wipe[\s-]?(?:out)?\s*\?+\s*$`, ', chance to wipe them out'],
  [said`(?<=\d [a-z].{0,200})${LATE}(${BOUND}\s*${NUMBER}) kill(?:s|ed)\s*\?*\s*$`, ', chance to kill $1'],
  [said`(?<=\d [a-z].{0,200})${LATE}(${BOUND}\s*${NUMBER}) (?:lost|losses|casualties)\s*\?*\s*$`, ', chance of $1 losses'],
  [
    said`
      ^\W*(?:(?:I|we) )?(?:need|want|get|roll)?\s*(?:at least )?(${NUMBER})(?: or more)? ([2-6])
      (?:\+| or (?:more|better|higher))['\u2019]?s? (?:from|with|on|out of|in) (${NUMBER}) dice\W*$
    `,
    '$3 dice on $2+ at least $1'
  ],
  // "do 8 bondi have better than even odds against 4 huscarls"
  [
    said`
      ^\W*(?:do|does|have|has|would|will) (${UNIT_WITH}) (?:have|got|get|stand) (?:an? )?(?:(?:better|more|worse|less) than )?
      (?:an? )?(?:even|50[\s/-]?50|50\s?%|fair) (?:odds|chances?)(?: (?:of|to) (?:win(?:ning)?|beat(?:ing)?))? (?:against )?
      (?=${OWNED}\d)
    `,
    'odds of $1 against '
  ],
  [said`\b(?:are|is) (.{4,40}?) more likely than not to (?=[a-z])`, 'can $1 '],
  [said`(?<=\d.{4,160}?)[,;.:?!]\s*(?:is (?:it|that) )?(?:better|more|worse|less) than (?:even|50[\s/-]?50|50\s?%)\W*$`, ''],
  // "how likely am I to lose my warlord if 8 ceorls charge him and he has 2 guards"
  [
    said`
      ^\W*(?:${HOW_LIKELY}|how likely (?:am|are) (?:I|we)|${A_CHANCE})
      \s+(?:(?:of|to) los(?:e|ing) ${OWN} (${LEADER})|that ${OWN} (${LEADER}) (?:dies|falls|is killed)) (?:if|when)
      \s+(${OWNED}${NUMBER}\s[^,;:.?!]{2,50}?) (charge|attack|shoot)s?(?: at)? him\s*,? (?:and|but|while|when) he
      (?: has|['\u2019]s got) (${NUMBER}(?: (?!guards?\b|bodyguards?\b|men\b)[a-z]+)?)(?: (?:guards?|bodyguards?|men))?\W*$
    `,
    '$3 $4 a $1$2 guarded by $5, odds that the $1$2 dies'
  ],
  [
    said`
      \b(?:how likely (?:is it|am I|are we)|(?:what(?:['\u2019]?s| is| are) )?(?:the |my )?(?:odds|chances?|probability))
      \s+(?:of|to) los(?:e|ing) ((?:my|the|our|an?|his) ${LEADER})(?= (?:if|when|to|against)\s|\W*$)
    `,
    'chance that $1 dies'
  ],
  [
    said`
      \b(odds|chances?|probability|likelihood) of (?:0|zero|no) (?:losses|casualties|dead) (?:for|on|among|to)
      \s+(?:me|us|mine|my (?:side|unit|men|own))(?=\W*$| (?:when|if)\s)
    `,
    '$1 of losing nobody'
  ],
  // "odds that exactly 2 huscarls die, 8 bondi charging 4 huscarls"
  [
    said`^(\W*(?:${A_CHANCE}|${HOW_LIKELY}) (?:that )?${SO_MANY} (?:of )?[a-z]{3,20} (?:will )?${DIE})\s*[,:;]\s*(?=${OWNED}\d)`,
    '$1 when '
  ],
  // dice: "odds of hitting armour 5 with 6 dice", "4s to hit, 5s to save"
  [
    said`
      ^\W*(?:(?:${A_CHANCE}) (?:of|to) )?hit(?:ting)? (?:against |on )?(?:an? )?armou?r (?:of )?([2-6]) (?:with|on|using|from)
      \s+(?:my )?(${NUMBER}) (?:attack )?dice\W*$
    `,
    '$2 dice vs armour $1'
  ],
  [said`(?<=\bdice\b.{0,40})\b([2-6])(?:['\u2019]?s|\+)? to hit\b`, 'hitting on $1+'],
  [said`(?<=\bdice\b.{0,80})\b([2-6])(?:['\u2019]?s|\+)? to save\b`, 'saving on $1+'],
  // "how many levies do I need to kill a warrior"
  [said`\b(need (?:to )?|takes? to |required to )(kill|slay|drop) (?:an?|one) (?=[a-z])`, '$1$2 1 '],
  // what every answer shows
  [
    said`
      (?<=\d [a-z].{0,200})[,.;:?!\u2013-]\s*(?:and )?
      (?:
        what (?:do|does|will|would) (?:they|I|we|he|each(?: side)?) need to (?:hit|save|wound)(?: on)?
        |what (?:do|does) (?:they|I|we|he) (?:hit|save) on
        |how (?:much|many) fatigue (?:after(?:wards?)?|do (?:they|I|we) (?:have|get|gain|end up with)(?: after(?:wards?)?)?)
      )\W*$
    `,
    ''
  ],
  // what is wanted: "I need to kill 3", "at least 2 must die", "and lose no more than 2"
  [
    said`
      (?<=\d.{0,200})(?:${LATE}|(?<=\d [a-z]+\s{0,2})\s(?=(?:need|must|have)\b))(?:(?:I|we)(?:['\u2019]d)? )?
      (?:(?:really )?(?:want|need|have|hope|aim|like|try|trying|must)(?: to)?) (?=(?:kill|wipe|destroy|slay)\b.{1,40}$)
    `,
    ', chance to '
  ],
  [said`(?<=\d.{0,200})${LATE}(${SO_MANY}) (?:must|have to|need to|should) (?:die|fall|go)\W*$`, ', chance of $1 deaths'],
  [
    said`
      (?<=\d.{0,200})(?:${LATE}| and )(?:(?:I|we) )?(?:(?:want|need|hope|must|can) (?:to )?)?lose (?:no|not) more than
      \s+(${NUMBER})(?: (?:men|models|of (?:them|mine)))?\W*$
    `,
    ', chance that I lose at most $1'
  ],
  [
    said`
      (?<=\d.{0,200})(?<!\b(?:odds|chances?|probability|likely|likelihood|win|wins|how)\b.{0,120})\s*,? without
      \s+(?:(?:I|me|us|them) )?losing (?:anyone|anybody|any(?: (?:men|models))?|an? (?:single )?(?:man|model))\W*$
    `,
    ', chance that I lose nobody'
  ],
  [
    said`\bare (?=.{2,40}\b(?:favou?red|favou?rites?|the underdogs?)\b)(.{2,40}?) (?:favou?red|(?:the )?favou?rites?|the underdogs?) (?=against|vs\b)`,
    '$1 '
  ],
  [
    said`
      (?<=\d.{0,200})[,.;:?!\u2013-]\s*(?:(?:is (?:it|that)|are (?:they|these)) )?(?:an? )?
      (?:even (?:odds|chances?|fight|match)|fair (?:fight|match)|close (?:fight|one))\W*$
    `,
    ''
  ],
  [
    said`
      \b(odds|chances?|probability|likelihood) (?:of|for) (?:an? )?(?:(?:total|complete|full) )?wip(?:e|ing)(?:[\s-]*outs?)?
      (?: (?:them|him|it))?(?: out)?(?=\W*$)
    `,
    '$1 to wipe them out'
  ],
  // "8 bondi charge the warlord. does he survive?"
  [
    said`(?<=\b(warlord|jarl|king)\b.{0,100})${LATE}(?:does|will|can) (?:he|she) (?:survive|live|make it)(?: (?:that|it|this))?\W*$`,
    ', odds that the $1 survives'
  ],
  // the same once more, otherwise
  [
    said`^(\W*${UNIT}) (mounted|on foot) (vs\.?|against|charge|attack|shoot) (.{4,60}?)[,;.]\s*(?:and|or) (on foot|mounted)\s*\?\W*$`,
    '$1 $2 or $5 $3 $4'
  ],
  [said`(?<=\d.{0,200})${LATE}(?:the )?same (?:again )?with (${NUMBER}(?: [a-z]+)?)\W*$`, '. what if I had $1'],
  [said`(?<=\d.{0,200})[,;.]\s*(?:and|or) (?:against|vs\.?) (${NUMBER}(?: [a-z]+)?)\s*\?\W*$`, '. what if he had $1'],
  [said`\b(has|have) (\d{1,2} [a-z]+) and (?=\d fatigues?\s*,)`, '$1 $2 with '],
  // "he has 6 huscarls with 1 fatigue, 8 bondi charge them": the 8 are no fatigue
  [said`(?<!\d\s{0,2}|\b(?:has|have|to|tiene[ns]?) )\b(\d) (fatig(?:ue|a)s?)\s*, (?=\d{1,2} [a-zà-ÿ]{3})`, '$2 $1, '],
  [
    said`
      \b(?:use|spend)(s?) (?:1|one) (?:for|on) (?:my |the )?(?:armou?r|defen[cs]e) and (?:1|one|the other)
      \s+(?:(?:for|on) (?:my |the )?(?:attack|offen[cs]e)|(?:against|on|to lower) (?:theirs|his|their armou?r|his armou?r))
      (?=\W*$|\s*[,;.])
    `,
    'spend$1 both'
  ]
]
