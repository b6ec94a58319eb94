import { percent } from '../model/figures'
import { t } from '../model/language'
import type { Report } from '../model/report'
import type { Look } from './appearance'
import { ofMap } from './aria-text'
import { pageOf } from './kinds'
import {
  type Block,
  branchMark,
  columnsOf,
  countsOf,
  type Distributions,
  type Facts,
  type Figures,
  type Heat,
  type Section,
  type Shares,
  type Table
} from './page'

/** The text with the characters escaped that have a meaning in Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<|#~&]/gu, letter => `\\${letter}`)

type Align = 'left' | 'right'
const RULES: { readonly [A in Align]: string } = { left: ':---', right: '---:' }

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A pipe table; the columns after the first are aligned right by default. */
const pipeTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  first: Align,
  others: Align = 'right'
): string => {
  const rules = heads.map((_, column) => RULES[column === 0 ? first : others])
  return [heads.map(escaped), rules, ...rows.map(cells => cells.map(escaped))].map(row).join('\n')
}

const figureText = (text: string, within: string | undefined): string => (within === undefined ? text : `${text} (${within})`)

const figures = ({ columns, rows }: Figures): string =>
  pipeTable(
    ['', ...columns],
    rows.map(row => [branchMark(row) + row.name, ...row.cells.map(({ text, within }) => figureText(text, within))]),
    'left'
  )

const shares = ({ shares }: Shares): string =>
  pipeTable(
    shares.map(({ label }) => label),
    [shares.map(({ chance, within }) => figureText(percent(chance), within))],
    'right'
  )

const distributions = (block: Distributions): string => {
  const { title, of } = block
  const heads = of.flatMap(each => [t('{name} exactly', { name: each.name }), ...columnsOf(each).map(([head]) => head)])
  const chanceText = (chance: number | undefined): string => (chance === undefined ? '' : percent(chance))
  const rows = countsOf(block).map(count => [
    String(count),
    ...of.flatMap(each => [chanceText(each.exactly[count]), ...columnsOf(each).map(([, chances]) => chanceText(chances[count]))])
  ])
  return pipeTable([title, ...heads], rows, 'right')
}

const heat = (map: Heat): string => {
  const { rows, columns, cells, marked } = map
  const heads = [ofMap(map), ...columns.labels.map(label => `${columns.name} ${label}`)]
  const texts = cells.map((figures, row) => [
    `${rows.name} ${rows.labels[row] ?? ''}`,
    ...figures.map(({ text }, column) => (marked?.row === row && marked.column === column ? `${text} (${marked.label})` : text))
  ])
  return pipeTable(heads, texts, 'left')
}

const facts = ({ facts }: Facts): string =>
  facts.map(([name, ...texts]) => `- **${escaped(name)}**: ${escaped(texts.join('; '))}`).join('\n')

const table = ({ columns, rows }: Table): string => pipeTable(columns, rows, 'left', 'left')

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
      return escaped(block.text)
    case 'command':
      return escaped(`${block.label}: ${block.command}`)
    case 'hint':
      return ''
  }
}

const section = ({ heading, blocks }: Section): readonly string[] => [
  ...(heading === undefined ? [] : [`## ${escaped(heading)}`]),
  ...blocks.map(rendered)
]

/** For documents and forums: headings and pipe tables. */
export const markdown = async (report: Report, look: Pick<Look, 'explain' | 'full'>): Promise<string> => {
  const { headline, subtitle, sections } = await pageOf(report, look)
  const parts = [`# ${escaped(headline)}`, escaped(subtitle), ...sections.flatMap(section)]
  return `${parts.filter(part => part !== '').join('\n\n')}\n`
}
