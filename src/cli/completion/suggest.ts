import type { Command, Option } from 'commander'
import { usableAbility } from '../../battle/usable-ability'
import { idOf } from '../../model/data'
import { LANGUAGES, t } from '../../model/language'
import { allQuantities } from '../../model/quantities'
import type { UnitRequest } from '../../model/scenario'
import { formats } from '../../report'
import { checking } from '../../request/check'
import { unitHelp } from '../../request/field-help'
import { wordsOfUnit } from '../../request/field-words'
import { phrasesOf } from '../../request/phrases'
import { fightFields, type ScenarioField, unitFields, type ValueType } from '../../request/scenario-fields'
import { paths, placeOf } from '../../request/set'
import { unitWords } from '../../request/unit-words'
import type { Draft } from '../../request/validators'
import { vocabularyOf } from '../../request/vocabulary'
import { abilityKeys, isPlain, troopFor } from '../../rules/lookup'
import { plain } from '../../rules/named'
import { rulebook } from '../../rules/rulebook'
import { topics } from '../../rules/topics'
import type { Rulebook, Troop } from '../../rules/types'
import { WHEN } from '../appearance'
import { type Flag, fightFlags } from '../flags'
import { TOPIC_NAMES } from '../topics'

/** A command line up to the cursor. */

export interface TypedLine {
  /** Whole words before the one at the cursor, without the program's name. */
  readonly words: readonly string[]
  /** The word at the cursor, as far as it is typed. */
  readonly current: string
  /** Inside open quotes: what stands in them before the current word. */
  readonly inQuotes: string
}

const QUOTES: ReadonlySet<string> = new Set(['"', "'"])

interface Cut {
  readonly words: readonly string[]
  readonly last: string
  readonly isOpen: boolean
}

/** Splits a line into words as a shell does: only quotes and backslashes are understood. */
const splitWords = (line: string): Cut => {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (quote !== undefined) {
      if (letter === quote) quote = undefined
      else word = (word ?? '') + letter
    } else if (QUOTES.has(letter)) {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else {
      if (letter === '\\') at++
      word = (word ?? '') + (letter === '\\' ? (line[at] ?? '') : letter)
    }
  }
  return { words, last: word ?? '', isOpen: quote !== undefined }
}

const isProgram = (word: string): boolean => /(^|[\\/])saga-odds(\.cjs)?$/.test(word)

/** The words, quoted sentences split too. */
const splitSentences = (words: readonly string[]): readonly string[] => words.flatMap(word => word.split(/\s+/).filter(Boolean))

/** Parses a command line that is being typed. */
export const parseTyped = (line: string): TypedLine => {
  const { words, last, isOpen } = splitWords(line)
  const program = words.findIndex(isProgram)
  const given = words.slice(program + 1)
  if (!isOpen || !/\s/.test(last)) return { words: splitSentences(given), current: last, inQuotes: '' }
  const start = last.search(/\S*$/)
  return { words: splitSentences([...given, last.slice(0, start)]), current: last.slice(start), inQuotes: last.slice(0, start) }
}

/** A word that may stand at the cursor. */
export interface Suggestion {
  readonly value: string
  readonly about?: string
}

/** Stands for file names, which the shell completes itself. */
export const FILES = 'files'

export type Suggestions = readonly Suggestion[] | typeof FILES

const suggestionsOf = (values: readonly string[], about?: string): readonly Suggestion[] =>
  values.map(value => ({ value, ...(about !== undefined && { about }) }))

/** The suggestions that begin with the word at the cursor, without duplicates. */
const startingWith = (all: readonly Suggestion[], current: string): readonly Suggestion[] => {
  const start = current.toLowerCase()
  const found = all.filter(({ value }) => value.toLowerCase().startsWith(start))
  return [...new Map(found.map(each => [each.value, each])).values()]
}

// --- the sentence of a fight ---

const meanings = (word: string, book: Rulebook) => vocabularyOf(book).phrases.get(plain(word)) ?? []

const isVerb = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb')

const isPart = (word: string, book: Rulebook): boolean => meanings(word, book).some(({ is }) => is === 'verb' || is === 'joint')

