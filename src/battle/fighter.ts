import { atLeast, type Die, rerolled } from '../chance/dice'
import type { Readings } from '../rules/readings-in-force'
import { attackThrow, isSpecial, type Saves, savesOf, type Throw } from './attack-dice'
import {
  armourFacing,
  boundedArmour,
  type Combatant,
  clampedArmour,
  type Engagement,
  enemiesOf,
  type Lasting,
  type SideName,
  unitAt
} from './combatant'
import { musterOf, poolOf, rulesOf } from './pools'
import { type Guard, guardOf } from './strike'

/** What a fighter throws in one round, by lives left: `count[left]` attack dice, `guard[left]`. */
export interface Round {
  readonly count: readonly number[]
  /** The die against each enemy unit it faces. */
  readonly attack: Readonly<Record<SideName, Die>>
  readonly guard: readonly Guard[]
  /** Of its fatigue, what the enemy spends in this melee where it is a further one. */
  readonly spent: number
  /** Where dice of either side do more than hit or cancel (second edition): the throw, and the ward against the enemy's hits. */
  readonly special?: Special
}

export interface Special {
  readonly thrown: Throw
  readonly ward: Saves
}

/** A unit with everything that applies in this combat counted in. */
export interface Fighter {
  readonly side: SideName
  readonly standing: Combatant
  /** Losses it can take in all, and those it can still take when the dice are thrown. */
  readonly lives: number
  readonly left: number
  /** The least face that hits the first enemy, 1 to 7. */
  readonly hitsOn: number
  /** Attack dice of the first round, and those lost to the cap. */
  readonly dice: number
  readonly lostToCap: number
  readonly bonusDefence: number
  readonly armour: number
  /** In place of what friends die for it: its death alone, or each wound it has (R8.3, reading challenge-guards). */
  readonly guarded: Readings['challenge-guards']
  /** saga2: how its owner uses Resilience. */
  readonly resilienceUse: Readings['resilience-use']
  /** The first round, then one for each further melee. */
  readonly rounds: readonly Round[]
}

/** The least face that hits: a natural 6 always, a natural 1 never (R2.3; in melee reading natural-in-melee; not in saga2). */
const leastThatHits = (armour: number, roll: number, natural: boolean): number => {
  const least = armour - roll
  return natural ? Math.min(6, Math.max(2, least)) : Math.min(7, Math.max(1, least))
}

const isNatural = ({ readings, book }: Engagement, { place }: Combatant): boolean =>
  book.numbers.natural && readings[place === 'melee' ? 'natural-in-melee' : 'natural-in-shooting'] !== 'off'

const dieOf = (least: number, rerolls: boolean): Die => (rerolls ? rerolled(atLeast(least)) : atLeast(least))

const lists = new Map<number | Guard, (readonly unknown[])[]>()

/** The same however many lives are left; equal lists are one. */
const whateverLeft = <T extends number | Guard>(lives: number, value: T): readonly T[] => {
  const ofValue = lists.get(value) ?? []
  lists.set(value, ofValue)
  ofValue[lives] ??= Array.from({ length: lives + 1 }, () => value)
  return ofValue[lives] as readonly T[]
}

const everyLeft = <T>(lives: number, of: (left: number) => T): readonly T[] => {
  const list: T[] = []
  for (let left = 0; left <= lives; left++) list.push(of(left))
  return list
}

/** Who is shot at hits nobody. */
const NEVER = atLeast(7)

/** The attack die of a unit against each enemy, whose armour `facing` tells. */
const attacks = (
  fray: Engagement,
  side: SideName,
  { attackRoll, rerollsAttack }: Lasting,
  facing: (enemy: SideName) => number
): Round['attack'] => {
  const own = unitAt(fray, side)
  const die = (enemy: SideName) => dieOf(leastThatHits(facing(enemy), attackRoll, isNatural(fray, own)), rerollsAttack)
  if (own.place === 'shot-at') return { attacker: NEVER, companion: NEVER, defender: NEVER }
  if (side !== 'defender') {
    const only = die('defender')
    return { attacker: only, companion: only, defender: only }
  }
  const attacker = die('attacker')
  return { attacker, companion: fray.companion ? die('companion') : attacker, defender: attacker }
}

/** Abilities of the first melee stay for the others by reading. */
export const isStaying = ({ readings }: Engagement): boolean => readings['second-melee-abilities'] === 'last'

/** How a further melee begins: R3.1 anew, by lives left; what lasts of armour and equipment (reading second-melee-abilities). */
const laterRound = (fray: Engagement, side: SideName, left: number, weakened: boolean, spent: number): Round => {
  const own = unitAt(fray, side)
  const edge: Lasting = isStaying(fray) ? own : (own.lasting ?? own)
  const facing = (enemy: SideName) => {
    const foe = unitAt(fray, enemy)
    return isStaying(fray) ? armourFacing(fray, foe, side) : clampedArmour(foe.armour + foe.armourAgainst[side], fray.book)
  }
  // a warlord fights on with his last wound
  const pools = everyLeft(left, lives => poolOf(musterOf(own, Math.min(own.engaged, lives), weakened), rulesOf(fray)))
  const isGenerated = fray.readings['cap-base'] === 'generated'
  const save = dieOf(edge.savesOn, edge.rerollsDefence)
  return {
    count: pools.map(pool =>
      Math.max(
        0,
        Math.min(pool.held + edge.bonusAttack, 2 * (isGenerated ? pool.generated + pool.added : pool.held)) - edge.discarded
      )
    ),
    attack: attacks(fray, side, edge, facing),
    guard: pools.map(pool => guardOf(save, Math.max(0, pool.gained + edge.bonusDefence), isCapped(fray))),
    spent
  }
}

