import type { Mistake } from './errors'
import { t } from './language'
import { either, quoted, visible } from './quoted'

/** What a user can get wrong when he tells what SAGA dice show. */

/** `example`: what would do, "CCUURC, or the symbols axe, white horse and helmet". */
export const noRoll = (called: string, given: string, example: string, at: string): Mistake => ({
  message: t('{called}: {given} is not a roll: the symbols are C common, U uncommon, R rare, as in {example}', {
    called,
    given: quoted(given),
    example
  }),
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
  message: t('{called}: {symbol} is a symbol of {theirs}, not of {ours}: {cure}', {
    called,
    symbol: visible(symbol),
    theirs,
    ours,
    cure
  }),
  at
})

export const whichBoardsDice = (called: string, given: string, names: readonly string[], at: string): Mistake => ({
  message: t(
    '{called}: {given}: whose dice are these, of {names}? separate them with a slash, as in CCU/CR, or name their symbols',
    {
      called,
      given: quoted(given),
      names: either(names)
    }
  ),
  at
})

export const otherCount = (dice: number, rolled: number, called: string): Mistake => ({
  message: t('{called}: these are {rolled} dice, not {dice}: leave the number out', { called, rolled, dice }),
  at: 'rolled'
})
