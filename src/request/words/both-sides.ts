import { isNamed, isSilent, isState } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { HAS_OR_IS, leads, USING, wordSet } from './small-words'
import { isClauseEnd, isJoint } from './verbs'

/** What both sides have, or each model of a unit: "1 fatigue each", "both are tired", "an attack die each". */

const BOTH: Phrase = { is: 'phrase', meanings: [{ is: 'side', side: 'both' }], raw: 'each', lead: [] }

/** Gives what is counted before "each" to both sides: "8 bondi charge 4 huscarls, 1 fatigue each", "1 fatigue each side". */
export const eachToBothSides = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const side = phrases.findIndex((phrase, index) => isClauseEnd(phrases[index + 1]) && EACH_SIDE.test(phrase.raw))
  // "12 wounds each for up to 7 rounds"
  const rounds = phrases.findIndex(phrase => means(phrase, 'fight'))
  const isUpTo = [phrases[rounds - 2]].some(phrase => phrase && isSilent(phrase))
  const end = rounds > 0 && isNumber(phrases[rounds - 1]) ? rounds - (isUpTo ? 2 : 1) : phrases.length
  const at = side < 0 ? end - 1 : side
  const number = [at - 1, at - 2].find(index => phrases[index]?.is === 'number')
  const isEach =
    phrases[at]?.is === 'phrase' &&
    (at === side ||
      (EACH.has(phrases[at].raw.toLowerCase()) &&
        (phrases.slice(0, at).some(phrase => meaningAs(phrase, 'verb')) || phrases.slice(0, at).filter(isNamed).length === 2))) &&
    number !== undefined &&
    means(phrases[number === at - 1 ? at - 2 : at - 1], 'counted')
  if (isEach) return [...phrases.slice(0, at - 2), BOTH, ...phrases.slice(at - 2, at), ...phrases.slice(at + 1)]
  // "8 ceorls vs 8 bondi, each with 1 fatigue": here "each" precedes what both have
  return phrases.map((phrase, index) =>
    EACH_FIRST.has(phrase.raw.toLowerCase()) && phrases.slice(0, index).some(isVerb) && isHeldBy(phrases[index + 1])
      ? BOTH
      : phrase
  )
}

const EACH = wordSet('each apiece cada')
const EACH_FIRST = wordSet('each cada everyone everybody')

/** What a unit can have: "each with axes", "each on one fatigue", "each exhausted". */
const isHeldBy = (phrase: Phrase | undefined): boolean =>
  leads(phrase, USING) || isNumber(phrase) || (phrase !== undefined && isState(phrase))
const EACH_SIDE = /^(?:each|both|amb[ao]s) /i

/**
 * Moves what each side has from before the fight behind it: "with 1 fatigue each, 8 bondi charge 4 huscarls", "each with 1 fatigue,
 * ...".
 */
export const eachLast = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const said = phrases.slice(0, 3)
  const each = said.findIndex(({ raw }) => EACH.has(raw.toLowerCase()))
  const others = said.filter((_, at) => at !== each)
  const isSaid = each >= 0 && others.some(isNumber) && others.some(phrase => means(phrase, 'counted'))
  return isSaid && phrases.slice(3).some(isVerb) && isNumber(phrases[3]) ? [...phrases.slice(3), BOTH, ...others] : phrases
}

const ON = wordSet('on')
const LOS = wordSet('los las')

/** Gives what is on both to both sides: "8 bondi charge 4 huscarls, 1 fatigue on both", "axes on both sides". */
export const onBothSides = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const end = phrases.length - 1
  if (!/^both\b/i.test(phrases[end]?.raw ?? '') || !leads(phrases[end], ON)) return phrases
  const at = isNumber(phrases[end - 2]) ? end - 2 : end - 1
  return [...phrases.slice(0, at), BOTH, ...phrases.slice(at, end)]
}

/**
 * Gives what two units both have to each of them, whether they fight together or are compared: "the warlord and 4 huscarls, both
 * with axes, charge 8 bondi", "8 warriors or 4 hearthguard, both with 1 fatigue, vs 12 levies".
 */
