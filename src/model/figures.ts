import { decimal, t } from './language'

/** How numbers are written. */

/** Sums of chances are right to about this much. */
const NOTHING = 1e-12

const rounded = (hundredths: number, exact: boolean): string => {
  const text = hundredths.toFixed(1)
  if (text === '0.0' && !exact) return decimal('<0.1')
  return decimal(text === '100.0' && !exact ? '>99.9' : text)
}

/** "45.3", for where the unit is reported once for many. */
export const percentage = (chance: number): string => {
  const sure = Math.abs(chance) < NOTHING || Math.abs(1 - chance) < NOTHING
  return rounded(100 * (sure ? Math.round(chance) : chance), sure)
}

/** "45.3 %"; only what is certain is written "0.0 %" or "100.0 %". */
export const percent = (chance: number): string => `${percentage(chance)} %`

/** "68.3-68.9", the unit left to the figure beside it; "<0.1" and ">99.9" where both ends are beyond. */
export const percents = (low: number, high: number): string => {
  if (percentage(high) === decimal('<0.1')) return percentage(high)
  return percentage(low) === decimal('>99.9') ? percentage(low) : `${percentage(low)}-${percentage(high)}`
}

/** "1.8"; only 0 itself is written "0.0". */
export const mean = (value: number): string => decimal(value > 0 && value < 0.05 ? '<0.1' : value.toFixed(1))

/** "1.83" */
export const twoDecimals = (value: number): string => decimal(value.toFixed(2))

const signed = (value: number, digits: number): string => {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return decimal((0).toFixed(digits))
  return decimal(value > 0 ? `+${text}` : text)
}

/** "+2.04" */
export const points = (value: number): string => signed(value, 2)

/** "+1", "-2"; fractions to two digits. */
export const change = (value: number): string => signed(value, Number.isInteger(value) ? 0 : 2)

/** "3"; fractions to two digits, without end for a limit that is none. */
export const count = (value: number): string => {
  if (!Number.isFinite(value)) return t('none')
  return Number.isInteger(value) ? String(value) : twoDecimals(value)
}

/** "Hirdmen x2"; once is not written. */
export const withTimes = (name: string, times: number): string => (times > 1 ? `${name} x${times}` : name)

/** "100 000" */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/gu, ' ')
