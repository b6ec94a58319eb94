import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Figure } from './figures'

/** The package on this machine: its contents, its builds, its Nodes, and what it asks the system for. */

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const run = (program: string, args: readonly string[], cwd = '.'): Ran => {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', input: '' })
  return { code: status, out: stdout ?? '', err: stderr ?? '' }
}

const MELEE = ['melee', '8 bondi charge 4 huscarls', '-f', 'json'] as const

interface Packed {
  readonly files: readonly { readonly path: string }[]
  readonly unpackedSize: number
}

export const packed = (): readonly Figure[] => {
  const [{ files, unpackedSize }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']).out) as [Packed]
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies?: object }
  const needs = Object.keys(dependencies).length
  const audit = run('npm', ['audit', '--omit=dev'])
  return [
    { what: 'files of the package', shown: `${files.length}, ${Math.round(unpackedSize / 1000)} kB`, isWell: true },
    { what: 'packages it needs at run time', shown: String(needs), isWell: needs === 0 },
    {
      what: 'npm audit of those',
      shown: audit.code === 0 ? 'clean' : ((audit.out + audit.err).trim().split('\n')[0] ?? ''),
      isWell: audit.code === 0
    }
  ]
}

/** From its tarball in an empty folder, on this Node and the others. */
export const installed = (): readonly Figure[] => {
  const folder = mkdtempSync(resolve('.trust', 'installed-'))
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder])
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? ''
  run('npm', ['install', '--offline', '--no-audit', '--prefix', folder, join(folder, tarball)])
  const bin = join(folder, 'node_modules/saga-odds/bin/saga-odds.cjs')
  const answerOf = (node: string): string => {
    const { code, out } = run(node, [bin, ...MELEE], folder)
    return code === 0 ? out : ''
  }
  const first = answerOf(process.execPath)
  const others = OTHERS.map(version => {
    const node = nodeOf(version)
    if (!node) return { shown: `(${version} is not to be had)`, isWell: true }
    const isWell = answerOf(node) === first
    return { shown: `${isWell ? '' : 'not '}${run(node, ['--version']).out.trim()}`, isWell }
  })
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  const publint = run('npx', ['publint', '--strict', '--pack', 'npm'])
  const attw = run('npx', ['attw', '--pack', '--profile', 'esm-only', '--quiet', '.'])
  return [
    {
      what: 'installed from its tarball, the same bytes on',
      shown: [first === '' ? `not ${process.version}` : process.version, ...others.map(({ shown }) => shown)].join(' '),
      isWell: first !== '' && others.every(({ isWell }) => isWell)
    },
    { what: 'publint', shown: verdict(publint.code), isWell: publint.code === 0 },
    { what: 'are the types wrong', shown: verdict(attw.code), isWell: attw.code === 0 }
  ]
}

const verdict = (code: number | null): string => (code === 0 ? 'clean' : `exit ${code}`)

/** The Nodes it is made for besides this one: of each its latest, as npm has it. */
const OTHERS = ['20', '22', '24'].filter(version => !process.version.startsWith(`v${version}.`))

/** A Node under `.trust/nodes`, put there where it is not yet; undefined where npm has none for this machine, or cannot be asked. */
const nodeOf = (version: string): string | undefined => {
  const name = `node-${process.platform}-${process.arch}`
  const folder = resolve('.trust/nodes', version)
  const bin = join(folder, 'node_modules', name, 'bin/node')
  if (!existsSync(bin)) run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`])
  return existsSync(bin) ? bin : undefined
}

const BUILT_FROM = [
  ...['.ci', 'src', 'bin', 'docs/report.schema.json'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts']
]

/** The build of `dist` once more in another folder, file by file. */
export const rebuilt = (): Figure => {
  const folder = resolve('.trust/builds/another/deeper')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  mkdirSync(folder, { recursive: true })
  for (const each of BUILT_FROM) cpSync(each, join(folder, each), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  run('npm', ['run', 'build'], folder)
  const another = join(folder, 'dist')
  const { code, out } = run('diff', ['-rq', '--exclude=built.json', 'dist', another])
  const count = existsSync(another) ? readdirSync(another).length : 0
  rmSync('.trust/builds', { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return {
    what: 'two builds in two folders',
    shown: code === 0 && count > 0 ? `the same ${count} files` : out.slice(0, 60),
    isWell: code === 0 && count > 0
  }
}

const TRACED = 'socket,connect,bind,sendto,execve,mkdir,rename,unlink,openat,creat'

/** What the kernel saw, where strace is at hand. */
export const traced = (): Figure => {
  const what = 'system calls: network, other programs, writes'
  if (run('strace', ['-V']).code !== 0) return { what, shown: 'strace is not here', isWell: true }
  const { err } = run('strace', ['-f', '-e', `trace=${TRACED}`, process.execPath, 'bin/saga-odds.cjs', ...MELEE])
  const lines = err.split('\n').filter(line => /^(\[pid\s+\d+\] )?[a-z]+\(/.test(line))
  const network = lines.filter(line => /\b(socket|connect|bind|sendto)\(/.test(line) && !/AF_UNIX/.test(line))
  const programs = lines.filter(line => /\bexecve\(/.test(line)).length - 1
  const writes = lines.filter(
    line => /\b(mkdir|rename|unlink|creat)\(|O_WRONLY|O_RDWR|O_CREAT/.test(line) && !/\/dev\/|\/proc\//.test(line)
  )
  const shown = `${network.length}, ${programs}, ${writes.length}`
  return { what, shown, isWell: network.length + programs + writes.length === 0 && lines.length > 0 }
}
