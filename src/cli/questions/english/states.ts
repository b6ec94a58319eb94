import { LEADER, NUMBER, OWN, type Rewording, said, UNIT } from '../rewording'

/** What is said of units in everyday English, in plain words: "7 close enough", "they roll all their dice", "4 each". */

export const ENGLISH_STATES: readonly Rewording[] = [
  [said`\b(?:unit|unidad|side|army|player|bando|jugador) (?:[12ab]|one|two|uno|dos)\s*[:=]\s*(?=(?:an? )?\d)`, ''],
  [
    said`(?<=\d\s.{2,160})[,;.]\s*(?:assum(?:e|ing)|suppos(?:e|ing)|given|suponiendo|asumiendo) (?:that |que )?(?=(?:no|light|heavy|soft|hard|the|they|he|both|sin|los|las|cobertura)\s)`,
    ', '
  ],
  [
    said`^\W*(${UNIT}) (?:(?:have|has) )?(?:already )?(?:charged|attacked|moved|acted|shot)(?: (?:once|already|before|this turn)){0,2}\s*,? (?:(?:and|but|then) )?now (?:they )?(?=(?:charge|attack|shoot)s?\s)`,
    '$1 moved '
  ],
  [
    said`^\W*(?:can|could|will|would) ((?:my|an?|the|his) ${LEADER}) (?:kill|destroy|wipe out|eliminate) (?=${UNIT}\W*$)`,
    'chance that $1 wipes out '
  ],
  // dice told before the fight
  [
    said`^\W*(the [a-z]+) (?:get|have|gain|receive|roll|add) (\+?${NUMBER} (?:(?:extra|more|bonus|additional) )?(?:attack|defen[cs]e) dice)\s*[:.;,]\s*((?:${OWN} )?${NUMBER}\s.{6,160}?)\W*$`,
    '$3, $1 get $2'
  ],
  // fatigue once named
  [said`(?<=\bfatigue\b.{0,100}[,;]\s*(?:and )?the [a-z]+ (?:have|has) )(${NUMBER})(?=\W*$)`, '$1 fatigue'],
  // as many on both sides
  [
    said`^\W*((?:${OWN} )?)([a-z]+) (vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?) ((?:${OWN} )?)([a-z]+)\s*[,;:(]\s*(?:with )?(${NUMBER}) (?:models |men )?(?:of )?(?:each|a side|per side|on (?:each|either) side|apiece)\s*\)?\W*$`,
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    said`^\W*(${NUMBER}) ([a-z]+) (vs\.?|versus|v|against|charg(?:e|ing)|attack(?:ing)?) (?:the same (?:number|amount) of|as many) ([a-z]+)`,
    '$1 $2 $3 $1 $4'
  ],
  // a unit named once more with its number
  [
    said`(?<!\d)(\d{1,2})\s?([a-zà-ÿ]+)(?![a-zà-ÿ])([^,;\d]{0,80})[,;]\s*(?:(?:and|y) )?(?:(?:${OWN}|los|las|mis|sus) )?\1\s?\2 (?=(?:(?:are|is|have|has|with|in|behind|on|give|close|con|en|tras|detr[aá]s|tienen|est[aá]n)\s|(?:tired|exhausted|fatigued?|mounted|fresh|cansad[oa]s|agotad[oa]s|montad[oa]s|fresc[oa]s)(?![a-zà-ÿ])))`,
    '$1 $2$3, the $2 '
  ],
  [said`(?<=\bcharged by )both (?=[^,;]*\sand\s)`, ''],
  // one box or another
  [
    said`\b(use|play|pick|take|choose) ([a-z][a-z' -]{2,20}?) (?:rather than|instead of|over) ([a-z][a-z' -]{2,20}?) (?=(?:against|vs|when|if|for|charg|attack)[a-z]*\s)`,
    '$1 $2 or $3 '
  ],
  [said`^\W*(?:if|when) (.{8,200}?)\s*,\s*(?:then )?(who (?:wins|would win|will win)|what happens)\W*$`, '$2 if $1'],
  // "which of my units should charge: 8 bondi, 4 hirdmen?"
  [said`(?<=^\W*(?:which|who|what)\b.{8,160}:\s*\d.{2,120}),\s*(?=\d{1,2} [a-z][a-z ]{1,40}\W*$)`, ' or '],
  // advice
  [
    said`(?<=\b(?:charge|attack|vs\.?|against)\s.{2,120})[,;.:!?]\s*(?:(?:any|your|some) )?(?:thoughts|advice|opinions?|tips|suggestions?|what (?:do|would) you (?:think|reckon|suggest|advise|recommend|do))\W*$`,
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
    said`^(\W*(?:(?:my|our) )?${NUMBER} ([a-z]+)\s(?!.{0,160}\b(?:my|our) \d)[^?]{4,160}?)[,;.:]\s*(?:and )?(?:can|will|do|would|could|shall) I (?:still )?(?:keep|have|save) (?:at least )?(${NUMBER})(?: or more)?(?: [a-z]+)? (?:alive|left|standing|living|surviving)\W*$`,
    '$1, chance that $3 $2 survive'
  ],
  [
    said`^\W*(${UNIT}) (charge|attack|shoot)s? (?:at )?(${UNIT}(?: [^,;.\d]{2,30}?)?)\s*,? (?:right |just )?after (?:(?:having )?rest(?:ing|ed)|(?:a|their) rest)\W*$`,
    '$1 rest then $2 $3'
  ],
  [
    said`^\W*I (?:have|use|play) ([a-z][a-z ]{2,25}?)\s*(?:,|\band\b|\bbut\b)\s*(?:he|she|they|my opponent) (?:has|have|uses?|plays?) ([a-z][a-z ]{2,25}?)\s*[,:;.]\s*(?=(?:${OWN} )?${NUMBER}\s)(.{8,160}?)\W*$`,
    '$3; I use $1, he uses $2'
  ],
  // who dies for a leader
  [said`\b(${LEADER} with ${UNIT}) near(?=\W*$|\s*[,;])`, '$1 nearby'],
  [
    said`\b(kill(?:ing)? (?:an?|the|his|my) ${LEADER}) with (${NUMBER} [a-z]+) (?:nearby|close(?: by)?|around|(?:next to|beside|near) him) (?:with|using) (?=${UNIT})`,
    '$1 guarded by $2 with '
  ],
  // who fights or shoots
  [
    said`\b(${NUMBER}) (?:(?:are|of (?:them|which|whom)) )?(?:within|inside) (?:range|reach|distance|[LM])(?![a-z])`,
    '$1 in range'
  ],
  [said`\b(${NUMBER}) (?:(?:are|of (?:them|which|whom)) )?close enough(?: to shoot)?(?![a-z])`, '$1 in range'],
  [said`\b(?:who (?:are|have) |(?:are|with) )(${NUMBER}) (?:times )?(?:fatigued|tired)\b`, 'with $1 fatigue'],
  // nobody lost
  [
    said`\b(odds|chances?|probability|likelihood) of (?:no (?:losses|casualties)|taking no (?:losses|casualties)|not losing any(?:one|body|thing)?)(?= (?:when|if|as)\s|\W*$)`,
    '$1 of losing nobody'
  ],
  // dice that are not given up
  [said`\b(?:roll|throw|us|tak)(e?s|e|ing)? (?:all|every one) (?:of )?(?:their|its|his|my|the) (?:attack )?dice\b`, 'keep dice']
]
