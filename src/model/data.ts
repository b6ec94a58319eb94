/** Keys of abilities: `normans/charge` is on the board of the Normans, `sven-forkbeard/conqueror-of-england` is only his. */

/** The id in a key: "charge"; an id alone is itself. */
export const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/** The faction or hero in a key: "normans"; empty for an id alone. */
export const boardOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')))

/** Whether it is an object of plain data: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values have the same JSON; the order of keys counts. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Data as the text of a file in JSON, over several lines. */
export const jsonText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
