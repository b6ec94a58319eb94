import { isNumber, meaningAs, type Phrase, troopIn } from './phrase-pass'
import { MINE, THEIRS } from './runs'
import { HAS_OR_IS } from './tokens'
import { isAlone, isJoint, leads, type VerbGroup, verbGroups } from './verbs'
import { isDoneToUs } from './who-acts'

/** Tells whose unit acts, where the sentence names the units by their owners: "I have 8 bondi, he has 4 huscarls, he charges". */

type Phrases = readonly Phrase[]
export type Owner = 'mine' | 'his'

const OTHER = { mine: 'his', his: 'mine' } as const

const I = /^(?:i|we)(?:['’](?:m|re|ll|d|ve))?$/
const HE = /^(?:(?:s?he|they)(?:['’](?:s|re|ll|d|ve))?|opponents?|enem(?:y|ies)|foes?|rival|guy)$/
const MY = /^(?:my|our)$/
const HIS = /^(?:his|her|their|.+['’]s)$/
const MINE_ALONE = /^(?:mine|ours)$/
const ALONE = /^(?:mine|ours|his|hers|theirs)$/
const BE = /^(?:am|are|is|was|were|be|been|being|get|gets|got|getting|.+['’](?:m|re|s))$/
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

/** Whether the phrase begins a unit: its count, or its troop where it has none. */
const isStart = (phrases: Phrases, at: number): boolean => {
  if (isNumber(phrases[at]))
    return [1, 2, 3].some(
      ahead => troopIn(phrases[at + ahead]) !== undefined && !phrases.slice(at + 1, at + ahead).some(isNumber)
    )
  const before = phrases.slice(Math.max(0, at - 3), at)
  return (
    troopIn(phrases[at]) !== undefined &&
    !before.some((each, index) => isNumber(each) && !before.slice(index + 1).some(other => troopIn(other)))
  )
}

interface Owned {
  readonly from: number
  readonly owner?: Owner | undefined
}

const ownedAt = (phrases: Phrases, from: number): Owned => {
  const troop = phrases.findIndex((phrase, at) => at >= from && troopIn(phrase) !== undefined)
  const they = isTheyHave(phrases[from - 1], phrases[from]) ? ['they'] : []
  // "8 bondi (mine)"
  const last = isNumber(phrases[troop + 1]) ? '' : (phrases[troop + 1]?.lead[0] ?? '')
  const after = ALONE.test(last) ? [MINE_ALONE.test(last) ? 'my' : 'his'] : []
  return { from, owner: ownerBy([...they, ...after, ...phrases.slice(from, troop + 1).flatMap(({ lead }) => lead)]) }
}

/** "they have 4 huscarls": they are the enemy, not a unit named before. */
const isTheyHave = (before: Phrase | undefined, phrase: Phrase | undefined): boolean =>
  isJoint(before, 'them') && /^they/i.test(before?.raw ?? '') && (leads(phrase, HAS_OR_IS) || /ve$/i.test(before?.raw ?? ''))

/** The sides as the owners part them; undefined where they do not. */
const partedByOwner = (phrases: Phrases): Readonly<Record<Owner, Phrases>> | undefined => {
  const units = phrases.flatMap((_, at) => (isStart(phrases, at) ? [ownedAt(phrases, at)] : []))
  const [first] = units
  const next = units.findIndex((unit, at) => at > 0 && (units.length === 2 || (unit.owner ?? first?.owner) !== first?.owner))
  const second = units[next]
  if (!first || !second) return undefined
  const owner = first.owner ?? (second.owner && OTHER[second.owner])
  if (!owner || owner === second.owner || units.slice(next).some(unit => unit.owner === owner)) return undefined
  const isPart = (phrase: Phrase, at: number, all: Phrases): boolean =>
    !meaningAs(phrase, 'verb') && !isTheyHave(phrase, all[at + 1]) && !isJoint(phrase, 'them')
  const ended = (all: Phrases): Phrases => (isJoint(all.at(-1), 'and') ? all.slice(0, -1) : all)
  const [one, other] = [phrases.slice(0, second.from), phrases.slice(second.from)].map(all => ended(all.filter(isPart)))
  return { [owner]: one, [OTHER[owner]]: other } as Readonly<Record<Owner, Phrases>>
}

/** "am charged", "get hit" */
export const isSuffering = ({ raw, lead }: Phrase): boolean => PARTICIPLE.test(raw) && lead.some(word => BE.test(word))

/** The verb with a subject of its own: "he charges"; where there is none, "can I beat them". */
const deedOf = (phrases: Phrases): (VerbGroup & { readonly subject: Owner }) | undefined => {
  const groups = verbGroups(phrases)
  const deeds = groups.filter(({ verb }) => verb !== 'against')
  const [deed = groups.length === 1 ? groups[0] : undefined, other] = deeds
  const verb = deed && phrases[deed.start]
  if (!verb || other || isAlone(deed.verb)) return undefined
  const subject = isJoint(phrases[deed.start - 1], 'them')
    ? 'his'
    : (subjectOf(verb) ?? subjectOf(phrases[deed.end - 1] as Phrase))
  return subject && { ...deed, subject }
}

const asVerb = ({ verb, said }: Pick<VerbGroup, 'verb' | 'said'>): Phrase => ({
  is: 'phrase',
  meanings: [{ is: 'verb', verb }],
  raw: said,
  lead: []
})

/** The sides where a role says who acts: "I am the defender", "he is the attacker". */
const byRole = (phrases: Phrases): Phrases | undefined => {
  const at = phrases.findIndex(phrase => meaningAs(phrase, 'side') && phrase.lead.some(word => BE.test(word)))
  const [role, subject] = [phrases[at], phrases[at] && subjectOf(phrases[at])]
  const side = meaningAs(role, 'side')?.side
  const sides = subject && partedByOwner(phrases.filter(phrase => phrase !== role))
  if (!sides || side === 'both' || verbGroups(phrases).some(({ verb }) => verb !== 'against')) return undefined
  const actor = side === 'attacker' ? subject : OTHER[subject]
  return [
    ...sides[actor],
    phrases.find(phrase => meaningAs(phrase, 'verb')) ?? asVerb({ verb: 'against', said: 'against' }),
    ...sides[OTHER[actor]]
  ]
}

/** The sentence with the deed between its units: "my 8 bondi, his 4 huscarls, he charges" as "4 huscarls charge 8 bondi". */
export const ownersActing = (phrases: Phrases): Phrases => {
  const deed = deedOf(phrases)
  const verb = deed && phrases[deed.start]
  const after = deed ? phrases.slice(deed.end) : []
  const sides = deed && partedByOwner([...phrases.slice(0, deed.start), ...(deed.places ?? []), ...after])
  if (!sides || !verb) return byRole(phrases) ?? phrases
  // "he's charged my 8 bondi"
  const isOnUnit = after[0] !== undefined && after[0] === sides[OTHER[deed.subject]][0]
  const isOnto = isOnUnit || leads(verb, OBJECT) || after.some(phrase => leads(phrase, OBJECT) || isJoint(phrase, 'them'))
  const isSuffered = deed.isPassive || (!isOnto && isSuffering(verb))
  const actor = isSuffered ? OTHER[deed.subject] : deed.subject
  return [...sides[actor], asVerb(deed), ...sides[OTHER[actor]]]
}
