import { distance } from '../../model/nearest'

/** Words that ask, misspelt: "what's the probabilty", "the chanse of a draw". Those of a fight are corrected where it is read. */

const ASKING = ['probability', 'probabilities', 'likelihood', 'percentage', 'average', 'expected', 'likely', 'chance', 'chances']
/** Words of their own that are spelt almost like one of them. */
const OTHERS: ReadonlySet<string> = new Set(
  'change changes charge charges chancy chanced averaged averages lively likable likewise except expects accepted'.split(' ')
)
const INITIALS: ReadonlySet<string> = new Set(ASKING.map(word => word.charAt(0)))
/** A shorter word has too many neighbours. */
const SHORTEST = 6
/** Letters of a word in which two slips are one misspelling. */
const LONG = 9

const spelt = (word: string): string => {
  const given = word.toLowerCase()
  if (given.length < SHORTEST - 1 || !INITIALS.has(given.charAt(0)) || OTHERS.has(given)) return word
  const meant = ASKING.find(
    each => Math.max(each.length, given.length) >= SHORTEST && distance(given, each) <= (each.length < LONG ? 1 : 2)
  )
  return meant ?? word
}

/** The arguments before the options, with words that ask as they are spelt. */
export const withAskingSpelt = (argv: readonly string[]): readonly string[] => {
  const options = argv.findIndex(word => word.startsWith('-'))
  const end = options < 0 ? argv.length : options
  return argv.map((text, at) => (at < end ? text.replace(/(?<![\p{L}\d+])[a-z]{5,16}(?![\p{L}\d])/giu, spelt) : text))
}
