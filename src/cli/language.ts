import type { Command } from 'commander'
import { RequestError } from '../model/errors'
import { addLongTexts, currentCatalogue, isSpanish, LANGUAGES, type Language, t, useCatalogue } from '../model/language'
import { shown } from './commands/options'
import type { Configuration } from './config/patches'
import type { OutputOptions } from './output'
import type { Streams } from './streams'

/** Which language people are answered in: the flag's, else the configuration's, else that of the environment. */

interface LanguageOptions extends OutputOptions {
  readonly language?: string
  readonly emit?: true
  readonly asBoard?: true
  readonly configured?: Configuration
}

export const languageOption = () => shown('The answer:', '--language <name>', t('en, or es for Spanish; by default, from LANG'))

const isLanguage = (name: string): name is Language => LANGUAGES.some(known => known === name)

const byEnvironment = ({ LC_ALL, LC_MESSAGES, LANG }: Streams['env']): Language =>
  /^es(?:[_.@-]|$)/.test((LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()) ? 'es' : 'en'

/** As far as the words of the command line say it, before anybody has read them. */
const byFlag = (argv: readonly string[]): string | undefined => {
  const end = argv.indexOf('--')
  const words = end < 0 ? argv : argv.slice(0, end)
  const at = words.findLastIndex(word => word === '--language' || word.startsWith('--language='))
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
}

/** Late, for most starts are in English. */
const speak = async (language: Language): Promise<void> =>
  useCatalogue(language === 'es' ? (currentCatalogue() ?? (await import('../model/spanish')).spanish) : undefined)

/** Before anything is said, errors of the command line included. */
export const setLanguageFromArguments = (argv: readonly string[], env: Streams['env']): Promise<void> => {
  const flag = byFlag(argv)
  return speak(flag !== undefined && isLanguage(flag) ? flag : byEnvironment(env))
}

/** For pages and errors of the command line, which no command has read the configuration for. A file that cannot be read says nothing here. */
export const setLanguageFromConfiguration = async (argv: readonly string[], streams: Streams): Promise<void> => {
  if (byFlag(argv) !== undefined || argv.some(word => /^--config(?:=|$)/.test(word))) return
  const { configuration } = await import('./config/locate')
  const language = await configuration(undefined, streams).then(
    found => found?.language,
    () => undefined
  )
  if (language !== undefined) await speak(language)
}

/** A roster as a list that `import` reads back. */
const LIST = 'text'
/** Commands whose output is for programs, as that of some formats is: it is English whatever the language. */
const WRITES_DATA: ReadonlySet<string> = new Set(['batch', 'completion'])

const isForPrograms = async (command: Command, options: LanguageOptions): Promise<boolean> =>
  WRITES_DATA.has(command.name()) ||
  options.emit === true ||
  options.asBoard === true ||
  options.format === LIST ||
  (await import('../report')).formatRow((await import('./output')).formatOf(options)).isForPrograms === true

/** What is put aside while programs are answered. */
let aside: ReturnType<typeof currentCatalogue>
let isTellingErrors = false

/** What the options of a command and the configuration say of it. Throws a RequestError for a language that is none. */
export const settleLanguage = async (command: Command): Promise<void> => {
  const options: LanguageOptions = command.opts()
  const { language, configured } = options
  if (language !== undefined && !isLanguage(language)) {
    const { noneOf } = await import('../model/mistakes')
    throw new RequestError([noneOf('--language', language, LANGUAGES, '--language')])
  }
  if (language === undefined && configured?.language !== undefined) await speak(configured.language)
  aside = undefined
  if (isSpanish()) addLongTexts((await import('../rules/spanish')).prose)
  if (!isSpanish() || isTellingErrors || !(await isForPrograms(command, options))) return
  aside = currentCatalogue()
  useCatalogue(undefined)
}

/** What is said to people beside an answer for programs. */
export const toPeople = <T>(say: () => T): T => {
  if (aside === undefined || isSpanish()) return say()
  useCatalogue(aside)
  try {
    return say()
  } finally {
    useCatalogue(undefined)
  }
}

/** What is English whatever the language, such as a command to be run again. */
export const inEnglish = <T>(say: () => T): T => {
  const spoken = currentCatalogue()
  useCatalogue(undefined)
  try {
    return say()
  } finally {
    useCatalogue(spoken)
  }
}

/** What went wrong while a program was answered is explained to a person: the same request once more, for its errors alone. */
export const inOwnLanguage = async (error: unknown, again: () => Promise<void>): Promise<unknown> => {
  if (aside === undefined) return error
  useCatalogue(aside)
  isTellingErrors = true
  try {
    await again()
    return error
  } catch (other) {
    return other
  } finally {
    isTellingErrors = false
    aside = undefined
  }
}
