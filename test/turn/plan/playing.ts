import { expect } from 'vitest'
import { odds } from '../../../src/battle/odds'
import type { FightReport } from '../../../src/model/fight-report'
import type { Plan, PlanFile, PlanRequest } from '../../../src/model/plan'
import type { PlanReport, PlanUnitReport } from '../../../src/model/plan-report'
import { planIn, planOf } from '../../../src/request/plan/read'
import { parsePlanSentence } from '../../../src/request/plan/sentence'
import { replay } from '../../../src/request/replay'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'
import { plan } from '../../../src/turn/plan/plan'

/** Plans answered as the command answers them. */

export type Asked = Partial<Omit<PlanRequest, 'plan'>>

export const book = rulebook(1)

/** This number to twelve digits after the point. */
export const about = (value: number) => expect.closeTo(value, 12)

export const planned = (file: PlanFile): Plan => planOf({ file }, rulebook(file.edition ?? 1))

const answered = (read: Plan, asked: Asked): PlanReport => {
  const ofEdition = rulebook(read.edition)
  const request = { plan: read, method: 'exact', command: 'saga-odds plan', ...asked } as const
  return plan(request, ofEdition, scenario => replay(scenario, ofEdition))
}

export const reported = (file: PlanFile, asked: Asked = {}): PlanReport => answered(planned(file), asked)

export const reportedFrom = (text: string, asked: Asked = {}): PlanReport =>
  answered(planOf(planIn(text, 'plan.yaml'), book), asked)

export const reportedOf = (words: string, asked: Asked = {}): PlanReport => reported(parsePlanSentence([words], book), asked)

/** The single fight that the words ask for. */
export const oddsOf = (words: string): Omit<FightReport, 'replay'> => odds(requested({ scenario: words }).scenario, book)

export const unit = (report: PlanReport, name: string): PlanUnitReport => {
  const found = report.units.find(each => each.unit === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
