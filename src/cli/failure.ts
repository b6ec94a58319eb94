import { CommanderError } from 'commander'
import { type Mistake, RequestError } from '../model/errors'
import { t } from '../model/language'
import { OverBudget } from '../model/over-budget'
import { disarmed, quoted, visible } from '../model/quoted'
import { AnswerIsNo, EXIT, type ExitCode } from './exit-code'
import { reasonOf } from './system-errors'

/** What stderr shows when something goes wrong, and the exit code. */
interface Failure {
  readonly code: ExitCode
  readonly text: string
}

const NAME = 'saga-odds'

/** More mistakes than these are only counted. */
const MOST = 20

const line = (sentence: string): string => `${NAME}: ${sentence}\n`

/** A line for each mistake; the same sentence only once. */
const sentencesOf = (mistakes: readonly Mistake[]): string => {
  const sentences = [...new Set(mistakes.map(({ message }) => message))]
  const more = sentences.length - MOST
  return [...sentences.slice(0, MOST), ...(more > 0 ? [t('and {n} more', { n: more })] : [])].map(line).join('')
}

/** The first word is neither a command nor the beginning of a fight. */
export class UnknownCommand extends CommanderError {
  constructor(
    readonly word: string,
    readonly near: string | undefined
  ) {
    super(EXIT.wrongRequest, 'commander.unknownCommand', `unknown command ${word}`)
  }
}

const unknownCommand = ({ word, near }: Pick<UnknownCommand, 'word' | 'near'>): string =>
  t('unknown command {word}{cure}', {
    word: quoted(word),
    cure:
      near === undefined
        ? t(': ask for a fight, as in 8 bondi charge 4 huscarls; saga-odds --help lists the commands')
        : t('; did you mean {near}?', { near })
  })

/** The sentence for an error of commander, which gives its facts only as text. */
const usageSentence = ({ message }: CommanderError): string => {
  const near = /\n\(Did you mean (.*)\?\)$/s.exec(message)?.[1]
  const meant = near === undefined ? undefined : t('; did you mean {near}?', { near })
  const stray = /unknown option '(.*?)'/.exec(message)
  if (stray)
    return t('unknown option {name}{cure}', { name: visible(stray[1] ?? ''), cure: meant ?? t('; saga-odds --help lists them') })
  const unknown = /unknown command '(.*?)'/s.exec(message)
  if (unknown) return unknownCommand({ word: unknown[1] ?? '', near })
  const missing = /option '(.+)' argument missing/.exec(message)
  if (missing) return t('{option} needs a value after it', { option: missing[1] })
  return message
    .replace(/^error: /, '')
    .replace(/'(.*?)'/s, (_, word: string) => (word.startsWith('-') ? visible(word) : quoted(word)))
    .replace(/\n\(Did you mean (.*)\?\)$/s, meant ?? '')
}

const bug = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `${line(t('this is a bug in saga-odds, not a mistake of yours; please report it with the command that caused it'))}${stack}\n`
}

/** Names of the errors for Ctrl-C and for a terminal that is gone. */
const INTERRUPTS: ReadonlySet<string> = new Set(['AbortError', 'AbortPromptError', 'ExitPromptError'])

const isInterrupt = (error: unknown): boolean => error instanceof Error && INTERRUPTS.has(error.name)

/** An error of the file system that nothing nearer has explained; undefined for other errors. */
const systemFailure = (error: unknown): string | undefined => {
  const reason = reasonOf(error)
  if (reason === undefined) return undefined
  const where = error instanceof Error && 'path' in error ? String(error.path) : t('a file')
  return line(disarmed(`${where}: ${reason}`))
}

const isTermination = (error: unknown): boolean =>
  error instanceof Error && 'isTerminated' in error && error.isTerminated === true

/** What any error that ends the program shows, and its exit code. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof RequestError) return { code: EXIT.wrongRequest, text: sentencesOf(error.mistakes) }
  if (error instanceof UnknownCommand) return { code: EXIT.wrongRequest, text: line(disarmed(unknownCommand(error))) }
  if (error instanceof CommanderError) return { code: EXIT.wrongRequest, text: line(disarmed(usageSentence(error))) }
  if (error instanceof AnswerIsNo)
    return { code: EXIT.no, text: error.sentences.map(sentence => line(sentence.split('\n').map(disarmed).join('\n'))).join('') }
  if (error instanceof OverBudget) return { code: EXIT.wrongRequest, text: line(disarmed(error.message)) }
  if (isInterrupt(error)) return { code: isTermination(error) ? EXIT.terminated : EXIT.interrupted, text: '' }
  const system = systemFailure(error)
  return system === undefined ? { code: EXIT.bug, text: bug(error) } : { code: EXIT.wrongRequest, text: system }
}
