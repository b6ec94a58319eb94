import { Document, isMap, type Node, visit } from 'yaml'
import { idOf } from '../../model/data'
import type { Ability, Cited, Faction, Hero, Rulebook, Troop, Weapon } from '../../rules/types'
import { partWritten, profileWriters, profileWritten, USUAL } from './own-rows'
import { namesWritten } from './positions'
import {
  type AbilityRow,
  ability,
  type BoardFile,
  type FactionRow,
  faction,
  type HeroRow,
  hero,
  type TroopRow,
  troop,
  type WeaponRow,
  weapon
} from './schema'

/**
 * Converts rows of the rulebook to rows of a board file: the keys of its schema in order, each with the rulebook's value. A key
 * that has another name or form in the rulebook needs a writer of its own; without it this does not compile.
 */

/** A type with all its lists and properties readonly, as they are in the rulebook. */
type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T

/** The keys of `Written` that `Row` lacks or has with another type. */
type Other<Row, Written> = {
  [K in keyof Written]-?: K extends keyof Row ? (Fixed<Row[K]> extends Fixed<Written[K]> ? never : K) : K
}[keyof Written]

/** A writer for each key that needs one, and optionally for others. `override` needs none: it is not part of the row itself. */
type Writers<Row, Written> = {
  readonly [K in Exclude<Other<Row, Written>, 'override'>]: (row: Row, id: string) => Fixed<Written[K]> | undefined
} & { readonly [K in keyof Written]?: (row: Row, id: string) => Fixed<Written[K]> | undefined }

/** The keys that say where a row comes from; they are written last. */
const LAST: readonly string[] = ['rule', 'source', 'certainty'] satisfies readonly (keyof Cited)[]

const keysOf = ({ shape }: { readonly shape: object }): readonly string[] => {
  const keys = Object.keys(shape)
  return [...keys.filter(key => !LAST.includes(key)), ...LAST]
}

