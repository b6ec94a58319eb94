import { ofLine } from '../aria-text'
import { element, type Markup, together } from '../markup'
import type { Line, Lines } from '../page'
import { breadth, type Canvas, cut, type Drawing, legend, point, rounded, stacked, words } from './drawing'

/** Lines over the values of one axis: who wins, by the number of models. */

const HEIGHT = 230
const TOP = 26
const FOOT = 44
const RIGHT = 14

interface Area {
  readonly left: number
  readonly width: number
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

const areaOf = ({ scale, across }: Lines, { width }: Canvas): Area => {
  const left = Math.max(...scale.map(([, text]) => breadth(text))) + 10
  const [low, high] = [scale[0]?.[0] ?? 0, scale.at(-1)?.[0] ?? 1]
  const room = width - left - RIGHT
  const count = across.labels.length
  return {
    left,
    width: room,
    x: index => left + (count === 1 ? room / 2 : (room * (index + 0.5)) / count),
    y: value => TOP + HEIGHT * (1 - (value - low) / (high - low || 1))
  }
}

const grid = ({ scale }: Lines, { left, width, y }: Area): readonly Markup[] =>
  scale.flatMap(([value, text]) => [
    element('line', {
      x1: rounded(left),
      x2: rounded(left + width),
      y1: rounded(y(value)),
      y2: rounded(y(value)),
      class: 'grid'
    }),
    words(left - 8, y(value) + 4.5, text, 'quiet', 'end')
  ])

/** Every name of the axis, or as many as find room. */
const labels = ({ across }: Lines, { x, width }: Area): readonly Markup[] => {
  const broadest = Math.max(...across.labels.map(label => breadth(label))) + 10
  const step = Math.max(1, Math.ceil((broadest * across.labels.length) / width))
  return across.labels.flatMap((label, index) =>
    index % step === 0 ? [words(x(index), TOP + HEIGHT + 18, cut(label, 120), 'strong', 'middle')] : []
  )
}

/** The line breaks where there is no fight. */
const path = ({ values, tone }: Line, { x, y }: Area): Markup => {
  let pen = 'M'
  const made = values.map((value, index) => {
    if (value === undefined) {
      pen = 'M'
      return ''
    }
    const step = `${pen}${rounded(x(index))} ${rounded(y(value))}`
    pen = 'L'
    return step
  })
  return element('path', { d: made.join(''), class: `line ${tone}` })
}

const dots = (block: Lines, line: Line, area: Area, canvas: Canvas, isFirst: boolean): readonly Markup[] =>
  line.values.flatMap((value, index) => {
    if (value === undefined) return []
    const [cx, cy] = [rounded(area.x(index)), rounded(area.y(value))]
    const dot = element('circle', { cx, cy, r: 4, class: `dot ${line.tone}` })
    return [point(ofLine(block, line, index), canvas, isFirst && index === 0, dot)]
  })

export const lines = (block: Lines, canvas: Canvas): Drawing => {
  const area = areaOf(block, canvas)
  const marks = [
    words(0, 14, cut(block.title, canvas.width), 'quiet'),
    ...grid(block, area),
    ...labels(block, area),
    words(area.left + area.width, TOP + HEIGHT + 38, cut(block.across.name, area.width), 'quiet', 'end'),
    ...block.of.map(line => path(line, area)),
    ...block.of.flatMap((line, index) => dots(block, line, area, canvas, index === 0))
  ]
  const body = { width: canvas.width, height: TOP + HEIGHT + FOOT, marks: together(marks) }
  const signs = block.of.length > 1 ? block.of.map(({ tone, name }) => ({ sign: tone, label: name })) : []
  return stacked(
    [body, legend(signs, canvas.width)].filter(({ height }) => height > 0),
    8
  )
}
