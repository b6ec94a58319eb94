import { NUMBER, OWNED, type Rewording, said } from '../rewording'

/** Turns of phrase in English for what the opponent does to a unit of mine, which then suffers it: "I have 8 bondi and he charges with 4 huscarls". */

const FOE =
  '(?:he|she|they|(?:the|my|our) (?:enemy|opponent|rival|foe|adversary|friend|mate|brother|other (?:player|side|guy|one)))'
/** A unit with what it has, in which nobody acts; it is no longer, so that a long text is not searched for its end again and again. */
const IDLE = String.raw`${NUMBER}(?: (?!(?:charg|attack|shoot|fir(?:e|es|ing)\b|fight|vs\b|against\b|versus\b))[a-z\d'-]+){1,7}?`
const WAITS = said`
  (?: (?:just |simply )?(?:stand|stay|hold|wait|sit)(?:s|ing)?(?: (?:still|there|put|fast|firm|tight|(?:(?:my|our|their|its) )?ground))?)?
`
const AND = String.raw`(?:\s*[,;.]\s*(?:(?:and|but|now|then|if) )?| (?:and|but|when|if) )`
const ME = '(?:me|us|them|it|him)'

export const ENGLISH_FOES: readonly Rewording[] = [
  [said`\b(I|we)(?:['\u2019]ve(?: got)?| got) (?=${OWNED}${NUMBER}\s)`, '$1 have '],
  [said`\b(s?he)['\u2019]s got (?=${OWNED}${NUMBER}\s)`, '$1 has '],
  [said`^(\W*)(?:(?:I|we) have )?(?:(?:my|our) )?(${IDLE}) (?:on|at) (?:my|our) side(?=${AND}${FOE} )`, '$1I have $2'],
  // the same troop on both sides is told apart by whose it is, and read so where "his" stands first
  [
    said`
      ^(\W*(?:my|our) \d{1,2} ([a-z]{3,20}) [^,;.]{3,40}? (?:his|her|their) \d{1,2} \2)\s*[,;.]\s*mine ((?:have|has|are|with|in|behind|give)\b[^,;.]{3,40}?)\s*,? and his
      \s+((?:have|has|are|with|in|behind|give)\b[^,;.]{3,40}?)(?=\W*$)
    `,
    '$1, his $4 and mine $3'
  ],
  // "I have 8 bondi and he charges me with 4 huscarls"
  [
    said`
      ^\W*(?:(?:I|we) have (?:my |our )?|(?:my|our) )(${IDLE})${WAITS}${AND}${FOE} (charge|attack)s?(?: ${ME})? with
      \s+(?=${OWNED}${NUMBER} (?!fatigue|dice|saga|extra|bonus)[a-z])
    `,
    'my $1 are $2d by '
  ],
  [
    said`
      ^\W*(?:(?:I|we) have (?:my |our )?|(?:my|our) )(${IDLE})${WAITS}${AND}${FOE} (?:shoot|fire)s?(?: at)?(?: ${ME})? with
      \s+(?=${OWNED}${NUMBER} (?!fatigue|dice|saga|extra|bonus)[a-z])
    `,
    'my $1 are shot at by '
  ],
  // "I have 8 bondi, the enemy has 4 huscarls and charges me"
  [
    said`
      ^\W*(?:(?:I|we) have (?:my |our )?|(?:my|our) )(${IDLE})${AND}${FOE} (?:has|have|with) (${IDLE})${AND}(?:s?he |they |it )?
      (charge|attack)s?(?: ${ME})?(?=\W*$|\s*[,;:.?])
    `,
    'my $1 are $3d by $2'
  ],
  // "4 hearthguard charge my 8 warriors do I give up dice?"
  [
    said`(?<=\d (?:[a-z]+ ){1,4})(?:do|should|shall) (I|we) (give up|keep) (?:(?:my|our|the|attack) )*dice\W*$`,
    ', should $1 $2 dice?'
  ]
]
