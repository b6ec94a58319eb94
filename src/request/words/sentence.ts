import { boardOf, idOf } from '../../model/data'
import { t } from '../../model/language'
import { deniedVerb, eitherOr, missingUnit, noEnemy, noVerb, secondVerb, tooLong } from '../../model/mistakes'
import type { FightKind } from '../../model/scenario'
import type { Check } from '../check'
import type { Draft } from '../validators'
import { typedAfter } from './ask-back'
import { engagedLast } from './engaged-models'
import { isDenied, withoutLateQuestion, withoutOutcome } from './late-question'
import { withActorFirst } from './owners'
import { hasMissiles, isAgain, isSilent } from './phrase-kinds'
import { isShotCommand, OR, ofKind, plainly, settled } from './phrase-order'
import { meaningAs, means, type Phrase, troopIn } from './phrase-pass'
import { phrasesOf } from './phrases'
import { spread } from './references'
import type { Run } from './runs'
import { type ParsedSide, runsIn, sidesOf } from './sides'
import { BY, DO, FROM, leads, ONTO, USING, wordSet } from './small-words'
import {
  armsIn,
  DOING,
  isAgainst,
  isAlone,
  isJoint,
  isPlace,
  isUnitHead,
  nextClause,
  partedBySubject,
  type VerbGroup,
  verbGroups
} from './verbs'
import type { Verb } from './vocabulary'
import { chargedByChoice, isDoneBySecond, isMutual, isSecondActing, isTargetBefore, isToTarget, type TwoUnits } from './who-acts'

/** Reads a fight described as a sentence: its clauses say who does what to whom, in the order joined by "then". */

/** The target of the clause before, that or its actor, or a unit of the player who did not act first. */
export type NextActor = 'target' | 'either' | 'otherPlayer'

export interface Clause {
  /** Several sides, joined by "or", are compared. Empty after "then" if the same units act again. */
  readonly actors: readonly ParsedSide[]
  readonly verb: Verb
  /** The verb as the user typed it. */
  readonly said: string
  readonly targets: readonly ParsedSide[]
  /** The targets were named first: "8 bondi charged by 4 huscarls". */
  readonly isPassive: boolean
  /** Who acts, if it is not who acted before: "then he charges me". */
  readonly nextActor?: NextActor
  /** Settings of the fight as a whole: its rounds, the split of the dice. */
  readonly fight?: Draft
  /** The number of times it is done, if more than one: "twice". */
  readonly times?: number
}

export type Sentence = readonly Clause[]

/** What the command expects of the sentence. */
export interface Wanted {
  /** The kind of fight of the command, for a sentence without a verb. */
  readonly kind?: FightKind | undefined
  /** Several units of a side are compared instead of fighting together. */
  readonly compares?: true
  /** The question after the fight is answered by its `ask`. */
  readonly isAnswered?: true
  /** Rewrites the phrases for the command before they are read as a fight. */
  readonly reads?: ((phrases: readonly Phrase[]) => readonly Phrase[]) | undefined
  /** Puts the phrases of several fights in the order in which they happen. */
  readonly inTurn?: (phrases: readonly Phrase[], check: Check) => readonly Phrase[]
  /** Who acts in a clause that follows "then", by its phrases, those of the clause before and those of the first. */
  readonly nextActor?: (
    phrases: readonly Phrase[],
    previous: readonly Phrase[],
    first: readonly Phrase[]
  ) => NextActor | undefined
}

export const MOST_LETTERS = 5000

const BETWEEN = wordSet('between entre')

/** The phrases split at each one for which `parts` is true. */
const splitAt = (phrases: readonly Phrase[], parts: (phrase: Phrase) => boolean): readonly (readonly Phrase[])[] => {
  const runs: Phrase[][] = [[]]
  for (const phrase of phrases) {
    if (parts(phrase)) runs.push([])
    else runs.at(-1)?.push(phrase)
  }
  return runs
}

interface Roles {
  readonly actors: readonly Run[]
  readonly targets: readonly Run[]
  readonly verb: Verb
  readonly said: string
  readonly isPassive: boolean
  readonly isTargetFirst?: boolean
}

