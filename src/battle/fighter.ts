import { atLeast, type Die, rerolled } from '../chance/dice'
import { counted } from '../model/effect-counts'
import { isSpecial } from '../model/unit-state'
import { attackRoll, type DiceRoll, type Saves, savesOf } from './attack-dice'
import {
  armourFacing,
  boundedArmour,
  type Combatant,
  changed,
  clampedArmour,
  type Engagement,
  enemiesOf,
  type StateBeforeAbilities,
  type UnitRole,
  unitAt
} from './combatant'
import { type LossRules, lossRulesOf } from './loss-rules'
import { capBaseOf, isStepThree, poolOf, poolSourceOf, rulesOf } from './pools'
import { type Guard, guardOf } from './strike'

/** What a fighter rolls in one round, by lives left: `count[left]` is its number of attack dice, `guard[left]` how it saves. */
export interface Round {
  readonly count: readonly number[]
  /** The attack die against each enemy unit it faces. */
  readonly die: Readonly<Record<UnitRole, Die>>
  readonly guard: readonly Guard[]
  /** Its hits may count double (Crush). */
  readonly doublesHits: boolean
  /** The number of its fatigue that the enemy spends in this melee, if it is a further one. */
  readonly spent: number
  /** Set only if dice of either side do more than hit or cancel (second edition). */
  readonly special?: Special | undefined
}

/** How a unit attacks and defends if dice of either side do more than hit or cancel. */
export interface Special {
  readonly roll: DiceRoll
  readonly saves: Saves
  /** The unit strikes back with one hit for each so many hits it takes; 0: with none. */
  readonly hitsBack: number
}

/** A unit with everything that applies in this fight worked into its numbers. */
export interface Fighter {
  readonly role: UnitRole
  readonly combatant: Combatant
  /** Losses it can take in total, and those it can still take when the dice are rolled. */
  readonly lives: number
  readonly left: number
  /** The least face that hits the first enemy, 1 to 7 (7: none does). */
  readonly hitsOn: number
  /** Attack dice of the first round, and dice lost to the cap. */
  readonly dice: number
  readonly lostToCap: number
  readonly bonusDefence: number
  readonly armour: number
  readonly lossRules: LossRules
  /** The first round, then one for each further melee. */
  readonly rounds: readonly Round[]
}

const isNatural = ({ readings, book }: Engagement, { place }: Combatant): boolean =>
  book.numbers.natural && readings[place === 'melee' ? 'natural-in-melee' : 'natural-in-shooting'] !== 'off'

/**
 * The least face that hits, 1 to 7. A natural 6 always hits, a natural 1 never (R2.3; in melee see natural-in-melee; not in the
 * second edition).
 */
const leastThatHits = (engagement: Engagement, own: Combatant, armour: number, roll: number): number => {
  const least = armour - roll
  return isNatural(engagement, own) ? Math.min(6, Math.max(2, least)) : Math.min(7, Math.max(1, least))
}

const dieOf = (least: number, rerolls: boolean): Die => (rerolls ? rerolled(atLeast(least)) : atLeast(least))

const lists = new Map<number | Guard, (readonly unknown[])[]>()

/** A list with the same value for every number of lives left. Equal lists are the same object. */
const sameForAnyLeft = <T extends number | Guard>(lives: number, value: T): readonly T[] => {
  const ofValue = lists.get(value) ?? []
  lists.set(value, ofValue)
  ofValue[lives] ??= Array.from({ length: lives + 1 }, () => value)
  return ofValue[lives] as readonly T[]
}

const forEachLeft = <T>(lives: number, of: (left: number) => T): readonly T[] => {
  const list: T[] = []
  for (let left = 0; left <= lives; left++) list.push(of(left))
  return list
}

/** The attack die of a unit that is shot at: it never hits. */
const NEVER = atLeast(7)

/** The attack die of a unit against each enemy. `facing` returns an enemy's armour. */
const attackDieAgainst = (
  engagement: Engagement,
  role: UnitRole,
  { attackRoll, rerollsAttack }: StateBeforeAbilities,
  facing: (enemy: UnitRole) => number
): Round['die'] => {
  const own = unitAt(engagement, role)
  const die = (enemy: UnitRole) => dieOf(leastThatHits(engagement, own, facing(enemy), attackRoll), rerollsAttack)
  if (own.place === 'shot-at') return { attacker: NEVER, companion: NEVER, defender: NEVER }
  if (role !== 'defender') {
    const only = die('defender')
    return { attacker: only, companion: only, defender: only }
  }
  const attacker = die('attacker')
  return { attacker, companion: engagement.companion ? die('companion') : attacker, defender: attacker }
}

