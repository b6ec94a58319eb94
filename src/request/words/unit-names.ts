import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { noneOf } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { type MusterUnit, outfitOf, type Roster } from '../../model/warband'
import { plain } from '../../rules/lookup'
import { onceFor } from '../../rules/once-for'
import type { Called, CalledUnit, Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { type Token, tokens } from './tokens'

/**
 * Names for the units of the user's warbands, such as `fyrd-2` or a name that the player chose. Sentences use them like
 * troops.
 */

type Named = readonly [name: string, unit: CalledUnit]

const calledUnit = ({ unit, models, resilience, ...outfit }: MusterUnit, { faction }: Roster): CalledUnit => ({
  unit,
  models,
  faction,
  ...outfitOf(outfit),
  ...(resilience !== undefined && { resilience })
})

/**
 * The names of a unit by its troop, numbered: bondi-1, bonders-1. The only unit of its troop also has the names without a
 * number.
 */
const numbered = (unit: string, index: number, isAlone: boolean, book: Rulebook): readonly string[] => {
  const row = book.troops[unit]
  const words = [...new Set([unit, row?.name ?? unit, ...(row?.names ?? [])].map(plain))]
  const hyphened = words.map(word => word.replaceAll(' ', '-'))
  return [...hyphened.map(word => `${word}-${index}`), ...(isAlone ? [...words, ...hyphened] : [])]
}

const ownNames = ({ name, units }: MusterUnit, copy: number): readonly string[] =>
  name === undefined ? [] : units > 1 ? [`${name}-${copy}`, `${name} ${copy}`] : [name]

/** All names of all units of a roster. A name that the player chose comes before the names by troop. */
const namedIn = (
  roster: Roster,
  book: Rulebook
): { readonly named: readonly Named[]; readonly copies: readonly CalledUnit[] } => {
  const all = [...(roster.leader ? [roster.leader] : []), ...roster.units]
  const total = (unit: string) => all.reduce((sum, each) => sum + (each.unit === unit ? each.units : 0), 0)
  const counts = new Map<string, number>()
  const own: Named[] = []
  const byTroop: Named[] = []
  const copies: CalledUnit[] = []
  for (const each of all)
    for (let copy = 1; copy <= each.units; copy++) {
      const index = (counts.get(each.unit) ?? 0) + 1
      counts.set(each.unit, index)
      const made = calledUnit(each, roster)
      copies.push(made)
      own.push(...ownNames(each, copy).map((name): Named => [plain(name), made]))
      byTroop.push(...numbered(each.unit, index, total(each.unit) === 1, book).map((name): Named => [plain(name), made]))
    }
  const [leader] = roster.leader ? copies : []
  const named = [...own, ...byTroop, ...(leader ? [['warlord', leader] as const] : [])].filter(([name]) => name !== '')
  return { named, copies }
}

/** The names of each unit of a roster, the leader first; each copy of a unit has its own entry. */
export const copiesIn = (roster: Roster, book: Rulebook): readonly (readonly string[])[] => {
  const { named, copies } = namedIn(roster, book)
  return copies.map(copy => named.flatMap(([name, unit]) => (unit === copy ? [name] : [])))
}

/**
 * The rulebook extended with the names of these warbands' units. `interpreted` lists the typing errors corrected in the
 * rosters.
 */
export const withUnitNames = (
  book: Rulebook,
  own: Roster | undefined,
  enemy: Roster | undefined,
  interpreted: readonly string[] = []
): Rulebook => {
  const called: Record<string, Called> = {}
  const add = (roster: Roster | undefined, whose: keyof Called): void => {
    for (const [name, unit] of roster ? namedIn(roster, book).named : [])
      if (!called[name]?.[whose]) called[name] = { ...called[name], [whose]: unit }
  }
  add(own, 'own')
  add(enemy, 'enemy')
  return { ...book, called, ...(interpreted.length > 0 && { interpreted }) }
}

/** The name without blanks, so that an apostrophe makes no difference: "boarshead" for "boar s head". */
const squeezed = (name: string): string => plain(name).replaceAll(' ', '')

interface Names {
  readonly pattern: RegExp
  readonly bySqueezed: ReadonlyMap<string, string>
}

/**
 * A pattern for all names, longer ones first. The words of a name may be joined or separated by blanks, hyphens or
 * apostrophes, but a number must be separated; undefined if there are no names.
 */
const namesIn = onceFor(({ called = {} }: Rulebook): Names | undefined => {
  const names = Object.keys(called).sort((one, other) => other.length - one.length)
  if (names.length === 0) return undefined
  const gap = (_blank: string, at: number, name: string): string => (/\d/.test(name[at + 1] ?? '') ? '[-_ ]' : "[-_ '\u2019]*")
  const words = names.map(name => name.replace(/[./]/g, '\\$&').replace(/ /g, gap))
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}+_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu'),
    bySqueezed: new Map(names.map(name => [squeezed(name), name]))
  }
})

