import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds `dist`, unless it is already what this Node makes of these sources: `npm cit`, which installs and then tests, builds once.
 * After a build, `--done` writes the types for those who require the library, which are the same, and then what the build was made from
 * and what came of it.
 */

const SOURCES = [
  'bin',
  '.ci/bundle',
  'docs/report.schema.json',
  'package.json',
  'package-lock.json',
  'src',
  'tsconfig.json',
  'tsup.config.ts'
]
const RECORD = 'dist/built.json'

const filesIn = path =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap(name => filesIn(join(path, name)))
    : [path]

const hashOf = (paths, more = '') => {
  const hash = createHash('sha256').update(more)
  for (const file of paths.flatMap(filesIn)) if (file !== RECORD) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const record = () => JSON.stringify({ from: hashOf(SOURCES, process.version), made: hashOf(['dist']) })

if (process.argv.includes('--done')) {
  copyFileSync('dist/index.d.ts', 'dist/index.d.cts')
  writeFileSync(RECORD, record())
} else if (!existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== record())
  process.exitCode = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
