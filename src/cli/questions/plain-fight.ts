import type { Edition } from '../../model/scenario'
import { commandFor, namesRange, withTroops } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { isOption } from '../arguments'
import { editionOf } from '../edition-option'
import { withEditionFlag, withOptionFlags } from './options-in-words'
import { isPlain } from './plain-words'

/** What is asked of warbands begins with a number as well: "6 point list", "8 ceorls threaten 12 bondi". */
const OF_WARBANDS = /\b(?:points?|pts|puntos?|threat|amena)/i

/** A fight that is asked for plainly, "8 bondi charge 4 huscarls": nothing in it hints at a question or at other words for it. */
export const plainFight = (said: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = said.join(' ')
  if (text.length > MOST_LETTERS || OF_WARBANDS.test(text) || !isPlain(text)) return undefined
  const words = withTroops(said, book)
  const found = commandFor(words, book)
  return (found === 'melee' || found === 'shoot') && !namesRange(words, book) ? [found, ...words] : undefined
}

/** Such a fight, its options behind it and none of them in words: most are, and need nothing of what looks for other questions. */
export const plainFightAlone = (given: readonly string[], usual: Edition): readonly string[] | undefined => {
  const argv = withOptionFlags(withEditionFlag(given))
  if (argv.length !== given.length || argv.some((word, at) => word !== given[at])) return undefined
  const end = argv.findIndex(isOption)
  const [said, options] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)]
  const fight = plainFight(said, rulebook(editionOf(options, usual)))
  return fight && [...fight, ...options]
}
