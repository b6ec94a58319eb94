import { said } from '../model/language'
import type { RuleEntry, RulesReport } from '../model/report'
import { type Page, type Section, say } from './page'

/** "R5.1, S1 p.12, stated" */
export const origin = ({ rule, source, certainty }: RuleEntry): string => [rule, source, certainty].filter(Boolean).join(', ')

const section = ({ title, columns, rows }: RulesReport['sections'][number]): Section => ({
  heading: said(title),
  blocks: [{ block: 'table', columns: columns.map(text => said(text)), rows: rows.map(row => row.map(text => said(text))) }]
})

const entry = (entry: RuleEntry): Section => ({
  heading: `${entry.name} (${entry.kind} ${entry.id})`,
  blocks: [
    ...(entry.facts.length > 0 ? [{ block: 'facts', facts: entry.facts } as const] : []),
    ...(entry.text === '' ? [] : [say(entry.text)]),
    say(origin(entry), 'quiet'),
    ...(entry.statements
      ? [
          say('In the sources:'),
          { block: 'facts', facts: entry.statements.map(({ source, text }) => [source, text] as const) } as const
        ]
      : [])
  ]
})

/** What was found in the rulebook: tables to browse, entries in full. */
export const rules = (report: RulesReport): Page => ({
  headline: report.headline,
  subtitle: `rules ${report.rules}`,
  sections: [
    ...report.sections.map(section),
    ...report.entries.map(entry),
    ...(report.notes.length > 0 ? [{ blocks: report.notes.map(note => say(note, 'quiet')) }] : [])
  ]
})
