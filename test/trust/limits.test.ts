import { describe, expect, it } from 'vitest'
import { interrupted, withLittleMemory } from './limits'

/** The built program, at its limits: `npm run trust` asks the same more often. */

describe('long questions', () => {
  it('end in time wherever a signal meets them, a batch after whole records', async () => {
    const { kinds, signals, bad } = await interrupted(10, 7, 1000)
    expect({ kinds, signals, bad }).toEqual({ kinds: 10, signals: 10, bad: [] })
  }, 240_000)
})

describe('a heap of 512 MB', () => {
  it('is enough for an answer or a refusal of every command', async () => {
    const { commands, answered, refused, bad } = await withLittleMemory(512, ['--budget', '0.4s'])
    expect(bad).toEqual([])
    expect(answered + refused).toBe(commands)
    expect([answered >= 9, refused >= 4]).toEqual([true, true])
  }, 480_000)
})
