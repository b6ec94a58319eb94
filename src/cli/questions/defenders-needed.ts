import { commandFor } from '../../request/words/commands'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { firstMatch } from './may-match'
import { phraseAcross, said } from './rewording'
import { shootsAtOthers } from './units-said'

/** How many models a unit must have that is charged or shot at: "how many thralls do I need to hold against 4 berserkers". */

/** Who is needed, and where they stand: "ceorls behind a wall". */
const UNIT = '(?:(?:tired|exhausted|fresh|mounted) )?[a-z]+(?: (?:with|in|behind|on) (?:(?:an?|the|light|heavy) )?[a-z]+)?'
const NEED =
  '(?:(?:do|would|will|should|must) (?:I|we|you|it) (?:need|take|want|have)|(?:are|is) (?:needed|required)|does it take)'
const HOLD =
  '(?:(?:hold|stand|beat|fight|fend|drive)(?: (?:out|on|off|up|firm|fast|(?:the|my|our) (?:ground|line)|back))?|withstand|resist|repel|repulse|stop|halt|weather|see off)'
const SURVIVE = '(?:surviv|live|last|outlast|endure|make it)[a-z]*(?: through)?'
/** A place that is held. */
const PLACE = '(?: (?<place>(?:a|the|my|that) (?:[a-z]+ )?(?:wall|hedge|woods?|forest|building|house|rocks|ruins|hill)))?'
const PER_CENT = said`
  (?:
    [\s,]+(?:(?:in|at|with|for) )?(?:at least |over |an? )?(?<share>\d{1,2})\s*(?:%|percent|per cent)
    (?: (?:of (?:the )?(?:time|cases|fights|games)|chance|odds|probability|certainty|confidence))?
  )?
`
const ENEMY = said`
  (?:(?:against|vs\.?|versus|from|to|off) )?
  (?<shot>(?:(?:an?|the|one) (?:volley|salvo|shot|shooting|arrows) (?:of|from|by)|being shot(?: at)? by) )?
  (?:(?:(?:an?|the|one) (?:charge|attack|assault) (?:of|from|by)|being (?:charged|attacked|hit) by) )?
  (?<enemy>(?:my |his |her |their |the |an? )?\d* ?[a-z][^,;:.?!%]{2,60}?)(?:['\u2019]s?)?
  (?: (?<deed>charging|attacking|shooting|charge|attack)(?: (?:them|me|us|it|in))?)?
  (?: from (?:break|gett|com|rid|push)ing (?:through|past|in))?
`

const QUESTIONS = [
  // "how many ceorls do I need to survive a charge by 6 hirdmen at 60 %"
  String.raw`^\W*how many (?<unit>${UNIT}) (?:${NEED} )?to (?:(?<survive>${SURVIVE})|${HOLD})${PLACE} ${ENEMY}${PER_CENT}\W*$`,
  // "... if 6 hirdmen charge them"
  String.raw`^\W*how many (?<unit>${UNIT}) (?:${NEED} )?to (?:(?<survive>${SURVIVE})|${HOLD})${PLACE} (?:if|when|while) ${ENEMY}${PER_CENT}\W*$`,
  // "how many levies would hold a wall against 6 knights"
  String.raw`^\W*how many (?<unit>${UNIT}) (?:would|will|could|can) (?:(?<survive>${SURVIVE})|${HOLD})${PLACE} ${ENEMY}${PER_CENT}\W*$`
].map(pattern => phraseAcross`${pattern}`)

/** What who charges does: "beat 4 huscarls", but not "beat off 4 huscarls". */
const CHARGES = /\b(?:beat|fight|drive|stand)\s+(?!off\b|back\b|up\b|firm\b|fast\b|against\b)/i

/** Half of the fights, where no chance is named. */
const EVEN = 50

/**
 * `melee 4 berserkers charge 1 thralls --until "result.attackerWins <= 50%" --by defender.models`: so many that the enemy wins no more than
 * half of the fights, or the share that is named; of those who are to survive, that they are wiped out so seldom.
 */
export const defendersNeeded = (text: string, book: Rulebook): readonly string[] | undefined => {
  const found = text.length > MOST_LETTERS || CHARGES.test(text) ? undefined : firstMatch(QUESTIONS, text)
  const { unit, survive, place, shot, enemy, deed = '', share = String(EVEN) } = found?.groups ?? {}
  if (unit === undefined || enemy === undefined) return undefined
  const isShot = shot !== undefined || /^shoot/i.test(deed) || shootsAtOthers(enemy, book)
  const where = place === undefined ? '' : ` ${/wall|hedge/i.test(place) ? 'behind' : 'in'} ${place}`
  const fight = `${enemy} ${isShot ? 'shoot' : 'charge'} 1 ${unit}${where}`
  const kind = isShot ? 'shoot' : 'melee'
  if (commandFor([fight], book) !== kind) return undefined
  const chance = survive !== undefined || isShot ? 'defender.wipedOut' : 'result.attackerWins'
  return [kind, fight, '--until', `${chance} <= ${100 - Number(share)}%`, '--by', 'defender.models']
}
