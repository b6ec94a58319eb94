import type { RenderOptions } from '../../src/report/render-options'

/** A plain terminal of 80 columns, but for what is said. */
export const look = (changes: Partial<RenderOptions> = {}): RenderOptions => ({
  width: 80,
  color: 0,
  unicode: true,
  explain: false,
  ...changes
})

/** The longest line, in columns of a terminal without wide letters. */
export const longest = (text: string): number => Math.max(...text.split('\n').map(line => [...line].length))

const SEQUENCES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu')

/** What is left to see of a coloured text. */
export const visible = (text: string): string => text.replace(SEQUENCES, '')
