import { t } from '../model/language'
import { durationText, type Progress, UNITS_A_SECOND } from '../model/work'

/** One line on a terminal's stderr, written over itself and gone before anything else is written; nothing where nobody watches. */

interface Terminal {
  readonly isTTY?: boolean
  /** Absent or 0: not known. */
  readonly columns?: number
  write(text: string): unknown
}

const CLEAR = '\r\u001b[K'

/** Shorter questions are answered before anybody looks. */
const LONG = UNITS_A_SECOND

let shown: Terminal | undefined

/** Takes the line away. */
export const clearProgress = (): void => {
  shown?.write(CLEAR)
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
    stderr.write(`${CLEAR}${stderr.columns ? text.slice(0, stderr.columns - 1) : text}`)
    shown = stderr
  }
}
