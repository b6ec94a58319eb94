import type { FightReport, SideReport } from '../model/report'
import type { Value } from './record'

export type Field = readonly [column: string, value: Value]

const who = (role: string, { units }: SideReport): readonly Field[] => [
  [`${role}_unit`, units.map(({ unit }) => unit).join('+')],
  [`${role}_models`, units.reduce((sum, { models }) => sum + models, 0)]
]

const fate = (role: string, { losses, wipedOut, fatigueAfter }: SideReport): readonly Field[] => [
  [`${role}_losses_mean`, losses.mean],
  [`${role}_losses_sd`, losses.sd],
  [`${role}_wiped_out`, wipedOut],
  [`${role}_fatigue_after`, fatigueAfter]
]

const whole = (role: string, { losses }: SideReport): readonly Field[] =>
  losses.p.map((chance, lost): Field => [`${role}_losses_p_${lost}`, chance])

/** A fight as a row, columns in their order and numbers in full; with the whole distributions of losses if asked for. */
export const fields = ({ attacker, defender, ...report }: FightReport, full: boolean): readonly Field[] => [
  ['kind', report.kind],
  ['headline', report.headline],
  ['edition', report.edition],
  ['method', report.method.name],
  ...who('attacker', attacker),
  ...who('defender', defender),
  ['attacker_wins', report.result?.attackerWins],
  ['tie', report.result?.tie],
  ['defender_wins', report.result?.defenderWins],
  ...fate('attacker', attacker),
  ...fate('defender', defender),
  ['victory_points_killed', report.victoryPoints.killed],
  ['victory_points_lost', report.victoryPoints.lost],
  ['victory_points_swing', report.victoryPoints.swing],
  ...(full ? [...whole('attacker', attacker), ...whole('defender', defender)] : [])
]
