import type { BookOf } from '../answers/edit/questions'
import { exactly } from '../battle/units'
import { RequestError } from '../model/errors'
import type { FightReport, Side } from '../model/report'
import type { Edition, Scenario } from '../model/scenario'
import { allow, type Budget, OverBudget } from '../model/work'
import { adviceRequested } from '../request/advice/request'
import { diceRequested } from '../request/dice/request'
import { requested } from '../request/request'
import type { BakedRules } from './baked-rules'
import { type ParsedLine, parseLine } from './command'
import { answers, type WebReport } from './pages'

/** What the page asks of the engine: the odds at once, what takes longer of a thread of its own. */

export type PageQuestion =
  /** The odds with the other choice about giving up dice, and what each thing does. */
  | { readonly ask: 'whole'; readonly fight: Scenario }
  | { readonly ask: 'advice' | 'help'; readonly fight: Scenario; readonly side: Side }
  | { readonly ask: 'dice'; readonly faction: string; readonly rolled: string; readonly edition: Edition }
  | { readonly ask: 'said'; readonly text: string }

export type AnswerSink = ParsedLine | { readonly is: 'refused'; readonly sentences: readonly string[] }

const answerTo = (asked: PageQuestion, baked: BakedRules, bookOf: BookOf): ParsedLine => {
  if (asked.ask === 'said') return parseLine(asked.text, baked, bookOf)
  if (asked.ask === 'dice') {
    const { faction, rolled, edition } = asked
    const patches = Object.entries({ faction, rolled, edition }).map(([key, value]) => ({ path: [key], value, called: key }))
    const { request, book } = diceRequested({ patches }, bookOf)
    return { is: 'report', report: answers.dice(request, book) }
  }
  const base = bookOf(asked.fight.edition ?? 1)
  if (asked.ask === 'advice') {
    const { request, book } = adviceRequested({ scenario: exactly(asked.fight), asks: asked.side }, () => base)
    return { is: 'report', report: answers.advise(request, book) }
  }
  const { scenario, book } = requested({ scenario: asked.fight }, () => base)
  const report: WebReport =
    asked.ask === 'help'
      ? answers['what-if']({ scenario: exactly(scenario), asks: asked.side }, book)
      : answers[scenario.kind](scenario, book, { asides: true, effects: true })
  return { is: 'report', report }
}

/** What a mistake of the user is shown as; anything else is a bug of ours. */
const refusal = (error: unknown): AnswerSink => {
  if (error instanceof RequestError)
    return { is: 'refused', sentences: [...new Set(error.mistakes.map(({ message }) => message))] }
  if (error instanceof OverBudget) return { is: 'refused', sentences: [error.message] }
  throw error
}

/** About a minute of a phone, and what one of them holds. */
const PATIENCE: Budget = { seconds: 15, bytes: 3e8 }

export const answered = (asked: PageQuestion, baked: BakedRules, bookOf: BookOf): AnswerSink => {
  allow(PATIENCE)
  try {
    return answerTo(asked, baked, bookOf)
  } catch (error) {
    return refusal(error)
  }
}

/** The odds of a fight; undefined where they take longer than a moment. */
export const oddsOf = (fight: Scenario, bookOf: BookOf, budget: Budget): FightReport | AnswerSink | undefined => {
  allow(budget)
  try {
    const { scenario, book } = requested({ scenario: fight }, () => bookOf(fight.edition ?? 1))
    return answers[scenario.kind](scenario, book)
  } catch (error) {
    return error instanceof OverBudget ? undefined : refusal(error)
  }
}
