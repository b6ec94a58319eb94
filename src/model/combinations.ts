/** The whole numbers from `least` to `most`. */
export const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** Every way to take one of each list, the last list turning fastest. */
export const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((found, list) => found.flatMap(some => list.map(one => [...some, one])), [[]])
