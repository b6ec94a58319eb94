import { MOST_MODELS } from '../../model/limits'
import { placesOf } from '../../rules/abilities'
import { troopFor } from '../../rules/lookup'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { checking } from '../check'
import { inTurn } from '../plan/deeds'
import { withTold } from '../plan/told-before'
import { withoutRest } from './advice-words'
import { draftsOf, withoutQuestion } from './asking-sentence'
import { engagedLast } from './engaged-models'
import { isNumberAt, onOneLine, phraseAt, type Word, wordAt, wordsIn } from './folded-words'
import { withoutLateQuestion } from './late-question'
import { questionIn, troopsCalled } from './loss-question'
import { begins, KILLS, LOSES } from './loss-verbs'
import { hasMissiles } from './phrase-kinds'
import { plainly, settled } from './phrase-order'
import { meaningAs, means, type Phrase, stateOf } from './phrase-pass'
import { isUnderstood, phrasesOf } from './phrases'
import { withRangesJoined } from './ranges'
import { clauses, MOST_LETTERS, sentenceOf } from './sentence'
import { BY, leads, ONTO, USING, wordSet } from './small-words'
import { rangesOf, withoutRanges } from './tokens'
import { isAlone, isJoint, isUnitHead, type VerbGroup, verbGroups } from './verbs'
import { FALL, isTargetBefore } from './who-acts'

/** What a sentence asks for besides its fight: ranges to sweep, and the command if none was typed. */

interface Ranged {
  /** The words, with each range replaced by its first number. */
  readonly words: readonly string[]
  /** Each range as the value of --vary: "attacker.models=8..10". */
  readonly varied: readonly string[]
}

/** Splits a sentence such as "8-10 warriors vs 4 hearthguard" into plain words and the ranges to vary. */
export const rangesIn = (words: readonly string[], book: Rulebook): Ranged => {
  const written = withRangesJoined(words)
  const plain = written.map(withoutRanges)
  if (plain.every((word, index) => word === words[index])) return { words, varied: [] }
  const placed: string[] = []
  const range = (path: string, from: number, to: number) => {
    if (/^(?:attacker|defender)\./.test(path)) placed.push(`${path}=${from}..${to}`)
  }
  sentenceOf(written, { ...checking(book), range })
  // "I charge his 8 ceorls with 6-8 hirdmen": only the whole sentence tells on which side each unit is
  const differing = rangesByDifference(written.join(' '), book)
  const isSameField = placed.every((each, index) => each.split('.')[1] === differing[index]?.split('.')[1])
  const varied = isSameField ? differing : placed
  return varied.length > 0 ? { words: plain, varied } : { words, varied }
}

/** The fields of the two units of a sentence by their paths; empty if it is no fight of two units. */
const fieldsOf = (text: string, book: Rulebook): ReadonlyMap<string, unknown> => {
  const [clause, another] = sentenceOf([text], checking(book))
  if (!clause || another) return new Map()
  const sides = { attacker: draftsOf(clause.actors), defender: draftsOf(clause.targets) }
  return new Map(
    Object.entries(sides).flatMap(([side, drafts]) =>
      drafts.length === 1 ? Object.entries(drafts[0] ?? {}).map(([field, value]) => [`${side}.${field}`, value] as const) : []
    )
  )
}

/** The ranges of a text as values of --vary: each is of the one field that its two ends make different. */
const rangesByDifference = (text: string, book: Rulebook): readonly string[] =>
  rangesOf(text).flatMap(({ from, to, at }) => {
    const [least, most] = [fieldsOf(at(from), book), fieldsOf(at(to), book)]
    const [path, another] = [...most].flatMap(([path, value]) => (value === to && least.get(path) === from ? [path] : []))
    return path === undefined || another !== undefined ? [] : [`${path}=${from}..${to}`]
  })

/** A list of numbers or of covers: "6, 8 or 10", "in no, light and heavy cover". */
const LISTS = ['\\d{1,3}', '(?:no|light|heavy|solid)(?: cover)?'].map(
  item => new RegExp(`\\b${item}(?:,(?: (?:or|and))? ${item}){0,20},? (?:or|and|o|y) ${item}\\b(?: cover)?(?! rounds)`, 'i')
)
const BETWEEN_ITEMS = /,(?: (?:or|and))? | (?:or|and|o|y) /i

