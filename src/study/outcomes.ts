import { readied } from '../battle/fight'
import { exactAnswer, sampledAnswer } from '../battle/methods'
import type { Rulebook } from '../battle/odds'
import { partyLosses } from '../battle/outcome'
import { lostPoints } from '../battle/points'
import { possibleFights } from '../battle/uncertain'
import type { Scenario } from '../model/scenario'

/** Every way a fight can end, as far as players see it: losses of both sides, and the victory points they make. */

export interface Outcome {
  readonly attacker: number
  readonly defender: number
  /** Victory points killed and lost by the attackers; the mean where losses alone do not settle it (friends who died for a warlord). */
  readonly killed: number
  readonly lost: number
  /** Killed less lost. */
  readonly swing: number
  readonly chance: number
}

interface Weighed {
  chance: number
  killed: number
  lost: number
}

const MOST_LOSSES = 1000

const ofOne = (scenario: Scenario, share: number, book: Rulebook, into: Map<number, Weighed>): void => {
  const ready = readied(scenario, book)
  const isThrown = scenario.method === 'monte-carlo'
  const { states, weights } = isThrown ? sampledAnswer(ready, scenario).distribution : exactAnswer(ready)
  states.forEach((state, i) => {
    const key = partyLosses(ready, state, 'attacker') * MOST_LOSSES + partyLosses(ready, state, 'defender')
    const chance = share * (weights[i] ?? 0)
    const known = into.get(key) ?? { chance: 0, killed: 0, lost: 0 }
    into.set(key, {
      chance: known.chance + chance,
      killed: known.killed + chance * lostPoints(ready, state, 'defender'),
      lost: known.lost + chance * lostPoints(ready, state, 'attacker')
    })
  })
}

/** Throws a RequestError as `odds` does. */
export const outcomesOf = (scenario: Scenario, book: Rulebook): readonly Outcome[] => {
  const { fights, unfought } = possibleFights(scenario, book) ?? { fights: [{ scenario, chance: 1 }], unfought: 0 }
  const found = new Map<number, Weighed>(unfought > 0 ? [[0, { chance: unfought, killed: 0, lost: 0 }]] : [])
  for (const { scenario: fight, chance } of fights) ofOne(fight, chance, book, found)
  return [...found].map(([key, { chance, ...worth }]) => {
    const [killed, lost] = chance > 0 ? [worth.killed / chance, worth.lost / chance] : [0, 0]
    return { attacker: Math.floor(key / MOST_LOSSES), defender: key % MOST_LOSSES, killed, lost, swing: killed - lost, chance }
  })
}
