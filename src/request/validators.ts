import { thousands } from '../model/figures'
import { t } from '../model/language'
import { missingKey, noneOf, notA, tooMany, unknownKey } from '../model/mistakes'
import { type Check, isFull } from './check'

/**
 * A validator of plain data: returns the value if it is valid, otherwise notes what is wrong at its path and returns undefined.
 */
export type Shape<T> = (value: unknown, at: string, check: Check) => T | undefined

/** Plain data from JSON or from a program. Its keys are not trusted: look them up with `ownKey`. */
export type Draft = Readonly<Record<string, unknown>>

/** Whether a value of a file is a word or a number, which is read as its text. */
export const isWordOrNumber = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

export const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object's own value of a key; undefined if it has none, or null. */
export const ownKey = (draft: Draft, key: string): unknown => (Object.hasOwn(draft, key) ? (draft[key] ?? undefined) : undefined)

/** Makes a shape from a test; if the test fails, the shape notes what is expected. */
const satisfying = <T>(isRight: (value: unknown) => value is T, expects: (value: unknown) => string): Shape<T> => {
  return (value, at, check) => {
    if (isRight(value)) return value
    check.note(notA(check.called(at), value, expects(value), at))
    return undefined
  }
}

export const whole = (least: number, most: number, also?: string): Shape<number> =>
  satisfying(
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    value => {
      const expected = t('a whole number from {least} to {most}', { least, most: thousands(most) })
      return also === undefined || typeof value !== 'string' ? expected : t('{expected}, or {also}', { expected, also })
    }
  )

export const yesNo: Shape<boolean> = satisfying(
  (value): value is boolean => typeof value === 'boolean',
  () => t('true or false')
)

const MOST_LETTERS = 200
const ASCII = /^[\x20-\x7e]+$/
const isOneLine = (text: string): boolean => ASCII.test(text) || /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u.test(text)

const isPlainUpTo = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isOneLine(value)

export const isPlain = (value: unknown): value is string => isPlainUpTo(value, MOST_LETTERS)

export const textOf = (most: number): Shape<string> =>
  satisfying(
    (value): value is string => isPlainUpTo(value, most),
    () => t('a text of 1 to {most} characters on one line', { most })
  )

export const text: Shape<string> = textOf(MOST_LETTERS)

export const oneOf =
  <T extends string>(...words: readonly T[]): Shape<T> =>
  (value, at, check) => {
    const found = words.find(word => word === value)
    if (found === undefined) check.note(noneOf(check.called(at), value, words, at))
    return found
  }

export const always =
  <T>(value: T): Shape<T> =>
  () =>
    value

const MOST_ITEMS = 60

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, at, check) => {
    if (!Array.isArray(value)) check.note(notA(check.called(at), value, t('a list'), at))
    else if (value.length > MOST_ITEMS) check.note(tooMany(check.called(at), 'entries', MOST_ITEMS, at))
    else return value.flatMap((item, index) => shape(item, `${at}[${index}]`, check) ?? [])
    return undefined
  }

/** The shape of a field; `must` marks a field that is required. */
export type Field = Shape<unknown> | { readonly must: Shape<unknown> }

export const required = (shape: Shape<unknown>): Field => ({ must: shape })

/** Notes every key that is not allowed. */
export const onlyKeys = (draft: Draft, allowed: readonly string[], at: string, check: Check): void => {
  for (const key of Object.keys(draft)) {
    if (isFull(check)) return
    if (allowed.includes(key)) continue
    const inside = at === '' ? t('a fight') : check.called(at)
    // the sentence of a fight is taken out before its keys are looked at
    const known = at === '' ? ['fight', ...allowed] : allowed
    check.note(unknownKey(key, inside, known, at === '' ? key : `${at}.${key}`))
  }
}

/** The shape of an object with these fields and no others. The result has them in this order. */
export const fields =
  (shapes: Readonly<Record<string, Field>>): Shape<Draft> =>
  (value, at, check) => {
    if (!isDraft(value)) {
      check.note(notA(check.called(at), value, t('an object'), at))
      return undefined
    }
    onlyKeys(value, Object.keys(shapes), at, check)
    const made: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(shapes)) {
      const given = ownKey(value, key)
      const shape = typeof field === 'function' ? field : field.must
      const kept = given === undefined ? undefined : shape(given, `${at}.${key}`, check)
      if (kept !== undefined) made[key] = kept
      if (given === undefined && shape !== field) check.note(missingKey(key, check.called(at), at))
    }
    return made
  }