/** The same for a list in place of a range, each of whose items makes one field of a unit different: "sweep 6, 8 or 10 bondi ...". */
export const listsIn = (words: readonly string[], book: Rulebook): Ranged => {
  const text = onOneLine(words)
  for (const pattern of text.length > MOST_LETTERS ? [] : LISTS) {
    const [list = '', ...none] = pattern.exec(text) ?? []
    const items = list.split(BETWEEN_ITEMS).map(item => (/cover$/i.test(list) ? `${item.replace(/ cover$/i, '')} cover` : item))
    if (list === '' || none.length > 0) continue
    const texts = items.map(item => text.replace(list, item))
    const each = texts.map(one => fieldsOf(one, book))
    const paths = [...new Set(each.flatMap(fields => [...fields.keys()]))]
    const values = (path: string): readonly string[] => each.map(fields => String(fields.get(path) ?? 'none'))
    const [path, another] = paths.filter(each => new Set(values(each)).size === items.length)
    if (path !== undefined && another === undefined)
      return { words: texts.slice(0, 1), varied: [`${path}=${values(path).join(',')}`] }
  }
  return { words, varied: [] }
}

/** Whether the sentence gives a range instead of a number: "0-3 fatigue", "between 6 and 12 levies". */
export const namesRange = (words: readonly string[], book: Rulebook): boolean => rangesIn(words, book).varied.length > 0

type SentenceCommand = 'melee' | 'shoot' | 'compare' | 'plan' | 'advise'

