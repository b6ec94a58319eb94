import type { Command } from 'commander'
import type { Streams } from './streams'
import { conditions } from './topics/conditions'
import { config } from './topics/config'
import { exitCodes } from './topics/exit-codes'
import { formats } from './topics/formats'
import { man } from './topics/man'
import { readings } from './topics/readings'
import { rules } from './topics/rules'
import { units } from './topics/units'

/** Pages of help that belong to no command, and one that goes before that of its command. */

/** What a page is made of. `root`: the program, every command furnished. */
export interface Asked {
  /** What follows the topic. */
  readonly words: readonly string[]
  readonly streams: Streams
  readonly root: () => Command
}

type Topic = (asked: Asked) => string | Promise<string>

const TOPICS: Readonly<Record<string, Topic>> = {
  config: ({ words, streams }) => config(words, streams),
  conditions: () => conditions,
  'exit-codes': () => exitCodes,
  formats: () => formats,
  man: ({ root }) => man(root()),
  readings: () => readings,
  rules: () => rules,
  units: () => units
}

/** What `help` has pages of, beside the commands. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS).filter(name => name !== 'man')

/** The page of `help <topic>`; undefined where the topic is none. */
export const topicOf = async (name: string, asked: Asked): Promise<string | undefined> =>
  Object.hasOwn(TOPICS, name) ? TOPICS[name]?.(asked) : undefined
