import type { Effect } from '../../model/effect'
import type { FightKind } from '../../model/scenario'
import { plain } from '../../rules/lookup'
import { onceFor } from '../../rules/once-for'
import { isInPrint } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { abilityNames, type NameKind, namesOf, otherBook } from '../names'
import { type FieldWords, fightWords, unitWords } from './field-words'
import { type Printed, printed } from './printed'
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

/** The word table: every phrase that a sentence may contain, with its possible meanings. */

export type { DiceKind, Joint, Verb } from './sentence-words'

export type Meaning =
  | { readonly is: 'troop'; readonly id: string }
  | { readonly is: 'weapon'; readonly id: string }
  | { readonly is: 'mount'; readonly id: string }
  | { readonly is: 'faction'; readonly id: string }
  | { readonly is: 'terrain'; readonly id: string }
  | { readonly is: 'ability'; readonly id: string }
  /** A trait and the value that the phrase gives it. */
  | { readonly is: 'state'; readonly trait: string; readonly value: unknown }
  | { readonly is: 'effect'; readonly effect: Effect }
  /** An effect with the number that follows. */
  | { readonly is: 'measured'; readonly effect: Readonly<Record<string, unknown>>; readonly number: string }
  /** A setting of the whole fight; without a value, the number stands before or after the phrase. */
  | { readonly is: 'fight'; readonly trait: string; readonly value?: unknown }
  /** A trait with the number that follows as its value, or `unsaid` if there is no number. */
  | { readonly is: 'counted'; readonly trait: string; readonly unsaid?: number }
  /** A unit of the user's warband. */
  | { readonly is: 'called'; readonly name: string }
  | { readonly is: 'guarded' }
  /** `isPassive`: the unit named first is the target. */
  | { readonly is: 'verb'; readonly verb: Verb; readonly isPassive?: true }
  | { readonly is: 'joint'; readonly joint: Joint }
  /** A command of the program, as in a file: `melee 8w vs 4hg`. */
  | { readonly is: 'command'; readonly kind: FightKind }
  /** `full`: as many models as one point buys. */
  | { readonly is: 'number'; readonly value: number | 'full' | 'half' }
  /** A side named by its role in the fight, or both sides. */
  | { readonly is: 'side'; readonly side: 'attacker' | 'defender' | 'both' }
  /** The number of times that a step of a plan is done. */
  | { readonly is: 'times'; readonly value: number }
  /** The previous step is repeated. */
  | { readonly is: 'again' }
  /** Arms that every model has: the answer mentions them, but they change nothing. */
  | { readonly is: 'plain-arms' }
  /** Bonus dice; without `isExtra`, only if a sign says so. */
  | { readonly is: 'dice'; readonly kind: DiceKind; readonly isExtra: boolean }
  /** What an ability's SAGA dice were spent on, or the symbol they showed. */
  | { readonly is: 'choice'; readonly of: DiceKind | 'rare' }
  /** Denies the phrase that follows. */
  | { readonly is: 'not' }
  /** The words before it only ask a question. */
  | { readonly is: 'if' }
  /** Models that a unit has lost, or has left. */
  | { readonly is: 'lost'; readonly isLeft?: true }
  /** What follows replaces something said before. */
  | { readonly is: 'correction' }
  /** The last statement is true of another unit too, named before this phrase, or after it if `isBefore`. */
  | { readonly is: 'likewise'; readonly isBefore?: true }
  /** Has no meaning of its own. */
  | { readonly is: 'silent' }
  /** A name for several things: the user has to choose one of the options. */
  | { readonly is: 'vague'; readonly options: readonly string[] }
  /** A name that only the other edition has. */
  | { readonly is: 'elsewhere'; readonly kind: NameKind }
  /** Nothing in the rules; `cure` says why and what to do. */
  | { readonly is: 'nothing'; readonly cure: string }

/** A template and its meaning. */
interface Wide {
  readonly template: Template
  readonly meaning: Meaning
}

interface LookUp<Found> {
  get(word: string): Found | undefined
}

export interface Vocabulary {
  readonly phrases: LookUp<readonly Meaning[]>
  /** The number of words in the longest phrase. */
  readonly longest: number
  /** Templates by the words they may begin with; undefined if there are no templates. */
  readonly wideFrom: LookUp<readonly Wide[]> | undefined
}

interface WholeVocabulary extends Vocabulary {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  readonly wide: readonly Wide[]
}

/** The key of a phrase in the table: its words without those that have no meaning. Empty if none is left. */
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

const stateOf = (trait: string, value: unknown): Meaning =>
  trait === 'effects' ? { is: 'effect', effect: value as Effect } : { is: 'state', trait, value }

const countedAs = (trait: string, { unsaid }: FieldWords): Meaning => ({
  is: 'counted',
  trait,
  ...(unsaid !== undefined && { unsaid })
})

