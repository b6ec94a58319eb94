import { UNITS_A_SECOND } from './limits'
import { type Budget, tooLong, tooMuch, type WorkPart } from './over-budget'

/**
 * The budget of work. Work is counted, never timed, so that a question is refused or not alike on every machine. A unit of work is one
 * outcome of the dice of a step; other kinds of work are converted to units that take as much time.
 */

/** About two minutes and a gigabyte. */
export const USUAL_BUDGET: Budget = { seconds: 120, bytes: 1e9 }

/** The units spent so far; `of`: the estimated total, if known. */
export interface Progress {
  readonly spent: number
  readonly of?: number
}

interface Meter {
  /** Units of work so far. */
  spent: number
  /** Bytes remembered so far. */
  held: number
  /** The most units. */
  readonly most: number
  /** The most bytes, as far as they have been checked against the heap. */
  room: number
  /** The bytes that the heap has for it. */
  readonly heap: () => number
  /** The units at which progress is reported next. */
  due: number
  readonly watch: (progress: Progress) => void
  readonly budget: Budget
  /** The outermost series of tasks: the units spent when it began, and the estimated total. */
  pace?: { readonly part: WorkPart; readonly from: number; of?: number }
}

/** Work between two reports of progress: a tenth of a second. */
const OFTEN = UNITS_A_SECOND / 10

/** An estimate is trusted after so many units; if the first tasks are much dearer, after a tenth of the whole budget. */
const SEEN = UNITS_A_SECOND / 4
const MUCH = 0.1

/** Bytes up to which the heap is not asked. */
const ROOM = 64e6

const metered = (budget: Budget, watch: Meter['watch'], heap: Meter['heap']): Meter => ({
  spent: 0,
  held: 0,
  most: budget.seconds * UNITS_A_SECOND,
  room: Math.min(ROOM, budget.bytes),
  heap,
  due: Math.min(OFTEN, budget.seconds * UNITS_A_SECOND),
  watch,
  budget
})

const UNLIMITED: Budget = { seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }

const unwatched = (): void => {}
const boundless = (): number => Number.POSITIVE_INFINITY

/** The meter of the current question. One is enough, since no question awaits anything during its work. The library has no limit. */
let meter: Meter = metered(UNLIMITED, unwatched, boundless)

/** What the current question was allowed, and the tasks that cause its work. */
const overspent = () => ({ budget: meter.budget, part: meter.pace?.part })

/** Starts a new question with this budget, and with no more memory than `heap` returns. `watch` gets progress ten times a second. */
export const allow = (budget: Budget, watch: Meter['watch'] = unwatched, heap: Meter['heap'] = boundless): void => {
  meter = metered(budget, watch, heap)
}

/** Runs something with a budget of its own; its work does not count for the question around it. */
export const allowing = <T>(budget: Budget, play: () => T): T => {
  const before = meter
  allow(budget)
  try {
    return play()
  } finally {
    meter = before
  }
}

/** Starts another question with the same budget, without reporting progress. */
export const resetWork = (): void => {
  meter = metered(meter.budget, unwatched, meter.heap)
}

/** Counts work that has been done. Throws OverBudget if the question has taken more than it may. */
export const addWork = (units: number): void => {
  meter.spent += units
  if (meter.spent < meter.due) return
  if (meter.spent > meter.most) throw tooLong(overspent(), undefined)
  meter.due = meter.spent + OFTEN
  const { spent, pace } = meter
  meter.watch({ spent, ...(pace?.of !== undefined && { of: pace.of }) })
}

/** The units that the question has taken so far. */
export const workDone = (): number => meter.spent

/** Counts bytes that are kept until the question is answered. Throws OverBudget if they are more than it may have. */
export const remembers = (bytes: number): void => {
  meter.held += bytes
  if (meter.held <= meter.room) return
  meter.room = Math.min(meter.budget.bytes, meter.heap())
  if (meter.held > meter.room) throw tooMuch(overspent(), meter.room)
}

/**
 * Announces `count` similar tasks; call `done` after each and `over` at the end. The work of the first ones gives an estimate for all, so
 * that a question that would take too much is refused early: `done` throws OverBudget. Of nested series only the outermost counts.
 */
export const forecastWork = (count: number, part: WorkPart): { readonly done: () => void; readonly over: () => void } => {
  if (meter.pace) return { done: () => {}, over: () => {} }
  const mine = meter
  const pace: NonNullable<Meter['pace']> = { part, from: mine.spent }
  mine.pace = pace
  const seen = part.areRemembered ? Math.max(SEEN, MUCH * mine.most) : SEEN
  let done = 0
  return {
    done: () => {
      done++
      const spent = mine.spent - pace.from
      pace.of = pace.from + (spent * count) / done
      if (spent > seen && pace.of > mine.most && mine === meter) throw tooLong(overspent(), pace.of)
    },
    over: () => {
      delete mine.pace
    }
  }
}

/** Runs something and names it as the cause if its work becomes too much; for work whose amount is unknown. */
export const attributeWorkTo = <T>(part: WorkPart, play: () => T): T => {
  if (meter.pace) return play()
  const mine = meter
  mine.pace = { part, from: mine.spent }
  try {
    return play()
  } finally {
    delete mine.pace
  }
}

/** Announces the work and memory of what follows. Throws OverBudget at once if that is more than the question may take. */
export const expects = (units: number, bytes: number): void => {
  const room = Math.min(meter.budget.bytes, meter.heap())
  if (meter.pace) meter.pace.of = meter.pace.from + units
  if (meter.spent + units > meter.most) throw tooLong(overspent(), meter.spent + units)
  if (meter.held + bytes > room) throw tooMuch(overspent(), room, meter.held + bytes)
}

/** `all.map(make)` as a series of tasks. */
export const mapWithForecast = <A, T>(all: readonly A[], part: WorkPart, make: (each: A, index: number) => T): readonly T[] => {
  const pace = forecastWork(all.length, part)
  try {
    return all.map((each, index) => {
      const result = make(each, index)
      pace.done()
      return result
    })
  } finally {
    pace.over()
  }
}