const clauseOf = (
  { verb, said, isPassive, isTargetFirst = isPassive, ...roles }: Roles,
  wanted: Wanted,
  check: Check
): readonly Clause[] => {
  const isShot = verb === 'shoot' || (verb === 'against' && wanted.kind === 'shoot')
  const { attacker, defender } = spread(
    { attacker: roles.actors, defender: roles.targets },
    { isShot, isPassive, last: isTargetFirst ? 'attacker' : 'defender' },
    check
  )
  return [
    {
      actors: attacker.length > 0 ? sidesOf(attacker, 'attacker', wanted, check) : [],
      verb,
      said,
      targets: defender.length > 0 ? sidesOf(defender, 'defender', wanted, check) : [],
      isPassive
    }
  ]
}

/** The clause of two sides if no verb says who charges. */
const againstClause = (actors: readonly Phrase[], targets: readonly Phrase[], wanted: Wanted, check: Check): readonly Clause[] =>
  clauseOf(
    {
      actors: runsIn(actors, 'attacker', check),
      targets: runsIn(targets, 'defender', check),
      verb: 'against',
      said: 'against',
      isPassive: false
    },
    wanted,
    check
  )

/** The runs split at the second of two adjacent units; undefined if there is none: "attack 4 huscarls with 8 bondi". */
const twoUnitsIn = (
  runs: readonly Run[],
  isDuel: boolean
): readonly [readonly Run[], readonly Run[], second: Run] | undefined => {
  const next = runs.findIndex((run, index) => index > 0 && run.joint === 'next')
  const at = next < 0 && isDuel && runs.length === 2 ? 1 : next
  const second = runs[at]
  return second && [runs.slice(0, at), runs.slice(at), second]
}

/** The clause of two units with no verb between them; undefined if there is only one unit. */
const sideBySide = (phrases: readonly Phrase[], group: TwoUnits, wanted: Wanted, check: Check): readonly Clause[] | undefined => {
  const runs = runsIn(phrases, 'fight', check)
  const found = twoUnitsIn(runs, group.isDuel === true)
  if (!found) return undefined
  const [one, other, second] = found
  // "8 hearthguard with the warlord" does not say whom they fight
  if (group.said === BETWEEN_THEM && wanted.kind !== 'shoot' && leads(second, USING)) return undefined
  if (group.isDuel && group.verb === 'against' && second.joint !== 'next')
    check.assume(t('the unit named first charges, as "{said}" does not say which does', { said: group.said }))
  const isSwapped = one[0] !== undefined && isSecondActing(one[0], second, group)
  const [actors, targets] = isSwapped ? [other, one] : [one, other]
  return clauseOf({ ...group, actors, targets, isTargetFirst: isSwapped }, wanted, check)
}

/** "Who wins, 8 warriors or 4 hearthguard?" may be one fight, or two against a third unit: asks, and returns true. */
const asksEitherOr = (phrases: readonly Phrase[], check: Check): boolean => {
  const before = check.mistakes.length
  const [one, other, third] = runsIn(phrases, 'fight', check)
  if (!one || other?.joint !== 'or' || third || one.isThem || other.isThem || check.mistakes.length > before) return false
  const [first, second] = [one, other].map(({ facts }) => facts.map(({ raw }) => raw).join(' '))
  check.note(eitherOr(first ?? '', second ?? '', typedAfter(check.asked ?? {}, check.book.edition)))
  return true
}

/**
 * The clause of sides named by their roles, before or behind them: "attacker 8 warriors defender 12 levies", "4 huscarls are the
 * defenders and 8 bondi the attackers"; undefined if they are not.
 */
const byParts = (phrases: readonly Phrase[], wanted: Wanted, check: Check): readonly Clause[] | undefined => {
  const [label = -1, second = -1, more] = phrases.flatMap((phrase, at) => (meaningAs(phrase, 'side') ? [at] : []))
  const isBehind = more === undefined && label > 0 && second === phrases.length - 1
  if (!isBehind && label !== 0) return undefined
  const [one, other] = [meaningAs(phrases[label], 'side')?.side, meaningAs(phrases[second], 'side')?.side]
  const between = phrases.slice(label + 1, Math.max(second, 1))
  const [first, last] = isBehind
    ? [phrases.slice(0, label), isJoint(between[0], 'and') ? between.slice(1) : between]
    : [between, phrases.slice(second + 1)]
  const isEach = (one === 'attacker' && other === 'defender') || (one === 'defender' && other === 'attacker')
  if (!isEach || !first.some(isUnitHead) || !last.some(isUnitHead)) return undefined
  const [actors, targets] = one === 'attacker' ? [first, last] : [last, first]
  return againstClause(actors, targets, wanted, check)
}

/** Used as the verb of a clause that has none. */
export const BETWEEN_THEM = 'between'

