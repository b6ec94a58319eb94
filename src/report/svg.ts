import type { Report } from '../model/report'
import { countText, heatMapTitle, markedCellText, seriesPointText, shareText } from './aria-text'
import { lineChart, titledHeatMap } from './chart/charts'
import { distributionPanels, shareDrawing } from './chart/distributions'
import { type Canvas, type Drawing, lettersThatFit, type MapCanvas, mapDetail, stacked, textMark } from './chart/drawing'
import { chartStyle, pictureStyle } from './chart/style'
import { element, joinLines, type Markup, verbatim } from './markup'
import type { Block, Page } from './page'
import type { RenderOptions } from './render-options'
import { pageOf } from './renderers'
import { blockLines } from './terminal/block'
import { plainTheme, wrap } from './wrap'

/** The picture of a block, where it has one. */
const chartsOf = (block: Block, canvas: MapCanvas): readonly Drawing[] => {
  switch (block.block) {
    case 'shares':
      return [shareDrawing(block, canvas)]
    case 'distributions':
      return [distributionPanels(block, canvas)]
    case 'heat':
      return [titledHeatMap(block, canvas)]
    case 'lines':
      return [lineChart(block, canvas)]
    default:
      return []
  }
}

const description = (block: Block): readonly string[] => {
  switch (block.block) {
    case 'shares':
      return [block.shares.map(shareText).join(', ')]
    case 'distributions':
      return block.distributions.map(of => of.exactly.map((_, count) => countText(block, of, count)).join('; '))
    case 'heat':
      return [[heatMapTitle(block), ...markedCellText(block)].join('; ')]
    case 'lines':
      return block.series.map(line => line.texts.map((_, index) => seriesPointText(block, line, index)).join('; '))
    default:
      return []
  }
}

/** The charts of a page in sentences, for screen readers. */
const pageDescription = ({ subtitle, sections }: Page): string =>
  [subtitle, ...sections.flatMap(section => section.blocks).flatMap(description)].map(text => `${text}.`).join(' ')

const CANVAS: Canvas = { width: 740, live: false }
const MARGIN = 30
const HEADLINE_SIZE = 22
/** Width of a monospaced letter. */
const CODE_LETTER_WIDTH = 7.9

const wrappedText = (text: string, size: number, step: number, style: string): Drawing => {
  const all = wrap(text, lettersThatFit(CANVAS.width, size))
  const marks = all.map((line, index) => textMark(0, size + step * index, line, style))
  return { width: CANVAS.width, height: size + 4 + step * (all.length - 1), marks: joinLines(marks) }
}

/** All charts of the page; a heading stands above the first chart that follows it, and is left out if none does. */
const pageCharts = (page: Page): readonly Drawing[] => {
  const canvas = { ...CANVAS, detail: mapDetail(page) }
  let pending: readonly Drawing[] = []
  return page.sections.flatMap(({ heading, blocks }) => {
    if (heading !== undefined) pending = [wrappedText(heading, 17, 22, 'heading')]
    const drawings = blocks.flatMap(block => chartsOf(block, canvas))
    if (drawings.length === 0) return []
    const above = pending
    pending = []
    return [...above, ...drawings]
  })
}

/** A page without charts as monospaced text. */
const textDrawing = async ({ sections }: Page): Promise<Drawing> => {
  const canvas = { columns: Math.floor(CANVAS.width / CODE_LETTER_WIDTH), unicode: true, theme: plainTheme }
  const all = await Promise.all(
    sections.map(async ({ heading, blocks }) => {
      const bodies = await Promise.all(blocks.map(block => blockLines(block, canvas)))
      return ['', ...(heading === undefined ? [] : [heading]), ...bodies.flat()]
    })
  )
  const marks = all.flat().map((line, index) => textMark(0, 16 * index, line, 'code'))
  return { width: CANVAS.width, height: 16 * marks.length, marks: joinLines(marks) }
}

const svgDocument = (page: Page, { height, marks }: Drawing): Markup => {
  const [width, high] = [CANVAS.width + 2 * MARGIN, Math.ceil(height + 2 * MARGIN)]
  const ids = { role: 'img', 'aria-labelledby': 'title description' }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', lang: 'en', width, height: high, viewBox: `0 0 ${width} ${high}`, ...ids },
    joinLines([
      element('title', { id: 'title' }, page.headline),
      element('desc', { id: 'description' }, pageDescription(page)),
      verbatim('style', `${chartStyle}${pictureStyle}`),
      element('rect', { width, height: high, class: 'paper' }),
      element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, marks)
    ])
  )
}

/** All charts of a report as one picture, for light and dark backgrounds; a report without charts as text. */
export const svg = async (report: Report, { full }: Pick<RenderOptions, 'full'>): Promise<string> => {
  const page = await pageOf(report, { explain: true, folded: true, ...(full && { full }) })
  const charts = pageCharts(page)
  const body = charts.length > 0 ? stacked(charts, 36) : await textDrawing(page)
  const title = stacked(
    [wrappedText(page.headline, HEADLINE_SIZE, 28, 'headline'), wrappedText(page.subtitle, 14, 18, 'quiet')],
    6
  )
  return `${svgDocument(page, stacked([title, body], 28)).markup}\n`
}
