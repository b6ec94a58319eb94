import { percent } from '../../model/figures'
import { t } from '../../model/language'
import { countText, shareText } from '../aria-text'
import { element, joinLines, type Markup } from '../markup'
import { cumulativeColumns, type Distribution, type Distributions, type Shares, shownCounts } from '../page'
import {
  type Canvas,
  type Drawing,
  FONT_SIZE,
  fitText,
  type LegendEntry,
  labelledMark,
  legend,
  rounded,
  sideBySide,
  stacked,
  textMark,
  textWidth
} from './drawing'

type Share = Shares['shares'][number]

const BAR_HEIGHT = 28
const BETWEEN_PARTS = 2
const LABEL = FONT_SIZE + 2

/** The shares as one bar; a share of 0 has no part. */
export const shareBar = ({ shares }: Shares, canvas: Canvas): Drawing => {
  let end = 0
  const parts = shares.flatMap(share => {
    const start = end
    end += share.chance
    const width = share.chance * canvas.width - BETWEEN_PARTS
    if (share.chance <= 0) return []
    const frame = { x: rounded(start * canvas.width), y: 0, width: Math.max(1, rounded(width)), height: BAR_HEIGHT, rx: 3 }
    return [labelledMark(shareText(share), canvas, true, element('rect', { ...frame, class: share.tone }))]
  })
  return { width: canvas.width, height: BAR_HEIGHT, marks: joinLines(parts) }
}

/** The labels: the first at the left end, the last at the right end, the others evenly between. Empty if they do not fit. */
const labels = ({ shares }: Shares, { width }: Canvas): readonly Drawing[] => {
  const texts = shares.map(shareText)
  const used = texts.reduce((sum, text) => sum + textWidth(text, LABEL), 0)
  const gap = (width - used) / Math.max(1, shares.length - 1)
  if (gap < LABEL) return []
  let left = 0
  const marks = texts.map((text, index) => {
    const own = textWidth(text, LABEL)
    const middle = index === 0 ? left : left + (index === texts.length - 1 ? own : own / 2)
    left += own + gap
    const anchor = index === 0 ? 'start' : index === texts.length - 1 ? 'end' : 'middle'
    return textMark(middle, LABEL, text, `label ${shares[index]?.tone ?? 'plain'}`, anchor)
  })
  return [{ width, height: LABEL + 4, marks: joinLines(marks) }]
}

/** A legend entry; a long name is shortened, its chance is not. */
const legendEntry =
  ({ width }: Canvas) =>
  (share: Share): LegendEntry => {
    const room = width - textWidth(shareText({ ...share, label: '' })) - 3 * LABEL
    return { style: share.tone, label: shareText({ ...share, label: fitText(share.label, room) }) }
  }

/** The shares with their chances, and one bar of them all. */
export const shareDrawing = (block: Shares, canvas: Canvas): Drawing => {
  const labelled = labels(block, canvas)
  const above = labelled.length > 0 ? labelled : [legend(block.shares.map(legendEntry(canvas)), canvas.width)]
  return stacked([...above, shareBar(block, canvas)], 8)
}

const LINE = 23
const TOP = 48
const BAR = 13
const FIGURE = textWidth('100.0 %')
const GAP = 12
const BETWEEN = 40

/** The right edges of the columns of a panel, and where its bars begin. */
interface PanelColumns {
  readonly count: number
  readonly exactly: number
  readonly cumulative: readonly number[]
  readonly bars: number
}

const panelColumns = (title: string, of: Distribution): PanelColumns => {
  const count = Math.max(30, textWidth(title))
  const exactly = count + GAP + FIGURE
  const sums: number[] = []
  for (const [head] of cumulativeColumns(of)) sums.push((sums.at(-1) ?? exactly) + GAP + Math.max(FIGURE, textWidth(head)))
  return { count, exactly, cumulative: sums, bars: (sums.at(-1) ?? exactly) + GAP }
}

const heads = (title: string, of: Distribution, { count, exactly, cumulative: sums }: PanelColumns, { width }: Canvas): Markup =>
  joinLines([
    textMark(0, 14, fitText(of.name, width, 15), `label ${of.tone}`),
    textMark(count, 38, title, 'quiet', 'end'),
    textMark(exactly, 38, t('exactly'), 'quiet', 'end'),
    ...cumulativeColumns(of).map(([head], index) => textMark(sums[index] ?? 0, 38, head, 'quiet', 'end'))
  ])

/** A row of a panel: the pale bar is "at least", the full one in front of it "exactly". */
const row = (title: string, of: Distribution, count: number, top: number, columns: PanelColumns, canvas: Canvas): Markup => {
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
  return labelledMark(
    countText({ title }, of, count),
    canvas,
    true,
    element('rect', { x: 0, y: top, width: canvas.width, height: LINE, class: 'ground' }),
    bar(atLeast, 'pale'),
    bar(exactly, 'full'),
    textMark(columns.count, top + 16, String(count), 'strong', 'end'),
    textMark(columns.exactly, top + 16, percent(exactly), '', 'end'),
    ...cumulativeColumns(of).map(([, chances], index) =>
      textMark(columns.cumulative[index] ?? 0, top + 16, percent(chances[count] ?? 0), 'quiet', 'end')
    )
  )
}

/** The panel of one distribution: a row for each count, with its figures and bars. */
export const panel = (
  { title, counts: shown }: Pick<Distributions, 'title' | 'counts'>,
  of: Distribution,
  canvas: Canvas
): Drawing => {
  const columns = panelColumns(title, of)
  const counts = shownCounts({ distributions: [of], ...(shown && { counts: shown }) })
  const rows = counts.map((count, index) => row(title, of, count, TOP + LINE * index, columns, canvas))
  return {
    width: canvas.width,
    height: TOP + LINE * rows.length,
    marks: joinLines([heads(title, of, columns, canvas), ...rows])
  }
}

/** The panels of the distributions, two beside each other. */
export const distributionPanels = (block: Distributions, canvas: Canvas): Drawing => {
  const width = (canvas.width - BETWEEN) / 2
  const panels = block.distributions.map(of => panel(block, of, { ...canvas, width }))
  const pairs = Array.from({ length: Math.ceil(panels.length / 2) }, (_, index) => panels.slice(2 * index, 2 * index + 2))
  return stacked(
    pairs.map(pair => sideBySide(pair, BETWEEN)),
    24
  )
}
