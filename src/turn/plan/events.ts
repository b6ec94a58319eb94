import { type Text, t } from '../../model/language'
import type { PlanStep } from '../../model/plan'
import type { PlanBranch } from '../../model/plan-report'

interface EventRow {
  /**
   * `{event}` is always empty: it distinguishes the text from the same English word with another translation.
   */
  readonly text: Text
  /**
   * Whether the step took place: `routine`, as it always does, which a summary of the dice may leave out; `played`, with a result
   * that depends on dice; `prevented`, for a reason that is reported; `skipped`.
   */
  readonly is: 'routine' | 'played' | 'prevented' | 'skipped'
}

/** What can become of a step. */
const EVENTS = {
  moved: { text: 'moved{event}', is: 'routine' },
  rested: { text: 'rested', is: 'routine' },
  used: { text: 'used', is: 'routine' },
  shot: { text: 'shot', is: 'routine' },
  turned: { text: 'turn begins', is: 'routine' },
  won: { text: 'won', is: 'played' },
  tied: { text: 'tie', is: 'played' },
  lost: { text: 'lost{event}', is: 'played' },
  destroys: { text: 'target destroyed', is: 'played' },
  falls: { text: 'unit destroyed', is: 'played' },
  both: { text: 'both destroyed', is: 'played' },
  held: { text: 'held back', is: 'played' },
  gone: { text: 'unit gone', is: 'prevented' },
  'no-target': { text: 'target gone', is: 'prevented' },
  exhausted: { text: 'exhausted', is: 'prevented' },
  'too-far': { text: 'too far away', is: 'prevented' },
  unled: { text: 'no leader moves with it', is: 'prevented' },
  'too-many': { text: 'too many models', is: 'prevented' },
  unpaid: { text: 'no die left to pay', is: 'prevented' },
  late: { text: 'active before, cannot rest', is: 'prevented' },
  finished: { text: 'rested for good this turn', is: 'prevented' },
  'shot-before': { text: 'may not shoot now', is: 'prevented' },
  not: { text: 'condition not met', is: 'skipped' },
  stopped: { text: 'plan stopped', is: 'skipped' }
} as const satisfies Readonly<Record<string, EventRow>>
/** What may become of a step when the plan comes to it. */
export type Event = keyof typeof EVENTS

/** The event in words. */
export const eventText = (event: Event): string => t(EVENTS[event].text, { event: '' })

/** Whether the step took place. */
export const isPlayed = (event: Event): boolean => EVENTS[event].is === 'routine' || EVENTS[event].is === 'played'

/** Whether something prevented the step. */
export const isPrevented = (event: Event): boolean => EVENTS[event].is === 'prevented'

/** Adds to the chance, or the count, of a key. */
export const addWeight = <K>(counts: Map<K, number>, key: K, weight: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + weight)
}

/** What came of a step: an event, or the option that was chosen. */
export type StepResult = Event | { readonly chosen: string }

/** Whether the step took place as it always does. */
export const isRoutine = (result: StepResult): boolean => typeof result === 'string' && EVENTS[result].is === 'routine'

/** A step that a plan came to. */
interface HistoryStep {
  /** The index, in the plan's own list, of the step that it belongs to. */
  readonly index: number
  readonly step: PlanStep
  readonly result: StepResult
}

/** All that has happened so far, step by step. Equal histories are one object. */
export interface History {
  /** Unique among the histories of a plan; they are sorted by it: "0 1:won|1 2:moved". */
  readonly key: string
  readonly steps: readonly HistoryStep[]
  /** The histories one step longer that have been asked for, by step and result. */
  readonly next: WeakMap<PlanStep, Map<string, History>>
}

const history = (key: string, steps: readonly HistoryStep[]): History => ({ key, steps, next: new WeakMap() })

/** Before the first step. */
export const NO_HISTORY = history('', [])

/** Stands for all the histories that were merged. */
export const OTHER_HISTORIES = history('~', [])

