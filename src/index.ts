// Re-exports only, so that bundlers can drop what a program does not import.
export type { Answers, FightOptions, Kind, ObservedRequest, RulesRequest, WarbandsRequest } from './answers'
export {
  type AdviceOptions,
  advise,
  answers,
  odds,
  ownRulebook,
  type PlanOptions,
  plan,
  type ReviewOptions,
  readRoster,
  replay,
  review,
  rulebook,
  type SentenceScenario as SaidScenario,
  throwDice
} from './library'
export type * from './model/advice'
export type * from './model/dice'
export type * from './model/effect'
export { type Mistake, RequestError } from './model/errors'
export type { PlanFile } from './model/plan'
export type * from './model/report'
export type * from './model/review-report'
export type * from './model/scenario'
export type * from './model/throw'
export type { BoardText } from './request/boards/read'
export type { ReadRoster, RosterText } from './request/roster'
export type { Ability, Rulebook, Troop, Weapon } from './rules/types'
