import { TooManyFalls } from '../chance/exact'
import { RequestError } from '../model/errors'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Ready } from './clash'
import { inspected } from './faults'
import { aimAt, meleeOf } from './melee'
import { shotOf } from './shot'
import type { Fray } from './standing'

/** A fight ready to be played; of a melee Side by Side the split of the enemy's dice as well. */
export type Readied = Ready & { readonly split?: number }

/** The fray as a fight of its kind. */
export const fightOf = (fray: Fray, { kind, rounds, split }: Scenario): Readied =>
  kind === 'melee'
    ? meleeOf(fray, { ...(rounds !== undefined && { rounds }), ...(split !== undefined && { split }) })
    : shotOf(fray)

/** Is a fight in which all fits too large to be worked out, or its best split (which is refused with its cure)? */
export const isTooLarge = (error: unknown): boolean => error instanceof TooManyFalls || error instanceof RequestError

/** A split the rules do not allow (R6.3), or that is not to be made here. */
const wrongSplit = (fray: Fray, { split }: Scenario): string | undefined => {
  if (split === undefined) return undefined
  if (!fray.companion) return 'a split is for a charge Side by Side (R6.3), as in "warlord and 6 hirdmen": leave it out'
  const { dice, most } = aimAt(fray)
  return split > most
    ? `the ${fray.defender.unit.name} may aim 0 to ${most} of their ${dice} attack dice at the ${fray.attacker.unit.name} (R6.3), not ${split}`
    : undefined
}

/** The fight with its dice ready to be thrown. Throws a RequestError with everything that does not fit. */
export const readied = (scenario: Scenario, book: Rulebook): Readied => {
  const { fray, faults } = inspected(scenario, book)
  const split = wrongSplit(fray, scenario)
  const wrong = split === undefined ? faults : [...faults, { message: split, at: 'split' }]
  if (wrong.length) throw new RequestError(wrong)
  return fightOf(fray, scenario)
}
