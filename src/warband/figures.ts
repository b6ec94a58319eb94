import { t } from '../model/language'
/** Numbers as sentences have them. */

/** "2.5", "1.33" */
export const figure = (value: number): string => String(Math.round(value * 100) / 100)

/** "1 point", "2.5 points" */
export const inPoints = (value: number): string => t('{n} {n|point|points}', { n: figure(value) })
