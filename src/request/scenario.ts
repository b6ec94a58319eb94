import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { notA, outOfPlace } from '../model/mistakes'
import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import { SIDES } from '../model/scenario'
import type { Check, KnownUnits } from './check'
import { fightFields, type ScenarioField, unitField, unitFields } from './scenario-fields'
import { unitOf } from './unit'
import { unsupportedFaults } from './unsupported'
import { type Draft, isDraft, onlyKeys, ownKey } from './validators'
import { checked } from './values'

/** Checks one side of a fight in plain data: a unit, or two that fight together (R6.3). */

/**
 * Returns the unit, from the cache if the same draft was valid before. A unit is not cached if there are mistakes or assumptions,
 * because these must be reported each time.
 */
const cachedUnit = (draft: Draft, at: string, check: Check, known: KnownUnits): UnitRequest | undefined => {
  let unit: UnitRequest | undefined
  const readValidUnit = () => {
    const { length } = check.assumed
    unit = unitOf(draft, at, check)
    return check.mistakes.length === 0 && check.assumed.length === length ? unit : undefined
  }
  return known.of(check.book, draft, readValidUnit) ?? unit
}

/** Checks a unit of a fight in plain data. */
export const unitIn = (value: unknown, at: string, check: Check): UnitRequest | undefined => {
  if (isDraft(value)) return check.known ? cachedUnit(value, at, check, check.known) : unitOf(value, at, check)
  check.note(notA(check.called(at), value, t('a unit, such as {example}', { example: '{ "unit": "bondi", "models": 8 }' }), at))
  return undefined
}

const isOfUnit = (key: string): boolean => unitField(key) !== undefined

/** The mistake for a value that is given to a side of two units. */
const whichOfTwo = (called: string, key: string, at: string): Mistake =>
  outOfPlace(
    t('{called}: the {at} is two units: name one of them, as in --set {at}.together.0.{key}=...', { called, at, key }),
    `${at}.${key}`
  )

const pair = (draft: Draft, at: string, check: Check): SideRequest | undefined => {
  const { together: _together, ...others } = draft
  for (const key of Object.keys(others).filter(isOfUnit)) check.note(whichOfTwo(check.called(`${at}.${key}`), key, at))
  onlyKeys(draft, ['together', ...Object.keys(unitFields)], at, check)
  const both = ownKey(draft, 'together')
  const where = `${at}.together`
  if (!Array.isArray(both) || both.length !== 2) {
    check.note(notA(check.called(where), both, t('a list of two units'), where))
    return undefined
  }
  const [first, second] = both.map((each, index) => unitIn(each, `${where}[${index}]`, check))
  if (!first || !second) return undefined
  // the warlord goes first, in whatever order the two were named (R6.3)
  const isWarlord = ({ unit }: UnitRequest): boolean => check.book.troops[unit]?.class === 'warlord'
  return { together: isWarlord(second) && !isWarlord(first) ? [second, first] : [first, second] }
}

/** Checks a side; if it is not valid, notes why and returns undefined. */
const sideOf = (value: unknown, at: string, check: Check): SideRequest | undefined => {
  if (!isDraft(value) || !Object.hasOwn(value, 'together')) return unitIn(value, at, check)
  const { together, ...unit } = value
  return together === null ? unitIn(unit, at, check) : pair(value, at, check)
}

/**
 * Turns plain data into a scenario that is complete, with known names, values in range and keys in a fixed order, or notes all
 * that is wrong.
 */

const FIELDS = Object.entries<ScenarioField>(fightFields).filter(([key]) => key !== 'kind' && key !== 'edition')
const KEYS = [...Object.keys(fightFields), ...SIDES]

const fightValues = (draft: Draft, check: Check): Draft => {
  const made: Record<string, unknown> = {}
  for (const [key, { type }] of FIELDS) {
    const given = ownKey(draft, key)
    const value = given === undefined ? undefined : checked(type, given, key, check)
    if (value !== undefined) made[key] = value
  }
  return made
}

const isEmpty = (value: unknown): boolean => value === undefined || (isDraft(value) && Object.keys(value).length === 0)

/** Returns the draft without values that are undefined or empty objects. */
const withoutEmptyValues = (draft: Draft): Draft => {
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(draft)) {
    const value = draft[key]
    if (!isEmpty(value)) made[key] = value
  }
  return made
}

/** Notes a mistake if the fight names an edition other than that of the rulebook. */
const sameEdition = (draft: Draft, check: Check): void => {
  const given = ownKey(draft, 'edition')
  const edition = given === undefined ? undefined : checked(fightFields.edition.type, given, 'edition', check)
  if (edition !== undefined && edition !== check.book.edition)
    check.note(
      outOfPlace(
        t('{called}: this rulebook is of edition {edition}', {
          called: check.called('edition'),
          edition: check.book.edition
        }),
        'edition'
      )
    )
}

/** Returns the scenario of a draft without a sentence; undefined if any mistake has been noted. */
export const scenarioOf = (draft: Draft, check: Check): Scenario | undefined => {
  onlyKeys(draft, KEYS, '', check)
  sameEdition(draft, check)
  const kind = checked(fightFields.kind.type, ownKey(draft, 'kind') ?? 'melee', 'kind', check) as FightKind | undefined
  const attacker = sideOf(ownKey(draft, 'attacker') ?? {}, 'attacker', check)
  const defender = sideOf(ownKey(draft, 'defender') ?? {}, 'defender', check)
  const { readings, boards, costs, ...others } = fightValues(draft, check)
  if (!attacker || !defender || !kind) return undefined
  const scenario = { kind, edition: check.book.edition, readings, attacker, defender, boards, costs, ...others }
  const made = withoutEmptyValues(scenario) as unknown as Scenario
  for (const refusal of unsupportedFaults(made, check.book)) check.note(refusal)
  return check.mistakes.length > 0 ? undefined : made
}
