import { odds } from './battle/odds'
import type { FightReport, Report, RulesReport } from './model/report'
import type { Scenario } from './model/scenario'
import { replay } from './request/replay'
import { browse } from './rules/browse'
import type { Rulebook } from './rules/types'

/** What `rules` is asked: the words of a name, or none for an overview. */
export interface RulesRequest {
  readonly words: readonly string[]
}

const fight = (scenario: Scenario, book: Rulebook): FightReport => ({ ...odds(scenario, book), replay: replay(scenario, book) })

/**
 * The one door for command line, library, batch and explorer: each kind of request, already checked, and the rulebook give a
 * report. They throw a RequestError where the request does not fit its fight.
 */
export const answers = {
  melee: fight,
  shoot: fight,
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => browse(book, words)
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type Answers = typeof answers
/** What can be asked. */
export type Kind = keyof Answers
