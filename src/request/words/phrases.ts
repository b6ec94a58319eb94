import { isSameWord, t } from '../../model/language'
import { unknownWord } from '../../model/mistakes'
import { distance, nearest } from '../../model/nearest'
import { once } from '../../model/once'
import { plain } from '../../rules/lookup'
import { onceFor } from '../../rules/once-for'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { type NameKind, ofOther } from '../names'
import { isVerb, means, type Phrase, pass } from './phrase-pass'
import { rawOf, sentenceTokens, type Words } from './sentence-tokens'
import { CARRYING, leads, OF, wordSet } from './small-words'
import { NOISE } from './tokens'
import { nearName, noSuchUnit } from './unit-names'
import { bothVocabularyOf, fullVocabularyOf, type Meaning, vocabularyOf, wordKindsOf } from './vocabulary'

/** Corrects typing errors: finds the known word that an unknown word was meant to be. */

/** The number of typing errors corrected without asking, by the length of the word: none in a short word. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3)

const PLACES = wordSet('in behind inside on tras detras en dentro onto among amongst')
const TERRAIN: ReadonlySet<Meaning['is']> = new Set(['terrain'])

/**
 * Whether a word of these kinds can follow the small words before it: no unit is "with" a terrain, and "behind" needs a
 * place.
 */
const fitsLead = (kinds: ReadonlySet<Meaning['is']>, lead: readonly string[]): boolean => {
  const last = lead.findLast(word => CARRYING.has(word) || PLACES.has(word))
  const isPlace = kinds.size > 0 && [...kinds].every(kind => TERRAIN.has(kind))
  // do not read "fend off" as the terrain "fen"
  if (last === undefined) return !isPlace
  return CARRYING.has(last) ? !isPlace || kinds.size === 0 : kinds.has('terrain') || kinds.has('state') || kinds.has('counted')
}

/** The small words before a word, or before the word in front of it: "in large buiding", "tras un muro de pidra". */
const leadOf = (all: readonly Words[], at: number): readonly string[] => {
  const [before, token] = [all[at - 1], all[at]]
  return before?.is === 'word' && token?.lead.every(word => OF.has(word)) ? before.lead : (token?.lead ?? [])
}

const noiseKinds: ReadonlySet<Meaning['is']> = new Set()

const knownWords = onceFor((book): readonly (readonly [string, ReadonlySet<Meaning['is']>])[] => [
  ...wordKindsOf(book),
  ...[...NOISE].filter(word => word.length > 3).map(word => [word, noiseKinds] as const)
])

/** The meanings of the phrases as text, whatever their spelling, to compare two corrections. */
const signature = (phrases: readonly Phrase[]): string =>
  JSON.stringify(
    phrases.map(phrase =>
      phrase.is === 'phrase'
        ? [...new Set(phrase.meanings.flatMap(each => (each.is === 'choice' ? [] : JSON.stringify(each))))]
        : phrase
    )
  )

const lettersOf = (word: string): string => [...word].sort().join('')

/** Letters that are enough to tell a box by the beginning of its name. */
const SHORTEST_BEGINNING = 4

/** "heim", "stubb": the only box whose name, in one word, begins so. */
const boxBegun = (word: string, book: Rulebook): string | undefined => {
  if (word.length < SHORTEST_BEGINNING) return undefined
  const begun = knownWords(book).filter(
    ([known, kinds]) => kinds.has('ability') && known.startsWith(word) && fullVocabularyOf(book).phrases.get(known) !== undefined
  )
  return begun.length === 1 ? begun[0]?.[0] : undefined
}

/** A box of which so many letters are typed may lack one, where something is carried: "with ulr". */
const SHORT = 3

/** Kinds of words that cannot follow "with". */
const NOT_AFTER_WITH: ReadonlySet<Meaning['is']> = new Set([
  'verb',
  'joint',
  'not',
  'if',
  'again',
  'silent',
  'times',
  'correction'
])

