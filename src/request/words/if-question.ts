import { isCounted, isNamed, isOfAbility, isSilent, isState } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, stateOf } from './phrase-pass'
import { BY, leads, MINE, ONTO, SPANISH_OBJECTS, WITH, wordSet } from './small-words'
import { isDeed, isJoint, isPlace, isUnitHead, type VerbGroup, verbGroups } from './verbs'
import { isSpanishOfThem } from './word-order'

/** The question before the fight: "what are my chances if 8 bondi charge". It is dropped, but for what it says of the units. */

export const SHOULD = wordSet('should shall deberia deberian deben')

const isSpent = (phrase: Phrase): boolean => stateOf(phrase) === 'spend'

/**
 * The unit of the fight that a question describes, with its states; empty if there is none. For example "the bondi are tired:
 * who wins if ...", "how many tired bondi die if ...". Fatigue may be spent by a unit that is not named: "I spend it when ...".
 */
const statedIn = (question: readonly Phrase[], fight: readonly Phrase[]): readonly Phrase[] => {
  const troop = question.findIndex(isNamed)
  const name = question[troop]
  const before = question.slice(0, Math.max(troop, 0))
  const from = before.findLastIndex(phrase => !isState(phrase) || isSilent(phrase)) + 1
  const end = question.findIndex((phrase, at) => at > troop && !isState(phrase) && phrase.is !== 'number' && !isSilent(phrase))
  const stated = [...before.slice(from), ...question.slice(troop + 1, end < 0 ? question.length : end)].filter(
    phrase => !isSilent(phrase) && !isAsked(phrase, question)
  )
  const isOfFight =
    name !== undefined &&
    stated.some(isState) &&
    question[troop - 1]?.is !== 'number' &&
    fight.some(phrase => meaningAs(phrase, 'troop')?.id === meaningAs(name, 'troop')?.id)
  return isOfFight
    ? [name, ...stated]
    : question.filter(phrase => name === undefined && isSpent(phrase) && !isAsked(phrase, question))
}

/** Whether the phrase is what the question asks about, not a fact: "should the huscarls give up dice if ...". */
const isAsked = (phrase: Phrase, question: readonly Phrase[]): boolean =>
  phrase.is === 'ability' ||
  means(phrase, 'ability') ||
  ((isSpent(phrase) || stateOf(phrase) === 'givesUpDice') && question.some(each => leads(each, SHOULD)))

/** Drops the question before "if", provided that a complete fight follows; keeps what the question adds to the fight. */
export const withoutQuestion = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex(phrase => meaningAs(phrase, 'if'))
  const question = phrases.slice(0, Math.max(at, 0))
  const after = withSubject(phrases.slice(at + 1), question)
  // "bondi: 8, huscarls: 4, what if the bondi charge" names both units before
  const isNamedBefore = !after.some(each => isNumber(each) || isJoint(each, 'them')) && question.filter(isNumber).length > 1
  // "8 bondi charge 4 huscarls. If any are left, 6 hirdmen charge them" is a turn
  // and so is "my knights charge 8 bondi. If any are left, they charge 4 huscarls", but for the number of knights
  const isTurn =
    question.some(isCounted) &&
    after.some(isCounted) &&
    verbGroups(question).some(deed => isDeed(deed.verb) && aroundOf(question, deed).every(side => side.some(isUnitHead)))
  const isWhole =
    !isTurn &&
    !isNamedBefore &&
    verbGroups(after).some(({ start }) => after.slice(0, start).some(isUnitHead) || isDoneToThem(after, start))
  const fight = at < 0 || !isWhole ? phrases : [...withUnitAsked(question, after), ...statedIn(question, after)]
  return fight.filter(phrase => !meaningAs(phrase, 'if'))
}

/** What stands before a verb, and what behind it. */
const aroundOf = (phrases: readonly Phrase[], { start, end }: VerbGroup): readonly (readonly Phrase[])[] => [
  phrases.slice(0, start),
  phrases.slice(end)
]

export const THEY: Phrase = { is: 'phrase', meanings: [{ is: 'joint', joint: 'them' }], raw: 'they', lead: [] }

