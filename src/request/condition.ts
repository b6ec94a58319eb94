import type { Comparator, Condition } from '../model/condition'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import { quoted, visible } from '../model/quoted'
import { type Mark, marksOf, type Names, ofFight } from './condition-names'

/** The parser of a condition: its state, and how it reports a mistake. */

/** The state of the parser; `at` is the index of the next mark. */
interface Reader {
  readonly text: string
  readonly called: string
  readonly names: Names
  readonly marks: readonly Mark[]
  at: number
}

/**
 * The text around a mistake with a caret below it, cut to 60 characters on either side: in a longer line the caret would be out
 * of place.
 */
const withCaret = (text: string, at: number, end: number): string => {
  const start = Math.max(0, at - 60)
  const line = text.slice(start, at + 60).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
  return `\n  ${line}\n  ${' '.repeat(at - start)}${'^'.repeat(Math.max(1, Math.min(end, at + 60) - at))}`
}

const slip = ({ text, called }: Reader, message: string, at: number, end: number): never =>
  refuse(`${called}: ${message}${withCaret(text, at, end)}`, called)

const here = ({ marks, at }: Reader): Mark | undefined => marks[at]

/** The start and end of a mark, or of the end of the text. */
const spot = ({ text }: Reader, mark: Mark | undefined): readonly [number, number] =>
  mark ? [mark.at, mark.end] : [text.length, text.length + 1]

const isSign = (mark: Mark | undefined, sign: string): boolean => mark?.is === 'sign' && mark.sign === sign
const isWord = (mark: Mark | undefined, word: string): boolean => mark?.is === 'word' && mark.word.toLowerCase() === word

/** Comparators in words. A longer one comes before a shorter one that it begins with. */
const COMPARATOR_WORDS: readonly (readonly [words: string, than: Comparator])[] = [
  ['is at least', '>='],
  ['is at most', '<='],
  ['at least', '>='],
  ['at most', '<='],
  ['more than', '>'],
  ['less than', '<'],
  ['fewer than', '<'],
  ['not less than', '>='],
  ['not more than', '<='],
  ['is not', '!='],
  ['is', '='],
  ['equals', '='],
  ['over', '>'],
  ['above', '>'],
  ['under', '<'],
  ['below', '<']
]

const COMPARATORS: readonly Comparator[] = ['>=', '>', '<=', '<', '=', '!=']

const comparatorAt = (marks: readonly Mark[]): { readonly than: Comparator; readonly used: number } | undefined => {
  const [first] = marks
  const sign = first?.is === 'sign' ? COMPARATORS.find(each => each === first.sign) : undefined
  if (sign) return { than: sign, used: 1 }
  const found = COMPARATOR_WORDS.find(([words]) => words.split(' ').every((word, i) => isWord(marks[i], word)))
  return found && { than: found[1], used: found[0].split(' ').length }
}

/**
 * The one condition language: `defender wiped out >= 80% and attacker losses < 2`. "and" binds before "or"; "not" and brackets
 * work as usual; chances are in percent or from 0 to 1. A mistake is reported with a caret below it.
 */

const MOST_LETTERS = 1000
/** The most levels of nested brackets. */
const DEEPEST = 50

const isEnd = (mark: Mark | undefined): boolean =>
  mark === undefined || mark.is === 'sign' || isWord(mark, 'and') || isWord(mark, 'or') || mark.is === 'number'

/** Reports the words that should have named a quantity. */
const unknownName = (reader: Reader): never => {
  const { marks, at, text } = reader
  let end = at
  while (!isEnd(marks[end]) && comparatorAt(marks.slice(end)) === undefined) end++
  const [first, last] = [marks[at], marks[Math.max(at, end - 1)]]
  if (!first || !last || first.is !== 'word')
    return slip(reader, t('expected a quantity here, as in {example}', { example: reader.names.example }), ...spot(reader, first))
  const words = text.slice(first.at, last.end)
  const elsewhere = reader.names.elsewhere?.(words)
  if (elsewhere !== undefined) return slip(reader, elsewhere, first.at, last.end)
  const near = reader.names.nearest(words)
  const cure = near === undefined ? ` (${reader.names.listed})` : t('; did you mean "{near}"?', { near })
  return slip(reader, t('there is no quantity {words}{cure}', { words: quoted(words), cure }), first.at, last.end)
}