const isNamed = (phrase: Phrase): boolean => isUnitHead(phrase) && phrase.is !== 'number'

const verblessClauses = (phrases: readonly Phrase[], wanted: Wanted, check: Check): readonly Clause[] => {
  const before = check.mistakes.length
  const parts = byParts(phrases, wanted, check)
  if (parts) return parts
  // "6 hirdmen with Thor and Frigg into 8 ceorls"
  const target = phrases.findIndex(
    (phrase, index) => index > 0 && isUnitHead(phrase) && isToTarget(phrase) && !meaningAs(phrases[index + 1], 'counted')
  )
  if (phrases.slice(0, Math.max(target, 0)).some(isUnitHead))
    return againstClause(phrases.slice(0, target), phrases.slice(target), wanted, check)
  // "8 priodaur javelin 6 knights, then charge"
  const shot = phrases.findIndex((phrase, at) => at > 1 && isUnitHead(phrase) && means(phrases[at - 1], 'weapon'))
  if (wanted.inTurn && shot > 0 && hasMissiles(phrases.slice(shot - 1, shot), check.book)) {
    const asShot: Wanted = { ...wanted, kind: 'shoot' }
    return againstClause(phrases.slice(0, shot), phrases.slice(shot), asShot, check).map(clause => ({ ...clause, verb: 'shoot' }))
  }
  const isDuel = leads(phrases[0], BETWEEN)
  const clause = sideBySide(phrases, { verb: 'against', said: BETWEEN_THEM, isPassive: false, isDuel }, wanted, check)
  if (clause) return clause
  if (check.mistakes.length === before && !asksEitherOr(phrases, check))
    check.note(phrases.filter(isNamed).length === 1 ? noEnemy() : noVerb())
  return []
}

/** "they" with no facts about them. */
const isSameAsBefore = ({ isThem, facts }: Run): boolean => isThem && facts.length === 0

/** The clause of a verb without a target: "then they rest". */
const untargetedClause = (
  phrases: readonly Phrase[],
  { verb, said }: VerbGroup,
  isFirst: boolean,
  wanted: Wanted,
  check: Check
): readonly Clause[] => {
  const acting = runsIn(phrases, 'attacker', check)
  if (acting.length === 0 && isFirst) check.note(missingUnit(said, 'before'))
  const isSame = !isFirst && acting.every(isSameAsBefore)
  return clauseOf({ actors: isSame ? [] : acting, targets: [], verb, said, isPassive: false }, wanted, check)
}

const SAME_ENEMY: Run = { facts: [], joint: 'and', lead: [], isThem: true }

/** Whether the phrase names a troop whose board has the box. */
const isOfBoard = (phrase: Phrase, box: string, { book }: Check): boolean =>
  book.troops[troopIn(phrase) ?? '']?.faction === boardOf(box)

