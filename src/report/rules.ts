import { type Text, t, translate } from '../model/language'
import type { RuleEntry, RulesReport } from '../model/report'
import { asParagraph, type Page, type Section } from './page'
import type { Rows } from './record'

/** "R5.1, S1 p.12, stated" */
const origin = ({ rule, source, certainty }: RuleEntry): string => [rule, source, translate(certainty)].filter(Boolean).join(', ')

const section = ({ title, columns, rows }: RulesReport['sections'][number]): Section => ({
  heading: title,
  blocks: [{ block: 'table', columns, rows }]
})

/** `{head}` is empty: it tells these keys from the same words in sentences, where Spanish gives them an article. */
const KINDS = {
  troop: 'troop{head}',
  weapon: 'weapon{head}',
  ability: 'ability{head}',
  reading: 'reading{head}',
  rule: 'rule',
  faction: 'faction{head}',
  terrain: 'terrain',
  class: 'class',
  hero: 'hero'
} as const satisfies Readonly<Record<RuleEntry['kind'], Text>>

const entry = (entry: RuleEntry): Section => ({
  heading: `${entry.name} (${t(KINDS[entry.kind], { head: '' })} ${entry.id})`,
  blocks: [
    ...(entry.facts.length > 0 ? [{ block: 'facts', facts: entry.facts } as const] : []),
    ...(entry.text === '' ? [] : [asParagraph(entry.text)]),
    asParagraph(origin(entry), 'quiet'),
    ...(entry.statements
      ? [
          asParagraph(t('In the sources:')),
          { block: 'facts', facts: entry.statements.map(({ source, text }) => [source, text] as const) } as const
        ]
      : [])
  ]
})

/** What was found in the rulebook: tables, and entries in full. */
export const page = (report: RulesReport): Page => ({
  headline: report.headline,
  subtitle: t('rules {version}', { version: report.rules }),
  sections: [
    ...report.sections.map(section),
    ...report.entries.map(entry),
    ...(report.notes.length > 0 ? [{ blocks: report.notes.map(note => asParagraph(note, 'quiet')) }] : [])
  ]
})

const sectionLines = ({ columns, rows }: RulesReport['sections'][number]): readonly string[] =>
  rows.map(([first = '', ...more]) => `${first}: ${more.map((text, index) => `${columns[index + 1] ?? ''} ${text}`).join(', ')}`)

const entryLine = (entry: RuleEntry): string => {
  const facts = entry.facts.map(fact => fact.join(' ')).join(', ')
  return `${entry.name}: ${[facts, entry.text].filter(Boolean).join('; ')} (${origin(entry)})`
}

/** A line for each table row and each entry found. */
export const lines = ({ headline, sections, entries }: RulesReport): readonly string[] => {
  const lines = [...sections.flatMap(sectionLines), ...entries.map(entryLine)]
  return lines.length > 0 ? lines : [headline]
}

const entryTables = ({ entries }: RulesReport): readonly Rows[] => {
  const rows = entries.map(({ kind, id, name, facts, text, rule, source, certainty }) => {
    const summary = facts.map(fact => fact.join(' ')).join('; ')
    return [kind, id, name, summary, text, rule, source, certainty]
  })
  return rows.length > 0 ? [[['kind', 'id', 'name', 'facts', 'text', 'rule', 'source', 'certainty'], ...rows]] : []
}

/** "shot at" as the column `shot_at`. */
const heading = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_')

export const tables = (report: RulesReport): readonly Rows[] => [
  ...report.sections.map(({ columns, rows }) => [columns.map(heading), ...rows]),
  ...entryTables(report)
]
