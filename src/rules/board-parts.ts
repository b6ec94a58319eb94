import type { Readings } from './readings-in-force'
import type { Part, Troop } from './types'

/** Mixed units: who is there in a unit of so many models, and who is lost first. */

const sizeOf = (parts: readonly Part[]): number => parts.reduce((models, part) => models + part.models, 0)

/**
 * The parts of a mixed unit of `models` models (0 or more): those that are missing are missing from the front, those above the
 * usual size join the front part. So the leader is in every unit, and `partsOf(parts, left)` is what is left after losses.
 */
export const partsOf = (parts: readonly Part[], models: number): readonly Part[] => {
  let missing = sizeOf(parts) - models
  return parts.flatMap(part => {
    const gone = Math.min(part.models, missing)
    missing -= gone
    return gone === part.models ? [] : [{ ...part, models: part.models - gone }]
  })
}

/** The models of a unit of which no number is said: its one size, or its parts together; undefined where there is none. */
export const usualModels = ({ models, parts }: Troop): number | undefined =>
  parts ? sizeOf(parts) : models?.least === models?.most ? models?.most : undefined

/** The parts of a unit with the points that they are worth: by reading those who fight beside a hero are worth nothing by themselves. */
export const worthOfParts = (parts: readonly Part[], { hero }: Pick<Troop, 'hero'>, readings: Readings): readonly Part[] =>
  hero && parts.length > 1 && readings['harold-points'] === 'together'
    ? parts.map((part, i) => (i === parts.length - 1 ? part : { ...part, points: 0 }))
    : parts
