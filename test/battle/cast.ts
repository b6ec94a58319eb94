import type { UnitRequest } from '../../src/model/scenario'
import {
  baggage,
  cnut,
  egil,
  flemish,
  gruffyddsArchers,
  gruffyddsSpearmen,
  harald,
  harold,
  jomsvikings,
  ragnar,
  sven,
  taillefer,
  type Unit,
  varangians,
  williamsArchers
} from '../oracle'

/** Heroes, swords for hire and baggage (R6.4, R6.5, R8.3), as the referee has them and as the product is asked for them. */
export const cast: readonly (readonly [string, Unit, UnitRequest])[] = [
  ['Harald Hardrada', harald(), { unit: 'harald-hardrada' }],
  ['Varangians', varangians(5), { unit: 'varangians', models: 5 }],
  ['Varangians with axes', varangians(5, { weapon: 'danish-axe' }), { unit: 'varangians', models: 5, weapon: 'danish-axe' }],
  ['Ragnar Lothbrok', ragnar(), { unit: 'ragnar-lothbrok' }],
  ['Harold Godwinson and his brothers', harold(), { unit: 'harold-godwinson' }],
  [
    'Harold alone',
    { ...harold(), models: 1, parts: [{ name: 'Harold', models: 1, class: 'warlord', points: 4 }] },
    { unit: 'harold-godwinson', models: 1 }
  ],
  [
    'Harold, his brothers and two friends',
    harold({ guards: { models: 2, class: 'hearthguard' } }),
    { unit: 'harold-godwinson', guards: { models: 2, unit: 'hearthguard' } }
  ],
  ['Cnut', cnut(), { unit: 'cnut', weapon: 'none' }],
  ['Taillefer', taillefer({ fatigue: 0 }), { unit: 'taillefer', mounted: true }],
  ['Sven Forkbeard', sven(), { unit: 'sven-forkbeard' }],
  ["William's archers", williamsArchers('warriors', 6), { unit: 'william-archers', models: 6 }],
  ["William's knights on foot with bows", williamsArchers('hearthguard', 4), { unit: 'william-knight-archers', models: 4 }],
  ["Gruffydd's archers", gruffyddsArchers(6), { unit: 'gruffydd-archers', models: 6 }],
  ["Gruffydd's spearmen", gruffyddsSpearmen('warriors', 6), { unit: 'gruffydd-spearmen', models: 6 }],
  ["Gruffydd's teulu without javelins", gruffyddsSpearmen('hearthguard', 4), { unit: 'gruffydd-teulu', models: 4 }],
  ['Jomsvikings', jomsvikings(), { unit: 'jomsvikings' }],
  ['Egil and three', egil(3), { unit: 'egil', models: 4 }],
  ['Egil and seven', egil(7), { unit: 'egil', models: 8 }],
  ['the Flemish', flemish(), { unit: 'flemish' }],
  ['baggage', baggage(), { unit: 'baggage' }]
]
