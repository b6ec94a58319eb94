import { inFloats, type Reading } from '../chance/exact'
import type { Odds } from '../chance/odds'
import type { Weights } from '../chance/sums'
import { hitsLeft, rollSaves, saveDice } from './attack-dice'
import type { UnitRole } from './combatant'
import { countOf, type FightState, type Ready } from './fight-state'
import type { Fighter, Round } from './fighter'
import {
  defenceDice,
  defenceDiceTogether,
  type Guard,
  hitting,
  rollsApart,
  strike,
  sufferTogether,
  uncancelledHits
} from './strike'

/** How the dice of one unit's strike fall in the first melee, in any arithmetic. */

/** `hits[k]`: the chance of exactly k hits; `uncancelled[k]`: of exactly k that are not cancelled. */
export interface StrikeOdds<W> {
  readonly hits: readonly W[]
  readonly uncancelled: readonly W[]
}

interface Share<W> {
  readonly odds: Odds<W>
  readonly share: W
  readonly times?: number
}

/** The chance of each worth from 0, as a list. */
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

const summed = <W>(a: readonly W[], b: readonly W[], { plus, times, zero }: Weights<W>): readonly W[] => {
  const p: W[] = []
  a.forEach((x, i) => b.forEach((y, j) => (p[i + j] = plus(p[i + j] ?? zero, times(x, y)))))
  return p
}

export const firstRound = ({ rounds }: Fighter): Round => {
  const [round] = rounds
  if (!round) throw new RangeError('a fighter has a first round')
  return round
}

export const guardOf = (fighter: Fighter): Guard => firstRound(fighter).guard[fighter.left] as Guard

/** One strike of `count` dice at one enemy. */
export const plainStrikeOdds = <W>(own: Fighter, enemy: Fighter, count: number, reading: Reading<W>): StrikeOdds<W> => {
  const { weights, oddsOf } = reading
  const attack = firstRound(own).attack[enemy.side]
  return {
    hits: spread([{ odds: oddsOf(hitting, [count, attack]), share: weights.one }], weights),
    uncancelled: spread([{ odds: oddsOf(strike, [count, attack, guardOf(enemy)]), share: weights.one }], weights)
  }
}

/** Hits as they stand before anybody defends, with the chance of each; `times`: what each uncancelled one counts. */
export interface StrikeLosses<W> {
  readonly share: W
  readonly hits: number
  readonly times: number
}

/** Hits on a unit where they may count double (Crush): the first step of the battle itself. */
export const lossesOn = <W>({ battle }: Ready, enemy: Fighter, { exactly, weights }: Reading<W>): readonly StrikeLosses<W>[] => {
  const { start, most, steps } = battle
  const reached = exactly({ start, most, steps: steps.slice(0, 1) })
  return reached.states.map((state: FightState, i) => ({
    share: reached.weights[i] ?? weights.zero,
    hits: countOf(state, enemy.side, 'Hits'),
    times: 1 + countOf(state, enemy.side, 'Doubled')
  }))
}

export const strikeOddsAfter = <W>(
  fallen: readonly StrikeLosses<W>[],
  enemy: Fighter,
  { weights, oddsOf }: Reading<W>
): StrikeOdds<W> => {
  const guard = guardOf(enemy)
  const { special } = firstRound(enemy)
  if (special) {
    const { ward } = special
    const certain = (hits: number) => ({ worth: [hits], weight: [weights.one] })
    return {
      hits: spread(
        fallen.map(({ share, hits }) => ({ odds: certain(hits + ward.hits), share })),
        weights
      ),
      uncancelled: spread(
        fallen.map(({ share, hits }) => ({ odds: oddsOf(rollSaves, [hits, ward]), share })),
        weights
      )
    }
  }
  return {
    hits: spread(
      fallen.map(({ share, hits }) => ({ odds: { worth: [hits], weight: [weights.one] }, share })),
      weights
    ),
    uncancelled: spread(
      fallen.map(({ share, hits, times }) => ({ odds: oddsOf(uncancelledHits, [hits, guard]), share, times })),
      weights
    )
  }
}

/** Two strikes at two units, together. */
export const bothStrikeOdds = <W>(a: StrikeOdds<W>, b: StrikeOdds<W>, weights: Weights<W>): StrikeOdds<W> => ({
  hits: summed(a.hits, b.hits, weights),
  uncancelled: summed(a.uncancelled, b.uncancelled, weights)
})

