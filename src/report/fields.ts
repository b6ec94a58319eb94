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

const COLUMNS: Readonly<Record<string, string>> = {
  'result.attackerWins': 'attacker_wins',
  'result.tie': 'tie',
  'result.defenderWins': 'defender_wins',
  'attacker.losses.mean': 'attacker_losses_mean',
  'attacker.wipedOut': 'attacker_wiped_out',
  'defender.losses.mean': 'defender_losses_mean',
  'defender.wipedOut': 'defender_wiped_out',
  'victoryPoints.killed': 'victory_points_killed',
  'victoryPoints.lost': 'victory_points_lost',
  'victoryPoints.swing': 'victory_points_swing'
}

const column = (path: string, full: boolean): string | undefined =>
  COLUMNS[path] ?? (full && /^(attacker|defender)\.losses\.p\./u.test(path) ? path.replaceAll('.', '_') : undefined)

/** Beside each number of a fight read in fractions, the same with nothing rounded. */
const exact = ({ fractions = {} }: Pick<FightReport, 'fractions'>, full: boolean): readonly Field[] =>
  Object.entries(fractions).flatMap(([path, { fraction, oneIn }]): readonly Field[] => {
    const name = column(path, full)
    if (name === undefined) return []
    return [[`${name}_fraction`, fraction], ...(oneIn === undefined ? [] : ([[`${name}_one_in`, oneIn ?? undefined]] as const))]
  })

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
  ...(full ? [...whole('attacker', attacker), ...whole('defender', defender)] : []),
  ...exact(report, full)
]
