import { percent, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import { wording } from '../fight/quantities'
import { type Called, wins } from '../fight/sides'

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
