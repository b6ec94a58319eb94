import { describe, expect, it } from 'vitest'
import { run } from './running'

/** Sides that are named by their troops in a condition. */

const asserted = (condition: string, fight = '8 bondi charge 4 huscarls') => run(['melee', fight, '--assert', condition])

describe('a condition', () => {
  it.each([
    ['bondi win >= 21%', 0],
    ['bondi win >= 22%', 1],
    ['the huscarls win >= 59%', 0],
    ['huscarls wiped out at least 0.05 and the bondi losses more than 2', 0],
    ['huscarl wiped out > 10%', 1]
  ])('%s is of the side of those troops', async (condition, code) => {
    expect((await asserted(condition)).code).toBe(code)
  })

  it('names no side by a troop that both have', async () => {
    const { code, stderr } = await asserted('bondi win >= 10%', '8 bondi charge 8 bondi')
    expect(code).toBe(2)
    expect(stderr).toContain('there is no quantity "bondi win"')
  })
})

it('--until takes the names of troops, too', async () => {
  const [named, sided] = await Promise.all(
    ['bondi win >= 30%', 'attacker wins >= 30%'].map(condition =>
      run(['melee', '6 bondi charge 4 huscarls', '--until', condition, '--by', 'attacker.models', '-f', 'json'])
    )
  )
  expect(named?.code).toBe(0)
  expect(named?.stdout).toBe(sided?.stdout)
})
