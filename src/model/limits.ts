/** Limits that requests are checked against when they are read; cache keys of fights rely on them. */

/** The largest count: dice of an effect, hits ignored, wounds, fatigue. */
export const MOST_COUNT = 99

/** The most options of one choice: Black Crosses have fourteen (N7). */
export const MOST_OPTIONS = 20

/** The SAGA dice that a player owns: never more are in use at once (R7.1). */
export const SAGA_DICE = 8

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

/** The most models of a unit (R1.3). */
export const MOST_MODELS = 12

/** Smaller differences of points, models and scores are rounding. */
export const ROUNDING = 1e-9

/** Sums of chances are exact to about this much. */
export const CHANCE_ROUNDING = 1e-12

/** Units of work, as counted in `work.ts`, that today's machines do in about a second. */
export const UNITS_A_SECOND = 3_000_000
