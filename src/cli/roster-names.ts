/** A word that names a roster file, not a unit. */
export const isRosterFile = (word: string): boolean => /\.(?:ya?ml|json)$/i.test(word)