const isNotCarried = (kinds: ReadonlySet<Meaning['is']>, lead: readonly string[]): boolean =>
  lead.some(word => CARRYING.has(word)) && [...kinds].every(kind => NOT_AFTER_WITH.has(kind))

/** The known words nearest to this one, all at the same distance; empty if none is near enough. */
const correctedTo = (word: string, lead: readonly string[], isCounted: boolean, book: Rulebook): readonly string[] => {
  const box = isCounted ? undefined : boxBegun(word, book)
  if (box !== undefined) return [box]
  const isShort = word.length === SHORT
  let [best, fewest]: [string[], number] = [[], isShort ? 1 : slipsIn(word)]
  for (const [known, kinds] of knownWords(book)) {
    if (isShort && !(known.length > SHORT && kinds.has('ability') && lead.some(each => CARRYING.has(each)))) continue
    // a number stands before a troop, not before a word without a meaning
    if (kinds.has('silent') && (isCounted || (known.length < 6 && kinds.size === 1))) continue
    // do not read "locking" as "lacking": a denial may only have its letters swapped
    if (kinds.has('not') && known.length === word.length && lettersOf(known) !== lettersOf(word)) continue
    // "4 battered huscarls": the word between a number and its troop is not a verb
    if (isCounted && kinds.size === 1 && kinds.has('verb')) continue
    if (known.length < 3 || Math.abs(known.length - word.length) > fewest || !fitsLead(kinds, lead) || isNotCarried(kinds, lead))
      continue
    const slips = distance(word, known)
    if (slips > fewest || ((slips > 1 || word.length < 6) && known[0] !== word[0])) continue
    // do not read "choose" as "close"
    if (slips > 1 && word.length < 8 && !(isCounted && kinds.has('troop'))) continue
    best = slips < fewest ? [known] : [...best, known]
    fewest = slips
  }
  // "6 husc": the beginning of a troop's name
  if (best.length === 0 && isCounted && word.length > 3)
    best = knownWords(book).flatMap(([known, kinds]) => (kinds.has('troop') && known.startsWith(word) ? [known] : []))
  return best
}

const replaced = (all: readonly Words[], at: number, word: string): readonly Words[] =>
  all.map((token, index) => (index === at && token.is === 'word' ? { ...token, word, raw: word } : token))

/**
 * The known word that this one was meant to be. Of several candidates, the one that gives the fewest phrases; undefined if
 * equally good candidates mean different things.
 */
const corrected = (all: readonly Words[], at: number, book: Rulebook): string | undefined => {
  const token = all[at]
  if (token?.is !== 'word' || ordinaryWords(book).has(token.word)) return undefined
  const isCounted = all[at - 1]?.is === 'number'
  const words = correctedTo(token.word, leadOf(all, at), isCounted, book)
  const [first, ...others] = words
  if (first === undefined || others.length === 0) {
    const isPart =
      first !== undefined &&
      pass(replaced(all, at, first), fullVocabularyOf(book), book).some(({ is, raw }) => is === 'unknown' && raw === first)
    return isPart && !NOISE.has(first) ? undefined : first
  }
  const wanted = isCounted ? 'troop' : leads({ lead: leadOf(all, at) }, PLACES) ? 'terrain' : undefined
  const wantedWords = wanted ? words.filter(word => wordKindsOf(book).get(word)?.has(wanted)) : []
  const fitting = wantedWords.length > 0 ? wantedWords : words
  const [best, ...rest] = fitting
    .slice(0, MOST_TRIED)
    .map(word => {
      const phrases = pass(replaced(all, at, word), fullVocabularyOf(book), book)
      return { word, phrases, misfits: phrases.filter(({ is }) => is === 'unknown').length * all.length + phrases.length }
    })
    .sort((one, other) => one.misfits - other.misfits)
  const isOther = rest.some(({ phrases, misfits }) => misfits === best?.misfits && signature(phrases) !== signature(best.phrases))
  if (!isOther) return best?.word
  // "thorw": two letters swapped are likelier than one too many
  const [swapped, ...more] = fitting.filter(known => lettersOf(known) === lettersOf(token.word))
  return more.length === 0 ? swapped : undefined
}

