import type { Mistake } from '../../model/errors'
import type { Report } from '../../model/report'
import type { Tournament } from '../../model/tournament'
import { escapeControls } from '../../report/json'
import type { Columns } from '../../request/batch/columns'
import type { BookOf, KnownRequests } from '../../request/request'
import type { Patch } from '../../request/set'
import type { Draft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'

/** A kind of question that lines of a batch may ask. */

/** What applies to every line. */
interface LineContext {
  readonly patches: readonly Patch[]
  readonly bookOf: BookOf
  /** Requests of earlier lines, which need not be checked again. */
  readonly known: KnownRequests
  /** The rulebook with the user's saved costs. */
  readonly withCosts: (book: Rulebook) => Rulebook
  /** The configured table of tournament points. */
  readonly tournament: Tournament | undefined
}

/** A checked question; its answers are computed when they are first asked for. */
export interface Question {
  /** The question as plain data. */
  readonly request: object
  /** What was corrected or assumed in its words. */
  readonly interpreted?: readonly string[]
  /** The summary: the members of its record, as JSON without braces. */
  readonly summary: () => string
  readonly whole: () => Report
}

/** Reads a value of an answer; null where it has none. */
export type Reader = (question: Question) => unknown

/** Parses and checks a line. Throws a RequestError with all its mistakes, `mistakes` among them. */
export type LineParser = (draft: Draft, mistakes: readonly Mistake[], around: LineContext) => Question | Promise<Question>

export interface BatchKind {
  readonly columns: Columns
  /** Loads what parses and answers its lines, with the first of them. */
  readonly load: () => Promise<LineParser>
  /** Brings a line into a form with edition, interpretations and boards at the top. */
  readonly normalize?: (draft: Draft) => Draft
  /** The kind belongs to the first edition: the configured edition does not apply. */
  readonly isFirstEditionOnly?: true
  /** The columns of a CSV by default. */
  readonly numbers: readonly string[]
  /** Further columns of such a CSV, after all others; `isSampled`: the command line or a column says how lines are measured. */
  readonly after?: (isSampled: boolean) => readonly (readonly [column: string, path: string])[]
  /** Paths that may be selected, for suggestions. */
  readonly known: readonly string[]
  /** The reader of a path; undefined where there is no such path. */
  readonly reader: (path: string) => Reader | undefined
}

/** The JSON of an object without its braces. */
export const membersIn = (data: object): string => escapeControls(JSON.stringify(data)).slice(1, -1)

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

/** The reader of a path of the whole report; undefined for a path that is neither among those known nor of the pattern. */
export const reportReader =
  (known: readonly string[], pattern?: RegExp): BatchKind['reader'] =>
  path =>
    known.includes(path) || pattern?.test(path) ? question => valueAt(question.whole(), path.split('.')) : undefined

/** The patches under these keys: options of the command line that a kind does not have are for lines of other kinds. */
export const patchesUnder = (keys: readonly string[], patches: readonly Patch[]): readonly Patch[] =>
  patches.filter(({ path: [key = ''] }) => keys.includes(key))

/** The question, whose answers also name what was corrected or assumed. */
export const withAssumptions = <Q extends Question>(question: Q): Q => {
  const { interpreted = [] } = question
  if (interpreted.length === 0) return question
  const { summary, whole } = question
  return { ...question, summary: () => `${summary()},${membersIn({ interpreted })}`, whole: () => ({ ...whole(), interpreted }) }
}
