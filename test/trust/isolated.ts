import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The program with everything taken from it that it has no need of: a network, a place to write, other programs. */

/** Put before the program: whatever asks for the outside is written down. It lists no module that the program asks for anyway. */
const TRAP = `
const fs = require('node:fs')
const plain = fs.openSync
const note = what => { const file = plain(process.env.SAGA_TRAP, 'a'); fs.writeSync(file, what + '\\n'); fs.closeSync(file) }
const trapped = (module, names) => { for (const name of names) { const was = module[name]; module[name] = function (...args) { note(name); return was.apply(this, args) } } }
trapped(require('node:net').Socket.prototype, ['connect'])
trapped(require('node:net'), ['createServer'])
trapped(require('node:dns'), ['lookup', 'resolve'])
trapped(require('node:dgram'), ['createSocket'])
trapped(require('node:child_process'), ['spawn', 'spawnSync', 'exec', 'execFile', 'fork'])
const write = ['writeFile', 'writeFileSync', 'appendFile', 'mkdir', 'mkdirSync', 'rm', 'unlink', 'rename', 'createWriteStream']
for (const name of write) { const was = fs[name]; fs[name] = function (...args) { note(name + ' ' + args[0]); return was.apply(this, args) } }
for (const name of ['writeFile', 'appendFile', 'mkdir', 'rm', 'unlink', 'rename']) { const was = fs.promises[name]; fs.promises[name] = function (...args) { note(name + ' ' + args[0]); return was.apply(this, args) } }
const isWriting = flags => (typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags ?? 'r'))
for (const name of ['openSync', 'open']) { const was = fs[name]; fs[name] = function (...args) { if (isWriting(args[1])) note(name + ' ' + args[0]); return was.apply(this, args) } }
for (const name of ['renameSync', 'linkSync', 'rmSync', 'unlinkSync']) { const was = fs[name]; fs[name] = function (...args) { note(name + ' ' + args[0] + ' ' + (args[1] ?? '')); return was.apply(this, args) } }
if (globalThis.fetch) { const was = globalThis.fetch; globalThis.fetch = (...args) => { note('fetch'); return was(...args) } }
`

export interface Isolated {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** What it asked of the outside, in order. */
  readonly asked: readonly string[]
}

/** Permission flags as this Node calls them: reading allowed, everything else not. */
export const readingOnly = (): readonly string[] => [
  Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  '--no-warnings'
]

/** Runs the program; `flags` go to Node itself. */
export const isolated = (args: readonly string[], flags: readonly string[] = [], bin = 'bin/saga-odds.cjs'): Isolated => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-trap-'))
  const [trap, shown] = [join(folder, 'trap.cjs'), join(folder, 'asked')]
  writeFileSync(trap, TRAP)
  const before = flags.length > 0 ? flags : ['--require', trap]
  const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [...before, bin, ...args], {
    env: { ...env, SAGA_TRAP: shown, HOME: folder, XDG_CONFIG_HOME: folder },
    encoding: 'utf8',
    input: ''
  })
  const asked = existsSync(shown) ? readFileSync(shown, 'utf8').trim().split('\n') : []
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return { code: status, stdout, stderr, asked }
}
