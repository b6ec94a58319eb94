import type { Distribution } from '../chance/battle'
import {
  type Fraction,
  fractional,
  fractionFrom,
  fractionOf,
  fractionText,
  inFractions,
  oneIn,
  overOne
} from '../chance/fractions'
import { allQuantities, MEASURES, quantityAt } from '../model/quantities'
import type { FightReport, UnitReport } from '../model/report'
import type { Side } from '../model/scenario'
import { countOf, type FightState, fighterAt, fightersOf, type ReadyFight } from './fight-state'
import { quantitiesOf } from './measures'
import { isGone, lossesOf, lossesOfSide } from './outcome'
import { strikeOddsOf } from './strike-odds'

/** The report of a fight in exact fractions: every probability and mean by its path in the report. */

/** Exact fractions by the path of the number in the report. */
export type Fractions = NonNullable<FightReport['fractions']>

type Found = Map<string, Fraction>

const { plus, times, zero } = fractional

const addTo = (found: Found, path: string, weight: Fraction): void => {
  found.set(path, plus(found.get(path) ?? zero, weight))
}

/** Adds the probability of each state to the path that `pathOf` returns for it. */
const addShares = (
  found: Found,
  { states, weights }: Distribution<FightState, Fraction>,
  pathOf: (state: FightState) => string
): void => states.forEach((state, i) => addTo(found, pathOf(state), weights[i] ?? zero))

const addQuantities = (
  found: Found,
  ready: ReadyFight,
  { states, weights }: Distribution<FightState, Fraction>,
  prefix = ''
): void => {
  for (const { name, of } of quantitiesOf(ready))
    states.forEach((state, i) => {
      const value = of(state)
      if (value !== 0) addTo(found, `${prefix}${name}`, times(weights[i] ?? zero, fractionOf(value)))
    })
}

/** How a fight ends: numerators over the common denominator `of`, as strings, because they grow beyond what a number holds. */
interface Ends {
  readonly of: string
  /** The attacker wins, a tie, the defender wins; empty for a shot. */
  readonly result: readonly string[]
  /** Probabilities of 0, 1 ... all models lost, for the attacker and for the defender. */
  readonly losses: readonly (readonly string[])[]
}

/** How a fight ends, over the least common denominator. */
export const endsOf = (ready: ReadyFight): Ends => {
  const { states, weights } = inFractions().exactly(ready.battle)
  const chances = quantitiesOf(ready).filter(({ kind }) => kind === 'probability')
  const shares = (path: string): readonly Fraction[] =>
    chances.flatMap(({ name, of }) =>
      name.startsWith(path) ? [states.reduce((sum, state, i) => (of(state) > 0 ? plus(sum, weights[i] ?? zero) : sum), zero)] : []
    )
  const all = [shares('result.'), shares('attacker.losses.p.'), shares('defender.losses.p.')]
  const { of, ways } = overOne(all.flat())
  const [result = [], ...losses] = all.map((part, i) => {
    const before = all.slice(0, i).flat().length
    return ways.slice(before, before + part.length).map(String)
  })
  return { of: String(of), result, losses }
}

const addUnits = (found: Found, ready: ReadyFight, reached: Distribution<FightState, Fraction>): void => {
  for (const { role } of fightersOf(ready)) {
    const path = role === 'companion' ? 'attacker.units.1' : `${role}.units.0`
    const { hits, uncancelled } = strikeOddsOf(ready, role, ready.split ?? 0, inFractions())
    hits.forEach((chance, k) => found.set(`${path}.strike.hitsP.${k}`, chance))
    uncancelled.forEach((chance, k) => found.set(`${path}.strike.uncancelledP.${k}`, chance))
    addShares(found, reached, state => `${role}.guards.p.${countOf(state, role, 'Guards')}`)
    addShares(found, reached, state => `${path}.losses.p.${lossesOf(ready, state, role)}`)
    addShares(found, reached, state =>
      lossesOf(ready, state, role) >= fighterAt(ready, role).combatant.unit.lives ? `${path}.wipedOut` : ''
    )
  }
}

const addJoint = (found: Found, ready: ReadyFight, reached: Distribution<FightState, Fraction>): void => {
  addShares(
    found,
    reached,
    state => `joint.p.${lossesOfSide(ready, state, 'attacker')}.${lossesOfSide(ready, state, 'defender')}`
  )
  if (!ready.companion) return
  const lost = (state: FightState) => (['attacker', 'companion', 'defender'] as const).map(role => lossesOf(ready, state, role))
  addShares(found, reached, state => `jointOfUnits.p.${lost(state).join('.')}`)
}

const endOf = (ready: ReadyFight, state: FightState): string => {
  const [attacker, defender] = [isGone(ready, state, 'attacker'), isGone(ready, state, 'defender')]
  if (attacker && defender) return 'bothFallen'
  return attacker ? 'attackerFallen' : defender ? 'defenderFallen' : 'goesOn'
}

const addRounds = (found: Found, ready: ReadyFight): void => {
  const stages = inFractions().afterEach(ready.battle)
  ready.ends.forEach((step, i) => {
    const stage = stages[step]
    if (stage) addShares(found, stage, state => `rounds.${i}.${endOf(ready, state)}`)
  })
}

