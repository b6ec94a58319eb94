import type { Tone } from '../page'

type Ink = (text: string) => string

/** An ink for each tone, one for headings, and those of heat maps: the deeper (0..1), the fuller the hue. */
export type Pen = { readonly [T in Tone | 'bold']: Ink } & {
  readonly tint: (tone: Tone, depth: number) => Ink
  readonly isColoured: boolean
}

/** What a block is drawn on. */
export interface Paper {
  readonly columns: number
  readonly unicode: boolean
  readonly pen: Pen
}

const bare: Ink = text => text

/** Leaves no colours. */
export const pencil: Pen = {
  attacker: bare,
  defender: bare,
  plain: bare,
  quiet: bare,
  bold: bare,
  tint: () => bare,
  isColoured: false
}
