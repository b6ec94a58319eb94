import type { Scenario } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'

export const book = rulebook(1)

/** A sentence as the scenario it says. */
export const fight = (sentence: string): Scenario => requested({ words: [sentence] }).scenario
