import { limitOf } from './profile'
import { type Standing, type Table, tire } from './standing'
import type { Side } from './types'

/** Step 6: what uncancelled hits do to a unit (T3.12). */

/** Casualties that Resilience cancels, by the owner's choice (T6.1, reading resilience-use). */
const cancelledBy = (standing: Standing, casualties: number, limit: number, use: 'all' | 'save-life' | 'none'): number => {
  const { models, guards, resilience, fatigue, vanishing } = standing
  // an exhausted unit takes none (T4.4), and what vanishes leaves room for more
  const able = resilience * (fatigue < limit ? limit - fatigue + vanishing : 0)
  if (use === 'none' || able === 0) return 0
  const meant = Math.min(able, use === 'all' ? casualties : Math.max(0, casualties - (models - 1)))
  // Gone all the same, the guards counted: no fatigue for nothing.
  return casualties - meant - guards >= models ? 0 : meant
}

/** So many casualties: Resilience first, guards for the rest; what remains is limited to the models. */
export const suffer = (before: Standing, hits: number, { fight, readings }: Table, side: Side): Standing => {
  const casualties = hits
  if (casualties === 0 || before.models === 0) return before
  const unit = fight[side]
  const cancelled = cancelledBy(before, casualties, limitOf(unit), readings['resilience-use'])
  const paid = before.resilience === 0 ? 0 : Math.ceil(cancelled / before.resilience)
  const vanished = Math.min(paid, before.vanishing)
  const left = casualties - cancelled
  const guards = left - before.guards < before.models ? Math.min(left, before.guards) : 0
  const fatal = left - guards
  const gone = Math.min(before.models, fatal)
  const counted =
    (readings['overkill-counts'] === 'yes' ? fatal : gone) +
    (readings['resilience-counts'] === 'yes' ? cancelled : 0) +
    (readings['sacrifice-counts'] === 'yes' ? guards : 0)
  return {
    ...tire(before, unit, paid - vanished, readings),
    vanishing: before.vanishing - vanished,
    vanished: before.vanished + vanished,
    models: before.models - gone,
    losses: before.losses + gone,
    guards: before.guards - guards,
    guardsLost: before.guardsLost + guards,
    counted: before.counted + counted
  }
}
