import { isOfAbility, isState, wordsBefore } from './phrase-kinds'
import { isNumber, isVerb, meaningAs, means, type Phrase, stateOf, troopIn } from './phrase-pass'
import { ASKING, BEING, HAS_OR_IS, HIS, I, leads, MINE, ON, THEIRS, USING, WHO, wordSet } from './small-words'
import { DOING, isAlone, isClauseEnd, isJoint, isPlace, type VerbGroup, verbGroups } from './verbs'
import { I_ACT, isDoneToUs } from './who-acts'

/** Tells whose unit acts, where the sentence names the units by their owners: "I have 8 bondi, he has 4 huscarls, he charges". */

type Phrases = readonly Phrase[]
export type Owner = 'mine' | 'his'

const HE = /^(?:s?he$|they$|opponent|enem|foe|rival|guy$)/
const MY = /^(?:my|our)$/
/** Who "mine" and "theirs" are, for a unit of theirs. */
const ownerAlone = (phrase: Phrase | undefined): Owner | undefined =>
  /^(?:mine|ours)$/i.test(phrase?.raw ?? '') ? 'mine' : /^theirs$/i.test(phrase?.raw ?? '') ? 'his' : undefined
const PARTICIPLE = /(?:ed|shot|hit)$/i
const OBJECT = wordSet('me us him her')

/** The owner that small words name; "my opponent" is not me. */
export const ownerBy = (words: readonly string[]): Owner | undefined => {
  if (words.some(word => THEIRS.has(word) || HE.test(word))) return 'his'
  return words.some(word => MINE.has(word)) ? 'mine' : undefined
}

/** Whose deed the verb is, by its subject: "he charges", "if I attack", "my charge". */
export const subjectOf = (phrase: Phrase): Owner | undefined => {
  const { lead } = phrase
  return isDoneToUs(phrase) || lead.some(word => HE.test(word)) || HIS.has(lead.at(-1) ?? '')
    ? 'his'
    : leads(phrase, I) || MY.test(lead.at(-1) ?? '') || I_ACT.test(phrase.raw)
      ? 'mine'
      : undefined
}

/** The small words before the phrase that name an owner. */
export const ownerWords = ({ lead }: Phrase): readonly string[] => lead.filter(word => ownerBy([word]) !== undefined)

/** How far before its troop a unit's number may stand: "8 tired bondi". */
const FARTHEST = 3

/** For each troop the index of its number: before it, or after it where all are so: "bondi: 8, huscarls: 4". */
const numbersIn = (phrases: Phrases): readonly (number | undefined)[] => {
  const isOfUnit = phrases.map(
    (phrase, at) =>
      isNumber(phrase) &&
      !meaningAs(phrases[at + 1], 'counted') &&
      // "fatigue 2", but not "1 fatigue, 4 huscarls"
      (!meaningAs(phrases[at - 1], 'counted') || isNumber(phrases[at - 2]))
  )
  const isAfter = (phrase: Phrase, at: number): boolean => phrase.lead.length === 0 && troopIn(phrases[at - 1]) !== undefined
  const areLast = phrases.every((phrase, at) => !isOfUnit[at] || isAfter(phrase, at))
  return phrases.map((phrase, troop) => {
    if (troopIn(phrase) === undefined) return undefined
    if (areLast) return isOfUnit[troop + 1] ? troop + 1 : undefined
    for (let at = troop - 1; at >= troop - FARTHEST; at--) {
      if (isOfUnit[at]) return at
      if (troopIn(phrases[at]) !== undefined || meaningAs(phrases[at], 'verb')) break
    }
    return undefined
  })
}

/** The sentence, with where its units have their numbers, and where one that has its number before is only named again. */
interface Layout {
  readonly phrases: Phrases
  readonly numbers: readonly (number | undefined)[]
  readonly mentions: ReadonlySet<number>
}

