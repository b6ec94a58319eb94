import { mostModels } from '../../battle/sizes'
import { isInTime, usableAbility } from '../../battle/usable-ability'
import { idOf } from '../../model/data'
import { t } from '../../model/language'
import type { Side, UnitRequest } from '../../model/scenario'
import { checking } from '../../request/check'
import { unitHelp } from '../../request/field-help'
import { type ScenarioField, unitFields } from '../../request/scenario-fields'
import type { Draft } from '../../request/validators'
import { wordsOfUnit } from '../../request/words/field-words'
import { phrasesOf } from '../../request/words/phrases'
import { unitWords } from '../../request/words/unit-words'
import { vocabularyOf } from '../../request/words/vocabulary'
import { isPlain, troopFor } from '../../rules/lookup'
import { plain } from '../../rules/named'
import type { Ability, Rulebook, Troop } from '../../rules/types'
import { isPossible } from './trial'
import { type Suggestion, suggestionsOf } from './typed-line'

/** What may stand at the cursor in the sentence of a fight. */

const meanings = (word: string, book: Rulebook) => vocabularyOf(book).phrases.get(plain(word)) ?? []

const isVerb = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb')

const isPart = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb' || is === 'joint')

/** The unit in which the cursor stands. */
export interface TypedUnit {
  readonly unit: Partial<UnitRequest>
  readonly troop?: Troop
  /** It stands before the verb, so it charges or shoots. */
  readonly isFirst: boolean
  /** It stands after "then": another activation came before it. */
  readonly isLater: boolean
  readonly words: readonly string[]
}

const parseUnit = (words: readonly string[], book: Rulebook): Draft =>
  unitWords(phrasesOf(words.join(' '), checking(book)), 'attacker', checking(book)).draft

const typedUnit = (words: readonly string[], book: Rulebook): TypedUnit => {
  const start = words.findLastIndex(word => isPart(word, book)) + 1
  const own = words.slice(start)
  const unit = parseUnit(own, book) as Partial<UnitRequest>
  const troop = unit.unit === undefined ? undefined : troopFor(book, unit.unit, unit.faction)
  return { unit, ...(troop && { troop }), isFirst: !words.some(word => isVerb(word, book)), isLater: false, words: own }
}

/** The unit of a side of a complete sentence. */
export const typedSide = (words: readonly string[], side: Side, book: Rulebook): TypedUnit => {
  const verb = words.findIndex(word => isVerb(word, book))
  const own = side === 'attacker' ? words.slice(0, verb < 0 ? words.length : verb) : verb < 0 ? [] : words.slice(verb + 1)
  return { ...typedUnit(own, book), isFirst: side === 'attacker' }
}

export const troops = ({ unit: { faction, models } }: TypedUnit, book: Rulebook): readonly Suggestion[] =>
  Object.entries(book.troops)
    .filter(([id]) => models === undefined || models <= mostModels({ unit: id }, book))
    .filter(([, troop]) => {
      if (faction === undefined || isPlain(book, troop)) return true
      return troop.hero ? troop.hero.factions.includes(faction) : (troop.faction ?? faction) === faction
    })
    .map(([id, troop]) => ({
      value: id,
      about: `${troop.class}${troop.faction ? `, ${book.factions[troop.faction]?.name}` : ''}`
    }))

const abilityCalled = (id: string, { abilities }: Rulebook): Ability | undefined =>
  Object.entries(abilities).find(([key]) => key === id || key.endsWith(`/${id}`))?.[1]

/** The abilities of the unit's board, or of all boards while its faction is unknown, as far as this fight takes them. */
const abilities = ({ unit, isFirst, isLater }: TypedUnit, fits: Fits, book: Rulebook): readonly Suggestion[] => {
  const own = unit.unit === undefined ? [] : usableAbility({ ...unit, unit: unit.unit }, isFirst, book)
  // the Orders phase comes before the first activation of a turn (R7.4)
  const isOver = (ability: Ability | undefined): boolean => isLater && ability?.when.includes('Orders') === true
  const all =
    own.length > 0
      ? own.flatMap(({ text: said, use: { id } }) => {
          const ability = abilityCalled(id, book)
          return isOver(ability) ? [] : [{ value: said.slice(1), about: ability?.name ?? '' }]
        })
      : Object.entries(book.abilities)
          .filter(([, ability]) => ability.noFight === undefined && isInTime(ability, isFirst) && !isOver(ability))
          .filter(([, { faction }]) => unit.faction === undefined || faction === unit.faction)
          .map(([key, { name, faction }]) => ({
            value: idOf(key),
            about: `${name}, ${book.factions[faction]?.name ?? book.troops[faction]?.name ?? faction}`
          }))
  return all.filter(({ value }) => fits(`+${value}`))
}

interface Phrase {
  readonly words: readonly string[]
  readonly about: string
  /** A number follows it: "fatigue 1". */
  readonly isCounted: boolean
}

/** The first phrase for each value of a field, without its default. */
const phrasesFor = (key: string, { idle }: ScenarioField): readonly Omit<Phrase, 'about'>[] => {
  const { words = [], counted = [] } = wordsOfUnit(key)
  const first = words.filter(([, value], index) => {
    const same = words.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(value))
    return same === index && value !== idle && value !== false
  })
  return [
    ...first.map(([phrase]) => ({ words: phrase.split(' '), isCounted: false })),
    ...counted.slice(0, 1).map(phrase => ({ words: phrase.split(' '), isCounted: true }))
  ]
}

const unitPhrases: readonly Phrase[] = Object.entries<ScenarioField>(unitFields).flatMap(([key, trait]) =>
  phrasesFor(key, trait).map(phrase => ({ ...phrase, about: unitHelp[key as keyof typeof unitHelp] }))
)

