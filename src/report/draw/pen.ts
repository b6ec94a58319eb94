import { Chalk } from 'chalk'
import { GREY, HUES, mixed } from '../hues'
import type { Tone } from '../page'
import type { Pen } from '../wrap'

const FULL: { readonly [T in Tone]: string } = { ...HUES, plain: GREY, quiet: GREY }

/** The pen of a terminal with this level of colours; sixteen colours have no orange and no tints. */
export const pen = (level: 1 | 2 | 3): Pen => {
  const chalk = new Chalk({ level })
  const hues = level === 1 ? { attacker: chalk.cyan, defender: chalk.magenta } : undefined
  const inks = {
    attacker: hues?.attacker ?? chalk.hex(HUES.attacker),
    defender: hues?.defender ?? chalk.hex(HUES.defender),
    plain: (text: string): string => text,
    quiet: chalk.dim,
    bold: chalk.bold
  }
  return {
    ...inks,
    isColoured: true,
    tint: (tone, depth) => (level === 1 ? inks[tone] : chalk.hex(mixed(GREY, FULL[tone], depth)))
  }
}
