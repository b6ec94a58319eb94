import type { Rulebook } from './types'

/** Returns a function that computes something from a rulebook, or another object, once: when it is first asked for. */
export const onceFor = <T, From extends object = Rulebook>(make: (from: From) => T): ((from: From) => T) => {
  const known = new WeakMap<From, { readonly made: T }>()
  return from => {
    const found = known.get(from) ?? { made: make(from) }
    known.set(from, found)
    return found.made
  }
}
