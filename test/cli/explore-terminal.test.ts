import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCache } from '../../src/answers/edit/questions'
import { EXAMPLES } from '../../src/cli/examples'
import { answersFor, NOTHING_SHOWN } from '../../src/cli/explore/live/answers'
import { draw } from '../../src/cli/explore/live/draw'
import { press } from '../../src/cli/explore/live/keys'
import { type LiveState, showing } from '../../src/cli/explore/live/state'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'
import { openFolder } from '../tools/folder'
import { KEYS, openProgram, openTerminal, type Terminal } from '../tools/terminal'
import { pressed, restores } from '../trust/keys'

/** The live view of the built program, in a pseudo-terminal. */

const { folder } = openFolder()

const open: Terminal[] = []
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close()
})

const FIGHT = '8 bondi charge 4 huscarls'

interface Around {
  readonly columns?: number
  readonly rows?: number
  readonly env?: Readonly<Record<string, string>>
}

const opened = (terminal: Terminal): Terminal => {
  open.push(terminal)
  return terminal
}

const exploring = (args: readonly string[], around: Around = {}): Terminal =>
  opened(openTerminal(['explore', ...args], { folder, ...around }))

const start = showing(requested({ scenario: { fight: FIGHT, edition: 1 } }).scenario)

const after = (keys: string, state: LiveState = start): LiveState =>
  [...keys].reduce((now, sequence) => press(now, { sequence }, rulebook), state)

/** What the state looks like, without the terminal. */
const drawn = (state: LiveState, columns: number, rows: number): string =>
  draw(state, answersFor(state, NOTHING_SHOWN, answerCache(), rulebook), { color: 0, unicode: true, columns, rows }, rulebook)
    .map(line => line.trimEnd())
    .join('\n')
    .trimEnd()

const shows = async (terminal: Terminal, expected: string): Promise<void> => {
  await expect.poll(() => terminal.screen().trimEnd(), { timeout: 20_000, interval: 20 }).toBe(expected)
}

describe.each([
  [80, 24],
  [60, 20],
  [140, 40]
])('a session in a terminal of %i columns and %i rows', (columns, rows) => {
  it('opens at once, shows each key, and leaves the screen as it was', { timeout: 40_000 }, async () => {
    const terminal = exploring(FIGHT.split(' '), { columns, rows })
    await shows(terminal, drawn(start, columns, rows))
    let typed = ''
    for (const key of ['l', '1', '2', 'p', 'j', 'j', 'x', 'd', 'd', '?', '?', 'y', 'y', 'u', '/ull']) {
      terminal.press(key)
      typed += key
      await shows(terminal, drawn(after(typed), columns, rows))
    }
    terminal.press(KEYS.enter)
    await terminal.sees('+ullr')
    terminal.press('q')
    expect(await terminal.ended()).toBe(0)
    expect(terminal.screen().trim()).toBe('')
    expect(restores(terminal.raw())).toBe(true)
  })

  it('shows the last state of 200 keys in one piece, and loses none', async () => {
    const terminal = exploring(FIGHT.split(' '), { columns, rows })
    await shows(terminal, drawn(start, columns, rows))
    const keys = 'lljlhkjpxjjlkkhl'.repeat(13).slice(0, 200)
    terminal.press(keys)
    await shows(terminal, drawn(after(keys), columns, rows))
  })
})

