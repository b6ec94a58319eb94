import { SHOULD } from './if-question'
import { ownerBy } from './owners'
import { isCounted, isCountedHere, isNamed, isSilent, isState } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { ASKING, DOES, leads, OF, ON, WITH, wordSet } from './small-words'
import { isJoint, isUnitHead, verbGroups } from './verbs'

/** Moves what is said of a unit before the fight behind the fight, where it is read like what is said after it. */

/**
 * Moves statements that precede the fight to its end: "both sides have 1 fatigue: 8 warriors charge 4 hearthguard",
 * "the hearthguard are tired: ...".
 */
export const statedLast = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const first = phrases.findIndex(phrase => !isSilent(phrase) && !meaningAs(phrase, 'if'))
  const isBoth = BOTH_SIDES.test(phrases[first]?.raw ?? '')
  if (!isBoth && !isNamed(phrases[first])) return phrases
  const count = phrases.findIndex((_, index) => index > first && isCountHere(phrases, index))
  // "5 of 8 bondi": the unit begins with the 5
  const unit = leads(phrases[count], OF) && phrases[count - 1]?.is === 'number' ? count - 1 : count
  // "should the huscarls give up dice: ..." is a question, not a statement
  if (unit > 0 && !isBoth && leads(phrases[first], SHOULD) && describesLater(phrases.slice(first, unit), phrases.slice(unit)))
    return phrases.slice(unit)
  if (
    unit < 0 ||
    !(isBoth ? !phrases.slice(first, unit).some(isNoState) : describesLater(phrases.slice(first, unit), phrases.slice(unit)))
  )
    return phrases
  const then = phrases.findIndex(phrase => isJoint(phrase, 'then'))
  const end = then < 0 ? phrases.length : then
  return [...phrases.slice(unit, end), ...phrases.slice(first, unit), ...phrases.slice(end)]
}

/** Words that begin the fight after what is said of a unit: "I am exhausted as his 4 huscarls charge", or that begin a statement. */
const AS_OR_WHILE = wordSet('as while')
const GIVEN = /^(?:assuming|supposing|given|since|because|seeing)$/i

/** Moves what the first clause says of a player's unit behind the fight: "I am behind a wall when his 4 huscarls charge my 8 bondi". */
export const ownStateLast = (given: readonly Phrase[]): readonly Phrase[] => {
  const phrases = GIVEN.test(given[0]?.raw ?? '')
    ? given.slice(1).map((phrase, at) => (at === 0 ? { ...phrase, lead: phrase.lead.filter(word => word !== 'that') } : phrase))
    : given
  const at = phrases.findIndex(
    (phrase, index) =>
      meaningAs(phrase, 'if') ||
      (isCountHere(phrases, index) && (AS_OR_WHILE.has(phrase.lead[0] ?? '') || ownerBy(phrase.lead) !== undefined))
  )
  const end = isJoint(phrases[at - 1], 'and') ? at - 1 : at
  const said = phrases.slice(0, Math.max(end, 0))
  const fight = phrases.slice(meaningAs(phrases[at], 'if') ? at + 1 : at)
  const [first] = said
  const words = said.flatMap(({ lead, raw }) => [...lead, raw.toLowerCase()])
  const isTold =
    first !== undefined &&
    (ownerBy(words) !== undefined || words.includes('mine') || BOTH_SIDES.test(first.raw)) &&
    said.some(phrase => isState(phrase) && !isSilent(phrase)) &&
    !said.some(phrase => troopIn(phrase) !== undefined || means(phrase, 'verb', 'faction', 'called')) &&
    !words.some(word => ASKING.has(word) || ASKED.has(word)) &&
    !DOES.has(words[0] ?? '')
  const isWhole = fight.some(isVerb) && fight.filter(phrase => troopIn(phrase) !== undefined).length > 1
  return isTold && isWhole ? [...fight, ...said] : phrases
}

/** Words of a question, which is no statement: "what if", "who wins when". */
const ASKED = wordSet('what who which whether worth better que quien cual')

const BOTH_SIDES = /^(?:(?:both|each|ambos|ambas)(?: (?:sides?|units?|bandos))?|everyone|everybody|todos)$/i

/** Whether the number at `at` counts a unit: the 8 of "fatigue 2 8 bondi", not the 2. */
const isCountHere = (phrases: readonly Phrase[], at: number): boolean =>
  phrases[at]?.is === 'number' &&
  phrases[at + 1]?.is !== 'number' &&
  isUnitHead(phrases[at + 1]) &&
  (!meaningAs(phrases[at - 1], 'counted') || phrases[at - 2]?.is === 'number')

/** Whether the phrases only describe troops that are counted later: "the hearthguard have 2 fatigue". */
const describesLater = (said: readonly Phrase[], later: readonly Phrase[], isJoined = isJoint(said.at(-1), 'and')): boolean =>
  said.every((phrase, index) => {
    const troop = meaningAs(phrase, 'troop')
    if (troop)
      return (
        isNamed(phrase) &&
        later.some((each, at) => meaningAs(each, 'troop')?.id === troop.id && (!isJoined || isCountedHere(later, at)))
      )
    if (phrase.is === 'number') return [index - 1, index + 1].some(at => means(said[at], 'counted') || means(said[at], 'lost'))
    return isSilent(phrase) || isJoint(phrase, 'and') || isState(phrase)
  }) && said.some(isState)

const isNoState = (phrase: Phrase): boolean =>
  isUnitHead(phrase) && phrase.is !== 'number' ? true : means(phrase, 'verb', 'joint', 'if')

const isLosses = (phrase: Phrase | undefined): boolean => means(phrase, 'lost') && !meaningAs(phrase, 'lost')?.isLeft

/** Puts what is counted on a unit behind it: "1 fatigue on my 8 bondi", but not "6 hirdmen, 2 fatigas, a 8 bondi". */
export const countedAfterUnit = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex((phrase, index) => {
    const [counted, models, troop] = phrases.slice(index + 1)
    const isAt =
      models?.lead.includes('a') && verbGroups(phrases.slice(0, index)).length === 0 && phrases.slice(0, index).some(isNamed)
    const isOnUnit = isNumber(models) && leads(models, ON) && isNamed(troop) && !isAt
    return isNumber(phrase) && !leads(phrase, WITH) && (means(counted, 'counted') || isLosses(counted)) && isOnUnit
  })
  // "fatigue 1": a number after "1 fatigue" would be read as its amount
  const [count, counted, ...unit] = phrases.slice(at, at + 4)
  if (!count || !counted || at < 0) return phrases
  const said = isLosses(counted) ? [{ ...count, lead: ['with'] }, counted] : [counted, count]
  return [...phrases.slice(0, at), ...unit, ...said, ...countedAfterUnit(phrases.slice(at + 4))]
}

/** Puts a number behind what it counts where the next one counts another unit: "6 hirdmen 1 fatigue 8 ceorls". */
export const countedBeforeUnit = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const isOfUnit = (at: number): boolean => {
    const [unit, count, counted, next, troop] = phrases.slice(Math.max(at - 1, 0), at + 4)
    return (
      at > 0 &&
      unit !== undefined &&
      isCounted(unit, at - 1, phrases) &&
      isNumber(count) &&
      // "with 1 fatigue, 4 huscarls" is plain already
      count.lead.length === 0 &&
      means(counted, 'counted') &&
      isNumber(next) &&
      isNamed(troop)
    )
  }
  return phrases.flatMap((phrase, at) =>
    isOfUnit(at) ? [...phrases.slice(at + 1, at + 2), phrase] : isOfUnit(at - 1) ? [] : [phrase]
  )
}
