import { exactly, type UnitPlace, unitIn } from '../../battle/units'
import { RequestError } from '../../model/errors'
import { translate } from '../../model/language'
import type { AdviceReport, FightReport, WhatIfReport } from '../../model/report'
import type { Edition, Scenario, Side } from '../../model/scenario'
import { allowing, type Budget, OverBudget } from '../../model/work'
import { adviceRequested } from '../../request/advice/request'
import { requested } from '../../request/request'
import { type ScenarioField, unitFields } from '../../request/scenario-fields'
import { type Draft, isDraft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'
import { advices } from '../advice'
import { fights } from '../fights'
import { studies } from '../studies'
import { type Field, fieldsOf, spaced, traitValues } from './fields'
import { isFit, isPicked, type Value } from './values'

/** What can be said of a unit beside what every unit is asked: guards, wounds, uneven ground, another armour. */

const traits = (Object.entries(unitFields) as readonly (readonly [string, ScenarioField])[]).filter(([key]) => !isPicked(key))

const isFitWith = (fight: Scenario, place: UnitPlace, key: string, value: unknown, book: Rulebook): boolean =>
  isFit(fight, place, unit => ({ ...unit, [key]: value }) as unknown as Draft, book)

/** The values that fit; of numbers, and of guards of one class, all where the first does. */
const fitting = (fight: Scenario, place: UnitPlace, key: string, trait: ScenarioField, book: Rulebook): readonly Value[] => {
  const known = new Map<string, boolean>()
  const isFitting = ({ value }: Value): boolean => {
    if (value === undefined) return true
    const like = typeof value === 'number' ? '' : JSON.stringify(isDraft(value) ? { ...value, models: 1 } : value)
    const found = known.get(like) ?? isFitWith(fight, place, key, value, book)
    known.set(like, found)
    return found
  }
  return traitValues(trait, book).filter(isFitting)
}

const known = new WeakMap<Rulebook, Map<string, ReadonlyMap<string, readonly Value[]>>>()

/** By trait, what a unit like this one may have where it stands; worked out once for each troop. */
const allowed = (fight: Scenario, place: UnitPlace, book: Rulebook): ReadonlyMap<string, readonly Value[]> => {
  const ofBook = known.get(book) ?? new Map<string, ReadonlyMap<string, readonly Value[]>>()
  known.set(book, ofBook)
  const { unit, faction } = unitIn(fight, place)
  const name = JSON.stringify([fight.kind, place, unit, faction])
  const found = ofBook.get(name)
  if (found) return found
  if (!isFit(fight, place, each => each as unknown as Draft, book)) return new Map()
  const made = new Map(traits.map(([key, trait]) => [key, fitting(fight, place, key, trait, book)]))
  ofBook.set(name, made)
  return made
}

/** The traits of a unit, those that it has and those that it might have. */
export const traitsOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const fields = fieldsOf(fight, place, book)
  const values = allowed(fight, place, book)
  return traits.flatMap(([key]): readonly Field[] => {
    const set = fields.find(field => field.key === key)
    const offered = values.get(key) ?? []
    if (set) {
      const at = offered.findIndex(({ label }) => label === set.text)
      return [at < 0 ? set : { ...set, values: offered, index: at }]
    }
    const index = offered.findIndex(({ value }) => value === undefined)
    const silent = offered[index]
    return silent && offered.length > 1
      ? [{ key, label: translate(spaced(key)), values: offered, index, text: silent.label }]
      : []
  })
}

/** A field of a unit by its key, as it is offered: a trait whether anything is said of it or not. */
export const fieldNamed = (fight: Scenario, place: UnitPlace, name: string, book: Rulebook): Field | undefined =>
  (isPicked(name) ? fieldsOf(fight, place, book) : traitsOf(fight, place, book)).find(({ key }) => key === name)

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
const answerTo = (question: Question, bookOf: BookOf): Answer => {
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
