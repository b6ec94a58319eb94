import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { durationText, type Progress, UNITS_A_SECOND } from '../model/work'
import { codeOf, reasonNotWritten } from './system-errors'

/** One line on a terminal's stderr, written over itself and gone before anything else is written; nothing where nobody watches. */

interface Terminal {
  readonly isTTY?: boolean
  /** Absent or 0: not known. */
  readonly columns?: number
  write(text: string): unknown
}

/** Empties the line that the cursor of a terminal is on. */
export const CLEAR_LINE = '\r\u001b[K'

/** Shorter questions are answered before anybody looks. */
const LONG = UNITS_A_SECOND

let shown: Terminal | undefined

/** Takes the line away. */
const clearProgress = (): void => {
  shown?.write(CLEAR_LINE)
  shown = undefined
}

const left = ({ spent, of = spent }: Progress): string => {
  const percent = Math.min(99, Math.floor((100 * spent) / of))
  return t('{percent} %, about {duration} left', { percent, duration: durationText((of - spent) / UNITS_A_SECOND) })
}

export const progressOn = ({ stderr }: { readonly stderr: Terminal }): ((progress: Progress) => void) | undefined => {
  if (stderr.isTTY !== true) return undefined
  let last = ''
  return progress => {
    const { spent, of } = progress
    // what has taken less tells too little of what is to come
    if (spent < LONG) return
    const text =
      of === undefined
        ? t('working, about {duration} in all', { duration: durationText(spent / UNITS_A_SECOND) })
        : left(progress)
    if (text === last) return
    last = text
    // a line that wraps could not be taken away again
    stderr.write(`${CLEAR_LINE}${stderr.columns ? text.slice(0, stderr.columns - 1) : text}`)
    shown = stderr
  }
}

/** What the program talks to: arguments of `main`, so that a test or another program can hold them. */

export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  /** `taken` hears when it is written, or why it is not. */
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

/** Somebody can be asked: both ends are a terminal. */
export const isInteractive = ({ stdin, stdout }: Pick<Streams, 'stdin' | 'stdout'>): boolean =>
  stdin.isTTY === true && stdout.isTTY === true

const hasGone = (error: unknown): boolean => codeOf(error) === 'EPIPE'

const heard = new WeakSet<Output>()

/** An error comes to the write that met it, and once more, when the stream is ended. */
export const ignoreLateErrors = (stream: Output): void => {
  if (heard.has(stream)) return
  heard.add(stream)
  stream.on('error', () => {})
}

/** Writes and waits until it is taken. A reader who has gone (head, less) is no mistake: false then. */
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

/** Prints on stdout: false where the reader has gone. Throws a RequestError where it cannot be written for any other reason. */
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

/** Tells something beside the answer. If nobody can read it, the exit code says it alone. */
export const writeNotice = async ({ stderr }: Pick<Streams, 'stderr'>, text: string): Promise<void> => {
  await write(stderr, text).catch(() => false)
}
