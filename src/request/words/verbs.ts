import { isVerb, meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { AT, BUT, BY, FROM, HAS_OR_IS, leads, ONTO, USING, WHO, wordSet } from './small-words'
import type { Joint, Meaning, Verb } from './vocabulary'

/** The verbs of a sentence, with the words of place between their parts. */

export const isJoint = (phrase: Phrase | undefined, joint: Joint): boolean => meaningAs(phrase, 'joint')?.joint === joint

/** Verbs after which "by" does not name the acting unit: "win by 3", "lose against". */
const UNDIRECTED = /^(?:vs?\.?|versus|against|contra|ante|agst|wins?|winning|won|los|gan|pierd|perd)/i

/** Whether the acting unit stands after the verb: "charged by 8 bondi", "killed by 6 hirdmen", "the ones being charged, 8 bondi ...". */
const isDoneBy = (verb: Phrase, next: Phrase | undefined): boolean =>
  (leads(next, BY) || (verb.lead.at(-1) === 'being' && /(?:ed|shot|hit)$/i.test(verb.raw))) &&
  (isUnitHead(next) || next?.is === 'range') &&
  !(meaningAs(verb, 'verb')?.verb === 'against' && UNDIRECTED.test(verb.raw))

const WHOLLY = wordSet('all for in into on to as todo todos para en')

/**
 * The kind of dice on which an ability spends all its dice, without a number: "combat pool for defence". Undefined for other
 * words.
 */
export const wholeKind = (phrase: Phrase | undefined): 'attack' | 'defence' | undefined => {
  const kind = meaningAs(phrase, 'choice')?.of ?? meaningAs(phrase, 'dice')?.kind
  return kind !== 'rare' && leads(phrase, WHOLLY) ? kind : undefined
}

/** Whether the word is about dice and is not the verb: "1 attack" and "all attack" after an ability, "+2 attack" as a bonus. */
const isChoice = (phrases: readonly Phrase[], index: number): boolean => {
  const [before, earlier] = [phrases[index - 1], phrases[index - 2]]
  if (!meaningAs(phrases[index], 'choice')) return false
  const isOfAbility = (phrase: Phrase | undefined) =>
    phrase?.is === 'ability' || means(phrase, 'ability') || means(phrase, 'choice')
  if (wholeKind(phrases[index]) && [before, earlier].some(isOfAbility)) return true
  return before?.is === 'bonus' || (before?.is === 'number' && isOfAbility(earlier))
}

const CHANCE = wordSet('chance chances')
const CHARGE: Extract<Meaning, { readonly is: 'verb' }> = { is: 'verb', verb: 'charge' }

export interface VerbGroup {
  /** The index where its clause begins. */
  readonly from?: number
  readonly start: number
  readonly end: number
  readonly verb: Verb
  readonly said: string
  readonly isPassive: boolean
  /** Words of place between its parts that describe the unit before it. */
  readonly places?: readonly Phrase[]
  /** Words of place between its parts that describe the unit after it. */
  readonly placesAfter?: readonly Phrase[]
}

export const isUnitHead = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'number' || phrase?.is === 'units' || means(phrase, 'troop', 'faction', 'called') || isJoint(phrase, 'them')

/** Whether the phrase is a verb and not an ability with the name of a verb: "8 knights, Crush, charge 8 bondi". */
const isPlainVerb = (phrase: Phrase): boolean => means(phrase, 'verb') && meaningAs(phrase, 'ability') === undefined

/** Whether the verb is what a fight is made of: a charge, a shot. */
export const isDeed = (verb: Verb | undefined): boolean => verb === 'charge' || verb === 'shoot'

/** Whether the verb has no target: a rest, a move. */
export const isAlone = (verb: Verb | undefined): boolean => verb === 'rest' || verb === 'move'

const AGAINST = wordSet('against versus vs contra')

/** Whether the verb only separates the two sides. */
export const isAgainst = ({ said }: Pick<VerbGroup, 'said'>): boolean => AGAINST.has(said.toLowerCase())

/** Joins two verbs with only a place between them, which describes the unit before them: "hold the wall against". */
const joinAcrossPlaces = (groups: readonly VerbGroup[], phrases: readonly Phrase[]): readonly VerbGroup[] => {
  const [first, second, ...others] = groups
  if (!first || !second || isAlone(first.verb)) return groups
  // "12 levies holding a wall are charged by 4 huscarls"
  const isHeld = first.verb === 'against' && first.isPassive && (second.verb === 'charge' || second.verb === 'shoot')
  // "4 huscarls charging out of the woods hit 8 bondi"
  const isDoing = first.verb !== 'against' && !first.isPassive && DOING.test(first.said)
  if (second.verb !== 'against' && !isHeld && !isDoing) return groups
  const [between, after] = [phrases.slice(first.end, second.start), phrases.slice(second.end)]
  // "charge 4 huscarls holding the wall": the second verb describes the huscarls
  if (others.length === 0 && second.isPassive && !after.some(isUnitHead)) return [first]
  // "william charges with 6 knights against 8 ceorls", "... and 6 knights", "... guarded by 6 knights"
  const isBeside =
    first.start > 0 &&
    !first.isPassive &&
    isAgainst(second) &&
    (leads(between[0], USING) || isJoint(between[0], 'and') || means(between[0], 'guarded'))
  const isOfPlace =
    between.length > 0 &&
    // "charging with or without Thor against"
    !between.some(
      (phrase, at) =>
        (!isBeside && isUnitHead(phrase)) || isJoint(phrase, 'then') || (isDenial(phrase) && !isJoint(between[at - 1], 'or'))
    )
  if (!isOfPlace) return groups
  // "storm a house held by 4 huscarls": the place describes the huscarls
  if (second.isPassive && !first.isPassive)
    return joinAcrossPlaces([{ ...first, end: second.end, placesAfter: between }, ...others], phrases)
  const verb = first.verb === 'against' ? second.verb : first.verb
  const isPassive = isHeld ? second.isPassive : first.isPassive
  return joinAcrossPlaces([{ ...first, end: second.end, verb, isPassive, places: between }, ...others], phrases)
}

const isDenial = (phrase: Phrase): boolean => means(phrase, 'not')

/**
 * Whether a word of contact is the verb because the sentence has no other: "6 of 8 bondi reach 4 huscarls", "4 huscarls
 * engaged by 8 bondi".
 */
const isContact = (phrases: readonly Phrase[], at: number): boolean =>
  meaningAs(phrases[at], 'counted')?.trait === 'engaged' &&
  isUnitHead(phrases[at + 1]) &&
  !leads(phrases[at + 1], AT) &&
  // "8 bondi engaged 5", "4 huscarls": that many are engaged
  phrases[at + 2]?.is !== 'number' &&
  isUnitHead(phrases[at + 2]) &&
  phrases.slice(0, at).some(phrase => isUnitHead(phrase) && phrase.is !== 'number')

const GOES = /^(?:go|come|came|went|run|ran|rid|rode|sen[dt]|target)/i

/**
 * The one verb that two adjacent verbs mean: "go and hit", "charge against". Undefined if they are two steps: "shoot and
 * charge".
 */
const combinedVerb = (before: Phrase | undefined, one: Verb, phrase: Phrase, other: Verb): Verb | undefined => {
  if (isAlone(one) || isAlone(other)) return undefined
  if (one === 'against' || other === 'against') return one === 'against' ? other : one
  const isAs = (verb: Verb): boolean =>
    [before, phrase].every(
      each => each?.is === 'phrase' && each.meanings.some(meaning => meaning.is === 'verb' && meaning.verb === verb)
    )
  return GOES.test(before?.raw ?? '') ? other : [one, other].find(isAs)
}

/**
 * The verbs of a sentence. "cargan contra" and "defend against" are one verb; "are shot at by" is passive, with the acting
 * unit after it.
 */
export const verbGroups = (phrases: readonly Phrase[]): readonly VerbGroup[] => {
  const groups: VerbGroup[] = []
  const hasVerb = phrases.some((phrase, index) => !isChoice(phrases, index) && meaningAs(phrase, 'verb'))
  const hasPlainVerb = phrases.some((phrase, index) => !isChoice(phrases, index) && isPlainVerb(phrase))
  phrases.forEach((phrase, index) => {
    const isOther = isChoice(phrases, index) || (hasPlainVerb && !isPlainVerb(phrase))
    const meaning = isOther
      ? undefined
      : (meaningAs(phrase, 'verb') ?? (!hasVerb && isContact(phrases, index) ? CHARGE : undefined))
    if (!meaning) return
    const next = phrases[index + 1]
    // "are charged in woods by 8 bondi"
    const agent = phrases.slice(index + 1).find(each => !isPlace(each) && !isManner(each))
    const here = {
      start: index,
      end: index + 1,
      verb: meaning.verb,
      said: phrase.raw,
      // "8 bondi stand a chance against 4 huscarls"
      isPassive: (meaning.isPassive === true && !leads(next, CHANCE)) || isDoneBy(phrase, agent)
    }
    const last = groups.at(-1)
    // "kill 4 huscarls by shooting"
    if (last && here.verb === 'shoot' && leads(phrase, BY) && !phrases.slice(index).some(isUnitHead)) {
      groups[groups.length - 1] = { ...last, verb: here.verb }
      return
    }
    // "go and hit"
    const isSame = last?.end === index || (last?.end === index - 1 && isJoint(phrases[index - 1], 'and'))
    const verb = last && isSame ? combinedVerb(phrases[last.end - 1], last.verb, phrase, here.verb) : undefined
    if (last && verb)
      groups[groups.length - 1] = {
        ...last,
        end: index + 1,
        verb,
        said: verb === last.verb ? last.said : here.said,
        isPassive: last.isPassive || here.isPassive
      }
    else groups.push(here)
  })
  return joinAcrossPlaces(groups, phrases)
}

/** Whether the phrase says where a unit stands: "in woods", "in light cover". */
export const isPlace = (phrase: Phrase): boolean => means(phrase, 'terrain') || stateOf(phrase) === 'cover'

/** The form of a verb that describes what a unit is doing: "charging", "cargando". */
export const DOING = /ing$|ndo$/i

/** Words before what the subject of the verb uses or gets: "and use Shieldwall". */
const USES = /^(?:us(?!ing|ando)|play|gain|juega|get|roll)/

/** Whether the phrase begins what is said of the subject of the verb, who is not named again: "... and have 1 fatigue". */
const isOfSubject = (after: readonly Phrase[], at: number, group: VerbGroup, verb: Phrase | undefined): boolean => {
  const { isPassive } = group
  const [before, phrase, next] = [after[at - 1], after[at], after[at + 1]]
  // "and don't close ranks"
  if (meaningAs(phrase, 'not') && phrase && next) {
    const denied = { ...next, lead: [...phrase.lead, ...next.lead] }
    return isOfSubject([...after.slice(0, at), denied, ...after.slice(at + 2)], at, group, verb)
  }
  const isAnd = isJoint(before, 'and')
  const isOnlyUnit = after.filter(each => troopIn(each)).length === 1
  // "8 ceorls shot at by 8 crossbows in woods": where a shooter stands tells nothing
  const isPlaceAtEnd = isOnlyUnit && !leads(phrase, FROM) && !leads(phrase, WHO) && after.slice(at).every(isPlace)
  // "4 huscarls are charged by 8 bondi, the huscarls give up dice"
  const isOfNamed = troopIn(before) !== undefined && !isOnlyUnit
  if (isPassive && ((stateOf(phrase) === 'givesUpDice' && !isOfNamed) || isPlaceAtEnd)) return true
  const isCount = phrase?.is === 'number' && means(after[at + 1], 'counted', 'dice')
  // "4 huscarls who have 2 and are in woods" are all of the huscarls
  const isOfTarget = after.slice(0, at + 1).some(each => leads(each, WHO))
  // "the ceorls have 1 fatigue and are in rocks", after the ceorls were counted
  const last = after.findLastIndex((each, index) => index < at && troopIn(each) !== undefined)
  const isOfMention = last > 0 && after.slice(0, last).some(each => troopIn(each) === troopIn(after[last]))
  // "they give up dice and have 1 fatigue"
  if (isOfMention || after.slice(1, at).some(each => isJoint(each, 'them'))) return false
  // "and use Shieldwall"
  const isUsed = isAnd && !isVerb(phrase) && (/^re-?roll/i.test(phrase?.raw ?? '') || phrase?.lead.some(word => USES.test(word)))
  if (
    !before ||
    before.is === 'number' ||
    !(isUsed || leads(phrase, HAS_OR_IS)) ||
    isOfTarget ||
    (isUnitHead(phrase) && !isCount)
  )
    return false
  // "4 huscarls charged by 8 bondi have 1 fatigue", "the 8 bondi that charge 4 huscarls are tired"
  const isDescribed = isPassive || DOING.test(verb?.raw ?? '') || leads(verb, WHO)
  return isAnd || leads(phrase, BUT) || (isDescribed && isOnlyUnit)
}

/** Parts what follows a verb: the states of its subject, the place from which it acts and what it uses (`isTool`), and all else. */
export const partedBySubject = (
  phrases: readonly Phrase[],
  group: VerbGroup,
  isTool: (phrase: Phrase) => boolean
): readonly [ofSubject: readonly Phrase[], others: readonly Phrase[]] => {
  const after = phrases.slice(group.end)
  const isOfBoth = isAgainst(group) || after.some(phrase => meaningAs(phrase, 'side'))
  const first = (holds: (phrase: Phrase, at: number) => boolean): number => {
    const at = after.findIndex(holds)
    return at < 0 ? after.length : at
  }
  const start = isOfBoth ? after.length : first((_, at) => isOfSubject(after, at, group, phrases[group.start]))
  const end = first((phrase, at) => at > start && isUnitHead(phrase) && phrase.is !== 'number')
  // "with bows or javelins"
  const tool = first(isTool)
  const isOfTool = (phrase: Phrase, at: number): boolean => means(isJoint(phrase, 'or') ? after[at + 1] : phrase, 'weapon')
  const toolEnd = first((phrase, at) => at > tool && !isOfTool(phrase, at))
  const isOf = (phrase: Phrase, at: number): boolean =>
    at < start ? (at >= tool && at < toolEnd) || (!group.isPassive && isPlace(phrase) && leads(phrase, FROM)) : at < end
  return [after.filter(isOf), after.filter((phrase, at) => !isOf(phrase, at) && !(at === start - 1 && isJoint(phrase, 'and')))]
}

/**
 * Whether the phrase says with which weapon or mount the acting unit does it: "8 priodaur throw javelins at 6 knights", "6
 * knights charge on horseback into 8 bondi".
 */
const isManner = (phrase: Phrase): boolean =>
  (means(phrase, 'weapon') && !meaningAs(phrase, 'troop')) ||
  (stateOf(phrase) === 'mounted' && leads(phrase, ONTO) && !/^mounted/i.test(phrase.raw))

/** The weapon or mount that stands between a verb and its target. */
export const armsIn = (after: readonly Phrase[]): readonly Phrase[] => {
  const end = after.findIndex(phrase => !isManner(phrase))
  const next = after[end]
  return end > 0 && isUnitHead(next) ? after.slice(0, end) : []
}

/**
 * The index of the next clause's first phrase; undefined if both verbs are one clause. "8 crossbows shoot 4 huscarls, 6
 * knights charge them" has two units between its verbs: the second belongs to the second verb.
 */
export const nextClause = (
  phrases: readonly Phrase[],
  one: VerbGroup,
  other: VerbGroup,
  isFirst: boolean
): number | undefined => {
  const between = (_: Phrase, at: number): boolean => at >= one.end && at < other.start
  // "rest, then move": the next clause begins with its unit, if it names one
  if (isAlone(one.verb)) {
    const next = phrases.findIndex((phrase, at) => between(phrase, at) && (isUnitHead(phrase) || isJoint(phrase, 'and')))
    return isFirst && one.start === 0 ? undefined : next < 0 ? other.start : next
  }
  const units = phrases.flatMap((phrase, at) =>
    between(phrase, at) && ((meaningAs(phrase, 'troop') && !meaningAs(phrase, 'weapon')) || isJoint(phrase, 'them')) ? [at] : []
  )
  const [last, ...before] = units.toReversed()
  // "shoot 6 ceorls, shoot them again": the same unit acts
  const isSameActor =
    before.length === 0 && last === other.start - 1 && one.start > 0 && one.verb !== 'against' && other.verb !== 'against'
  const isComplete = isAlone(other.verb) ? !DOING.test(other.said) : phrases.slice(other.end).some(isUnitHead)
  if (isSameActor && isComplete) return other.start
  if (before.length === 1 && isJoint(phrases[last ?? -1], 'them')) return last
  const at = phrases.findLastIndex((phrase, index) => index < (last ?? 0) && phrase.is === 'number')
  return before.length === 1 && last !== undefined && at > (before[0] ?? 0) && last - at < 3 ? at : undefined
}

/** Whether a clause ends before the phrase. */
export const isClauseEnd = (phrase: Phrase | undefined): boolean =>
  phrase === undefined || isVerb(phrase) || means(phrase, 'joint')