const boundOf = (reader: Reader, path: string): number => {
  const mark = here(reader)
  const { name, measure } = reader.names.measured(path)
  if (mark?.is !== 'number') return slip(reader, t('expected a number here, as in >= 60% or < 2'), ...spot(reader, mark))
  const { value, percent } = mark
  reader.at++
  if (measure !== 'chance') {
    if (percent) slip(reader, t('{name} is not a chance: leave the % out', { name }), mark.at, mark.end)
    return value
  }
  const chance = percent ? value / 100 : value
  if (chance > 1 && !percent)
    slip(
      reader,
      t('{name} is a chance, so at most 1: write {hundredths}% or {share}', { name, hundredths: value, share: value / 100 }),
      mark.at,
      mark.end
    )
  if (!(chance >= 0 && chance <= 1)) slip(reader, t('{name} is a chance, from 0% to 100%', { name }), mark.at, mark.end)
  return chance
}

const comparison = (reader: Reader): Condition => {
  const name = reader.names.at(reader.marks.slice(reader.at))
  if (!name) return unknownName(reader)
  reader.at += name.used
  if (name.compared) return { is: 'compare', quantity: name.path, ...name.compared }
  const comparator = comparatorAt(reader.marks.slice(reader.at))
  if (!comparator && reader.names.measured(name.path).measure === 'yes')
    return { is: 'compare', quantity: name.path, than: '=', value: 1 }
  if (!comparator) {
    const mark = here(reader)
    return slip(
      reader,
      t('expected a comparison here: >=, >, <=, <, =, at least, at most, more than or less than'),
      ...spot(reader, mark)
    )
  }
  reader.at += comparator.used
  return { is: 'compare', quantity: name.path, than: comparator.than, value: boundOf(reader, name.path) }
}

const term = (reader: Reader, depth: number): Condition => {
  const mark = here(reader)
  if (depth > DEEPEST) return slip(reader, t('more than {deepest} nested brackets', { deepest: DEEPEST }), ...spot(reader, mark))
  if (isWord(mark, 'not')) {
    reader.at++
    return { is: 'not', of: term(reader, depth + 1) }
  }
  if (!isSign(mark, '(')) return comparison(reader)
  reader.at++
  const inside = either(reader, depth + 1)
  if (!isSign(here(reader), ')')) slip(reader, t('expected a closing ) here'), ...spot(reader, here(reader)))
  reader.at++
  return inside
}

type Part = (reader: Reader, depth: number) => Condition

/** Parses parts joined by a word; a single part is returned as it is. */
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
 * Parses a condition. `called` is how the user gave it, such as `--assert`; `names` are the quantities it may use, by default
 * those of a fight. Throws a RequestError with a caret below the mistake.
 */
export const conditionOf = (text: string, called: string, names: Names = ofFight): Condition => {
  const reader: Reader = { text, called, names, marks: marksOf(text), at: 0 }
  if (text.length > MOST_LETTERS)
    refuse(t('{called}: the condition is longer than {mostLetters} characters', { called, mostLetters: MOST_LETTERS }), called)
  if (reader.marks.length === 0)
    refuse(
      t('{called} {text}: expected a condition, as in "{example}"', {
        called,
        text: visible(text) || '""',
        example: names.example
      }),
      called
    )
  const condition = either(reader, 0)
  const rest = here(reader)
  if (rest) slip(reader, t('expected "and", "or" or the end here'), rest.at, rest.end)
  return condition
}
