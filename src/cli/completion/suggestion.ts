/** A command line up to the cursor, as far as it is typed. */

export interface Typed {
  /** Whole words before the one at the cursor, the program's name left out. */
  readonly words: readonly string[]
  /** The word at the cursor, as far as it goes. */
  readonly current: string
  /** Of a word in open quotes: what stands in them before the current word of the sentence. */
  readonly inQuotes: string
}

const QUOTES: ReadonlySet<string> = new Set(['"', "'"])

interface Cut {
  readonly words: readonly string[]
  readonly last: string
  readonly isOpen: boolean
}

/** Words as a shell takes them, as far as quotes and backslashes go. */
const cut = (line: string): Cut => {
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

/** A quoted sentence is as good as its words. */
const apart = (words: readonly string[]): readonly string[] => words.flatMap(word => word.split(/\s+/).filter(Boolean))

export const typed = (line: string): Typed => {
  const { words, last, isOpen } = cut(line)
  const program = words.findIndex(isProgram)
  const given = words.slice(program + 1)
  if (!isOpen || !/\s/.test(last)) return { words: apart(given), current: last, inQuotes: '' }
  const start = last.search(/\S*$/)
  return { words: apart([...given, last.slice(0, start)]), current: last.slice(start), inQuotes: last.slice(0, start) }
}

/** What may stand at the cursor. */
export interface Suggestion {
  readonly value: string
  readonly about?: string
}

/** A file is wanted: the shell knows them better. */
export const FILES = 'files'

export type Suggested = readonly Suggestion[] | typeof FILES

export const named = (values: readonly string[], about?: string): readonly Suggestion[] =>
  values.map(value => ({ value, ...(about !== undefined && { about }) }))

/** Those that the word at the cursor begins, each once. */
export const begun = (all: readonly Suggestion[], current: string): readonly Suggestion[] => {
  const start = current.toLowerCase()
  const found = all.filter(({ value }) => value.toLowerCase().startsWith(start))
  return [...new Map(found.map(each => [each.value, each])).values()]
}
