import { namesFight } from '../request/words/commands'
import { troopsCalled } from '../request/words/loss-question'
import { MOST_LETTERS } from '../request/words/sentence'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'

/** Questions in words that are no fight: about a row of the rules, a roll of SAGA dice, or a warband to build. */

const FACTS =
  /^\W*(?:what|which|how (?:many|much|far|well|fast)|qu[eé]|cu[aá]nt[oa]s?)\s+(?:\S+\s+){0,3}?(?:do|does|can|tienen?|tiran?|mueven?)\s+(?:an?\s+|the\s+|el\s+|la\s+|los\s+|las\s+)?(\p{L}[\p{L} -]{0,40}?)(?:\s+(?:have|get|got|roll|throw|move|cost|wear|carry|use|count|generate|bring))?\W*$/iu

/** "what armour do hearthguard have": `rules hearthguard`, where that is a row of the rules. */
const factAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  const subject = FACTS.exec(text)?.[1]
  const isRow =
    subject !== undefined && [book.classes, book.troops, book.factions].some(table => idsNamed(table, subject).length > 0)
  return isRow ? ['rules', subject] : undefined
}

/** Words of a faction's longest name. */
const LONGEST = 3

/** The first faction that the text names, in its words. */
const factionIn = (text: string, book: Rulebook): string | undefined => {
  const all = text.split(/[^\p{L}-]+/u).filter(word => word !== '')
  return all
    .flatMap((_, at) => Array.from({ length: LONGEST }, (_, i) => all.slice(at, at + LONGEST - i).join(' ')))
    .find(name => idsNamed(book.factions, name).length > 0)
}

const ROLLED = /(?<![\p{L}\d+])([cur]{3,8})(?![\p{L}\d])/iu

/** "I rolled CCUR with the Vikings, what now": `dice --rolled CCUR vikings`. */
const rollAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  const rolled = ROLLED.exec(text)?.[1]
  const faction = rolled === undefined ? undefined : factionIn(text.replace(rolled, ' '), book)
  return rolled !== undefined && faction !== undefined ? ['dice', faction, '--rolled', rolled] : undefined
}

const POINTS = /(?<![\p{L}\d])(\d{1,2})[ -]?(?:points?|pts?|puntos?)(?!\p{L})/iu
const WARBAND = /(?<!\p{L})(?:warbands?|army|armies|lists?|force|muster|banda|ej[eé]rcito|lista)(?!\p{L})/iu
const AGAINST = /(?<!\p{L})(?:against|vs|versus|to beat|contra)\s+(.+?)\W*$/iu

/** "the best 6 point viking warband against 8 warriors": `warband build viking 6 --against "8 warriors"`. */
const warbandAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  const [whole, points] = POINTS.exec(text) ?? []
  if (whole === undefined || points === undefined || !WARBAND.test(text)) return undefined
  const against = AGAINST.exec(text)
  const faction = factionIn(text.slice(0, against?.index), book)
  if (faction === undefined) return undefined
  return ['warband', 'build', faction, points, ...(against?.[1] === undefined ? [] : ['--against', against[1]])]
}

const SCORED = /(?<!\p{L})(?:victory|slaughter)\s+points?(?!\p{L})|(?<!\p{L})how\s+many\s+points(?!\p{L})/iu
const FOUGHT = /(?<!\p{L})(?:charg\w*|shoot\w*|shot|attack\w*|against|vs|versus)(?!\p{L})/iu
const DEAD =
  /(?<![\p{L}\d])(\d{1,2}|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?:dead\s+|killed\s+)?(\p{L}+)/giu

/** "I killed 7 bondi and 2 hirdmen, how many victory points is that": `warband points "7 bondi, 2 hirdmen"`. */
const pointsAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (!SCORED.test(text) || FOUGHT.test(text) || WARBAND.test(text) || /\bcosts?\b/i.test(text)) return undefined
  const units = [...text.matchAll(DEAD)].flatMap(([, count = '', name = '']) =>
    troopsCalled(name, book).length > 0 ? [/^(?:an?|the)$/i.test(count) ? name : `${count} ${name}`] : []
  )
  return units.length > 0 ? ['warband', 'points', units.join(', ')] : undefined
}

/** The arguments of the command that answers such a question; undefined for any other text. */
export const otherQuestion = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return undefined
  return (
    warbandAsked(text, book) ??
    pointsAsked(text, book) ??
    (namesFight(words, book) ? undefined : (rollAsked(text, book) ?? factAsked(text, book)))
  )
}
