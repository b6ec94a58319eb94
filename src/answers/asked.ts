import type { Asked } from '../model/schema'
import type { Rulebook } from '../rules/types'

/** The request as the report holds it. */
export const withEdition = <R extends object>(request: R, { edition, boards = [] }: Rulebook): Asked<R> => ({
  ...request,
  edition,
  ...(boards.length > 0 && { boards })
})
