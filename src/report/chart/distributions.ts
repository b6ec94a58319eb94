import { percent } from '../../model/figures'
import { t } from '../../model/language'
import { ofCount, ofShare } from '../aria-text'
import { element, type Markup, together } from '../markup'
import { columnsOf, countsOf, type Distribution, type Distributions, type Shares } from '../page'
import {
  breadth,
  type Canvas,
  cut,
  type Drawing,
  type Entry,
  inRow,
  LETTERS,
  legend,
  point,
  rounded,
  stacked,
  words
} from './drawing'

type Share = Shares['shares'][number]

const BAR_HEIGHT = 28
const BETWEEN_PARTS = 2
const LABEL = LETTERS + 2

/** The shares as one bar; a share of 0 has no part. */
export const bar = ({ shares }: Shares, canvas: Canvas): Drawing => {
  let end = 0
  const parts = shares.flatMap(share => {
    const start = end
    end += share.chance
    const width = share.chance * canvas.width - BETWEEN_PARTS
    if (share.chance <= 0) return []
    const frame = { x: rounded(start * canvas.width), y: 0, width: Math.max(1, rounded(width)), height: BAR_HEIGHT, rx: 3 }
    return [point(ofShare(share), canvas, true, element('rect', { ...frame, class: share.tone }))]
  })
  return { width: canvas.width, height: BAR_HEIGHT, marks: together(parts) }
}

/** The labels: the first at the left end, the last at the right end, the others evenly between. Empty if they do not fit. */
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

/** A legend entry; a long name is shortened, its chance is not. */
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

const LINE = 23
const TOP = 48
const BAR = 13
const FIGURE = breadth('100.0 %')
const GAP = 12
const BETWEEN = 40

/** The right edges of the columns of a panel, and where its bars begin. */
interface Frame {
  readonly count: number
  readonly exactly: number
  readonly sums: readonly number[]
  readonly bars: number
}

const frame = (title: string, of: Distribution): Frame => {
  const count = Math.max(30, breadth(title))
  const exactly = count + GAP + FIGURE
  const sums: number[] = []
  for (const [head] of columnsOf(of)) sums.push((sums.at(-1) ?? exactly) + GAP + Math.max(FIGURE, breadth(head)))
  return { count, exactly, sums, bars: (sums.at(-1) ?? exactly) + GAP }
}

const heads = (title: string, of: Distribution, { count, exactly, sums }: Frame, { width }: Canvas): Markup =>
  together([
    words(0, 14, cut(of.name, width, 15), `label ${of.tone}`),
    words(count, 38, title, 'quiet', 'end'),
    words(exactly, 38, t('exactly'), 'quiet', 'end'),
    ...columnsOf(of).map(([head], index) => words(sums[index] ?? 0, 38, head, 'quiet', 'end'))
  ])

/** A row of a panel: the pale bar is "at least", the full one in front of it "exactly". */
const row = (title: string, of: Distribution, count: number, top: number, columns: Frame, canvas: Canvas): Markup => {
  const [exactly, atLeast] = [of.exactly[count] ?? 0, of.atLeast[count] ?? 0]
  const room = canvas.width - columns.bars
  const bar = (share: number, style: string): Markup =>
    element('rect', {
      x: rounded(columns.bars),
      y: top + 5,
      width: rounded(share * room),
      height: BAR,
      rx: 2,
      class: `${of.tone} ${style}`
    })
  return point(
    ofCount({ title }, of, count),
    canvas,
    true,
    element('rect', { x: 0, y: top, width: canvas.width, height: LINE, class: 'ground' }),
    bar(atLeast, 'pale'),
    bar(exactly, 'full'),
    words(columns.count, top + 16, String(count), 'strong', 'end'),
    words(columns.exactly, top + 16, percent(exactly), '', 'end'),
    ...columnsOf(of).map(([, chances], index) =>
      words(columns.sums[index] ?? 0, top + 16, percent(chances[count] ?? 0), 'quiet', 'end')
    )
  )
}

/** The panel of one distribution: a row for each count, with its figures and bars. */
export const panel = (
  { title, counts: shown }: Pick<Distributions, 'title' | 'counts'>,
  of: Distribution,
  canvas: Canvas
): Drawing => {
  const columns = frame(title, of)
  const counts = countsOf({ of: [of], ...(shown && { counts: shown }) })
  const rows = counts.map((count, index) => row(title, of, count, TOP + LINE * index, columns, canvas))
  return {
    width: canvas.width,
    height: TOP + LINE * rows.length,
    marks: together([heads(title, of, columns, canvas), ...rows])
  }
}

/** The panels of the distributions, two beside each other. */
export const distributions = (block: Distributions, canvas: Canvas): Drawing => {
  const width = (canvas.width - BETWEEN) / 2
  const panels = block.of.map(of => panel(block, of, { ...canvas, width }))
  const pairs = Array.from({ length: Math.ceil(panels.length / 2) }, (_, index) => panels.slice(2 * index, 2 * index + 2))
  return stacked(
    pairs.map(pair => inRow(pair, BETWEEN)),
    24
  )
}
