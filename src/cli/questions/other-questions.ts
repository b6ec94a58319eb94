import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { commandFor, namesFight } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import { NUMBERS } from '../../request/words/templates'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { timesOf } from './dice-words'
import { firstPhrase, NUMBER, phrase, phraseAcross } from './rewording'
import { onlyRow } from './rule-questions'
import { threatsAsked } from './threats-words'
import { factionIn, pointsAsked, warbandAsked, warbandChecked } from './warband-words'

/** Questions in words that are no fight: about a row of the rules, a roll of SAGA dice, a warband, or for advice after a fight. */

const FACTS = firstPhrase`
  ^\W*(?:what|which|how (?:many|much|far|well|fast)|qu[eé]|cu[aá]nt[oa]s?) (?:\S+ ){0,3}?(?:do|does|can|tienen?|tiran?|mueven?)
  \s+(?:an? |the |el |la |los |las |(?<=(?:dice|dados) \S+ )\d{1,2} )?([a-zà-ÿ][a-zà-ÿ -]{0,40}?)
  (?: (?:have|get|got|roll|throw|move|cost|wear|carry|use|count|generate|bring|reach|shoot|fly|go))?
  (?: (?:in|en) (?:melee|combat|combate|shooting))?\W*$
`
/** "the range of javelins", "cost of Thor", "alcance de las jabalinas" */
const FACT_OF = firstPhrase`
  ^\W*(?:(?:what(?:['\u2019]?s| is| are)|cu[aá]l es) )?(?:the |el |la )?
  (?:
    range|reach|cost|price|armou?r|points?|(?:(?:attack|melee|shooting|combat) )?dice|worth|profile|stats?|stat\s?line
    |characteristics|alcance|coste|armadura|dados(?: de (?:ataque|combate|mel[eé]e|disparo))?
  ) (?:of|for|del?) (?:an? |the |el |la |los |las )?(?:(?<=(?:dice|dados)\s.{0,30})\d{1,2} )?([a-zà-ÿ][a-zà-ÿ '-]{0,40}?)\W*$
`

/** "what armour do hearthguard have", "cost of Thor": `rules hearthguard`, where that is a row of the rules. */
const factAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  const subject = (FACTS.exec(text) ?? FACT_OF.exec(text))?.[1]
  const { classes, troops, factions, weapons, abilities } = book
  const tables = [classes, troops, factions, weapons, abilities]
  if (subject === undefined) return undefined
  if (tables.some(table => idsNamed(table, subject).length > 0)) return ['rules', subject]
  if (/\bshould\b/i.test(text)) return undefined
  // "the armour of levies with bows", "of a mounted warrior": of the unit that stands first
  const [unit] = subject.replace(/^(?:mounted|foot)\s+/i, '').split(/\s+(?:with|con|on|in)\s+/i)
  const row = unit === undefined ? undefined : onlyRow(unit, book)
  return row === undefined ? undefined : ['rules', row]
}

const ROLLED = /(?<![a-zà-ÿ\d+])([cur]{3,8})(?![a-zà-ÿ\d])/i

const SYMBOLS_LISTED = firstPhrase`
  (?:^|\b(?:roll\w*|was|got|get|have|showing)\b[\s:]*)
  (
    (?:
      (?:${NUMBERS.slice(1).join('|')}|\d|an?) (?:c|u|r|commons?|uncommons?|rares?)
      (?:\s*(?:,\s*and|,|and|plus|&)\s*|\s*(?![a-z]))
    ){2,4}
  )
`

/** "he sacado 2 comunes, 1 infrecuente y 3 raros" */
const SPANISH_ROLL: readonly (readonly [said: RegExp, otherwise: string])[] = [
  [
    firstPhrase`
      (?<![a-zà-ÿ])(?:(?:me )?(?:han?|he) (?:sacado|tirado|salido)|saqu[eé]|sac[oó]|tir[eé]|me sal(?:en|ieron)|tengo)
      (?= (?:\d|un[oa]?|dos|tres|cuatro|cinco) (?:com[uú]n|poco|infrec|rar))
    `,
    'I rolled'
  ],
  [phrase`(\d|un[oa]?|dos|tres|cuatro|cinco) com[uú]n(?:es)?(?![a-zà-ÿ])`, '$1 common'],
  [phrase`(\d|un[oa]?|dos|tres|cuatro|cinco) (?:(?:poco|no) com[uú]n(?:es)?|infrecuentes?)(?![a-zà-ÿ])`, '$1 uncommon'],
  [phrase`(\d|un[oa]?|dos|tres|cuatro|cinco) rar[oa]s?(?![a-zà-ÿ])`, '$1 rare'],
  [phrase`(?<=(?:common|rare) )y(?=\s)`, 'and']
]

