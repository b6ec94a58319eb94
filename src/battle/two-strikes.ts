import { inFloats } from '../chance/exact'
import type { Odds } from '../chance/odds'
import { NO_FEATS } from '../model/fight-state'
import type { Party } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import { worked } from '../model/work'
import type { Combatant, Engagement } from './combatant'
import type { Standings } from './fight-state'
import { attackDice, firstDie, firstGuard } from './fighter'
import { struck } from './strike'
import { isApart } from './strike-key'

/**
 * A melee of two strikes that know nothing of each other, from which nothing comes but losses, as most are. Its ends need not be played: each
 * loss of one side comes with each of the other.
 */

/** The units, and how likely each number of losses is on either side. */
export interface TwoStrikes extends Standings {
  readonly odds: Readonly<Record<Party, Odds<number>>>
}

const isBare = ({ place, removed, resilience, feats }: Combatant): boolean =>
  place === 'melee' && removed === 0 && resilience === 0 && feats === NO_FEATS

const standing = (fray: Engagement, side: Party) => ({ side, standing: fray[side], lives: fray[side].unit.lives })

/** Of one side, by the strike of the other: the same game, with the same stakes, that the steps of a melee play. */
const lossesOf = (fray: Engagement, side: Party): Odds<number> => {
  const own = fray[side]
  const from = side === 'attacker' ? 'defender' : 'attacker'
  const { dice } = attackDice(fray[from])
  return inFloats.oddsOf(struck, [own.unit.lives, own.ignores, dice, firstDie(fray, from, side), firstGuard(fray, own)])
}

/** The fray as two such strikes; undefined where it is more than that. */
export const twoStrikesOf = (fray: Engagement, { rounds }: Scenario): TwoStrikes | undefined => {
  if (!isBare(fray.attacker) || !isBare(fray.defender) || !isApart(fray, rounds)) return undefined
  const odds = { attacker: lossesOf(fray, 'attacker'), defender: lossesOf(fray, 'defender') }
  worked(odds.attacker.worth.length * odds.defender.worth.length)
  return { fray, attacker: standing(fray, 'attacker'), defender: standing(fray, 'defender'), odds }
}
