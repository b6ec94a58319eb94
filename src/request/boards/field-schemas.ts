import * as z from 'zod'
import { msg, t } from '../../model/language'
import { costOf } from '../../rules/cost'

/** Schemas of the smallest parts of a board file. Each error message says what is expected and completes "... is not". */

/** Encodes the allowed keys as JSON, because the error of a schema can only be a string. */
const encodeKeys = (shape: object): string => JSON.stringify(Object.keys(shape))

/** Decodes the allowed keys from the error message of an object with an unknown key. */
export const keysAllowed = (error: string): readonly string[] => JSON.parse(error) as readonly string[]

/** Schema of an object that may have these keys and no others; `what` names it if something else is given. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape, what = () => t('an object')) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? encodeKeys(shape) : what()) })

export const table = <Row extends z.ZodType>(row: Row) => z.record(id, row, { error: () => t('an object of rows by id') })

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: () => t('a list') }).max(60, { error: () => t('a list of at most 60') })

export const whole = (least: number, most: number) => {
  const error = () => t('a whole number from {least} to {most}', { least, most })
  return z.int({ error }).min(least, { error }).max(most, { error })
}

export const yesNo = z.boolean({ error: () => t('true or false') })

export const trueOnly = z.literal(true, { error: () => t('true, or leave it out') })

export const linesOf = (most: number) => {
  const error = () => t('a text of 1 to {most} characters on one line', { most })
  return z
    .string({ error })
    .min(1, { error })
    .max(most, { error })
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u, { error })
}

export const text = linesOf(500)
export const name = linesOf(60)

const ID = msg('an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force')

/** Schema of an id such as `gale-force`. `constructor` is not allowed: every JavaScript object has that property. */
export const id = z
  .string({ error: ID })
  .max(40, { error: ID })
  .regex(/^(?!constructor$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, { error: ID })

const COST = msg('a cost, with one SAGA die for each term: any, C or R, U + R, ? + ?, U + U same, or none')

/** Schema of what a box costs, in common (C), uncommon (U) and rare (R) symbols (R7.3); ? if unknown. */
export const cost = z.string({ error: COST }).refine(text => costOf(text) !== undefined, { error: COST })

/** The most attack dice per model of any unit: those of a charging scythed chariot. */
export const MOST_RATE = 12

const RATE = () => t('a number of dice for each model, from 0 to {most}, or a fraction such as "1/3"', { most: MOST_RATE })

/** Schema of dice per model: 2, or "1/3" for one die per three models (R1.1). */
export const rate = z.union(
  [
    z.int({ error: RATE }).min(0, { error: RATE }).max(MOST_RATE, { error: RATE }),
    z.string().regex(/^(?:[1-9]|1[0-2])\/(?:[1-9]|1[0-2])$/, { error: RATE })
  ],
  { error: RATE }
)

const HALVES = msg('a number of points from 0 to 20, in whole or half points')

/** Schema of points in a warband (T9.2). */
export const halfPoints = z
  .number({ error: HALVES })
  .min(0, { error: HALVES })
  .max(20, { error: HALVES })
  .multipleOf(0.5, { error: HALVES })

const POINTS = msg('a number of points from 0 to 99, or a fraction such as "1/2"')

/** Schema of victory points per model (R8.2). */
export const points = z.union(
  [
    z.number({ error: POINTS }).min(0, { error: POINTS }).max(99, { error: POINTS }),
    z.string().regex(/^[1-9]\d?\/[1-9]\d?$/, { error: POINTS })
  ],
  { error: POINTS }
)
