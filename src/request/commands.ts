import type { Rulebook } from '../rules/types'
import { withoutQuestion } from './asked'
import { checking } from './check'
import { plainly, settled, withoutRest } from './phrase-order'
import { meaningAs, type Phrase } from './phrase-pass'
import { isUnderstood, phrasesOf } from './phrases'
import { clauses, sentenceOf } from './sentence'
import { withoutRanges } from './tokens'
import { isAlone, isJoint, isUnitHead, leads, type VerbGroup, verbGroups } from './verbs'

/** What a sentence asks for besides its fight: ranges to sweep, and the command where none was given. */

interface Ranged {
  /** The words with the first number of each range. */
  readonly words: readonly string[]
  /** "attacker.models=8..10" */
  readonly varied: readonly string[]
}

/** "8-10 warriors vs 4 hearthguard": what the ranges of a sentence vary. */
export const rangesIn = (words: readonly string[], book: Rulebook): Ranged => {
  const plain = words.map(withoutRanges)
  if (plain.every((word, index) => word === words[index])) return { words, varied: [] }
  const varied: string[] = []
  const range = (at: string, from: number, to: number) => {
    if (at === 'attacker' || at === 'defender') varied.push(`${at}.models=${from}..${to}`)
  }
  sentenceOf(words, { ...checking(book), range })
  return varied.length > 0 ? { words: plain, varied } : { words, varied }
}

type SentenceCommand = 'melee' | 'shoot' | 'compare' | 'plan' | 'advise'

/** "should 8 bondi charge 4 huscarls", "is it worth charging": what to do is advice. */
const ADVICE =
  /^\W*(?:should|shall|is it (?:worth|an? |wise|smart|good|safe|better)|(?:what(?:['\u2019]?s| is) (?:the )?|the )?best\b|how should|what should|c[oó]mo deb|qu[eé] deb|deb(?:o|er[ií]a)n?|conviene|merece|vale la pena)\b/i

/** "who wins", "quien gana". */
const DUEL = /^\W*(?:who|which|qui[eé]n|cu[aá]l)\b/i

/** "should 4 huscarls give up dice against 8 bondi": a melee shows what either choice comes to, and advice would take it as made. */
const asksOfDice = (phrases: readonly Phrase[], group: VerbGroup | undefined): boolean =>
  group?.verb === 'against' && phrases.slice(0, group.start).some(phrase => meaningAs(phrase, 'state')?.trait === 'givesUpDice')

/** Two units and what the one does to the other, whatever else is said: "anyone know the odds of 4 berserkers killing 4 huscarls?" */
const isFight = (phrases: readonly Phrase[]): boolean =>
  phrases.filter(phrase => isUnitHead(phrase) && phrase.is !== 'number').length > 1 && verbGroups(phrases).length > 0

/** The command that a sentence without one asks for; undefined where its first word is none of a sentence, or no unit is in it. */
export const commandFor = (typed: readonly string[], book: Rulebook): SentenceCommand | undefined => {
  const words = withoutQuestion(typed, book)
  const check = checking(book)
  const each = words.join(' ').split(/\s+/u)
  const isKnown = [1, 3].some(count => isUnderstood(each.slice(0, count).join(' '), book))
  const read = phrasesOf(words.join(' '), check)
  const phrases = settled(read, check)
  if (!(isKnown ? phrases.some(isUnitHead) : isFight(phrases))) return undefined
  if (phrases.some((phrase, index) => index > 0 && isJoint(phrase, 'then'))) return 'plan'
  if (withoutRest(read) !== read) return 'advise'
  const said = words.join(' ')
  const groups = verbGroups(plainly(phrases))
  const [group] = groups
  if (ADVICE.test(said)) return asksOfDice(plainly(phrases), group) ? 'melee' : 'advise'
  if (group && isAlone(group.verb)) return 'plan'
  if (groups.length > 1 && !phrases.some(phrase => isJoint(phrase, 'or')) && clauses(phrases, true, {}, check).length > 1)
    return 'plan'
  const heads = phrases.filter(({ is }) => is === 'number').length
  const isDuel = groups.length === 1 && group?.verb === 'against' && group.start === 0 && heads < 3 && DUEL.test(said)
  if (!isDuel && phrases.some(phrase => isJoint(phrase, 'or'))) return 'compare'
  return group?.verb === 'shoot' || (group === undefined && aims(phrases, book)) ? 'shoot' : 'melee'
}

const AT: ReadonlySet<string> = new Set(['at', 'a', 'al'])

/** "8 crossbows at 6 bondi": no verb, and arms that reach so far. */
const aims = (phrases: readonly Phrase[], { weapons }: Rulebook): boolean => {
  const target = phrases.findIndex((phrase, index) => index > 0 && isUnitHead(phrase) && leads(phrase, AT))
  return phrases.slice(0, Math.max(target, 0)).some(phrase => {
    const weapon = meaningAs(phrase, 'weapon')?.id
    return weapon !== undefined && weapons[weapon]?.range !== undefined
  })
}
