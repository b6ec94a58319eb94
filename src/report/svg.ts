import type { Report } from '../model/report'
import type { Look } from './appearance'
import { ofCount, ofLine, ofMap, ofMarked, ofShare } from './aria-text'
import { lines as lineChart, titled } from './chart/charts'
import { distributions, shares } from './chart/distributions'
import { type Canvas, type Drawing, detail, letters, type MapCanvas, rounded, stacked, words } from './chart/drawing'
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

const ofBlock = (block: Block): readonly string[] => {
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

/** The charts of a page in sentences, for those who hear them. */
const said = ({ subtitle, sections }: Page): string =>
  [subtitle, ...sections.flatMap(section => section.blocks).flatMap(ofBlock)].map(text => `${text}.`).join(' ')

const CANVAS: Canvas = { width: 740, live: false }
const MARGIN = 30
const HEADLINE = 22
const CODE = 7.9

const lines = (text: string, size: number, step: number, style: string): Drawing => {
  const all = wrap(text, letters(CANVAS.width, size))
  const marks = all.map((line, index) => words(0, size + step * index, line, style))
  return { width: CANVAS.width, height: size + 4 + step * (all.length - 1), marks: together(marks) }
}

/** All charts, the first below each heading under it. */
const pictures = (page: Page): readonly Drawing[] => {
  const canvas = { ...CANVAS, detail: detail(page) }
  let waiting: readonly Drawing[] = []
  return page.sections.flatMap(({ heading, blocks }) => {
    if (heading !== undefined) waiting = [lines(heading, 17, 22, 'heading')]
    const drawings = blocks.flatMap(block => chart(block, canvas))
    const [above, below] = drawings.length > 0 ? [waiting, []] : [[], waiting]
    waiting = below
    return [...above, ...drawings]
  })
}

/** What has no chart is printed, in letters of one breadth. */
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

const framed = ({ headline }: Page, description: string, { height, marks }: Drawing): Markup => {
  const [width, high] = [CANVAS.width + 2 * MARGIN, Math.ceil(height + 2 * MARGIN)]
  const ids = { role: 'img', 'aria-labelledby': 'title description' }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', lang: 'en', width, height: high, viewBox: `0 0 ${width} ${high}`, ...ids },
    together([
      element('title', { id: 'title' }, headline),
      element('desc', { id: 'description' }, description),
      verbatim('style', chartStyle),
      element('rect', { width, height: high, class: 'paper' }),
      element('g', { transform: `translate(${MARGIN} ${rounded(MARGIN)})` }, marks)
    ])
  )
}

/** One picture of all the charts of a report, on light paper or dark. */
export const svg = async (report: Report, { full }: Pick<Look, 'full'>): Promise<string> => {
  const shown = await pageOf(report, { explain: true, folded: true, ...(full && { full }) })
  const charts = pictures(shown)
  const body = charts.length > 0 ? stacked(charts, 36) : await printed(shown)
  const title = stacked([lines(shown.headline, HEADLINE, 28, 'headline'), lines(shown.subtitle, 14, 18, 'quiet')], 6)
  return `${framed(shown, said(shown), stacked([title, body], 28)).markup}\n`
}
