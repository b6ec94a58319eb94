import type { Die } from './dice'
import type { Weights } from './weights'

/** How likely each worth is; worths ascend and only those that can come up are listed. */
export interface Odds<W> {
  readonly worth: readonly number[]
  readonly weight: readonly W[]
}

/** The worths that can come up: `byWorth[w]` is the weight of worth w, a hole (which forEach passes over) where it is impossible. */
export const oddsOf = <W>(byWorth: readonly W[]): Odds<W> => {
  const worth: number[] = []
  const weight: W[] = []
  byWorth.forEach((chance, value) => {
    worth.push(value)
    weight.push(chance)
  })
  return { worth, weight }
}

const ofOne = <W>(die: Die, weights: Weights<W>): Odds<W> => {
  const ways: number[] = []
  for (const worth of die) ways[worth] = (ways[worth] ?? 0) + 1
  return oddsOf(ways.map(count => weights.of(count, die.length)))
}

const sum = <W>(a: Odds<W>, b: Odds<W>, { plus, times }: Weights<W>): Odds<W> => {
  const byWorth: W[] = []
  a.worth.forEach((x, i) => {
    b.worth.forEach((y, j) => {
      const both = times(a.weight[i] as W, b.weight[j] as W)
      const known = byWorth[x + y]
      byWorth[x + y] = known === undefined ? both : plus(known, both)
    })
  })
  return oddsOf(byWorth)
}

/** The odds of the total of `count` dice: the die convolved with itself, each count kept for the next. */
export const rolling = <W>(weights: Weights<W>) => {
  const none: Odds<W> = { worth: [0], weight: [weights.one] }
  const known = new Map<Die, Odds<W>[]>()
  return (count: number, die: Die): Odds<W> => {
    let totals = known.get(die)
    if (!totals) {
      totals = [none, ofOne(die, weights)]
      known.set(die, totals)
    }
    for (let n = totals.length; n <= count; n++) totals[n] = sum(totals[n - 1] as Odds<W>, totals[1] as Odds<W>, weights)
    return totals[count] as Odds<W>
  }
}