/** "two C, one U and three R": CCURRR. */
const lettersOf = (listed: string): string =>
  [...listed.matchAll(/([a-z\d]+)\s+([cur])[a-z]*/gi)]
    .map(([, count = '', symbol = '']) => symbol.toUpperCase().repeat(/^an?$/i.test(count) ? 1 : timesOf(count)))
    .join('')

/** Which boxes it is asked whether the roll pays for. */
const PAYS_FOR = firstPhrase`
  \b(?:pay|afford|use|play|trigger|activate|want(?:ing)?|need|get|pagar|usar|jugar|quiero|necesito)
  (?: (?:for|to (?:use|play|pay(?: for)?)))? (?:both )?([a-zà-ÿ][a-zà-ÿ ,'-]{1,80}?)\W*$
`

/** "are Stamping and Terrified affordable", "Trapped: yes or no" */
const ARE_PAID_FOR = firstPhrase`
  (?:\b(?:are|is|can I have)|[.;,:!-])\s*(?:(?:are|is) )?(?:both )?([a-zà-ÿ][a-zà-ÿ ,'-]{1,60}?)\s*
  (?:(?:both )?(?:affordable|possible|payable|in reach|on the cards)|: (?:yes or no|or not))\W*$
`
/** "U U R C" */
const LETTERS_APART = /(?<![A-Za-z\d])(?:[CUR][ ,]+){2,7}[CUR](?![A-Za-z\d])/
const DICE_TOLD = firstPhrase`(?<![a-zà-ÿ\d])(${NUMBER}) (?:[a-z-]+ )?(?:saga )?dice(?![a-z]| (?:left|still|more|on|remain))`

/** "I rolled CCUR with the Vikings, what now": `dice --rolled CCUR vikings`; "..., can I pay for Ullr": with `--want ullr`. */
export const rollAsked = (given: string, book: Rulebook): readonly string[] | undefined => {
  const text = SPANISH_ROLL.reduce((all, [said, otherwise]) => all.replace(said, otherwise), given).replace(
    LETTERS_APART,
    letters => letters.replace(/[ ,]+/g, '')
  )
  const [listed, counted] = SYMBOLS_LISTED.exec(text) ?? []
  const rolled = counted === undefined ? ROLLED.exec(text)?.[1] : lettersOf(counted)
  const around = text.replace(listed ?? rolled ?? '', ' ')
  const faction = rolled === undefined ? undefined : factionIn(around, book)
  if (rolled === undefined || faction === undefined || (counted !== undefined && !/\b(?:roll|show)/i.test(text))) return undefined
  const told = timesOf(DICE_TOLD.exec(around)?.[1] ?? '')
  if (told > 0 && told !== rolled.length)
    refuse(t('"{rolled}" are {n} dice, not {told}: give a symbol for each die', { rolled, n: rolled.length, told }), 'rolled')
  const paid = (ARE_PAID_FOR.exec(text) ?? PAYS_FOR.exec(text))?.[1]?.replace(
    /\s+(?:with|from|out\s+of|as|on|con|como)(?:\s.*)?$/i,
    ''
  )
  const boxes = (paid ?? '').split(/\s*(?:,\s*(?:and|or|y|o)\b|,|\band\b|\bor\b|\s[yo]\s)\s*/i)
  const areBoxes = boxes.every(name => idsNamed(book.abilities, name).length > 0)
  return ['dice', faction, '--rolled', rolled, ...(areBoxes ? ['--want', boxes.join(',')] : [])]
}