/** Rounds that are alike are one. */
const laterRounds = (
  fray: Engagement,
  frays: readonly Engagement[],
  side: SideName,
  left: number,
  weary: readonly boolean[]
): readonly Round[] => {
  const rounds: Round[] = []
  frays.forEach((there, i) => {
    const spent = unitAt(frays[i - 1] ?? fray, side).fatigue - unitAt(there, side).fatigue
    const last = rounds.at(-1)
    const isAlike = last && there === frays[i - 1] && weary[i] === weary[i - 1]
    rounds.push(isAlike ? last : laterRound(there, side, left, weary[i] === true, spent))
  })
  return rounds
}

/** Defence dice are at most twice the hits (R3.7; saga2 by reading defence-cap). */
const isCapped = ({ readings }: Engagement): boolean => readings['defence-cap'] !== 'none'

/** Attack dice of the first round that are wanted, and that the cap leaves (R2.2, R3.5), never fewer than none; who is shot at throws none. */
export const attackDice = (own: Combatant): { readonly wanted: number; readonly dice: number } => {
  if (own.place === 'shot-at') return { wanted: 0, dice: 0 }
  const sum = own.held + own.bonusAttack
  return { wanted: sum - own.discarded, dice: Math.max(0, Math.min(sum, 2 * own.capBase) - own.discarded) }
}

/** How a unit defends in the first round. */
export const firstGuard = (fray: Engagement, own: Combatant): Guard =>
  guardOf(dieOf(own.savesOn, own.rerollsDefence), Math.max(0, own.gained + own.bonusDefence), isCapped(fray))

/** The attack die of a unit against one enemy in the first round. */
export const firstDie = (fray: Engagement, side: SideName, enemy: SideName): Die => {
  const own = unitAt(fray, side)
  if (own.place === 'shot-at') return NEVER
  const least = leastThatHits(armourFacing(fray, unitAt(fray, enemy), side), own.attackRoll, isNatural(fray, own))
  return dieOf(least, own.rerollsAttack)
}

/** How a unit throws its attack dice where dice of either side do more than hit or cancel. */
export const throwOf = (fray: Engagement, side: SideName): Throw => {
  const own = unitAt(fray, side)
  const other = enemiesOf(fray, side)[0] ?? 'defender'
  const enemy = unitAt(fray, other)
  const rolling = { modifier: own.attackRoll, needs: armourFacing(fray, enemy, side) }
  return attackThrow(own.feats, enemy.feats, rolling, own.rerollsAttack, fray.readings)
}

/** How it defends there. */
export const savesAt = (fray: Engagement, side: SideName): Saves => {
  const own = unitAt(fray, side)
  const enemy = unitAt(fray, enemiesOf(fray, side)[0] ?? 'defender')
  const { numbers } = fray.book
  const needs = own.place === 'melee' ? numbers.saveMelee : numbers.saveShot
  const { bonus, capped } = firstGuard(fray, own)
  const defending = { modifier: needs - own.savesOn, needs, bonus, capped }
  return savesOf(own.feats, enemy.feats, defending, own.rerollsDefence, fray.readings)
}

/** The fighter of one unit; `frays[i]`: how all stand in further melee i; `weary[i]`: does exhaustion cost it dice there (R3.2)? */
export const fighterOf = (
  fray: Engagement,
  side: SideName,
  frays: readonly Engagement[] = [],
  weary: readonly boolean[] = []
): Fighter => {
  const own = unitAt(fray, side)
  const enemy = unitAt(fray, enemiesOf(fray, side)[0] ?? 'defender')
  const left = own.unit.lives - own.removed
  const { wanted, dice } = attackDice(own)
  const guard = firstGuard(fray, own)
  const special = isSpecial(own.feats, enemy.feats) ? { thrown: throwOf(fray, side), ward: savesAt(fray, side) } : undefined
  const first: Round = {
    count: whateverLeft(left, dice),
    attack: attacks(fray, side, own, foe => armourFacing(fray, unitAt(fray, foe), side)),
    guard: whateverLeft(left, guard),
    spent: 0,
    ...(special && { special })
  }
  return {
    side,
    standing: own,
    lives: own.unit.lives,
    left,
    hitsOn: leastThatHits(armourFacing(fray, enemy, side), own.attackRoll, isNatural(fray, own)),
    dice,
    lostToCap: Math.max(0, wanted - dice),
    bonusDefence: guard.bonus,
    armour: boundedArmour(own, fray.book),
    guarded: own.unit.asked.wounds !== undefined ? fray.readings['challenge-guards'] : 'death',
    resilienceUse: fray.readings['resilience-use'],
    rounds: frays.length === 0 ? [first] : [first, ...laterRounds(fray, frays, side, left, weary)]
  }
}
