import { isVerb, meaningAs, type Phrase } from './phrase-pass'
import { isUnitHead } from './verbs'
import type { Meaning } from './vocabulary'

/** What kind of thing a phrase says: the name of a troop, a state of a unit, nothing. */

/** Whether the phrase can name a troop and no weapon. */
export const isNamed = (phrase: Phrase | undefined): boolean =>
  meaningAs(phrase, 'troop') !== undefined && !meaningAs(phrase, 'weapon')

const STATES = ['state', 'counted', 'terrain', 'effect', 'vague', 'guarded', 'not', 'ability', 'lost', 'likewise'] as const

export const isState = (phrase: Phrase): boolean =>
  phrase.is === 'ability' ||
  phrase.is === 'bonus' ||
  STATES.some(is => meaningAs(phrase, is) !== undefined) ||
  (meaningAs(phrase, 'weapon') !== undefined && !meaningAs(phrase, 'troop'))

/** Whether the troop has a number before it, as in "8 tired warriors"; "warlord" alone has none. */
export const isCountedHere = (phrases: readonly Phrase[], troop: number): boolean =>
  phrases[troop - 1]?.is === 'number' ||
  (phrases[troop - 2]?.is === 'number' && meaningAs(phrases[troop - 1], 'state') !== undefined)

/** Whether the phrase is a troop with a number before it. */
export const isCounted = (phrase: Phrase, at: number, phrases: readonly Phrase[]): boolean =>
  isNamed(phrase) && isCountedHere(phrases, at)

export const isOfAbility = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'ability' || (meaningAs(phrase, 'ability') !== undefined && !isUnitHead(phrase) && !isVerb(phrase))

export const POINTERS: ReadonlySet<Meaning['is']> = new Set(['lost', 'correction', 'likewise'])

export const isAgain = (phrase: Phrase): boolean => meaningAs(phrase, 'again') !== undefined

/** Whether the phrase carries no meaning for the fight once references are resolved. */
export const isSilent = (phrase: Phrase): boolean =>
  isAgain(phrase) || (phrase.is === 'phrase' && phrase.meanings.every(({ is }) => is === 'silent' || POINTERS.has(is)))
