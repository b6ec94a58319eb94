import type { Edition } from '../../model/scenario'

/** The word tables of a rulebook as texts. */
export interface Printed {
  /** Of what most sentences say. */
  readonly usual: () => string
  readonly full: () => string
}

/**
 * Those of each rulebook in print, as `printedPhrases` writes them: the build of the command line puts them here (tsup.config.ts).
 * Elsewhere they are made when they are asked for.
 */
export const printed: Readonly<Record<Edition, Printed>> | undefined = undefined
