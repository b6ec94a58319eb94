import { percent, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { ObservedFight, ObservedReport, ObservedStages, Percentile } from '../../model/report'
import { exactSubtitle } from '../fight/method'
import { distinctNames } from '../fight/sides'
import { asParagraph, type Cell, type FigureTable, footnotes, type Page, type Section, textCells } from '../page'
import type { RecordRow } from '../record'

/** `--observed`: where what happened lies among all that could have. */

const columns = (): readonly string[] => [t('observed'), t('average'), t('less'), t('the same'), t('more'), t('two-sided')]

const percentileCells = (
  { observed, mean, below, same, above, twoSided }: Percentile,
  format: (value: number) => string
): readonly Cell[] => textCells(format(observed), format(mean), percent(below), percent(same), percent(above), percent(twoSided))

const formatCount = (value: number): string => (Number.isInteger(value) ? String(value) : twoDecimals(value))

const table = (fight: ObservedFight): FigureTable => {
  const { attacker, defender } = distinctNames(fight.names, fight.scenario.kind)
  return {
    block: 'figures',
    title: t('what was observed, among everything possible'),
    columns: columns(),
    rows: [
      { name: t('{name} lost', { name: attacker }), tone: 'attacker', cells: percentileCells(fight.attackerLosses, formatCount) },
      { name: t('{name} lost', { name: defender }), tone: 'defender', cells: percentileCells(fight.defenderLosses, formatCount) },
      { name: t('points of {the:name}', { name: attacker }), tone: 'plain', cells: percentileCells(fight.swing, points) }
    ]
  }
}

/** "better for the bondi than 83.2 % of all such fights, worse than 5.0 %" */
const luck = ({ below, above }: Percentile, of: string, name: string): string =>
  t('better for {the:name} than {below} of {of}, worse than {above}', { name, below: percent(below), of, above: percent(above) })

/** How lucky the attackers were in one fight. */
const luckIn = (fight: ObservedFight): string =>
  luck(fight.swing, t('all such fights'), distinctNames(fight.names, fight.scenario.kind).attacker)

/** How lucky the attackers were in all fights together. */
const luckInAll = (evening: Percentile): string => luck(evening, t('all such sets of fights'), t('attackers'))

const fightSection = (fight: ObservedFight): Section => {
  const { attacker, defender } = distinctNames(fight.names, fight.scenario.kind)
  const { outcome, chance } = fight
  return {
    topic: t('luck'),
    blocks: [
      asParagraph(
        t('{one} lost {n}, {other} lost {m}: chance of exactly this {chance}', {
          one: attacker,
          n: outcome.attacker,
          other: defender,
          m: outcome.defender,
          chance: percent(chance)
        })
      ),
      table(fight),
      asParagraph(
        t('{luck}; at least as far from the average either way: {twoSided}', {
          luck: luckIn(fight),
          twoSided: percent(fight.swing.twoSided)
        })
      )
    ]
  }
}

const allFightsSections = ({ fights, evening }: ObservedReport): readonly Section[] => {
  const rows = fights.map(fight => ({
    name: `${fight.headline}, ${fight.outcome.attacker}:${fight.outcome.defender}`,
    tone: 'plain' as const,
    cells: percentileCells(fight.swing, points)
  }))
  const whole = evening
    ? [{ name: t('all fights together'), tone: 'attacker' as const, cells: percentileCells(evening, points) }]
    : []
  return [
    {
      topic: t('fight by fight'),
      blocks: [{ block: 'figures', title: t('victory points of the attackers'), columns: columns(), rows: [...rows, ...whole] }]
    },
    {
      topic: t('all fights together'),
      blocks: evening
        ? [
            asParagraph(
              t('all fights together: {luck}; at least as far from the average either way: {twoSided}', {
                luck: luckInAll(evening),
                twoSided: percent(evening.twoSided)
              })
            )
          ]
        : []
    }
  ]
}

/** Dice, hits and saves on the way to the result. */
const stageTable = (stages: ObservedStages): Section => {
  const { attacker, defender } = distinctNames(stages.names)
  return {
    topic: t('along the way'),
    blocks: [
      {
        block: 'figures',
        title: t('dice of the first melee or of the shot'),
        columns: columns(),
        rows: stages.seen.flatMap(({ name, attacker: one, defender: other }) => [
          {
            name: t('{what} of {the:name}', { what: translate(name), name: attacker }),
            tone: 'attacker' as const,
            cells: percentileCells(one, formatCount)
          },
          {
            name: t('{what} of {the:name}', { what: translate(name), name: defender }),
            tone: 'defender' as const,
            cells: percentileCells(other, formatCount)
          }
        ])
      }
    ]
  }
}

export const page = (report: ObservedReport): Page => {
  const [first] = report.fights
  const fights = report.evening ? allFightsSections(report) : first ? [fightSection(first)] : []
  return {
    headline: report.headline,
    subtitle: exactSubtitle(report),
    sections: [
      ...fights,
      ...(report.stages ? [stageTable(report.stages)] : []),
      {
        blocks: footnotes(
          report,
          t('less, the same, more: chances of a lower, an equal, a higher figure; points: victory points gained less lost')
        )
      }
    ]
  }
}

const chances = ({ below, same, above }: Percentile): string =>
  t('less {below}, the same {same}, more {above}', { below: percent(below), same: percent(same), above: percent(above) })

export const lines = ({ fights, evening, stages }: ObservedReport): readonly string[] => [
  ...fights.map(fight => `${fight.headline}, ${fight.outcome.attacker}:${fight.outcome.defender}: ${luckIn(fight)}`),
  ...(stages?.seen ?? []).map(({ name, attacker, defender }) =>
    t('{headline}: {name} {one} to {other}', {
      headline: stages?.headline,
      name: translate(name),
      one: `${attacker.observed} (${chances(attacker)})`,
      other: `${defender.observed} (${chances(defender)})`
    })
  ),
  ...(evening ? [t('all fights together: {luck}', { luck: luckInAll(evening) })] : [])
]

const percentileFields = (name: string, { observed, mean, below, same, above, twoSided }: Percentile): RecordRow => [
  [name, observed],
  [`${name}_mean`, mean],
  [`${name}_below`, below],
  [`${name}_same`, same],
  [`${name}_above`, above],
  [`${name}_two_sided`, twoSided]
]

const stageRows = ({ headline, seen }: ObservedStages): readonly RecordRow[] =>
  seen.map(({ name, attacker, defender }) => [
    ['headline', headline],
    ['measure', name],
    ...percentileFields('attacker', attacker),
    ...percentileFields('defender', defender)
  ])

export const records = ({ fights, stages }: ObservedReport): readonly RecordRow[] =>
  stages && fights.length === 0
    ? stageRows(stages)
    : fights.map(({ headline, chance, attackerLosses, defenderLosses, swing }) => [
        ['headline', headline],
        ['chance', chance],
        ...percentileFields('attacker_losses', attackerLosses),
        ...percentileFields('defender_losses', defenderLosses),
        ...percentileFields('victory_points_swing', swing)
      ])
