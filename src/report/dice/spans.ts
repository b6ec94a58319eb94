import { percent, percentage, percents, twoDecimals } from '../../model/figures'
import type { Prospect, Span } from '../../model/report'

/** Figures that depend on costs nobody knows, written as ranges where they do. */

/** Smaller differences are rounding. */
const EVEN = 1e-12

export const isOne = ({ low, high }: Span): boolean => high - low < EVEN

/** "57.2 %", "3.8-31.2 %" */
export const chances = (span: Span): string => {
  const [low, high] = [percentage(span.low), percentage(span.high)]
  return isOne(span) || low === high ? percent(span.low) : `${percents(span.low, span.high)} %`
}

/** "3.56", "3.22-3.94" */
export const numbers = ({ low, high }: Span): string =>
  isOne({ low, high }) ? twoDecimals(low) : `${twoDecimals(low)}-${twoDecimals(high)}`

const same = (one: Span, other: Span): boolean => Math.abs(one.low - other.low) < EVEN && Math.abs(one.high - other.high) < EVEN

/** Whether there is anything to be won by playing well. */
export const differs = ({ asRolled, bestPlay }: Prospect): boolean => !same(asRolled, bestPlay)
