import type { Fight, SideBySide, Unit } from '../../oracle'

/** Fights in which a rule shows that random ones seldom meet. */

const warriors = (models: number, more: Partial<Unit> = {}): Unit => ({ class: 'warriors', models, ...more })
const vikings = (models: number, more: Partial<Unit> = {}): Unit => ({
  class: 'hearthguard',
  faction: 'vikings',
  models,
  ...more
})
const knights = (models: number, more: Partial<Unit> = {}): Unit => ({
  class: 'hearthguard',
  faction: 'normans',
  mounted: true,
  models,
  ...more
})
const melee = (attacker: Unit, defender: Unit, readings: Fight['readings'] = {}): Fight => ({
  kind: 'melee',
  attacker,
  defender,
  readings
})

export const chosen: readonly Fight[] = [
  // hits beyond the last model where only the second melee has as many (reading overkill-counts)
  melee(warriors(4, { faction: 'vikings', abilities: [{ id: 'thor' }] } as never), warriors(4), { 'overkill-counts': 'yes' }),
  // and where only Crush makes so many of them
  melee(knights(3, { abilities: [{ id: 'crush' }] }), { class: 'levies', models: 8 }, { 'overkill-counts': 'yes' }),
  melee({ class: 'levies', models: 8 }, knights(3, { abilities: [{ id: 'crush' }] }), { 'overkill-counts': 'yes' }),
  // Crush is of the first melee alone
  melee(vikings(3, { abilities: [{ id: 'thor' }] }), knights(2, { abilities: [{ id: 'crush' }] })),
  // The Push against either side, and a tie, and nobody
  melee({ class: 'hearthguard', faction: 'anglo-danes', models: 3, abilities: [{ id: 'the-push' }] }, warriors(4)),
  melee(warriors(4), { class: 'hearthguard', faction: 'anglo-danes', models: 3, abilities: [{ id: 'the-push' }] }),
  melee(
    { class: 'hearthguard', faction: 'anglo-danes', models: 2, abilities: [{ id: 'the-push' }] },
    { class: 'hearthguard', faction: 'anglo-danes', models: 2, abilities: [{ id: 'the-push' }] }
  ),
  // Thor on both sides, the last melee alone deciding
  melee(vikings(3, { abilities: [{ id: 'thor' }] }), vikings(3, { abilities: [{ id: 'thor' }] }), {
    'second-melee-winner': 'last'
  }),
  melee(vikings(3, { abilities: [{ id: 'thor' }, { id: 'valhalla', models: 1 }] }), warriors(5), {
    'second-melee-winner': 'last',
    'overkill-counts': 'yes'
  }),
  melee(vikings(3, { abilities: [{ id: 'thor' }, { id: 'ullr' }] }), warriors(5, { givesUpDice: true }), {
    'second-melee-abilities': 'last'
  }),
  melee(vikings(2, { fatigue: 4, abilities: [{ id: 'thor' }], spend: ['armour'] }), warriors(4, { fatigue: 3 }), {
    'thor-fatigue': 'each',
    'cap-base': 'generated'
  }),
  // whose dead strike and count
  melee(vikings(4, { abilities: [{ id: 'valhalla', models: 2 }] }), warriors(4), {
    'removed-dice': 'lose',
    'valhalla-counts': 'yes'
  }),
  melee(knights(4, { abilities: [{ id: 'stamping' }] }), warriors(5), { 'removed-dice': 'lose', 'stamping-counts': 'yes' }),
  // a warlord with friends against many, where they count and where they do not
  melee({ class: 'warlord', models: 1, guards: { models: 3, class: 'warriors' } }, warriors(7), { 'overkill-counts': 'yes' }),
  melee(warriors(7), { class: 'warlord', models: 1, guards: { models: 2, class: 'hearthguard' } }, { 'sacrifice-counts': 'no' }),
  // a wall of armour held where each change stands
  melee(
    warriors(4, { fatigue: 2, spend: ['armour'] }),
    {
      class: 'hearthguard',
      faction: 'anglo-danes',
      models: 3,
      fatigue: 2,
      spend: ['armour', 'enemy-armour'],
      abilities: [{ id: 'shieldwall' }]
    },
    { 'armour-clamp': 'each' }
  ),
  // The Push rolls against armour without what was played
  melee(
    { class: 'hearthguard', faction: 'anglo-danes', models: 3, abilities: [{ id: 'the-push' }] },
    warriors(4, { spend: ['armour'] })
  ),
  melee(
    { class: 'hearthguard', faction: 'anglo-danes', models: 3, fatigue: 1, abilities: [{ id: 'the-push' }] },
    warriors(4, { spend: ['armour'], weapon: 'danish-axe' })
  ),
  // models removed before the dice, all of them too
  melee(vikings(2, { abilities: [{ id: 'valhalla', models: 2 }] }), warriors(3)),
  melee(vikings(2, { abilities: [{ id: 'thor' }, { id: 'valhalla', models: 1 }] }), warriors(1), {
    'second-melee-winner': 'last',
    'valhalla-counts': 'yes'
  }),
  melee(vikings(4, { abilities: [{ id: 'valhalla', models: 1 }] }), knights(2), {}),
  melee(vikings(2, { abilities: [{ id: 'valhalla', models: 2 }] }), warriors(3), { 'overkill-counts': 'yes' }),
  // of those who are engaged in the melee, of all before it
  melee(knights(2, { abilities: [{ id: 'stamping' }] }), { class: 'levies', models: 4, engaged: 1 }),
  melee(
    { class: 'hearthguard', faction: 'anglo-danes', models: 2, abilities: [{ id: 'exhaustion' }] },
    warriors(5, { engaged: 1, fatigue: 3 })
  ),
  // a warlord whose friends died in the first of two melees, the last alone deciding
  melee(
    { class: 'warlord', faction: 'vikings', models: 1, guards: { models: 3, class: 'warriors' }, abilities: [{ id: 'thor' }] },
    warriors(5),
    { 'second-melee-winner': 'last' }
  ),
  melee(
    knights(2, { abilities: [{ id: 'stamping' }] }),
    warriors(5, { faction: 'vikings', abilities: [{ id: 'valhalla', models: 2 }] }),
    {
      'stamping-counts': 'yes'
    }
  ),
  // what stays in a second melee, and what its cap is
  melee(
    vikings(2, { fatigue: 4, abilities: [{ id: 'thor' }, { id: 'combat-pool', attack: 2, defence: 1 }] }),
    warriors(4, { givesUpDice: true, effects: [{ verb: 'attack-dice', count: 4 }] }),
    { 'second-melee-abilities': 'last' }
  )
]

