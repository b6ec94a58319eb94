import { inFloats, meanOfGame } from '../chance/exact'
import type { StrikeMeans } from '../model/report'
import { afterSaves, hitsLeft, rollSaves, saveDice } from './attack-dice'
import type { UnitRole } from './combatant'
import type { ReadyFight } from './fight-state'
import type { Fighter } from './fighter'
import {
  countedDefence,
  countedStrike,
  countedStrikeTogether,
  defenceDice,
  defenceDiceOfStrike,
  hitsOf,
  strike,
  strikeTogether,
  uncancelledHits
} from './strike'
import {
  bothStrikeOdds,
  firstAttack,
  firstRound,
  guardOf,
  plainStrikeOdds,
  rolledHitsOn,
  rollsHitsFirst,
  type StrikeOdds,
  strikeOddsAfter
} from './strike-odds'

const hitMeans = ({ hits, uncancelled }: StrikeOdds<number>): Pick<StrikeMeans, 'hitsP' | 'uncancelledP'> => ({
  hitsP: hits,
  uncancelledP: uncancelled
})

/** The means of one strike of `count` dice at one enemy. */
const plain = (own: Fighter, enemy: Fighter, count: number): StrikeMeans => {
  const attack = firstAttack(own, enemy, count)
  const guard = guardOf(enemy)
  const hits = meanOfGame(hitsOf, attack)
  const uncancelled = meanOfGame(strike, attack, guard)
  return {
    attackDice: count,
    hits,
    defenceDice: meanOfGame(defenceDiceOfStrike, attack, guard),
    saves: hits - uncancelled,
    uncancelled,
    losses: meanOfGame(countedStrike, enemy.left, enemy.combatant.ignores, attack, guard),
    ...hitMeans(plainStrikeOdds(own, enemy, count, inFloats))
  }
}

/**
 * The means of a strike if hits are rolled in a step of their own, as with Crush: taken over that first step of the battle
 * itself.
 */
const afterHits = (ready: ReadyFight, own: Fighter, enemy: Fighter): StrikeMeans => {
  const guard = guardOf(enemy)
  const outcomes = rolledHitsOn(ready, enemy, inFloats)
  const mean = (of: (hits: number, times: number) => number) =>
    outcomes.reduce((sum, { share, hits, times }) => sum + share * of(hits, times), 0)
  const hits = mean(count => count)
  const { special } = firstRound(enemy)
  if (special) {
    const { saves } = special
    const all = mean(count => count + saves.hits)
    const uncancelled = mean(count => meanOfGame(rollSaves, count, saves))
    return {
      attackDice: own.dice,
      hits: all,
      defenceDice: mean(count => saveDice(hitsLeft(count, saves), saves)),
      saves: all - uncancelled,
      uncancelled,
      losses: mean(count => meanOfGame(afterSaves, enemy.left, enemy.combatant.ignores, count, saves)),
      ...hitMeans(strikeOddsAfter(outcomes, enemy, inFloats))
    }
  }
  return {
    attackDice: own.dice,
    hits,
    defenceDice: mean(count => defenceDice(count, guard)),
    saves: hits - mean(count => meanOfGame(uncancelledHits, count, guard)),
    uncancelled: mean((count, times) => times * meanOfGame(uncancelledHits, count, guard)),
    losses: mean((count, times) => meanOfGame(countedDefence, enemy.left, enemy.combatant.ignores, count, times, guard)),
    ...hitMeans(strikeOddsAfter(outcomes, enemy, inFloats))
  }
}

/** The means of two strikes at two units, added together. */
const both = (a: StrikeMeans, b: StrikeMeans): StrikeMeans => ({
  attackDice: a.attackDice + b.attackDice,
  hits: a.hits + b.hits,
  defenceDice: a.defenceDice + b.defenceDice,
  saves: a.saves + b.saves,
  uncancelled: a.uncancelled + b.uncancelled,
  losses: a.losses + b.losses,
  ...hitMeans(
    bothStrikeOdds(
      { hits: a.hitsP, uncancelled: a.uncancelledP },
      { hits: b.hitsP, uncancelled: b.uncancelledP },
      inFloats.weights
    )
  )
})

/**
 * The means of one of two units Side by Side. The enemy defends against both together (R6.3), so each gets a share of the
 * uncancelled hits and losses in proportion to its hits.
 */
const shared = (own: Fighter, mate: Fighter, enemy: Fighter): StrikeMeans => {
  const alone = plain(own, enemy, own.dice)
  const args = [firstAttack(own, enemy, own.dice), firstAttack(mate, enemy, mate.dice), guardOf(enemy)] as const
  const mates = meanOfGame(hitsOf, args[1])
  const part = alone.hits + mates > 0 ? alone.hits / (alone.hits + mates) : 0
  const uncancelled = part * meanOfGame(strikeTogether, ...args)
  return {
    ...alone,
    saves: alone.hits - uncancelled,
    uncancelled,
    losses: part * meanOfGame(countedStrikeTogether, enemy.left, enemy.combatant.ignores, ...args)
  }
}

/** The mean of each stage of one unit's strike in the first melee; `split`: the defender's dice aimed at the attacker (R6.3). */
export const strikeMeans = (ready: ReadyFight, role: UnitRole, split: number): StrikeMeans => {
  const { attacker, companion, defender } = ready
  const crushes = rollsHitsFirst(ready)
  if (!companion) {
    const [own, enemy] = role === 'attacker' ? [attacker, defender] : [defender, attacker]
    return crushes ? afterHits(ready, own, enemy) : plain(own, enemy, own.dice)
  }
  if (role === 'defender') return both(plain(defender, attacker, split), plain(defender, companion, defender.dice - split))
  return role === 'attacker' ? shared(attacker, companion, defender) : shared(companion, attacker, defender)
}
