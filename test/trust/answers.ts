import {
  attackerWins,
  type DuelOdds,
  defenderWins,
  disengages,
  type Fraction,
  fatigueAfter,
  joint,
  jointOfThree,
  meanLosses,
  type Outcome,
  type Spread,
  type TogetherOutcome,
  tie,
  wipedOut
} from '../oracle'
import type { Shown } from './trial'

/** What the referees say, by the paths of a report. */

const decided = (answer: Parameters<typeof tie>[0]): readonly (readonly [string, Fraction])[] => [
  ['result.attackerWins', attackerWins(answer)],
  ['result.tie', tie(answer)],
  ['result.defenderWins', defenderWins(answer)],
  ...(['attacker', 'defender', 'nobody'] as const).map(side => [`disengages.${side}`, disengages(answer, side)] as const)
]

const keyed = (prefix: string, chances: ReadonlyMap<string, Fraction>): readonly (readonly [string, Fraction])[] =>
  [...chances].map(([key, chance]) => [`${prefix}.${key.replaceAll(',', '.')}`, chance] as const)

export const shownOfTwo = (answer: Spread<Outcome>, isMelee: boolean, hasFatigue = true): Shown => ({
  fractions: new Map([
    ...keyed('joint.p', joint(answer)),
    ...(['attacker', 'defender'] as const).flatMap(side => [
      [`${side}.wipedOut`, wipedOut(answer, side)] as const,
      [`${side}.losses.mean`, meanLosses(answer, side)] as const
    ]),
    ...(isMelee ? decided(answer) : [])
  ]),
  ...(hasFatigue && { fatigue: { attacker: fatigueAfter(answer, 'attacker'), defender: fatigueAfter(answer, 'defender') } })
})

export const shownOfThree = (answer: Spread<TogetherOutcome>): Shown => ({
  fractions: new Map([...keyed('jointOfUnits.p', jointOfThree(answer)), ...decided(answer)])
})

export const shownOfDuel = ({ rounds, attackerWins: wins, defenderWins: loses, draw }: DuelOdds): Shown => ({
  fractions: new Map([
    ['result.attackerWins', wins],
    ['result.defenderWins', loses],
    ['result.tie', draw],
    ...rounds.flatMap(({ attackerWon, defenderWon, bothFell, goesOn }, i) => [
      [`rounds.${i}.defenderFallen`, attackerWon] as const,
      [`rounds.${i}.attackerFallen`, defenderWon] as const,
      [`rounds.${i}.bothFallen`, bothFell] as const,
      [`rounds.${i}.goesOn`, goesOn] as const
    ])
  ])
})
