import { fine, percent, points } from '../../model/figures'

/** How a quantity of a condition or a sweep is written. */
export const measured = (measure: string, value: number | null | undefined): string => {
  if (value === null || value === undefined) return '-'
  if (measure === 'chance') return percent(value)
  return measure === 'points' ? points(value) : fine(value)
}
