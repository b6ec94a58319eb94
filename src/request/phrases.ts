import { t } from '../model/language'
import { unknownWord } from '../model/mistakes'
import { distance, nearest } from '../model/nearest'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import type { Check } from './check'
import { type NameKind, ofOther, onceFor } from './names'
import { matched, NEGATIVE_SIGN, NUMBER_SIGN, numberWords } from './templates'
import { NOISE, type Token } from './tokens'
import { nearName, tokensWith } from './unit-names'
import {
  bothVocabularyOf,
  fullVocabularyOf,
  type Meaning,
  phraseOf,
  spokenAbilities,
  type Vocabulary,
  vocabularyOf,
  wordKindsOf
} from './vocabulary'

/** One greedy pass over the words of a sentence: the longest phrase that the word table knows wins. */

interface Placed {
  readonly raw: string
  /** The small words right before it: "with", "by", "at". */
  readonly lead: readonly string[]
}

export type Phrase = Placed &
  (
    | { readonly is: 'phrase'; readonly meanings: readonly Meaning[] }
    | { readonly is: 'number'; readonly value: number | string }
    | { readonly is: 'units'; readonly units: number; readonly models: number }
    | { readonly is: 'range'; readonly from: number; readonly to: number }
    /** `+2a`, `+1a1d`; or an ability with its choice. */
    | { readonly is: 'bonus'; readonly body: string }
    | { readonly is: 'ability'; readonly text: string; readonly plays: boolean }
    | { readonly is: 'percent'; readonly chance: number }
    /** An effect as data. */
    | { readonly is: 'data'; readonly text: string }
    /** Not understood; it keeps its place, so that it is known whose word it was. */
    | { readonly is: 'unknown' }
  )

export type Words = Token & { readonly lead: readonly string[] }

interface Step {
  readonly phrase: Phrase
  /** The token after it. */
  readonly next: number
}

const BONUS = /^\d/
const BONUS_NUMBER = /^\d+$/

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ')

/** The words from here on that may make one phrase. */
const wordsFrom = (all: readonly Token[], start: number, most: number): readonly string[] => {
  const found: string[] = []
  for (const token of all.slice(start, start + most)) {
    if (token.is !== 'word') break
    found.push(token.word)
  }
  return found
}

/** The same with a sign for each number: "spends # fatigue". */
const signsFrom = (all: readonly Token[], start: number): readonly string[] => {
  const found: string[] = []
  for (const token of all.slice(start, start + LONGEST_WIDE)) {
    if (token.is !== 'word' && token.is !== 'number' && !(token.is === 'plus' && BONUS_NUMBER.test(token.body))) break
    const isBelow = token.is === 'number' && typeof token.value === 'number' && token.value < 0
    found.push(token.is === 'word' ? token.word : isBelow ? NEGATIVE_SIGN : NUMBER_SIGN)
  }
  return found
}

const LONGEST_WIDE = 9
const FATIGUE = /^fati(?:gue|ga)s?$/

interface Found {
  readonly count: number
  readonly meanings: readonly Meaning[]
}

const fixedPhrase = (all: readonly Token[], start: number, { phrases, longest }: Vocabulary): Found => {
  const here = wordsFrom(all, start, longest)
  for (let count = here.length; count > 0; count--) {
    const meanings = phrases.get(here.slice(0, count).join(' '))
    if (meanings) return { count, meanings }
  }
  return { count: 0, meanings: [] }
}

const isNumberSaid = (token: Token | undefined): boolean =>
  token?.is === 'number' || (token?.is === 'word' && numberWords.has(token.word))

const widePhrase = (all: readonly Token[], start: number, { wideFrom }: Vocabulary): Found => {
  const here = wideFrom.size > 0 ? signsFrom(all, start) : []
  let [count, meanings]: [number, readonly Meaning[]] = [0, []]
  // "1 fatigue, lowering their armour": the number is of the fatigue, and what follows is done
  const isCounted = FATIGUE.test(here[0] ?? '') && isNumberSaid(all[start - 1])
  for (const { template, meaning } of wideFrom.get(here[0] ?? '') ?? []) {
    if (isCounted && meaning.is === 'state' && meaning.trait === 'spend') continue
    const taken = matched(template, here)
    if (taken > count) [count, meanings] = [taken, [meaning]]
    else if (taken === count && taken > 0) meanings = [...meanings, meaning]
  }
  return { count, meanings }
}

