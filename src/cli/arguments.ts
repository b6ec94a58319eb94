/** What a word on the command line is. */

/** Options and words of the program itself, not of a command. */
export const OF_PROGRAM: ReadonlySet<string> = new Set(['help', '-h', '--help', '-V', '--version'])

/** Whether a word is an option; the words of a sentence end before it. */
export const isOption = (word: string): boolean => /^--?[a-z]/i.test(word)

/** Whether a word names a file in YAML or JSON, not a unit. */
export const isDataFile = (word: string): boolean => /\.(?:ya?ml|json)$/i.test(word)