const layoutOf = (phrases: Phrases): Layout => {
  const numbers = numbersIn(phrases)
  const counted = new Set<string>()
  const mentions = new Set<number>()
  phrases.forEach((phrase, at) => {
    const troop = troopIn(phrase)
    if (troop === undefined) return
    if (numbers[at] !== undefined) counted.add(troop)
    else if (counted.has(troop)) mentions.add(at)
  })
  return { phrases, numbers, mentions }
}

/** "they have 4 huscarls": they are the enemy, not a unit named before. */
const isTheyHave = (before: Phrase | undefined, phrase: Phrase | undefined): boolean =>
  isJoint(before, 'them') && /^they/i.test(before?.raw ?? '') && leads(phrase, HAS_OR_IS)

/** A unit of the sentence: where it begins, its troop, and whose it is. */
interface Unit {
  readonly from: number
  readonly troop: string
  readonly owner: Owner | undefined
}

const unitsIn = ({ phrases, numbers, mentions }: Layout): readonly Unit[] =>
  phrases.flatMap((phrase, at) => {
    const troop = troopIn(phrase)
    // "8 bondi warriors" are one unit
    const isPart = troopIn(phrases[at - 1]) !== undefined && numbers[at] === undefined
    if (troop === undefined || isPart || mentions.has(at)) return []
    const from = Math.min(at, numbers[at] ?? at)
    const they = isTheyHave(phrases[from - 1], phrases[from]) ? ['they'] : []
    return [{ from, troop, owner: ownerBy([...they, ...phrases.slice(from, at + 1).flatMap(({ lead }) => lead)]) }]
  })

/** The units with which the two sides begin, parted by their owners or a word such as "vs"; empty where there are not two. */
const sidesIn = (layout: Layout): readonly [Unit, Unit] | readonly [] => {
  const { phrases } = layout
  const units = unitsIn(layout)
  const [first] = units
  const parting = phrases.findIndex(phrase => meaningAs(phrase, 'verb')?.verb === 'against')
  const byOwner = units.findIndex(({ owner }) => (owner ?? first?.owner) !== first?.owner)
  const next = units.length === 2 ? 1 : byOwner < 0 ? units.findIndex(({ from }) => parting > 0 && from > parting) : byOwner
  const second = units[next]
  const isParted = !units.slice(next).some(({ owner }) => owner && owner === first?.owner)
  return first && second && isParted ? [first, second] : []
}

/** "am charged", "get hit" */
export const isSuffering = (phrase: Phrase): boolean => PARTICIPLE.test(phrase.raw) && leads(phrase, BEING)

/** The deed of the sentence, beside verbs that only part its sides; or the words for a role: "I am the defender". */
const deedOf = (phrases: Phrases): VerbGroup | undefined => {
  const groups = verbGroups(phrases)
  const deeds = groups.filter(({ verb }) => verb !== 'against')
  const [deed, other] = deeds
  if (other || (deed && isAlone(deed.verb))) return undefined
  if (deed) return deed
  const start = phrases.findIndex(phrase => meaningAs(phrase, 'side') && leads(phrase, BEING))
  const [verb = { verb: 'against', said: 'against' } as const] = groups
  const isPassive = meaningAs(phrases[start], 'side')?.side === 'defender'
  return start < 0 ? (groups.length === 1 ? groups[0] : undefined) : { ...verb, start, end: start + 1, isPassive }
}

/** The side that does it: that of a troop named again before the verb, else that of its subject; undefined where none is told. */
const actingIn = ({ phrases, mentions }: Layout, sides: readonly Unit[], { start, end }: VerbGroup): Unit | undefined => {
  const [before, verb, last] = [phrases[start - 1], phrases[start], phrases[end - 1]]
  if (mentions.has(start - 1)) {
    const [side, twin] = sides.filter(({ troop }) => troop === troopIn(before))
    return twin ? undefined : side
  }
  const isThey = isJoint(before, 'them')
  const [first, second] = sides
  // "I have 8 warriors and they charge 4 hearthguard"
  if (isThey && first && second && first.from < start && start < second.from && !leads(phrases[second.from], USING)) return first
  const subject = isThey ? 'his' : verb && last && (subjectOf(verb) ?? subjectOf(last))
  const owned = sides.filter(({ owner }) => owner !== undefined)
  return subject && owned.length > 0
    ? (owned.find(({ owner }) => owner === subject) ?? sides.find(side => !owned.includes(side)))
    : undefined
}

