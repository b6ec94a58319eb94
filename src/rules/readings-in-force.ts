import type { readings as first } from './readings'
import type { readings as second } from './second/readings'
import type { Rulebook } from './types'

/** Which interpretation of each disputed rule is in force. Names and values are those of the tables: a misspelt one does not compile. */

interface Tables {
  readonly 1: typeof first
  readonly 2: typeof second
}

type Values<Row> = Row extends { readonly values: infer V } ? keyof V & string : never

type InEdition<E extends keyof Tables> = { readonly [Name in keyof Tables[E]]: Values<Tables[E][Name]> }

/** Of code that both editions share: every name of either is known; what an edition lacks is undefined there. */
export type Readings = {
  readonly [Name in keyof Tables[1] | keyof Tables[2]]:
    | (Name extends keyof Tables[1] ? InEdition<1>[Name] : undefined)
    | (Name extends keyof Tables[2] ? InEdition<2>[Name] : undefined)
}

/** The one place where a table becomes its values: a Rulebook forgets the names, hence the cast. */
const defaultsOf = ({ defaults }: Rulebook): Readings => defaults as Readings

/** The readings in force: those that were asked for, whose names and values were checked where they came in, over the rulebook's defaults. */
export const readingsInForce = (asked: Readonly<Record<string, string>> | undefined, book: Rulebook): Readings =>
  asked ? { ...defaultsOf(book), ...asked } : defaultsOf(book)

/** The value of a reading whose name is known at run time only; undefined where the edition has no such doubt. */
export const readingNamed = (readings: Readings, name: string): string | undefined =>
  (readings as Readonly<Record<string, string | undefined>>)[name]
