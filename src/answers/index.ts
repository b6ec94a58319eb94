import type { Report } from '../model/report'
import type { Rulebook } from '../rules/types'
import { adviceAnswers } from './advice'
import { fightAnswers } from './fights'
import { playedFightAnswers } from './played-fights'
import { rulesAnswers } from './rules'
import { sagaDiceAnswers } from './saga-dice'
import { studyAnswers } from './studies'
import { throwAnswers } from './throws'
import { planAnswers } from './turns'
import { warbandAnswers } from './warbands'

/**
 * Answers every kind of request: a checked request and a rulebook give a report. All kinds are loaded at once, for the library;
 * the command line loads them one by one (`load-answer.ts`). They throw a RequestError where the request is impossible in its fight.
 */
export const answers = {
  ...fightAnswers,
  ...studyAnswers,
  ...sagaDiceAnswers,
  ...throwAnswers,
  ...adviceAnswers,
  ...planAnswers,
  ...playedFightAnswers,
  ...warbandAnswers,
  ...rulesAnswers
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type { RulesRequest } from '../model/report'
export type { WarbandsRequest } from '../model/warband'
export type { FightOptions } from './fights'
export type { ObservedRequest } from './played-fights'

/** What answers each kind of request. */
export type Answers = typeof answers
/** The kinds of request. */
export type Kind = keyof Answers
