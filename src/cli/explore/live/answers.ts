import { type Answer, type AnswerCache, type BookOf, oddsIfInstant, type Question } from '../../../answers/edit/questions'
import { placesOf } from '../../../battle/units'
import { t, translate } from '../../../model/language'
import type { AdviceReport, FightReport, WhatIfReport } from '../../../model/report'
import type { Scenario, Side } from '../../../model/scenario'
import type { Rulebook } from '../../../rules/types'
import type { LiveState } from './state'

/** The answers that the live view shows: computed at once, or later in a thread. */

/** What is drawn besides the state. */
export interface Shown {
  /** The odds of the fight, or of the last possible one. */
  readonly report?: FightReport
  /** `report` is of an earlier fight. */
  readonly isOld: boolean
  readonly faults: readonly string[]
  readonly pinned?: FightReport
  readonly advice?: AdviceReport
  readonly help?: WhatIfReport
  /** Why there is no advice or what-if report. */
  readonly lateFaults: readonly string[]
  /** The questions still to be answered, the slowest last. */
  readonly pending: readonly Question[]
}

export const NOTHING_SHOWN: Shown = { isOld: false, faults: [], lateFaults: [], pending: [] }

const oddsOf = (fight: Scenario, known: AnswerCache, bookOf: BookOf): Answer | undefined => {
  const question: Question = { ask: 'odds', fight }
  const found = known.get(question) ?? oddsIfInstant(fight, bookOf)
  if (found) known.set(question, found)
  return found
}

/** Advice and what helps are for the side at the cursor. */
const lateQuestion = ({ panel, fight, place: { side } }: LiveState): Question | undefined =>
  panel === 'advice' || panel === 'help' ? { ask: panel, fight, side } : undefined

const reportIn = (answer: Answer | undefined): FightReport | undefined => (answer?.is === 'odds' ? answer.report : undefined)

/** What to draw for a state: its odds, or the last ones and what is wrong; and what is still to be computed. */
export const answersFor = (state: LiveState, before: Shown, known: AnswerCache, bookOf: BookOf): Shown => {
  const odds = oddsOf(state.fight, known, bookOf)
  const report = reportIn(odds)
  const faults = odds?.is === 'refused' ? odds.sentences : []
  const pinned = state.pinned ? reportIn(oddsOf(state.pinned, known, bookOf)) : undefined
  const late = faults.length > 0 ? undefined : lateQuestion(state)
  const answer = late ? known.get(late) : undefined
  const pending: readonly Question[] = [
    ...(odds ? [] : [{ ask: 'odds', fight: state.fight } as const]),
    ...(late && !answer ? [late] : [])
  ]
  const last = report ?? before.report
  return {
    ...(last && { report: last }),
    isOld: report === undefined && last !== undefined,
    faults,
    ...(pinned && { pinned }),
    ...(answer?.is === 'advice' && { advice: answer.report }),
    ...(answer?.is === 'help' && { help: answer.report }),
    lateFaults: answer?.is === 'refused' ? answer.sentences : [],
    pending
  }
}

/** The troops of a side: "bondi", "warlord and hirdmen". */
export const sideName = (fight: Scenario, side: Side, book: Rulebook): string =>
  placesOf(fight)
    .filter(place => place.side === side)
    .map(place => {
      const request = fight[place.side]
      const { unit } = 'together' in request ? request.together[place.index] : request
      return translate(book.troops[unit]?.name ?? unit)
    })
    .join(t(' and '))
