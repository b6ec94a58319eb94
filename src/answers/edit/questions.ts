import { type UnitPlace, unitIn, withoutMethod } from '../../battle/units'
import { translate } from '../../model/language'
import { type Budget, OverBudget } from '../../model/over-budget'
import type { AdviceReport, FightReport, WhatIfReport } from '../../model/report'
import type { Edition, Scenario, Side } from '../../model/scenario'
import { withBudget } from '../../model/work'
import { adviceRequested } from '../../request/advice/request'
import { requested } from '../../request/request'
import { type ScenarioField, unitFields } from '../../request/scenario-fields'
import { type Draft, isDraft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'
import { adviceAnswers } from '../advice'
import { fightAnswers } from '../fights'
import { studyAnswers } from '../studies'
import { type Field, fieldsOf, keyInWords, valuesOfOtherField } from './fields'
import { type FieldValue, isListedField, isPossible, messagesOf } from './values'

/**
 * The rarely used fields of a unit, such as guards, wounds, uneven ground or another armour; and the questions that an
 * interactive view asks.
 */

const OTHER_FIELDS = (Object.entries(unitFields) as readonly (readonly [string, ScenarioField])[]).filter(
  ([key]) => !isListedField(key)
)

const isPossibleWith = (fight: Scenario, place: UnitPlace, key: string, value: unknown, book: Rulebook): boolean =>
  isPossible(fight, place, unit => ({ ...unit, [key]: value }) as unknown as Draft, book)

/** The possible values. Of numbers, and of guards of one class, only the first is tried. */
const fittingValues = (
  fight: Scenario,
  place: UnitPlace,
  key: string,
  field: ScenarioField,
  book: Rulebook
): readonly FieldValue[] => {
  const known = new Map<string, boolean>()
  const isFitting = ({ value }: FieldValue): boolean => {
    if (value === undefined) return true
    const like = typeof value === 'number' ? '' : JSON.stringify(isDraft(value) ? { ...value, models: 1 } : value)
    const found = known.get(like) ?? isPossibleWith(fight, place, key, value, book)
    known.set(like, found)
    return found
  }
  return valuesOfOtherField(field, book).filter(isFitting)
}

const valuesByTroop = new WeakMap<Rulebook, Map<string, ReadonlyMap<string, readonly FieldValue[]>>>()

/** The possible values of each of these fields for a unit of this troop; computed once for each troop. */
const allowedValues = (fight: Scenario, place: UnitPlace, book: Rulebook): ReadonlyMap<string, readonly FieldValue[]> => {
  const ofBook = valuesByTroop.get(book) ?? new Map<string, ReadonlyMap<string, readonly FieldValue[]>>()
  valuesByTroop.set(book, ofBook)
  const { unit, faction } = unitIn(fight, place)
  const name = JSON.stringify([fight.kind, place, unit, faction])
  const found = ofBook.get(name)
  if (found) return found
  if (!isPossible(fight, place, each => each as unknown as Draft, book)) return new Map()
  const made = new Map(OTHER_FIELDS.map(([key, field]) => [key, fittingValues(fight, place, key, field, book)]))
  ofBook.set(name, made)
  return made
}

/** The rarely used fields of a unit, set or not. */
export const otherFieldsOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const fields = fieldsOf(fight, place, book)
  const values = allowedValues(fight, place, book)
  return OTHER_FIELDS.flatMap(([key]): readonly Field[] => {
    const set = fields.find(field => field.key === key)
    const offered = values.get(key) ?? []
    if (set) {
      const at = offered.findIndex(({ label }) => label === set.text)
      return [at < 0 ? set : { ...set, values: offered, index: at }]
    }
    const index = offered.findIndex(({ value }) => value === undefined)
    const silent = offered[index]
    return silent && offered.length > 1
      ? [{ key, label: translate(keyInWords(key)), values: offered, index, text: silent.label }]
      : []
  })
}

/** A field of a unit by its key, set or not. */
export const fieldNamed = (fight: Scenario, place: UnitPlace, name: string, book: Rulebook): Field | undefined =>
  (isListedField(name) ? fieldsOf(fight, place, book) : otherFieldsOf(fight, place, book)).find(({ key }) => key === name)

/** What an interactive view asks about its fights. */

/** The rulebook of an edition. */
export type BookOf = (edition: Edition) => Rulebook

/** The rulebook of a fight. */
export const bookFor = ({ edition = 1 }: Scenario, bookOf: BookOf): Rulebook => bookOf(edition)

/** The odds of a fight; the advice for a side; or what would help the side (a what-if). */
export type Question =
  | { readonly ask: 'odds'; readonly fight: Scenario }
  | { readonly ask: 'advice' | 'help'; readonly fight: Scenario; readonly side: Side }

/** The report that answers a question, or why it was refused, a sentence each. */
export type Answer =
  | { readonly is: 'odds'; readonly report: FightReport }
  | { readonly is: 'advice'; readonly report: AdviceReport }
  | { readonly is: 'help'; readonly report: WhatIfReport }
  | { readonly is: 'refused'; readonly sentences: readonly string[] }

/** Throws a RequestError or OverBudget. */
const answerQuestion = (question: Question, bookOf: BookOf): Answer => {
  const { fight } = question
  const base = bookFor(fight, bookOf)
  if (question.ask === 'advice') {
    const { request, book } = adviceRequested({ scenario: withoutMethod(fight), asks: question.side }, () => base)
    return { is: 'advice', report: adviceAnswers.advise(request, book) }
  }
  const { scenario, book } = requested({ scenario: withoutMethod(fight) }, () => base)
  return question.ask === 'help'
    ? { is: 'help', report: studyAnswers['what-if']({ scenario, asks: question.side }, book) }
    : { is: 'odds', report: fightAnswers[scenario.kind](scenario, book) }
}

/** Answers a question as the commands do; mistakes, and work beyond the budget, are an answer too. */
export const answerOrRefuse = (question: Question, bookOf: BookOf): Answer => {
  try {
    return answerQuestion(question, bookOf)
  } catch (error) {
    return { is: 'refused', sentences: messagesOf(error) }
  }
}

/** What may be computed between two key presses; anything slower goes to a thread. */
const INSTANT: Budget = { seconds: 0.012, bytes: 3e7 }

/** The odds of a fight; undefined where they take longer than a moment. */
export const oddsIfInstant = (fight: Scenario, bookOf: BookOf): Answer | undefined => {
  try {
    return withBudget(INSTANT, () => answerQuestion({ ask: 'odds', fight }, bookOf))
  } catch (error) {
    return error instanceof OverBudget ? undefined : { is: 'refused', sentences: messagesOf(error) }
  }
}

/** The key of a question in a cache. */
export const questionKey = (question: Question): string => JSON.stringify(question)

/** A cache of answers by question; the oldest are dropped. */
export interface AnswerCache {
  readonly get: (question: Question) => Answer | undefined
  readonly set: (question: Question, answer: Answer) => void
}

const MOST_CACHED = 300

/** An empty cache of answers. */
export const answerCache = (): AnswerCache => {
  const all = new Map<string, Answer>()
  return {
    get: question => all.get(questionKey(question)),
    set: (question, answer) => {
      all.delete(questionKey(question))
      all.set(questionKey(question), answer)
      const [oldest] = all.keys()
      if (all.size > MOST_CACHED && oldest !== undefined) all.delete(oldest)
    }
  }
}
