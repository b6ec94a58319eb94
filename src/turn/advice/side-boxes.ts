import { memoize } from '../../model/once'
import type { BoxActs } from './acts'
import type { Uses } from './opening'

/** The boxes of one side in step 3 of the second edition; the states of all of them are one number, in mixed radix. */
export interface SideBoxes {
  /** How many combinations of states there are. */
  readonly size: number
  /** The acts of each box by its state, and what one state more adds to the number. */
  readonly boxes: readonly (Pick<BoxActs, 'actsByState'> & { readonly radix: number })[]
  /** Whether the request plays any of the boxes. */
  readonly hasRequired: boolean
  /** The most SAGA dice that they can take. */
  readonly mostDice: number
  /** The state of one box. */
  stateAt(boxStates: number, box: number): number
  /** How the boxes were used. */
  usesAt(boxStates: number): Uses
  isUsedAt(boxStates: number, box: number): boolean
  /** The SAGA dice spent. */
  diceAt(boxStates: number): number
  /** Whether everything that the request plays has been used. */
  isComplete(boxStates: number): boolean
}

const countStates = (boxes: readonly BoxActs[]): number => boxes.reduce((size, { actsByState }) => size * actsByState.length, 1)

/** The boxes of a side as one state number. */
export const sideBoxesOf = (all: readonly BoxActs[]): SideBoxes => {
  const size = countStates(all)
  const radices = all.map((_, box) => countStates(all.slice(0, box)))
  const stateAt = (boxStates: number, box: number): number =>
    Math.floor(boxStates / (radices[box] as number)) % (all[box] as BoxActs).actsByState.length
  /** By boxStates, 1 where the box has been used. */
  const usedByStates = memoize((box: number) =>
    Uint8Array.from({ length: size }, (_, at) => (all[box]?.optionByState[stateAt(at, box)] === undefined ? 0 : 1))
  )
  return {
    size,
    boxes: all.map(({ actsByState }, box) => ({ actsByState, radix: radices[box] as number })),
    hasRequired: all.some(({ requiredState }) => requiredState !== undefined),
    mostDice: all.reduce((sum, { diceByState }) => sum + Math.max(...diceByState), 0),
    stateAt,
    usesAt: boxStates => all.map(({ optionByState }, box) => optionByState[stateAt(boxStates, box)]),
    isUsedAt: (boxStates, box) => usedByStates(box)[boxStates] === 1,
    diceAt: boxStates => all.reduce((sum, { diceByState }, box) => sum + (diceByState[stateAt(boxStates, box)] ?? 0), 0),
    isComplete: boxStates =>
      all.every(({ requiredState }, box) => requiredState === undefined || stateAt(boxStates, box) === requiredState)
  }
}