/** Adds "they" to a fight whose attacker only the question counts: "cuantos guerreros matan 12 levas si disparan a 8". */
const withSubject = (fight: readonly Phrase[], question: readonly Phrase[]): readonly Phrase[] => {
  const [deed] = verbGroups(fight)
  const isOpen = deed?.start === 0 && !deed.isPassive && isUnitHead(fight[deed.end]) && !leads(fight[0], SPANISH_OBJECTS)
  if (!isOpen || !question.some(isCounted)) return fight
  // "\u00bfqu\u00e9 pasa con mis 8 bondi si cargan 4 huscarls?"
  const isSubject = isSpanishOfThem(fight[0]) && !leads(fight[deed.end], ONTO)
  return isSubject ? [...fight.slice(deed.end), ...fight.slice(0, deed.end), THEY] : [THEY, ...fight]
}

/** Whether the fight is done to the unit of the question: "si los cargan 6 caballeros", "when charged by 6 knights". */
const isDoneToThem = (fight: readonly Phrase[], verb: number): boolean =>
  verb === 0 && isVerb(fight[0]) && (leads(fight[0], SPANISH_OBJECTS) || leads(fight[1], BY)) && isUnitHead(fight[1])

const WITH_OR_NEAR = new Set([...WITH, 'near'])

/**
 * Adds the abilities of a question to the fight: "should I use Ullr when 6 hirdmen charge". They go to the unit called "my",
 * or else to the first unit.
 */
export const withAbilities = (question: readonly Phrase[], fight: readonly Phrase[]): readonly Phrase[] => {
  const mine = fight.findIndex(phrase => isUnitHead(phrase) && leads(phrase, MINE))
  const troop = fight.findIndex((phrase, index) => index >= mine && meaningAs(phrase, 'troop'))
  return [...fight.slice(0, troop + 1), ...question.filter(isOfAbility), ...fight.slice(troop + 1)]
}

/**
 * Puts the unit that the question counts or names into the fight: "what do 8 bondi kill if they charge", "what of my 8 bondi
 * if 4 huscarls charge".
 */
const withUnitAsked = (question: readonly Phrase[], fight: readonly Phrase[]): readonly Phrase[] => {
  // "can 6 hirdmen wipe out 8 ceorls if they charge": both sides of the question, with the verb of the fight
  const [deed, ...others] = verbGroups(question)
  const isOfBoth = deed && others.length === 0 && aroundOf(question, deed).every(side => side.some(isCounted))
  if (isOfBoth && isVerb(fight[1]) && isJoint(fight[0], 'them'))
    return [...question.slice(0, deed.start), ...fight.slice(1, 2), ...question.slice(deed.end), ...fight.slice(2)]
  const isOpen = isVerb(fight.at(-1)) && fight.filter(({ is }) => is === 'number').length === 1
  const them = fight.findIndex(phrase => isJoint(phrase, 'them'))
  const isLate = isDoneToThem(fight, 0)
  const at = isLate ? 0 : them < 0 && isOpen ? fight.length : them
  if (at < 0) return withAbilities(question, fight)
  // "my warlord guarded by 4 hearthguard", "the warlord and 4 hearthguard"
  const isBeside = question.some(
    (phrase, index) =>
      meaningAs(phrase, 'guarded') ||
      (phrase.is === 'number' && (isJoint(question[index - 1], 'and') || leads(phrase, WITH_OR_NEAR)))
  )
  const from = question.findIndex(phrase => phrase.is === 'number' || ((isLate || isBeside) && isUnitHead(phrase)))
  // "use 1 fatigue on the 8 bondi when ..." does not tell on what it is spent
  const rest = question.filter((phrase, index) => index >= from || meaningAs(phrase, 'vague'))
  const end = rest.findIndex(phrase => meaningAs(phrase, 'verb'))
  const unit = rest.filter((phrase, index) =>
    // "4 huscarls were standing behind a wall when 8 bondi charged them"
    index >= end && end >= 0
      ? isPlace(phrase)
      : isUnitHead(phrase) ||
        (from >= 0 && !(meaningAs(phrase, 'state') && !meaningAs(phrase, 'ability') && isAsked(phrase, question)))
  )
  // "Hard as Iron for the 4 huscarls when 6 knights charge"
  const abilities = question.slice(0, Math.max(from, 0)).filter(isOfAbility)
  return unit.some(isUnitHead) ? [...fight.slice(0, at), ...unit, ...abilities, ...fight.slice(isLate ? at : at + 1)] : fight
}