const MOST_TRIED = 8

/** `wvs`: splits a word into two known words written without a space, if one is a verb or both are longer than two letters. */
const splitWord = (word: string, book: Rulebook): readonly string[] | undefined => {
  const { phrases } = fullVocabularyOf(book)
  const isVerb = (part: string) => /^vs?$/.test(part)
  for (let at = 1; at < word.length; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    const isKnown = (part: string) => phrases.get(part) !== undefined || isVerb(part)
    if (!isKnown(one) || !isKnown(other)) continue
    if (isVerb(one) || isVerb(other) || (one.length > 2 && other.length > 2)) return [one, other]
  }
  return undefined
}

const verbAndPronoun = once(() => /^(\p{L}+(?:[aei]r|ndo))(l[aeo]s?|se)$/u)

/** Splits "cargarles" into "les cargar"; undefined if the first part is not a known word. */
const withPronounFirst = (token: Words, book: Rulebook): Words | undefined => {
  const [, verb = '', pronoun = ''] = verbAndPronoun().exec(wordIn(token)) ?? []
  return wordKindsOf(book).has(verb) ? { is: 'word', word: verb, raw: verb, lead: [...token.lead, pronoun] } : undefined
}

/** "hevy covr": what the word was meant to be once the misspelt word after it is corrected; undefined if nothing fits. */
const withNext = (all: readonly Words[], at: number, book: Rulebook): string | undefined => {
  const next = all[at + 1]
  if (next?.is !== 'word') return undefined
  return correctedTo(next.word, leadOf(all, at + 1), false, book)
    .slice(0, MOST_TRIED)
    .map(word => corrected(replaced(all, at + 1, word), at, book))
    .find(word => word !== undefined)
}

/** Ordinary words that are not misspelt names: "fast" is not "fat" (short for fatigue). */
const ordinaryWords = onceFor(
  (): ReadonlySet<string> =>
    new Set(
      (
        'fast rain part kind load early warm class main help place thing wish note story larger root route race amount height leak ' +
        'header white equivalent simple feat lead bets role games lines list steps late bear boat bought bring cold dare ' +
        'depend eating fool food hate hell hole lift major master moment parent park placing queen rate reading shoulder sign ' +
        'skill skin sold speak stain string thus waves wave wife wild wind wine wing world writing stakes ford doing robbed ' +
        'carry sure fact price fate lots hard'
      ).split(' ')
    )
)

interface Corrected {
  readonly tokens: readonly Words[]
  readonly slips: readonly (readonly [raw: string, word: string])[]
}

/** The most unknown words that are corrected. With more, none is: trying all candidates takes too long. */
const MOST_SLIPS = 12

/** The fewest letters of a name that is joined from parts. */
const SHORTEST_WHOLE = 6

/** Joins names that were written as separate words: "cross bow men". */
const joinParts = (all: readonly Words[], unknown: ReadonlySet<string>, book: Rulebook): Corrected => {
  const { phrases } = fullVocabularyOf(book)
  const tokens: Words[] = []
  const slips: (readonly [string, string])[] = []
  for (let at = 0; at < all.length; at++) {
    const token = all[at] as Words
    const parts = [3, 2]
      .map(count => all.slice(at, at + count))
      .find(
        part =>
          part.every(each => each.is === 'word' && (each === token || each.lead.length === 0)) &&
          part.some(({ raw }) => unknown.has(raw)) &&
          phrases.get(part.map(wordIn).join('')) !== undefined
      )
    const word = parts?.map(wordIn).join('') ?? ''
    if (parts && word.length >= SHORTEST_WHOLE) {
      slips.push([rawOf(parts), word])
      tokens.push({ is: 'word', word, raw: word, lead: token.lead })
      at += parts.length - 1
    } else tokens.push(token)
  }
  return { tokens, slips }
}

const wordIn = (token: Words): string => (token.is === 'word' ? token.word : '')

