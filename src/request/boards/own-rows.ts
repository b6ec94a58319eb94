import type { Edition } from '../../model/scenario'
import type { OwnTables } from '../../rules/own'
import type { Path } from './places'
import { abilityOf, factionOf, heroOf, type Setting, troopOf, weaponOf } from './rows'
import type { BoardFile } from './schema'
import type { Tree } from './tree'

/** A board file that has been read. */
export interface Board {
  /** As the user named it. */
  readonly name: string
  readonly file: BoardFile
  readonly tree: Tree
}

export type TableName = keyof OwnTables

/** A row of the user's own: what it is in the rulebook, where it stands in its file, and what it may do. */
export interface OwnRow {
  readonly board: Board
  readonly table: TableName
  readonly key: string
  readonly row: OwnTables[TableName][string]
  readonly path: Path
  /** It may take the place of the rulebook's own: said of it, or of the whole file. */
  readonly overrides: 'itself' | 'file' | 'no'
}

const baseName = (file: string): string => file.replace(/^.*[\\/]/, '')

type Made = readonly [table: TableName, key: string, row: OwnRow['row'], path: Path, override: true | undefined]

const madeOf = (
  { factions = {}, weapons = {}, troops = {}, heroes = {}, abilities = {} }: BoardFile,
  setting: Setting
): readonly Made[] => [
  ...Object.entries(factions).map(
    ([id, row]): Made => ['factions', id, factionOf(id, row, setting), ['factions', id], row.override]
  ),
  ...Object.entries(weapons).map(([id, row]): Made => ['weapons', id, weaponOf(id, row, setting), ['weapons', id], row.override]),
  ...Object.entries(troops).map(([id, row]): Made => ['troops', id, troopOf(id, row, setting), ['troops', id], row.override]),
  ...Object.entries(heroes).map(
    ([id, row]): Made => ['troops', id, heroOf(id, row, Object.hasOwn(abilities, id), setting), ['heroes', id], row.override]
  ),
  ...Object.entries(abilities).flatMap(([board, boxes]) =>
    Object.entries(boxes).map(
      ([id, row]): Made => [
        'abilities',
        `${board}/${id}`,
        abilityOf(board, id, row, setting),
        ['abilities', board, id],
        row.override
      ]
    )
  )
]

/** Every row of a file, for an edition. */
export const ownRows = (board: Board, edition: Edition): readonly OwnRow[] =>
  madeOf(board.file, { file: baseName(board.name), edition }).map(([table, key, row, path, override]) => ({
    board,
    table,
    key,
    row,
    path,
    overrides: override ? 'itself' : board.file.override ? 'file' : 'no'
  }))
