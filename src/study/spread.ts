/** Numbers with their chances, ascending: victory points are thirds, halves and the like, kept as whole parts of a point. */

export interface Spread {
  /** In parts of a point. */
  readonly worth: readonly number[]
  readonly chance: readonly number[]
}

/** Divides by every number up to 12: a levy is a third of a point, a model of a unit may be any such part. */
const PARTS = 27_720

export const inParts = (points: number): number => Math.round(points * PARTS)
export const inPoints = (parts: number): number => parts / PARTS

const sorted = (byWorth: ReadonlyMap<number, number>): Spread => {
  const worth = [...byWorth.keys()].sort((a, b) => a - b)
  return { worth, chance: worth.map(each => byWorth.get(each) ?? 0) }
}

/** Equal numbers are put together. */
export const spreadOf = <T>(all: readonly T[], of: (each: T) => number, chance: (each: T) => number): Spread => {
  const byWorth = new Map<number, number>()
  for (const each of all) byWorth.set(of(each), (byWorth.get(of(each)) ?? 0) + chance(each))
  return sorted(byWorth)
}

/** Seen from the other side. */
export const mirrored = ({ worth, chance }: Spread): Spread => ({
  worth: worth.map(each => 0 - each).reverse(),
  chance: chance.toReversed()
})

/** The sum of two that know nothing of each other. */
export const summed = (one: Spread, other: Spread): Spread => {
  const byWorth = new Map<number, number>()
  one.worth.forEach((x, i) =>
    other.worth.forEach((y, j) => {
      byWorth.set(x + y, (byWorth.get(x + y) ?? 0) + (one.chance[i] ?? 0) * (other.chance[j] ?? 0))
    })
  )
  return sorted(byWorth)
}

export const meanOf = ({ worth, chance }: Spread): number => worth.reduce((sum, each, i) => sum + each * (chance[i] ?? 0), 0)

/** Chances of less than, exactly and more than a number. */
export const around = ({ worth, chance }: Spread, value: number) => {
  const of = (holds: (each: number) => boolean) => worth.reduce((sum, each, i) => sum + (holds(each) ? (chance[i] ?? 0) : 0), 0)
  return { below: of(each => each < value), same: of(each => each === value), above: of(each => each > value) }
}
