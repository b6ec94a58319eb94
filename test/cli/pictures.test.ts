import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../tools/folder'
import { type } from './running'

const { folder } = openFolder()

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

  it('of a sweep over one thing is a line for each way to end, over a named axis', async () => {
    const line = 'sweep melee 8w charge 4hg --vary attacker.models=4..8'
    const picture = await saved(line, 'sweep.svg')
    expect(picture.match(/<path [^>]*class="line (?:attacker|plain|defender)"/gu)).toHaveLength(3)
    // five fights, three ways to end
    expect(picture.match(/<circle /gu)).toHaveLength(15)
    expect(picture).toContain('>attacker.models</text>')
    expect(picture).toContain('>who wins</text>')
    // 8 warriors against 4 hearthguard are the fight of its own
    const { stdout } = await type('melee 8w charge 4hg -f line')
    const [wins = '?'] = stdout.match(/\d+\.\d %/u) ?? []
    expect(picture).toContain(`<title>warriors win, attacker.models 8: ${wins}</title>`)
    expect((await saved(line, 'sweep.html')).match(/class="(?:narrow|wide)"/gu)).toHaveLength(2)
  })

  it('of a sweep of another quantity has one line on a scale that holds it', async () => {
    const picture = await saved('sweep melee 8w charge 4hg --vary attacker.models=4..8 --show swing', 'points.svg')
    expect(picture.match(/<path /gu)).toHaveLength(1)
    expect(picture).not.toContain('NaN')
  })
})
