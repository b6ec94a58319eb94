import type { Effect } from '../../model/effect'
import type { FightKind } from '../../model/scenario'
import { plain } from '../../rules/lookup'
import { isInPrint } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { abilityNames, type NameKind, namesOf, onceFor, otherBook } from '../names'
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
  | { readonly is: 'number'; readonly value: number | 'full' | 'half' }
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
interface Wide {
  readonly template: Template
  readonly meaning: Meaning
}

interface LookUp<Found> {
  get(word: string): Found | undefined
}

export interface Vocabulary {
  readonly phrases: LookUp<readonly Meaning[]>
  /** Words in the longest phrase. */
  readonly longest: number
  /** Phrases with variations that may begin with a word; undefined where there are none. */
  readonly wideFrom: LookUp<readonly Wide[]> | undefined
}

interface WholeVocabulary extends Vocabulary {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  readonly wide: readonly Wide[]
}

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

/** What several words have in common, a line each as JSON, and after it those words between tabs. */
const listed = (all: Iterable<readonly [word: string, common: unknown]>): string => {
  const having = new Map<string, string>()
  for (const [word, common] of all) {
    const head = JSON.stringify(common)
    having.set(head, `${having.get(head) ?? '\t'}${word}\t`)
  }
  return [...having].map(([head, words]) => `${head}${words}\n`).join('')
}

const SECTION = '\f'

/** The words of the longest phrase; meanings and their phrases; the numbers of templates and the words that they begin with; the templates. */
const printedAs = (all: readonly Entry[], wide: readonly Entry[]): string => {
  const { phrases, longest } = made(all, [])
  const numbers = new Map(wide.map((entry, number) => [wideOf(entry), number]))
  const from = [...byFirstWord([...numbers.keys()])].map(([word, those]) => [word, those.map(each => numbers.get(each))] as const)
  return [`${longest}`, listed(phrases), listed(from), wide.map(entry => JSON.stringify(entry)).join('\n')].join(SECTION)
}

/** The word tables of a rulebook as texts: of what most sentences say, and the full one. */
export const printedPhrases = (book: Rulebook): Readonly<Record<keyof Printed, string>> => ({
  usual: printedAs(entries(book), []),
  full: printedAs([...entries(book), ...bareAbilities(book)], wideEntries())
})

/** More look-ups than a sentence needs. */
const FEW = 100

/** What a word has in a list. */
const inList = (list: string, word: string): unknown => {
  const at = list.indexOf(`\t${word}\t`)
  if (at < 0) return undefined
  const start = list.lastIndexOf('\n', at) + 1
  return JSON.parse(list.slice(start, list.indexOf('\t', start)))
}

/**
 * Phrases as they are printed, which are searched for one by one: a sentence asks for a few. Whoever asks for many, as a batch does, has
 * them in a map.
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
    if (!isWhole && found.size >= FEW) readAll()
    if (!isWhole && !found.has(phrase)) found.set(phrase, inList(list, phrase) as readonly Meaning[] | undefined)
    return found.get(phrase)
  }
  return {
    phrases: { get },
    longest: Number.parseInt(longest, 10),
    wideFrom: templates === '' ? undefined : wideIn(firstWords, templates.split('\n'))
  }
}

/** Each template is read once. */
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
      const numbers = known ? undefined : (inList(firstWords, word) as readonly number[] | undefined)
      if (numbers) found.set(word, numbers.map(wideAt))
      return found.get(word)
    }
  }
}

/** The phrases that the program writes itself, and their like: at hand at once, for most sentences have no others. */
export const vocabularyOf = onceFor((book): Vocabulary => {
  const text = printed && isInPrint(book) ? printed[book.edition].usual() : undefined
  return text === undefined ? made(entries(book), []) : vocabularyIn(text)
})

/** Words that make the sentence itself: no row of a board may be called so. */
export const makesSentence = (word: string, book: Rulebook): boolean =>
  (vocabularyOf(book).phrases.get(phraseOf(word)) ?? []).some(({ is }) =>
    ['verb', 'joint', 'guarded', 'counted', 'state', 'effect'].includes(is)
  ) || phraseOf(word) === ''

/** Every phrase that has a meaning, with its variations and the bare names of abilities. */
const wholeVocabularyOf = onceFor(book => made([...entries(book), ...bareAbilities(book)], wideTemplates(book)))

/** The same to look words up in: asked for when a word is not understood. */
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

/** The same with the names of the other edition: asked for when a word is still not understood. */
export const bothVocabularyOf = onceFor(book =>
  made([...entries(book), ...bareAbilities(book), ...elsewhere(book)], wideTemplates(book))
)

/** Every single word that stands in a phrase, with what its phrases are: for slips of the hand. */
export const wordKindsOf = onceFor((book): ReadonlyMap<string, ReadonlySet<Meaning['is']>> => {
  const { phrases, wide } = wholeVocabularyOf(book)
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
