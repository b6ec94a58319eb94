import { isNumber, meaningAs, type Phrase, troopIn } from './phrase-pass'
import { MINE, THEIRS } from './runs'
import { BEING, HAS_OR_IS, WHO } from './tokens'
import { DOING, isAlone, isJoint, leads, type VerbGroup, verbGroups } from './verbs'
import { isDoneToUs } from './who-acts'

/** Tells whose unit acts, where the sentence names the units by their owners: "I have 8 bondi, he has 4 huscarls, he charges". */

type Phrases = readonly Phrase[]
export type Owner = 'mine' | 'his'

const I = /^(?:i|we)(?:['’](?:m|re|ll|d|ve))?$/
const HE = /^(?:(?:s?he|they)(?:['’](?:s|re|ll|d|ve))?|opponents?|enem(?:y|ies)|foes?|rival|guy)$/
const MY = /^(?:my|our)$/
const HIS = /^(?:his|her|their|.+['’]s)$/
const MINE_ALONE = /^(?:mine|ours)$/
const ALONE = /^(?:mine|ours|his|hers|theirs)$/
const PARTICIPLE = /(?:ed|shot|hit)$/i
const OBJECT: ReadonlySet<string> = new Set(['me', 'us', 'him', 'them', 'her'])

/** The owner that small words name; "my opponent" is not me. */
export const ownerBy = (words: readonly string[]): Owner | undefined => {
  const plain = words.map(word => word.replace(/['’]/g, ''))
  return plain.some(word => THEIRS.has(word) || HE.test(word)) ? 'his' : plain.some(word => MINE.has(word)) ? 'mine' : undefined
}

/** Whose deed the verb is, by its subject: "he charges", "if I attack", "my charge". */
export const subjectOf = (phrase: Phrase): Owner | undefined => {
  const { lead } = phrase
  return isDoneToUs(phrase) || lead.some(word => HE.test(word)) || HIS.test(lead.at(-1) ?? '')
    ? 'his'
    : lead.some(word => I.test(word)) || MY.test(lead.at(-1) ?? '')
      ? 'mine'
      : undefined
}

/** How far before its troop a unit's number may stand: "8 tired bondi". */
const FARTHEST = 3

/** The index of the number of the troop: before it, or after it where all are so: "bondi: 8, huscarls: 4". */
const numberOf = (phrases: Phrases, troop: number): number | undefined => {
  const isOfUnit = (phrase: Phrase | undefined, at: number): boolean =>
    isNumber(phrase) &&
    !meaningAs(phrases[at + 1], 'counted') &&
    // "fatigue 2", but not "1 fatigue, 4 huscarls"
    (!meaningAs(phrases[at - 1], 'counted') || isNumber(phrases[at - 2]))
  const isAfter = (phrase: Phrase, at: number): boolean => phrase.lead.length === 0 && troopIn(phrases[at - 1]) !== undefined
  const areLast = phrases.every((phrase, at) => !isOfUnit(phrase, at) || isAfter(phrase, at))
  if (areLast) return isOfUnit(phrases[troop + 1], troop + 1) ? troop + 1 : undefined
  for (let at = troop - 1; at >= troop - FARTHEST; at--) {
    if (isOfUnit(phrases[at], at)) return at
    if (troopIn(phrases[at]) !== undefined || meaningAs(phrases[at], 'verb')) break
  }
  return undefined
}

/** Whether a troop that was counted before is only named again. */
const isMention = (phrases: Phrases, at: number): boolean => {
  const troop = troopIn(phrases[at])
  const isCounted = (each: Phrase, index: number): boolean =>
    index < at && troopIn(each) === troop && numberOf(phrases, index) !== undefined
  return troop !== undefined && numberOf(phrases, at) === undefined && phrases.some(isCounted)
}

/** "they have 4 huscarls": they are the enemy, not a unit named before. */
const isTheyHave = (before: Phrase | undefined, phrase: Phrase | undefined): boolean =>
  isJoint(before, 'them') && /^they/i.test(before?.raw ?? '') && (leads(phrase, HAS_OR_IS) || /ve$/i.test(before?.raw ?? ''))

/** A unit of the sentence: where it begins, its troop, and whose it is. */
interface Unit {
  readonly from: number
  readonly troop: string
  readonly owner: Owner | undefined
}

const unitsIn = (phrases: Phrases): readonly Unit[] =>
  phrases.flatMap((phrase, at) => {
    const troop = troopIn(phrase)
    // "8 bondi warriors" are one unit
    const isPart = troopIn(phrases[at - 1]) !== undefined && numberOf(phrases, at) === undefined
    if (troop === undefined || isPart) return []
    const from = Math.min(at, numberOf(phrases, at) ?? at)
    const they = isTheyHave(phrases[from - 1], phrases[from]) ? ['they'] : []
    // "8 bondi (mine)", but not "8 bondi, his charge"
    const next = phrases[at + 1]
    const last = isNumber(next) || (meaningAs(next, 'verb')?.verb ?? 'against') !== 'against' ? '' : (next?.lead[0] ?? '')
    const after = ALONE.test(last) ? [MINE_ALONE.test(last) ? 'my' : 'his'] : []
    return [{ from, troop, owner: ownerBy([...they, ...after, ...phrases.slice(from, at + 1).flatMap(({ lead }) => lead)]) }]
  })

/** A side of the sentence: what is said of it, and the unit that it begins with. */
interface Said extends Unit {
  readonly said: Phrases
}

/** The sides of two units, or as their owners or a word such as "vs" part them; empty where there are not two. */
const sidesIn = (phrases: Phrases): readonly [Said, Said] | readonly [] => {
  const units = unitsIn(phrases)
  const [first] = units
  const parting = phrases.findIndex(phrase => meaningAs(phrase, 'verb')?.verb === 'against')
  const byOwner = units.findIndex(({ owner }) => (owner ?? first?.owner) !== first?.owner)
  const next = units.length === 2 ? 1 : byOwner < 0 ? units.findIndex(({ from }) => parting > 0 && from > parting) : byOwner
  const second = units[next]
  if (!first || !second || units.slice(next).some(({ owner }) => owner !== undefined && owner === first.owner)) return []
  const isPart = (phrase: Phrase, at: number, all: Phrases): boolean =>
    !meaningAs(phrase, 'verb') && !isTheyHave(phrase, all[at + 1]) && !isJoint(phrase, 'them')
  const trimmed = (all: Phrases): Phrases => all.filter((phrase, at) => !isJoint(phrase, 'and') || all[at + 1] !== undefined)
  const saidIn = (from: number, to?: number): Phrases => trimmed(phrases.slice(from, to).filter(isPart))
  return [
    { ...first, said: saidIn(0, second.from) },
    { ...second, said: saidIn(second.from) }
  ]
}

const isBeing = (word: string): boolean => BEING.has(word) || /['’](?:m|re|s)$/.test(word)

/** "am charged", "get hit" */
export const isSuffering = ({ raw, lead }: Phrase): boolean => PARTICIPLE.test(raw) && lead.some(isBeing)

/** The deed of the sentence, beside verbs that only part its sides; or the words for a role: "I am the defender". */
const deedOf = (phrases: Phrases): VerbGroup | undefined => {
  const groups = verbGroups(phrases)
  const deeds = groups.filter(({ verb }) => verb !== 'against')
  const [deed, other] = deeds
  if (other || (deed && isAlone(deed.verb))) return undefined
  if (deed) return deed
  const start = phrases.findIndex(phrase => meaningAs(phrase, 'side') && phrase.lead.some(isBeing))
  const [verb = { verb: 'against', said: 'against' } as const] = groups
  const isPassive = meaningAs(phrases[start], 'side')?.side === 'defender'
  return start < 0 ? (groups.length === 1 ? groups[0] : undefined) : { ...verb, start, end: start + 1, isPassive }
}

/** The side that does it: that of a troop named again before the verb, else that of its subject; undefined where none is told. */
const actingIn = (phrases: Phrases, sides: readonly Said[], { start, end }: VerbGroup): Said | undefined => {
  const [before, verb, last] = [phrases[start - 1], phrases[start], phrases[end - 1]]
  if (isMention(phrases, start - 1)) {
    const [side, twin] = sides.filter(({ troop }) => troop === troopIn(before))
    return twin ? undefined : side
  }
  const subject = isJoint(before, 'them') ? 'his' : verb && last && (subjectOf(verb) ?? subjectOf(last))
  const owned = sides.filter(({ owner }) => owner !== undefined)
  return subject && owned.length > 0
    ? (owned.find(({ owner }) => owner === subject) ?? sides.find(side => !owned.includes(side)))
    : undefined
}

/** Whether the unit right before the last verb does it: "12 peasants vs 4 knights charging (them)". */
const isDoneByLast = (phrases: Phrases, { from }: Said, deed: VerbGroup): boolean => {
  const [parting] = verbGroups(phrases)
  const verb = phrases[deed.start]
  return (
    parting?.verb === 'against' &&
    !deed.isPassive &&
    from >= parting.end &&
    from < deed.start &&
    (parting.isPassive || DOING.test(deed.said) || leads(verb, WHO)) &&
    phrases.slice(deed.end).every(phrase => isJoint(phrase, 'them'))
  )
}

/**
 * The sentence with the deed between its units: "my 8 bondi, his 4 huscarls, he charges" and "8 bondi, 4 huscarls, the huscarls
 * charge" as "4 huscarls charge 8 bondi".
 */
export const ownersActing = (phrases: Phrases): Phrases => {
  const deed = deedOf(phrases)
  const verb = deed && phrases[deed.start]
  if (!deed || !verb) return phrases
  const sides = sidesIn(phrases.filter((phrase, at) => !isMention(phrases, at) && (phrase !== verb || !meaningAs(verb, 'side'))))
  const [, last] = sides
  const actor = actingIn(phrases, sides, deed) ?? (last && isDoneByLast(phrases, last, deed) ? last : undefined)
  const target = sides.find(side => side !== actor)
  if (!actor || !target) return phrases
  const after = phrases.slice(deed.end)
  // "he's charged my 8 bondi"
  const isOnto =
    (after[0] !== undefined && after[0] === target.said[0]) ||
    [verb, ...after].some(each => leads(each, OBJECT) || isJoint(each, 'them'))
  const isSuffered = deed.isPassive || (!isOnto && isSuffering(verb))
  const [first, second] = isSuffered ? [target, actor] : [actor, target]
  return [...first.said, asVerb(deed), ...second.said]
}

const asVerb = ({ verb, said }: VerbGroup): Phrase => ({ is: 'phrase', meanings: [{ is: 'verb', verb }], raw: said, lead: [] })