/** Of two readings the longer; what is silent gives way. */
const longestPhrase = (all: readonly Words[], start: number, vocabulary: Vocabulary): Step | undefined => {
  const [fixed, wide] = [fixedPhrase(all, start, vocabulary), widePhrase(all, start, vocabulary)]
  const count = Math.max(fixed.count, wide.count)
  if (count === 0) return undefined
  const meanings = [...(fixed.count === count ? fixed.meanings : []), ...(wide.count === count ? wide.meanings : [])]
  const next = start + count
  const placed = { raw: rawOf(all.slice(start, next)), lead: all[start]?.lead ?? [] }
  const [first] = meanings
  if (first?.is === 'number') return { phrase: { is: 'number', value: first.value, ...placed }, next }
  return { phrase: { is: 'phrase', meanings, ...placed }, next }
}

/** `+lords of battle=3d`: a name may go on in the words that follow. */
const ability = (all: readonly Token[], start: number, token: Extract<Words, { is: 'plus' }>, book: Rulebook): Step => {
  const { plays, body, lead } = token
  for (let count = 4; count > 0 && !body.includes('='); count--) {
    const more = all.slice(start + 1, start + 1 + count)
    if (more.length < count || more.some(({ is }) => is !== 'word')) continue
    const [name = '', choice] = `${body} ${rawOf(more)}`.split(/=(\S*)$/)
    const known = spokenAbilities(book).get(phraseOf(plain(name)))
    const text = choice === undefined ? known : `${known}=${choice}`
    if (known !== undefined && text !== undefined)
      return { phrase: { is: 'ability', plays, text, raw: rawOf([token, ...more]), lead }, next: start + 1 + count }
  }
  return { phrase: { is: 'ability', plays, text: body, raw: token.raw, lead }, next: start + 1 }
}

/** A name that no unit has is reported with the nearest. */
const calledPhrase = ({ name, raw, lead }: Extract<Words, { is: 'called' }>): Phrase =>
  name === '' ? { is: 'unknown', raw, lead } : { is: 'phrase', meanings: [{ is: 'called', name }], raw, lead }

const step = (all: readonly Words[], start: number, token: Words, vocabulary: Vocabulary, book: Rulebook): Step => {
  if (token.is === 'word')
    return (
      longestPhrase(all, start, vocabulary) ?? { phrase: { is: 'unknown', raw: token.raw, lead: token.lead }, next: start + 1 }
    )
  if (token.is === 'called') return { phrase: calledPhrase(token), next: start + 1 }
  if (token.is !== 'plus') return { phrase: token, next: start + 1 }
  return BONUS.test(token.body)
    ? { phrase: { is: 'bonus', body: token.body, raw: token.raw, lead: token.lead }, next: start + 1 }
    : ability(all, start, token, book)
}

const PLAYS = /^(?:us(?:e|es|ing)|play(?:s|ing)?|usan?|usando)$/i

const has = (phrase: Phrase | undefined, kind: Meaning['is']): boolean =>
  phrase?.is === 'phrase' && phrase.meanings.some(({ is }) => is === kind)

const isVerb = (phrase: Phrase | undefined): boolean => has(phrase, 'verb')

const isThen = (phrase: Phrase): boolean =>
  phrase.is === 'phrase' && phrase.meanings.some(meaning => meaning.is === 'joint' && meaning.joint === 'then')

/** "6 knights, Charge!, charge 8 bondi": the same verb again, and nobody between the two. */
const isSaidTwice = ({ raw }: Phrase, after: readonly Phrase[]): boolean => {
  const next = after.find(phrase => isVerb(phrase) || phrase.is === 'number' || has(phrase, 'troop') || has(phrase, 'joint'))
  return isVerb(next) && next?.raw.toLowerCase().startsWith(raw.toLowerCase()) === true
}

