import type { Comparator } from '../../model/condition'
import { said, type Text, t } from '../../model/language'
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
  chance: 'chance',
  models: 'models',
  points: 'victory points',
  fatigue: 'fatigue',
  melees: 'melees (--rounds)',
  hits: 'hits',
  saves: 'saves',
  dice: 'dice'
} as const satisfies Readonly<Record<string, Text>>

const quantities = (): readonly (readonly string[])[] =>
  QUANTITIES.map(({ path, names, measure }) => [names[0] ?? path, path, said(MEASURES[measure])])

const numbered = (): readonly (readonly string[])[] => [
  ['attacker loses 3 or more', 'attacker.losses.atLeast.3', said(MEASURES.chance)],
  ['defender loses exactly 2', 'defender.losses.p.2', said(MEASURES.chance)],
  ['attacker hits 3 or more', 'attacker.hits.atLeast.3', said(MEASURES.chance)]
]

export const conditions = (): string =>
  [
    t('A condition is something that must hold in a fight, for --assert and --until.'),
    '',
    t('Examples:'),
    "  $ saga-odds melee 12 bondi charge 4 huscarls --assert 'attacker wins >= 30%'",
    "  $ saga-odds melee 8w charge 4hg --until 'swing >= 1' --by attacker.models",
    '',
    t('It is a quantity, a comparison and a number. Join conditions with and, or, not'),
    t('and brackets, and "and" binds tighter than "or".'),
    t('Write a chance as 60% or 0.6. Attacker and defender also name the shooter'),
    t('and the target.'),
    '',
    t('Comparisons:'),
    ...columns(Object.entries(WORDS)),
    '',
    t('Quantities, by name or by path:'),
    ...columns([...quantities(), ...numbered()]),
    '',
    t('In plans put the name of a unit instead of the side; numbers are what came up:'),
    '  hird.models >= 4, fyrd.gone = 1, hird.hits >= 3, points.killed >= 5',
    ''
  ].join('\n')
