import { columnsOfOthers, type LineId, noColumnFor } from '../../model/batch'
import { RequestError, refuseAny, unlessRefused } from '../../model/errors'
import { quantityAt } from '../../model/quantities'
import { escapeControls } from '../../report/json'
import { record, snake, type Value } from '../../report/record'
import { quantityNamed } from '../../request/condition-names'
import type { Patch } from '../../request/set'
import { membersIn, type Question } from './kind'
import { type KindName, kindNamed } from './kinds'
import { type Selected, selection } from './selection'
import type { Fault, Settings } from './settings'

/** The records of a batch as lines of NDJSON or CSV. */

/** What its record repeats of a line. */
export interface Line {
  readonly id?: LineId
  /** The line itself in JSON; absent where it could not be parsed. */
  readonly given?: () => string
  /** Its cells in a CSV. */
  readonly cells?: readonly string[]
}

/** Formats the records of a batch. */
interface Records {
  /** The header of a CSV. */
  readonly head: string
  readonly answer: (line: Line, kind: KindName, question: Question) => string
  readonly fault: (line: Line, fault: Fault) => string
}

/** JSON with control characters escaped; numbers have none. */
const jsonOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : escapeControls(JSON.stringify(value))

/** A line of NDJSON: id, scenario and further members. */
const recordText = ({ id, given }: Line, members: string, tellsGiven: boolean): string => {
  const idMember = id === undefined ? '' : `"id":${jsonOf(id)}`
  const givenMember = tellsGiven && given ? `"scenario":${escapeControls(given())}` : ''
  return `{${[idMember, givenMember, members].filter(text => text !== '').join(',')}}\n`
}

const setPath = (data: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) data[key] = value
  else {
    data[key] ??= {}
    setPath(data[key] as Record<string, unknown>, rest, value)
  }
}

/** An object with the selected paths only. */
const objectOf = (chosen: readonly Selected[], shown: (selected: Selected, index: number) => unknown): object => {
  const data: Record<string, unknown> = {}
  chosen.forEach((selected, index) => setPath(data, selected.parts, shown(selected, index)))
  return data
}

const HOLE = /"\\u0000(\d+)"/

/** The selected values as members of a record. The text around the values is the same in every record and is made once. */
const selectedBy = (chosen: readonly Selected[]): ((kind: KindName, question: Question) => string) => {
  const isNested = chosen.some(({ path }) => chosen.some(other => other.path.startsWith(`${path}.`)))
  if (isNested) return (kind, question) => membersIn(objectOf(chosen, ({ of }) => of(kind, question)))
  const [before = '', ...rest] = membersIn(objectOf(chosen, (_, index) => `\0${index}`)).split(HOLE)
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
      if (isChosen) return recordText(line, selected(kind, question), tellsGiven)
      if (!full) return recordText(line, question.summary(), true)
      const { id: _id, ...report } = question.whole() as { readonly id?: string }
      return recordText(line, membersIn(report), false)
    },
    fault: (line, fault) => recordText(line, membersIn(fault), tellsGiven)
  }
}

/** A cell; other values than numbers and texts are JSON. */
const cell = (value: unknown): Value =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** The paths of the numbers that the command line asks for; a wrong name is refused by every line. */
const askedOfAll = (patches: readonly Patch[]): readonly string[] =>
  patches
    .filter(({ path: [key] }) => key === 'ask')
    .flatMap(({ value, called }) =>
      [value].flat().flatMap(name =>
        unlessRefused(
          () => [quantityNamed(String(name), called).path],
          () => []
        )
      )
    )

/** The numbers that a question asks for by `ask`, which only fights do. */
const askedBy = ({ request }: Question): readonly string[] => ('ask' in request ? (request.ask as readonly string[]) : [])

/** The columns of numbers where none are selected: those of the kind, and what the command line asks for besides. */
const numberColumns = (kind: KindName, patches: readonly Patch[]): readonly string[] => {
  const { numbers, reader } = kindNamed(kind)
  return [...new Set([...numbers, ...askedOfAll(patches).filter(path => reader(path))])]
}

const csv = ({ select, reads, header, kind, csvSafe, isContinued, patches }: Settings): Records => {
  const isSelected = select.length > 0
  const paths = isSelected ? select : numberColumns(kind, patches)
  const columns = new Set(paths)
  const chosen = selection(paths)
  const carried = reads === 'csv' ? header : ['id', ...(isSelected ? [] : ['scenario'])]
  const carry = ({ id, given, cells }: Line): readonly Value[] => {
    if (reads === 'csv') return header.map((_, i) => cells?.[i])
    return [id, ...(isSelected ? [] : [given?.()])]
  }
  const row = (values: readonly Value[]): string => `${record(values, csvSafe)}\n`
  const isSampled = header.includes('method') || patches.some(({ path }) => path.join('.') === 'method')
  const added = (isSelected ? [] : (kindNamed(kind).after?.(isSampled) ?? [])).filter(([column]) => !carried.includes(column))
  const after = selection(added.map(([, path]) => path))
  /** The header is written before the lines are read, so a line whose numbers it lacks is refused instead of shown empty. */
  const refuseUnshown = (of: KindName, question: Question): void => {
    if (isSelected) return
    if (kindNamed(of) !== kindNamed(kind)) throw new RequestError([columnsOfOthers(of, kind)])
    const unshown = askedBy(question).filter(path => !columns.has(path))
    refuseAny(unshown.map(path => noColumnFor(quantityAt(path)?.names[0] ?? path, path)))
  }
  const none = { chosen: chosen.map(() => undefined), after: after.map(() => undefined) }
  return {
    head: isContinued
      ? ''
      : row([...carried, ...chosen.map(({ path }) => snake(path)), 'line', 'error', 'code', ...added.map(([column]) => column)]),
    answer: (line, of, question) => {
      refuseUnshown(of, question)
      const values = (paths: readonly Selected[]) => paths.map(each => cell(each.of(of, question)))
      return row([...carry(line), ...values(chosen), undefined, undefined, undefined, ...values(after)])
    },
    fault: (line, fault) => row([...carry(line), ...none.chosen, fault.line, fault.error, fault.code, ...none.after])
  }
}

export const recordsOf = (settings: Settings): Records => (settings.writes === 'csv' ? csv : ndjson)(settings)
