import { width } from './width'

const pieces = (word: string, columns: number): string[] => {
  if (width(word) <= columns) return [word]
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && width(piece) + width(character) > columns) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

/** Lines of at most `columns` columns, broken at blanks but before "%", and within words that are longer than a line. */
export const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ (?!%)/u).flatMap(word => pieces(word, Math.max(1, columns)))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** In two lines as even as the words allow; a single word stays one. */
export const halved = (text: string): string[] => {
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const most = (lines: readonly string[]): number => Math.max(...lines.map(width))
  return breaks.reduce((best, lines) => (best.length < 2 || most(lines) < most(best) ? lines : best), [text])
}
