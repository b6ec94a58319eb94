import { expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { rulebook } from '../../src/rules/rulebook'

// T3.14: a melee that an act ends in step 3 has no later step; the attacker loses nobody, and no second round is fought
it('a melee that is over before its blows is over in a fight of several rounds too', () => {
  const acts = [{ effects: [{ verb: 'hits', count: 1 } as const, { verb: 'remove', count: 4, when: 'before' } as const] }]
  const report = odds(
    {
      kind: 'melee',
      edition: 2,
      attacker: { unit: 'warriors', models: 8, acts },
      defender: { unit: 'warriors', models: 4 },
      rounds: 3
    },
    rulebook(2)
  )
  expect(report.result).toEqual({ attackerWins: 1, tie: 0, defenderWins: 0 })
  expect(report.attacker.losses.mean).toBe(0)
})
