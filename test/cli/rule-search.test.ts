import { describe, expect, it } from 'vitest'
import { run } from './running'

/** Questions about the rules that name none of them are answered with the rules that share their words. */

const found = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await run([...argv, '-f', 'json'])
  if (code !== 0) throw new Error(stderr)
  const { entries } = JSON.parse(stdout) as { readonly entries: readonly { readonly id: string }[] }
  return entries.map(({ id }) => id)
}

describe('a question about the rules', () => {
  it.each([
    ['when does a unit disengage', '1', 'R3.10'],
    ['how does fatigue affect armour', '1', 'R3.4'],
    ['how does fatigue affect armour', '2', 'R3.4'],
    ['can a unit rest twice in a turn', '1', 'R4.2'],
    ['what does it cost to activate near an enemy', '1', 'R4.6'],
    ['what are slaughter points', '2', 'V9.9'],
    ['what do war banners do', '2', 'V9.15'],
    ['¿cuándo se retira una unidad?', '1', 'R3.10']
  ])('%s (edition %s) is answered by %s', async (question, edition, rule) => {
    expect(await found(question, '--edition', edition)).toContain(rule)
    expect(await found('rules', question, '--edition', edition)).toContain(rule)
  })

  it.each(['where is the best pizza in town', 'who won the battle of hastings', 'can the dead dance'])(
    '%s is refused: no rule shares its words',
    async question => {
      expect((await run([question])).code).toBe(2)
      expect((await run(['rules', question])).code).toBe(2)
    }
  )
})

describe('rules', () => {
  it('shows several rules by their ids, and none where one of them is no rule', async () => {
    expect(await found('rules', 'R3.4', 'R3.5')).toEqual(['R3.4', 'R3.5'])
    expect((await run(['rules', 'R3.4', 'R3.99'])).code).toBe(2)
  })
})
