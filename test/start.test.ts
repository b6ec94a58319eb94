import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from './tools/bundle'
import { openFolder } from './tools/folder'
import { plainEnvironment } from './tools/shell'

/** What a start of the command that is given most reads and runs: what it does not need waits until it is used. */

const { folder } = openFolder()

/** Tells on the way out which chunks were loaded, and which patterns were run. */
const WATCH = `
  const run = RegExp.prototype.exec
  const patterns = new Set()
  RegExp.prototype.exec = function (text) {
    patterns.add(this)
    return run.call(this, text)
  }
  process.on('exit', () => console.error(JSON.stringify([Object.keys(require.cache), [...patterns].map(String)])))
`

const startOf = (...words: readonly string[]): { readonly sources: readonly string[]; readonly patterns: readonly string[] } => {
  const watch = join(folder, 'watch.cjs')
  writeFileSync(watch, WATCH)
  const command = [process.execPath, '-r', watch, 'dist/cli.cjs', ...words, '2>&1', '>/dev/null'].join(' ')
  const told = execFileSync('sh', ['-c', command], { encoding: 'utf8', env: plainEnvironment(folder) })
  const [files, patterns] = JSON.parse(told) as [readonly string[], readonly string[]]
  return { sources: sourcesIn(new Set(files.map(file => relative('.', file)))), patterns }
}

it('reads nothing for a plain melee in JSON that is for help, conditions, boards or Spanish, and runs no pattern of all letters', () => {
  const { sources, patterns } = startOf('melee', '8', 'warriors', 'charge', '4', 'hearthguard', '-f', 'json')
  expect(sources).toContain('src/battle/odds.ts')
  expect(
    sources.filter(source =>
      /^src\/(?:model\/spanish|rules\/spanish|rules\/abilities|cli\/(?:topics|completion|guide)|request\/(?:condition-names|field-help|boards\/|sentence-words))|node_modules\/(?:zod|yaml|inquirer|chalk)\//.test(
        source
      )
    )
  ).toEqual([])
  expect(patterns).toContain('/^[a-wyz][a-z]*$/')
  expect(patterns.filter(pattern => pattern.includes('\\p{'))).toEqual([])
})
