import { type ExactEvaluator, inFloats } from '../chance/exact'
import type { Odds } from '../chance/odds'
import type { Weights } from '../chance/sums'
import { hitsLeft, rollSaves, saveDice } from './attack-dice'
import type { UnitRole } from './combatant'
import { countOf, type FightState, type ReadyFight } from './fight-state'
import type { Fighter, Round } from './fighter'
import {
  type Attack,
  attackOf,
  defenceDice,
  defenceDiceTogether,
  defenceTogether,
  type Guard,
  hitsOf,
  strike,
  uncancelledHits
} from './strike'

/** The odds of one unit's strike in the first melee, in any arithmetic. */

/** `hits[k]`: the chance of exactly k hits; `uncancelled[k]`: the chance of exactly k uncancelled hits. */
export interface StrikeOdds<W> {
  readonly hits: readonly W[]
  readonly uncancelled: readonly W[]
}

/** Odds that make up a share of the whole; each of their values counts `times`. */
interface Share<W> {
  readonly odds: Odds<W>
  readonly share: W
  readonly times?: number
}

/** The chance of each value from 0, as a list, over all shares. */
const spread = <W>(parts: readonly Share<W>[], { plus, times, zero }: Weights<W>): readonly W[] => {
  const p: (W | undefined)[] = []
  for (const { odds, share, times: each = 1 } of parts) {
    odds.worth.forEach((worth, i) => {
      const weight = times(share, odds.weight[i] ?? zero)
      const known = p[worth * each]
      p[worth * each] = known === undefined ? weight : plus(known, weight)
    })
  }
  return Array.from(p, chance => chance ?? zero)
}

/** The chance of each sum of two independent numbers, from the chances of each. */
const summed = <W>(a: readonly W[], b: readonly W[], { plus, times, zero }: Weights<W>): readonly W[] => {
  const p: W[] = []
  a.forEach((x, i) => b.forEach((y, j) => (p[i + j] = plus(p[i + j] ?? zero, times(x, y)))))
  return p
}

/** The dice of a unit in the first melee, or in the shot. */
export const firstRound = ({ rounds }: Fighter): Round => {
  const [round] = rounds
  if (!round) throw new RangeError('a fighter has a first round')
  return round
}

/** `count` attack dice of a unit at an enemy in the first melee, or in the shot. */
export const firstAttack = (own: Fighter, enemy: Fighter, count: number): Attack =>
  attackOf(count, firstRound(own).die[enemy.role])

/** How a unit defends with all the lives that it has when the dice are rolled. */
export const guardOf = (fighter: Fighter): Guard => firstRound(fighter).guard[fighter.left] as Guard

/** The odds of one strike of `count` dice at one enemy. */
export const plainStrikeOdds = <W>(own: Fighter, enemy: Fighter, count: number, evaluator: ExactEvaluator<W>): StrikeOdds<W> => {
  const { weights, oddsOf } = evaluator
  const attack = firstAttack(own, enemy, count)
  return {
    hits: spread([{ odds: oddsOf(hitsOf, [attack]), share: weights.one }], weights),
    uncancelled: spread([{ odds: oddsOf(strike, [attack, guardOf(enemy)]), share: weights.one }], weights)
  }
}

/** A number of hits before the defence roll, with its chance (`share`); `times`: what each hit counts if it is not cancelled. */
interface RolledHits<W> {
  readonly share: W
  readonly hits: number
  readonly times: number
}

/**
 * The hits on a unit if hits are rolled in a step of their own, as with Crush: taken from that first step of the battle itself.
 */
export const rolledHitsOn = <W>(
  { battle }: ReadyFight,
  enemy: Fighter,
  { exactly, weights }: ExactEvaluator<W>
): readonly RolledHits<W>[] => {
  const { start, most, steps } = battle
  const reached = exactly({ start, most, steps: steps.slice(0, 1) })
  return reached.states.map((state: FightState, i) => ({
    share: reached.weights[i] ?? weights.zero,
    hits: countOf(state, enemy.role, 'Hits'),
    times: 1 + countOf(state, enemy.role, 'Doubled')
  }))
}

/** The odds of a strike from the hits on its target (`outcomes`). */
export const strikeOddsAfter = <W>(
  outcomes: readonly RolledHits<W>[],
  enemy: Fighter,
  { weights, oddsOf }: ExactEvaluator<W>
): StrikeOdds<W> => {
  const guard = guardOf(enemy)
  const saves = firstRound(enemy).special?.saves
  const certain = (hits: number): Odds<W> => ({ worth: [hits], weight: [weights.one] })
  return {
    hits: spread(
      outcomes.map(({ share, hits }) => ({ odds: certain(hits + (saves?.hits ?? 0)), share })),
      weights
    ),
    uncancelled: spread(
      outcomes.map(({ share, hits, times }) =>
        saves ? { odds: oddsOf(rollSaves, [hits, saves]), share } : { odds: oddsOf(uncancelledHits, [hits, guard]), share, times }
      ),
      weights
    )
  }
}

/** The odds of two strikes at two units, added together. */
export const bothStrikeOdds = <W>(a: StrikeOdds<W>, b: StrikeOdds<W>, weights: Weights<W>): StrikeOdds<W> => ({
  hits: summed(a.hits, b.hits, weights),
  uncancelled: summed(a.uncancelled, b.uncancelled, weights)
})

/** Whether hits are rolled in a step of their own: some may count double (Crush), or dice do more than hit or cancel. */
export const rollsHitsFirst = ({ attacker, companion, defender }: ReadyFight): boolean =>
  [attacker, companion, defender].some(fighter => fighter?.combatant.doublesHits || fighter?.rounds[0]?.special !== undefined)

