import type { FightReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Ready } from './clash'
import { inspected } from './faults'
import { fightOf, isTooLarge, type Readied } from './fight'
import { measured } from './measured'
import { workedOut } from './played'

/** The same fight with the defender's other choice about giving up dice (R3.3); nothing where there is no such choice. */
export const roadNotTaken = (
  scenario: Scenario,
  ready: Ready,
  book: Rulebook
): { readonly givesUpDice: boolean; readonly there: Readied } | undefined => {
  const { defender } = scenario
  if (scenario.kind !== 'melee' || 'together' in defender) return undefined
  const { generated } = ready.defender.standing
  if (generated === 0) return undefined
  const givesUpDice = !(defender.givesUpDice ?? false)
  const { fray, faults } = inspected({ ...scenario, defender: { ...defender, givesUpDice } }, book)
  return faults.length ? undefined : { givesUpDice, there: fightOf(fray, scenario) }
}

/** Plays the road not taken. */
export const otherwiseOf = (scenario: Scenario, ready: Ready, book: Rulebook): FightReport['otherwise'] => {
  try {
    const road = roadNotTaken(scenario, ready, book)
    if (!road) return undefined
    const { givesUpDice, there } = road
    const { result, victoryPoints } = measured(there, workedOut(there))
    return result && { givesUpDice, result, swing: victoryPoints.swing }
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw error
  }
}
