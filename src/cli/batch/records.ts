import type { LineId } from '../../model/batch'
import { escaped } from '../../report/json'
import { record, snake, type Value } from '../../report/record'
import { membersIn, type Question } from './kind'
import { KINDS, type KindName } from './kinds'
import { type Selected, selection } from './selection'
import type { Fault, Settings } from './settings'

/** The records of a batch as text, one a line. */

/** What is reported of a line beside its answer. */
export interface Line {
  readonly id?: LineId
  /** As it was given, in JSON; absent where it could not be read. */
  readonly given?: () => string
  /** Of a CSV. */
  readonly cells?: readonly string[]
}

export interface Records {
  /** What stands before the first record. */
  readonly head: string
  readonly answer: (line: Line, kind: KindName, question: Question) => string
  readonly fault: (line: Line, fault: Fault) => string
}

/** A number has nothing that a terminal would obey. */
const jsonOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : escaped(JSON.stringify(value))

/** An object of its id, its scenario and further members, as text. */
const object = ({ id, given }: Line, members: string, tellsGiven: boolean): string => {
  const first = id === undefined ? '' : `"id":${jsonOf(id)}`
  const asked = tellsGiven && given ? `"scenario":${escaped(given())}` : ''
  return `{${[first, asked, members].filter(text => text !== '').join(',')}}\n`
}

const put = (data: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) data[key] = value
  else {
    data[key] ??= {}
    put(data[key] as Record<string, unknown>, rest, value)
  }
}

/** Only what was selected, in the shape of the report. */
const kept = (chosen: readonly Selected[], shown: (selected: Selected, index: number) => unknown): object => {
  const data: Record<string, unknown> = {}
  chosen.forEach((selected, index) => put(data, selected.parts, shown(selected, index)))
  return data
}

const HOLE = /"\\u0000(\d+)"/

/** What was selected of a question, as members of its record: all that stands around the values is the same in every record. */
const selectedBy = (chosen: readonly Selected[]): ((kind: KindName, question: Question) => string) => {
  const isNested = chosen.some(({ path }) => chosen.some(other => other.path.startsWith(`${path}.`)))
  if (isNested) return (kind, question) => membersIn(kept(chosen, ({ of }) => of(kind, question)))
  const [before = '', ...rest] = membersIn(kept(chosen, (_, index) => `\0${index}`)).split(HOLE)
  const places = chosen.map((_, i) => ({ selected: chosen[Number(rest[2 * i])] as Selected, after: rest[2 * i + 1] ?? '' }))
  return (kind, question) => {
    let text = before
    for (const { selected, after } of places) text += jsonOf(selected.of(kind, question)) + after
    return text
  }
}

const ndjson = ({ full, select, reads }: Settings): Records => {
  const chosen = selection(select)
  const isChosen = chosen.length > 0
  const tellsGiven = !isChosen || reads === 'csv'
  const selected = selectedBy(chosen)
  return {
    head: '',
    answer: (line, kind, question) => {
      if (isChosen) return object(line, selected(kind, question), tellsGiven)
      if (!full) return object(line, question.brief(), true)
      const { id: _id, ...report } = question.whole() as { readonly id?: string }
      return object(line, membersIn(report), false)
    },
    fault: (line, fault) => object(line, membersIn(fault), tellsGiven)
  }
}

/** A value that is no number and no word is shown as JSON. */
const cell = (value: unknown): Value =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value)

const csv = ({ select, reads, header, kind, csvSafe, goesOn }: Settings): Records => {
  const chosen = selection(select.length > 0 ? select : KINDS[kind].numbers)
  const carried = reads === 'csv' ? header : ['id', ...(select.length > 0 ? [] : ['scenario'])]
  const carry = ({ id, given, cells }: Line): readonly Value[] => {
    if (reads === 'csv') return header.map((_, i) => cells?.[i])
    return [id, ...(select.length > 0 ? [] : [given?.()])]
  }
  const row = (values: readonly Value[]): string => `${record(values, csvSafe)}\n`
  return {
    head: goesOn ? '' : row([...carried, ...chosen.map(({ path }) => snake(path)), 'line', 'error', 'code']),
    answer: (line, of, question) =>
      row([...carry(line), ...chosen.map(each => cell(each.of(of, question))), undefined, undefined, undefined]),
    fault: (line, fault) => row([...carry(line), ...chosen.map(() => undefined), fault.line, fault.error, fault.code])
  }
}

export const recordsOf = (settings: Settings): Records => (settings.writes === 'csv' ? csv : ndjson)(settings)
