import type { FightKind } from '../../model/scenario'
import type { Check } from '../check'
import { plainChoices } from './ability-choices'
import { bothAsSides, bothTogether, diceOfEach, eachLast, eachToBothSides, onBothSides } from './both-sides'
import { namedByArms } from './by-arms'
import { diceChanged } from './dice-changed'
import { THEY, withoutQuestion } from './if-question'
import { withoutLimits } from './limits-and-nearness'
import { withOwnersNamed } from './owners'
import { isCounted, isCountedHere, isNamed, isOfAbility, isSilent, isState, POINTERS, wordsBefore } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { partsCounted, pointedBack, withReplacedCounts } from './pointing-back'
import { ALL, BEING, BUT, HAS, INSTEAD, leads, OF, ON, ONTO, USING, WHO, WITH, wordSet } from './small-words'
import { countedAfterUnit, countedBeforeUnit, ownStateLast, statedLast } from './stated-first'
import { DOING, isClauseEnd, isJoint, isUnitHead, verbGroups } from './verbs'
import {
  actorCorrected,
  actsLast,
  choicesFirst,
  objectLast,
  subjectFirst,
  subjectsFirst,
  targetLast,
  withoutWinning
} from './word-order'

/**
 * Prepares the phrases of a sentence for parsing: puts each number beside what it counts, and drops the question around the
 * fight and the words that carry no meaning.
 */

const AS = wordSet('as como')

const TO = wordSet('to')

/** Whether "next" is part of "next to", so not a "then". */
const isNextTo = (phrase: Phrase, next: Phrase | undefined): boolean =>
  isJoint(phrase, 'then') && phrase.raw.toLowerCase() === 'next' && leads(next, TO)

const isGuarding = (phrase: Phrase | undefined): boolean => phrase !== undefined && means(phrase, 'guarded')

/** Moves the word for guards before their number if no number follows it: "2 hearthguard as bodyguards". */
const guardsFirst = (all: readonly Phrase[]): readonly Phrase[] => {
  const ordered: Phrase[] = []
  // "close by as bodyguards": two words for guards count as one
  const phrases = all.filter((phrase, index) => !(isGuarding(phrase) && isGuarding(all[index + 1])))
  phrases.forEach((phrase, index) => {
    const isLate = isGuarding(phrase) && phrases[index + 1]?.is !== 'number'
    const last = isLate ? ordered.findLastIndex(({ is }) => is === 'number') : -1
    const at = leads(phrase, AS) || leads(ordered[last], HAS) ? last : -1
    ordered.splice(at > 0 ? at : ordered.length, 0, phrase)
  })
  return ordered
}

/** Reads a move that ends on a unit as a charge: "8 bondi advance on 4 huscarls", "avanzan contra 4 huscarls". */
const movedOnto = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const isMove = (each: Phrase | undefined): boolean => meaningAs(each, 'verb')?.verb === 'move'
  const isAgainst = (each: Phrase | undefined): boolean => meaningAs(each, 'verb')?.verb === 'against'
  if (!phrases.some(isMove)) return phrases
  return phrases.flatMap((phrase, at): readonly Phrase[] => {
    if (isMove(phrases[at - 1]) && isAgainst(phrase)) return []
    if (!isMove(phrase)) return [phrase]
    const [next, then] = phrases.slice(at + 1).filter(each => !isSilent(each))
    const isOnto = leads(next, ONTO) && (isUnitHead(next) || (next?.is === 'number' && isUnitHead(then)))
    return isOnto || isAgainst(next) ? [{ ...phrase, is: 'phrase', meanings: [{ is: 'verb', verb: 'charge' }] }] : [phrase]
  })
}

/**
 * Drops the verb of a unit that only stands somewhere: "8 ceorls hold a hedge while 12 geburs shoot at them", "8 bondi occupy a
 * building and 4 huscarls attack it".
 */
const withoutHolding = (phrases: readonly Phrase[]): readonly Phrase[] => {
  // "los 6 bondi que sobreviven cargan a 3 huscarls"
  const left = phrases.findIndex(
    (phrase, at) => meaningAs(phrase, 'verb')?.isPassive && leads(phrase, WHO) && isVerb(phrases[at + 1])
  )
  if (left > 0) return withoutHolding(phrases.filter((_, at) => at !== left))
  const at = phrases.findIndex((phrase, at) => meaningAs(phrase, 'verb')?.isPassive && means(phrases[at + 1], 'terrain'))
  if (at < 0 || verbGroups(phrases.slice(at + 1)).every(({ verb }) => verb === 'against')) return phrases
  return [...phrases.slice(0, at), ...phrases.slice(at + 1), ...(isVerb(phrases.at(-1)) ? [THEY] : [])]
}

