import type { Effect } from '../model/effect'
import type { FightKind } from '../model/scenario'
import { plain } from '../rules/lookup'
import { isInPrint } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { type FieldWords, fightWords, unitWords } from './field-words'
import { abilityNames, type NameKind, namesOf, onceFor, otherBook } from './names'
import { printed } from './printed'
import {
  COMMANDS,
  CORRECTION,
  type DiceKind,
  GUARDED,
  IF,
  JOINTS,
  type Joint,
  LEFT,
  LOST,
  NOT,
  NOTHING,
  PASSIVE,
  PLAIN_ARMS,
  SIDE_WORDS,
  SILENT,
  TIMES,
  VAGUE,
  VERBS,
  type Verb,
  WIDE_CHOICES,
  WIDE_DICE,
  WIDE_GUARDED,
  WIDE_JOINTS,
  WIDE_VERBS
} from './sentence-words'
import { firstWordsOf, NUMBERS, type Template, templateOf, wordsOf } from './templates'
import { LIKEWISE, NOISE, tokens } from './tokens'

/** The one word table: every phrase that may stand in a sentence, and what it can mean there. */

export type { DiceKind, Joint, Verb } from './sentence-words'

export type Meaning =
  | { readonly is: 'troop'; readonly id: string }
  | { readonly is: 'weapon'; readonly id: string }
  | { readonly is: 'mount'; readonly id: string }
  | { readonly is: 'faction'; readonly id: string }
  | { readonly is: 'terrain'; readonly id: string }
  | { readonly is: 'ability'; readonly id: string }
  /** A trait and the value the phrase gives it. */
  | { readonly is: 'state'; readonly trait: string; readonly value: unknown }
  | { readonly is: 'effect'; readonly effect: Effect }
  /** An effect whose number follows. */
  | { readonly is: 'measured'; readonly effect: Readonly<Record<string, unknown>>; readonly number: string }
  /** Said of the fight as a whole; without a value the number stands before or after it. */
  | { readonly is: 'fight'; readonly trait: string; readonly value?: unknown }
  /** A trait whose value is the number that follows, or `unsaid` where there is none. */
  | { readonly is: 'counted'; readonly trait: string; readonly unsaid?: number }
  /** A unit of a warband of the user's own. */
  | { readonly is: 'called'; readonly name: string }
  | { readonly is: 'guarded' }
  /** `isPassive`: who is named first is charged or shot at. */
  | { readonly is: 'verb'; readonly verb: Verb; readonly isPassive?: true }
  | { readonly is: 'joint'; readonly joint: Joint }
  /** A command of the program: `melee 8w vs 4hg` in a file. */
  | { readonly is: 'command'; readonly kind: FightKind }
  /** `full`: as many as a point buys. */
  | { readonly is: 'number'; readonly value: number | 'full' }
  /** A side by its part in the fight, or both. */
  | { readonly is: 'side'; readonly side: 'attacker' | 'defender' | 'both' }
  /** How often a step of a plan is done. */
  | { readonly is: 'times'; readonly value: number }
  /** What was done before is done once more. */
  | { readonly is: 'again' }
  /** Arms that every model has: the answer mentions them, and they change nothing. */
  | { readonly is: 'plain-arms' }
  /** Bonus dice; without `isExtra` a sign has to say that they are. */
  | { readonly is: 'dice'; readonly kind: DiceKind; readonly isExtra: boolean }
  /** What the SAGA dice of an ability are spent on, or showed. */
  | { readonly is: 'choice'; readonly of: DiceKind | 'rare' }
  /** The phrase that follows is denied. */
  | { readonly is: 'not' }
  /** What comes before it is only a question. */
  | { readonly is: 'if' }
  /** Models of a unit that are dead, or that are left. */
  | { readonly is: 'lost'; readonly isLeft?: true }
  /** What follows is said in the place of something before. */
  | { readonly is: 'correction' }
  /** What was said of one unit is so of another, who is named before it, or after it. */
  | { readonly is: 'likewise'; readonly isBefore?: true }
  /** Says nothing by itself. */
  | { readonly is: 'silent' }
  /** Several things are called so: one of these has to be said. */
  | { readonly is: 'vague'; readonly options: readonly string[] }
  /** The other edition alone has it. */
  | { readonly is: 'elsewhere'; readonly kind: NameKind }
  /** No rule knows it; `cure` says why and what to do. */
  | { readonly is: 'nothing'; readonly cure: string }

