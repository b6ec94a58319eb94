import * as z from 'zod'
import { msg, t } from '../../model/language'
import { costOf } from '../../rules/cost'

/** The smallest parts of a board file. The error of each is what it expects, as the end of "... is not". */

/** An error of a schema is a text: the keys that an object may have are in it as JSON. */
const keysWritten = (shape: object): string => JSON.stringify(Object.keys(shape))

/** The keys that an object may have, of the error of one that has another. */
export const keysAllowed = (error: string): readonly string[] => JSON.parse(error) as readonly string[]

/** An object with these keys and no others; `what` it is called where something else is given. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape, what = () => t('an object')) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? keysWritten(shape) : what()) })

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

/** An id: `gale-force`. Names that every object of JavaScript has are none. */
export const id = z
  .string({ error: ID })
  .max(40, { error: ID })
  .regex(/^(?!constructor$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, { error: ID })

const COST = msg('a cost, with one SAGA die for each term: any, C or R, U + R, ? + ?, U + U same, or none')

/** What a box asks for, in common, uncommon and rare symbols (R7.3); ? where it is not known. */
export const cost = z.string({ error: COST }).refine(text => costOf(text) !== undefined, { error: COST })

/** The most dice that a model of any unit has: a scythed chariot that charges. */
export const MOST_RATE = 12

const RATE = () => t('a number of dice for each model, from 0 to {most}, or a fraction such as "1/3"', { most: MOST_RATE })

/** Dice of a model: 2, or "1/3" for a die for every three (R1.1). */
export const rate = z.union(
  [
    z.int({ error: RATE }).min(0, { error: RATE }).max(MOST_RATE, { error: RATE }),
    z.string().regex(/^(?:[1-9]|1[0-2])\/(?:[1-9]|1[0-2])$/, { error: RATE })
  ],
  { error: RATE }
)

const POINTS = msg('a number of points from 0 to 99, or a fraction such as "1/2"')

/** Victory points for a model (R8.2). */
export const points = z.union(
  [
    z.number({ error: POINTS }).min(0, { error: POINTS }).max(99, { error: POINTS }),
    z.string().regex(/^[1-9]\d?\/[1-9]\d?$/, { error: POINTS })
  ],
  { error: POINTS }
)
