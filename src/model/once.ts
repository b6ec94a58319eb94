/** A value that is computed when it is first needed, and once: values at the top level of a module cost time at every start. */
export const once = <T>(make: () => T): (() => T) => {
  let cached: { readonly value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}

/** A function whose results are cached by its argument. */
export const memoize = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const cached = new Map<K, { readonly value: T }>()
  return key => {
    const entry = cached.get(key)
    if (entry) return entry.value
    const value = make(key)
    cached.set(key, { value })
    return value
  }
}

/** A function that numbers objects from 1 on; the same object always has the same number. */
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
