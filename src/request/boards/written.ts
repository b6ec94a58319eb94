import type { Rulebook, Troop } from '../../rules/types'
import { abilityRow, factionRow, heroRow, troopRow, weaponRow } from './rows-written'
import type { BoardFile } from './schema'

/** The rulebook as a board file: read again over the same rulebook, it changes nothing. */

const rowsOf = <Row, Written>(
  table: Readonly<Record<string, Row>>,
  write: (id: string, row: Row) => Written | undefined
): Record<string, Written> =>
  Object.fromEntries(Object.entries(table).flatMap(([id, row]) => [write(id, row)].flatMap(made => (made ? [[id, made]] : []))))

/** The boards of these that are in the book, box by box. */
const boardsWritten = ({ abilities }: Rulebook, boards: readonly string[]): NonNullable<BoardFile['abilities']> =>
  Object.fromEntries(
    boards.flatMap(board => {
      const own = Object.entries(abilities).filter(([, ability]) => ability.faction === board)
      const rows = own.map(([key, ability]) => {
        const id = key.slice(key.indexOf('/') + 1)
        return [id, abilityRow(id, ability)] as const
      })
      return rows.length > 0 ? [[board, Object.fromEntries(rows)]] : []
    })
  )

/** What of the rulebook is to be written. */
export interface Chosen {
  readonly faction: (id: string) => boolean
  readonly troop: (id: string, troop: Troop) => boolean
  readonly weapon: (id: string) => boolean
}

/** Those rows as a file that may take their own place. */
export const written = (book: Rulebook, chosen: Chosen): BoardFile => {
  const troops = Object.fromEntries(Object.entries(book.troops).filter(([id, row]) => chosen.troop(id, row)))
  const factions = Object.keys(book.factions).filter(chosen.faction)
  const file = {
    factions: rowsOf(book.factions, (id, row) => (factions.includes(id) ? factionRow(id, row) : undefined)),
    weapons: rowsOf(book.weapons, (id, row) => (chosen.weapon(id) ? weaponRow(id, row) : undefined)),
    troops: rowsOf(troops, (id, row) => (row.hero ? undefined : troopRow(id, row))),
    heroes: rowsOf(troops, (id, row) => row.hero && heroRow(id, row, row.hero)),
    abilities: boardsWritten(book, [...factions, ...Object.keys(troops)])
  }
  const kept = Object.entries(file).filter(([, rows]) => Object.keys(rows).length > 0)
  return { edition: book.edition, override: true, ...Object.fromEntries(kept) }
}

/** All that one faction brings: its troops, the heroes who may lead it, its board, and the weapons they name. */
export const factionWritten = (book: Rulebook, faction: string): BoardFile => {
  const isIts = (_id: string, { faction: home, hero }: Troop) => home === faction || (hero?.factions.includes(faction) ?? false)
  const units = Object.entries(book.troops).filter(([id, row]) => isIts(id, row))
  const arms = new Set(units.flatMap(([, { weapons, weapon, armed = {} }]) => [...weapons, weapon ?? '', ...Object.keys(armed)]))
  return written(book, { faction: id => id === faction, troop: isIts, weapon: id => arms.has(id) })
}
