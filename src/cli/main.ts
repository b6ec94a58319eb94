import { CommanderError } from 'commander'
import { RequestError } from '../model/errors'
import type { Edition } from '../model/scenario'
import { areRosters, HAS_SIDES, isDataFile, isOption, OF_PROGRAM, OF_SENTENCES, wordsAndOptions } from './arguments'
import { editionOf, usualEdition, withEditionInDigits } from './edition-option'
import { EXIT, type ExitCode } from './exit-code'
import { failureOf, UnknownCommand } from './failure'
import {
  explainInReadersLanguage,
  loadLongTexts,
  setLanguageFromArguments,
  setLanguageFromConfiguration,
  setLanguageFromWords
} from './language'
import { COMMANDS, completeProgram, program } from './program'
import { ignoreLateErrors, print, type Streams, writeNotice } from './streams'
import { withUnitsWhole } from './unit-options'

/** Commander ends pages of help and the version with an error; they are answers. */
const isHelpOrVersion = (error: unknown): boolean =>
  error instanceof CommanderError && /^commander\.(help|helpDisplayed|version)$/.test(error.code)

/** A command, an option of the program itself, or no word at all (which shows the start page). */
const isCommand = (word: string | undefined): boolean =>
  word === undefined || OF_PROGRAM.has(word) || Object.hasOwn(COMMANDS, word)

/** Words, in lower case, that may stand for an option, such as "second edition" or "seed 3"; `no-command` decides. */
const OPTIONS =
  /\b(?:edi[ct]i|(?:ed|saga|version|v)[ .]?[12]\b|(?:1st|2nd) ed|seed |semilla |trials|simula|samples|fractions|monte[ -]?carlo|\d\d tiradas|(?:as|in|to|como|en) (?:nd)?(?:json|csv|svg|html|markdown)\b|(?:nd)?(?:json|csv|svg)$)/
/**
 * Each of those words contains one of these (a format, unless it ends the sentence, also needs a preposition before it), so that
 * most sentences skip the pattern.
 */
const OPTION_HINTS = [
  'edi',
  '1st',
  '2nd',
  'ed ',
  'ed.',
  'ed1',
  'ed2',
  'saga',
  'version',
  'v ',
  'v.',
  'v1',
  'v2',
  'seed',
  'semilla',
  'trials',
  'simula',
  'samples',
  'fractions',
  'tiradas',
  'monte'
]
const FORMATS = ['json', 'csv', 'svg', 'html', 'markdown']
const FORMAT_PREPOSITIONS = ['as ', 'in ', 'to ', 'como ', 'en ']
const mayNameFormat = (words: string): boolean =>
  FORMATS.some(
    format =>
      words.endsWith(format) ||
      (words.includes(format) &&
        FORMAT_PREPOSITIONS.some(word => words.includes(word + format) || words.includes(`${word}nd${format}`)))
  )
const maySayOptions = (words: string): boolean =>
  (OPTION_HINTS.some(part => words.includes(part)) || mayNameFormat(words)) && OPTIONS.test(words)

/** "shoot 4 huscarls with 8 crossbows, then charge them" may be a plan, whose first verb looks like a command; `no-command` decides. */
const PLAN_HINTS = ['then', 'after', 'luego', 'despu']
const mayBeginPlan = (first: string, words: string): boolean => first === 'shoot' && PLAN_HINTS.some(part => words.includes(part))

/** "compare Ullr with Thor for 8 bondi charging 4 huscarls": what is compared stands before the first number. */
const BETWEEN_CHOICES = / (?:or|with|to|vs\.?|versus) /

const mayListAbilities = (first: string, words: string): boolean =>
  first === 'compare' && (words.includes(' and ') || BETWEEN_CHOICES.test(words.slice(0, Math.max(0, words.search(/\d/)))))

/** Commands whose words are no sentence, but may name the edition: "rules javelins second edition". */
const WORD_COMMANDS: ReadonlySet<string> = new Set(['rules', 'dice', 'warband', 'review', 'threats', 'board'])

/** The most words of a name that is looked up without being asked about. */
const MOST_OF_NAME = 3

