import { differences, mirrored, numbersOf } from '../model/cell-numbers'
import { t } from '../model/language'
import type { AdviceReport, FightReport } from '../model/report'
import { page as advicePage } from './advice/page'
import { casualties, diceSection, remarkBlocks, shares, victoryPointsText } from './fight/outcome'
import { askedNumberText } from './fight/quantities'
import { isSwapped, roleNouns, type Sides, sideNouns, sides } from './fight/sides'
import { finishPage, sanitizePage } from './finish-page'
import { asParagraph, type Block, figureRow, type Page, type Section } from './page'
import { fightColumns } from './study/measures'

/** Pages of `explore`: a fight and what the last change did to it, saved fights side by side, the best play. */

/** The fight before the change, and the difference since; nothing if one is a melee and the other a shot. */
const changeSection = (report: FightReport, before: FightReport | undefined, change: string): readonly Section[] => {
  if (before?.kind !== report.kind) return []
  const columns = fightColumns(report.kind, sideNouns(sides(report)))
  const then = isSwapped(report, before) ? mirrored(numbersOf(before)) : numbersOf(before)
  const difference = differences(numbersOf(report), then)
  const rows = [
    figureRow(
      t('as it was'),
      columns.map(({ figure }) => figure(then)),
      'quiet'
    ),
    figureRow(
      t('more{head}', { head: '' }),
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
      ...(report.asked ? [[t('you asked'), ...report.asked.slice(0, 1).map(each => askedNumberText(each, both))] as const] : []),
      [t('casualties'), ...casualties(report, both).slice(0, 2)],
      [t('victory points'), victoryPointsText(report, both)]
    ]
  }
]

/** A summary of the fight; `change` is what led from `before` to it. */
export const fightAfterChange = (report: FightReport, before: FightReport | undefined, change: string): Page => {
  const both = sides(report)
  const { blocks } = diceSection(report, both)
  const sections = [
    {
      blocks: [
        ...summary(report, both),
        ...blocks,
        ...(before ? report.notes.map(note => asParagraph(note, 'quiet')) : remarkBlocks(report, both))
      ]
    },
    ...changeSection(report, before, change)
  ]
  return sanitizePage({ headline: report.headline, subtitle: '', sections })
}

/** Saved fights, a row each, numbered in their order. */
export const sideBySide = (fights: readonly FightReport[]): Page => {
  const columns = fightColumns('melee', roleNouns('melee'))
  const rows = fights.map((report, index) => {
    const numbers = numbersOf(report)
    return figureRow(
      `${index + 1}`,
      columns.map(({ figure }) => figure(numbers))
    )
  })
  const facts = fights.map(({ headline }, index) => [`${index + 1}`, headline] as const)
  return sanitizePage({
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
export const bestPlayPage = (report: AdviceReport): Page => {
  const options = { explain: false }
  const page = finishPage(report, advicePage(report, options), options)
  return { ...page, sections: page.sections.slice(0, 1) }
}
