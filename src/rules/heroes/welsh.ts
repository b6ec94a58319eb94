import type { ArmedTroop } from '../troops'
import type { HeroTables } from '../types'
import { hero, leading } from './hero'

const cited = { faction: 'welsh', rule: 'R6.4', source: 'S1 p.43', certainty: 'stated' } as const

/** Units of Gruffydd without javelins keep the whole armour of their class. */
const spearmen = { ...cited, weapons: [], mounted: 'may', under: 'gruffydd' } as const

const troops = {
  maredudd: {
    ...hero,
    ...cited,
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
    ...cited,
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
    ...cited,
    name: 'Welsh archers',
    spanish: 'arqueros galeses',
    names: [
      ...['gruffydd-archers', 'gruffydd archers', 'archers of gruffydd', 'welsh archers', 'welsh archer', 'priodaur with bows'],
      ...['arqueros de gruffydd', 'arqueros galeses', 'arqueros de powys']
    ],
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
    names: [
      'gruffydd-teulu',
      'gruffydd teulu',
      'teulu spearmen',
      'teulu of gruffydd',
      'teulu without javelins',
      'teulu sin jabalinas'
    ],
    class: 'hearthguard'
  },
  'gruffydd-spearmen': {
    ...spearmen,
    name: 'Welsh spearmen',
    spanish: 'lanceros galeses',
    names: [
      ...['gruffydd-spearmen', 'gruffydd spearmen', 'spearmen of gruffydd', 'welsh spearmen', 'priodaur spearmen'],
      ...['priodaur without javelins', 'priodaur sin jabalinas', 'lanceros galeses', 'lanceros de gwynedd']
    ],
    class: 'warriors'
  }
} as const satisfies Record<string, ArmedTroop>

export const welshHeroes: HeroTables = { troops }
