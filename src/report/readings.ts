import { percent } from '../model/figures'
import { t } from '../model/language'
import type { CellNumbers, ReadingsReport, ReadingsRow } from '../model/report'
import { editionName } from './fight/method'
import { type SideNouns, studySideNouns } from './fight/sides'
import { asParagraph, figureRow, type Page, type Section } from './page'
import { type Field, type Rows, snake, tableOf } from './record'
import { type NumberColumn, numberColumns, resultColumns } from './study/measures'

/** `--all-readings`: one fight under every combination of the interpretations that matter to it. */

const rowName = ({ readings }: ReadingsRow): string =>
  Object.entries(readings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || t('interpretation used here')

/** The name below the table: what is in force by itself, or because it was asked for, is marked. */
const markedName = (row: ReadingsRow, { scenario: { readings = {} } }: ReadingsReport): string => {
  const name = rowName(row)
  if (!row.inForce) return name
  const isAsked = Object.keys(row.readings).some(each => Object.hasOwn(readings, each))
  return isAsked ? t('{name} (as asked)', { name }) : t('{name} (default)', { name })
}

/** The numbers of a row, with the keys they have in every table of fights. */
const numbersOf = ({ result, attackerLosses, defenderLosses, swing }: ReadingsRow): Partial<CellNumbers> => ({
  ...result,
  attackerLosses,
  defenderLosses,
  swing
})

const KEYS = ['attackerWins', 'tie', 'defenderWins', 'attackerLosses', 'defenderLosses', 'swing'] as const

/** The columns of the table; win, tie and lose for a melee only. */
const columns = (report: ReadingsReport): readonly NumberColumn[] => {
  const all = numberColumns(KEYS, sideNames(report))
  return report.rows[0]?.result ? all : all.slice(3)
}

const sideNames = (report: ReadingsReport): SideNouns => studySideNouns({ ...report, fight: report.scenario.kind })

/** The rows are numbered, and named below the table: their names are long. */
const table = (report: ReadingsReport): Section => {
  const isLong = report.of.length > 0
  const of = columns(report)
  const name = (row: ReadingsRow, i: number): string => (isLong ? String(i + 1) : rowName(row))
  return {
    topic: t('every interpretation'),
    blocks: [
      {
        block: 'figures',
        title: t('the fight under every interpretation'),
        columns: [...of.map(({ head }) => head), t('moves')],
        rows: report.rows.map((row, i) =>
          figureRow(name(row, i), [...of.map(({ figure }) => figure(numbersOf(row))), percent(row.moves)])
        )
      },
      ...(isLong
        ? [{ block: 'facts', facts: report.rows.map((row, i) => [name(row, i), markedName(row, report)] as const) } as const]
        : [])
    ]
  }
}

/** "bondi win: 1.0 % to 18.6 %, depending on the interpretation" */
const rangeText = ({ rows }: ReadingsReport, { key, head: what, figure }: NumberColumn): string => {
  const ranked = rows.map(numbersOf).toSorted((one, other) => (one[key] ?? 0) - (other[key] ?? 0))
  const [low, high] = [figure(ranked[0] ?? {}), figure(ranked.at(-1) ?? {})]
  return low === high
    ? t('{what}: {value} under every interpretation', { what, value: low })
    : t('{what}: {low} to {high}, depending on the interpretation', { what, low, high })
}

/** The range of both chances to win, or of a shot's casualties. */
const answerTexts = (report: ReadingsReport): readonly string[] => {
  const keys = report.rows[0]?.result ? (['attackerWins', 'defenderWins'] as const) : (['defenderLosses'] as const)
  return numberColumns(keys, sideNames(report)).map(column => rangeText(report, column))
}

export const page = (report: ReadingsReport): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, under every interpretation that matters', { edition: editionName(report.edition) }),
  sections: [
    { topic: t('the answer'), blocks: answerTexts(report).map(text => asParagraph(text)) },
    table(report),
    {
      blocks: [
        asParagraph(t('moves: the share of all outcomes that this interpretation changes into another'), 'quiet'),
        ...report.notes.map(note => asParagraph(note, 'quiet'))
      ]
    }
  ]
})

export const lines = (report: ReadingsReport): readonly string[] => {
  const { headline, rows, of } = report
  return of.length === 0
    ? [t('{headline}: no other interpretation of the rules changes it', { headline })]
    : rows.map(row => {
        const odds = row.result
          ? resultColumns('melee', sideNames(report))
              .map(({ head, figure }) => `${head} ${figure(numbersOf(row))}`)
              .join(', ')
          : ''
        const moves = t('moves {moves}', { moves: percent(row.moves) })
        return `${headline}, ${rowName(row)}: ${[odds, moves].filter(Boolean).join('; ')}`
      })
}

export const tables = (report: ReadingsReport): readonly Rows[] => [
  tableOf(
    report.rows.map(row => [
      ...report.of.map((name): Field => [name, row.readings[name]]),
      ...numberColumns(KEYS, sideNames(report)).map(({ key, path }): Field => [snake(path), numbersOf(row)[key]]),
      ['moves', row.moves]
    ])
  )
]
