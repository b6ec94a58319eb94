import { isSpanish } from '../model/language'
import type { Edition } from '../model/scenario'
import { editions } from './editions'
import { plain } from './named'
import type { Named, Rulebook } from './types'

/** Version of the numbers, shown in every report; it changes when an answer can. */
export const RULES_VERSION = '1.0.0'

/** Every row by its Spanish name, where it has one; its English name is a word for it. */
const inSpanish = <Row extends Named & { readonly names: readonly string[] }>(
  table: Readonly<Record<string, Row>>
): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(table).map(([id, row]) => [
      id,
      row.spanish === undefined ? row : { ...row, name: row.spanish, names: [...row.names, plain(row.name)] }
    ])
  )

const bookInSpanish = (book: Rulebook): Rulebook => ({
  ...book,
  classes: inSpanish(book.classes) as Rulebook['classes'],
  factions: inSpanish(book.factions),
  troops: inSpanish(book.troops),
  weapons: inSpanish(book.weapons),
  mounts: {
    ...inSpanish(book.mounts),
    horse: { ...book.mounts.horse, name: book.mounts.horse.spanish ?? book.mounts.horse.name }
  },
  terrain: inSpanish(book.terrain),
  abilities: inSpanish(book.abilities)
})

/** Made where they are asked for. */
const books = new Map<Edition, Rulebook>()
const spanishBooks = new Map<Edition, Rulebook>()

const once = (made: Map<Edition, Rulebook>, edition: Edition, make: () => Rulebook): Rulebook => {
  const known = made.get(edition) ?? make()
  made.set(edition, known)
  return known
}

/** The rulebook of an edition: one value, always the same in one language. */
export const rulebook = (edition: Edition): Rulebook => {
  const book = once(books, edition, () => editions[edition](RULES_VERSION))
  return isSpanish() ? once(spanishBooks, edition, () => bookInSpanish(book)) : book
}

/** Whether a rulebook is the one in print: in English, and without rows of the user's own. */
export const isInPrint = (book: Rulebook): boolean => books.get(book.edition) === book
