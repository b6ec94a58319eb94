import { RequestError } from '../model/errors'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Ready } from './clash'
import { inspected } from './faults'
import { meleeOf } from './melee'
import { shotOf } from './shot'
import type { Fray } from './standing'

/** A fight ready to be played; of a melee Side by Side the split of the enemy's dice as well. */
export type Readied = Ready & { readonly split?: number }

/** The fray as a fight of its kind. */
export const fightOf = (fray: Fray, { kind, rounds, split }: Scenario): Readied =>
  kind === 'melee'
    ? meleeOf(fray, { ...(rounds !== undefined && { rounds }), ...(split !== undefined && { split }) })
    : shotOf(fray)

/** The fight with its dice ready to be thrown. Throws a RequestError with everything that does not fit. */
export const readied = (scenario: Scenario, book: Rulebook): Readied => {
  const { fray, faults } = inspected(scenario, book)
  if (faults.length) throw new RequestError(faults)
  return fightOf(fray, scenario)
}
