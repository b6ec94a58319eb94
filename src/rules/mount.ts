import type { Mount } from './types'

/** The loss of cover belongs to the fight, not to a number of the unit (R2.10). */
export const mount = {
  name: 'mounted',
  spanish: 'a caballo',
  names: [
    ...[
      'mounted',
      'mount',
      'horse',
      'horses',
      'horsemen',
      'horseback',
      'on horse',
      'on horses',
      'on horseback',
      'cavalry',
      'cav',
      'riders',
      'riding',
      'horsed',
      'cavalrymen',
      'mtd'
    ],
    ...['montado', 'montada', 'montados', 'montadas', 'a caballo', 'caballo', 'caballos', 'caballeria', 'jinete', 'jinetes']
  ],
  effects: [{ verb: 'armour', of: 'own', count: -1, in: ['shot-at'] }],
  rule: 'R2.10',
  source: 'S1 p.38, 40',
  certainty: 'stated'
} as const satisfies Mount
