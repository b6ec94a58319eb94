import { NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English in which units, targets or means are weighed: "who has the better chance to wipe out 6 geburs, 8 bondi or 4 hirdmen". */

const WHICH = '(?:who|which|what)(?: (?:one|unit|of (?:these|them|those)))?'

/** Who has the better chance, up to what of. */
const LIKELIER = said`
  (?:(?:has|have|had|stands?)(?: got)?|['\u2019]s got|is|are|would be) (?:an? |the )?
  (?:(?:better|best|higher|highest) (?:chances?|odds|shot|hope)|more likely|likelier|likeliest|most likely)
`
/** What a unit is and has. */
const REST = '[^(),;:.?!]{2,60}?'

export const ENGLISH_WEIGHING: readonly Rewording[] = [
  [
    said`
      ^\W*(?:keep (?:my |the )?dice or give up dice|give up dice or (?:not|keep them|keep (?:my |the )?dice)) (?:with|for)
      \s+(${UNIT}) (?:charged by|when charged by|against) (${UNIT_WITH})\W*$
    `,
    'compare $1 or $1 gives up dice charged by $2'
  ],
  [
    said`^\W*(${UNIT_WITH}) compared (?:with|to) (${UNIT_WITH})\s*,? both (charging|attacking|shooting(?: at)?) (${UNIT_WITH})\W*$`,
    'compare $1 or $2 $3 $4'
  ],
  [
    said`
      ^\W*(?:who|which|what)(?: (?:one|unit|of (?:these|them)))? (?:deals?|copes?|does|do|handles?|fares?) (?:best|better)(?: (?:with|against))? (${UNIT_WITH})\s*[:,;]
      \s*([^?]{6,120}?\bor\b[^?]{4,50}?)\W*$
    `,
    'compare $2 vs $1'
  ],
  [
    said`
      ^\W*(?:if|when) (${UNIT_WITH}) (?:charge|attack)s?(?: me| us)?\s*,? (?:would|should|do) I (?:rather|sooner|better) (?:have|use|leave|put|stand with) (${UNIT_WITH})
      \s+or (${UNIT_WITH})(?: there| in front| in the way)?\W*$
    `,
    'compare $2 or $3 charged by $1'
  ],
  [
    said`
      ^\W*do (${UNIT_WITH}) lose (?:fewer|less|more)(?: (?:men|models))? than (${UNIT_WITH}) (?:when|if) they (charge|attack
      |shoot)(?: at)? (${UNIT_WITH})\W*$
    `,
    'compare $1 or $2 $3 $4'
  ],
  [
    said`
      ^\W*is it (?:worse|better|safer|riskier) for (${UNIT}) to be (charged|attacked|shot) by (${UNIT_WITH}) or (?:by )?
      (${UNIT_WITH})\W*$
    `,
    'compare $1 $2 by $3 or $4'
  ],
  // "should I charge 8 ceorls with 6 hirdmen instead of 12 bondi"
  [
    said`
      ^\W*(?:should|shall|do|would) (?:I|we) (charge|attack|shoot)(?: at)? (${UNIT_WITH}) with (${UNIT}) (?:instead of
      |rather than|or rather with) (?:with )?(${UNIT})\W*$
    `,
    'compare $3 or $4 $1 $2'
  ],
  [
    said`
      ^\W*is it (?:better|wiser|smarter|safer) to (charge|attack|shoot)(?: at)? (${UNIT_WITH}) with (${UNIT}) (?:instead of
      |rather than|than|or) (?:with )?(${UNIT})\W*$
    `,
    'compare $3 or $4 $1 $2'
  ],
  [
    said`^\W*(${UNIT_WITH})\s*[:,;]\s*(?:rather|better|sooner) (charge|attack|shoot)(?: at)? (${UNIT_WITH}) or (${UNIT_WITH})\W*$`,
    'compare $1 vs $3 or $4'
  ],
  [
    said`
      ^\W*(?:compare )?(${UNIT_WITH}) (?:against|with|to|vs\.?|and) (${UNIT_WITH})\s*,\s*(?:the )?(?:opponent|enemy|target
      |foe|both (?:against|vs\.?|charge|charging|attacking))(?: (?:is|are|being))?:? (${UNIT_WITH})\W*$
    `,
    'compare $1 or $2 vs $3'
  ],
  [
    said`
      ^\W*between (${UNIT_WITH}) and (${UNIT_WITH}),? (?:who|which)(?: (?:one|unit))? (?:better |best )?(?:withstands?
      |holds?(?: out)?|stands?|survives?|resists?|takes?)(?: (?:better|best|up))?(?: (?:against|to))? (${UNIT_WITH})(?:
      \s+(?:charging|attacking)(?: in)?)?\W*$
    `,
    'compare $1 or $2 charged by $3'
  ],
  [
    said`
      ^\W*(?:he|she|they|my opponent)(?:['\u2019]ll| will|['\u2019]s going to| is going to| wants to| is about to)?
      \s+(?:charge|attack)s?(?: me)? with (?:(?:his|her) )?(${UNIT_WITH})\s*[.;,:]\s*(?:who|which)(?: (?:one|unit
      |of them))? (?:holds?|stands?|survives?|does|would hold|should (?:I|we) (?:leave|put) (?:there|in front))(?: (?:better
      |best|up|out))*\s*,\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 charged by $1'
  ],
  [
    said`
      ^\W*(?:who|which)(?: (?:one|unit))? would you (?:leave|put|place|keep)(?: (?:there|in front|up front|forward))?\s*,\s*
      (${UNIT_WITH}) or (${UNIT_WITH}),? (?:if|when|against) (${UNIT_WITH}) (?:charge|attack)s?\W*$
    `,
    'compare $1 or $2 charged by $3'
  ],
  [
    said`
      ^\W*(slings?|bows?|crossbows?|javelins?) (?:vs\.?|versus|or|against) (slings?|bows?|crossbows?|javelins?) for
      \s+(${UNIT})\s*,? shooting(?: at)? (${UNIT_WITH})\W*$
    `,
    'compare $3 with $1 or $3 with $2 shoot $4'
  ],
  [
    said`
      ^\W*(?!do |does |should |is |are |will |would |can )([a-z][a-z ]{2,20}?),?:? (?:yes or no|or not|or no(?: \1
      | [a-z]+)?),? for (${UNIT}) (?:fighting|charging|attacking|against|vs\.?|when they charge|if they charge)
      \s+(${UNIT_WITH})\W*$
    `,
    'compare $2 with $1 or $2 vs $3'
  ],
  [
    said`
      ^\W*fresh or (?:with (${NUMBER}) fatigue|tired),? how (?:differently|much worse|much better) (?:do|does|would|will)
      \s+(${UNIT}) (?:do|fight|fare) (?:against|vs\.?) (${UNIT_WITH})\W*$
    `,
    'compare $2 or $2 with $1 fatigue vs $3'
  ],
  [
    said`
      ^\W*I(?:['\u2019]m| am) going (?:into|for|at) (?:his |the )?(${UNIT_WITH}) and (?:he|they)(?:['\u2019]ll| will)
      (?: surely| probably| certainly| definitely)? give up (?:his |their )?dice\.? (?:who|which)(?:['\u2019]?s| is)
      \s+(?:better|best)(?: for (?:that|it|this))?,? (${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 charge $1 gives up dice'
  ],
  // "I have 8 bondi and 12 geburs, which should charge 6 teulu"
  [
    said`
      ^\W*(?:I|we) (?:have|own|['\u2019]ve got) (${UNIT_WITH}) (?:and|or) (${UNIT_WITH})(?: left)?\s*[,;.:]\s*(?:so )?${WHICH} (?:should|ought to
      |is better to|is best to|would better|do I)
      \s+(charge|attack|shoot(?: at)?) (?=${OWNED}${NUMBER} )
    `,
    '$1 or $2, which should $3 '
  ],
  [
    said`
      ^\W*(?:are|is|would) (${UNIT}) (?:be )?(?:safer|better off|better protected|better) (in|behind) ([a-z ]{3,20}?) or (in|behind) ([a-z ]{3,20}?)
      \s+(?:when|if|once) (${UNIT_WITH}) charge(?: (?:them|him|it))?\W*$
    `,
    'compare $1 $2 $3 or $1 $4 $5 charged by $6'
  ],
  [
    said`
      ^\W*(?:do|does|would) ([a-z][a-z' -]{2,20}?) (?:do|help|give|bring|add|achieve) more than ([a-z][a-z' -]{2,20}?)
      \s+(?=for |when |if )
    `,
    'is $1 better than $2 '
  ],
  [said`\bhow many ([a-z]{3,20}) (?:until|till|before) I (?:have|get|reach) (?:an? )?(?=\d)`, 'how many $1 do I need for a '],
  // the same enemy for both
  [
    said`^\W*(${UNIT_WITH}) (vs\.?|versus|charge|against|shoot) (${UNIT} [^(),;:.?!]{2,40}?) or (${UNIT_WITH}) \2 \3\W*$`,
    '$1 or $4 $2 $3'
  ],
  // whether to do it
  [said`^\W*(${UNIT_WITH}) (charge|attack|shoot)(?: at)? (${UNIT_WITH})\s*[:,;]\s*should (?:I|we|they)\W*$`, 'should $1 $2 $3'],
  [
    said`
      ^\W*(?:he|she|the enemy|my opponent) has (${UNIT_WITH})\s*[,;.]\s*should (my ${NUMBER} ${REST}) (charge|attack|shoot)(?: (?:at )?(?:them
      |him|it))?\W*$
    `,
    'should $2 $3 $1'
  ],
  [said`^\W*(?:are|is) (${UNIT_WITH}) (?:well|better) advised to `, 'should $1 '],
  [
    said`^\W*(?:can|could|dare|do|should) I (?:risk|dare|chance|venture) (charg|attack|shoot)ing (?=${OWNED}${NUMBER} )`,
    'is it worth $1ing '
  ],
  [
    said`
      ^\W*(?:is|would) ((?:charg|attack|shoot)ing (?:at )?${UNIT_WITH} with ${UNIT_WITH}) (?:be )?(worth it|worthwhile
      |a good idea|wise|sensible)\W*$
    `,
    'is it worth $1'
  ],
  [
    said`
      ^(\W*${UNIT_WITH} (?:charge|attack) my ${NUMBER} ${REST})\s*[,;:.]\s*how (?:should|do|can) I (?:defend|respond|react
      |answer)(?: (?:myself|them))?\W*$
    `,
    '$1, what should I do'
  ],
  [said`^\W*between (${UNIT_WITH}) and (${UNIT_WITH})\s*,\s*(?=who|which|what)`, '$1 or $2, '],
  [said`\bor rather (?=${OWNED}${NUMBER} )`, 'or '],
  // a target of those who have nothing to shoot with
  [
    said`
      ^\W*(?:${WHICH}(?: is|['\u2019]s)? )?(?:the |an? )?(?:better|best|easier|easiest|softer|juicier) (?:target|prey|victim|mark) for
      \s+(?![^,;:]*\b(?:bows?|slings?|crossbow\w*|javelins?|archers?|slingers?)\b)
      (${UNIT_WITH})\s*[,:;]\s*(${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $1 vs $2 or $3'
  ],
  // "if 6 teulu charge, who holds better: 10 bondi or 6 hearthguard"
  [
    said`
      ^\W*(?:if|when) (${UNIT_WITH}) charge\s*,\s*${WHICH} (?:holds?|survives?|stands?|resists?|fares?|does)(?: (?:up|out|on))? (?:better|best
      |longer|longest)\s*[,:]?\s*
      (${UNIT_WITH}) or (${UNIT_WITH})\W*$
    `,
    'compare $2 or $3 charged by $1'
  ],
  // what is compared
  [said`\b(${UNIT}) charging (?:them|him|it) or (${UNIT}) charging (?:them|him|it)(?=\W*$)`, '$1 or $2'],
  [
    said`
      ^\W*${WHICH} ${LIKELIER}(?: to| of| at) (?:surviv(?:e|ing)
      |withstand(?:ing)?|outlast(?:ing)?)
      (?: (?:an? |the )?(?:charge|attack) (?:by|of|from))? (${UNIT_WITH})\s*[,:;]\s*(?=[^,;:]{2,60}(?:,| or ))(.{5,160}?)\W*$
    `,
    'compare $2 charged by $1'
  ],
  // "who has the better chance to wipe out 6 geburs, 8 bondi or 4 hirdmen"
  [
    said`
      ^\W*${WHICH} ${LIKELIER}(?: to| of| at| for) (?:wip(?:e
      |ing) out|kill(?:ing)?|destroy(?:ing)?|annihilat(?:e|ing))
      \s+(?!${NUMBER} of )(${UNIT_WITH})\s*[,:;]\s*(?=[^,;:]{2,60}(?:,| or ))(.{5,160}?)\W*$
    `,
    'compare $2 vs $1, chance to wipe them out'
  ],
  [
    said`
      ^\W*${WHICH} ${LIKELIER}(?: to| of| at| for)
      (?: (?:beat|defeat|win(?:ning)? against|overcom[eing]*)(?:ing)?)? (?:against )?(${UNIT_WITH})\s*[,:;]\s*(?=[^,;:]{2,60}(?:,| or ))(.{5,160}?)\W*$
    `,
    'compare $2 vs $1'
  ],
  [
    said`
      ^\W*(?:who|which|what)(?: (?:one|unit))? (?:wipes? out|kills?|destroys?) (${UNIT}) (?:more|most) (?:often|reliably|surely)\s*[,:;]\s*(.{5,160}?)\W*$
    `,
    'compare $2 vs $1, chance to wipe them out'
  ],
  [
    said`
      ^\W*(${UNIT}) (?:against|vs\.?|versus) (${UNIT_WITH})\s*[:,;]\s*is it better (?:if|when) (?:the [a-z]+|they) charge (mounted|on foot
      |on horseback) or (mounted|on foot|on horseback)\W*$
    `,
    'compare $1 $3 or $1 $4 vs $2'
  ],
  [
    said`
      ^\W*I (?:could|can|may|might) (?:send|use|throw in) (${UNIT_WITH})\s*,\s*(${UNIT_WITH})\s*,? or (?:just )?(${UNIT_WITH}) (?:to charge
      |against|at) (.{4,60}?)\s*[;,.]\s*compare (?:them|these|the three)\W*$
    `,
    'compare $1 or $2 or $3 vs $4'
  ],
  [
    said`
      ^\W*between ([a-z][a-z' !-]{2,24}?) and ([a-z][a-z' !-]{2,24}?)\s*,? which (?:one )?(?:helps|is better for|suits|serves) (${UNIT_WITH})
      (?: (?:more|better|most))? (?:who|that|when they|if they|as they) charge (?=${OWNED}${NUMBER} )
    `,
    '$1 or $2: $3 charge '
  ],
  [said`\b(?:be |being )?the ones (charged|attacked|shot at)(?= by\b)`, '$1'],
  [said`^(.{10,120}?)\s*,\s*what(?:['\u2019]s| is| are) the (probability|chances?|odds|likelihood)\W*$`, 'what is the $2 of $1'],
  // which is better, and whether something is worth it
  [said`\b(better|best) (?:bet|pick|choice|option|call|shout|idea|move|tool|answer) (for|to|against)\b`, '$1 $2'],
  [said`\bworth (?:the|my) (?:bother|trouble|effort|hassle|candle|while|dice|die|cost|price)\b`, 'worth it'],
  [
    said`
      ^\W*(?:do|does|would|will) ((?:an? |the )?[a-z]{3,20}(?: [a-z]{3,12})?) make (${UNIT}) (?:any |much |a lot )?better (?:at|when|in|for)
      \s+(charg|attack|shoot)ing (?=${OWNED}${NUMBER} )
    `,
    'is $1 worth it for $2 $3ing '
  ],
  [
    said`
      ^\W*(?:out )?of (${UNIT_WITH})\s*,\s*(${UNIT_WITH})\s*,? (?:and|or) (${UNIT_WITH})\s*,? (?:which|who|what)(?: (?:one|unit))? (?:should
      |is best to|would best|do I) (charge|attack) (?=${OWNED}${NUMBER} )
    `,
    '$1, $2 or $3, which should $4 '
  ],
  [said`^(\W*should ${UNIT_WITH}) bother (?:(?:to|with) )?(?:charg|attack)(?:e|ing)?\b`, '$1 charge'],
  [said`^(\W*should ${UNIT_WITH}) bother (?:(?:to|with) )?shoot(?:ing)?\b`, '$1 shoot'],
  [
    said`
      \bhow (?:big|large|strong|small) (?:an? )?(?:unit|squad|band|group|body|block|force) of ([a-z]{3,20})(?= (?:do|does
      |would|will|must|should) )
    `,
    'how many $1'
  ],
  [said`\bwhat (?:single |one )?(?:change|thing|tweak) would (help|improve|benefit) (?=${OWNED}${NUMBER} )`, 'what would help '],
  [said`\bsee(?:ing|s)? off (?:an? |the )?(?:charge|attack|assault) (?:by|of|from) (?=${OWNED}${NUMBER} )`, 'win charged by ']
]
