import type { Streams } from './streams'
import { conditions } from './topics/conditions'
import { config } from './topics/config'
import { exitCodes } from './topics/exit-codes'
import { formats } from './topics/formats'
import { readings } from './topics/readings'
import { rules } from './topics/rules'
import { units } from './topics/units'

/** Pages of help that belong to no command, and one that goes before that of its command. */

type Topic = (words: readonly string[], streams: Streams) => string | Promise<string>

const TOPICS: Readonly<Record<string, Topic>> = {
  config,
  conditions: () => conditions,
  'exit-codes': () => exitCodes,
  formats: () => formats,
  readings: () => readings,
  rules: () => rules,
  units: () => units
}

/** What `help` has pages of, beside the commands. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS)

/** The page of `help <topic>`; undefined where the topic is none. `words`: what follows the topic. */
export const topicOf = async (name: string, words: readonly string[], streams: Streams): Promise<string | undefined> =>
  Object.hasOwn(TOPICS, name) ? TOPICS[name]?.(words, streams) : undefined
