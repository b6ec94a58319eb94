import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { boards, requestOf, unitsOf, wideReadings } from '../battle/fights'
import { scenarioOfCharge } from '../battle/together'
import { type SideBySide, sideBySide, splitsOf, type Unit } from '../oracle'
import { shownOfThree } from './answers'
import type { Trial } from './trial'

/** Charges Side by Side (R6.3) in which everybody plays what his board has. */

const book = rulebook(1)

const UNITS = ['warlord', 'companion', 'enemy'] as const

const scenarioOf = (fight: SideBySide): Scenario => {
  const plain = scenarioOfCharge(fight)
  return {
    ...plain,
    attacker: { together: [requestOf(fight.warlord), requestOf(fight.companion)] },
    defender: { ...plain.defender, abilities: requestOf(fight.enemy).abilities ?? [] } as never
  }
}

const faultsOf = (fight: SideBySide): number => faults(scenarioOf(fight), book).length

/** Abilities that do not fit are left out one at a time. */
const fitted = (fight: SideBySide): SideBySide | undefined => {
  const wrong = faultsOf(fight)
  if (wrong === 0) return fight
  for (const name of UNITS) {
    const { abilities = [] } = fight[name] as Unit
    for (let i = 0; i < abilities.length; i++) {
      const less = { ...fight, [name]: { ...fight[name], abilities: abilities.filter((_, k) => k !== i) } } as SideBySide
      if (faultsOf(less) < wrong) return fitted(less)
    }
  }
  return undefined
}

/** A few models only: every face of every die is played, once for each of the three. */
export const pairs: fc.Arbitrary<Trial | undefined> = fc
  .record({
    warlord: unitsOf(1),
    companion: unitsOf(4),
    enemy: unitsOf(5),
    split: fc.nat(8),
    guards: fc.nat(2),
    readings: wideReadings,
    apart: fc.constantFrom('one', 'each'),
    spends: fc.record({
      fromWarlord: fc.subarray(['armour', 'enemy-armour']),
      fromCompanion: fc.subarray(['armour', 'enemy-armour'])
    })
  })
  .map(({ warlord, companion, enemy, guards, spends, readings, apart, split }) => {
    const leader = { ...warlord, class: 'warlord', models: 1, engaged: 1, givesUpDice: false }
    const mates = companion.class === 'warlord' ? { ...companion, class: 'hearthguard' } : companion
    const { guards: _, ...plain } = mates as Unit
    const board = boards[plain.faction ?? ''] ?? []
    const abilities = (warlord.abilities ?? []).filter(({ id }) => board.includes(id))
    const fight = fitted({
      warlord: {
        ...leader,
        faction: plain.faction,
        abilities,
        guards: guards > 0 ? { models: guards, class: 'warriors' } : undefined
      },
      companion: { ...plain, givesUpDice: false },
      enemy: { ...enemy, spend: [], givesUpDice: false },
      enemySpends: spends,
      split,
      readings: { ...readings, 'side-by-side-defence': apart }
    } as never)
    if (!fight || !splitsOf(fight).includes(fight.split)) return undefined
    return { scenario: scenarioOf(fight), answer: () => shownOfThree(sideBySide(fight)) }
  })
