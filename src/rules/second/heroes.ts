import type { Effect } from '../../model/effect'
import { leading } from '../heroes/hero'
import type { Troop } from '../types'

/** Legendary warlords of the four peoples (T6.12), and the units of which existing verbs say all (T6.10, T6.11). */

const cited = { rule: 'V9.12', source: 'BS', certainty: 'public' } as const

const warlord = {
  ...cited,
  class: 'warlord',
  models: { least: 1, most: 1 },
  mounted: 'never',
  weapons: [],
  profile: { points: 4 }
} as const

const resilience = (count: number): Effect => ({ verb: 'resilience', count })

export const heroes: Readonly<Record<string, Troop>> = {
  'harald-hardrada': {
    ...warlord,
    name: 'Harald Hardrada',
    names: ['harald-hardrada', 'harald hardrada', 'harald', 'hardrada'],
    faction: 'vikings',
    // printed 5 (6), his heavy weapon included
    profile: { ...warlord.profile, armour: 6, armourShot: 6 },
    weapon: 'heavy-weapon',
    weapons: ['heavy-weapon'],
    effects: [resilience(1)],
    hero: leading(['vikings'], [], { sagaDice: 2 })
  },
  'ragnar-lothbrok': {
    ...warlord,
    name: 'Ragnar Lothbrok',
    names: ['ragnar-lothbrok', 'ragnar lothbrok', 'ragnar', 'lothbrok'],
    faction: 'vikings',
    effects: [resilience(2)],
    hero: leading(['vikings'], ['He has no We Obey; friendly units within S of him have Determination.'], {
      sagaDice: 1,
      obey: { units: 0, for: [] },
      lendsDetermination: true
    })
  },
  cnut: {
    ...warlord,
    name: 'Cnut',
    names: ['cnut', 'canute', 'knut'],
    effects: [resilience(2)],
    boards: ['vikings', 'anglo-danes'],
    hero: leading(['vikings', 'anglo-danes'], [])
  },
  harold: {
    ...cited,
    name: 'Harold and his brothers',
    names: ['harold', 'harold and his brothers', 'harold godwinson', 'godwinson'],
    class: 'hearthguard',
    mounted: 'never',
    models: { least: 3, most: 3 },
    weapon: 'heavy-weapon',
    weapons: ['heavy-weapon'],
    // he alone counts as four (T1.8)
    presence: true,
    effects: [resilience(1)],
    parts: [
      { name: 'brothers', models: 2, dice: { dice: 3, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 1 },
      { name: 'Harold', models: 1, dice: { dice: 8, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 4 }
    ],
    faction: 'anglo-danes',
    hero: leading(['anglo-danes'], ['The first fatigue of its Resilience vanishes each turn.'], { sagaDice: 1 })
  },
  william: {
    ...warlord,
    name: 'William',
    spanish: 'Guillermo',
    names: ['william', 'william the conqueror', 'guillermo'],
    faction: 'normans',
    // printed 5 (4), his horse included
    mounted: 'always',
    profile: { ...warlord.profile, dice: { dice: 10, models: 1 } },
    effects: [resilience(1)],
    hero: leading(
      ['normans'],
      [
        'We Obey twice. On 5 or more he keeps the SAGA die of an ability once a turn that takes one die; on 4 or more while a die lies on ' +
          'the Activation Pool.'
      ],
      { sagaDice: 1, obey: { units: 2, for: ['move', 'rest', 'shoot', 'charge'] } }
    )
  },
  morvan: {
    ...warlord,
    name: 'Morvan',
    names: ['morvan'],
    faction: 'normans',
    profile: { ...warlord.profile, dice: { dice: 6, models: 1 }, diceShot: { dice: 6, models: 1 } },
    effects: [resilience(2)],
    hero: leading(['normans'], ['What he shoots with is not told.'], { sagaDice: 1 })
  },
  maredudd: {
    ...warlord,
    name: 'Maredudd',
    names: ['maredudd'],
    faction: 'welsh',
    profile: { ...warlord.profile, dice: { dice: 5, models: 1 } },
    // a heavy weapon without what it costs
    effects: [resilience(1), { verb: 'attack-roll', count: 1, in: ['melee'] }],
    hero: leading(['welsh'], ['His hearthguard and warriors with javelins keep their whole armour.'], { sagaDice: 1 })
  },
  owen: {
    ...warlord,
    name: 'Owen',
    names: ['owen', 'owain'],
    faction: 'welsh',
    effects: [resilience(1)],
    hero: leading(['welsh'], ['His units with javelins may close ranks.'], { sagaDice: 1 })
  },
  berserkers: {
    ...cited,
    name: 'berserkers',
    names: ['berserkers', 'berserker', 'berserks', 'berserk'],
    class: 'hearthguard',
    faction: 'vikings',
    mounted: 'never',
    weapons: [],
    models: { least: 4, most: 4 },
    mostUnits: 1,
    profile: { armour: 3, armourShot: 3, dice: { dice: 4, models: 1 } }
  },
  varangians: {
    ...cited,
    name: 'Varangian guard',
    spanish: 'guardia varangiana',
    names: ['varangians', 'varangian guard', 'varangian', 'guardia varangiana'],
    class: 'hearthguard',
    mounted: 'never',
    // printed 6 (6), with heavy weapons 5 (6)
    weapons: ['heavy-weapon'],
    profile: { armour: 6, armourShot: 6 },
    effects: [{ verb: 'reroll', of: 'attack', in: ['melee'], if: { charging: false } }]
  }
}
