import type { Measured } from '../model/quantities'
import type { Clash } from './clash'
import type { Readied } from './fight'
import { duelWinnerOf, isGone, type Party, partyLosses, retreatOf, wearinessIn, winnerOf } from './outcome'
import { killedPoints, lostByAttackers } from './points'

/** One way a fight can end, as the numbers of a fight that is certain to end so. */

const fateOf = (ready: Readied, state: Clash, party: Party): Measured['attacker'] => {
  const lost = partyLosses(ready, state, party)
  return {
    losses: { mean: lost, sd: 0, p: Array.from({ length: lost + 1 }, (_, k) => (k === lost ? 1 : 0)) },
    wipedOut: isGone(ready, state, party) ? 1 : 0,
    fatigueAfter: wearinessIn(ready, state, party)
  }
}

const chanceOf = (holds: boolean): number => (holds ? 1 : 0)

const meleeOf = (ready: Readied, state: Clash): Pick<Measured, 'result' | 'disengages'> => {
  const winner = (ready.isDuel ? duelWinnerOf : winnerOf)(ready, state)
  const retreat = retreatOf(ready, state)
  return {
    result: {
      attackerWins: chanceOf(winner === 'attacker'),
      tie: chanceOf(winner === 'tie'),
      defenderWins: chanceOf(winner === 'defender')
    },
    disengages: {
      attacker: chanceOf(retreat === 'attacker'),
      defender: chanceOf(retreat === 'defender'),
      nobody: chanceOf(retreat === 'nobody')
    }
  }
}

/** Every chance is 0 or 1, every mean what it came to. How many melees a duel took is not known from its end. */
export const endOf = (ready: Readied, state: Clash): Measured => {
  const isMelee = ready.attacker.standing.place === 'melee'
  const [killed, lost] = [killedPoints(ready, state), lostByAttackers(ready, state)]
  return {
    kind: isMelee ? 'melee' : 'shoot',
    attacker: fateOf(ready, state, 'attacker'),
    defender: fateOf(ready, state, 'defender'),
    ...(isMelee && meleeOf(ready, state)),
    victoryPoints: { killed, lost, swing: killed - lost }
  }
}
