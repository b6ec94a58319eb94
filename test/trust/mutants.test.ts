import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../tools/folder'
import { mutants } from './mutants'

const { folder } = openFolder()

const report = (statuses: readonly string[]): string =>
  JSON.stringify({ files: { 'src/a.ts': { mutants: statuses.map(status => ({ status })) } } })

test('each folder that was tried has a line, and one where too many survive is not well', () => {
  const nine = Array.from({ length: 9 }, () => 'Killed')
  writeFileSync(join(folder, 'chance.json'), report([...nine, 'Timeout', 'Ignored', 'Survived']))
  writeFileSync(join(folder, 'rules.json'), report(['Killed', 'NoCoverage']))
  writeFileSync(join(folder, 'rules.incremental.json'), report(['Killed']))
  expect(mutants(folder).map(({ shown, isWell }) => [shown, isWell])).toEqual([
    ['10 of 11, 90.9 %', true],
    ['1 of 2, 50.0 %', false]
  ])
})

test('a folder that was tried in parts has one line', () => {
  const parts = mkdtempSync(join(tmpdir(), 'parts-'))
  writeFileSync(join(parts, 'turn-plan.json'), report(['Killed', 'Killed', 'Survived']))
  writeFileSync(join(parts, 'turn-advice.json'), report(['Killed']))
  expect(mutants(parts).map(({ what, shown }) => [what, shown])).toEqual([['mutants of turn killed', '3 of 4, 75.0 %']])
  rmSync(parts, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

test('folders that were never tried are named', () => {
  expect(mutants(join(folder, 'nowhere'))).toHaveLength(1)
})
