import type { Comparison } from '../model/condition'
import { type Mistake, RequestError } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { allQuantities, MEASURES, type MeasureUnit, type Quantity, quantityAt } from '../model/quantities'
import { quoted } from '../model/quoted'

/** Splits a condition into marks, each with its position in the text. */

export type Mark =
  | { readonly is: 'word'; readonly word: string; readonly at: number; readonly end: number }
  | { readonly is: 'number'; readonly value: number; readonly percent: boolean; readonly at: number; readonly end: number }
  | { readonly is: 'sign'; readonly sign: string; readonly at: number; readonly end: number }
  /** A character that means nothing here. */
  | { readonly is: 'stray'; readonly at: number; readonly end: number }

const NUMBER = /([-+]?(?:\d+(?:\.\d+)?|\.\d+))(?:\/(\d+))?(\s*%|\s*(?:percent|per cent)\b)?/iuy
const WORD = /\p{L}[\p{L}\d]*(?:[._-][\p{L}\d]+)*/uy
const SIGN = />=|=>|<=|=<|==|!=|<>|[<>=()]|≥|≤|≠/uy
const SPACE = /[\s,]+/uy

const SIGNS: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=', '==': '=', '<>': '!=', '≥': '>=', '≤': '<=', '≠': '!=' }

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

const markAt = (text: string, at: number): Mark => {
  const number = match(NUMBER, text, at)
  if (number) {
    const [whole, digits = '', under, percent] = number
    const value = under === undefined ? Number(digits) : Number(digits) / Number(under)
    return { is: 'number', value, percent: percent !== undefined, at, end: at + whole.length }
  }
  const word = match(WORD, text, at)?.[0]
  if (word !== undefined) return { is: 'word', word, at, end: at + word.length }
  const sign = match(SIGN, text, at)?.[0]
  if (sign !== undefined) return { is: 'sign', sign: SIGNS[sign] ?? sign, at, end: at + sign.length }
  return { is: 'stray', at, end: at + String.fromCodePoint(text.codePointAt(at) ?? 32).length }
}

export const marksOf = (text: string): readonly Mark[] => {
  const found: Mark[] = []
  const skip = (at: number): number => at + (match(SPACE, text, at)?.[0].length ?? 0)
  for (let at = skip(0); at < text.length; at = skip(at)) {
    const mark = markAt(text, at)
    found.push(mark)
    at = mark.end
  }
  return found
}

/** Finds the names of quantities among the marks of a condition; the longest name that begins at a mark wins. */

/** Normalizes a name: "result.attackerWins" and "Result attacker_wins" both become "result attacker wins". */
const folded = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[._-]+/gu, ' ')
    .replace(/\bshooter\b/gu, 'attacker')
    .replace(/\btarget\b/gu, 'defender')

const NAMES: ReadonlyMap<string, string> = new Map(
  allQuantities().flatMap(({ path, names }) => [path, ...names].map(name => [folded(name), path] as const))
)

const LONGEST = Math.max(...[...NAMES.keys()].map(name => name.split(' ').length))

export interface Name {
  readonly path: string
  /** The number of marks used. */
  readonly used: number
  /** The comparison, if the words contain it: "hird loses 3 or more". */
  readonly compared?: Pick<Comparison, 'than' | 'value'>
}

/** The quantities that a condition may use. */
export interface Names {
  /** Finds the quantity that is named at the start of the marks; undefined if there is none. */
  readonly at: (marks: readonly Mark[]) => Name | undefined
  /** The name that a misspelt name most likely means; undefined if none is near. */
  readonly nearest: (text: string) => string | undefined
  /** The name of the quantity at a path, and what it measures: a chance may be in percent, and a yes needs no comparison. */
  readonly measured: (path: string) => { readonly name: string; readonly measure: MeasureUnit | 'yes' }
  /** The reason why a number of another question is not available here; undefined if no question has it. */
  readonly elsewhere?: (text: string) => string | undefined
  /** An example of a condition. */
  readonly example: string
  /** Where all names are listed. */
  readonly listed: string
}

const wordOf = (mark: Mark | undefined): string => (mark?.is === 'word' ? folded(mark.word) : '')

const isWord = (mark: Mark | undefined, ...words: readonly string[]): boolean => words.includes(wordOf(mark))

/** The verbs that take a number: a side loses, hits or saves so many. The longest come first. */
const VERBS = MEASURES.filter(({ verb, head }) => verb !== undefined && head === 'attacker')
  .map(({ verb = '', key }) => ({ words: verb.split(' '), key }))
  .sort((one, other) => other.words.length - one.words.length)

const isComparator = (mark: Mark | undefined): boolean =>
  mark?.is === 'sign' || isWord(mark, 'at', 'is', 'more', 'less', 'fewer', 'over', 'above', 'under', 'below', 'equals')

/** A verb with its number: "loses 4 or more", "loses exactly 4", "loses at most 4", "hits 3 or more". */
interface Done {
  readonly key: string
  readonly count: number
  readonly which: 'p' | 'atLeast' | 'atMost'
  /** The limit stands before the number: "loses at least 4", which may be a comparison as well. */
  readonly isLimited: boolean
  /** The number of marks used. */
  readonly used: number
}

