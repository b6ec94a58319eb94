import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import type { UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { cast } from '../battle/cast'
import { fights, scenarioOf, wideReadings } from '../battle/fights'
import { fitting } from '../battle/fitting'
import { scenarioOfSecond, secondFights, secondShots, shownOfSecond } from '../battle/second'
import { charges, scenarioOfCharge } from '../battle/together'
import { type Fight, referee, sideBySide, splitsOf, type Unit } from '../oracle'
import type { Fight as SecondFight } from '../oracle/second/types'
import { shownOfThree, shownOfTwo } from './answers'
import { interpretations } from './interpretations'
import { pairs } from './pairs'
import { boardedPlans, choices, plans } from './plans'
import { played } from './played'
import { secondBoxes } from './second-boxes'
import type { PlanTrial, Trial } from './trial'
import { duels, wideFights } from './wide'

/** The kinds of fights that the referee is asked about. A new kind of fight has its line here, and no other place. */

const first = rulebook(1)
const second = rulebook(2)

export type Kind = fc.Arbitrary<Trial | PlanTrial | undefined>

const ordinary: Kind = fights.map(made => {
  const fight = fitting(made)
  return fight && { scenario: scenarioOf(fight), answer: () => shownOfTwo(referee(fight), fight.kind === 'melee') }
})

const ofSecond = (made: fc.Arbitrary<SecondFight>): Kind =>
  made.map(fight => {
    const scenario = scenarioOfSecond(fight)
    if (faults(scenario, second).length > 0) return undefined
    // fractions are reported of chances; fatigue is compared where the fights are made (second-random.test.ts)
    const fractions = () => new Map([...shownOfSecond(fight)].filter(([path]) => !path.endsWith('fatigueAfter')))
    return { scenario, answer: () => ({ fractions: fractions() }) }
  })

const together: Kind = charges.map(fight => {
  if (!splitsOf(fight).includes(fight.split)) return undefined
  const scenario = scenarioOfCharge(fight)
  return faults(scenario, first).length > 0 ? undefined : { scenario, answer: () => shownOfThree(sideBySide(fight)) }
})

/** What only one of the cast can play, and what the Jomsvikings throw (R6.4, R6.6). */
const own = (name: string, kind: Fight['kind'], sum: number): readonly [Partial<Unit>, Partial<UnitRequest>] => {
  if (name === 'Jomsvikings' && sum > 0) return [{ wrath: sum }, { wrath: sum }]
  if (kind !== 'melee' || sum % 2 === 0) return [{}, {}]
  if (name === 'Taillefer')
    return [{ abilities: [{ id: 'expert-rider', dice: 2 }] }, { abilities: [{ id: 'activation-dice', attack: 2 }] }]
  if (name === 'Sven Forkbeard')
    return [{ abilities: [{ id: 'vengeful' }, { id: 'conqueror' }] }, { abilities: ['conqueror-of-england'] }]
  return [{}, {}]
}

/** Heroes and swords for hire against each other. */
const famous: Kind = fc
  .record({
    sums: fc.tuple(fc.nat(16), fc.nat(16)),
    kind: fc.constantFrom('melee' as const, 'melee' as const, 'shoot' as const),
    attacker: fc.constantFrom(...cast),
    defender: fc.constantFrom(...cast),
    fatigue: fc.tuple(fc.nat(4), fc.nat(4)),
    spend: fc.tuple(...([0, 1] as const).map(() => fc.subarray(['armour', 'enemy-armour'] as const))),
    readings: wideReadings
  })
  .map(({ kind, attacker, defender, fatigue, spend, readings, sums }) => {
    const more = (unit: Unit, i: 0 | 1) => ({
      ...(unit.immuneToFatigue ? {} : { fatigue: fatigue[i] }),
      ...(kind === 'melee' && { spend: spend[i] ?? [] })
    })
    const [name, one, asked] = attacker
    const [enemy, other, foe] = defender
    const [unit, request] = own(name, kind, sums[0])
    const [enemyUnit, enemyRequest] = own(enemy, kind, sums[1])
    const fight = {
      kind,
      attacker: { ...one, ...more(one, 0), ...unit },
      defender: { ...other, ...more(other, 1), ...enemyUnit },
      readings
    } as Fight
    const scenario = {
      kind,
      attacker: { ...asked, ...more(one, 0), ...request },
      defender: { ...foe, ...more(other, 1), ...enemyRequest },
      readings: readings as Record<string, string>
    }
    if (faults(scenario, first).length > 0) return undefined
    return { scenario, answer: () => shownOfTwo(referee(fight), kind === 'melee') }
  })

const axe = fc.constantFrom('danish-axe' as const, 'none' as const)
const few = fc.integer({ min: 1, max: 3 })

/** What only a reading decides: The Push against axes (R7), and shots at the ends of armour with raised or lowered rolls (R2.3). */
const disputed: Kind = fc
  .record({
    kind: fc.constantFrom('melee' as const, 'shoot' as const),
    models: fc.tuple(few, few),
    weapons: fc.tuple(axe, axe),
    pushes: fc.boolean(),
    armourShot: fc.constantFrom(2, 4, 6),
    rollShot: fc.constantFrom(-1, 1, 2),
    natural: fc.constantFrom('on' as const, 'off' as const),
    push: fc.constantFrom('arms' as const, 'profile' as const)
  })
  .map(({ kind, models, weapons, pushes, armourShot, rollShot, natural, push }) => {
    const readings = { 'natural-in-shooting': natural, 'push-armour': push }
    const danes = (at: 0 | 1, more: Partial<Unit>): Unit => ({
      class: 'hearthguard',
      faction: 'anglo-danes',
      models: models[at],
      weapon: weapons[at],
      ...more
    })
    const plays = { abilities: [{ id: 'the-push' as const }] }
    const fight: Fight =
      kind === 'melee'
        ? { kind, attacker: danes(0, pushes ? plays : {}), defender: danes(1, pushes ? {} : plays), readings }
        : {
            kind,
            attacker: { class: 'warriors', models: models[0] * 2, weapon: 'bow', rollShot },
            defender: danes(1, { armourShot }),
            readings
          }
    const { attacker, ...asked } = scenarioOf(fight)
    const raised = kind === 'shoot' && { effects: [{ verb: 'attack-roll', count: rollShot } as const] }
    const scenario = { ...asked, attacker: { ...attacker, ...raised } } as Trial['scenario']
    return faults(scenario, first).length > 0
      ? undefined
      : { scenario, answer: () => shownOfTwo(referee(fight), kind === 'melee') }
  })

/** Each kind, and how many of a hundred fights are of it. */
export const kinds = {
  ordinary: [ordinary, 10],
  wide: [wideFights, 16],
  'ability by ability': [played, 32],
  'second edition': [ofSecond(secondFights), 60],
  'shots of the second edition': [ofSecond(secondShots), 12],
  'boxes of the second edition': [secondBoxes, 80],
  'side by side': [together, 4],
  'side by side, with abilities': [pairs, 5],
  famous: [famous, 10],
  duels: [duels, 6],
  disputed: [disputed, 3],
  interpretations: [interpretations, 8],
  plans: [plans, 6],
  'plans with boards': [boardedPlans, 6],
  'plans with a choice': [choices, 3]
} as const satisfies Readonly<Record<string, readonly [Kind, number]>>

export type KindName = keyof typeof kinds
