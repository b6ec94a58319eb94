import { LEADER, NUMBER, OWN, OWNED, type Rewording, said, UNIT } from '../rewording'

/** What is said of units in everyday English, in plain words: "7 close enough", "they roll all their dice", "4 each". */

/** Two units of one troop, of whom "mine" and "his" say which is meant. */
const TWO_ALIKE = (one: string, other: string): string =>
  said`
    ^
    (
      \W*(?:${one} )?(?:\d{1,2} )?([a-z]{4,20})\b[^,;.]{0,60}?\s(?:charges?|attacks?|shoots?|vs\.?|against) (?:at )?
      (?:${other} )?(?:\d{1,2} )?\2\b.{0,80}?(?:[,;.]\s*(?:and |but )?| (?:and|but) )
    )
  `
const OWN_FIRST = TWO_ALIKE('(?:my|our|the)', '(?:his|her|their|the)')
const OWN_LAST = TWO_ALIKE('(?:his|her|their)', '(?:my|our)')
const IS_OR_HAS = String.raw`(?= (?:has|have|is|are|with|gets?|uses?|rolls?)\b)`

export const ENGLISH_STATES: readonly Rewording[] = [
  [
    said`
      \b(?:all|everyone|everybody) (?:but|except(?: for)?) (${NUMBER}) of the ([a-z]{3,20})
      \s+(?:(?:are|is) (?:engaged|in contact)|(?:can )?(?:reach|fight)s?)\b
    `,
    '$1 of the $2 are not engaged'
  ],
  [
    said`\b(?:what (?:remains|is left)|the (?:remains|remnants)) of (\d{1,2}) ([a-z]{3,20})\s*,\s*(?:only )?(\d{1,2})(?: of them)?(?=\W*$|\s*[,;.])`,
    '$3 $2'
  ],
  [said`\bas (?:tired|exhausted|weary) as (?:can be|possible|they can be|they come)\b`, 'exhausted'],
  [said`\b(?:completely|totally|utterly|absolutely|fully) (?=exhausted\b)`, ''],
  [said`\b(${LEADER}) whose (?:body)?guards are (?:all )?(?:dead|gone|killed)\b`, '$1'],
  [
    said`\b(?:who|that|which) were (?:shot at|charged|attacked|shot) (?:last|this) turn and (?:now )?(?=(?:have|has|are)\b)`,
    'who '
  ],
  [said`\b(?:who|that) carry (?=[a-z])`, 'with '],
  [said`(?<=\d (?:fatigue|[a-z]{3,20})) and carry (?=[a-z])`, ' and have '],
  [
    said`^\W*(what if the [a-z]{3,20} (?:had|have|were|are|was) [^,;:.?!\d]{3,30}?) (?:when|if) (?=${OWNED}${NUMBER} [a-z]+ (?:charge|attack|shoot))`,
    '$1, '
  ],
  // "6 hirdmen use fatigue to lower the armour of 4 huscarls with 1 fatigue, and charge"
  [
    said`
      ^(\W*${OWNED}${NUMBER} [a-z]+) (?:(?:use|spend|burn)s? (?:(?:the|his|their|enemy) )?fatigue to )?(?:lower|reduce|weaken)s? the armou?r of (${UNIT})
      \s+(?:with|who have|that have) (${NUMBER}) fatigue\s*,? (?:and|then) (charge|attack)s?(?: them)?(?=\W*$)
    `,
    '$1 spends enemy armour $4 $2 with $3 fatigue'
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} [a-z]+) (?:use|spend|burn)s? the fatigue of (${UNIT}) (?:with|who have|that have) (${NUMBER}) fatigue
      \s+to (?:lower|reduce|weaken) (?:their|the enemy) armou?r\s*,? (?:and|then) (charge|attack)s?(?: them)?(?=\W*$)
    `,
    '$1 spends enemy armour $4 $2 with $3 fatigue'
  ],
  // the second activation before a charge costs a fatigue, and the charge, as the third, another (R4.1)
  [
    said`
      \b(${OWNED}${NUMBER} [a-z]+)\s*,?\s*(?:(?:who|that|which) )?(?:(?:have|has|had) )?(?:already )?(?:moved|activated) (?:twice|two times)
      (?: already| before)?\s*,?
      \s*(?:(?:and|then|now) )*(?=(?:charge|attack|shoot)s?\b)
    `,
    '$1 with 2 fatigue '
  ],
  [
    said`
      \b(${OWNED}${NUMBER} [a-z]+)\s*,?\s*after (?:(?:moving|activating) (?:twice|two times)|two (?:moves|activations))\s*,?\s*
      (?=(?:charge|attack|shoot)s?\b)
    `,
    '$1 with 2 fatigue '
  ],
  [
    said`
      ^(\W*${OWNED}${NUMBER} [a-z]+) ((?:charge|attack|shoot)s?(?: at)? ${UNIT})\s*,?
      \s*(?:after (?:(?:moving|activating) (?:twice|two times)|two (?:moves|activations))|having (?:moved|activated) (?:twice|two times)(?: already)?)(?=\W*$)
    `,
    '$1 with 2 fatigue $2'
  ],
  // "they have 1 fatigue which I spend to hit them better"
  [said`(?<=\d fatigue),? (?:which|that) (I|we) (?=(?:spend|use|burn)\b)`, ', $1 '],
  [said`(?<=\b(?:I|we) (?:spend|use|burn)) (?=to hit\b)`, ' it '],
  [said`\bI (?:spend|use|burn) (?:his|their) fatigue \((\d)\) to `, 'they have $1 fatigue, I spend it to '],
  [said`\bto hit (?:them|him|it|her) (?:better|(?:more )?easi(?:er|ly))(?=\W*$|\s*[,;.])`, 'to hit better'],
  // "my warlord charges his warlord, mine has 2 guards"
  [
    said`
      ^(\W*(?:(?:my|our|the|an?) )?${LEADER})
      ( (?:charges?|attacks?|vs\.?|against) (?:(?:his|her|their|the|an?|another) )?${LEADER})\s*[,;.]\s*(?:and |but )?mine
      \s+(?:has|is guarded by|is with) (${NUMBER}(?: (?!guards?\b|bodyguards?\b|men\b)[a-z]+)?)(?: (?:guards?|bodyguards?|men))?
      \W*$
    `,
    '$1 guarded by $3$2'
  ],
  // "8 warriors charge 8 warriors, mine have 1 fatigue"
  [said`${OWN_FIRST}(?:mine|ours)${IS_OR_HAS}`, '$1the attacker'],
  [said`${OWN_FIRST}(?:his|hers|theirs)${IS_OR_HAS}`, '$1the defender'],
  [said`${OWN_LAST}(?:mine|ours)${IS_OR_HAS}`, '$1the defender'],
  [said`${OWN_LAST}(?:his|hers|theirs)${IS_OR_HAS}`, '$1the attacker'],
  // "the huscarls stand in a forest and have axes; the bondi ..."
  [said`(?<=[,;.]\s*(?:and )?(?:the|his|my) [a-z]{3,20} )stand(?:s|ing)?(?= (?:in|behind|on|at)\s)`, 'are'],
  [
    said`(?<=[,;.]\s*(?:and )?(?:the|his|my) [a-z]{3,20} )(?:are|is) ([^,;.\d]{2,40}?) and (?:have|has|carry) ([^,;.]{2,40}?)(?=\s*[,;.]|\W*$)`,
    'are $1 with $2'
  ],
  [
    said`(?<=[,;.]\s*(?:and )?(?:the|his|my) [a-z]{3,20} )(?:have|has|carry) ([^,;.]{2,40}?) and (?:are|is) ([^,;.\d]{2,40}?)(?=\s*[,;.]|\W*$)`,
    'are $2 with $1'
  ],
  // "double fatigued", "2 hearthguard close by"
  [said`\b(?:double|doubly|twice) (?:tired|fatigued|weary)\b`, 'fatigue 2'],
  [said`\b(?:triple|triply|thrice|three times) (?:tired|fatigued|weary)\b`, 'fatigue 3'],
  [
    said`\b(${LEADER})\s*,? (?:(?:with|and) )?(${UNIT}) (?:(?:are|standing) )?(?:close by|near ?by|close to him|near him|right beside him)(?=\W*$|\s*[,;.)])`,
    '$1 with $2 near him'
  ],
  // "fatigue 2, 1 spent on my armour", "fatigue 1 used against their armour"
  ...[
    ['my|our', 'armour'],
    ['their|his|her|the enemy', 'enemy armour']
  ].map(
    ([whose, armour]): Rewording => [
      said`
        (?<=\bfatigue \d|\d fatigue)\s*,?\s*(?:(?:of which|and) )?(?:(${NUMBER}) )?(?:of (?:it|them) )?(?:(?:is|are|being) )?
        (?:spent|used|burn(?:t|ed)) (?:on|for|against) (?:${whose}) armou?r
      `,
      `, I spend $1 fatigue on ${armour}`
    ]
  ),
  // whose fatigue, told first
  [
    said`
      ^\W*(?:I|we) (?:have|['\u2019]ve got|got) (\d) fatigues?\s*,? (?:and |but )?(?:he|she|they|my opponent) (?:has|have|got)
      \s+(\d)(?: fatigues?)?\s*[,:;.]\s*(?=${OWNED}\d)(.{8,160}?)\W*$
    `,
    '$3, I have $1 fatigue and he has $2'
  ],
  [
    said`(?<=\d.{6,160}[,;.]\s*)we have (\d fatigues?)\s*,? (?:and |but )?they have (\d)(?: fatigues?)?(?=\W*$)`,
    'I have $1 and he has $2'
  ],
  [
    said`
      (?<=\d.{6,200})[,;.]\s*
      (?:(?:a |the )?(?:short|quick|brief) answer|in short|briefly|quickly|tl;?dr|just the (?:numbers|answer|odds))
      (?:\s*,? please)?(?=\W*$)
    `,
    ''
  ],
  // who is fewer by then
  [
    said`
      ^\W*(?:if|when) (${NUMBER}) of (${OWN} \d{1,2} [a-z]+) (?:get|are|were|got|have been) (?:shot(?: dead)?|killed|lost)
      (?: (?:first|before|beforehand))?\s*,? (?:and )?(?:then )?(?:they|the (?:rest|others|survivors)) (?=(?:charge|attack)s?\s)
    `,
    '$2 who lost $1 '
  ],
  // "same but in woods: 8 bondi charge 4 huscarls"
  [
    said`^\W*(?:the )?same(?: (?:thing|fight|one|again))?\s*,? (?:but|only|except) ((?:in|behind|with|on) [^:;]{3,40}?)\s*[:;]\s*(?=${OWNED}\d)(.{8,160}?)\W*$`,
    '$2 $1'
  ],
  // "is 6 hirdmen on 4 huscarls a fair fight"
  [
    said`
      ^\W*(?:is|are|would) (${UNIT}[^,;:.?!]{0,40}?) (?:on|vs\.?|versus|against) (${UNIT}[^,;:.?!]{0,40}?) (?:be )?(?:an? )?
      (?:fair|even|close|balanced|equal|easy|hard|good|bad) (?:fight|match(?:-?up)?|one|contest)\W*$
    `,
    '$1 vs $2'
  ],
  [
    said`\b((?:who|that|which) (?:have|has|carry) [^,;:.?!]{1,20}?\bfatigues?(?: markers?)?) (?:each|apiece)(?=\W*$|\s*[,;.])`,
    '$1'
  ],
  [
    said`\b(?:full of|pumped (?:up )?with|boosted (?:by|with)|buffed (?:by|with)) (?!(?:dice|fatigue|strength)\b)(?=[a-z])`,
    'with '
  ],
  [said`^\W*tell me (?:(?:more|something|everything|all) )?about (?:the )?(?=[a-z' -]{3,40}\W*$)`, 'what are '],
  [
    said`^\W*what (?:do|does) (?:I|we|they|you|a unit) (?:save|need(?: to save)?) on (?:in|behind|with|under) (?=[a-z' -]{3,30}\W*$)`,
    'what is '
  ],
  [said`^\W*what counts as (?=[a-z])`, 'what is '],
  // what all have is of both units, as fatigue is no model's
  [said`\s*,\s*(?:(?:with )?(?:all|everyone|everybody)(?: (?:with|having|on|at))?) (?=\d fatigue\b)`, ', everyone has '],
  [said`\b(?:at|on|along) (?:the )?(?:edge|border|fringe)s? of (?:an? |the )?(?=(?:woods?|forest)\b)`, 'in '],
  [said`\b(?:unit|unidad|side|army|player|bando|jugador) (?:[12ab]|one|two|uno|dos)\s*[:=]\s*(?=(?:an? )?\d)`, ''],
  [
    said`
      (?<=\d\s.{2,160})[,;.]\s*(?:assum(?:e|ing)|suppos(?:e|ing)|given|suponiendo|asumiendo) (?:that |que )?
      (?=(?:no|light|heavy|soft|hard|the|they|he|both|sin|los|las|cobertura)\s)
    `,
    ', '
  ],
  [
    said`
      ^\W*(${UNIT}) (?:(?:have|has) )?(?:already )?(?:charged|attacked|moved|acted|shot)
      (?: (?:once|already|before|this turn)){0,2}\s*,? (?:(?:and|but|then) )?now (?:they )?(?=(?:charge|attack|shoot)s?\s)
    `,
    '$1 moved '
  ],
  [
    said`^\W*(?:can|could|will|would) ((?:my|an?|the|his) ${LEADER}) (?:kill|destroy|wipe out|eliminate) (?=${UNIT}\W*$)`,
    'chance that $1 wipes out '
  ],
  // dice told before the fight
  [
    said`
      ^\W*(the [a-z]+) (?:get|have|gain|receive|roll|add)
      \s+(\+?${NUMBER} (?:(?:extra|more|bonus|additional) )?(?:attack|defen[cs]e) dice)\s*[:.;,]\s*
      (${OWNED}${NUMBER}\s.{6,160}?)\W*$
    `,
    '$3, $1 get $2'
  ],
  // fatigue once named
  [said`(?<=\bfatigue\b.{0,100}[,;]\s*(?:and )?(?:the )?[a-z]+ (?:have|has) )(${NUMBER})(?=\W*$|\s*[,;])`, '$1 fatigue'],
  // as many on both sides
  [
    said`
      ^\W*(${OWNED})([a-z]+) (vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?) (${OWNED})([a-z]+)\s*[,;:(]\s*(?:with )?
      (${NUMBER}) (?:models |men )?(?:of )?(?:each|a side|per side|on (?:each|either) side|apiece)\s*\)?\W*$
    `,
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    said`^\W*(${NUMBER}) ([a-z]+) (vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?) (?:the same (?:number|amount) of|as many) ([a-z]+)`,
    '$1 $2 $3 $1 $4'
  ],
  // a unit named once more with its number
  [
    said`
      (?<!\d)(\d{1,2})\s?([a-zà-ÿ]+)(?![a-zà-ÿ])([^,;\d]{0,80})[,;]\s*(?:(?:and|y) )?(?:(?:${OWN}|los|las|mis|sus) )?\1\s?\2
      \s+(?=
        (?:
          (?:are|is|have|has|with|in|behind|on|give|close|con|en|tras|detr[aá]s|tienen|est[aá]n)\s
          |(?:tired|exhausted|fatigued?|mounted|fresh|cansad[oa]s|agotad[oa]s|montad[oa]s|fresc[oa]s)(?![a-zà-ÿ])
        )
      )
    `,
    '$1 $2$3, the $2 '
  ],
  [said`(?<=\bcharged by )both (?=[^,;]*\sand\s)`, ''],
  // one box or another
  [
    said`
      \b(use|play|pick|take|choose) ([a-z][a-z' -]{2,20}?) (?:rather than|instead of|over) ([a-z][a-z' -]{2,20}?)
      \s+(?=(?:against|vs|when|if|for|charg|attack)[a-z]*\s)
    `,
    '$1 $2 or $3 '
  ],
  [said`^\W*(?:if|when) (.{8,200}?)\s*,\s*(?:then )?(who (?:wins|would win|will win)|what happens)\W*$`, '$2 if $1'],
  // "which of my units should charge: 8 bondi, 4 hirdmen?"
  [said`(?<=^\W*(?:which|who|what)\b.{8,160}:\s*\d.{2,120}),\s*(?=\d{1,2} [a-z][a-z ]{1,40}\W*$)`, ' or '],
  // advice
  [
    said`
      (?<=\b(?:charge|attack|vs\.?|against)\s.{2,120})[,;.:!?]\s*(?:(?:any|your|some) )?
      (?:thoughts|advice|opinions?|tips|suggestions?|what (?:do|would) you (?:think|reckon|suggest|advise|recommend|do))\W*$
    `,
    ', should I charge?'
  ],
  [said`(?<=\d\s.{2,120})\s*[,;.:]? who (?:has|gets|holds) (?:the )?(?:edge|advantage|upper hand|better odds)\W*$`, ', who wins'],
  // who does not fight
  [
    said`(?<=\b\d{1,2} [a-z]+)\s*,? (?:except(?: for)?|apart from|excluding|not counting) (?=${NUMBER}\s*,? (?:charg|attack|shoot|vs|against))`,
    ' minus '
  ],
  [said`(?<=\d\s.{2,160})[,;.]\s*([a-z]+) need (?=(?:at least )?${NUMBER} kills?\b)`, ', the $1 need '],
  // who is left of mine
  [
    said`
      ^(\W*(?:(?:my|our) )?${NUMBER} ([a-z]+)\s(?!.{0,160}\b(?:my|our) \d)[^?]{4,160}?)[,;.:]\s*(?:and )?
      (?:can|will|do|would|could|shall) I (?:still )?(?:keep|have|save) (?:at least )?(${NUMBER})(?: or more)?(?: [a-z]+)?
      \s+(?:alive|left|standing|living|surviving)\W*$
    `,
    '$1, chance that $3 $2 survive'
  ],
  [
    said`
      ^\W*(${UNIT}) (charge|attack|shoot)s? (?:at )?(${UNIT}(?: [^,;.\d]{2,30}?)?)\s*,? (?:right |just )?after
      \s+(?:(?:having )?rest(?:ing|ed)|(?:a|their) rest)\W*$
    `,
    '$1 rest then $2 $3'
  ],
  [
    said`
      ^\W*I (?:have|use|play) ([a-z][a-z ]{2,25}?)\s*(?:,|\band\b|\bbut\b)\s*(?:he|she|they|my opponent)
      \s+(?:has|have|uses?|plays?) ([a-z][a-z ]{2,25}?)\s*[,:;.]\s*(?=${OWNED}${NUMBER}\s)(.{8,160}?)\W*$
    `,
    '$3; I use $1, he uses $2'
  ],
  // who dies for a leader
  [said`\b(${LEADER} with ${UNIT}) near(?=\W*$|\s*[,;])`, '$1 nearby'],
  [
    said`
      \b(kill(?:ing)? (?:an?|the|his|my) ${LEADER}) with (${NUMBER} [a-z]+)
      \s+(?:nearby|close(?: by)?|around|(?:next to|beside|near) him) (?:with|using) (?=${UNIT})
    `,
    '$1 guarded by $2 with '
  ],
  // who fights or shoots
  [
    said`\b(${NUMBER}) (?:(?:are|of (?:them|which|whom)) )?(?:within|inside) (?:range|reach|distance|[LM])(?![a-z])`,
    '$1 in range'
  ],
  [said`\b(${NUMBER}) (?:(?:are|of (?:them|which|whom)) )?close enough(?: to shoot)?(?![a-z])`, '$1 in range'],
  [
    said`
      \b(?:who (?:are|have) |(?:are|with) )(${NUMBER}) (?:times )?(?:fatigued|tired)\b(?! (?!(?:and|but|in|with|charg|attack|against|vs|shoot|who
      |when|if|on|behind|the)\b)[a-z]{3})
    `,
    'with $1 fatigue'
  ],
  // nobody lost
  [
    said`
      \b(odds|chances?|probability|likelihood) of
      \s+(?:no (?:losses|casualties)|taking no (?:losses|casualties)|not losing any(?:one|body|thing)?)
      (?= (?:when|if|as)\s|\W*$)
    `,
    '$1 of losing nobody'
  ],
  // dice that are not given up
  [said`\b(?:roll|throw|us|tak)(e?s|e|ing)? (?:all|every one) (?:of )?(?:their|its|his|my|the) (?:attack )?dice\b`, 'keep dice']
]
