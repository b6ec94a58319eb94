import { numbersOfWhatFits } from '../battle/brief'
import { isTooLarge } from '../battle/fight'
import type { Rulebook } from '../battle/odds'
import { exactly } from '../battle/units'
import type { CellNumbers } from '../model/cell'
import { differences, isNone } from '../model/cell-numbers'
import type { EffectOfPart, Effects } from '../model/effects-report'
import type { Scenario } from '../model/scenario'
import { paced } from '../model/work'
import { apart, fightWith, type Part, partsOf, withoutParts } from './parts'
import { shapley } from './shapley'

/** Why the odds are what they are: every part of a fight by removing it alone, and by its average over all orders. */

/** 4096 fights; beyond that only each part alone. */
const MOST_PARTS = 12

const rowOf = ({ place, unit, what, name }: Part, alone: CellNumbers, share?: CellNumbers): EffectOfPart => ({
  side: place.side,
  unit,
  what,
  name,
  alone,
  ...(share && { share })
})

/** What is left of the fight with the parts whose bits are in each set. */
const worths = (scenario: Scenario, parts: readonly Part[], book: Rulebook): readonly CellNumbers[] => {
  const fight = fightWith(scenario, parts)
  const sets = Array.from({ length: 2 ** parts.length }, (_, set) => set)
  const part = { what: `the ${sets.length} fights with some of its ${parts.length} parts`, cure: 'leave out --explain' }
  return paced(sets, part, set => numbersOfWhatFits(fight(set), book))
}

/** Nothing of a part that is no ability needs to be told where it never matters. */
const isTold = ({ what, alone, share }: EffectOfPart): boolean =>
  what === 'ability' || !isNone(alone) || (share !== undefined && !isNone(share))

const ofAll = (scenario: Scenario, parts: readonly Part[], book: Rulebook): Effects => {
  const worth = worths(scenario, parts, book)
  const whole = worth.at(-1)
  const bare = worth[0]
  if (!whole || !bare) return { parts: [], interact: false }
  const shares = shapley(worth, parts.length)
  const rows = parts.map((part, i) => rowOf(part, differences(whole, worth[(worth.length - 1) ^ (1 << i)] ?? whole), shares[i]))
  const interact = rows.some(({ alone, share }) => share !== undefined && !isNone(differences(alone, share)))
  return { parts: rows.filter(isTold), bare, interact }
}

const ofEach = (scenario: Scenario, parts: readonly Part[], book: Rulebook): Effects => {
  const whole = numbersOfWhatFits(scenario, book)
  const rows = parts.map(part => rowOf(part, differences(whole, numbersOfWhatFits(withoutParts(scenario, [part]), book))))
  return { parts: rows.filter(isTold), interact: false }
}

/**
 * The effect of every part of a fight on its numbers, exact. Undefined where the fight has no parts, or is too large to be worked
 * out. The scenario is one that `odds` answers.
 */
export const effects = (scenario: Scenario, book: Rulebook): Effects | undefined => {
  const fight = apart(exactly(scenario))
  const parts = partsOf(fight, book)
  if (parts.length === 0) return undefined
  try {
    return parts.length > MOST_PARTS ? ofEach(fight, parts, book) : ofAll(fight, parts, book)
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw error
  }
}
