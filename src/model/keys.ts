/** Keys of the rulebook's abilities: `normans/charge` is on the board of the Normans, `ragnar/berserkers` is a hero's own. */

/** The id; of an id by itself the whole. */
export const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/** Whose it is; of an id by itself nobody's. */
export const boardOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')))
