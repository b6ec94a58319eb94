import { ofShare } from '../aria-text'
import { element, together } from '../markup'
import type { Shares } from '../page'
import { breadth, type Canvas, cut, type Drawing, LETTERS, point, rounded, stacked, words } from './drawing'
import { type Entry, legend } from './legend'

type Share = Shares['shares'][number]

const HEIGHT = 28
const GAP = 2
const LABEL = LETTERS + 2

/** The shares as one bar. */
export const bar = ({ shares }: Shares, canvas: Canvas): Drawing => {
  let reached = 0
  const parts = shares.flatMap(share => {
    const start = reached
    reached += share.chance
    const width = share.chance * canvas.width - GAP
    if (share.chance <= 0) return []
    const frame = { x: rounded(start * canvas.width), y: 0, width: Math.max(1, rounded(width)), height: HEIGHT, rx: 3 }
    return [point(ofShare(share), canvas, true, element('rect', { ...frame, class: share.tone }))]
  })
  return { width: canvas.width, height: HEIGHT, marks: together(parts) }
}

/** First at the left end, last at the right end, the others evenly between them; nothing where they do not fit. */
const labels = ({ shares }: Shares, { width }: Canvas): readonly Drawing[] => {
  const texts = shares.map(ofShare)
  const used = texts.reduce((sum, text) => sum + breadth(text, LABEL), 0)
  const gap = (width - used) / Math.max(1, shares.length - 1)
  if (gap < LABEL) return []
  let left = 0
  const marks = texts.map((text, index) => {
    const own = breadth(text, LABEL)
    const middle = index === 0 ? left : left + (index === texts.length - 1 ? own : own / 2)
    left += own + gap
    const anchor = index === 0 ? 'start' : index === texts.length - 1 ? 'end' : 'middle'
    return words(middle, LABEL, text, `label ${shares[index]?.tone ?? 'plain'}`, anchor)
  })
  return [{ width, height: LABEL + 4, marks: together(marks) }]
}

/** A long name is cut, its chance is not. */
const entry =
  ({ width }: Canvas) =>
  (share: Share): Entry => {
    const room = width - breadth(ofShare({ ...share, label: '' })) - 3 * LABEL
    return { sign: share.tone, label: ofShare({ ...share, label: cut(share.label, room) }) }
  }

/** The shares with their chances, and one bar of them all. */
export const shares = (block: Shares, canvas: Canvas): Drawing => {
  const labelled = labels(block, canvas)
  const above = labelled.length > 0 ? labelled : [legend(block.shares.map(entry(canvas)), canvas.width)]
  return stacked([...above, bar(block, canvas)], 8)
}
