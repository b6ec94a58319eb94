import { msg, t } from '../../model/language'
import type { Check } from '../check'
import { isVerb, meaningAs, means, type Phrase, type PhraseOf, troopIn } from './phrase-pass'
import { ASKING, BUT, DOES, INSTEAD, leads, OF, USING, WHO, wordSet } from './small-words'
import { isJoint, isUnitHead } from './verbs'

/**
 * Phrases that refer to something said earlier: the models left of a unit, a correction ("no wait, 6"), "and so are the
 * huscarls". Each step applies only if the sentence has a word for it.
 */

type Phrases = readonly Phrase[]
type Counted = PhraseOf<'number'> & { readonly value: number }

const isNumber = (phrase: Phrase | undefined): phrase is Counted => phrase?.is === 'number' && typeof phrase.value === 'number'
const isOfCounted = (phrases: Phrases, at: number): boolean => [at - 1, at + 1].some(each => means(phrases[each], 'counted'))

const rawOf = (phrases: Phrases): string => phrases.map(({ raw }) => raw).join(' ')

const assumeInstead = (read: Phrases, said: Phrases, check: Check): void =>
  check.assume(t('{name} for "{said}"', { name: rawOf(read), said: rawOf(said) }))

/** The greatest distance, in phrases, between a count and its troop: "8 tired bondi". */
const FARTHEST = 3

/** The index of the count of the troop at index `troop`; undefined if it has none. */
const countOf = (phrases: Phrases, troop: number): number | undefined => {
  for (let at = troop - 1; at >= Math.max(0, troop - FARTHEST); at--) {
    const here = phrases[at]
    if (isNumber(here)) return isOfCounted(phrases, at) && at < troop - 1 ? undefined : at
    if (isUnitHead(here) || isVerb(here) || meaningAs(here, 'joint')) return undefined
  }
  return isNumber(phrases[troop + 1]) && !isOfCounted(phrases, troop + 1) ? troop + 1 : undefined
}

const lastBefore = (phrases: Phrases, before: number, holds: (at: number) => boolean): number =>
  phrases.findLastIndex((_, at) => at < before && holds(at))

