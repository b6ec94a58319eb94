import type { Facts, Paragraph, Tone } from '../page'
import { left, widest, width, wrap } from '../wrap'

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
