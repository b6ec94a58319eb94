import { currentCatalogue, isSpanish, type RowNames } from '../model/language'
import type { Edition } from '../model/scenario'
import { editions } from './editions'
import { plain } from './named'
import type { Named, Rulebook } from './types'

/** Version of the rules, in every report; it changes when an answer can change (CONTRIBUTING, Versions). */
export const RULES_VERSION = '1.0.0'

type Rows = Readonly<Record<string, Named & { readonly names: readonly string[] }>>

/** The tables of which rows have Spanish names. */
const tablesOf = ({ classes, factions, troops, weapons, mounts, terrain, abilities }: Rulebook) => ({
  classes,
  factions,
  troops,
  weapons,
  mounts,
  terrain,
  abilities
})

/** The rows under their Spanish names, if they have one; the English name is then one of their other names. */
const inSpanish = (table: Rows, names: RowNames[number]): Rows =>
  Object.fromEntries(
    Object.entries(table).map(([id, row]) => {
      const name = row.spanish ?? names?.[row.name]
      return [id, name === undefined ? row : { ...row, name, names: [...new Set([...row.names, plain(row.name)])] }]
    })
  )

const bookInSpanish = (book: Rulebook): Rulebook => ({
  ...book,
  ...(Object.fromEntries(
    Object.entries(tablesOf(book)).map(([key, table]) => [key, inSpanish(table, currentCatalogue()?.names?.[book.edition])])
  ) as unknown as ReturnType<typeof tablesOf>)
})

/** The Spanish names of an edition's rows by their English names, for a page whose rows have none. */
export const spanishNames = (edition: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(tablesOf(editions[edition](RULES_VERSION))).flatMap((table: Rows) =>
      Object.values(table).flatMap(({ name, spanish }) => (spanish === undefined ? [] : [[name, spanish] as const]))
    )
  )

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
