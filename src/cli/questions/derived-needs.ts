/** Texts in lower case, one of which is in whatever matches a pattern. */
export type Need = readonly string[]

/** What patterns need, by their sources, as far as it is worked out beforehand: the build writes in what it finds. */
export const derivedNeeds: () => Readonly<Record<string, readonly Need[]>> = () => ({})
