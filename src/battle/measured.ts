import type { Distribution } from '../chance/battle'
import type { Measured } from '../model/quantities'
import { type Clash, fighterAt } from './clash'
import type { Readied } from './fight'
import { lossDistribution } from './loss-distribution'
import {
  aheadBy,
  duelWinnerOf,
  isTiredByDice,
  type Party,
  partyLosses,
  retreatAfter,
  wearinessIn,
  wearinessOf,
  winnerOf
} from './outcome'
import { isByLosses, killedPoints, lostByAttackers, pointsFor } from './points'
import { livesOf } from './quantities'

/** A fight's numbers without its story, from the ways in which it can end: what every report of one is made from. */

type Chances = { readonly [P in Party]: readonly number[] }

interface Sums {
  /** `p[party][k]`: the chance that the side loses exactly k. */
  readonly p: Chances
  readonly winner: { attacker: number; tie: number; defender: number }
  readonly retreat: { attacker: number; defender: number; nobody: number }
}

const zeros = (ready: Readied, party: Party): number[] => new Array<number>(livesOf(ready, party) + 1).fill(0)

/** Everything in one walk over the ways the fight can end. */
const summedUp = (ready: Readied, { states, weights }: Distribution<Clash>): Sums => {
  const attacker = zeros(ready, 'attacker')
  const defender = zeros(ready, 'defender')
  const winner = { attacker: 0, tie: 0, defender: 0 }
  const retreat = { attacker: 0, defender: 0, nobody: 0 }
  const isMelee = ready.attacker.standing.place === 'melee'
  for (let i = 0; i < states.length; i++) {
    const state = states[i] as Clash
    const weight = weights[i] as number
    const killed = partyLosses(ready, state, 'defender')
    const lost = partyLosses(ready, state, 'attacker')
    defender[killed] = (defender[killed] as number) + weight
    attacker[lost] = (attacker[lost] as number) + weight
    if (!isMelee) continue
    const ahead = ready.tallies.areByLosses ? aheadBy(killed - lost) : winnerOf(ready, state)
    const won = ready.isDuel ? duelWinnerOf(ready, state) : ahead
    if (won === 'attacker') winner.attacker += weight
    else if (won === 'defender') winner.defender += weight
    else winner.tie += weight
    const gives = retreatAfter(ready, state, ahead)
    if (gives === 'attacker') retreat.attacker += weight
    else if (gives === 'defender') retreat.defender += weight
    else retreat.nobody += weight
  }
  return { p: { attacker, defender }, winner, retreat }
}

const meanOf = ({ states, weights }: Distribution<Clash>, of: (state: Clash) => number): number => {
  let mean = 0
  for (let i = 0; i < states.length; i++) mean += (weights[i] as number) * of(states[i] as Clash)
  return mean
}

const certain = (chance: number): number => Math.min(1, chance)

const fateOf = (ready: Readied, distribution: Distribution<Clash>, party: Party, { p }: Sums): Measured[Party] => {
  const isByDice = isTiredByDice(fighterAt(ready, party).standing)
  const losses = lossDistribution(p[party])
  return {
    losses,
    // of all its lives: two units that charge are gone where both are
    wipedOut: certain(losses.p.at(-1) ?? 0),
    fatigueAfter: isByDice ? meanOf(distribution, state => wearinessIn(ready, state, party)) : wearinessOf(ready, party)
  }
}

/** Victory points hang on losses alone, but where friends die for a warlord or two units charge. */
const pointsOf = (ready: Readied, distribution: Distribution<Clash>, { p }: Sums): Measured['victoryPoints'] => {
  const mean = (party: Party, of: (state: Clash) => number): number => {
    if (!isByLosses(ready, party)) return meanOf(distribution, of)
    const chances = p[party]
    let points = 0
    for (let lost = 0; lost < chances.length; lost++) points += (chances[lost] as number) * pointsFor(ready, party, lost)
    return points
  }
  const killed = mean('defender', state => killedPoints(ready, state))
  const lost = mean('attacker', state => lostByAttackers(ready, state))
  return { killed, lost, swing: killed - lost }
}

/** The numbers of a fight over all the ways in which it can end, or those that were met. */
export const measured = (ready: Readied, distribution: Distribution<Clash>): Omit<Measured, 'lasts'> => {
  const sums = summedUp(ready, distribution)
  const { winner, retreat } = sums
  const isMelee = ready.attacker.standing.place === 'melee'
  return {
    kind: isMelee ? 'melee' : 'shoot',
    attacker: fateOf(ready, distribution, 'attacker', sums),
    defender: fateOf(ready, distribution, 'defender', sums),
    ...(isMelee && {
      result: {
        attackerWins: certain(winner.attacker),
        tie: certain(winner.tie),
        defenderWins: certain(winner.defender)
      },
      disengages: {
        attacker: certain(retreat.attacker),
        defender: certain(retreat.defender),
        nobody: certain(retreat.nobody)
      }
    }),
    victoryPoints: pointsOf(ready, distribution, sums)
  }
}
