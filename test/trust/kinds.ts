import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import { rulebook } from '../../src/rules/rulebook'
import { cast } from '../battle/cast'
import { fights, scenarioOf, wideReadings } from '../battle/fights'
import { fitting } from '../battle/fitting'
import { scenarioOfSecond, secondFights } from '../battle/second'
import { charges, scenarioOfCharge } from '../battle/together'
import { type Fight, referee, secondEdition, sideBySide, splitsOf, type Unit } from '../oracle'
import { toldOfThree, toldOfTwo } from './answers'
import type { Trial } from './trial'
import { duels, wideFights } from './wide'

/** The kinds of fights that the referee is asked about. A new kind of fight has its line here, and no other place. */

const first = rulebook(1)
const second = rulebook(2)

type Kind = fc.Arbitrary<Trial | undefined>

const ordinary: Kind = fights.map(made => {
  const fight = fitting(made)
  return fight && { scenario: scenarioOf(fight), answer: () => toldOfTwo(referee(fight), fight.kind === 'melee') }
})

const ofSecond: Kind = secondFights.map(fight => {
  const scenario = scenarioOfSecond(fight)
  if (faults(scenario, second).length > 0) return undefined
  // what they carry afterwards hangs on Resilience's dice (V9.8)
  return { scenario, answer: () => toldOfTwo(secondEdition(fight) as never, fight.kind === 'melee', false) }
})

const together: Kind = charges.map(fight => {
  if (!splitsOf(fight).includes(fight.split)) return undefined
  const scenario = scenarioOfCharge(fight)
  return faults(scenario, first).length > 0 ? undefined : { scenario, answer: () => toldOfThree(sideBySide(fight)) }
})

/** Heroes and swords for hire against each other. */
const famous: Kind = fc
  .record({
    kind: fc.constantFrom('melee' as const, 'melee' as const, 'shoot' as const),
    attacker: fc.constantFrom(...cast),
    defender: fc.constantFrom(...cast),
    fatigue: fc.tuple(fc.nat(4), fc.nat(4)),
    spend: fc.tuple(...([0, 1] as const).map(() => fc.subarray(['armour', 'enemy-armour'] as const))),
    readings: wideReadings
  })
  .map(({ kind, attacker, defender, fatigue, spend, readings }) => {
    const more = (unit: Unit, i: 0 | 1) => ({
      ...(unit.immuneToFatigue ? {} : { fatigue: fatigue[i] }),
      ...(kind === 'melee' && { spend: spend[i] ?? [] })
    })
    const [, one, asked] = attacker
    const [, other, foe] = defender
    const fight = {
      kind,
      attacker: { ...one, ...more(one, 0) },
      defender: { ...other, ...more(other, 1) },
      readings
    } as Fight
    const scenario = {
      kind,
      attacker: { ...asked, ...more(one, 0) },
      defender: { ...foe, ...more(other, 1) },
      readings: readings as Record<string, string>
    }
    if (faults(scenario, first).length > 0) return undefined
    return { scenario, answer: () => toldOfTwo(referee(fight), kind === 'melee') }
  })

/** Each kind, and how many of a hundred fights are of it. */
export const kinds = {
  ordinary: [ordinary, 25],
  wide: [wideFights, 30],
  'second edition': [ofSecond, 20],
  'side by side': [together, 8],
  famous: [famous, 10],
  duels: [duels, 7]
} as const satisfies Readonly<Record<string, readonly [Kind, number]>>

export type KindName = keyof typeof kinds
