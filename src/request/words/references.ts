import { boardOf } from '../../model/data'
import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { enemyOf, SIDES, type Side } from '../../model/scenario'
import { boardsOf } from '../../rules/abilities'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import type { WordMeaning } from './parsed-words'
import { BOTH, isMine, type Run } from './runs'
import { I, leads, OF, ON_OR_FOR, WHO, WITH, wordSet } from './small-words'

/**
 * Words about a unit named earlier in the sentence: "8 bondi charge 4 huscarls, bondi tired, only 3 huscarls engaged, the
 * defender gives up dice".
 */

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
  const troop = isUnitName(fact) || (named === main[enemyOf(own)] && isCountedAgain) ? named : undefined
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
      !(troop === main[enemyOf(own)] || (isSame(enemyOf(own)) && !isSame(own))) ||
      next === undefined ||
      (isKindOf(next) && !isDefinite))
  )
    return undefined
  if (!isSame(enemyOf(own))) return place !== own && isSame(own) ? own : undefined
  if (!isSame(own)) return enemyOf(own)
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
  const [mine, enemys] = [sides[own], sides[enemyOf(own)]]
  // "which I spend to lower their armour"
  if (fact.trait === 'spend' && isSpentByMe(fact))
    return (
      !isMine({ facts: mine.flatMap(({ facts }) => facts).filter(each => each !== fact) }) &&
      (own === 'defender' || isMine(enemys[0]))
    )
  if (leads(fact, WHO) || isCanonical(fact)) return false
  if (fact.trait === 'moved') return own === 'defender' && fact.value === true
  return fact.trait === 'spend' && areTired(own) && !areTired(enemyOf(own))
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
    if (all && !hasFatigue(sides[enemyOf(side)]))
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
                (own === last && isOfAttackersBoard(fact, sides, check.book)))))
        if (isOther && isSpenderOpen(fact))
          check.assume(t(isPassive ? 'the unit named last for "{raw}"' : 'the unit named first for "{raw}"', { raw: fact.raw }))
        return { fact, on: isOther ? [enemyOf(own)] : on }
      })
    )
  const settled = { attacker: settledIn('attacker'), defender: settledIn('defender') }
  const factsOn = (side: Side, facts: readonly Placed[] = []): readonly WordMeaning[] =>
    facts.flatMap(({ fact, on }) => (on.includes(side) ? [fact] : []))
  const runsOf = (side: Side): readonly Run[] =>
    withFacts(
      sides[side].map((run, at) => ({ ...run, facts: factsOn(side, settled[side][at]) })),
      settled[enemyOf(side)].flatMap(facts => factsOn(side, facts))
    )
  const found = { attacker: runsOf('attacker'), defender: runsOf('defender') }
  unknownFatigue(found, check)
  return found
}
