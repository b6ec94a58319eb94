import type { CellNumbers } from './cell'
import type { Measured } from './quantities'

export const numbersOf = ({ result, attacker, defender, victoryPoints }: Measured): CellNumbers => ({
  ...(result && { attackerWins: result.attackerWins, tie: result.tie, defenderWins: result.defenderWins }),
  attackerLosses: attacker.losses.mean,
  defenderLosses: defender.losses.mean,
  attackerWipedOut: attacker.wipedOut,
  defenderWipedOut: defender.wipedOut,
  swing: victoryPoints.swing
})

/** The names of the numbers. */
export const NUMBERS = [
  ...(['attackerWins', 'tie', 'defenderWins', 'attackerLosses', 'defenderLosses'] as const),
  ...(['attackerWipedOut', 'defenderWipedOut', 'swing'] as const)
] as const satisfies readonly (keyof CellNumbers)[]

/** Of no fight. */
export const NO_NUMBERS: CellNumbers = {
  attackerLosses: 0,
  defenderLosses: 0,
  attackerWipedOut: 0,
  defenderWipedOut: 0,
  swing: 0
}

/** The numbers of several fights of which chance decides. */
export const averagedNumbers = (parts: readonly { readonly numbers: CellNumbers; readonly chance: number }[]): CellNumbers => {
  const total: Partial<Record<keyof CellNumbers, number>> = {}
  for (const { numbers, chance } of parts)
    for (const key of NUMBERS) {
      const value = numbers[key]
      if (value !== undefined) total[key] = (total[key] ?? 0) + chance * value
    }
  return { ...NO_NUMBERS, ...total }
}

/** What one fight has more than another. */
export const differences = (one: CellNumbers, other: CellNumbers): CellNumbers =>
  averagedNumbers([
    { numbers: one, chance: 1 },
    { numbers: other, chance: -1 }
  ])

/** The same numbers with the sides changed over: what was the attacker's is the defender's. */
export const mirrored = (numbers: CellNumbers): CellNumbers => ({
  ...(numbers.attackerWins !== undefined && { defenderWins: numbers.attackerWins }),
  ...(numbers.tie !== undefined && { tie: numbers.tie }),
  ...(numbers.defenderWins !== undefined && { attackerWins: numbers.defenderWins }),
  attackerLosses: numbers.defenderLosses,
  defenderLosses: numbers.attackerLosses,
  attackerWipedOut: numbers.defenderWipedOut,
  defenderWipedOut: numbers.attackerWipedOut,
  swing: -numbers.swing
})

/** Rounding leaves this much of nothing. */
const NOTHING = 1e-12

/** The same fight, as far as its numbers tell. */
export const isNone = (difference: CellNumbers): boolean => NUMBERS.every(key => Math.abs(difference[key] ?? 0) < NOTHING)
