import type { WrathRow } from './types'

/**
 * The Wrath of the Jomsvikings (R6.6). The rows are cumulative, and last until their next turn. Whether the dice of the first row are
 * generated or a bonus is reading `wrath-dice`.
 */
export const wrath: readonly WrathRow[] = [
  {
    least: 2,
    text: 'Armour 1 higher and one more attack die for each model.',
    effects: [
      { verb: 'armour', of: 'own', count: 1 },
      { verb: 'attack-dice', count: { follows: 'own-engaged' }, into: 'pool', in: ['melee'] }
    ]
  },
  { least: 4, text: 'One more defence die in each melee.', effects: [{ verb: 'defence-dice', count: 1, in: ['melee'] }] },
  { least: 7, text: 'Two more attack dice in each melee.', effects: [{ verb: 'attack-dice', count: 2, in: ['melee'] }] },
  { least: 10, text: 'Two more defence dice in each melee.', effects: [{ verb: 'defence-dice', count: 2, in: ['melee'] }] },
  { least: 12, text: 'Another two attack dice in each melee.', effects: [{ verb: 'attack-dice', count: 2, in: ['melee'] }] },
  {
    least: 14,
    text: 'They lose 1 fatigue, and the next they would gain this turn is ignored.',
    effects: [
      { verb: 'fatigue', of: 'own', count: -1, when: 'before' },
      { verb: 'ignore-fatigue', count: 1, if: { ownTurn: true } }
    ]
  },
  {
    least: 16,
    text: 'Armour 1 higher again, and failed attack and defence dice are re-rolled in each melee.',
    effects: [
      { verb: 'armour', of: 'own', count: 1 },
      { verb: 'reroll', of: 'attack', in: ['melee'] },
      { verb: 'reroll', of: 'defence', in: ['melee'] }
    ]
  },
  { least: 17, text: 'They change sides: no activation, and none of the rows above.', effects: [], deserts: true }
]

/** The rows in force when the dice add up to `total`: all that are reached, or only the one by which they change sides. */
export const wrathAt = (rows: readonly WrathRow[], total: number): readonly WrathRow[] => {
  const reached = rows.filter(({ least }) => total >= least)
  const deserting = reached.filter(({ deserts }) => deserts)
  return deserting.length > 0 ? deserting : reached
}