/** A question about what to do, which calls for advice: "should 8 bondi charge 4 huscarls", "is it worth charging". */
const ADVICE =
  /^\W*(?:should|shall|ought|is it (?:worth|an? |wise|smart|good|safe|sensible|stupid|crazy|mad|suicidal|better)|(?:what(?:['\u2019]?s| is) (?:the )?|the )?best|(?:how|which) should|what (?:should|to do|(?:do|can|could) (?:i|we) do)|(?:which|what) abilit(?:y|ies)|(?:would|do) (?:you|i|we) (?:want to |rather )?(?=charge|attack|shoot)|(?:c[oó]mo|qu[eé]|cu[aá]l(?:es)?) deb\w*|qu[eé] (?:hago|hacemos|hacer|puedo hacer)|deb(?:o|en|er[ií]an?)|(?:[mn]e|nos|les?) conviene|conviene|merece|vale la pena)\b/i

/** The same after the fight: "I have 8 bondi, he has 4 huscarls, should I charge?" */
const ADVICE_LAST =
  /[,.:;?!\u2013-]\s+(?:so\s+|or\s+)?(?:(?:should|shall|ought)\s+(?:i|we)\s+(?:to\s+)?(?:charge|attack|shoot|engage|risk it|do it|go for it|go in)|what\s+(?:should|do|can|could)\s+(?:i|we)\s+do|what(?:['\u2019]?s| is)\s+(?:my|our|the)\s+best\s+(?:play|move|response|option|choice)|how\s+(?:should|do)\s+(?:i|we)\s+(?:defend|respond|react|play (?:it|this))|(?:worth it|good idea|is it worth (?:it|a try)))\W*$|^\W*is\s.*\s(?:a\s+)?(?:good|bad|smart|wise|safe|sensible|stupid)\s+(?:idea|move|play|plan)\W*$/isu

/** With several units, a comparison: "is it better to charge with 8 bondi or 6 hirdmen". */
const BETTER = /^\W*is it better/i

/** A comparison against one opponent: "which is better against 8 ceorls, 6 hirdmen with Ullr or with Thor". */
const AGAINST_SOMEBODY =
  /^\W*(?:which|who|what|cu[aá]l|qui[eé]n)\s+(?:is|are|does|do|es)\s+(?:better|best|mejor)\s+(?:against|vs|contra)\b/i

/** A question about the winner of one fight: "who wins", "quien gana". */
const DUEL = /^\W*(?:who|which|qui[eé]n|cu[aá]l)\b/i

/**
 * "should 4 huscarls give up dice against 8 bondi": a melee shows the result of both choices, whereas advice would treat the
 * choice as already made.
 */
const asksOfDice = (phrases: readonly Phrase[], group: VerbGroup | undefined): boolean =>
  (group?.verb === 'against' || group?.isPassive === true) &&
  phrases.slice(0, group.start).some(phrase => stateOf(phrase) === 'givesUpDice' && !means(phrase, 'ability'))

/** Whether the sentence describes a fight: two units and a verb. */
export const namesFight = (words: readonly string[], book: Rulebook): boolean => {
  const check = checking(book)
  return isFight(settled(phrasesOf(words.join(' '), check), check))
}

/** Whether there are two units and a verb, as in "anyone know the odds of 4 berserkers killing 4 huscarls?" */
const isFight = (phrases: readonly Phrase[]): boolean =>
  phrases.filter(phrase => isUnitHead(phrase) && phrase.is !== 'number').length > 1 && verbGroups(phrases).length > 0

/**
 * The command for a sentence typed without one. Undefined if the sentence does not begin with known words and is not clearly a
 * fight, or names no unit.
 */
export const commandFor = (typed: readonly string[], book: Rulebook): SentenceCommand | undefined => {
  const words = withoutQuestion(typed, book)
  const check = checking(book)
  const each = words.join(' ').split(/\s+/u)
  const isKnown = [1, 3].some(count => isUnderstood(each.slice(0, count).join(' '), book))
  const read = phrasesOf(words.join(' '), check)
  const phrases = withoutLateQuestion(settled(read, check), check)
  if (!(isKnown ? phrases.some(isUnitHead) : isFight(phrases))) return undefined
  if (phrases.some((phrase, index) => index > 0 && isJoint(phrase, 'then')) || withTold(phrases) !== phrases) return 'plan'
  if (withoutRest(read) !== read) return 'advise'
  const said = words.join(' ')
  const groups = verbGroups(plainly(phrases))
  const [group] = groups
  const isBetween = phrases.some(phrase => isJoint(phrase, 'or'))
  if ((ADVICE.test(said) || ADVICE_LAST.test(onOneLine(typed))) && !(isBetween && (BETTER.test(said) || isBetweenUnits(phrases))))
    return asksOfDice(plainly(phrases), group) ? 'melee' : 'advise'
  // "shoot 4 huscarls twice"
  const isTwice =
    groups.length === 1 && group?.end !== undefined && phrases.slice(group.end).some((_, at, rest) => isFightAgain(rest, at))
  if (isTwice || (group && isAlone(group.verb))) return 'plan'
  // "..., only 3 warriors fight" is no second deed
  const isOne = verbGroups(engagedLast(plainly(phrases))).length < 2
  if (groups.length > 1 && !isOne && !isBetween) {
    const turn = checking(book)
    // "plan" reports what is wrong with a turn, such as a step "if 2 die"
    if (inTurn(phrases, turn).some(isThen) || turn.mistakes.length > 0 || clauses(phrases, true, {}, check).length > 1)
      return 'plan'
  }
  const heads = phrases.filter(({ is }) => is === 'number').length
  const isDuel = groups.length === 1 && group?.verb === 'against' && group.start === 0 && heads < 3 && DUEL.test(said)
  if (isBetween && (!isDuel || AGAINST_SOMEBODY.test(said))) return 'compare'
  // "how many hits from 12 levies with bows at 4 huscarls"
  const isOpen = group === undefined || /^hits?$/i.test(group.said)
  // "8 ceorls are hit by 8 crossbows"
  const isHitByShot = group?.isPassive === true && hasMissiles(phrases.slice(group.start), book)
  const shoots = isOpen ? isHitByShot || isShot(phrases, book) : group.verb === 'shoot'
  if ((isOpen || group.verb === 'against') && namesBoxOfShots(phrases, book)) return 'shoot'
  return shoots || isDeathByShot(plainly(phrases), group, book) ? 'shoot' : 'melee'
}

/** What two units, or two states of one, differ in; between abilities advice chooses. */
const COMPARED = ['troop', 'faction', 'called', 'terrain', 'weapon', 'mount'] as const

/** Whether "or" stands between units, or between states of one: "8 bondi or 4 hirdmen", "mounted or on foot". */
const isBetweenUnits = (phrases: readonly Phrase[]): boolean =>
  phrases.some((phrase, at) => {
    const next = phrases[at + 1]
    const isState = ['mounted', 'cover'].includes(stateOf(next) ?? '')
    return isJoint(phrase, 'or') && (next?.is === 'number' || isState || means(next, ...COMPARED))
  })

/** Whether the fight is repeated: "shoot twice at 8 bondi", or "twice" at the end, not "spends armour twice". */
const isFightAgain = (phrases: readonly Phrase[], at: number): boolean =>
  means(phrases[at], 'times') && (at === 0 || (at === phrases.length - 1 && means(phrases[at - 1], 'troop', 'terrain', 'weapon')))

/** "8 crossbows aimed volley vs 6 knights": a box that only a unit that shoots can use. */
const namesBoxOfShots = (phrases: readonly Phrase[], { abilities }: Rulebook): boolean =>
  phrases.some(phrase => {
    const ability = abilities[meaningAs(phrase, 'ability')?.id ?? '']
    return ability !== undefined && placesOf(ability).every(place => place === 'shooting')
  })

/** The same of a sentence whose verb does not say what is done: "8 crossbows with Aimed Volley vs 6 bondi". */
export const meansShot = (words: readonly string[], book: Rulebook): boolean => {
  const phrases = plainly(phrasesOf(words.join(' '), checking(book)))
  const [group, second] = verbGroups(phrases)
  if (group === undefined) return isShot(phrases, book)
  return !second && group.verb === 'against' && namesBoxOfShots(phrases.slice(0, group.start), book)
}

const isThen = (phrase: Phrase): boolean => isJoint(phrase, 'then')

/** Whether a sentence without a verb is a shot, "8 crossbows at 6 bondi": a weapon with a range stands before the target. */
const isShot = (phrases: readonly Phrase[], book: Rulebook): boolean => {
  const target = phrases.findIndex((phrase, index) => index > 0 && isUnitHead(phrase) && leads(phrase, ONTO))
  return hasMissiles(phrases.slice(0, Math.max(target, 0)), book)
}

const KILLERS_FOLLOW: ReadonlySet<string> = new Set([...USING, ...BY, 'to'])

const DESTROYS = [...KILLS, 'wipe', 'destr', 'aniquil']
const SURVIVES = ['surviv', 'sobreviv']

/** Whether those who kill have missiles: "8 archers kill 2 of 6 bondi", "odds that my warlord dies to 8 bows". */
const isDeathByShot = (phrases: readonly Phrase[], group: VerbGroup | undefined, book: Rulebook): boolean => {
  const last = phrases.findIndex(
    (phrase, at) =>
      at > 0 &&
      !meaningAs(phrases[at - 1], 'guarded') &&
      phrase.is === 'number' &&
      leads(phrase, KILLERS_FOLLOW) &&
      (group !== undefined || leads(phrase, FALL))
  )
  if (!group) return last > 0 && hasMissiles(phrases.slice(last), book)
  const [before, after] = [phrases.slice(0, group.start), phrases.slice(group.end)]
  if (begins(plain(group.said), SURVIVES)) return hasMissiles(after, book)
  const killers = last > 0 ? phrases.slice(last) : isTargetBefore(before, phrases[group.start], after, group) ? after : before
  return group.verb === 'against' && begins(plain(group.said), DESTROYS) && hasMissiles(killers, book)
}

/** Whether the words, a fight without its question, are of a shot although their verb is "kill": "8 crossbowmen kill 4 huscarls". */
export const killsByShot = (words: readonly string[], book: Rulebook): boolean => {
  const check = checking(book)
  const phrases = plainly(settled(phrasesOf(words.join(' '), check), check))
  return isDeathByShot(phrases, verbGroups(phrases)[0], book)
}

const NEEDED =
  /^\W*(?:how many|cu[a\u00e1]nt[oa]s)\s+(.+?)\s+(?:(?:do|would|will|should|must)\s+(?:i|we|you)\s+(?:need|want|have)|(?:does|will|would)\s+it\s+take|(?:are\s+|is\s+)?(?:needed|required|enough)|suffice|(?:necesito|necesitamos|necesitar[i\u00ed]a|hacen falta))\s+(?:to|para)\s+(.+)$/isu
/** The same without a verb: "how many levies with bows to kill 3 warriors". */
const NEEDED_BRIEFLY =
  /^\W*(?:how many|cu[a\u00e1]nt[oa]s)\s+([\p{L}-]+(?:\s+(?:with|con)\s+[\p{L}-]+)?)\s+(?:to|para|(?:(?:can|could|will|would)\s+)?(?=(?:beat|defeat|win)\b))\s*(.+)$/isu

/** The sweep that answers "how many levies do I need to kill 3 warriors"; undefined if that is not asked. */
export const sweepNeeded = (words: readonly string[], book: Rulebook): readonly string[] | undefined => {
  const text = onOneLine(words)
  const [, unit, deed] = (text.length > MOST_LETTERS ? null : (NEEDED.exec(text) ?? NEEDED_BRIEFLY.exec(text))) ?? []
  if (deed === undefined) return undefined
  const fight = (count: string): string => `${count} ${unit} ${deed}`
  const kind = commandFor([fight('1')], book)
  if (kind !== 'melee' && kind !== 'shoot') return undefined
  const [actor] = draftsOf(sentenceOf([fight('1')], checking(book))[0]?.actors ?? [])
  const most = Math.min(MOST_MODELS, troopFor(book, String(actor?.unit))?.models?.most ?? MOST_MODELS)
  // "to kill 3 of 4 huscarls"
  const { amount, does } = questionIn(fight('1'), book) ?? {}
  const part = does === 'kill' && amount && 'count' in amount ? `losses.${amount.is}.${amount.count}` : undefined
  const isMean = /\b(?:on average|average|de media|en promedio)\b/i.test(deed)
  const shown = isMean ? 'losses.mean' : (part ?? (begins(plain(deed), DESTROYS) ? 'wipedOut' : undefined))
  return [kind, fight(`1-${most}`), ...(shown === undefined ? [] : ['--show', `defender.${shown}`])]
}

const MAY_GO_ON = /\b(?:then|after|luego|despu[e\u00e9]s)\b/iu

/** Whether "shoot 4 huscarls with 8 crossbows, then charge them with 6 knights" is a plan: "shoot" is the verb of its first step. */
export const beginsPlan = (words: readonly string[], book: Rulebook): boolean => {
  if (!MAY_GO_ON.test(words.join(' '))) return false
  const phrases = phrasesOf(words.join(' ').replace(/^\S+/, ''), checking(book))
  const then = phrases.findIndex(isThen)
  return then > 0 && verbGroups(phrases.slice(0, then)).length === 0 && verbGroups(phrases.slice(then)).length > 0
}

/** Words after which a number counts a unit. */
const BEFORE_UNIT = wordSet(
  'against contra versus vs at into charge charges charging attack attacks attacking shoot shoots engage hit a my our his their mis sus los las'
)

/** Whether the number after `at` is a part of the unit, not its size: "at least two huscarls", "kill two huscarls". */
const isShare = (all: readonly Word[], at: number): boolean => {
  const word = wordAt(all, at)
  // "cuantos guerreros matan 12 levas": 12 is the size of the unit that kills
  const isAskedOf = /^cuant[oa]s$/.test(wordAt(all, at - 2))
  return /^(?:least|most|than|over|under|exactly|menos|mas)$/.test(word) || (!isAskedOf && begins(word, [...KILLS, ...LOSES]))
}

/**
 * Adds the troop that has no number to the number that has no troop: "how many huscarls will 8 bondi kill if they charge 4 of
 * them", "if 6 hirdmen charge my 8". The text unchanged if there is no such number, or not exactly one such troop.
 */
const withTroopCounted = (text: string, isTroop: (word: string) => boolean): string => {
  const all = wordsIn(text)
  const end = (at: number): number => phraseAt(all, at + 1, 'of them|of those|of these|de ellos|de ellas')
  const count = all.findIndex(
    ({ to }, at) =>
      isNumberAt(all, at) && (end(at) || (BEFORE_UNIT.has(wordAt(all, at - 1)) && /^\s*(?:[,;:.?!]|$)/.test(text.slice(to))))
  )
  if (count < 0) return text
  const troops = new Map<string, boolean>()
  all.forEach(({ word }, at) => {
    if (!isTroop(word)) return
    const number = isNumberAt(all, at - 1) ? at - 1 : at - 2
    const isCounted = isNumberAt(all, number) && !isShare(all, number - 1)
    troops.set(word, isCounted || troops.get(word) === true)
  })
  const [troop, other] = [...troops].flatMap(([word, isCounted]) => (isCounted ? [] : [word]))
  const last = all[(end(count) || count + 1) - 1]
  return troop === undefined || other !== undefined
    ? text
    : `${text.slice(0, all[count]?.to)} ${troop}${text.slice(last?.to ?? text.length)}`
}

/** Every question that counts a troop only later has one of these. */
const MAY_COUNT = ['?', 'number of', 'of th', 'de ell', 'how many', 'chance', 'odds', 'probab', 'cu\u00e1nt', 'cuant']

/** The words, with the missing troop added after a number that has none: see `withTroopCounted`. */
export const withTroops = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  const small = text.toLowerCase()
  if (text.length > MOST_LETTERS || !MAY_COUNT.some(part => small.includes(part))) return words
  const full = withTroopCounted(text, word => troopsCalled(word, book).length > 0)
  return full === text ? words : [full]
}
