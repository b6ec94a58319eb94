import { distance } from '../../model/nearest'
import { own } from '../../rules/named'

/** Words that ask, misspelt or as they are written in a chat: "what's the probabilty", "the chanse of a draw". Those of a fight are corrected where it is read. */

const ASKING = ['probability', 'probabilities', 'likelihood', 'percentage', 'average', 'expected', 'likely', 'chance', 'chances']
/** Words of their own that are spelt almost like one of them. */
const OTHERS: ReadonlySet<string> = new Set(
  'change changes charge charges chancy chanced averaged averages lively likable likewise except expects accepted porcentaje porcentajes promedio probabilidad posibilidad'.split(
    ' '
  )
)
/** How they are spelt in a chat. */
const IN_CHATS: Readonly<Record<string, string>> = {
  shud: 'should',
  shuld: 'should',
  shoud: 'should',
  wud: 'would',
  woud: 'would',
  cud: 'could',
  coud: 'could',
  wot: 'what',
  wats: 'what is',
  wich: 'which',
  chrg: 'charge',
  chg: 'charge',
  chrgs: 'charges',
  bcos: 'because',
  shld: 'should',
  chrge: 'charge',
  tae: 'to',
  wrth: 'worth',
  worht: 'worth'
}
const INITIALS: ReadonlySet<string> = new Set(ASKING.map(word => word.charAt(0)))
/** A shorter word has too many neighbours. */
const SHORTEST = 6
/** Letters of a word in which two slips are one misspelling. */
const LONG = 9

const spelt = (word: string): string => {
  const given = word.toLowerCase()
  const written = own(IN_CHATS, given)
  if (written !== undefined) return written
  if (given.length < SHORTEST - 1 || !INITIALS.has(given.charAt(0)) || ASKING.includes(given) || OTHERS.has(given)) return word
  const meant = ASKING.find(
    each => Math.max(each.length, given.length) >= SHORTEST && distance(given, each) <= (each.length < LONG ? 1 : 2)
  )
  return meant ?? word
}

const WORD = /(?<![a-zà-ÿ\d+])[a-z]{3,16}(?![a-zà-ÿ\d])/gi
const NAMES_FILE = /^\S*[./\\]\S+$/

/** The arguments before the options, with words that ask as they are spelt. */
export const withAskingSpelt = (argv: readonly string[]): readonly string[] => {
  const options = argv.findIndex(word => word.startsWith('-'))
  const end = options < 0 ? argv.length : options
  return argv.map((text, at) => (at < end && !NAMES_FILE.test(text) ? text.replace(WORD, spelt) : text))
}
