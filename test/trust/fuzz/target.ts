import type { Luck } from './luck'
import { mutated } from './mutated'

/**
 * Something that reads what a user wrote. A target makes an input as text and tries it; what it says is wrong, and what it throws
 * must be a RequestError.
 */
export interface Target {
  /** How much of the whole goes to it. */
  readonly share: number
  readonly make: (luck: Luck) => string
  readonly try: (input: string) => Promise<string | undefined> | string | undefined
}

/** A text as it should be, or with something wrong. */
export const spoilt = (text: string, luck: Luck): string => (luck.once(2) ? text : mutated(text, luck))
