import { points } from '../../model/figures'
import { type Text, t } from '../../model/language'
import type { WarbandUnit, Way } from '../../model/report'

/** Texts that the pages of warbands share. */

/** "8 bondi", "2 x 8 bondi" */
export const unitsName = ({ name, units }: Pick<WarbandUnit, 'name' | 'units'>): string =>
  units > 1 ? `${units} x ${name}` : name

/** Victory points, or "-" where there are none to give. */
export const optionalPoints = (value: number | undefined): string => (value === undefined ? '-' : points(value))

/** How two units meet, seen from one of them. */
export const WAY_NAMES = {
  charging: 'charging',
  charged: 'charged',
  shooting: 'shooting',
  shotAt: 'shot at'
} as const satisfies Readonly<Record<Way, Text>>

const ATTACKS = {
  charging: '{who} {n|charges|charge} {whom}',
  shooting: '{who} {n|shoots|shoot} {whom}'
} as const

/** "8 bondi charge 4 huscarls"; `n` is the number of the verb, 1 or 2. */
export const attackClause = (way: keyof typeof ATTACKS, who: string, whom: string, n: number): string =>
  t(ATTACKS[way], { who, whom, n })
