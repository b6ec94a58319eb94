import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { quoted } from '../../model/quoted'
import type { MusterUnit, Roster } from '../../model/warband'
import { plain, troopIdFor } from '../../rules/lookup'
import { own as row } from '../../rules/named'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { unitsIn } from './entries'
import type { LeaderRow, RosterFile, UnitRow } from './schema'

/** Formats a roster as a list to paste into chats, and parses such a list. */

const EDITIONS = { first: 1, second: 2 } as const

const editionWord = (edition: 1 | 2): string => (edition === 1 ? 'first' : 'second')

/** The troop's name if it identifies the same troop in this warband, otherwise its id. */
const troopWord = (unit: string, faction: string, book: Rulebook): string => {
  const name = row(book.troops, unit)?.name
  const namedId = name === undefined ? undefined : namesOf(book).troop.get(plain(name))
  const isSame = namedId !== undefined && (namedId === unit || troopIdFor(book, namedId, faction) === unit)
  return name !== undefined && isSame ? name : unit
}

const unitWords = ({ unit, weapon, mounted, mount, banner }: MusterUnit, faction: string, book: Rulebook): string =>
  [
    troopWord(unit, faction, book),
    ...(mounted ? ['mounted'] : []),
    ...(mount === undefined ? [] : [`on ${(row(book.mounts, mount)?.name ?? mount).toLowerCase()}`]),
    ...(weapon === undefined
      ? []
      : [weapon === 'none' ? 'without missiles' : (row(book.weapons, weapon)?.name ?? weapon).toLowerCase()]),
    ...(banner ? ['war banner'] : [])
  ].join(', ')

/** Formats units that are equal: "- wolves: 2x4 hirdmen, danish axe". */
const unitLine = (unit: MusterUnit, faction: string, book: Rulebook): string => {
  const count = unit.units > 1 ? `${unit.units}x${unit.models}` : `${unit.models}`
  return `- ${unit.name === undefined ? '' : `${unit.name}: `}${count} ${unitWords(unit, faction, book)}`
}

/** Formats a roster: a line about the warband, its leader, then a line for each unit. */
export const listOf = ({ name, faction, points, edition, leader, units, weight }: Roster, book: Rulebook): string => {
  const whose = row(book.factions, faction)?.name ?? faction
  const resilience = leader?.resilience === undefined ? '' : `, resilience ${leader.resilience}`
  return [
    `${name}: ${whose}, ${points} points, ${editionWord(edition)} edition${weight === 1 ? '' : `, weight ${weight}`}`,
    ...(leader ? [`led by ${unitWords(leader, faction, book)}${resilience}`] : []),
    ...units.map(unit => unitLine(unit, faction, book)),
    ''
  ].join('\n')
}

const HEAD = /^(.+): ([^:]+), (\d{1,2}) points?, (first|second) edition(?:, weight (\d{1,4}(?:\.\d{1,17})?))?\.?$/
const LEADER = /^led by (.+?)(?:, resilience (\d{1,2}))?$/i
/** The quotation marks and bullets that chats put in front of a line. */
const BULLET = /^[\s>*•·–-]+/

interface Line {
  readonly text: string
  /** "stdin:3" */
  readonly at: string
}

/**
 * Parses the one unit of a line into the form of a roster file. Notes a mistake and returns an empty row if there is not exactly
 * one.
 */
const rowOf = (unitText: string, { at }: Line, book: Rulebook, note: (mistake: Mistake) => void): UnitRow => {
  const { units, mistakes } = unitsIn(unitText.replace(/^(\d+) ?[x×] ?(?=\d)/, '$1x'), book)
  mistakes.forEach(({ message }) => note({ message: `${at}: ${message}`, at }))
  const [unit, another] = units
  if (mistakes.length > 0) return {}
  if (unit === undefined || another !== undefined) {
    note({ message: t('{at}: {said} is not a unit, such as 8 bondi or 2x6 thralls, bow', { at, said: quoted(unitText) }), at })
    return {}
  }
  const { troop, faction, models, units: count, ...outfit } = unit
  return {
    ...(troop !== undefined && { troop: troopIdFor(book, troop, faction) ?? troop }),
    ...(models !== undefined && { models }),
    ...(count > 1 && { units: count }),
    ...outfit
  }
}

const parseLeader = (line: Line, book: Rulebook, note: (mistake: Mistake) => void): LeaderRow | undefined => {
  const [, leaderText, resilience] = LEADER.exec(line.text) ?? []
  if (leaderText === undefined) return undefined
  const { models: _, units: __, name: ___, ...leader } = rowOf(leaderText, line, book, note)
  return { ...leader, ...(resilience !== undefined && { resilience: Number(resilience) }) }
}

const parseUnitLine = (line: Line, book: Rulebook, note: (mistake: Mistake) => void): UnitRow => {
  const end = line.text.lastIndexOf(': ')
  const name = end < 0 ? undefined : line.text.slice(0, end).trim()
  const found = rowOf(end < 0 ? line.text : line.text.slice(end + 2), line, book, note)
  return { ...(name && { name }), ...found }
}

/** Parses such a list; undefined if the text is not one. Throws a RequestError that lists every line it does not understand. */
export const rosterOfList = (text: string, file: string): RosterFile | undefined => {
  const lines = text.split(/\r?\n/).flatMap((raw, i): readonly Line[] => {
    const line = raw.replace(BULLET, '').trim()
    return line === '' ? [] : [{ text: line, at: `${file}:${i + 1}` }]
  })
  const [head, ...others] = lines
  const [, name, faction, points, edition, weight] = HEAD.exec(head?.text ?? '') ?? []
  if (name === undefined || faction === undefined) return undefined
  const book = rulebook(EDITIONS[edition as keyof typeof EDITIONS])
  const mistakes: Mistake[] = []
  const note = (mistake: Mistake) => mistakes.push(mistake)
  const leader = others.map(line => parseLeader(line, book, note)).find(each => each !== undefined)
  const units = others.filter(line => !LEADER.test(line.text)).map(line => parseUnitLine(line, book, note))
  if (units.length === 0)
    note({ message: t('{file}: there is no unit in this list: add lines such as "- 8 bondi"', { file }), at: file })
  refuseAny(mistakes)
  const isHero = leader?.troop !== undefined && row(book.troops, leader.troop)?.hero !== undefined
  return {
    name,
    edition: book.edition,
    faction: namesOf(book).faction.get(plain(faction)) ?? faction,
    points: Number(points),
    ...(leader && (isHero ? { hero: leader } : { warlord: leader })),
    units,
    ...(weight !== undefined && { weight: Number(weight) })
  }
}
