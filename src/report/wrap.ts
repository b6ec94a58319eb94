import type { Facts, Paragraph, Tone } from './page'

type Ink = (text: string) => string

/** An ink for each tone, one for headings, and those of heat maps: the deeper (0..1), the fuller the hue. */
export type Pen = { readonly [T in Tone | 'bold']: Ink } & {
  readonly tint: (tone: Tone, depth: number) => Ink
  readonly isColoured: boolean
}

/** What a block is drawn on. */
export interface Paper {
  readonly columns: number
  readonly unicode: boolean
  readonly pen: Pen
}

const bare: Ink = text => text

/** Leaves no colours. */
export const pencil: Pen = {
  attacker: bare,
  defender: bare,
  plain: bare,
  quiet: bare,
  bold: bare,
  tint: () => bare,
  isColoured: false
}

/** A narrower text is hard to read. */
const LEAST = 20

/** Further lines are set in by two. */
export const paragraph = ({ text, tone }: Paragraph, { columns, pen }: Paper): string[] => {
  const [first = '', ...rest] = wrap(text, columns)
  const further = rest.length > 0 ? wrap(rest.join(' '), columns - 2) : []
  return [first, ...further.map(line => `  ${line}`)].map(line => pen[tone](line))
}

/** Between texts that share a line. */
const APART = '    '

/** On one line where they fit, else each on lines of its own; a line that goes on is set in. */
const laid = (texts: readonly string[], room: number): string[] => {
  const together = texts.join(APART)
  if (texts.length < 2) return wrap(together, room)
  if (width(together) <= room) return [together]
  return texts.flatMap(text => {
    const [first = '', ...rest] = wrap(text, room)
    return [first, ...(rest.length > 0 ? wrap(rest.join(' '), room - 2).map(line => `  ${line}`) : [])]
  })
}

/** Commands to type next, with what they show. */
export const hint = (text: string, { columns, pen }: Paper): string[] =>
  laid(text.split(APART), columns).map(line => pen.quiet(line))

/** Names in a column, texts hanging beside them; below them where there is no room. */
export const facts = ({ facts }: Facts, { columns, pen }: Paper): string[] => {
  const names = widest(facts.map(([name]) => name))
  const room = columns - names - 2
  if (room < LEAST) {
    const below = (texts: readonly string[]): string[] => laid(texts, columns - 2).map(line => `  ${line}`)
    return facts.flatMap(([name, ...texts]) => [...wrap(name, columns).map(line => pen.quiet(line)), ...below(texts)])
  }
  return facts.flatMap(([name, ...texts]) =>
    laid(texts, room).map((line, index) => `${left(index === 0 ? pen.quiet(name) : '', names)}  ${line}`)
  )
}

/** Columns of a terminal, not characters. */

/** Letters, dashes, arrows and the blocks of bars take one column each: most texts. The classes below take V8 long to read. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2026\u2190-\u21ff\u2500-\u259f]*$/
const EASTERN = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u

const ofCharacter = (character: string): number => {
  if (NARROW.test(character)) return 1
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character)) return 0
  return EASTERN.test(character) || /[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u.test(character) ? 2 : 1
}

/** Columns the text takes; colours take none, East Asian letters two. */
export const width = (text: string): number => {
  if (NARROW.test(text)) return text.length
  return [...text.replace(/\p{Cc}\[[0-9;]*m/gu, '')].reduce((sum, character) => sum + ofCharacter(character), 0)
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(width))

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns))

export const left = (text: string, columns: number): string => text + blanks(columns - width(text))

export const right = (text: string, columns: number): string => blanks(columns - width(text)) + text

/** The longest beginning that fits; for text without colours. */
export const head = (text: string, columns: number): string => {
  let used = 0
  let end = 0
  for (const character of text) {
    used += ofCharacter(character)
    if (used > columns) break
    end += character.length
  }
  return text.slice(0, end)
}

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

/** Lines of at most `columns` columns, broken at blanks but before "%" and within a number, and within words that are longer than a line. */
export const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ (?!%|(?<=\d )\d{3}(?!\d))/u).flatMap(word => pieces(word, Math.max(1, columns)))) {
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
