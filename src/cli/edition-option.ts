import type { Mistake } from '../model/errors'
import { noneOf } from '../model/mistakes'
import type { Edition } from '../model/scenario'
import type { Streams } from './streams'

/** The edition that `--edition` names; undefined where it is not given, or names none. */
export const editionIn = (text: string | undefined): Edition | undefined => (text === '1' ? 1 : text === '2' ? 2 : undefined)

/** The values that the arguments give an option: `--edition 2`, `--edition=2`. */
const valuesOf = (argv: readonly string[], option: string): readonly string[] =>
  argv.flatMap((word, at) =>
    word === option ? argv.slice(at + 1, at + 2) : word.startsWith(`${option}=`) ? [word.slice(option.length + 1)] : []
  )

/** The edition that the arguments name, or else the one that is usual. */
export const editionOf = (argv: readonly string[], usual: Edition): Edition =>
  editionIn(valuesOf(argv, '--edition').at(-1)) ?? usual

/** The edition of what names none: the configured one. A configuration that cannot be read is refused by the command it is for. */
export const usualEdition = async (argv: readonly string[], streams: Streams): Promise<Edition> => {
  const file = valuesOf(argv, '--config').at(-1)
  // the command reads stdin itself
  if (file === '-') return 1
  const { readConfiguration } = await import('./config/locate')
  return readConfiguration(file, streams).then(
    found => found?.edition ?? 1,
    () => 1
  )
}

/** What is wrong with the value of an edition; `called` is the option's name where it was given. */
export const editionMistakes = (text: string | undefined, called = '--edition'): readonly Mistake[] =>
  text === undefined || editionIn(text) ? [] : [noneOf(called, text, ['1', '2'], called)]

const EDITION_OPTION = /^(?:-e|--ed|--edition)(?==|$)/
const CALLED: readonly (readonly [name: RegExp, digit: string])[] = [
  [/^(?:one|i|1st|1e|v1|first|una?o?|primera)$/i, '1'],
  [/^(?:two|ii|2nd|2e|v2|second|dos|segunda)$/i, '2']
]
const inDigit = (value: string): string => CALLED.find(([name]) => name.test(value))?.[1] ?? value

/** `--edition two`, `-e 2` and `--edition=second` as `--edition 2`. */
export const withEditionInDigits = (argv: readonly string[]): readonly string[] =>
  argv.some(word => EDITION_OPTION.test(word))
    ? argv.map((word, index) => {
        if (EDITION_OPTION.test(argv[index - 1] ?? '') && !argv[index - 1]?.includes('=')) return inDigit(word)
        const value = word.split('=', 2)[1]
        if (!EDITION_OPTION.test(word)) return word
        return value === undefined ? '--edition' : `--edition=${inDigit(value)}`
      })
    : argv
