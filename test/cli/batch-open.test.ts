import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { odds } from '../../src'
import { plainEnvironment } from '../tools/shell'

/** The built program, held open by another: a line goes in, its answer comes out, and only then is the next line written. */

const PROGRAM = resolve('bin/saga-odds.cjs')

const open: ChildProcess[] = []
afterEach(() => {
  for (const child of open.splice(0)) child.kill()
})

const holding = (...args: readonly string[]) => {
  const child = spawn(process.execPath, [PROGRAM, 'batch', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: plainEnvironment('.')
  })
  open.push(child)
  let held = ''
  const waiting: ((line: string) => void)[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    held += text
    for (let end = held.indexOf('\n'); end >= 0 && waiting.length > 0; end = held.indexOf('\n')) {
      waiting.shift()?.(held.slice(0, end))
      held = held.slice(end + 1)
    }
  })
  const answer = () => new Promise<string>(heard => waiting.push(heard))
  return {
    write: (text: string) => void child.stdin.write(text),
    answer,
    ask: (line: string): Promise<string> => {
      const heard = answer()
      child.stdin.write(`${line}\n`)
      return heard
    },
    /** What came without being asked for. */
    rest: () => held,
    end: () =>
      new Promise<number | null>(ended => {
        child.on('close', ended)
        child.stdin.end()
      })
  }
}

const attackerWins = (line: string): number => (JSON.parse(line) as { result: { attackerWins: number } }).result.attackerWins

describe('a batch that is held open', () => {
  it.each([[['--jobs', '1']], [['--jobs', '2']]])('answers each line before the next is written: %j', async jobs => {
    const program = holding('--select', 'result.attackerWins', ...jobs)
    // more than this thread alone takes of an input that comes at once
    for (let asked = 0; asked < 300; asked++) {
      const fight = `${1 + (asked % 12)} bondi charge ${1 + (asked % 5)} huscarls`
      const found = attackerWins(await program.ask(fight))
      if (asked % 50 === 0) expect(found).toBe(odds(fight).result?.attackerWins)
    }
    expect(program.rest()).toBe('')
    expect(await program.end()).toBe(0)
  })

  it('answers whole lines of a piece, and waits for the end of the last', async () => {
    const program = holding('--select', 'result.attackerWins')
    const [one, two] = [program.answer(), program.answer()]
    program.write('8 bondi charge 4 huscarls\n8 bondi charge 5 huscarls\n8 bondi charge 6 hus')
    expect(attackerWins(await one)).toBe(odds('8 bondi charge 4 huscarls').result?.attackerWins)
    expect(attackerWins(await two)).toBe(odds('8 bondi charge 5 huscarls').result?.attackerWins)
    expect(program.rest()).toBe('')
    expect(attackerWins(await program.ask('carls'))).toBe(odds('8 bondi charge 6 huscarls').result?.attackerWins)
    expect(await program.end()).toBe(0)
  })

  it('goes on after a line that cannot be read, and rows of a CSV are answered too', async () => {
    const program = holding('--select', 'result.attackerWins')
    expect(JSON.parse(await program.ask('8 bondi charge 4 xyzzy'))).toMatchObject({ line: 1, code: 'request' })
    expect(attackerWins(await program.ask('{"id":7,"fight":"8 bondi charge 4 huscarls"}'))).toBeGreaterThan(0)
    expect(await program.end()).toBe(1)
    const table = holding('--select', 'result.attackerWins')
    const head = table.answer()
    table.write('fight\n')
    expect(await head).toBe('fight,attacker_wins,line,error,code')
    expect(await table.ask('8 bondi charge 4 huscarls')).toMatch(/^8 bondi charge 4 huscarls,0\.212/)
    expect(await table.end()).toBe(0)
  })
})

const runs = (command: string): boolean => spawnSync(command, ['--version']).status === 0

describe('the examples that hold a batch open', () => {
  it.skipIf(!runs('python3'))('in Python', () => {
    const { status, stdout, stderr } = spawnSync('python3', ['examples/ask_saga_odds.py', process.execPath, PROGRAM], {
      encoding: 'utf8',
      env: plainEnvironment('.')
    })
    expect([status, stderr]).toEqual([0, ''])
    const [first, ...others] = stdout.trim().split('\n')
    expect(first).toBe(
      `6 bondi charge 4 huscarls: ${(100 * (odds('6 bondi charge 4 huscarls').result?.attackerWins ?? 0)).toFixed(1)}%`
    )
    expect(others).toHaveLength(3)
  })

  it('as a chat bot', () => {
    const { status, stdout } = spawnSync(process.execPath, ['examples/chat_bot.mjs', process.execPath, PROGRAM], {
      encoding: 'utf8',
      env: plainEnvironment('.'),
      input:
        'ann: !odds 8 bondi charge 4 huscarls\nbob: good evening\ncy: !odds 12 levies bow shoot 8 bondi\ndee: !odds 8 bondi charge 4 xyzzy\n'
    })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^@ann 8 bondi charge 4 huscarls: attackers win 21\.2 %, 2\.7 and 1\.8 fall on average$/),
      expect.stringMatching(/^@cy 12 levies, bow, shoot 8 bondi: 0\.0 and \d\.\d fall on average$/),
      expect.stringMatching(/^@dee unknown word "xyzzy"/)
    ])
  })
})
