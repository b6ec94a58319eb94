import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { abilityNames } from '../names'
import { FATIGUE, isNumberSaid, rawOf, type Words } from './sentence-tokens'
import { CARRYING, leads, wordSet } from './small-words'
import { matched, NEGATIVE_SIGN, NUMBER_SIGN } from './templates'
import type { Token } from './tokens'
import { type Meaning, phraseOf, spokenAbilities, type Vocabulary } from './vocabulary'

/** Turns the words of a sentence into phrases in one greedy pass: the longest phrase in the word table wins. */

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
    /** Bonus dice such as `+2a` or `+1a1d`; `body` is the text after the "+". */
    | { readonly is: 'bonus'; readonly body: string }
    | { readonly is: 'ability'; readonly text: string; readonly plays: boolean }
    | { readonly is: 'percent'; readonly chance: number }
    /** An effect as JSON. */
    | { readonly is: 'data'; readonly text: string }
    /** Not understood. It keeps its place, which shows the unit it belongs to. */
    | { readonly is: 'unknown' }
  )

export type PhraseOf<K extends Phrase['is']> = Extract<Phrase, { readonly is: K }>

/** The meaning of one kind that the phrase may have; undefined if it has none. */
export const meaningAs = <K extends Meaning['is']>(
  phrase: Phrase | undefined,
  is: K
): Extract<Meaning, { readonly is: K }> | undefined =>
  phrase?.is === 'phrase'
    ? phrase.meanings.find((each): each is Extract<Meaning, { readonly is: K }> => each.is === is)
    : undefined

/** Whether the phrase may mean something of one of these kinds. */
export const means = (phrase: Phrase | undefined, ...kinds: readonly Meaning['is'][]): boolean =>
  kinds.some(is => meaningAs(phrase, is))

/** The trait of a state that the phrase may mean, such as "fatigue"; undefined if it means none. */
export const stateOf = (phrase: Phrase | undefined) => meaningAs(phrase, 'state')?.trait

/** The id of the troop that the phrase may name; undefined if it names none. */
export const troopIn = (phrase: Phrase | undefined): string | undefined => meaningAs(phrase, 'troop')?.id

export const isNumber = (phrase: Phrase | undefined): phrase is PhraseOf<'number'> => phrase?.is === 'number'
/** Whether the phrase is a plain number with a plus sign: "+2". */
export const isBonus = (phrase: Phrase | undefined): phrase is PhraseOf<'bonus'> =>
  phrase?.is === 'bonus' && /^\d+$/.test(phrase.body)

interface Step {
  readonly phrase: Phrase
  /** The index of the token after the phrase. */
  readonly next: number
}

const BONUS = /^\d/
const BONUS_NUMBER = /^\d+$/

/** The words from `start` on that may make up one phrase, at most `most`. */
const wordsFrom = (all: readonly Token[], start: number, most: number): readonly string[] => {
  const found: string[] = []
  for (const token of all.slice(start, start + most)) {
    if (token.is !== 'word') break
    found.push(token.word)
  }
  return found
}

/** The words from `start` on that a template may match, with a sign for each number: "spends # fatigue". */
const signsFrom = (all: readonly Words[], start: number, { phrases }: Vocabulary): readonly string[] => {
  const found: string[] = []
  for (const [at, token] of all.slice(start, start + LONGEST_WIDE).entries()) {
    const next = all[start + at + 1]
    // "spend fatigue on armour, 8 bondi charge": the number begins a unit
    const isOfTroop = token.is === 'number' && next?.is === 'word' && phrases.get(next.word)?.some(({ is }) => is === 'troop')
    if (found.length > 0 && isOfTroop) break
    // "gives up dice, Attack Pool 2 attack": an ability begins
    const isBox = token.is === 'word' && next?.is === 'word' && phrases.get(`${token.word} ${next.word}`)?.some(isAbility)
    if (found.length > 0 && isBox) break
    // "his fatigue for armour, he has 1": the number begins a new statement
    if (found.length > 0 && token.is === 'number' && leads(token, HAVE)) break
    if (token.is !== 'word' && token.is !== 'number' && !(token.is === 'plus' && BONUS_NUMBER.test(token.body))) break
    const isBelow = token.is === 'number' && typeof token.value === 'number' && token.value < 0
    found.push(token.is === 'word' ? token.word : isBelow ? NEGATIVE_SIGN : NUMBER_SIGN)
  }
  return found
}

