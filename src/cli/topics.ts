import type { Command } from 'commander'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { either, quoted } from '../model/quoted'
import type { Streams } from './streams'
import { conditions, readings, rules, units } from './topics/conditions'
import { config } from './topics/config'
import { filePage, fileTopics } from './topics/files'
import { exitCodes, formats } from './topics/formats'
import { manPage } from './topics/man'

/** Pages of help that belong to no command, and one that goes before that of its command. */

/** What a page is made of. `root`: the program, every command furnished. */
export interface TopicContext {
  /** What follows the topic. */
  readonly words: readonly string[]
  readonly streams: Streams
  readonly root: () => Command
}

type Topic = (asked: TopicContext) => string | Promise<string>

const TOPICS: Readonly<Record<string, Topic>> = {
  config: ({ words, streams }) => config(words, streams),
  conditions: conditions,
  'exit-codes': exitCodes,
  formats: formats,
  man: ({ root }) => manPage(root()),
  readings: readings,
  rules: rules,
  units: units,
  ...Object.fromEntries(fileTopics.map(name => [name, () => filePage(name)]))
}

/** What `help` has pages of, beside the commands. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS).filter(name => name !== 'man')

/** The page of `help <topic>`; undefined where the topic is none. */
export const topicOf = async (name: string, asked: TopicContext): Promise<string | undefined> =>
  Object.hasOwn(TOPICS, name) ? TOPICS[name]?.(asked) : undefined

/** Throws a RequestError where there is no page that is called so, neither of a topic nor of a command. */
export const known = (name: string, commands: readonly string[]): void => {
  const pages = [...commands, ...Object.keys(TOPICS), 'help']
  if (pages.includes(name) || name.startsWith('-')) return
  const near = nearest(name, pages)
  const cure =
    near === undefined
      ? t(': there is help on {what}', { what: either([...commands, ...TOPIC_NAMES], 'and') })
      : t('; did you mean {near}?', { near })
  refuse(t('there is no help on {name}{cure}', { name: quoted(name), cure }), 'help')
}
