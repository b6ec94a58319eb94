import { describe, expect, it } from 'vitest'
import { refuseLost } from '../../src/cli/questions/names-kept'
import { run } from './running'

/** A command made of a sentence has the boxes and the units of the sentence. */

const held = (typed: string, argv: readonly string[]): string => {
  try {
    refuseLost([typed], argv, 1)
    return 'kept'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a command that has lost what the sentence names', () => {
  it.each<[typed: string, argv: readonly string[], lost: string]>([
    ['6 hirdmen charge 8 ceorls with Shieldwall', ['melee', '6 hirdmen charge 8 ceorls'], 'Shieldwall'],
    ['is Hard as Iron worth it for 4 huscarls', ['compare', '4 huscarls or 4 huscarls vs 8 bondi'], 'Hard as Iron'],
    ['Trapped: yes or no? I rolled CCCU', ['dice', 'anglo-danes', '--rolled', 'CCCU'], 'Trapped'],
    ['points for Cnut and five geburs', ['warband', 'points', 'five geburs'], 'Cnut'],
    ['8 bondi charge 4 huscarls and 6 hirdmen charge them', ['melee', '8 bondi charge 8 bondi'], 'huscarls']
  ])('"%s" is refused', (typed, argv, lost) => {
    expect(held(typed, argv)).toContain(`"${lost}"`)
  })

  it.each<[typed: string, argv: readonly string[]]>([
    ['6 hirdmen charge 8 ceorls with Shieldwall', ['melee', '6 hirdmen charge 8 ceorls +shieldwall']],
    ['6 hirdmen charge 8 ceorls without Shieldwall', ['melee', '6 hirdmen charge 8 ceorls']],
    ["6 hirdmen charge 8 ceorls who aren't using Shieldwall", ['melee', '6 hirdmen charge 8 ceorls']],
    ['8 bondi push into a building held by 6 ceorls', ['melee', '8 bondi charge 6 ceorls in building']],
    ['do 6 hirdmen get attack dice from Thor', ['rules', 'thor']],
    ['4 huscarls que reducen su pila de ataque contra 8 bondi', ['melee', '4 huscarls gives up dice contra 8 bondi']],
    ['8 warriors charge 4 hirdmen', ['melee', '8 bondi charge 4 huscarls']]
  ])('"%s" is answered', (typed, argv) => {
    expect(held(typed, argv)).toBe('kept')
  })
})

it('a box said of the target of a later clause is in the fight', async () => {
  const { code, stdout } = await run(['Hard as Iron for the 4 huscarls when 6 knights charge'])
  expect(code).toBe(0)
  expect(stdout).toContain('4 huscarls, Hard as Iron')
})

it('SAGA dice of another number than their symbols are refused', async () => {
  const { code, stderr } = await run(['I rolled 5 saga dice with the Vikings and they show CCU, what can I pay'])
  expect(code).toBe(2)
  expect(stderr).toContain('"CCU" are 3 dice, and 5 are told')
})
