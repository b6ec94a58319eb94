import fc from 'fast-check'
import { faults } from '../../../src/battle/faults'
import { type Fight, type Fraction, referee, type SideBySide, sideBySide, toNumber } from '../../oracle'
import { sum } from '../../oracle/fraction'
import type { Fight as SecondFight } from '../../oracle/second/types'
import { shownOfThree, shownOfTwo } from '../../trust/answers'
import { type Kind, type KindName, kinds } from '../../trust/kinds'
import type { Shown, Trial } from '../../trust/trial'
import { scenarioOf } from '../fights'
import { scenarioOfSecond, shownOfSecond, someSecondFights } from '../second'
import { scenarioOfCharge } from '../together'
import { chosen, chosenCharges } from './chosen'
import { books } from './fights'

/** Fights of every kind with what the referee says of them, to be written down: reading is quicker than playing every face of every die. */

/** A fight, and its numbers by the paths of a report, to nine digits. */
export interface Recorded {
  readonly kind: KindName | 'chosen' | 'feature by feature'
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

/** What a fight of the second edition has in it that may go wrong by itself: each effect, condition, price, interpretation and trait. */
const featuresOf = ({ acts = [], readings = {}, ...fight }: SecondFight): readonly string[] => {
  const clauses = acts.flatMap(act => (act.kind === 'fatigue' ? [] : act.clauses))
  const effects = [...clauses, fight.attacker, fight.defender].flatMap(({ effects: some = [] }) => some)
  return [
    ...effects.flatMap(({ if: when = {}, in: _, ...effect }) => [
      JSON.stringify(effect, (_key, value) => (typeof value === 'number' ? Math.sign(value) : value)),
      ...Object.keys(when)
    ]),
    ...clauses.flatMap(({ price = {} }) => Object.keys(price)),
    ...acts.map(({ kind }) => `${fight.kind} ${kind}`),
    ...Object.entries(readings).map(String),
    ...(['attacker', 'defender'] as const).flatMap(side =>
      Object.entries(fight[side])
        .filter(([trait]) => trait !== 'effects')
        .map(([trait, value]) => `${side} ${trait} ${typeof value === 'string' ? value : ''}`)
    )
  ]
}

/** How often each of them is met at least, in fights that the referee plays quickly. */
const MEETINGS = 3
const SMALL = 5

const byFeature = (seed: number): readonly SecondFight[] => {
  const met = new Map<string, number>()
  return someSecondFights(6000, seed).filter(fight => {
    const isSmall = fight.attacker.models + fight.defender.models <= SMALL && (fight.acts?.length ?? 0) <= 3
    const features = isSmall ? featuresOf(fight) : []
    const isWanted = features.some(feature => (met.get(feature) ?? 0) < MEETINGS)
    if (!isWanted || faults(scenarioOfSecond(fight), books[2]).length > 0) return false
    for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1)
    return true
  })
}

export const record = (seed: number): readonly Recorded[] => [
  ...chosen.map(ofChosen),
  ...chosenCharges.map(ofChosenCharge),
  ...byFeature(seed).map(fight => ({
    kind: 'feature by feature' as const,
    scenario: scenarioOfSecond(fight),
    numbers: numbersOf({ fractions: shownOfSecond(fight) })
  })),
  ...(Object.keys(kinds) as KindName[]).flatMap(kind => {
    const count = kind in counts ? counts[kind as keyof typeof counts] : 40
    const made = fc.sample(kinds[kind][0] as Kind, { numRuns: kind.startsWith('plans') ? 0 : 4 * count, seed })
    return made
      .filter(isFight)
      .slice(0, count)
      .map(({ scenario, answer }) => ({ kind, scenario, numbers: numbersOf(answer()) }))
  })
]
