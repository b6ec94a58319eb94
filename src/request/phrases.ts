import { bareAbility, unknownWord } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { idOf } from './ability'
import type { Check } from './check'
import { NOISE, type Token, tokens } from './tokens'
import { fullVocabularyOf, type Meaning, phraseOf, spokenAbilities, type Vocabulary, vocabularyOf } from './vocabulary'

/** One greedy pass over the words of a sentence: the longest phrase that the word table knows wins. */

export type Phrase =
  | { readonly is: 'phrase'; readonly meanings: readonly Meaning[]; readonly raw: string }
  | Extract<Token, { readonly is: 'number' | 'units' }>
  /** `+2a`, `+1a1d`; or an ability with its choice. */
  | { readonly is: 'bonus'; readonly body: string; readonly raw: string }
  | { readonly is: 'ability'; readonly text: string; readonly plays: boolean; readonly raw: string }
  /** Not understood; it keeps its place, so that it is known whose word it was. */
  | { readonly is: 'unknown'; readonly raw: string }

interface Step {
  readonly phrase: Phrase
  /** The token after it. */
  readonly next: number
}

const BONUS = /^\d/

const words = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ')

/** The words from here on that may make one phrase. */
const wordsFrom = (all: readonly Token[], start: number, most: number): readonly string[] => {
  const found: string[] = []
  for (const token of all.slice(start, start + most)) {
    if (token.is !== 'word') break
    found.push(token.word)
  }
  return found
}

const longestPhrase = (all: readonly Token[], start: number, { phrases, longest }: Vocabulary): Step | undefined => {
  const here = wordsFrom(all, start, longest)
  for (let count = here.length; count > 0; count--) {
    const meanings = phrases.get(here.slice(0, count).join(' '))
    const next = start + count
    if (meanings) return { phrase: { is: 'phrase', meanings, raw: words(all.slice(start, next)) }, next }
  }
  return undefined
}

/** `+lords of battle=3d`: a name may go on in the words that follow. */
const ability = (all: readonly Token[], start: number, token: Extract<Token, { is: 'plus' }>, book: Rulebook): Step => {
  const { plays, body } = token
  for (let count = 4; count > 0 && !body.includes('='); count--) {
    const more = all.slice(start + 1, start + 1 + count)
    if (more.length < count || more.some(({ is }) => is !== 'word')) continue
    const [name = '', choice] = `${body} ${words(more)}`.split(/=(\S*)$/)
    const known = spokenAbilities(book).get(phraseOf(plain(name)))
    const text = choice === undefined ? known : `${known}=${choice}`
    if (known !== undefined && text !== undefined)
      return { phrase: { is: 'ability', plays, text, raw: words([token, ...more]) }, next: start + 1 + count }
  }
  return { phrase: { is: 'ability', plays, text: body, raw: token.raw }, next: start + 1 }
}

const step = (all: readonly Token[], start: number, token: Token, vocabulary: Vocabulary, book: Rulebook): Step => {
  if (token.is === 'number' || token.is === 'units') return { phrase: token, next: start + 1 }
  if (token.is === 'word')
    return longestPhrase(all, start, vocabulary) ?? { phrase: { is: 'unknown', raw: token.raw }, next: start + 1 }
  return BONUS.test(token.body)
    ? { phrase: { is: 'bonus', body: token.body, raw: token.raw }, next: start + 1 }
    : ability(all, start, token, book)
}

const pass = (all: readonly Token[], vocabulary: Vocabulary, book: Rulebook): readonly Phrase[] => {
  const found: Phrase[] = []
  for (let at = 0; at < all.length; ) {
    const token = all[at]
    if (!token) break
    const { phrase, next } = step(all, at, token, vocabulary, book)
    found.push(phrase)
    at = next
  }
  return found
}

export const phrasesOf = (text: string, { book }: Check): readonly Phrase[] => {
  const all = tokens(text).filter(token => token.is !== 'word' || !NOISE.has(token.word))
  const found = pass(all, vocabularyOf(book), book)
  return found.some(({ is }) => is === 'unknown') ? pass(all, fullVocabularyOf(book), book) : found
}

const isMeant = (phrase: Phrase): boolean => phrase.is === 'phrase' && phrase.meanings.every(({ is }) => is !== 'ability')

/** Every word the table knows, for did-you-mean. */
const known = ({ phrases }: Vocabulary): Iterable<string> => phrases.keys()

/** Words next to each other that were not understood are first taken as one phrase, then each alone. */
const unknown = (run: readonly string[], at: string, check: Check): void => {
  const all = fullVocabularyOf(check.book)
  const whole = run.join(' ')
  const near = run.length > 1 ? nearest(phraseOf(plain(whole)), known(all)) : undefined
  if (near !== undefined) check.note(unknownWord(whole, at, near))
  else for (const word of run) check.note(unknownWord(word, at, nearest(plain(word), known(all))))
}

/** Notes what was not understood among the words of one unit, and abilities that lack their +. Gives the rest. */
export const understood = (phrases: readonly Phrase[], at: string, check: Check): readonly Phrase[] => {
  let run: string[] = []
  const tell = () => {
    if (run.length > 0) unknown(run, at, check)
    run = []
  }
  for (const phrase of phrases) {
    if (phrase.is === 'unknown') run.push(phrase.raw)
    else tell()
    const [meaning] = phrase.is === 'phrase' ? phrase.meanings : []
    if (meaning?.is === 'ability') check.note(bareAbility(phrase.raw, idOf(meaning.id), at))
  }
  tell()
  return phrases.filter(phrase => phrase.is !== 'unknown' && (phrase.is !== 'phrase' || isMeant(phrase)))
}