const verbClauses = (
  phrases: readonly Phrase[],
  group: VerbGroup,
  isFirst: boolean,
  wanted: Wanted,
  check: Check
): readonly Clause[] => {
  const verb = phrases[group.start]
  const named = phrases.slice(group.from ?? 0, group.start)
  const box = meaningAs(verb, 'ability')?.id
  // "6 knights crush 8 bondi", who have a box of that name; "charge" is the deed
  if (box !== undefined && group.verb === 'against' && named.some(each => isOfBoard(each, box, check)))
    check.assume(t('charge for "{said}", not the box (+{box})', { said: group.said, box: idOf(box) }))
  const rangeOf = (phrase: Phrase | undefined) => check.book.weapons[meaningAs(phrase, 'weapon')?.id ?? '']?.range
  // crossbowmen have no bows
  const hasOther = (unit: Phrase, tool: Phrase): boolean => {
    const own = check.book.troops[troopIn(unit) ?? '']?.weapon
    return check.book.weapons[own ?? '']?.range !== undefined && own !== meaningAs(tool, 'weapon')?.id
  }
  const behind = phrases.slice(group.end)
  // "there are 4 huscarls in the woods. I charge them with 8 bondi"
  const isDoneWith = isJoint(behind[0], 'them') && leads(behind[1], USING) && behind.slice(1).some(isUnitHead)
  // "8 bondi shoot 4 huscarls with javelins"
  const isTool = (phrase: Phrase): boolean =>
    group.verb === 'shoot' &&
    !isDoneWith &&
    !group.isPassive &&
    USING.has(phrase.lead[0] ?? '') &&
    rangeOf(phrase) !== undefined &&
    named.some(isUnitHead) &&
    !named.some(each => rangeOf(each) ?? hasOther(each, phrase))
  const isOpening = named.length + (group.places?.length ?? 0) === 0
  // "charged by 6 knights, 8 ceorls close ranks": who does it comes after, with what is said of them
  const [ofSubject, rest] = isOpening ? [[], behind] : partedBySubject(phrases, group, isTool)
  // "are charged in woods by 8 bondi", "charge 4 huscarls defending a wall with 8 bondi": the place is the target's
  const places = group.isPassive
    ? rest.slice(0, Math.max(0, rest.findIndex(isUnitHead))).filter(each => isPlace(each) && !leads(each, FROM))
    : []
  const all = rest.filter(phrase => !places.includes(phrase))
  const arms = group.isPassive ? [] : armsIn(all)
  const [before, after] = [
    [...named, ...(group.places ?? []), ...places, ...arms, ...ofSubject],
    [...(group.placesAfter ?? []), ...all.slice(arms.length)]
  ]
  if (isAlone(group.verb)) return untargetedClause([...before, ...after], group, isFirst, wanted, check)
  if (isOpening && after.length > 0) {
    const isDuel = isFirst && group.verb === 'against' && !group.isPassive && !wanted.compares
    const clause = sideBySide(
      after,
      {
        ...group,
        isDuel,
        isTargetFirst: isAgainst(group) || (wanted.compares === true && leads(verb, DO))
      },
      wanted,
      check
    )
    if (clause) return clause
    if (isFirst && asksEitherOr(after, check)) return []
  }
  if (isFirst && !group.isPassive && before.some(isUnitHead) && isDoneWith) {
    const [actors, targets] = [runsIn(after.slice(1), 'attacker', check), runsIn(before, 'defender', check)]
    return clauseOf({ ...group, actors, targets }, wanted, check)
  }
  // "I have 8 bondi and he has 4 huscarls, if I charge him"
  const isThemAlone = isFirst && after.length > 0 && after.every(phrase => isJoint(phrase, 'them'))
  if (before.length > 0 && (after.length === 0 || isThemAlone)) {
    const isTargetFirst = group.verb !== 'against' && isDoneBySecond(before, verb)
    const isDuel = isThemAlone || (after.length === 0 && !wanted.compares && isMutual(group.said, before, check.book))
    const clause = sideBySide(before, { ...group, isTargetFirst, isDuel }, wanted, check)
    if (clause) return clause
    if (isFirst && asksEitherOr(before, check)) return []
  }
  if (before.length === 0 && isFirst) check.note(missingUnit(group.said, 'before'))
  // "then they charge again", "then charged by 8 bondi": the same enemy as before
  const isSameEnemy = !isFirst && (group.isPassive ? before.length === 0 && after.length > 0 : after.length === 0)
  if (after.length === 0 && !isSameEnemy) check.note(missingUnit(group.said, 'after'))
  // "8 bondi are the defenders against 4 huscarls"
  const label = group.verb === 'against' ? meaningAs(before.at(-1), 'side')?.side : undefined
  const first = label === undefined ? before : before.slice(0, -1)
  const isSwapped = group.isPassive || label === 'defender' || (isFirst && isTargetBefore(before, verb, after, group))
  const [actors, targets] = isSwapped ? [after, first] : [first, after]
  const acting = runsIn(actors, 'attacker', check)
  const sides = {
    actors: !isFirst && acting.every(isSameAsBefore) ? [] : acting,
    targets: isSameEnemy ? [SAME_ENEMY] : runsIn(targets, 'defender', check)
  }
  const isOpen = group.verb === 'against' && !group.isPassive && wanted.kind !== 'shoot' && !wanted.compares
  return clauseOf({ ...group, isTargetFirst: isSwapped, ...(isOpen ? chargedByChoice(sides, check) : sides) }, wanted, check)
}

const isOr = (phrase: Phrase): boolean => isJoint(phrase, 'or')

/**
 * Replaces "vs" with "or" if no unit follows it, because it compares two attributes: "6 hirdmen with Ullr vs Thor against 8
 * ceorls".
 */
