import { differences, mirrored, numbersOf } from '../model/cell-numbers'
import { mean, percent, points, twoDecimals } from '../model/figures'
import { t } from '../model/language'
import type { AdviceReport, CellNumbers, FightReport } from '../model/report'
import { page as advicePage } from './advice/page'
import { outcome, remarks, units } from './fight/outcome'
import { isCrossed, type Sides, sides, verb } from './fight/sides'
import { asParagraph, type Block, type Cell, type Figures, type Page, type Section, textCells } from './page'
import { finished, safe } from './pages'
import { delta, deltaPercent } from './study/measures'

/** One fight and what a change has made of it; several fights side by side. */

interface Column {
  readonly key: keyof CellNumbers
  readonly head: (sides: Sides) => string
  readonly figure: (value: number) => string
  readonly change: (value: number) => string
}

const CHANCE = { figure: percent, change: deltaPercent } as const

const MELEE: readonly Column[] = [
  { key: 'attackerWins', head: both => verb(both.attacker, 'win'), ...CHANCE },
  { key: 'tie', head: () => t('tie'), ...CHANCE },
  { key: 'defenderWins', head: both => verb(both.defender, 'win'), ...CHANCE },
  { key: 'attackerLosses', head: both => t('{name} lost', { name: both.attacker.name }), figure: mean, change: delta }
]

const ALWAYS: readonly Column[] = [
  { key: 'defenderLosses', head: both => t('{name} lost', { name: both.defender.name }), figure: mean, change: delta },
  { key: 'defenderWipedOut', head: () => t('wiped out'), ...CHANCE },
  { key: 'swing', head: () => t('points'), figure: points, change: delta }
]

const columnsOf = (kind: FightReport['kind']): readonly Column[] => (kind === 'melee' ? [...MELEE, ...ALWAYS] : ALWAYS)

const row = (
  name: string,
  numbers: CellNumbers,
  how: 'figure' | 'change',
  columns: readonly Column[]
): Figures['rows'][number] => ({
  name,
  tone: how === 'change' ? 'plain' : 'quiet',
  cells: columns.map((column): Cell => ({ text: column[how](numbers[column.key] ?? 0) }))
})

/** What the fight was before, and what it has more now; a melee has nothing more than a shot. */
const changed = (report: FightReport, before: FightReport | undefined, said: string): readonly Section[] => {
  if (before?.kind !== report.kind) return []
  const both = sides(report)
  const columns = columnsOf(report.kind)
  const now = numbersOf(report)
  const then = isCrossed(report, before) ? mirrored(numbersOf(before)) : numbersOf(before)
  return [
    {
      heading: said,
      blocks: [
        {
          block: 'figures',
          columns: columns.map(({ head }) => head(both)),
          rows: [row(t('as it was'), then, 'figure', columns), row(t('more'), differences(now, then), 'change', columns)]
        }
      ]
    }
  ]
}

/** Who wins, casualties and victory points alone: the screen holds the menu as well. */
const shortened = (block: Block): Block => {
  if (block.block !== 'facts') return block
  const facts = block.facts.filter(([name]) => name !== t('afterwards'))
  return {
    ...block,
    facts: facts.map(([name, ...texts]) => [name, ...texts.slice(0, name === t('casualties') ? 2 : 1)] as const)
  }
}

/** The fight shortly; `said`: the change that led from `before` to it. */
export const explored = (report: FightReport, before: FightReport | undefined, said: string): Page => {
  const both = sides(report)
  const { blocks } = units(report, both)
  const sections = [
    {
      blocks: [
        ...outcome(report, both).blocks.map(shortened),
        ...blocks,
        ...(before ? report.notes.map(note => asParagraph(note, 'quiet')) : remarks(report, both))
      ]
    },
    ...changed(report, before, said)
  ]
  return safe({ headline: report.headline, subtitle: '', sections })
}

const cellsOf = (report: FightReport): readonly Cell[] => {
  const { result, attacker, defender, victoryPoints } = report
  const chances = result ? [result.attackerWins, result.tie, result.defenderWins].map(percent) : ['-', '-', '-']
  const lost = result ? mean(attacker.losses.mean) : '-'
  return textCells(...chances, lost, twoDecimals(defender.losses.mean), percent(defender.wipedOut), points(victoryPoints.swing))
}

/** Fights in a row each, as they stand on the shelf. */
export const sideBySide = (fights: readonly FightReport[]): Page =>
  safe({
    headline: t('side by side'),
    subtitle: '',
    sections: [
      {
        blocks: [
          {
            block: 'figures',
            columns: [t('attacker wins'), t('tie'), t('defender wins'), t('loses'), t('kills'), t('wipes out'), t('points')],
            rows: fights.map((report, index) => ({
              name: `${index + 1}`,
              tone: 'plain' as const,
              cells: cellsOf(report)
            }))
          },
          { block: 'facts', facts: fights.map(({ headline }, index) => [`${index + 1}`, headline] as const) }
        ]
      }
    ]
  })

/** Of advice the best play alone. */
export const bestPlay = (report: AdviceReport): Page => {
  const look = { explain: false }
  const page = finished(report, advicePage(report, look), look)
  return { ...page, sections: page.sections.slice(0, 1) }
}
