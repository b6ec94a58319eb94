import { writeSync } from 'node:fs'
import { emitKeypressEvents } from 'node:readline'
import type { Output, Streams } from '../../streams'
import { codeOf } from '../../system-errors'
import type { Key } from './state'

/** The terminal's screen; nothing else writes to it. `leave` restores it, and does nothing a second time. */
interface Screen {
  readonly enter: () => void
  /** Shows these lines; only lines that differ are written, in one piece. */
  readonly show: (lines: readonly string[]) => void
  /** Makes the next `show` draw everything. */
  readonly forget: () => void
  readonly leave: () => void
  /** Whether earlier frames are still being written. */
  readonly isBusy: () => boolean
}

const ESC = '\u001b['

/** Alternate screen, cursor hidden, no wrapping, bracketed paste, cleared. */
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}?2004h${ESC}2J`
/**
 * Cleared before the alternate screen is left: a terminal that has grown in the meantime (tmux) would push what no longer fits of it into
 * the lines that come back.
 */
const LEAVE = `${ESC}0m${ESC}?2026l${ESC}?2004l${ESC}?7h${ESC}?25h${ESC}2J${ESC}?1049l`

/** Synchronized output: terminals that support it show what is between at once. */
const [BEGIN, END] = [`${ESC}?2026h`, `${ESC}?2026l`]

const TRIES = 100

/** Writes synchronously, because the program may be ending. Errors are ignored: the terminal may be gone. */
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

/** The escape sequences that turn the shown lines into the new ones. */
export const difference = (shown: readonly string[], lines: readonly string[]): string =>
  lines.map((line, row) => (line === shown[row] ? '' : `${ESC}${row + 1};1H${line}`)).join('')

const screenOn = (stdout: Output): Screen => {
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

type Keyboard = NodeJS.ReadStream

type Display = Output & NodeJS.EventEmitter

/** After so many ms an Escape is a key of its own, not the beginning of a sequence. */
const ESCAPE = 50
/** Where Ctrl-Z does not stop the program, the view comes back after so many ms. */
const UNSTOPPED = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

/** What happens at the terminal, and to the program while the terminal is in use. */
interface TerminalEvents {
  readonly keyPressed: (text: string | undefined, key: Key) => void
  /** The program goes on after a stop. */
  readonly resumed: () => void
  readonly resized: () => void
  readonly gone: () => void
  readonly failed: (error: unknown) => void
  readonly signalled: (signal: NodeJS.Signals) => void
}

interface Terminal {
  readonly screen: Screen
  readonly size: () => { readonly columns: number; readonly rows: number }
  /** Takes the keyboard and the screen. */
  readonly open: () => void
  /** Gives them back. */
  readonly close: () => void
  /** Stops the program, as Ctrl-Z does. */
  readonly suspend: () => void
  /** Takes the terminal again after a stop. */
  readonly resume: () => void
}

export const terminalOn = (streams: Streams, events: TerminalEvents): Terminal => {
  const stdin = streams.stdin as unknown as Keyboard
  const stdout = streams.stdout as Display
  const screen = screenOn(stdout)
  const { keyPressed, resumed, resized, gone, failed, signalled } = events
  const leaveScreen = (): void => screen.leave()
  const listen = (how: 'on' | 'off'): void => {
    stdin[how]('keypress', keyPressed)
    stdin[how]('end', gone)
    stdin[how]('close', gone)
    stdin[how]('error', gone)
    stdout[how]('resize', resized)
    process[how]('SIGCONT', resumed)
    process[how]('exit', leaveScreen)
    process[how]('uncaughtException', failed)
    process[how]('unhandledRejection', failed)
    for (const signal of SIGNALS) process[how](signal, signalled)
  }
  return {
    screen,
    // 0: the terminal does not know its size
    size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
    open: () => {
      emitKeypressEvents(stdin, { escapeCodeTimeout: ESCAPE } as never)
      listen('on')
      stdin.setRawMode(true)
      stdin.resume()
      screen.enter()
    },
    close: () => {
      screen.leave()
      listen('off')
      try {
        stdin.setRawMode(false)
      } catch {}
      stdin.pause()
    },
    suspend: () => {
      if (process.platform === 'win32') return
      screen.leave()
      stdin.setRawMode(false)
      // the whole process group, as a terminal does: a shell script in between would otherwise wait forever
      process.kill(0, 'SIGTSTP')
      setTimeout(resumed, UNSTOPPED)
    },
    resume: () => {
      stdin.setRawMode(true)
      screen.enter()
    }
  }
}
