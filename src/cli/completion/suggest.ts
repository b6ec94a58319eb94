import type { Command } from 'commander'
import { abilityKeys } from '../../rules/lookup'
import { rulebook } from '../../rules/rulebook'
import { topics } from '../../rules/topics'
import type { Rulebook } from '../../rules/types'
import { TOPIC_NAMES } from '../topics'
import { sentence } from './sentence'
import { begun, FILES, named, type Suggested, type Suggestion } from './suggestion'
import type { Typed } from './typed'
import { optionCalled, valuesOf } from './values'

/** What may stand at the cursor of a command line: commands, options, their values, words of a sentence. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const

const commandsOf = (root: Command): readonly Suggestion[] => [
  ...root.commands.map(command => ({ value: command.name(), about: command.summary() })),
  { value: 'help', about: 'the page of a command, or of a topic' }
]

const optionsOf = (command: Command): readonly Suggestion[] => [
  ...command.options.flatMap(({ long, hidden, description }) => (long && !hidden ? [{ value: long, about: description }] : [])),
  { value: '--help', about: 'the page of this command' }
]

const entries = (book: Rulebook): readonly Suggestion[] => [
  ...Object.entries(topics).map(([id, { about }]) => ({ value: id, about })),
  ...Object.entries(book.factions).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.troops).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.weapons).map(([id, { name }]) => ({ value: id, about: name })),
  ...Object.entries(book.abilities).map(([key, { name }]) => {
    const id = key.slice(key.indexOf('/') + 1)
    return { value: abilityKeys(book, id).length > 1 ? key : id, about: name }
  }),
  ...Object.entries(book.readings).map(([id, { matters }]) => ({ value: id, about: matters }))
]

/** Words of a command that are no sentence. */
const WORDS: Readonly<Record<string, (root: Command, book: Rulebook) => Suggested>> = {
  help: root => [...commandsOf(root), ...named(TOPIC_NAMES, 'a topic')],
  rules: (_, book) => entries(book),
  dice: (_, book) => [...named(Object.keys(book.factions), 'whose dice'), { value: 'wrath', about: 'of the Jomsvikings' }],
  completion: () => named(SHELLS)
}

const SENTENCES: ReadonlySet<string> = new Set(['melee', 'shoot', 'sweep', 'compare', 'explore', 'advise', 'plan'])

/** The words of a command line that are neither options nor their values. */
const wordsOf = (words: readonly string[], command: Command | undefined): readonly string[] => {
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

const valueAt = (command: Command, { words, current }: Typed, said: readonly string[], book: Rulebook): Suggested | undefined => {
  const around = { words: said, book }
  const before = optionCalled(command, words.at(-1) ?? '')
  if (before && (before.required || before.optional)) {
    const values = valuesOf(before, current, around)
    return values === FILES ? values : begun(values, current)
  }
  const [, flag = '', value = ''] = /^(--[\w-]+)=(.*)$/s.exec(current) ?? []
  const option = flag === '' ? undefined : optionCalled(command, flag)
  if (!option) return undefined
  const values = valuesOf(option, value, around)
  return values === FILES ? values : begun(values, value).map(each => ({ ...each, value: `${flag}=${each.value}` }))
}

/** `root`: the program, every command furnished. */
export const suggested = (typed: Typed, root: Command): Suggested => {
  const { words, current } = typed
  const [name = '', ...rest] = words
  const command = root.commands.find(each => each.name() === name)
  if (words.length === 0) return begun(current.startsWith('-') ? named(['--help', '--version']) : commandsOf(root), current)
  const book = rulebook(editionIn(words))
  const said = wordsOf(rest, command)
  const value = command && valueAt(command, typed, said, book)
  if (value) return value
  if (current.startsWith('-')) return command ? begun(optionsOf(command), current) : []
  if (name === 'sweep' && said.length === 0) return begun([...named(['melee', 'shoot']), ...sentence([], name, book)], current)
  if (SENTENCES.has(name))
    return begun(
      sentence(
        said.filter((word, i) => i > 0 || !['melee', 'shoot'].includes(word)),
        name,
        book
      ),
      current
    )
  const others = Object.hasOwn(WORDS, name) ? WORDS[name]?.(root, book) : FILES
  return others === undefined || others === FILES ? FILES : begun(others, current)
}
