import type { Effect } from '../../model/effect'
import { leading } from '../heroes'
import type { Part, Troop } from '../types'

/** Legendary warlords of four factions (T6.12), and units whose rules existing verbs can express in full (T6.10, T6.11). */

const cited = { rule: 'V9.17', source: 'BS', certainty: 'public' } as const

const warlord = {
  ...cited,
  class: 'warlord',
  models: { least: 1, most: 1 },
  mounted: 'never',
  weapons: [],
  profile: { points: 4 }
} as const

const resilience = (count: number): Effect => ({ verb: 'resilience', count })

/** Units with javelins that serve a hero. */
const javelinMen = {
  ...cited,
  faction: 'welsh',
  mounted: 'may',
  weapon: 'javelins',
  weapons: ['javelins']
} as const

/** Javelins do not lower their armour. */
const menOfMaredudd = {
  ...javelinMen,
  under: 'maredudd',
  effects: [{ verb: 'armour', of: 'own', count: 1, in: ['melee'] }]
} as const

const menOfOwen = {
  ...javelinMen,
  under: 'owen',
  effects: [{ verb: 'close-ranks', of: 'own', may: true, if: { mounted: false } }]
} as const

/** Dice to shoot with are printed for them, but not what with: javelins are what the sources show warlords with (T1.1, T6.12). */
const thrower = { weapons: ['javelins'], unsourced: ['javelins'] } as const

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
    spanish: 'Canuto',
    names: ['cnut', 'canute', 'knut', 'canuto'],
    effects: [resilience(2)],
    boards: ['vikings', 'anglo-danes'],
    hero: leading(['vikings', 'anglo-danes'], [])
  },
  harold: {
    ...cited,
    name: 'Harold and his brothers',
    spanish: 'Harold y sus hermanos',
    names: ['harold', 'harold and his brothers', 'harold y sus hermanos', 'harold godwinson', 'godwinson'],
    class: 'hearthguard',
    mounted: 'never',
    models: { least: 3, most: 3 },
    weapon: 'heavy-weapon',
    weapons: ['heavy-weapon'],
    // he alone counts as four (T1.8)
    presence: true,
    effects: [resilience(1), { verb: 'vanishing-fatigue', count: 1 }],
    parts: [
      { name: 'brothers', models: 2, dice: { dice: 3, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 1 },
      { name: 'Harold', models: 1, dice: { dice: 8, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 4 }
    ],
    faction: 'anglo-danes',
    hero: leading(['anglo-danes'], [], { sagaDice: 1 })
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
    ...thrower,
    effects: [resilience(2)],
    hero: leading(['normans'], ['What he shoots with is unknown.'], { sagaDice: 1 })
  },
  maredudd: {
    ...warlord,
    name: 'Maredudd',
    names: ['maredudd'],
    faction: 'welsh',
    profile: { ...warlord.profile, dice: { dice: 5, models: 1 } },
    // a heavy weapon without what it costs
    effects: [resilience(1), { verb: 'attack-roll', count: 1, in: ['melee'] }],
    hero: leading(
      ['welsh'],
      ['His hearthguard and warriors with javelins keep their whole armour: they are rows of their own.'],
      { sagaDice: 1 }
    )
  },
  owen: {
    ...warlord,
    name: 'Owen',
    names: ['owen', 'owain'],
    faction: 'welsh',
    ...thrower,
    effects: [resilience(1)],
    hero: leading(['welsh'], ['His units with javelins may close ranks: they are rows of their own.'], { sagaDice: 1 })
  },
  // the sources say no more of him (F19)
  egil: {
    ...warlord,
    source: 'F19',
    name: 'Egil',
    names: ['egil', 'egil skallagrimsson', 'skallagrimsson'],
    profile: { ...warlord.profile, armour: 6, armourShot: 6 },
    weapons: ['heavy-weapon'],
    diceUnknown: true,
    effects: [
      { verb: 'armour', of: 'own', count: 1, in: ['melee'], if: { weapon: ['heavy-weapon'] } },
      { verb: 'note', text: 'how many dice he rolls, whom he serves and what else he does are unknown' }
    ]
  },
  'maredudd-hearthguard': {
    ...menOfMaredudd,
    name: 'hearthguard of Maredudd',
    spanish: 'guardias de Maredudd',
    names: [
      'maredudd-hearthguard',
      'hearthguard of maredudd',
      'guardias de maredudd',
      'maredudd hearthguard',
      'teulu of maredudd'
    ],
    class: 'hearthguard'
  },
  'maredudd-warriors': {
    ...menOfMaredudd,
    name: 'warriors of Maredudd',
    spanish: 'guerreros de Maredudd',
    names: ['maredudd-warriors', 'warriors of maredudd', 'guerreros de maredudd', 'maredudd warriors', 'priodaur of maredudd'],
    class: 'warriors'
  },
  'owen-hearthguard': {
    ...menOfOwen,
    name: 'hearthguard of Owen',
    spanish: 'guardias de Owen',
    names: ['owen-hearthguard', 'hearthguard of owen', 'guardias de owen', 'owen hearthguard', 'teulu of owen'],
    class: 'hearthguard'
  },
  'owen-warriors': {
    ...menOfOwen,
    name: 'warriors of Owen',
    spanish: 'guerreros de Owen',
    names: ['owen-warriors', 'warriors of owen', 'guerreros de owen', 'owen warriors', 'priodaur of owen'],
    class: 'warriors'
  },
  'owen-levies': {
    ...menOfOwen,
    name: 'levies of Owen',
    spanish: 'levas de Owen',
    names: ['owen-levies', 'levies of owen', 'levas de owen', 'owen levies', 'bonnedig of owen'],
    class: 'levies',
    profile: { dice: { dice: 1, models: 3 } }
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
    spanish: 'guardias varangianos',
    names: [
      'varangians',
      'varangian guard',
      'varangian guards',
      'varangian',
      'guardia varangiana',
      'varegos',
      'guardias varangianos',
      'guardia varega'
    ],
    class: 'hearthguard',
    mounted: 'never',
    // printed 6 (6), with heavy weapons 5 (6)
    weapons: ['heavy-weapon'],
    profile: { armour: 6, armourShot: 6 },
    effects: [{ verb: 'reroll', of: 'attack', in: ['melee'], if: { charging: false } }]
  }
}

/** Heroes among companions of one class (T6.4): a unit of that class with its armour and arms, in which the hero dies last. */

/** A plain warlord: 8 dice, 4 when shooting (T1.1). */
const plainWarlord: Part = {
  name: 'warlord',
  models: 1,
  dice: { dice: 8, models: 1 },
  diceShot: { dice: 4, models: 1 },
  points: 4
}

/** He alone counts as four (T1.8), gives the SAGA dice, and his Resilience, Determination and We Obey are the whole unit's. */
const heroic = {
  ...cited,
  mounted: 'may',
  mounts: ['horse', 'camel', 'cataphract'],
  presence: true,
  heroic: true,
  effects: [
    { verb: 'resilience', count: 1 },
    { verb: 'note', text: 'the warlord is one of them and falls last' }
  ],
  sagaDice: 1
} as const satisfies Partial<Troop>

export const heroicUnits: Readonly<Record<string, Troop>> = {
  'heroic-hearthguard': {
    ...heroic,
    name: 'heroic hearthguard',
    spanish: 'guardias heroicos',
    names: ['heroic-hearthguard', 'heroic hearthguard', 'heroic hearthguards', 'guardias heroicos'],
    class: 'hearthguard',
    weapons: ['javelins', 'composite-bow', 'heavy-weapon'],
    parts: [
      { name: 'hearthguard', models: 4, dice: { dice: 2, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 },
      plainWarlord
    ]
  },
  'heroic-warriors': {
    ...heroic,
    name: 'heroic warriors',
    spanish: 'guerreros heroicos',
    names: ['heroic-warriors', 'heroic warriors', 'heroic warrior', 'guerreros heroicos'],
    class: 'warriors',
    weapons: ['bow', 'sling', 'javelins', 'crossbow', 'composite-bow', 'heavy-weapon'],
    parts: [
      { name: 'warriors', models: 8, dice: { dice: 1, models: 1 }, diceShot: { dice: 1, models: 2 }, points: 1 / 2 },
      plainWarlord
    ]
  },
  // a warlord with his two lifeguards, who are worth 2 each (T9.5)
  'heroic-lifeguards': {
    ...heroic,
    name: 'heroic lifeguards',
    spanish: 'guardias de corps heroicos',
    names: [
      'heroic-lifeguards',
      'heroic lifeguards',
      'heroic lifeguard',
      'guardia de corps heroica',
      'guardias de corps heroicos'
    ],
    class: 'hearthguard',
    weapons: ['javelins', 'heavy-weapon'],
    models: { least: 3, most: 3 },
    parts: [
      {
        ...({
          name: 'lifeguards',
          models: 2,
          dice: { dice: 2, models: 1 },
          diceShot: { dice: 1, models: 1 },
          points: 2
        } as const),
        endsUnit: true
      },
      plainWarlord
    ]
  }
}
