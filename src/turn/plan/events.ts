import { t } from '../../model/language'
import type { PlanStep } from '../../model/plan'
import type { PlanBranch } from '../../model/plan-report'

/** What became of an activity; `{event}` is always empty: it distinguishes the text from the same word elsewhere. */
const EVENTS = {
  moved: 'moved{event}',
  rested: 'rested',
  used: 'used',
  shot: 'shot',
  won: 'won',
  tied: 'tie',
  lost: 'lost{event}',
  destroys: 'target destroyed',
  falls: 'unit destroyed',
  both: 'both destroyed',
  held: 'held back',
  gone: 'unit gone',
  'no-target': 'target gone',
  exhausted: 'exhausted',
  'too-far': 'too far away',
  unled: 'no leader moves with it',
  'too-many': 'too many models',
  unpaid: 'no die left to pay',
  late: 'active before, cannot rest',
  finished: 'rested for good this turn',
  turned: 'turn begins',
  'shot-before': 'may not shoot now',
  not: 'condition not met',
  stopped: 'plan stopped'
} as const
export type Event = keyof typeof EVENTS

/** As it is shown. */
export const eventText = (event: Event): string => t(EVENTS[event], { event: '' })

/** Events of an activity that did not take place. */
export const IDLE: ReadonlySet<Event> = new Set([
  'gone',
  'no-target',
  'exhausted',
  'too-far',
  'unpaid',
  'unled',
  'too-many',
  'late',
  'finished',
  'shot-before',
  'not',
  'stopped'
])

/** Adds to the chance, or the count, of a key. */
export const added = <K>(counts: Map<K, number>, key: K, weight: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + weight)
}

/** What came of a step: an event, or the option that was chosen. */
export type StepResult = Event | { readonly chosen: string }

/** A step that a plan came to. */
export interface Happening {
  /** The place of its step in the plan's own list. */
  readonly index: number
  readonly step: PlanStep
  readonly result: StepResult
}

/** All that has happened so far, step by step. Equal histories are one object. */
export interface History {
  /** Unique among the histories of a plan, and their order: "0 1:won|1 2:moved". */
  readonly key: string
  readonly happenings: readonly Happening[]
  /** Histories that have followed it, by step and result. */
  readonly next: WeakMap<PlanStep, Map<string, History>>
}

const history = (key: string, happenings: readonly Happening[]): History => ({ key, happenings, next: new WeakMap() })

/** Before the first step. */
export const NO_HISTORY = history('', [])

/** Histories that are no longer distinguished. */
export const OTHERS = history('~', [])

/** A history with one more step. */
export const extended = (before: History, happening: Happening): History => {
  if (before === OTHERS) return OTHERS
  const { index, step, result } = happening
  const name = typeof result === 'string' ? result : `=${result.chosen}`
  const after = before.next.get(step) ?? new Map<string, History>()
  before.next.set(step, after)
  const known = after.get(name)
  if (known) return known
  const key = `${before === NO_HISTORY ? '' : `${before.key}|`}${index} ${step.label}:${name}`
  const made = history(key, [...before.happenings, happening])
  after.set(name, made)
  return made
}

/** The steps of two histories in the order of the plan. */
export const interleaved = (one: History, other: History): History => {
  if (one === OTHERS || other === OTHERS) return OTHERS
  if (one === NO_HISTORY) return other
  if (other === NO_HISTORY) return one
  return [...one.happenings, ...other.happenings].sort((a, b) => a.index - b.index).reduce(extended, NO_HISTORY)
}

const MOST_HISTORIES = 80

/** The histories that are distinguished, by their chances: all, or the likeliest, of equal ones the first by their keys. */
export const distinctHistories = (chances: ReadonlyMap<History, number>): ReadonlySet<History> =>
  new Set(
    chances.size <= MOST_HISTORIES
      ? chances.keys()
      : [...chances]
          .sort(([one, a], [other, b]) => b - a || (one.key < other.key ? -1 : 1))
          .slice(0, MOST_HISTORIES - 1)
          .map(([each]) => each)
  )

/** The distinct ones by their chances, all others as one. */
export const clipped = (chances: ReadonlyMap<History, number>): ReadonlyMap<History, number> => {
  const distinct = distinctHistories(chances)
  const found = new Map<History, number>()
  for (const [each, chance] of chances) added(found, distinct.has(each) ? each : OTHERS, chance)
  return found
}

/** A step of a tree of histories, and what came after it. */
export interface Branch {
  /** Absent for all histories that are no longer distinguished. */
  readonly happening?: Happening
  readonly chance: number
  /** The likeliest first. */
  readonly then: readonly Branch[]
}

interface GrowingBranch {
  readonly happening: Happening | undefined
  chance: number
  readonly then: Map<History, GrowingBranch>
}

const grown = (branches: Iterable<GrowingBranch>): readonly Branch[] =>
  [...branches]
    .sort((one, other) => other.chance - one.chance)
    .map(({ happening, chance, then }) => ({ ...(happening && { happening }), chance, then: grown(then.values()) }))

/** Histories as a tree: what they have in common stands once. */
export const treeOf = (histories: ReadonlyMap<History, number>): readonly Branch[] => {
  const roots = new Map<History, GrowingBranch>()
  for (const [whole, chance] of histories) {
    let [branches, before] = [roots, NO_HISTORY]
    const add = (to: History, happening?: Happening): void => {
      const branch = branches.get(to) ?? { happening, chance: 0, then: new Map<History, GrowingBranch>() }
      branch.chance += chance
      branches.set(to, branch)
      branches = branch.then
      before = to
    }
    if (whole === OTHERS) add(OTHERS)
    for (const happening of whole.happenings) add(extended(before, happening), happening)
  }
  return grown(roots.values())
}

/** What was done at a step; empty where a choice or the end of the plan says it all. */
export const stepText = ({ step, result }: Happening): string =>
  typeof result === 'string' && result !== 'stopped' ? step.text : ''

export const resultText = (result: StepResult): string => (typeof result === 'string' ? eventText(result) : result.chosen)

/** A branch as it is reported. */
export const branchReport = ({ happening, chance, then }: Branch): PlanBranch => ({
  step: happening?.step.label ?? '',
  text: happening ? stepText(happening) : '',
  event: happening ? resultText(happening.result) : t('all other outcomes'),
  chance,
  then: then.map(branchReport)
})
