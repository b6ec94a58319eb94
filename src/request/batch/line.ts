import type { LineId } from '../../model/batch'
import { noLine, wrongId } from '../../model/batch-mistakes'
import { type Mistake, RequestError } from '../../model/errors'
import { parsedLine } from '../json'
import { type Draft, isDraft, isPlain, ownKey } from '../validators'

/** A line of a batch: what it asks for, not yet checked, and what is given back with the answer. */
export interface Asked {
  readonly id?: LineId
  /** A mistake in the id is shown when the line is answered, with the others. */
  readonly mistakes?: readonly Mistake[]
  readonly draft: Draft
  /** The question as it was given, in JSON, to be carried along. */
  readonly given: () => string
}

const isId = (value: unknown): value is LineId =>
  typeof value === 'number' ? Number.isFinite(value) : isPlain(value) && value !== ''

/** Ids are texts to a scenario; a number stays a number in the answer. */
export const withId = (draft: Draft, given: Asked['given']): Asked => {
  const id = ownKey(draft, 'id')
  if (id === undefined || id === null) return { draft: id === null ? { ...draft, id: undefined } : draft, given }
  if (!isId(id)) return { draft: { ...draft, id: undefined }, given, mistakes: [wrongId(id)] }
  return { id, draft: typeof id === 'number' ? { ...draft, id: String(id) } : draft, given }
}

const COMMAND = /^(?:saga-odds\s+)?(plan|advise)\s+(?=\S)/iu

/** A sentence that begins as its command does says its kind; a turn goes on with "then". */
const said = (line: string): Draft => {
  const text = line.trim()
  const [begun = '', kind] = COMMAND.exec(text) ?? []
  if (kind !== undefined) return { kind: kind.toLowerCase(), fight: text.slice(begun.length) }
  return /\sthen\s/iu.test(text) ? { kind: 'plan', fight: text } : { fight: text }
}

const JSON_BEGINS = /^\s*[{["]/

/** An object in JSON, or a sentence, in quotes or without. Throws a RequestError where it is neither. */
export const askedBy = (line: string): Asked => {
  if (!JSON_BEGINS.test(line)) return { draft: said(line), given: () => JSON.stringify(line.trim()) }
  const data = parsedLine(line)
  if (typeof data === 'string') return { draft: said(data), given: () => line.trim() }
  if (!isDraft(data)) throw new RequestError([noLine(data)])
  return withId(data, () => line.trim())
}

const FIRST_ID = /^\s*\{\s*"id"\s*:\s*(?:"([^"\\]+)"|(-?\d+(?:\.\d+)?))\s*[,}]/

/** The id of a line that is no JSON, where it comes first. */
export const idIn = (line: string): LineId | undefined => {
  const [, text, number] = FIRST_ID.exec(line) ?? []
  const id = number === undefined ? text : Number(number)
  return isId(id) ? id : undefined
}
