import { count } from '../../model/figures'
import { t } from '../../model/language'
import type { WarbandPointsReport } from '../../model/report'
import { editionName } from '../fight/method'
import { type Figures, figureRow, footnotes, type Page } from '../page'
import { type RecordRow, type Rows, tableOf } from '../record'
import { pointsTotal } from './show'

/** Victory points of losses. */

const rows = ({ rows: all, wipedOut, total }: WarbandPointsReport): Figures['rows'] => [
  ...all.map(({ name, models, place, each, unrounded, points }) =>
    figureRow(place === undefined ? name : `${place}. ${name}`, [
      String(models),
      each < 1 && each > 0 ? `1/${Math.round(1 / each)}` : count(each),
      count(unrounded),
      points === undefined ? '' : count(points)
    ])
  ),
  ...(wipedOut.units > 0
    ? [
        figureRow(t('units wiped out'), [
          String(wipedOut.units),
          count(wipedOut.each),
          count(wipedOut.units * wipedOut.each),
          count(wipedOut.units * wipedOut.each)
        ])
      ]
    : []),
  figureRow(t('together'), ['', '', '', count(total)], 'attacker')
]

const RULES = {
  1: 'each class is rounded up once, over the whole game (R8.2)',
  2: 'slaughter points: each class is rounded up once, and 1 for each unit wiped out (V9.9)'
} as const

const BY_UNIT =
  'slaughter points: each unit is rounded up by itself, and 1 for each unit wiped out (reading points-rounding=unit)'

const isApart = ({ rows: all }: WarbandPointsReport): boolean => all.some(({ place }) => place !== undefined)

/** On the pieces of scenery of Sacred Ground. */
const APART = 'each class is rounded up once for each place it is counted, such as each piece of scenery of Sacred Ground (R8.2)'

const ruleOf = (report: WarbandPointsReport): string => {
  if (report.rounding === 'unit') return t(BY_UNIT)
  return isApart(report) ? t(APART) : t(RULES[report.edition])
}

export const page = (report: WarbandPointsReport): Page => ({
  headline: pointsTotal(report),
  subtitle: editionName(report.edition),
  sections: [
    {
      topic: t('points'),
      blocks: [
        {
          block: 'figures',
          columns: [isApart(report) ? t('models') : t('killed'), t('each'), t('points'), t('rounded')],
          rows: rows(report)
        }
      ]
    },
    {
      blocks: footnotes(report, ruleOf(report))
    }
  ]
})

export const lines = (report: WarbandPointsReport): readonly string[] => [pointsTotal(report)]

const records = ({ rows: all, wipedOut, total }: WarbandPointsReport): readonly RecordRow[] => {
  const hasPlaces = all.some(({ place }) => place !== undefined)
  const row = (
    name: string,
    place: number | undefined,
    killed: number | undefined,
    each: number | undefined,
    unrounded: number | undefined,
    points: number | undefined
  ): RecordRow => [
    ['name', name],
    ...(hasPlaces ? [['place', place] as const] : []),
    ['killed', killed],
    ['each', each],
    ['unrounded', unrounded],
    ['points', points]
  ]
  const gone = wipedOut.units * wipedOut.each
  return [
    ...all.map(({ name, place, models, each, unrounded, points }) => row(name, place, models, each, unrounded, points)),
    ...(wipedOut.units > 0 ? [row('units wiped out', undefined, wipedOut.units, wipedOut.each, gone, gone)] : []),
    row('together', undefined, undefined, undefined, undefined, total)
  ]
}

export const tables = (report: WarbandPointsReport): readonly Rows[] => [tableOf(records(report))]
