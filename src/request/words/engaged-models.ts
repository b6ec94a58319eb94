import { msg } from '../../model/language'
import { isNumber, isVerb, meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { LEFT, leads, OF, wordSet } from './small-words'
import { isJoint, isUnitHead } from './verbs'

/** The engaged models of a unit named earlier: "8 bondi charge 4 huscarls, only 3 huscarls engaged", "4 of them in contact". */

const isEngaged = (phrase: Phrase | undefined): boolean => meaningAs(phrase, 'counted')?.trait === 'engaged'

const FIGHTS = /^(?:fight(?:s|ing)?|combat|melee|combaten|luchan|pelean)$/i
/** Words before the part of a unit that fights: "12 ceorls, of which 9 fight". */
const WHICH = wordSet('which whom only que')

const isLeftOver = (phrase: Phrase): boolean => leads(phrase, LEFT)

const engagedAs = (raw: string): Phrase => ({
  is: 'phrase',
  meanings: [{ is: 'counted', trait: 'engaged' }],
  raw,
  lead: []
})

/** Whether the phrase describes a unit ("give up dice", "have 1 fatigue") rather than counting its models. */
const isDescription = (phrase: Phrase, next: Phrase | undefined): boolean => !isNumber(phrase) || means(next, 'counted')

/** Whether the phrase describes a whole unit and cannot apply to only some of its models. */
const isOfWholeUnit = (phrase: Phrase | undefined): boolean =>
  ['fatigue', 'cover', 'mounted', 'moved'].includes(stateOf(phrase) ?? '') || means(phrase, 'terrain', 'weapon', 'mount')

const WHOLE_UNIT_ONLY = msg('a unit is tired, in cover or armed as a whole: say it of all its models')

/** Whether the number is part of the unit named right before it: the 6 in "of my 8 bondi, 6 charge". */
const isOfWhole = (phrase: Phrase, before: readonly Phrase[]): boolean => {
  const count = before.findIndex(isNumber)
  return (
    isNumber(phrase) &&
    before.length - count < 4 &&
    troopIn(before.at(-1)) !== undefined &&
    OF.has(before[count]?.lead[0] ?? '') &&
    before.slice(0, count).every(each => !isNumber(each) && !isVerb(each))
  )
}

const isActing = (phrase: Phrase | undefined): boolean => isVerb(phrase) || isJoint(phrase, 'them')

/** Reads "3 not in contact" as "3 out of contact". */
const outOfContact = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, at) => {
    if (meaningAs(phrase, 'not') && isEngaged(phrases[at + 1])) return []
    return isEngaged(phrase) && meaningAs(phrases[at - 1], 'not') ? [{ ...phrase, lead: [...phrase.lead, 'out'] }] : [phrase]
  })

/** Where a sentence is being rewritten: the phrases from here on, and what stands before them. */
interface Place {
  /** The phrases from here to the end. */
  readonly rest: readonly Phrase[]
  readonly here: Phrase
  readonly next: Phrase | undefined
  readonly then: Phrase | undefined
  readonly later: Phrase | undefined
  readonly before: Phrase | undefined
  /** The phrases before it as they have been rewritten. */
  readonly made: readonly Phrase[]
  /** Troops named before, and those of them that were counted. */
  readonly troops: ReadonlySet<string>
  readonly counted: ReadonlySet<string>
  readonly hasVerb: boolean
}

/** Phrases in place of the first `taken` phrases from here. */
interface Rewriting {
  readonly by: readonly Phrase[]
  readonly taken: number
}

const onlyWholeUnit = (raw: string): Phrase => ({
  is: 'phrase',
  meanings: [{ is: 'nothing', cure: WHOLE_UNIT_ONLY }],
  raw,
  lead: []
})

/** "my hearthguard (4 of them)": the unit has 4 models. */
const sizeOfThem = ({ here, next, made, counted }: Place): Rewriting | undefined => {
  const own = troopIn(made.at(-1))
  const isSize = isNumber(here) && isJoint(next, 'them') && next?.lead.includes('of')
  return isSize && own !== undefined && !counted.has(own) ? { by: [here], taken: 2 } : undefined
}

/** "5 of my 8 bondi are left". */
const leftOfUnit = ({ here, next, then, later }: Place): Rewriting | undefined =>
  isNumber(here) &&
  isNumber(next) &&
  OF.has(next.lead[0] ?? '') &&
  [here, then, later].some(phrase => phrase && isLeftOver(phrase))
    ? { by: [{ ...here, lead: next.lead.slice(1) }], taken: 2 }
    : undefined

