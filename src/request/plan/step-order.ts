import { t } from '../../model/language'
import type { Check } from '../check'
import { hasMissiles, isSilent } from '../words/phrase-kinds'
import { plainly } from '../words/phrase-order'
import { isNumber, meaningAs, type Phrase } from '../words/phrase-pass'
import { BUT, BY, leads, OF, USING, wordSet } from '../words/small-words'
import { isDeed } from '../words/verbs'
import {
  actedWith,
  hasUnit,
  isAnd,
  isFightIn,
  isThem,
  isThen,
  isTroop,
  type Phrases,
  type Step,
  standsForTroop,
  stepsIn,
  THEM,
  textOf,
  unitsIn
} from './step-phrases'

/** Parts a turn into its steps, and puts them in the order in which they happened. */

/** Words that say that what follows them happened first. */
const EARLIER = /^(?:after|once|following|soon|despu[eé]s|tras|first|primero)$/i
const LATER = /^(?:before|antes)$/i
const THAT = wordSet('that this which eso esto')

const isOnce = (phrases: Phrases, at: number): boolean =>
  isNumber(phrases[at]) &&
  /^once$/i.test(phrases[at]?.raw ?? '') &&
  phrases[at + 1] !== undefined &&
  !standsForTroop(phrases[at + 1])

/** The steps between two words such as "then" and "after", with the word before them. */
interface Segment {
  readonly word: Phrase | undefined
  readonly steps: readonly Step[]
  /** The phrases as they were typed, which are kept if they are a single step. */
  readonly typed: Phrases
}

/** Reads the first word as a verb, not as a command: "shoot 6 bondi with 8 crossbowmen and finish them". */
const withoutCommand = (phrases: Phrases): Phrases => {
  const next = phrases.findIndex((phrase, at) => at > 0 && meaningAs(phrase, 'verb'))
  const isOrder = unitsIn(phrases, 1, next < 0 ? phrases.length : next).some(({ at }) => leads(phrases[at], USING))
  return phrases.map((phrase, at) =>
    at === 0 && isOrder && phrase.is === 'phrase'
      ? { ...phrase, meanings: phrase.meanings.filter(({ is }) => is !== 'command') }
      : phrase
  )
}

export const segmentsIn = (phrases: Phrases): readonly Segment[] => {
  const made: { word: Phrase | undefined; typed: Phrase[] }[] = [{ word: undefined, typed: [] }]
  phrases.forEach((phrase, at) => {
    const isButFirst = /^(?:first|primero)$/i.test(phrase.raw) && BUT.has(phrases[at - 1]?.raw.toLowerCase() ?? '')
    if (isThen(phrase) || isOnce(phrases, at) || isButFirst) made.push({ word: phrase, typed: [] })
    else made.at(-1)?.typed.push(phrase)
  })
  return made
    .filter(({ word, typed }, index) => index > 0 || word !== undefined || typed.length > 0)
    .map(({ word, typed }) => ({ word, typed, steps: stepsIn(plainly(withoutCommand(typed))) }))
}

const isNamed = (step: Step | undefined): step is Step =>
  step !== undefined && isFightIn(step) && hasUnit(step.before) && !unitsIn(step.before).some(({ is }) => is === 'them')

const isWholeStep = (step: Step | undefined): step is Step => isNamed(step) && hasUnit(step.after)

/** The troop of a unit, by which a later step names it. */
const nameOf = (unit: Phrases): Phrases =>
  unit
    .filter(isTroop)
    .slice(0, 1)
    .map(phrase => ({ ...phrase, lead: [] }))

/** A step that is done to the unit before its verb, turned round: "8 bondi are charged by 6 hirdmen". */
const asDone = (step: Step): Step =>
  step.group?.isPassive && hasUnit(step.before) && leads(step.after[0], BY)
    ? {
        group: { ...step.group, isPassive: false },
        before: withoutLead(step.after),
        verb: withoutLead(step.verb),
        after: step.before
      }
    : step

const withoutLead = (phrases: Phrases): Phrases => phrases.map((phrase, at) => (at === 0 ? { ...phrase, lead: [] } : phrase))

/**
 * Two steps of the same units, the later one told first: "8 warriors with javelins charge 6 hirdmen after shooting them", "6
 * hirdmen charge 8 crossbowmen after they shot". A shot is made by those who have missiles.
 */
const ofSameUnits = (later: Step, earlier: Step, { book }: Check): readonly Step[] => {
  const { before, verb, after } = asDone(later)
  const isByTarget = earlier.group?.verb === 'shoot' && !hasMissiles(before, book) && hasMissiles(after, book)
  const [who, whom] = isByTarget ? [after, before] : [before, after]
  return [
    { ...earlier, before: withoutLead(who), verb: withoutLead(earlier.verb), after: withoutLead(whom) },
    { group: later.group, verb, before: isByTarget ? nameOf(before) : [], after: isByTarget ? nameOf(after) : [THEM] }
  ]
}

