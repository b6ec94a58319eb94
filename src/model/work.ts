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
  /** Bytes reserved so far. */
  bytes: number
  /** The most units. */
  readonly most: number
  /** The most bytes, as far as they have been checked against the heap. */
  checkedBytes: number
  /** The bytes that the heap has for it. */
  readonly heap: () => number
  /** The units at which progress is reported next. */
  due: number
  readonly watch: (progress: Progress) => void
  readonly budget: Budget
  /** The outermost series of tasks: the units spent when it began, and the estimated total. */
  series?: { readonly part: WorkPart; readonly from: number; of?: number }
}

/** Work between two reports of progress: a tenth of a second. */
const REPORT_INTERVAL = UNITS_A_SECOND / 10

/** An estimate is trusted after so many units; if the first tasks take much longer, after a tenth of the whole budget. */
const TRUSTED_AFTER = UNITS_A_SECOND / 4
const TRUSTED_SHARE = 0.1

/** Bytes up to which the heap is not asked. */
const UNCHECKED_BYTES = 64e6

const newMeter = (budget: Budget, watch: Meter['watch'], heap: Meter['heap']): Meter => ({
  spent: 0,
  bytes: 0,
  most: budget.seconds * UNITS_A_SECOND,
  checkedBytes: Math.min(UNCHECKED_BYTES, budget.bytes),
  heap,
  due: Math.min(REPORT_INTERVAL, budget.seconds * UNITS_A_SECOND),
  watch,
  budget
})

const UNLIMITED: Budget = { seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }

const unwatched = (): void => {}
const boundless = (): number => Number.POSITIVE_INFINITY

/** The meter of the current question. One is enough, since no question awaits anything during its work. The library has no limit. */
let meter: Meter = newMeter(UNLIMITED, unwatched, boundless)

/** What the current question was allowed, and the tasks that cause its work. */
const overspent = () => ({ budget: meter.budget, part: meter.series?.part })

/** Starts a new question with this budget, and with no more memory than `heap` returns. `watch` gets progress ten times a second. */
export const startBudget = (budget: Budget, watch: Meter['watch'] = unwatched, heap: Meter['heap'] = boundless): void => {
  meter = newMeter(budget, watch, heap)
}

/** Runs something with a budget of its own; its work does not count for the question around it. */
export const withBudget = <T>(budget: Budget, play: () => T): T => {
  const before = meter
  startBudget(budget)
  try {
    return play()
  } finally {
    meter = before
  }
}

/** Starts another question with the same budget, without reporting progress. */
export const resetWork = (): void => {
  meter = newMeter(meter.budget, unwatched, meter.heap)
}

/** Counts work that has been done. Throws OverBudget if the question has taken more than it may. */
export const addWork = (units: number): void => {
  meter.spent += units
  if (meter.spent < meter.due) return
  if (meter.spent > meter.most) throw tooLong(overspent(), undefined)
  meter.due = meter.spent + REPORT_INTERVAL
  const { spent, series } = meter
  meter.watch({ spent, ...(series?.of !== undefined && { of: series.of }) })
}

/** The units that the question has taken so far. */
export const workDone = (): number => meter.spent

/** Counts bytes that are kept until the question is answered. Throws OverBudget if they are more than it may have. */
export const reserveMemory = (bytes: number): void => {
  meter.bytes += bytes
  if (meter.bytes <= meter.checkedBytes) return
  meter.checkedBytes = Math.min(meter.budget.bytes, meter.heap())
  if (meter.bytes > meter.checkedBytes) throw tooMuch(overspent(), meter.checkedBytes)
}

/**
 * Announces `count` similar tasks; call `done` after each and `over` at the end. The work of the first ones gives an estimate for all, so
 * that a question that would take too much is refused early: `done` throws OverBudget. Of nested series only the outermost counts.
 */
export const forecastWork = (count: number, part: WorkPart): { readonly done: () => void; readonly over: () => void } => {
  if (meter.series) return { done: () => {}, over: () => {} }
  const mine = meter
  const series: NonNullable<Meter['series']> = { part, from: mine.spent }
  mine.series = series
  const seen = part.areCached ? Math.max(TRUSTED_AFTER, TRUSTED_SHARE * mine.most) : TRUSTED_AFTER
  let done = 0
  return {
    done: () => {
      done++
      const spent = mine.spent - series.from
      series.of = series.from + (spent * count) / done
      if (spent > seen && series.of > mine.most && mine === meter) throw tooLong(overspent(), series.of)
    },
    over: () => {
      delete mine.series
    }
  }
}

/** Runs something and names it as the cause if its work becomes too much; for work whose amount is unknown. */
export const attributeWorkTo = <T>(part: WorkPart, play: () => T): T => {
  if (meter.series) return play()
  const mine = meter
  mine.series = { part, from: mine.spent }
  try {
    return play()
  } finally {
    delete mine.series
  }
}

/** Announces the work and memory of what follows. Throws OverBudget at once if that is more than the question may take. */
export const expectWork = (units: number, bytes: number): void => {
  const room = Math.min(meter.budget.bytes, meter.heap())
  if (meter.series) meter.series.of = meter.series.from + units
  if (meter.spent + units > meter.most) throw tooLong(overspent(), meter.spent + units)
  if (meter.bytes + bytes > room) throw tooMuch(overspent(), room, meter.bytes + bytes)
}

/** `all.map(make)` as a series of tasks. */
export const mapWithForecast = <A, T>(all: readonly A[], part: WorkPart, make: (each: A, index: number) => T): readonly T[] => {
  const progress = forecastWork(all.length, part)
  try {
    return all.map((each, index) => {
      const result = make(each, index)
      progress.done()
      return result
    })
  } finally {
    progress.over()
  }
}
