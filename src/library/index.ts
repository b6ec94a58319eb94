/** What programs call. */
export { answers } from './answers'
export {
  type AdviceOptions,
  advise,
  odds,
  ownRulebook,
  type PlanOptions,
  plan,
  readRoster,
  replay,
  rulebook,
  type SaidScenario
} from './functions'