/** Whether a step names no unit but by "they" and "them". */
const isOfNobody = ({ before, after }: Step): boolean => [...before, ...after].every(phrase => isThem(phrase) || isSilent(phrase))

/** Both steps of "after shooting (them), 8 warriors with javelins charge 6 hirdmen", the shot first. */
const sharedSubject = ([first, second]: readonly Step[], check: Check): readonly Step[] | undefined => {
  const unit = first ? first.after.filter(phrase => !isThem(phrase)) : []
  const isShared =
    first !== undefined &&
    second !== undefined &&
    isDeedIn(first) &&
    isDeedIn(second) &&
    !hasUnit(first.before) &&
    unitsIn(unit).length === 1 &&
    !hasUnit(second.before) &&
    hasUnit(second.after)
  return isShared ? ofSameUnits({ ...second, before: unit }, first, check) : undefined
}

const isDeedIn = ({ group }: Step): boolean => isDeed(group?.verb)

/** The two steps in the order in which they happened. */
const earlierFirst = (later: Step, earlier: Step): readonly Step[] => {
  const isNamedHere = unitsIn(earlier.after).some(({ is }) => is === 'counted')
  const verb = earlier.verb.map(phrase => ({ ...phrase, lead: [] }))
  return isNamedHere
    ? [earlier, later]
    : [
        { ...earlier, verb, after: [...later.after, ...earlier.after.filter(phrase => !isThem(phrase))] },
        { ...later, after: [THEM] }
      ]
}

/**
 * Puts steps in the order in which they happened: "6 knights charge 8 bondi after 12 levies shoot them", "before 6 knights
 * charge 8 bondi, 12 levies shoot them".
 */
export const asItHappens = (segments: readonly Segment[], check: Check): readonly Segment[] => {
  for (const [index, { word, steps, typed }] of segments.entries()) {
    const before = segments[index - 1]
    const [first, second] = steps.map(actedWith)
    const said = word?.raw ?? ''
    const isOfThat = leads(typed[0], THAT)
    const [only] = steps
    const previous = before?.steps.at(-1)
    const isFirst = index === 0 || before?.typed.length === 0
    const isLater = isFirst && LATER.test(said) && steps.length === 2 && isWholeStep(first) && isNamed(second)
    const [last] = (before?.steps.slice(-1) ?? []).map(actedWith)
    const isEarlier =
      !isFirst &&
      // "but before that", "pero antes 12 levas les disparan"
      (LATER.test(said) ? isOfThat || (/^antes$/i.test(said) && !leads(typed[0], OF)) : EARLIER.test(said) && !isOfThat) &&
      !isAnd(before?.typed.at(-1)) &&
      (!/^desp/i.test(said) || leads(typed[0], OF)) &&
      steps.length === 1 &&
      isNamed(first) &&
      isWholeStep(last)
    // "4 hirdmen charge 6 ceorls after 8 bondi do"
    const isSameBefore =
      /^(?:after|tras)$/i.test(said) &&
      !isOfThat &&
      steps.length === 1 &&
      first &&
      !first.group &&
      hasUnit(first.before) &&
      isWholeStep(last)
    const isBySame =
      !isFirst &&
      EARLIER.test(said) &&
      (!/^desp/i.test(said) || leads(typed[0], OF)) &&
      steps.length === 1 &&
      only !== undefined &&
      isDeedIn(only) &&
      isOfNobody(only) &&
      previous !== undefined &&
      isWholeStep(asDone(previous))
    const isSharing = isFirst && EARLIER.test(said) && steps.length === 2 ? sharedSubject(steps, check) : undefined
    const made = isLater
      ? earlierFirst(first, second)
      : isEarlier
        ? earlierFirst(last, first)
        : isSameBefore
          ? earlierFirst(last, { ...last, before: first.before, after: [] })
          : isBySame
            ? ofSameUnits(previous, only, check)
            : isSharing
    if (!made) continue
    check.assume(t('{first} first, for "{said}"', { first: textOf(made[0]?.before ?? []), said }))
    const both: Segment = {
      word: isLater || isSharing ? word : before?.word,
      steps: [...(isLater || isSharing ? [] : (before?.steps.slice(0, -1) ?? [])), ...made],
      typed: []
    }
    return asItHappens(
      [
        ...segments.slice(0, isLater || isSharing ? index : index - 1),
        { ...both, word: undefined },
        ...segments.slice(index + 1)
      ],
      check
    )
  }
  return segments
}
