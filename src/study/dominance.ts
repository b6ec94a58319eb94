import type { Duel } from '../model/study-report'
import { around, type Spread } from './outcomes'

/** Two spreads that know nothing of each other: which comes out larger, and whether one dominates the other. */

/** Chances that the first is larger, the same, smaller. */
export const isAgainst = (one: Spread, other: Spread): Pick<Duel, 'better' | 'same' | 'worse'> => {
  let [better, same, worse] = [0, 0, 0]
  one.worth.forEach((value, i) => {
    const chance = one.chance[i] ?? 0
    const { below, same: tied, above } = around(other, value)
    better += chance * below
    same += chance * tied
    worse += chance * above
  })
  return { better, same, worse }
}

/** Sums of chances are right to about this much. */
const SAME = 1e-12

/** The chance of reaching each of some numbers. */
const reaching = ({ worth, chance }: Spread, values: readonly number[]): readonly number[] =>
  values.map(value => worth.reduce((sum, each, i) => sum + (each >= value ? (chance[i] ?? 0) : 0), 0))

/** First order: at least as likely to reach every number, and likelier to reach one; undefined where neither does. */
export const dominant = (one: Spread, other: Spread): Duel['dominates'] => {
  const values = [...new Set([...one.worth, ...other.worth])]
  const [first, second] = [reaching(one, values), reaching(other, values)]
  const leads = first.map((chance, i) => chance - (second[i] ?? 0))
  const isAhead = leads.some(lead => lead > SAME)
  const isBehind = leads.some(lead => lead < -SAME)
  if (isAhead === isBehind) return undefined
  return isAhead ? 'subject' : 'other'
}