const correctSlips = (all: readonly Words[], found: readonly Phrase[], book: Rulebook): Corrected => {
  const strange = found.filter(({ is }) => is === 'unknown')
  const unknown = new Set(strange.map(({ raw }) => raw))
  if (strange.length > MOST_SLIPS) return { tokens: all, slips: [] }
  const { tokens: whole, slips: joined } = joinParts(all, unknown, book)
  const slips = [...joined]
  // so that a word next to another misspelt word is corrected too: "in hevy covr"
  let known = whole
  const tokens = whole.flatMap((token, at): readonly Words[] => {
    if (token.is !== 'word' || !unknown.has(token.raw)) return [token]
    const parts = splitWord(token.word, book)
    if (parts) return parts.map(word => ({ ...token, word, raw: word }))
    const verb = withPronounFirst(token, book)
    if (verb) return [verb]
    const next = whole[at + 1]
    const word = corrected(known, at, book) ?? (next && unknown.has(next.raw) ? withNext(known, at, book) : undefined)
    if (word === undefined) return [token]
    known = replaced(known, at, word)
    // a plural is not a typing error, and a word that stays as it was typed needs no message
    if (word !== token.word && `${word}s` !== token.word) slips.push([token.raw, word])
    return NOISE.has(word) ? [] : [{ ...token, word, raw: word }]
  })
  return { tokens, slips }
}

const knownMeaningful = onceFor((): Map<string, boolean> => new Map())

/** Whether the word has a meaning on its own, not only as part of a longer phrase. */
const hasOwnMeaning = (word: string, book: Rulebook): boolean => {
  const all = knownMeaningful(book)
  const known = all.get(word)
  if (known !== undefined) return known
  const [found] = pass([{ is: 'word', word, raw: word, lead: [] }], fullVocabularyOf(book), book)
  const says = found?.is === 'phrase' && found.meanings.some(({ is }) => is !== 'silent')
  all.set(word, says)
  return says
}

/** The nearest known word, at any distance, as a suggestion; undefined if there is none or the word is correct. */
const nearestWord = (word: string, lead: readonly string[], book: Rulebook): string | undefined => {
  const given = plain(word)
  // a word known only from longer phrases is not a typing error
  if (wordKindsOf(book).has(given) || ordinaryWords(book).has(given)) return undefined
  return nearest(
    given,
    knownWords(book).flatMap(([known, kinds]) =>
      (known[0] === given[0] || word.length > 5) &&
      !isNotCarried(kinds, lead) &&
      fitsLead(kinds, lead) &&
      hasOwnMeaning(known, book)
        ? [known]
        : []
    )
  )
}

/** A known word at most one typing error away, as a suggestion; undefined if there is none. */
const nearWord = (word: string, lead: readonly string[], book: Rulebook): string | undefined => {
  const near = nearestWord(word, lead, book)
  return near !== undefined && word.length > 3 && distance(plain(word), near) < 2 ? near : undefined
}

/** The phrases of a text. Every word is known, corrected or marked as unknown. */
export const phrasesOf = (text: string, check: Check): readonly Phrase[] => {
  const { book } = check
  const all = sentenceTokens(text, book)
  const found = pass(all, vocabularyOf(book), book)
  if (!found.some(({ is }) => is === 'unknown')) return found
  const full = pass(all, fullVocabularyOf(book), book)
  if (!full.some(({ is }) => is === 'unknown')) return full
  // a name from the other edition is not a typing error
  const both = pass(all, bothVocabularyOf(book), book)
  const isElsewhere = both.some(phrase => elsewhereIn(phrase) !== undefined)
  const { tokens: better, slips } = check.mends ? correctSlips(all, isElsewhere ? both : full, book) : { tokens: all, slips: [] }
  for (const [raw, word] of slips) if (!isSameWord(raw, word)) check.assume(t('{name} for "{said}"', { name: word, said: raw }))
  return withoutPreamble(pass(better, isElsewhere ? bothVocabularyOf(book) : fullVocabularyOf(book), book), check)
}

