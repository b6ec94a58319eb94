import { exactly } from '../../battle/units'
import { RequestError } from '../../model/errors'
import type { AdviceReport, FightReport, Side, WhatIfReport } from '../../model/report'
import type { Edition, Scenario } from '../../model/scenario'
import { allowing, type Budget, OverBudget } from '../../model/work'
import { adviceRequested } from '../../request/advice/request'
import { requested } from '../../request/request'
import type { Rulebook } from '../../rules/types'
import { advices } from '../advice'
import { fights } from '../fights'
import { studies } from '../studies'

/** What a view that is changed by keys or taps asks of its fights, and what it remembers of the answers. */

export type BookOf = (edition: Edition) => Rulebook

export const bookFor = ({ edition = 1 }: Scenario, bookOf: BookOf): Rulebook => bookOf(edition)

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
    return { is: 'advice', report: advices.advise(request, book) }
  }
  const { scenario, book } = requested({ scenario: exactly(fight) }, () => base)
  return question.ask === 'help'
    ? { is: 'help', report: studies['what-if']({ scenario, asks: question.side }, book) }
    : { is: 'odds', report: fights[scenario.kind](scenario, book) }
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
export const atOnce = (fight: Scenario, bookOf: BookOf): Answer | undefined => {
  try {
    return allowing(MOMENT, () => answerTo({ ask: 'odds', fight }, bookOf))
  } catch (error) {
    return error instanceof OverBudget ? undefined : { is: 'refused', sentences: sentencesOf(error) }
  }
}

export const keyOf = (question: Question): string => JSON.stringify(question)

/** The answers of questions by their keys; the oldest are forgotten. */
export interface RememberedAnswers {
  readonly of: (question: Question) => Answer | undefined
  readonly learn: (question: Question, answer: Answer) => void
}

const MOST_KNOWN = 300

export const rememberAnswers = (): RememberedAnswers => {
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