/** The unit in which the cursor stands. */
interface TypedUnit {
  readonly unit: Partial<UnitRequest>
  readonly troop?: Troop
  /** It stands before the verb, so it charges or shoots. */
  readonly isFirst: boolean
  readonly words: readonly string[]
}

const parseUnit = (words: readonly string[], book: Rulebook): Draft =>
  unitWords(phrasesOf(words.join(' '), checking(book)), 'attacker', checking(book)).draft

const typedUnit = (words: readonly string[], book: Rulebook): TypedUnit => {
  const start = words.findLastIndex(word => isPart(word, book)) + 1
  const own = words.slice(start)
  const unit = parseUnit(own, book) as Partial<UnitRequest>
  const troop = unit.unit === undefined ? undefined : troopFor(book, unit.unit, unit.faction)
  return { unit, ...(troop && { troop }), isFirst: !words.some(word => isVerb(word, book)), words: own }
}

/** The unit of a side of a complete sentence. */
const typedSide = (words: readonly string[], side: 'attacker' | 'defender', book: Rulebook): TypedUnit => {
  const verb = words.findIndex(word => isVerb(word, book))
  const own = side === 'attacker' ? words.slice(0, verb < 0 ? words.length : verb) : verb < 0 ? [] : words.slice(verb + 1)
  return { ...typedUnit(own, book), isFirst: side === 'attacker' }
}

const troops = ({ unit: { faction } }: TypedUnit, book: Rulebook): readonly Suggestion[] =>
  Object.entries(book.troops)
    .filter(([, troop]) => {
      if (faction === undefined || isPlain(book, troop)) return true
      return troop.hero ? troop.hero.factions.includes(faction) : (troop.faction ?? faction) === faction
    })
    .map(([id, troop]) => ({
      value: id,
      about: `${troop.class}${troop.faction ? `, ${book.factions[troop.faction]?.name}` : ''}`
    }))

/** The abilities of the unit's board, or of all boards while its faction is unknown. */
const abilities = ({ unit, isFirst }: TypedUnit, book: Rulebook): readonly Suggestion[] => {
  const own = unit.unit === undefined ? [] : usableAbility({ ...unit, unit: unit.unit }, isFirst, book)
  if (own.length > 0) return own.map(({ said, use }) => ({ value: said.slice(1), about: nameOf(use.id, book) }))
  return Object.entries(book.abilities)
    .filter(([, { noFight, faction }]) => noFight === undefined && (unit.faction === undefined || faction === unit.faction))
    .map(([key, { name, faction }]) => ({
      value: idOf(key),
      about: `${name}, ${book.factions[faction]?.name ?? book.troops[faction]?.name ?? faction}`
    }))
}

const nameOf = (id: string, book: Rulebook): string =>
  Object.entries(book.abilities).find(([key]) => key === id || key.endsWith(`/${id}`))?.[1].name ?? ''

interface Phrase {
  readonly words: readonly string[]
  readonly about: string
}

/** The first phrase for each value of a field, without its default. */
const phrasesFor = (key: string, { idle }: ScenarioField): readonly string[] => {
  const { words = [], counted = [] } = wordsOfUnit(key)
  const first = words.filter(([, value], index) => {
    const same = words.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(value))
    return same === index && value !== idle && value !== false
  })
  return [...first.map(([phrase]) => phrase), ...counted.slice(0, 1)]
}

const unitPhrases: readonly Phrase[] = Object.entries<ScenarioField>(unitFields).flatMap(([key, trait]) =>
  phrasesFor(key, trait).map(phrase => ({ words: phrase.split(' '), about: unitHelp[key as keyof typeof unitHelp] }))
)

/** How many of the last words are the beginning of the phrase, and not all of it. */
const wordsBegun = (words: readonly string[], phrase: readonly string[]): number =>
  phrase.slice(0, -1).findLastIndex((_, last) => phrase.slice(0, last + 1).every((word, i) => words.at(i - last - 1) === word)) +
  1