/** A phrase with variations. */
export interface Wide {
  readonly template: Template
  readonly meaning: Meaning
}

export interface Phrases {
  get(phrase: string): readonly Meaning[] | undefined
}

export interface Vocabulary<P extends Phrases = Phrases> {
  readonly phrases: P
  /** Words in the longest phrase. */
  readonly longest: number
  readonly wide: readonly Wide[]
  /** Those that may begin with a word. */
  readonly wideFrom: ReadonlyMap<string, readonly Wide[]>
}

type WholeVocabulary = Vocabulary<ReadonlyMap<string, readonly Meaning[]>>

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

const named = (names: ReadonlyMap<string, string>, is: 'troop' | 'weapon' | 'mount' | 'faction' | 'terrain'): readonly Entry[] =>
  [...names].map(([name, id]) => [name, { is, id }])

const stated = (trait: string, value: unknown): Meaning =>
  trait === 'effects' ? { is: 'effect', effect: value as Effect } : { is: 'state', trait, value }

const countedAs = (trait: string, { unsaid }: FieldWords): Meaning => ({
  is: 'counted',
  trait,
  ...(unsaid !== undefined && { unsaid })
})

const traitEntries = ([key, trait]: readonly [string, FieldWords]): readonly Entry[] => [
  ...(trait.words ?? []).map(([phrase, value]): Entry => [phrase, stated(key, value)]),
  ...(trait.counted ?? []).map((phrase): Entry => [phrase, countedAs(key, trait)])
]

const each = <K extends string>(table: Readonly<Partial<Record<K, readonly string[]>>>, meaning: (key: K) => Meaning) =>
  Object.entries<readonly string[] | undefined>(table).flatMap(([key, words = []]) =>
    words.map((word): Entry => [word, meaning(key as K)])
  )

const structure = (): readonly Entry[] => [
  ...each(VERBS, verb => ({ is: 'verb', verb })),
  ...each(JOINTS, joint => ({ is: 'joint', joint })),
  ...each(COMMANDS, kind => ({ is: 'command', kind })),
  ...GUARDED.map((word): Entry => [word, { is: 'guarded' }])
]

const wideStructure = (): readonly Entry[] => [
  ...each(PASSIVE, verb => ({ is: 'verb', verb, isPassive: true })),
  ...each(WIDE_VERBS, verb => ({ is: 'verb', verb })),
  ...each(WIDE_JOINTS, joint => ({ is: 'joint', joint })),
  ...WIDE_GUARDED.map((word): Entry => [word, { is: 'guarded' }]),
  ...NUMBERS.map((word, value): Entry => [word, { is: 'number', value }]),
  ['half dozen|docena', { is: 'number', value: 6 }],
  ['media docena', { is: 'number', value: 6 }],
  ['two dozen', { is: 'number', value: 24 }],
  ...WIDE_DICE.map(([word, kind, isExtra]): Entry => [word, { is: 'dice', kind, isExtra }]),
  ...WIDE_CHOICES.map(([word, of]): Entry => [word, { is: 'choice', of }]),
  ['full|whole|entire|complete', { is: 'number', value: 'full' }],
  ['full strength', { is: 'number', value: 'full' }],
  ['point|points|punto|puntos', { is: 'number', value: 'full' }],
  ['completa|completo|entera', { is: 'number', value: 'full' }],
  ...SIDE_WORDS.map(([word, side]): Entry => [word, { is: 'side', side }]),
  ...TIMES.map(([word, value]): Entry => [word, { is: 'times', value }]),
  ...PLAIN_ARMS.map((word): Entry => [word, { is: 'plain-arms' }]),
  ['again|nuevamente', { is: 'again' }],
  ['once more', { is: 'again' }],
  ['otra vez', { is: 'again' }],
  ['nuevo', { is: 'again' }],
  ...NOT.map((word): Entry => [word, { is: 'not' }]),
  ...IF.map((word): Entry => [word, { is: 'if' }]),
  ...VAGUE.map(([word, options]): Entry => [word, { is: 'vague', options }]),
  ...NOTHING.map(([word, cure]): Entry => [word, { is: 'nothing', cure }]),
  ...LOST.map((word): Entry => [word, { is: 'lost' }]),
  ...LEFT.map((word): Entry => [word, { is: 'lost', isLeft: true }]),
  ...CORRECTION.map((word): Entry => [word, { is: 'correction' }]),
  [`${LIKEWISE}|too`, { is: 'likewise' }],
  ['so|tambien', { is: 'likewise', isBefore: true }],
  ...SILENT.map((word): Entry => [word, { is: 'silent' }])
]

