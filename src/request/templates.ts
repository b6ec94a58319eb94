/** `give|gives [up] half dice`: a phrase with its variations. `a|b` is either word, `[c]` a word that may be missing, `#` a number. */

interface Piece {
  readonly words: ReadonlySet<string>
  readonly isOptional: boolean
}

export type Template = readonly Piece[]

export const NUMBER_SIGN = '#'

/** Numbers in words, by their value. */
export const NUMBERS = [
  'zero|cero',
  'one|uno',
  'two|dos|pair|couple|both',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
  'ten|diez',
  'eleven|once',
  'twelve|doce|dozen|docena'
]

const numberWords: ReadonlySet<string> = new Set(NUMBERS.flatMap(words => words.split('|')))

export const templateOf = (text: string): Template =>
  text.split(' ').map(piece => {
    const isOptional = piece.startsWith('[')
    return { isOptional, words: new Set((isOptional ? piece.slice(1, -1) : piece).split('|')) }
  })

/** The words that a template may hold. */
export const wordsOf = (template: Template): readonly string[] => template.flatMap(({ words }) => [...words])

/** How many of the words from `start` the template takes, as many as it can; 0 where it does not fit. */
export const matched = (template: Template, words: readonly string[], start = 0, piece = 0): number => {
  const here = template[piece]
  if (!here) return 0
  const isLast = template.slice(piece + 1).every(({ isOptional }) => isOptional)
  const word = words[start]
  const isNumber = word !== undefined && here.words.has(NUMBER_SIGN) && numberWords.has(word)
  const taken = word !== undefined && (here.words.has(word) || isNumber) ? 1 : 0
  const rest = taken ? matched(template, words, start + 1, piece + 1) : 0
  const withWord = taken && (rest > 0 || isLast) ? 1 + rest : 0
  return here.isOptional ? Math.max(withWord, matched(template, words, start, piece + 1)) : withWord
}
