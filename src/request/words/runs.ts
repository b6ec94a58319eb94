import type { Rulebook, Troop } from '../../rules/types'
import type { WordMeaning } from './parsed-words'
import { AT, BEHIND, BESIDE, leads, MINE, THEIRS, WITH } from './small-words'
import { agree, idAs, isOfTroopAlone } from './unit-words'

/** Divides the facts of a side among its units. */

type Slot = string

/** The attribute that a fact sets. A unit can have only one fact for each slot. */
const slotOf = (fact: WordMeaning): Slot => {
  if (fact.is === 'said') return fact.trait === 'cover' || fact.trait === 'ground' ? 'terrain' : fact.trait
  if (fact.is === 'named') return fact.meanings[0]?.is ?? 'named'
  return fact.is === 'vague' ? 'terrain' : fact.is === 'plain-arms' ? 'weapon' : fact.is
}

/** The facts that this one denies, as in "without axes"; undefined if it denies nothing. */
const deniedBy = (fact: WordMeaning | undefined): readonly WordMeaning[] | undefined =>
  fact?.is === 'denied' ? fact.of : fact?.is === 'said' ? fact.denies : undefined

/** Whether two facts set the same attribute; abilities must also be the same ability. */
const isSameKind = (one: WordMeaning, other: WordMeaning): boolean =>
  slotOf(one) === slotOf(other) && (one.is !== 'ability' || other.is !== 'ability' || one.text === other.text)

/**
 * The two variants of a unit in "4 huscarls with or without axes" or "8 bondi in woods or behind a wall": the second differs
 * only in this.
 */
const variantsOf = (unit: readonly WordMeaning[], other: readonly WordMeaning[]): readonly (readonly WordMeaning[])[] => {
  const denied = deniedBy(other[0])
  if (denied) {
    const of = denied.length > 0 ? denied : unit.slice(-1)
    const without = unit.filter(fact => !of.some(each => isSameKind(each, fact)))
    return [without.length < unit.length ? unit : [...without, ...of], [...without, ...other.slice(1)]]
  }
  const slots = other.map(slotOf)
  return [unit, [...unit.filter(fact => !slots.includes(slotOf(fact))), ...other]]
}

const troopIn = (fact: WordMeaning): string | undefined =>
  fact.is === 'called'
    ? String(fact.draft['unit'])
    : fact.is === 'named' && isOfTroopAlone(fact)
      ? idAs('troop', fact)
      : undefined

/** Includes words that may also be a weapon, such as "crossbows". */
const isTroop = (fact: WordMeaning): boolean => fact.is === 'called' || (fact.is === 'named' && idAs('troop', fact) !== undefined)

/** Whether the fact names a troop or stands for one: "6 horsemen", "8 vikings", "12 slingers". */
const standsForTroop = (fact: WordMeaning): boolean =>
  isTroop(fact) ||
  (fact.is === 'named' && (['weapon', 'mount', 'faction'] as const).some(kind => idAs(kind, fact) !== undefined)) ||
  (fact.is === 'said' && fact.trait === 'mounted' && fact.value === true) ||
  (fact.is === 'vague' && fact.options.includes('warriors'))

const isHead = (fact: WordMeaning): boolean => fact.is === 'said' && fact.trait === 'models'

/** A word that may be the number two, or mean both sides. */
export const BOTH = /^(?:both|ambos|ambas)$/i

const isSeparator = (fact: WordMeaning): boolean => fact.is === 'joint' && (fact.joint === 'and' || fact.joint === 'or')

/** The facts before the next "and" or "or". */
const upToJoint = (facts: readonly WordMeaning[]): readonly WordMeaning[] => {
  const end = facts.findIndex(isSeparator)
  return end < 0 ? facts : facts.slice(0, end)
}

const isSingleModel = (id: string, { troops }: Rulebook): boolean => troops[id]?.models?.most === 1

/** The facts of one unit, and how it is joined to the unit before: `next` if only its count separates them. */
export interface Run {
  readonly facts: readonly WordMeaning[]
  readonly joint: 'and' | 'or' | 'next'
  /** The small words before the unit: "with", "at". */
  readonly lead: readonly string[]
  readonly isThem: boolean
}

