import { t } from '../model/language'
import { unknownWord } from '../model/mistakes'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import type { Check } from './check'
import { type NameKind, ofOther } from './names'
import { meaningAs, type Phrase, pass } from './phrase-pass'
import { sentenceTokens } from './sentence-tokens'
import { correctSlips, nearWord } from './slips'
import { OF } from './tokens'
import { nearName } from './unit-names'
import { bothVocabularyOf, fullVocabularyOf, vocabularyOf, wordKindsOf } from './vocabulary'

/** A text as its phrases, each word of it known, corrected or noted. */

export const phrasesOf = (text: string, check: Check): readonly Phrase[] => {
  const { book } = check
  const all = sentenceTokens(text, book)
  const found = pass(all, vocabularyOf(book), book)
  if (!found.some(({ is }) => is === 'unknown')) return found
  const full = pass(all, fullVocabularyOf(book), book)
  if (!full.some(({ is }) => is === 'unknown')) return full
  // what the other edition calls so is no slip of the hand
  const both = pass(all, bothVocabularyOf(book), book)
  const isElsewhere = both.some(phrase => elsewhereIn(phrase) !== undefined)
  const { tokens: better, slips } = check.mends ? correctSlips(all, isElsewhere ? both : full, book) : { tokens: all, slips: [] }
  for (const [raw, word] of slips) check.assume(`${word} for "${raw}"`)
  return withoutPreamble(pass(better, isElsewhere ? bothVocabularyOf(book) : fullVocabularyOf(book), book), check)
}

const names = (phrase: Phrase): boolean =>
  phrase.is === 'number' ||
  phrase.is === 'units' ||
  (['troop', 'faction', 'called', 'verb'] as const).some(kind => meaningAs(phrase, kind))

/** "lol, 8 bondi vs 4 huscarls": what comes before the first unit is no word of it, and the answer says that it counts for nothing. */
const withoutPreamble = (phrases: readonly Phrase[], check: Check): readonly Phrase[] => {
  const first = phrases.findIndex(names)
  if (!check.mends || first < 1) return phrases
  return phrases.filter((phrase, index) => {
    if (index >= first || phrase.is !== 'unknown') return true
    const { raw, lead } = phrase
    // "half of 12 bondi"
    const isPart = wordKindsOf(check.book).has(plain(raw)) || OF.has(phrases[index + 1]?.lead[0] ?? '')
    if (isPart || (nearName(raw, check.book) ?? nearWord(raw, lead, check.book)) !== undefined) return true
    check.assume(t('nothing for "{raw}"', { raw }))
    return false
  })
}

/** The kind of thing that the phrase is in the other edition alone. */
const elsewhereIn = (phrase: Phrase): NameKind | undefined =>
  phrase.is === 'phrase' ? phrase.meanings.flatMap(each => (each.is === 'elsewhere' ? [each.kind] : []))[0] : undefined

/** Notes what was not understood among the words of one unit. Gives the rest. */
export const withoutUnknown = (phrases: readonly Phrase[], at: string, check: Check): readonly Phrase[] => {
  const left: Phrase[] = []
  for (const phrase of phrases) {
    const { is, raw, lead } = phrase
    const kind = elsewhereIn(phrase)
    if (kind !== undefined) check.note(ofOther(kind, raw, at, check.book))
    else if (is === 'unknown') check.note(unknownWord(raw, at, nearName(raw, check.book) ?? nearWord(raw, lead, check.book)))
    else left.push(phrase)
  }
  return left
}

/** Every word of it is known as it stands. */
export const isUnderstood = (text: string, book: Rulebook): boolean =>
  text.trim() !== '' && !pass(sentenceTokens(text, book), fullVocabularyOf(book), book).some(({ is }) => is === 'unknown')
