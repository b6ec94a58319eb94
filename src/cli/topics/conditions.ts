import type { Comparator } from '../../model/condition'
import { addLongTexts, isSpanish, type Text, t, translate } from '../../model/language'
import { allQuantities } from '../../model/quantities'
import { describeRate } from '../../rules/describe'
import { RULES_VERSION, rulebook } from '../../rules/rulebook'
import { topics } from '../../rules/topics'
import type { Reading } from '../../rules/types'
import { columns, prose } from './columns'

/** `help readings`: the disputed rules of both editions. */

const [first, second] = [rulebook(1).readings, rulebook(2).readings]

/** The values, the default first; where the editions have different defaults, each is marked by its edition. */
const valuesOf = ({ values, default: usual }: Reading, other: Reading | undefined): string => {
  const rest = Object.keys(values).filter(value => value !== usual)
  if (!other || other.default === usual) return [usual, ...rest].join(' | ')
  return [`${usual} (1)`, ...rest.map(value => (value === other.default ? `${value} (2)` : value))].join(' | ')
}

/** The name and values of each disputed rule, and where it matters. */
const readingRows = (): readonly (readonly [name: string, values: string, matters: string])[] => [
  ...Object.entries(first).map(([name, reading]) => {
    const other = second[name]
    return [`${name}${other ? '' : ' (1)'}`, valuesOf(reading, other), translate(reading.matters)] as const
  }),
  ...Object.entries(second)
    .filter(([name]) => !Object.hasOwn(first, name))
    .map(([name, reading]) => [`${name} (2)`, valuesOf(reading, undefined), translate(reading.matters)] as const)
]

/** Name and values in columns, with the text indented below. */
const listReadings = (): readonly string[] => {
  const all = readingRows()
  const heads = columns(all.map(([name, values]) => [name, values]))
  return all.flatMap(([, , matters], i) => [heads[i] ?? '', ...prose(matters, 74).map(line => `      ${line}`)])
}

export const readings = async (): Promise<string> => {
  if (isSpanish()) addLongTexts((await import('../../rules/spanish')).prose)
  return [
    t('Each interpretation of a disputed rule is an option with a name.'),
    '',
    t('Examples:'),
    '  $ saga-odds melee 4 huscarls axe charge 6 bondi --reading natural-in-melee=off',
    '  $ saga-odds melee 4 huscarls axe charge 6 bondi --all-readings',
    '  $ saga-odds rules crush-timing',
    '',
    ...prose(
      t(
        'A melee tells you when another interpretation would change its odds. Once your club has settled one, put it in your configuration (saga-odds help config).'
      )
    ),
    '',
    ...prose(t('Each entry: name, default, other values, and below them when it matters. (1) and (2): in that edition only.')),
    ...listReadings(),
    ''
  ].join('\n')
}

/** `help units`: how to describe a unit, and the classes of units. */

const { classes, factions, troops, weapons } = rulebook(1)

const profiles = (): readonly (readonly string[])[] =>
  Object.entries(classes).map(([id, row]) => [
    row.name,
    row.armour === row.armourShot
      ? `${row.armour}`
      : t('{armour}, {armourShot} shot at', { armour: row.armour, armourShot: row.armourShot }),
    describeRate(row.dice, id === 'warlord'),
    describeRate(row.diceShot, id === 'warlord'),
    `${row.fatigueLimit}`
  ])

const troopsOf = (faction: string): string =>
  Object.values(troops)
    .filter(troop => troop.faction === faction && !troop.hero && troop.under === undefined && troop.class !== 'warlord')
    .map(({ name }) => name)
    .join(', ')

export const units = (): string =>
  [
    t('A unit is a number, a troop and what it has, in any order.'),
    '',
    t('Examples:'),
    '  $ saga-odds melee 8 bondi charge 4 huscarls axe in woods fatigue 1',
    '  $ saga-odds melee "8w" "4hg, heavy cover, gives up dice"',
    '  $ saga-odds shoot 12 levies bow shoot 6 knights mounted',
    '  $ saga-odds melee warlord and 6 hirdmen charge 4 huscarls',
    '',
    t('The classes in the first edition; lev, w, hg and wl for short:'),
    ...columns([['', t('armour'), t('attack dice'), t('shooting{head}', { head: '' }), t('fatigue limit')], ...profiles()]),
    '',
    t('Troops by their faction; 8 welsh warriors are priodaur:'),
    ...columns(Object.entries(factions).map(([id, { name }]) => [name, troopsOf(id)])),
    '',
    ...prose(
      t('Weapons: {values}; mounted. Abilities of the board: +ullr, +combat-pool=1a1d; bonus dice: +2a, +1d.', {
        values: Object.values(weapons)
          .map(({ name }) => name)
          .join(', ')
      })
    ),
    ...prose(
      t(
        'Place: in woods, in rocks, in building, light cover, heavy cover. State: fatigue 1, moved, engaged 3, spends armour, spends enemy armour, gives up dice, guarded 2 hirdmen, armour 5.'
      )
    ),
    '',
    t('More: saga-odds rules units (--edition 2), saga-odds rules weapons'),
    ''
  ].join('\n')

/** `help rules`: what the rules are and how to look them up. */
export const rules = (): string =>
  [
    t('The rules of the game as the program plays them, in our own words.'),
    '',
    t('Examples:'),
    '  $ saga-odds rules',
    '  $ saga-odds rules vikings',
    '  $ saga-odds rules ullr',
    '  $ saga-odds rules R3.5',
    '  $ saga-odds rules units --edition 2',
    '',
    ...prose(
      t(
        'Every number in an answer cites a rule, such as R3.5 (first edition) or V9.4 (second edition). --explain shows these rules, and `saga-odds rules R3.5` shows what a rule says, where the sources have it and how certain it is: stated, inferred, public or unknown. What is unknown is never guessed.'
      )
    ),
    '',
    t('What can be listed:'),
    ...columns(Object.entries(topics).map(([id, { about }]) => [`rules ${id}`, translate(about)])),
    '',
    ...prose(
      t(
        'Both editions can be played (--edition 2) and are never mixed. For the second edition the boards of the Vikings and the Normans are known, and single boxes of others. For any other ability, type what it does, as in +2a or "rerolls attack", or write a board file (`saga-odds rules --schema`). These are rules {rulesVersion}; the number changes whenever an answer might.',
        { rulesVersion: RULES_VERSION }
      )
    ),
    '',
    t('Options of this command: saga-odds rules --help'),
    ''
  ].join('\n')

/** `help conditions`: the words of conditions and the quantities they are about. */

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
  allQuantities().map(({ path, names, measure }) => [names[0] ?? path, path, translate(MEASURES[measure])])

const numbered = (): readonly (readonly string[])[] => [
  ['attacker loses 3 or more', 'attacker.losses.atLeast.3', translate(MEASURES.chance)],
  ['defender loses exactly 2', 'defender.losses.p.2', translate(MEASURES.chance)],
  ['attacker hits 3 or more', 'attacker.hits.atLeast.3', translate(MEASURES.chance)]
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
