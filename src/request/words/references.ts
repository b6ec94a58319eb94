import { boardOf } from '../../model/data'
import { msg, t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { SIDES, type Side } from '../../model/scenario'
import { boardsOf } from '../../rules/abilities'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import type { WordMeaning } from './parsed-words'
import { isNumber, isVerb, meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { BOTH, isMine, type Run } from './runs'
import { I, LEFT, leads, OF, ON_OR_FOR, WHO, WITH, wordSet } from './small-words'
import { isJoint, isUnitHead } from './verbs'

/**
 * Words about a unit named earlier in the sentence: "8 bondi charge 4 huscarls, bondi tired, only 3 huscarls engaged, the
 * defender gives up dice".
 */

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

const idNamed = (fact: WordMeaning, kind: 'troop' | 'faction'): string | undefined =>
  fact.is === 'named' ? fact.meanings.find(({ is }) => is === kind)?.id : undefined
const troopNamed = (fact: WordMeaning): string | undefined => idNamed(fact, 'troop')

/** Whether the fact names a troop and cannot be a weapon or a mount. */
const isUnitName = (fact: WordMeaning): boolean =>
  fact.is === 'named' &&
  fact.meanings.some(({ is }) => is === 'troop') &&
  !fact.meanings.some(({ is }) => is === 'weapon' || is === 'mount')

/** Whether the fact names a troop or its arms rather than a place. */
const isKindOf = (fact: WordMeaning): boolean => fact.is === 'named' && !fact.meanings.some(({ is }) => is === 'terrain')

/** Whether two troop ids may mean the same unit, as "bondi" and "warriors" do. */
const isSameTroop = (one: string, other: string, { troops }: Rulebook): boolean => {
  const [first, second] = [troops[one], troops[other]]
  if (one === other) return true
  return first?.class === second?.class && (first?.faction === undefined) !== (second?.faction === undefined)
}

const OTHER = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<Side, Side>

type Sides = Readonly<Record<Side, readonly Run[]>>

/** Whether the two facts are the word "both": "both spend fatigue on armour", "both in woods". */
const isBoth = (fact: WordMeaning, next: WordMeaning | undefined): boolean =>
  fact.is === 'said' &&
  fact.trait === 'models' &&
  (next?.is === 'said' || next?.is === 'effects' || (next?.is === 'named' && !isUnitName(next))) &&
  BOTH.test(fact.raw)

/** "2 fatigue on the bondi", "agotados los bondi" at the end, "+2 dice for the attacker", "exhausted attackers". */
const isOwner = (facts: readonly WordMeaning[], at: number): boolean => {
  const [fact, next] = facts.slice(at)
  const isMarked = leads(fact, ON_OR_FOR)
  if (fact?.is === 'side' || (fact?.is === 'said' && BOTH.test(fact.raw))) return !next || isMarked || leads(fact, OF)
  return fact !== undefined && isUnitName(fact) && (isMarked || (!next && leads(fact, THE)))
}

/** Whether the fact may be of a unit that is named after it: all but its size and its name. */
const isOwned = (fact: WordMeaning | undefined, owner: WordMeaning): boolean =>
  fact !== undefined &&
  (fact.is === 'effects' ||
    fact.is === 'ability' ||
    // "spends fatigue of the attackers" is of who spends it
    (fact.is === 'said' && fact.trait !== 'models' && !(fact.trait === 'spend' && leads(owner, OF))) ||
    (fact.is === 'named' && !isUnitName(fact)))

/** Moves the owner in front of what it owns: "2 fatigue on the bondi". */
const ownersFirst = (facts: readonly WordMeaning[]): readonly WordMeaning[] => {
  const made = [...facts]
  facts.forEach((fact, at) => {
    const before = facts[at - 1]
    if (isOwner(facts, at) && before && isOwned(before, fact)) {
      // "+2a +1d for the attacker"
      const first =
        before.is === 'effects' ? facts.findLastIndex((each, index) => index < at && each.is !== 'effects') + 1 : at - 1
      made.splice(first, at + 1 - first, fact, ...facts.slice(first, at))
    }
  })
  return made
}

/** The side that the facts after this one are about; undefined if this fact does not name a unit again. */
const sideReferredTo = (
  facts: readonly WordMeaning[],
  at: number,
  own: Side,
  isLast: boolean,
  place: Side | 'both',
  main: Readonly<Partial<Record<Side, string>>>,
  check: Check
): Side | 'both' | undefined => {
  const [before, fact, next] = [facts[at - 1], facts[at], facts[at + 1]]
  if (!fact) return undefined
  if (fact.is === 'side') return fact.side
  if (isBoth(fact, next)) return 'both'
  const named = troopNamed(fact)
  // "6 crossbows engaged" and "the crossbows are tired" name a unit, "with crossbows" does not
  const isDefinite = leads(fact, THE)
  const isCountedAgain = !leads(fact, WITH) && (next?.is === 'said' || isDefinite)
  const troop = isUnitName(fact) || (named === main[OTHER[own]] && isCountedAgain) ? named : undefined
  // the first troop of a run is the run's own
  const first = facts.findIndex(each => isUnitName(each) || (each.is === 'named' && troopNamed(each) !== undefined))
  if (troop === undefined || at === first || (before?.is === 'said' && before.trait === 'models')) return undefined
  const isSame = (side: Side): boolean => isSameTroop(main[side] ?? '', troop, check.book)
  // "8 warriors bondi" is one unit named twice; "4 huscarls, bondi tired" are two
  const isNext = before !== undefined && troopNamed(before) !== undefined
  if (
    isNext &&
    !isOwner(facts, at) &&
    (!isLast ||
      !(troop === main[OTHER[own]] || (isSame(OTHER[own]) && !isSame(own))) ||
      next === undefined ||
      (isKindOf(next) && !isDefinite))
  )
    return undefined
  if (!isSame(OTHER[own])) return place !== own && isSame(own) ? own : undefined
  if (!isSame(own)) return OTHER[own]
  check.assume(t('the unit named last for "{raw}"', { raw: fact.raw }))
  return own
}

const withFacts = (runs: readonly Run[], more: readonly WordMeaning[]): readonly Run[] => {
  const [first, ...others] = runs
  return first && more.length > 0 ? [{ ...first, facts: [...first.facts, ...more] }, ...others] : runs
}

/** Adds the facts about "they" to the unit named last: "what if they have axes". */
const withThem = (runs: readonly Run[], check: Check): readonly Run[] => {
  const at = runs.findIndex((run, index) => index > 0 && run.isThem && run.joint !== 'or')
  const [them, before] = [runs[at], runs[at - 1]]
  if (!them || !before) return runs
  check.assume(t('the unit named last for "{raw}"', { raw: 'them' }))
  return [...runs.slice(0, at - 1), { ...before, facts: [...before.facts, ...them.facts] }, ...runs.slice(at + 1)]
}

/** Whether the fact counts models in range, which in a shot are the shooter's: "12 levies shoot 8 warriors, only 8 in range". */
const isInRange = (fact: WordMeaning): boolean =>
  fact.is === 'said' && fact.trait === 'engaged' && /range|reach|sight|vision|alcance/i.test(fact.raw)

const WHILE = wordSet('while whilst mientras estando')
const THE = wordSet('the my his their los las mis sus')

/** Whether the fact is worded as in the headline of an answer, where it is about the unit before it. */
const isCanonical = ({ raw }: WordMeaning): boolean => /^(?:spends|gastando|moved$|movid)/i.test(raw)

const isFatigue = (fact: WordMeaning): boolean => fact.is === 'said' && fact.trait === 'fatigue' && fact.value !== 0

const hasFatigue = (runs: readonly Run[]): boolean => runs.some(({ facts }) => facts.some(isFatigue))

/** Whether the fact is about the subject of the sentence: "8 bondi charge 4 huscarls while exhausted". */
const isAboutSubject = (fact: WordMeaning): boolean =>
  leads(fact, WHILE) && (fact.is === 'said' || fact.is === 'named') && !isUnitName(fact)

const isSpentByMe = (fact: WordMeaning): boolean => leads(fact, I)

/** Whether no word says which unit spends the fatigue. */
const isSpenderOpen = (fact: WordMeaning): boolean =>
  fact.is === 'said' && fact.trait === 'spend' && !isSpentByMe(fact) && !isAboutSubject(fact)

/**
 * Whether a fact said of one unit is about its enemy, because only the enemy can do it: "8 bondi charge 4 huscarls with 1
 * fatigue, using it to lower their armour", "charge 4 huscarls after moving", "I spend fatigue when they charge my 8 bondi".
 */
const isAboutEnemy = (fact: WordMeaning, own: Side, sides: Sides, areTired: (side: Side) => boolean): boolean => {
  if (fact.is !== 'said') return false
  const [mine, enemys] = [sides[own], sides[OTHER[own]]]
  // "which I spend to lower their armour"
  if (fact.trait === 'spend' && isSpentByMe(fact))
    return (
      !isMine({ facts: mine.flatMap(({ facts }) => facts).filter(each => each !== fact) }) &&
      (own === 'defender' || isMine(enemys[0]))
    )
  if (leads(fact, WHO) || isCanonical(fact)) return false
  if (fact.trait === 'moved') return own === 'defender' && fact.value === true
  return fact.trait === 'spend' && areTired(own) && !areTired(OTHER[own])
}

const modelsIn = (runs: readonly Run[]): unknown =>
  runs[0]?.facts.flatMap(fact => (fact.is === 'said' && fact.trait === 'models' ? [fact.value] : []))[0]

/**
 * Whether more models are engaged than the defender has, so that the attacker must be meant: "8 bondi charge 4 huscarls,
 * only 6 of them reach".
 */
const isTooMany = (fact: WordMeaning, { attacker, defender }: Sides): boolean =>
  fact.is === 'said' &&
  fact.trait === 'engaged' &&
  Number(fact.value) > Number(modelsIn(defender)) &&
  Number(fact.value) <= Number(modelsIn(attacker))

/** Whether the board of a unit with one faction has the ability; undefined where that is not settled. */
const isOnBoard = (fact: WordMeaning, runs: readonly Run[], book: Rulebook): boolean | undefined => {
  if (fact.is !== 'ability' || !fact.keys) return undefined
  const facts = runs.flatMap(run => run.facts)
  const [row] = facts.flatMap(each => book.troops[troopNamed(each) ?? ''] ?? [])
  const [faction = row?.faction] = facts.flatMap(each => idNamed(each, 'faction') ?? [])
  return row && faction !== undefined ? fact.keys.some(key => boardsOf(book, row, faction).includes(boardOf(key))) : undefined
}

/**
 * Whether the ability, without its +, is on the attacker's board and not known to be on the other: "6 hirdmen charge 8 ceorls with
 * Thor", "8 bondi charge 8 warriors with Ullr".
 */
const isOfAttackersBoard = (fact: WordMeaning, { attacker, defender }: Sides, book: Rulebook): boolean =>
  !defender.some(({ joint }) => joint === 'or') &&
  isOnBoard(fact, attacker, book) === true &&
  isOnBoard(fact, defender, book) !== true

/** "4 Jomsvikings charge 8 ceorls with a wrath of 12": only those who have it. */
const isAttackersWrath = (fact: WordMeaning, { attacker, defender }: Sides, { troops }: Rulebook): boolean => {
  const have = (runs: readonly Run[]): boolean =>
    runs.some(({ facts }) => facts.some(each => troops[troopNamed(each) ?? '']?.wrath === true))
  return fact.is === 'said' && fact.trait === 'wrath' && have(attacker) && !have(defender)
}

/** Reports a unit that spends enemy fatigue ("spends all their fatigue on armour") if the enemy's fatigue is not given. */
const unknownFatigue = (sides: Sides, check: Check): void => {
  for (const side of SIDES) {
    const all = sides[side]
      .flatMap(({ facts }) => facts)
      .find(fact => fact.is === 'said' && fact.trait === 'spend' && AMOUNT.test(fact.raw))
    if (all && !hasFatigue(sides[OTHER[side]]))
      check.note(
        outOfPlace(
          t('"{raw}": how much fatigue has the enemy? Say it of the enemy, as in 6 warriors fatigue 2', { raw: all.raw }),
          side
        )
      )
  }
}

/** A number of fatigue markers, or all of them. */
const AMOUNT = /\b(?:all|everything|tod[oa])\b|\b(?:\d|one|two|both|una|dos)\s+(?:enemy\s+)?fati(?:gue|ga)/i

/** How the fight is worded: `isShot` for shooting, `isPassive` if its verb is, `last` the side named last. */
interface FightWording {
  readonly isShot: boolean
  readonly isPassive: boolean
  readonly last: Side
}

/** A fact, the side of the run it was said in, and the sides that words name as its own. */
interface Placed {
  readonly fact: WordMeaning
  readonly on: readonly Side[]
}

/** Moves each fact to the unit that it is about. */
export const spread = (given: Sides, { isShot, isPassive, last }: FightWording, check: Check): Sides => {
  const sides: Sides = { attacker: withThem(given.attacker, check), defender: withThem(given.defender, check) }
  if (sides.attacker.length === 0 || sides.defender.length === 0) return sides
  const nameOf = (side: Side): string | undefined =>
    sides[side].flatMap(({ facts }) => facts).flatMap(fact => troopNamed(fact) ?? [])[0]
  const [attacker, defender] = [nameOf('attacker'), nameOf('defender')]
  const main = { ...(attacker !== undefined && { attacker }), ...(defender !== undefined && { defender }) }
  const placedIn = ({ facts }: Run, own: Side): readonly Placed[] => {
    let place: Side | 'both' = own
    const ordered = ownersFirst(facts)
    return ordered.flatMap((fact, at) => {
      const found = sideReferredTo(ordered, at, own, own === last, place, main, check)
      if (found === undefined) return [{ fact, on: place === 'both' ? SIDES : [place] }]
      place = found
      return []
    })
  }
  const placed = {
    attacker: sides.attacker.map(run => placedIn(run, 'attacker')),
    defender: sides.defender.map(run => placedIn(run, 'defender'))
  }
  const areTired = (side: Side): boolean =>
    SIDES.some(own => placed[own].some(facts => facts.some(({ fact, on }) => on.includes(side) && isFatigue(fact))))
  const settledIn = (own: Side): readonly (readonly Placed[])[] =>
    placed[own].map(facts =>
      facts.map(({ fact, on }) => {
        const isOther =
          on.join() === own &&
          ((own === (isPassive ? 'attacker' : 'defender') && isAboutSubject(fact)) ||
            isAboutEnemy(fact, own, sides, areTired) ||
            (own === 'defender' &&
              ((isShot && isInRange(fact)) ||
                isTooMany(fact, sides) ||
                isAttackersWrath(fact, sides, check.book) ||
                isOfAttackersBoard(fact, sides, check.book))))
        if (isOther && isSpenderOpen(fact))
          check.assume(t(isPassive ? 'the unit named last for "{raw}"' : 'the unit named first for "{raw}"', { raw: fact.raw }))
        return { fact, on: isOther ? [OTHER[own]] : on }
      })
    )
  const settled = { attacker: settledIn('attacker'), defender: settledIn('defender') }
  const factsOn = (side: Side, facts: readonly Placed[] = []): readonly WordMeaning[] =>
    facts.flatMap(({ fact, on }) => (on.includes(side) ? [fact] : []))
  const runsOf = (side: Side): readonly Run[] =>
    withFacts(
      sides[side].map((run, at) => ({ ...run, facts: factsOn(side, settled[side][at]) })),
      settled[OTHER[side]].flatMap(facts => factsOn(side, facts))
    )
  const found = { attacker: runsOf('attacker'), defender: runsOf('defender') }
  unknownFatigue(found, check)
  return found
}
