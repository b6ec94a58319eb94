import { decimal } from '../../model/language'

/** Differences as they are written: never a plus before what only rounds to nothing. */

/** Rounding leaves this much of nothing. */
const NOTHING = 1e-9
const MOST_DIGITS = 9

/** "+1.20", "-0.003"; "=" where there is none. More digits are shown where fewer would say nothing. */
const signed = (value: number, digits: number): string => {
  if (Math.abs(value) < NOTHING) return '='
  for (let shown = digits; shown <= MOST_DIGITS; shown++) {
    const text = value.toFixed(shown)
    if (Number(text) !== 0) return decimal(value > 0 ? `+${text}` : text)
  }
  return '='
}

/** Of a number of points or models. */
export const delta = (value: number): string => signed(value, 2)

/** Of a chance, in hundredths: "+12.5". */
export const deltaPercent = (value: number): string => signed(100 * value, 1)
