import { type UnitPlace, unitIn } from '../../battle/units'
import { translate } from '../../model/language'
import type { Scenario } from '../../model/scenario'
import { type ScenarioField, unitFields } from '../../request/scenario-fields'
import { type Draft, isDraft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'
import { type Field, fieldsOf, spaced, traitValues } from './fields'
import { isFit, isPicked, type Value } from './values'

/** What can be said of a unit beside what every unit is asked: guards, wounds, uneven ground, another armour. */

const traits = (Object.entries(unitFields) as readonly (readonly [string, ScenarioField])[]).filter(([key]) => !isPicked(key))

const isFitWith = (fight: Scenario, place: UnitPlace, key: string, value: unknown, book: Rulebook): boolean =>
  isFit(fight, place, unit => ({ ...unit, [key]: value }) as unknown as Draft, book)

/** The values that fit; of numbers, and of guards of one class, all where the first does. */
const fitting = (fight: Scenario, place: UnitPlace, key: string, trait: ScenarioField, book: Rulebook): readonly Value[] => {
  const known = new Map<string, boolean>()
  const isFitting = ({ value }: Value): boolean => {
    if (value === undefined) return true
    const like = typeof value === 'number' ? '' : JSON.stringify(isDraft(value) ? { ...value, models: 1 } : value)
    const found = known.get(like) ?? isFitWith(fight, place, key, value, book)
    known.set(like, found)
    return found
  }
  return traitValues(trait, book).filter(isFitting)
}

const known = new WeakMap<Rulebook, Map<string, ReadonlyMap<string, readonly Value[]>>>()

/** By trait, what a unit like this one may have where it stands; worked out once for each troop. */
const allowed = (fight: Scenario, place: UnitPlace, book: Rulebook): ReadonlyMap<string, readonly Value[]> => {
  const ofBook = known.get(book) ?? new Map<string, ReadonlyMap<string, readonly Value[]>>()
  known.set(book, ofBook)
  const { unit, faction } = unitIn(fight, place)
  const name = JSON.stringify([fight.kind, place, unit, faction])
  const found = ofBook.get(name)
  if (found) return found
  if (!isFit(fight, place, each => each as unknown as Draft, book)) return new Map()
  const made = new Map(traits.map(([key, trait]) => [key, fitting(fight, place, key, trait, book)]))
  ofBook.set(name, made)
  return made
}

/** The traits of a unit, those that it has and those that it might have. */
export const traitsOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const fields = fieldsOf(fight, place, book)
  const values = allowed(fight, place, book)
  return traits.flatMap(([key]): readonly Field[] => {
    const set = fields.find(field => field.key === key)
    const offered = values.get(key) ?? []
    if (set) {
      const at = offered.findIndex(({ label }) => label === set.text)
      return [at < 0 ? set : { ...set, values: offered, index: at }]
    }
    const index = offered.findIndex(({ value }) => value === undefined)
    const silent = offered[index]
    return silent && offered.length > 1
      ? [{ key, label: translate(spaced(key)), values: offered, index, text: silent.label }]
      : []
  })
}

/** A field of a unit by its key, as it is offered: a trait whether anything is said of it or not. */
export const fieldNamed = (fight: Scenario, place: UnitPlace, name: string, book: Rulebook): Field | undefined =>
  (isPicked(name) ? fieldsOf(fight, place, book) : traitsOf(fight, place, book)).find(({ key }) => key === name)
