import { playable } from '../../battle/playable'
import type { UnitRequest } from '../../model/scenario'
import { checking } from '../../request/check'
import { phrasesOf } from '../../request/phrases'
import type { Draft } from '../../request/shape'
import { type Trait, unitTraits } from '../../request/traits'
import { unitWords } from '../../request/unit-words'
import { vocabularyOf } from '../../request/vocabulary'
import { isPlain, troopFor } from '../../rules/lookup'
import { plain } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'
import { named, type Suggestion } from './suggestion'

/** What may come next in the sentence of a fight. */

const meanings = (word: string, book: Rulebook) => vocabularyOf(book).phrases.get(plain(word)) ?? []

const isVerb = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb')

const isPart = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb' || is === 'joint')

/** The unit that is being said at the cursor. */
export interface Saying {
  readonly unit: Partial<UnitRequest>
  readonly troop?: Troop
  /** It stands before the verb: it charges or shoots. */
  readonly isFirst: boolean
  readonly words: readonly string[]
}

const unitSaid = (words: readonly string[], book: Rulebook): Draft =>
  unitWords(phrasesOf(words.join(' '), checking(book)), 'attacker', checking(book)).draft

export const sayingOf = (words: readonly string[], book: Rulebook): Saying => {
  const start = words.findLastIndex(word => isPart(word, book)) + 1
  const own = words.slice(start)
  const unit = unitSaid(own, book) as Partial<UnitRequest>
  const troop = unit.unit === undefined ? undefined : troopFor(book, unit.unit, unit.faction)
  return { unit, ...(troop && { troop }), isFirst: !words.some(word => isVerb(word, book)), words: own }
}

/** The unit of a side, where its words are all there. */
export const sideSaid = (words: readonly string[], side: 'attacker' | 'defender', book: Rulebook): Saying => {
  const verb = words.findIndex(word => isVerb(word, book))
  const own = side === 'attacker' ? words.slice(0, verb < 0 ? words.length : verb) : verb < 0 ? [] : words.slice(verb + 1)
  return { ...sayingOf(own, book), isFirst: side === 'attacker' }
}

export const troops = ({ unit: { faction } }: Saying, book: Rulebook): readonly Suggestion[] =>
  Object.entries(book.troops)
    .filter(([, troop]) => {
      if (faction === undefined || isPlain(book, troop)) return true
      return troop.hero ? troop.hero.factions.includes(faction) : (troop.faction ?? faction) === faction
    })
    .map(([id, troop]) => ({
      value: id,
      about: `${troop.class}${troop.faction ? `, ${book.factions[troop.faction]?.name}` : ''}`
    }))

/** Of the unit's board where it is known whose it is; of all boards where it is not. */
export const abilities = ({ unit, isFirst }: Saying, book: Rulebook): readonly Suggestion[] => {
  const own = unit.unit === undefined ? [] : playable({ ...unit, unit: unit.unit }, isFirst, book)
  if (own.length > 0) return own.map(({ said, use }) => ({ value: said.slice(1), about: nameOf(use.id, book) }))
  return Object.entries(book.abilities)
    .filter(([, { noFight, faction }]) => noFight === undefined && (unit.faction === undefined || faction === unit.faction))
    .map(([key, { name, faction }]) => ({
      value: key.slice(key.indexOf('/') + 1),
      about: `${name}, ${book.factions[faction]?.name ?? book.troops[faction]?.name ?? faction}`
    }))
}

const nameOf = (id: string, book: Rulebook): string =>
  Object.entries(book.abilities).find(([key]) => key === id || key.endsWith(`/${id}`))?.[1].name ?? ''

interface Phrase {
  readonly words: readonly string[]
  readonly about: string
}

/** Of several phrases for one value the first; none for the value that says nothing. */
const phrasesFor = ({ words = [], counted = [], idle }: Trait): readonly string[] => {
  const first = words.filter(([, value], index) => {
    const same = words.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(value))
    return same === index && value !== idle && value !== false
  })
  return [...first.map(([phrase]) => phrase), ...counted.slice(0, 1)]
}

const states: readonly Phrase[] = Object.values<Trait>(unitTraits).flatMap(trait =>
  phrasesFor(trait).map(phrase => ({ words: phrase.split(' '), about: trait.help }))
)

/** How many of the last words begin the phrase; it goes on after them. */
const begunBy = (words: readonly string[], phrase: readonly string[]): number =>
  phrase.slice(0, -1).findLastIndex((_, last) => phrase.slice(0, last + 1).every((word, i) => words.at(i - last - 1) === word)) +
  1

/** The next word of the phrases that have been begun; where there are none, the first of every phrase. */
const nextWords = (words: readonly string[]): { readonly isBegun: boolean; readonly suggestions: readonly Suggestion[] } => {
  const said = words.map(word => word.toLowerCase())
  const next = states.map(({ words: phrase, about }) => ({ about, phrase, used: begunBy(said, phrase) }))
  const isBegun = next.some(({ used }) => used > 0)
  const fit = next.filter(({ used }) => !isBegun || used > 0)
  return { isBegun, suggestions: fit.map(({ about, phrase, used }) => ({ value: phrase[used] ?? '', about })) }
}

const joints = ({ troop, isFirst }: Saying, command: string): readonly Suggestion[] => {
  if (!troop) return []
  const verbs = !isFirst ? [] : command === 'shoot' ? ['shoot'] : command === 'melee' ? ['charge'] : ['charge', 'shoot', 'vs']
  return [...named(verbs, 'the verb'), ...named(command === 'compare' ? ['or'] : ['and'])]
}

const equipment = ({ troop }: Saying): readonly Suggestion[] =>
  troop ? [...named(troop.weapons, 'weapon'), ...named(troop.mounted === 'may' ? ['mounted'] : [], 'on horses')] : []

const scenery = ({ terrain }: Rulebook): readonly Suggestion[] =>
  Object.entries(terrain).map(([id, { name, cover }]) => ({ value: id, about: `${name}: ${cover} cover` }))

/** `words`: those of the sentence before the cursor. */
export const sentence = (words: readonly string[], command: string, book: Rulebook): readonly Suggestion[] => {
  const saying = sayingOf(words, book)
  const { isBegun, suggestions } = nextWords(saying.words)
  if (isBegun) return suggestions
  const plays = abilities(saying, book).map(({ value, ...about }) => ({ value: `+${value}`, ...about }))
  const factions = saying.unit.faction === undefined ? named(Object.keys(book.factions), 'faction') : []
  if (!saying.troop) return [...troops(saying, book), ...factions, ...suggestions, ...plays]
  return [
    ...joints(saying, command),
    ...suggestions,
    ...equipment(saying),
    ...(saying.troop.faction === undefined ? factions : []),
    ...scenery(book),
    ...plays
  ]
}