/** The next words of phrases that have been begun; where there are none, the first word of every phrase. */
const nextWords = (words: readonly string[]): { readonly isBegun: boolean; readonly suggestions: readonly Suggestion[] } => {
  const lowerCased = words.map(word => word.toLowerCase())
  const next = unitPhrases.map(({ words: phrase, about }) => ({ about, phrase, used: wordsBegun(lowerCased, phrase) }))
  const isBegun = next.some(({ used }) => used > 0)
  const fit = next.filter(({ used }) => !isBegun || used > 0)
  return { isBegun, suggestions: fit.map(({ about, phrase, used }) => ({ value: phrase[used] ?? '', about })) }
}

const joints = ({ troop, isFirst }: TypedUnit, command: string): readonly Suggestion[] => {
  if (!troop) return []
  const verbs = !isFirst ? [] : command === 'shoot' ? ['shoot'] : command === 'melee' ? ['charge'] : ['charge', 'shoot', 'vs']
  return [...suggestionsOf(verbs, t('the verb')), ...suggestionsOf(command === 'compare' ? ['or'] : ['and'])]
}

const equipment = ({ troop }: TypedUnit): readonly Suggestion[] =>
  troop
    ? [...suggestionsOf(troop.weapons, 'weapon'), ...suggestionsOf(troop.mounted === 'may' ? ['mounted'] : [], t('on horses'))]
    : []

const scenery = ({ terrain }: Rulebook): readonly Suggestion[] =>
  Object.entries(terrain).map(([id, { name, cover }]) => ({ value: id, about: t('{name}: {cover} cover', { name, cover }) }))

