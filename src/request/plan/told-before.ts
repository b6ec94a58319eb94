import { meaningAs, type Phrase } from '../words/phrase-pass'
import { BEING, BY, leads, WHO, wordSet } from '../words/small-words'
import { isAlone, type VerbGroup, verbGroups } from '../words/verbs'
import { isFightIn, isThem, isThen, isTroop, type Phrases, stepsIn, THEM, THEN, unitsIn } from './step-phrases'

/** Finds what happened before a step and is told after it, in a clause about its target. */

const HAVE = wordSet('have has had having already just')
const PAST = /(?:ed|shot|hit|struck|fought)$/i
const AFTERWARDS = /^(?:after|following|once|soon|tras|despu[eé]s)$/i
const ALREADY = /^(?:already|first|earlier|before|previously)$/i

const AFTER: Phrase = { ...THEN, raw: 'after' }

const plain = (phrases: Phrases): Phrases => phrases.map((phrase, at) => (at === 0 ? { ...phrase, lead: [] } : phrase))

const isDeed = ({ verb }: VerbGroup): boolean => verb === 'shoot' || verb === 'charge'

/** Without a last word that says only that it was before. */
const withoutAlready = (phrases: Phrases): Phrases => (ALREADY.test(phrases.at(-1)?.raw ?? '') ? phrases.slice(0, -1) : phrases)

/**
 * Reads a clause about the target of the first step as a step before it: "6 knights charge 4 huscarls that 8 crossbowmen have
 * shot", "... when 8 crossbowmen have shot them", "... already shot by 8 crossbowmen", "... after they have been shot by 8
 * crossbowmen". Each becomes "... after 8 crossbowmen shot them".
 */
export const withTold = (phrases: Phrases): Phrases => {
  const [first, told, more] = verbGroups(phrases)
  if (!first || !told || more || first.isPassive || isAlone(first.verb) || !isDeed(told)) return phrases
  if (!stepsIn(phrases.slice(0, told.start)).every(isFightIn)) return phrases
  const verb = phrases[told.start]
  const before = phrases[told.start - 1]
  const since = isThem(before) ? told.start - 2 : told.start - 1
  // "after they have been shot by", "after a volley from"
  const start = isThen(phrases[since]) && AFTERWARDS.test(phrases[since]?.raw ?? '') ? since : told.start
  if (!verb || !(PAST.test(verb.raw) || start < told.start)) return phrases
  const after = withoutAlready(phrases.slice(told.end))
  const target = unitsIn(phrases, first.end, told.start).filter(({ is }) => is !== 'them')
  const deed = plain([{ ...verb, is: 'phrase', meanings: [{ is: 'verb', verb: told.verb }] }])
  if (told.isPassive || leads(after[0], BY)) {
    const isOfTarget = start < told.start || leads(verb, WHO) || leads(verb, HAVE) || !leads(verb, BEING)
    const isAfterTarget = start < told.start || (target.length > 0 && !meaningAs(before, 'joint'))
    const isBy = unitsIn(after).length === 1 && leads(after[0], BY)
    // "8 bondi charge 4 huscarls after being shot by 8 crossbowmen": who charges was shot
    const who = phrases.slice(0, first.start)
    const again = who.findLast(isTroop)
    if (since === told.start - 1 && start === since && leads(verb, BEING) && isBy && again)
      return [...plain(after), ...deed, ...who, THEN, { ...again, lead: ['the'] }, ...phrases.slice(first.start, start)]
    return isOfTarget && isAfterTarget && isBy ? [...phrases.slice(0, start), AFTER, ...plain(after), ...deed, THEM] : phrases
  }
  const actor = target.at(-1)
  if (actor?.is !== 'counted' || target.length < 2 || after.some(phrase => !isThem(phrase))) return phrases
  const word = phrases[actor.at - 1]
  const isWhen = meaningAs(word, 'if') !== undefined && leads(verb, HAVE)
  if (!isWhen && !leads(phrases[actor.at], WHO)) return phrases
  const who = plain(phrases.slice(actor.at, told.start))
  return [...phrases.slice(0, isWhen ? actor.at - 1 : actor.at), AFTER, ...who, ...deed, THEM]
}
