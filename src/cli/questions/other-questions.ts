import { commandFor, namesFight } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import { NUMBERS } from '../../request/words/templates'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { timesOf } from './dice-words'
import { onlyRow } from './rule-questions'
import { threatsAsked } from './threats-words'
import { factionIn, pointsAsked, warbandAsked, warbandChecked } from './warband-words'

/** Questions in words that are no fight: about a row of the rules, a roll of SAGA dice, a warband, or for advice after a fight. */

const FACTS =
  /^\W*(?:what|which|how (?:many|much|far|well|fast)|qu[eé]|cu[aá]nt[oa]s?)\s+(?:\S+\s+){0,3}?(?:do|does|can|tienen?|tiran?|mueven?)\s+(?:an?\s+|the\s+|el\s+|la\s+|los\s+|las\s+|(?<=(?:dice|dados)\s+\S+\s+)\d{1,2}\s+)?([a-zà-ÿ][a-zà-ÿ -]{0,40}?)(?:\s+(?:have|get|got|roll|throw|move|cost|wear|carry|use|count|generate|bring|reach|shoot|fly|go))?(?:\s+(?:in|en)\s+(?:melee|combat|combate|shooting))?\W*$/i
/** "the range of javelins", "cost of Thor", "alcance de las jabalinas" */
const FACT_OF =
  /^\W*(?:(?:what(?:['\u2019]?s|\s+is|\s+are)|cu[aá]l\s+es)\s+)?(?:the\s+|el\s+|la\s+)?(?:range|reach|cost|price|armou?r|points?|(?:(?:attack|melee|shooting|combat)\s+)?dice|worth|profile|stats?|stat\s?line|characteristics|alcance|coste|armadura|dados(?:\s+de\s+(?:ataque|combate|mel[eé]e|disparo))?)\s+(?:of|for|del?)\s+(?:an?\s+|the\s+|el\s+|la\s+|los\s+|las\s+)?(?:(?<=(?:dice|dados)\s.{0,30})\d{1,2}\s+)?([a-zà-ÿ][a-zà-ÿ '-]{0,40}?)\W*$/i

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

const SYMBOLS_LISTED = new RegExp(
  String.raw`(?:^|\b(?:roll\w*|was|got|get|have|showing)\b[\s:]*)((?:(?:${NUMBERS.slice(1).join('|')}|\d|an?)\s+(?:c|u|r|commons?|uncommons?|rares?)(?:\s*(?:,\s*and|,|and|plus|&)\s*|\s*(?![a-z]))){2,4})`,
  'i'
)

/** "he sacado 2 comunes, 1 infrecuente y 3 raros" */
const SPANISH_ROLL: readonly (readonly [said: RegExp, otherwise: string])[] = [
  [
    /(?<![a-zà-ÿ])(?:(?:me\s+)?(?:han?|he)\s+(?:sacado|tirado|salido)|saqu[eé]|sac[oó]|tir[eé]|me\s+sal(?:en|ieron)|tengo)(?=\s+(?:\d|un[oa]?|dos|tres|cuatro|cinco)\s+(?:com[uú]n|poco|infrec|rar))/i,
    'I rolled'
  ],
  [/(\d|un[oa]?|dos|tres|cuatro|cinco)\s+com[uú]n(?:es)?(?![a-zà-ÿ])/gi, '$1 common'],
  [/(\d|un[oa]?|dos|tres|cuatro|cinco)\s+(?:(?:poco|no)\s+com[uú]n(?:es)?|infrecuentes?)(?![a-zà-ÿ])/gi, '$1 uncommon'],
  [/(\d|un[oa]?|dos|tres|cuatro|cinco)\s+rar[oa]s?(?![a-zà-ÿ])/gi, '$1 rare'],
  [/(?<=(?:common|rare)\s+)y(?=\s)/gi, 'and']
]

/** "two C, one U and three R": CCURRR. */
const lettersOf = (listed: string): string =>
  [...listed.matchAll(/([a-z\d]+)\s+([cur])[a-z]*/gi)]
    .map(([, count = '', symbol = '']) => symbol.toUpperCase().repeat(/^an?$/i.test(count) ? 1 : timesOf(count)))
    .join('')

/** Which boxes it is asked whether the roll pays for. */
const PAYS_FOR =
  /\b(?:pay|afford|use|play|trigger|activate|want(?:ing)?|need|get|pagar|usar|jugar|quiero|necesito)(?:\s+(?:for|to\s+(?:use|play|pay(?:\s+for)?)))?\s+(?:both\s+)?([a-zà-ÿ][a-zà-ÿ ,'-]{1,80}?)\W*$/i

/** "I rolled CCUR with the Vikings, what now": `dice --rolled CCUR vikings`; "..., can I pay for Ullr": with `--want ullr`. */
export const rollAsked = (given: string, book: Rulebook): readonly string[] | undefined => {
  const text = SPANISH_ROLL.reduce((all, [said, otherwise]) => all.replace(said, otherwise), given)
  const [listed, counted] = SYMBOLS_LISTED.exec(text) ?? []
  const rolled = counted === undefined ? ROLLED.exec(text)?.[1] : lettersOf(counted)
  const around = text.replace(listed ?? rolled ?? '', ' ')
  const faction = rolled === undefined ? undefined : factionIn(around, book)
  if (rolled === undefined || faction === undefined || (counted !== undefined && !/\broll/i.test(text))) return undefined
  const paid = PAYS_FOR.exec(text)?.[1]?.replace(/\s+(?:with|from|out\s+of|as|on|con|como)(?:\s.*)?$/i, '')
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
const AFTER = String.raw`^(\W*(?:[a-zà-ÿ'\u2019]+\s+){0,8}?\d.+?)\s*[,.;:!?\u2013-]+\s+`
const SHOULD = new RegExp(
  String.raw`${AFTER}(?:so\s+|and\s+)?(?:should|shall|do(?=\s+(?:I|we)\s))\s+(I|we|they|he|it|the\s+[a-zà-ÿ]+)\s+(use|play|spend|burn|give|close|keep|hold|charge|attack|go|risk)\b(.*)$`,
  'is'
)
const BEST = new RegExp(
  String.raw`${AFTER}(?:which\s+(?:one\s+)?(?:should|do|shall)\s+(?:I|we)\s+(?:use|play|pick|take)|(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the|my)?\s*best\s+(?:play|move|option|choice)|keep\s+(?:my|our)\s+dice)\W*$`,
  'is'
)
/** "give up dice or not: 8 bondi charge my 4 huscarls" */
const OR_NOT = /^\W*(?:close\s+ranks|give\s+up\s+dice|keep\s+(?:my\s+)?dice)\s+or\s+not\s*[?,.:;-]+\s*(.+)$/is
/** "8 ceorls charged by 6 hirdmen: give up dice or fight?" */
const OR_LAST = new RegExp(
  String.raw`${AFTER}(?:close\s+ranks|give\s+up\s+(?:(?:my|our|the|their|attack)\s+)*dice|keep\s+(?:my\s+|our\s+|the\s+)?dice)(?:\s+or\s+(?:not|fight|hold|keep\s+(?:my\s+|our\s+|the\s+|them\s*)?(?:dice)?|give\s+(?:them\s+)?up(?:\s+dice)?|close\s+ranks)|(?=\s*\?))\W*$`,
  'is'
)
/** "should 8 ceorls give up dice against 6 hirdmen", "is it worth closing ranks (should I close ranks) with 8 ceorls charged by 6 hirdmen" */
const GIVING_UP =
  /^\W*(?:(?:should|shall|do|would)\s+(?:(?:my|the|his|her|their|our)\s+)?(\d+\s+[a-zà-ÿ]+)\s+(?:give\s+up\s+(?:(?:their|attack|the)\s+)*dice|close\s+ranks)|(?:is\s+it\s+(?:worth|better|good|wise)\s+(?:giving\s+up\s+(?:attack\s+)?dice|closing\s+ranks)|should\s+(?:I|we)\s+(?:(?:give\s+up|keep)\s+(?:(?:my|our|attack|the)\s+)*dice|close\s+ranks|keep\s+ranks\s+open))\s+(?:with|for)\s+(?:my\s+|the\s+)?(\d+\s+[a-zà-ÿ]+))\s+(?:against|(?:when\s+|if\s+)?(?:are\s+|being\s+)?charged\s+by)\s+(.+?)\W*$/is
const NAMES_DEFENDER = /^(?:they|he|it)$/i

/** "8 bondi vs 4 huscarls", "his 4 huscarls against my 8 bondi": the charge of whoever asks. */
const chargeOf = (units: string): string | undefined => {
  const [one = '', other = '', ...more] = units.split(/\s+(?:vs?\.?|versus|against)\s+/i)
  const isPlain = [one, other].every(unit => /^(?:(?:my|our|his|their|the)\s+)?\d+\s+(?!of\b)/i.test(unit))
  if (!isPlain || more.length > 0) return undefined
  return /^(?:my|our)\s/i.test(other) ? `${other} charge ${one}` : `${one} charge ${other}`
}

/** What advice weighs whether it is named or not. */
const WEIGHED =
  /^\W*(?:(?:my|our|the|their|his|its|any|that|this|for|on|or|not|against|attack|armou?r|enemy|in|way|some|1|one|up)\W+)*(?:fatigue|dice|it|them|now|here)\b(?!\s+(?:from|of|with)\b)/i

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
const BEST_USE = new RegExp(
  String.raw`^\W*(?:what(?:['\u2019]?s|\s+is)\s+)?(?:the\s+)?best\s+(?:use|way\s+to\s+(?:use|spend))\s+(?:of\s+)?(?:my\s+)?${COUNT}\s+(?:saga\s+)?dice\s+(?:for|with|when|if|on)\s+(.+)$`,
  'is'
)
/** "8 bondi charge 4 huscarls with 3 saga dice, what should I play?" */
const WITH_DICE = new RegExp(
  String.raw`(?:^\W*|[\s,;]+)(?:(?:with|and|using|from|on|if|we|I|have)\s+)*${COUNT}\s+saga\s+dice(?![a-zà-ÿ])[\s,;.:]*`,
  'i'
)
/** "..., I have Frigg and Ullr": the boxes that the dice may be for. */
const BOXES_HELD =
  /[\s,;.:]+(?:and\s+)?(?:I|we)\s+(?:have|hold|can\s+(?:use|play)|want(?:\s+to\s+(?:use|play))?)\s+([a-zà-ÿ' ,]{1,60}?)\W*$/i
const FIRST_UNIT = /^\W*(?:(?:my|our|the)\s+)?\d+\s+(?:(?:mounted|tired)\s+)?[a-zà-ÿ]+/i
const SHOULD_PLAY = /[\s,;.:]*\bwhat\s+(?:should|do|shall|can)\s+(?:I|we)\s+(?:play|use|do|pay\s+for)\W*$/i

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
