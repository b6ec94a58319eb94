import { thousands } from './figures'
import { msg, t, translate } from './language'
import { UNITS_A_SECOND } from './limits'

/** Questions that would take more time or memory than they may: the error, and its sentence with an estimate and the cure. */

/** What a question may take. */
export interface Budget {
  readonly seconds: number
  readonly bytes: number
}

/** A series of similar tasks that causes work: what they are, and how to make them fewer. */
export interface WorkPart {
  /** "the 4 800 fights of this sweep" */
  readonly what: string
  /** "vary fewer values" */
  readonly cure: string
  /** The first tasks take longer: their results are cached for the others. */
  readonly areCached?: true
}

/** Thrown when a question takes more work or memory than it may. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
}

/** What a refused question was allowed, and the tasks that cause its work. */
interface Overspent {
  readonly budget: Budget
  readonly part?: WorkPart | undefined
}

const MINUTE = 60
const HOUR = 3600

const SECONDS = msg('{amount} {n|second|seconds}')
const MINUTES = msg('{amount} {n|minute|minutes}')
const HOURS = msg('{amount} {n|hour|hours}')

const roughly = (amount: number, unit: typeof SECONDS | typeof MINUTES | typeof HOURS): string => {
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return t(unit, { amount: thousands(rounded), n: rounded })
}

/** "1.5 minutes"; a budget may be below a second, which is not rounded to one. */
export const durationText = (seconds: number): string => {
  if (seconds > 0 && seconds < 1) return t(SECONDS, { amount: Math.max(0.001, Number(seconds.toPrecision(2))), n: 2 })
  if (seconds < MINUTE) return roughly(Math.max(1, Math.round(seconds)), SECONDS)
  return seconds < HOUR ? roughly(seconds / MINUTE, MINUTES) : roughly(seconds / HOUR, HOURS)
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

/** The error of too long a question; `estimate`: the units it would take, undefined if that is unknown. */
export const tooLong = ({ budget, part = GENERAL }: Overspent, estimate: number | undefined): OverBudget => {
  const allowed = durationText(budget.seconds)
  const takes =
    estimate === undefined
      ? t('more than the {allowed}', { allowed })
      : t('about {duration}, more than the {allowed}', { duration: durationText(estimate / UNITS_A_SECOND), allowed })
  const again = enough(estimate ?? 4 * budget.seconds * UNITS_A_SECOND)
  return new OverBudget(
    t('this would take {takes} allowed, because of {what}: {cure}, or allow more with --budget {again}', {
      takes,
      what: translate(part.what),
      cure: translate(part.cure),
      again
    })
  )
}

/** The error of a question that needs more than `room` bytes; `estimate`: the bytes it would need, if known. */
export const tooMuch = ({ budget, part = GENERAL }: Overspent, room: number, estimate?: number): OverBudget => {
  const isHeap = room < budget.bytes
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
