import { DEED, NUMBER, OWN, type Rewording, re, TO_THE_END } from './rewording'

/** More turns of phrase in English, put in plain words after the others: choices, numbers that are needed, fights that go on. */

export const ENGLISH_CHOICES: readonly Rewording[] = [
  // what a unit may do or have, or not
  [
    /\b(clos(?:es?|ed|ing)\s+ranks)\s+or\s+(?:(?:stay|keep|remain)[a-z]*\s+)?open\b(?!\s+(?:ranks|order|ground))/gi,
    '$1 or open ranks'
  ],
  [
    /\b(giv(?:es?|ing)\s+up)\s+(?:(?:their|its|the|attack)\s+)*dice\s+or\s+(?:not|keep(?:s|ing)?\s+(?:(?:their|its|the|attack)\s+)*(?:them|dice))(?=\s+(?:charged|attacked|when|if|against|vs))/gi,
    'gives up dice or keeps dice'
  ],
  [
    /\bgiv(e|ing)\s+(?:an?\s+|the\s+)?([a-z]+(?:\s[a-z]+)?)\s+to\s+((?:my\s+|the\s+)?\d+\s+[a-z]+)\s+(?:(?:who|that|when\s+they|if\s+they)\s+)?/gi,
    'giv$1 $3 $2 '
  ],
  [
    re(
      String.raw`^\W*(?:with\s+)?(?!clos|giv|keep|charg|attack|shoot|spend|the\s|my\s)([a-z]+(?:\s[a-z]+)?)\s+or\s+not\s*[:,]\s*(${OWN}\s+)?(\d+\s+\S+)\s+(?=${DEED}|vs|against)`
    ),
    '$3 with or without $1 '
  ],
  [/\b(\d+)\s+([a-z]+)\s+than\s+(\d+)(?=\s+(?:against|vs\.?|charg|attack|at)\b)/gi, '$1 $2 than $3 $2'],
  // "on my armour or on his"
  [
    /\barmou?r\s+or\s+(?:on\s+|for\s+)?(?:his|theirs|the\s+enemy['\u2019]?s)(?=\s*(?:[,.;:?]|$|when\b|if\b))/gi,
    'armour or on his armour'
  ],
  [/\barmou?r\s+or\s+(?:on\s+|for\s+)?(?:mine|ours|my\s+own)(?=\s*(?:[,.;:?]|$|when\b|if\b))/gi, 'armour or on my armour'],
  // losses and models that do not fight
  [
    re(
      String.raw`^\W*(?:if|when)\s+(?:I|we)\s+(?:lose|lost)\s+(${NUMBER})\s+of\s+(${OWN}\s+\d+\s+[a-z]+)(?:\s+to\s+(?:shooting|arrows|missiles|bows|fire))?\s*,\s*(?:can|could|will|would|do|how\s+do)\s+(?:the\s+(?:rest|others|survivors)|they)\s+(?:still\s+)?(?:beat|charge|attack|kill|fare\s+against|do\s+against)\s+`
    ),
    '$2 who lost $1 charge '
  ],
  [
    re(
      String.raw`^\W*(?:what\s+if\s+)?(?:only\s+)?(${NUMBER})\s+of\s+(${OWN}\s+\d+\s+[a-z]+)\s+(?:are|were)\s+not\s+(?:engaged|fighting|in\s+contact)\s+(?:when|if|as)\s+(?:they|I|we)\s+(?=charge|attack)`
    ),
    '$2, $1 not engaged, '
  ],
  [/\b(?:at|on)\s+(?:its|their|the|his|her)\s+(?:fatigue\s+)?limit(?:\s+of\s+fatigue)?\b/gi, 'exhausted'],
  // how many are needed
  [
    /\bhow\s+many\s+([a-z]+(?:\swith\s[a-z]+)?)\s+(?:are|is)\s+(?:needed|required|necessary)\s+(?=for|to)/gi,
    'how many $1 do I need '
  ],
  [/^\W*(?:the\s+)?number\s+of\s+([a-z]+)\s+(?:I\s+need|needed|required|necessary)\s+(?=for|to)/gi, 'how many $1 do I need '],
  [/^\W*how\s+many\s+([a-z]+)\s+to\s+(?=win\b)/gi, 'how many $1 do I need to '],
  // until one side is gone
  [
    re(
      String.raw`\b(?:un)?till?\s+(?:all\s+)?${OWN}\s+[a-z]+\s+(?:is|are)\s+(?:all\s+)?(?:wiped\s+out|dead|gone|destroyed|killed)\b`
    ),
    TO_THE_END
  ],
  [/\b(?:again\s+and\s+again|over\s+and\s+over(?:\s+again)?|repeatedly|time\s+and\s+again),?\s+(?=\d+\s+rounds)/gi, ''],
  [/^\W*(?:repeat|continue)\s+(?=(?:the\s+)?(?:charge|attack|fight|melee)\s+(?:of|between)\b)(?=.*\brounds\b)/gi, ''],
  // a shot before the charge
  [
    re(
      String.raw`^\W*after\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+shoot\s+([^,;]+?)\s*,\s*(?:what\s+(?:are|is)\s+)?(?:the\s+)?(?:odds|chances?|probability)\s+(?:of|that)\s+((?:${OWN}\s+)?\d+\s+[^,;]+?)\s+win(?:ning)?(?:\s+(?:the|their|a)\s+(?:charge|fight|melee|combat))?\W*$`
    ),
    '$1 shoot $2, then $3 charge them'
  ],
  [/\b(?:throw|hurl)(s|ing)?\s+(?:them|it)\s+(?=at\b)/gi, 'shoot$1 '],
  // a table
  [/(?<=\d\s*(?:-|to)\s*\d.{0,80})[\s,;:]+sweep\W*$/gi, ''],
  // armour
  [/\b(?:(?:an?|one|1)\s+(?:extra|more|additional)|plus\s+(?:one|1))\s+(?:point\s+of\s+)?armou?r\b/gi, 'armour +1'],
  [/\b(?:(?:two|2)\s+(?:extra|more|additional)|plus\s+(?:two|2))\s+(?:points?\s+of\s+)?armou?r\b/gi, 'armour +2'],
  // the wounds of a duel of leaders are those of both (R8.3)
  [
    re(
      String.raw`\b(warlord|jarl|lord)\s+(?:with\s+)?(\d+)\s+wounds\s+(vs\.?|against|charges?|fights?)\s+(?:(?:a|an|another|${OWN})\s+)?(warlord|jarl|lord)\b(?!.*\bwounds\b)`
    ),
    '$1 wounds $2 $3 $4 wounds $2'
  ]
]
