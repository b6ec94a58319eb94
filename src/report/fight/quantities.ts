import type { FightReport } from '../../model/report'
import { fine, percent, percents, points } from '../figures'
import { type Sides, verb } from './sides'

interface Style {
  readonly figure: (value: number) => string
  readonly between: (low: number, high: number) => string
}

const CHANCE: Style = { figure: percent, between: percents }
const MEAN: Style = { figure: fine, between: (low, high) => `${fine(low)}-${fine(high)}` }
const POINTS: Style = { figure: points, between: (low, high) => `${points(low)} to ${points(high)}` }

/** What a report measures, by the name it goes by in intervals and conditions. */
export interface Quantity {
  readonly path: string
  readonly style: Style
  readonly label: (sides: Sides) => string
  readonly of: (report: FightReport) => number | undefined
}

export const QUANTITIES: readonly Quantity[] = [
  { path: 'result.attackerWins', style: CHANCE, label: s => verb(s.attacker, 'win'), of: r => r.result?.attackerWins },
  { path: 'result.tie', style: CHANCE, label: () => 'tie', of: r => r.result?.tie },
  { path: 'result.defenderWins', style: CHANCE, label: s => verb(s.defender, 'win'), of: r => r.result?.defenderWins },
  { path: 'attacker.losses.mean', style: MEAN, label: s => `${s.attacker.name} lost`, of: r => r.attacker.losses.mean },
  { path: 'defender.losses.mean', style: MEAN, label: s => `${s.defender.name} lost`, of: r => r.defender.losses.mean },
  { path: 'attacker.wipedOut', style: CHANCE, label: s => `${s.attacker.name} wiped out`, of: r => r.attacker.wipedOut },
  { path: 'defender.wipedOut', style: CHANCE, label: s => `${s.defender.name} wiped out`, of: r => r.defender.wipedOut },
  { path: 'victoryPoints.killed', style: MEAN, label: () => 'points killed', of: r => r.victoryPoints.killed },
  { path: 'victoryPoints.lost', style: MEAN, label: () => 'points lost', of: r => r.victoryPoints.lost },
  { path: 'victoryPoints.swing', style: POINTS, label: () => 'points, killed less lost', of: r => r.victoryPoints.swing }
]

const named = (path: string): Quantity | undefined => QUANTITIES.find(quantity => quantity.path === path)

const LOST = /^(attacker|defender)\.losses\.p\.(\d+)$/u

const exactly = (sides: Sides, path: string): string => {
  const [, role, models] = LOST.exec(path) ?? []
  return models === undefined ? path : `${sides[role === 'attacker' ? 'attacker' : 'defender'].name} lost exactly ${models}`
}

/** The path in words, where there are any. */
export const label = (sides: Sides, path: string): string => named(path)?.label(sides) ?? exactly(sides, path)

/** The 95 % interval of a quantity when sampled: "68.3-68.9". */
export const interval = ({ intervals }: FightReport, path: string): string | undefined => {
  const ends = intervals?.[path]
  return ends && named(path)?.style.between(...ends)
}

/** The interval that belongs beside a figure of the page: only a sampled figure has one. */
export const within = (report: FightReport, path: string): { readonly within?: string } => {
  const text = report.method.name === 'monte-carlo' ? interval(report, path) : undefined
  return text === undefined ? {} : { within: text }
}
