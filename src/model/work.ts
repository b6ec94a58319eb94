import { thousands } from './figures'
import { msg, t, translate } from './language'

/**
 * Work is counted as it is done, never timed: the same question is refused, or not, on every machine. A unit is one way for the dice
 * of a step to come up; other kinds of work are shown in units of as much time.
 */

/** Units that a machine of today does in a second, about. */
export const UNITS_A_SECOND = 3_000_000

/** What a question may take. */
export interface Budget {
  readonly seconds: number
  readonly bytes: number
}

/** About two minutes and a gigabyte. */
export const USUAL_BUDGET: Budget = { seconds: 120, bytes: 1e9 }

/** Like things done one after another: what they are, and what would make them fewer. */
export interface WorkPart {
  /** "the 4 800 fights of this sweep" */
  readonly what: string
  /** "vary fewer values" */
  readonly cure: string
  /** What the first of them work out the others remember. */
  readonly areRemembered?: true
}

/** How far a question has come; `of` is what all of it takes, if that is known. */
export interface Progress {
  readonly spent: number
  readonly of?: number
}

/** A question that takes more than it may. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
}

interface Meter {
  spent: number
  held: number
  readonly most: number
  /** Looked at again where the program itself may have less. */
  room: number
  readonly heap: () => number
  /** The work of which the next word is due. */
  due: number
  readonly watch: (progress: Progress) => void
  readonly budget: Budget
  /** The outermost things that are counted. */
  pace?: { readonly part: WorkPart; readonly from: number; of?: number }
}

/** Work between two words of progress: a tenth of a second. */
const OFTEN = UNITS_A_SECOND / 10

/** An estimate is believed when so much of the work has been seen; where the first things are much dearer, when a tenth of all there may be has. */
const SEEN = UNITS_A_SECOND / 4
const MUCH = 0.1

/** So much there is in any case. */
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

const nobody = (): void => {}
const boundless = (): number => Number.POSITIVE_INFINITY

/** A question at a time: nothing here waits in the middle of its work. The library's are not limited. */
let meter: Meter = metered(UNLIMITED, nobody, boundless)

/**
 * From here on a question may take so much, and no more memory than `heap` has for it; `watch` hears ten times a second how far it
 * has come.
 */
export const allow = (budget: Budget, watch: Meter['watch'] = nobody, heap: Meter['heap'] = boundless): void => {
  meter = metered(budget, watch, heap)
}

/** Plays what may take no more than this; whatever was counted before is counted on afterwards. */
export const allowing = <T>(budget: Budget, play: () => T): T => {
  const before = meter
  allow(budget)
  try {
    return play()
  } finally {
    meter = before
  }
}

/** Another question, which may take as much as the last one might; one of many that nobody watches. */
export const resetWork = (): void => {
  meter = metered(meter.budget, nobody, meter.heap)
}

const MINUTE = 60
const HOUR = 3600

const roughly = (amount: number, unit: string): string => {
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return `${thousands(rounded)} ${unit}${rounded === 1 ? '' : 's'}`
}

/** "1.5 minutes"; less than a second as it is, for a budget may be so small. */
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

/** Enough for what is estimated, in a round figure. */
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
  const isOurs = room < meter.budget.bytes
  const more = isOurs
    ? t('give Node more with NODE_OPTIONS=--max-old-space-size={megabytes}', { megabytes: 4 * Math.ceil(room / 1e6) })
    : t('allow more with --budget {gigabytes}g', { gigabytes: Math.ceil(Math.max(2 * room, estimate ?? 0) / 1e9) })
  const takes = estimate === undefined ? t('more than') : t('about {size}, more than', { size: sizeText(estimate) })
  return new OverBudget(
    t('this would take {takes} the {size} of memory {available}, because of {what}: {cure}, or {more}', {
      takes,
      size: sizeText(room),
      available: isOurs ? t('available') : t('allowed'),
      what: translate(part.what),
      cure: translate(part.cure),
      more
    })
  )
}

/** So much has been done. Throws OverBudget where that is more than the question may take. */
export const addWork = (units: number): void => {
  meter.spent += units
  if (meter.spent < meter.due) return
  if (meter.spent > meter.most) throw tooLong(undefined)
  meter.due = meter.spent + OFTEN
  const { spent, pace } = meter
  meter.watch({ spent, ...(pace?.of !== undefined && { of: pace.of }) })
}

/** What the question has taken so far. */
export const workDone = (): number => meter.spent

/** So much more is remembered until the question is answered. Throws OverBudget where that is more than there may be. */
export const remembers = (bytes: number): void => {
  meter.held += bytes
  if (meter.held <= meter.room) return
  meter.room = Math.min(meter.budget.bytes, meter.heap())
  if (meter.held > meter.room) throw tooMuch(meter.room)
}

/**
 * Like things are about to be done, so many: `done` is called after each. What the first of them took tells what all will, and where
 * that is more than the question may take it is refused (OverBudget) long before it is spent. Within such things only the outermost tell.
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

/** What causes all the work done meanwhile, if its amount is not known. */
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

/** So much work and memory all of what is to blame will take. Throws OverBudget at once where that is more than there may be. */
export const expects = (units: number, bytes: number): void => {
  const room = Math.min(meter.budget.bytes, meter.heap())
  if (meter.pace) meter.pace.of = meter.pace.from + units
  if (meter.spent + units > meter.most) throw tooLong(meter.spent + units)
  if (meter.held + bytes > room) throw tooMuch(room, meter.held + bytes)
}

/** The like things as a list, made one by one. */
export const mapWithForecast = <A, T>(all: readonly A[], part: WorkPart, make: (each: A, index: number) => T): readonly T[] => {
  const pace = forecastWork(all.length, part)
  try {
    return all.map((each, index) => {
      const made = make(each, index)
      pace.done()
      return made
    })
  } finally {
    pace.over()
  }
}