const versusAsOr = (given: readonly Phrase[]): readonly Phrase[] => {
  // "attacking 8 ceorls with 6 hirdmen versus attacking with 8 bondi"
  const isRepeated = (phrase: Phrase, at: number): boolean =>
    at > 1 && DOING.test(phrase.raw) && phrase.raw === given[0]?.raw && isAgainst({ said: given[at - 1]?.raw ?? '' })
  const phrases = given.filter((phrase, at) => !isRepeated(phrase, at))
  if (phrases.length < given.length) return phrases.map(phrase => (isAgainst({ said: phrase.raw }) ? OR : phrase))
  return phrases.map((phrase, at) => {
    const next = phrases.findIndex((each, index) => index > at && meaningAs(each, 'verb'))
    const isOfQuality = isAgainst({ said: phrase.raw }) && next > at + 1 && !phrases.slice(at + 1, next).some(isUnitHead)
    return isOfQuality ? { ...OR, lead: phrase.lead } : phrase
  })
}

export const clauses = (given: readonly Phrase[], isFirst: boolean, wanted: Wanted, check: Check): readonly Clause[] => {
  const phrases = withActorFirst(withoutOutcome(engagedLast(wanted.compares ? versusAsOr(plainly(given)) : plainly(given))))
  // "and then"
  const opened = isJoint(phrases[0], 'and') ? phrases.slice(1) : phrases
  const whole = isJoint(opened.at(-1), 'and') ? opened.slice(0, -1) : opened
  const groups = verbGroups(whole)
  const [group, second, third] = groups
  // "8 bondi vs 6 hirdmen charging 8 ceorls" compares the first two
  const listed = second && wanted.compares && groups.at(-1)?.verb !== 'against' ? groups.slice(0, -1) : []
  if (listed.length > 0 && listed.every(({ verb, isPassive }) => verb === 'against' && !isPassive) && !whole.some(isOr))
    return clauses(
      whole.map((phrase, at) => (listed.some(({ start }) => start === at) ? OR : phrase)),
      isFirst,
      wanted,
      check
    )
  if (!group) return verblessClauses(whole, wanted, check)
  // "with axes or without vs 8 bondi" does not deny the verb
  if (isDenied(whole, group) && !isAgainst(group)) check.note(deniedVerb(group.said))
  const often = whole.find(phrase => meaningAs(phrase, 'times'))
  if (often) {
    const made = clauses(
      whole.filter(phrase => phrase !== often),
      isFirst,
      wanted,
      check
    )
    const times = meaningAs(often, 'times')?.value ?? 1
    return made.map((clause, index) => (index === made.length - 1 ? { ...clause, times } : clause))
  }
  // "cargar 8 guerreros contra 4 guardias", "who wins, 8 bondi vs 4 huscarls": the first verb says what is asked, the second
  // separates the sides
  // "aguantan 4 huscarls contra 12 bondi" and "he defends with 4 huscarls, I attack with 8 bondi" name targets first;
  // "I attack with 8 bondi, he defends with 4 huscarls" does not
  const isOneDeed = second && !third && group.start === 0 && !isAlone(group.verb) && second.start > group.end
  const isWith = second !== undefined && leads(whole.slice(second.end).find(isUnitHead), USING)
  // "a charge by 8 bondi against 4 huscarls" names the acting unit first
  const isBy = second !== undefined && isAgainst(second) && leads(whole.slice(group.end).find(isUnitHead), BY)
  const isPassive = (group.isPassive && !isBy) || (second?.isPassive === true && !(isWith && leads(whole[group.end], USING)))
  if (isOneDeed && (!group.isPassive || isWith || isAgainst(second)))
    return verbClauses(
      whole,
      {
        ...second,
        verb: second.verb === 'against' ? group.verb : second.verb,
        from: group.end,
        isPassive
      },
      isFirst,
      wanted,
      check
    )
  const next = second && !wanted.compares ? nextClause(whole, group, second, isFirst) : undefined
  if (next !== undefined)
    return [...clauses(whole.slice(0, next), isFirst, wanted, check), ...clauses(whole.slice(next), false, wanted, check)]
  if (second) check.note(secondVerb(second.said))
  return verbClauses(second ? whole.slice(0, second.start) : whole, group, isFirst, wanted, check)
}

/** The clause of two arguments without a verb: each is a side. */
const pair = ([one, other]: readonly (readonly Phrase[])[], wanted: Wanted, check: Check): Sentence =>
  againstClause(plainly(one ?? []), plainly(other ?? []), wanted, check)

interface SplitPhrases {
  readonly phrases: readonly Phrase[]
  readonly fight: Draft
}