/** "5 of 8 bondi engaged", "8 of 12 archer levies in range", but not "6 of 8 bondi are engaged with 4 huscarls". */
const engagedOfWhole = ({ here, next, rest }: Place): Rewriting | undefined => {
  const at = rest.findIndex((phrase, index) => index > 1 && !means(phrase, 'troop', 'weapon', 'mount'))
  const [engaged, after] = rest.slice(at)
  const isPart = isNumber(here) && isNumber(next) && OF.has(next.lead[0] ?? '') && at > 2
  return isPart && engaged && isEngaged(engaged) && !isNumber(after)
    ? { by: [{ ...next, lead: next.lead.slice(1) }, ...rest.slice(2, at), engaged, here], taken: at + 1 }
    : undefined
}

/** "of my 8 bondi, 6 charge". */
const actingOfUnit = ({ here, next, made }: Place): Rewriting | undefined =>
  isOfWhole(here, made) && isActing(next) ? { by: [engagedAs(here.raw), here], taken: 1 } : undefined

/** "3 of them in contact", "3 of them". */
const someOfThem = ({ here, next, then, later, before }: Place): Rewriting | undefined => {
  if (!next || !isNumber(here) || !isJoint(next, 'them') || !leads(next, OF)) return undefined
  // after a verb, "them" is its target; otherwise it is the unit named before
  const target = isVerb(before) ? [{ ...next, lead: [] }] : []
  // "3 of them tired"
  if (then && isOfWholeUnit(then))
    return { by: [...target, onlyWholeUnit(`${here.raw} ${next.lead.at(-1)} ${next.raw} ${then.raw}`)], taken: 3 }
  return then && isEngaged(then) && !isNumber(later)
    ? { by: [...target, then, here], taken: 3 }
    : { by: [...target, engagedAs('of them'), here], taken: 2 }
}

/** "5 bondi in contact", "5 warriors can fight", of a unit that was named before. */
const engagedOfUnit = ({ here, next, then, later, troops, hasVerb }: Place): Rewriting | undefined => {
  if (!next || !then || !isNumber(here) || !troops.has(troopIn(next) ?? '')) return undefined
  if (isEngaged(then) && !isNumber(later)) return { by: [next, then, here], taken: 3 }
  return hasVerb && later === undefined && FIGHTS.test(then.raw) ? { by: [next, engagedAs(then.raw), here], taken: 3 } : undefined
}

/** "12 ceorls, of which 9 fight", "6 hearthguard, 4 in the fight". */
const fightingOfUnit = ({ here, next, then, counted }: Place): Rewriting | undefined =>
  next && isNumber(here) && FIGHTS.test(next.raw) && (leads(here, WHICH) || (counted.size > 0 && !isUnitHead(then)))
    ? { by: [engagedAs(next.raw), here], taken: 2 }
    : undefined

/** "and the ceorls give up dice": the "and" goes, for no further unit follows. */
const describedAgain = ({ here, next, then, later, counted }: Place): Rewriting | undefined =>
  meaningAs(here, 'joint')?.joint === 'and' && counted.has(troopIn(next) ?? '') && then && isDescription(then, later)
    ? { by: [], taken: 1 }
    : undefined

/** In this order: the first that applies does. */
const rewritings: readonly ((place: Place) => Rewriting | undefined)[] = [
  ...[sizeOfThem, leftOfUnit, engagedOfWhole, actingOfUnit, someOfThem],
  ...[engagedOfUnit, fightingOfUnit, describedAgain]
]

const rewritingAt = (place: Place): Rewriting | undefined => {
  for (const rewriting of rewritings) {
    const found = rewriting(place)
    if (found) return found
  }
  return undefined
}

/**
 * Moves the number of engaged models behind its word, if the unit was named before: "5 bondi in contact", "4 of them", "5
 * warriors can fight".
 */
export const engagedLast = (given: readonly Phrase[]): readonly Phrase[] => {
  const phrases = outOfContact(given)
  const made: Phrase[] = []
  const troops = new Set<string>()
  const counted = new Set<string>()
  let hasVerb = false
  for (let at = 0; at < phrases.length; ) {
    const rest = phrases.slice(at)
    const [here, next, then, later] = rest
    if (!here) break
    const before = phrases[at - 1]
    const rewriting = rewritingAt({ here, next, then, later, rest, before, made, troops, counted, hasVerb })
    if (rewriting) {
      made.push(...rewriting.by)
      at += rewriting.taken
      continue
    }
    const troop = troopIn(here)
    if (troop !== undefined) troops.add(troop)
    if (troop !== undefined && isNumber(before)) counted.add(troop)
    hasVerb ||= isVerb(here)
    made.push(here)
    at++
  }
  return made
}
