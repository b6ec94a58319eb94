import { add, type Fraction, multiply, one } from './fraction'

/** One way things can stand, and its exact chance. */
export interface Fall<T> {
  readonly value: T
  readonly chance: Fraction
}

/** All the ways; their chances add up to one. */
export type Spread<T> = readonly Fall<T>[]

export const certain = <T>(value: T): Spread<T> => [{ value, chance: one }]

/** Merges falls whose values read the same. */
export function merged<T>(falls: Iterable<Fall<T>>): Spread<T> {
  const byValue = new Map<string, Fall<T>>()
  for (const { value, chance } of falls) {
    const key = JSON.stringify(value)
    const known = byValue.get(key)
    byValue.set(key, { value, chance: known ? add(known.chance, chance) : chance })
  }
  return [...byValue.values()]
}

/** Lets every fall of a spread go on in its own way. */
export function onward<T, U>(spread: Spread<T>, next: (value: T) => Spread<U>): Spread<U> {
  const falls: Fall<U>[] = []
  for (const before of spread) {
    for (const { value, chance } of next(before.value)) falls.push({ value, chance: multiply(before.chance, chance) })
  }
  return merged(falls)
}

/** Every fall seen as something else; falls that become equal are still apart. */
export const changed = <T, U>(spread: Spread<T>, change: (value: T) => U): Spread<U> =>
  spread.map(({ value, chance }) => ({ value: change(value), chance }))
