import type { DiceRequest } from '../../model/dice'
import { parsedLine } from '../json'
import type { ReviewKey } from '../review/file'
import type { ValueType } from '../scenario-fields'
import { paths, placeOf } from '../set'
import { parseValue } from '../value-text'
import { ADVICE_KEYS } from './advice-line'
import type { PlanKey } from './plan-line'

/** The meaning of each CSV column, one table for each kind of question. */

/** Where the cells of a column go, and how they are parsed. */
export interface Column {
  /** The path in the request to which a cell is written. */
  readonly path: readonly string[]
  readonly read: (text: string) => unknown
}

/** The columns that one kind of question may have. */
export interface Columns {
  readonly at: (header: string) => Column | undefined
  /** All headers, for suggesting the nearest one. */
  readonly known: readonly string[]
}

const parserOf =
  (type: ValueType) =>
  (text: string): unknown =>
    parseValue(type, text)

/** Trims a cell, because many files have a space after each comma. */
const trimmed = (text: string): string => text.trim()

/** Columns of a melee or a shooting: every path of `--set`, and `fight` for a sentence. */
export const fightColumns: Columns = {
  known: ['fight', ...paths],
  at: header => {
    if (header.toLowerCase() === 'fight') return { path: ['fight'], read: trimmed }
    const place = placeOf(header)
    if (!place) return undefined
    const read = parserOf(place.trait.type)
    return { path: place.path, read: text => read(trimmed(text)) }
  }
}

const number = parserOf({ is: 'whole', least: 0, most: 0 })
const pairs = parserOf({ is: 'names' })

const weights = (text: string): unknown =>
  Object.fromEntries(Object.entries(pairs(text) as Readonly<Record<string, string>>).map(([box, value]) => [box, number(value)]))

const list = parserOf({ is: 'texts' })

const DICE: { readonly [K in keyof Required<DiceRequest>]: (text: string) => unknown } = {
  kind: text => text.toLowerCase(),
  edition: number,
  faction: String,
  hero: String,
  dice: number,
  points: number,
  units: String,
  left: number,
  want: String,
  keep: String,
  rolled: String,
  costs: pairs,
  weights,
  without: list,
  enemy: String,
  turn: number,
  firstTurn: parserOf({ is: 'yes-no' }),
  readings: pairs,
  boards: list,
  id: String
}

/** Columns of a question about SAGA dice: the keys of its file. */
export const diceColumns: Columns = {
  known: Object.keys(DICE),
  at: header => {
    const key = header.toLowerCase() as keyof typeof DICE
    return Object.hasOwn(DICE, key) ? { path: [key], read: text => DICE[key](trimmed(text)) } : undefined
  }
}

const columnsOf = (keys: Readonly<Record<string, (text: string) => unknown>>): Columns => ({
  known: Object.keys(keys),
  at: header => {
    const key = Object.keys(keys).find(each => each.toLowerCase() === header.toLowerCase())
    const read = key === undefined ? undefined : keys[key]
    return key !== undefined && read ? { path: [key], read: text => read(trimmed(text)) } : undefined
  }
})

/** A cell with a plan or fights as JSON or in words; text that is not valid JSON stays text. */
const planCell = (text: string): unknown => {
  try {
    return /^[{[]/.test(text) ? parsedLine(text) : text
  } catch {
    return text
  }
}

/** Columns of a plan: the keys of its line. */
export const planColumns: Columns = columnsOf({
  kind: text => text.toLowerCase(),
  id: String,
  plan: text => planCell(text),
  sentence: String,
  fight: String,
  solve: String,
  method: String,
  trials: String,
  seed: String,
  edition: number,
  readings: pairs,
  boards: list,
  costs: pairs
} satisfies { readonly [K in PlanKey]: (text: string) => unknown })

/** Columns of advice: those of a fight, and those of the question about it. */
export const adviceColumns: Columns = {
  known: [...fightColumns.known, ...ADVICE_KEYS],
  at: header => {
    const key = ADVICE_KEYS.find(each => each.toLowerCase() === header.toLowerCase())
    return key === undefined ? fightColumns.at(header) : { path: [key], read: trimmed }
  }
}

/** Columns of a played game: all its fights in one cell, one on each line or as JSON. */
export const reviewColumns: Columns = columnsOf({
  kind: text => text.toLowerCase(),
  fights: text => planCell(text),
  title: String,
  own: String,
  enemy: String,
  edition: number,
  readings: pairs,
  costs: pairs,
  boards: list,
  maxNodes: number,
  id: String
} satisfies { readonly [K in ReviewKey | 'kind' | 'id']: (text: string) => unknown })

/** Columns of a throw of plain dice. */
export const throwColumns: Columns = columnsOf({ kind: text => text.toLowerCase(), id: String, throw: String, observed: number })

/** Columns of the Wrath of the Jomsvikings. */
export const wrathColumns: Columns = {
  known: ['kind', 'dice', 'id'],
  at: header => (wrathColumns.known.includes(header.toLowerCase()) ? diceColumns.at(header) : undefined)
}
