import { isOne, withThe } from './proper-name'
import type { spanish } from './spanish'

/**
 * Every text that people read is written in English where it is needed, as the key of one catalogue. A text without its Spanish does
 * not compile. Machines are always answered in English.
 */

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * An English text of the catalogue: `{name}` stands for a value, `{n|model|models}` for a word that follows the number n, `{the:name}` for
 * a name with its article (`{The:name}` at the start of a sentence), `{has|have:name}` for the verb that goes with it.
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

/**
 * A language beside English: its texts by the English ones, and how its grammar bends a value that a text has as `{how:value}`;
 * undefined for a way that it does not know.
 */
export interface Catalogue {
  readonly texts: Partial<Readonly<Record<Text, string>>>
  readonly bend: (how: string, value: string) => string
}

/** The language that is spoken; English needs none. */
let catalogue: Catalogue | undefined

/** What the rulebook tells at length, for who browses it. */
let prose: Readonly<Record<string, string>> = {}

/** From here on what the rulebook tells at length is known too. */
export const addLongTexts = (texts: Readonly<Record<string, string>>): void => {
  prose = texts
}

/** From here on texts are Spanish, or English without a catalogue. The command line says so before it says anything else. */
export const useCatalogue = (words: Catalogue | undefined): void => {
  catalogue = words
}

export const isSpanish = (): boolean => catalogue !== undefined

/** The catalogue in force, to go on with it later. */
export const currentCatalogue = (): Catalogue | undefined => catalogue

type Piece = string | { readonly name: string; readonly forms?: readonly [one: string, many: string]; readonly how?: string }

const pieceOf = (text: string, index: number): Piece => {
  if (index % 2 === 0) return text
  const [bent, one, many = ''] = text.split('|')
  if (one !== undefined && !text.includes(':')) return { name: bent ?? '', forms: [one, many] }
  const colon = text.indexOf(':')
  return colon < 0 ? { name: text } : { name: text.slice(colon + 1), how: text.slice(0, colon) }
}

/** Texts are taken apart once. */
const known = new Map<string, readonly Piece[]>()

const piecesOf = (text: string): readonly Piece[] => {
  const found = known.get(text)
  if (found) return found
  const made = text
    .split('{')
    .flatMap(part => part.split('}'))
    .map(pieceOf)
  known.set(text, made)
  return made
}

const inEnglish = (how: string, name: string): string => {
  if (how === 'the') return withThe(name)
  if (how === 'The') return withThe(name).replace(/^t/, 'T')
  const [one = '', many = ''] = how.split('|')
  return isOne(name) ? one : many
}

const filled = (text: string, values: Readonly<Record<string, string | number | undefined>>): string => {
  let made = ''
  for (const piece of piecesOf(text)) {
    if (typeof piece === 'string') made += piece
    else {
      const value = String(values[piece.name] ?? '')
      if (piece.forms) made += piece.forms[value === '1' ? 0 : 1]
      else made += piece.how === undefined ? value : (catalogue?.bend ?? inEnglish)(piece.how, value)
    }
  }
  return made
}

/** The text in the language that is spoken, with its values. */
export const t = <T extends Text>(text: T, ...[values]: Values<T>): string => {
  const words = catalogue?.texts[text] ?? text
  return values === undefined ? words : filled(words, values)
}

/** A text of the catalogue that stands as data and is translated where it is shown, by `translate`. */
export const msg = <T extends Text>(text: T): T => text

/** What stands as data (the rulebook, a ledger, a board of the user's own) as it is shown: in Spanish where the catalogue has it. */
export const translate = (text: string, values?: Readonly<Record<string, string | number>>): string => {
  const words = catalogue && ((catalogue.texts as Readonly<Record<string, string>>)[text] ?? prose[text])
  if (words === undefined) return values === undefined ? text : filled(text, values)
  return values === undefined ? words : filled(words, values)
}

/** The name of a unit in a plan: one that is called by its troop is shown as its troop is. "knights-2", in Spanish "caballeros-2". */
export const translateUnitName = (name: string): string => {
  const [, troop = name, number = ''] = /^(.+?)(-\d+)?$/u.exec(name) ?? []
  return `${translate(troop)}${number}`
}

/** A number as it is written: with a decimal comma in Spanish. */
export const decimal = (text: string): string => (catalogue === undefined ? text : text.replace('.', ','))
