import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import type { Check } from '../check'
import { isSilent } from './phrase-kinds'
import { meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { ASKING, BE, DO, leads, WHO, wordSet } from './small-words'
import { isJoint, isUnitHead, type VerbGroup, verbGroups } from './verbs'

/**
 * Drops the question after a fight, because every answer covers it: "8 bondi charge 4 huscarls, can they win",
 * "..., ¿cuántos quedan?".
 */

type Phrases = readonly Phrase[]

const QUIEN = /^qui[eé]n$/i
/** After these a verb starts no new fight: "survive the charge", "should they have charged". */
const OF_NO_DEED = wordSet('the a that have has la el')

const isNamed = (phrase: Phrase | undefined): boolean => isUnitHead(phrase) && phrase?.is !== 'number'

/** Whether a question begins here, with the subject after its verb: "can they", "are the huscarls", but not "who can fight". */
const asks = (phrase: Phrase): boolean =>
  phrase.lead.some(
    (word, at) =>
      ASKING.has(word) &&
      (!DO.has(word) || ((isNamed(phrase) || at + 1 < phrase.lead.length) && !WHO.has(phrase.lead[at - 1] ?? '')))
  ) ||
  QUIEN.test(phrase.raw) ||
  (isNamed(phrase) && BE.has(phrase.lead[0] ?? ''))

/** Whether the phrase belongs to a question that adds no fight: it names a unit, its outcome, or a number of models. */
const isOfQuestion = (phrase: Phrase, at: number, tail: Phrases, before: Phrases): boolean => {
  if (phrase.is === 'number') {
    // "can they kill 3 huscarls", if the fight named huscarls
    const troop = troopIn(tail[at + 1]) ?? troopIn(tail[at + 2])
    return troop === undefined || before.some(each => troopIn(each) === troop)
  }
  if (phrase.is === 'unknown') return tail[at - 1]?.is !== 'number'
  const verb = meaningAs(phrase, 'verb')
  if (verb) return verb.verb === 'against' || verb.isPassive === true || leads(phrase, OF_NO_DEED)
  // "do they win then": a "then" at the end begins no second fight
  if (isJoint(phrase, 'then')) return at === tail.length - 1
  return (
    isSilent(phrase) ||
    isNamed(phrase) ||
    // "do I give up dice": the answer covers both
    stateOf(phrase) === 'givesUpDice' ||
    means(phrase, 'nothing', 'lost', 'not', 'joint', 'dice')
  )
}

/** The index of the phrase where the question begins; -1 if there is none after a complete fight. */
const questionFrom = (phrases: Phrases): number =>
  phrases.findIndex((phrase, from) => {
    if (from === 0 || !asks(phrase)) return false
    const [before, tail] = [phrases.slice(0, from), phrases.slice(from)]
    return (
      tail.every((each, at) => isOfQuestion(each, at, tail, before)) &&
      before.filter(isNamed).length > 1 &&
      verbGroups(before).length > 0
    )
  })

/** Whether the phrase is a number that is no repeated size of a unit: "chance to kill the 4 huscarls", "the 1 warlord". */
const isAmount = (phrases: Phrases, at: number): boolean => {
  const phrase = phrases[at]
  if (phrase?.is !== 'number' || typeof phrase.value !== 'number') return false
  const troop = troopIn(phrases[at + 1])
  const first = troop === undefined ? -1 : phrases.findIndex(each => troopIn(each) === troop)
  const count = phrases[first - 1]
  return first < 0 || first > at || (count?.is === 'number' ? count.value : 1) !== phrase.value
}

/**
 * The phrases without the question after them; all phrases if there is none. `check` notes a question that counts for nothing, with
 * unknown words, and refuses one with numbers, of which one may be answered (`isAnswered`).
 */
export const withoutLateQuestion = (phrases: Phrases, check: Check, isAnswered = false): Phrases => {
  const from = questionFrom(phrases)
  if (from < 0) return phrases
  const asked = phrases.slice(from)
  const isUnanswered = asked.filter((_, at) => isAmount(phrases, from + at)).length > (isAnswered ? 1 : 0)
  const raw = asked
    .flatMap(({ raw, lead }) => [...lead, raw])
    .join(' ')
    .replace(/^\u00bf /, '')
  // a number changes what is asked, and no answer has it; a plan tells of all its steps what is left
  const isPlan = phrases.slice(0, from).some(phrase => isJoint(phrase, 'then'))
  if (isUnanswered && !isPlan) check.note(outOfPlace(t('"{raw}": ask for that fight by itself, in full', { raw }), ''))
  else if (isUnanswered || asked.some(({ is }) => is === 'unknown')) check.assume(t('nothing for "{raw}"', { raw }))
  return phrases.slice(0, from)
}

export const isDenied = (phrases: readonly Phrase[], { start }: VerbGroup): boolean => means(phrases[start - 1], 'not')

/** Drops a verb at the end that only names the outcome: "8 bondi charge 4 huscarls and win". */
export const withoutOutcome = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const groups = verbGroups(phrases)
  const last = groups.at(-1)
  const isLate =
    groups.length > 1 &&
    last?.verb === 'against' &&
    !last.isPassive &&
    !isDenied(phrases, last) &&
    !phrases.slice(last.end).some(isUnitHead)
  return isLate ? [...phrases.slice(0, last.start), ...phrases.slice(last.end)] : phrases
}