/** The arguments of the command that answers such a question; undefined for any other text. */
export const otherQuestion = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return undefined
  return (
    warbandChecked(text, book) ??
    warbandAsked(text, book) ??
    pointsAsked(text, book) ??
    threatsAsked(text, book) ??
    (namesFight(words, book) ? undefined : (rollAsked(text, book) ?? factAsked(text, book)))
  )
}

/** A fight, and what parts it from the question after it: "8 bondi charge 4 huscarls, should I use Heimdall?" */
const AFTER = String.raw`^(\W*(?:[a-zà-ÿ'\u2019]+ ){0,8}?\d.+?)\s*[,.;:!?\u2013-]+ `
const SHOULD = phraseAcross`
  ${AFTER}(?:so |and )?(?:should|shall|do(?= (?:I|we)\s)) (I|we|they|he|it|the [a-zà-ÿ]+)
  \s+(use|play|spend|burn|give|close|keep|hold|charge|attack|go|risk)\b(.*)$
`
const BEST = phraseAcross`
  ${AFTER}
  (?:
    which (?:one )?(?:should|do|shall) (?:I|we) (?:use|play|pick|take)
    |(?:what(?:['\u2019]?s| is) )?(?:the|my)?\s*best (?:play|move|option|choice)|keep (?:my|our) dice
  )\W*$
`
/** "give up dice or not: 8 bondi charge my 4 huscarls" */
const OR_NOT = phraseAcross`^\W*(?:close ranks|give up dice|keep (?:my )?dice) or not\s*[?,.:;-]+\s*(.+)$`
/** "8 ceorls charged by 6 hirdmen: give up dice or fight?" */
const OR_LAST = phraseAcross`
  ${AFTER}(?:close ranks|give up (?:(?:my|our|the|their|attack) )*dice|keep (?:my |our |the )?dice)
  (?: or (?:not|fight|hold|keep (?:my |our |the |them\s*)?(?:dice)?|give (?:them )?up(?: dice)?|close ranks)|(?=\s*\?))\W*$
`
/** "should 8 ceorls give up dice against 6 hirdmen", "is it worth closing ranks (should I close ranks) with 8 ceorls charged by 6 hirdmen" */
const GIVING_UP = phraseAcross`
  ^\W*
  (?:
    (?:should|shall|do|would) (?:(?:my|the|his|her|their|our) )?(\d+ [a-zà-ÿ]+)
    \s+(?:give up (?:(?:their|attack|the) )*dice|close ranks)
    |
    (?:
      is it (?:worth|better|good|wise) (?:giving up (?:attack )?dice|closing ranks)
      |should (?:I|we) (?:(?:give up|keep) (?:(?:my|our|attack|the) )*dice|close ranks|keep ranks open)
    ) (?:with|for) (?:my |the )?(\d+ [a-zà-ÿ]+)
  ) (?:against|(?:when |if )?(?:are |being )?charged by) (.+?)\W*$
`
const NAMES_DEFENDER = /^(?:they|he|it)$/i

/** "8 bondi vs 4 huscarls", "his 4 huscarls against my 8 bondi": the charge of whoever asks. */
const chargeOf = (units: string): string | undefined => {
  const [one = '', other = '', ...more] = units.split(/\s+(?:vs?\.?|versus|against)\s+/i)
  const isPlain = [one, other].every(unit => /^(?:(?:my|our|his|their|the)\s+)?\d+\s+(?!of\b)/i.test(unit))
  if (!isPlain || more.length > 0) return undefined
  return /^(?:my|our)\s/i.test(other) ? `${other} charge ${one}` : `${one} charge ${other}`
}

/** What advice weighs whether it is named or not. */
const WEIGHED = firstPhrase`
  ^\W*(?:(?:my|our|the|their|his|its|any|that|this|for|on|or|not|against|attack|armou?r|enemy|in|way|some|1|one|up)\W+)*
  (?:fatigue|dice|it|them|now|here)\b(?! (?:from|of|with)\b)
`

