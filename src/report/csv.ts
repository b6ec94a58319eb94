import type { FightReport, ReadingsReport, Report, RulesReport, StudyReport } from '../model/report'
import { adviceTable } from './advice/rows'
import { diceTables, wrathTable } from './dice/rows'
import { fields } from './fields'
import type { Look } from './look'
import { record, type Value } from './record'
import { rowsOf } from './study/rows'

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

/** A row for each fight, under the columns of the first. */
const study = (report: StudyReport): Rows => {
  const rows = rowsOf(report)
  return [(rows[0] ?? []).map(([column]) => column), ...rows.map(row => row.map(([, value]) => value))]
}

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
    case 'roll':
      return [study(report)]
    case 'dice':
      return diceTables(report, full)
    case 'wrath':
      return [wrathTable(report)]
    case 'advice':
      return [adviceTable(report)]
  }
}

/** Rows under their columns' names; several tables have an empty line between them. */
export const csv = (report: Report, { full, csvSafe }: Pick<Look, 'full' | 'csvSafe'>): string => {
  const tables = tablesOf(report, full ?? false)
  return tables.map(rows => rows.map(row => `${record(row, csvSafe)}\n`).join('')).join('\n') || '\n'
}
