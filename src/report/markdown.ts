import { percent } from '../model/figures'
import { t } from '../model/language'
import type { Report } from '../model/report'
import type { Look } from './appearance'
import { ofMap } from './aria-text'
import { pageOf } from './kinds'
import {
  type Block,
  branchMark,
  type Cell,
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

/** Letters that would mean something to Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<|#~&]/gu, letter => `\\${letter}`)

type Align = 'left' | 'right'
const RULES: { readonly [A in Align]: string } = { left: ':---', right: '---:' }

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const pipes = (heads: readonly string[], aligns: readonly Align[], rows: readonly (readonly string[])[]): string =>
  [heads.map(escaped), aligns.map(align => RULES[align]), ...rows.map(cells => cells.map(escaped))].map(row).join('\n')

const bracketed = (text: string, within: string | undefined): string => (within === undefined ? text : `${text} (${within})`)

const figures = ({ columns, rows }: Figures): string => {
  const aligns = columns.map((): Align => 'right')
  const rendered = ({ text, within }: Cell): string => bracketed(text, within)
  return pipes(
    ['', ...columns],
    ['left', ...aligns],
    rows.map(row => [branchMark(row) + row.name, ...row.cells.map(rendered)])
  )
}

const shares = ({ shares }: Shares): string => {
  const chances = shares.map(({ chance, within }) => bracketed(percent(chance), within))
  return pipes(
    shares.map(({ label }) => label),
    shares.map((): Align => 'right'),
    [chances]
  )
}

const distributions = (block: Distributions): string => {
  const { title, of } = block
  const heads = of.flatMap(each => [t('{name} exactly', { name: each.name }), ...columnsOf(each).map(([head]) => head)])
  const rendered = (chance: number | undefined): string => (chance === undefined ? '' : percent(chance))
  const rows = countsOf(block).map(count => [
    String(count),
    ...of.flatMap(each => [rendered(each.exactly[count]), ...columnsOf(each).map(([, chances]) => rendered(chances[count]))])
  ])
  return pipes([title, ...heads], ['right', ...heads.map((): Align => 'right')], rows)
}

const heat = (map: Heat): string => {
  const { rows, columns, cells, marked } = map
  const heads = [ofMap(map), ...columns.labels.map(label => `${columns.name} ${label}`)]
  const isMarked = (row: number, column: number): boolean => marked?.row === row && marked.column === column
  const rendered = cells.map((each, row) => [
    `${rows.name} ${rows.labels[row] ?? ''}`,
    ...each.map(({ text }, column) => (isMarked(row, column) ? `${text} (${marked?.label})` : text))
  ])
  return pipes(heads, ['left', ...columns.labels.map((): Align => 'right')], rendered)
}

const facts = ({ facts }: Facts): string =>
  facts.map(([name, ...texts]) => `- **${escaped(name)}**: ${escaped(texts.join('; '))}`).join('\n')

const table = ({ columns, rows }: Table): string =>
  pipes(
    columns,
    columns.map((): Align => 'left'),
    rows
  )

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