interface Owner {
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
const ownerOf = (phrases: Phrases, before: number): Owner | undefined => {
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

const HAVING = wordSet('with of who whom which that have has having had after con de que quienes tienen tiene han ha')

/** A number of models lost or left, and the range of phrases that say so. */
interface Losses {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly isLeft: boolean
}

const lostIn = (phrase: Phrase | undefined) => meaningAs(phrase, 'lost')

const isSilentWord = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'phrase' && phrase.meanings.every(({ is }) => is === 'silent')

const isOfThem = (phrase: Phrase | undefined): boolean => meaningAs(phrase, 'joint')?.joint === 'them' && leads(phrase, OF)

/** Words before the number of models that are left: "down to 5". */
const DOWN_TO = wordSet('to a')

/**
 * The losses stated around a number: "3 dead", "3 of them dead", "3 men lost", "lost 3", "5 left"; undefined if there are
 * none.
 */
const lossesAt = (phrases: Phrases, number: number): Losses | undefined => {
  const after = number + (isSilentWord(phrases[number + 1]) || isOfThem(phrases[number + 1]) ? 2 : 1)
  const [before, next] = [lostIn(phrases[number - 1]), lostIn(phrases[after])]
  if (next && meaningAs(phrases[after], 'joint') === undefined)
    return { number, from: number, to: after, isLeft: next.isLeft === true }
  const isAlone = !isUnitHead(phrases[number + 1]) && !meaningAs(phrases[number + 1], 'dice') && !isOfCounted(phrases, number)
  if (before && !before.isLeft && isAlone)
    return { number, from: number - 1, to: number, isLeft: leads(phrases[number], DOWN_TO) }
  return undefined
}

/** Whether "lost" or "killed" is the verb of the fight, because the sentence has no other. */
const isOnlyVerb = (phrases: Phrases, { from, to }: Losses): boolean =>
  phrases.slice(from, to + 1).some(isVerb) && !phrases.some((phrase, at) => (at < from || at > to) && isVerb(phrase))

/** Whether the losses are a possible outcome of the fight: "chance of 3 dead", "8 bondi charge 4 huscarls and lost 3". */
const isOutcome = (phrases: Phrases, left: Losses, { troop, isMention }: Owner): boolean => {
  const said = phrases.slice(left.from, left.to + 1)
  if (said.some(phrase => leads(phrase, ASKING))) return true
  const hasVerb = phrases.slice(0, left.from).some(isVerb)
  return hasVerb && !(isMention && troop >= left.from - 2) && !said.some(phrase => leads(phrase, HAVING))
}

const LOST = /^(?:lost|perd\S+)$/i

/** Replaces a unit's count with the models left: "8 bondi, of whom 3 are dead", "the huscarls have lost one". */
const withoutLost = (phrases: Phrases, check: Check): Phrases => {
  for (const [at, phrase] of phrases.entries()) {
    if (!isNumber(phrase) || troopIn(phrases[at + 1]) !== undefined) continue
    // "3 of my 8 bondi are dead", "I lost 2 of my 6 knights"
    const whole = phrases[at + 1]
    const isTold = at === 1 && LOST.test(phrases[0]?.raw ?? '')
    const lost = lostIn(phrases[isTold ? 0 : at + 3])
    const [from, to] = isTold ? [0, at + 3] : [at, at + 4]
    if (isNumber(whole) && leads(whole, OF) && lost && troopIn(phrases[at + 2]) !== undefined) {
      const value = lost.isLeft ? phrase.value : whole.value - phrase.value
      if (value < 1 || phrases.slice(from, to).some(each => leads(each, ASKING))) continue
      const read: Phrases = [{ ...whole, value, raw: `${value}`, lead: [] }, ...phrases.slice(at + 2, at + 3)]
      assumeInstead(read, phrases.slice(from, to), check)
      return withoutLost([...phrases.slice(0, from), ...read, ...phrases.slice(to)], check)
    }
    const left = lossesAt(phrases, at)
    const owner = left && ownerOf(phrases, left.from)
    const count = owner && phrases[owner.count]
    if (!left || !owner || !isNumber(count) || isOnlyVerb(phrases, left) || isOutcome(phrases, left, owner)) continue
    const value = left.isLeft ? phrase.value : count.value - phrase.value
    if (value < 1 || value > count.value) continue
    const made: Phrase = { ...count, value, raw: `${value}` }
    assumeInstead([made, ...phrases.slice(owner.troop, owner.troop + 1)], phrases.slice(left.from, left.to + 1), check)
    const next = phrases[left.to + 1]
    const isBare = owner.isMention && (next === undefined || isVerb(next) || means(next, 'joint'))
    return withoutLost(
      phrases.flatMap((each, index) => {
        if (index === owner.count) return [made]
        if (index >= left.from && index <= left.to) return []
        return isBare && index >= owner.troop && index < left.from ? [] : [each]
      }),
      check
    )
  }
  return phrases
}

/** Drops the former size of a unit: "4 survivors of six hirdmen", "4 hirdmen, survivors of six". */
const withoutFormer = (phrases: Phrases): Phrases =>
  phrases.filter((phrase, at) => {
    const isOfSurvivors = (survivors: number): boolean =>
      lostIn(phrases[survivors])?.isLeft === true &&
      means(phrases[survivors], 'joint') &&
      isNumber(phrases[survivors + 1]) &&
      leads(phrases[survivors + 1], OF) &&
      (isNumber(phrases[survivors - 1]) || (troopIn(phrases[survivors - 1]) !== undefined && isNumber(phrases[survivors - 2])))
    return !isOfSurvivors(at) && !(isNumber(phrase) && isOfSurvivors(at - 1))
  })

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

export const pointedBack = (phrases: Phrases, check: Check): Phrases =>
  repeatState(corrected(withoutFormer(withoutLost(phrases, check)), check))
