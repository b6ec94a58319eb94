/** What a word on the command line is. */

/** Options and words of the program itself, not of a command. */
export const OF_PROGRAM: ReadonlySet<string> = new Set(['help', '-h', '--help', '-V', '--version'])

/** Commands whose words are a sentence about a fight. */
export const OF_SENTENCES: ReadonlySet<string> = new Set(['melee', 'shoot', 'advise', 'compare', 'plan', 'sweep'])

/** Those whose sentence is one fight of one side against the other. */
export const HAS_SIDES: ReadonlySet<string> = new Set(['melee', 'shoot', 'advise'])

/** Whether a word is an option; the words of a sentence end before it. */
export const isOption = (word: string): boolean => /^--?[a-z]/i.test(word)

/** The words before the first option, and the options. */
export const wordsAndOptions = (argv: readonly string[]): readonly [words: readonly string[], options: readonly string[]] => {
  const end = argv.findIndex(isOption)
  return end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)]
}

/** Whether a word names a file in YAML or JSON, not a unit. */
export const isDataFile = (word: string): boolean => /\.(?:ya?ml|json)$/i.test(word)

/** Words that may stand between rosters. */
const CONNECTIVES: ReadonlySet<string> = new Set(['vs', 'against', 'and', 'or', 'with'])

export const isConnective = (word: string): boolean => CONNECTIVES.has(word.toLowerCase())

/** A warband in words, as one argument: "vikings: 8 hirdmen, 16 bondi", "vikings, 2 points: 8 hirdmen". */
const WARBAND =
  /^\s*\p{L}[\p{L} -]{0,60}(?:,?\s*\d{1,2}\s*(?:points?|pts|puntos?)\s*:|:[^,;]{0,80}\d[^,;]{0,80}[,;][^,;]{0,80}\d)/u

/** Whether an argument is a roster: a file, or a warband in words. */
export const isRoster = (word: string): boolean => isDataFile(word) || WARBAND.test(word)

/** Whether these arguments of `compare` are rosters, not units: files, or two warbands in words; one is enough against a field. */
export const areRosters = (words: readonly string[], hasField: boolean): boolean => {
  const all = words.filter(word => !isConnective(word))
  return words.some(isDataFile) || ((all.length === 2 || hasField) && all.every(isRoster))
}