const wideTraits = (): readonly Entry[] =>
  Object.entries<FieldWords>(unitWords).flatMap(([key, trait]) => [
    ...(trait.wide ?? []).map(([template, value]): Entry => [template, stated(key, value)]),
    ...(trait.wideCounted ?? []).map((template): Entry => [template, countedAs(key, trait)]),
    ...(trait.measured ?? []).flatMap(({ phrase, spanish, effect, number }) =>
      [phrase, spanish].map(
        (words): Entry => [
          spoken(words),
          number === undefined ? { is: 'effect', effect: effect as unknown as Effect } : { is: 'measured', effect, number }
        ]
      )
    )
  ])

/** A phrase as its words are looked up. */
const spoken = (phrase: string): string =>
  tokens(phrase)
    .flatMap(token => (token.is === 'word' && !NOISE.has(token.word) ? [token.word] : []))
    .join(' ')

const wideFightTraits = (): readonly Entry[] =>
  Object.entries<FieldWords>(fightWords).flatMap(([trait, { wide = [], wideCounted = [] }]) => [
    ...wide.map(([template, value]): Entry => [template, { is: 'fight', trait, value }]),
    ...wideCounted.map((template): Entry => [template, { is: 'fight', trait }])
  ])

const wideTemplates = onceFor(() =>
  [...wideTraits(), ...wideFightTraits(), ...wideStructure()].map(
    ([text, meaning]): Wide => ({ template: templateOf(text), meaning })
  )
)

const entries = (book: Rulebook): readonly Entry[] => {
  const { troop, weapon, mount, faction, terrain } = namesOf(book)
  const { horse } = book.mounts
  return [
    ...structure(),
    ...Object.entries<FieldWords>(unitWords).flatMap(traitEntries),
    ...named(troop, 'troop'),
    ...named(weapon, 'weapon'),
    ...named(mount, 'mount').filter(([, meaning]) => meaning.is === 'mount' && meaning.id !== 'horse'),
    ...named(faction, 'faction'),
    ...named(terrain, 'terrain'),
    ...['riding horses', 'montando caballos'].map((name): Entry => [name, { is: 'mount', id: 'horse' }]),
    ...horse.names.map((name): Entry => [plain(name), { is: 'state', trait: 'mounted', value: true }])
  ]
}

/** The names of abilities without their +, where they mean nothing else. */
const bareAbilities = (book: Rulebook): readonly Entry[] =>
  [...abilityNames(book)].filter(([name]) => !name.includes('/')).map(([name, [id = '']]): Entry => [name, { is: 'ability', id }])

const isAmong = (found: readonly Meaning[], meaning: Meaning): boolean =>
  meaning.is === 'ability' || found.some(other => JSON.stringify(other) === JSON.stringify(meaning))

const wordCount = (phrase: string): number => phrase.split(' ').length

const made = (all: readonly Entry[], wide: readonly Wide[]): WholeVocabulary => {
  const phrases = new Map<string, readonly Meaning[]>()
  let longest = 1
  for (const [text, meaning] of all) {
    const phrase = phraseOf(text)
    const found = phrases.get(phrase)
    if (phrase === '' || (found && isAmong(found, meaning))) continue
    phrases.set(phrase, found ? [...found, meaning] : [meaning])
    if (phrase.includes(' ')) longest = Math.max(longest, wordCount(phrase))
  }
  return { phrases, longest, wide, wideFrom: byFirstWord(wide) }
}

const byFirstWord = onceFor((wide: readonly Wide[]): ReadonlyMap<string, readonly Wide[]> => {
  const found = new Map<string, Wide[]>()
  for (const each of wide)
    for (const word of firstWordsOf(each.template)) {
      const those = found.get(word)
      if (those) those.push(each)
      else found.set(word, [each])
    }
  return found
})

