import { t } from '../model/language'

/** Rows and the words they are called by. */

/** Words as they are compared: lower case, without accents and punctuation, hyphens and underscores as spaces. */
export const plain = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9./]+/g, ' ')
    .trim()

/** Words of a table, a comma between them. */
export const words = (text: string): readonly string[] => text.split(', ')

interface Titled {
  readonly name: string
  readonly spanish: string
  readonly names: readonly string[]
}

/** What a row is called, for another that is called the same. */
export const calledAs = ({ name, spanish, names }: Titled): Titled => ({ name, spanish, names })

interface Named {
  readonly names: readonly string[]
}

/** Ids of the rows that are called so, by id or by name, in table order. */
export const idsNamed = (table: Readonly<Record<string, Named>>, words: string): readonly string[] => {
  const wanted = plain(words)
  return Object.entries(table)
    .filter(([id, { names }]) => plain(id) === wanted || names.some(name => plain(name) === wanted))
    .map(([id]) => id)
}

/** The row of an id, if there are both. */
export const own = <Row>(table: Readonly<Record<string, Row>>, id: string | undefined): Row | undefined =>
  id !== undefined && Object.hasOwn(table, id) ? table[id] : undefined

/** The row of this id; else the first that is called so. */
export const idIn = (table: Readonly<Record<string, Named>>, words: string): string | undefined =>
  Object.hasOwn(table, words) ? words : idsNamed(table, words)[0]

export const suggestion = (near: string | undefined): string => (near === undefined ? '' : t(', perhaps "{near}"', { near }))