/** Suggestions within a sentence; `words` are those before the cursor. */
const sentence = (words: readonly string[], command: string, book: Rulebook): readonly Suggestion[] => {
  const saying = typedUnit(words, book)
  const { isBegun, suggestions } = nextWords(saying.words)
  if (isBegun) return suggestions
  const plays = abilities(saying, book).map(({ value, ...about }) => ({ value: `+${value}`, ...about }))
  const factions = saying.unit.faction === undefined ? suggestionsOf(Object.keys(book.factions), 'faction') : []
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

// --- the values of options ---

interface ValueContext {
  /** The words of the sentence before the cursor. */
  readonly words: readonly string[]
  readonly book: Rulebook
  readonly command?: string
}

const MOST_NUMBERS = 12

/** The values of a field; `saying` is the unit it belongs to. */
const valuesOfType = (type: ValueType, saying: TypedUnit, book: Rulebook): readonly Suggestion[] => {
  switch (type.is) {
    case 'choice':
      return suggestionsOf(type.of)
    case 'edition':
      return suggestionsOf(['1', '2'])
    case 'yes-no':
      return suggestionsOf(['true', 'false'])
    case 'troop':
      return troops(saying, book)
    case 'weapon':
      return suggestionsOf(Object.keys(book.weapons))
    case 'faction':
      return suggestionsOf(Object.keys(book.factions))
    case 'abilities':
      return abilities(saying, book)
    case 'spend':
      return suggestionsOf(['armour', 'enemy-armour', 'both', 'nothing'])
    case 'wrath':
      return suggestionsOf(['1d6', '2d6', '3d6'])
    case 'whole':
      return suggestionsOf(Array.from({ length: MOST_NUMBERS + 1 }, (_, i) => `${i}`).slice(type.least === 0 ? 0 : 1))
    default:
      return []
  }
}

const unitAtPath = (path: readonly string[], { words, book }: ValueContext): TypedUnit =>
  typedSide(words, path[0] === 'defender' ? 'defender' : 'attacker', book)

const readings = ({ book }: ValueContext): readonly Suggestion[] =>
  Object.entries(book.readings).flatMap(([name, { values }]) =>
    Object.entries(values).map(([value, about]) => ({ value: `${name}=${value}`, about }))
  )

/** The paths of --set and --vary (`attacker.models=`), and after the = their values. */
const pathValues = (current: string, around: ValueContext): readonly Suggestion[] => {
  const [path = '', value] = current.split(/=(.*)/s)
  if (value === undefined) return suggestionsOf(paths.map(each => `${each}=`))
  const place = placeOf(path)
  if (!place) return []
  return valuesOfType(place.trait.type, unitAtPath(place.path, around), around.book).map(each => ({
    ...each,
    value: `${path}=${each.value}`
  }))
}

const heroes = ({ book }: ValueContext): readonly Suggestion[] =>
  Object.entries(book.troops).flatMap(([id, { hero, name }]) => (hero ? [{ value: id, about: name }] : []))

const boxes = ({ words, book }: ValueContext): readonly Suggestion[] => {
  const faction = Object.keys(book.factions).find(id =>
    words.some(word => id === word || book.factions[id]?.names.includes(word))
  )
  return Object.entries(book.abilities)
    .filter(([, ability]) => faction === undefined || ability.faction === faction)
    .map(([key, { name }]) => ({ value: idOf(key), about: name }))
}

const quantities = (): readonly Suggestion[] => allQuantities().map(({ path, names: [about = ''] }) => ({ value: path, about }))

/** The values of --goal: rosters are compared only for tournament points. */
const goals = ({ command }: ValueContext): readonly Suggestion[] =>
  command === 'compare' ? suggestionsOf(['tournament']) : [...suggestionsOf(['points', 'tournament']), ...quantities()]

type Values = (around: ValueContext, current: string) => readonly Suggestion[]

const VALUES: Readonly<Record<string, Values>> = {
  '--format': () => suggestionsOf(Object.keys(formats)),
  '--color': () => suggestionsOf(WHEN),
  '--reading': readings,
  '--set': (around, current) => pathValues(current, around),
  '--vary': (around, current) => pathValues(current, around),
  '--by': () => suggestionsOf(paths.filter(path => path.includes('.'))),
  '--for': () => suggestionsOf(['attacker', 'defender']),
  '--show': quantities,
  '--assert': quantities,
  '--until': quantities,
  '--faction': ({ book }) => suggestionsOf(Object.keys(book.factions)),
  '--hero': heroes,
  '--against': heroes,
  '--want': boxes,
  '--keep': boxes,
  '--without': boxes,
  '--edition': () => suggestionsOf(['1', '2']),
  '--language': () => suggestionsOf(LANGUAGES),
  '--goal': goals,
  '--solve': goals,
  '--price': () => suggestionsOf(['die=', 'fatigue=']),
  '--method': () => suggestionsOf(fightFields.method.type.of),
  '--budget': () => suggestionsOf(['10s', '1m', '10m', '1h', '1g', '4g', '10m,4g']),
  '--width': () => suggestionsOf(['80', '100', '120', '160'])
}

const flags: ReadonlyMap<string, Flag> = new Map(fightFlags('any').map(flag => [flag.called, flag]))

const wantsFile = ({ flags: text, long }: Option): boolean => /<file>/.test(text) || long === '--observed'

/** The values of an option. */
const valuesOf = (option: Option, current: string, around: ValueContext): Suggestions => {
  if (wantsFile(option)) return FILES
  const long = option.long ?? ''
  const values = Object.hasOwn(VALUES, long) ? VALUES[long] : undefined
  if (values) return values(around, current)
  const flag = flags.get(long)
  return flag ? valuesOfType(flag.trait.type, unitAtPath(flag.path, around), around.book) : []
}

const optionCalled = (command: Command, word: string): Option | undefined =>
  command.options.find(({ long, short }) => word === long || word === short)

// --- the whole command line ---

export const SHELLS = ['bash', 'zsh', 'fish'] as const

const commandsOf = (root: Command): readonly Suggestion[] => [
  ...root.commands.map(command => ({ value: command.name(), about: command.summary() })),
  { value: 'help', about: t('help for a command or a topic') }
]

const optionsOf = (command: Command): readonly Suggestion[] => [
  ...command.options.flatMap(({ long, hidden, description }) => (long && !hidden ? [{ value: long, about: description }] : [])),
  { value: '--help', about: t('help for this command') }
]

const ruleEntries = (book: Rulebook): readonly Suggestion[] => [
  ...Object.entries(topics).map(([id, { about }]) => ({ value: id, about })),
  ...Object.entries(book.factions).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.troops).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.weapons).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.abilities).map(([key, { name }]) => {
    const id = idOf(key)
    return { value: abilityKeys(book, id).length > 1 ? key : id, about: name }
  }),
  ...Object.entries(book.readings).map(([id, { matters }]) => ({ value: id, about: matters }))
]

