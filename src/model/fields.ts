import type { Text } from './language'

/**
 * What the keys of an object in a file may hold, as plain data. The TypeScript types, the reader of JSON and the schema of board files are
 * derived from it, so that they cannot differ.
 */

export type Spec = (
  | { readonly is: 'whole'; readonly least: number; readonly most: number }
  /** One of these words. */
  | { readonly is: 'words'; readonly words: readonly string[] }
  | { readonly is: 'yes-no' }
  /** 1 to `most` characters on one line. */
  | { readonly is: 'text'; readonly most: number }
  /** The id of a row of this table of the rulebook. */
  | { readonly is: 'id'; readonly of: 'weapon' | 'mount' }
  | { readonly is: 'list'; readonly of: Spec }
  | { readonly is: 'object'; readonly fields: Fields }
  /** One of several; the first is the usual one. `expects` describes them all, as the end of "... is not". */
  | { readonly is: 'either'; readonly of: readonly Spec[]; readonly expects: string }
) & {
  /** What it means, for the schema. */
  readonly help?: string
}

declare const type: unique symbol

/** The value of a key, and whether it is optional. `[type]` exists only for the compiler. */
export interface Field<T, Optional extends boolean = boolean> {
  readonly spec: Spec
  readonly optional: Optional
  readonly [type]?: T
}

export type Fields = Readonly<Record<string, Field<unknown>>>

type ValueOf<F> = F extends Field<infer T> ? T : never

type KeysOf<F extends Fields, Optional> = { [K in keyof F]: F[K]['optional'] extends Optional ? K : never }[keyof F]

/** The type of an object with these fields. */
export type ValuesOf<F extends Fields> = { readonly [K in KeysOf<F, false>]: ValueOf<F[K]> } & {
  readonly [K in KeysOf<F, true>]?: ValueOf<F[K]>
}

const field = <T>(spec: Spec): Field<T, false> => ({ spec, optional: false })

/** The same field, which may be left out. */
export const optional = <T>({ spec }: Field<T, false>): Field<T, true> => ({ spec, optional: true })

/** The same field with a description. */
export const helped = <T, Optional extends boolean>(
  help: string,
  { spec, optional }: Field<T, Optional>
): Field<T, Optional> => ({
  spec: { ...spec, help },
  optional
})

export const whole = (least: number, most: number) => field<number>({ is: 'whole', least, most })

export const oneOf = <const Words extends readonly string[]>(...words: Words) => field<Words[number]>({ is: 'words', words })

export const yesNo = field<boolean>({ is: 'yes-no' })

export const text = (most: number) => field<string>({ is: 'text', most })

export const weaponId = field<string>({ is: 'id', of: 'weapon' })

export const mountId = field<string>({ is: 'id', of: 'mount' })

export const listOf = <T>({ spec }: Field<T, false>) => field<readonly T[]>({ is: 'list', of: spec })

export const object = <F extends Fields>(fields: F) => field<ValuesOf<F>>({ is: 'object', fields })

/** One of two kinds of values; `expects` is the end of "... is not". */
export const either = <A, B>(expects: Text, one: Field<A, false>, other: Field<B, false>) =>
  field<A | B>({
    is: 'either',
    of: [one.spec, other.spec].flatMap(spec => (spec.is === 'either' ? spec.of : [spec])),
    expects
  })