/** True if abilities of the first melee still hold in further ones (second-melee-abilities=last). */
export const abilitiesStay = ({ readings }: Engagement): boolean => readings['second-melee-abilities'] === 'last'

/**
 * The number of attack dice that the Wrath gives the unit in each melee if `engaged` models fight: those of step 3 if
 * `stepThree`, otherwise those of step 1 (R6.6).
 */
export const wrathDice = (own: Combatant, engaged: number, { readings }: Engagement, stepThree: boolean): number => {
  const there = changed(own, { engaged })
  let dice = 0
  for (const bound of own.unit.wrath)
    if (bound.effect.verb === 'attack-dice' && isStepThree(bound, readings) === stepThree)
      dice += counted(bound.effect.count, undefined, {
        ...bound,
        unit: 'attacker',
        own: there,
        enemies: [],
        armour: { own: 0, enemy: 0 }
      })
  return dice
}

/**
 * The round of a further melee. Attack dice are generated anew (R3.1), by lives left; which armour and equipment still hold
 * depends on second-melee-abilities.
 */
const laterRound = (engagement: Engagement, role: UnitRole, left: number, weakened: boolean, spent: number): Round => {
  const own = unitAt(engagement, role)
  const edge: StateBeforeAbilities = abilitiesStay(engagement) ? own : (own.beforeAbilities ?? own)
  const facing = (enemy: UnitRole) => {
    const foe = unitAt(engagement, enemy)
    return abilitiesStay(engagement)
      ? armourFacing(engagement, foe, role)
      : clampedArmour(foe.armour + foe.armourAgainst[role], engagement.book)
  }
  const generated = wrathDice(own, own.engaged, engagement, false)
  // a warlord with wounds fights with full dice down to the last one
  const pools = forEachLeft(left, lives => {
    const engaged = Math.min(own.engaged, lives)
    const source = poolSourceOf(own, engaged, weakened)
    const added = source.added - generated + wrathDice(own, engaged, engagement, false)
    const more = abilitiesStay(engagement) ? 0 : wrathDice(own, engaged, engagement, true)
    return { pool: poolOf({ ...source, added }, rulesOf(engagement)), bonus: edge.bonusAttack + more }
  })
  const save = dieOf(edge.savesOn, edge.rerollsDefence)
  return {
    count: pools.map(({ pool, bonus }) =>
      Math.max(0, Math.min(pool.held + bonus, 2 * capBaseOf(pool, engagement)) - edge.discarded)
    ),
    die: attackDieAgainst(engagement, role, edge, facing),
    guard: pools.map(({ pool }) => guardWith(engagement, role, save, pool.gained + edge.bonusDefence)),
    doublesHits: false,
    spent
  }
}

/** The rounds of all further melees; consecutive ones that are alike are the same object. */
const laterRounds = (
  engagement: Engagement,
  engagements: readonly Engagement[],
  role: UnitRole,
  left: number,
  weakenedIn: readonly boolean[]
): readonly Round[] => {
  const rounds: Round[] = []
  engagements.forEach((there, i) => {
    const spent = unitAt(engagements[i - 1] ?? engagement, role).fatigue - unitAt(there, role).fatigue
    const last = rounds.at(-1)
    const isAlike = last && there === engagements[i - 1] && weakenedIn[i] === weakenedIn[i - 1]
    rounds.push(isAlike ? last : laterRound(there, role, left, weakenedIn[i] === true, spent))
  })
  return rounds
}

/** True if defence dice are limited to twice the hits (R3.7; in the second edition see defence-cap). */
const isCapped = ({ readings }: Engagement): boolean => readings['defence-cap'] !== 'none'

/**
 * Attack dice of the first round: `wanted` before the cap, `dice` after it (R2.2, R3.5) and never below 0. A unit that is shot at
 * has none.
 */
export const attackDice = (own: Combatant): { readonly wanted: number; readonly dice: number } => {
  if (own.place === 'shot-at') return { wanted: 0, dice: 0 }
  const sum = own.held + own.bonusAttack
  return { wanted: sum - own.discarded, dice: Math.max(0, Math.min(sum, 2 * own.capBase) - own.discarded) }
}