/** Limits before a number, and what they make of it. */
const LIMITS: readonly (readonly [words: readonly string[], which: Done['which'], more: number])[] = [
  [['exactly'], 'p', 0],
  [['at', 'least'], 'atLeast', 0],
  [['at', 'most'], 'atMost', 0],
  [['more', 'than'], 'atLeast', 1],
  [['fewer', 'than'], 'atMost', -1],
  [['less', 'than'], 'atMost', -1]
]

/** Parses a verb with its number at the start of the marks; undefined if there is none. */
export const doneBy = (marks: readonly Mark[]): Done | undefined => {
  const does = VERBS.find(({ words }) => words.every((word, i) => isWord(marks[i], word, word.replace(/s$/u, ''))))
  if (!does) return undefined
  const verb = does.words.length
  const [words, bound, more] = LIMITS.find(([each]) => each.every((word, i) => isWord(marks[verb + i], word))) ?? [
    [],
    undefined,
    0
  ]
  const start = verb + words.length
  const count = marks[start]
  if (count?.is !== 'number' || count.percent || !Number.isInteger(count.value) || count.value > 99 || count.value + more < 0)
    return undefined
  const isOr = bound === undefined && isWord(marks[start + 1], 'or')
  const isMore = isOr && isWord(marks[start + 2], 'more')
  const isLess = isOr && isWord(marks[start + 2], 'fewer', 'less')
  const used = start + (isMore || isLess ? 3 : 1)
  const which = bound ?? (isMore ? 'atLeast' : isLess ? 'atMost' : 'p')
  return { key: does.key, count: count.value + more, which, isLimited: words.length > 0 && bound !== 'p', used }
}

/** Parses a side, a verb and its number: "defender loses 4 or more", "attacker hits 3 or more". */
const numbered = (marks: readonly Mark[]): Name | undefined => {
  const side = wordOf(marks[0])
  const done = side === 'attacker' || side === 'defender' ? doneBy(marks.slice(1)) : undefined
  if (!done) return undefined
  const used = 1 + done.used
  // without a chance after it, "attacker hits at least 3" is about the average number of hits
  if (done.isLimited && done.key !== 'losses' && !isComparator(marks[used])) return undefined
  return { path: `${side}.${done.key}.${done.which}.${done.count}`, used }
}

/** Parses a path that ends in a number: `defender.losses.p.4`. */
const byPath = (mark: Mark | undefined): Name | undefined => {
  const [, side = '', rest = '', count = ''] =
    mark?.is === 'word'
      ? (/^(attacker|defender|shooter|target)\.(\w+\.(?:p|atLeast|atMost))\.(\d{1,2})$/u.exec(mark.word) ?? [])
      : []
  const path = `${folded(side)}.${rest}.${Number(count)}`
  return quantityAt(path) ? { path, used: 1 } : undefined
}

/** Finds the quantity that is named at the start of the marks; undefined if there is none. */
export const nameAt = (marks: readonly Mark[]): Name | undefined => {
  const special = numbered(marks) ?? byPath(marks[0])
  if (special) return special
  for (let used = Math.min(LONGEST, marks.length); used > 0; used--) {
    const some = marks.slice(0, used)
    const path = some.every(({ is }) => is === 'word') ? NAMES.get(some.map(wordOf).join(' ')) : undefined
    if (path !== undefined) return { path, used }
  }
  return undefined
}

/** The name that a misspelt name most likely means; undefined if none is near. */
const nearestName = (text: string): string | undefined => {
  const near = nearest(folded(text), NAMES.keys())
  const path = near === undefined ? undefined : NAMES.get(near)
  return allQuantities().find(quantity => quantity.path === path)?.names[0]
}

/** The quantities of one fight. */
export const ofFight: Names = {
  at: nameAt,
  nearest: nearestName,
  measured: path => {
    const quantity = quantityAt(path)
    return { name: quantity?.names[0] ?? path, measure: quantity?.measure ?? 'models' }
  },
  example: 'attacker wins >= 60%',
  get listed() {
    return t('saga-odds help conditions lists them')
  }
}

/**
 * Finds a quantity by its name or path ("defender wiped out", `result.tie`), or returns what is wrong. `called` is how the user
 * gave it.
 */
export const quantityIn = (text: string, called: string, at = called): Quantity | Mistake => {
  const marks = marksOf(text)
  const name = nameAt(marks)
  const quantity = name && name.used === marks.length ? quantityAt(name.path) : undefined
  if (quantity) return quantity
  const near = nearestName(text)
  const cure = near === undefined ? t(' (saga-odds help conditions lists them)') : t('; did you mean "{near}"?', { near })
  return { message: t('{called}: there is no quantity {text}{cure}', { called, text: quoted(text), cure }), at }
}

/** As `quantityIn`, but throws a RequestError if there is no such quantity. */
export const quantityNamed = (text: string, called: string): Quantity => {
  const found = quantityIn(text, called)
  if ('message' in found) throw new RequestError([found])
  return found
}