/** "The rest charge", "los que queden cargan": who is left, not a unit that rests. */
const restAsThem = (phrase: Phrase, at: number, all: readonly Phrase[]): Phrase => {
  const isThoseLeft = meaningAs(phrase, 'lost')?.isLeft && /(?:^| )l[oa]s que$/.test(phrase.lead.join(' ')) && isVerb(all[at + 1])
  const isRest = /^rest$/i.test(phrase.raw) && phrase.lead.includes('the')
  if (!isRest && (!isThoseLeft || leads(phrase, OF))) return phrase
  const lead = isThoseLeft ? phrase.lead.filter(word => USING.has(word)) : phrase.lead
  return { ...phrase, is: 'phrase', lead, meanings: [{ is: 'joint', joint: 'them' }] }
}

/** Drops to whom models were lost: "8 bondi who lost 3 to arrows". */
const withoutKillers = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.filter(
    (phrase, at) => !(leads(phrase, TO) && !isNumber(phrase) && isNumber(phrases[at - 1]) && means(phrases[at - 2], 'lost'))
  )

/** Puts what the acting unit lost before behind that unit: "8 bondi charge 4 huscarls after losing 3". */
const lostBefore = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [after, lost, number] = phrases.slice(-3)
  const unit = phrases.findIndex(phrase => troopIn(phrase) !== undefined)
  const isSaid = /^(?:after|tras)$/i.test(after?.raw ?? '') && means(lost, 'lost') && isNumber(number) && unit > 0
  return isSaid && lost && number ? [...phrases.slice(0, unit + 1), lost, number, ...phrases.slice(unit + 1, -3)] : phrases
}

/**
 * Drops what a counted unit is doing from between its number and its troop: "6 charging hirdmen". Where the verb leaves open who
 * charges, they do: "8 bondi vs 4 charging huscarls".
 */
const withoutParticiple = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex(
    (phrase, index) =>
      isNumber(phrases[index - 1]) && isVerb(phrase) && DOING.test(phrase.raw) && troopIn(phrases[index + 1]) !== undefined
  )
  const doing = meaningAs(phrases[at], 'verb')
  if (!doing) return phrases
  const neutral = phrases.findIndex((phrase, index) => index < at && meaningAs(phrase, 'verb')?.verb === 'against')
  return withoutParticiple(
    phrases.flatMap((phrase, index): readonly Phrase[] =>
      index === at ? [] : [index === neutral ? { ...phrase, is: 'phrase', meanings: [{ ...doing, isPassive: true }] } : phrase]
    )
  )
}

/** Makes the deed of a clause about the enemy that of the fight: "do 8 bondi win against 4 huscarls that they charge". */
const withDeedOfClause = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [they, verb] = phrases.slice(-2)
  const deed = meaningAs(verb, 'verb')
  const [first, second, ...more] = verbGroups(phrases)
  const between = phrases.slice(first?.end, -2)
  const isOne = first?.verb === 'against' && first.start > 0 && !first.isPassive && second !== undefined && more.length === 0
  const isClause =
    isOne &&
    isJoint(they, 'them') &&
    deed &&
    deed.verb !== 'against' &&
    troopIn(between.at(-1)) !== undefined &&
    !second.isPassive
  // "they have 4 huscarls vs I have 8 bondi, they charge"
  const isOwned = between.some(phrase => leads(phrase, HAS))
  if (!isClause || !verb || isOwned || between.filter(isNamed).length !== 1) return phrases
  return [...phrases.slice(0, first.start), { ...verb, lead: phrases[first.start]?.lead ?? [] }, ...between]
}

/** Drops "all of them" and "on them" right after a unit or what it has: "4 huscarls, all of them tired", "8 bondi with Ullr on them". */
const withoutThem = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.filter((phrase, at) => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isAll = meaningAs(phrase, 'side')?.side === 'both' && /^all /i.test(phrase.raw)
    if (isAll) return !(troopIn(before) !== undefined && next !== undefined && isState(next))
    const isOfUnit = isOfAbility(before) || means(before, 'counted') || means(phrases[at - 2], 'counted')
    return !(isJoint(phrase, 'them') && phrase.lead.length === 1 && leads(phrase, ON) && isOfUnit && !isVerb(before))
  })

