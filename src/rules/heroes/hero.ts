import { resistance } from '../troops'
import type { Hero, Troop } from '../types'

/** What all heroes have in common: each stands in the warlord's place and is worth 4 victory points (R6.4, R8.2). */
export const hero = {
  class: 'warlord',
  models: { least: 1, most: 1 },
  profile: { points: 4 },
  effects: resistance,
  rule: 'R6.4',
  certainty: 'stated'
} as const satisfies Partial<Troop>

/** A hero costs 1 point and brings 3 SAGA dice by default. */
export const leading = (factions: readonly string[], facts: readonly string[], others: Partial<Hero> = {}): Hero => ({
  factions,
  cost: 1,
  sagaDice: 3,
  facts,
  ...others
})
