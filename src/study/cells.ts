import { odds, type Rulebook } from '../battle/odds'
import { type Mistake, RequestError } from '../model/errors'
import type { FightReport } from '../model/report'
import type { Scenario } from '../model/scenario'

/** What tables of fights share: a fight that may be refused, and the headline of them all. */

/** A checked scenario, or why there is none. */
export type Cell = Scenario | readonly Mistake[]

export const isRefused = (cell: Cell): cell is readonly Mistake[] => Array.isArray(cell)

export const describeCell = (mistakes: readonly Mistake[]): string => mistakes.map(({ message }) => message).join('; ')

/** What is made of a fight, or why it cannot be fought. */
export const tried = <T>(cell: Cell, make: (scenario: Scenario) => T): T | { readonly refused: string } => {
  if (isRefused(cell)) return { refused: describeCell(cell) }
  try {
    return make(cell)
  } catch (error) {
    if (error instanceof RequestError) return { refused: describeCell(error.mistakes) }
    throw error
  }
}

export type Head = Pick<FightReport, 'headline' | 'method' | 'edition' | 'rules'>

/** The headline and method of the first of some fights that can be fought; undefined where none can. */
export const headOf = (cells: readonly Cell[], book: Rulebook): Head | undefined => {
  for (const cell of cells) {
    const head = tried(cell, scenario => {
      const { headline, method, edition, rules } = odds(scenario, book, { asides: false })
      return { headline, method, edition, rules }
    })
    if (!('refused' in head)) return head
  }
  return undefined
}
