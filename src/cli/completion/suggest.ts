import type { Command } from 'commander'
import { idOf } from '../../model/data'
import { t } from '../../model/language'
import { FIGHT_KINDS, isFightKind } from '../../model/scenario'
import { abilityKeys } from '../../rules/lookup'
import { rulebook } from '../../rules/rulebook'
import { topics } from '../../rules/topics'
import type { Rulebook } from '../../rules/types'
import { OF_SENTENCES } from '../arguments'
import { TOPIC_NAMES } from '../topics'
import { optionCalled, valuesOf } from './option-values'
import { sentence } from './sentence'
import { FILES, type Suggestion, type Suggestions, startingWith, suggestionsOf, type TypedLine } from './typed-line'

/** What may stand at the cursor of a command line. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const

const commandsOf = (root: Command): readonly Suggestion[] => [
  ...root.commands.map(command => ({ value: command.name(), about: command.summary() })),
  { value: 'help', about: t('help for a command or a topic') }
]

const optionsOf = (command: Command): readonly Suggestion[] => [
  ...command.options.flatMap(({ long, hidden, description }) => (long && !hidden ? [{ value: long, about: description }] : [])),
  { value: '--help', about: t('help for this command') }
]

const factionsOf = (book: Rulebook): readonly Suggestion[] =>
  Object.entries(book.factions).map(([id, { name }]) => ({ value: id, about: name }))

const ruleEntries = (book: Rulebook): readonly Suggestion[] => [
  ...Object.entries(topics).map(([id, { about }]) => ({ value: id, about })),
  ...factionsOf(book),
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

/** The words of a part of `warband`. */
const warbandWords = ([part, ...rest]: readonly string[], book: Rulebook): Suggestions => {
  if (part === undefined) return suggestionsOf(['check', 'show', 'build', 'points'])
  if (part === 'points') return sentence(rest, '', 'warband', book).filter(({ value }) => Object.hasOwn(book.troops, value))
  if (part !== 'build') return FILES
  const isSized = rest.some(word => /^\d/.test(word))
  const isNamed = rest.some(word => /^\D/.test(word))
  return [...(isNamed ? [] : factionsOf(book)), ...suggestionsOf(isSized ? [] : Object.keys(book.muster.battles), t('points'))]
}

/** The words of commands that take no sentence; `before`: those typed already. */
const WORDS: Readonly<Record<string, (root: Command, book: Rulebook, before: readonly string[]) => Suggestions>> = {
  warband: (_, book, before) => warbandWords(before, book),
  board: (_root, _book, [part]) => (part === undefined ? suggestionsOf(['new', 'check']) : part === 'check' ? FILES : []),
  book: () => [],
  threats: () => [],
  help: root => [...commandsOf(root), ...suggestionsOf(TOPIC_NAMES, t('a topic'))],
  rules: (_, book) => ruleEntries(book),
  dice: (_, book, before) => [
    ...suggestionsOf(Object.keys(book.factions), t('whose dice')),
    ...suggestionsOf(before.length === 0 ? ['wrath'] : [], t('of the Jomsvikings'))
  ],
  throw: () => suggestionsOf(THROWING),
  completion: () => suggestionsOf(SHELLS)
}

const SENTENCES: ReadonlySet<string> = new Set([...OF_SENTENCES, 'explore', 'page'])

/** Commands that take a file as well as a sentence. */
const SENTENCES_OR_FILES: ReadonlySet<string> = new Set(['compare', 'plan'])

/** The words of the sentence of a fight; `sweep shoot` names its kind first. */
const sentenceAt = (name: string, words: readonly string[], current: string, book: Rulebook): Suggestions => {
  const [kind = ''] = words
  const isKind = name === 'sweep' && isFightKind(kind)
  const found = startingWith(
    [
      ...suggestionsOf(name === 'sweep' && words.length === 0 ? FIGHT_KINDS : []),
      ...sentence(isKind ? words.slice(1) : words, current, isKind ? kind : name, book)
    ],
    current
  )
  return found.length === 0 && SENTENCES_OR_FILES.has(name) && !current.startsWith('+') ? FILES : found
}

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
  // "8 bondi charge ..." needs no command
  const isFight = /^\d/.test(words[0] ?? '')
  const [name = '', ...rest] = isFight ? ['melee', ...words] : words
  const command = root.commands.find(each => each.name() === name)
  if (words.length === 0)
    return startingWith(current.startsWith('-') ? suggestionsOf(['--help', '--version']) : commandsOf(root), current)
  const book = rulebook(editionIn(words))
  const sentenceWords = plainWords(rest, command)
  const value = command && valueAt(command, typedLine, sentenceWords, book)
  if (value) return value
  if (current.startsWith('-')) return command ? startingWith(optionsOf(command), current) : []
  if (SENTENCES.has(name)) return sentenceAt(isFight ? 'explore' : name, sentenceWords, current, book)
  const others = Object.hasOwn(WORDS, name) ? WORDS[name]?.(root, book, sentenceWords) : FILES
  return others === undefined || others === FILES ? FILES : startingWith(others, current)
}
