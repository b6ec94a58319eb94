import { t } from '../model/language'
import { onceFor } from './once-for'

/** Rows of tables and their names. */

/** Words in the form in which they are compared: lower case, without accents; all but letters, digits, "." and "/" becomes blanks. */
export const plain = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9./]+/g, ' ')
    .trim()

/** Names written as one text, separated by ", ". */
export const words = (text: string): readonly string[] => text.split(', ')

interface Titled {
  readonly name: string
  readonly spanish: string
  readonly names: readonly string[]
}

/** What so many models of a row are called: one of the warriors is a warrior, where the row has that name, too. */
export const nameFor = ({ name, names }: Pick<Titled, 'name' | 'names'>, models: number): string => {
  const one = name.replace(/ies$|men$|s$/, many => (many === 'ies' ? 'y' : many === 'men' ? 'man' : ''))
  return models === 1 && names.includes(one) ? one : name
}

/** The names of a row, for another row with the same names. */
export const calledAs = ({ name, spanish, names }: Titled): Titled => ({ name, spanish, names })

export interface Named {
  readonly name: string
  readonly names: readonly string[]
}

/** Names that `plain` would not change. Most names match; normalizing the others takes longer. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const folded = (name: string): string => (PLAIN.test(name) ? name : plain(name))

/** The forms in which a name is typed: "King's Men", "kings men". */
const formsOf = (name: string): readonly string[] => [folded(name), folded(name.replace(/['\u2019]/gu, ''))]

/** Ids of a table's rows by their ids and names, in table order; by their titles where nothing else is called so. */
export const idsByName = onceFor((table: Readonly<Record<string, Named>>): ReadonlyMap<string, readonly string[]> => {
  const calledBy = (namesOf: (id: string, row: Named) => readonly string[]): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, readonly string[]>()
    for (const [id, row] of Object.entries(table))
      for (const name of new Set(namesOf(id, row).flatMap(formsOf))) found.set(name, [...(found.get(name) ?? []), id])
    return found
  }
  return new Map([...calledBy((_, { name }) => [name]), ...calledBy((id, { names }) => [id, ...names])])
})

/** Ids of the rows of this id or name, in table order. */
export const idsNamed = (table: Readonly<Record<string, Named>>, words: string): readonly string[] =>
  idsByName(table).get(plain(words)) ?? []

/** The row of an id; undefined without an id or a row. Safe for ids such as "constructor". */
export const own = <Row>(table: Readonly<Record<string, Row>>, id: string | undefined): Row | undefined =>
  id !== undefined && Object.hasOwn(table, id) ? table[id] : undefined

/** The id itself if there is such a row; else that of the first row of this name. */
export const idIn = (table: Readonly<Record<string, Named>>, words: string): string | undefined =>
  Object.hasOwn(table, words) ? words : idsNamed(table, words)[0]

/** `, perhaps "bondi"`; empty without a suggestion. */
export const suggestion = (near: string | undefined): string => (near === undefined ? '' : t(', perhaps "{near}"', { near }))
