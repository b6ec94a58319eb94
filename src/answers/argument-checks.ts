import { isObject } from '../model/data'
import { RequestError } from '../model/errors'
import { noneOf, notA } from '../model/mistakes'
import type { Side } from '../model/scenario'

import { requested } from '../request/request'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'

/** Checks of arguments at run time, for callers whose types are not checked. */

/**
 * Throws a RequestError where the value is not as expected. `called` is its name in the message; scenarios are checked by `book`.
 */
export type Check = (value: unknown, called: string, book?: Rulebook) => void

const refuse = (value: unknown, called: string, expects: string): never => {
  throw new RequestError([notA(called, value, expects, called)])
}

export const checkText: Check = (value, called) => {
  if (typeof value !== 'string') refuse(value, called, 'a text')
}

export const checkNumber: Check = (value, called) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(value, called, 'a number')
}

export const checkBoolean: Check = (value, called) => {
  if (typeof value !== 'boolean') refuse(value, called, 'true or false')
}

export const checkFunction: Check = (value, called) => {
  if (typeof value !== 'function') refuse(value, called, 'a function')
}

export const checkObject: Check = (value, called) => {
  if (!isObject(value)) refuse(value, called, 'an object')
}

export const oneOf =
  (...words: readonly string[]): Check =>
  (value, called) => {
    if (typeof value !== 'string' || !words.includes(value)) throw new RequestError([noneOf(called, value, words, called)])
  }

export const checkEdition: Check = (value, called) => {
  if (value !== 1 && value !== 2) refuse(value, called, '1 or 2')
}

export const optional =
  (check: Check): Check =>
  (value, called, book) => {
    if (value !== undefined) check(value, called, book)
  }

export const listOf =
  (check: Check): Check =>
  (value, called, book) => {
    if (!Array.isArray(value)) return refuse(value, called, 'a list')
    for (const [index, item] of value.entries()) check(item, `${called}[${index}]`, book)
  }

/** An object whose values all pass the check. */
export const valuesOf =
  (check: Check): Check =>
  (value, called, book) => {
    if (!isObject(value)) return refuse(value, called, 'an object')
    for (const [key, each] of Object.entries(value)) check(each, `${called}.${key}`, book)
  }

/** An object with these fields. A field that the type gains does not compile until it is checked here. */
export const objectOf =
  <T extends object>(checks: { readonly [K in keyof Required<T>]: Check }): Check =>
  (value, called, book) => {
    if (!isObject(value)) return refuse(value, called, 'an object')
    for (const [key, check] of Object.entries<Check>(checks)) check(value[key], `${called}.${key}`, book)
  }

const SIDES: readonly Side[] = ['attacker', 'defender']
export const checkSide: Check = oneOf(...SIDES)

/** A file as its name and text. */
export const checkFile: Check = objectOf<{ readonly name: string; readonly text: string }>({ name: checkText, text: checkText })

/** An object with everything that a rulebook has. */
export const checkRulebook: Check = (value, called) => {
  const whole = Object.entries(rulebook(1))
  if (!isObject(value) || !whole.every(([key, known]) => typeof value[key] === typeof known && value[key] !== null))
    refuse(value, called, 'a rulebook, as rulebook(1) or ownRulebook(...) gives')
}

/** A scenario that can be played, by `book` or else by the rulebook of its edition. */
export const checkScenario: Check = (value, called, book) => {
  if (!isObject(value)) return refuse(value, called, 'a scenario, as { kind: "melee", attacker, defender }')
  requested({ scenario: value }, book && (() => book))
}

const frozenValues = new WeakSet<object>()

/** Freezes a value and everything in it; each object only once. */
export const deepFreeze = <T extends object>(value: T): T => {
  if (frozenValues.has(value)) return value
  frozenValues.add(value)
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}
