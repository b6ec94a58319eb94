import type { Command } from 'commander'
import { RequestError } from '../model/errors'
import { addLongTexts, currentCatalogue, isSpanish, LANGUAGES, type Language, t, useCatalogue } from '../model/language'
import { optionUnder } from './commands/options'
import type { Configuration } from './config/patches'
import type { OutputOptions } from './output'
import type { Streams } from './streams'

/** The language of answers: that of --language, else of the configuration, else Spanish where that was typed, else of the environment. */

interface LanguageOptions extends OutputOptions {
  readonly language?: string
  readonly emit?: true
  readonly asBoard?: true
  readonly configured?: Configuration
}

export const languageOption = () =>
  optionUnder(
    'The answer:',
    '--language <name>',
    t('en, or es for Spanish; by default, es where you type Spanish, else from LANG')
  )

const CALLED: readonly (readonly [name: RegExp, language: Language])[] = [
  [/^(?:es|spa|spanish|espa[nñ]ol|castellano)(?:[_-][a-z]{2})?$/i, 'es'],
  [/^(?:en|eng|english|ingl[eé]s)(?:[_-][a-z]{2})?$/i, 'en']
]

/** The language of this name, such as "es", "ES" or "spanish"; undefined for any other. */
const languageCalled = (name: string): Language | undefined => CALLED.find(([known]) => known.test(name))?.[1]

const byEnvironment = ({ LC_ALL, LC_MESSAGES, LANG }: Streams['env']): Language =>
  /^es(?:[_.@-]|$)/.test((LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()) ? 'es' : 'en'

/** The value of --language among arguments that are not parsed yet. */
const byFlag = (argv: readonly string[]): string | undefined => {
  const end = argv.indexOf('--')
  const words = end < 0 ? argv : argv.slice(0, end)
  const at = words.findLastIndex(word => word === '--language' || word.startsWith('--language='))
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
}

/** Loads and sets the language. The Spanish catalogue is loaded only when it is needed. */
const loadLanguage = async (language: Language): Promise<void> =>
  useCatalogue(language === 'es' ? (currentCatalogue() ?? (await import('../model/spanish')).spanish) : undefined)

/** The catalogue of the user's language while output for programs is made in English. */
let suspendedCatalogue: ReturnType<typeof currentCatalogue>
let isExplainingErrors = false

/** Hardly a sentence in Spanish goes without one of these: words in English load nothing to find out that they are. */
const MAY_BE_SPANISH =
  /[¿¡ñáíóú]|(?:^|\s)(?:al|contra|con|de|del|el|los|las|mis?|sus?|y|o|si|sin|en|me|que|se|por|sobre|qui[eé]n|mejor|cu[aá]\w+|carg(?:an?|o|ar)|atac(?:an?|o|ar)|dispar(?:an?|o|ar)|guardias?|guerreros|tengo|tiene)(?:[\s,;:]|$)/i

/**
 * Sets the language before anything is shown, so that errors in the arguments have it too: that of --language, of the environment, or
 * Spanish where that is what was typed.
 */
export const setLanguageFromArguments = async (argv: readonly string[], streams: Streams): Promise<void> => {
  const flag = byFlag(argv)
  // of a command before, in the same process
  if (!isExplainingErrors) suspendedCatalogue = undefined
  await loadLanguage((flag === undefined ? undefined : languageCalled(flag)) ?? byEnvironment(streams.env))
  if (MAY_BE_SPANISH.test(argv.join(' '))) await setLanguageFromWords(argv, streams)
}

/**
 * Sets the configured language for help pages and errors in the arguments. A configuration that cannot be read is ignored here.
 */
export const setLanguageFromConfiguration = async (argv: readonly string[], streams: Streams): Promise<void> => {
  if (byFlag(argv) !== undefined || argv.some(word => /^--config(?:=|$)/.test(word))) return
  const { readConfiguration } = await import('./config/locate')
  const language = await readConfiguration(undefined, streams).then(
    found => found?.language,
    () => undefined
  )
  if (language !== undefined) await loadLanguage(language)
}

/**
 * Sets Spanish where that is what was typed, and no language was asked for by an option or the configuration. Whether it is another
 * language than before.
 */
export const setLanguageFromWords = async (argv: readonly string[], streams: Streams): Promise<boolean> => {
  if (isSpanish() || byFlag(argv) !== undefined || !(await import('./questions/typed-language')).isInSpanish(argv)) return false
  await loadLanguage('es')
  await setLanguageFromConfiguration(argv, streams)
  return isSpanish()
}

/** The format of `warband show` that `import` reads back. */
const LIST_FORMAT = 'text'
/** Commands whose output is for programs, like some formats: it is always English. */
const WRITES_DATA: ReadonlySet<string> = new Set(['batch', 'completion'])

const isForPrograms = async (command: Command, options: LanguageOptions): Promise<boolean> =>
  WRITES_DATA.has(command.name()) ||
  options.emit === true ||
  options.asBoard === true ||
  options.format === LIST_FORMAT ||
  (await import('../report')).formatRow((await import('./output')).formatOf(options)).isForPrograms === true

/** The texts of the rules in Spanish, where that is the language. */
export const loadLongTexts = async (): Promise<void> => {
  if (isSpanish()) addLongTexts((await import('../rules/spanish')).prose)
}

/**
 * Sets the language by a command's options and configuration, or English where its output is for programs. Throws a RequestError
 * for an unknown language.
 */
export const setLanguage = async (command: Command): Promise<void> => {
  const options: LanguageOptions = command.opts()
  const { language, configured } = options
  if (language !== undefined && languageCalled(language) === undefined) {
    const { noneOf } = await import('../model/mistakes')
    throw new RequestError([noneOf('--language', language, LANGUAGES, '--language')])
  }
  if (language === undefined && configured?.language !== undefined) await loadLanguage(configured.language)
  suspendedCatalogue = undefined
  await loadLongTexts()
  if (!isSpanish() || isExplainingErrors || !(await isForPrograms(command, options))) return
  suspendedCatalogue = currentCatalogue()
  useCatalogue(undefined)
}

/** Makes a text for people, such as progress, while output for programs is made. */
export const inReadersLanguage = <T>(say: () => T): T => {
  if (suspendedCatalogue === undefined || isSpanish()) return say()
  useCatalogue(suspendedCatalogue)
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

/** The error in the user's language: where it arose while making output for programs, the request is run again for its error. */
export const explainInReadersLanguage = async (error: unknown, again: () => Promise<void>): Promise<unknown> => {
  if (suspendedCatalogue === undefined) return error
  useCatalogue(suspendedCatalogue)
  isExplainingErrors = true
  try {
    await again()
    return error
  } catch (other) {
    return other
  } finally {
    isExplainingErrors = false
    suspendedCatalogue = undefined
  }
}
