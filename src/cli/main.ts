import { CommanderError } from 'commander'
import { RequestError } from '../model/errors'
import { EXIT, type ExitCode } from './exit-code'
import { failureOf } from './failure'
import { inOwnLanguage, setLanguageFromArguments, setLanguageFromConfiguration } from './language'
import { COMMANDS, completeProgram, OF_PROGRAM, program } from './program'
import { ignoreLateErrors, print, type Streams, writeNotice } from './streams'

/** Pages that were asked for end well. */
const isPage = (error: unknown): boolean =>
  error instanceof CommanderError && /^commander\.(help|helpDisplayed|version)$/.test(error.code)

/** A command or what is asked of the program itself; nothing at all is answered with the first screen. */
const isCommand = (word: string | undefined): boolean =>
  word === undefined || OF_PROGRAM.has(word) || Object.hasOwn(COMMANDS, word)

/** Words that may name the edition or another option, in small letters: which, the reader of sentences says. */
const OPTIONS =
  /\b(?:edi[ct]i|(?:ed|saga|version|v)[ .]?[12]\b|(?:1st|2nd) ed|seed |semilla |trials|simula|samples|(?:as|in|to|como|en) (?:nd)?(?:json|csv|svg|html|markdown)\b)/
/** Every such word has one of these, a format after a word that leads to it: most sentences are spared the pattern. */
const PARTS = [
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
  'samples'
]
const FORMATS = ['json', 'csv', 'svg', 'html', 'markdown']
const LEADING = ['as ', 'in ', 'to ', 'como ', 'en ']
const mayNameFormat = (words: string): boolean =>
  FORMATS.some(
    format =>
      words.includes(format) && LEADING.some(word => words.includes(word + format) || words.includes(`${word}nd${format}`))
  )
const mayNameOptions = (words: string): boolean =>
  (PARTS.some(part => words.includes(part)) || mayNameFormat(words)) && OPTIONS.test(words)

const SENTENCES: ReadonlySet<string> = new Set(['melee', 'shoot', 'advise', 'compare', 'plan', 'sweep'])

const withCommand = async (given: readonly string[], streams: Streams): Promise<readonly string[]> => {
  const [first = ''] = given
  const isSaid = SENTENCES.has(first) && mayNameOptions(given.join(' ').toLowerCase())
  if (isCommand(given[0]) && !isSaid) return given
  const { withCommandNamed: commanded } = await import('./no-command')
  return commanded(given, Object.keys(COMMANDS), () => completeProgram(streams))
}

/** Help is given in the language asked for; the option that asks is none of its own. */
const withoutLanguage = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' ? argv.filter((word, index) => !/^--language(?:=|$)/.test(word) && argv[index - 1] !== '--language') : argv

const isHelp = (word: string, index: number): boolean => word === '--help' || word === '-h' || (word === 'help' && index === 0)

/** Files of the package, as the pages of help name them, are found wherever the program is run; what is written is not theirs. */
const shipped = (word: string, index: number, all: readonly string[]): string => {
  if (!word.startsWith('examples/') || /^(?:-o|--output)$/.test(all[index - 1] ?? '')) return word
  const [{ existsSync }, { resolve }] = [process.getBuiltinModule('node:fs'), process.getBuiltinModule('node:path')]
  const file = resolve(__dirname, '..', word)
  return !existsSync(word) && existsSync(file) ? file : word
}

const answered = async (given: readonly string[], streams: Streams): Promise<void> => {
  let shown = ''
  try {
    if (given.length === 0 || given.some(isHelp)) await setLanguageFromConfiguration(given, streams)
    const argv = withoutLanguage(await withCommand(given, streams))
    const root = program(argv, streams, text => {
      shown += text
    })
    const [first, name = '', ...words] = argv
    if (first === undefined) return void (await print(streams, (await import('./topics')).start(COMMANDS)))
    if (first === 'help' && name !== '') (await import('./topics')).known(name, Object.keys(COMMANDS))
    const topic =
      first === 'help'
        ? await (await import('./topics')).topicOf(name, { words, streams, root: () => completeProgram(streams) })
        : undefined
    if (topic !== undefined) return void (await print(streams, topic))
    await root.parseAsync(argv, { from: 'user' })
  } catch (error) {
    if (!isPage(error)) throw error
    await print(streams, shown)
  }
}

/** The same streams, which know whether stdin was read: what was read once cannot be read again. */
const watched = (streams: Streams): { readonly streams: Streams; readonly isRead: () => boolean } => {
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

/** The same streams, but nothing is printed, and stdin is what was read of it. */
const unheard = ({ stdin, stderr, env }: Streams, kept: Uint8Array | undefined): Streams => ({
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

/**
 * The whole program: arguments in, an answer on stdout or sentences on stderr, and the exit code (0 answered, 1 the answer is no,
 * 2 the request is wrong, 70 a bug of ours, 130 interrupted). Touches nothing but its streams and the files it is given.
 */
export const main = async (argv: readonly string[], streams: Streams): Promise<ExitCode> => {
  ignoreLateErrors(streams.stdout)
  ignoreLateErrors(streams.stderr)
  await setLanguageFromArguments(argv, streams.env)
  const once = watched(streams)
  try {
    await answered(argv.map(shipped), once.streams)
    return EXIT.answered
  } catch (error) {
    if (error instanceof CommanderError) await setLanguageFromConfiguration(argv, streams)
    // a batch that was answered is not answered again for its last sentence
    const kept = once.isRead() ? (await import('./source')).stdinKept(streams) : undefined
    const isFinal = (once.isRead() && kept === undefined) || (argv[0] === 'batch' && !(error instanceof RequestError))
    const { code, text } = failureOf(isFinal ? error : await inOwnLanguage(error, () => answered(argv, unheard(streams, kept))))
    await writeNotice(streams, text)
    return code
  }
}