export const bothTogether = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex(({ raw }) => /^(?:both|each)$/i.test(raw))
  const isBetween = (phrase: Phrase): boolean => isJoint(phrase, 'and') || isJoint(phrase, 'or')
  const start = phrases.slice(0, Math.max(at, 0)).findLastIndex(isVerb) + 1
  const next = phrases.findIndex((phrase, index) => index > at && isVerb(phrase))
  const end = next < 0 ? phrases.length : next
  const said = phrases.slice(at + 1, end)
  const toEach = (units: readonly Phrase[]): readonly Phrase[] =>
    units.flatMap((phrase, index) => (index > 0 && isBetween(phrase) ? [...said, phrase] : [phrase])).concat(said)
  const isPair = (units: readonly Phrase[]): boolean =>
    units.findIndex(isBetween) > 0 && units.slice(0, units.findIndex(isBetween)).some(isNamed)
  if (at < 1 || said.length === 0) return phrases
  const units = phrases.slice(start, at)
  const isHere = isPair(units) && isNamed(units.at(-1)) && (next >= 0 || units.some(phrase => isJoint(phrase, 'or')))
  if (isHere) return [...phrases.slice(0, start), ...toEach(units), ...phrases.slice(end)]
  // "8 warriors or 4 hearthguard vs 12 levies, both exhausted"
  const compared = phrases.slice(0, Math.max(start - 1, 0))
  const areCompared = next < 0 && isPair(compared) && compared.some(phrase => isJoint(phrase, 'or'))
  return areCompared ? [...toEach(compared), ...phrases.slice(start - 1, at)] : phrases
}

/** Reads "both" as the two sides where it is the subject: "both have a fatigue and both spend it on armour". */
export const bothAsSides = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.map((phrase, at) => {
    const next = phrases[at + 1]
    const isSubject =
      leads(next, HAS_OR_IS) || /^(?:(?:tienen|est[a\u00e1]n|us(?:e|an)|play|trigger|get|juegan)$|spend)/i.test(next?.raw ?? '')
    // "8 bondi charge 4 huscarls, all have 1 fatigue", but not "the huscarls all have 1 fatigue"
    const isAll = /^(?:all|tod[oa]s)$/i.test(phrase.raw) && phrase.lead.length === 0 && isAfterCount(phrases, at)
    const isBoth =
      isAll || /^(?:both|each|every(?:one|body))$/i.test(phrase.raw) || (/^dos$/i.test(phrase.raw) && leads(phrase, LOS))
    return isBoth && (isSubject || leads(phrase, LOS)) && phrases.slice(0, at).some(isNamed)
      ? { ...BOTH, raw: phrase.raw }
      : phrase
  })

/** Whether it stands right after the second unit of a fight, and so is no part of a unit named again. */
const isAfterCount = (phrases: readonly Phrase[], at: number): boolean => {
  const count = phrases.slice(0, at).findLastIndex(isNumber)
  const said = phrases.slice(0, count)
  return (
    said.some(isVerb) &&
    said.some(isNamed) &&
    phrases.slice(count + 1, at).filter(isNamed).length === 1 &&
    isNamed(phrases[at - 1])
  )
}

/** Multiplies dice for each model by the models of the unit named last: "4 huscarls who have an extra attack die each" have 4. */
export const diceOfEach = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex((phrase, index) => means(phrase, 'dice') && EACH.has(phrases[index + 1]?.raw.toLowerCase() ?? ''))
  const troop = phrases.findLastIndex((phrase, index) => index < at && troopIn(phrase) !== undefined)
  const [models, said, dice] = [phrases[troop - 1], phrases[at - 1], phrases[at]]
  if (at < 0 || !dice || !isNumber(models) || typeof models.value !== 'number') return phrases
  const own = said && isNumber(said) && typeof said.value === 'number' ? said : undefined
  const value = models.value * Number(own?.value ?? 1)
  const number: Phrase = { is: 'number', value, raw: `${value}`, lead: (own ?? dice).lead }
  return [...phrases.slice(0, own ? at - 1 : at), number, { ...dice, lead: [] }, ...phrases.slice(at + 2)]
}
