import { percent, points, twoDecimals } from '../../model/figures'
import { decimal, t, translate } from '../../model/language'
import { wording } from '../fight/quantities'
import { type Called, wins } from '../fight/sides'

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

/** How a quantity of a condition or a sweep is written. */
export const measured = (measure: string, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '-'
  if (measure === 'chance') return percent(value)
  return measure === 'points' ? points(value) : twoDecimals(value)
}

/** "bondi win" of "attacker wins", where the same troops meet throughout. */
export const quantityName = (
  { path, name }: { readonly path: string; readonly name: string },
  called: Called | undefined
): string => (called && wording(called, path)) ?? translate(name)

const ATTACKER = { wins: 'attacker wins', loses: 'attacker loses' } as const
const DEFENDER = { wins: 'defender wins', loses: 'defender loses' } as const

/** "bondi win"; "attacker wins" where the troops differ. */
export const winning = (role: 'attacker' | 'defender', called: Called | undefined): string =>
  called ? wins(called[role]) : t((role === 'attacker' ? ATTACKER : DEFENDER).wins)

/** "bondi lost"; "attacker loses" where the troops differ. */
export const losing = (role: 'attacker' | 'defender', called: Called | undefined): string =>
  called ? t('{name} lost', { name: called[role].name }) : t((role === 'attacker' ? ATTACKER : DEFENDER).loses)
