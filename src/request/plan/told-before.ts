import { meaningAs, type Phrase } from '../words/phrase-pass'
import { BEING, BY, leads, WHO, wordSet } from '../words/small-words'
import { isAlone, isDeed, type VerbGroup, verbGroups } from '../words/verbs'
import { isFightIn, isThem, isThen, isTroop, type Phrases, stepsIn, THEM, THEN, type Unit, unitsIn } from './step-phrases'

/** Finds what happened before a step and is told after it, in a clause about its target. */

const HAVE = wordSet('have has had having already just')
const PAST = /(?:ed|shot|hit|struck|fought|[ai]do)$/i
const AFTERWARDS = /^(?:after|following|once|soon|tras|despu[eé]s)$/i
const ALREADY = /^(?:already|first|earlier|before|previously)$/i

const AFTER: Phrase = { ...THEN, raw: 'after' }

const plain = (phrases: Phrases): Phrases => phrases.map((phrase, at) => (at === 0 ? { ...phrase, lead: [] } : phrase))

/** Without a last word that says only that it was before. */
const withoutAlready = (phrases: Phrases): Phrases => (ALREADY.test(phrases.at(-1)?.raw ?? '') ? phrases.slice(0, -1) : phrases)

/** A clause behind a step that tells what happened before it. */
interface Told {
  readonly first: VerbGroup
  readonly group: VerbGroup
  readonly verb: Phrase
  /** The phrases behind its verb. */
  readonly after: Phrases
  /** The units between the two verbs. */
  readonly between: readonly Unit[]
  /** The index of its "after" right before the verb or its "they"; that of the verb where it has none. */
  readonly start: number
}

/** The deed as a verb in the active. */
const deedOf = ({ verb, group }: Told): Phrase => ({
  ...verb,
  is: 'phrase',
  lead: [],
  meanings: [{ is: 'verb', verb: group.verb }]
})

/** "... already shot by 8 crossbowmen", "... after they have been shot by 8 crossbowmen", "... after being shot by 8 crossbowmen" */
const toldInPassive = (phrases: Phrases, told: Told): Phrases => {
  const { first, group, verb, after, between, start } = told
  const isAfter = start < group.start
  const isOfTarget = isAfter || leads(verb, WHO) || leads(verb, HAVE) || !leads(verb, BEING)
  const isAfterTarget = isAfter || (between.length > 0 && !meaningAs(phrases[group.start - 1], 'joint'))
  if (unitsIn(after).length !== 1 || !leads(after[0], BY) || !isOfTarget || !isAfterTarget) return phrases
  // "8 bondi charge 4 huscarls after being shot by 8 crossbowmen": who charges was shot
  const actors = phrases.slice(0, first.start)
  const troop = actors.findLast(isTroop)
  if (start === group.start - 1 && leads(verb, BEING) && troop)
    return [...plain(after), deedOf(told), ...actors, THEN, { ...troop, lead: ['the'] }, ...phrases.slice(first.start, start)]
  return [...phrases.slice(0, start), AFTER, ...plain(after), deedOf(told), THEM]
}

/** "... that 8 crossbowmen have shot", "... when 8 crossbowmen have shot them" */
const toldOfActor = (phrases: Phrases, told: Told): Phrases => {
  const { group, verb, after, between } = told
  // "a los que han disparado 8 ballesteros"
  const [last] = unitsIn(after)
  if (leads(verb, WHO) && last?.is === 'counted' && last.at === 0)
    return [...phrases.slice(0, group.start), AFTER, ...plain(after), deedOf(told), THEM]
  const actor = between.at(-1)
  if (actor?.is !== 'counted' || between.length < 2 || after.some(phrase => !isThem(phrase))) return phrases
  const isWhen = meaningAs(phrases[actor.at - 1], 'if') !== undefined && leads(verb, HAVE)
  if (!isWhen && !leads(phrases[actor.at], WHO)) return phrases
  const who = plain(phrases.slice(actor.at, group.start))
  return [...phrases.slice(0, isWhen ? actor.at - 1 : actor.at), AFTER, ...who, deedOf(told), THEM]
}

/**
 * Reads a clause about the target of the first step as a step before it: "6 knights charge 4 huscarls that 8 crossbowmen have
 * shot" becomes "... after 8 crossbowmen shot them".
 */
export const withTold = (phrases: Phrases): Phrases => {
  const [first, group, more] = verbGroups(phrases)
  const verb = phrases[group?.start ?? -1]
  if (!first || !group || !verb || more || first.isPassive || isAlone(first.verb) || !isDeed(group.verb)) return phrases
  if (!stepsIn(phrases.slice(0, group.start)).every(isFightIn)) return phrases
  const since = isThem(phrases[group.start - 1]) ? group.start - 2 : group.start - 1
  const start = isThen(phrases[since]) && AFTERWARDS.test(phrases[since]?.raw ?? '') ? since : group.start
  if (!PAST.test(verb.raw) && start === group.start) return phrases
  const after = withoutAlready(phrases.slice(group.end))
  const between = unitsIn(phrases, first.end, group.start).filter(({ is }) => is !== 'them')
  const told: Told = { first, group, verb, after, between, start }
  return group.isPassive || leads(after[0], BY) ? toldInPassive(phrases, told) : toldOfActor(phrases, told)
}
