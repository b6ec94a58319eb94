import { type Cost, costOf } from '../rules/cost'
import type { Certainty, SagaVerb } from '../rules/types'

/** A box to pay for, and how many times, as best play sees it. */
export interface Want {
  /** `normans/charge`; of a bare cost its text. */
  readonly box: string
  readonly name: string
  /** Uses that dice must pay. */
  readonly times: number
  /** Further uses that need no die. */
  readonly free?: number
  /** Which board's dice pay: 0, or 1 for the second. */
  readonly board: number
  readonly cost: Cost
  readonly certainty: Certainty | 'given'
  readonly weight: number
  /** Its dice stay for the enemy's turn. */
  readonly kept: boolean
  /** Used in the Orders phase at once, so that its dice are out of use again. */
  readonly orders: boolean
  readonly saga?: SagaVerb
  /** A die that shows the rare symbol does more. */
  readonly rareMatters: boolean
}

/** A cost that cannot be read is unknown. */
const UNKNOWN: Cost = { dice: ['unknown'], same: false }

export const costIn = (text: string): Cost => costOf(text) ?? UNKNOWN

/** A want that is nothing but a cost. */
export const bareWant = (text: string, times: number, weight: number): Want => ({
  box: text,
  name: text,
  times,
  board: 0,
  cost: costIn(text),
  certainty: 'given',
  weight,
  kept: false,
  orders: false,
  rareMatters: false
})

/** Every way to take some uses of each: `times` of them at most. */
export const sets = (times: readonly number[]): readonly (readonly number[])[] =>
  times.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap(set => Array.from({ length: most + 1 }, (_, count) => [...set, count])),
    [[]]
  )
