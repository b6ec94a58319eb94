import type { Mistake } from '../../model/errors'
import type { Report } from '../../model/report'
import type { Tournament } from '../../model/tournament'
import { escaped } from '../../report/json'
import type { Columns } from '../../request/batch/columns'
import type { BookOf, KnownRequests } from '../../request/request'
import type { Patch } from '../../request/set'
import type { Draft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'

/** What a batch must know of a kind of questions to answer it. */

/** What the command line says of every line. */
export interface LineContext {
  readonly patches: readonly Patch[]
  readonly bookOf: BookOf
  /** What was asked for before. */
  readonly known: KnownRequests
  /** The rulebook with the costs that were remembered. */
  readonly withCosts: (book: Rulebook) => Rulebook
  /** The table of tournament points that is written down once. */
  readonly tournament: Tournament | undefined
}

/** A question that is checked and not yet answered; each answer is worked out when it is first asked for. */
export interface Question {
  /** The question as plain data. */
  readonly request: object
  /** What was corrected in its words, or assumed of them though it changes the odds. */
  readonly interpreted?: readonly string[]
  /** The summary: the members of a record of its own, as JSON. */
  readonly brief: () => string
  readonly whole: () => Report
}

/** A number or a word of an answer, null where it has none. */
export type Reader = (question: Question) => unknown

/** Throws a RequestError with all that is wrong with the line. */
export type LineParser = (draft: Draft, mistakes: readonly Mistake[], around: LineContext) => Question | Promise<Question>

export interface BatchKind {
  readonly columns: Columns
  /** What reads and answers its lines: loaded when the first of them comes. */
  readonly load: () => Promise<LineParser>
  /** The line in the one form that is asked, its edition, readings and boards at the top. */
  readonly opened?: (draft: Draft) => Draft
  /** It knows the first edition alone, whatever else is played. */
  readonly isOfFirst?: true
  /** The columns of a CSV, unless some are selected. */
  readonly numbers: readonly string[]
  /** Every path that may be selected, for the nearest. */
  readonly known: readonly string[]
  /** How the value of a path is read; undefined where there is no such path. */
  readonly reader: (path: string) => Reader | undefined
}

/** The members of an object as they stand in the JSON of a record. */
export const membersIn = (data: object): string => escaped(JSON.stringify(data)).slice(1, -1)

/** An object or a list: a path goes through both. */
const hasKeys = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The value at a path of plain data; null where there is none. */
export const valueAt = (data: unknown, path: readonly string[]): unknown => {
  let value = data
  for (const key of path) {
    if (!hasKeys(value) || !Object.hasOwn(value, key)) return null
    value = value[key]
  }
  return value ?? null
}

/** The reader of a path of the whole report; undefined where `isKnown` does not know the path. */
export const reportReader =
  (isKnown: (path: string) => boolean): BatchKind['reader'] =>
  path =>
    isKnown(path) ? question => valueAt(question.whole(), path.split('.')) : undefined

/** The patches under these keys: options of the command line that a kind does not have are for lines of other kinds. */
export const patchesUnder = (keys: ReadonlySet<string>, patches: readonly Patch[]): readonly Patch[] =>
  patches.filter(({ path: [key = ''] }) => keys.has(key))

/** The question, of which each answer tells what was corrected or assumed. */
export const withAssumptions = <Q extends Question>(question: Q): Q => {
  const { interpreted = [] } = question
  if (interpreted.length === 0) return question
  const { brief, whole } = question
  return { ...question, brief: () => `${brief()},${membersIn({ interpreted })}`, whole: () => ({ ...whole(), interpreted }) }
}
