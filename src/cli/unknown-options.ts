import type { Command } from 'commander'
import { type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { distance, nearest } from '../model/nearest'
import { quoted, visible } from '../model/quoted'
import type { CommandCall } from './flags'

/** The options as they were typed: those that the command does not have are reported together, before its words are parsed. */

const NEGATIVE = /^-+(?:\d|>$)/

const isOption = (word: string): boolean => word.length > 1 && word.startsWith('-') && !NEGATIVE.test(word)

/** Whether the letters of a word stand in another in this order, from its first on: `atk` in `attacker`. */
const abbreviates = (word: string, other: string): boolean => {
  let at = 0
  for (const letter of other) if (letter === word[at]) at++
  return word[0] === other[0] && at === word.length
}

/** The shortest option that begins with the letters typed, or else whose name is one word that they abbreviate. */
const cutShort = (name: string, known: readonly string[]): string | undefined => {
  if (name.length < '--atk'.length) return undefined
  const shortestFirst = known.toSorted((a, b) => a.length - b.length)
  return (
    shortestFirst.find(flag => flag.startsWith(name)) ??
    shortestFirst.find(flag => !flag.slice(2).includes('-') && abbreviates(name.slice(2), flag.slice(2)))
  )
}

/**
 * The option that a misspelt one stands for: it has the same first letter, and at most a quarter of the letters differ, so
 * --cover is not --color.
 */
const nearFlag = (name: string, known: readonly string[]): string | undefined => {
  const near = nearest(name, known)
  if (near === undefined || near.startsWith(name)) return near
  return name[2] === near[2] && distance(name, near) <= Math.max(1, Math.floor((name.length - 2) / 4)) ? near : undefined
}

/** An option for which the name of another's value was typed, --json for --format json. */
const byItsValue = async (word: string, call: CommandCall): Promise<string | undefined> => {
  const { optionsWithValue } = await import('./completion/option-values')
  const found = optionsWithValue(word.replace(/^-+/, ''), call)
  // one, or that of either side
  return found.length > 0 && found.length <= 2 ? found.join(t(' or ')) : undefined
}

/** That what was typed as an option is said of a unit in words, --in-woods; undefined where it is not. */
const asWords = async (option: string, command: Command): Promise<string | undefined> => {
  if (!command.options.some(({ long }) => long === '--attacker')) return undefined
  const [{ isUnderstood }, { rulebook }] = await Promise.all([import('../request/words/phrases'), import('../rules/rulebook')])
  const [, side = '', said = ''] = /^-+((?:attacker|defender|shooter|target)(?=-))?(.*)$/s.exec(option) ?? []
  const words = said.replaceAll(/[-=]/g, ' ').trim()
  if (!isUnderstood(words, rulebook(command.getOptionValue('edition') === '2' ? 2 : 1))) return undefined
  return t('; did you mean {near}?', { near: `${side === '' ? '' : `--${side} `}${quoted(words)}` })
}

const unknownOption = async (word: string, { words, command }: CommandCall): Promise<Mistake> => {
  const [name = '', value] = word.split(/=(.*)/s)
  const ofBoth = ['--attacker', '--defender'].map(side => `${side}-${name.slice(2)}`)
  if (ofBoth.every(each => command.options.some(({ long }) => long === each)))
    return { message: t('{name}: of which side? use {ofBoth}', { name, ofBoth: ofBoth.join(t(' or ')) }), at: name }
  const known = command.options.flatMap(({ long, short, hidden }) => (hidden ? [] : [long, short].flatMap(flag => flag ?? [])))
  if (value !== undefined && known.includes(name)) return { message: t('{name} takes no value', { name }), at: name }
  const long = [...known.filter(flag => flag.startsWith('--')), '--help']
  // a single letter is near to every other
  const isLong = name.length > 2
  const begun = isLong ? ((await byItsValue(word, { words, command })) ?? cutShort(name, long)) : undefined
  const said = isLong && begun === undefined ? await asWords(word, command) : undefined
  const found = begun ?? (isLong && said === undefined ? nearFlag(name, long) : undefined)
  // behind -- a known option is a word
  const near = found === name ? undefined : found
  const cure =
    near === undefined
      ? (said ?? t('; saga-odds {command} --help lists them', { command: command.name() }))
      : t('; did you mean {near}?', { near })
  return { message: t('unknown option {name}{cure}', { name: visible(name), cure }), at: name }
}

/** Options among the words: those that the command does not have. */
export const unknownOptions = (call: CommandCall): Promise<readonly Mistake[]> =>
  Promise.all(call.words.filter(isOption).map(word => unknownOption(word, call)))

/** Throws a RequestError that names every unknown option. */
export const refuseUnknownOptions = async (call: CommandCall): Promise<void> => refuseAny(await unknownOptions(call))

/** The options that were typed, with their values as arguments; options set by the configuration are not among them. */
export const typedOptions = (command: Command): readonly string[] =>
  command.options
    .filter(option => command.getOptionValueSource(option.attributeName()) === 'cli')
    .flatMap(option => {
      const { long = '', variadic } = option
      const value: unknown = command.getOptionValue(option.attributeName())
      if (typeof value === 'boolean') return value === option.negate ? [] : [long]
      const values = [value].flat().map(String)
      return variadic ? [long, ...values] : values.flatMap(each => [long, each])
    })