interface OpenRun {
  facts: WordMeaning[]
  joint: Run['joint']
  lead: readonly string[]
  isThem: boolean
}

const isFaction = (fact: WordMeaning): boolean =>
  fact.is === 'named' && idAs('faction', fact) !== undefined && idAs('troop', fact) === undefined

const startsUnit = (fact: WordMeaning, rest: readonly WordMeaning[], open: OpenRun, book: Rulebook): boolean => {
  const troop = open.facts.flatMap(each => troopIn(each) ?? [])[0]
  if (open.isThem && (fact.is === 'units' || fact.is === 'called' || (isHead(fact) && upToJoint(rest).some(standsForTroop))))
    return true
  if (!open.facts.some(standsForTroop)) return false
  // "vikings 6 hirdmen, anglo-danes 4 huscarls"
  if (isFaction(fact) && open.facts.some(isFaction) && open.facts.some(isHead) && upToJoint(rest).some(isHead)) return true
  if (fact.is === 'units' || fact.is === 'called') return true
  if (isHead(fact) && !BOTH.test(fact.raw)) {
    const isCounted =
      open.facts.some(each => isHead(each) || each.is === 'called') || (troop !== undefined && isSingleModel(troop, book))
    const ahead = upToJoint(rest)
    const end = ahead.findIndex(isHead)
    return open.facts.at(-1)?.is !== 'units' && isCounted && (end < 0 ? ahead : ahead.slice(0, end)).some(standsForTroop)
  }
  const id = troopIn(fact)
  const isCounted = open.facts.some(isHead)
  // "crossbows x8 at bondi x6"
  if (isTroop(fact) && isCounted && leads(fact, AT)) return true
  // "huscarls 4, bondi 8"
  const [named, count] = open.facts
  if (named && isTroop(named) && count && isHead(count) && id !== undefined && rest[0] && isHead(rest[0]))
    return troop === undefined || agree(troop, id, book) === undefined
  return (
    id !== undefined &&
    troop !== undefined &&
    isSingleModel(id, book) &&
    (isCounted || isSingleModel(troop, book)) &&
    agree(troop, id, book) === undefined
  )
}

/** Whether the second unit is the enemy's: "I have 8 bondi and he has 4 huscarls". */
const isEnemyUnit = ([first]: readonly OpenRun[], other: WordMeaning | undefined): boolean =>
  isMine(first) && leads(other, THEIRS)

export const isMine = (run: Pick<Run, 'facts'> | undefined): boolean =>
  leads(run?.facts[0], MINE) && !leads(run?.facts[0], THEIRS)

const OR: WordMeaning = { is: 'joint', joint: 'or', raw: 'or' }

const mountedOf = (fact: WordMeaning | undefined): unknown =>
  fact?.is === 'said' && fact.trait === 'mounted' ? fact.value : undefined

/** Whether no unit is both: "on foot and on horse" are two. */
const excludes = (one: WordMeaning | undefined, other: WordMeaning | undefined): boolean =>
  mountedOf(one) !== undefined && mountedOf(other) !== undefined && mountedOf(one) !== mountedOf(other)

const UNLISTED: ReadonlySet<Slot> = new Set(['models', 'joint', 'percent', 'denied', 'side', 'units', 'called'])

/** Whether both facts name one troop, as in "bondi warriors". */
const isAgreed = (one: WordMeaning, other: WordMeaning, book: Rulebook): boolean => {
  const [first, second] = [troopIn(one), troopIn(other)]
  return first !== undefined && second !== undefined && agree(first, second, book) !== undefined
}

/** Whether the fact is "without" alone, after what it denies: "with axes, without, or mounted". */
const isWithout = (fact: WordMeaning, before: WordMeaning | undefined): boolean =>
  fact.is === 'denied' &&
  fact.of.length === 0 &&
  before !== undefined &&
  before.is !== 'joint' &&
  !isHead(before) &&
  !isTroop(before)

