import { expect, it } from 'vitest'
import { mayNameOptions } from '../../src/cli/flags'
import { run } from './running'

/** A start makes only the options that its arguments may name. */

it.each(['-f', '-o', '--format', '--format=json', '--output', '--output=odds.json', '8', 'warriors'])('%s is always made', word =>
  expect(mayNameOptions(['melee', word])).toBe(false)
)

it.each(['--explain', '--formt', '--formats', '--output-file', '--set', '-h', '-fjson', '--'])('%s may need them all', word =>
  expect(mayNameOptions(['melee', word])).toBe(true)
)

const fight = ['melee', '8', 'bondi', 'charge', '4', 'huscarls']

it('an option means the same however it is written', async () => {
  const short = await run([...fight, '-f', 'json'])
  for (const argv of [['--format', 'json'], ['--format=json'], ['-fjson']])
    expect(await run([...fight, ...argv])).toEqual({ ...short, code: 0 })
})

it('a format is no option in words, and fractions are', async () => {
  expect((await run([...fight, 'in', 'fractions', '-f', 'json'])).stdout).toBe(
    (await run([...fight, '--method', 'fractions', '-f', 'json'])).stdout
  )
})

it('a plan that begins with shoot is one in every format', async () => {
  const typed = 'shoot 4 huscarls with 8 crossbowmen and then charge them with 6 knights'.split(' ')
  expect((await run(typed)).stdout).toBe((await run(['plan', ...typed])).stdout)
  expect((await run([...typed, '-f', 'json'])).code).toBe(0)
})
