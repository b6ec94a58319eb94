/** The types of the rulebook. Its tables are plain rows, so that those of a user's board file can be added to them. */

export type * from './ability'
export type * from './rulebook'
export type * from './troop'
