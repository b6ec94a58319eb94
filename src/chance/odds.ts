import type { Die } from './dice'
import type { Weights } from './weights'

/** How likely each worth is; worths ascend and only those that can come up are listed. */
export interface Odds<W> {
  readonly worth: readonly number[]
  readonly weight: readonly W[]
}

const ranges: (readonly number[])[] = []

/** 0 up to below n, one list for each n. */
const range = (n: number): readonly number[] => {
  ranges[n] ??= Array.from({ length: n }, (_, i) => i)
  return ranges[n]
}

/** Drops worths that cannot come up. `byWorth[w]` is the weight of worth w, absent or zero where impossible; it is kept. */
export const oddsOf = <W>(byWorth: readonly (W | undefined)[], { zero }: Weights<W>): Odds<W> => {
  if (byWorth.every(weight => weight !== undefined && weight !== zero)) {
    return { worth: range(byWorth.length), weight: byWorth as readonly W[] }
  }
  const worth: number[] = []
  const weight: W[] = []
  for (let value = 0; value < byWorth.length; value++) {
    const chance = byWorth[value]
    if (chance === undefined || chance === zero) continue
    worth.push(value)
    weight.push(chance)
  }
  return { worth, weight }
}

const single = <W>(die: Die, weights: Weights<W>): (W | undefined)[] => {
  const ways: number[] = []
  for (const worth of die) ways[worth] = (ways[worth] ?? 0) + 1
  return Array.from(ways, count => (count ? weights.of(count, die.length) : undefined))
}

const sum = <W>(a: readonly (W | undefined)[], b: readonly (W | undefined)[], { plus, times }: Weights<W>): (W | undefined)[] => {
  const total: (W | undefined)[] = Array.from({ length: a.length + b.length - 1 }, () => undefined)
  a.forEach((x, i) => {
    if (x === undefined) return
    b.forEach((y, j) => {
      if (y === undefined) return
      const known = total[i + j]
      total[i + j] = known === undefined ? times(x, y) : plus(known, times(x, y))
    })
  })
  return total
}

/** The odds of the total of `count` dice: the die convolved with itself, each count kept for the next. */
export const rolling = <W>(weights: Weights<W>) => {
  const known = new Map<Die, { single: (W | undefined)[]; totals: (W | undefined)[][]; odds: (Odds<W> | undefined)[] }>()
  return (count: number, die: Die): Odds<W> => {
    let of = known.get(die)
    if (!of) {
      of = { single: single(die, weights), totals: [[weights.one]], odds: [] }
      known.set(die, of)
    }
    const ready = of.odds[count]
    if (ready) return ready
    for (let n = of.totals.length; n <= count; n++) of.totals[n] = sum(of.totals[n - 1] ?? [], of.single, weights)
    const odds = oddsOf(of.totals[count] ?? [], weights)
    of.odds[count] = odds
    return odds
  }
}
