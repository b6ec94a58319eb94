import { answers } from './answers'
import type { FightReport } from './model/report'
import type { Edition, Scenario } from './model/scenario'
import { boardLayer } from './request/boards'
import type { BoardText } from './request/boards/read'
import { requested } from './request/request'
import { rulebook } from './rules/rulebook'
import type { Rulebook } from './rules/types'

/** A scenario whose sides are a sentence: `{ fight: '8w charge 4hg', method: 'both' }`. Further keys win over its words. */
export type SaidScenario = { readonly fight: string } & Partial<Scenario>

/**
 * The odds of one melee or one shot: the report that `saga-odds melee -f json` prints. The road not taken, the readings in play and
 * what each thing does are left out: `answers.melee(scenario, book, { asides: true, effects: true })` has them.
 *
 * @param fight a sentence ("12 bondi charge 4 huscarls axe gives up dice"), a scenario, or a scenario with a sentence in it
 * @param book the rulebook to play by; the first edition's unless given
 * @returns chances as 0..1, losses in models indexed from 0, victory points unrounded and from the attacker's side (R8.2)
 * @throws RequestError with every mistake in the request, a sentence each
 */
export const odds = (fight: string | Scenario | SaidScenario, book?: Rulebook): FightReport => {
  const asked = requested({ scenario: fight }, book && (() => book))
  return answers[asked.scenario.kind](asked.scenario, asked.book)
}

/**
 * The rulebook of an edition with board files of your own laid over it, for `odds` and `answers`.
 *
 * @param files each by its name, as a scenario's `boards` and mistakes name it, and its text, YAML or JSON
 * @param edition 1 unless given
 * @throws RequestError with every mistake in them, each by file, line and column
 */
export const ownRulebook = async (files: readonly BoardText[], edition: Edition = 1): Promise<Rulebook> =>
  (await boardLayer(files))(rulebook(edition))

export type { Answers, FightOptions, Kind, ObservedRequest, RulesRequest, WarbandsRequest } from './answers'
export { answers } from './answers'
export type * from './model/dice'
export type * from './model/effect'
export { type Mistake, RequestError } from './model/errors'
export type * from './model/report'
export type * from './model/scenario'
export type { BoardText } from './request/boards/read'
export { replay } from './request/replay'
export { type ReadRoster, type RosterText, readRoster } from './request/roster'
export { rulebook } from './rules/rulebook'
export type { Ability, Rulebook, Troop, Weapon } from './rules/types'