/** A name of an ability that is a verb too is the ability where another verb is there: "with Charge! into 8 bondi". */
const abilitiesAsVerbs = (found: readonly Phrase[], book: Rulebook): readonly Phrase[] =>
  found.map((phrase, at) => {
    const rest = found.slice(at + 1)
    const end = rest.findIndex(isThen)
    const [before, after] = [found[at - 1], end < 0 ? rest : rest.slice(0, end)]
    if (!isVerb(phrase) || !after.some(isVerb)) return phrase
    const isPlayed = phrase.lead.some(word => WITH.has(word)) || (before?.is === 'phrase' && PLAYS.test(before.raw))
    if (!isPlayed && !isSaidTwice(phrase, after)) return phrase
    const text = spokenAbilities(book).get(plain(phrase.raw))
    return text === undefined ? phrase : { is: 'ability', plays: false, text, raw: phrase.raw, lead: phrase.lead }
  })

const pass = (all: readonly Words[], vocabulary: Vocabulary, book: Rulebook): readonly Phrase[] => {
  const found: Phrase[] = []
  for (let at = 0; at < all.length; ) {
    const token = all[at]
    if (!token) break
    const { phrase, next } = step(all, at, token, vocabulary, book)
    found.push(phrase)
    at = next
  }
  return abilitiesAsVerbs(found, book)
}

/** "4 hirdmen + warlord": a + before a troop, and no ability, joins it. */
const withJoints = (all: readonly Token[], book: Rulebook): readonly Token[] =>
  all.flatMap((token): readonly Token[] => {
    if (
      token.is !== 'plus' ||
      token.plays ||
      !vocabularyOf(book)
        .phrases.get(token.body)
        ?.some(({ is }) => is === 'troop')
    )
      return [token]
    return spokenAbilities(book).has(token.body)
      ? [token]
      : [
          { is: 'word', word: 'and', raw: '+' },
          { is: 'word', word: token.body, raw: token.body }
        ]
  })

const OF: ReadonlySet<string> = new Set(['of', 'from', 'del', 'de'])
const ENEMY = /^(?:enemy|enemigo|rival)$/
/** "fatigue of the enemy" is whose it always is; only "enemy armour" says more. */
const isWhoseFatigue = (token: Words, before: Words | undefined): boolean =>
  token.is === 'word' &&
  ENEMY.test(token.word) &&
  before?.is === 'word' &&
  FATIGUE.test(before.word) &&
  token.lead.some(word => OF.has(word))

