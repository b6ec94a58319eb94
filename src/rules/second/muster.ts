import { muster as first } from '../muster'
import type { MusterRules } from '../types'

/** Of the second edition's muster the sources tell the swap alone; its half points are those of the first edition's classes. */
export const muster = {
  ...first,
  swap: { models: { levies: 6, warriors: 4, hearthguard: 2 }, rule: 'V9.11' },
  borrowed:
    "points, sizes of units and SAGA dice of a warband are the first edition's, for our sources of the second are silent (inferred)",
  rule: 'V9.11',
  source: 'S2',
  certainty: 'inferred'
} as const satisfies MusterRules
