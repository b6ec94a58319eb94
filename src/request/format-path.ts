import { t, translate } from '../model/language'
import type { Check } from './check'
import type { Patch } from './set'

/** What a value is called in messages: the flag that set it, the user's own words, or its path. */

/** What an option is called where it was given: `--max-nodes` on a command line, `maxNodes` as a key of a line. */
export type OptionName = (key: string) => string

export const asFlag: OptionName = key => `--${key.replaceAll(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)}`

export const asKey: OptionName = key => key

const ABILITIES = /^(.*\.abilities)\[/
/** One of a list, all of which one flag sets. */
const ITEM = /\[\d+\]$/

const PART = /^(attacker|defender)(?:\.together\[([01])\])?\.(.+)$/
const WHICH = { '0': ' first', '1': ' second', '': '' } as const

/** "attacker.models" of a sentence is "the attacker's models", of two units "the attacker's first models". */
const inWords = (path: string): string => {
  const [, side, index = '', key] = PART.exec(path) ?? []
  return side === undefined
    ? path
    : t("the {side}'s{which} {key}", { side: translate(side), which: WHICH[index as keyof typeof WHICH], key })
}

/** As a check writes the path of a patch. */
const written = (path: readonly string[]): string => path.join('.').replace(/\.together\.(\d)/, '.together[$1]')

/** `hasWords`: there is a sentence, from which all comes that no flag has set. */
export const namer = (patches: readonly Patch[], hasWords: boolean): Check['called'] => {
  let known: ReadonlyMap<string, string> | undefined
  // asked for where there is something to say: of most lines of a batch there is nothing
  const flags = () => {
    known ??= new Map(patches.filter(({ yields }) => !yields).map(({ path, called }) => [written(path), called]))
    return known
  }
  return (path, typed) => {
    const abilities = ABILITIES.exec(path)?.[1]
    const isTyped = abilities !== undefined && (hasWords || flags().has(abilities))
    return typed !== undefined && isTyped
      ? typed
      : (flags().get(path) ?? flags().get(path.replace(ITEM, '')) ?? (hasWords ? inWords(path) : path))
  }
}
