import { idOf } from '../model/data'
import type { Mistake } from '../model/errors'
import { msg } from '../model/language'
import { ofEdition, outOfPlace, unknownName } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { quoted, visible } from '../model/quoted'
import { ofOtherEdition, plain } from '../rules/lookup'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import type { Check } from './check'
import { text } from './validators'

/** The rows of a rulebook by every name they bear, folded as `plain` folds them. */
interface Names {
  readonly troop: ReadonlyMap<string, string>
  readonly weapon: ReadonlyMap<string, string>
  readonly mount: ReadonlyMap<string, string>
  readonly faction: ReadonlyMap<string, string>
  readonly terrain: ReadonlyMap<string, string>
}

/** Made once for each rulebook, or other table, when it is first asked for. */
export const onceFor = <T, From extends object = Rulebook>(make: (from: From) => T): ((from: From) => T) => {
  const known = new WeakMap<From, { readonly made: T }>()
  return from => {
    const found = known.get(from) ?? { made: make(from) }
    known.set(from, found)
    return found.made
  }
}

interface Named {
  readonly name: string
  readonly names: readonly string[]
}

/** Most names are plain as they stand; the rest is folded, which takes longer. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const folded = (name: string): string => (PLAIN.test(name) ? name : plain(name))

const called = (id: string, { name, names }: Named): readonly string[] => [id, name, ...names].map(folded)

/** The first row of a name has it. */
const byName = (table: Readonly<Record<string, Named>>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [id, row] of Object.entries(table)) for (const name of called(id, row)) if (!found.has(name)) found.set(name, id)
  return found
}

const abilityRows = ({ abilities }: Rulebook): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const [key, row] of Object.entries(abilities))
    for (const name of new Set([folded(key), ...called(idOf(key), row)])) found.set(name, [...(found.get(name) ?? []), key])
  return found
}

/** Keys (`faction/ability`) of the abilities of a name: boards share some. */
export const abilityNames = onceFor(abilityRows)

/** A name that no ability bears; `idFor`: how the nearest one is named, by its key. */
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

/** The table of each kind of names. */
const TABLES = { troop: 'troops', weapon: 'weapons', mount: 'mounts', faction: 'factions', terrain: 'terrain' } as const

/** Each kind when it is asked for. */
export const namesOf = onceFor((book): Names => {
  const made: { -readonly [K in keyof Names]?: Names[K] } = {}
  const of = (kind: keyof Names) => (made[kind] ??= byName(book[TABLES[kind]]))
  return {
    get troop() {
      return of('troop')
    },
    get weapon() {
      return of('weapon')
    },
    get mount() {
      return of('mount')
    },
    get faction() {
      return of('faction')
    },
    get terrain() {
      return of('terrain')
    }
  }
})

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

/** A word that no row of a kind is called by. */
export const unknownRow = (kind: NameKind, word: string, called: string, at: string, book: Rulebook): Mistake =>
  unknownName(called, kind, word, `saga-odds ${LISTED[kind]}`, at, nearest(plain(word), namesOf(book)[kind].keys()))

export const otherBook = ({ edition }: Rulebook): Rulebook => rulebook(edition === 1 ? 2 : 1)

/** A name that the other edition alone has. */
export const ofOther = (kind: NameKind, given: string, at: string, book: Rulebook): Mistake =>
  ofEdition(quoted(given), A_KIND[kind], otherBook(book).edition, LISTED[kind], at)

/** The id of the row that a text names, or a note that there is none. */
export const named = (kind: NameKind, value: unknown, at: string, check: Check): string | undefined => {
  const given = text(value, at, check)
  if (given === undefined) return undefined
  // an id is the usual case: it names its own row
  if (Object.hasOwn(check.book[TABLES[kind]], given)) return given
  const names = namesOf(check.book)[kind]
  const id = names.get(given) ?? names.get(plain(given))
  if (id === undefined) {
    const isOfOther = namesOf(otherBook(check.book))[kind].has(plain(given))
    check.note(isOfOther ? ofOther(kind, given, at, check.book) : unknownRow(kind, given, check.called(at), at, check.book))
  }
  return id
}
