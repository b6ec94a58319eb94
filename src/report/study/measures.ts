import { cells } from '../../model/cell-numbers'
import { percent, points, twoDecimals } from '../../model/figures'
import { decimal, t, translate } from '../../model/language'
import { quantityAt } from '../../model/quantities'
import type { CellNumbers, FightReport } from '../../model/report'
import { wording } from '../fight/quantities'
import type { Called } from '../fight/sides'

/** The numbers of fights in tables, and their differences: never a plus before what only rounds to nothing. */

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

/** "bondi win" of "attacker wins". */
export const quantityName = ({ path, name }: { readonly path: string; readonly name: string }, called: Called): string =>
  wording(called, path) ?? translate(name)

/** A number of a fight as a column of a table of fights: figures may be those of a fight or the difference of two. */
export interface NumberColumn {
  readonly key: keyof CellNumbers
  readonly path: string
  readonly head: string
  readonly figure: (numbers: Partial<CellNumbers>) => string
  readonly change: (difference: Partial<CellNumbers>) => string
}

const columnOf = (key: keyof CellNumbers, called: Called): NumberColumn => {
  const path = cells().find(cell => cell.key === key)?.path ?? key
  const { measure = 'points', names: [name = key] = [] } = quantityAt(path) ?? {}
  return {
    key,
    path,
    head: key === 'swing' ? t('victory points') : quantityName({ path, name }, called),
    figure: numbers => measured(measure, numbers[key]),
    change: difference => (measure === 'chance' ? deltaPercent : delta)(difference[key] ?? 0)
  }
}

export const numberColumns = (keys: readonly (keyof CellNumbers)[], called: Called): readonly NumberColumn[] =>
  keys.map(key => columnOf(key, called))

const WHO_WINS = ['attackerWins', 'tie', 'defenderWins'] as const

/** Who wins a melee; of a shot, whether it leaves nobody. */
export const resultColumns = (fight: FightReport['kind'], called: Called): readonly NumberColumn[] =>
  numberColumns(fight === 'melee' ? WHO_WINS : ['defenderWipedOut'], called)

/** All that is shown of a fight beside others. */
export const fightColumns = (fight: FightReport['kind'], called: Called): readonly NumberColumn[] =>
  numberColumns(
    [...(fight === 'melee' ? ([...WHO_WINS, 'attackerLosses'] as const) : []), 'defenderLosses', 'defenderWipedOut', 'swing'],
    called
  )
