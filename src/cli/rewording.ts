/** A turn of phrase, and how it is put in plain words. */
export type Rewording = readonly [said: RegExp, otherwise: string]

export const re = (pattern: string): RegExp => new RegExp(pattern, 'gi')

/** Rounds after which hardly a melee goes on; it ends before where a side has fallen (R8.3). */
export const MANY_ROUNDS = 20
