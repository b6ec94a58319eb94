import { msg } from '../../model/language'
import type { Check } from '../check'
import { withoutFormer, withoutLost, withoutLostOfLeft } from './lost-models'
import { assumeInstead, countOf, isNumber, isOfCounted, lastBefore, ownerOf, type Phrases } from './named-before'
import { isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { BUT, DOES, INSTEAD, leads, USING, WHO } from './small-words'
import { isPlace, isUnitHead } from './verbs'

/**
 * Phrases that refer to something said earlier: the models left of a unit, a correction ("no wait, 6"), "and so are the
 * huscarls". Each step applies only if the sentence has a word for it.
 */

/** A correction: the range of phrases to replace, and the phrases that replace it. */
interface Correction {
  readonly from: number
  readonly to: number
  readonly by: Phrases
  /** The number of phrases used after the word that announces the correction. */
  readonly used: number
}

const correctionAt = (phrases: Phrases, at: number): Correction | undefined => {
  const [number, next] = phrases.slice(at + 1)
  // "8, no, 6 warriors": the number right before
  if (isNumber(number) && isNumber(phrases[at - 1]) && !isOfCounted(phrases, at - 1))
    return { from: at - 1, to: at, by: [number], used: 1 }
  const trait = meaningAs(number, 'counted')?.trait ?? meaningAs(next, 'counted')?.trait
  if (trait !== undefined) {
    const counted = lastBefore(phrases, at, index => meaningAs(phrases[index], 'counted')?.trait === trait)
    const from = isNumber(phrases[counted + 1]) && counted + 1 < at ? counted : counted - 1
    return counted > 0 && isNumber(phrases[from] === phrases[counted] ? phrases[counted + 1] : phrases[from])
      ? { from, to: from + 2, by: phrases.slice(at + 1, at + 3), used: 2 }
      : undefined
  }
  // "in heavy cover, I mean light cover"
  const place = number && isPlace(number) ? lastBefore(phrases, at, index => isPlace(phrases[index] as Phrase)) : -1
  if (number && place >= 0) return { from: place, to: place + 1, by: [number], used: 1 }
  // "4 ceorls, I mean huscarls"
  const named = lastBefore(phrases, at, index => troopIn(phrases[index]) !== undefined)
  if (number && troopIn(number) !== undefined) return { from: named, to: named + 1, by: [number], used: 1 }
  if (!isNumber(number)) return undefined
  const troop = troopIn(next)
  if (troop === undefined) {
    const last = lastBefore(phrases, at, index => isNumber(phrases[index]))
    return last < 0 ? undefined : { from: last, to: last + 1, by: [number], used: 1 }
  }
  const isUnit = (index: number): boolean => isNumber(phrases[index]) && troopIn(phrases[index + 1]) !== undefined
  const same = lastBefore(phrases, at, index => isUnit(index) && troopIn(phrases[index + 1]) === troop)
  const from = same < 0 ? lastBefore(phrases, at, isUnit) : same
  return from < 0 ? undefined : { from, to: from + 2, by: phrases.slice(at + 1, at + 3), used: 2 }
}

/** Applies corrections, the last word counts: "8 warriors charge 4 hearthguard, no wait, 6", "8 bondi, sorry, 7 bondi". */
const corrected = (phrases: Phrases, check: Check): Phrases => {
  const at = phrases.findIndex(phrase => meaningAs(phrase, 'correction'))
  const word = phrases[at]
  if (!word) return phrases
  const rest = phrases.filter((_, index) => index !== at)
  // "sorry, what are the odds of ..." corrects nothing
  if (!phrases.slice(0, at).some(isUnitHead)) return corrected(rest, check)
  // "make two moves"
  if (/^make/i.test(word.raw) && isNumber(phrases[at + 1]) && isVerb(phrases[at + 2])) return corrected(rest, check)
  const found = correctionAt(phrases, at)
  if (!found) {
    const refused: Phrase = {
      ...word,
      is: 'phrase',
      meanings: [{ is: 'nothing', cure: msg('what is taken back is not clear, so say the fight again as it should be') }]
    }
    return corrected([...phrases.slice(0, at), refused, ...phrases.slice(at + 1)], check)
  }
  const { from, to, by, used } = found
  const lead = phrases[from]?.lead ?? []
  const read = by.map((phrase, index) => (index === 0 ? { ...phrase, lead } : phrase))
  assumeInstead(read, phrases.slice(at, at + 1 + used), check)
  return corrected([...phrases.slice(0, from), ...read, ...phrases.slice(to, at), ...phrases.slice(at + 1 + used)], check)
}

/**
 * Reads a count that replaces another: "8 bondi charge 4 huscarls but with 10 bondi" is a correction, and the 8 of "10 bondi
 * instead of 8" is left out.
 */
export const withReplacedCounts = (phrases: Phrases): Phrases => {
  const instead = phrases.findIndex(
    (phrase, at) =>
      at > 0 &&
      INSTEAD.test(phrase.raw) &&
      isNumber(phrases[at + 1]) &&
      !isOfCounted(phrases, at + 1) &&
      !isUnitHead(phrases[at + 2])
  )
  if (instead > 0) return withReplacedCounts([...phrases.slice(0, instead), ...phrases.slice(instead + 2)])
  const but = phrases.length - 3
  const [word, number, named] = phrases.slice(Math.max(but, 0))
  const isAgain =
    word !== undefined &&
    BUT.has(word.raw.toLowerCase()) &&
    isNumber(number) &&
    leads(number, USING) &&
    troopIn(named) !== undefined &&
    phrases.some((each, at) => at < but && troopIn(each) === troopIn(named) && countOf(phrases, at) !== undefined)
  return isAgain
    ? [...phrases.slice(0, but), { ...word, is: 'phrase', meanings: [{ is: 'correction' }] }, ...phrases.slice(but + 1)]
    : phrases
}

const STATES = ['state', 'counted', 'terrain', 'effect', 'vague'] as const

const isState = (phrases: Phrases, at: number): boolean =>
  means(phrases[at], ...STATES) || (isNumber(phrases[at]) && isOfCounted(phrases, at))

/** The phrases of the last state described before an index, such as "tired" or "fatigue 2"; empty if there are none. */
const stateBefore = (phrases: Phrases, before: number): Phrases => {
  const last = lastBefore(phrases, before, at => isState(phrases, at))
  const first = lastBefore(phrases, last, at => !isState(phrases, at)) + 1
  return last < 0 ? [] : phrases.slice(first, last + 1).map(phrase => ({ ...phrase, lead: [] }))
}

/** Repeats the state for another unit: "the huscarls aren't tired but the bondi are", "and so are the huscarls". */
const repeatState = (phrases: Phrases): Phrases =>
  phrases.flatMap((phrase, at) => {
    const before = phrases[at - 1]
    const isSo = meaningAs(before, 'likewise')?.isBefore && troopIn(phrase) !== undefined && leads(phrase, DOES)
    if (isSo) return [phrase, ...stateBefore(phrases, at - 1)]
    const word = meaningAs(phrase, 'likewise')
    if (!word || word.isBefore) return [phrase]
    const owner = ownerOf(phrases, at)
    const isNamed = owner?.troop === at - 1 && (owner.isMention || leads(phrase, WHO))
    return isNamed ? stateBefore(phrases, owner.isMention ? at - 1 : owner.count) : [phrase]
  })

export { partsCounted } from './lost-models'

export const pointedBack = (phrases: Phrases, check: Check): Phrases =>
  repeatState(corrected(withoutFormer(withoutLost(withoutLostOfLeft(phrases), check)), check))
