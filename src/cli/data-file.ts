/** Whether a word names a file in YAML or JSON, not a unit. */
export const isDataFile = (word: string): boolean => /\.(?:ya?ml|json)$/i.test(word)
