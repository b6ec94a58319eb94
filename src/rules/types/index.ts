/** The shape of the rulebook: tables of plain rows, so that a user's own board is more of the same. */

export type * from './ability'
export type { Certainty, Cited, Named } from './ability'
export type * from './rulebook'
export type * from './troop'
export type * from './troop'
