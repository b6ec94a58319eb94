import { ownerWords } from '../words/owners'
import { isNumber, meaningAs, means, type Phrase } from '../words/phrase-pass'
import { BY, leads, OF, SPANISH_OBJECTS, USING, wordSet } from '../words/small-words'
import { DOING, isAlone, isJoint, type VerbGroup, verbGroups } from '../words/verbs'

/** Parts the phrases of a turn into steps, each a verb with the units that stand before and after it. */

export type Phrases = readonly Phrase[]

const joint = (word: 'then' | 'them'): Phrase => ({ is: 'phrase', meanings: [{ is: 'joint', joint: word }], raw: word, lead: [] })
export const THEN = joint('then')
export const THEM = joint('them')

export const isAnd = (phrase: Phrase | undefined): boolean => isJoint(phrase, 'and')
export const isThen = (phrase: Phrase | undefined): boolean => isJoint(phrase, 'then')
export const isThem = (phrase: Phrase | undefined): boolean => isJoint(phrase, 'them') && !leads(phrase, OF)

export const textOf = (phrases: Phrases): string => phrases.flatMap(({ lead, raw }) => [...lead, raw]).join(' ')

/** The start of a unit in the phrases: its number, its name, or a word such as "them". */
export interface Unit {
  readonly at: number
  readonly is: 'counted' | 'named' | 'them'
}

export const standsForTroop = (phrase: Phrase | undefined): boolean =>
  means(phrase, 'troop', 'faction', 'called', 'weapon', 'mount') ||
  meaningAs(phrase, 'vague')?.options.includes('warriors') === true

export const isTroop = (phrase: Phrase | undefined): boolean =>
  means(phrase, 'called') || (means(phrase, 'troop') && !meaningAs(phrase, 'weapon'))

/** The greatest distance, in phrases, between a count and its troop. */
const FARTHEST = 3

/** The index of the troop that a number counts; undefined if it counts something else. */
const troopOf = (phrases: Phrases, count: number): number | undefined => {
  if (meaningAs(phrases[count + 1], 'counted')) return undefined
  for (let at = count + 1; at <= count + FARTHEST && at < phrases.length; at++) {
    if (isNumber(phrases[at]) || meaningAs(phrases[at], 'verb') || meaningAs(phrases[at], 'joint')) return undefined
    if (standsForTroop(phrases[at])) {
      const next = phrases[at + 1]
      // "6 norman knights", but not "6 knights, the knights charge"
      const isNext = standsForTroop(next) && (isTroop(next) ? next?.lead.length === 0 : !isTroop(phrases[at]))
      return isNext ? at + 1 : at
    }
  }
  return undefined
}

export const unitsIn = (phrases: Phrases, from = 0, to = phrases.length): readonly Unit[] => {
  const found: Unit[] = []
  for (let at = from; at < to; at++) {
    const here = phrases[at]
    const troop = isNumber(here) || here?.is === 'units' ? troopOf(phrases, at) : undefined
    if (troop !== undefined) {
      if (!meaningAs(phrases[at - 1], 'guarded')) found.push({ at, is: 'counted' })
      at = troop
    } else if (isThem(here)) found.push({ at, is: 'them' })
    else if (isTroop(here)) found.push({ at, is: 'named' })
  }
  return found
}

/** One clause: what one or more units do to another. */
export interface Step {
  readonly before: Phrases
  readonly verb: Phrases
  readonly after: Phrases
  readonly group: VerbGroup | undefined
  /** The verb has the target of the next one: "shoot and charge 4 huscarls". */
  readonly sharesNext?: true
}

export const PURPOSE = wordSet('to para')

export const withoutAnds = (phrases: Phrases): Phrases => {
  const from = phrases.findIndex(phrase => !isAnd(phrase))
  return from < 0 ? [] : phrases.slice(from, phrases.findLastIndex(phrase => !isAnd(phrase)) + 1)
}

