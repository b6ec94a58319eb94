import type { Report } from '../model/report'
import type { Rulebook } from '../rules/types'
import { advices } from './advice'
import { fights } from './fights'
import { played } from './played'
import { rules } from './rules'
import { sagaDice } from './saga-dice'
import { studies } from './studies'
import { turns } from './turns'
import { warbands } from './warbands'

/**
 * Every kind of request, already checked, and the rulebook give a report, all of them at hand: for programs. The command line loads the
 * kind that it is asked (`kinds.ts`). They throw a RequestError where the request does not fit its fight.
 */
export const answers = {
  ...fights,
  ...studies,
  ...sagaDice,
  ...advices,
  ...turns,
  ...played,
  ...warbands,
  ...rules
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type { RulesRequest } from '../model/report'
export type { WarbandsRequest } from '../model/warband'
export type { FightOptions } from './fights'
export type { ObservedRequest } from './played'

export type Answers = typeof answers
/** What can be asked. */
export type Kind = keyof Answers
