import type { FightReport, ReadingInPlay } from '../../model/report'
import { fine, percent, points } from '../figures'
import { type Block, say } from '../page'
import { label, within } from './quantities'
import type { Sides } from './sides'

const worth = (report: FightReport, sides: Sides): string => {
  const { killed, lost, swing } = report.victoryPoints
  const { within: between } = within(report, 'victoryPoints.swing')
  const interval = between === undefined ? '' : ` (${between})`
  if (report.kind === 'shoot') return `victory points killed: ${fine(killed)}${interval}`
  return `victory points, killed less lost: ${sides.attacker.name} ${fine(killed)} - ${fine(lost)} = ${points(swing)}${interval}`
}

const CHOICES = {
  1: { gives: 'had he given up dice', keeps: 'had he kept his dice' },
  2: { gives: 'had he closed ranks', keeps: 'had he not closed ranks' }
} as const

const otherwise = ({ edition, otherwise: other }: FightReport, sides: Sides): readonly string[] => {
  if (!other) return []
  const had = CHOICES[edition][other.givesUpDice ? 'gives' : 'keeps']
  const wins = `${label(sides, 'result.attackerWins')} ${percent(other.result.attackerWins)}`
  return [`${had}: ${wins}, tie ${percent(other.result.tie)}; points ${points(other.swing)}`]
}

const reading = ({ name, value, others }: ReadingInPlay): string => {
  const rest = `the other value${others.length === 1 ? '' : 's'}: ${others.join(', ')}`
  return `reading ${name}=${value} (${rest}) changes this fight`
}

/** Points, the road not taken, the doubts, the notes, and what to type next. */
export const remarks = (report: FightReport, sides: Sides): readonly Block[] => [
  say(worth(report, sides)),
  ...otherwise(report, sides).map(text => say(text)),
  ...(report.readings ?? []).map(inPlay => say(reading(inPlay))),
  ...report.notes.map(note => say(note, 'quiet'))
]
