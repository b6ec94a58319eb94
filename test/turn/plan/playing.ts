import { answers } from '../../../src/answers'
import type { PlanRequest } from '../../../src/model/plan'
import type { PlanFile } from '../../../src/model/plan-file'
import type { PlanReport } from '../../../src/model/report'
import { planIn, planOf } from '../../../src/request/plan/read'
import { planSaid } from '../../../src/request/plan/sentence'
import { rulebook } from '../../../src/rules/rulebook'

/** Plans answered as the command answers them. */

export type Asked = Partial<Omit<PlanRequest, 'plan'>>

const book = rulebook(1)

export const reported = (file: PlanFile, asked: Asked = {}): PlanReport =>
  answers.plan({ plan: planOf({ file }, book), method: 'exact', command: 'saga-odds plan', ...asked }, book)

export const reportedFrom = (text: string, asked: Asked = {}): PlanReport =>
  answers.plan({ plan: planOf(planIn(text, 'plan.yaml'), book), method: 'exact', command: 'saga-odds plan', ...asked }, book)

export const reportedOf = (words: string, asked: Asked = {}): PlanReport => reported(planSaid([words], book), asked)
