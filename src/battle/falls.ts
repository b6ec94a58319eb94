import type { Reading } from '../chance/exact'
import type { Odds } from '../chance/odds'
import type { Weights } from '../chance/weights'
import { type Clash, countOf, type Ready } from './clash'
import type { Fighter, Round } from './fighter'
import type { SideName } from './standing'
import { type Guard, hitting, strike, suffer } from './strike'
import { warding } from './volley'

/** How the dice of one unit's strike fall in the first melee, in any arithmetic. */

/** `hits[k]`: the chance of exactly k hits; `uncancelled[k]`: of exactly k that are not cancelled. */
export interface Falls<W> {
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
  const p = Array.from({ length: a.length + b.length - 1 }, () => zero)
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
export const plainFalls = <W>(own: Fighter, enemy: Fighter, count: number, reading: Reading<W>): Falls<W> => {
  const { weights, oddsOf } = reading
  const attack = firstRound(own).attack[enemy.side]
  return {
    hits: spread([{ odds: oddsOf(hitting, [count, attack]), share: weights.one }], weights),
    uncancelled: spread([{ odds: oddsOf(strike, [count, attack, guardOf(enemy)]), share: weights.one }], weights)
  }
}

/** Hits as they stand before anybody defends, with the chance of each; `times`: what each uncancelled one counts. */
export interface Fallen<W> {
  readonly share: W
  readonly hits: number
  readonly times: number
}

/** Hits on a unit where they may count double (Crush): the first step of the battle itself. */
export const fallenOn = <W>({ battle }: Ready, enemy: Fighter, { exactly, weights }: Reading<W>): readonly Fallen<W>[] => {
  const { start, most, steps } = battle
  const reached = exactly({ start, most, steps: steps.slice(0, 1) })
  return reached.states.map((state: Clash, i) => ({
    share: reached.weights[i] ?? weights.zero,
    hits: countOf(state, enemy.side, 'Hits'),
    times: 1 + countOf(state, enemy.side, 'Doubled')
  }))
}

export const fallsAfter = <W>(fallen: readonly Fallen<W>[], enemy: Fighter, { weights, oddsOf }: Reading<W>): Falls<W> => {
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
        fallen.map(({ share, hits }) => ({ odds: oddsOf(warding, [hits, ward]), share })),
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
      fallen.map(({ share, hits, times }) => ({ odds: oddsOf(suffer, [hits, guard]), share, times })),
      weights
    )
  }
}

/** Two strikes at two units, together. */
export const bothFalls = <W>(a: Falls<W>, b: Falls<W>, weights: Weights<W>): Falls<W> => ({
  hits: summed(a.hits, b.hits, weights),
  uncancelled: summed(a.uncancelled, b.uncancelled, weights)
})

/** Hits are counted before anybody defends: some may count double, or dice do more than hit or cancel. */
export const isCrushed = ({ attacker, companion, defender }: Ready): boolean =>
  [attacker, companion, defender].some(fighter => fighter?.standing.doublesHits || fighter?.rounds[0]?.special !== undefined)

/** How one unit's dice fall; `split` of the defender's dice are aimed at the first of two units. */
export const fallsOf = <W>(ready: Ready, side: SideName, split: number, reading: Reading<W>): Falls<W> => {
  const { attacker, companion, defender } = ready
  const { weights } = reading
  const own = side === 'defender' ? defender : side === 'attacker' ? attacker : (companion ?? attacker)
  if (own.standing.place === 'shot-at') return { hits: [weights.one], uncancelled: [weights.one] }
  if (side !== 'defender' || !companion) {
    const enemy = side === 'defender' ? attacker : defender
    if (!companion && isCrushed(ready)) return fallsAfter(fallenOn(ready, enemy, reading), enemy, reading)
    return plainFalls(own, enemy, own.dice, reading)
  }
  const first = plainFalls(defender, attacker, split, reading)
  return bothFalls(first, plainFalls(defender, companion, defender.dice - split, reading), weights)
}
