import { percents } from '../../model/figures'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import type { CellNumbers, MethodReport, SweepCell, SweepReport, ThrownFight } from '../../model/report'
import { methodText } from '../fight/method'
import type { Cell } from '../page'
import { formatMeasure, formatPercentDelta, type NumberColumn } from './measures'

/** Tables of sampled fights: how sure their figures are. The page for the phone, which never samples, does without. */

/** "each sampled 100 000 times, seed 7", of a table of fights; nothing for exact ones. */
export const sampledEach = (method: MethodReport): readonly string[] =>
  method.name === 'monte-carlo'
    ? [methodText(method, method.precision === undefined ? t('each sampled') : t('each sampled at least'))]
    : []

/** "18.4-35.1": the 95 % interval of a quantity, or of the change of a chance, where it was sampled. */
export const intervalOf = ({ intervals = {} }: ThrownFight, path: string, measure = 'chance'): Pick<Cell, 'interval'> => {
  const ends = intervals[path]
  if (!ends) return {}
  const [low, high] = ends
  if (measure === 'chance') return { interval: percents(low, high) }
  const figure = (value: number): string => (measure === 'change' ? formatPercentDelta(value) : formatMeasure(measure, value))
  const [least, most] = [figure(low), figure(high)]
  return { interval: measure === 'models' ? `${least}-${most}` : t('{low} to {high}', { low: least, high: most }) }
}

/** A number of a fight in a table, with its interval. */
export const numberCell = ({ figure, path, measure }: NumberColumn, numbers: Partial<CellNumbers>, fight: ThrownFight): Cell => ({
  text: figure(numbers),
  ...intervalOf(fight, path, measure)
})

/** Whether the intervals of a higher and a lower number do not overlap; exact numbers always count as apart. */
export const isToldApart = (higher: ThrownFight, lower: ThrownFight, path: string): boolean => {
  const [least] = higher.intervals?.[path] ?? []
  const [, most] = lower.intervals?.[path] ?? []
  return least === undefined || most === undefined || most < least
}

/** How many fights are as high as the highest or, if they were sampled, may be, since their intervals overlap. */
export const notHighest = ({ best, of: { path }, cells }: SweepReport): readonly string[] => {
  const highest = best === undefined ? undefined : cells[best]
  if (highest?.value === undefined) return []
  const [low] = highest.intervals?.[path] ?? []
  const least = low ?? highest.value - ROUNDING
  const most = ({ intervals, value = Number.NaN }: SweepCell): number => intervals?.[path]?.[1] ?? value
  const n = cells.filter(cell => cell !== highest && most(cell) >= least).length
  if (n === 0) return []
  return [
    low === undefined
      ? t('{n} other {n|fight is|fights are} as high', { n })
      : t('{n} other {n|fight|fights} may be as high: the intervals overlap', { n })
  ]
}
