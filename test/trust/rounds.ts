import fc from 'fast-check'
import { differences } from './agreement'
import { type KindName, kinds } from './kinds'
import type { Trial } from './trial'

/** So many fights of each kind, asked of both. */

export interface Round {
  readonly kind: KindName
  /** Fights that were compared; those that cannot be fought are not counted. */
  readonly fought: number
  readonly trials: readonly Trial[]
  /** The first fight on which the two differ, made as small as it will go. */
  readonly broken?: string
}

/** Made but not fightable, for every one that is. */
const SKIPPED = 100

/** Plays fights of a kind until `wanted` were compared. */
export const round = (kind: KindName, wanted: number, seed: number): Round => {
  const trials: Trial[] = []
  const differing = fc.check(
    fc.property(kinds[kind][0], trial => {
      fc.pre(trial !== undefined)
      if (!trial) return
      const wrong = differences(trial)
      if (wrong.length > 0) throw new Error(`${JSON.stringify(trial.scenario)}\n${wrong.slice(0, 5).join('\n')}`)
      trials.push(trial)
    }),
    { numRuns: wanted, seed, maxSkipsPerRun: SKIPPED }
  )
  const broken = differing.failed ? String(differing.errorInstance ?? 'too few fights could be made') : undefined
  return { kind, fought: trials.length, trials, ...(broken !== undefined && { broken }) }
}

/** So many of all kinds together. */
export const rounds = function* (wanted: number, seed: number): Generator<Round> {
  for (const kind of Object.keys(kinds) as KindName[]) yield round(kind, Math.ceil((wanted * kinds[kind][1]) / 100), seed)
}
