import { answers } from '../../../answers'
import { exactly, placesOf } from '../../../battle/units'
import { RequestError } from '../../../model/errors'
import type { AdviceReport, FightReport, Side, WhatIfReport } from '../../../model/report'
import type { Scenario } from '../../../model/scenario'
import { allow, type Budget, OverBudget } from '../../../model/work'
import { adviceRequested } from '../../../request/advice/request'
import { requested } from '../../../request/request'
import type { Rulebook } from '../../../rules/types'
import { type BookOf, bookFor, type State } from './state'

/** What the view knows of its fights. All of it comes from `answers`, at once or later from a thread. */

export type Question =
  | { readonly ask: 'odds'; readonly fight: Scenario }
  | { readonly ask: 'advice' | 'help'; readonly fight: Scenario; readonly side: Side }

export type Answer =
  | { readonly is: 'odds'; readonly report: FightReport }
  | { readonly is: 'advice'; readonly report: AdviceReport }
  | { readonly is: 'help'; readonly report: WhatIfReport }
  | { readonly is: 'refused'; readonly sentences: readonly string[] }

/** A question answered as any command answers it. */
export const answerTo = (question: Question, bookOf: BookOf): Answer => {
  const { fight } = question
  const base = bookFor(fight, bookOf)
  if (question.ask === 'advice') {
    const { request, book } = adviceRequested({ scenario: exactly(fight), asks: question.side }, () => base)
    return { is: 'advice', report: answers.advise(request, book) }
  }
  const { scenario, book } = requested({ scenario: exactly(fight) }, () => base)
  return question.ask === 'help'
    ? { is: 'help', report: answers['what-if']({ scenario, asks: question.side }, book) }
    : { is: 'odds', report: answers[scenario.kind](scenario, book) }
}

const sentencesOf = (error: unknown): readonly string[] => {
  if (error instanceof RequestError) return [...new Set(error.mistakes.map(({ message }) => message))]
  if (error instanceof OverBudget) return [error.message]
  throw error
}

/** The same with its mistakes as an answer. */
export const answered = (question: Question, bookOf: BookOf): Answer => {
  try {
    return answerTo(question, bookOf)
  } catch (error) {
    return { is: 'refused', sentences: sentencesOf(error) }
  }
}

/** A moment: what takes more is worked out beside the keys. */
const MOMENT: Budget = { seconds: 0.012, bytes: 3e7 }

/** The odds of a fight, where they take a moment. */
const atOnce = (fight: Scenario, bookOf: BookOf): Answer | undefined => {
  allow(MOMENT)
  try {
    return answerTo({ ask: 'odds', fight }, bookOf)
  } catch (error) {
    return error instanceof OverBudget ? undefined : { is: 'refused', sentences: sentencesOf(error) }
  }
}

export const keyOf = (question: Question): string => JSON.stringify(question)

/** The answers of questions by their keys; the oldest are forgotten. */
export interface Known {
  readonly of: (question: Question) => Answer | undefined
  readonly learn: (question: Question, answer: Answer) => void
}

const MOST_KNOWN = 300

export const knowing = (): Known => {
  const all = new Map<string, Answer>()
  return {
    of: question => all.get(keyOf(question)),
    learn: (question, answer) => {
      all.delete(keyOf(question))
      all.set(keyOf(question), answer)
      const [oldest] = all.keys()
      if (all.size > MOST_KNOWN && oldest !== undefined) all.delete(oldest)
    }
  }
}

/** What is drawn beside the state. */
export interface Shown {
  /** The odds of the fight, or the last good ones. */
  readonly report?: FightReport
  /** They are of an earlier fight. */
  readonly isOld: boolean
  readonly faults: readonly string[]
  readonly pinned?: FightReport
  readonly advice?: AdviceReport
  readonly help?: WhatIfReport
  /** Why there is no advice or help. */
  readonly lateFaults: readonly string[]
  /** What is being worked out beside the keys, the dearest thing last. */
  readonly pending: readonly Question[]
}

export const NOTHING: Shown = { isOld: false, faults: [], lateFaults: [], pending: [] }

const oddsOf = (fight: Scenario, known: Known, bookOf: BookOf): Answer | undefined => {
  const question: Question = { ask: 'odds', fight }
  const found = known.of(question) ?? atOnce(fight, bookOf)
  if (found) known.learn(question, found)
  return found
}

/** Advice and help are of the side at the cursor. */
const lateQuestion = ({ panel, fight, place: { side } }: State): Question | undefined =>
  panel === 'advice' || panel === 'help' ? { ask: panel, fight, side } : undefined

const reportIn = (answer: Answer | undefined): FightReport | undefined => (answer?.is === 'odds' ? answer.report : undefined)

/** What a state is drawn with: its odds, or the last good ones and why; and what is still to be worked out. */
export const answersFor = (state: State, before: Shown, known: Known, bookOf: BookOf): Shown => {
  const odds = oddsOf(state.fight, known, bookOf)
  const report = reportIn(odds)
  const faults = odds?.is === 'refused' ? odds.sentences : []
  const pinned = state.pinned ? reportIn(oddsOf(state.pinned, known, bookOf)) : undefined
  const late = faults.length > 0 ? undefined : lateQuestion(state)
  const answer = late ? known.of(late) : undefined
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

/** "bondi", "warlord and hirdmen": as the troops of a side are called. */
export const sideName = (fight: Scenario, side: Side, book: Rulebook): string =>
  placesOf(fight)
    .filter(place => place.side === side)
    .map(place => {
      const request = fight[place.side]
      const { unit } = 'together' in request ? request.together[place.index] : request
      return book.troops[unit]?.name ?? unit
    })
    .join(' and ')