/** Puts "or" between the items of a list: "Ullr, Thor or Frigg", "fresh, tired or exhausted", "with axes, without". */
const listed = (facts: readonly WordMeaning[], book: Rulebook): readonly WordMeaning[] => {
  const parted = new Set<number>()
  facts.forEach((fact, at) => {
    const [next] = facts.slice(at + 1)
    if (isWithout(fact, facts[at - 1])) parted.add(at)
    if (fact.is !== 'joint' || fact.joint !== 'or' || !next || UNLISTED.has(slotOf(next))) return
    const start = facts.slice(0, at).findLastIndex(each => slotOf(each) !== slotOf(next) || isAgreed(each, next, book)) + 1
    const isWhole = (side: readonly WordMeaning[]): boolean => side.some(isHead) && side.some(standsForTroop)
    if (isWhole(upToJoint(facts.slice(at + 1))) && facts.slice(0, start).some(standsForTroop)) return
    for (let other = start + 1; other < at; other++) parted.add(other)
  })
  return parted.size > 0 ? facts.flatMap((fact, at) => (parted.has(at) ? [OR, fact] : [fact])) : facts
}

/** The runs of a side: the facts of each of its units, in the order in which they were named. */
export const runsOf = (all: readonly WordMeaning[], book: Rulebook): readonly Run[] => {
  const facts = listed(all, book)
  const runs: OpenRun[] = []
  const open = (joint: Run['joint'], fact?: WordMeaning): OpenRun => {
    const made: OpenRun = { facts: fact ? [fact] : [], joint, lead: fact?.lead ?? [], isThem: false }
    runs.push(made)
    return made
  }
  facts.forEach((fact, index) => {
    const last = runs.at(-1)
    const rest = facts.slice(index + 1)
    if (fact.is === 'joint') {
      if (fact.joint === 'them') {
        const unit = last && last.facts.length === 0 && !last.isThem ? last : open(last ? 'next' : 'and')
        unit.isThem = true
        unit.lead = fact.lead ?? []
      } else if (
        fact.joint === 'or' ||
        // "with and without axes"
        (fact.joint === 'and' && ((leads(fact, WITH) && rest[0]?.is === 'denied') || excludes(facts[index - 1], rest[0])))
      ) {
        open('or').lead = fact.lead ?? []
      } else if (fact.joint === 'and') {
        const ahead = upToJoint(rest)
        // "have Frigg and Ullr, his 4 huscarls have Shieldwall": no unit begins with an ability
        const isOfBefore = ahead[0]?.is === 'ability' && ahead.some(isHead)
        const hasUnit = !isOfBefore && ahead.some(each => isTroop(each) || (each.is === 'joint' && each.joint === 'them'))
        if (hasUnit) open(isEnemyUnit(runs, ahead[0]) ? 'next' : 'and').lead = [...(fact.lead ?? []), fact.raw.toLowerCase()]
      }
    } else if (!last) open('and', fact)
    else if (startsUnit(fact, rest, last, book)) open('next', fact)
    else {
      if (last.facts.length === 0 && last.joint === 'next') last.lead = fact.lead ?? []
      last.facts.push(fact)
    }
  })
  return completed(runs, book)
}

/** "6 or 8 bondi", "6 mounted or foot knights": what has no troop takes that of the next run. */
const counted = (runs: readonly Run[]): readonly Run[] => {
  const made: Run[] = []
  for (const run of runs.toReversed()) {
    const [after] = made
    const isPart = excludes(run.facts.at(-1), after?.facts[0]) && !run.facts.some(isTroop)
    const isCount = !run.isThem && run.facts.length > 0 && (isPart || !run.facts.some(standsForTroop))
    made.unshift(
      isCount && after?.joint === 'or' && after.facts.some(isTroop)
        ? { ...run, facts: variantsOf(after.facts, run.facts)[1] ?? run.facts }
        : run
    )
  }
  return made
}

/** Whether the facts name one single-model unit and nothing else: "alone or with the warlord". */
const isLordAlone = (facts: readonly WordMeaning[] | undefined, book: Rulebook): boolean => {
  const [fact, other] = facts ?? []
  return fact !== undefined && other === undefined && isSingleModel(troopIn(fact) ?? '', book)
}

/** The runs of a warlord and the unit beside them. */
const lordAndUnit = (lord: readonly WordMeaning[], { facts }: Run, joint: Run['joint']): readonly Run[] => [
  { facts: lord, joint, lead: [], isThem: false },
  { facts, joint: 'and', lead: [], isThem: false }
]

