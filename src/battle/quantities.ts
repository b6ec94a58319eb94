import type { Clash, Ready } from './clash'
import { duelWinnerOf, isGone, type Party, partyLosses, retreatOf, winnerOf } from './outcome'
import { killedPoints, lostByAttackers, swingOf } from './points'

/** One reported number: a probability (0..1) or the mean of something, as a function of how the fight ended. */
export interface Quantity {
  /** Its path in the report. */
  readonly name: string
  readonly kind: 'probability' | 'mean'
  readonly of: (state: Clash) => number
}

const chance = (name: string, holds: (state: Clash) => boolean): Quantity => ({
  name,
  kind: 'probability',
  of: state => (holds(state) ? 1 : 0)
})

const mean = (name: string, of: (state: Clash) => number): Quantity => ({ name, kind: 'mean', of })

const melee = (ready: Ready): readonly Quantity[] => {
  const winner = ready.isDuel ? duelWinnerOf : winnerOf
  return [
    chance('result.attackerWins', state => winner(ready, state) === 'attacker'),
    chance('result.tie', state => winner(ready, state) === 'tie'),
    chance('result.defenderWins', state => winner(ready, state) === 'defender'),
    chance('disengages.attacker', state => retreatOf(ready, state) === 'attacker'),
    chance('disengages.defender', state => retreatOf(ready, state) === 'defender'),
    chance('disengages.nobody', state => retreatOf(ready, state) === 'nobody')
  ]
}

/** Losses of a side: chances of each number, the mean, and of the whole side being gone. */
const losses = (ready: Ready, party: Party): readonly Quantity[] => {
  const lost = (state: Clash) => partyLosses(ready, state, party)
  return [
    mean(`${party}.losses.mean`, lost),
    chance(`${party}.wipedOut`, state => isGone(ready, state, party)),
    ...Array.from({ length: livesOf(ready, party) + 1 }, (_, k) => chance(`${party}.losses.p.${k}`, state => lost(state) === k))
  ]
}

/** Losses a side can take at most. */
export const livesOf = ({ attacker, companion, defender }: Ready, party: Party): number => {
  if (party === 'defender') return defender.lives
  return attacker.lives + (companion?.lives ?? 0)
}

/** Every number of a fight that dice decide, by its path in the report. */
export const quantitiesOf = (ready: Ready): readonly Quantity[] => [
  ...(ready.attacker.standing.place === 'melee' ? melee(ready) : []),
  ...losses(ready, 'attacker'),
  ...losses(ready, 'defender'),
  mean('victoryPoints.killed', state => killedPoints(ready, state)),
  mean('victoryPoints.lost', state => lostByAttackers(ready, state)),
  mean('victoryPoints.swing', state => swingOf(ready, state))
]