/** "the bondi's fatigue" is whose it always is. */
const isOwner = (token: Token, before: Words | undefined, next: Token | undefined, book: Rulebook): boolean =>
  token.is === 'word' &&
  (/['\u2019]s?$/.test(token.raw) || (before?.is === 'word' && SPENDS.test(before.word))) &&
  next?.is === 'word' &&
  FATIGUE.test(next.word) &&
  [token.word, token.word.slice(0, -1)].some(word =>
    vocabularyOf(book)
      .phrases.get(word)
      ?.some(({ is }) => is === 'troop')
  )

const SPENDS = /^(?:spend|burn|discard|remov|us(?:e|ing)|gast|descart)/

const LOWERS = /^(?:lower|reduce|drop|weaken|worsen|decrease|raise|increase|improve|boost)s?$/

/** "to lower the bondi armour": whose it is follows from the verb. */
const isOwnArmour = (token: Token, before: Words | undefined, next: Token | undefined, book: Rulebook): boolean =>
  token.is === 'word' &&
  next?.is === 'word' &&
  next.word === 'armour' &&
  before?.is === 'word' &&
  LOWERS.test(before.word) &&
  vocabularyOf(book)
    .phrases.get(token.word)
    ?.some(({ is }) => is === 'troop') === true

/** Words that say nothing are dropped, and remembered by what follows them. */
const withoutNoise = (all: readonly Token[], book: Rulebook): readonly Words[] => {
  const kept: Words[] = []
  let lead: string[] = []
  for (const [index, token] of all.entries()) {
    const isOwners = isOwner(token, kept.at(-1), all[index + 1], book) || isOwnArmour(token, kept.at(-1), all[index + 1], book)
    if ((token.is === 'word' && NOISE.has(token.word)) || isOwners || isWhoseFatigue({ ...token, lead }, kept.at(-1)))
      lead.push(token.is === 'word' ? token.word : token.raw)
    else {
      kept.push({ ...token, lead })
      lead = []
    }
  }
  return kept
}

const isWord = (token: Words | undefined, ...words: readonly string[]): boolean =>
  token?.is === 'word' && words.includes(token.word)

/** "a heroic unit of 5 hearthguard", "warlord with 2 lifeguards": heroes among their companions (T6.4), counted with them. */
const withHeroes = (all: readonly Words[], book: Rulebook): readonly Words[] => {
  const { phrases } = vocabularyOf(book)
  const heroicOf = (token: Words | undefined): boolean =>
    token?.is === 'word' && phrases.get(`heroic ${token.word}`) !== undefined
  const made: Words[] = []
  for (let at = 0; at < all.length; at++) {
    const token = all[at] as Words
    const after = isWord(token, 'heroic') ? at + (isWord(all[at + 1], 'unit') ? 2 : 1) : at + 1
    const [count, whom] = [all[after], all[after + 1]]
    if (isWord(token, 'heroic') && count?.is === 'number' && heroicOf(whom) && whom) {
      made.push({ ...count, lead: token.lead }, { ...token, lead: [] }, { ...whom, lead: [] })
      at = after + 1
    } else if (isWord(token, 'heroic') && after > at + 1 && heroicOf(count)) {
      made.push(token)
      at = after - 1
    } else if (
      isWord(token, 'warlord') &&
      count?.is === 'number' &&
      typeof count.value === 'number' &&
      isWord(whom, 'lifeguard', 'lifeguards') &&
      count.lead.some(word => WITH.has(word)) &&
      heroicOf(whom)
    ) {
      made.push({ ...count, value: count.value + 1, lead: [] }, { is: 'word', word: 'heroic', raw: rawOf([token]), lead: [] })
      made.push({ ...(whom as Words), lead: [] })
      at += 2
    } else made.push(token)
  }
  return made
}

/** Slips that are mended without asking: none in a short word. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3)

const WITH: ReadonlySet<string> = new Set(['with', 'con', 'having', 'carrying', 'wielding'])
const PLACES: ReadonlySet<string> = new Set(['in', 'behind', 'inside', 'on', 'tras', 'detras', 'en', 'dentro', 'onto'])
const TERRAIN: ReadonlySet<Meaning['is']> = new Set(['terrain'])

/** A terrain is not what a unit is "with"; "behind" is followed by nothing else. */
const fitsLead = (kinds: ReadonlySet<Meaning['is']>, lead: readonly string[]): boolean => {
  const last = lead.findLast(word => WITH.has(word) || PLACES.has(word))
  const isPlace = kinds.size > 0 && [...kinds].every(kind => TERRAIN.has(kind))
  // "fend off" is no fen
  if (last === undefined) return !isPlace
  return WITH.has(last) ? !isPlace || kinds.size === 0 : kinds.has('terrain') || kinds.has('state') || kinds.has('counted')
}

const noiseKinds: ReadonlySet<Meaning['is']> = new Set()

const knownWords = onceFor((book): readonly (readonly [string, ReadonlySet<Meaning['is']>])[] => [
  ...wordKindsOf(book),
  ...[...NOISE].filter(word => word.length > 3).map(word => [word, noiseKinds] as const)
])

/** What a sentence reads as, but for its letters. */
const signature = (phrases: readonly Phrase[]): string =>
  JSON.stringify(
    phrases.map(phrase => (phrase.is === 'phrase' ? [...new Set(phrase.meanings.map(each => JSON.stringify(each)))] : phrase))
  )

/** The known words that a slip of the hand may have made this of, each as near. */
const correctedTo = (word: string, lead: readonly string[], isCounted: boolean, book: Rulebook): readonly string[] => {
  let [best, fewest]: [string[], number] = [[], slipsIn(word)]
  for (const [known, kinds] of knownWords(book)) {
    // a number stands before a troop, not before a word that says nothing
    if (kinds.has('silent') && (isCounted || (known.length < 6 && kinds.size === 1))) continue
    if (known.length < 3 || Math.abs(known.length - word.length) > fewest || !fitsLead(kinds, lead)) continue
    const slips = distance(word, known)
    if (slips > fewest || ((slips > 1 || word.length < 6) && known[0] !== word[0])) continue
    // "choose" is no "close"
    if (slips > 1 && word.length < 8 && !(isCounted && kinds.has('troop'))) continue
    best = slips < fewest ? [known] : [...best, known]
    fewest = slips
  }
  return best
}

const replaced = (all: readonly Words[], at: number, word: string): readonly Words[] =>
  all.map((token, index) => (index === at && token.is === 'word' ? { ...token, word, raw: word } : token))

/** The one known word that a slip of the hand made this of; of several those that fit in best, if they say the same. */
const corrected = (all: readonly Words[], at: number, book: Rulebook): string | undefined => {
  const token = all[at]
  if (token?.is !== 'word') return undefined
  const isCounted = all[at - 1]?.is === 'number'
  const words = correctedTo(token.word, token.lead, isCounted, book)
  const [first, ...others] = words
  if (first === undefined || others.length === 0) {
    const isPart =
      first !== undefined &&
      pass(replaced(all, at, first), fullVocabularyOf(book), book).some(({ is, raw }) => is === 'unknown' && raw === first)
    return isPart && !NOISE.has(first) ? undefined : first
  }
  const troops = words.filter(word => wordKindsOf(book).get(word)?.has('troop'))
  const [best, ...rest] = (troops.length > 0 && isCounted ? troops : words)
    .slice(0, MOST_TRIED)
    .map(word => ({ word, phrases: pass(replaced(all, at, word), fullVocabularyOf(book), book) }))
    .sort((one, other) => one.phrases.length - other.phrases.length)
  const isOther = rest.some(
    ({ phrases }) => phrases.length === best?.phrases.length && signature(phrases) !== signature(best.phrases)
  )
  return isOther ? undefined : best?.word
}

const MOST_TRIED = 8

/** `wvs`: two known words without a space, one of them a verb or both of some length. */
const apart = (word: string, book: Rulebook): readonly string[] | undefined => {
  const { phrases } = fullVocabularyOf(book)
  const isVerb = (part: string) => /^vs?$/.test(part)
  for (let at = 1; at < word.length; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    const isKnown = (part: string) => phrases.has(part) || isVerb(part)
    if (!isKnown(one) || !isKnown(other)) continue
    if (isVerb(one) || isVerb(other) || (one.length > 2 && other.length > 2)) return [one, other]
  }
  return undefined
}

interface Mended {
  readonly tokens: readonly Words[]
  readonly slips: readonly (readonly [raw: string, word: string])[]
}

/** Of more unknown words none is a slip of the hand: to look for what each was meant to be takes its time. */
const MOST_SLIPS = 12

/** Words of a name that was written apart: "cross bow men". */
const SHORTEST_WHOLE = 6

const together = (all: readonly Words[], unknown: ReadonlySet<string>, book: Rulebook): Mended => {
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
          phrases.has(part.map(wordIn).join(''))
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

const mended = (all: readonly Words[], found: readonly Phrase[], book: Rulebook): Mended => {
  const unknown = new Set(found.flatMap(phrase => (phrase.is === 'unknown' ? [phrase.raw] : [])))
  if (unknown.size > MOST_SLIPS) return { tokens: all, slips: [] }
  const { tokens: whole, slips: joined } = together(all, unknown, book)
  const slips = [...joined]
  const tokens = whole.flatMap((token, at): readonly Words[] => {
    if (token.is !== 'word' || !unknown.has(token.raw)) return [token]
    const parts = apart(token.word, book)
    if (parts) return parts.map(word => ({ ...token, word, raw: word }))
    const word = corrected(whole, at, book)
    if (word === undefined) return [token]
    slips.push([token.raw, word])
    return NOISE.has(word) ? [] : [{ ...token, word, raw: word }]
  })
  return { tokens, slips }
}

export const phrasesOf = (text: string, check: Check): readonly Phrase[] => {
  const { book } = check
  const all = withHeroes(withoutNoise(withJoints(tokensWith(text, book), book), book), book)
  const found = pass(all, vocabularyOf(book), book)
  if (!found.some(({ is }) => is === 'unknown')) return found
  const full = pass(all, fullVocabularyOf(book), book)
  if (!full.some(({ is }) => is === 'unknown')) return full
  // what the other edition calls so is no slip of the hand
  const both = pass(all, bothVocabularyOf(book), book)
  const isElsewhere = both.some(phrase => elsewhereIn(phrase) !== undefined)
  const { tokens: better, slips } = check.mends ? mended(all, isElsewhere ? both : full, book) : { tokens: all, slips: [] }
  for (const [raw, word] of slips) check.assume(`${word} for "${raw}"`)
  return withoutPreamble(pass(better, isElsewhere ? bothVocabularyOf(book) : fullVocabularyOf(book), book), check)
}

const names = (phrase: Phrase): boolean =>
  phrase.is === 'number' ||
  phrase.is === 'units' ||
  (['troop', 'faction', 'called', 'verb'] as const).some(kind => has(phrase, kind))

/** "lol, 8 bondi vs 4 huscarls": what comes before the first unit is no word of it, and the answer says that it counts for nothing. */
const withoutPreamble = (phrases: readonly Phrase[], check: Check): readonly Phrase[] => {
  const first = phrases.findIndex(names)
  if (!check.mends || first < 1) return phrases
  return phrases.filter((phrase, index) => {
    if (index >= first || phrase.is !== 'unknown') return true
    const { raw, lead } = phrase
    // "half of 12 bondi"
    const isPart = wordKindsOf(check.book).has(plain(raw)) || phrases[index + 1]?.lead.some(word => OF.has(word))
    if (isPart || (nearName(raw, check.book) ?? nearWord(raw, lead, check.book)) !== undefined) return true
    check.assume(t('nothing for "{raw}"', { raw }))
    return false
  })
}

/** The kind of thing that the phrase is in the other edition alone. */
const elsewhereIn = (phrase: Phrase): NameKind | undefined =>
  phrase.is === 'phrase' ? phrase.meanings.flatMap(each => (each.is === 'elsewhere' ? [each.kind] : []))[0] : undefined

const sayers = onceFor((): Map<string, boolean> => new Map())

/** It is no mere part of a longer phrase, and says something. */
const saysByItself = (word: string, book: Rulebook): boolean => {
  const all = sayers(book)
  const known = all.get(word)
  if (known !== undefined) return known
  const [found] = pass([{ is: 'word', word, raw: word, lead: [] }], fullVocabularyOf(book), book)
  const says = found?.is === 'phrase' && found.meanings.some(({ is }) => is !== 'silent')
  all.set(word, says)
  return says
}

/** What no unit is "with". */
const DEEDS: ReadonlySet<Meaning['is']> = new Set(['verb', 'joint', 'not', 'if', 'again', 'silent', 'times'])

/** The words that may have been meant where this one stands. */
const nearWord = (word: string, lead: readonly string[], book: Rulebook): string | undefined => {
  const given = plain(word)
  // a word that only longer phrases have is no slip
  if (wordKindsOf(book).has(given)) return undefined
  return nearest(
    given,
    knownWords(book).flatMap(([known, kinds]) =>
      (known[0] === given[0] || word.length > 5) &&
      !(lead.some(word => WITH.has(word)) && [...kinds].every(kind => DEEDS.has(kind))) &&
      fitsLead(kinds, lead) &&
      saysByItself(known, book)
        ? [known]
        : []
    )
  )
}

/** Notes what was not understood among the words of one unit. Gives the rest. */
export const understood = (phrases: readonly Phrase[], at: string, check: Check): readonly Phrase[] => {
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
export const understoodAtOnce = (text: string, book: Rulebook): boolean =>
  text.trim() !== '' &&
  !pass(withoutNoise(tokensWith(text, book), book), fullVocabularyOf(book), book).some(({ is }) => is === 'unknown')
