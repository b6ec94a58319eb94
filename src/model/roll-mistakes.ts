import type { Mistake } from './errors'
import { either, quoted, visible } from './quoted'

/** What a user can get wrong when he tells what SAGA dice show. */

/** `example`: what would do, "CCUURC, or the symbols axe, white horse and helmet". */
export const noRoll = (called: string, given: string, example: string, at: string): Mistake => ({
  message: `${called}: ${quoted(given)} is no roll: the classes are C common, U uncommon, R rare, as in ${example}`,
  at
})

export const otherSymbols = (
  called: string,
  symbol: string,
  theirs: string,
  ours: string,
  cure: string,
  at: string
): Mistake => ({
  message: `${called}: ${visible(symbol)} is a symbol of ${theirs}, not of ${ours}: ${cure}`,
  at
})

export const whichBoardsDice = (called: string, given: string, names: readonly string[], at: string): Mistake => ({
  message: `${called}: ${quoted(given)}: whose dice are these, of ${either(names)}? part them with a slash, as in CCU/CR, or name their symbols`,
  at
})

export const otherCount = (dice: number, rolled: number, called: string): Mistake => ({
  message: `${called}: ${rolled} dice are shown and ${dice} were to be rolled: leave the number out`,
  at: 'rolled'
})
