import { NUMBER, OWNED, type Rewording, said, UNIT, UNIT_WITH } from '../rewording'

/** Turns of phrase in English for how many fall, and how many fight: kills asked for, points in pasted lists, numbers behind a troop. */

export const ENGLISH_COUNTS: readonly Rewording[] = [
  // who has what is asked of a shot or a charge: the shooter's weapon tells which it is
  [
    said`
      \b(?:what|how much) damage (do|does|can|will|would) (${OWNED}${NUMBER} [a-z][^,;:.?!\d]{2,40}?) (?:do|deal|cause|inflict|make)
      \s+(?:on|to|against) (?=${OWNED}${NUMBER}\s)
    `,
    'how many casualties will $2 cause on '
  ],
  [
    said`
      \bhow many (?:kills|wounds|casualties|losses|deaths|models|men|figures)(?: on average)? (?:do|does|can|will|would)
      \s+(${OWNED}${NUMBER} [a-z][^,;:.?!\d]{2,40}?) (?:get|do|deal|make|score|cause|inflict|give|take|remove|strip)
      (?: (?:on|to|against|off|from|out of))* (?=${OWNED}${NUMBER}\s)
    `,
    'how many casualties will $1 cause on '
  ],
  [
    said`
      \bhow many ([a-z]{3,20}) (?:do|does|can|will|would) (${OWNED}${NUMBER} [a-z][^,;:.?!\d]{2,40}?) (?:kill|slay|drop|shoot|take)(?: down)?
      \s+(?:out )?of (\d{1,2})(?=\W*$)
    `,
    'how many casualties will $2 cause on $3 $1'
  ],
  [
    said`
      ^(\W*(?:should|shall|do) [^;:.?!]{6,120}?) or (?:(?:just|better) )?
      (?:wait|hold(?: (?:back|(?:(?:my|our|the) )?(?:ground|position)))?|stay (?:back|where I am)|sit tight|stand (?:still|firm|(?:my|our) ground)|do nothing)
      (?=\W*$)
    `,
    '$1 or not'
  ],
  [
    said`\bto (?:have|get|reach) (?:a |an )?(\d{1,3} ?%)(?: chance)? (?:of|to) (?=beat|win|kill|wip|destroy)`,
    'for a $1 chance of '
  ],
  // the box of the Normans is called like a deed
  [
    said`
      \b(?:maybe|perhaps|say|about) (\d{1,2} ?%) (?:that )?(?:they|he)(?:['\u2019]ve| have|['\u2019]s| has)(?: got)?
      \s+(?:an? )?([a-z]{3,16})(?=\W*$)
    `,
    'with $2 $1'
  ],
  [
    said`
      ^\W*(?:keep|go on|carry on) (?:slugging|fighting|hacking|battling)(?: it out| on| away)? for
      \s+(${NUMBER}) rounds\s*[,:;]\s*(?=\S)(.+?)\W*$
    `,
    '$2 for $1 rounds'
  ],
  [said`\bwhat (?:%|percent(?:age)?|per cent) of the time (?:do|does|will|would) (?=${OWNED}${NUMBER} )`, 'how often do '],
  [
    said`^\W*(?:average|avg\.?|mean|expected) (?:losses|casualties) of (${UNIT}) (charged|attacked|shot at|shot) by (${UNIT_WITH})\W*$`,
    '$1 $2 by $3'
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} (?:mounted )?[a-z]+(?: mounted)?)( (?:charg|attack)(?:es?|s)? ${OWNED}${NUMBER} [^,;:.?!\d]{2,40}?)\s*,? 
      \s*(?:and (?:they )?(?:use|play)|with|using|playing) (?:the |their |my )?charge!?(?: (?:ability|box))?(?=\W*$|\s*[,;.])
    `,
    '$1 +charge$2'
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} (?:mounted )?[a-z]+(?: mounted)?)( (?:charg|attack)(?:es?|s)? ${OWNED}${NUMBER} [^,;:.?!\d]{2,40}?)\s*,?
      \s*(?:and (?:they )?(?:use|play)|with|using|playing) ([a-z]{4,20}(?:, [a-z]{4,20})?),? (?:and|plus) charge!?(?=\W*$|\s*[,;.])
    `,
    '$1 +charge$2 with $3'
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} (?:mounted )?[a-z]+(?: mounted)?)( (?:charg|attack)(?:es?|s)? ${OWNED}${NUMBER} [^,;:.?!\d]{2,40}?)\s*,?
      \s*(?:and (?:they )?(?:use|play)|with|using|playing) charge!?(?:,|,? (?:and|plus)) (?=[a-z]{4,20}(?:\W*$|\s*[,;.]|,? and))
    `,
    '$1 +charge$2 with '
  ],
  [
    said`(?<=\d.{4,120}\b(?:use|uses|using|play|plays|playing)) (?:the |their |my )?charge!?(?: (?:ability|box))?(?=\W*$|\s*[,;.])`,
    ' +charge'
  ],
  [
    said`\b(${NUMBER}) ([a-z]{3,20}) (?:out )?of (?:the )?(${NUMBER}) (?=(?:are )?(?:engaged|in contact|fighting)\b)`,
    '$1 of $3 $2 '
  ],
  // points that a list says of a unit whose models it counts
  [said`(?<=[a-z)\]\d]) ?[([]\s*\d{1,2} ?(?:pts?|points?|ptos?|puntos?)\.?\s*[)\]]`, ''],
  [said`(?<=[a-z] [([]\d{1,2}[)\]]) \d{1,2} ?(?:pts?|points?|ptos?|puntos?)(?=\W*$|\s)`, ''],
  [
    said`
      (?<![a-z\d])(?:1|an?|one) ?(?:pts?|points?|ptos?|puntos?)\.? (?:of |de )?([a-zà-ÿ]{3,20})
      \s+[([](\d{1,2})(?: (?:models?|men|figures|miniaturas|figuras))?[)\]]
    `,
    '$2 $1'
  ],
  [said`(?<![a-z\d])(?:1|an?|one) ?(?:pts?|points?|ptos?|puntos?)\.? (?:(?:of|de) )?(?=\d{1,2} [a-z]{3})`, ''],
  // "HG x6 vs W x10"
  [said`(?<![a-z])(lev|w|hg) ?x ?(\d{1,2})(?![a-z\d])`, '$2 $1']
]
