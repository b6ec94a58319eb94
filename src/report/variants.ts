import { differences, mirrored, numbersOf } from '../model/cell-numbers'
import { t } from '../model/language'
import type { AdviceReport, FightReport } from '../model/report'
import { page as advicePage } from './advice/page'
import { outcome, remarks, units } from './fight/outcome'
import { calledByRole, calledIn, isCrossed, sides } from './fight/sides'
import { asParagraph, type Block, figureRow, type Page, type Section } from './page'
import { finished, safe } from './pages'
import { fightColumns } from './study/measures'

/** One fight and what a change has made of it; several fights side by side. */

/** What the fight was before, and what it has more now; a melee has nothing more than a shot. */
const changed = (report: FightReport, before: FightReport | undefined, said: string): readonly Section[] => {
  if (before?.kind !== report.kind) return []
  const both = sides(report)
  const columns = fightColumns(report.kind, calledIn(both))
  const now = numbersOf(report)
  const then = isCrossed(report, before) ? mirrored(numbersOf(before)) : numbersOf(before)
  const more = differences(now, then)
  return [
    {
      heading: said,
      blocks: [
        {
          block: 'figures',
          columns: columns.map(({ head }) => head),
          rows: [
            figureRow(
              t('as it was'),
              columns.map(({ figure }) => figure(then)),
              'quiet'
            ),
            figureRow(
              t('more'),
              columns.map(({ change }) => change(more))
            )
          ]
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

/** Fights in a row each, as they stand on the shelf. */
export const sideBySide = (fights: readonly FightReport[]): Page => {
  const columns = fightColumns('melee', calledByRole('melee'))
  const rows = fights.map((report, index) => {
    const numbers = numbersOf(report)
    return figureRow(
      `${index + 1}`,
      columns.map(({ figure }) => figure(numbers))
    )
  })
  const facts = fights.map(({ headline }, index) => [`${index + 1}`, headline] as const)
  return safe({
    headline: t('side by side'),
    subtitle: '',
    sections: [
      {
        blocks: [
          { block: 'figures', columns: columns.map(({ head }) => head), rows },
          { block: 'facts', facts }
        ]
      }
    ]
  })
}

/** Of advice the best play alone. */
export const bestPlay = (report: AdviceReport): Page => {
  const look = { explain: false }
  const page = finished(report, advicePage(report, look), look)
  return { ...page, sections: page.sections.slice(0, 1) }
}