/** The question before its fight, as advice is asked for; undefined where the text asks for none. */
export const adviceAfter = (text: string, book: Rulebook): string | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const [, fight = '', who = '', verb = '', what = ''] = SHOULD.exec(text) ?? []
  const [, begun] = BEST.exec(text) ?? []
  const [, openly = OR_LAST.exec(text)?.[1]] = OR_NOT.exec(text) ?? []
  const [, unit, sameUnit = unit, charger] = GIVING_UP.exec(text) ?? []
  if (charger !== undefined) {
    const asked = `what should the defender do when ${charger.replace(/\bcharging\s+/i, '')} charge ${sameUnit}`
    return commandFor([asked], book) === 'advise' ? asked : undefined
  }
  const said = (fight || begun || openly)?.replace(/^\W*(?:if|when)\s+/i, '')
  if (!said || /\bor\b/i.test(said)) return undefined
  const subject = openly ? 'the defender' : who === '' ? 'I' : NAMES_DEFENDER.test(who) ? 'the defender' : who
  const isCharge = /^(?:charge|attack|go|risk)$/i.test(verb) && !/\b(?:charg|attack)/i.test(said)
  // "I have 8 bondi, he has 4 huscarls, should I charge?" says it after the units
  const charged = isCharge && who === 'I' ? chargeOf(said) : said
  if (charged === undefined || (isCharge && who !== 'I')) return undefined
  // what is no name of something weighed anyway is asked about, so that it is understood or refused
  const asksOfAbility = /^(?:use|play)$/i.test(verb) && /[a-z\d]/i.test(what) && !WEIGHED.test(what)
  const question = asksOfAbility ? `should ${subject} ${verb}${what.replace(/\W+$/u, '')}` : `what should ${subject} do`
  const asked = `${question} when ${charged}`
  return commandFor([asked], book) === 'advise' ? asked : undefined
}

const COUNT = String.raw`(\d{1,2}|${NUMBERS.slice(1).join('|')})`
/** "best use of 3 dice for 8 bondi charging 4 huscarls" */
const BEST_USE = phraseAcross`
  ^\W*(?:what(?:['\u2019]?s| is) )?(?:the )?best (?:use|way to (?:use|spend)) (?:of )?(?:my )?${COUNT} (?:saga )?dice
  \s+(?:for|with|when|if|on) (.+)$
`
/** "8 bondi charge 4 huscarls with 3 saga dice, what should I play?" */
const WITH_DICE = firstPhrase`(?:^\W*|[\s,;]+)(?:(?:with|and|using|from|on|if|we|I|have) )*${COUNT} saga dice(?![a-zà-ÿ])[\s,;.:]*`
/** "..., I have Frigg and Ullr": the boxes that the dice may be for. */
const BOXES_HELD = firstPhrase`[\s,;.:]+(?:and )?(?:I|we) (?:have|hold|can (?:use|play)|want(?: to (?:use|play))?) ([a-zà-ÿ' ,]{1,60}?)\W*$`
const FIRST_UNIT = firstPhrase`^\W*(?:(?:my|our|the) )?\d+ (?:(?:mounted|tired) )?[a-zà-ÿ]+`
const SHOULD_PLAY = firstPhrase`[\s,;.:]*\bwhat (?:should|do|shall|can) (?:I|we) (?:play|use|do|pay for)\W*$`

/** `advise ... --roll 3`: SAGA dice of a fight before they are rolled. */
export const rollAdvised = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (text.length > MOST_LETTERS || !/\bdice\b/i.test(text)) return undefined
  const [, few, fight = ''] = BEST_USE.exec(text) ?? []
  const [dice, count = few] = few === undefined && SHOULD_PLAY.test(text) ? (WITH_DICE.exec(text) ?? []) : []
  if (count === undefined) return undefined
  const rest = few === undefined ? text.replace(dice ?? '', ' ').replace(SHOULD_PLAY, '') : fight
  const [held = '', boxes] = BOXES_HELD.exec(rest) ?? []
  const asked =
    boxes === undefined
      ? rest.trim()
      : rest
          .replace(held, '')
          .replace(FIRST_UNIT, unit => `${unit} with ${boxes}`)
          .trim()
  const dozen = NUMBERS.findIndex(words => words.split('|').includes(count.toLowerCase()))
  return namesFight([asked], book) ? ['advise', asked, '--roll', dozen < 0 ? count : String(dozen)] : undefined
}
