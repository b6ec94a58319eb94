/** What programs call. */
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
  type SaidScenario,
  throwDice
} from './functions'
