import type { LineId } from '../../model/batch'
import { escaped } from '../../report/json'
import { record, snake, type Value } from '../../report/record'
import type { Question } from './kind'
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

/** An object of its id, its scenario and the keys of another. */
const object = ({ id, given }: Line, rest: object, tellsGiven: boolean): string => {
  const keys = [
    ...(id === undefined ? [] : [`"id":${JSON.stringify(id)}`]),
    ...(tellsGiven && given ? [`"scenario":${given()}`] : []),
    JSON.stringify(rest).slice(1, -1)
  ]
  return `${escaped(`{${keys.filter(key => key !== '').join(',')}}`)}\n`
}

const put = (data: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) data[key] = value
  else {
    data[key] ??= {}
    put(data[key] as Record<string, unknown>, rest, value)
  }
}

/** Only what was selected, in the shape of the report. */
const kept = (chosen: readonly Selected[], kind: KindName, question: Question): object => {
  const data: Record<string, unknown> = {}
  for (const { parts, of } of chosen) put(data, parts, of(kind, question))
  return data
}

const ndjson = ({ full, select, reads }: Settings): Records => {
  const chosen = selection(select)
  const isChosen = chosen.length > 0
  const tellsGiven = !isChosen || reads === 'csv'
  return {
    head: '',
    answer: (line, kind, question) => {
      if (isChosen) return object(line, kept(chosen, kind, question), tellsGiven)
      if (!full) return object(line, question.brief(), true)
      const { id: _id, ...report } = question.whole() as { readonly id?: string }
      return object(line, report, false)
    },
    fault: (line, fault) => object(line, fault, tellsGiven)
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
