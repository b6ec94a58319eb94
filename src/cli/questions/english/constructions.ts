import { firstPhrase, NUMBER, OWN, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Constructions of everyday English, put in plain words before all others: who is charged, how many are left, how dice are spent. */

const CHARGING = String.raw`\(\s*(?:charging|attacking|chargers?|attackers?)\s*\)`
const CHARGED = String.raw`\(\s*(?:(?:being )?(?:charged|attacked)|defending|defenders?|receiving)\s*\)`
const BETWEEN = String.raw`(?:\s*(?:,|\band\b|\bvs\.?|\bversus\b|\bagainst\b|\bv\b))?\s*`
const AGAINST = String.raw`(?:vs\.?|versus|against)`
const SHIFTS = '(?:trad|mov|shift|swap|exchang|convert|turn|put|switch)'
const HALF_DICE = `half (?:of )?(?:(?:${OWN}|its) )?(?:attack )?dice (?:(?:for|in|on|to)|into|onto|towards?|over to) (?:(?:the|extra|more) )?(?:defen[cs]e|defensive|saves?|saving)(?: (?:dice|rolls?))?`
const RIVAL = '(?:s?he|they|(?:my|the) (?:opponent|enemy|rival|foe|mate|friend|brother|buddy|other (?:player|guy|side)))'
/** A unit with one thing that is said of it. */
const UNIT_SO = String.raw`${OWNED}${NUMBER} (?:mounted )?[a-z]+(?: (?:(?:with|on|who have) [a-z\d]+(?: fatigue)?|mounted))?`
const BAD = '(?:rubbish|awful|terrible|rotten|lousy|poor|crap|crappy|hard|tough|rough|dreadful|horrible|shit|shitty|rank)'

export const ENGLISH_CONSTRUCTIONS: readonly Rewording[] = [
  // results: "I killed 4 of them losing none - lucky?"
  [said`(?<=\bkilled ${NUMBER}) of them(?= and lost\b)`, ''],
  [
    said`(?<=\bkill(?:ed)? ${NUMBER})(?: of them)?,? (?:(?:while|for) )?losing (?:only |just )?(?=(?:${NUMBER}|none|nobody|no one)(?=\W*$|\s*[,;.-]))`,
    ' and lost '
  ],
  [
    said`(?<=\b(?:lost|killed|got|took) (?:only )?(?:${NUMBER}|none|nobody)(?: of (?:them|mine))?)\s*[-\u2013,;.:]+\s*((?:un)?lucky)\s*\?\W*$`,
    ', was that $1?'
  ],
  [
    said`^\W*${RIVAL} charged ((?:my |our )${NUMBER} [a-z]+) with (?:(?:his|her|their) )?(${NUMBER} [^,;:.?!\d]{3,40}?)(?: and|\s*,) (?=I (?:killed|lost)\b)`,
    '$2 charged $1, '
  ],
  [
    said`
      ^\W*(?:I )?lost (${NUMBER}) ([a-z]+) (?:out )?of (${NUMBER}) (charg|attack)ing (${UNIT}) (?:and|but)
      \s+(?:only )?(?:got|killed|took) (?:only )?(?=(?:${NUMBER}|none|nobody)(?=\W))
    `,
    '$3 $2 $4ed $5, I lost $1 and killed '
  ],
  [said`\bgonna\b`, 'going to'],
  // who asks has the first unit
  [said`^\W*(?:I(?:['\u2019]ve)? )?got (?=(?:my )?\d+ (?!fatigue|dice|die\b|saga|points?\b|common|uncommon|rare)[a-z])`, ''],
  [said`(?<=^\W*(?:my )?\d+ [a-z]+ )facing (?:off against )?(?=(?:(?:his|the|their) )?\d)`, 'vs '],
  [
    said`([,.;:!?]\s*)(?:(?:is|would) (?:it|this|that) (?:be )?)?worth (?:it to )?(?:charging|attacking|an? charge|an? attack|charge|attack)\W*$`,
    '$1should I charge?'
  ],
  [said`\b(?:I|we) have (${NUMBER}) fatigue on ((?:my|our) \d+ [a-z]+)`, '$2 with $1 fatigue'],
  [said`\s*,?\s*\b(?:and )?(?:he|she|they) ha(?:s|ve) (?:none|no fatigue|0) on (?=(?:his|her|their) \d)`, ' against '],
  [
    said`\s*,?\s*\b(?:and )?(?:he|she|they) ha(?:s|ve) (${NUMBER})(?: fatigue)? on ((?:his|her|their) \d+ [a-z]+)`,
    ' against $2 with $1 fatigue'
  ],
  [said`\b(?:start|begin)ing (?:off |out )?(?:with|on) (?=${NUMBER} fatigue)`, 'with '],
  [said`\b(?:start|begin)s? (?:off |out )?(?:with|on) (?=${NUMBER} fatigue)`, 'have '],
  // a die, and nobody who dies
  [said`\bone (?=(?:attack|defen[cs]e) (?:die|dice)\b)`, '1 '],
  [said`\b(with|plus) (?:1|one|a) die(?=\W*$|\s*[,;.]| (?:charg|attack|vs|against|shoot))`, '$1 1 dice'],
  [
    said`^\W*(?:I|we)(?:['\u2019]d)? (?:just )?(?:need|want|wish|would like|like) to (?:know|find out|learn|see) (?:whether|if|how|what happens (?:when|if)) `,
    ''
  ],
  [said`^\W*what(?:['\u2019]?s| is) the (?:worst|best) (?:(?:thing )?that )?(?:can|could|might) happen (?:to |if |when )`, ''],
  [said`^\W*do you (?:think|reckon|believe|suppose) (?:that )?`, ''],
  [said`[\s,]+(?:and )?what then\W*$`, ''],
  [
    said`^\W*(?:any|some) (?:advice|tips|suggestions)(?: (?:for|on|about|when|if|with))?\s*[:,?.-]* (?=.*\d)`,
    'what should I do when '
  ],
  [said` or (?:nah|nope|what)(?=\W*$)`, ''],
  [firstPhrase`^(?!\W*(?:is|are|was|would)\b)(.*?[a-z\d]) (?:lol |lmao )?(?:an? )?(good|bad) idea\W*$`, '$1, $2 idea?'],
  [said`\b(?:an?|the) (?:smart|wise|clever|sensible|sound|safe|good) (?:move|play|option|decision)(?=\W*$)`, 'a good idea'],
  [said`(?<=^\W*how many\b.{0,80})\b(?:reliably|comfortably|safely|surely|consistently|easily|probably|definitely) `, ''],
  [said`\bhead[\s-]on\b`, ''],
  [said`(?<=[a-z])\s*\+\s*(\d)\s*f(?:at(?:igue)?)?\b`, ' fatigue $1'],
  // the same as before, where it was named before
  [said`\b(${NUMBER} [a-z]+)(?![a-z])(.{1,200}?\bthen\b.{1,60}?\b(?:charge|attack|shoot)s? (?:at )?)the same \1`, '$1$2them'],
  [said`(?<!\bthen\b.{0,200})\b(charge|attack|shoot)(s|ing)? (at )?the same (?=\d)`, '$1$2 $3'],
  [
    said`
      ^\W*
      (?:
        (?:work|figure) (?:it )?out (?:for me )?
        |(?:I )?(?:need|want) (?:the |some )?(?:odds|numbers|chances|maths?|stats)\b\s*
        (?:(?:asap|please|pls|now|quick(?:ly)?|fast)\s*)?(?:(?:for|of|on|when|if) |[:,]\s*)
      )
    `,
    ''
  ],
  [
    said`
      ^\W*how (?:bad|deadly|dangerous|nasty|effective|strong|good|risky|costly|bloody) (?:is|are|would)
      \s+(?=(?:an?|the) (?:volley|salvo|shot|charge|attack) (?:from|of|by)\s)
    `,
    ''
  ],
  [said`\b(?:the )?(?:outcome|upshot|aftermath) (?:of|for) `, ''],
  [said`\bwhat (?:kind|sort) of (?=damage|losses|casualties)`, 'how much '],
  [said`^\W*(?:in |on )?turn \d+\s*[,:.\u2013-]\s*`, ''],
  [
    said`^\W*(?:would|am|are) (?:I|we) (?:be )?(?:mad|crazy|insane|stupid|foolish|wise|right|smart) to (?=charge|attack|shoot)`,
    'should I '
  ],
  [
    said`
      ^\W*(?:what|how) (?:can|could|do|should) (?:I|we) (?:do to )?(?:improve|increase|better|raise) (?:my|our|the)
      \s+(?:odds|chances?) (?:of (?:winning|success) )?(?:with|when|for|if)\s+
    `,
    'how can I improve my odds when '
  ],
  [
    said`
      (?<=^\W*(?:(?:can|could|do|does|will|would|(?:odds|chances?|probability)(?: (?:that|of))?) )?${UNIT}(?: [a-z]+){0,3} )
      (?:hurt|harm|damage|wound|scratch|dent) (?=${OWNED}${NUMBER} [a-z])
    `,
    'kill any of '
  ],
  [said`\bbenefit(?:s|ing)? from (?=[a-z])`, 'have '],
  [said`\b(?:have|has) (?:much|any|an|some|a big) (?:effect|impact) (?:on|against) `, 'kill any of '],
  [said`\bis (?:now|this) (?:(?:the|a) )?(?:(?:right|good) )?(?:time|moment) to (?=charge|attack|shoot)`, 'should I '],
  // what a chance is called
  [said`(?<=\b(?:how many|do|does|will|can|could|would)\b.{3,80})\bmake it(?=\W*$| (?:if|when|out|through|alive)\b)`, 'survive'],
  [said`\bis it (?:more )?likely than not that\b`, 'chance that'],
  [
    firstPhrase`^\W*how often (?:do|does|will|would) (.{4,120}?) (?:end|finish|result)s? (?:up )?(?:in|with|as) an? (?:draw|tie)\W*$`,
    'chance of a tie: $1'
  ],
  [
    said`^\W*how often (?:do|does|will|would) (${UNIT}) (?:draw|tie) (?:with|against) (.{4,80}?)\W*$`,
    'chance of a tie: $1 charge $2'
  ],
  [
    said`\b(?:any|an?) (?:hope|prospect|prayer|shot|(?:snowball['\u2019]?s|fair|decent|real|realistic|sporting|fighting) chance) (?=${AGAINST}\s)`,
    'a chance '
  ],
  [
    said`
      \b(?:come|comes|coming|get|gets|walk|walks) (?:through|away|out) (?:of (?:it|this|that) )?
      (?:unscathed|untouched|unharmed|intact|without (?:an? |any )?(?:loss|losses|casualties))\b
    `,
    'lose nobody'
  ],
  [said`\btaking out (?=at least|at most|more than|half|all|${NUMBER})`, 'killing '],
  [
    said`
      \b(?:takes? (?:out|down)|drops?|fells?|picks? off|guns? down|brings? down|cuts? down)
      \s+(?=at least|at most|more than|half|all|${NUMBER} (?:or more )?of\s)
    `,
    'kill '
  ],
  [
    said`
      ^\W*(?:how likely is|chances? of|odds of|what(?:['\u2019]?s| is| are) the (?:chances?|odds) of) (?:an? )?
      (?:total |complete |full )?(?:wipe(?:[\s-]?out)?|annihilation|destruction) of (${UNIT_WITH}) (?:by|from) (${UNIT_WITH})
      \W*$
    `,
    'chance that $2 wipe out $1'
  ],
  [
    said`
      \b(dies?|dying|falls?|falling|killed|survives?|surviving) (?:in|to|from|by|under) (?:an?|one|the)
      \s+(?:volley|salvo|hail of [a-z]+|shot|charge|attack) (?:of|from|by) (?=${OWNED}${NUMBER}\s)
    `,
    '$1 to '
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| is| are) )?(?:the )?(?:odds|chances?|probability) (?:that |of )?
      (${UNIT} (?:charge|attack|shoot)s? (?:at )?${OWNED}${NUMBER} ([a-z]+))\s*,? and (?:at least )?(${NUMBER})
      (?: of (?:them|the \2))?(?: \2)? (?:die|fall)s?\W*$
    `,
    'chance that $3 $2 die: $1'
  ],
  // a troop that is named once
  [
    said`
      \b
      ((?:no|any|many|all) ([a-z]+)\s(?:(?!\b(?:when|if|as|after)\b)[^\d,;:.]){1,40}\b(?:when|if|as|after) (?:only )?${NUMBER})
      \s+(?=(?:charg|attack|shoot)\w* (?!.*\b\2\b))
    `,
    '$1 $2 '
  ],
  [
    said`^\W*${NUMBER} of (?:${OWN} )([a-z]+) (?:is|are) (?:dead|gone|down|lost)\s*,? (?:and )?so (?:only )?(${NUMBER}) (?=charge|attack|shoot)`,
    '$2 $1 '
  ],
  [
    said`(?<=\b(?:odds|chances?|can|could|will|would|do|does|that) ${UNIT}(?: (?:will|would|can|could|still))? )(?:last|hold out|hang on|endure) against `,
    'survive '
  ],
  // how many are needed
  [
    said`
      ^\W*how many ([a-z]+(?: with [a-z]+)?) (?:(?:do|would|will) (?:I|we) need |(?:are )?(?:needed|required) )?${AGAINST}
      \s+(.{4,80}?) (?:for|until|till|before|to (?:get|have)) (?:(?:I|we) )?(?:win |beat (?:him|them) |have )?(?:an? )?(\d{1,2})
      \s*(?:%|percent|per cent)(?: (?:of (?:the )?(?:time|games|cases|fights)|chance|odds|wins?))?\W*$
    `,
    'how many $1 do I need for a $3% chance of beating $2'
  ],
  [
    said`\b((?:kill|los|destroy|wip)\w* (?:(?:at least|at most|more than|only|just) )?${NUMBER}) out of (?=${OWNED}${NUMBER} (?!dice)[a-z])`,
    '$1 of '
  ],
  // how many are left, and how many reach
  [said`\blost an? (?:man|model|figure|guy)\b`, 'lost 1'],
  [said`(?<=[,;.]\s*(?:and |but )?)an? ([a-z]+) is (?:already )?(dead|gone)(?=\W*$)`, 'one $1 is $2'],
  [
    said`\b(${UNIT}) (?:are|is) all (?:that )?(?:remains?|(?:is|are) left|(?:I|he) ha(?:ve|s) left)(?: of ${NUMBER})?\s*[;,.]\s*(?:and )?they `,
    '$1 '
  ],
  [
    said`
      (\d [a-z]+)\s*,? (?:minus|less) (?:the )?(${NUMBER}) (?:lost|dead|killed|fallen|(?:he|they) (?:shot|killed|got))
      (?: (?:earlier|before|already))?\s*,? (?=charge|attack|shoot|vs|against)
    `,
    '$1 who lost $2 '
  ],
  [
    said`\s*[,;.:]? (?:and |but )?(${NUMBER}) of (?:the|my|his) ([a-z]+) (?:stay|hang|hold|keep) (?:out(?: of (?:it|the fight|the way))?|back|behind)(?=\W*$)`,
    ', $1 of the $2 are not engaged'
  ],
  [said`\b(${NUMBER}) of ${OWNED}(?:original(?:ly)?|initial|starting) ${NUMBER} (?=[a-z])`, '$1 '],
  [said`\b(${NUMBER}) of ${OWNED}${NUMBER} (?:original|initial|starting) (?=[a-z])`, '$1 '],
  [
    said`
      ^\W*(${OWNED})([a-z]+) (?:(?:who|which|that) )?(?:started|began)(?: out)? (?:as|at|with) (${NUMBER})(?: strong)?\s*,?
      \s+(?:(?:and|but|have|had|then) ){0,3}lost (${NUMBER})(?: (?:of them|men|models))?
      (?: (?:to|from|in) (?:an? |the |some )?[a-z]+)?\s*,? (?:(?:and|but|then|now|they) ){0,3}(?=charge|attack)
    `,
    '$1$3 $2 who lost $4 '
  ],
  [
    said`(?<=\bafter (?:losing|taking|suffering) ${NUMBER}(?: (?:men|models|losses|casualties))?) (?:to|from) (?:an? |the |some )?[a-z]+(?=,?\s)`,
    ''
  ],
  [said`\b(${NUMBER}) (?:men|figures|models|minis|miniatures) (?:out )?of (?=${OWNED}${NUMBER}\s)`, '$1 of '],
  [
    said`
      ^\W*only (${NUMBER}) of (${UNIT}) (?:can|could|will|would|may|manage to|are able to)
      \s+(?:reach|touch|engage|contact|fight|get (?:at|to)) (${UNIT}) (?:(?:that|which|whom) )?(?:they|I|we) (?:are )?
      (?:charg|attack)\w*\W*$
    `,
    '$2 engaged $1 charge $3'
  ],
  [said`(?<=\bby )(${NUMBER}) more (?!than)(?=[a-z]+)`, '$1 '],
  [said`\b(lost|losing|lose|minus) one (?=charg|attack|shoot)`, '$1 1 '],
  // nothing in the rules asks for the front of a unit
  [
    said`\b(?:struck|taken|caught|assailed) (?=(?:from behind|(?:in|on|from|at) (?:the|their|its|his|my) (?:flank|rear|back|side)s?) by\b)`,
    'charged '
  ],
  [
    said`\b(charged|attacked|hit|shot) (?:from behind|(?:in|on|from|at) (?:the|their|its|his|my) (?:flank|rear|back|side)s?) by (${UNIT})`,
    '$1 by $2 in the rear'
  ],
  [said`\b(?:from|in|into|on|to|at) (?:the|its|their) (?:back|side)(?=\W*$)`, 'in the rear'],
  // who charges
  [said`\b${RIVAL} (?:lets?|allows?|wants?|makes?|forces?|asks?|invites?) (?:me|us) (?:to )?(?=charge|attack|shoot)`, 'I '],
  [
    said`
      \b${RIVAL} (?:(?:would|will|might|may|could|were to) (?=charge|attack))?
      (?:(?:come|go|run|ride|pile)s? (?:at|for|into)|(?:(?:is|are|was|were) )?(?:charging|attacking)|hits?|charge|attack)
      \s+(?=(?:me|us) with\s)
    `,
    'he charges '
  ],
  [said`\b${RIVAL} ((?:charge|attack|shoot)s?|charged|attacked|shot) (?:at )?(me|us) with (${UNIT_SO})(?![a-z])`, '$3 $1 $2'],
  [
    said`
      (?<=
        \b(?:my|our) ${NUMBER} [a-z]+\b[^,;.]{0,40}\b(?:if|when|should) ${UNIT_SO} (?:charge[sd]?|attack(?:s|ed)?|shoots?|shot)
        (?: at)?\s+
      )(?:me|us)(?=\W*$)
    `,
    'them'
  ],
  [
    said`\b(?:have|has) (${UNIT}) (?:right )?(?:in front of|before|opposite) (?:them|me|us)\b(?: and (?:charge|attack)(?=\W*$))?`,
    'vs $1'
  ],
  [said`^\W*(?:I|we) mean(?:t)? (${UNIT})\s*,? not ${UNIT}\s*,? (?=${AGAINST}|charg|attack|shoot)`, '$1 '],
  [
    said`\b(?:my|our) ([a-z]+) (charges|attacks|fights|meets|faces|duels) (?:his|hers|theirs)(?=\W*$|\s*[,;.]| (?:with|in)\s)`,
    'my $1 $2 his $1'
  ],
  [
    said`\b(?:gets?|got|is|are|being) (?:mobbed|swarmed|jumped|rushed|swamped|overrun|engulfed|assaulted|steamrolled|bulldozed|clobbered|mauled|set upon) by\b`,
    'are charged by'
  ],
  [
    said`^(\W*would you )(charge|attack) (${UNIT}) with (${UNIT}) if they (?:have|had|use|used|play|played) `,
    '$1$2 $3 with $4 if the defender has '
  ],
  [said`^\W*(${UNIT_WITH})\s*${CHARGING}${BETWEEN}(${UNIT_WITH})\s*(?:${CHARGED})?\W*$`, '$1 charge $2'],
  [said`^\W*(${UNIT_WITH})\s*${CHARGED}${BETWEEN}(${UNIT_WITH})\s*(?:${CHARGING})?\W*$`, '$2 charge $1'],
  [said`^\W*(${UNIT_WITH}) ${AGAINST} (${UNIT_WITH})\s*${CHARGED}\W*$`, '$1 charge $2'],
  [
    said`
      ^\W*(${UNIT_WITH}) (?:are |is )?being (?:charged|attacked)\s*[,;.]\s*(?:and |by )?(${UNIT_WITH}) (?:are |is )?
      (?:the ones )?(?:charging|attacking)\W*$
    `,
    '$2 charge $1'
  ],
  [
    said`\b(?:face|meet|receive|take|await|withstand|endure|suffer|resist|repel|brave)(?:s|d)? (${UNIT})['\u2019]s? (?:charge|attack|assault|onslaught)\b`,
    'are charged by $1'
  ],
  [
    said`
      ^\W*(?:how )?(?:safe )?(?:is|are|would|will) ((?:an? |${OWN} )?(?:${NUMBER} )?[a-z]+) (?:be )?(?:(?:safe|secure) )?
      (?<=\bsafe\b.*)(?:from|against) (?=\S)
    `,
    'can $1 survive '
  ],
  [
    said`\b(?:I['\u2019]?m|I am|we are|we['\u2019]?re) (?:on|at) the (?:receiving|sharp|wrong|business) end\b(?! of)`,
    'he charges'
  ],
  [
    said`\b(?:on|at) the (?:receiving|sharp|wrong|business) end of (?:an? charge (?:from|by|of) )?(?=${OWNED}${NUMBER}\s)`,
    'charged by '
  ],
  [said`\bstand(?:s|ing)? up (?:to|against)\b`, 'withstand'],
  [said`\b(?:bring|cut|strike|hack)(s?) down (?=an?\s|my\s|his\s|the\s|\d)`, 'kill$1 '],
  [said`^\W*(?:two|2) (?:units of )?(${NUMBER} [a-z]+) (?:fight|charge|attack|meet) (?:each|one an)\s?other\W*$`, '$1 vs $1'],
  [
    said`^\W*(?:two|2) (warlord|jarl|lord)s (?:fight|duel|clash|meet|battle)(?:ing)?(?: (?:each other|one another|it out|a duel))?( (?:with|for)\s[^,;]*)?\W*$`,
    '$1 vs $1$2'
  ],
  [
    said`^\W*(?:(?:if|when|say) )?(${UNIT_WITH}) and (${UNIT_WITH}) (?:keep(?: on)?|go on|continue) fighting (?=un|till?\b|for\b)`,
    '$1 vs $2 '
  ],
  [said`\s*,? and (?:then )?(?:they )?(?:keep(?: on)?|go on|continue) (?:fighting|at it|going) (?=un|till?\b)`, ' '],
  // one unit or another against a third, and what is chosen for who acts
  [
    said`
      ^\W*(?:should|shall|would|do) (${UNIT}) (charge|attack|fight) (${UNIT}) (mounted|on foot|dismounted|on horse(?:back|s)?)
      \s+or (mounted|on foot|dismounted|on horse(?:back|s)?)\W*$
    `,
    '$1 $4 or $5 $2 $3'
  ],
  [
    said`^\W*(?:which|what) [^\d]{2,40}?\b(?:for|with) (${UNIT}) (charg|attack)ing (${UNIT})\s*[,:;]\s*([a-z]+) or (?:no|not|without)(?: \4)?\W*$`,
    '$1 with or without $4 $2ing $3'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:vs\.?|versus|or|and) (${UNIT})\s*[,:;?]? (?:which|who) (?:is|does|do|fares?|would (?:do|be|fare))
      \s+(?:better|best) (charging|attacking|against|vs)\s+
    `,
    '$1 or $2 $3 '
  ],
  [said`\b(${UNIT}) outperform (${UNIT}) (?=against|vs|charging|attacking)`, '$1 or $2 '],
  [
    said`\b(${UNIT}) with ([a-z]+) (?:compared (?:with|to)|versus|vs) (?:${NUMBER} )?without(?: (?:them|it|any))?\s*,? (?=charging|attacking|against|vs)`,
    '$1 with or without $2 '
  ],
  [
    said`
      ^\W*how (?:do|does|would|will) (${UNIT}) (?:${AGAINST}|charging|attacking) (${UNIT}) compare (?:to|with) (${UNIT})
      \s+(?:${AGAINST}|charging|attacking) (?:\2|them)\W*$
    `,
    '$1 or $3 against $2'
  ],
  [
    said`^\W*(${UNIT}) (charging|attacking) (${UNIT}) (?:vs\.?|versus|or) \1 (?:charging|attacking) (${UNIT})\W*$`,
    '$1 $2 $3 or $4'
  ],
  // shots
  [said`\b(${UNIT})['\u2019]s? (?:arrows?|bows?)(?![a-z])`, '$1 with bows'],
  [said`\b(?:hit|struck) by (?=(?:${UNIT}) with (?:bows|slings|javelins|crossbows)\b)`, 'shot by '],
  [said`(?<=\d [a-z]+ (?:(?:are|come|go) )?)under (?=(?:${UNIT}) with (?:bows|slings|javelins|crossbows)\b)`, 'shot by '],
  [
    said`(?<!\b(?:with|and|or|throw|throws|throwing|carrying|their|his|using)\s)\bjavelin (?=${OWNED}${NUMBER} [a-z])`,
    'javelins shoot '
  ],
  [
    said`\b(?:an?|one|the) (?:volley|salvo|shot) (?:from|of|by) (${UNIT}(?: with [a-z]+)?) (?:(?:(?:do|deal|inflict|cause)s? )?(?:to|on|against)|into|at) `,
    '$1 shoot '
  ],
  [
    said`
      ^\W*(?:(?:how )?(?:do|will|would|does|can|could) )?(${UNIT}) (?:(?:do|fare|perform) )?(?:${AGAINST}|charg\w+|beat)
      \s+(${OWNED}${NUMBER} ([a-z]+))\s*,? (?:if|when|after|once) (?:the )?\3 (?:(?:first|are|get|have|been|were|had) ){1,3}shot
      (?: at)?(?: first)? by (${UNIT}(?: with [a-z]+)?)(?: (?:first|beforehand|before))?\W*$
    `,
    '$4 shoot $2, then $1 charge them'
  ],
  [
    said`\b(?:loose|fire|shoot|send|put|pour|unleash|let fly)(?:s|es)? (?:two|2) (?:volleys|salvos) (?:at|into|on) `,
    'shoot twice at '
  ],
  [said`\bmoves? and (?:then )?javelin (?=${OWNED}${NUMBER}\s)`, 'moved and throw javelins at '],
  [said`\s*,? (?:and )?(?:then )?follow(?:ing|ed)? (?:(?:it|that|this) )?up with (${UNIT})(?=\W*$)`, ', then $1 charge them'],
  // who stands beside a leader, and what is played on whom
  [
    said`(?<=\b(?:while|when|with) )(${NUMBER}) of ${OWN} ([a-z]+) (?=(?:(?:are|is) )?(?:stand|beside|near|next|around|close|within))`,
    '$1 $2 '
  ],
  [said`\b(?:stand(?:s|ing)? |are )within vs(?: of him)?(?=\W*$)`, 'standing beside him'],
  [
    said`
      ^\W*(?:he|she|they|I|we) (?:plays?|uses?) ([a-z]+(?:\s[a-z]+)?) on (${UNIT}) (?:when|as|if) (${UNIT})
      \s+(charge|attack|shoot)( with [a-z]+(?:\s[a-z]+)?)?(?: (?:me|him|them))?\W*$
    `,
    '$3$5 $4 $2 with $1'
  ],
  // dice and fatigue
  [
    said`
      ^\W*(?:(?:if|when) )?(?:${RIVAL}|I|we) (clos)es? ranks with (${UNIT})\s*,? (?:(?:and|when|as|if) )?(?:${RIVAL}|I|we)
      \s+(charge|attack)s? (?:(?:me|us|him|them) )?with (${UNIT_SO})
    `,
    '$4 $3 $2 $1ing ranks'
  ],
  [
    said`
      \b((?:spend|us|burn)(?:e?s|e|ing)? (?:it|that|one|(?:(?:the|a|his|their|its|my|\d|one) )?fatigue)) to
      \s+(?:
        (?:hit|wound|strike|kill) (?:them |him )?(?:more )?(?:easier|easily|better)
        |make (?:them|him|his [a-z]+) easier to (?:hit|wound|strike|kill)
      )\b
    `,
    '$1 on enemy armour'
  ],
  [
    said`
      \b((?:spend|us|burn)(?:e?s|e|ing)? (?:it|that|one|(?:(?:the|a|his|their|its|my|\d|one) )?fatigue)) to
      \s+(?:be|make (?:me|us|my [a-z]+)) (?:harder|tougher) to (?:hit|wound|strike|kill)\b
    `,
    '$1 on armour'
  ],
  [said`^\W*do (?:I|we) (?:want|need|have) to (?=clos|giv)`, 'should I '],
  [said`\b${SHIFTS}(?:e?s)? ${HALF_DICE}`, 'give up dice'],
  [said`\b${SHIFTS}(?:p|t)?(?:e?s|e|ing|ed)? ${HALF_DICE}`, 'giving up dice'],
  [said`\bclos(e|es|ing|ed) up(?: ranks)?(?=\s*(?:[,.;:()]|$|when\b|if\b|against\b|and\b))`, 'clos$1 ranks'],
  // only the unit charged may (R3.3)
  [said`(?<=[,;.]\s*(?:and |but |if )?|\b(?:and|but) )(?:they|he) gives? up (?=(?:their |his )?dice)`, 'the defender gives up '],
  [
    said`^(.{4,160}?)\s*[,(]?\s*\(?\b((?:an?|${NUMBER}) fatigue) (?:each|per|(?:on|for|to) (?:each|every)) (?:unit|side|player)\b\s*\)?(.*)$`,
    '$1 $3, both sides have $2'
  ],
  // what has happened
  [said`\ball (${NUMBER}) of (${OWN}) (?!dice\b)([a-z]+)`, 'all of $2 $1 $3'],
  [
    said`^(\W*(?:(?:my|our|his|her|their|the) )?)([a-z]+)\s*\((\d{1,2})\) (?=(?:killed|charged|shot|attacked|lost|wiped)\b)`,
    '$1$3 $2 '
  ],
  [said`\b(?:typical|ordinary)\s*\?+\s*$`, 'normal?'],
  [said`\b${BAD} luck\b`, 'bad luck'],
  [said`\b(?:great|amazing|incredible|insane|brilliant|fantastic) luck\b`, 'good luck'],
  [said`\b(?:wiped|took|taken) (?:out|down) (?=(?:only |just )?${NUMBER} of\b)`, 'killed '],
  [
    said`(?<=\b(?:charged|attacked|fought|shot|hit)\b.{1,80}?)\b(${NUMBER} [a-z]+ and ${NUMBER} [a-z]+) (?:(?:were|are|lay|lie) )?dead(?![a-z])`,
    '$1 died'
  ],
  [said`(?<=\b(?:lost|killed) (?:\d+|[a-z]+))[\s.,!?]+(?:wtf|ffs|seriously|really)\W*$`, ', normal?'],
  // thrown dice
  [said`(?<=\bdice) (?:for|as) (?:my |his )?(?:saves|defen[cs]e)(?= (?:on|needing|at)\b)`, ''],
  [said`(?<=\bdice\b.{1,40}?\band )(?:made|saved|passed) (?=(?:only |just )?(?:${NUMBER}|none)\b)`, 'got '],
  [said`\b(${NUMBER} (?:attack )?dice) (?:at|${AGAINST}|on|into) (?:an? )?armou?r (?:of )?([2-6])(?!\d)`, '$1 on $2+'],
  [said`^\W*what (?:do|would|will|can|should) (?:I|we) (?:get|expect) (?:from |by |when |if )?(?=(?:rolling|throwing)\s)`, ''],
  [
    said`(?<=\b(?:dice|die|roll\w*|throw\w*|hits?|saves?)\b.*)\b(?:an? )?(?:5|five)s? (?:or|and) (?:an? )?(?:6|six)(?:e?s)?\b(?=\W*$|\s*[,;.])`,
    '5+'
  ]
]
