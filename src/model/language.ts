import { memoize } from './once'
import { isOne, withThe } from './proper-name'
import type { spanish } from './spanish'

/**
 * Translation. Texts are written in English in the code and are keys of one catalogue; a text without its Spanish does not compile.
 * Programs are always answered in English.
 */

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * An English text of the catalogue. `{name}` is a value, `{n|model|models}` the first word if n is 1 and the second otherwise, `{the:name}`
 * a name with its article (`{The:name}` at the start of a sentence), `{has|have:name}` the verb that agrees with a name.
 */
export type Text = keyof typeof spanish.texts

type NameOf<Piece extends string> = Piece extends `${string}:${infer Name}`
  ? Name
  : Piece extends `${infer Name}|${string}`
    ? Name
    : Piece
type Names<T extends string> = T extends `${string}{${infer Piece}}${infer Rest}` ? NameOf<Piece> | Names<Rest> : never

type Values<T extends string> = [Names<T>] extends [never]
  ? readonly []
  : readonly [values: { readonly [Name in Names<T>]: string | number | undefined }]

/** The tables of which an option may name a row. */
interface Named {
  readonly abilities: Readonly<Record<string, { readonly name: string }>>
  readonly troops: Readonly<Record<string, { readonly name: string }>>
}

/** A language besides English: its texts by the English ones, and how it inflects a value written `{how:value}` in a text. */
export interface Catalogue {
  readonly texts: Partial<Readonly<Record<Text, string>>>
  readonly bend: (how: string, value: string) => string
  /** A text of several values with its words as they sound beside each other; the page for the phone goes without. */
  readonly euphonic?: (text: string) => string
  /** Whether two words differ only in their ending, so that one is no typing error of the other; the page goes without this, too. */
  readonly isSameWord?: (one: string, other: string) => boolean
  /** An option of a question back to the user, by the English; the page asks in English words. */
  readonly optionWords?: (option: string, book: Named, say: typeof translate) => string
  /** By edition, the names of rows of the rulebook by their English ones, where the rows have none (as in the page for the phone). */
  readonly names?: RowNames
}

export type RowNames = Readonly<Partial<Record<number, Readonly<Record<string, string>>>>>

/** The current language; undefined is English. */
let catalogue: Catalogue | undefined

/** The long texts of the rulebook, which only `rules` needs. */
let prose: Readonly<Record<string, string>> = {}

/** Adds the long texts of the rulebook in the current language. */
export const addLongTexts = (texts: Readonly<Record<string, string>>): void => {
  prose = texts
}

/** Sets the language of all texts from here on; undefined is English. */
export const useCatalogue = (words: Catalogue | undefined): void => {
  catalogue = words
}

export const isSpanish = (): boolean => catalogue !== undefined

/** The current catalogue, to be set again later. */
export const currentCatalogue = (): Catalogue | undefined => catalogue

/** A text put together of others, as it sounds in the current language. */
export const euphonic = (text: string): string => catalogue?.euphonic?.(text) ?? text

/** Whether two words are forms of one in the current language; never in English. */
export const isSameWord = (one: string, other: string): boolean => catalogue?.isSameWord?.(one, other) ?? false

/** An option of a question back to the user in the current language, in which it is typed as well. */
export const optionWords = (option: string, book: Named): string => catalogue?.optionWords?.(option, book, translate) ?? option

/** Plain text, or a placeholder: a value, a word by a number (`forms`), or an inflected value (`how`). */
type Piece = string | { readonly name: string; readonly forms?: readonly [one: string, many: string]; readonly how?: string }

/** Pieces alternate between plain text and the inside of braces. */
const pieceOf = (text: string, index: number): Piece => {
  if (index % 2 === 0) return text
  const [name = '', one, many = ''] = text.split('|')
  if (one !== undefined && !text.includes(':')) return { name, forms: [one, many] }
  const colon = text.indexOf(':')
  return colon < 0 ? { name: text } : { name: text.slice(colon + 1), how: text.slice(0, colon) }
}

/** The pieces of each text, parsed once. */
const piecesOf = /* @__PURE__ */ memoize((text: string): readonly Piece[] =>
  text
    .split('{')
    .flatMap(part => part.split('}'))
    .map(pieceOf)
)

const inEnglish = (how: string, name: string): string => {
  if (how === 'the') return withThe(name)
  if (how === 'The') return withThe(name).replace(/^t/, 'T')
  const [one = '', many = ''] = how.split('|')
  return isOne(name) ? one : many
}

const filled = (text: string, values: Readonly<Record<string, string | number | undefined>>): string => {
  let result = ''
  for (const piece of piecesOf(text)) {
    if (typeof piece === 'string') result += piece
    else {
      const value = String(values[piece.name] ?? '')
      if (piece.forms) result += piece.forms[value === '1' ? 0 : 1]
      else result += piece.how === undefined ? value : (catalogue?.bend ?? inEnglish)(piece.how, value)
    }
  }
  return euphonic(result)
}

/** The text in the current language, with its values. */
export const t = <T extends Text>(text: T, ...[values]: Values<T>): string => {
  const words = catalogue?.texts[text] ?? text
  return values === undefined ? words : filled(words, values)
}

/** Marks a text of the catalogue that is stored as data and translated where it is shown, by `translate`. */
export const msg = <T extends Text>(text: T): T => text

/** A text that is stored as data (of the rulebook, a ledger, a custom board) in the current language, or as it is if it is not known. */
export const translate = (text: string, values?: Readonly<Record<string, string | number>>): string => {
  const words = catalogue && ((catalogue.texts as Readonly<Record<string, string>>)[text] ?? prose[text])
  if (words === undefined) return values === undefined ? text : filled(text, values)
  return values === undefined ? words : filled(words, values)
}

/** The name of a unit in a plan; a name that is a troop's id is translated: "knights-2", in Spanish "caballeros-2". */
export const translateUnitName = (name: string): string => {
  const [, troop = name, number = ''] = /^(.+?)(-\d+)?$/u.exec(name) ?? []
  return `${translate(troop)}${number}`
}

/** A number as text with the decimal sign of the current language. */
export const decimal = (text: string): string => (catalogue === undefined ? text : text.replace('.', ','))