/**
 * Every probability above 0 and every mean of the fight, by path. `other`: the same fight with the defender's other choice about
 * its dice.
 */
const foundIn = (ready: ReadyFight, other: ReadyFight | undefined): Found => {
  const found: Found = new Map()
  const reached = inFractions().exactly(ready.battle)
  addQuantities(found, ready, reached)
  addJoint(found, ready, reached)
  addUnits(found, ready, reached)
  if (ready.isDuel) addRounds(found, ready)
  if (other) {
    addQuantities(found, other, inFractions().exactly(other.battle), 'otherwise.')
    found.set('otherwise.swing', found.get('otherwise.victoryPoints.swing') ?? zero)
  }
  return found
}

type Answer = Omit<FightReport, 'replay'>

const pathsAlong = (path: string, p: readonly unknown[]): readonly string[] =>
  p.flatMap((each, i) => (Array.isArray(each) ? pathsAlong(`${path}.${i}`, each) : [`${path}.${i}`]))

const named = (path: string, of: object | undefined, left: readonly string[] = []): readonly string[] =>
  of === undefined
    ? []
    : Object.keys(of)
        .filter(key => !left.includes(key))
        .map(key => `${path}.${key}`)

const unitPaths = (path: string, { strike, losses, wipedOut }: UnitReport): readonly string[] => [
  ...pathsAlong(`${path}.strike.hitsP`, strike.hitsP),
  ...pathsAlong(`${path}.strike.uncancelledP`, strike.uncancelledP),
  ...pathsAlong(`${path}.losses.p`, losses?.p ?? []),
  ...(wipedOut === undefined ? [] : [`${path}.wipedOut`])
]

/** The paths of single probabilities under a key of the report. */
const chancesOf = (answer: Answer, head: string): readonly string[] =>
  MEASURES.filter(measure => measure.head === head && measure.kind === 'chance')
    .filter(({ path }) => quantityAt(path)?.of(answer) !== undefined)
    .map(({ path }) => path)

const sidePaths = (answer: Answer, side: Side): readonly string[] => [
  ...chancesOf(answer, side),
  ...pathsAlong(`${side}.losses.p`, answer[side].losses.p),
  ...pathsAlong(`${side}.guards.p`, answer[side].guards?.p ?? []),
  ...answer[side].units.flatMap((unit, i) => unitPaths(`${side}.units.${i}`, unit))
]

/** The paths of all probabilities in the report, those of 0 included. */
const chancesIn = (answer: Answer): readonly string[] => [
  ...chancesOf(answer, 'result'),
  ...chancesOf(answer, 'disengages'),
  ...sidePaths(answer, 'attacker'),
  ...sidePaths(answer, 'defender'),
  ...pathsAlong('joint.p', answer.joint.p),
  ...pathsAlong('jointOfUnits.p', answer.jointOfUnits?.p ?? []),
  ...(answer.rounds ?? []).flatMap((round, i) => named(`rounds.${i}`, round, ['round'])),
  ...named('otherwise.result', answer.otherwise?.result)
]

/** The paths of all means over the ways in which the fight can end. */
const meansIn = (answer: Answer): readonly string[] => [
  ...allQuantities()
    .filter(({ measure, atEnd }) => measure !== 'chance' && atEnd && atEnd.at !== 'fatigue')
    .map(({ path }) => path),
  ...(answer.otherwise ? ['otherwise.swing'] : [])
]

const reported = (found: Found, answer: Answer): Fractions => {
  const at = (path: string): Fraction => found.get(path) ?? zero
  return Object.fromEntries([
    ...chancesIn(answer).map(path => [path, { fraction: fractionText(at(path)), oneIn: oneIn(at(path)) }]),
    ...meansIn(answer).map(path => [path, { fraction: fractionText(at(path)) }])
  ])
}

/** The numbers of a report as fractions. `other`: the same fight with the defender's other choice about its dice. */
export const fractionsOf = (answer: Answer, ready: ReadyFight, other: ReadyFight | undefined): Fractions =>
  reported(foundIn(ready, answer.otherwise && other), answer)

const isOfUnit = (path: string): boolean => /^(attacker|defender)\.units\./u.test(path)

/**
 * The fractions for several possible fights, of which chance decides one. `whole`: the report for all of them, with the units as
 * in the `likeliest`.
 */
export const fractionsOver = (
  parts: readonly { readonly answer: Answer; readonly chance: Fraction }[],
  likeliest: Answer,
  whole: Answer
): Fractions => {
  const found: Found = new Map()
  for (const { answer, chance } of parts)
    for (const [path, { fraction }] of Object.entries(answer.fractions ?? {}))
      if (!isOfUnit(path)) addTo(found, path, times(chance, fractionFrom(fraction)))
  for (const [path, { fraction }] of Object.entries(likeliest.fractions ?? {}))
    if (isOfUnit(path)) found.set(path, fractionFrom(fraction))
  return reported(found, whole)
}
