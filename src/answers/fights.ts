import { odds } from '../battle/odds'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import { asksStages, partsOf } from '../model/quantities'
import type { FightReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import { numbersAsked } from '../request/condition-fits'
import { replay } from '../request/replay'
import { fightReplay } from '../request/study-replay'
import type { Rulebook } from '../rules/types'
import { effects } from '../study/effects'

/** One melee or one shot. A module of its own, so that the commands used most load nothing else. */

/** What a report has besides the numbers of the fight. */
export interface FightOptions {
  /**
   * The defender's other choice about giving up dice, and the interpretations that matter. Off by default: they take several
   * fights.
   */
  readonly asides?: boolean
  /** Hits, unsaved hits, saves and dice rolled of each side. */
  readonly stages?: boolean
  /** What each ability, cover, fatigue and weapon contributes. */
  readonly effects?: boolean
  /** Further arguments for the report's command. */
  readonly more?: readonly string[]
}

/** Refuses --method fractions, which works for a single fight, not for a table of many. */
export const refuseFractions = ({ method }: Scenario): void => {
  if (method === 'fractions')
    refuse(t('--method fractions works for one melee or one shot: leave it out where many fights are compared'), 'method')
}

/** Thrown dice would pass their noise for the effect of a rule or a change. */
export const refuseSampling = ({ method }: Scenario): void => {
  if (method === 'monte-carlo' || method === 'both')
    refuse(t('--method {method}: these figures are always exact, never sampled: leave it out', { method }), 'method')
}

const answerFight = (
  scenario: Scenario,
  book: Rulebook,
  { asides = false, stages = false, effects: isAsked = false, more = [] }: FightOptions = {}
): FightReport => {
  const answer = odds(scenario, book, { asides, stages: stages || asksStages(scenario.ask ?? []) })
  const asked = numbersAsked(scenario, partsOf(answer))
  const found = isAsked ? effects(scenario, book) : undefined
  const again = more.length > 0 ? fightReplay(scenario, book, more) : replay(scenario, book)
  return { ...answer, ...(asked && { asked }), ...(found && { effects: found }), replay: again }
}

/** The odds of one melee or one shot. Throw a RequestError where the rules do not allow the fight. */
export const fightAnswers = { melee: answerFight, shoot: answerFight } as const
