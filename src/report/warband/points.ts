import { count } from '../../model/figures'
import { t } from '../../model/language'
import type { WarbandPointsReport } from '../../model/report'
import { editionName } from '../fight/method'
import { figureRow, footnotes, type Page } from '../page'
import { type RecordRow, type Rows, tableOf } from '../record'

/** `warband points`: the victory points of losses. */

/** "8 bondi killed: 4 victory points" */
const answer = ({ headline, total, edition }: WarbandPointsReport): string =>
  edition === 2
    ? t('{headline}: {n} slaughter {n|point|points}', { headline, n: count(total) })
    : t('{headline}: {n} victory {n|point|points}', { headline, n: count(total) })

/** A row of the table: losses of one kind, units wiped out, or all together. */
interface Row {
  readonly name: string
  readonly place?: number | undefined
  readonly killed?: number
  readonly each?: number
  readonly unrounded?: number
  readonly points?: number | undefined
}

const rowsOf = ({ rows, wipedOut, total }: WarbandPointsReport): readonly Row[] => {
  const forUnits = wipedOut.units * wipedOut.each
  return [
    ...rows.map(({ name, place, models, each, unrounded, points }) => ({ name, place, killed: models, each, unrounded, points })),
    ...(wipedOut.units > 0
      ? [
          {
            name: t('units wiped out'),
            killed: wipedOut.units,
            each: wipedOut.each,
            unrounded: forUnits,
            points: forUnits
          }
        ]
      : []),
    { name: t('together'), points: total }
  ]
}

const optionalCount = (value: number | undefined): string => (value === undefined ? '' : count(value))

/** Points of one model: "1/3" for a levy. */
const eachText = (each: number | undefined): string =>
  each !== undefined && each < 1 && each > 0 ? `1/${Math.round(1 / each)}` : optionalCount(each)

const RULES = {
  1: 'each class is rounded up once, over the whole game (R8.2)',
  2: 'slaughter points: each class is rounded up once, and 1 for each unit wiped out (V9.9)'
} as const

const BY_UNIT =
  'slaughter points: each unit is rounded up by itself, and 1 for each unit wiped out (reading points-rounding=unit)'

/** Whether losses are counted by place, as on the pieces of scenery of Sacred Ground. */
const hasPlaces = ({ rows }: WarbandPointsReport): boolean => rows.some(({ place }) => place !== undefined)

const BY_PLACE =
  'each class is rounded up once for each place it is counted, such as each piece of scenery of Sacred Ground (R8.2)'

const ruleOf = (report: WarbandPointsReport): string => {
  if (report.rounding === 'unit') return t(BY_UNIT)
  return hasPlaces(report) ? t(BY_PLACE) : t(RULES[report.edition])
}

export const page = (report: WarbandPointsReport): Page => {
  const rows = rowsOf(report)
  return {
    headline: answer(report),
    subtitle: editionName(report.edition),
    sections: [
      {
        topic: t('points'),
        blocks: [
          {
            block: 'figures',
            columns: [hasPlaces(report) ? t('models') : t('killed'), t('each'), t('points'), t('rounded')],
            rows: rows.map(({ name, place, killed, each, unrounded, points }, index) =>
              figureRow(
                place === undefined ? name : `${place}. ${name}`,
                [optionalCount(killed), eachText(each), optionalCount(unrounded), optionalCount(points)],
                index === rows.length - 1 ? 'attacker' : 'plain'
              )
            )
          }
        ]
      },
      { blocks: footnotes(report, ruleOf(report)) }
    ]
  }
}

export const lines = (report: WarbandPointsReport): readonly string[] => [answer(report)]

const records = (report: WarbandPointsReport): readonly RecordRow[] =>
  rowsOf(report).map(({ name, place, killed, each, unrounded, points }) => [
    ['name', name],
    ...(hasPlaces(report) ? [['place', place] as const] : []),
    ['killed', killed],
    ['each', each],
    ['unrounded', unrounded],
    ['points', points]
  ])

export const tables = (report: WarbandPointsReport): readonly Rows[] => [tableOf(records(report))]
