import { isObject } from '../model/data'
import { type Mistake, mistake, RequestError, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA, unknownKey } from '../model/mistakes'
import { SIDES } from '../model/scenario'
import { requested } from '../request/request'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'

/** Checks of arguments at run time, for callers whose types are not checked. */

/**
 * Throws a RequestError where the value is not as expected. `path` names it in the message: "request.units[0].models"; scenarios are checked by `book`.
 */
export type Check = (value: unknown, path: string, book?: Rulebook) => void

const refuse = (value: unknown, path: string, expects: string): never => {
  throw new RequestError([notA(path, value, expects, path)])
}

/** A string. */
export const checkText: Check = (value, path) => {
  if (typeof value !== 'string') refuse(value, path, 'a text')
}

/** A finite number. */
export const checkNumber: Check = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse(value, path, 'a number')
}

/** True or false. */
export const checkBoolean: Check = (value, path) => {
  if (typeof value !== 'boolean') refuse(value, path, 'true or false')
}

/** A function. */
export const checkFunction: Check = (value, path) => {
  if (typeof value !== 'function') refuse(value, path, 'a function')
}

/** An object, whatever its fields. */
export const checkObject: Check = (value, path) => {
  if (!isObject(value)) refuse(value, path, 'an object')
}

/** One of these words. */
export const oneOf =
  (...words: readonly string[]): Check =>
  (value, path) => {
    if (typeof value !== 'string' || !words.includes(value)) throw new RequestError([noneOf(path, value, words, path)])
  }

/** 1 or 2. */
export const checkEdition: Check = (value, path) => {
  if (value !== 1 && value !== 2) refuse(value, path, '1 or 2')
}

/** Undefined, or what passes the check. */
export const optional =
  (check: Check): Check =>
  (value, path, book) => {
    if (value !== undefined) check(value, path, book)
  }

/** An array whose items all pass the check. */
export const listOf =
  (check: Check): Check =>
  (value, path, book) => {
    if (!Array.isArray(value)) return refuse(value, path, 'a list')
    for (const [index, item] of value.entries()) check(item, `${path}[${index}]`, book)
  }

/** An object whose values all pass the check. */
export const valuesOf =
  (check: Check): Check =>
  (value, path, book) => {
    if (!isObject(value)) return refuse(value, path, 'an object')
    for (const [key, each] of Object.entries(value)) check(each, `${path}.${key}`, book)
  }

/** An object with these fields. A field that the type gains does not compile until it is checked here. */
export const objectOf =
  <T extends object>(checks: { readonly [K in keyof Required<T>]: Check }): Check =>
  (value, path, book) => {
    if (!isObject(value)) return refuse(value, path, 'an object')
    for (const [key, check] of Object.entries<Check>(checks)) check(value[key], `${path}.${key}`, book)
  }

/** Options with no other fields than these: one that is misspelt would be passed over. */
export const optionsOf = <T extends object>(checks: { readonly [K in keyof Required<T>]: Check }): Check => {
  const check = objectOf<T>(checks)
  const allowed = Object.keys(checks)
  return (value, path, book) => {
    if (isObject(value)) {
      const others = Object.keys(value).filter(key => value[key] !== undefined && !allowed.includes(key))
      refuseAny(others.map(key => (key === 'edition' ? editionOfBook(path) : unknownKey(key, path, allowed, `${path}.${key}`))))
    }
    check(value, path, book)
  }
}

/** The edition is that of the rulebook, not an option. */
const editionOfBook = (path: string): Mistake =>
  mistake(
    t('{path} has no "edition": pass the rulebook of that edition after it, as in rulebook(2)', { path }),
    `${path}.edition`
  )

/** "attacker" or "defender". */
export const checkSide: Check = oneOf(...SIDES)

/** A file as its name and text. */
export const checkFile: Check = objectOf<{ readonly name: string; readonly text: string }>({ name: checkText, text: checkText })

/** An object with everything that a rulebook has. */
export const checkRulebook: Check = (value, path) => {
  const whole = Object.entries(rulebook(1))
  if (!isObject(value) || !whole.every(([key, known]) => typeof value[key] === typeof known && value[key] !== null))
    refuse(value, path, 'a rulebook, as rulebook(1) or ownRulebook(...) gives')
}

/** A scenario that can be played, by `book` or else by the rulebook of its edition. */
export const checkScenario: Check = (value, path, book) => {
  if (!isObject(value)) return refuse(value, path, 'a scenario, as { kind: "melee", attacker, defender }')
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
