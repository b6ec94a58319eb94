import type { Rulebook } from '../../rules/types'
import { isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { isUnitHead } from './verbs'
import type { Meaning } from './vocabulary'

/** What kind of thing a phrase says: the name of a troop, a state of a unit, nothing. */

/** Whether the phrase can name a troop and no weapon. */
export const isNamed = (phrase: Phrase | undefined): boolean => means(phrase, 'troop') && !meaningAs(phrase, 'weapon')

const STATES = ['state', 'counted', 'terrain', 'effect', 'vague', 'guarded', 'not', 'ability', 'lost', 'likewise'] as const

export const isState = (phrase: Phrase): boolean =>
  phrase.is === 'ability' ||
  phrase.is === 'bonus' ||
  means(phrase, ...STATES) ||
  (means(phrase, 'weapon') && !meaningAs(phrase, 'troop'))

/** Whether the troop has a number before it, as in "8 tired warriors"; "warlord" alone has none. */
export const isCountedHere = (phrases: readonly Phrase[], troop: number): boolean =>
  phrases[troop - 1]?.is === 'number' || (phrases[troop - 2]?.is === 'number' && means(phrases[troop - 1], 'state'))

/** Whether the phrase is a troop with a number before it. */
export const isCounted = (phrase: Phrase, at: number, phrases: readonly Phrase[]): boolean =>
  isNamed(phrase) && isCountedHere(phrases, at)

export const isOfAbility = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'ability' || (means(phrase, 'ability') && !isUnitHead(phrase) && !isVerb(phrase))

export const POINTERS: ReadonlySet<Meaning['is']> = new Set(['lost', 'correction', 'likewise'])

export const isAgain = (phrase: Phrase): boolean => means(phrase, 'again')

/** Whether the phrase carries no meaning for the fight once references are resolved. */
export const isSilent = (phrase: Phrase): boolean =>
  isAgain(phrase) || (phrase.is === 'phrase' && phrase.meanings.every(({ is }) => is === 'silent' || POINTERS.has(is)))

/** The words before a phrase since the last one with a meaning, its own small words included. */
export const wordsBefore = (
  phrases: readonly Phrase[],
  at: number,
  isDropped = (phrase: Phrase, _at: number): boolean => isSilent(phrase)
): readonly string[] => {
  const spoken = phrases.slice(0, at).findLastIndex((before, index) => !isDropped(before, index))
  const said = phrases.slice(spoken + 1, at).flatMap(before => [...before.lead, before.raw.toLowerCase()])
  return [...said, ...(phrases[at]?.lead ?? [])]
}

/** Whether a weapon that shoots is named, or troops that carry one which shoots far: "crossbowmen". */
export const hasMissiles = (phrases: readonly Phrase[], { weapons, troops }: Rulebook): boolean =>
  phrases.some(
    phrase =>
      weapons[meaningAs(phrase, 'weapon')?.id ?? '']?.range !== undefined ||
      weapons[troops[troopIn(phrase) ?? '']?.weapon ?? '']?.range === 'L'
  )
