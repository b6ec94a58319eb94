import { cells } from '../../model/cell-numbers'
import { percent, points, twoDecimals } from '../../model/figures'
import { decimal, t, translate } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { quantityAt } from '../../model/quantities'
import type { CellNumbers, FightReport } from '../../model/report'
import { labelOfPath } from '../fight/quantities'
import type { SideNouns } from '../fight/sides'

/** The numbers of fights in tables, and their differences. */

const MOST_DIGITS = 9

/** "+1.20", "-0.003", with more digits if fewer would show only zeros; "=" for no difference. */
const signed = (value: number, digits: number): string => {
  if (Math.abs(value) < ROUNDING) return '='
  for (let shown = digits; shown <= MOST_DIGITS; shown++) {
    const text = value.toFixed(shown)
    if (Number(text) !== 0) return decimal(value > 0 ? `+${text}` : text)
  }
  return '='
}

/** A difference of points or models: "+1.20". */
export const formatDelta = (value: number): string => signed(value, 2)

/** A difference of chances, in percentage points: "+12.5". */
export const formatPercentDelta = (value: number): string => signed(100 * value, 1)

/** The value of a quantity of a condition or a sweep, by its measure; "-" if it has none. */
export const formatMeasure = (measure: string, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '-'
  if (measure === 'chance') return percent(value)
  return measure === 'points' ? points(value) : twoDecimals(value)
}

/** The label of a quantity with the names of the sides: "bondi win" for "attacker wins". */
export const quantityHeading = ({ path, name }: { readonly path: string; readonly name: string }, names: SideNouns): string =>
  labelOfPath(names, path) ?? translate(name)

/** A number of a fight as a column of a table: `figure` formats its value, `change` the difference between two fights. */
export interface NumberColumn {
  readonly key: keyof CellNumbers
  readonly path: string
  readonly head: string
  readonly figure: (numbers: Partial<CellNumbers>) => string
  readonly change: (difference: Partial<CellNumbers>) => string
  readonly measure: string
}

const columnOf = (key: keyof CellNumbers, names: SideNouns): NumberColumn => {
  const path = cells().find(cell => cell.key === key)?.path ?? key
  const { measure = 'points', names: [name = key] = [] } = quantityAt(path) ?? {}
  return {
    key,
    path,
    head: key === 'swing' ? t('victory points') : quantityHeading({ path, name }, names),
    figure: numbers => formatMeasure(measure, numbers[key]),
    measure,
    change: difference => (measure === 'chance' ? formatPercentDelta : formatDelta)(difference[key] ?? 0)
  }
}

/** The columns of some numbers of a fight. */
export const numberColumns = (keys: readonly (keyof CellNumbers)[], names: SideNouns): readonly NumberColumn[] =>
  keys.map(key => columnOf(key, names))

const WHO_WINS = ['attackerWins', 'tie', 'defenderWins'] as const

/** Who wins a melee; whether a shot wipes out its target. */
export const resultColumns = (fight: FightReport['kind'], names: SideNouns): readonly NumberColumn[] =>
  numberColumns(fight === 'melee' ? WHO_WINS : ['defenderWipedOut'], names)

/** All numbers of a fight in a table of fights. */
export const fightColumns = (fight: FightReport['kind'], names: SideNouns): readonly NumberColumn[] =>
  numberColumns(
    [...(fight === 'melee' ? ([...WHO_WINS, 'attackerLosses'] as const) : []), 'defenderLosses', 'defenderWipedOut', 'swing'],
    names
  )
