/** A command line up to the cursor. */

export interface TypedLine {
  /** Whole words before the one at the cursor, without the program's name. */
  readonly words: readonly string[]
  /** The word at the cursor, as far as it is typed. */
  readonly current: string
  /** Inside open quotes: what stands in them before the current word. */
  readonly inQuotes: string
}

const QUOTES: ReadonlySet<string> = new Set(['"', "'"])

interface Cut {
  readonly words: readonly string[]
  readonly last: string
  readonly isOpen: boolean
}

/** Splits a line into words as a shell does: only quotes and backslashes are understood. */
const splitWords = (line: string): Cut => {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (quote !== undefined) {
      if (letter === quote) quote = undefined
      else word = (word ?? '') + letter
    } else if (QUOTES.has(letter)) {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else {
      if (letter === '\\') at++
      word = (word ?? '') + (letter === '\\' ? (line[at] ?? '') : letter)
    }
  }
  return { words, last: word ?? '', isOpen: quote !== undefined }
}

const isProgram = (word: string): boolean => /(^|[\\/])saga-odds(\.cjs)?$/.test(word)

/** The words, quoted sentences split too. */
const splitSentences = (words: readonly string[]): readonly string[] => words.flatMap(word => word.split(/\s+/).filter(Boolean))

/** Parses a command line that is being typed. */
export const parseTyped = (line: string): TypedLine => {
  const { words, last, isOpen } = splitWords(line)
  const program = words.findIndex(isProgram)
  const given = words.slice(program + 1)
  if (!isOpen || !/\s/.test(last)) return { words: splitSentences(given), current: last, inQuotes: '' }
  const start = last.search(/\S*$/)
  return { words: splitSentences([...given, last.slice(0, start)]), current: last.slice(start), inQuotes: last.slice(0, start) }
}

/** A word that may stand at the cursor. */
export interface Suggestion {
  readonly value: string
  readonly about?: string
}

/** Stands for file names, which the shell completes itself. */
export const FILES = 'files'

export type Suggestions = readonly Suggestion[] | typeof FILES

export const suggestionsOf = (values: readonly string[], about?: string): readonly Suggestion[] =>
  values.map(value => ({ value, ...(about !== undefined && { about }) }))

/** The suggestions that begin with the word at the cursor, without duplicates. */
export const startingWith = (all: readonly Suggestion[], current: string): readonly Suggestion[] => {
  const start = current.toLowerCase()
  const found = all.filter(({ value }) => value.toLowerCase().startsWith(start))
  return [...new Map(found.map(each => [each.value, each])).values()]
}
