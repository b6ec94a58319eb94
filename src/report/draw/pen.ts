import { Chalk } from 'chalk'
import type { Pen } from './paper'

/** Blue against orange: of middle brightness, so readable on dark and light, and told apart by every eye. */
const HUES = { attacker: '#2b7dbf', defender: '#be5f25' } as const

/** Inks of a terminal with this level of colours; sixteen have no orange. */
export const pen = (level: 1 | 2 | 3): Pen => {
  const chalk = new Chalk({ level })
  const hues = level === 1 ? { attacker: chalk.cyan, defender: chalk.magenta } : undefined
  return {
    attacker: hues?.attacker ?? chalk.hex(HUES.attacker),
    defender: hues?.defender ?? chalk.hex(HUES.defender),
    plain: text => text,
    quiet: chalk.dim,
    bold: chalk.bold
  }
}
