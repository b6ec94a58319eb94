import type { Comparator } from '../../model/condition'
import { QUANTITIES } from '../../model/quantities'
import { columns } from './columns'

/** What conditions are made of. */

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
  melees: 'melees of a fight of several --rounds',
  hits: 'hits',
  saves: 'saves',
  dice: 'dice'
} as const

const quantities = QUANTITIES.map(({ path, names, measure }) => [names[0] ?? path, path, MEASURES[measure]])

const numbered = [
  ['attacker loses 3 or more', 'attacker.losses.atLeast.3', MEASURES.chance],
  ['defender loses exactly 2', 'defender.losses.p.2', MEASURES.chance],
  ['attacker hits 3 or more', 'attacker.hits.atLeast.3', MEASURES.chance]
]

export const conditions = [
  'Conditions say what is to hold of a fight, for --assert and --until.',
  '',
  'Examples:',
  "  $ saga-odds melee 12 bondi charge 4 huscarls --assert 'attacker wins >= 30%'",
  "  $ saga-odds melee 8w charge 4hg --until 'swing >= 1' --by attacker.models",
  '',
  'A condition is a quantity, a comparison and a number, joined by and, or, not',
  'and brackets; "and" binds before "or".',
  'Attacker and defender also name the shooter and the target.',
  '',
  'Comparisons:',
  ...columns(Object.entries(WORDS)),
  '',
  'Quantities, by name or by path:',
  ...columns([...quantities, ...numbered]),
  ''
].join('\n')