const traitEntries = ([key, trait]: readonly [string, FieldWords]): readonly Entry[] => [
  ...(trait.words ?? []).map(([phrase, value]): Entry => [phrase, stateOf(key, value)]),
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
  ['half|mitad', { is: 'number', value: 'half' }],
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
    ...(trait.wide ?? []).map(([template, value]): Entry => [template, stateOf(key, value)]),
    ...(trait.wideCounted ?? []).map((template): Entry => [template, countedAs(key, trait)]),
    ...(trait.measured ?? []).flatMap(({ phrase, spanish, effect, number }) =>
      [phrase, spanish].map(
        (words): Entry => [
          withoutNoise(words),
          number === undefined ? { is: 'effect', effect: effect as unknown as Effect } : { is: 'measured', effect, number }
        ]
      )
    )
  ])

/** The words of a phrase as they are looked up. */
const withoutNoise = (phrase: string): string =>
  tokens(phrase)
    .flatMap(token => (token.is === 'word' && !NOISE.has(token.word) ? [token.word] : []))
    .join(' ')

const wideFightTraits = (): readonly Entry[] =>
  Object.entries<FieldWords>(fightWords).flatMap(([trait, { wide = [], wideCounted = [] }]) => [
    ...wide.map(([template, value]): Entry => [template, { is: 'fight', trait, value }]),
    ...wideCounted.map((template): Entry => [template, { is: 'fight', trait }])
  ])

const wideEntries = (): readonly Entry[] => [...wideTraits(), ...wideFightTraits(), ...wideStructure()]

const wideOf = ([text, meaning]: Entry): Wide => ({ template: templateOf(text), meaning })

const wideTemplates = onceFor(() => wideEntries().map(wideOf))

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

/** The names of abilities without their +, also in one word, "wardance"; other meanings take precedence. */
const bareAbilities = (book: Rulebook): readonly Entry[] =>
  [...abilityNames(book)]
    .filter(([name]) => !name.includes('/'))
    .flatMap(([name, [id = '']]) => {
      const spelled = [...new Set([name, name.replaceAll(' ', '')])].filter(word => word === name || word.length >= LONG_NAME)
      return spelled.map((word): Entry => [word, { is: 'ability', id }])
    })

/** From so many letters on, a name in one word is no other word. */
const LONG_NAME = 7

const isAmong = (found: readonly Meaning[], meaning: Meaning): boolean =>
  meaning.is === 'ability' || found.some(other => JSON.stringify(other) === JSON.stringify(meaning))

const wordCount = (phrase: string): number => phrase.split(' ').length

