import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFolder } from '../tools/folder'
import { isolated, readingOnly } from './isolated'

/** What the program does to the machine it runs on: it reads what it is given, and writes where it is told. */

const { folder } = openFolder()

const commands: readonly (readonly string[])[] = [
  ['melee', '8 bondi charge 4 huscarls', '--explain'],
  ['melee', '8 bondi charge 4 huscarls', '-f', 'html'],
  ['melee', '8 bondi charge 4 huscarls', '--method', 'fractions', '-f', 'json'],
  ['shoot', '8 crossbows shoot 6 bondi', '-f', 'svg'],
  ['sweep', 'melee', '8w charge 4hg', '--vary', 'attacker.models=4..8'],
  ['compare', '8w', 'or', '4hg', 'vs', '6w'],
  ['melee', '8 eelers charge 4 huscarls', '--board', 'examples/reedfolk.yaml'],
  ['melee', '--scenario', 'examples/side-by-side.json'],
  ['rules', 'vikings'],
  ['dice', '6', 'vikings'],
  ['--help']
]

describe('the program', () => {
  test.each(commands)('asks for no network, no other program and no place to write: %s %s %s', (...args) => {
    const { code, stderr, asked } = isolated(args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(asked).toEqual([])
  })

  test.each(commands)('answers where it may only read: %s %s %s', (...args) => {
    const { code, stdout, stderr } = isolated(args, readingOnly())
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).not.toBe('')
  })

  test('writes the file that is asked for, and no other', () => {
    const file = join(folder, 'fight.json')
    const { code, stdout, asked } = isolated(['melee', '8w charge 4hg', '-o', file])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    // a file is written beside its place, and renamed
    const [opened = '', ...others] = asked
    const beside = opened.replace(/^openSync /, '')
    expect(dirname(beside)).toBe(folder)
    expect(others).toEqual([`renameSync ${beside} ${file}`])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'melee' })
  })

  test('says so where it may not write', () => {
    const file = join(folder, 'refused.json')
    const { code, stderr } = isolated(['melee', '8w charge 4hg', '-o', file], readingOnly())
    expect(code).toBe(2)
    expect(stderr).toBe(`saga-odds: --output "${file}": permission to write is denied\n`)
    expect(existsSync(file)).toBe(false)
  })

  test('would be caught: the trap hears a write and a network', () => {
    const probe = "require('node:net').connect(1).on('error', () => {}); require('node:fs').mkdirSync(process.env.HOME + '/x')"
    const { asked } = isolated(['-e', probe], [], '--no-warnings')
    expect(asked).toContain('connect')
    expect(asked.at(-1)).toMatch(/^mkdirSync /)
  })
})
