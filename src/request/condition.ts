import type { Condition } from '../model/condition'
import { RequestError } from '../model/errors'
import { quoted, visible } from '../model/quoted'
import { type Names, ofFight } from './condition-names'
import { comparatorAt, here, isSign, isWord, type Reader, slip, spot } from './condition-reader'
import { type Mark, marksOf } from './condition-tokens'

/**
 * The one condition language: `defender wiped out >= 80% and attacker losses < 2`. "and" binds before "or"; "not" and brackets
 * as ever; chances in percent or as 0..1. A slip is told with a caret under it.
 */

const MOST_LETTERS = 1000
/** Brackets within brackets. */
const DEEPEST = 50

const isEnd = (mark: Mark | undefined): boolean =>
  mark === undefined || mark.is === 'sign' || isWord(mark, 'and') || isWord(mark, 'or') || mark.is === 'number'

/** The words that should have named a quantity. */
const unknownName = (reader: Reader): never => {
  const { marks, at, text } = reader
  let end = at
  while (!isEnd(marks[end]) && comparatorAt(marks.slice(end)) === undefined) end++
  const [first, last] = [marks[at], marks[Math.max(at, end - 1)]]
  if (!first || !last || first.is !== 'word')
    return slip(reader, `a quantity is wanted here, as in ${reader.names.example}`, ...spot(reader, first))
  const words = text.slice(first.at, last.end)
  const near = reader.names.nearest(words)
  const cure = near === undefined ? ` (${reader.names.listed})` : `; did you mean "${near}"?`
  return slip(reader, `there is no quantity ${quoted(words)}${cure}`, first.at, last.end)
}

const boundOf = (reader: Reader, path: string): number => {
  const mark = here(reader)
  const { name, measure } = reader.names.measured(path)
  if (mark?.is !== 'number') return slip(reader, 'a number is wanted here, as in >= 60% or < 2', ...spot(reader, mark))
  const { value, percent } = mark
  reader.at++
  if (measure !== 'chance') {
    if (percent) slip(reader, `${name} is no chance: leave the % out`, mark.at, mark.end)
    return value
  }
  const chance = percent ? value / 100 : value
  if (chance > 1 && !percent) slip(reader, `${name} is a chance, at most 1: write ${value}% or ${value / 100}`, mark.at, mark.end)
  if (!(chance >= 0 && chance <= 1)) slip(reader, `${name} is a chance, from 0% to 100%`, mark.at, mark.end)
  return chance
}

const comparison = (reader: Reader): Condition => {
  const name = reader.names.at(reader.marks.slice(reader.at))
  if (!name) return unknownName(reader)
  reader.at += name.used
  const comparator = comparatorAt(reader.marks.slice(reader.at))
  if (!comparator && reader.names.measured(name.path).measure === 'yes')
    return { is: 'compare', quantity: name.path, than: '=', value: 1 }
  if (!comparator) {
    const mark = here(reader)
    return slip(
      reader,
      'a comparison is wanted here: >=, >, <=, <, =, at least, at most, more than or less than',
      ...spot(reader, mark)
    )
  }
  reader.at += comparator.used
  return { is: 'compare', quantity: name.path, than: comparator.than, value: boundOf(reader, name.path) }
}

const term = (reader: Reader, depth: number): Condition => {
  const mark = here(reader)
  if (depth > DEEPEST) return slip(reader, `more than ${DEEPEST} brackets within each other`, ...spot(reader, mark))
  if (isWord(mark, 'not')) {
    reader.at++
    return { is: 'not', of: term(reader, depth + 1) }
  }
  if (!isSign(mark, '(')) return comparison(reader)
  reader.at++
  const inside = either(reader, depth + 1)
  if (!isSign(here(reader), ')')) slip(reader, 'a closing ) is wanted here', ...spot(reader, here(reader)))
  reader.at++
  return inside
}

type Part = (reader: Reader, depth: number) => Condition

/** Parts joined by a word; one alone is itself. */
const joined =
  (word: 'and' | 'or', is: 'all' | 'any', part: Part): Part =>
  (reader, depth) => {
    const of = [part(reader, depth)]
    while (isWord(here(reader), word)) {
      reader.at++
      of.push(part(reader, depth))
    }
    const [only] = of
    return of.length === 1 && only ? only : { is, of }
  }

const both = joined('and', 'all', term)
const either = joined('or', 'any', both)

/**
 * The condition of a text. `called`: how the user gave it, as `--assert`; `names`: what it may speak of, a fight's numbers unless
 * given. Throws a RequestError with a caret under the slip.
 */
export const conditionOf = (text: string, called: string, names: Names = ofFight): Condition => {
  const reader: Reader = { text, called, names, marks: marksOf(text), at: 0 }
  if (text.length > MOST_LETTERS)
    throw new RequestError([{ message: `${called}: the condition is longer than ${MOST_LETTERS} letters`, at: called }])
  if (reader.marks.length === 0)
    throw new RequestError([
      { message: `${called} ${visible(text) || '""'}: a condition is wanted, as in "${names.example}"`, at: called }
    ])
  const condition = either(reader, 0)
  const rest = here(reader)
  if (rest) slip(reader, '"and", "or" or the end is wanted here', rest.at, rest.end)
  return condition
}