/** Separates settings of the fight as a whole ("3 rounds") from the phrases about its units. */
const splitFightSettings = (phrases: readonly Phrase[]): SplitPhrases => {
  const at = phrases.findIndex(phrase => meaningAs(phrase, 'fight'))
  const meaning = meaningAs(phrases[at], 'fight')
  if (!meaning) return { phrases, fight: {} }
  const { trait, value } = meaning
  if (value !== undefined) {
    const { phrases: others, fight } = splitFightSettings(phrases.filter((_, index) => index !== at))
    return { phrases: others, fight: { [trait]: value, ...fight } }
  }
  // "wounds 12 rounds 7", but not "12 wounds 7 rounds"
  const isOfOther = means(phrases[at - 2], 'counted') && phrases[at - 3]?.is !== 'number'
  const from = (isOfOther ? [at + 1, at - 1] : [at - 1, at + 1]).find(index => phrases[index]?.is === 'number')
  const number = from === undefined ? undefined : phrases[from]
  const rest = splitFightSettings(phrases.filter((_, index) => index !== at && index !== from))
  return { phrases: rest.phrases, fight: { ...(number?.is === 'number' && { [trait]: number.value }), ...rest.fight } }
}

/** Reads the arguments of the command line, or one text, as a sentence. Reports everything that is not understood. */
export const sentenceOf = (words: readonly string[], check: Check, wanted: Wanted = {}): Sentence => {
  if (words.reduce((letters, word) => letters + word.length, 0) > MOST_LETTERS) {
    check.note(tooLong(MOST_LETTERS))
    return []
  }
  const each = words.filter(word => word.trim() !== '')
  const read = settled(phrasesOf(each.join(' '), check), check, wanted.reads)
  // in a turn each step has a verb of its own
  const isShot = wanted.kind === undefined && !wanted.inTurn && isShotCommand(read)
  const asked: Wanted = isShot ? { ...wanted, kind: 'shoot' } : wanted
  const { phrases, fight } = splitFightSettings(ofKind(withoutLateQuestion(read, check, asked.isAnswered), asked.kind))
  const said = sentenceIn(asked.inTurn?.(phrases, check) ?? phrases, each, asked, check)
  const [first, ...more] = isShot ? said.map(clause => ({ ...clause, verb: 'shoot' as const })) : said
  return first && Object.keys(fight).length > 0 ? [{ ...first, fight }, ...more] : [...(first ? [first] : []), ...more]
}

const sentenceIn = (phrases: readonly Phrase[], each: readonly string[], wanted: Wanted, check: Check): Sentence => {
  const isPair =
    each.length === 2 && verbGroups(plainly(phrases)).length === 0 && !phrases.some(phrase => isJoint(phrase, 'then'))
  const namesUnit = (all: readonly Phrase[]): boolean => all.some(isUnitHead) && !all.every(({ is }) => is === 'number')
  if (isPair && each.every(word => namesUnit(phrasesOf(word, check))))
    return pair(
      each.map(word => splitFightSettings(settled(phrasesOf(word, check), check)).phrases),
      wanted,
      check
    )
  const made: Clause[] = []
  // "after 8 crossbowmen shoot 6 ceorls, 6 knights charge them"
  const opened = isJoint(phrases[0], 'then') ? phrases.slice(1) : phrases
  const parts = splitAt(opened, phrase => isJoint(phrase, 'then'))
  parts.forEach((part, index) => {
    const before = made.at(-1)
    // "then again", "and then"
    if (before && part.length > 0 && part.every(isSilent)) {
      if (part.some(isAgain)) made[made.length - 1] = { ...before, times: (before.times ?? 1) + 1 }
    } else if (before && part.some(isUnitHead) && verbGroups(plainly(part)).length === 0) {
      // "then fall on 4 huscarls": the same units do it; "followed by 8 bondi": they do the same to the same target
      const isTarget = leads(plainly(part).find(isUnitHead), ONTO)
      const side = isTarget ? 'defender' : 'attacker'
      const named = sidesOf(runsIn(plainly(part), side, check), side, wanted, check)
      made.push({
        actors: isTarget ? [] : named,
        verb: before.verb,
        said: before.said,
        targets: isTarget ? named : [[{ draft: {}, plays: [], units: 1, isThem: true }]],
        isPassive: false
      })
    } else if (index === 0 || part.length > 0) {
      const nextActor = index > 0 ? wanted.nextActor?.(part, parts[index - 1] ?? [], parts[0] ?? []) : undefined
      made.push(...clauses(part, index === 0, wanted, check).map(clause => (nextActor ? { ...clause, nextActor } : clause)))
    }
  })
  return made
}
