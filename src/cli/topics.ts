import type { Comparator } from '../model/condition'
import { QUANTITIES } from '../model/quantities'

/** Pages of help that belong to no command. */

const WORDS: Readonly<Record<Comparator, string>> = {
  '>=': 'at least',
  '>': 'more than, over, above',
  '<=': 'at most',
  '<': 'less than, fewer than, under, below',
  '=': 'is, equals',
  '!=': 'is not'
}

const MEASURES = {
  chance: 'a chance: 60% or 0.6',
  models: 'models',
  points: 'victory points',
  fatigue: 'fatigue',
  melees: 'melees of a fight of several --rounds'
} as const

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows.map(row => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

const quantities = QUANTITIES.map(({ path, names, measure }) => [names[0] ?? path, path, MEASURES[measure]])

const numbered = [
  ['attacker loses 3 or more', 'attacker.losses.atLeast.3', MEASURES.chance],
  ['defender loses exactly 2', 'defender.losses.p.2', MEASURES.chance]
]

const conditions = [
  'Conditions say what is to hold of a fight, for --assert and --until.',
  '',
  'Examples:',
  "  $ saga-odds melee 12 bondi charge 4 huscarls axe --assert 'attacker wins >= 30%'",
  "  $ saga-odds melee 8w charge 4hg --until 'defender wiped out at least 0.2 and attacker losses < 5' --by attacker.models",
  '',
  'A condition is a quantity, a comparison and a number; "and" binds before "or", "not" and brackets as ever.',
  'Attacker and defender also name the shooter and the target.',
  '',
  'Comparisons:',
  ...table(Object.entries(WORDS)),
  '',
  'Quantities, by name or by path:',
  ...table([...quantities, ...numbered]),
  ''
].join('\n')

const TOPICS: Readonly<Record<string, string>> = { conditions }

/** The page of `help <topic>`; undefined where the topic is none. */
export const topicOf = (name: string): string | undefined => (Object.hasOwn(TOPICS, name) ? TOPICS[name] : undefined)
