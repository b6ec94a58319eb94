import { count } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { Fault, RosterChecked, WarbandCheckReport } from '../../model/report'
import { editionName } from '../fight/method'
import { asParagraph, type Block, figureRow, footnotes, type Page, type Section } from '../page'
import type { RecordRow } from '../record'

/** `warband check`: whether rosters are legal, what the points were spent on, and every fault with its line and rule. */

/** "7:5" of "york.yaml:7:5"; empty for a roster that is no file. */
const lineNumber = ({ at = '' }: Fault): string => /\d+:\d+$/u.exec(at)?.[0] ?? ''

/** Every fault with its line and its rule. */
export const faultsTable = (faults: readonly Fault[]): Block => ({
  block: 'table',
  columns: [t('line'), t('rule'), t('fault')],
  rows: faults.map(fault => [lineNumber(fault), fault.rule, fault.message])
})

const pointsSpent = ({ pools, cost, roster, swap }: RosterChecked): readonly Block[] => [
  {
    block: 'figures',
    title: t('what the points were spent on'),
    columns: [t('models'), t('points')],
    rows: [
      ...pools.map(({ of, models, points }) =>
        figureRow(translate(of), [String(models), points === 0 ? t('free') : count(points)])
      ),
      figureRow(
        t('together'),
        [
          String(pools.reduce((sum, { models }) => sum + models, 0)),
          t('{n} of {all}', { n: count(cost), all: count(roster.points) })
        ],
        'attacker'
      )
    ]
  },
  ...(swap === undefined ? [] : [asParagraph(swap)])
]

const sections = (checked: RosterChecked, isOnly: boolean): readonly Section[] => {
  const { roster, isLegal, faults } = checked
  const verdict = `${roster.file ?? roster.name}: ${isLegal ? t('legal') : t('{n} {n|fault|faults}', { n: faults.length })}`
  const head = isOnly ? { topic: verdict } : { heading: verdict }
  const blocks = pointsSpent(checked)
  return isLegal ? [{ ...head, blocks }] : [{ ...head, blocks: [faultsTable(faults)] }, { blocks }]
}

export const page = ({ headline, edition, rosters, notes, replay }: WarbandCheckReport): Page => ({
  headline,
  subtitle:
    rosters.length === 1
      ? t('{edition}, {n} {n|point|points}', { edition: editionName(edition), n: rosters[0]?.roster.points })
      : editionName(edition),
  sections: [...rosters.flatMap(each => sections(each, rosters.length === 1)), { blocks: footnotes({ notes, replay }) }]
})

export const lines = ({ rosters }: WarbandCheckReport): readonly string[] =>
  rosters.flatMap(({ roster, isLegal, faults, cost }) =>
    isLegal
      ? [t('{name}: legal, {n} {n|point|points}', { name: roster.file ?? roster.name, n: count(cost) })]
      : faults.map(({ at, rule, message }) => `${at ?? roster.name}: ${message} (${rule})`)
  )

export const records = ({ rosters }: WarbandCheckReport): readonly RecordRow[] =>
  rosters.flatMap(({ roster, isLegal, faults, cost }) => {
    // a legal roster has one record, without a fault
    const rows: readonly (Fault | undefined)[] = faults.length > 0 ? faults : [undefined]
    return rows.map(
      (fault): RecordRow => [
        ['roster', roster.file ?? roster.name],
        ['legal', isLegal],
        ['points', cost],
        ['of', roster.points],
        ['at', fault?.at],
        ['rule', fault?.rule],
        ['fault', fault?.message]
      ]
    )
  })
