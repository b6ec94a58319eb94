import { isSpanish, t, translate } from '../../model/language'

/** The axes of a sweep as people read them: by their paths in English, which are typed, in Spanish by what they count. */

const PART = /^(attacker|defender)\.(\w+)$/

/** "attackDice" in words. */
const words = (key: string): string => key.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** "attacker.models", in Spanish "miniaturas del atacante"; a path without a Spanish name stays as it is. */
export const axisName = (path: string): string => {
  const [, side = '', key = ''] = PART.exec(path) ?? []
  const what = translate(words(key))
  return !isSpanish() || what === words(key) ? path : t('{what} of the {side}', { what, side: translate(side) })
}

/** "none" of "defender.cover", in Spanish "ninguna". */
export const axisValue = (path: string, value: string): string => {
  if (!path.endsWith('.cover')) return value
  return value === 'none' ? t('none{head}', { head: '' }) : translate(value)
}

/** "attacker.models 12", in Spanish "miniaturas del atacante: 12" */
export const axisAt = (path: string, value: string): string =>
  `${axisName(path)}${axisName(path) === path ? '' : ':'} ${axisValue(path, value)}`
