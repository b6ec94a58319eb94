import { faults } from '../../src/battle/faults'
import { rulebook } from '../../src/rules/rulebook'
import type { Fight } from '../oracle'
import { scenarioOf } from './fights'

const book = rulebook(1)

/** What the product refuses is left out one thing at a time: first what each side plays that does not fit. */
export const fitting = (fight: Fight): Fight | undefined => {
  const isFit = (one: Fight) => faults(scenarioOf(one), book).length === 0
  if (isFit(fight)) return fight
  for (const side of ['attacker', 'defender'] as const) {
    const { abilities = [] } = fight[side]
    for (let i = 0; i < abilities.length; i++) {
      const less = { ...fight, [side]: { ...fight[side], abilities: abilities.filter((_, k) => k !== i) } }
      if (faults(scenarioOf(less), book).length < faults(scenarioOf(fight), book).length) return fitting(less)
    }
  }
  const bare = (side: 'attacker' | 'defender') => ({ ...fight[side], spend: [], givesUpDice: false })
  const plain = { ...fight, attacker: bare('attacker'), defender: { ...bare('defender') } }
  return isFit(plain) ? plain : undefined
}
