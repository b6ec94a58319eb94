import type { Mistake } from '../model/errors'
import { msg } from '../model/language'
import { ofEdition, outOfPlace, unknownName } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { quoted, visible } from '../model/quoted'
import { ofOtherEdition, plain } from '../rules/lookup'
import { idsByName, type Named } from '../rules/named'
import { onceFor } from '../rules/once-for'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import type { Check } from './check'
import { text } from './validators'

/** The ids of a rulebook's rows by each of their names, normalized as by `plain`. */
interface Names {
  readonly troop: ReadonlyMap<string, string>
  readonly weapon: ReadonlyMap<string, string>
  readonly mount: ReadonlyMap<string, string>
  readonly faction: ReadonlyMap<string, string>
  readonly terrain: ReadonlyMap<string, string>
}

/** If several rows have the same name, it leads to the first of them. */
const byName = onceFor(
  (table: Readonly<Record<string, Named>>): ReadonlyMap<string, string> =>
    new Map([...idsByName(table)].flatMap(([name, [id]]) => (id === undefined ? [] : [[name, id]])))
)

/** The keys (`faction/ability`) of abilities by name. Some names are on several boards. */
export const abilityNames = ({ abilities }: Rulebook): ReadonlyMap<string, readonly string[]> => idsByName(abilities)

/** The mistake for a name that no ability has. `idFor` turns the key of the nearest ability into the name to suggest. */
export const unknownAbility = (
  name: string,
  called: string,
  at: string,
  book: Rulebook,
  idFor: (key: string) => string
): Mistake => {
  const elsewhere = ofOtherEdition(book, visible(name))
  if (elsewhere !== undefined) return outOfPlace(elsewhere, at)
  const names = abilityNames(book)
  const near = nearest(plain(name), names.keys())
  const id = near === undefined ? undefined : idFor(names.get(near)?.[0] ?? near)
  return unknownName(called, 'ability', name, 'saga-odds rules abilities', at, id)
}

/** The table of the rulebook for each kind of name. */
const TABLES = { troop: 'troops', weapon: 'weapons', mount: 'mounts', faction: 'factions', terrain: 'terrain' } as const

/** The names in a rulebook. Each kind is collected when it is first asked for. */
export const namesOf = onceFor(
  (book): Names => ({
    get troop() {
      return byName(book.troops)
    },
    get weapon() {
      return byName(book.weapons)
    },
    get mount() {
      return byName(book.mounts)
    },
    get faction() {
      return byName(book.factions)
    },
    get terrain() {
      return byName(book.terrain)
    }
  })
)

const LISTED = {
  troop: 'rules units',
  weapon: 'rules weapons',
  mount: 'rules weapons',
  faction: 'rules factions',
  terrain: 'rules terrain'
} as const

export type NameKind = keyof typeof LISTED

const A_KIND = {
  troop: msg('a unit'),
  weapon: msg('a weapon'),
  mount: msg('a mount'),
  faction: msg('a faction'),
  terrain: msg('a terrain')
} as const satisfies Record<NameKind, string>

/** The mistake for a word that is not the name of any row of a kind. */
export const unknownRow = (kind: NameKind, word: string, called: string, at: string, book: Rulebook): Mistake =>
  unknownName(called, kind, word, `saga-odds ${LISTED[kind]}`, at, nearest(plain(word), namesOf(book)[kind].keys()))

export const otherBook = ({ edition }: Rulebook): Rulebook => rulebook(edition === 1 ? 2 : 1)

/** The mistake for a name that only the other edition has. */
export const ofOther = (kind: NameKind, given: string, at: string, book: Rulebook): Mistake =>
  ofEdition(quoted(given), A_KIND[kind], otherBook(book).edition, LISTED[kind], at)

/** The id of the row that a text names; if there is none, notes that and returns undefined. */
export const named = (kind: NameKind, value: unknown, at: string, check: Check): string | undefined => {
  const given = text(value, at, check)
  if (given === undefined) return undefined
  // in most cases the text is an id
  if (Object.hasOwn(check.book[TABLES[kind]], given)) return given
  const names = namesOf(check.book)[kind]
  const id = names.get(given) ?? names.get(plain(given))
  if (id === undefined) {
    const isOfOther = namesOf(otherBook(check.book))[kind].has(plain(given))
    check.note(isOfOther ? ofOther(kind, given, at, check.book) : unknownRow(kind, given, check.called(at), at, check.book))
  }
  return id
}
