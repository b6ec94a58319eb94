import type { Report } from '../model/report'
import type { Rulebook } from '../rules/types'
import { advices } from './advice'
import { fights } from './fights'
import { played } from './played-fights'
import { rules } from './rules'
import { sagaDice } from './saga-dice'
import { studies } from './studies'
import { throws } from './throws'
import { turns } from './turns'
import { warbands } from './warbands'

/**
 * Answers every kind of request: a checked request and a rulebook give a report. All kinds are loaded at once, for the library;
 * the command line loads them one by one (`kinds.ts`). They throw a RequestError where the request is impossible in its fight.
 */
export const answers = {
  ...fights,
  ...studies,
  ...sagaDice,
  ...throws,
  ...advices,
  ...turns,
  ...played,
  ...warbands,
  ...rules
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type { RulesRequest } from '../model/report'
export type { WarbandsRequest } from '../model/warband'
export type { FightOptions } from './fights'
export type { ObservedRequest } from './played-fights'

export type Answers = typeof answers
/** The kinds of request. */
export type Kind = keyof Answers