/**
 * The odds of one unit's strike; `split` of the defender's dice are aimed at the first of two units. The target of a shot has no
 * hits.
 */
export const strikeOddsOf = <W>(
  ready: ReadyFight,
  role: UnitRole,
  split: number,
  evaluator: ExactEvaluator<W>
): StrikeOdds<W> => {
  const { attacker, companion, defender } = ready
  const { weights } = evaluator
  const own = role === 'defender' ? defender : role === 'attacker' ? attacker : (companion ?? attacker)
  if (own.combatant.place === 'shot-at') return { hits: [weights.one], uncancelled: [weights.one] }
  if (role !== 'defender' || !companion) {
    const enemy = role === 'defender' ? attacker : defender
    if (!companion && rollsHitsFirst(ready)) return strikeOddsAfter(rolledHitsOn(ready, enemy, evaluator), enemy, evaluator)
    return plainStrikeOdds(own, enemy, own.dice, evaluator)
  }
  const first = plainStrikeOdds(defender, attacker, split, evaluator)
  return bothStrikeOdds(first, plainStrikeOdds(defender, companion, defender.dice - split, evaluator), weights)
}

/** The stages of one strike: the chance of each number, from 0. */
interface StrikeStages {
  readonly attackDice: number
  readonly hits: readonly number[]
  /** Hits that are not saved. */
  readonly through: readonly number[]
  /** Defence dice that the enemy rolls. */
  readonly defenceDice: readonly number[]
  readonly saves: readonly number[]
}

/**
 * A number of hits with its chance (`share`), the defence dice against them, and the odds of the hits left, which count `times`
 * each.
 */
interface Blow {
  readonly share: number
  readonly hits: number
  readonly dice: number
  readonly left: Odds<number>
  readonly times?: number
}

const always = (value: number): Odds<number> => ({ worth: [value], weight: [1] })

const stagesFrom = (attackDice: number, blows: readonly Blow[]): StrikeStages => {
  const over = (of: (blow: Blow) => Odds<number>, times: (blow: Blow) => number = () => 1) =>
    spread(
      blows.map(blow => ({ odds: of(blow), share: blow.share, times: times(blow) })),
      inFloats.weights
    )
  return {
    attackDice,
    hits: over(({ hits }) => always(hits)),
    through: over(
      ({ left }) => left,
      ({ times = 1 }) => times
    ),
    defenceDice: over(({ dice }) => always(dice)),
    saves: over(({ hits, left: { worth, weight } }) => ({ worth: worth.map(each => hits - each), weight }))
  }
}

/** The hits of `count` dice of one unit at another, each number with its chance. */
const hitsOn = (own: Fighter, enemy: Fighter, count: number): readonly RolledHits<number>[] => {
  const { worth, weight } = inFloats.oddsOf(hitsOf, [firstAttack(own, enemy, count)])
  return worth.map((hits, i) => ({ share: weight[i] ?? 0, hits, times: 1 }))
}

const blowsOn = (enemy: Fighter, outcomes: readonly RolledHits<number>[]): readonly Blow[] => {
  const { special } = firstRound(enemy)
  const guard = guardOf(enemy)
  return outcomes.map(({ share, hits, times }) =>
    special
      ? {
          share,
          hits: hits + special.saves.hits,
          dice: saveDice(hitsLeft(hits, special.saves), special.saves),
          left: inFloats.oddsOf(rollSaves, [hits, special.saves])
        }
      : { share, hits, dice: defenceDice(hits, guard), left: inFloats.oddsOf(uncancelledHits, [hits, guard]), times }
  )
}

/** Side by Side: the hits of two units on one, which defends against both (R6.3). */
const blowsTogether = (one: Fighter, other: Fighter, enemy: Fighter): readonly Blow[] => {
  const guard = guardOf(enemy)
  return hitsOn(one, enemy, one.dice).flatMap(first =>
    hitsOn(other, enemy, other.dice).map(second => ({
      share: first.share * second.share,
      hits: first.hits + second.hits,
      dice: defenceDiceTogether(first.hits, second.hits, guard),
      left: inFloats.oddsOf(defenceTogether, [first.hits, second.hits, 0, guard])
    }))
  )
}

const bothStages = (a: StrikeStages, b: StrikeStages): StrikeStages => {
  const sum = (key: Exclude<keyof StrikeStages, 'attackDice'>) => summed(a[key], b[key], inFloats.weights)
  return {
    attackDice: a.attackDice + b.attackDice,
    hits: sum('hits'),
    through: sum('through'),
    defenceDice: sum('defenceDice'),
    saves: sum('saves')
  }
}

const NO_STRIKE: StrikeStages = stagesFrom(0, [{ share: 1, hits: 0, dice: 0, left: always(0) }])

/** The stages of a side's strike in the first melee, or of a shot; the target of a shot does not strike. */
export const stagesOf = (ready: ReadyFight, side: 'attacker' | 'defender'): StrikeStages => {
  const { attacker, companion, defender, split = 0 } = ready
  const [own, enemy] = side === 'attacker' ? [attacker, defender] : [defender, attacker]
  if (own.combatant.place === 'shot-at') return NO_STRIKE
  if (!companion) {
    const outcomes = rollsHitsFirst(ready) ? rolledHitsOn(ready, enemy, inFloats) : hitsOn(own, enemy, own.dice)
    return stagesFrom(own.dice, blowsOn(enemy, outcomes))
  }
  if (side === 'attacker') return stagesFrom(attacker.dice + companion.dice, blowsTogether(attacker, companion, defender))
  const at = (one: Fighter, dice: number) => stagesFrom(dice, blowsOn(one, hitsOn(defender, one, dice)))
  return bothStages(at(attacker, split), at(companion, defender.dice - split))
}
