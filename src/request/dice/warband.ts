import { notA } from '../../model/mistakes'
import type { Check } from '../check'
import { type Draft, isDraft, isPlain, own } from '../shape'

/** A warband file, of which a question about SAGA dice wants to know whose it is, who leads it, and its units. */

/** A unit says its troop as `unit` or as `troop`; equipment brings no dice. */
const unitOf = (given: unknown): unknown =>
  isDraft(given)
    ? { unit: own(given, 'unit') ?? own(given, 'troop'), models: own(given, 'models'), units: own(given, 'units') ?? 1 }
    : given

/** The leader's own troop, where he is named with more than his name. */
const leaderOf = (given: unknown): unknown => (isDraft(given) ? (own(given, 'unit') ?? own(given, 'troop')) : given)

const leaders = (draft: Draft): readonly unknown[] => {
  const warlord = leaderOf(own(draft, 'warlord'))
  const isThere = own(draft, 'hero') === undefined && warlord !== undefined && warlord !== false
  return isThere ? [isPlain(warlord) ? warlord : 'warlord'] : []
}

/** Its faction, hero and units as plain data, not yet checked. */
export const warbandOf = (data: unknown, check: Check): Draft => {
  if (data === undefined) return {}
  const units = isDraft(data) ? own(data, 'units') : undefined
  if (!isDraft(data) || !Array.isArray(units)) {
    check.note(notA('--warband', data, 'a warband, as in { "faction": "normans", "units": ["4 knights", "warlord"] }', 'units'))
    return {}
  }
  const [faction, hero, edition] = [own(data, 'faction'), leaderOf(own(data, 'hero')), own(data, 'edition')]
  return {
    ...(edition !== undefined && { edition }),
    ...(faction !== undefined && { faction }),
    ...(hero !== undefined && { hero }),
    ...(own(data, 'points') !== undefined && { points: own(data, 'points') }),
    units: [...units.map(unitOf), ...leaders(data)]
  }
}
