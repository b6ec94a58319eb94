import type { ArmedTroop } from '../troops'
import type { HeroTables } from '../types'
import { hero, leading } from './hero'

const cited = { faction: 'anglo-danes', rule: 'R6.4', certainty: 'stated' } as const

/** Under Cnut a unit may use either board. */
const underCnut = {
  ...cited,
  mounted: 'never',
  boards: ['anglo-danes', 'vikings'],
  under: 'cnut',
  source: 'S1 p.42'
} as const

const troops = {
  // one unit of hearthguard, not of a warlord; only Harold, the last of it, has Resistance
  'harold-godwinson': {
    ...hero,
    ...cited,
    name: 'Godwinson brothers',
    spanish: 'hermanos Godwinson',
    names: [
      ...['harold-godwinson', 'harold godwinson', 'harold', 'godwinson', 'godwinsons', 'godwinson brothers', 'godwinson brother'],
      ...['harold and brothers', 'harold and his brothers'],
      ...['hermanos godwinson', 'hermandad godwinson']
    ],
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
    ...cited,
    name: 'Cnut',
    spanish: 'Canuto',
    names: ['cnut', 'cnut the great', 'king cnut', 'canute', 'canute the great', 'knut', 'canuto', 'canuto el grande'],
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

export const angloDanishHeroes: HeroTables = { troops }
