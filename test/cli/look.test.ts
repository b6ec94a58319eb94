import { describe, expect, it } from 'vitest'
import { appearanceOf } from '../../src/cli/appearance'
import type { Streams } from '../../src/cli/streams'
import { type } from './running'

const streams = (env: Streams['env'], terminal?: number): Streams => ({
  stdin: (async function* () {})(),
  stdout: { isTTY: terminal !== undefined, ...(terminal && { columns: terminal }) } as never,
  stderr: {} as never,
  env
})

const TRUE = { COLORTERM: 'truecolor', TERM: 'xterm-256color' }

describe('colour', () => {
  it.each([
    ['a terminal with all colours', undefined, TRUE, 80, 3],
    ['a terminal of 256', undefined, { TERM: 'xterm-256color' }, 80, 2],
    ['a plain terminal', undefined, { TERM: 'xterm' }, 80, 1],
    ['a pipe', undefined, TRUE, undefined, 0],
    ['NO_COLOR', undefined, { ...TRUE, NO_COLOR: '1' }, 80, 0],
    ['an empty NO_COLOR', undefined, { ...TRUE, NO_COLOR: '' }, 80, 3],
    ['TERM=dumb', undefined, { TERM: 'dumb' }, 80, 0],
    ['FORCE_COLOR into a pipe', undefined, { FORCE_COLOR: '1' }, undefined, 1],
    ['FORCE_COLOR=3 into a pipe', undefined, { FORCE_COLOR: '3' }, undefined, 3],
    ['FORCE_COLOR=true into a pipe', undefined, { ...TRUE, FORCE_COLOR: 'true' }, undefined, 3],
    ['FORCE_COLOR=0 on a terminal', undefined, { ...TRUE, FORCE_COLOR: '0' }, 80, 0],
    ['FORCE_COLOR beside NO_COLOR', undefined, { FORCE_COLOR: '1', NO_COLOR: '1' }, 80, 1],
    ['--color always into a pipe', 'always', {}, undefined, 1],
    ['--color always beside NO_COLOR', 'always', { ...TRUE, NO_COLOR: '1' }, 80, 3],
    ['--color never beside FORCE_COLOR', 'never', { FORCE_COLOR: '3' }, 80, 0],
    ['--color auto', 'auto', TRUE, 80, 3]
  ])('%s', (_, color, env, terminal, level) =>
    expect(appearanceOf({ ...(color && { color }) }, streams(env, terminal), false).color).toBe(level)
  )

  it('none in a file, but by --color always', () => {
    expect(appearanceOf({}, streams({ FORCE_COLOR: '3' }, 80), true).color).toBe(0)
    expect(appearanceOf({ color: 'always' }, streams({}), true).color).toBe(1)
  })

  it('reaches the answer, or does not', async () => {
    expect((await type('melee 8w charge 4hg', { terminal: 80, env: TRUE })).stdout).toContain('\u001b[')
    expect((await type('melee 8w charge 4hg', { env: TRUE })).stdout).not.toContain('\u001b')
    expect((await type('melee 8w charge 4hg --color always')).stdout).toContain('\u001b[')
    expect((await type('melee 8w charge 4hg', { terminal: 80, env: { ...TRUE, NO_COLOR: '1' } })).stdout).not.toContain('\u001b')
  })
})

describe('width', () => {
  it.each([
    ['a terminal', {}, {}, 120, 120],
    ['a narrow terminal', {}, {}, 20, 40],
    ['a pipe', {}, {}, undefined, 80],
    ['COLUMNS', {}, { COLUMNS: '60' }, undefined, 60],
    ['COLUMNS that is no number', {}, { COLUMNS: 'wide' }, undefined, 80],
    ['--width before the terminal', { width: '50' }, { COLUMNS: '60' }, 120, 50]
  ])('%s', (_, options, env, terminal, width) => expect(appearanceOf(options, streams(env, terminal), false).width).toBe(width))

  it('of a file is 80 by default', () => {
    expect(appearanceOf({}, streams({ COLUMNS: '60' }, 120), true).width).toBe(80)
    expect(appearanceOf({ width: '60' }, streams({}, 120), true).width).toBe(60)
  })

  it('holds in the answer', async () => {
    const { stdout } = await type('melee 8w charge 4hg --width 60')
    expect(Math.max(...stdout.split('\n').map(line => [...line].length))).toBeLessThanOrEqual(60)
  })
})

describe('letters', () => {
  it.each([
    ['a UTF-8 terminal', { LANG: 'en_GB.UTF-8' }, 80, true],
    ['a terminal without a locale', {}, 80, process.platform === 'win32'],
    ['LC_ALL=C before LANG', { LC_ALL: 'C', LANG: 'en_GB.UTF-8' }, 80, false],
    ['LANG=C', { LANG: 'C' }, 80, false],
    ['LC_ALL=POSIX before LANG', { LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' }, 80, false],
    ['LC_CTYPE before LANG', { LC_CTYPE: 'C.UTF-8', LANG: 'C' }, 80, true],
    ['a pipe', { LANG: 'C' }, undefined, true]
  ])('%s', (_, env, terminal, unicode) => expect(appearanceOf({}, streams(env, terminal), false).unicode).toBe(unicode))

  it('of a plain terminal are ASCII', async () => {
    const { stdout } = await type('melee 8w charge 4hg', { terminal: 80, env: { LANG: 'C' } })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    expect(stdout).toMatch(/^[\x00-\x7f]*$/)
  })
})