/** First the words of the longest phrase; then meanings as JSON, a line each, and after them the phrases that mean so, between tabs. */
export const printedPhrases = (book: Rulebook): string => {
  const { phrases, longest } = made(entries(book), [])
  const saying = new Map<string, string>()
  for (const [phrase, meanings] of phrases) {
    const said = JSON.stringify(meanings)
    saying.set(said, `${saying.get(said) ?? '\t'}${phrase}\t`)
  }
  return `${longest}\n${[...saying].map(([said, all]) => `${said}${all}\n`).join('')}`
}

/** More look-ups than a sentence needs. */
const FEW = 100

/**
 * Phrases as they are printed, which are searched for one by one: a sentence asks for a few. Whoever asks for many, as a batch does, has
 * them in a map.
 */
const searched = (text: string): Vocabulary => {
  const sought = (phrase: string): readonly Meaning[] | undefined => {
    const at = text.indexOf(`\t${phrase}\t`)
    if (at < 0) return undefined
    const start = text.lastIndexOf('\n', at) + 1
    return JSON.parse(text.slice(start, text.indexOf('\t', start)))
  }
  let found = new Map<string, readonly Meaning[] | undefined>()
  let isWhole = false
  const readAll = (): void => {
    found = new Map()
    for (const line of text.split('\n').slice(1, -1)) {
      const [said = '', ...phrases] = line.split('\t').slice(0, -1)
      const meanings: readonly Meaning[] = JSON.parse(said)
      for (const phrase of phrases) found.set(phrase, meanings)
    }
    isWhole = true
  }
  const get = (phrase: string): readonly Meaning[] | undefined => {
    if (!isWhole && found.size >= FEW) readAll()
    if (!isWhole && !found.has(phrase)) found.set(phrase, sought(phrase))
    return found.get(phrase)
  }
  return { phrases: { get }, longest: Number.parseInt(text, 10), wide: [], wideFrom: new Map() }
}

/** The phrases that the program writes itself, and their like: at hand at once, for most sentences have no others. */
export const vocabularyOf = onceFor((book): Vocabulary => {
  const text = isInPrint(book) ? printed[book.edition]?.() : undefined
  return text === undefined ? made(entries(book), []) : searched(text)
})

/** Words that make the sentence itself: no row of a board may be called so. */
export const makesSentence = (word: string, book: Rulebook): boolean =>
  (vocabularyOf(book).phrases.get(phraseOf(word)) ?? []).some(({ is }) =>
    ['verb', 'joint', 'guarded', 'counted', 'state', 'effect'].includes(is)
  ) || phraseOf(word) === ''

/** Every phrase that has a meaning, with its variations and the bare names of abilities: asked for when a word is not understood. */
export const fullVocabularyOf = onceFor(book => made([...entries(book), ...bareAbilities(book)], wideTemplates(book)))

/** Names of the other edition that mean nothing in this one. */
const elsewhere = (book: Rulebook): readonly Entry[] => {
  const { phrases } = fullVocabularyOf(book)
  const other = namesOf(otherBook(book))
  return (Object.keys(other) as NameKind[]).flatMap(kind =>
    [...other[kind].keys()].flatMap((name): readonly Entry[] =>
      phrases.has(phraseOf(name)) ? [] : [[name, { is: 'elsewhere', kind }]]
    )
  )
}

/** The same with the names of the other edition: asked for when a word is still not understood. */
export const bothVocabularyOf = onceFor(book =>
  made([...entries(book), ...bareAbilities(book), ...elsewhere(book)], wideTemplates(book))
)

/** Every single word that stands in a phrase, with what its phrases are: for slips of the hand. */
export const wordKindsOf = onceFor((book): ReadonlyMap<string, ReadonlySet<Meaning['is']>> => {
  const { phrases, wide } = fullVocabularyOf(book)
  const found = new Map<string, Set<Meaning['is']>>()
  const add = (word: string, meaning: Meaning) => found.set(word, (found.get(word) ?? new Set()).add(meaning.is))
  for (const [phrase, meanings] of phrases)
    for (const word of phrase.split(' ')) for (const meaning of meanings) add(word, meaning)
  for (const { template, meaning } of wide) for (const word of wordsOf(template)) add(word, meaning)
  return found
})

/** Names of abilities, without noise words, with the name to look them up by. */
export const spokenAbilities = onceFor(
  (book): ReadonlyMap<string, string> => new Map([...abilityNames(book).keys()].map(name => [phraseOf(name), name]))
)
