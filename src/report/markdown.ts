import { percent } from '../model/figures'
import { t } from '../model/language'
import type { Report } from '../model/report'
import { heatMapTitle } from './aria-text'
import {
  type Block,
  cumulativeColumns,
  type Distributions,
  type Facts,
  type FigureTable,
  type HeatMap,
  type Section,
  type Shares,
  shownCounts,
  type TextTable,
  treeIndent,
  withInterval
} from './page'
import type { RenderOptions } from './render-options'
import { pageOf } from './renderers'

/** The text with the characters escaped that have a meaning in Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<|#~&]/gu, letter => `\\${letter}`)

type Align = 'left' | 'right'
const ALIGNMENTS: { readonly [A in Align]: string } = { left: ':---', right: '---:' }

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A pipe table; the columns after the first are aligned right by default. */
const pipeTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  first: Align,
  others: Align = 'right'
): string => {
  const rules = heads.map((_, column) => ALIGNMENTS[column === 0 ? first : others])
  return [heads.map(escapeMarkdown), rules, ...rows.map(cells => cells.map(escapeMarkdown))].map(row).join('\n')
}

const _figureText = (text: string, interval: string | undefined): string =>
  interval === undefined ? text : `${text} (${interval})`

const figures = ({ columns, rows }: FigureTable): string =>
  pipeTable(
    ['', ...columns],
    rows.map(row => [treeIndent(row) + row.name, ...row.cells.map(cell => withInterval(cell.text, cell))]),
    'left'
  )

const shares = ({ shares }: Shares): string =>
  pipeTable(
    shares.map(({ label }) => label),
    [shares.map(share => withInterval(percent(share.chance), share))],
    'right'
  )

const distributions = (block: Distributions): string => {
  const { title, distributions: of } = block
  const heads = of.flatMap(each => [t('{name} exactly', { name: each.name }), ...cumulativeColumns(each).map(([head]) => head)])
  const chanceText = (chance: number | undefined): string => (chance === undefined ? '' : percent(chance))
  const rows = shownCounts(block).map(count => [
    String(count),
    ...of.flatMap(each => [
      chanceText(each.exactly[count]),
      ...cumulativeColumns(each).map(([, chances]) => chanceText(chances[count]))
    ])
  ])
  return pipeTable([title, ...heads], rows, 'right')
}

const heat = (map: HeatMap): string => {
  const { rows, columns, cells, marked } = map
  const heads = [heatMapTitle(map), ...columns.labels.map(label => `${columns.name} ${label}`)]
  const texts = cells.map((figures, row) => [
    `${rows.name} ${rows.labels[row] ?? ''}`,
    ...figures.map(({ text }, column) => (marked?.row === row && marked.column === column ? `${text} (${marked.label})` : text))
  ])
  return pipeTable(heads, texts, 'left')
}

const facts = ({ facts }: Facts): string =>
  facts.map(([name, ...texts]) => `- **${escapeMarkdown(name)}**: ${escapeMarkdown(texts.join('; '))}`).join('\n')

const table = ({ columns, rows }: TextTable): string => pipeTable(columns, rows, 'left', 'left')

const rendered = (block: Block): string => {
  switch (block.block) {
    case 'figures':
      return figures(block)
    case 'shares':
      return shares(block)
    case 'distributions':
      return distributions(block)
    case 'heat':
      return heat(block)
    case 'lines':
      return ''
    case 'facts':
      return facts(block)
    case 'table':
      return table(block)
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'command':
      return escapeMarkdown(`${block.label}: ${block.command}`)
    case 'hint':
      return ''
  }
}

const section = ({ heading, blocks }: Section): readonly string[] => [
  ...(heading === undefined ? [] : [`## ${escapeMarkdown(heading)}`]),
  ...blocks.map(rendered)
]

/** For documents and forums: headings and pipe tables. */
export const markdown = async (report: Report, options: Pick<RenderOptions, 'explain' | 'full'>): Promise<string> => {
  const { headline, subtitle, sections } = await pageOf(report, options)
  const parts = [`# ${escapeMarkdown(headline)}`, escapeMarkdown(subtitle), ...sections.flatMap(section)]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}