const isUnitOrVerb = (phrase: Phrase): boolean =>
  phrase.is === 'number' || phrase.is === 'units' || means(phrase, 'troop', 'faction', 'called', 'verb')

const UNIT_WORDS = ['troop', 'faction', 'called', 'weapon', 'mount'] as const

/** "xyzzy charge 4 huscarls": the unknown word must be the acting unit, because no other unit can be. */
const isActorUnknown = (phrases: readonly Phrase[]): boolean => {
  const verb = phrases.findIndex(isVerb)
  const isUnit = (phrase: Phrase): boolean => means(phrase, ...UNIT_WORDS)
  const counts = phrases.slice(verb).filter(phrase => phrase.is === 'number' || phrase.is === 'units')
  return verb > 0 && counts.length < 2 && !phrases.slice(0, verb).some(isUnit)
}

/** "lol, 8 bondi vs 4 huscarls": drops unknown words before the first unit, and says in the answer that they were ignored. */
const withoutPreamble = (phrases: readonly Phrase[], check: Check): readonly Phrase[] => {
  const first = phrases.findIndex(isUnitOrVerb)
  if (!check.mends || first < 1 || isActorUnknown(phrases)) return phrases
  return phrases.filter((phrase, index) => {
    if (index >= first || phrase.is !== 'unknown') return true
    const { raw, lead } = phrase
    // "half of 12 bondi"
    const isPart = wordKindsOf(check.book).has(plain(raw)) || OF.has(phrases[index + 1]?.lead[0] ?? '') || /\d/.test(raw)
    // "wlrd + 4 hearthguard": a unit beside another
    const isBeside = means(phrases[index + 1], 'joint') || /^\+/.test(phrases[index + 1]?.raw ?? '')
    if (isPart || isBeside || (nearName(raw, check.book) ?? nearestWord(raw, lead, check.book)) !== undefined) return true
    check.assume(t('nothing for "{raw}"', { raw }))
    return false
  })
}

/** The kind of thing that the phrase names in the other edition only; undefined if it names none. */
const elsewhereIn = (phrase: Phrase): NameKind | undefined =>
  phrase.is === 'phrase' ? phrase.meanings.flatMap(each => (each.is === 'elsewhere' ? [each.kind] : []))[0] : undefined

/** Reports the unknown words among the phrases of one unit. Returns the other phrases. */
export const withoutUnknown = (phrases: readonly Phrase[], at: string, check: Check): readonly Phrase[] => {
  const left: Phrase[] = []
  for (const phrase of phrases) {
    const { is, raw, lead } = phrase
    const kind = elsewhereIn(phrase)
    if (kind !== undefined) check.note(ofOther(kind, raw, at, check.book))
    else if (is !== 'unknown') left.push(phrase)
    else {
      const name = nearName(raw, check.book)
      const other = name === undefined ? noSuchUnit(raw, at, check.book) : undefined
      check.note(other ?? unknownWord(raw, at, name ?? nearWord(raw, lead, check.book)))
    }
  }
  return left
}

/** The words of a text that neither edition knows and that are like none they know; none where one of them may be meant. */
export const strangeWordsIn = (text: string, book: Rulebook): readonly string[] => {
  const all = sentenceTokens(text, book)
  const both = bothVocabularyOf(book)
  const strange = pass(correctSlips(all, pass(all, both, book), book).tokens, both, book).filter(({ is }) => is === 'unknown')
  const isLike = ({ raw, lead }: Phrase): boolean =>
    (nearName(raw, book) ?? noSuchUnit(raw, '', book) ?? nearWord(raw, lead, book)) !== undefined
  return strange.some(isLike) ? [] : [...new Set(strange.map(({ raw }) => raw))]
}

/** Whether every word of the text is known without correction. */
export const isUnderstood = (text: string, book: Rulebook): boolean =>
  text.trim() !== '' && !pass(sentenceTokens(text, book), fullVocabularyOf(book), book).some(({ is }) => is === 'unknown')
