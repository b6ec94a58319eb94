import type { Report } from '../model/report'
import { asParagraph, type Page, type Section } from './page'
import type { RenderOptions } from './render-options'
import { pageOf } from './renderers'
import { blockLines } from './terminal/block'
import { paragraphLines, plainTheme, type TextCanvas, width } from './wrap'

/** Longer lines are tiring to read. */
const WIDEST = 100

const canvasFor = async ({ width, unicode, color }: RenderOptions): Promise<TextCanvas> => ({
  columns: Math.min(width, WIDEST),
  unicode,
  theme: color === 0 ? plainTheme : (await import('./terminal/theme')).colourTheme(color)
})

const bold = (text: string, canvas: TextCanvas): string[] =>
  paragraphLines(asParagraph(text), canvas).map(line => canvas.theme.bold(line))

/** Least columns between a headline and the subtitle on the same line. */
const LEAST_GAP = 2

/** The subtitle (edition and method) is right-aligned on the headline's line if it fits, else on the next line. */
const title = ({ headline, subtitle }: Page, canvas: TextCanvas): readonly string[] => {
  const blank = canvas.columns - width(headline) - width(subtitle)
  if (subtitle === '') return bold(headline, canvas)
  if (blank >= LEAST_GAP) return [canvas.theme.bold(headline) + ' '.repeat(blank) + canvas.theme.quiet(subtitle)]
  return [...bold(headline, canvas), ...paragraphLines(asParagraph(subtitle, 'quiet'), canvas)]
}

/** Indented by a column, with one left free on the right. */
const section = async ({ heading, blocks }: Section, canvas: TextCanvas): Promise<readonly string[]> => {
  const inner = { ...canvas, columns: canvas.columns - 2 }
  const lines = await Promise.all(blocks.map(block => blockLines(block, inner)))
  const top = heading === undefined ? [] : bold(heading, canvas)
  return ['', ...top, ...lines.flat().map(line => (line === '' ? '' : ` ${line}`))]
}

/** A page as lines of text. */
export const pageText = async (page: Page, options: RenderOptions): Promise<string> => {
  const sheet = await canvasFor(options)
  const sections = await Promise.all(page.sections.map(each => section(each, sheet)))
  return `${[...title(page, sheet), ...sections.flat()].join('\n')}\n`
}

/** A report for the terminal. */
export const table = async (report: Report, options: RenderOptions): Promise<string> =>
  pageText(await pageOf(report, { ...options, terse: true }), options)
