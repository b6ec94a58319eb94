import { resolve } from 'node:path'
import { type IPty, spawn } from '@lydell/node-pty'
import { plainEnvironment } from './shell'

/** A program in a terminal of its own: keys go in, and what a player would see comes out. */
export interface Terminal {
  readonly press: (keys: string) => void
  /** Waits until all of it is on the screen. Throws with the screen where it never is. */
  readonly sees: (...texts: readonly string[]) => Promise<string>
  readonly screen: () => string
  /** All that was ever written, without the signs that move the cursor. */
  readonly written: () => string
  readonly raw: () => string
  readonly resize: (columns: number, rows: number) => void
  readonly ended: () => Promise<number>
  /** As `kill` sends it from another terminal. */
  readonly signal: (name: string) => void
  readonly close: () => void
}

export const KEYS = {
  enter: '\r',
  up: '\u001b[A',
  down: '\u001b[B',
  interrupt: '\u0003',
  escape: '\u001b',
  backspace: '\u007f'
} as const

export interface Around {
  readonly folder: string
  readonly columns?: number
  readonly rows?: number
  readonly env?: Readonly<Record<string, string>>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal is talked to in them
const SEQUENCE = /\u001b\[([0-9;?]*)([A-Za-z])|[\s\S]/g

const ALTERNATE = '?1049'

/** The lines that a terminal so wide would show, those scrolled off included. */
export const shown = (raw: string, columns: number): string => {
  const lines: string[] = ['']
  /** What lies under the alternate screen. */
  let under: { readonly lines: readonly string[]; readonly row: number; readonly column: number } | undefined
  let [row, column] = [0, 0]
  const at = (line: number): string => lines[line] ?? ''
  const goTo = (line: number) => {
    row = Math.max(0, line)
    while (lines.length <= row) lines.push('')
  }
  const move: Readonly<Record<string, (count: number, given: string) => void>> = {
    A: count => goTo(row - count),
    B: count => goTo(row + count),
    C: count => {
      column += count
    },
    D: count => {
      column = Math.max(0, column - count)
    },
    G: count => {
      column = count - 1
    },
    K: (_, given) => {
      lines[row] = given === '2' ? '' : at(row).slice(0, column)
    },
    J: (_, given) => {
      lines.length = given === '2' ? 1 : row + 1
      lines[given === '2' ? 0 : row] = given === '2' ? '' : at(row).slice(0, column)
    },
    H: (_, given) => {
      const [line = 1, place = 1] = given.split(';').map(Number)
      goTo(line - 1)
      column = place - 1
    },
    h: (_, given) => {
      if (given !== ALTERNATE) return
      under = { lines: [...lines], row, column }
      lines.splice(0, lines.length, '')
      ;[row, column] = [0, 0]
    },
    l: (_, given) => {
      if (given !== ALTERNATE || !under) return
      lines.splice(0, lines.length, ...under.lines)
      ;[row, column] = [under.row, under.column]
      under = undefined
    }
  }
  for (const [all, given = '', letter] of raw.matchAll(SEQUENCE)) {
    if (letter !== undefined) move[letter]?.(Number.parseInt(given, 10) || 1, given)
    else if (all === '\n') goTo(row + 1)
    else if (all === '\r') column = 0
    else {
      if (column >= columns) {
        goTo(row + 1)
        column = 0
      }
      lines[row] = `${at(row).padEnd(column).slice(0, column)}${all}${at(row).slice(column + 1)}`
      column++
    }
  }
  return lines.map(line => line.trimEnd()).join('\n')
}

const PATIENCE = 20_000
const LOOK = 20

const waiting = (time: number): Promise<void> => new Promise(done => setTimeout(done, time))

/** Any program. */
export const openProgram = (program: string, args: readonly string[], around: Around): Terminal => {
  const { folder, columns = 80, rows = 24, env = {} } = around
  const environment = { ...plainEnvironment(folder), TERM: 'xterm', NO_COLOR: '1', ...env }
  const pty: IPty = spawn(program, [...args], {
    cols: columns,
    rows,
    cwd: folder,
    env: environment
  })
  let raw = ''
  let wide = columns
  let exit: number | undefined
  pty.onData(data => {
    raw += data
  })
  pty.onExit(({ exitCode }) => {
    exit = exitCode
  })
  const screen = () => shown(raw, wide)
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    for (let waited = 0; !holds(); waited += LOOK) {
      if (waited > PATIENCE) throw new Error(`${what} never came:\n${screen()}`)
      await waiting(LOOK)
    }
  }
  return {
    press: keys => pty.write(keys),
    sees: async (...texts) => {
      await until(texts.join(' and '), () => texts.every(text => screen().includes(text)))
      // a question takes keys once it is drawn; those that come before are thrown away
      await waiting(LOOK)
      return screen()
    },
    screen,
    written: () => raw.replace(SEQUENCE, (all, _given, letter) => (letter === undefined ? all : '')),
    raw: () => raw,
    resize: (width, height) => {
      wide = width
      pty.resize(width, height)
    },
    ended: async () => {
      await until('the end', () => exit !== undefined)
      return exit ?? -1
    },
    signal: name => pty.kill(name),
    close: () => {
      if (exit === undefined) pty.kill()
    }
  }
}

/** The built program. */
export const openTerminal = (args: readonly string[], around: Around): Terminal =>
  openProgram(process.execPath, [resolve('bin/saga-odds.cjs'), ...args], around)
