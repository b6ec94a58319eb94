import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type } from './running'

const folder = mkdtempSync(join(tmpdir(), 'saga-odds-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

const saved = async (line: string, name: string): Promise<string> => {
  const file = join(folder, name)
  expect(await type(`${line} -o ${file}`)).toEqual({ code: 0, stdout: '', stderr: '' })
  return readFileSync(file, 'utf8')
}

describe('a picture', () => {
  it.each([
    ['page.html', /^<!doctype html>\n<html lang="en">/u],
    ['PAGE.HTM', /^<!doctype html>\n/u],
    ['chart.svg', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u]
  ])('is what the ending of %s says', async (name, start) => {
    expect(await saved('melee 8w charge 4hg', name)).toMatch(start)
  })

  it.each(['svg', 'html'])('goes to stdout as %s, the same from any terminal', async format => {
    const { code, stdout } = await type(`melee 8w charge 4hg -f ${format}`)
    expect(code).toBe(0)
    const other = await type(`melee 8w charge 4hg -f ${format}`, { terminal: 120, env: { COLORTERM: 'truecolor', LANG: 'C' } })
    expect(other.stdout).toBe(stdout)
  })

  it('is drawn of what the rulebook holds as well', async () => {
    expect(await saved('rules weapons', 'weapons.html')).toContain('crossbow')
    expect(await saved('rules weapons', 'weapons.svg')).toContain('crossbow')
  })
})
