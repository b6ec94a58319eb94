import type { Roster } from '../../src/model/warband'
import { readRoster } from '../../src/request/roster'
import { rulebook } from '../../src/rules/rulebook'
import { checkRoster } from '../../src/warband/legality'

/** A roster from the lines of a file. */
export const rosterOf = async (...lines: readonly string[]): Promise<Roster> =>
  (await readRoster({ name: 'r.yaml', text: lines.join('\n') }, rulebook)).roster

/** "7:5 R5.3 2 units of berserkers: a warband has at most one" */
export const faultsOf = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const { roster, book } = await readRoster({ name: 'r.yaml', text: lines.join('\n') }, rulebook)
  return checkRoster(roster, book).faults.map(({ at = '', rule, message }) => `${at.replace('r.yaml:', '')} ${rule} ${message}`)
}

/** Units in a row, of a faction, under its warlord. */
export const units = (faction: string, points: number, ...all: readonly string[]): readonly string[] => [
  `faction: ${faction}`,
  `points: ${points}`,
  'warlord: true',
  `units: [${all.map(each => JSON.stringify(each)).join(', ')}]`
]
