import type { Effect } from '../model/effect'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { abilityNames, namesOf, onceFor } from './names'
import { NOISE } from './tokens'
import { type Trait, unitTraits } from './traits'

/** The one word table: every phrase that may stand in a sentence, and what it can mean there. */

export type Joint = 'and' | 'or' | 'then' | 'them'
export type Verb = 'charge' | 'shoot' | 'against'

export type Meaning =
  | { readonly is: 'troop' | 'weapon' | 'faction' | 'terrain' | 'ability'; readonly id: string }
  /** A trait and the value the phrase gives it. */
  | { readonly is: 'state'; readonly trait: string; readonly value: unknown }
  | { readonly is: 'effect'; readonly effect: Effect }
  /** A trait whose value is the number that follows. */
  | { readonly is: 'counted'; readonly trait: string }
  | { readonly is: 'guarded' }
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'joint'; readonly joint: Joint }

export interface Vocabulary {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  /** Words in the longest phrase. */
  readonly longest: number
}

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  charge: ['charge', 'charges', 'charging', 'carga', 'cargan'],
  shoot: ['shoot', 'shoots', 'shooting', 'dispara', 'disparan'],
  against: ['vs', 'versus', 'against', 'contra']
}

const JOINTS: Readonly<Record<Joint, readonly string[]>> = {
  and: ['and', 'y'],
  or: ['or', 'o'],
  then: ['then', 'luego', 'despues'],
  them: ['them', 'ellos']
}

const GUARDED = ['guarded', 'protegido', 'protegida']

/** A phrase as it is looked up: words as the rulebook folds them, without noise. */
export const phraseOf = (words: string): string =>
  words.includes(' ')
    ? words
        .split(' ')
        .filter(word => !NOISE.has(word))
        .join(' ')
    : NOISE.has(words)
      ? ''
      : words

type Entry = readonly [phrase: string, meaning: Meaning]

const named = (names: ReadonlyMap<string, string>, is: 'troop' | 'weapon' | 'faction' | 'terrain'): readonly Entry[] =>
  [...names].map(([name, id]) => [name, { is, id }])

const traitEntries = ([trait, { words = [], counted = [] }]: readonly [string, Trait]): readonly Entry[] => [
  ...words.map(([phrase, value]): Entry => {
    const meaning: Meaning = trait === 'effects' ? { is: 'effect', effect: value as Effect } : { is: 'state', trait, value }
    return [phrase, meaning]
  }),
  ...counted.map((phrase): Entry => [phrase, { is: 'counted', trait }])
]

const structure: readonly Entry[] = [
  ...Object.entries(VERBS).flatMap(([verb, words]) => words.map((word): Entry => [word, { is: 'verb', verb: verb as Verb }])),
  ...Object.entries(JOINTS).flatMap(([joint, words]) =>
    words.map((word): Entry => [word, { is: 'joint', joint: joint as Joint }])
  ),
  ...GUARDED.map((word): Entry => [word, { is: 'guarded' }])
]

const entries = (book: Rulebook): readonly Entry[] => {
  const { troop, weapon, faction, terrain } = namesOf(book)
  return [
    ...structure,
    ...Object.entries<Trait>(unitTraits).flatMap(traitEntries),
    ...named(troop, 'troop'),
    ...named(weapon, 'weapon'),
    ...named(faction, 'faction'),
    ...named(terrain, 'terrain'),
    ...book.mount.names.map((name): Entry => [plain(name), { is: 'state', trait: 'mounted', value: true }])
  ]
}

/** An ability without its + means nothing, which is worth a word of its own. */
const bareAbilities = (book: Rulebook): readonly Entry[] =>
  [...abilityNames(book)].filter(([name]) => !name.includes('/')).map(([name, [id = '']]): Entry => [name, { is: 'ability', id }])

const isAmong = (found: readonly Meaning[], meaning: Meaning): boolean =>
  meaning.is === 'ability' || found.some(other => JSON.stringify(other) === JSON.stringify(meaning))

const wordCount = (phrase: string): number => phrase.split(' ').length

const made = (all: readonly Entry[]): Vocabulary => {
  const phrases = new Map<string, readonly Meaning[]>()
  let longest = 1
  for (const [text, meaning] of all) {
    const phrase = phraseOf(text)
    const found = phrases.get(phrase)
    if (phrase === '' || (found && isAmong(found, meaning))) continue
    phrases.set(phrase, found ? [...found, meaning] : [meaning])
    longest = Math.max(longest, wordCount(phrase))
  }
  return { phrases, longest }
}

/** Every phrase that has a meaning. */
export const vocabularyOf = onceFor(book => made(entries(book)))

/** The same with the names of abilities that lack their +: asked for when a word is not understood. */
export const fullVocabularyOf = onceFor(book => made([...entries(book), ...bareAbilities(book)]))

/** Names of abilities, without noise words, with the name to look them up by. */
export const spokenAbilities = onceFor(
  (book): ReadonlyMap<string, string> => new Map([...abilityNames(book).keys()].map(name => [phraseOf(name), name]))
)