const isAbility = ({ is }: Meaning): boolean => is === 'ability'

const HAVE = wordSet('has have he they')
const LONGEST_WIDE = 9

interface Found {
  /** The number of words in the phrase; 0 if none was found. */
  readonly count: number
  readonly meanings: readonly Meaning[]
}

/** The longest phrase of the word table at `start`. */
const fixedPhrase = (all: readonly Token[], start: number, { phrases, longest }: Vocabulary): Found => {
  const here = wordsFrom(all, start, longest)
  for (let count = here.length; count > 0; count--) {
    const meanings = phrases.get(here.slice(0, count).join(' '))
    if (meanings) return { count, meanings }
  }
  return { count: 0, meanings: [] }
}

/** The longest match of a template at `start`, with the meanings of all templates that match as much. */
const widePhrase = (all: readonly Words[], start: number, vocabulary: Vocabulary): Found => {
  const { wideFrom } = vocabulary
  const here = wideFrom ? signsFrom(all, start, vocabulary) : []
  let [count, meanings]: [number, readonly Meaning[]] = [0, []]
  // "1 fatigue, lowering their armour": the number counts the fatigue, and the rest is a phrase of its own
  const isCounted = FATIGUE.has(here[0] ?? '') && isNumberSaid(all[start - 1])
  for (const { template, meaning } of wideFrom?.get(here[0] ?? '') ?? []) {
    if (isCounted && meaning.is === 'state' && meaning.trait === 'spend') continue
    const taken = matched(template, here)
    if (taken > count) [count, meanings] = [taken, [meaning]]
    else if (taken === count && taken > 0) meanings = [...meanings, meaning]
  }
  return { count, meanings }
}

/** The longer of the fixed and the template match, with both meanings if they are equally long; undefined if there is neither. */
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

/** An ability such as `+lords of battle=3d`, whose name may continue in the words that follow. */
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

/** A unit of the user, by name. A name that no unit has is reported later, with the nearest name. */
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

const PLAYS = /^(?:us(?:e|es|ing)|play(?:s|ing)?|usan?|usando|abilit(?:y|ies)|habilidad)$/i

export const isVerb = (phrase: Phrase | undefined): boolean => means(phrase, 'verb')

const isThen = (phrase: Phrase): boolean => meaningAs(phrase, 'joint')?.joint === 'then'

/** Whether the same verb follows with no unit between: "6 knights, Charge!, charge 8 bondi". */
const isSaidTwice = ({ raw }: Phrase, after: readonly Phrase[]): boolean => {
  const next = after.find(
    phrase => isVerb(phrase) || phrase.is === 'number' || meaningAs(phrase, 'troop') || meaningAs(phrase, 'joint')
  )
  return isVerb(next) && next?.raw.toLowerCase().startsWith(raw.toLowerCase()) === true
}

/**
 * Reads a verb as the ability of the same name if it is introduced as played or said twice, and there is another verb:
 * "with Charge! into 8 bondi".
 */
const abilitiesAsVerbs = (found: readonly Phrase[], book: Rulebook): readonly Phrase[] =>
  found.map((phrase, at) => {
    const called = isVerb(phrase) ? abilityNames(book).get(plain(phrase.raw)) : undefined
    if (!called) return phrase
    const rest = found.slice(at + 1)
    const end = rest.findIndex(isThen)
    const [before, after] = [found[at - 1], end < 0 ? rest : rest.slice(0, end)]
    // "I charge 6 hirdmen, I have 4 knights with crush"
    const others = meaningAs(phrase, 'verb')?.verb === 'against' ? [...found.slice(0, at), ...after] : after
    if (!others.some(isVerb)) return phrase
    const isPlayed = leads(phrase, CARRYING) || (before?.is === 'phrase' && PLAYS.test(before.raw))
    return isPlayed || isSaidTwice(phrase, after)
      ? { ...phrase, is: 'phrase', meanings: called.map(id => ({ is: 'ability', id }) as const) }
      : phrase
  })

/** The phrases of a tokenized sentence, in order. */
export const pass = (all: readonly Words[], vocabulary: Vocabulary, book: Rulebook): readonly Phrase[] => {
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