/** Whether the unit right before the last verb does it: "12 peasants vs 4 knights charging (them)". */
const isDoneByLast = (phrases: Phrases, { from }: Unit, deed: VerbGroup): boolean => {
  const [parting] = verbGroups(phrases)
  return (
    parting?.verb === 'against' &&
    !deed.isPassive &&
    from >= parting.end &&
    (parting.isPassive || DOING.test(deed.said) || leads(phrases[deed.start], WHO)) &&
    phrases.slice(deed.end).every(phrase => isJoint(phrase, 'them') || isOfAbility(phrase))
  )
}

/** The two sides in the order in which they are named, the one that acts, and its deed. */
interface Fight {
  readonly first: Unit
  readonly last: Unit
  readonly actor: Unit
  readonly deed: VerbGroup
}

/** What is said of a side, without the verbs; what follows the deed is of its actor, and a place of its target. */
const saidOf = (side: Unit, { first, last, actor, deed }: Fight, { phrases, mentions }: Layout): Phrases => {
  let [current, isOpen] = [first, false]
  return phrases.filter((phrase, at) => {
    if (at === deed.end) [current, isOpen] = [actor, true]
    const isOfLast = mentions.has(at) ? troopIn(phrase) === last.troop : at === last.from
    if (mentions.has(at) || at === first.from || at === last.from) [current, isOpen] = [isOfLast ? last : first, false]
    // "he charges me in the woods"
    const isLate = isOpen && isPlace(phrase)
    // "and" between the sides
    const isBetween =
      isJoint(phrase, 'and') &&
      ([last.from, deed.start, phrases.length].includes(at + 1) ||
        mentions.has(at + 1) ||
        isTheyHave(phrases[at + 1], phrases[at + 2]))
    const isPart =
      !isBetween &&
      !meaningAs(phrase, 'verb') &&
      !meaningAs(phrase, 'side') &&
      !mentions.has(at) &&
      !isTheyHave(phrase, phrases[at + 1]) &&
      !isJoint(phrase, 'them')
    return isPart && (side === current) !== isLate
  })
}

const asVerb = ({ verb, said }: VerbGroup): Phrase => ({ is: 'phrase', meanings: [{ is: 'verb', verb }], raw: said, lead: [] })

/**
 * The sentence with the deed between its units: "my 8 bondi, his 4 huscarls, he charges" and "8 bondi, 4 huscarls, the huscarls
 * charge" as "4 huscarls charge 8 bondi".
 */
export const withActorFirst = (phrases: Phrases): Phrases => {
  const deed = deedOf(phrases)
  const verb = deed && phrases[deed.start]
  const layout = layoutOf(phrases)
  const sides = sidesIn(layout)
  const [first, last] = sides
  if (!verb || !first || !last) return phrases
  const actor = actingIn(layout, sides, deed) ?? (isDoneByLast(phrases, last, deed) ? last : undefined)
  if (!actor) return phrases
  const target = actor === first ? last : first
  const after = phrases.slice(deed.end)
  // "he's charged my 8 bondi"
  const isOnto = target.from === deed.end || [verb, ...after].some(each => leads(each, OBJECT) || isJoint(each, 'them'))
  const isSuffered = deed.isPassive || (!isOnto && isSuffering(verb))
  const [before, behind] = (isSuffered ? [target, actor] : [actor, target]).map(side =>
    saidOf(side, { first, last, actor, deed }, layout)
  )
  return [...(before ?? []), asVerb(deed), ...(behind ?? [])]
}

/** Whether the words say something of whose they name: "he has", "my guys", but not "in his" before a place. */
const isSubject = (words: readonly string[], phrase: Phrase): boolean => {
  const last = words.at(-1) ?? ''
  const isThing = isOfAbility(phrase) || means(phrase, 'counted') || stateOf(phrase) === 'fatigue'
  return isThing || !(MY.test(last) || HIS.has(last)) || ownerBy(words.slice(0, -1)) !== undefined
}

