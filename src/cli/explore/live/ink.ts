import type { Look } from '../../../report'
import { head, left, right, width } from '../../../report/width'

/** Text of an exact breadth, coloured where colours are wanted. Nothing is shown by colour alone. */

export type Style = 'plain' | 'strong' | 'dim' | 'attacker' | 'defender' | 'cursor' | 'reversed' | 'wrong'

/** Of the sixteen colours that every terminal has. */
const CODES: Readonly<Record<Exclude<Style, 'plain'>, string>> = {
  strong: '1',
  dim: '2',
  attacker: '36',
  defender: '33',
  cursor: '1;36',
  reversed: '7',
  wrong: '31'
}

/** How the view may look. */
export interface LiveLook extends Pick<Look, 'color' | 'unicode'> {
  readonly columns: number
  readonly rows: number
}

export interface Ink {
  readonly look: LiveLook
  readonly paint: (style: Style, text: string) => string
  /** Signs beyond ASCII, or what stands for them. */
  readonly sign: (unicode: string, ascii: string) => string
}

export const inkOf = (look: LiveLook): Ink => ({
  look,
  paint: (style, text) =>
    style === 'plain' || look.color === 0 || text === '' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`,
  sign: (unicode, ascii) => (look.unicode ? unicode : ascii)
})

/** Letters beyond ASCII written in ASCII: names of other tongues keep their letters without their marks. */
const inAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '?')

/** What stands in so many columns, cut where it is longer; for text without colours. */
export const fitted = (text: string, columns: number, { look, sign }: Ink): string => {
  const shown = look.unicode ? text : inAscii(text)
  if (columns <= 0) return ''
  return left(width(shown) <= columns ? shown : `${head(shown, columns - 1)}${sign('…', '~')}`, columns)
}

export const ended = (text: string, columns: number): string => right(text, columns)

/** A line made of parts, of exactly so many columns. */
export const line = (text: string, columns: number): string => left(text, columns)