/** A history with one more step. */
export const extendHistory = (before: History, happening: HistoryStep): History => {
  if (before === OTHER_HISTORIES) return OTHER_HISTORIES
  const { index, step, result } = happening
  const name = typeof result === 'string' ? result : `=${result.chosen}`
  const after = before.next.get(step) ?? new Map<string, History>()
  before.next.set(step, after)
  const known = after.get(name)
  if (known) return known
  const key = `${before === NO_HISTORY ? '' : `${before.key}|`}${index} ${step.label}:${name}`
  const extended = history(key, [...before.steps, happening])
  after.set(name, extended)
  return extended
}

/** The steps of two histories in the order of the plan. */
export const interleaveHistories = (one: History, other: History): History => {
  if (one === OTHER_HISTORIES || other === OTHER_HISTORIES) return OTHER_HISTORIES
  if (one === NO_HISTORY) return other
  if (other === NO_HISTORY) return one
  return [...one.steps, ...other.steps].sort((a, b) => a.index - b.index).reduce(extendHistory, NO_HISTORY)
}

const MOST_HISTORIES = 80

/** The histories that are not merged: all of them, or the likeliest 79, equally likely ones in the order of their keys. */
export const distinctHistories = (chances: ReadonlyMap<History, number>): ReadonlySet<History> =>
  new Set(
    chances.size <= MOST_HISTORIES
      ? chances.keys()
      : [...chances]
          .sort(([one, a], [other, b]) => b - a || (one.key < other.key ? -1 : 1))
          .slice(0, MOST_HISTORIES - 1)
          .map(([each]) => each)
  )

/** The distinct histories with their chances, all others as one. */
export const keepLikeliest = (chances: ReadonlyMap<History, number>): ReadonlyMap<History, number> => {
  const distinct = distinctHistories(chances)
  const kept = new Map<History, number>()
  for (const [each, chance] of chances) addWeight(kept, distinct.has(each) ? each : OTHER_HISTORIES, chance)
  return kept
}

/** A step in a tree of histories, and what came after it. */
export interface Branch {
  /** Absent for the merged histories. */
  readonly happening?: HistoryStep
  readonly chance: number
  /** The likeliest first. */
  readonly then: readonly Branch[]
}

interface GrowingBranch {
  readonly happening: HistoryStep | undefined
  chance: number
  readonly then: Map<History, GrowingBranch>
}

const sortBranches = (branches: Iterable<GrowingBranch>): readonly Branch[] =>
  [...branches]
    .sort((one, other) => other.chance - one.chance)
    .map(({ happening, chance, then }) => ({ ...(happening && { happening }), chance, then: sortBranches(then.values()) }))

/** Histories as a tree: steps that they begin with in common are one branch. */
export const treeOf = (histories: ReadonlyMap<History, number>): readonly Branch[] => {
  const roots = new Map<History, GrowingBranch>()
  for (const [history, chance] of histories) {
    let [branches, before] = [roots, NO_HISTORY]
    const add = (to: History, happening?: HistoryStep): void => {
      const branch = branches.get(to) ?? { happening, chance: 0, then: new Map<History, GrowingBranch>() }
      branch.chance += chance
      branches.set(to, branch)
      branches = branch.then
      before = to
    }
    if (history === OTHER_HISTORIES) add(OTHER_HISTORIES)
    for (const happening of history.steps) add(extendHistory(before, happening), happening)
  }
  return sortBranches(roots.values())
}

/** What was done at a step; empty for a choice and for the end of the plan, where the result alone says it. */
export const stepText = ({ step, result }: HistoryStep): string =>
  typeof result === 'string' && result !== 'stopped' ? step.text : ''

/** The result in words. */
export const resultText = (result: StepResult): string => (typeof result === 'string' ? eventText(result) : result.chosen)

/** The report of a branch, with those after it. */
export const branchReport = ({ happening, chance, then }: Branch): PlanBranch => ({
  step: happening?.step.label ?? '',
  text: happening ? stepText(happening) : '',
  event: happening ? resultText(happening.result) : t('all other outcomes'),
  chance,
  then: then.map(branchReport)
})