/** Whether the troop at `at` was counted before, and only described since: "..., the huscarls have 1 fatigue and the bondi 2". */
const isDescribed = (phrases: readonly Phrase[], at: number): boolean => {
  const troop = troopIn(phrases[at])
  const isAfterOther = isJoint(phrases[at - 1], 'and') || means(phrases[at - 1], 'counted')
  return (
    isAfterOther && phrases.slice(0, at).some((phrase, index) => troopIn(phrase) === troop && isCounted(phrase, index, phrases))
  )
}

/**
 * Gives a number on its own the trait that was counted last: "8 bondi with 1 fatigue charge 8 ceorls with 3", "the huscarls have
 * 1 fatigue and the bondi 2".
 */
const sameCounted = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, index) => {
    const isOther = leads(phrase, HAS) || isDescribed(phrases, index - 1)
    if (phrase.is !== 'number' || !isOther || !isClauseEnd(phrases[index + 1])) return [phrase]
    const before = phrases.slice(0, index).findLast(each => meaningAs(each, 'counted'))
    return before ? [phrase, { ...before, lead: [] }] : [phrase]
  })

export const OR: Phrase = { is: 'phrase', meanings: [{ is: 'joint', joint: 'or' }], raw: 'or', lead: [] }

/** Joins the numbers of a list by "or" and repeats the trait they count, if any: "with 0, 1 or 2 fatigue", "6, 8 or 10 bondi". */
const eachCounted = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const isNumber = (at: number): boolean => phrases[at]?.is === 'number'
  const or = phrases.findIndex((phrase, at) => isJoint(phrase, 'or') && isNumber(at - 1) && isNumber(at + 1))
  if (or < 0) return phrases
  const start = phrases.findLastIndex((_, at) => at < or && !isNumber(at)) + 1
  const [before, after] = [phrases[start - 1], phrases[or + 2]].map(each => (meaningAs(each, 'counted') ? each : undefined))
  const isOfBefore = !after && before && !isUnitHead(phrases[or + 2])
  const numbers = [...phrases.slice(start, or), ...phrases.slice(or + 1, or + 2)]
  const first = isOfBefore ? start - 1 : start
  return [
    ...phrases.slice(0, first),
    ...numbers.flatMap((number, at) => [
      ...(at > 0 ? [OR] : []),
      ...(isOfBefore ? [before] : []),
      number,
      ...(after ? [{ ...after, lead: [] }] : [])
    ]),
    ...eachCounted(phrases.slice(or + (after ? 3 : 2)))
  ]
}

const GONE = /^(?:left|lost|dropped|forgot|forgotten|abandoned)$/i
const OWNED = wordSet('their his her my its')

/**
 * Tells what "no" and "and without" do: "axe or no axe" is a choice in which it denies, "8, no, 6 warriors" is a correction, "with
 * Thor and without" and "with and without Thor" are choices.
 */
const withNoRead = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase, at): readonly Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    if (isJoint(phrase, 'and') && meaningAs(next, 'not') && (isClauseEnd(phrases[at + 2]) || leads(phrase, WITH))) return [OR]
    const read = (is: 'not' | 'correction'): Phrase => ({ ...phrase, is: 'phrase', meanings: [{ is }], raw: 'no' })
    // "charge 6 huscarls, not 4", "8 (not 12) bondi"
    const isNoNumber = (word: Phrase | undefined, number: Phrase | undefined, after: Phrase | undefined): boolean =>
      /^not$/i.test(word?.raw ?? '') && isNumber(number) && (isClauseEnd(after) || troopIn(after) !== undefined)
    if (isNoNumber(phrase, next, phrases[at + 2]) || isNoNumber(before, phrase, next)) return []
    // "who have left their axes at home"
    const isArm = (means(next, 'weapon') && !means(next, 'troop')) || means(next, 'mount') || stateOf(next) === 'mounted'
    if (GONE.test(phrase.raw) && isArm && leads(next, OWNED)) return [read('not')]
    if (meaningAs(phrase, 'correction') && /^or no$/i.test(phrase.raw) && next?.is === 'phrase') return [OR, read('not')]
    // "8, no, 6 warriors", "8 bondi (no, 7)", "8 bondi charge 8 ceorls. No, 10 ceorls."
    const isUnit = before?.is === 'number' || isClauseEnd(phrases[at + 2]) || troopIn(phrases[at + 2]) !== undefined
    return /^no$/i.test(phrase.raw) && before && next?.is === 'number' && isUnit ? [read('correction')] : [phrase]
  })