/** Completes the runs joined by "or" with the facts that they share: "8 bondi or hirdmen". */
const completed = (given: readonly Run[], book: Rulebook): readonly Run[] => {
  const runs = counted(given)
  const made: Run[] = []
  for (const [index, run] of runs.entries()) made.push(...completeRun(run, made.at(-1), runs[index + 1], book))
  return made
}

/** People called by what they carry or ride: "slingers", "bowmen", "jinetes". */
const PEOPLE = /(?:m[ae]n|eers?|ers|riders?|cavalry|eros|inetes?)$/i

/** Whether the run is a unit of its own although it names no troop: the "12 slingers" of "8 bondi or 12 slingers", but not "12 with slings". */
const isOfPeople = ({ facts }: Run): boolean =>
  facts.some(isHead) && facts.some(fact => standsForTroop(fact) && PEOPLE.test(fact.raw) && !leads(fact, WITH))

/** A run with the facts that it shares with the run before or after it. */
const completeRun = (run: Run, before: Run | undefined, after: Run | undefined, book: Rulebook): readonly Run[] => {
  const isEither = run.joint === 'or' && !run.isThem && before !== undefined
  const isElliptic = isEither && run.facts.length > 0 && !run.facts.some(isTroop) && !isOfPeople(run)
  const splitsAfter =
    after?.joint === 'or' && !after.isThem && after.facts.length > 0 && !after.facts.some(isTroop) && !isOfPeople(after)
  const without = splitsAfter ? deniedBy(after.facts[0]) : undefined
  if (without && isLordAlone(without, book)) return lordAndUnit(without, run, run.joint)
  if (splitsAfter && !isElliptic) return [{ ...run, facts: variantsOf(run.facts, after.facts)[0] ?? run.facts }]
  if (isElliptic && isLordAlone(deniedBy(run.facts[0]), book)) return [{ ...run, facts: before.facts }]
  if (isElliptic) return [{ ...run, facts: variantsOf(before.facts, run.facts)[1] ?? run.facts }]
  if (!isEither) return [run]
  if (isLordAlone(run.facts, book) && leads(run.facts[0], WITH)) return lordAndUnit(run.facts, before, 'or')
  // "8 bondi or hirdmen"
  const isUncounted =
    run.facts.some(isTroop) && !run.facts.some(fact => isHead(fact) || fact.is === 'called' || fact.is === 'units')
  // "elephant" is a mount as well
  const isOfMany = run.facts.every(fact => {
    const troop = fact.is === 'named' ? idAs('troop', fact) : troopIn(fact)
    return troop === undefined || !isSingleModel(troop, book)
  })
  return [isUncounted && isOfMany ? { ...run, facts: [...before.facts.filter(isHead), ...run.facts] } : run]
}

const modelsIn = (facts: readonly WordMeaning[]): unknown =>
  facts.flatMap(fact => (fact.is === 'said' && isHead(fact) ? [fact.value] : []))[0]

/**
 * Makes a unit near a warlord the warlord's guards. If the warlord is charged or shot at, "beside" means guards too, because
 * Side by Side is only for charging units (R6.3).
 */
export const withGuards = (runs: readonly Run[], isTarget: boolean, book: Rulebook): readonly Run[] => {
  const made: Run[] = []
  for (const run of runs) {
    const lord = made.at(-1)
    const [models, unit] = [modelsIn(run.facts), run.facts.flatMap(fact => troopIn(fact) ?? [])[0]]
    const isNear = leads(run, isTarget ? BESIDE : BEHIND)
    if (
      lord &&
      isNear &&
      run.facts.length === 2 &&
      models !== undefined &&
      unit !== undefined &&
      classIn(lord, book) === 'warlord'
    ) {
      const raw = run.facts.map(fact => fact.raw).join(' ')
      made.splice(-1, 1, { ...lord, facts: [...lord.facts, { is: 'said', trait: 'guards', value: { models, unit }, raw }] })
    } else made.push(run)
  }
  return made
}

/** The class of the troop in a run; undefined if it names no troop. */
export const classIn = ({ facts }: Run, { troops }: Rulebook): Troop['class'] | undefined =>
  facts.flatMap(fact => troops[troopIn(fact) ?? ''] ?? [])[0]?.class
