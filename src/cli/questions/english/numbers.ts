import { DEED, NUMBER, OWN, OWNED, type Rewording, said, TO_THE_END } from '../rewording'

/** Turns of phrase in English for dice, tables, losses, how many are needed, and fights that go on. */

export const ENGLISH_NUMBERS: readonly Rewording[] = [
  // dice
  [
    said`^\W*what (?:do|does|will|would) (${NUMBER} dice\b.+?) (?:average|give|score|yield|roll)(?: (?:me|on average))?\W*$`,
    'roll $1'
  ],
  [
    said`
      ^\W*(?:what(?:['\u2019]?s| are| is) )?(?:the )?(?:odds|chances?|probability) (?:that |of )?all (${NUMBER})
      \s+(?:of (?:my|the) )?dice (?:(?:hit|succeed|com(?:e|ing) up|hitting|are|land) )?(?:on |at |with )?([1-6]\+?)\W*$
    `,
    '$1 dice on $2 at least $1'
  ],
  [said`\bdouble (?=(?:rares?|commons?|uncommons?)\b)`, '2 '],
  [said`\btriple (?=(?:rares?|commons?|uncommons?)\b)`, '3 '],
  // tables
  [said`\b(?:anywhere|anything|somewhere) (?=(?:between|from)\s)`, ''],
  [
    said`
      ^\W*for (?:each|every|all) (?:numbers?|sizes?|counts?) of ([a-z]+) (?:from|between) (${NUMBER}) (?:to|and|up to)
      \s+(${NUMBER})\s*[,:]\s*(.+?) (charge|attack|shoot(?: at)?) (?:them|it)\W*$
    `,
    '$4 $5 $2 to $3 $1'
  ],
  [
    said`
      ^\W*(?:for|with|at|in) (?:each|every|any|all) (?:unit )?(?:numbers?|sizes?|counts?) (?:(?:from|between) )?(${NUMBER})\s*
      (?:to|and|up to|-)\s*(${NUMBER})\s*[,:]? (?:of )?(?=[a-z]{3,20}\s[^,;:.?!]{0,40}?(?:charg|attack|shoot|against|vs))
    `,
    '$1 to $2 '
  ],
  [
    said`
      [\s,;:]+(?:for|with|at) (?:each|every|all) (?:levels? of )?fatigues?(?: levels?)? (?:of|on|for) ${OWNED}([a-z]+)
      \s+(?:from|between) (\d) (?:to|and|up to) (\d)\W*$
    `,
    ', the $1 have $2 to $3 fatigue'
  ],
  [said`^(\W*\d+) ([a-z]+(?: with [a-z]+)?) (?:up )?to (\d+) \2(?=\s)`, '$1 to $3 $2'],
  [said`\b(\d\s*,\s*\d(?:\s*,\s*\d)*)\s*,\s*(\d)(?= fatigues?\b)`, '$1 or $2'],
  // what a unit may do or have, or not
  [said`\b(clos(?:es?|ed|ing) ranks) or (?:(?:stay|keep|remain)[a-z]* )?open\b(?! (?:ranks|order|ground))`, '$1 or open ranks'],
  [
    said`
      \b(giv(?:es?|ing) up) (?:(?:their|its|the|attack) )*dice or
      \s+(?:not|keep(?:s|ing)? (?:(?:their|its|the|attack) )*(?:them|dice))(?= (?:charged|attacked|when|if|against|vs))
    `,
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
    said`
      ^\W*(?:if|when) (?:I|we) (?:lose|lost) (${NUMBER}) of (${OWN} \d+ [a-z]+)(?: to (?:shooting|arrows|missiles|bows|fire))?
      \s*,\s*(?:can|could|will|would|do|how do) (?:the (?:rest|others|survivors)|they) (?:still )?
      (?:beat|charge|attack|kill|fare against|do against)\s+
    `,
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
    said`
      \b(?:un)?till?
      \s+(?:
        (?:all )?${OWN} [a-z]+ (?:is|are) (?:all )?(?:wiped out|dead|gone|destroyed|killed)
        |(?:some(?:one|body)|any(?:one|body)|(?:one|either)(?: (?:of them|side|unit|party))?)
        \s+(?:dies?|falls?|drops?|breaks?|(?:is|are) (?:all )?(?:wiped out|dead|gone|destroyed|killed|left|finished))
      )\b
    `,
    TO_THE_END
  ],
  [said`\b(?:again and again|over and over(?: again)?|repeatedly|time and again),? (?=\d+ rounds)`, ''],
  [said`^\W*(?:repeat|continue) (?=(?:the )?(?:charge|attack|fight|melee) (?:of|between)\b)(?=.*\brounds\b)`, ''],
  // a shot before the charge
  [
    said`
      ^\W*after (${OWNED}\d+ [^,;]+?) shoot ([^,;]+?)\s*,\s*(?:what (?:are|is) )?(?:the )?(?:odds|chances?|probability)
      \s+(?:of|that) (${OWNED}\d+ [^,;]+?) win(?:ning)?(?: (?:the|their|a) (?:charge|fight|melee|combat))?\W*$
    `,
    '$1 shoot $2, then $3 charge them'
  ],
  [said`\b(?:throw|hurl)(s|ing)? (?:them|it) (?=at\b)`, 'shoot$1 '],
  [
    said`
      \bwith (?:only )?([a-z]{3,20}(?: [a-z]{3,20})?)\s*,? or (?:with )?(?:only )?([a-z]{3,20}(?: [a-z]{3,20})?)\s*,? or
      \s+(?:with )?both\b(?! of (?:his|my)\b)
    `,
    'with $1 or with $2 or with $1 and $2'
  ],
  [
    said`
      ^\W*(?:(?:should|shall|do) (?:I|we) )?(?:spend|use|burn) (?:(?:the|my|his|her|their) )?fatigue or not\s*[:,;?]+\s*
      (?:(?:if|when) )?(?=(?:my |the |his )?\d)
    `,
    'what should I do when '
  ],
  // a table
  [
    said`
      ^\W*(?:the )?fatigue (?:of|on|from) (?:the )?(\d{1,2} [a-z]+) from (\d) to (\d)\s*,? (?:when|if|as) (\d[^,;:.?]{2,50}?)
      \s+(charge|attack|shoot)s? (?:at )?them\W*$
    `,
    '$4 $5 $1 with $2-$3 fatigue'
  ],
  [
    said`
      (\d{1,2} ([a-z]{3,20}))(?=[\s,])(.{0,80}?)[\s,]+(?:by|over|for|varying|with) (?:the )?fatigue (?:of|on) (?:the )?\2
      \s+(?:from )?(\d)\s*(?:to|-)\s*(\d)(?=\W*$)
    `,
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
    said`
      ^\W*(?=.*\d)(.{8,120}?)[\s,;:.\u2013-]+what (?:does|would|do|will) (?!(?:it|that|this|I|we|you|he|she|they)\b)
      ([a-z]+(?:\s[a-z]+)?) (?:add|bring|give|do|gain)(?: (?:me|them|us|him))?\W*$
    `,
    'what would $2 do for $1'
  ],
  // "when 6 hirdmen charge my 8 ceorls, should I use shieldwall"
  [
    said`^\W*(?:when|if) (.{0,20}\d.{6,80}?)[\s,]+should (I|we|they) (use|play|activate) ([a-z][a-z ]{2,30}?)\W*$`,
    'should $2 $3 $4 when $1'
  ],
  // one or the other
  [
    said`
      ^
      (
        \W*should ${OWNED}${NUMBER} [a-z]+ (?:use|play|activate) [a-z][a-z ]{2,30}? or
        \s+(?:close (?:ranks|them)|give up (?:their )?dice)
      ) (?:when|if) (${OWNED}${NUMBER} [a-z]+) charges?(?: (?:them|me))?\W*$
    `,
    '$1 when charged by $2'
  ],
  [
    said`(?<=\d.{0,200}\bfatigue\b.{0,80}?)[,.;:?!]\s*(?:what(?:['\u2019]?s| is) )?(?:the |my )?best use of (?:the|his|their|that|this|it)(?: fatigue)?\W*$`,
    ', should I spend fatigue?'
  ],
  // "how many bondi to have 75 % to beat 4 huscarls"
  [
    said`
      ^\W*how many ([a-z]+) (?:to have|for) (?:an? )?(\d{1,2}\s?%)(?: chances?| odds)?
      \s+(?:to (?=beat|kill|wipe|destroy)|(?:of|for) (?=beating|killing|wiping|destroying))(.{8,60}?)\W*$
    `,
    'how many $1 do I need for a $2 chance of $3'
  ],
  [said`^\W*(?:the )?minimum (?:number of )?([a-z]+) (?:needed )?to (?:win against|beat) `, 'how many $1 do I need to beat '],
  // "4 huscarls vs 6, 8, 10 bondi"
  [
    said`(?<=(?:^|\bvs\.?\s|\bagainst\s|\bcharge\s)\W*)(\d{1,2}(?:\s*,\s*\d{1,2}){1,4})\s*,\s*(\d{1,2}) (?!and\b|or\b)(?=[a-z]{3})`,
    '$1 or $2 '
  ]
]
