import { abilityUsesOf } from '../../answers/edit/fields'
import {
  type FieldContext,
  type FieldValue,
  isPossible,
  LISTED_FIELDS,
  type ListedField,
  usualModelCount,
  valuesOf,
  withValue
} from '../../answers/edit/values'
import { placesOf, type UnitPlace, unitIn } from '../../battle/units'
import { isSame } from '../../model/data'
import { t, translate } from '../../model/language'
import type { FightReport, WhatIfRow } from '../../model/report'
import { enemyOf } from '../../model/scenario'
import { formatValue } from '../../request/value-text'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import type { Change } from '../../study/changes'
import { type Action, currentUnit, type ExplorerState, kindOf, type Turn } from './state'

/** A line to pick from, and its action. */

export interface Offer {
  readonly label: string
  /** Shown while the line is selected. */
  readonly hint?: string
  readonly action: Action
}

/** A unit of the explorer's fight, for the values of its fields. */
export const whereOf = (state: ExplorerState, place: UnitPlace, book: Rulebook): FieldContext => ({
  unit: currentUnit(state, place),
  place,
  kind: kindOf(state),
  book
})

/** The name of a unit in this fight: "bondi"; where both sides have it, "bondi (attacker)". */
export const unitNameIn = ({ report }: Turn, { side, index }: UnitPlace): string => {
  const name = report[side].units[index]?.name ?? side
  const other = enemyOf(side)
  const isAlike = report[other].units.some(unit => unit.name === name)
  return isAlike
    ? `${name} (${translate(report.kind === 'shoot' ? { attacker: 'shooter', defender: 'target' }[side] : side)})`
    : name
}

const withUnitName = (state: ExplorerState, place: UnitPlace, text: string): string =>
  state.now ? `${unitNameIn(state.now, place)}: ${text}` : text

/** A change in words: "12 models", "fatigue 1". */
const changeText = (key: string, { label }: FieldValue): string => {
  if (key === 'models') return t('{label} model{rest}', { label, rest: label === '1' ? '' : 's' })
  if (key === 'fatigue') return t('fatigue {fatigue}', { fatigue: label })
  if (key === 'engaged') return t('{label} fight', { label })
  return key === 'spend' ? t('spends enemy fatigue on {label}', { label }) : label
}

const setOffer = (state: ExplorerState, place: UnitPlace, key: string, value: FieldValue): Offer => ({
  label: value.label,
  ...(value.hint && { hint: value.hint }),
  action: { do: 'set', place, key, value: value.value, said: withUnitName(state, place, changeText(key, value)) }
})

const adding = (state: ExplorerState, place: UnitPlace, now: Turn, book: Rulebook): readonly Offer[] => {
  const unit = unitIn(now.scenario, place)
  const before = abilityUsesOf(unit)
  return valuesOf('abilities', whereOf(state, place, book))
    .filter(({ value }) => isPossible(now.scenario, place, each => withValue({ ...each }, 'abilities', [...before, value]), book))
    .map(({ label, hint, value }) => ({
      label,
      ...(hint && { hint }),
      action: { do: 'ability', place, with: [...before, value], said: withUnitName(state, place, label) }
    }))
}

const removing = (state: ExplorerState, place: UnitPlace, { scenario }: Turn): readonly Offer[] => {
  const all = abilityUsesOf(unitIn(scenario, place))
  return all.map((use, index) => ({
    label: `without +${formatValue(use)}`,
    action: {
      do: 'ability',
      place,
      with: all.filter((_, other) => other !== index),
      said: withUnitName(state, place, `without +${formatValue(use)}`)
    }
  }))
}

/** Removing each ability that the unit plays, and adding each that fits this fight. */
const abilityOffers = (state: ExplorerState, place: UnitPlace, book: Rulebook): readonly Offer[] =>
  state.now ? [...removing(state, place, state.now), ...adding(state, place, state.now, book)] : []

/** The list entry of the unit's current value. */
export const currentOf = (state: ExplorerState, place: UnitPlace, key: string, book: Rulebook): FieldValue | undefined => {
  const where = whereOf(state, place, book)
  const unit: Readonly<Record<string, unknown>> = { ...where.unit }
  const values = valuesOf(key, where)
  return values.find(({ value }) => isSame(value, unit[key])) ?? (key === 'engaged' ? values.at(-1) : undefined)
}

/** Every value that can be set, except the current one. */
export const valueOffers = (state: ExplorerState, place: UnitPlace, key: string, book: Rulebook): readonly Offer[] => {
  if (key === 'abilities') return abilityOffers(state, place, book)
  const { now } = state
  const current = currentOf(state, place, key, book)
  // a new troop drops what it may not have, so all troops are offered
  const isFree = key === 'faction' || key === 'unit'
  return valuesOf(key, whereOf(state, place, book))
    .filter(
      value =>
        !now ||
        (value.label !== current?.label &&
          (isFree || isPossible(now.scenario, place, unit => withValue({ ...unit }, key, value.value), book)))
    )
    .map(value => setOffer(state, place, key, value))
}

/** The index of the default value: for the size of a unit its usual size, else the first. */
export const usualOffer = (
  state: ExplorerState,
  place: UnitPlace,
  key: string,
  offers: readonly Offer[],
  book: Rulebook
): number => {
  const size = key === 'models' ? `${usualModelCount(whereOf(state, place, book))}` : undefined
  return Math.max(
    0,
    offers.findIndex(({ label }) => label === size)
  )
}

/** The change that a row of a what-if report is about, as a fight. */
export const changeOfRow = (row: WhatIfRow, report: FightReport, changes: readonly Change[]): Change | undefined =>
  changes.find(
    ({ place, text: said }) =>
      place.side === row.side && said === row.change && report[place.side].units[place.index]?.name === row.unit
  )

/** The keys of a unit that can be changed. */
export const changeable = (state: ExplorerState, place: UnitPlace, book: Rulebook): readonly ListedField[] =>
  (Object.keys(LISTED_FIELDS) as readonly ListedField[]).filter(key => valueOffers(state, place, key, book).length > 0)

/** Every single change of either side by its full name: the menu searches these. */
export const everyChange = (state: ExplorerState, book: Rulebook): readonly Offer[] =>
  (state.now ? placesOf(state.now.scenario) : []).flatMap(place =>
    changeable(state, place, book)
      .filter(key => key !== 'faction')
      .flatMap(key =>
        valueOffers(state, place, key, book).map(offer => ({
          ...offer,
          label: 'said' in offer.action ? offer.action.said : offer.label
        }))
      )
  )

const rank = (label: string, term: string): number => (label === term ? 0 : label.startsWith(term) ? 1 : 2)

/**
 * The lines in whose text (their label, by default) every word of the term is found: first the line labelled by the term itself,
 * then those whose label begins with it.
 */
export const matching = <L extends { readonly label: string }>(
  lines: readonly L[],
  term: string,
  textOf: (line: L) => string = ({ label }) => label
): readonly L[] => {
  const wanted = plain(term)
  const words = wanted.split(' ')
  const found = lines.flatMap(line => {
    const text = plain(textOf(line))
    return words.every(word => text.includes(word)) ? [{ line, rank: rank(plain(line.label), wanted) }] : []
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ line }) => line)
}
