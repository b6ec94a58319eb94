import xor4096 from 'seedrandom/lib/xor4096.js'

/** A stream of choices: the same seed makes the same inputs. */
export interface Luck {
  /** 0 to `n` - 1. */
  below(n: number): number
  one<T>(of: readonly T[]): T
  /** Once in so many. */
  once(of: number): boolean
}

export const luckOf = (seed: string): Luck => {
  const random = xor4096(seed)
  const below = (n: number): number => (random() * n) | 0
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T, once: of => below(of) === 0 }
}
