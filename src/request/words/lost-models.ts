import { msg } from '../../model/language'
import type { Check } from '../check'
import { assumeInstead, isNumber, isOfCounted, type Owner, ownerOf, type Phrases } from './named-before'
import { isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { ALL, ASKING, leads, OF, wordSet } from './small-words'
import { isJoint, isUnitHead } from './verbs'

/** Models that a unit has lost before the fight, or those it still has: its number becomes what is left of it. */

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

/** Verbs that tell what happened before the fight. */
const TOLD = /^(?:lost|killed|slain|slew|perd\S+|mat(?:é|e|ó|o|aron|ado)s?)$/iu

/** Whether "N of M" and a troop begin at the index: "3 of my 8 bondi". */
const isPartAt = (phrases: Phrases, at: number): boolean => {
  const [part, whole, troop] = phrases.slice(at, at + 3)
  return isNumber(part) && isNumber(whole) && leads(whole, OF) && troopIn(troop) !== undefined
}

/** The word that says that the part at the index is lost or left; one at the end counts for each: "2 of 8 and 1 of 4 are dead". */
const lostAfter = (phrases: Phrases, at: number): { readonly lost: ReturnType<typeof lostIn>; readonly to: number } => {
  const next = phrases[at + 3]
  const isChain = isJoint(next, 'and') && isPartAt(phrases, at + 4)
  return isChain ? { lost: lostAfter(phrases, at + 4).lost, to: at + 3 } : { lost: lostIn(next), to: at + 4 }
}

/** Whether the verb before the index tells of losses before the fight, which comes later: "I lost 2 of my 6 knights, ...". */
const isToldAt = (phrases: Phrases, at: number): boolean => {
  const isFightVerb = (phrase: Phrase): boolean => isVerb(phrase) && !lostIn(phrase)
  return (
    TOLD.test(phrases[at - 1]?.raw ?? '') &&
    lostIn(phrases[at - 1]) !== undefined &&
    !phrases.slice(0, at).some(isFightVerb) &&
    phrases.slice(at).some(isFightVerb)
  )
}

interface Part {
  /** The range of the phrases that say so. */
  readonly from: number
  readonly to: number
  /** The models that are left. */
  readonly value: number
}

/** A part of a unit that is lost or left: "3 of my 8 bondi are dead", "I lost 2 of my 6 knights". */
const partAt = (phrases: Phrases, at: number): Part | undefined => {
  const [part, whole] = phrases.slice(at, at + 2)
  if (!isPartAt(phrases, at) || !isNumber(part) || !isNumber(whole)) return undefined
  const isTold = isToldAt(phrases, at)
  const { lost, to } = isTold ? { lost: lostIn(phrases[at - 1]), to: at + 3 } : lostAfter(phrases, at)
  const from = isTold ? at - 1 : at
  const value = lost?.isLeft ? part.value : whole.value - part.value
  if (!lost || value < 1 || phrases.slice(from, to).some(each => leads(each, ASKING))) return undefined
  return { from, to, value }
}

/** The models of which the number at the index is a part: "of my 8 bondi", "8 bondi, ... of them"; undefined if the words do not say. */
const wholeAfter = (phrases: Phrases, at: number): number | undefined => {
  const whole = phrases[at + 1]
  if (isNumber(whole) && leads(whole, OF)) return whole.value
  // "half of the bondi in contact", whose number was given before
  const isMention = leads(whole, OF) && troopIn(whole) !== undefined
  const owner = isMention
    ? ownerOf(phrases, at + 2)
    : isOfThem(whole) || lostIn(whole) || means(whole, 'counted')
      ? ownerOf(phrases, at)
      : undefined
  const count = phrases[owner?.count ?? -1]
  return isNumber(count) ? count.value : undefined
}

/** Counts "all but two" of a unit: "all but two of my 8 bondi" are 6 of them. */
const withoutExceptions = (phrases: Phrases): Phrases => {
  const all = phrases.findIndex((phrase, at) => isException(phrase, phrases[at + 1]))
  const [number, whole] = [phrases[all + 1], all < 0 ? undefined : wholeAfter(phrases, all + 1)]
  if (whole === undefined || !isNumber(number)) return phrases
  const value = whole - Math.abs(number.value)
  const left: Phrase = { ...number, value, raw: `${value}`, lead: phrases[all]?.lead ?? [] }
  return value < 1 ? phrases : [...phrases.slice(0, all), left, ...withoutExceptions(phrases.slice(all + 2))]
}

/** Whether an exception begins: "all but two", "todos menos dos", which is read as all, minus 2. */
const isException = ({ raw }: Phrase, number: Phrase | undefined): boolean =>
  isNumber(number) && (/ /.test(raw) || number.value < 0) && ALL.test(raw)

/** Counts half of a unit: of an odd number, one more than the rest where they fight; how many are dead is not clear then. */
const halvesCounted = (phrases: Phrases): Phrases =>
  phrases.map((phrase, at): Phrase => {
    const isLost = [at + 1, at + 2, at + 3].some(index => lostIn(phrases[index]))
    const isHalf = phrase.is === 'number' && phrase.value === 'half' && (isLost || leads(phrases[at + 1], OF))
    const whole = isHalf ? wholeAfter(phrases, at) : undefined
    if (whole === undefined) return phrase
    if (isLost && whole % 2 > 0) return { ...phrase, is: 'phrase', meanings: [{ is: 'nothing', cure: HALF_OF_ODD }] }
    const value = Math.ceil(whole / 2)
    return { is: 'number', value, raw: `${value}`, lead: phrase.lead }
  })

const HALF_OF_ODD = msg('half of an odd number of models is not clear: type how many')

/** Counts the parts of a unit that have no number of their own: "half of them", "all but two of my 8 bondi". */
export const partsCounted = (phrases: Phrases): Phrases => withoutExceptions(halvesCounted(phrases))

/** Takes the dead from a unit that was counted before: "8 bondi charge 4 huscarls; two huscarls are already dead". */
const withoutDead = (phrases: Phrases, at: number, dead: number): Phrases | undefined => {
  const troop = troopIn(phrases[at + 1])
  const next = phrases[at + 2]
  const first = phrases.findIndex((each, index) => index < at && troop !== undefined && troopIn(each) === troop)
  const count = phrases[first - 1]
  const lost = lostIn(next)
  const isDead = lost !== undefined && !lost.isLeft && leads(next, ARE) && !leads(phrases[at], ASKING)
  if (!isDead || first < 1 || !isNumber(count) || count.value <= dead) return undefined
  const value = count.value - dead
  return [
    ...phrases.slice(0, first - 1),
    { ...count, value, raw: `${value}` },
    ...phrases.slice(first, at),
    ...phrases.slice(at + 3)
  ]
}

const ARE = wordSet('are is already were have')

/** Drops the dead where the models left are given too: "my bondi lost 2 and have 6 left". */
export const withoutLostOfLeft = (phrases: Phrases): Phrases => {
  const next = (at: number): number => (isJoint(phrases[at + 2], 'and') ? at + 3 : at + 2)
  const at = phrases.findIndex((phrase, index) => {
    const isLost = lostIn(phrase)?.isLeft !== true && lostIn(phrase) !== undefined && isNumber(phrases[index + 1])
    return isLost && isNumber(phrases[next(index)]) && lostIn(phrases[next(index) + 1])?.isLeft === true
  })
  return at < 0 ? phrases : [...phrases.slice(0, at), ...phrases.slice(next(at))]
}

/** Replaces a unit's count with the models left: "8 bondi, of whom 3 are dead", "the huscarls have lost one". */
export const withoutLost = (phrases: Phrases, check: Check): Phrases => {
  for (const [at, phrase] of phrases.entries()) {
    const fewer = isNumber(phrase) ? withoutDead(phrases, at, phrase.value) : undefined
    if (fewer) return withoutLost(fewer, check)
    if (!isNumber(phrase) || troopIn(phrases[at + 1]) !== undefined) continue
    const part = partAt(phrases, at)
    const [whole, troop] = phrases.slice(at + 1, at + 3)
    if (part && whole && troop) {
      const { from, to, value } = part
      const lead = whole.lead.filter(word => !OF.has(word))
      const read: Phrases = [{ is: 'number', value, raw: `${value}`, lead }, troop]
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
export const withoutFormer = (phrases: Phrases): Phrases =>
  phrases.filter((phrase, at) => {
    const isOfSurvivors = (survivors: number): boolean =>
      lostIn(phrases[survivors])?.isLeft === true &&
      means(phrases[survivors], 'joint') &&
      isNumber(phrases[survivors + 1]) &&
      leads(phrases[survivors + 1], OF) &&
      (isNumber(phrases[survivors - 1]) || (troopIn(phrases[survivors - 1]) !== undefined && isNumber(phrases[survivors - 2])))
    return !isOfSurvivors(at) && !(isNumber(phrase) && isOfSurvivors(at - 1))
  })
