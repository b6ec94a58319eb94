import { QUANTITIES } from '../model/quantities'
import type { FightReport, ReadingsReport, Report, RulesReport, SideReport, StudyReport } from '../model/report'
import { adviceTable } from './advice/rows'
import type { Look } from './appearance'
import { diceTables, wrathTable } from './dice/rows'
import { throwTable } from './dice/throw'
import { planTables } from './plan/rows'
import { record, type Value } from './record'
import { snake } from './snake-case'
import { type Row, rowsOf, type SweepPiece, sweepRows } from './study/rows'
import { musterRows } from './warband/rows'

type Field = readonly [column: string, value: Value]

const who = (role: string, { units }: SideReport): readonly Field[] => [
  [`${role}_unit`, units.map(({ unit }) => unit).join('+')],
  [`${role}_models`, units.reduce((sum, { models }) => sum + models, 0)]
]

const whole = (role: string, { losses }: SideReport): readonly Field[] =>
  losses.p.map((chance, lost): Field => [`${role}_losses_p_${lost}`, chance])

/** The numbers of a fight that have a column: who wins, each side, the points. Who disengages is in json. */
const TOLD = QUANTITIES.filter(({ path, isStage }) => !isStage && !/^(disengages\.|lasts$)/u.test(path))

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

type Rows = readonly (readonly Value[])[]

const fight = (report: FightReport, full: boolean): Rows => {
  const all = fields(report, full)
  return [all.map(([column]) => column), all.map(([, value]) => value)]
}

const entries = ({ entries }: RulesReport): readonly Rows[] => {
  const rows = entries.map(({ kind, id, name, facts, text, rule, source, certainty }) => {
    const told = facts.map(fact => fact.join(' ')).join('; ')
    return [kind, id, name, told, text, rule, source, certainty]
  })
  return rows.length > 0 ? [[['kind', 'id', 'name', 'facts', 'text', 'rule', 'source', 'certainty'], ...rows]] : []
}

const rules = (report: RulesReport): readonly Rows[] => [
  ...report.sections.map(({ columns, rows }) => [columns, ...rows]),
  ...entries(report)
]

const readings = ({ of, rows }: ReadingsReport): Rows => [
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

/** Records under the columns of the first. */
const tableOf = (rows: readonly Row[]): Rows => [
  (rows[0] ?? []).map(([column]) => column),
  ...rows.map(row => row.map(([, value]) => value))
]

const study = (report: StudyReport): Rows => tableOf(rowsOf(report))

const tablesOf = (report: Report, full: boolean): readonly Rows[] => {
  switch (report.kind) {
    case 'rules':
      return rules(report)
    case 'readings':
      return [readings(report)]
    case 'melee':
    case 'shoot':
      return [fight(report, full)]
    case 'sweep':
    case 'compare':
    case 'what-if':
    case 'until':
    case 'observed':
    case 'review':
    case 'roll':
      return [study(report)]
    case 'dice':
      return diceTables(report, full)
    case 'wrath':
      return [wrathTable(report)]
    case 'throw':
      return [throwTable(report)]
    case 'advice':
      return [adviceTable(report)]
    case 'warband-check':
    case 'warband':
    case 'warband-points':
    case 'warbands':
    case 'sheet':
    case 'field':
    case 'build':
    case 'threats':
      return [tableOf(musterRows(report))]
    case 'plan':
      return planTables(report, full)
  }
}

/** A sweep piece by piece, as long as nobody knows how many of its fights cannot be fought: the columns' names, then the rows. */
export const csvPiece = (piece: SweepPiece, isFirst: boolean, csvSafe = false): string => {
  const [names = [], ...rows] = tableOf(sweepRows(piece, true))
  return (isFirst ? [names, ...rows] : rows).map(row => `${record(row, csvSafe)}\n`).join('')
}

/** Rows under their columns' names; several tables have an empty line between them. */
export const csv = (report: Report, { full, csvSafe }: Pick<Look, 'full' | 'csvSafe'>): string => {
  const tables = tablesOf(report, full ?? false)
  return tables.map(rows => rows.map(row => `${record(row, csvSafe)}\n`).join('')).join('\n') || '\n'
}
