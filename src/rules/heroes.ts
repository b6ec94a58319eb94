import { ownAbilities } from './board'
import { words } from './named'
import { type ArmedTroop, resistance } from './troops'
import type { Hero, Troop } from './types'

/** Shared by all heroes: a hero replaces the warlord and is worth 4 victory points (R6.4, R8.2). */
const hero = {
  class: 'warlord',
  models: { least: 1, most: 1 },
  profile: { points: 4 },
  effects: resistance,
  rule: 'R6.4',
  certainty: 'stated'
} as const satisfies Partial<Troop>

/** The facts of a hero, who costs 1 point and brings 3 SAGA dice by default. */
export const leading = (factions: readonly string[], facts: readonly string[], others: Partial<Hero> = {}): Hero => ({
  factions,
  cost: 1,
  sagaDice: 3,
  facts,
  ...others
})

const ofVikings = { faction: 'vikings', mounted: 'never', rule: 'R6.4', source: 'S1 p.41', certainty: 'stated' } as const

const vikings = {
  'harald-hardrada': {
    ...hero,
    ...ofVikings,
    name: 'Harald Hardrada',
    names: words('harald-hardrada, harald hardrada, harald, hardrada, harald hardrade, harald sigurdsson'),
    profile: { ...hero.profile, armour: 6, armourShot: 6 },
    weapons: ['danish-axe'],
    hero: leading(['vikings'], ['One of his units of hearthguard, up to twelve models, may be Varangians.'])
  },
  varangians: {
    ...ofVikings,
    name: 'Varangians',
    spanish: 'varangianos',
    names: [
      'varangians',
      'varangian',
      'varangian guard',
      'varangian guards',
      'varangianos',
      'varangiano',
      'varegos',
      'varego',
      'guardia varangiana',
      'guardia varega'
    ],
    class: 'hearthguard',
    profile: { armour: 6, armourShot: 6 },
    weapons: ['danish-axe'],
    models: { least: 4, most: 12 },
    mostUnits: 1,
    under: 'harald-hardrada'
  },
  'ragnar-lothbrok': {
    ...hero,
    ...ofVikings,
    name: 'Ragnar Lothbrok',
    names: ['ragnar-lothbrok', 'ragnar lothbrok', 'ragnar', 'lothbrok', 'ragnar lodbrok', 'lodbrok'],
    weapons: [],
    // in place of the Resistance of other warlords
    effects: [{ verb: 'ignore-hits', count: 2 }],
    hero: leading(
      ['vikings'],
      [
        'At the start of a turn he may roll half of his SAGA dice: every unit of his warband then has a free activation that turn.'
      ],
      { dice: { half: true } }
    )
  }
} as const satisfies Record<string, ArmedTroop>

const ofAngloDanes = { faction: 'anglo-danes', rule: 'R6.4', certainty: 'stated' } as const

/** Under Cnut a unit may use either board. */
const underCnut = {
  ...ofAngloDanes,
  mounted: 'never',
  boards: ['anglo-danes', 'vikings'],
  under: 'cnut',
  source: 'S1 p.42'
} as const