/** Drops what is not done, or the unit to which it is not done: "instead of shooting", "rather than shoot", "instead of the 6 hirdmen". */
const withoutAlternative = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex(({ raw }) => INSTEAD.test(raw))
  const isDeed = isVerb(phrases[at + 1])
  const unit = isDeed ? at + 2 : at + 1
  const isUnit = troopIn(phrases[unit]) !== undefined || (isNumber(phrases[unit]) && troopIn(phrases[unit + 1]) !== undefined)
  // the 8 bondi of "charge rather than shoot 8 bondi" are the target of what is done
  if (at < 0 || !(isDeed || isUnit)) return phrases
  const hasUnit = isUnit && !(isDeed && isVerb(phrases[at - 1]))
  const next = phrases.findIndex((phrase, index) => index > unit && (isNumber(phrase) || isClauseEnd(phrase)))
  return [...phrases.slice(0, at), ...(hasUnit ? (next < 0 ? [] : phrases.slice(next)) : phrases.slice(unit))]
}

/** "last" says nothing of a unit, "his last 2 huscarls", but cannot be left out where it picks some models: "last 2 with fatigue". */
const withLastRead = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, at) =>
    /^(?:last|final)$/i.test(phrase.raw) && phrases[at + 1]?.is === 'number' && !isUnitHead(phrases[at + 2])
      ? { raw: phrase.raw, lead: phrase.lead, is: 'unknown' }
      : phrase
  )

const REDUCED = wordSet('down reduced reducidos reducidas')
const NOW = wordSet('now currently ahora')

/** Replaces the size of a unit by what is left of it: "8 bondi minus 1" (7), "8 bondi down to 5" (5), "8 bondi, now 5". */
const withLossesApplied = (phrases: readonly Phrase[]): readonly Phrase[] => {
  for (const [at, left] of phrases.entries()) {
    const isDown = REDUCED.has(phrases[at - 1]?.raw.toLowerCase() ?? '')
    const isReduced = isDown || leads(left, NOW)
    const troop = at - (isDown ? 2 : 1)
    const count = phrases[troop - 1]
    const ofUnit = left.is === 'number' && count?.is === 'number' && means(phrases[troop], 'troop')
    if (
      !ofUnit ||
      !(isReduced || Number(left.value) < 0) ||
      !(isClauseEnd(phrases[at + 1]) || isSilent(phrases[at + 1] as Phrase))
    )
      continue
    const value = isReduced ? left.value : Number(count.value) + Number(left.value)
    return [...phrases.slice(0, troop - 1), { ...count, value }, ...phrases.slice(troop, troop + 1), ...phrases.slice(at + 1)]
  }
  return phrases
}

/** Whether "once" is the English word, not Spanish for eleven: "they rest once, then ...". */
const isOnce = (phrase: Phrase, next: Phrase | undefined): boolean =>
  phrase.is === 'number' && phrase.value === 11 && /^once$/i.test(phrase.raw) && isClauseEnd(next)

/** Whether the phrase may begin a part of a unit: "half of them", "all but two". */
const isPart = (phrase: Phrase): boolean => ALL.test(phrase.raw) || (phrase.is === 'number' && phrase.value === 'half')

/** Whether a count may replace another after it: "10 bondi instead of 8", "but with 10 bondi". */
const mayReplace = ({ raw }: Phrase): boolean => INSTEAD.test(raw) || BUT.has(raw.toLowerCase())

const pointsBack = (phrase: Phrase): boolean => phrase.is === 'phrase' && phrase.meanings.some(({ is }) => POINTERS.has(is))

/** Moves who acts, or that it is done to the unit, from "then" to the next word: "who then charge", "are then charged by". */
const leadAfterThen = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, at) => {
    const moves = (each: Phrase | undefined, verb: Phrase | undefined): boolean =>
      isJoint(each, 'then') && isVerb(verb) && (leads(each, WHO) || leads(each, BEING))
    if (moves(phrase, phrases[at + 1])) return { ...phrase, lead: [] }
    const before = phrases[at - 1]
    return before && moves(before, phrase) ? { ...phrase, lead: [...before.lead, ...phrase.lead] } : phrase
  })

