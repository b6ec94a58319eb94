import fc from 'fast-check'
import type { Scenario } from '../../src/model/scenario'
import { type Fraction, fraction, multiply, sum, toNumber } from '../oracle/fraction'
import { randomFight, randomFrom } from '../oracle/second/random'
import { secondReferee } from '../oracle/second/referee'
import { scenarioOf } from '../oracle/second/scenario'
import type { Fight, Result, Side } from '../oracle/second/types'
import type { Spread } from '../oracle/spread'

/** Fights of the second edition made at random for the product and the referee, and what the referee says by the paths of a report. */

/** The same fight as the product is asked for it. */
export const scenarioOfSecond = (fight: Fight): Scenario => scenarioOf(fight) as unknown as Scenario

/** Random fights that the product plays, from a seed. */
export const someSecondFights = (count: number, seed: number, kind?: Fight['kind']): readonly Fight[] => {
  const random = randomFrom(seed)
  const fights: Fight[] = []
  while (fights.length < count) {
    const fight = randomFight(random)
    if (kind === undefined || fight.kind === kind) fights.push(fight)
  }
  return fights
}

/** What each side does in a fight, by verb. */
const deedsOf = ({ acts = [], kind, ...fight }: Fight): readonly string[] => {
  const done = acts.flatMap(act => (act.kind === 'fatigue' ? [] : act.clauses.map(({ effects }) => [act.by, effects] as const)))
  const had = (['attacker', 'defender'] as const).map(side => [side, fight[side].effects ?? []] as const)
  const all = [...done, ...had].flatMap(([side, effects]) =>
    effects.map(effect => `${kind} ${side} ${effect.verb} ${'of' in effect ? effect.of : ''}`)
  )
  return [...new Set(all)].sort()
}

/** Of so many random fights of few models those in which two verbs meet for the first time. */
export const meetingFights = (count: number, seed: number): readonly Fight[] => {
  const met = new Set<string>()
  return someSecondFights(count, seed).filter(fight => {
    if (fight.attacker.models + fight.defender.models > 5) return false
    const deeds = deedsOf(fight)
    const pairs = deeds.flatMap((deed, i) => deeds.slice(i + 1).map(other => `${deed} ${other}`))
    const isNew = pairs.some(pair => !met.has(pair))
    for (const pair of pairs) met.add(pair)
    return isNew
  })
}

const fromSeeds = (kind?: Fight['kind']): fc.Arbitrary<Fight> =>
  fc.nat(1_000_000).map(seed => someSecondFights(1, seed, kind)[0] as Fight)

export const secondFights = fromSeeds()
export const secondShots = fromSeeds('shoot')

export const refereed = (fight: Fight): Spread<Result> => secondReferee(fight)

/** Models lost in all, those that a side removed itself included. */
const lostOf = (result: Result, side: Side): number => result[side].losses + result[side].sacrificed

const chanceOf = (answer: Spread<Result>, holds: (result: Result) => boolean): Fraction =>
  sum(answer.filter(({ value }) => holds(value)).map(({ chance }) => chance))

const meanOf = (answer: Spread<Result>, of: (result: Result) => number): Fraction =>
  sum(answer.map(({ value, chance }) => multiply(chance, fraction(of(value)))))

export const jointOf = (answer: Spread<Result>): ReadonlyMap<string, Fraction> => {
  const found = new Map<string, Fraction>()
  for (const { value, chance } of answer) {
    const key = `${lostOf(value, 'attacker')},${lostOf(value, 'defender')}`
    found.set(key, sum([chance, found.get(key) ?? fraction(0)]))
  }
  return found
}

const sides = ['attacker', 'defender'] as const

/** Chances and means by the paths of a report. */
export const shownOfSecond = (fight: Fight): ReadonlyMap<string, Fraction> => {
  const answer = refereed(fight)
  return new Map([
    ...[...jointOf(answer)].map(([key, chance]) => [`joint.p.${key.replace(',', '.')}`, chance] as const),
    ...sides.flatMap(side => [
      [`${side}.wipedOut`, chanceOf(answer, ({ [side]: { left } }) => left === 0)] as const,
      [`${side}.losses.mean`, meanOf(answer, result => lostOf(result, side))] as const,
      [`${side}.units.0.fatigueAfter`, meanOf(answer, ({ [side]: { left, fatigue } }) => (left === 0 ? 0 : fatigue))] as const,
      // what a unit carries that is gone nobody asks
      ...(answer.some(({ value }) => value[side].left === 0)
        ? []
        : [[`${side}.fatigueAfter`, meanOf(answer, ({ [side]: { fatigue } }) => fatigue)] as const])
    ]),
    ...(fight.kind === 'shoot'
      ? []
      : [
          ['result.attackerWins', chanceOf(answer, ({ winner }) => winner === 'attacker')] as const,
          ['result.tie', chanceOf(answer, ({ winner }) => winner === 'tie')] as const,
          ['result.defenderWins', chanceOf(answer, ({ winner }) => winner === 'defender')] as const,
          ...([...sides, 'nobody'] as const).map(
            side => [`disengages.${side}`, chanceOf(answer, ({ withdraws }) => withdraws === side)] as const
          )
        ])
  ])
}

const at = (report: unknown, path: string): number =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], report) as number

/** The numbers in which a report differs from the referee, each with both. */
export const differences = (fight: Fight, report: object): readonly string[] =>
  [...shownOfSecond(fight)].flatMap(([path, chance]) => {
    const [wanted, found] = [toNumber(chance), at(report, path) ?? 0]
    return Math.abs(wanted - found) < 1e-9 ? [] : [`${path}: ${found}, the referee ${wanted}`]
  })
