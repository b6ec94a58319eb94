import type { ReadingsReport, ReadingsRow } from '../model/report'
import { EDITIONS } from './fight/method'
import { fine, percent, points } from './figures'
import { type Page, type Section, say } from './page'

const named = ({ readings }: ReadingsRow): string =>
  Object.entries(readings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || 'interpretation used here'

const cells = (row: ReadingsRow): readonly string[] => [
  ...(row.result ? [percent(row.result.attackerWins), percent(row.result.tie), percent(row.result.defenderWins)] : []),
  fine(row.attackerLosses),
  fine(row.defenderLosses),
  points(row.swing),
  percent(row.moves)
]

/** The columns of a row of readings; win, tie and lose for a melee only. */
const columns = ({ rows }: ReadingsReport): readonly string[] => [
  ...(rows[0]?.result ? ['attacker wins', 'tie', 'defender wins'] : []),
  ...['lost', 'killed', 'points', 'moves']
]

/** Several at once are named below, by their number. */
const table = (report: ReadingsReport): Section => {
  const isLong = report.of.length > 1
  const name = (row: ReadingsRow, i: number): string => (isLong ? String(i + 1) : named(row))
  return {
    topic: 'every interpretation',
    blocks: [
      {
        block: 'figures',
        title: 'the fight under every interpretation',
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
  subtitle: `${EDITIONS[report.edition]}, under every interpretation that matters`,
  sections: [
    table(report),
    {
      blocks: [
        say('moves: the share of all outcomes that this interpretation changes into another', 'quiet'),
        ...report.notes.map(note => say(note, 'quiet'))
      ]
    }
  ]
})
