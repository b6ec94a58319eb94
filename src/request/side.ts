import type { Mistake } from '../model/errors'
import { notA, outOfPlace } from '../model/mistakes'
import type { SideRequest, UnitRequest } from '../model/scenario'
import type { Check, KnownUnits } from './check'
import { type Draft, isDraft, onlyKeys, own } from './shape'
import { unitTrait, unitTraits } from './traits'
import { unitOf } from './unit'

/** One side of a fight from plain data: a unit, or two fighting together (R6.3). */

/** The unit, looked up if it was right before. */
const remembered = (draft: Draft, at: string, check: Check, known: KnownUnits): UnitRequest | undefined => {
  const units = known.of(check.book)
  const key = JSON.stringify(draft)
  const before = units.get(key)
  if (before) return before
  const unit = unitOf(draft, at, check)
  if (unit && check.mistakes.length === 0) units.set(key, Object.freeze(unit))
  return unit
}

const alone = (value: unknown, at: string, check: Check): UnitRequest | undefined => {
  if (isDraft(value)) return check.known ? remembered(value, at, check, check.known) : unitOf(value, at, check)
  check.note(notA(check.called(at), value, 'a unit, as in { "unit": "bondi", "models": 8 }', at))
  return undefined
}

const isOfUnit = (key: string): boolean => unitTrait(key) !== undefined

/** What is said of a side that is two units. */
const ofWhich = (called: string, key: string, at: string): Mistake =>
  outOfPlace(`${called}: the ${at} is two units: say of which, as in --set ${at}.together.0.${key}=...`, `${at}.${key}`)

const pair = (draft: Draft, at: string, check: Check): SideRequest | undefined => {
  const { together: _together, ...others } = draft
  for (const key of Object.keys(others).filter(isOfUnit)) check.note(ofWhich(check.called(`${at}.${key}`), key, at))
  onlyKeys(draft, ['together', ...Object.keys(unitTraits)], at, check)
  const both = own(draft, 'together')
  const where = `${at}.together`
  if (!Array.isArray(both) || both.length !== 2) {
    check.note(notA(check.called(where), both, 'a list of two units', where))
    return undefined
  }
  const [first, second] = both.map((each, index) => alone(each, `${where}[${index}]`, check))
  if (!first || !second) return undefined
  // a warlord goes first, wherever he was named (R6.3)
  const isWarlord = ({ unit }: UnitRequest): boolean => check.book.troops[unit]?.class === 'warlord'
  return { together: isWarlord(second) && !isWarlord(first) ? [second, first] : [first, second] }
}

/** Undefined where the side cannot be made out, which is noted. */
export const sideOf = (value: unknown, at: string, check: Check): SideRequest | undefined => {
  if (!isDraft(value) || !Object.hasOwn(value, 'together')) return alone(value, at, check)
  const { together, ...unit } = value
  return together === null ? alone(unit, at, check) : pair(value, at, check)
}
