import { t } from '../model/language'
import { outOfPlace } from '../model/mistakes'
import type { Uncertain, UnitRequest } from '../model/scenario'
import { chanceOfAny, countCases, exclusive, percentText, uncertainKey, uncertainKeys } from '../model/uncertain'
import { type Check, checking } from './check'
import { phrasesOf } from './phrases'
import { unitFields } from './scenario-fields'
import { unitWords } from './unit-words'
import { type Draft, ownKey } from './validators'
import { checked } from './values'

/** What a unit may have, each checked as the unit that has it. */

/** A unit of which all is known, from plain data. */
type UnitOf = (draft: Draft, at: string, check: Check) => UnitRequest | undefined

/** How many cases one fight may come to. */
const MOST_CASES = 64

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** What an entry says, as the unit that has it says it. */
const settledEntry = (entry: Uncertain, draft: Draft, unitOf: UnitOf, at: string, check: Check): Uncertain | undefined => {
  const keys = uncertainKeys(entry)
  const said = Object.fromEntries(keys.map(key => [key, entry[key]]))
  const unit = unitOf({ ...draft, ...said }, at, check)
  const found = unit && Object.fromEntries(keys.flatMap(key => (unit[key] === undefined ? [] : [[key, unit[key]]])))
  return found && Object.keys(found).length > 0 ? ({ chance: entry.chance, ...found } as Uncertain) : undefined
}

const tooLikely = (group: readonly Uncertain[], at: string, check: Check): void => {
  const [first] = group
  if (!first || chanceOfAny(group) <= 1 + 1e-9) return
  const sum = percentText(chanceOfAny(group))
  check.note(
    outOfPlace(
      t('{called}: chances that exclude each other ({key}) add up to {sum}, which is more than 100%', {
        called: check.called(`${at}.maybe`),
        key: uncertainKey(first),
        sum
      }),
      `${at}.maybe`
    )
  )
}

/** What a unit has anyway is not uncertain; of abilities, each is used as often as it is said. */
const hasAnyway = (entry: Uncertain, base: UnitRequest | undefined): boolean => {
  return (
    base !== undefined &&
    uncertainKeys(entry).every(key => key !== 'abilities' && JSON.stringify(base[key]) === JSON.stringify(entry[key]))
  )
}

/** With all that it may have its faction is settled; then each by itself. */
const settledUnit = (
  draft: Draft,
  entries: readonly Uncertain[],
  unitOf: UnitOf,
  at: string,
  check: Check
): UnitRequest | undefined => {
  const may = entries.flatMap(({ abilities = [] }) => abilities)
  const all = [...listed(ownKey(draft, 'abilities')), ...may]
  const whole = unitOf(all.length > 0 ? { ...draft, abilities: all } : draft, at, check)
  if (!whole || check.mistakes.length > 0) return undefined
  const { faction } = whole
  const settled: Draft = faction === undefined ? draft : { ...draft, faction }
  const base = unitOf(settled, at, check)
  const maybe = entries.flatMap(entry => settledEntry(entry, settled, unitOf, at, check) ?? [])
  for (const group of exclusive(maybe)) tooLikely(group, at, check)
  const doubtful = maybe.filter(entry => !hasAnyway(entry, base))
  if (!base || check.mistakes.length > 0) return undefined
  if (countCases([{ maybe: doubtful }]) > MOST_CASES)
    check.note(
      outOfPlace(
        t('{called}: that makes {n} cases, and a fight has at most {most}: leave some out', {
          called: check.called(`${at}.maybe`),
          n: countCases([{ maybe: doubtful }]),
          most: MOST_CASES
        }),
        `${at}.maybe`
      )
    )
  return doubtful.length > 0 ? { ...base, maybe: doubtful } : base
}

/** "axe 60 %, +shieldwall 40 %" as entries; what stands for none is left as it is. */
export const parseUncertainEntries = (text: string, at: string, { book, called }: Pick<Check, 'book' | 'called'>): unknown => {
  const own = checking(book, called)
  const { maybe } = unitWords(phrasesOf(text, own), at, own).draft
  return own.mistakes.length === 0 && Array.isArray(maybe) ? maybe : text
}

/** A unit of which not all is known. */
export const uncertainUnit = (
  draft: Draft,
  maybe: unknown,
  unitOf: UnitOf,
  at: string,
  check: Check
): UnitRequest | undefined => {
  const said = typeof maybe === 'string' ? parseUncertainEntries(maybe, at, check) : maybe
  const entries = checked(unitFields.maybe.type, said, `${at}.maybe`, check) as readonly Uncertain[] | undefined
  return entries && entries.length > 0 ? settledUnit(draft, entries, unitOf, at, check) : unitOf(draft, at, check)
}
