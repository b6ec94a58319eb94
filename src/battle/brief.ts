import type { Distribution } from '../chance/battle'
import { TooManyFalls } from '../chance/exact'
import type { CellNumbers } from '../model/cell'
import { averagedNumbers, NO_NUMBERS, numbersOf } from '../model/cell-numbers'
import type { Measured } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import { type Clash, countOf, fighterAt } from './clash'
import { inspected } from './faults'
import { fightOf, type Readied, readied } from './fight'
import { odds } from './odds'
import { duelWinnerOf, isGone, type Party, partyLosses, retreatOf, wearinessOf, winnerOf } from './outcome'
import { workedOut } from './played'
import { killedPoints, lostByAttackers, swingOf } from './points'
import { livesOf } from './quantities'
import { roundsOf } from './rounds'
import { spreadOf } from './spread'
import { wrathFights } from './wrath'

export { TooManyFalls } from '../chance/exact'

/** A fight's numbers without its story: what tables of thousands of fights are made from. */

interface Sums {
  readonly p: { readonly [P in Party]: number[] }
  readonly gone: { [P in Party]: number }
  readonly winner: { attacker: number; tie: number; defender: number }
  readonly retreat: { attacker: number; defender: number; nobody: number }
  killed: number
  lost: number
  swing: number
}

const noSums = (ready: Readied): Sums => {
  const zeros = (party: Party) => new Array<number>(livesOf(ready, party) + 1).fill(0)
  return {
    p: { attacker: zeros('attacker'), defender: zeros('defender') },
    gone: { attacker: 0, defender: 0 },
    winner: { attacker: 0, tie: 0, defender: 0 },
    retreat: { attacker: 0, defender: 0, nobody: 0 },
    killed: 0,
    lost: 0,
    swing: 0
  }
}

const count = (ready: Readied, state: Clash, weight: number, party: Party, { p, gone }: Sums): void => {
  const lost = partyLosses(ready, state, party)
  p[party][lost] = (p[party][lost] ?? 0) + weight
  if (isGone(ready, state, party)) gone[party] += weight
}

/** Everything in one walk over the ways the fight can end. */
const summedUp = (ready: Readied, { states, weights }: Distribution<Clash>): Sums => {
  const sums = noSums(ready)
  const isMelee = ready.attacker.standing.place === 'melee'
  const winner = ready.isDuel ? duelWinnerOf : winnerOf
  for (let i = 0; i < states.length; i++) {
    const state = states[i] as Clash
    const weight = weights[i] ?? 0
    count(ready, state, weight, 'attacker', sums)
    count(ready, state, weight, 'defender', sums)
    sums.killed += weight * killedPoints(ready, state)
    sums.lost += weight * lostByAttackers(ready, state)
    sums.swing += weight * swingOf(ready, state)
    if (!isMelee) continue
    sums.winner[winner(ready, state)] += weight
    sums.retreat[retreatOf(ready, state)] += weight
  }
  return sums
}

const fateOf = (ready: Readied, distribution: Distribution<Clash>, party: Party, sums: Sums): Measured['attacker'] => {
  const { states, weights } = distribution
  const isResilient = fighterAt(ready, party).standing.resilience > 0
  const tired = isResilient ? states.reduce((sum, state, i) => sum + (weights[i] ?? 0) * countOf(state, party, 'Tired'), 0) : 0
  return {
    losses: spreadOf(sums.p[party]),
    wipedOut: Math.min(1, sums.gone[party]),
    fatigueAfter: wearinessOf(ready, party) + tired
  }
}

/** The numbers of a fight that is ready, worked out exactly. */
const briefOf = (ready: Readied, kind: Scenario['kind']): Measured => {
  const distribution = workedOut(ready)
  const sums = summedUp(ready, distribution)
  const { attacker, tie, defender } = sums.winner
  return {
    kind,
    attacker: fateOf(ready, distribution, 'attacker', sums),
    defender: fateOf(ready, distribution, 'defender', sums),
    ...(kind === 'melee' && {
      result: { attackerWins: Math.min(1, attacker), tie: Math.min(1, tie), defenderWins: Math.min(1, defender) },
      disengages: sums.retreat
    }),
    victoryPoints: { killed: sums.killed, lost: sums.lost, swing: sums.swing },
    ...(ready.isDuel && { lasts: roundsOf(ready).lasts })
  }
}

/** The same numbers as `odds` tells, and the same refusals; sampled where the scenario asks for it. */
export const brief = (scenario: Scenario, book: Rulebook): Measured => {
  const { method = 'exact', kind } = scenario
  if (method !== 'exact' || wrathFights(scenario, book)) return odds(scenario, book, { asides: false })
  try {
    return briefOf(readied(scenario, book), kind)
  } catch (error) {
    // told by `odds`, which knows the cure
    if (error instanceof TooManyFalls) return odds(scenario, book, { asides: false })
    throw error
  }
}

/** The fight with whatever of it can be played: an ability that cannot be used here does nothing. For taking a fight apart. */
export const numbersOfWhatFits = (scenario: Scenario, book: Rulebook): CellNumbers => {
  const of = (fight: Scenario) => numbersOf(briefOf(fightOf(inspected(fight, book).fray, fight), fight.kind))
  const thrown = wrathFights(scenario, book)
  if (!thrown) return of(scenario)
  const nothing = { ...NO_NUMBERS, ...(scenario.kind === 'melee' && { attackerWins: 0, tie: 1, defenderWins: 0 }) }
  return averagedNumbers([
    ...thrown.fights.map(({ scenario: fight, chance }) => ({ numbers: of(fight), chance })),
    { numbers: nothing, chance: thrown.unfought }
  ])
}
