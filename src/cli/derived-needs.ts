import type { Need } from './may-match'

/** What patterns need, by their sources, as far as it is worked out beforehand: the build writes in what it finds. */
export const derivedNeeds: () => Readonly<Record<string, readonly Need[]>> = () => ({})