/** The words of `throw`. */
const THROWING = [
  'dice',
  'attack',
  'on',
  'showing',
  'rerolls',
  'against',
  'saves',
  'then',
  'exactly',
  'at',
  'least',
  'most',
  'none',
  '6+',
  '5+',
  '4+'
]

/** The words of commands that take no sentence. */
const WORDS: Readonly<Record<string, (root: Command, book: Rulebook) => Suggestions>> = {
  help: root => [...commandsOf(root), ...suggestionsOf(TOPIC_NAMES, t('a topic'))],
  rules: (_, book) => ruleEntries(book),
  dice: (_, book) => [
    ...suggestionsOf(Object.keys(book.factions), t('whose dice')),
    { value: 'wrath', about: t('of the Jomsvikings') }
  ],
  throw: () => suggestionsOf(THROWING),
  completion: () => suggestionsOf(SHELLS)
}

const SENTENCES: ReadonlySet<string> = new Set(['melee', 'shoot', 'sweep', 'compare', 'explore', 'advise', 'plan'])

/** The words that are neither options nor their values. */
const plainWords = (words: readonly string[], command: Command | undefined): readonly string[] => {
  const takes = (word: string | undefined): boolean => {
    const option = command && word !== undefined ? optionCalled(command, word) : undefined
    return option?.required === true || option?.optional === true
  }
  return words.filter((word, index) => !word.startsWith('-') && !takes(words[index - 1]))
}

const editionIn = (words: readonly string[]): 1 | 2 => {
  const at = words.lastIndexOf('--edition')
  return (at >= 0 && words[at + 1] === '2') || words.includes('--edition=2') ? 2 : 1
}

const valueAt = (
  command: Command,
  { words, current }: TypedLine,
  said: readonly string[],
  book: Rulebook
): Suggestions | undefined => {
  const around = { words: said, book, command: command.name() }
  const before = optionCalled(command, words.at(-1) ?? '')
  if (before && (before.required || before.optional)) {
    const values = valuesOf(before, current, around)
    return values === FILES ? values : startingWith(values, current)
  }
  const [, flag = '', value = ''] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? []
  const option = flag === '' ? undefined : optionCalled(command, flag)
  if (!option) return undefined
  const values = valuesOf(option, value, around)
  return values === FILES ? values : startingWith(values, value).map(each => ({ ...each, value: `${flag}=${each.value}` }))
}

/** What may stand at the cursor. `root`: the program with every command and option. */
export const suggest = (typedLine: TypedLine, root: Command): Suggestions => {
  const { words, current } = typedLine
  const [name = '', ...rest] = words
  const command = root.commands.find(each => each.name() === name)
  if (words.length === 0)
    return startingWith(current.startsWith('-') ? suggestionsOf(['--help', '--version']) : commandsOf(root), current)
  const book = rulebook(editionIn(words))
  const sentenceWords = plainWords(rest, command)
  const value = command && valueAt(command, typedLine, sentenceWords, book)
  if (value) return value
  if (current.startsWith('-')) return command ? startingWith(optionsOf(command), current) : []
  if (name === 'sweep' && sentenceWords.length === 0)
    return startingWith([...suggestionsOf(['melee', 'shoot']), ...sentence([], name, book)], current)
  if (SENTENCES.has(name))
    return startingWith(
      sentence(
        sentenceWords.filter((word, i) => i > 0 || !['melee', 'shoot'].includes(word)),
        name,
        book
      ),
      current
    )
  const others = Object.hasOwn(WORDS, name) ? WORDS[name]?.(root, book) : FILES
  return others === undefined || others === FILES ? FILES : startingWith(others, current)
}
