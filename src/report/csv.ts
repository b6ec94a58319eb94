import type { FightReport, Report, RulesReport } from '../model/report'
import { fields } from './fields'
import type { Look } from './look'
import { record, type Value } from './record'

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

/** Rows under their columns' names; several tables have an empty line between them. */
export const csv = (report: Report, { full }: Pick<Look, 'full'>): string => {
  const tables = report.kind === 'rules' ? rules(report) : [fight(report, full ?? false)]
  return tables.map(rows => rows.map(row => `${record(row)}\n`).join('')).join('\n') || '\n'
}
