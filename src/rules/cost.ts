import { msg } from '../model/language'

/** The cost of a box in SAGA dice (R7.3), as text and as dice. */

/** Common, uncommon, rare. */
export type SagaSymbol = 'C' | 'U' | 'R'

/** One SAGA die of a cost: the symbols that pay for it, or unknown. */
export type SagaDie = readonly SagaSymbol[] | 'unknown'

export interface Cost {
  readonly dice: readonly SagaDie[]
  /** All dice must show one and the same symbol. */
  readonly same: boolean
}

const symbols = { C: 'C', U: 'U', R: 'R' } as const satisfies Record<SagaSymbol, SagaSymbol>

const isSymbol = (word: string): word is SagaSymbol => Object.hasOwn(symbols, word)

const dieOf = (term: string): SagaDie | undefined => {
  if (term === '?') return 'unknown'
  if (term.toLowerCase() === 'any') return ['C', 'U', 'R']
  const words = term.toUpperCase().split(/\s+OR\s+/)
  return words.every(isSymbol) ? words : undefined
}

/** What is expected of a cost that a user gives. */
export const KNOWN_COST = msg('a cost, with one SAGA die for each term: U, C or R, U + R, any')

/** "C or R", "U + R", "any", "?", "? + ? same" or "none" as dice; undefined if the text is no cost. */
export const costOf = (text: string): Cost | undefined => {
  if (text.toLowerCase() === 'none') return { dice: [], same: false }
  const terms = text.replace(/\ssame$/i, '')
  const dice: SagaDie[] = []
  for (const term of terms.split('+')) {
    const die = dieOf(term.trim())
    if (die === undefined) return undefined
    dice.push(die)
  }
  return { dice, same: terms !== text }
}

/** Whether any symbol of it is unknown. */
export const isUnknown = ({ dice }: Cost): boolean => dice.includes('unknown')

const dieText = (die: SagaDie): string => {
  if (die === 'unknown') return '?'
  return die.length === 3 ? 'any' : die.join(' or ')
}

/** The text that `costOf` reads as this cost. */
export const costText = ({ dice, same }: Cost): string =>
  dice.length === 0 ? 'none' : `${dice.map(dieText).join(' + ')}${same ? ' same' : ''}`
