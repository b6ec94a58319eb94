import type { Rulebook } from '../../rules/types'
import { CARRYING, DOES, HIS, I, leads, ME, OF, WHO, wordSet } from './small-words'
import { NUMBERS, numberWords } from './templates'
import { LIKEWISE, NOISE, type Token, tokens } from './tokens'
import { tokensWith } from './unit-names'
import { spokenAbilities, vocabularyOf } from './vocabulary'

/**
 * The tokens of a sentence without the words that have no meaning; each token keeps the words dropped before it as its
 * `lead`.
 */

/** `lead`: the dropped words right before the token: "with", "by", "at". */
export type Words = Token & { readonly lead: readonly string[] }

export const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ')

/** Kinds of meanings that a unit can have besides its troop. */
const TRAITS = wordSet('weapon mount terrain state counted')

/**
 * "4 hirdmen + warlord" becomes "and": a + before a troop joins two units. In "4 huscarls + axes" the + is dropped. Before
 * an ability it stays.
 */
const withPlusSigns = (all: readonly Token[], book: Rulebook): readonly Token[] =>
  all.flatMap((token, at): readonly Token[] => {
    if (token.is !== 'plus' || token.plays || spokenAbilities(book).has(token.body)) return [token]
    const { phrases } = vocabularyOf(book)
    const next = all[at + 1]
    const meanings = [token.body, ...(next?.is === 'word' ? [`${token.body} ${next.word}`] : [])].flatMap(
      phrase => phrases.get(phrase) ?? []
    )
    const word: Token = { is: 'word', word: token.body, raw: token.body }
    if (meanings.some(({ is }) => is === 'troop')) return [{ is: 'word', word: 'and', raw: '+' }, word]
    return meanings.some(({ is }) => TRAITS.has(is)) ? [word] : [token]
  })

const OF_WHOM: ReadonlySet<string> = new Set([...OF, 'al', 'a', 'off'])
export const FATIGUE = wordSet('fatigue fatigues fatiga fatigas')
const ENEMY = /^(?:enemy|enemigo|rival)$/
/**
 * Whether the token only names the owner of spent fatigue, which the rules decide: "fatigue of the enemy", "spend one
 * fatigue of the huscarls". Only "enemy armour" says more.
 */
const isWhoseFatigue = (token: Words, kept: readonly Words[], book: Rulebook): boolean => {
  const before = kept.at(-1)
  if (token.is !== 'word' || before?.is !== 'word' || !FATIGUE.has(before.word)) return false
  const isSpent = kept.slice(-3).some(each => each.is === 'word' && SPENDS.test(each.word))
  return leads(token, OF_WHOM) && (ENEMY.test(token.word) || (isSpent && isTroop(token.word, book)))
}

