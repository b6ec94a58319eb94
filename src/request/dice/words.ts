import { twoFactions, twoNumbers, unknownDiceWord } from '../../model/dice-mistakes'
import { nearest } from '../../model/nearest'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { namesOf } from '../names'
import type { Draft } from '../shape'
import { NOISE, type Token, tokens } from '../tokens'

/** The words of the command: "6 normans", "7 cnut", in any order. */

const SILENT: ReadonlySet<string> = new Set([...NOISE, 'saga', 'dice', 'die', 'dados', 'dado'])

type Meaning = { readonly is: 'faction' | 'hero'; readonly id: string }

/** What may be named: factions, and the heroes who lead them. */
const meanings = (book: Rulebook): ReadonlyMap<string, Meaning> => {
  const { troop, faction } = namesOf(book)
  const heroes = [...troop].filter(([, id]) => book.troops[id]?.hero)
  return new Map([
    ...heroes.map(([name, id]): [string, Meaning] => [name, { is: 'hero', id }]),
    ...[...faction].map(([name, id]): [string, Meaning] => [name, { is: 'faction', id }])
  ])
}

interface Found {
  readonly meaning: Meaning
  readonly used: number
}

const LONGEST = 5

const phraseAt = (words: readonly string[], at: number, known: ReadonlyMap<string, Meaning>): Found | undefined => {
  for (let used = Math.min(LONGEST, words.length - at); used > 0; used--) {
    const meaning = known.get(words.slice(at, at + used).join(' '))
    if (meaning) return { meaning, used }
  }
  return undefined
}

const named = (all: readonly Token[], check: Check): readonly Meaning[] => {
  const known = meanings(check.book)
  const words = all.flatMap(token => (token.is === 'word' && !SILENT.has(token.word) ? [token.word] : []))
  const found: Meaning[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, known)
    const word = words[at] ?? ''
    if (phrase) found.push(phrase.meaning)
    else check.note(unknownDiceWord(word, nearest(word, [...known.keys(), 'wrath'])))
    at += phrase?.used ?? 1
  }
  return found
}

const strange = (all: readonly Token[], check: Check): void => {
  for (const token of all) if (token.is === 'plus' || token.is === 'units') check.note(unknownDiceWord(token.raw, undefined))
}

/** The words as plain data: dice, faction, hero. */
export const wordsOf = (words: readonly string[], check: Check): Draft => {
  const all = tokens(words.join(' '))
  const numbers = all.flatMap(token => (token.is === 'number' ? [token.value] : []))
  const [dice, second] = numbers
  if (dice !== undefined && second !== undefined && dice !== second) check.note(twoNumbers(Number(dice), Number(second)))
  strange(all, check)
  const meant = named(all, check)
  const [faction, other] = [...new Set(meant.flatMap(({ is, id }) => (is === 'faction' ? [id] : [])))]
  const hero = meant.find(({ is }) => is === 'hero')?.id
  if (faction !== undefined && other !== undefined)
    check.note(twoFactions(check.book.factions[faction]?.name ?? faction, check.book.factions[other]?.name ?? other))
  return {
    ...(dice !== undefined && { dice }),
    ...(faction !== undefined && { faction }),
    ...(hero !== undefined && { hero })
  }
}
