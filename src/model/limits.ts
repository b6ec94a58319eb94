/** Limits that more than one place leans on: what users write is held to them where it is read, and keys of remembered fights count on them. */

/** The most of anything that is counted: dice of an effect, hits ignored, wounds, fatigue. */
export const MOST_COUNT = 99

/** The most options of one choice: Black Crosses have fourteen (N7). */
export const MOST_OPTIONS = 20

/** The most models of a unit (R1.3). */
export const MOST_MODELS = 12
