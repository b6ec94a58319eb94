import { t } from '../../model/language'
import { describeRate } from '../../rules/describe'
import { rulebook } from '../../rules/rulebook'
import { columns, prose } from './columns'

/** How units are said, and what the classes are. */

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
    t('The classes: levies (lev), warriors (w), hearthguard (hg), warlord (wl).'),
    ...columns([['', 'armour', t('attack dice'), 'shooting', t('fatigue limit')], ...profiles()]),
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
    t('More: saga-odds rules units, saga-odds rules weapons, saga-odds rules vikings'),
    ''
  ].join('\n')
