import fc from 'fast-check'
import type { Scenario, Spend } from '../../src/model/scenario'
import type { SideBySide } from '../oracle'
import { inSecondMelee, plainUnit, requestOf, sideReadings, turnOf } from './fights'

/** Charges Side by Side made at random for the product and the referee. */
export const charges: fc.Arbitrary<SideBySide> = fc
  .record({
    warlord: plainUnit,
    companion: plainUnit,
    enemy: plainUnit,
    split: fc.nat(12),
    guards: fc.nat(2),
    thor: fc.boolean(),
    readings: sideReadings,
    spends: fc.record({
      fromWarlord: fc.subarray(['armour', 'enemy-armour']),
      fromCompanion: fc.subarray(['armour', 'enemy-armour'])
    }),
    spendsAgain: fc.record({
      fromWarlord: fc.subarray(['armour', 'enemy-armour']),
      fromCompanion: fc.subarray(['armour', 'enemy-armour'])
    })
  })
  .map(({ warlord, companion, enemy, guards, spends, spendsAgain, thor, ...fight }): SideBySide => {
    const leader = {
      ...warlord,
      class: 'warlord',
      models: 1,
      engaged: 1,
      ...(thor && { faction: 'vikings', abilities: [{ id: 'thor' }] }),
      ...(guards > 0 && { guards: { models: guards, class: 'warriors' } })
    }
    const mates = companion.class === 'warlord' ? { ...companion, class: 'warriors' } : companion
    return {
      ...fight,
      warlord: { ...leader, givesUpDice: false, again: undefined } as never,
      companion: { ...mates, givesUpDice: false, again: undefined } as never,
      enemy: { ...enemy, spend: [] } as never,
      enemySpends: spends as never,
      ...(thor && { enemySpendsAgain: spendsAgain as never })
    }
  })

const numbered = (spends: SideBySide['enemySpends']): readonly Spend[] => [
  ...(spends?.fromWarlord ?? []).map(spend => `${spend}-1` as const),
  ...(spends?.fromCompanion ?? []).map(spend => `${spend}-2` as const)
]

/** The same charge as the product is asked for it. */
export const scenarioOfCharge = ({
  warlord,
  companion,
  enemy,
  split,
  enemySpends,
  enemySpendsAgain,
  readings
}: SideBySide): Scenario => ({
  kind: 'melee',
  ...turnOf([warlord, companion], enemy),
  attacker: { together: [requestOf(warlord), requestOf(companion)] },
  defender: {
    ...requestOf(enemy),
    spend: numbered(enemySpends),
    ...(enemySpendsAgain && { ...inSecondMelee(enemy, true), spendAgain: numbered(enemySpendsAgain) })
  },
  split,
  readings: readings as Record<string, string>
})
