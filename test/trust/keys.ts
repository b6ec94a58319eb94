import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEYS, openTerminal, type Terminal } from '../tools/terminal'
import type { Figure } from './figures'

/** Random keys for the live view of the built program, in a pseudo-terminal: it never crashes, hangs or leaves the terminal as it was not. */

export const SIGNS = [
  ...'hjklhjklhjkl\t 0123456789xmsepdury/:?abct\r\u007f漢',
  '\u001b[A',
  '\u001b[B',
  '\u001b[<0;1;1M',
  '\u001b[200~q\u001b[201~'
]

/** Everything that is switched on is switched off again, and the cursor is there. */
export const restores = (raw: string): boolean =>
  raw.trimEnd().includes('\u001b[?1049l') && raw.lastIndexOf('\u001b[?25h') > raw.lastIndexOf('\u001b[?25l')

const waited = (time: number): Promise<void> => new Promise(done => setTimeout(done, time))

const PIECE = 50
const PAUSE = 150
const LONGEST_PAUSE = 15 * PAUSE

/**
 * Out of whatever is open, and a sentence. Where the keys before were still being taken, an Escape is read together with the next key, as
 * another key: each try waits longer than the one before.
 */
const takesSentence = async (terminal: Terminal): Promise<boolean> => {
  for (let pause = PAUSE; pause <= LONGEST_PAUSE; pause += PAUSE) {
    for (const keys of [KEYS.escape, KEYS.escape, ':7 levies charge 3 ceorls\r']) {
      terminal.press(keys)
      await waited(pause)
    }
    await waited(pause)
    if (terminal.screen().includes('levies win')) return true
  }
  return false
}

export interface Pressed {
  readonly keys: number
  /** What went wrong, a line each. */
  readonly bad: readonly string[]
}

/** So many random keys in bursts of 50; then the view must still take a sentence, and leave by q. */
export const pressed = async (count: number, seed: number, columns = 80, rows = 24): Promise<Pressed> => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-keys-'))
  const terminal = openTerminal(['explore', '8', 'bondi', 'charge', '4', 'huscarls'], { folder, columns, rows })
  const bad: string[] = []
  let [state, keys] = [seed, 0]
  try {
    await terminal.sees('bondi win')
    while (keys < count) {
      let piece = ''
      for (let i = 0; i < PIECE; i++, keys++) {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31
        piece += SIGNS[state % SIGNS.length]
      }
      terminal.press(piece)
      await waited(20)
    }
    if (!(await takesSentence(terminal))) throw new Error(`it takes no sentence any more:\n${terminal.screen()}`)
    terminal.press('q')
    const code = await terminal.ended()
    if (code !== 0) bad.push(`it ends with ${code}`)
    if (!restores(terminal.raw())) bad.push('the terminal is left as it was not')
  } catch (error) {
    bad.push(`${keys} keys of ${seed} at ${columns}x${rows}: ${error instanceof Error ? error.message : error}`)
  } finally {
    terminal.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  return { keys, bad }
}

const SIZES = [
  [80, 24],
  [60, 20],
  [140, 40]
] as const

const SESSION = 2000

/** What `npm run trust` tells of sessions of 2000 keys at three sizes. */
export const typedAtRandom = async (count: number, seed: number): Promise<Figure> => {
  const sessions: Pressed[] = []
  for (let i = 0; i * SESSION < count; i++) sessions.push(await pressed(SESSION, seed + i, ...(SIZES[i % SIZES.length] ?? [])))
  const bad = sessions.flatMap(session => session.bad)
  const keys = sessions.reduce((sum, session) => sum + session.keys, 0)
  return {
    what: `random keys in the live view, ${sessions.length} sessions`,
    shown: `${keys}, ${bad.length} bad${bad.length > 0 ? `: ${bad[0]}` : ''}`,
    isWell: bad.length === 0
  }
}
