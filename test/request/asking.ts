import type { FightKind, Scenario } from '../../src/model/scenario'
import { type Request, requested } from '../../src/request/request'
import { refused } from '../tools/refused'

/** Asking as a user does, for the tests of this folder. */

export const scenarioOf = (request: Request): Scenario => requested(request).scenario

/** The two sides of a sentence; two texts are two quoted arguments. */
export const sides = (...words: readonly string[]): readonly unknown[] => {
  const { attacker, defender } = scenarioOf({ words })
  return [attacker, defender]
}

/** One unit's words, against somebody. */
export const unit = (words: string): unknown => scenarioOf({ words: [`${words} vs 8 warriors`] }).attacker

/** The sentences a request is refused with. */
export const refusal = (request: Request): readonly string[] => refused(() => requested(request))

export const mistakes = (words: string, kind?: FightKind): readonly string[] => refusal({ words: [words], ...(kind && { kind }) })

/** The sentences that one unit's words are refused with. */
export const unitMistakes = (words: string): readonly string[] => mistakes(`${words} vs 8 warriors`)
