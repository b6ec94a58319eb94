import { differences, mirrored, numbersOf } from '../model/cell-numbers'
import { t } from '../model/language'
import type { AdviceReport, FightReport } from '../model/report'
import { page as advicePage } from './advice/page'
import { casualties, remarks, shares, units, worth } from './fight/outcome'
import { answerTo } from './fight/quantities'
import { isCrossed, roleNames, type Sides, sideNames, sides } from './fight/sides'
import { asParagraph, type Block, figureRow, type Page, type Section } from './page'
import { finishPage, sanitized } from './pages'
import { fightColumns } from './study/measures'

/** Pages of `explore`: a fight and what the last change did to it, saved fights side by side, the best play. */

/** The fight before the change, and the difference since; nothing if one is a melee and the other a shot. */
const changed = (report: FightReport, before: FightReport | undefined, change: string): readonly Section[] => {
  if (before?.kind !== report.kind) return []
  const columns = fightColumns(report.kind, sideNames(sides(report)))
  const then = isCrossed(report, before) ? mirrored(numbersOf(before)) : numbersOf(before)
  const difference = differences(numbersOf(report), then)
  const rows = [
    figureRow(
      t('as it was'),
      columns.map(({ figure }) => figure(then)),
      'quiet'
    ),
    figureRow(
      t('more'),
      columns.map(column => column.change(difference))
    )
  ]
  return [{ heading: change, blocks: [{ block: 'figures', columns: columns.map(({ head }) => head), rows }] }]
}

/** Only who wins, casualties and victory points: the menu shares the screen. */
const summary = (report: FightReport, both: Sides): readonly Block[] => [
  ...shares(report, both),
  {
    block: 'facts',
    facts: [
      ...(report.asked ? [[t('you asked'), ...report.asked.slice(0, 1).map(each => answerTo(each, both))] as const] : []),
      [t('casualties'), ...casualties(report, both).slice(0, 2)],
      [t('victory points'), worth(report, both)]
    ]
  }
]

/** A summary of the fight; `change` is what led from `before` to it. */
export const explored = (report: FightReport, before: FightReport | undefined, change: string): Page => {
  const both = sides(report)
  const { blocks } = units(report, both)
  const sections = [
    {
      blocks: [
        ...summary(report, both),
        ...blocks,
        ...(before ? report.notes.map(note => asParagraph(note, 'quiet')) : remarks(report, both))
      ]
    },
    ...changed(report, before, change)
  ]
  return sanitized({ headline: report.headline, subtitle: '', sections })
}

/** Saved fights, a row each, numbered in their order. */
export const sideBySide = (fights: readonly FightReport[]): Page => {
  const columns = fightColumns('melee', roleNames('melee'))
  const rows = fights.map((report, index) => {
    const numbers = numbersOf(report)
    return figureRow(
      `${index + 1}`,
      columns.map(({ figure }) => figure(numbers))
    )
  })
  const facts = fights.map(({ headline }, index) => [`${index + 1}`, headline] as const)
  return sanitized({
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

/** The first section of the page of advice: the best play. */
export const bestPlay = (report: AdviceReport): Page => {
  const look = { explain: false }
  const page = finishPage(report, advicePage(report, look), look)
  return { ...page, sections: page.sections.slice(0, 1) }
}
