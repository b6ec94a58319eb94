import type { Tone } from '../page'

type Ink = (text: string) => string

/** An ink for each tone, and one for headings. */
export type Pen = { readonly [T in Tone | 'bold']: Ink }

/** What a block is drawn on. */
export interface Paper {
  readonly columns: number
  readonly unicode: boolean
  readonly pen: Pen
}

const bare: Ink = text => text

/** Leaves no colours. */
export const pencil: Pen = { attacker: bare, defender: bare, plain: bare, quiet: bare, bold: bare }