/** Where the unit named last before "then" begins: its number, or its name where it was counted before; undefined if it has none. */
const subjectBefore = (before: readonly Phrase[], all: readonly Phrase[]): number | undefined => {
  const troop = before.findLastIndex(isNamed)
  if (isCountedHere(before, troop)) return before.findLastIndex(({ is }, index) => is === 'number' && index < troop)
  const isKnown = all.some((phrase, at) => troopIn(phrase) === troopIn(before[troop]) && isCounted(phrase, at, all))
  return isKnown ? troop : undefined
}

/**
 * Puts "then" right before the unit that acts next: "8 bondi shoot 6 ceorls, 4 huscarls then charge them", "..., the ceorls then
 * charge 8 bondi". Drops it if nothing happened before: "8 bondi lost 2, then they charge". `all` are the phrases of the sentence
 * so far.
 */
const thenFirst = (phrases: readonly Phrase[], all: readonly Phrase[] = []): readonly Phrase[] => {
  const at = phrases.findIndex(phrase => isJoint(phrase, 'then'))
  if (at < 0) return phrases
  const next = isJoint(phrases[at + 1], 'them') ? at + 2 : at + 1
  const before = phrases.slice(0, at)
  const rest = (): readonly Phrase[] => thenFirst(phrases.slice(at + 1), [...all, ...before])
  if (!isVerb(phrases[next]) || !before.some(isNamed)) return [...before, ...phrases.slice(at, at + 1), ...rest()]
  const verb = before.findLastIndex(isVerb)
  if (verb < 0 && all.length === 0 && before.filter((phrase, index) => isCounted(phrase, index, before)).length < 2)
    return thenFirst([...before, ...phrases.slice(next)])
  const subject = subjectBefore(before, [...all, ...before])
  const isOther =
    subject !== undefined &&
    subject > verb + 1 &&
    (all.length > 0 || before.slice(0, verb).some(isNamed)) &&
    before.slice(verb, subject).some(isNamed)
  if (!isOther) return [...before, ...phrases.slice(at, at + 1), ...rest()]
  const end = isJoint(before[subject - 1], 'and') ? subject - 1 : subject
  return [...before.slice(0, end), ...phrases.slice(at, at + 1), ...before.slice(subject), ...rest()]
}

type Rewrite = (phrases: readonly Phrase[]) => readonly Phrase[]

const through = (rewrites: readonly Rewrite[], phrases: readonly Phrase[]): readonly Phrase[] =>
  rewrites.reduce((said, rewrite) => rewrite(said), phrases)

/** What is done to the phrases first: each sees what those before it made. */
const FIRST_REWRITES: readonly Rewrite[] = [
  withoutWinning,
  phrases => phrases.map(restAsThem),
  eachLast,
  onBothSides,
  bothTogether,
  bothAsSides,
  diceOfEach,
  withoutKillers,
  lostBefore,
  withoutParticiple,
  withDeedOfClause,
  withoutThem,
  withoutHolding,
  actorCorrected,
  withNoRead,
  withLastRead,
  withoutAlternative,
  subjectFirst,
  subjectsFirst,
  targetLast,
  objectLast,
  // "and if they are in woods"
  phrases => phrases.filter((phrase, at) => !(isJoint(phrase, 'and') && meaningAs(phrases[at + 1], 'if'))),
  movedOnto,
  choicesFirst,
  eachCounted,
  phrases => phrases.filter((phrase, index) => !isOnce(phrase, phrases[index + 1]))
]

/** The phrases in a settled order, each number beside what it counts. `reads` rewrites them before that. */
export const settled = (
  given: readonly Phrase[],
  check: Check,
  reads = (phrases: readonly Phrase[]): readonly Phrase[] => phrases
): readonly Phrase[] => {
  const counted = given.some(isPart) ? partsCounted(given) : given
  const stated = through(
    [...FIRST_REWRITES, countedAfterUnit, countedBeforeUnit, statedLast, ownStateLast],
    namedByArms(reads(counted), check)
  )
  const owned = withOwnersNamed(diceChanged(stated.some(mayReplace) ? withReplacedCounts(stated) : stated))
  const told = owned.some(pointsBack) ? pointedBack(owned, check) : owned
  const all = through([leadAfterThen, thenFirst, actsLast, withLossesApplied, eachToBothSides, thrownTroops], told)
  const read = plainChoices(sameCounted(all), check)
  const near = read.map(
    (phrase, index): Phrase =>
      phrase.is === 'phrase' && isNextTo(phrase, read[index + 1]) ? { ...phrase, meanings: [{ is: 'guarded' }] } : phrase
  )
  return guardsFirst(withoutLimits(near))
}

