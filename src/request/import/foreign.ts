/** Files of other programs, and what is made of them. */

/** Bytes of the largest file that is read; no catalogue or roster is larger. */
export const LARGEST_FILE = 64_000_000

/** A file as it is on the disk. */
export interface ForeignFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface Imported {
  /** The file to write: a board, or a roster. */
  readonly text: string
  readonly what: 'board' | 'roster'
  /** How many units are in it. */
  readonly units: number
  /** What was left out, corrected or assumed, a sentence each, with the unit it is about. */
  readonly notes: readonly { readonly what: 'left' | 'corrected' | 'assumed'; readonly text: string }[]
}
