import { thousands } from './figures'
import { msg, t, translate } from './language'

/**
 * The budget of work. Work is counted, never timed, so that a question is refused or not alike on every machine. A unit of work is one
 * outcome of the dice of a step; other kinds of work are converted to units that take as much time.
 */

/** About what today's machines do in a second. */
export const UNITS_A_SECOND = 3_000_000

/** What a question may take. */
export interface Budget {
  readonly seconds: number
  readonly bytes: number
}

/** About two minutes and a gigabyte. */
export const USUAL_BUDGET: Budget = { seconds: 120, bytes: 1e9 }

/** A series of similar tasks that causes work: what they are, and how to make them fewer. */
export interface WorkPart {
  /** "the 4 800 fights of this sweep" */
  readonly what: string
  /** "vary fewer values" */
  readonly cure: string
  /** The first tasks are dearer: their results are cached for the others. */
  readonly areRemembered?: true
}

/** The units spent so far; `of`: the estimated total, if known. */
export interface Progress {
  readonly spent: number
  readonly of?: number
}

/** Thrown when a question takes more work or memory than it may. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
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

const MINUTE = 60
const HOUR = 3600

const roughly = (amount: number, unit: string): string => {
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return `${thousands(rounded)} ${unit}${rounded === 1 ? '' : 's'}`
}

/** "1.5 minutes"; a budget may be below a second, which is not rounded to one. */
export const durationText = (seconds: number): string => {
  if (seconds > 0 && seconds < 1) return `${Math.max(0.001, Number(seconds.toPrecision(2)))} seconds`
  if (seconds < MINUTE) return roughly(Math.max(1, Math.round(seconds)), 'second')
  return seconds < HOUR ? roughly(seconds / MINUTE, 'minute') : roughly(seconds / HOUR, 'hour')
}

/** "1.5 GB" */
export const sizeText = (bytes: number): string =>
  bytes < 1e9 ? `${thousands(Math.round(bytes / 1e6))} MB` : `${Math.round(bytes / 1e8) / 10} GB`

const GENERAL: WorkPart = {
  what: msg('the number of ways its dice can come up'),
  cure: msg('make it smaller (fewer rounds, units or choices), or sample it with --method monte-carlo')
}

/** A value of `--budget` that is enough for the estimate: "3m", "2h". */
const enough = (estimate: number): string => {
  const minutes = Math.ceil((estimate * 1.5) / UNITS_A_SECOND / MINUTE)
  return minutes < MINUTE ? `${minutes}m` : `${Math.ceil(minutes / MINUTE)}h`
}

const tooLong = (estimate: number | undefined): OverBudget => {
  const { part = GENERAL } = meter.pace ?? {}
  const allowed = durationText(meter.budget.seconds)
  const takes =
    estimate === undefined
      ? t('more than the {allowed}', { allowed })
      : t('about {duration}, more than the {allowed}', { duration: durationText(estimate / UNITS_A_SECOND), allowed })
  const again = enough(estimate ?? 4 * meter.most)
  return new OverBudget(
    t('this would take {takes} allowed, because of {what}: {cure}, or allow more with --budget {again}', {
      takes,
      what: translate(part.what),
      cure: translate(part.cure),
      again
    })
  )
}

const tooMuch = (room: number, estimate?: number): OverBudget => {
  const { part = GENERAL } = meter.pace ?? {}
  const isHeap = room < meter.budget.bytes
  const more = isHeap
    ? t('give Node more with NODE_OPTIONS=--max-old-space-size={megabytes}', { megabytes: 4 * Math.ceil(room / 1e6) })
    : t('allow more with --budget {gigabytes}g', { gigabytes: Math.ceil(Math.max(2 * room, estimate ?? 0) / 1e9) })
  const takes = estimate === undefined ? t('more than') : t('about {size}, more than', { size: sizeText(estimate) })
  return new OverBudget(
    t('this would take {takes} the {size} of memory {available}, because of {what}: {cure}, or {more}', {
      takes,
      size: sizeText(room),
      available: isHeap ? t('available') : t('allowed'),
      what: translate(part.what),
      cure: translate(part.cure),
      more
    })
  )
}

/** Counts work that has been done. Throws OverBudget if the question has taken more than it may. */
export const addWork = (units: number): void => {
  meter.spent += units
  if (meter.spent < meter.due) return
  if (meter.spent > meter.most) throw tooLong(undefined)
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
  if (meter.held > meter.room) throw tooMuch(meter.room)
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
      if (spent > seen && pace.of > mine.most && mine === meter) throw tooLong(pace.of)
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
  if (meter.spent + units > meter.most) throw tooLong(meter.spent + units)
  if (meter.held + bytes > room) throw tooMuch(room, meter.held + bytes)
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
