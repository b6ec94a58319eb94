import type { Facts, Paragraph, Tone } from './page'

/** Lines of text for a terminal: width, alignment and wrapping. */

type TextStyle = (text: string) => string

/** How texts are coloured: by tone, bold for headings, and in heat maps by the strength (0..1) of the cell. */
export type Theme = { readonly [T in Tone | 'bold']: TextStyle } & {
  readonly tint: (tone: Tone, strength: number) => TextStyle
  readonly isColoured: boolean
}

/** What a block is written on: a terminal or file of so many columns, with or without Unicode and colours. */
export interface TextCanvas {
  readonly columns: number
  readonly unicode: boolean
  readonly theme: Theme
}

const unstyled: TextStyle = text => text

/** The theme without colours. */
export const plainTheme: Theme = {
  attacker: unstyled,
  defender: unstyled,
  plain: unstyled,
  quiet: unstyled,
  bold: unstyled,
  tint: () => unstyled,
  isColoured: false
}

/** Facts narrower than this are hard to read beside their names. */
const LEAST_FACT_WIDTH = 20

/** Continuation lines are indented by two. */
export const paragraphLines = ({ text, tone }: Paragraph, { columns, theme }: TextCanvas): string[] => {
  const [first = '', ...rest] = wrap(text, columns)
  const further = rest.length > 0 ? wrap(rest.join(' '), columns - 2) : []
  return [first, ...further.map(line => `  ${line}`)].map(line => theme[tone](line))
}

/** Between texts that share a line. */
const SEPARATOR = '    '

/** On one line if they fit, else each on lines of its own, with continuation lines indented. */
const sharedLines = (texts: readonly string[], room: number): string[] => {
  const together = texts.join(SEPARATOR)
  if (texts.length < 2) return wrap(together, room)
  if (width(together) <= room) return [together]
  return texts.flatMap(text => {
    const [first = '', ...rest] = wrap(text, room)
    return [first, ...(rest.length > 0 ? wrap(rest.join(' '), room - 2).map(line => `  ${line}`) : [])]
  })
}

/** Tips on what to type next. */
export const hintLines = (text: string, { columns, theme }: TextCanvas): string[] =>
  sharedLines(text.split(SEPARATOR), columns).map(line => theme.quiet(line))

/** Names in a column with their texts beside them, or below them if there is too little room. */
export const factLines = ({ facts }: Facts, { columns, theme }: TextCanvas): string[] => {
  const names = widest(facts.map(([name]) => name))
  const room = columns - names - 2
  if (room < LEAST_FACT_WIDTH) {
    const below = (texts: readonly string[]): string[] => sharedLines(texts, columns - 2).map(line => `  ${line}`)
    return facts.flatMap(([name, ...texts]) => [...wrap(name, columns).map(line => theme.quiet(line)), ...below(texts)])
  }
  return facts.flatMap(([name, ...texts]) =>
    sharedLines(texts, room).map((line, index) => `${padEnd(index === 0 ? theme.quiet(name) : '', names)}  ${line}`)
  )
}

/** Below, widths are in columns of a terminal, not in characters. */

/** Letters, dashes, arrows and the blocks of bars, one column each: most texts. A shortcut, since V8 is slow to compile the classes below. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2026\u2190-\u21ff\u2500-\u259f]*$/
const EASTERN = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u

const characterWidth = (character: string): number => {
  if (NARROW.test(character)) return 1
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character)) return 0
  return EASTERN.test(character) || /[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u.test(character) ? 2 : 1
}

/** The columns a text takes; colour escapes take none, East Asian letters two. */
export const width = (text: string): number => {
  if (NARROW.test(text)) return text.length
  return [...text.replace(/\p{Cc}\[[0-9;]*m/gu, '')].reduce((sum, character) => sum + characterWidth(character), 0)
}

/** The width of the widest text, in columns; 0 without texts. */
export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(width))

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns))

/** The text padded to so many columns, aligned left. */
export const padEnd = (text: string, columns: number): string => text + blanks(columns - width(text))

/** The text padded to so many columns, aligned right. */
export const padStart = (text: string, columns: number): string => blanks(columns - width(text)) + text

/** The longest beginning of a text without colours that fits. */
export const truncate = (text: string, columns: number): string => {
  let used = 0
  let end = 0
  for (const character of text) {
    used += characterWidth(character)
    if (used > columns) break
    end += character.length
  }
  return text.slice(0, end)
}

/** A word cut into pieces that fit a line each. */
const splitWord = (word: string, columns: number): string[] => {
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

/**
 * Lines of at most `columns` columns. Breaks at blanks, but not before "%" or inside a number such as "100 000"; a word longer than a line
 * is cut.
 */
export const wrap = (text: string, columns: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ (?!%|(?<=\d )\d{3}(?!\d))/u).flatMap(word => splitWord(word, Math.max(1, columns)))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The text in two lines, as even as its words allow; a single word stays one line. */
export const inTwoLines = (text: string): string[] => {
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const most = (lines: readonly string[]): number => Math.max(...lines.map(width))
  return breaks.reduce((best, lines) => (best.length < 2 || most(lines) < most(best) ? lines : best), [text])
}
