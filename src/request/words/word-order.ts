import { isCounted, isNamed } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { BEING, leads, ONTO, USING, wordSet } from './small-words'
import { isJoint, isUnitHead, verbGroups } from './verbs'
import type { Meaning } from './vocabulary'

/** Puts who acts, the verb and the target in the usual order. */

/** Puts a unit named again behind its verb before it: "..., cargan los hirdmen". */
export const subjectFirst = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [verb, unit] = phrases.slice(-2)
  const isAgain = phrases.slice(0, -2).some(phrase => troopIn(phrase) !== undefined && troopIn(phrase) === troopIn(unit))
  return verb && unit && isAgain && isVerb(verb) && /^(?:el|l[oa]s)$/.test(unit.lead.join())
    ? [...phrases.slice(0, -2), unit, verb]
    : phrases
}

const FOR = wordSet('for de para')
const WINS = /^(?:win(?:ning)?|ganar)$/i

/** Without what every fight answers: "chance of winning for 6 hirdmen charged by 8 ceorls". */
export const withoutWinning = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [first, ...others] = phrases
  return first && WINS.test(first.raw) && isVerb(first) && leads(others[0], FOR) && others.some(isVerb) ? others : phrases
}

const A = wordSet('a')
const IN_SPANISH = /^(?:carg|atac|dispar|asalt|embist|acomet)\p{L}*$/iu

/** Whether it is a Spanish verb that several do: "cargan", "dispararon". */
export const isSpanishOfThem = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined && IN_SPANISH.test(phrase.raw) && /n$/i.test(phrase.raw)

/** Puts who acts before the verb where the target comes first with "a": "a 4 huscarls cargan 8 bondi". */
export const objectLast = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [first] = phrases
  const [deed, more] = verbGroups(phrases)
  const after = deed && phrases[deed.end]
  const isSaid =
    isNumber(first) &&
    leads(first, A) &&
    deed !== undefined &&
    !deed.isPassive &&
    !more &&
    IN_SPANISH.test(phrases[deed.start]?.raw ?? '') &&
    after !== undefined &&
    !leads(after, ONTO) &&
    phrases.slice(deed.end).some(isNamed)
  return isSaid ? [...phrases.slice(deed.end), ...phrases.slice(deed.start, deed.end), ...phrases.slice(0, deed.start)] : phrases
}

const HOLDS = /^(?:defiend|resist|aguant)\p{L}*n$/iu
const isAnd = (phrase: Phrase | undefined): boolean => isJoint(phrase, 'and') || (phrase !== undefined && means(phrase, 'if'))

/** Puts both units before their verbs: "atacan 8 bondi y defienden 4 huscarls", "resisten 8 bondi si cargan 4 huscarls" */
export const subjectsFirst = (given: readonly Phrase[]): readonly Phrase[] => {
  const phrases = isAnd(given[0]) ? given.slice(1) : given
  const [one, other, more] = verbGroups(phrases)
  if (!one || !other || more || one.start > 0) return given
  const second = isAnd(phrases[other.start - 1]) ? other.start - 1 : other.start
  const clauses = [phrases.slice(0, second), phrases.slice(other.start)]
  const deed = clauses.find(([verb]) => isSpanishOfThem(verb))
  const holds = clauses.find(([verb]) => HOLDS.test(verb?.raw ?? ''))
  const haveSubjects = clauses.every(([, unit]) => isNumber(unit) && !leads(unit, ONTO))
  return deed && holds && haveSubjects ? [...deed.slice(1), ...deed.slice(0, 1), ...holds.slice(1)] : given
}

/** Puts a choice of numbers before the verb: "wipe out 4 huscarls with 6, 8 or 10 bondi". */
export const choicesFirst = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [deed, other] = verbGroups(phrases)
  const or = phrases.findIndex((phrase, at) => isJoint(phrase, 'or') && isNumber(phrases[at - 1]) && isNumber(phrases[at + 1]))
  const from = phrases.findLastIndex((phrase, at) => at < or && isNumber(phrase) && leads(phrase, USING))
  const isList = from > 0 && phrases.slice(from, or).every(phrase => isNumber(phrase) || isJoint(phrase, 'or'))
  if (!isList || deed?.start !== 0 || deed.isPassive || other || !phrases.slice(deed.end, from).some(isNamed)) return phrases
  return [...phrases.slice(from), ...phrases.slice(0, from)]
}

