import { terrain as first } from '../terrain'
import type { Terrain } from '../types'

/** The scenery of the first edition; that it covers as there is reading cover-solid-shot (V9.0). */
export const terrain: Readonly<Record<string, Terrain>> = {
  ...Object.fromEntries(
    Object.entries<Terrain>(first).map(([id, row]) => [id, { ...row, rule: 'V9.0', certainty: 'inferred' }] as const)
  ),
  // no uneven ground for abilities (T4.10)
  dangerous: {
    name: 'dangerous ground',
    spanish: 'terreno peligroso',
    names: ['dangerous', 'dangerous ground', 'dangerous terrain', 'terreno peligroso', 'peligroso'],
    cover: 'none',
    ground: 'dangerous',
    rule: 'V9.0',
    source: 'S2, BS, F24',
    certainty: 'public'
  }
}
