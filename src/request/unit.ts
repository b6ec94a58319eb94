import { howMany, notA, outOfPlace, whichTroop } from '../model/mistakes'
import type { UnitRequest } from '../model/scenario'
import { profileOf, troopFor, troopIdFor } from '../rules/lookup'
import { idIn } from '../rules/named'
import type { Troop } from '../rules/types'
import { type AskedAbility, askedAbility } from './ability'
import type { Check } from './check'
import { belonging } from './faction'
import { type Draft, onlyKeys, own } from './shape'
import { type Trait, unitTraits } from './traits'
import { usesOf } from './uses'
import { checked } from './values'

/** Plain data -> a unit of which every name is known, every number in range, and the faction settled. */

const TRAITS = Object.entries<Trait>(unitTraits)
const KEYS = Object.keys(unitTraits) as readonly (keyof UnitRequest)[]

/** Other spellings of keys: armor. */
const ALIASES = new Map(TRAITS.flatMap(([key, { also = [] }]) => also.map(other => [other, key] as const)))

const spelled = (draft: Draft): Draft =>
  Object.keys(draft).some(key => ALIASES.has(key))
    ? Object.fromEntries(Object.entries(draft).map(([key, value]) => [ALIASES.get(key) ?? key, value]))
    : draft

/** `exhausted`, and armour of one more or less than the troop has: what they come to is known with the troop. */
const RELATIVE = /^[+-]\d+$/

const isRelative = (draft: Draft): boolean =>
  own(draft, 'fatigue') === 'exhausted' || RELATIVE.test(String(own(draft, 'armour') ?? ''))

const absolute = (draft: Draft, check: Check): Draft => {
  if (!isRelative(draft)) return draft
  const { book } = check
  const [unit, faction, weapon, limit] = ['unit', 'faction', 'weapon', 'fatigueLimit'].map(key => own(draft, key))
  const troop = typeof unit === 'string' ? troopFor(book, unit, idIn(book.factions, String(faction))) : undefined
  const row = troop ?? (typeof unit === 'string' ? troopFor(book, unit) : undefined)
  if (!row) return draft
  const profile = profileOf(book, row, typeof weapon === 'string' ? weapon : row.weapon)
  const { armour, fatigue } = draft
  const change = RELATIVE.test(String(armour)) ? Number(armour) : undefined
  const shot = change === undefined || profile.armourShot === profile.armour ? {} : { armourShot: profile.armourShot + change }
  return {
    ...draft,
    ...(fatigue === 'exhausted' && { fatigue: typeof limit === 'number' ? limit : profile.fatigueLimit }),
    ...(change !== undefined && { armour: profile.armour + change, ...shot })
  }
}

/** A unit of which each value is right by itself. */
interface Values extends Partial<Omit<UnitRequest, 'abilities'>> {
  readonly abilities?: readonly unknown[]
}

/** Each value by itself; what says nothing is left out. */
const valuesOf = (draft: Draft, at: string, check: Check): Values => {
  onlyKeys(draft, KEYS, at, check)
  const made: Record<string, unknown> = {}
  for (const [key, trait] of TRAITS) {
    const given = own(draft, key)
    const value = given === undefined ? undefined : checked(trait.type, given, `${at}.${key}`, check)
    if (value !== undefined && value !== trait.idle) made[key] = value
  }
  return made
}

/** The models of a troop of fixed size need not be said. */
const usual = ({ models }: Troop): number | undefined => (models?.least === models?.most ? models?.most : undefined)

const modelsOf = ({ models }: Values, row: Troop, isSaid: boolean, at: string, check: Check): number | undefined => {
  const settled = isSaid ? models : usual(row)
  const most = row.models?.most ?? Number.POSITIVE_INFINITY
  if (settled !== undefined && settled > most)
    check.note(notA(check.called(at), settled, `a number of ${row.name}: at most ${most} (${row.rule})`, at))
  if (settled === undefined && !isSaid) check.lacks(howMany(row.name, at))
  return settled
}

const allEngaged = ({ engaged = 0 }: Values, models: number, at: string, check: Check): void => {
  if (engaged > models) check.note(notA(check.called(at), engaged, `at most the ${models} models of the unit`, at))
}

/** Heavy cover and uneven ground come with a building (R2.11, R3.11). */
const housed = ({ building, cover }: Values, at: string, check: Check): Pick<Values, 'cover' | 'ground'> => {
  if (!building) return {}
  if (cover !== undefined && cover !== 'heavy')
    check.note(outOfPlace(`${check.called(at)}: a building is heavy cover (R3.11): leave the cover out`, at))
  return { cover: 'heavy', ground: 'uneven' }
}

const isEmpty = (key: string, value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0 && key !== 'spend')

/** The keys that say something, in the order of the table. */
const inOrder = (unit: { readonly [K in keyof UnitRequest]?: UnitRequest[K] | undefined }): UnitRequest => {
  const made: Record<string, unknown> = {}
  for (const key of KEYS) {
    const value = unit[key]
    if (!isEmpty(key, value)) made[key] = value
  }
  return made as unknown as UnitRequest
}

const abilitiesOf = ({ abilities = [] }: Values, at: string, check: Check): readonly AskedAbility[] =>
  abilities.flatMap((each, index) => askedAbility(each, `${at}.abilities[${index}]`, check) ?? [])

/** The unit's row, if a troop is named; where none is, that is noted. */
const rowOf = ({ unit }: Values, draft: Draft, at: string, check: Check): Troop | undefined => {
  if (own(draft, 'unit') === undefined) check.lacks(whichTroop(at))
  return unit === undefined ? undefined : check.book.troops[unit]
}

/** A unit from plain data; undefined where its troop is not known, which is noted. */
export const unitOf = (given: Draft, at: string, check: Check): UnitRequest | undefined => {
  const draft = absolute(spelled(given), check)
  const values = valuesOf(draft, at, check)
  const asked = abilitiesOf(values, at, check)
  const row = rowOf(values, draft, `${at}.unit`, check)
  if (!row || values.unit === undefined) return undefined
  const belongs = belonging(row, values.faction, asked, at, check)
  // a class with a faction is that faction's troop of the class: warriors of the Welsh are priodaur
  const unit = troopIdFor(check.book, values.unit, belongs.faction) ?? values.unit
  const models = modelsOf(values, check.book.troops[unit] ?? row, own(draft, 'models') !== undefined, `${at}.models`, check)
  if (models !== undefined) allEngaged(values, models, `${at}.engaged`, check)
  const { faction } = belongs
  return inOrder({ ...values, unit, models, faction, abilities: usesOf(belongs, check), ...housed(values, `${at}.cover`, check) })
}
