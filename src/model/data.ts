/** Keys of the rulebook's abilities: `normans/charge` is on the board of the Normans, `ragnar/berserkers` is a hero's own. */

/** The id; of an id by itself the whole. */
export const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/** Whose it is; of an id by itself nobody's. */
export const boardOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')))

/** Plain data, as JSON holds it. */

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are written alike: the order of their keys counts. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
