import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { UNITS_A_SECOND } from '../model/limits'
import { durationText } from '../model/over-budget'
import type { Progress } from '../model/work'
import { codeOf, reasonNotWritten } from './system-errors'

/** Progress: one line on a terminal's stderr, overwritten in place and cleared before anything else is written. */

interface Terminal {
  readonly isTTY?: boolean
  /** Absent or 0: unknown. */
  readonly columns?: number
  write(text: string): unknown
}

/** Empties the line that the cursor of a terminal is on. */
export const CLEAR_LINE = '\r\u001b[K'

/** Work (in units of `model/work`) before any progress is shown: about a second. */
const WORK_BEFORE_SHOWN = UNITS_A_SECOND

let progressTerminal: Terminal | undefined

/** Clears the progress line, where one is shown. */
const clearProgress = (): void => {
  progressTerminal?.write(CLEAR_LINE)
  progressTerminal = undefined
}

const timeLeft = ({ spent, of = spent }: Progress): string => {
  const percent = Math.min(99, Math.floor((100 * spent) / of))
  return t('{percent} %, about {duration} left', { percent, duration: durationText((of - spent) / UNITS_A_SECOND) })
}

/** A function that shows progress on stderr; undefined where that is no terminal. */
export const progressOn = ({ stderr }: { readonly stderr: Terminal }): ((progress: Progress) => void) | undefined => {
  if (stderr.isTTY !== true) return undefined
  let last = ''
  return progress => {
    const { spent, of } = progress
    // after less work an estimate would be too rough
    if (spent < WORK_BEFORE_SHOWN) return
    const text =
      of === undefined
        ? t('working, about {duration} in all', { duration: durationText(spent / UNITS_A_SECOND) })
        : timeLeft(progress)
    if (text === last) return
    last = text
    // a line that wraps could not be cleared
    stderr.write(`${CLEAR_LINE}${stderr.columns ? text.slice(0, stderr.columns - 1) : text}`)
    progressTerminal = stderr
  }
}

/** The streams of the program: arguments of `main`, so that tests and other programs can supply them. */

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  /** `taken` is called when the data is written, or with the error. */
  write(data: string | Uint8Array, taken?: (error?: Error | null) => void): boolean
  on(event: 'error', heard: (error: Error) => void): unknown
}

interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean
}

export interface Streams {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Whether questions can be asked: stdin and stdout are terminals. */
export const isInteractive = ({ stdin, stdout }: Pick<Streams, 'stdin' | 'stdout'>): boolean =>
  stdin.isTTY === true && stdout.isTTY === true

const hasGone = (error: unknown): boolean => codeOf(error) === 'EPIPE'

const listened = new WeakSet<Output>()

/** Swallows the error events of a stream: every error reaches the callback of its write, and comes again when the stream ends. */
export const ignoreLateErrors = (stream: Output): void => {
  if (listened.has(stream)) return
  listened.add(stream)
  stream.on('error', () => {})
}

/** Writes, and resolves when the data is taken: false where the reader has gone (head, less), which is no error. */
export const write = (stream: Output, data: string | Uint8Array): Promise<boolean> => {
  ignoreLateErrors(stream)
  clearProgress()
  return new Promise((resolve, reject) => {
    stream.write(data, error => {
      if (error && !hasGone(error)) reject(error)
      else resolve(!error)
    })
  })
}

/** Prints on stdout: false where the reader has gone. Throws a RequestError where writing fails for another reason. */
export const print = async ({ stdout }: Pick<Streams, 'stdout'>, data: string | Uint8Array): Promise<boolean> => {
  try {
    return await write(stdout, data)
  } catch (error) {
    const reason = reasonNotWritten(error)
    throw reason === undefined
      ? error
      : new RequestError([{ message: t('stdout: {reason}', { reason }), at: 'stdout', code: 'file' }])
  }
}

/** Writes a notice to stderr, on a terminal in lines that fit. A failure to do so is ignored. */
export const writeNotice = async ({ stderr }: Pick<Streams, 'stderr'>, text: string): Promise<void> => {
  const shown = stderr.isTTY === true ? (await import('./prose')).wrapped(text, stderr.columns) : text
  await write(stderr, shown).catch(() => false)
}
