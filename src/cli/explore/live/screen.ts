import { writeSync } from 'node:fs'
import { codeOf } from '../../reason'
import type { Output } from '../../streams'

/** The terminal: the only part that writes to it. It is left as it was found, once, however often that is asked for. */

export interface Screen {
  readonly enter: () => void
  /** Lines in the place of those that are shown; only what differs is written, in one piece. */
  readonly show: (lines: readonly string[]) => void
  /** Nothing is known of what is shown: all of it is drawn anew. */
  readonly forget: () => void
  readonly leave: () => void
  /** Something is still on its way to the terminal. */
  readonly isBusy: () => boolean
}

const ESC = '\u001b['

/** The alternate screen, no cursor, no wrapping, pasted text between marks, and nothing on it. */
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}?2004h${ESC}2J`
const LEAVE = `${ESC}0m${ESC}?2026l${ESC}?2004l${ESC}?7h${ESC}?25h${ESC}?1049l`

/** A terminal that knows these shows all that lies between them at once. */
const [BEGIN, END] = [`${ESC}?2026h`, `${ESC}?2026l`]

const TRIES = 100

/** At once, for the program may be ending. A terminal that is gone needs nothing. */
const writeNow = (descriptor: number, text: string): void => {
  let bytes = Buffer.from(text)
  for (let tries = 0; bytes.length > 0 && tries < TRIES; tries++) {
    try {
      bytes = bytes.subarray(writeSync(descriptor, bytes))
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return
    }
  }
}

const descriptorOf = (stdout: Output): number | undefined =>
  'fd' in stdout && typeof stdout.fd === 'number' ? stdout.fd : undefined

/** What turns the lines that are shown into others. */
export const difference = (shown: readonly string[], lines: readonly string[]): string =>
  lines.map((line, row) => (line === shown[row] ? '' : `${ESC}${row + 1};1H${line}`)).join('')

export const screenOn = (stdout: Output): Screen => {
  const descriptor = descriptorOf(stdout)
  const now = (text: string): void => {
    if (descriptor === undefined) stdout.write(text)
    else writeNow(descriptor, text)
  }
  let isEntered = false
  let shown: readonly string[] = []
  let waiting = 0
  const written = (): void => {
    waiting--
  }
  return {
    enter: () => {
      if (isEntered) return
      isEntered = true
      shown = []
      now(ENTER)
    },
    show: lines => {
      if (!isEntered) return
      const isCleared = shown.length === 0
      const text = `${isCleared ? `${ESC}2J` : ''}${difference(shown, lines)}`
      shown = lines
      if (text === '') return
      waiting++
      stdout.write(`${BEGIN}${text}${END}`, written)
    },
    forget: () => {
      shown = []
    },
    leave: () => {
      if (!isEntered) return
      isEntered = false
      now(LEAVE)
    },
    isBusy: () => waiting > 1
  }
}