const angloDanes = {
  // a unit of hearthguard, not a warlord; only Harold, its last model, has Resistance
  'harold-godwinson': {
    ...hero,
    ...ofAngloDanes,
    name: 'Godwinson brothers',
    spanish: 'hermanos Godwinson',
    names: words(
      'harold-godwinson, harold godwinson, harold, godwinson, godwinsons, godwinson brothers, godwinson brother, ' +
        'harold and brothers, harold and his brothers, harold with his brothers, harold godwinson with his brothers, harold godwinson and his brothers, hermanos godwinson, hermandad godwinson'
    ),
    class: 'hearthguard',
    profile: { armour: 5, armourShot: 6 },
    weapon: 'danish-axe',
    weapons: ['danish-axe'],
    mounted: 'never',
    models: { least: 3, most: 3 },
    parts: [
      { name: 'Gyrth and Leofwine', models: 2, dice: { dice: 3, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 },
      { name: 'Harold', models: 1, dice: { dice: 5, models: 1 }, diceShot: { dice: 2, models: 1 }, points: 4 }
    ],
    effects: [
      { verb: 'ignore-hits', count: 1, of: 'last' },
      { verb: 'ignore-fatigue', count: 1, if: { ownTurn: true } }
    ],
    alone: true,
    hero: leading(['anglo-danes'], ['He and his brothers are one unit: Determination is for all three.']),
    source: 'S1 p.42'
  },
  cnut: {
    ...hero,
    ...ofAngloDanes,
    name: 'Cnut',
    spanish: 'Canuto',
    names: words(
      'cnut, cnut the great, king cnut, canute, canute the great, knut, knut the great, canuto, ' + 'canuto el grande'
    ),
    weapons: ['danish-axe'],
    onFoot: ['danish-axe'],
    mounted: 'may',
    boards: ['anglo-danes', 'vikings'],
    hero: leading(
      ['anglo-danes'],
      [
        'He rolls up to seven SAGA dice at the start of a turn.',
        'His warband uses both the Anglo-Danish and the Viking board, each with its own SAGA dice, divided at the start of a turn.'
      ],
      { dice: { most: 7 } }
    ),
    source: 'S1 p.42-43'
  },
  'cnut-huscarls': {
    ...underCnut,
    name: 'huscarls of Cnut',
    spanish: 'huscarls de Canuto',
    names: ['cnut-huscarls', 'cnut huscarls', 'huscarls of cnut', 'huscarls de canuto'],
    class: 'hearthguard',
    weapons: ['danish-axe']
  },
  'cnut-ceorls': {
    ...underCnut,
    name: 'ceorls of Cnut',
    spanish: 'ceorls de Canuto',
    names: ['cnut-ceorls', 'cnut ceorls', 'ceorls of cnut', 'ceorls de canuto'],
    class: 'warriors',
    weapons: []
  },
  'cnut-geburs': {
    ...underCnut,
    name: 'geburs of Cnut',
    spanish: 'geburs de Canuto',
    names: ['cnut-geburs', 'cnut geburs', 'geburs of cnut', 'geburs de canuto'],
    class: 'levies',
    weapons: ['bow', 'sling']
  }
} as const satisfies Record<string, ArmedTroop>

const ofNormans = { faction: 'normans', mounted: 'may', rule: 'R6.4', certainty: 'stated' } as const

/** Archers of William: their armour is 1 lower on foot, so their profile is that of archers on foot. */
const archers = {
  ...ofNormans,
  weapon: 'bow',
  weapons: ['bow'],
  effects: [{ verb: 'armour', of: 'own', count: 1, in: ['melee', 'shot-at'], if: { mounted: true } }],
  under: 'william',
  source: 'S1 p.42-43'
} as const

const normans = {
  william: {
    ...hero,
    ...ofNormans,
    name: 'William',
    spanish: 'Guillermo',
    names: words(
      'william, william the bastard, william the conqueror, william of normandy, duke william, guillermo, ' +
        'guillermo el bastardo, guillermo el conquistador'
    ),
    weapons: [],
    hero: leading(
      ['normans'],
      [
        'We Obey may activate two units within S of him; then neither of them may engage.',
        'A unit activated by We Obey may shoot instead of moving.',
        'His hearthguard and warriors may have bows.'
      ],
      { obey: { units: 2, for: ['move', 'charge', 'shoot'] } }
    ),
    source: 'S1 p.42-43'
  },
  'william-knight-archers': {
    ...archers,
    name: 'knight archers',
    spanish: 'caballeros arqueros',
    names: words(
      'william-knight-archers, knight archers, knight archer, archer knights, knights archers, hearthguard archers, ' +
        'knights with bows, caballeros arqueros, caballeros con arcos'
    ),
    class: 'hearthguard',
    profile: { armour: 4, armourShot: 4 }
  },
  'william-archers': {
    ...archers,
    name: 'Norman archers',
    spanish: 'arqueros normandos',
    names: words(
      'william-archers, william archers, archers of william, norman archers, norman archer, sergeant archers, ' +
        'sergeants with bows, arqueros de guillermo, arqueros normandos, sargentos con arcos'
    ),
    class: 'warriors',
    profile: { armour: 3, armourShot: 3 }
  },
  taillefer: {
    ...hero,
    ...ofNormans,
    name: 'Taillefer',
    names: ['taillefer', 'ivo taillefer'],
    weapons: [],
    effects: [...hero.effects, { verb: 'ignore-fatigue', count: 'all' }],
    boards: ['taillefer', 'normans'],
    alone: true,
    hero: leading(
      ['normans'],
      ['At the start of his turn, before the SAGA dice are rolled, every friendly unit within M of him loses 1 fatigue.']
    ),
    source: 'S1 p.43'
  }
} as const satisfies Record<string, ArmedTroop>

const taillefer = ownAbilities('taillefer', 'S1 p.43', {
  'song-of-roland': {
    name: 'Song of Roland',
    spanish: 'Cantar de Roldán',
    names: ['cantar de roldan'],
    when: ['Orders'],
    cost: 'none',
    text: 'Before the SAGA dice of his turn are rolled, every friendly unit within M of him loses 1 fatigue.',
    noFight: 'Song of Roland takes fatigue off his friends before the turn and changes no die of a fight.',
    effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'before' }]
  },
  'activation-dice': {
    name: 'Activation Dice',
    names: ['expert rider', 'jinete experto'],
    when: ['Melee'],
    cost: 'any',
    multi: true,
    choice: { take: 'pool', kinds: ['attack'], each: 1, rare: 1 },
    if: { mounted: true },
    diceFrom: ['normans/peasants', 'normans/sergeants', 'normans/knights'],
    text:
      'Mounted, he spends SAGA dice that lie on Knights, Sergeants or Peasants: each gains him an attack die and a defence die, ' +
      'under the usual caps.',
    effects: [
      { verb: 'attack-dice', count: { follows: 'chosen-attack' } },
      { verb: 'defence-dice', count: { follows: 'chosen-attack' } }
    ]
  }
})

