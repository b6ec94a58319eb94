import type { Edition } from '../model/scenario'

/**
 * The phrases of each rulebook in print, as `printedPhrases` writes them: the build of the command line puts them here (tsup.config.ts).
 * Elsewhere they are made when they are asked for.
 */
export const printed: Readonly<Partial<Record<Edition, () => string>>> = {}
