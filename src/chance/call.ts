import type { Game, Stake } from './dice'

/** A game and its stakes. */
export type Call = readonly [game: Game<readonly Stake[]>, ...stakes: readonly Stake[]]

/** Numbers below `small`, and shared objects, of which there are few, stand together in one key. */
const RADIX = { small: 128, few: 1024 } as const

const numbers = new Map<object, number>()

/** The number of a shared object, the same as long as the program runs; undefined where there are too many. */
const numberOf = (stake: object): number | undefined => {
  const known = numbers.get(stake)
  if (known !== undefined || numbers.size === RADIX.few) return known
  numbers.set(stake, numbers.size)
  return numbers.size - 1
}

const isSmall = (stake: number): boolean => stake >= 0 && stake < RADIX.small && Number.isInteger(stake)

/**
 * The stakes of a call as one whole number that no other call of its game has (each stake is a number in all of them, or in none);
 * undefined where they do not fit into one.
 */
export const keyOfCall = (call: Call): number | undefined => {
  let key = 0
  let size = 1
  for (let i = 1; i < call.length; i++) {
    const stake = call[i] as Stake
    const isNumber = typeof stake === 'number'
    const digit = isNumber ? (isSmall(stake) ? stake : undefined) : typeof stake === 'object' ? numberOf(stake) : undefined
    if (digit === undefined) return undefined
    const radix = isNumber ? RADIX.small : RADIX.few
    key = key * radix + digit
    size *= radix
  }
  return size <= Number.MAX_SAFE_INTEGER ? key : undefined
}
