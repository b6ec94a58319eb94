import type { readings as first } from './readings'
import type { readings as second } from './second/readings'
import type { Rulebook } from './types'

/** The interpretations of disputed rules in force. Names and values come from the tables, so a misspelt one does not compile. */

interface Tables {
  readonly 1: typeof first
  readonly 2: typeof second
}

type Values<Row> = Row extends { readonly values: infer V } ? keyof V & string : never

type InEdition<E extends keyof Tables> = { readonly [Name in keyof Tables[E]]: Values<Tables[E][Name]> }

/** The readings of both editions, for code that they share; those that an edition lacks are undefined. */
export type Readings = {
  readonly [Name in keyof Tables[1] | keyof Tables[2]]:
    | (Name extends keyof Tables[1] ? InEdition<1>[Name] : undefined)
    | (Name extends keyof Tables[2] ? InEdition<2>[Name] : undefined)
}

/** A cast, since the type of a rulebook does not know the names of its readings. */
const defaultsOf = ({ defaults }: Rulebook): Readings => defaults as Readings

/** The readings in force: those requested, else the rulebook's defaults. Names and values were checked when the request was read. */
export const readingsInForce = (asked: Readonly<Record<string, string>> | undefined, book: Rulebook): Readings =>
  asked ? { ...defaultsOf(book), ...asked } : defaultsOf(book)

/** The value of a reading whose name is only known at run time; undefined if the edition has no such reading. */
export const readingNamed = (readings: Readings, name: string): string | undefined =>
  (readings as Readonly<Record<string, string | undefined>>)[name]
