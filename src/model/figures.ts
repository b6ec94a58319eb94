import { decimal, t } from './language'
import { CHANCE_ROUNDING } from './limits'

/** Number formats. */

const rounded = (hundredths: number, isCertain: boolean): string => {
  const text = hundredths.toFixed(1)
  if (text === '0.0' && !isCertain) return decimal('<0.1')
  return decimal(text === '100.0' && !isCertain ? '>99.9' : text)
}

/** "45.3", without the unit. */
export const percentage = (chance: number): string => {
  const isCertain = Math.abs(chance) < CHANCE_ROUNDING || Math.abs(1 - chance) < CHANCE_ROUNDING
  return rounded(100 * (isCertain ? Math.round(chance) : chance), isCertain)
}

/** "45.3 %"; only what is impossible or certain is written "0.0 %" or "100.0 %". */
export const percent = (chance: number): string => `${percentage(chance)} %`

/** An interval of chances without the unit: "68.3-68.9"; "<0.1" or ">99.9" if both ends are. */
export const percents = (low: number, high: number): string => {
  if (percentage(high) === decimal('<0.1')) return percentage(high)
  return percentage(low) === decimal('>99.9') ? percentage(low) : `${percentage(low)}-${percentage(high)}`
}

/** A mean to one decimal: "1.8", "<0.1"; only 0 itself is written "0.0". */
export const mean = (value: number): string => decimal(value > 0 && value < 0.05 ? '<0.1' : value.toFixed(1))

/** "1.83" */
export const twoDecimals = (value: number): string => decimal(value.toFixed(2))

const signed = (value: number, digits: number): string => {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return decimal((0).toFixed(digits))
  return decimal(value > 0 ? `+${text}` : text)
}

/** Victory points with their sign: "+2.04". */
export const points = (value: number): string => signed(value, 2)

/** A change with its sign: "+1", "-2"; two decimals if it is not whole. */
export const change = (value: number): string => signed(value, Number.isInteger(value) ? 0 : 2)

/** "3"; two decimals if it is not whole; "none" for an infinite limit. */
export const count = (value: number): string => {
  if (!Number.isFinite(value)) return t('none')
  return Number.isInteger(value) ? String(value) : twoDecimals(value)
}

/** "Hirdmen x2", or just "Hirdmen" for one. */
export const withTimes = (name: string, times: number): string => (times > 1 ? `${name} x${times}` : name)

/** "100 000" */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/gu, ' ')
