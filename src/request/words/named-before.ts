import { t } from '../../model/language'
import type { Check } from '../check'
import { isVerb, meaningAs, means, type Phrase, type PhraseOf, troopIn } from './phrase-pass'
import { DOES, leads } from './small-words'
import { isJoint, isUnitHead } from './verbs'

/** Finds the unit that was named before a phrase which refers to it. */

export type Phrases = readonly Phrase[]
export type Counted = PhraseOf<'number'> & { readonly value: number }

export const isNumber = (phrase: Phrase | undefined): phrase is Counted =>
  phrase?.is === 'number' && typeof phrase.value === 'number'
export const isOfCounted = (phrases: Phrases, at: number): boolean =>
  [at - 1, at + 1].some(each => means(phrases[each], 'counted'))

const rawOf = (phrases: Phrases): string => phrases.map(({ raw }) => raw).join(' ')

export const assumeInstead = (read: Phrases, said: Phrases, check: Check): void =>
  check.assume(t('{name} for "{said}"', { name: rawOf(read), said: rawOf(said) }))

/** The greatest distance, in phrases, between a count and its troop: "8 tired bondi". */
const FARTHEST = 3

/** The index of the count of the troop at index `troop`; undefined if it has none. */
export const countOf = (phrases: Phrases, troop: number): number | undefined => {
  for (let at = troop - 1; at >= Math.max(0, troop - FARTHEST); at--) {
    const here = phrases[at]
    if (isNumber(here)) return isOfCounted(phrases, at) && at < troop - 1 ? undefined : at
    if (isUnitHead(here) || isVerb(here) || meaningAs(here, 'joint')) return undefined
  }
  return isNumber(phrases[troop + 1]) && !isOfCounted(phrases, troop + 1) ? troop + 1 : undefined
}

export const lastBefore = (phrases: Phrases, before: number, holds: (at: number) => boolean): number =>
  phrases.findLastIndex((_, at) => at < before && holds(at))

export interface Owner {
  /** The index of the unit's count. */
  readonly count: number
  /** The index where its troop was named last. */
  readonly troop: number
  /** Whether that last mention has no count of its own. */
  readonly isMention: boolean
}

/** Whether the phrase starts a statement about another unit. */
const isOther = (phrases: Phrases, phrase: Phrase, at: number, troop: number): boolean =>
  means(phrase, 'side') || isVerb(phrase) || (isNumber(phrase) && !isOfCounted(phrases, at) && at > troop + 1)

/** The unit named last before an index; undefined if another unit is the subject by then. */
export const ownerOf = (phrases: Phrases, before: number): Owner | undefined => {
  // "8 bondi charge 4 huscarls and have lost 2": the subject of the verb
  const verb =
    isJoint(phrases[before - 1], 'and') && leads(phrases[before], DOES)
      ? lastBefore(phrases, before, at => isVerb(phrases[at]))
      : -1
  if (verb > 0) return ownerOf(phrases, verb)
  const troop = phrases.findLastIndex((phrase, at) => at < before && troopIn(phrase) !== undefined)
  // "..., the attackers with 2 dead", "charge 4 with 2 dead huscarls"
  if (phrases.some((phrase, at) => at > troop && at < before && isOther(phrases, phrase, at, troop))) return undefined
  if (troop < 0) return undefined
  const own = countOf(phrases.slice(0, before), troop)
  if (own !== undefined) return { count: own, troop, isMention: false }
  const first = phrases.findIndex(
    (phrase, at) => at !== troop && troopIn(phrase) === troopIn(phrases[troop]) && countOf(phrases, at) !== undefined
  )
  const count = first < 0 ? undefined : countOf(phrases, first)
  return count === undefined ? undefined : { count, troop, isMention: true }
}