const isCorrection = (phrase: Phrase | undefined): boolean => means(phrase, 'correction') || /^no$/i.test(phrase?.raw ?? '')

/** Turns the fight round where it is corrected who acts: "8 ceorls charge 8 bondi, no, the bondi charge". */
export const actorCorrected = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const at = phrases.findIndex(isCorrection)
  const [name, verb, object, more] = phrases.slice(phrases.findLastIndex(isCorrection) + 1)
  const isWhole = isNamed(name) && isVerb(verb) && (!object || isJoint(object, 'them')) && !more
  const fight = phrases.slice(0, Math.max(at, 0))
  const [deed, other] = verbGroups(fight)
  if (!isWhole || !verb || !deed || other || deed.isPassive || deed.start === 0) return phrases
  const [before, after] = [fight.slice(0, deed.start), fight.slice(deed.end)]
  const [isFirst, isSecond] = [before, after].map(side => side.some(phrase => troopIn(phrase) === troopIn(name)))
  if (isFirst === isSecond) return phrases
  return isFirst ? [...before, verb, ...after] : [...after, verb, ...before]
}

/** Puts who acts before the verb where the target comes first: "against 6 huscarls I send 8 bondi", "contra 4 huscarls cargan 8 bondi". */
export const targetLast = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [first] = phrases
  const [against, deed, more] = verbGroups(phrases)
  if (!first || !/^(?:against|contra)$/i.test(first.raw) || !against || !deed || deed.isPassive || more) return phrases
  const second = phrases.findIndex((phrase, at) => at > 1 && at < deed.start && isNumber(phrase) && isUnitHead(phrases[at + 1]))
  const end = second < 0 ? deed.start : second
  const isTold = phrases.slice(1, end).some(isNamed) && (second >= 0 || phrases.slice(deed.end).some(isNamed))
  if (!isTold) return phrases
  const [target, verb] = [phrases.slice(1, end), phrases.slice(deed.start, deed.end)]
  return [...(second < 0 ? phrases.slice(deed.end) : phrases.slice(second, deed.start)), ...verb, ...target]
}

/**
 * Makes the verb at the end the verb of the fight: "8 bondi vs 8 ceorls, the ceorls charging", "8 bondi, 8 ceorls in woods, the
 * bondi charge (them)".
 */
export const actsLast = (given: readonly Phrase[]): readonly Phrase[] => {
  const hasObject = isJoint(given.at(-1), 'them') && isVerb(given.at(-2))
  const phrases = hasObject ? given.slice(0, -1) : given
  const end = phrases.length - 2
  const said = phrases[end + 1]
  const verb = meaningAs(said, 'verb')
  const nameAt = (at: number): string | undefined => meaningAs(phrases[at], 'troop')?.id
  const [one = -1, other = -1, third] = phrases.flatMap((phrase, at) => (isCounted(phrase, at, phrases) ? [at] : []))
  const [isFirst, isSecond] = [one, other].map(at => nameAt(at) === nameAt(end))
  if (!said || !verb || verb.verb === 'against' || third || other < 0 || other >= end || isFirst === isSecond) return given
  const between = phrases.findIndex(
    (phrase, at) =>
      at > one && at < other && (meaningAs(phrase, 'verb')?.verb === 'against' || isJoint(phrase, 'and') || isJoint(phrase, 'or'))
  )
  // "8 crossbowmen shoot 4 huscarls, the crossbowmen charge": two fights
  const hasOtherDeed = phrases.slice(0, end).some(phrase => isVerb(phrase) && meaningAs(phrase, 'verb')?.verb !== 'against')
  if (hasOtherDeed && (between < 0 || hasObject)) return given
  const second = phrases.findLastIndex(({ is }, at) => is === 'number' && at <= other)
  const isTarget = leads(said, BEING) && /ed$/i.test(said.raw)
  const act: Meaning = isFirst !== isTarget ? verb : { ...verb, isPassive: true }
  return phrases.slice(0, end).flatMap((phrase, at): readonly Phrase[] => {
    if (at === between) return [{ ...phrase, is: 'phrase', meanings: [act] }]
    if (isVerb(phrase)) return []
    return between < 0 && at === second ? [{ ...said, is: 'phrase', lead: [], meanings: [act] }, phrase] : [phrase]
  })
}
