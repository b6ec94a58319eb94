import { answers } from './answers'
import type { AdvicePrice } from './model/advice'
import type { AdviceReport, FightReport, Side } from './model/report'
import type { Edition, Scenario } from './model/scenario'
import { adviceRequested } from './request/advice/request'
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

/** What `advise` is asked beside the fight. */
export interface AdviceOptions {
  /** "points" unless said: a quantity ("attacker wins"), or a condition ("defender losses >= 3"). */
  readonly goal?: string
  /** The side that is advised, the attacker unless said. */
  readonly asks?: Side
  /** What a SAGA die spent, and a fatigue taken or spent, costs, in the goal's unit. */
  readonly price?: Partial<AdvicePrice>
  /** SAGA dice still to be rolled for what the side has. */
  readonly roll?: number
  /** Lines of play to search at most, 1 000 000 unless said. */
  readonly maxNodes?: number
}

const pricesOf = (price: Partial<AdvicePrice>): readonly string[] =>
  Object.entries(price).map(([name, value]) => `${name}=${value}`)

/**
 * What each side should do in one melee or one shot, and what every other choice would cost: the report that
 * `saga-odds advise -f json` prints. In its sentence + is what a side has and may use, ++ what it plays.
 *
 * @param fight a sentence ("6 hirdmen +ullr charge 8 ceorls +shieldwall"), a scenario, or a scenario with a sentence in it
 * @param book the rulebook to play by; the first edition's unless given
 * @returns worths as the side that asks sees them, in the goal's unit (R2.2, R3.3, R3.4: each side knows what came before)
 * @throws RequestError with every mistake in the request, or with the size of a space of more lines than may be searched
 */
export const advise = (fight: string | Scenario | SaidScenario, options: AdviceOptions = {}, book?: Rulebook): AdviceReport => {
  const { goal, asks, price, roll, maxNodes } = options
  const asked = adviceRequested(
    {
      scenario: fight,
      ...(goal !== undefined && { goal }),
      ...(asks !== undefined && { asks }),
      ...(price !== undefined && { price: pricesOf(price) }),
      ...(roll !== undefined && { roll: String(roll) }),
      ...(maxNodes !== undefined && { maxNodes: String(maxNodes) })
    },
    book && (() => book)
  )
  return answers.advise(asked.request, asked.book)
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

export type { Answers, FightOptions, Kind, ObservedRequest, RulesRequest } from './answers'
export { answers } from './answers'
export type * from './model/advice'
export type * from './model/dice'
export type * from './model/effect'
export { type Mistake, RequestError } from './model/errors'
export type * from './model/report'
export type * from './model/scenario'
export type { BoardText } from './request/boards/read'
export { replay } from './request/replay'
export { rulebook } from './rules/rulebook'
export type { Ability, Rulebook, Troop, Weapon } from './rules/types'
