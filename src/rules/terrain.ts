import { words } from './named'
import type { Terrain } from './types'

const table = { rule: 'R2.11', source: 'S1 p.49', certainty: 'stated' } as const
const obstacle = { rule: 'R2.11', source: 'S1 p.18, 26', certainty: 'stated' } as const
const ground = { rule: 'R4.5', source: 'S1 p.13', certainty: 'stated' } as const

/** Scenery: the cover and ground of a unit in it or, for a hedge or a wall, behind it. */
export const terrain = {
  open: {
    ...ground,
    name: 'open ground',
    spanish: 'terreno abierto',
    names: words(
      'open, open ground, open field, plain, plains, grass, meadow, road, llanura, camino, campo abierto, open terrain, ' +
        'abierto, terreno abierto'
    ),
    cover: 'none',
    ground: 'open'
  },
  uneven: {
    ...ground,
    name: 'uneven ground',
    spanish: 'terreno irregular',
    names: words(
      'uneven, uneven ground, difficult ground, difficult terrain, bad going, broken ground, terreno dificil, uneven terrain, ' +
        'rough, rough ground, irregular, terreno irregular, terreno accidentado'
    ),
    cover: 'none',
    ground: 'uneven'
  },
  woods: {
    ...table,
    name: 'woods',
    spanish: 'bosque',
    names: words(
      'woods, wood, forest, forests, trees, tree, copse, grove, thicket, woodland, bosque, bosques, arboles, arboleda'
    ),
    cover: 'light',
    ground: 'uneven'
  },
  crops: {
    ...table,
    name: 'scrub and crops',
    spanish: 'maleza y cultivos',
    names: words(
      'crops, crop, scrub, field, fields, bushes, bush, brush, undergrowth, wheat, corn, cornfield, orchard, campo, campos, ' +
        'trigo, maizal, milpa, cultivos, maleza y cultivos, cultivo, maleza, sembrados, arbustos'
    ),
    cover: 'light',
    ground: 'uneven'
  },
  rocks: {
    ...table,
    name: 'rocks',
    spanish: 'terreno rocoso',
    names: words(
      'rocks, rock, rocky ground, rocky terrain, boulders, boulder, crag, crags, scree, ruins, ruin, rubble, ruinas, roca, ' +
        'rocas, terreno rocoso'
    ),
    cover: 'heavy',
    ground: 'uneven'
  },
  'stone-circle': {
    ...table,
    name: 'stone circle',
    spanish: 'círculo de piedras',
    names: ['stone-circle', 'stone circle', 'circle of stones', 'standing stones', 'circulo de piedras'],
    cover: 'heavy',
    ground: 'uneven'
  },
  building: {
    ...table,
    name: 'building',
    spanish: 'edificio',
    names: words(
      'building, buildings, large building, house, houses, hut, huts, church, farm, farmhouse, barn, tower, hall, longhouse, ' +
        'cottage, hovel, village, hamlet, settlement, aldea, poblado, iglesia, cabana, granja, torre, casas, edificio, edificios, edificio grande, casa'
    ),
    cover: 'heavy',
    ground: 'uneven',
    building: true
  },
  hill: {
    ...table,
    name: 'hill',
    spanish: 'elevación',
    names: words(
      'hill, hills, gentle hill, hilltop, slope, uphill, downhill, ridge, high ground, higher ground, cerro, loma, colina, ' +
        'colinas, elevacion'
    ),
    cover: 'none',
    ground: 'open'
  },
  'steep-hill': {
    ...table,
    name: 'steep hill',
    spanish: 'elevación empinada',
    names: ['steep-hill', 'steep hill', 'steep hills', 'colina empinada', 'elevacion empinada'],
    cover: 'none',
    ground: 'uneven'
  },
  marsh: {
    ...table,
    name: 'marsh',
    spanish: 'marismas',
    names: words('marsh, marshes, swamp, swamps, bog, mud, fen, mire, pantanos, barro, marismas, marisma, pantano'),
    cover: 'none',
    ground: 'uneven'
  },
  hedge: {
    ...obstacle,
    name: 'hedge',
    spanish: 'seto',
    names: ['hedge', 'hedges', 'hedgerow', 'fence', 'fences', 'valla', 'cerca', 'seto', 'setos'],
    cover: 'light',
    ground: 'open'
  },
  wall: {
    ...obstacle,
    name: 'wall',
    spanish: 'muro',
    names: words(
      'wall, walls, stone wall, stone walls, rampart, ramparts, barricade, parapeto, muralla, muro, muros, muro de piedra'
    ),
    cover: 'heavy',
    ground: 'open'
  },
  palisade: {
    ...obstacle,
    source: 'S1 p.26-27',
    name: 'palisade',
    spanish: 'empalizada',
    names: ['palisade', 'palisades', 'high wall', 'high obstacle', 'high obstacles', 'empalizada', 'empalizadas'],
    // nobody sees over a high linear obstacle, and it gives no cover
    cover: 'none',
    ground: 'uneven'
  }
} as const satisfies Record<string, Terrain>
