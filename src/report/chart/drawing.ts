import { element, type Markup, together } from '../markup'
import { head, width } from '../width'
import type { Detail } from './detail'

/** A picture in a box of its own, drawn from its upper left corner. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly marks: Markup
}

/** Live marks can be reached by keys and are read one by one; others belong to one picture. */
export interface Canvas {
  readonly width: number
  readonly live: boolean
}

/** Where heat maps are drawn. */
export interface MapCanvas extends Canvas {
  readonly detail: Detail
}

/** Size of all letters that are not headings, and their share of it in breadth: more than any common face needs. */
export const LETTERS = 13
const BREADTH = 0.65

export const breadth = (text: string, size = LETTERS): number => width(text) * size * BREADTH

/** The text as far as it fits. */
export const cut = (text: string, room: number, size = LETTERS): string =>
  breadth(text, size) <= room ? text : `${head(text, Math.max(1, Math.floor(room / (size * BREADTH)) - 1))}…`

/** How many letters fit. */
export const letters = (room: number, size = LETTERS): number => Math.max(1, Math.floor(room / (size * BREADTH)))

type Anchor = 'start' | 'middle' | 'end'

/** A line of text; `y` is its base. */
export const words = (x: number, y: number, text: string, style = '', anchor: Anchor = 'start'): Markup =>
  element(
    'text',
    { x: rounded(x), y: rounded(y), class: style || undefined, 'text-anchor': anchor === 'start' ? undefined : anchor },
    text
  )

export const rounded = (value: number): number => Math.round(100 * value) / 100

/** A mark that says what it stands for when it is pointed at, focused or read aloud. */
export const point = (said: string, { live }: Canvas, reached: boolean, ...marks: readonly Markup[]): Markup => {
  const reach = live ? { role: 'img', 'aria-label': said, tabindex: reached ? 0 : -1 } : {}
  return element('g', { class: 'point', ...reach }, element('title', {}, said), ...marks)
}

/** One below the other. */
export const stacked = (drawings: readonly Drawing[], gap: number): Drawing => {
  let top = 0
  const parts = drawings.map(({ height, marks }) => {
    const part = element('g', { transform: `translate(0 ${rounded(top)})` }, marks)
    top += height + gap
    return part
  })
  return { width: Math.max(0, ...drawings.map(({ width }) => width)), height: Math.max(0, top - gap), marks: together(parts) }
}

/** Beside each other, each as wide as its box. */
export const abreast = (drawings: readonly Drawing[], gap: number): Drawing => {
  let left = 0
  const parts = drawings.map(({ width, marks }) => {
    const part = element('g', { transform: `translate(${rounded(left)} 0)` }, marks)
    left += width + gap
    return part
  })
  return { width: Math.max(0, left - gap), height: Math.max(0, ...drawings.map(({ height }) => height)), marks: together(parts) }
}
