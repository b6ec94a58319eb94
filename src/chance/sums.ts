interface Cells<W> {
  [place: number]: W
}

/** The arithmetic of probabilities, so that one enumeration serves floating point and exact fractions. */
export interface Weights<W> {
  readonly one: W
  readonly zero: W
  times(a: W, b: W): W
  plus(a: W, b: W): W
  /** An array of sums that start at zero; those that are never touched cost no time. */
  zeros(length: number): Cells<W>
  /** Adds `more` to the sum at `place`; what rounding lost stands in `lost` and goes into the next addition. */
  accumulate(sums: Cells<W>, lost: Cells<W>, place: number, more: W): void
  /** The weight of `ways` of `all` equally likely cases. */
  of(ways: number, all: number): W
}

/** The arithmetic of floating point. */
export const floating: Weights<number> = {
  one: 1,
  zero: 0,
  times: (a, b) => a * b,
  plus: (a, b) => a + b,
  zeros: length => new Float64Array(length),
  // Kahan summation: otherwise a hundred thousand equal weights would all be rounded the same way
  accumulate(sums, lost, place, more) {
    const sum = sums[place] as number
    const due = more - (lost[place] as number)
    const next = sum + due
    lost[place] = next - sum - due
    sums[place] = next
  },
  of: (ways, all) => ways / all
}

/** The sum of many weights, by Kahan summation. */
export const totalOf = (weights: readonly number[]): number => {
  let sum = 0
  let lost = 0
  for (let i = 0; i < weights.length; i++) {
    const due = (weights[i] as number) - lost
    const next = sum + due
    lost = next - sum - due
    sum = next
  }
  return sum
}

/** Sums of weights by the keys of states. */
export interface Sums<W> {
  /** Adds a weight to a key. Returns true if the key is new. */
  add(key: number, weight: W): boolean
  /** Adds `share` times `weights[i]` to the key `from + by[i]`, for each i. */
  spread(from: number, by: readonly number[], weights: readonly W[], share: W): void
  /** Returns the keys in the order in which they were first added, each with its sum, and leaves no keys behind: where filling them fails, they are taken all the same. */
  take(): { readonly keys: readonly number[]; readonly weights: readonly W[] }
}

/** Up to this number of keys, each has a place in an array. */
const FEW_KEYS = 1 << 17

/** The minimum length of the arrays: most fights need no more. */
const LEAST_ROOM = 1 << 9

/** Sums in arrays, for keys below `length`. */
const fewSums = <W>({ zero, accumulate, times, zeros }: Weights<W>, length: number): Sums<W> => {
  const sums = zeros(length)
  const lost = zeros(length)
  const isMet = new Uint8Array(length)
  let keys: number[] = []
  const add = (key: number, weight: W): boolean => {
    if (isMet[key] === 1) {
      accumulate(sums, lost, key, weight)
      return false
    }
    isMet[key] = 1
    sums[key] = weight
    lost[key] = zero
    keys.push(key)
    return true
  }
  return {
    add,
    spread(from, by, weights, share) {
      for (let i = 0; i < by.length; i++) add(from + (by[i] as number), times(share, weights[i] as W))
    },
    take() {
      const taken = keys
      const weights: W[] = []
      for (let i = 0; i < taken.length; i++) {
        const key = taken[i] as number
        weights.push(sums[key] as W)
        isMet[key] = 0
      }
      keys = []
      return { keys: taken, weights }
    }
  }
}

/** Sums in a map, for any keys. */
const manySums = <W>({ zero, accumulate, times }: Weights<W>): Sums<W> => {
  const places = new Map<number, number>()
  const keys: number[] = []
  const sums: W[] = []
  const lost: W[] = []
  const add = (key: number, weight: W): boolean => {
    const place = places.get(key)
    if (place !== undefined) {
      accumulate(sums, lost, place, weight)
      return false
    }
    places.set(key, keys.length)
    keys.push(key)
    sums.push(weight)
    lost.push(zero)
    return true
  }
  return {
    add,
    spread(from, by, weights, share) {
      for (let i = 0; i < by.length; i++) add(from + (by[i] as number), times(share, weights[i] as W))
    },
    take: () => ({ keys, weights: sums })
  }
}

/**
 * Returns a function that supplies sums for keys below `size`. Arrays that are large enough are reused: a caller takes its sums
 * before another asks for some.
 */
export const sumsFor = <W>(weights: Weights<W>): ((size: number) => Sums<W>) => {
  let room = LEAST_ROOM
  let few: Sums<W> | undefined
  return size => {
    if (size > FEW_KEYS) return manySums(weights)
    if (few && size <= room) return few
    while (room < size) room *= 2
    few = fewSums(weights, room)
    return few
  }
}