/** How the unit defends against two that charge it Side by Side (R6.3). */
const againstTwo = ({ companion, readings }: Engagement, role: UnitRole): Guard['againstTwo'] =>
  role !== 'defender' || !companion || readings['side-by-side-defence'] !== 'each'
    ? 'one-roll'
    : readings['bonus-defence-sharing'] === 'most'
      ? 'to-most'
      : 'in-turn'

const guardWith = (engagement: Engagement, role: UnitRole, save: Die, bonus: number): Guard =>
  guardOf(save, Math.max(0, bonus), isCapped(engagement), againstTwo(engagement, role))

/** How a unit saves in the first round. */
export const firstGuard = (engagement: Engagement, role: UnitRole): Guard => {
  const { savesOn, rerollsDefence, gained, bonusDefence } = unitAt(engagement, role)
  return guardWith(engagement, role, dieOf(savesOn, rerollsDefence), gained + bonusDefence)
}

/** The attack die of a unit against one enemy in the first round. */
export const firstDie = (engagement: Engagement, role: UnitRole, enemy: UnitRole): Die => {
  const own = unitAt(engagement, role)
  if (own.place === 'shot-at') return NEVER
  const least = leastThatHits(engagement, own, armourFacing(engagement, unitAt(engagement, enemy), role), own.attackRoll)
  return dieOf(least, own.rerollsAttack)
}

/** How a unit rolls its attack dice if dice of either side do more than hit or cancel. */
export const attackRollOf = (engagement: Engagement, role: UnitRole): DiceRoll => {
  const own = unitAt(engagement, role)
  const other = enemiesOf(engagement, role)[0] ?? 'defender'
  const enemy = unitAt(engagement, other)
  const rolling = { modifier: own.attackRoll, needs: armourFacing(engagement, enemy, role) }
  return attackRoll(own.strikeRules, enemy.strikeRules, rolling, own.rerollsAttack, engagement.readings)
}

/** How a unit saves if dice of either side do more than hit or cancel. */
export const savesAt = (engagement: Engagement, role: UnitRole): Saves => {
  const own = unitAt(engagement, role)
  const enemy = unitAt(engagement, enemiesOf(engagement, role)[0] ?? 'defender')
  const { numbers } = engagement.book
  const needs = own.place === 'melee' ? numbers.saveMelee : numbers.saveShot
  const { bonus, capped } = firstGuard(engagement, role)
  const defending = { modifier: needs - own.savesOn, needs, bonus, capped }
  return savesOf(own.strikeRules, enemy.strikeRules, defending, own.rerollsDefence, engagement.readings)
}

/**
 * The fighter of one unit. `engagements[i]`: the engagement of further melee i. `weakenedIn[i]`: exhaustion costs the unit dice
 * there (R3.2).
 */
export const fighterOf = (
  engagement: Engagement,
  role: UnitRole,
  engagements: readonly Engagement[] = [],
  weakenedIn: readonly boolean[] = []
): Fighter => {
  const own = unitAt(engagement, role)
  const enemy = unitAt(engagement, enemiesOf(engagement, role)[0] ?? 'defender')
  const left = own.unit.lives - own.removed
  const { wanted, dice } = attackDice(own)
  const guard = firstGuard(engagement, role)
  const special = isSpecial(own.strikeRules, enemy.strikeRules)
    ? { roll: attackRollOf(engagement, role), saves: savesAt(engagement, role), hitsBack: own.strikeRules.hitsBack }
    : undefined
  const first: Round = {
    count: sameForAnyLeft(left, dice),
    die: attackDieAgainst(engagement, role, own, foe => armourFacing(engagement, unitAt(engagement, foe), role)),
    guard: sameForAnyLeft(left, guard),
    doublesHits: own.doublesHits,
    spent: 0,
    special
  }
  return {
    role,
    combatant: own,
    lives: own.unit.lives,
    left,
    hitsOn: leastThatHits(engagement, own, armourFacing(engagement, enemy, role), own.attackRoll),
    dice,
    lostToCap: Math.max(0, wanted - dice),
    bonusDefence: guard.bonus,
    armour: boundedArmour(own, engagement.book),
    lossRules: lossRulesOf(engagement, role),
    rounds: engagements.length === 0 ? [first] : [first, ...laterRounds(engagement, engagements, role, left, weakenedIn)]
  }
}
