import { describe, expect, it } from 'vitest'
import { run } from './running'

/** A fight with words that nobody knows is refused, and what is left of it is offered. */

const offers = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, stderr } = await run(argv)
  expect(code).toBe(2)
  return stderr.trim().split('\n').slice(-2)
}

describe('a fight with words that nobody knows', () => {
  it.each<[typed: readonly string[], words: string, command: string]>([
    [['8 bondi outflank 4 huscarls'], '"outflank"', 'melee 8 bondi charge 4 huscarls'],
    [['12 levies with bows shoot 8 warriors, gleefully'], '"gleefully"', 'shoot 12 levies bow shoot 8 warriors'],
    [
      ['melee', '8 warriors gleefully charge 4 hearthguard', '--edition', '2'],
      '"gleefully"',
      'melee 8 warriors charge 4 hearthguard --edition 2'
    ],
    [['8 bondi gleefully charge 4 huscarls', '-f', 'line'], '"gleefully"', 'melee 8 bondi charge 4 huscarls -f line']
  ])('%j is asked again without them', async (typed, words, command) => {
    expect(await offers(...typed)).toEqual([`saga-odds: without ${words} this can be answered:`, `  saga-odds ${command}`])
    const again = await run(command.split(' '))
    expect(again.code).toBe(0)
  })

  it.each<[typed: string, why: string]>([
    ['8 bondi charge gleefully', 'nobody is charged'],
    ['8 bondi charge 4 huscarls gleefully merrily loudly quickly', 'too many words would be dropped'],
    ['8 bondi charge 6 hearthguard on camels', 'the second edition knows the word']
  ])('%j offers nothing: %s', async typed => {
    expect((await offers(typed)).join('\n')).not.toMatch(/without/)
  })
})