/** Whether the token only names the owner of spent fatigue: "the bondi's fatigue". */
const isFatigueOwner = (token: Token, before: Words | undefined, next: Token | undefined, book: Rulebook): boolean =>
  token.is === 'word' &&
  next?.is === 'word' &&
  FATIGUE.has(next.word) &&
  (/['\u2019]s?$/.test(token.raw) || (before?.is === 'word' && SPENDS.test(before.word))) &&
  isTroop(token.word, book)

/** Accepts "bondi's" too. */
const isTroop = (word: string, book: Rulebook): boolean =>
  [word, word.slice(0, -1)].some(each =>
    vocabularyOf(book)
      .phrases.get(each)
      ?.some(({ is }) => is === 'troop')
  )

const HIM = wordSet('him them ellos')

export const isNumberSaid = (token: Token | undefined): boolean =>
  token?.is === 'number' || (token?.is === 'word' && numberWords.has(token.word))

/** Returns a test for words at an index that say whose the unit is: "me 8 bondi, him 4 huscarls". */
const ownerWords = (all: readonly Token[]): ((at: number) => boolean) => {
  const isBefore = (at: number, whom: ReadonlySet<string>): boolean => {
    const token = all[at]
    return token?.is === 'word' && whom.has(token.word) && isNumberSaid(all[at + 1])
  }
  const hasMine = all.some((_, at) => isBefore(at, ME))
  return at => hasMine && (isBefore(at, ME) || isBefore(at, HIM))
}

const SPENDS = /^(?:spend|burn|discard|remov|us(?:e|ing)|gast|descart)/

const LOWERS = /^(?:lower|reduce|drop|weaken|worsen|decrease|raise|increase|improve|boost)s?$/

/** Whether the token names the owner of armour that the verb already tells: "to lower the bondi armour". */
const isOwnArmour = (token: Token, before: Words | undefined, next: Token | undefined, book: Rulebook): boolean =>
  token.is === 'word' &&
  next?.is === 'word' &&
  next.word === 'armour' &&
  before?.is === 'word' &&
  LOWERS.test(before.word) &&
  isTroop(token.word, book)

/** Whether the token names the enemy as the owner of the armour on which I spend fatigue: "I spend it on their armour". */
const isEnemysArmour = (token: Token, kept: readonly Words[], next: Token | undefined): boolean =>
  token.is === 'word' &&
  HIS.has(token.word) &&
  isWord(next, 'armour') &&
  kept.slice(-3).some(each => each.is === 'word' && SPENDS.test(each.word) && leads(each, I))

/** Words that start another statement. */
const STATEMENT_STARTS = wordSet('but while whereas too also pero mientras tambien')

/**
 * Whether the verb repeats a statement for another unit, and so has a meaning: "the huscarls aren't tired but the bondi are",
 * "who are too".
 */
const isRepeating = (token: Token, before: Token | undefined, next: Token | undefined, book: Rulebook): boolean =>
  token.is === 'word' &&
  (next === undefined || (next.is === 'word' && STATEMENT_STARTS.has(next.word))) &&
  DOES.has(token.word) &&
  before?.is === 'word' &&
  (WHO.has(before.word) || isTroop(before.word, book))

/** Words between "more" and a number: "más de 1 fatiga". */
const THAN = wordSet('de que')

/** Drops the words without a meaning and keeps them as the `lead` of the next token. */
const withoutNoise = (all: readonly Token[], book: Rulebook): readonly Words[] => {
  const kept: Words[] = []
  let lead: string[] = []
  const isOwned = ownerWords(all)
  for (const [index, given] of all.entries()) {
    const next = all[index + 1]
    const word = isRepeating(given, all[index - 1], next, book)
      ? LIKEWISE
      : isEnemysArmour(given, kept, next)
        ? 'enemy'
        : undefined
    const token: Token = word === undefined ? given : { is: 'word', word, raw: given.raw }
    const isLimit = THAN.has(given.raw.toLowerCase()) && isWord(kept.at(-1), 'mas', 'menos') && isNumberSaid(next)
    const isOwnerKnown = isFatigueOwner(token, kept.at(-1), next, book) || isOwnArmour(token, kept.at(-1), next, book)
    if (
      (!isLimit && token.is === 'word' && NOISE.has(token.word)) ||
      isOwnerKnown ||
      isOwned(index) ||
      isWhoseFatigue({ ...token, lead }, kept, book)
    )
      lead.push(token.is === 'word' ? token.word : token.raw)
    else {
      kept.push({ ...token, lead })
      lead = []
    }
  }
  return kept
}

const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token?.is === 'word' && words.includes(token.word)

/** The token as a number, where it is one: "two". */
const countIn = (token: Words | undefined): Words | undefined => {
  if (token?.is !== 'word' || !numberWords.has(token.word)) return token
  const { word, raw, lead } = token
  return { is: 'number', value: NUMBERS.findIndex(words => words.split('|').includes(word)), raw, lead }
}

/** Merges heroes with their companions into one unit (T6.4): "a heroic unit of 5 hearthguard", "warlord with 2 lifeguards". */
const withHeroes = (all: readonly Words[], book: Rulebook): readonly Words[] => {
  const { phrases } = vocabularyOf(book)
  const heroicOf = (token: Words | undefined): boolean =>
    token?.is === 'word' && phrases.get(`heroic ${token.word}`) !== undefined
  const made: Words[] = []
  for (let at = 0; at < all.length; at++) {
    const token = all[at] as Words
    const after = isWord(token, 'heroic') ? at + (isWord(all[at + 1], 'unit') ? 2 : 1) : at + 1
    // "a warlord and 2 lifeguards" are a heroic unit too: nobody else has lifeguards
    const joint = isWord(token, 'warlord') && isWord(all[after], 'and', 'y') ? 1 : 0
    const [count, whom] = [countIn(all[after + joint]), all[after + joint + 1]]
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
      (joint > 0 || leads(count, CARRYING)) &&
      heroicOf(whom)
    ) {
      made.push({ ...count, value: count.value + 1, lead: [] }, { is: 'word', word: 'heroic', raw: rawOf([token]), lead: [] })
      made.push({ ...(whom as Words), lead: [] })
      at += 2 + joint
    } else made.push(token)
  }
  return made
}

/** The tokens of a text; where units of warbands have names, each such name is one token. */
const tokensIn = (text: string, book: Rulebook): readonly Token[] => (book.called ? tokensWith(text, book) : tokens(text))

export const sentenceTokens = (text: string, book: Rulebook): readonly Words[] =>
  withHeroes(withoutNoise(withPlusSigns(tokensIn(text, book), book), book), book)
