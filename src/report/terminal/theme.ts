import { Chalk } from 'chalk'
import { GREY, mixColours, SIDE_COLOURS } from '../colours'
import type { Tone } from '../page'
import type { Theme } from '../wrap'

const FULL_COLOURS: { readonly [T in Tone]: string } = { ...SIDE_COLOURS, plain: GREY, quiet: GREY }

/** The theme of a terminal with this level of colours (`RenderOptions.color`); sixteen colours have no orange and no tints. */
export const colourTheme = (level: 1 | 2 | 3): Theme => {
  const chalk = new Chalk({ level })
  const hues = level === 1 ? { attacker: chalk.cyan, defender: chalk.magenta } : undefined
  const styles = {
    attacker: hues?.attacker ?? chalk.hex(SIDE_COLOURS.attacker),
    defender: hues?.defender ?? chalk.hex(SIDE_COLOURS.defender),
    plain: (text: string): string => text,
    quiet: chalk.dim,
    bold: chalk.bold
  }
  return {
    ...styles,
    isColoured: true,
    tint: (tone, strength) => (level === 1 ? styles[tone] : chalk.hex(mixColours(GREY, FULL_COLOURS[tone], strength)))
  }
}
