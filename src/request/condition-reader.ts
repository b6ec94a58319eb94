import type { Comparator } from '../model/condition'
import { type Mistake, RequestError } from '../model/errors'
import type { Names } from './condition-names'
import type { Mark } from './condition-tokens'

/** What reads a condition: where it stands, and how it tells a slip. */

/** Where the reading stands. */
export interface Reader {
  readonly text: string
  readonly called: string
  readonly names: Names
  readonly marks: readonly Mark[]
  at: number
}

/** Nobody sees a caret under what does not fit his line. */
const pointed = (text: string, at: number, end: number): string => {
  const start = Math.max(0, at - 60)
  const line = text.slice(start, at + 60).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
  return `\n  ${line}\n  ${' '.repeat(at - start)}${'^'.repeat(Math.max(1, Math.min(end, at + 60) - at))}`
}

export const slip = ({ text, called }: Reader, message: string, at: number, end: number): never => {
  const mistake: Mistake = { message: `${called}: ${message}${pointed(text, at, end)}`, at: called }
  throw new RequestError([mistake])
}

export const here = ({ marks, at }: Reader): Mark | undefined => marks[at]

/** The place of a mark, or the end of the text. */
export const spot = ({ text }: Reader, mark: Mark | undefined): readonly [number, number] =>
  mark ? [mark.at, mark.end] : [text.length, text.length + 1]

export const isSign = (mark: Mark | undefined, sign: string): boolean => mark?.is === 'sign' && mark.sign === sign
export const isWord = (mark: Mark | undefined, word: string): boolean => mark?.is === 'word' && mark.word.toLowerCase() === word

/** Comparators in words, the longer before the shorter. */
const SPOKEN: readonly (readonly [words: string, than: Comparator])[] = [
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

export const comparatorAt = (marks: readonly Mark[]): { readonly than: Comparator; readonly used: number } | undefined => {
  const [first] = marks
  const sign = first?.is === 'sign' ? COMPARATORS.find(each => each === first.sign) : undefined
  if (sign) return { than: sign, used: 1 }
  const spoken = SPOKEN.find(([words]) => words.split(' ').every((word, i) => isWord(marks[i], word)))
  return spoken && { than: spoken[1], used: spoken[0].split(' ').length }
}
