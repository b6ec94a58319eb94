import { NUMBERS } from './templates'

/** A text as plain words and numbers, for what is asked before the sentence itself is read. */

/** The words with one blank between them: some patterns would take long over many blanks. */
export const onOneLine = (words: readonly string[]): string => words.join(' ').split(/\s+/u).join(' ')

export interface Word {
  /** Folded: lower case, without accents and apostrophes. */
  readonly word: string
  readonly from: number
  readonly to: number
  /** A comma, colon or other sign stands before it. */
  readonly beginsClause: boolean
}

/** The folded words of a text, each with its start and end position. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/([,;:?!\u00bf\u00a1.()\s]*)([^\s,;:?!\u00bf\u00a1.()]+)/gu)].map(({ 1: gap = '', 2: raw = '', index }) => ({
    word: raw
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}'\u2019]/gu, ''),
    from: index + gap.length,
    to: index + gap.length + raw.length,
    beginsClause: /\S/.test(gap)
  }))

const COUNTS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap((all, value) => all.split('|').map(word => [word, value] as const))
)

/** The word at this index; empty beyond the ends. */
export const wordAt = (all: readonly Word[], at: number): string => all[at]?.word ?? ''

/** The number the word at this index stands for ("3", "three", "3+"); undefined if it is not a number. */
export const numberAt = (all: readonly Word[], at: number): number | undefined => {
  const word = wordAt(all, at)
  const digits = /^(\d{1,2})\+?$/.exec(word)?.[1]
  return digits === undefined ? COUNTS.get(word) : Number(digits)
}

export const isNumberAt = (all: readonly Word[], at: number): boolean => numberAt(all, at) !== undefined

/** The index of the first word from `at` on that is none of these. */
export const past = (all: readonly Word[], at: number, words: ReadonlySet<string>): number =>
  words.has(wordAt(all, at)) ? past(all, at + 1, words) : at

/** The index of the word after the longest of these phrases (separated by `|`) that begins at `at`; 0 if none does. */
export const phraseAt = (all: readonly Word[], at: number, phrases: string): number => {
  const ends = phrases.split('|').map(phrase => {
    const each = phrase.split(' ')
    return each.every((word, i) => wordAt(all, at + i) === word) ? at + each.length : 0
  })
  return Math.max(...ends)
}