/** The text without accents, each letter at its old index. */
const unaccented = (text: string): string =>
  [...text]
    .map(
      letter =>
        letter
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .slice(0, letter.length) || letter
    )
    .join('')

/**
 * Whether a name that was found means a unit of a warband: "bondi" and "bondi-1" do, "8 bondi" are any bondi, and "bondi 1
 * fatigue" has a number of its own.
 */
const isMeant = (found: string, before: string, after: string, book: Rulebook): boolean => {
  const troops = namesOf(book).troop
  if (/ \d+$/.test(found) && troops.has(plain(found.replace(/ \d+$/, '')))) return false
  return !troops.has(plain(found)) || !(/\d\s*$/.test(before) || /^\s*\d/.test(after))
}

/**
 * The name closest to a misspelt one like `fyrd-9`, or one that continues it: `thralls-with-bows-1` for "thralls-1";
 * undefined if there is none.
 */
export const nearName = (word: string, { called }: Rulebook): string | undefined => {
  if (!called) return undefined
  const [given, names] = [plain(word), Object.keys(called)]
  const isLonger = (name: string): boolean => / \d+$/.test(given) && name.startsWith(given.replace(/\d+$/, ''))
  return (nearest(given, names) ?? names.find(isLonger))?.replaceAll(' ', '-')
}

/** The mistake in a numbered name that no unit of the warbands has, such as `ceorls-2`; undefined if the word is no such name. */
export const noSuchUnit = (word: string, at: string, { called }: Rulebook): Mistake | undefined => {
  if (!called || !/-\d+$/.test(word)) return undefined
  const first = new Map<CalledUnit | undefined, string>()
  // keep the first name of each unit
  for (const [name, { own, enemy }] of Object.entries(called).reverse())
    for (const unit of [own, enemy]) if (unit) first.set(unit, name.replaceAll(' ', '-'))
  return noneOf(t('unit'), word, [...first.values()].reverse(), at)
}

/** Turns each match of the pattern into one token if `take` returns one, and reads the text between them with `rest`. */
const split = (
  text: string,
  pattern: RegExp,
  take: (found: string, before: string, after: string) => Token | undefined,
  rest: (text: string) => readonly Token[]
): readonly Token[] => {
  const found: Token[] = []
  let from = 0
  for (const { 0: raw, index } of unaccented(text).matchAll(pattern)) {
    const end = index + raw.length
    const token = take(text.slice(index, end), text.slice(0, index), text.slice(end))
    if (!token) continue
    found.push(...rest(text.slice(from, index)), token)
    from = end
  }
  return [...found, ...rest(text.slice(from))]
}

/**
 * The tokens of a sentence with each unit name as one token. A misspelt name becomes a token without a name, not a troop and
 * a number.
 */
export const tokensWith = (text: string, book: Rulebook): readonly Token[] => {
  const names = namesIn(book)
  if (!names) return tokens(text)
  // a word ending in a hyphen and a number, as names do
  const hyphened = /(?<![\p{L}\p{N}+_-])\p{L}[\p{L}\p{N}_]*(?:-[\p{L}\p{N}]+)*-\d+(?![\p{L}\p{N}_-])/gu
  const { troop } = namesOf(book)
  const isNumbered = (raw: string): boolean => troop.has(plain(raw.replace(/-\d+$/, '')))
  const slip = (raw: string): Token | undefined =>
    isNumbered(raw) || nearName(raw, book) !== undefined ? { is: 'called', name: '', raw } : undefined
  const named = (raw: string, before: string, after: string): Token | undefined => {
    const name = names.bySqueezed.get(squeezed(raw))
    return name !== undefined && isMeant(raw, before, after, book) ? { is: 'called', name, raw } : undefined
  }
  return split(text, names.pattern, named, rest => split(rest, hyphened, slip, tokens))
}

/**
 * The unit with this name: a side's own warband comes first, which for the attacker is that of --warband. Undefined if there
 * is none.
 */
export const namedAt = (name: string, at: string, { called = {} }: Rulebook): CalledUnit | undefined => {
  const found = Object.hasOwn(called, name) ? called[name] : undefined
  return at.startsWith('defender') ? (found?.enemy ?? found?.own) : (found?.own ?? found?.enemy)
}