describe('the live view', () => {
  it.each(EXAMPLES.explore)('%s opens, and Ctrl-C leaves', async example => {
    const terminal = opened(openTerminal(example.split(' '), { folder }))
    await terminal.sees('victory points', '? keys')
    terminal.press(KEYS.interrupt)
    expect(await terminal.ended()).toBe(130)
    expect(restores(terminal.raw())).toBe(true)
  })

  it('fills in advice and what would help most when they are ready, and Enter takes them up', { timeout: 30_000 }, async () => {
    const terminal = exploring('6 hirdmen +frigg +ullr charge 4 huscarls fatigue 1 +shieldwall'.split(' '))
    await terminal.sees('hirdmen win')
    terminal.press('a')
    await terminal.sees('best play for the hirdmen is worth', 'Enter applies it')
    terminal.press('w')
    await terminal.sees('best single changes for the hirdmen')
    terminal.press(KEYS.enter)
    terminal.press('y')
    await terminal.sees('saga-odds melee 6 hirdmen')
  })

  it('goes on while a long answer is worked out, and drops it for a newer one', { timeout: 60_000 }, async () => {
    const thor = '10 hirdmen +thor +ullr +frigg +heimdall +combat-pool=2a1d charge 12 hirdmen fatigue 2 +thor +combat-pool=2d'
    const terminal = exploring(thor.split(' '))
    await terminal.sees('? keys')
    terminal.press('a')
    await terminal.sees('working out')
    terminal.press('hhhh')
    await terminal.sees('models    <6>')
    terminal.press(':8 bondi charge 4 huscarls\r')
    await terminal.sees('8 bondi charge 4 huscarls', 'best play for the bondi is worth')
    expect(terminal.screen()).not.toContain('working out')
  })

  it('is drawn anew when the terminal changes, down to one that is too small', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await shows(terminal, drawn(start, 80, 24))
    terminal.resize(60, 20)
    await shows(terminal, drawn(start, 60, 20))
    terminal.resize(50, 12)
    await terminal.sees('needs 60 columns and 20 rows', '--guided')
    terminal.resize(140, 40)
    await shows(terminal, drawn(start, 140, 40))
  })

  it('of a terminal that says it has no columns and no rows is that of 80 and 24', async () => {
    const program = `"${process.execPath}" "${resolve('bin/saga-odds.cjs')}"`
    const terminal = opened(openProgram('bash', ['-c', `stty cols 0 rows 0; ${program} explore ${FIGHT}`], { folder }))
    await shows(terminal, drawn(start, 80, 24))
    terminal.press('q')
    expect(await terminal.ended()).toBe(0)
    const table = opened(openProgram('bash', ['-c', `stty cols 0 rows 0; ${program} melee ${FIGHT}`], { folder }))
    expect(await table.ended()).toBe(0)
    expect(table.written()).toContain(`${FIGHT}                                   first edition, exact`)
  })

  it('takes units of a warband by their names in a sentence', async () => {
    const rosters = resolve('examples/rosters')
    const terminal = exploring(['--warband', join(rosters, 'ragnars-forty.yaml'), '--against', join(rosters, 'normans.yaml')])
    await terminal.sees('? keys')
    terminal.press(`:bondi-1 charge crossbowmen${KEYS.enter}`)
    await terminal.sees('MELEE, first edition: 12 bondi charge 8 crossbowmen')
  })

  it('begins with the last fight', async () => {
    const first = exploring(FIGHT.split(' '))
    await first.sees('bondi win')
    first.press('l')
    await first.sees('9 bondi charge')
    first.press('q')
    await first.ended()
    const second = exploring([])
    await second.sees('9 bondi charge 4 huscarls')
    const other = exploring(['--edition', '2'])
    await other.sees('second edition: 8 bondi charge 4 huscarls')
  })

  it('saves a scenario and a page, and writes over nothing', async () => {
    const terminal = exploring(FIGHT.split(' '))
    await terminal.sees('bondi win')
    terminal.press(`o${KEYS.enter}`)
    await terminal.sees('saved: saga-odds melee --scenario fight.json')
    expect(JSON.parse(readFileSync(join(folder, 'fight.json'), 'utf8'))).toEqual(start.fight)
    terminal.press(`o${KEYS.enter}`)
    await terminal.sees('"fight.json": that file already exists: name another')
    terminal.press(`o\u0015fight.html${KEYS.enter}`)
    await terminal.sees('saved: fight.html')
    expect(readFileSync(join(folder, 'fight.html'), 'utf8')).toContain('<html')
    terminal.press(`o\u0015fight.doc${KEYS.enter}`)
    await terminal.sees('"fight.doc": name a file that ends in')
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131]
  ])('leaves the screen as it was after %s', async (signal, code) => {
    const script = `stty -g; "${process.execPath}" "${resolve('bin/saga-odds.cjs')}" explore ${FIGHT}; echo "ended $?"; stty -g; sleep 5`
    const terminal = opened(openProgram('bash', ['-c', script], { folder }))
    await terminal.sees('bondi win')
    const pid = execFileSync('pgrep', ['-n', '-f', `saga-odds.cjs explore ${FIGHT}`], { encoding: 'utf8' }).trim()
    process.kill(Number(pid), signal)
    await terminal.sees(`ended ${code}`)
    const modes = terminal
      .screen()
      .split('\n')
      .filter(line => /^[0-9a-f]+:/.test(line))
    await expect
      .poll(() =>
        terminal
          .screen()
          .split('\n')
          .filter(line => /^[0-9a-f]+:/.test(line))
      )
      .toHaveLength(2)
    expect(new Set(modes).size).toBe(1)
    expect(restores(terminal.raw())).toBe(true)
  })

  it('stops at Ctrl-Z and comes back', async () => {
    const terminal = opened(openProgram('bash', ['--norc', '-i'], { folder, env: { PS1: '$ ' } }))
    await terminal.sees('$')
    terminal.press(`"${process.execPath}" "${resolve('bin/saga-odds.cjs')}" explore ${FIGHT}\r`)
    await terminal.sees('bondi win')
    terminal.press('\u001a')
    await terminal.sees('Stopped')
    terminal.press('fg\r')
    await shows(terminal, drawn(start, 80, 24))
    terminal.press('l')
    await terminal.sees('9 bondi charge')
  })

  it('takes 600 random keys in pieces, a sentence after them, and leaves by q', { timeout: 120_000 }, async () =>
    expect(await pressed(600, 24)).toEqual({ keys: 600, bad: [] })
  )
})

describe('where the cursor is not to be moved', () => {
  it.each([{ TERM: 'dumb' }, { ACCESSIBLE: '1' }])('%j asks in plain lines', async env => {
    const terminal = exploring(FIGHT.split(' '), { env })
    await terminal.sees('saga-odds melee 8 bondi charge 4 huscarls', 'number or name')
    terminal.press('bondi: 12 models\r')
    await terminal.sees('saga-odds melee 12 bondi charge 4 huscarls')
    terminal.press('leave\r')
    expect(await terminal.ended()).toBe(0)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what moves a cursor is made of them
    expect(terminal.raw()).not.toMatch(/\u001b\[[0-9;?]*[A-Z]/)
  })
})
