import type * as z from 'zod'
import { byPlace, type Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { missingKey, noneOf, notA, unknownKey } from '../../model/mistakes'
import { quoted } from '../../model/quoted'
import { keysAllowed } from './field-schemas'
import { type Path, pathText } from './positions'
import type { Tree } from './syntax'

/** Turns what a schema finds wrong with a file into messages with line and column. */

type Issue = z.core.$ZodIssue
type Union = Extract<Issue, { readonly code: 'invalid_union' }>

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
    : undefined

const valueAt = (data: unknown, path: Path): unknown => path.reduce(step, data)

const inside = (path: Path, { what }: Tree): string => pathText(path) || t('the {what} file', { what })

/** For a value that may have several shapes: the issues of the first shape whose basic type it has; undefined if it has none. */
const issuesOfMatchingShape = ({ errors }: Union): readonly Issue[] | undefined =>
  errors.find(issues =>
    issues.every(({ code, path }) => !(path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')))
  )

const isAbsent = (data: unknown, path: Path): boolean => {
  const key = path.at(-1)
  const holder = valueAt(data, path.slice(0, -1))
  return typeof key === 'string' && typeof holder === 'object' && holder !== null && !Object.hasOwn(holder, key)
}

const unknown = (keys: readonly string[], allowed: readonly string[], path: Path, tree: Tree): readonly Mistake[] =>
  keys.map(key => {
    const at = tree.places.key([...path, key])
    return unknownKey(key, tree.places.located(at, inside(path, tree)), allowed, at)
  })

/** The words of which the value must be one, verbs or members of a list; undefined if the issue is of another kind. */
const optionsOf = (issue: Issue): readonly string[] | undefined => {
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) return issue.options.map(String)
  return issue.code === 'invalid_value' && issue.values.length > 1 ? issue.values.map(String) : undefined
}

const valueOrKey = (issue: Issue, path: Path, tree: Tree): Mistake => {
  const value = valueAt(tree.data, path)
  const at = tree.places.value(path)
  const label = tree.places.located(at, inside(path, tree))
  if (issue.code === 'invalid_key') return notA(label, path.at(-1), issue.issues[0]?.message ?? '', at)
  if (isAbsent(tree.data, path)) {
    const holder = path.slice(0, -1)
    const where = tree.places.key(holder)
    return missingKey(String(path.at(-1)), tree.places.located(where, inside(holder, tree)), where)
  }
  const options = optionsOf(issue)
  if (options) return noneOf(label, value, options, at)
  return notA(label, value, expectedBy(issue), at)
}

/** What the value should be: the error message of its schema, or the word itself if only one is allowed. */
const expectedBy = (issue: Issue): string =>
  issue.code === 'invalid_value' && issue.message.startsWith('Invalid') ? quoted(issue.values[0]) : issue.message

const mistakesOfIssue = (issue: Issue, before: Path, tree: Tree): readonly Mistake[] => {
  const path = [...before, ...(issue.path as Path)]
  if (issue.code === 'unrecognized_keys') return unknown(issue.keys, keysAllowed(issue.message), path, tree)
  const better = issue.code === 'invalid_union' ? issuesOfMatchingShape(issue) : undefined
  return better && better.length > 0 ? better.flatMap(each => mistakesOfIssue(each, path, tree)) : [valueOrKey(issue, path, tree)]
}

/** Converts issues to mistakes in the order of the file. A value that breaks two rules of the same schema is reported once. */
export const mistakesOf = (issues: readonly Issue[], tree: Tree): readonly Mistake[] => {
  const all = issues.flatMap(issue => mistakesOfIssue(issue, [], tree))
  return [...new Map(all.map(mistake => [mistake.message, mistake])).values()].sort(byPlace)
}

type Holder = Record<PropertyKey, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

const removeAt = (data: unknown, path: readonly PropertyKey[]): void => {
  const key = path.at(-1)
  const holder = path.slice(0, -1).reduce<unknown>((value, part) => (isHolder(value) ? value[part] : undefined), data)
  if (key === undefined || !isHolder(holder)) return
  if (Array.isArray(holder)) holder[Number(key)] = {}
  else delete holder[key]
}

/**
 * Returns a copy of plain data without the parts that a schema rejects, so that the rest can be checked too. The data has no
 * circular references.
 */
export const pruned = (data: unknown, issues: readonly Issue[]): unknown => {
  const copy: unknown = structuredClone(data)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) removeAt(copy, [...issue.path, key])
    else removeAt(copy, issue.path)
  }
  return copy
}
