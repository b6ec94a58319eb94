/** So many dice or points for each model, or for so many models: 2, '1/3'. */
export type Rate = number | `${number}/${number}`

/** Models that share a rate. */
export interface Rated {
  readonly models: number
  readonly rate: Rate
}

function partsOfRate(rate: Rate): readonly [number, number] {
  const [count = Number.NaN, models = 1] = typeof rate === 'number' ? [rate] : rate.split('/').map(Number)
  if (!(Number.isInteger(count) && count >= 0 && Number.isInteger(models) && models > 0)) {
    throw new RangeError(`a rate is a whole number or one like 1/3, not ${rate}`)
  }
  return [count, models]
}

/** What the models make together. R1.1: the sum is exact and rounds up once. */
export function totalOf(rated: Iterable<Rated>): number {
  let [numerator, denominator] = [0, 1]
  for (const { models, rate } of rated) {
    const [count, per] = partsOfRate(rate)
    numerator = numerator * per + models * count * denominator
    denominator *= per
  }
  return Math.ceil(numerator / denominator)
}

/** The value of a rate for one model, to compare two. */
export function worth(rate: Rate): number {
  const [count, models] = partsOfRate(rate)
  return count / models
}
