import { element, type Markup, together } from '../markup'
import { breadth, cut, type Drawing, words } from './drawing'

/** A sign and what it means. */
export interface Entry {
  /** The class of its sign. */
  readonly sign: string
  readonly label: string
}

const SIGN = 12
const GAP = 7
const BETWEEN = 20
const LINE = 22

const drawn = ({ sign, label }: Entry, x: number, y: number, room: number): Markup =>
  together([
    element('rect', { x: x + 1, y: y - 11, width: SIGN, height: SIGN, rx: 2, class: sign }),
    words(x + SIGN + GAP, y, cut(label, room - SIGN - GAP), 'quiet')
  ])

/** Signs with their meanings, in as many lines as they need. */
export const legend = (entries: readonly Entry[], width: number): Drawing => {
  let [left, line] = [0, 0]
  const marks = entries.map(entry => {
    const own = Math.min(width, SIGN + GAP + breadth(entry.label))
    if (left > 0 && left + own > width) {
      left = 0
      line += 1
    }
    const mark = drawn(entry, left, LINE * line + 15, width)
    left += own + BETWEEN
    return mark
  })
  return { width, height: entries.length > 0 ? LINE * (line + 1) : 0, marks: together(marks) }
}
