import { count, points, thousands, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { BuildReport, Built, MeasureName } from '../../model/report'
import { tableText } from '../../model/tournament'
import { editionName } from '../fight/method'
import { asParagraph, type Block, figureRow, footnotes, type Page } from '../page'
import type { RecordRow } from '../record'
import { unitsName, WAY_NAMES } from './names'

/** `warband build`: the best legal warbands by a measure. */

const MEASURES = {
  swing: 'victory points gained less lost',
  killed: 'victory points gained',
  lost: 'victory points lost (fewer is better)',
  wins: 'melees won',
  wiped: 'enemy units wiped out in melee',
  tournament: 'tournament points above a draw'
} as const satisfies Readonly<Record<MeasureName, string>>

/** Of points lost the report has the negative, so that more is better. */
const measureText = (measure: MeasureName, value: number): string =>
  measure === 'lost' ? twoDecimals(Math.abs(value)) : points(value)

const unitList = ({ units }: Built): string => units.map(unitsName).join(', ')

const bestTable = ({ builds: [first], measure }: BuildReport): readonly Block[] =>
  first
    ? [
        {
          block: 'figures',
          title: t('The best'),
          columns: [t('each'), t('together')],
          rows: [
            ...first.units.map(unit =>
              figureRow(unit.isKept ? t('{unit} (kept)', { unit: unitsName(unit) }) : unitsName(unit), [
                measureText(measure, unit.value),
                measureText(measure, unit.units * unit.value)
              ])
            ),
            figureRow(
              t('{models} models, {dice} SAGA dice', { models: first.models, dice: first.sagaDice }),
              ['', measureText(measure, first.value)],
              'attacker'
            )
          ]
        }
      ]
    : []

const runnersUp = ({ builds, measure }: BuildReport): readonly Block[] => {
  const [first, ...others] = builds
  if (!first || others.length === 0) return []
  return [
    {
      block: 'table',
      columns: ['', t('worth'), t('behind by'), t('SAGA dice'), t('units')],
      rows: others.map((build, index) => [
        String(index + 2),
        measureText(measure, build.value),
        twoDecimals(Math.abs(first.value - build.value)),
        String(build.sagaDice),
        unitList(build)
      ])
    }
  ]
}

const requestText = ({ targets, measure, ways, leader, leastDice, tournament }: BuildReport): string => {
  const enemies = targets.map(({ name, weight }) => (weight === 1 ? name : `${count(weight)} x ${name}`)).join('; ')
  const dice = leastDice > 0 ? t(', with {n} SAGA dice or more', { n: leastDice }) : ''
  return t('under {leader}, against {enemies}, by {measure} ({ways}){dice}', {
    leader,
    enemies,
    measure: tournament
      ? t('{measure} ({table})', { measure: t(MEASURES[measure]), table: tableText(tournament) })
      : t(MEASURES[measure]),
    ways: ways.map(way => t(WAY_NAMES[way])).join(', '),
    dice
  })
}

export const page = (report: BuildReport): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, exact; best of {n} legal musters', {
    edition: editionName(report.edition),
    n: thousands(report.searched)
  }),
  sections: [
    {
      topic: t('the request'),
      blocks: [
        asParagraph(requestText(report)),
        ...(report.kept.length > 0 ? [asParagraph(t('kept: {kept}', { kept: report.kept.join(', ') }))] : [])
      ]
    },
    { heading: t('The best'), blocks: bestTable(report) },
    ...(report.builds.length > 1 ? [{ heading: t('Runners-up'), blocks: runnersUp(report) }] : []),
    {
      blocks: footnotes(
        report,
        t(
          'a warband is worth the sum of its units; a unit is worth its average encounter with the targets: one melee, charging and being charged equally often, and a shot if it has missiles; equipment that changes nothing there is left out'
        )
      )
    }
  ]
})

export const lines = ({ builds, measure, searched }: BuildReport): readonly string[] =>
  builds.map((build, index) => {
    const best = index === 0 ? t(' (best of {n})', { n: thousands(searched) }) : ''
    return `${index + 1}. ${unitList(build)}: ${measureText(measure, build.value)}${best}`
  })

export const records = ({ builds, measure, searched }: BuildReport): readonly RecordRow[] =>
  builds.flatMap(({ units, value, sagaDice }, index) =>
    units.map(
      (unit): RecordRow => [
        ['rank', index + 1],
        ['measure', measure],
        ['worth', value],
        ['saga_dice', sagaDice],
        ['unit', unit.unit],
        ['name', unit.name],
        ['models', unit.models],
        ['units', unit.units],
        ['unit_worth', unit.value],
        ['kept', unit.isKept],
        ['searched', searched]
      ]
    )
  )
