import { averagedFights, distributionOf, type Measured } from '../model/quantities'
import type { FightReport, LossDistribution, SideReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import { withCautions } from './cautions'

/** Combines the reports of several possible fights, of which chance decides one, into one report. */

/** The report of a fight without the command that repeats it. */
export type Answer = Omit<FightReport, 'replay'>

/** The report of one possible fight, and its probability 0..1. */
export interface FightPart {
  readonly answer: Answer
  readonly chance: number
}

const mean = (parts: readonly FightPart[], of: (answer: Answer) => number): number =>
  parts.reduce((sum, { answer, chance }) => sum + chance * of(answer), 0)

const lossesOver = (parts: readonly FightPart[], of: (answer: Answer) => LossDistribution): LossDistribution => {
  const length = Math.max(...parts.map(({ answer }) => of(answer).p.length))
  return distributionOf(Array.from({ length }, (_, k) => mean(parts, answer => of(answer).p[k] ?? 0)))
}

/** The distribution of losses of a side that loses nobody. */
export const NO_LOSSES = distributionOf([1])

const sideOver = (
  parts: readonly FightPart[],
  likeliest: Answer,
  numbers: Measured,
  side: 'attacker' | 'defender'
): SideReport => ({
  ...likeliest[side],
  ...numbers[side],
  units: likeliest[side].units.map((unit, i) => ({
    ...unit,
    fatigueAfter: mean(parts, answer => answer[side].units[i]?.fatigueAfter ?? 0)
  })),
  ...(likeliest[side].guards && { guards: lossesOver(parts, answer => answer[side].guards ?? NO_LOSSES) })
})

/** The mean of each number over all parts; all of them have the same keys as the likeliest. */
const numbersOver = <T extends object>(parts: readonly FightPart[], likeliest: T, of: (answer: Answer) => T | undefined): T =>
  Object.fromEntries(
    Object.keys(likeliest).map(key => [key, mean(parts, answer => (of(answer) as Record<string, number>)[key] as number)])
  ) as T

const roundsOver = (parts: readonly FightPart[], { rounds }: Answer): Pick<FightReport, 'rounds'> =>
  rounds
    ? { rounds: rounds.map((stage, i) => ({ ...numbersOver(parts, stage, answer => answer.rounds?.[i]), round: stage.round })) }
    : {}

/** The report of the most likely fight; the first if several are equally likely. Throws a RangeError if there are no parts. */
export const likeliestOf = ([first, ...others]: readonly FightPart[]): Answer => {
  if (!first) throw new RangeError('there is nothing to average')
  return others.reduce((best, part) => (part.chance > best.chance ? part : best), first).answer
}

/**
 * One report for several possible fights: every probability and mean is averaged, the units are those of the most likely fight.
 */
export const averaged = (parts: readonly FightPart[], scenario: Scenario, headline: string, notes: readonly string[]): Answer => {
  const likeliest = likeliestOf(parts)
  const numbers = averagedFights(
    parts.map(({ answer, chance }) => ({ fight: answer, chance })),
    likeliest
  )
  const { otherwise: _, jointOfUnits: __, fractions: ___, ...rest } = likeliest
  return {
    ...rest,
    scenario,
    headline,
    ...numbers,
    attacker: sideOver(parts, likeliest, numbers, 'attacker'),
    defender: sideOver(parts, likeliest, numbers, 'defender'),
    ...roundsOver(parts, likeliest),
    joint: {
      of: likeliest.joint.of,
      p: likeliest.joint.p.map((row, i) => row.map((_, j) => mean(parts, answer => answer.joint.p[i]?.[j] ?? 0)))
    },
    ...withCautions([...likeliest.notes, ...notes], [...new Set(parts.flatMap(({ answer }) => answer.cautions ?? []))])
  }
}