/** For a shot, gives a verb with several meanings only that of a shot: "hit by 8 crossbowmen". */
export const ofKind = (phrases: readonly Phrase[], kind: FightKind | undefined): readonly Phrase[] =>
  phrases.map(phrase => {
    if (kind !== 'shoot' || phrase.is !== 'phrase') return phrase
    const shots = phrase.meanings.filter(each => each.is === 'verb' && each.verb === 'shoot')
    return shots.length > 0 ? { ...phrase, meanings: shots } : phrase
  })

const HURLS = /^(?:throw|threw|hurl|fling|flung|lanz)/i
const HURLS_ITSELF = /^(?:lanz|tir|arroj|ech)/i
const ITSELF = wordSet('se')

/**
 * Reads "throw" as a charge if what is thrown is a unit: "throw 4 hearthguard at 12 levies" with no unit before the verb,
 * or "se tiran sobre 4 guardias".
 */
const thrownTroops = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, index) => {
    const isThrown =
      phrase.is === 'phrase' &&
      isVerb(phrase) &&
      ((leads(phrase, ITSELF) && HURLS_ITSELF.test(phrase.raw)) ||
        (phrases[index + 1]?.is === 'number' &&
          isUnitHead(phrases[index + 2]) &&
          !phrases.slice(0, index).some(isUnitHead) &&
          HURLS.test(phrase.raw)))
    return isThrown ? { ...phrase, meanings: [{ is: 'verb', verb: 'charge' }] } : phrase
  })

/** Whether a leading verb is the only one, as in "shoot 8 bondi with 6 crossbows". */
const isLoneVerb = (phrase: Phrase, all: readonly Phrase[]): boolean => isVerb(phrase) && verbGroups(all.slice(1)).length === 0

const IN = wordSet('in en')

/** Whether "melee" is only part of "fight in melee", and counts no models. */
const isInMelee = (phrase: Phrase, at: number, all: readonly Phrase[]): boolean =>
  /^(?:melee|combate)$/i.test(phrase.raw) &&
  leads(phrase, IN) &&
  all[at - 1]?.is !== 'number' &&
  !meaningAs(all[at - 1], 'not') &&
  all.some(isVerb) &&
  (all[at + 1]?.is !== 'number' || isUnitHead(all[at + 2]))

/** Whether the phrase can be dropped, such as the verb "die" in "8 ceorls die to 6 hirdmen", which is no die to roll. */
const saysNothing = (phrase: Phrase, at: number, all: readonly Phrase[]): boolean =>
  isSilent(phrase) ||
  // "how many dice do 8 bondi roll against 4 huscarls"
  (means(phrase, 'dice') && phrase.lead.at(-1) === 'many' && !all.some(({ raw }) => /^give\b/.test(raw))) ||
  isInMelee(phrase, at, all) ||
  (/^die$/i.test(phrase.raw) && leads(all[at + 1], TO))

const isCommand = (phrase: Phrase, all: readonly Phrase[]): boolean =>
  meaningAs(phrase, 'command') !== undefined && !isLoneVerb(phrase, all) && !isJoint(all[1], 'and')

/** Whether the sentence begins with the command of a shot, and has no verb that says what is done: "shoot 8 crossbows vs 4 huscarls". */
export const isShotCommand = (phrases: readonly Phrase[]): boolean => {
  const [first, ...others] = phrases
  return (
    first !== undefined &&
    meaningAs(first, 'command')?.kind === 'shoot' &&
    isCommand(first, phrases) &&
    verbGroups(others).every(({ verb }) => verb === 'against')
  )
}

/** The phrases without the question, a leading command word and words that carry no meaning. Dropped words move to `lead`. */
export const plainly = (phrases: readonly Phrase[]): readonly Phrase[] =>
  withoutQuestion(phrases).flatMap((phrase, index, all) => {
    if (index === 0 && isCommand(phrase, all)) return []
    if (saysNothing(phrase, index, all)) return []
    const lead = wordsBefore(all, index, (before, at) => saysNothing(before, at, all))
    return [lead.length > phrase.lead.length ? { ...phrase, lead } : phrase]
  })
