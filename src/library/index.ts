/** The exports of the library. */
export { answers } from './answers'
export {
  type AdviceOptions,
  advise,
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
} from './functions'
