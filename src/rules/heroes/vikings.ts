import type { ArmedTroop } from '../troops'
import type { HeroTables } from '../types'
import { hero, leading } from './hero'

const cited = { faction: 'vikings', mounted: 'never', rule: 'R6.4', source: 'S1 p.41', certainty: 'stated' } as const

const troops = {
  'harald-hardrada': {
    ...hero,
    ...cited,
    name: 'Harald Hardrada',
    names: ['harald-hardrada', 'harald hardrada', 'harald', 'hardrada', 'harald hardrade', 'harald sigurdsson'],
    profile: { ...hero.profile, armour: 6, armourShot: 6 },
    weapons: ['danish-axe'],
    hero: leading(['vikings'], ['One of his units of hearthguard, up to twelve models, may be Varangians.'])
  },
  varangians: {
    ...cited,
    name: 'Varangians',
    spanish: 'varangianos',
    names: ['varangians', 'varangian', 'varangian guard', 'varangian guards', 'varangianos', 'varangiano', 'guardia varangiana'],
    class: 'hearthguard',
    profile: { armour: 6, armourShot: 6 },
    weapons: ['danish-axe'],
    models: { least: 4, most: 12 },
    mostUnits: 1,
    under: 'harald-hardrada'
  },
  'ragnar-lothbrok': {
    ...hero,
    ...cited,
    name: 'Ragnar Lothbrok',
    names: ['ragnar-lothbrok', 'ragnar lothbrok', 'ragnar', 'lothbrok', 'ragnar lodbrok', 'lodbrok'],
    weapons: [],
    // a Resistance of his own in place of every warlord's
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

export const vikingHeroes: HeroTables = { troops }