/** Hits are counted before anybody defends: some may count double, or dice do more than hit or cancel. */
export const isCrushed = ({ attacker, companion, defender }: Ready): boolean =>
  [attacker, companion, defender].some(fighter => fighter?.standing.doublesHits || fighter?.rounds[0]?.special !== undefined)

/** How one unit's dice fall; `split` of the defender's dice are aimed at the first of two units. */
export const strikeOddsOf = <W>(ready: Ready, side: UnitRole, split: number, reading: Reading<W>): StrikeOdds<W> => {
  const { attacker, companion, defender } = ready
  const { weights } = reading
  const own = side === 'defender' ? defender : side === 'attacker' ? attacker : (companion ?? attacker)
  if (own.standing.place === 'shot-at') return { hits: [weights.one], uncancelled: [weights.one] }
  if (side !== 'defender' || !companion) {
    const enemy = side === 'defender' ? attacker : defender
    if (!companion && isCrushed(ready)) return strikeOddsAfter(lossesOn(ready, enemy, reading), enemy, reading)
    return plainStrikeOdds(own, enemy, own.dice, reading)
  }
  const first = plainStrikeOdds(defender, attacker, split, reading)
  return bothStrikeOdds(first, plainStrikeOdds(defender, companion, defender.dice - split, reading), weights)
}

/** What comes of one strike, all that its dice show taken together: the chance of each number. */
export interface StrikeStages {
  readonly attackDice: number
  readonly hits: readonly number[]
  /** Hits that are not saved. */
  readonly through: readonly number[]
  /** Of the enemy. */
  readonly defenceDice: readonly number[]
  readonly saves: readonly number[]
}

/** Hits as they stand before anybody defends, the dice rolled against them, and what is left; each that is left counts `times`. */
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

/** The hits of so many dice of one unit at another, with the chance of each number. */
const hitsOn = (own: Fighter, enemy: Fighter, count: number): readonly StrikeLosses<number>[] => {
  const { worth, weight } = inFloats.oddsOf(hitting, [count, firstRound(own).attack[enemy.side]])
  return worth.map((hits, i) => ({ share: weight[i] ?? 0, hits, times: 1 }))
}

const blowsOn = (enemy: Fighter, fallen: readonly StrikeLosses<number>[]): readonly Blow[] => {
  const { special } = firstRound(enemy)
  const guard = guardOf(enemy)
  return fallen.map(({ share, hits, times }) =>
    special
      ? {
          share,
          hits: hits + special.ward.hits,
          dice: saveDice(hitsLeft(hits, special.ward), special.ward),
          left: inFloats.oddsOf(rollSaves, [hits, special.ward])
        }
      : { share, hits, dice: defenceDice(hits, guard), left: inFloats.oddsOf(uncancelledHits, [hits, guard]), times }
  )
}

/** Side by Side: two units strike one, which defends against both (R6.3). */
const blowsTogether = (one: Fighter, other: Fighter, enemy: Fighter, apart: number): readonly Blow[] => {
  const guard = guardOf(enemy)
  return hitsOn(one, enemy, one.dice).flatMap(first =>
    hitsOn(other, enemy, other.dice).map(second => ({
      share: first.share * second.share,
      hits: first.hits + second.hits,
      dice: defenceDiceTogether(first.hits, second.hits, guard, apart),
      left: inFloats.oddsOf(sufferTogether, [first.hits, second.hits, 0, guard, apart])
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

/** The strike of a side in the first melee, or of a shot; who is shot at does not strike. */
export const stagesOf = (ready: Ready & { readonly split?: number }, side: 'attacker' | 'defender'): StrikeStages => {
  const { attacker, companion, defender, split = 0 } = ready
  const [own, enemy] = side === 'attacker' ? [attacker, defender] : [defender, attacker]
  if (own.standing.place === 'shot-at') return NO_STRIKE
  if (!companion) {
    const fallen = isCrushed(ready) ? lossesOn(ready, enemy, inFloats) : hitsOn(own, enemy, own.dice)
    return stagesFrom(own.dice, blowsOn(enemy, fallen))
  }
  if (side === 'attacker') {
    const apart = rollsApart(ready.engagement.readings)
    return stagesFrom(attacker.dice + companion.dice, blowsTogether(attacker, companion, defender, apart))
  }
  const at = (one: Fighter, dice: number) => stagesFrom(dice, blowsOn(one, hitsOn(defender, one, dice)))
  return bothStages(at(attacker, split), at(companion, defender.dice - split))
}
