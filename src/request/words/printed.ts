import type { Edition } from '../../model/scenario'

/** The word tables of a rulebook as text. */
export interface Printed {
  /** The phrases that most sentences need. */
  readonly usual: () => string
  readonly full: () => string
}

/**
 * The word tables of each published rulebook, as `printedPhrases` writes them; the build of the command line fills them in
 * (.ci/bundle/ready-texts.ts). Undefined in other builds, where the tables are made on demand.
 */
export const printed: Readonly<Record<Edition, Printed>> | undefined = undefined
