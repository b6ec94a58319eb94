import { percent, points, twoDecimals } from '../model/figures'
import { t } from '../model/language'
import type { ReadingsReport, ReadingsRow } from '../model/report'
import { editionName } from './fight/method'
import { type Called, calledThroughout } from './fight/sides'
import { asParagraph, type Cell, type Page, type Section, textCells } from './page'
import type { Rows } from './record'
import { losing, winning } from './study/measures'

const named = ({ readings }: ReadingsRow): string =>
  Object.entries(readings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || t('interpretation used here')

const cells = (row: ReadingsRow): readonly Cell[] =>
  textCells(
    ...(row.result ? [percent(row.result.attackerWins), percent(row.result.tie), percent(row.result.defenderWins)] : []),
    twoDecimals(row.attackerLosses),
    twoDecimals(row.defenderLosses),
    points(row.swing),
    percent(row.moves)
  )

/** The columns of a row of readings; win, tie and lose for a melee only. */
const columns = (report: ReadingsReport): readonly string[] => {
  const called = calledIn(report)
  return [
    ...(report.rows[0]?.result ? [winning('attacker', called), t('tie'), winning('defender', called)] : []),
    ...[losing('attacker', called), losing('defender', called), t('victory points'), t('moves')]
  ]
}

const calledIn = (report: ReadingsReport): Called | undefined => calledThroughout({ ...report, fight: report.scenario.kind })

/** They are named below, by their number: their names are long. */
const table = (report: ReadingsReport): Section => {
  const isLong = report.of.length > 0
  const name = (row: ReadingsRow, i: number): string => (isLong ? String(i + 1) : named(row))
  return {
    topic: t('every interpretation'),
    blocks: [
      {
        block: 'figures',
        title: t('the fight under every interpretation'),
        columns: columns(report),
        rows: report.rows.map((row, i) => ({ name: name(row, i), tone: 'plain', cells: cells(row) }))
      },
      ...(isLong ? [{ block: 'facts', facts: report.rows.map((row, i) => [name(row, i), named(row)] as const) } as const] : [])
    ]
  }
}

/** "bondi win: 1.0 % to 18.6 %, depending on the interpretation" */
const spread = (what: string, values: readonly string[], ranked: readonly number[]): string => {
  const at = (value: number): string => values[ranked.indexOf(value)] ?? ''
  const [low, high] = [at(Math.min(...ranked)), at(Math.max(...ranked))]
  return low === high
    ? t('{what}: {value} under every interpretation', { what, value: low })
    : t('{what}: {low} to {high}, depending on the interpretation', { what, low, high })
}

/** Both chances to win, or what a shot does. */
const answer = (report: ReadingsReport): readonly string[] => {
  const called = calledIn(report)
  const results = report.rows.flatMap(({ result }) => (result ? [result] : []))
  const losses = report.rows.map(({ defenderLosses }) => defenderLosses)
  return results.length === 0
    ? [spread(losing('defender', called), losses.map(twoDecimals), losses)]
    : (['attacker', 'defender'] as const).map(role => {
        const chances = results.map(result => result[`${role}Wins`])
        return spread(winning(role, called), chances.map(percent), chances)
      })
}

/** One fight under every combination of the readings that matter to it, the widest apart first. */
export const page = (report: ReadingsReport): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, under every interpretation that matters', { edition: editionName(report.edition) }),
  sections: [
    { topic: t('the answer'), blocks: answer(report).map(text => asParagraph(text)) },
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
  const called = calledIn(report)
  return of.length === 0
    ? [t('{headline}: no other interpretation of the rules changes it', { headline })]
    : rows.map(({ readings: values, result, moves }) => {
        const odds = result
          ? [
              `${winning('attacker', called)} ${percent(result.attackerWins)}`,
              t('tie {chance}', { chance: percent(result.tie) }),
              `${winning('defender', called)} ${percent(result.defenderWins)}`
            ].join(', ')
          : ''
        const said = Object.entries(values)
          .map(pair => pair.join('='))
          .join(' ')
        return `${headline}, ${said}: ${[odds, t('moves {moves}', { moves: percent(moves) })].filter(Boolean).join('; ')}`
      })
}

export const tables = ({ of, rows }: ReadingsReport): readonly Rows[] => [
  [
    [
      ...of,
      'attacker_wins',
      'tie',
      'defender_wins',
      'attacker_losses_mean',
      'defender_losses_mean',
      'victory_points_swing',
      'moves'
    ],
    ...rows.map(({ readings: values, result, attackerLosses, defenderLosses, swing, moves }) => [
      ...of.map(name => values[name]),
      result?.attackerWins,
      result?.tie,
      result?.defenderWins,
      attackerLosses,
      defenderLosses,
      swing,
      moves
    ])
  ]
]
