import fc from 'fast-check'
import { type Fight, type Fraction, referee, type SideBySide, sideBySide, toNumber } from '../../oracle'
import { sum } from '../../oracle/fraction'
import { shownOfThree, shownOfTwo } from '../../trust/answers'
import { type Kind, type KindName, kinds } from '../../trust/kinds'
import type { Shown, Trial } from '../../trust/trial'
import { scenarioOf } from '../fights'
import { scenarioOfCharge } from '../together'
import { chosen, chosenCharges } from './chosen'

/** Fights of every kind with what the referee says of them, to be written down: reading is quicker than playing every face of every die. */

/** A fight, and its numbers by the paths of a report, to nine digits. */
export interface Recorded {
  readonly kind: KindName | 'chosen'
  readonly scenario: Trial['scenario']
  readonly numbers: Readonly<Record<string, number>>
}

/** Fights Side by Side take the referee longest; a plan is more than a fight. */
const counts = { 'side by side': 10, 'side by side, with abilities': 40, duels: 25, 'ability by ability': 80 } as const

const DIGITS = 1e9
const rounded = (exact: Fraction): number => Math.round(toNumber(exact) * DIGITS) / DIGITS

/** Which units' losses the places of a key are. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  joint: ['attacker', 'defender'],
  jointOfUnits: ['attacker.units.0', 'attacker.units.1', 'defender']
}

/** The chances of each unit's losses, whatever befalls the others. */
const marginals = (fractions: Shown['fractions']): ReadonlyMap<string, Fraction> => {
  const found = new Map<string, Fraction>()
  for (const [path, chance] of fractions) {
    const [table = '', , ...lost] = path.split('.')
    const add = (unit: string, count: string | number | undefined) => {
      const key = `${unit}.losses.p.${count}`
      found.set(key, sum([...(found.has(key) ? [found.get(key) as Fraction] : []), chance]))
    }
    UNITS[table]?.forEach((unit, i) => add(unit, lost[i]))
    if (table === 'jointOfUnits') add('attacker', Number(lost[0]) + Number(lost[1]))
  }
  return found
}

const numbersOf = ({ fractions, fatigue }: Shown): Recorded['numbers'] =>
  Object.fromEntries([
    ...[...marginals(fractions), ...fractions]
      .filter(([path]) => !path.startsWith('joint'))
      .map(([path, exact]) => [path, rounded(exact)]),
    ...(['attacker', 'defender'] as const).flatMap(side =>
      fatigue?.[side] === undefined ? [] : [[`${side}.fatigueAfter`, fatigue[side]]]
    )
  ])

const isFight = (trial: unknown): trial is Trial => typeof trial === 'object' && trial !== null && 'scenario' in trial

const ofChosen = (fight: Fight): Recorded => ({
  kind: 'chosen',
  scenario: scenarioOf(fight),
  numbers: numbersOf(shownOfTwo(referee(fight), fight.kind === 'melee'))
})

const ofChosenCharge = (fight: SideBySide): Recorded => ({
  kind: 'chosen',
  scenario: scenarioOfCharge(fight),
  numbers: numbersOf(shownOfThree(sideBySide(fight)))
})

export const record = (seed: number): readonly Recorded[] => [
  ...chosen.map(ofChosen),
  ...chosenCharges.map(ofChosenCharge),
  ...(Object.keys(kinds) as KindName[]).flatMap(kind => {
    const count = kind in counts ? counts[kind as keyof typeof counts] : 40
    const made = fc.sample(kinds[kind][0] as Kind, { numRuns: kind.startsWith('plans') ? 0 : 4 * count, seed })
    return made
      .filter(isFight)
      .slice(0, count)
      .map(({ scenario, answer }) => ({ kind, scenario, numbers: numbersOf(answer()) }))
  })
]
