import { inFloats } from '../chance/exact'
import type { Odds } from '../chance/odds'
import type { Scenario, Side } from '../model/scenario'
import { NO_STRIKE_RULES } from '../model/unit-state'
import { addWork } from '../model/work'
import type { Combatant, Engagement } from './combatant'
import type { FightersAtDice } from './fight-state'
import { attackOf, countedStrike } from './strike'
import { hasIndependentStrikes, plainStrikeAt } from './strike-key'

/**
 * A melee of two independent strikes, from which nothing comes but losses, as most are. Its end states need not be played: every
 * number of losses of one side is combined with every number of the other.
 */

/** The units of such a melee, and the odds of each number of losses on either side. */
export interface TwoStrikes extends FightersAtDice {
  readonly odds: Readonly<Record<Side, Odds<number>>>
}

const isBare = ({ place, removed, resilience, strikeRules }: Combatant): boolean =>
  place === 'melee' && removed === 0 && resilience === 0 && strikeRules === NO_STRIKE_RULES

const fighterAtDice = (engagement: Engagement, side: Side) => ({
  role: side,
  combatant: engagement[side],
  lives: engagement[side].unit.lives
})

/** The odds of a side's losses to the strike of the other: the game, with the arguments, that the steps of a melee play too. */
const lossesOf = (engagement: Engagement, side: Side): Odds<number> => {
  const { lives, lossRules, dice, die, guard } = plainStrikeAt(engagement, side)
  return inFloats.oddsOf(countedStrike, [lives, lossRules.ignores, attackOf(dice, die), guard])
}

/** The engagement as two independent strikes; undefined if it is more than that. */
export const twoStrikesOf = (engagement: Engagement, { rounds }: Scenario): TwoStrikes | undefined => {
  if (!isBare(engagement.attacker) || !isBare(engagement.defender) || !hasIndependentStrikes(engagement, rounds)) return undefined
  const odds = { attacker: lossesOf(engagement, 'attacker'), defender: lossesOf(engagement, 'defender') }
  addWork(odds.attacker.worth.length * odds.defender.worth.length)
  return { engagement, attacker: fighterAtDice(engagement, 'attacker'), defender: fighterAtDice(engagement, 'defender'), odds }
}
