/** Works something out once, when it is first asked for: what stands at the top of a module is worked out at every start. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What depends on its key alone, made when it is first asked for. */
export const memoize = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, { readonly made: T }>()
  return key => {
    const found = known.get(key) ?? { made: make(key) }
    known.set(key, found)
    return found.made
  }
}

/** Numbers objects from 1 on: the same object has the same number. */
export const numbering = (): ((shared: object) => number) => {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return shared => {
    const known = numbers.get(shared)
    if (known !== undefined) return known
    numbers.set(shared, ++last)
    return last
  }
}