const isMe = (words: readonly string[]): boolean => words.some((word, at) => I.has(word) && BEING.has(words[at + 1] ?? ''))

/**
 * Names the unit that "mine", "I have" or "he has" stand for after two units: "8 bondi charge 4 huscarls, mine are tired, he has 1
 * fatigue". Mine is the unit called so, or else the first.
 */
export const withOwnersNamed = (phrases: Phrases): Phrases => {
  const counted: number[] = []
  for (const [at, phrase] of phrases.entries()) {
    if (troopIn(phrase) !== undefined && numbersIn(phrases.slice(0, at + 1))[at] === at - 1) counted.push(at)
    if (counted.length > 2) return phrases
  }
  const [one, other] = counted
  if (one === undefined || other === undefined) return phrases
  // "we charge 8 levies with 6 warriors": ours are the warriors
  const isUsed = leads(phrases[other - 1], USING)
  // "he charges me: 4 huscarls into 8 bondi"
  const isHisDeed = phrases
    .slice(0, one)
    .some((phrase, at) => isVerb(phrase) && (subjectOf(phrase) === 'his' || /^(?:me|nos)$/i.test(phrases[at - 1]?.raw ?? '')))
  const isOursLast = leads(phrases[other - 1], MINE) || (isUsed && !isHisDeed)
  // "I'm the bondi"
  const mine = phrases.findIndex((phrase, at) => at > other && troopIn(phrase) !== undefined && isMe(wordsBefore(phrases, at)))
  const isHisFirst =
    mine > 0
      ? troopIn(phrases[mine]) === troopIn(phrases[other])
      : leads(phrases[one - 1], THEIRS) || isOursLast || (isHisDeed && !phrases[one - 1]?.lead.some(word => MY.test(word)))
  const isOurDeed = phrases.some(phrase => isVerb(phrase) && leads(phrase, I))
  const named = (isMine: boolean): Phrase => ({ ...(phrases[isMine === isHisFirst ? other : one] as Phrase), lead: ['the'] })
  return phrases.flatMap((phrase, at): readonly Phrase[] => {
    if (at <= other || means(phrases[at - 1], 'correction')) return [phrase]
    // "I'm the bondi and have 1 fatigue"
    if (mine > 0 && at === mine + 1 && isJoint(phrase, 'and')) return []
    const alone = ownerAlone(phrase)
    // "2 fatigue on mine"
    const isOn = (each: Phrase | undefined, before: Phrase | undefined): boolean => leads(each, ON) && means(before, 'counted')
    const later = isNumber(phrase) && isOn(phrases[at + 2], phrases[at + 1]) ? ownerAlone(phrases[at + 2]) : undefined
    if (later) return [named(later === 'mine'), phrase]
    if (alone && isOn(phrase, phrases[at - 1])) return []
    if (alone === 'mine') return [named(true)]
    const isTheirs = isJoint(phrase, 'them') && !isVerb(phrases[at - 1]) && phrases[at + 1] && !isVerb(phrases[at + 1])
    // "8 bondi charge my 4 huscarls, they have 1 fatigue and I spend it"
    if (isTheirs && (isOurDeed || phrases.slice(at).some(each => leads(each, I)))) return [named(false)]
    const words = wordsBefore(phrases, at)
    const owner = ownerBy(words)
    // "mine have 1 fatigue, his 2": of the same
    const isSame = isNumber(phrase) && words.at(-1) === 'his' && isClauseEnd(phrases[at + 1]) && means(phrases[at - 1], 'counted')
    if (isSame) return [named(false), { ...phrase, lead: ['has'] }]
    const isSaid = (isNumber(phrase) || isState(phrase)) && !meaningAs(phrase, 'lost') && isSubject(words, phrase)
    const isSaidOfUnit = isSaid && !words.some(word => WHO.has(word) || ASKING.has(word))
    return owner !== undefined && isSaidOfUnit ? [named(owner === 'mine'), phrase] : [phrase]
  })
}