const ofWelsh = { faction: 'welsh', rule: 'R6.4', source: 'S1 p.43', certainty: 'stated' } as const

/** Units of Gruffydd without javelins keep the whole armour of their class. */
const spearmen = { ...ofWelsh, weapons: [], mounted: 'may', under: 'gruffydd' } as const

const welsh = {
  maredudd: {
    ...hero,
    ...ofWelsh,
    name: 'Maredudd',
    names: ['maredudd', 'maredudd ab owain', 'maredudd ap owain', 'maredudd of deheubarth'],
    weapon: 'javelins',
    weapons: ['javelins'],
    mounted: 'may',
    hero: leading(
      ['welsh'],
      [
        'In the first turn the enemy rolls a third of his SAGA dice, in the second half of them.',
        'While he lives any SAGA die activates a unit of any class.'
      ],
      { dice: { anyActivates: true, enemyRolls: [3, 2] } }
    )
  },
  gruffydd: {
    ...hero,
    ...ofWelsh,
    name: 'Gruffydd',
    names: ['gruffydd', 'gruffydd ap llywelyn', 'gruffudd', 'gruffudd ap llywelyn'],
    weapon: 'javelins',
    weapons: ['javelins'],
    mounted: 'may',
    hero: leading(
      ['welsh'],
      [
        'While he lives up to three SAGA dice may be rolled again once in the Orders phase.',
        'His levies bring SAGA dice as warriors do.',
        'Warriors on foot may have bows instead of javelins; warriors and hearthguard may leave their javelins at home.'
      ],
      { dice: { rerolls: 3, levies: 1 } }
    )
  },
  'gruffydd-archers': {
    ...ofWelsh,
    name: 'Welsh archers',
    spanish: 'arqueros galeses',
    names: words(
      'gruffydd-archers, gruffydd archers, archers of gruffydd, welsh archers, welsh archer, priodaur with bows, ' +
        'arqueros de gruffydd, arqueros galeses, arqueros de powys'
    ),
    class: 'warriors',
    profile: { armour: 3, armourShot: 3 },
    weapon: 'bow',
    weapons: ['bow'],
    mounted: 'never',
    under: 'gruffydd'
  },
  'gruffydd-teulu': {
    ...spearmen,
    name: 'teulu spearmen',
    spanish: 'teulu sin jabalinas',
    names: words(
      'gruffydd-teulu, gruffydd teulu, teulu spearmen, teulu of gruffydd, teulu without javelins, teulu sin jabalinas'
    ),
    class: 'hearthguard'
  },
  'gruffydd-spearmen': {
    ...spearmen,
    name: 'Welsh spearmen',
    spanish: 'lanceros galeses',
    names: words(
      'gruffydd-spearmen, gruffydd spearmen, spearmen of gruffydd, welsh spearmen, priodaur spearmen, ' +
        'priodaur without javelins, priodaur sin jabalinas, lanceros galeses, lanceros de gwynedd'
    ),
    class: 'warriors'
  }
} as const satisfies Record<string, ArmedTroop>

/** He leads either of two factions, so his row has none; a request may name one. */
const sven = {
  'sven-forkbeard': {
    ...hero,
    name: 'Sven Forkbeard',
    names: [
      'sven-forkbeard',
      'sven forkbeard',
      'sven',
      'svein',
      'svein forkbeard',
      'sweyn',
      'sweyn forkbeard',
      'forkbeard',
      'king sven',
      'sven barba partida',
      'sven barba de horquilla',
      'rey sven'
    ],
    weapon: 'danish-axe',
    weapons: ['danish-axe'],
    mounted: 'never',
    // won in step 3, so it is a bonus inside the cap of R3.5
    effects: [...hero.effects, { verb: 'attack-dice', count: { follows: 'enemy-engaged' }, in: ['melee'] }],
    boards: ['sven-forkbeard', 'vikings', 'anglo-danes'],
    hero: leading(
      ['vikings', 'anglo-danes'],
      ['A Christian, he leads Anglo-Danes, his hirdmen being their huscarls; a pagan, he leads Vikings without berserkers.'],
      { sagaDice: 2, lends: true, without: ['berserkers'] }
    ),
    source: 'S1 p.45'
  }
} as const satisfies Record<string, ArmedTroop>

const conqueror = ownAbilities('sven-forkbeard', 'S1 p.45', {
  'conqueror-of-england': {
    name: 'Conqueror of England',
    spanish: 'Conquistador de Inglaterra',
    names: ['conqueror', 'conquistador de inglaterra'],
    when: ['Melee'],
    cost: 'none',
    text: 'He, or a friendly unit within S of him, discards three attack dice and has armour 1 higher, once.',
    effects: [
      { verb: 'attack-dice', count: -3 },
      { verb: 'armour', of: 'own', count: 1 }
    ]
  }
})

/** The nine heroes and the units they bring (R6.4). */
export const heroes = { ...vikings, ...angloDanes, ...normans, ...welsh, ...sven } satisfies Record<string, Troop>

/** Abilities that only a hero has, by hero and id. */
export const heroAbilities = { taillefer, 'sven-forkbeard': conqueror }
