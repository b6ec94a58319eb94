import type { Report } from '../model/report'
import type { Look } from './appearance'
import { ofCount, ofLine, ofMap, ofMarked, ofShare } from './aria-text'
import { lines as lineChart, titled } from './chart/charts'
import { distributions, shares } from './chart/distributions'
import { type Canvas, type Drawing, detail, letters, type MapCanvas, stacked, words } from './chart/drawing'
import { chartStyle } from './chart/style'
import { drawn } from './draw/block'
import { pageOf } from './kinds'
import { element, type Markup, together, verbatim } from './markup'
import type { Block, Page } from './page'
import { pencil, wrap } from './wrap'

/** The picture of a block, where it has one. */
const chart = (block: Block, canvas: MapCanvas): readonly Drawing[] => {
  switch (block.block) {
    case 'shares':
      return [shares(block, canvas)]
    case 'distributions':
      return [distributions(block, canvas)]
    case 'heat':
      return [titled(block, canvas)]
    case 'lines':
      return [lineChart(block, canvas)]
    default:
      return []
  }
}

const description = (block: Block): readonly string[] => {
  switch (block.block) {
    case 'shares':
      return [block.shares.map(ofShare).join(', ')]
    case 'distributions':
      return block.of.map(of => of.exactly.map((_, count) => ofCount(block, of, count)).join('; '))
    case 'heat':
      return [[ofMap(block), ...ofMarked(block)].join('; ')]
    case 'lines':
      return block.of.map(line => line.texts.map((_, index) => ofLine(block, line, index)).join('; '))
    default:
      return []
  }
}

/** The charts of a page in sentences, for screen readers. */
const pageDescription = ({ subtitle, sections }: Page): string =>
  [subtitle, ...sections.flatMap(section => section.blocks).flatMap(description)].map(text => `${text}.`).join(' ')

const CANVAS: Canvas = { width: 740, live: false }
const MARGIN = 30
const HEADLINE = 22
/** Width of a monospaced letter. */
const CODE = 7.9

const lines = (text: string, size: number, step: number, style: string): Drawing => {
  const all = wrap(text, letters(CANVAS.width, size))
  const marks = all.map((line, index) => words(0, size + step * index, line, style))
  return { width: CANVAS.width, height: size + 4 + step * (all.length - 1), marks: together(marks) }
}

/** All charts of the page; a heading stands above the first chart that follows it, and is left out if none does. */
const pictures = (page: Page): readonly Drawing[] => {
  const canvas = { ...CANVAS, detail: detail(page) }
  let pending: readonly Drawing[] = []
  return page.sections.flatMap(({ heading, blocks }) => {
    if (heading !== undefined) pending = [lines(heading, 17, 22, 'heading')]
    const drawings = blocks.flatMap(block => chart(block, canvas))
    if (drawings.length === 0) return []
    const above = pending
    pending = []
    return [...above, ...drawings]
  })
}

/** A page without charts as monospaced text. */
const printed = async ({ sections }: Page): Promise<Drawing> => {
  const paper = { columns: Math.floor(CANVAS.width / CODE), unicode: true, pen: pencil }
  const all = await Promise.all(
    sections.map(async ({ heading, blocks }) => {
      const bodies = await Promise.all(blocks.map(block => drawn(block, paper)))
      return ['', ...(heading === undefined ? [] : [heading]), ...bodies.flat()]
    })
  )
  const marks = all.flat().map((line, index) => words(0, 16 * index, line, 'code'))
  return { width: CANVAS.width, height: 16 * marks.length, marks: together(marks) }
}

const framed = (page: Page, { height, marks }: Drawing): Markup => {
  const [width, high] = [CANVAS.width + 2 * MARGIN, Math.ceil(height + 2 * MARGIN)]
  const ids = { role: 'img', 'aria-labelledby': 'title description' }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', lang: 'en', width, height: high, viewBox: `0 0 ${width} ${high}`, ...ids },
    together([
      element('title', { id: 'title' }, page.headline),
      element('desc', { id: 'description' }, pageDescription(page)),
      verbatim('style', chartStyle),
      element('rect', { width, height: high, class: 'paper' }),
      element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, marks)
    ])
  )
}

/** All charts of a report as one picture, for light and dark backgrounds; a report without charts as text. */
export const svg = async (report: Report, { full }: Pick<Look, 'full'>): Promise<string> => {
  const page = await pageOf(report, { explain: true, folded: true, ...(full && { full }) })
  const charts = pictures(page)
  const body = charts.length > 0 ? stacked(charts, 36) : await printed(page)
  const title = stacked([lines(page.headline, HEADLINE, 28, 'headline'), lines(page.subtitle, 14, 18, 'quiet')], 6)
  return `${framed(page, stacked([title, body], 28)).markup}\n`
}
