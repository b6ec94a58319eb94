import { LEADER, NUMBER, OWN, type Rewording, re } from '../rewording'

/** What is said of units in everyday English, in plain words: "7 close enough", "they roll all their dice", "4 each". */

const UNIT = String.raw`(?:${OWN}\s+)?${NUMBER}\s+[a-z]+`

export const ENGLISH_STATES: readonly Rewording[] = [
  [/\b(?:unit|unidad|side|army|player|bando|jugador)\s+(?:[12ab]|one|two|uno|dos)\s*[:=]\s*(?=(?:an?\s+)?\d)/gi, ''],
  [
    /(?<=\d\s.{2,160})[,;.]\s*(?:assum(?:e|ing)|suppos(?:e|ing)|given|suponiendo|asumiendo)\s+(?:that\s+|que\s+)?(?=(?:no|light|heavy|soft|hard|the|they|he|both|sin|los|las|cobertura)\s)/gi,
    ', '
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(?:(?:have|has)\s+)?(?:already\s+)?(?:charged|attacked|moved|acted|shot)(?:\s+(?:once|already|before|this\s+turn)){0,2}\s*,?\s+(?:(?:and|but|then)\s+)?now\s+(?:they\s+)?(?=(?:charge|attack|shoot)s?\s)`
    ),
    '$1 moved '
  ],
  [
    re(
      String.raw`^\W*(?:can|could|will|would)\s+((?:my|an?|the|his)\s+${LEADER})\s+(?:kill|destroy|wipe\s+out|eliminate)\s+(?=${UNIT}\W*$)`
    ),
    'chance that $1 wipes out '
  ],
  // dice told before the fight
  [
    re(
      String.raw`^\W*(the\s+[a-z]+)\s+(?:get|have|gain|receive|roll|add)\s+(\+?${NUMBER}\s+(?:(?:extra|more|bonus|additional)\s+)?(?:attack|defen[cs]e)\s+dice)\s*[:.;,]\s*((?:${OWN}\s+)?${NUMBER}\s.{6,160}?)\W*$`
    ),
    '$3, $1 get $2'
  ],
  // fatigue once named
  [re(String.raw`(?<=\bfatigue\b.{0,100}[,;]\s*(?:and\s+)?the\s+[a-z]+\s+(?:have|has)\s+)(${NUMBER})(?=\W*$)`), '$1 fatigue'],
  // as many on both sides
  [
    re(
      String.raw`^\W*((?:${OWN}\s+)?)([a-z]+)\s+(vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?)\s+((?:${OWN}\s+)?)([a-z]+)\s*[,;:(]\s*(?:with\s+)?(${NUMBER})\s+(?:models\s+|men\s+)?(?:of\s+)?(?:each|a\s+side|per\s+side|on\s+(?:each|either)\s+side|apiece)\s*\)?\W*$`
    ),
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    re(
      String.raw`^\W*(${NUMBER})\s+([a-z]+)\s+(vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?)\s+(?:the\s+same\s+(?:number|amount)\s+of|as\s+many)\s+([a-z]+)`
    ),
    '$1 $2 $3 $1 $4'
  ],
  // a unit named once more with its number
  [
    re(
      String.raw`(?<!\d)(\d{1,2})\s?([a-zà-ÿ]+)(?![a-zà-ÿ])([^,;\d]{0,80})[,;]\s*(?:(?:and|y)\s+)?(?:(?:${OWN}|los|las|mis|sus)\s+)?\1\s?\2\s+(?=(?:(?:are|is|have|has|with|in|behind|on|give|close|con|en|tras|detr[aá]s|tienen|est[aá]n)\s|(?:tired|exhausted|fatigued?|mounted|fresh|cansad[oa]s|agotad[oa]s|montad[oa]s|fresc[oa]s)(?![a-zà-ÿ])))`
    ),
    '$1 $2$3, the $2 '
  ],
  [/(?<=\bcharged\s+by\s+)both\s+(?=[^,;]*\sand\s)/gi, ''],
  // one box or another
  [
    /\b(use|play|pick|take|choose)\s+([a-z][a-z' -]{2,20}?)\s+(?:rather\s+than|instead\s+of|over)\s+([a-z][a-z' -]{2,20}?)\s+(?=(?:against|vs|when|if|for|charg|attack)[a-z]*\s)/gi,
    '$1 $2 or $3 '
  ],
  [/^\W*(?:if|when)\s+(.{8,200}?)\s*,\s*(?:then\s+)?(who\s+(?:wins|would\s+win|will\s+win)|what\s+happens)\W*$/gi, '$2 if $1'],
  // "which of my units should charge: 8 bondi, 4 hirdmen?"
  [/(?<=^\W*(?:which|who|what)\b.{8,160}:\s*\d.{2,120}),\s*(?=\d{1,2}\s+[a-z][a-z ]{1,40}\W*$)/gi, ' or '],
  // advice
  [
    /(?<=\b(?:charge|attack|vs\.?|against)\s.{2,120})[,;.:!?]\s*(?:(?:any|your|some)\s+)?(?:thoughts|advice|opinions?|tips|suggestions?|what\s+(?:do|would)\s+you\s+(?:think|reckon|suggest|advise|recommend|do))\W*$/gi,
    ', should I charge?'
  ],
  [
    /(?<=\d\s.{2,120})\s*[,;.:]?\s+who\s+(?:has|gets|holds)\s+(?:the\s+)?(?:edge|advantage|upper\s+hand|better\s+odds)\W*$/gi,
    ', who wins'
  ],
  // who does not fight
  [
    re(
      String.raw`(?<=\b\d{1,2}\s+[a-z]+)\s*,?\s+(?:except(?:\s+for)?|apart\s+from|excluding|not\s+counting)\s+(?=${NUMBER}\s*,?\s+(?:charg|attack|shoot|vs|against))`
    ),
    ' minus '
  ],
  [re(String.raw`(?<=\d\s.{2,160})[,;.]\s*([a-z]+)\s+need\s+(?=(?:at\s+least\s+)?${NUMBER}\s+kills?\b)`), ', the $1 need '],
  // who is left of mine
  [
    re(
      String.raw`^(\W*(?:(?:my|our)\s+)?${NUMBER}\s+([a-z]+)\s(?!.{0,160}\b(?:my|our)\s+\d)[^?]{4,160}?)[,;.:]\s*(?:and\s+)?(?:can|will|do|would|could|shall)\s+I\s+(?:still\s+)?(?:keep|have|save)\s+(?:at\s+least\s+)?(${NUMBER})(?:\s+or\s+more)?(?:\s+[a-z]+)?\s+(?:alive|left|standing|living|surviving)\W*$`
    ),
    '$1, chance that $3 $2 survive'
  ],
  [
    re(
      String.raw`^\W*(${UNIT})\s+(charge|attack|shoot)s?\s+(?:at\s+)?(${UNIT}(?:\s+[^,;.\d]{2,30}?)?)\s*,?\s+(?:right\s+|just\s+)?after\s+(?:(?:having\s+)?rest(?:ing|ed)|(?:a|their)\s+rest)\W*$`
    ),
    '$1 rest then $2 $3'
  ],
  [
    re(
      String.raw`^\W*I\s+(?:have|use|play)\s+([a-z][a-z ]{2,25}?)\s*(?:,|\band\b|\bbut\b)\s*(?:he|she|they|my\s+opponent)\s+(?:has|have|uses?|plays?)\s+([a-z][a-z ]{2,25}?)\s*[,:;.]\s*(?=(?:${OWN}\s+)?${NUMBER}\s)(.{8,160}?)\W*$`
    ),
    '$3; I use $1, he uses $2'
  ],
  // who dies for a leader
  [re(String.raw`\b(${LEADER}\s+with\s+${UNIT})\s+near(?=\W*$|\s*[,;])`), '$1 nearby'],
  [
    re(
      String.raw`\b(kill(?:ing)?\s+(?:an?|the|his|my)\s+${LEADER})\s+with\s+(${NUMBER}\s+[a-z]+)\s+(?:nearby|close(?:\s+by)?|around|(?:next\s+to|beside|near)\s+him)\s+(?:with|using)\s+(?=${UNIT})`
    ),
    '$1 guarded by $2 with '
  ],
  // who fights or shoots
  [
    re(
      String.raw`\b(${NUMBER})\s+(?:(?:are|of\s+(?:them|which|whom))\s+)?(?:within|inside)\s+(?:range|reach|distance|[LM])(?![a-z])`
    ),
    '$1 in range'
  ],
  [
    re(String.raw`\b(${NUMBER})\s+(?:(?:are|of\s+(?:them|which|whom))\s+)?close\s+enough(?:\s+to\s+shoot)?(?![a-z])`),
    '$1 in range'
  ],
  [re(String.raw`\b(?:who\s+(?:are|have)\s+|(?:are|with)\s+)(${NUMBER})\s+(?:times\s+)?(?:fatigued|tired)\b`), 'with $1 fatigue'],
  // nobody lost
  [
    re(
      String.raw`\b(odds|chances?|probability|likelihood)\s+of\s+(?:no\s+(?:losses|casualties)|taking\s+no\s+(?:losses|casualties)|not\s+losing\s+any(?:one|body|thing)?)(?=\s+(?:when|if|as)\s|\W*$)`
    ),
    '$1 of losing nobody'
  ],
  // dice that are not given up
  [
    /\b(?:roll|throw|us|tak)(e?s|e|ing)?\s+(?:all|every\s+one)\s+(?:of\s+)?(?:their|its|his|my|the)\s+(?:attack\s+)?dice\b/gi,
    'keep dice'
  ]
]