const lord = (more: Partial<Unit> = {}): Unit => ({ class: 'warlord', models: 1, faction: 'normans', ...more })
const crush = { abilities: [{ id: 'crush' }] } as const
const charge = (companion: Unit, enemy: Unit, split: number, readings: SideBySide['readings'] = {}, more: Partial<Unit> = {}) =>
  ({ warlord: lord(more), companion, enemy, split, readings }) as SideBySide

/** Side by Side, where hits count double on one side or the other, and where they fight on with those who are left. */
export const chosenCharges: readonly SideBySide[] = [
  charge(knights(1), knights(3, crush), 2),
  charge(knights(1), knights(3, crush), 3, { 'crush-timing': 'unsaved' }),
  charge(warriors(3), knights(2, crush), 1, { 'crush-timing': 'unsaved' }),
  charge(knights(2, crush), warriors(2), 1),
  charge(knights(2, crush), warriors(2), 1, { 'crush-timing': 'unsaved' }),
  charge(knights(2, crush), warriors(2), 1, { 'side-by-side-defence': 'each' }),
  charge(knights(2, crush), warriors(2, { effects: [{ verb: 'defence-dice', count: 1 }] } as never), 1, {
    'crush-timing': 'unsaved',
    'side-by-side-defence': 'each'
  }),
  charge(knights(1), warriors(2), 1, { 'crush-timing': 'unsaved' }, crush),
  charge(warriors(2), warriors(3, { effects: [{ verb: 'defence-dice', count: 1 }] } as never), 1, {
    'side-by-side-defence': 'each'
  }),
  charge(vikings(1), warriors(5), 3, {}, { faction: 'vikings', abilities: [{ id: 'thor' }] } as never),
  charge(vikings(2), warriors(4), 0, { 'overkill-counts': 'yes' }, { faction: 'vikings', abilities: [{ id: 'thor' }] } as never),
  charge(vikings(2), warriors(6), 3, { 'overkill-counts': 'yes', 'second-melee-winner': 'last' }, {
    faction: 'vikings',
    abilities: [{ id: 'thor' }]
  } as never)
]
