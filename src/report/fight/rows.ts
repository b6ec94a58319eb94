import { allQuantities } from '../../model/quantities'
import type { FightReport, SideReport } from '../../model/report'
import { type Field, type Rows, snake } from '../record'

/** A fight as the one row of a table. */

const who = (role: string, { units }: SideReport): readonly Field[] => [
  [`${role}_unit`, units.map(({ unit }) => unit).join('+')],
  [`${role}_models`, units.reduce((sum, { models }) => sum + models, 0)]
]

const whole = (role: string, { losses }: SideReport): readonly Field[] =>
  losses.p.map((chance, lost): Field => [`${role}_losses_p_${lost}`, chance])

/** The numbers of a fight that have a column: who wins, each side, the points. Who disengages is in json. */
const TOLD = allQuantities().filter(({ path, isStage }) => !isStage && !/^(disengages\.|lasts$)/u.test(path))

const column = (path: string, full: boolean): string | undefined =>
  TOLD.some(quantity => quantity.path === path) || (full && /^(attacker|defender)\.losses\.p\./u.test(path))
    ? snake(path)
    : undefined

/** Beside each number of a fight read in fractions, the same with nothing rounded. */
const exact = ({ fractions = {} }: Pick<FightReport, 'fractions'>, full: boolean): readonly Field[] =>
  Object.entries(fractions).flatMap(([path, { fraction, oneIn }]): readonly Field[] => {
    const name = column(path, full)
    if (name === undefined) return []
    return [[`${name}_fraction`, fraction], ...(oneIn === undefined ? [] : ([[`${name}_one_in`, oneIn ?? undefined]] as const))]
  })

/** A fight as a row, columns in their order and numbers in full; with the whole distributions of losses if asked for. */
export const fields = (report: FightReport, full: boolean): readonly Field[] => [
  ['kind', report.kind],
  ['headline', report.headline],
  ['edition', report.edition],
  ['method', report.method.name],
  ...who('attacker', report.attacker),
  ...who('defender', report.defender),
  ...TOLD.map(({ path, of }): Field => [snake(path), of(report)]),
  ...(full ? [...whole('attacker', report.attacker), ...whole('defender', report.defender)] : []),
  ...exact(report, full)
]

export const fightTables = (report: FightReport, full: boolean): readonly Rows[] => {
  const all = fields(report, full)
  return [[all.map(([column]) => column), all.map(([, value]) => value)]]
}