/** How many of the last words are the beginning of the phrase, and not all of it. */
const wordsBegun = (words: readonly string[], phrase: readonly string[]): number =>
  phrase.slice(0, -1).findLastIndex((_, last) => phrase.slice(0, last + 1).every((word, i) => words.at(i - last - 1) === word)) +
  1

interface Next {
  readonly isBegun: boolean
  readonly suggestions: readonly Suggestion[]
}

/** The next words of phrases that have been begun; where there are none, the first word of every phrase that fits. `without`: what fits where the last words are not yet typed. */
const nextWords = (words: readonly string[], without: (count: number) => Fits): Next => {
  const lowerCased = words.map(word => word.toLowerCase())
  const next = unitPhrases.map(phrase => ({ ...phrase, used: wordsBegun(lowerCased, phrase.words) }))
  const most = Math.max(...next.map(({ used }) => used))
  const fits = without(most)
  const fit = next.filter(
    ({ words: phrase, used, isCounted }) => used === most && fits(`${phrase.join(' ')}${isCounted ? ' 1' : ''}`)
  )
  return { isBegun: most > 0, suggestions: fit.map(({ about, words: phrase, used }) => ({ value: phrase[used] ?? '', about })) }
}

/** A warlord charges Side by Side with a unit (R6.3); several subjects are told apart by "or". */
const jointsOf = ({ troop, isFirst }: TypedUnit, command: string, { numbers }: Rulebook): readonly string[] => {
  if (command === 'compare') return ['or']
  return isFirst && troop?.class === 'warlord' && numbers.sideBySide && command !== 'shoot' ? ['and'] : []
}

const joints = (saying: TypedUnit, command: string, book: Rulebook): readonly Suggestion[] => {
  const { troop, isFirst } = saying
  if (!troop) return []
  const canShoot = saying.unit.weapon !== undefined || troop.weapon !== undefined
  const verbs =
    command === 'shoot' ? ['shoot'] : command === 'melee' ? ['charge'] : ['charge', ...(canShoot ? ['shoot'] : []), 'vs']
  return [...suggestionsOf(isFirst ? verbs : [], t('the verb')), ...suggestionsOf(jointsOf(saying, command, book))]
}

const equipment = ({ troop }: TypedUnit): readonly Suggestion[] =>
  troop
    ? [...suggestionsOf(troop.weapons, 'weapon'), ...suggestionsOf(troop.mounted === 'may' ? ['mounted'] : [], t('on horses'))]
    : []

const scenery = ({ terrain }: Rulebook): readonly Suggestion[] =>
  Object.entries(terrain).map(([id, { name, cover }]) => ({ value: id, about: t('{name}: {cover} cover', { name, cover }) }))

/** Whether more words fit where the cursor stands. */
type Fits = (more: string) => boolean

/** Whom a unit meets while nobody is typed. */
const ENEMY = ['8', 'warriors'] as const

/**
 * What fits after these words of a fight (and before `after`), found by trying it: the fight is made whole with an enemy. Where even that is
 * no fight yet, nothing can be tried, and all fits.
 */
const fitting = (words: readonly string[], after: readonly string[], command: string, book: Rulebook): Fits => {
  const hasVerb = [...words, ...after].some(word => isVerb(word, book))
  const verbs = command === 'shoot' || command === 'melee' ? [command === 'shoot' ? 'shoot' : 'charge'] : ['charge', 'shoot']
  const ends = hasVerb ? [after] : verbs.map(verb => [...after, verb, ...ENEMY])
  const possible = ends.filter(end => isPossible([...words, ...end], command, book))
  return possible.length === 0 ? () => true : more => possible.some(end => isPossible([...words, more, ...end], command, book))
}

/** The abilities that the unit of a side of a whole sentence could have besides. */
export const abilitiesOfSide = (words: readonly string[], side: Side, command: string, book: Rulebook): readonly Suggestion[] => {
  const verb = words.findIndex(word => isVerb(word, book))
  const end = side === 'defender' || verb < 0 ? words.length : verb
  return abilities(typedSide(words, side, book), fitting(words.slice(0, end), words.slice(end), command, book), book)
}

/** Suggestions within a sentence; `words` are those before the cursor, `current` the word at it. */
export const sentence = (words: readonly string[], current: string, command: string, book: Rulebook): readonly Suggestion[] => {
  const clause = words.slice(words.lastIndexOf('then') + 1)
  const saying = { ...typedUnit(clause, book), isLater: clause.length < words.length }
  // what fits any troop fits one that is not yet typed
  const after = saying.troop ? [] : [ENEMY[1]]
  const fits = fitting(clause, after, command, book)
  const plus = /^\+*/.exec(current)?.[0] ?? ''
  const plays = () => abilities(saying, fits, book).map(({ value, ...about }) => ({ value: `${plus || '+'}${value}`, ...about }))
  // no other word begins with a plus
  if (plus !== '') return plus.length > 2 ? [] : plays()
  const { isBegun, suggestions } = nextWords(saying.words, count =>
    count === 0 ? fits : fitting(clause.slice(0, clause.length - count), after, command, book)
  )
  if (isBegun) return suggestions
  const factions = saying.unit.faction === undefined ? suggestionsOf(Object.keys(book.factions), 'faction') : []
  if (!saying.troop) return [...troops(saying, book), ...factions, ...suggestions, ...plays()]
  return [
    ...joints(saying, command, book),
    ...suggestions,
    ...equipment(saying).filter(({ value }) => fits(value)),
    ...(saying.troop.faction === undefined ? factions : []).filter(({ value }) => fits(value)),
    ...scenery(book).filter(({ value }) => fits(value)),
    ...plays()
  ]
}
