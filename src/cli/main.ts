import { CommanderError } from 'commander'
import { EXIT, type ExitCode } from './exit-code'
import { failureOf } from './failure'
import { COMMANDS, furnished, program } from './program'
import { type Streams, write } from './streams'

/** Pages that were asked for end well. */
const isPage = (error: unknown): boolean =>
  error instanceof CommanderError && /^commander\.(help|helpDisplayed|version)$/.test(error.code)

/**
 * The whole program: arguments in, an answer on stdout or sentences on stderr, and the exit code (0 answered, 1 the answer is no,
 * 2 the request is wrong, 70 a bug of ours, 130 interrupted). Touches nothing but its streams and the files it is given.
 */
export const main = async (argv: readonly string[], streams: Streams): Promise<ExitCode> => {
  let told = ''
  try {
    const root = program(argv, streams, text => {
      told += text
    })
    const [first, name = '', ...words] = argv
    if (first === undefined) {
      await write(streams.stdout, (await import('./guide')).start(COMMANDS))
      return EXIT.answered
    }
    if (first === 'help' && name !== '') (await import('./guide')).known(name, Object.keys(COMMANDS))
    const topic =
      first === 'help'
        ? await (await import('./guide')).topicOf(name, { words, streams, root: () => furnished(streams) })
        : undefined
    if (topic !== undefined) {
      await write(streams.stdout, topic)
      return EXIT.answered
    }
    await root.parseAsync(argv, { from: 'user' })
    return EXIT.answered
  } catch (error) {
    if (isPage(error)) {
      await write(streams.stdout, told)
      return EXIT.answered
    }
    const { code, text } = failureOf(error)
    await write(streams.stderr, text)
    return code
  }
}
