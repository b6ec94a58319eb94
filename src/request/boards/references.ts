import type { Mistake } from '../../model/errors'
import { msg } from '../../model/language'
import { notA } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { idIn } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { type Path, pathText } from './positions'
import type { BoardFile } from './schema'
import type { Tree } from './tree'

/** Ids by which rows of a file name other rows: each must be in the file or in the rulebook. */

type Kind = 'weapon' | 'mount' | 'faction' | 'board' | 'hero' | 'troop'

/** What the ids under a key are of. */
const KINDS: Readonly<Record<string, Kind>> = {
  weapon: 'weapon',
  weapons: 'weapon',
  onFoot: 'weapon',
  besides: 'weapon',
  mounts: 'mount',
  enemyMount: 'mount',
  faction: 'faction',
  leads: 'faction',
  never: 'faction',
  boards: 'board',
  under: 'hero',
  without: 'troop'
}

interface Reference {
  readonly path: Path
  readonly kind: Kind
  readonly id: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const under = (key: string, value: unknown, path: Path): readonly Reference[] => {
  const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
  if (kind && typeof value === 'string') return [{ path, kind, id: value }]
  if (kind && Array.isArray(value)) return value.map((id: unknown, index) => ({ path: [...path, index], kind, id: String(id) }))
  const weapons = key === 'armed' && isObject(value) ? Object.keys(value) : []
  return [...weapons.map((id): Reference => ({ path: [...path, id], kind: 'weapon', id })), ...within(value, path)]
}

const within = (value: unknown, path: Path): readonly Reference[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => within(item, [...path, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => under(key, each, [...path, key])) : []
}

/** Every id in a file that names another row. */
const referencesIn = ({ weapons, troops, heroes, abilities = {} }: BoardFile): readonly Reference[] => [
  ...Object.entries({ weapons, troops, heroes, abilities }).flatMap(([table, rows]) =>
    Object.entries(rows ?? {}).flatMap(([id, row]) => within(row, [table, id]))
  ),
  ...Object.keys(abilities).map((id): Reference => ({ path: ['abilities', id], kind: 'board', id }))
]

interface Named {
  readonly names: readonly string[]
}

const heroesIn = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([, { hero }]) => hero))

/** Units with rules of their own, as if they had a board. */
const ofThemselves = ({ troops }: Rulebook): Readonly<Record<string, Named>> =>
  Object.fromEntries(Object.entries(troops).filter(([id, { boards }]) => boards?.includes(id)))

const tablesOf = (book: Rulebook): Readonly<Record<Kind, Readonly<Record<string, Named>>>> => ({
  weapon: book.weapons,
  mount: book.mounts,
  faction: book.factions,
  hero: heroesIn(book),
  troop: book.troops,
  board: { ...heroesIn(book), ...ofThemselves(book), ...book.factions }
})

const WHAT = {
  weapon: msg('a weapon of the rulebook or of this file'),
  mount: msg('a mount of the rulebook'),
  faction: msg('a faction of the rulebook or of this file'),
  hero: msg('a hero of the rulebook or of this file'),
  troop: msg('a troop of the rulebook or of this file'),
  board: msg('a faction or a hero, whose board it would be')
} as const satisfies Record<Kind, string>

/** Ids that name nothing in the book, which has the file's own rows in it. */
export const lostReferences = (file: BoardFile, { places }: Tree, book: Rulebook): readonly Mistake[] => {
  const tables = tablesOf(book)
  return referencesIn(file).flatMap(({ path, kind, id }) => {
    const table = tables[kind]
    if (Object.hasOwn(table, id)) return []
    const at = places.value(path)
    return [notA(`${at}: ${pathText(path)}`, id, WHAT[kind], at, idIn(table, id) ?? nearest(id, Object.keys(table)))]
  })
}
