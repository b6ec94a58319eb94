import { type Mistake, RequestError } from '../../model/errors'
import type { Side } from '../../model/study-report'
import type { Rulebook } from '../../rules/types'
import { checking } from '../check'
import { sentenceOf } from '../sentence'
import type { Entry } from './file'

/** What is missing in a game that was written down, and a game with it. */

const isScenario = ({ data }: Entry): boolean => 'attacker' in data || 'defender' in data

const clauseOf = (words: string, book: Rulebook) => {
  if (words === '') return undefined
  try {
    return sentenceOf([words], checking(book))[0]
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

/** Does it say who fought whom? */
export const lacksFight = (entry: Entry, book: Rulebook): boolean => {
  if (entry.rests !== undefined || isScenario(entry)) return false
  const clause = clauseOf(entry.words, book)
  return clause === undefined || clause.actors.length === 0 || clause.targets.length === 0
}

/** Is there no outcome to go with the fight? */
export const lacksLosses = ({ lost, rests }: Entry): boolean => lost === undefined && rests === undefined

/** A sentence in which a side chose something: before the verb, or at its end. */
export const withChoices = (words: string, side: Side, choices: string, book: Rulebook): string => {
  const said = clauseOf(words, book)?.said
  const at = said === undefined ? -1 : words.toLowerCase().indexOf(` ${said.toLowerCase()} `)
  return side === 'defender' || at < 0 ? `${words} ${choices}` : `${words.slice(0, at)} ${choices}${words.slice(at)}`
}

/** What is wrong with something, in sentences; none where nothing is. */
export const faultsOf = (make: () => unknown): readonly Mistake[] => {
  try {
    make()
    return []
  } catch (error) {
    if (error instanceof RequestError) return error.mistakes
    throw error
  }
}
