import { t, translate } from '../../model/language'

/** The axes of a sweep as people read them: by their paths in English, which are typed, in Spanish by what they count. */

/** "none" of "defender.cover", in Spanish "ninguna". */
export const axisValue = (path: string, value: string): string =>
  path.endsWith('.cover') ? (value === 'none' ? t('none{head}', { head: '' }) : translate(value)) : value

/** "attacker.models 12", in Spanish "miniaturas del atacante: 12" */
export const axisAt = (path: string, value: string): string => {
  const name = translate(path)
  return `${name}${name === path ? '' : ':'} ${axisValue(path, value)}`
}
