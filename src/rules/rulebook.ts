import { isSpanish } from '../model/language'
import type { Edition } from '../model/scenario'
import { editions } from './editions'
import { plain } from './named'
import type { Named, Rulebook } from './types'

/** Version of the rules, in every report; it changes when an answer can change (CONTRIBUTING, Versions). */
export const RULES_VERSION = '1.0.0'

/** The rows under their Spanish names, if they have one; the English name is then one of their other names. */
const inSpanish = <Table extends Readonly<Record<string, Named & { readonly names: readonly string[] }>>>(table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([id, row]) => [
      id,
      row.spanish === undefined ? row : { ...row, name: row.spanish, names: [...new Set([...row.names, plain(row.name)])] }
    ])
  ) as unknown as Table

const bookInSpanish = (book: Rulebook): Rulebook => ({
  ...book,
  classes: inSpanish(book.classes),
  factions: inSpanish(book.factions),
  troops: inSpanish(book.troops),
  weapons: inSpanish(book.weapons),
  mounts: inSpanish(book.mounts),
  terrain: inSpanish(book.terrain),
  abilities: inSpanish(book.abilities)
})

/** Rulebooks, made when first needed. */
const books = new Map<Edition, Rulebook>()
const spanishBooks = new Map<Edition, Rulebook>()

const cached = (made: Map<Edition, Rulebook>, edition: Edition, make: () => Rulebook): Rulebook => {
  const book = made.get(edition) ?? make()
  made.set(edition, book)
  return book
}

/** The rulebook of an edition in the current language; always the same object, so that it can be a key. */
export const rulebook = (edition: Edition): Rulebook => {
  const book = cached(books, edition, () => editions[edition](RULES_VERSION))
  return isSpanish() ? cached(spanishBooks, edition, () => bookInSpanish(book)) : book
}

/** Whether it is the plain English rulebook, without custom rows or costs. */
export const isInPrint = (book: Rulebook): boolean => books.get(book.edition) === book
