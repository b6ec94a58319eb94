import type { Die } from './dice'
import type { Weights } from './sums'

/** The probability `weight[i]` of each worth `worth[i]`. Worths ascend, and those that cannot come up are left out. */
export interface Odds<W> {
  readonly worth: readonly number[]
  readonly weight: readonly W[]
}

const ranges: (readonly number[])[] = []

/** The list from 0 to n - 1; the same object for the same n. */
const range = (n: number): readonly number[] => {
  ranges[n] ??= Array.from({ length: n }, (_, i) => i)
  return ranges[n]
}

/**
 * The odds without worths that cannot come up. `byWorth[w]`: the weight of worth w, `zero` itself if that is impossible; the list
 * is kept.
 */
export const oddsOf = <W>(byWorth: readonly W[], { zero }: Weights<W>): Odds<W> => {
  if (!byWorth.includes(zero)) return { worth: range(byWorth.length), weight: byWorth }
  const worth: number[] = []
  const weight: W[] = []
  byWorth.forEach((chance, value) => {
    if (chance === zero) return
    worth.push(value)
    weight.push(chance)
  })
  return { worth, weight }
}

const ofOne = <W>(die: Die, weights: Weights<W>): Odds<W> => {
  const ways = Array.from({ length: Math.max(...die) + 1 }, () => 0)
  for (const worth of die) ways[worth] = (ways[worth] as number) + 1
  return oddsOf(
    ways.map(count => (count > 0 ? weights.of(count, die.length) : weights.zero)),
    weights
  )
}

const sum = <W>(a: Odds<W>, b: Odds<W>, weights: Weights<W>): Odds<W> => {
  const most = (a.worth.at(-1) as number) + (b.worth.at(-1) as number)
  const byWorth = Array.from({ length: most + 1 }, () => weights.zero)
  a.worth.forEach((x, i) => {
    b.worth.forEach((y, j) => {
      const both = weights.times(a.weight[i] as W, b.weight[j] as W)
      byWorth[x + y] = weights.plus(byWorth[x + y] as W, both)
    })
  })
  return oddsOf(byWorth, weights)
}

/**
 * Returns a function for the odds of the total of `count` dice: the die convolved with itself. Each count is cached for the next.
 */
export const rolling = <W>(weights: Weights<W>) => {
  const none: Odds<W> = { worth: [0], weight: [weights.one] }
  const known = new Map<Die, Odds<W>[]>()
  const totalsOf = (die: Die): Odds<W>[] => {
    const totals = known.get(die) ?? [none, ofOne(die, weights)]
    known.set(die, totals)
    return totals
  }
  return (count: number, die: Die): Odds<W> => {
    const totals = totalsOf(die)
    for (let n = totals.length; n <= count; n++) totals[n] = sum(totals[n - 1] as Odds<W>, totals[1] as Odds<W>, weights)
    return totals[count] as Odds<W>
  }
}
