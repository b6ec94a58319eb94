import { TooManyOutcomes } from '../chance/exact'
import { averagedNumbers, type CellNumbers, numbersOf } from '../model/cell-numbers'
import { type Measured, measuredFrom, type Parts, partsOf } from '../model/quantities'
import type { FightReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import { inspected } from './faults'
import { fightOf, validEngagement } from './fight'
import type { ReadyFight } from './fight-state'
import { measuresOf, partsIn, partsOfStrikes, unfought } from './measures'
import { exactAnswer } from './methods'
import { odds } from './odds'
import { roundsOf } from './rounds'
import { twoStrikesOf } from './two-strikes'
import { possibleFights } from './uncertain'

/** The numbers of a fight without its report, for tables of thousands of fights. */

/** The numbers of a fight that is ready for its dice, computed exactly; those of its stages on request. */
export const summaryOf = (ready: ReadyFight, stages = false): Measured => ({
  ...measuresOf(ready, exactAnswer(ready), stages),
  ...(ready.isDuel && { lasts: roundsOf(ready).lasts })
})

/** The numbers of `summaryFor`, each computed when it is asked for. */
export const partsFor = (scenario: Scenario, book: Rulebook): Parts => {
  const { method = 'exact', rounds = 1 } = scenario
  const isPlain = method === 'exact' && rounds === 1 && !possibleFights(scenario, book)
  return isPlain ? partsOfPlain(scenario, book) : partsOf(summaryFor(scenario, book))
}

const partsOfPlain = (scenario: Scenario, book: Rulebook): Parts => {
  try {
    const engagement = validEngagement(scenario, book)
    const strikes = twoStrikesOf(engagement, scenario)
    if (strikes) return partsOfStrikes(strikes)
    const ready = fightOf(engagement, scenario)
    return partsIn(ready, exactAnswer(ready))
  } catch (error) {
    if (error instanceof TooManyOutcomes) return partsOf(summaryFor(scenario, book))
    throw error
  }
}

/** The numbers of a fight; if it was sampled, also how, and their intervals. */
export type Summary = Measured & Partial<Pick<FightReport, 'method' | 'intervals'>>

/** The numbers of a fight, the same as those of `odds`, with the same RequestErrors; sampled if the scenario asks for that. */
export const summaryFor = (scenario: Scenario, book: Rulebook, stages = false): Summary => {
  const { method = 'exact' } = scenario
  if (method !== 'exact' || possibleFights(scenario, book)) return odds(scenario, book, { asides: false, stages })
  try {
    const engagement = validEngagement(scenario, book)
    const strikes = stages ? undefined : twoStrikesOf(engagement, scenario)
    return strikes ? measuredFrom(scenario.kind, partsOfStrikes(strikes)) : summaryOf(fightOf(engagement, scenario), stages)
  } catch (error) {
    // `odds` reports it, with a cure
    if (error instanceof TooManyOutcomes) return odds(scenario, book, { asides: false, stages })
    throw error
  }
}

/**
 * The numbers of a fight in which what cannot be used here does nothing, such as an ability: for analysing a fight part by part.
 */
export const numbersOfWhatFits = (scenario: Scenario, book: Rulebook): CellNumbers => {
  const of = (fight: Scenario) => numbersOf(summaryOf(fightOf(inspected(fight, book).engagement, fight)))
  const thrown = possibleFights(scenario, book)
  if (!thrown) return of(scenario)
  const nothing = numbersOf(unfought(scenario.kind, { attacker: 0, defender: 0 }))
  return averagedNumbers([
    ...thrown.fights.map(({ scenario: fight, chance }) => ({ numbers: of(fight), chance })),
    { numbers: nothing, chance: thrown.unfought }
  ])
}