/** Whether a value can be left out: it is undefined, or the default. */
const isDefault = (value: unknown, defaultValue: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(defaultValue)

const rowWriter = <Row extends object, Written>(
  schema: { readonly shape: object },
  writers: Writers<Row, Written>,
  ownDefaults: object
): ((id: string, row: Row) => Written) => {
  const keys = keysOf(schema)
  const by: Readonly<Record<string, ((row: Row, id: string) => unknown) | undefined>> = writers
  const defaults: Readonly<Record<string, unknown>> = { ...USUAL.cited, ...ownDefaults }
  return (id, row) => {
    const as: Readonly<Record<string, unknown>> = row as Readonly<Record<string, unknown>>
    const values = keys.map(key => [key, by[key] ? by[key](row, id) : as[key]] as const)
    return Object.fromEntries(values.filter(([key, value]) => !isDefault(value, defaults[key]))) as Written
  }
}

interface Named {
  readonly names: readonly string[]
}

const names = ({ names: all }: Named, id: string) => namesWritten(id, all)

const factionRow = rowWriter<Faction, FactionRow>(faction, { names, symbols: ({ symbols }) => symbols ?? undefined }, {})

const weaponRow = rowWriter<Weapon, WeaponRow>(weapon, { names }, USUAL.weapon)

const armedWritten = (armed: NonNullable<Troop['armed']>): NonNullable<TroopRow['armed']> =>
  Object.fromEntries(Object.entries(armed).map(([id, profile]) => [id, profileWritten(profile)]))

type Unit = Pick<Troop, 'profile' | 'models' | 'parts' | 'armed'>

/** The writers that troops and heroes share. */
const unitWriters = {
  names,
  ...profileWriters(({ profile = {} }: Unit) => profile),
  models: ({ models }: Unit) => (models?.least === models?.most ? models?.most : models),
  parts: ({ parts }: Unit) => parts?.map(partWritten),
  armed: ({ armed }: Unit) => armed && armedWritten(armed)
}

const troopRow = rowWriter<Troop, TroopRow>(troop, unitWriters, {})

/** A troop that is a hero, with the hero's keys merged into one row. */
type Leader = Omit<Troop, 'hero' | keyof Hero> & Hero

const heroRow = rowWriter<Leader, HeroRow>(hero, { ...unitWriters, leads: ({ factions }) => factions }, {})

/** `certainty` is left out if the cost is unknown, because a reader of the file derives it from the cost. */
const abilityRow = rowWriter<Ability, AbilityRow>(
  ability,
  {
    names,
    multi: ({ multi }) => multi || undefined,
    rareMatters: ({ rareMatters }) => rareMatters || undefined,
    certainty: ({ cost, certainty }) => (cost.includes('?') ? undefined : certainty)
  },
  USUAL.ability
)

/** Writes the rulebook as a board file. Laid over the same rulebook, that file changes nothing. */

const rowsOf = <Row, Written>(
  table: Readonly<Record<string, Row>>,
  write: (id: string, row: Row) => Written | undefined
): Record<string, Written> =>
  Object.fromEntries(Object.entries(table).flatMap(([id, row]) => [write(id, row)].flatMap(made => (made ? [[id, made]] : []))))

/** The abilities of these boards, by board and id. Boards without abilities are left out. */
const boardsWritten = ({ abilities }: Rulebook, boards: readonly string[]): NonNullable<BoardFile['abilities']> =>
  Object.fromEntries(
    boards.flatMap(board => {
      const own = Object.entries(abilities).filter(([, ability]) => ability.faction === board)
      const rows = own.map(([key, ability]) => {
        const id = idOf(key)
        return [id, abilityRow(id, ability)] as const
      })
      return rows.length > 0 ? [[board, Object.fromEntries(rows)]] : []
    })
  )

/** Which rows of the rulebook to write. */
interface RowFilter {
  readonly faction: (id: string) => boolean
  readonly troop: (id: string, troop: Troop) => boolean
  readonly weapon: (id: string) => boolean
}

/** Returns the chosen rows as a board file that may replace them in the rulebook. */
export const boardFileOf = (book: Rulebook, chosen: RowFilter): BoardFile => {
  const troops = Object.fromEntries(Object.entries(book.troops).filter(([id, row]) => chosen.troop(id, row)))
  const factions = Object.keys(book.factions).filter(chosen.faction)
  const file = {
    factions: rowsOf(book.factions, (id, row) => (factions.includes(id) ? factionRow(id, row) : undefined)),
    weapons: rowsOf(book.weapons, (id, row) => (chosen.weapon(id) ? weaponRow(id, row) : undefined)),
    troops: rowsOf(troops, (id, row) => (row.hero ? undefined : troopRow(id, row))),
    heroes: rowsOf(troops, (id, row) => row.hero && heroRow(id, { ...row, ...row.hero })),
    abilities: boardsWritten(book, [...factions, ...Object.keys(troops)])
  }
  const kept = Object.entries(file).filter(([, rows]) => Object.keys(rows).length > 0)
  return { edition: book.edition, override: true, ...Object.fromEntries(kept) }
}

/** Returns everything a faction brings: its troops, the heroes who may lead it, its board, and the weapons they use. */
export const writeFaction = (book: Rulebook, faction: string): BoardFile => {
  const isIts = (_id: string, { faction: home, hero }: Troop) => home === faction || (hero?.factions.includes(faction) ?? false)
  const units = Object.entries(book.troops).filter(([id, row]) => isIts(id, row))
  const arms = new Set(
    units.flatMap(([, { weapons, weapon, besides = [], armed = {} }]) => [
      ...weapons,
      weapon ?? '',
      ...besides,
      ...Object.keys(armed)
    ])
  )
  return boardFileOf(book, { faction: id => id === faction, troop: isIts, weapon: id => arms.has(id) })
}

/** Formats a board file as readable text. */

/** The longest value, in characters of JSON, that is written on one line. */
const WIDEST = 90

const isShort = (node: Node): boolean => JSON.stringify(node).length <= WIDEST

/** Whether a map is a table, a board or a row: these are never written on one line. */
const isRow = (value: Node, depth: number): boolean => depth <= 2 || (isMap(value) && value.has('when'))

/** Formats a file as YAML, with the comment at its top. */
export const fileYaml = (file: object, comment: string): string => {
  const document = new Document(file, { aliasDuplicateObjects: false })
  visit(document, {
    Pair: (_, { value }, path) => {
      const depth = path.filter(isMap).length
      if (isMap(value) && !isRow(value, depth) && isShort(value)) value.flow = true
    },
    Seq: (_, list) => {
      if (!list.items.some(isMap) && isShort(list)) list.flow = true
      for (const item of list.items) if (isMap(item) && isShort(item)) item.flow = true
    }
  })
  document.commentBefore = comment
  return document.toString({ lineWidth: 130, flowCollectionPadding: true })
}
