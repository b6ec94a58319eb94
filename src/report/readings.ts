import { fine, percent, points } from '../model/figures'
import { t } from '../model/language'
import type { ReadingsReport, ReadingsRow } from '../model/report'
import { editionName } from './fight/method'
import { type Page, type Section, say } from './page'
import type { Rows } from './record'

const named = ({ readings }: ReadingsRow): string =>
  Object.entries(readings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || t('interpretation used here')

const cells = (row: ReadingsRow): readonly string[] => [
  ...(row.result ? [percent(row.result.attackerWins), percent(row.result.tie), percent(row.result.defenderWins)] : []),
  fine(row.attackerLosses),
  fine(row.defenderLosses),
  points(row.swing),
  percent(row.moves)
]

/** The columns of a row of readings; win, tie and lose for a melee only. */
const columns = ({ rows }: ReadingsReport): readonly string[] => [
  ...(rows[0]?.result ? [t('attacker wins'), t('tie'), t('defender wins')] : []),
  ...[t('lost'), t('killed'), t('points'), t('moves')]
]

/** Several at once are named below, by their number. */
const table = (report: ReadingsReport): Section => {
  const isLong = report.of.length > 1
  const name = (row: ReadingsRow, i: number): string => (isLong ? String(i + 1) : named(row))
  return {
    topic: t('every interpretation'),
    blocks: [
      {
        block: 'figures',
        title: t('the fight under every interpretation'),
        columns: columns(report),
        rows: report.rows.map((row, i) => ({ name: name(row, i), tone: 'plain', cells: cells(row).map(text => ({ text })) }))
      },
      ...(isLong ? [{ block: 'facts', facts: report.rows.map((row, i) => [name(row, i), named(row)] as const) } as const] : [])
    ]
  }
}

/** One fight under every combination of the readings that matter to it, the widest apart first. */
export const readings = (report: ReadingsReport): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, under every interpretation that matters', { edition: editionName(report.edition) }),
  sections: [
    table(report),
    {
      blocks: [
        say(t('moves: the share of all outcomes that this interpretation changes into another'), 'quiet'),
        ...report.notes.map(note => say(note, 'quiet'))
      ]
    }
  ]
})

export const readingsLines = ({ headline, rows, of }: ReadingsReport): readonly string[] =>
  of.length === 0
    ? [t('{headline}: no other interpretation of the rules changes it', { headline })]
    : rows.map(({ readings: values, result, moves }) => {
        const odds = result
          ? t('attacker wins {attackerWins}, tie {tie}, defender wins {defenderWins}', {
              attackerWins: percent(result.attackerWins),
              tie: percent(result.tie),
              defenderWins: percent(result.defenderWins)
            })
          : ''
        const said = Object.entries(values)
          .map(pair => pair.join('='))
          .join(' ')
        return `${headline}, ${said}: ${[odds, t('moves {moves}', { moves: percent(moves) })].filter(Boolean).join('; ')}`
      })

export const readingsTable = ({ of, rows }: ReadingsReport): Rows => [
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
