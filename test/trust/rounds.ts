import fc from 'fast-check'
import { odds } from '../../src/battle/odds'
import { summaryFor } from '../../src/battle/summary'
import { RequestError } from '../../src/model/errors'
import { allQuantities } from '../../src/model/quantities'
import { rulebook } from '../../src/rules/rulebook'
import { numbersIn } from '../battle/fractions'
import { toNumber } from '../oracle'
import { type Kind, type KindName, kinds } from './kinds'
import type { PlanTrial, Trial } from './trial'

/** So many fights of each kind, asked of both. */

export interface Round {
  readonly kind: KindName
  /** Fights that were compared; those that cannot be fought, or are too large to be worked out, are not counted. */
  readonly fought: number
  /** The single fights among them. */
  readonly trials: readonly Trial[]
  /** The first fight on which the two differ, made as small as it will go. */
  readonly broken?: string
}

/** Made but not fightable, for every one that is. */
const SKIPPED = 100

/** What the two differ in; that one of them refuses is a difference. Undefined: too large to be worked out, and no fight to agree about. */
const found = (trial: Trial | PlanTrial): readonly string[] | undefined => {
  try {
    return 'plan' in trial ? trial.differences() : differences(trial)
  } catch (error) {
    return error instanceof RequestError && error.message.includes('too large to work out exactly') ? undefined : [String(error)]
  }
}

/** Plays fights of a kind until `wanted` were compared. */
export const round = (kind: KindName, wanted: number, seed: number): Round => {
  const trials: Trial[] = []
  let fought = 0
  const differing = fc.check(
    fc.property(kinds[kind][0] as Kind, trial => {
      fc.pre(trial !== undefined)
      if (!trial) return
      const wrong = found(trial)
      fc.pre(wrong !== undefined)
      if (!wrong) return
      if (wrong.length > 0)
        throw new Error(`${JSON.stringify('plan' in trial ? trial.plan : trial.scenario)}\n${wrong.slice(0, 5).join('\n')}`)
      fought += 1
      if ('scenario' in trial) trials.push(trial)
    }),
    { numRuns: wanted, seed, maxSkipsPerRun: SKIPPED }
  )
  const broken = differing.failed ? String(differing.errorInstance ?? 'too few fights could be made') : undefined
  return { kind, fought, trials, ...(broken !== undefined && { broken }) }
}

/** So many of all kinds together. */
export const rounds = function* (wanted: number, seed: number): Generator<Round> {
  for (const kind of Object.keys(kinds) as KindName[]) yield round(kind, Math.ceil((wanted * kinds[kind][1]) / 100), seed)
}

/** Where the product and the referee differ on one fight; empty where they agree. */

const CLOSE = 1e-12

const books = { 1: rulebook(1), 2: rulebook(2) } as const

const apart = (a: number, b: number): boolean => !(Math.abs(a - b) < CLOSE)

/** The quick numbers of batches are those of the report. */
const hasty = (scenario: Trial['scenario'], report: ReturnType<typeof odds>): readonly string[] => {
  const quick = summaryFor(scenario, books[scenario.edition ?? 1])
  return allQuantities().flatMap(({ path, of }) => {
    const [here, there] = [of(quick), of(report)]
    const same = here === undefined || there === undefined ? here === there : !apart(here, there)
    return same || path === 'lasts' ? [] : [`${path} in brief: ${here}, in full ${there}`]
  })
}

export const differences = ({ scenario, answer }: Trial): readonly string[] => {
  const report = odds(scenario, books[scenario.edition ?? 1], { asides: false })
  const { fractions, fatigue } = answer()
  const numbers = numbersIn(report)
  const shown = [...fractions].flatMap(([path, chance]) => {
    const said = numbers.get(path)
    return said === undefined || apart(said, toNumber(chance)) ? [`${path}: ${said}, not ${toNumber(chance)}`] : []
  })
  const pairs = [...fractions.keys()].some(path => path.startsWith('joint.'))
  const extra = [...numbers].flatMap(([path, said]) =>
    pairs && path.startsWith('joint.') && !fractions.has(path) && apart(said, 0) ? [`${path}: ${said}, not 0`] : []
  )
  const tired = (['attacker', 'defender'] as const).flatMap(side => {
    const known = fatigue?.[side]
    return known === undefined || !apart(report[side].fatigueAfter, known)
      ? []
      : [`${side}.fatigueAfter: ${report[side].fatigueAfter}, not ${known}`]
  })
  return [...shown, ...extra, ...tired, ...hasty(scenario, report)]
}