/** "fatigue", "heavy cover", "danish axe": a name of the rulebook alone. */
const isNameInRules = async (given: readonly string[]): Promise<boolean> => {
  const option = given.findIndex(isOption)
  const name = (option < 0 ? given : given.slice(0, option)).join(' ').trim()
  if (!/^[\p{L}\s'\u2019-]+$/u.test(name) || name.split(/\s+/).length > MOST_OF_NAME) return false
  return (await import('./rules')).isInRulebook(name)
}

/** `rules R3.10` for "when does a unit disengage". */
const rulesFor = async (given: readonly string[], usual: Edition): Promise<readonly string[] | undefined> => {
  const [words, options] = wordsAndOptions(given)
  const { rulesSearched } = await import('./questions/rules-searched')
  const { rulebook } = await import('../rules/rulebook')
  await loadLongTexts()
  const found = rulesSearched(words.join(' '), rulebook(editionOf(options, usual)))
  return found && [...found, ...options]
}

const isWord = (argument: string): boolean => !isOption(argument)

/** Whether a sentence may follow options: two words side by side, or one argument with two numbers. */
const mayEndInSentence = (typed: readonly string[]): boolean =>
  typed.some((word, at) => at > 1 && isWord(word) && ((at > 2 && isWord(typed[at - 1] ?? '')) || /\d.*\s.*\d/.test(word)))

/** Whether no turn of phrase can be in a sentence. */
const isInPlainWords = async (words: readonly string[]): Promise<boolean> =>
  words.length === 0 || (await import('./questions/plain-words')).isPlain(words.join(' '))

/** "help me decide: 8 bondi charge 4 huscarls?" asks about a fight, and for no page of help. */
const withoutPlea = (typed: readonly string[]): readonly string[] =>
  typed[0] === 'help' && (typed[1] === 'me' || typed[1] === 'with') && typed.some(word => /\d/.test(word))
    ? typed.slice(2)
    : typed

/**
 * The command made of the words typed, with the chance that they ask for. Throws a RequestError where it turns its sides round, has lost
 * a box, a weapon or a unit, or gives a side what is said of the other, or of both.
 */
const checked = async (typed: readonly string[], found: readonly string[], usual: Edition): Promise<readonly string[]> => {
  const { fightMade } = await import('./questions/fight-read')
  const made = fightMade(found, usual)
  if (HAS_SIDES.has(made.command)) {
    ;(await import('./questions/who-charges')).refuseTurnedRound(typed, made)
    ;(await import('./questions/said-of-both')).refuseOneOfBoth(typed, made)
    ;(await import('./questions/who-has-what')).refuseMisplaced(typed, made)
  }
  ;(await import('./questions/names-kept')).refuseLost(typed, made)
  return (await import('./questions/fate-asked')).withFateAsked(typed, made)
}

const withCommand = async (asked: readonly string[], streams: Streams): Promise<readonly string[]> => {
  const typed = withoutPlea(asked)
  const [first = '', second = ''] = typed
  const isSentence = OF_SENTENCES.has(first)
  const given =
    // which options take a value the whole program knows, which takes as long to make as most questions to answer
    isSentence && isOption(second) && mayEndInSentence(typed) && !(await isInPlainWords(typed.slice(1).filter(isWord)))
      ? (await import('./questions/no-command')).withWordsFirst(typed, () => completeProgram(streams))
      : typed
  // `-f json` is no word of the sentence
  const option = given.findIndex(isOption)
  const sentence = option < 0 ? given : given.slice(0, option)
  const words = sentence.join(' ').toLowerCase()
  // the names of files are no words of a sentence
  const isOfRosters =
    given.slice(1).some(isDataFile) || (first === 'compare' && areRosters(sentence.slice(1), given.includes('--against')))
  // "compare 12 levies, 8 warriors, 4 hearthguard" names nobody whom they meet
  const isList = first === 'compare' && /,.*(?:,|\b(?:and|or|y|o)\b)/.test(words)
  const mayBeRephrased = isSentence && !isOfRosters && (isList || !(await isInPlainWords(sentence.slice(1))))
  const saysEdition = WORD_COMMANDS.has(first) && maySayOptions(words)
  const saysMore =
    saysEdition || (isSentence && (maySayOptions(words) || mayBeginPlan(first, words) || mayListAbilities(first, words)))
  if (isCommand(given[0]) && !saysMore && !mayBeRephrased) return given
  const usual = await usualEdition(given, streams)
  const plain = (await import('./questions/plain-fight')).plainFightAlone(given, usual)
  if (plain) return plain
  const { rephrased, withCommandNamed } = await import('./questions/no-command')
  const [commands, furnished] = [Object.keys(COMMANDS), () => completeProgram(streams)]
  const plainer = mayBeRephrased ? rephrased(given, commands, furnished, usual) : undefined
  try {
    const found = withCommandNamed(plainer ?? given, commands, furnished, usual)
    return await checked(given, found, usual)
  } catch (error) {
    if (!(error instanceof UnknownCommand)) throw error
    // "war banner" is no slip in "warband"
    const isSlip = error.near !== undefined
    if ((!isSlip || sentence.length > 1) && (await isNameInRules(given))) return ['rules', ...given]
    if (isSlip) throw error
    const searched = await rulesFor(given, usual)
    if (searched) return searched
    throw error
  }
}

/**
 * Runs a command. Where it refuses the words of a question, they are put in plainer words, if there are any, and asked again; a
 * second refusal reports the first, of the words as they were typed.
 */
const runOrRephrase = async (
  argv: readonly string[],
  run: (argv: readonly string[]) => Promise<unknown>,
  streams: Streams
): Promise<unknown> => {
  try {
    return await run(argv)
  } catch (refusal) {
    if (!(refusal instanceof RequestError)) throw refusal
    const { rephrased, withWordsAsOptions } = await import('./questions/no-command')
    const usual = await usualEdition(argv, streams)
    const [commands, furnished] = [Object.keys(COMMANDS), () => completeProgram(streams)]
    const plainer = OF_SENTENCES.has(argv[0] ?? '')
      ? rephrased(argv, commands, furnished, usual)
      : withWordsAsOptions(argv, usual)
    const refused = async (): Promise<RequestError> =>
      (await import('./questions/without-strange-words')).withRestNamed(refusal, argv, commands, furnished, usual)
    if (!plainer) throw await refused()
    const readAgain = async (): Promise<unknown> => run(await checked(argv, plainer, usual))
    return readAgain().catch(async (second: unknown) => {
      throw second instanceof RequestError ? await refused() : second
    })
  }
}

/** `help` has no --language option of its own: by now the language is set. */
const withoutLanguageOption = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' ? argv.filter((word, index) => !/^--language(?:=|$)/.test(word) && argv[index - 1] !== '--language') : argv

/** Options by other names, in Spanish or English, by what those begin with; `option-names` knows which they are. */
const OPTION_CALLED_OTHERWISE =
  /^--(?:att(?!acker)|attackers|attacker-(?:troop|type|class|size|count|number|(?:on-)?horse)|attacking|atk|charger|def(?!ender|en[cs]e)|defenders|defender-(?:troop|type|class|size|count|number|(?:on-)?horse)|dfn|mounted-|horse|edici|segunda|primera|idioma|lang(?:=|$)|formato|semilla|atacante|defensor|tirador|objetivo|blanco|explica(?:=|$)|m[eé]todo|ayuda|banda|contra|rondas|salida|interpretaci|observado|variar|puntos|unidad|tropa|modelos|miniaturas|facci[oó]n|arma|montad|fatiga|agotad|exhaust|movid|trabad|cobertura|habilidad|guarda|guardia|dados|ced|renuncia|cierra|cerrar)/

const withOptionsByName = async (given: readonly string[]): Promise<readonly string[]> =>
  given.some(word => OPTION_CALLED_OTHERWISE.test(word))
    ? (await import('./questions/option-names')).withOptionsNamed(given)
    : given

/** `help disparo` */
const withPageNamed = async (argv: readonly string[]): Promise<readonly string[]> => {
  const [first, name, ...words] = argv
  return first === 'help' && name !== undefined && !isCommand(name)
    ? [first, (await import('./questions/spanish/commands')).pageCalled(name), ...words]
    : argv
}

const isHelp = (word: string, index: number): boolean => word === '--help' || word === '-h' || (word === 'help' && index === 0)

/** `examples/...` that help pages name is found in the package where it is not in the current folder; not so a file to write. */
const resolveShippedFile = (word: string, index: number, all: readonly string[]): string => {
  if (!word.startsWith('examples/') || /^(?:-o|--output)$/.test(all[index - 1] ?? '')) return word
  const [{ existsSync }, { resolve }] = [process.getBuiltinModule('node:fs'), process.getBuiltinModule('node:path')]
  const file = resolve(__dirname, '..', word)
  return !existsSync(word) && existsSync(file) ? file : word
}

/** Prints a page of help that is laid out for 80 columns. */
const printPage = async (streams: Streams, page: string): Promise<void> => {
  const { isTTY, columns = 80 } = streams.stdout
  const isNarrow = isTTY === true && columns > 0 && columns < 80
  await print(streams, isNarrow ? (await import('./prose')).fitted(page, columns) : page)
}

const runCommand = async (given: readonly string[], streams: Streams): Promise<void> => {
  let shown = ''
  try {
    if (given.length === 0 || given.some(isHelp)) await setLanguageFromConfiguration(given, streams)
    const commanded = await withCommand(given, streams)
    // "... in Spanish"
    if (commanded.includes('--language') && !given.includes('--language')) await setLanguageFromArguments(commanded, streams)
    const asked = withoutLanguageOption(await withPageNamed(commanded))
    // "help help" is the page of "help"
    const argv = asked[0] === 'help' && isHelp(asked[1] ?? '', 0) ? ['help'] : asked
    const note = (text: string): void => {
      shown += text
    }
    const [first, name = '', ...words] = argv
    if (first === undefined) return printPage(streams, (await import('./topics')).startPage(COMMANDS))
    if (first === 'help' && name !== '') (await import('./topics')).refuseUnknownTopic(name, Object.keys(COMMANDS))
    const topic =
      first === 'help'
        ? await (await import('./topics')).topicOf(name, { words, streams, root: () => completeProgram(streams) })
        : undefined
    if (topic !== undefined) return printPage(streams, topic)
    await runOrRephrase(argv, words => program(words, streams, note).parseAsync(words, { from: 'user' }), streams)
  } catch (error) {
    if (!isHelpOrVersion(error)) throw error
    await print(streams, shown)
  }
}

/** The same streams, and whether stdin has been read: it cannot be read twice. */
const watchStdin = (streams: Streams): { readonly streams: Streams; readonly isRead: () => boolean } => {
  let isRead = false
  const { stdout, stderr, env } = streams
  return {
    streams: {
      stdout,
      stderr,
      env,
      get stdin() {
        isRead = true
        return streams.stdin
      }
    },
    isRead: () => isRead
  }
}

async function* inPieces(...pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

/** Streams that print nothing, for running a command again; stdin gives what was read of it before. */
const silenced = ({ stdin, stderr, env }: Streams, kept: Uint8Array | undefined): Streams => ({
  stdin: kept === undefined ? stdin : inPieces(kept),
  stderr,
  env,
  stdout: {
    write: (_, taken) => {
      taken?.()
      return true
    },
    on: () => undefined
  }
})

/** Runs a command: how it failed, explained in the reader's language; undefined where it answered. */
const failureIn = async (
  argv: readonly string[],
  streams: Streams
): Promise<{ readonly error: unknown; readonly hasReadStdin: boolean } | undefined> => {
  const once = watchStdin(streams)
  try {
    await runCommand(argv.map(resolveShippedFile), once.streams)
    return undefined
  } catch (error) {
    if (error instanceof CommanderError) await setLanguageFromConfiguration(argv, streams)
    // never run a whole batch again for the language of its last sentence
    const kept = once.isRead() ? (await import('./source')).stdinKept(streams) : undefined
    const isFinal = (once.isRead() && kept === undefined) || (argv[0] === 'batch' && !(error instanceof RequestError))
    return {
      error: isFinal ? error : await explainInReadersLanguage(error, () => runCommand(argv, silenced(streams, kept))),
      hasReadStdin: once.isRead()
    }
  }
}

/** Ten marks or blanks in a row in a long text, which say no more than one: what looks for words around them would look from each. */
const RUN = /([,;:.!?])[\s,;:.!?]{9,}|\s{10,}/g
const LONG = 200
const withoutRuns = (word: string): string => (word.length > LONG && word.trim() !== '' ? word.replace(RUN, '$1 ') : word)

/** "- 8x Ceorls": the mark before an entry of a list is no option, and alone before a number it is no file. */
const withoutBullets = (argv: readonly string[]): readonly string[] => {
  const [first, second = '', third] = argv
  const entries = first === '-' && third !== undefined && /^\d/.test(second) ? argv.slice(1) : argv
  return entries.map(word => (word.startsWith('- ') ? word.replace(/^- +(?=\d)/, '') : word))
}

/**
 * The whole program: arguments in, an answer on stdout or sentences on stderr, and the exit code (0 answered, 1 the answer is no,
 * 2 the request is wrong, 70 a bug of ours, 130 interrupted). Touches nothing but its streams and the files it is given.
 */
export const main = async (given: readonly string[], streams: Streams): Promise<ExitCode> => {
  ignoreLateErrors(streams.stdout)
  ignoreLateErrors(streams.stderr)
  // nothing behind -- is nothing at all
  const typed = given.every(word => word === '--') ? [] : withoutBullets(given).map(withoutRuns)
  const argv = withUnitsWhole(withEditionInDigits(await withOptionsByName(typed)))
  await setLanguageFromArguments(argv, streams)
  const first = await failureIn(argv, streams)
  const isRefusal = first?.error instanceof RequestError || first?.error instanceof CommanderError
  // a sentence with only a little Spanish in it is refused in Spanish, too
  const isAskedAgain = isRefusal && !first.hasReadStdin && (await setLanguageFromWords(argv, streams))
  const failed = isAskedAgain ? await failureIn(argv, streams) : first
  if (!failed) return EXIT.answered
  const { code, text } = failureOf(failed.error)
  await writeNotice(streams, text)
  return code
}