/** The index where the next step begins between two verbs; undefined if the second verb belongs to the first step. */
const nextStep = (phrases: Phrases, start: number, one: VerbGroup, other: VerbGroup): number | undefined => {
  if (one.verb === 'against') return undefined
  const between = unitsIn(phrases, one.end, other.start)
  const [first, second] = between
  const isJoined = isAnd(phrases[other.start - 1])
  if (isAlone(one.verb)) return between.at(-1)?.at ?? other.start
  if (!first) return other.verb === 'against' ? undefined : other.start
  const hasBefore = unitsIn(phrases, start, one.start).length > 0
  // "8 bondi charge and 4 hirdmen finish them"
  if (!second && hasBefore && !one.isPassive && isAnd(phrases[first.at - 1]) && first.at - 1 === one.end) return first.at
  const isActors = second !== undefined && [first, second].some(({ at }) => leads(phrases[at], USING) || leads(phrases[at], BY))
  const next = between[!hasBefore && isActors ? 2 : 1]
  if (next) return next.is !== 'named' || (next.at === other.start - 1 && other.verb !== 'against') ? next.at : undefined
  // "disparar a 6 bondi con 8 ballesteros, rematarlos con 6 caballeros"
  if (leads(phrases[other.start], SPANISH_OBJECTS) && unitsIn(phrases, other.end).length > 0) return other.start
  // "and finish them with 6 knights", "to finish them with 6 knights"
  if (
    other.verb === 'against' &&
    (isJoined || leads(phrases[other.start], PURPOSE)) &&
    unitsIn(phrases, other.end).some(({ is, at }) => is === 'counted' && leads(phrases[at], USING))
  )
    return other.start
  if (other.verb === 'against' || (DOING.test(other.said) && !isJoined && !other.isPassive)) return undefined
  return isJoined || unitsIn(phrases, other.end).length > 0 ? other.start : undefined
}

const stepOf = (phrases: Phrases): Step => {
  const whole = withoutAnds(phrases)
  const [group] = verbGroups(whole)
  return group
    ? { before: whole.slice(0, group.start), verb: whole.slice(group.start, group.end), after: whole.slice(group.end), group }
    : { before: whole, verb: [], after: [], group }
}

/** The steps in the phrases between two "then". */
export const stepsIn = (phrases: Phrases): readonly Step[] => {
  const groups = verbGroups(phrases)
  const made: Step[] = []
  let start = 0
  groups.forEach((one, index) => {
    const other = groups[index + 1]
    const next = other && one.start >= start ? nextStep(phrases, start, one, other) : undefined
    if (other === undefined || next === undefined || next <= one.start) return
    const isShared = unitsIn(phrases, one.end, next).length === 0 && next === other.start && !isAlone(one.verb)
    made.push({ ...stepOf(phrases.slice(start, next)), ...(isShared && { sharesNext: true as const }) })
    start = next
  })
  return [...made, stepOf(phrases.slice(start))]
}

export const phrasesIn = ({ before, verb, after }: Step): Phrases => [...before, ...verb, ...after]

export const isFightIn = ({ group }: Step): boolean => group !== undefined && !isAlone(group.verb) && !group.isPassive

export const hasUnit = (phrases: Phrases): boolean => unitsIn(phrases).length > 0

/** The phrases of the unit at `index`. */
export const unitAt = (phrases: Phrases, units: readonly Unit[], index: number): Phrases =>
  phrases.slice(units[index]?.at, units[index + 1]?.at)

/** The step with a unit from behind its verb, the one at `index`, moved before it as the acting unit. */
export const actedBy = (step: Step, index: number): Step => {
  const { verb, after } = step
  const units = unitsIn(after)
  const { at = 0 } = units[index] ?? {}
  const actors = unitAt(after, units, index)
  return {
    ...step,
    // "then he charges with 6 knights": they are his
    before: actors.map((phrase, at) => (at === 0 ? { ...phrase, lead: verb.flatMap(ownerWords) } : phrase)),
    verb: verb.map(phrase => ({ ...phrase, lead: [] })),
    after: [...after.slice(0, at), ...after.slice(at + actors.length)]
  }
}

/** Moves the acting unit before the verb: "charging 8 bondi with 6 knights", "a volley from 8 crossbowmen". */
export const actedWith = (step: Step): Step => {
  const index = unitsIn(step.after).findIndex(({ at }) => leads(step.after[at], USING) || leads(step.after[at], BY))
  return isFightIn(step) && !hasUnit(step.before) && index >= 0 ? actedBy(step, index) : step
}