const tableOf = (all: readonly Entry[], wide: readonly Wide[]): WholeVocabulary => {
  const phrases = new Map<string, readonly Meaning[]>()
  let longest = 1
  for (const [text, meaning] of all) {
    const phrase = phraseOf(text)
    const found = phrases.get(phrase)
    if (phrase === '' || (found && isAmong(found, meaning))) continue
    phrases.set(phrase, found ? [...found, meaning] : [meaning])
    if (phrase.includes(' ')) longest = Math.max(longest, wordCount(phrase))
  }
  return { phrases, longest, wide, wideFrom: wide.length > 0 ? byFirstWord(wide) : undefined }
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

/**
 * Groups words by what they have in common: a line for each group, the common value as JSON followed by the words between
 * tabs.
 */
const groupedByValue = (all: Iterable<readonly [word: string, common: unknown]>): string => {
  const having = new Map<string, string>()
  for (const [word, common] of all) {
    const head = JSON.stringify(common)
    having.set(head, `${having.get(head) ?? '\t'}${word}\t`)
  }
  return [...having].map(([head, words]) => `${head}${words}\n`).join('')
}

const SECTION = '\f'

/**
 * The table as text, in sections: the number of words in the longest phrase; meanings with their phrases; numbers of
 * templates with the words they begin with; the templates.
 */
const printedAs = (all: readonly Entry[], wide: readonly Entry[]): string => {
  const { phrases, longest } = tableOf(all, [])
  const numbers = new Map(wide.map((entry, number) => [wideOf(entry), number]))
  const from = [...byFirstWord([...numbers.keys()])].map(([word, those]) => [word, those.map(each => numbers.get(each))] as const)
  return [`${longest}`, groupedByValue(phrases), groupedByValue(from), wide.map(entry => JSON.stringify(entry)).join('\n')].join(
    SECTION
  )
}

/** The word tables of a rulebook as text: the phrases that most sentences need, and all of them. */
export const printedPhrases = (book: Rulebook): Readonly<Record<keyof Printed, string>> => ({
  usual: printedAs(entries(book), []),
  full: printedAs([...entries(book), ...bareAbilities(book)], wideEntries())
})

/** More look-ups than a single sentence needs. */
const LOOK_UPS_OF_ONE_SENTENCE = 100

/** The value of a word in a text written by `groupedByValue`; undefined if it is not there. */
const valueIn = (list: string, word: string): unknown => {
  const at = list.indexOf(`\t${word}\t`)
  if (at < 0) return undefined
  const start = list.lastIndexOf('\n', at) + 1
  return JSON.parse(list.slice(start, list.indexOf('\t', start)))
}

/**
 * Reads a table written by `printedAs`. Phrases are searched for in the text one by one, because a sentence needs only a
 * few; after many look-ups, as in a batch, the whole table is read into a map.
 */
export const vocabularyIn = (text: string): Vocabulary => {
  const [longest = '', list = '', firstWords = '', templates = ''] = text.split(SECTION)
  let found = new Map<string, readonly Meaning[] | undefined>()
  let isWhole = false
  const readAll = (): void => {
    found = new Map()
    for (const line of list.split('\n').slice(0, -1)) {
      const [head = '', ...phrases] = line.split('\t').slice(0, -1)
      const meanings: readonly Meaning[] = JSON.parse(head)
      for (const phrase of phrases) found.set(phrase, meanings)
    }
    isWhole = true
  }
  const get = (phrase: string): readonly Meaning[] | undefined => {
    if (!isWhole && found.size >= LOOK_UPS_OF_ONE_SENTENCE) readAll()
    if (!isWhole && !found.has(phrase)) found.set(phrase, valueIn(list, phrase) as readonly Meaning[] | undefined)
    return found.get(phrase)
  }
  return {
    phrases: { get },
    longest: Number.parseInt(longest, 10),
    wideFrom: templates === '' ? undefined : wideIn(firstWords, templates.split('\n'))
  }
}

/** Reads each template only once. */
const wideIn = (firstWords: string, templates: readonly string[]): LookUp<readonly Wide[]> => {
  const read = new Map<number, Wide>()
  const found = new Map<string, readonly Wide[]>()
  const wideAt = (number: number): Wide => {
    const wide = read.get(number) ?? wideOf(JSON.parse(templates[number] ?? ''))
    read.set(number, wide)
    return wide
  }
  return {
    get(word) {
      const known = found.get(word)
      const numbers = known ? undefined : (valueIn(firstWords, word) as readonly number[] | undefined)
      if (numbers) found.set(word, numbers.map(wideAt))
      return found.get(word)
    }
  }
}

/** The phrases that the program writes itself and similar ones: quick to load, and enough for most sentences. */
export const vocabularyOf = onceFor((book): Vocabulary => {
  const text = printed && isInPrint(book) ? printed[book.edition].usual() : undefined
  return text === undefined ? tableOf(entries(book), []) : vocabularyIn(text)
})

/** Whether the word has a role in sentences, so that no ability on a board may have it as its name. */
export const makesSentence = (word: string, book: Rulebook): boolean =>
  (vocabularyOf(book).phrases.get(phraseOf(word)) ?? []).some(({ is }) =>
    ['verb', 'joint', 'guarded', 'counted', 'state', 'effect'].includes(is)
  ) || phraseOf(word) === ''

/** Every phrase with a meaning, including templates and the bare names of abilities. */
const wholeVocabularyOf = onceFor(book => tableOf([...entries(book), ...bareAbilities(book)], wideTemplates(book)))

/** All phrases in a form for look-ups; needed only if a word is not understood. */
export const fullVocabularyOf = onceFor((book): Vocabulary => {
  const text = printed && isInPrint(book) ? printed[book.edition].full() : undefined
  return text === undefined ? wholeVocabularyOf(book) : vocabularyIn(text)
})

/** Names of the other edition that mean nothing in this one. */
const elsewhere = (book: Rulebook): readonly Entry[] => {
  const { phrases } = wholeVocabularyOf(book)
  const other = namesOf(otherBook(book))
  return (Object.keys(other) as NameKind[]).flatMap(kind =>
    [...other[kind].keys()].flatMap((name): readonly Entry[] =>
      phrases.has(phraseOf(name)) ? [] : [[name, { is: 'elsewhere', kind }]]
    )
  )
}

/** All phrases with the names of the other edition; needed only if a word is still not understood. */
export const bothVocabularyOf = onceFor(book =>
  tableOf([...entries(book), ...bareAbilities(book), ...elsewhere(book)], wideTemplates(book))
)

/** Every single word of every phrase with the kinds of its phrases' meanings, to correct typing errors. */
export const wordKindsOf = onceFor((book): ReadonlyMap<string, ReadonlySet<Meaning['is']>> => {
  const { phrases, wide } = wholeVocabularyOf(book)
  const found = new Map<string, Set<Meaning['is']>>()
  const add = (word: string, meaning: Meaning) => found.set(word, (found.get(word) ?? new Set()).add(meaning.is))
  for (const [phrase, meanings] of phrases)
    for (const word of phrase.split(' ')) for (const meaning of meanings) add(word, meaning)
  for (const { template, meaning } of wide) for (const word of wordsOf(template)) add(word, meaning)
  return found
})

/** Names of abilities without meaningless words, each with the name to look it up by. */
export const spokenAbilities = onceFor(
  (book): ReadonlyMap<string, string> => new Map([...abilityNames(book).keys()].map(name => [phraseOf(name), name]))
)
