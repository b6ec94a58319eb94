import type { Report } from '../model/report'
import type { Look } from './appearance'
import { drawn } from './draw/block'
import { pageOf } from './kinds'
import { asParagraph, type Page, type Section } from './page'
import { type Paper, paragraph, pencil, width } from './wrap'

/** Longer lines are tiring to read. */
const WIDEST = 100

const paper = async ({ width, unicode, color }: Look): Promise<Paper> => ({
  columns: Math.min(width, WIDEST),
  unicode,
  pen: color === 0 ? pencil : (await import('./draw/pen')).pen(color)
})

const bold = (text: string, paper: Paper): string[] => paragraph(asParagraph(text), paper).map(line => paper.pen.bold(line))

/** Least columns between a headline and the subtitle on the same line. */
const APART = 2

/** The subtitle (edition and method) is right-aligned on the headline's line if it fits, else on the next line. */
const title = ({ headline, subtitle }: Page, paper: Paper): readonly string[] => {
  const blank = paper.columns - width(headline) - width(subtitle)
  if (subtitle === '') return bold(headline, paper)
  if (blank >= APART) return [paper.pen.bold(headline) + ' '.repeat(blank) + paper.pen.quiet(subtitle)]
  return [...bold(headline, paper), ...paragraph(asParagraph(subtitle, 'quiet'), paper)]
}

/** Indented by a column, with one left free on the right. */
const section = async ({ heading, blocks }: Section, paper: Paper): Promise<readonly string[]> => {
  const inner = { ...paper, columns: paper.columns - 2 }
  const lines = await Promise.all(blocks.map(block => drawn(block, inner)))
  const top = heading === undefined ? [] : bold(heading, paper)
  return ['', ...top, ...lines.flat().map(line => (line === '' ? '' : ` ${line}`))]
}

/** A page as lines of text. */
export const laidOut = async (page: Page, look: Look): Promise<string> => {
  const sheet = await paper(look)
  const sections = await Promise.all(page.sections.map(each => section(each, sheet)))
  return `${[...title(page, sheet), ...sections.flat()].join('\n')}\n`
}

/** A report for the terminal. */
export const table = async (report: Report, look: Look): Promise<string> =>
  laidOut(await pageOf(report, { ...look, terse: true }), look)
