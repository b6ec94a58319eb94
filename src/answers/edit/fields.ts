import { mostModels } from '../../battle/sizes'
import { placesOf, type UnitPlace, unitIn, withUnit } from '../../battle/units'
import { isSame } from '../../model/data'
import { describeEffect } from '../../model/effect'
import { msg, t, translate } from '../../model/language'
import {
  type AbilityUse,
  asAbilityUse,
  type FightKind,
  type Scenario,
  SIDES,
  type SideRequest,
  type UnitRequest
} from '../../model/scenario'
import { namesOf } from '../../request/names'
import { type Bound, type ScenarioField, unitFields } from '../../request/scenario-fields'
import { type Draft, ownKey } from '../../request/validators'
import { formatValue, valueText } from '../../request/value-text'
import { plain, troopFor } from '../../rules/lookup'
import type { Rulebook, Troop } from '../../rules/types'
import {
  type FieldContext,
  type FieldValue,
  isListedField,
  isPossible,
  LISTED_FIELDS,
  type ListedField,
  usualModelCount,
  valuesOf,
  withValue
} from './values'

/**
 * Editing a fight in the live view and the phone page: the fields of a unit with their possible values, and fights with one of
 * them changed.
 */

/** A field of a unit, as an interactive view shows it. */
export interface Field {
  readonly key: string
  readonly label: string
  readonly values: readonly FieldValue[]
  /** The index of its value; -1 where that is not among `values`. */
  readonly index: number
  /** Its value as it is shown. */
  readonly text: string
}

/** The unit that charges beside this one (R6.3). */
export const COMPANION = 'companion'
/** The key of the abilities that a unit plays, which are toggled one by one. */
export const ABILITIES = 'abilities'

const contextOf = (fight: Scenario, place: UnitPlace, book: Rulebook): FieldContext => ({
  unit: unitIn(fight, place),
  place,
  kind: fight.kind,
  book
})

/** The abilities that a unit plays, those that are an id alone as objects too. */
export const abilityUsesOf = ({ abilities = [] }: UnitRequest): readonly AbilityUse[] => abilities.map(asAbilityUse)

/** "+ullr +frigg" */
export const abilitiesText = (unit: UnitRequest): string =>
  abilityUsesOf(unit)
    .map(use => `+${formatValue(use)}`)
    .join(' ')

/** The text of a field that is not set. */
const defaultText = (key: string, context: FieldContext, values: readonly FieldValue[]): string => {
  if (key === 'models') return `${usualModelCount(context)}`
  return (key === 'engaged' ? values.at(-1) : values[0])?.label ?? '(default)'
}

/** A field with a list of values. Left out where there is no choice, unless it is set. */
const listedField = (key: ListedField, context: FieldContext): readonly Field[] => {
  const values = valuesOf(key, context)
  const value = context.unit[key]
  if (values.length < (value === undefined ? 2 : 1) && key !== 'unit') return []
  const row: { readonly label: string; readonly shortLabel?: string } = LISTED_FIELDS[key]
  const label = translate(row.shortLabel ?? row.label, { head: '' })
  if (key === ABILITIES)
    return [{ key, label, values, index: -1, text: abilitiesText(context.unit as UnitRequest) || t('none{head}', { head: '' }) }]
  const at = values.findIndex(each => isSame(each.value, value))
  const isSilent = value === undefined && at < 0
  const index = isSilent ? values.findIndex(each => each.label === defaultText(key, context, values)) : at
  return [
    { key, label, values, index, text: values[index]?.label ?? (isSilent ? defaultText(key, context, values) : String(value)) }
  ]
}

/** Most guards (friends near a warlord who may be removed instead of him) in a list. */
const MOST_GUARDS = 8

/** The values of a field that is not in LISTED_FIELDS, by its type; none where they cannot be listed. */
export const valuesOfOtherField = ({ type, idle }: ScenarioField, { numbers }: Rulebook): readonly FieldValue[] => {
  const bound = (given: Bound): number => (typeof given === 'number' ? given : numbers[given])
  switch (type.is) {
    case 'yes-no':
      return [
        { label: t('no'), value: idle === false ? undefined : false },
        { label: t('yes'), value: true }
      ]
    case 'choice':
      return type.of.map(value => ({ label: translate(value), value: value === idle ? undefined : value }))
    case 'whole': {
      const [least, most] = [bound(type.least), bound(type.most)]
      const numbered = Array.from({ length: Math.max(0, Math.min(most, least + 20) - least + 1) }, (_, i) => least + i)
      const silent = idle === undefined ? [{ label: t('(default)'), value: undefined }] : []
      return [...silent, ...numbered.map(value => ({ label: `${value}`, value: value === idle ? undefined : value }))]
    }
    case 'guards':
      return [
        { label: t('none'), value: undefined },
        ...(['hearthguard', 'warriors'] as const).flatMap(unit =>
          Array.from({ length: MOST_GUARDS }, (_, i) => ({
            label: `${i + 1} ${translate(unit)}`,
            value: { models: i + 1, unit }
          }))
        )
      ]
    default:
      return []
  }
}

/** A key in words: "fatigueLimit" is "fatigue limit". */
export const keyInWords = (key: string): string => key.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const otherField = (key: string, field: ScenarioField, { unit, book }: FieldContext): readonly Field[] => {
  const value = unit[key as keyof UnitRequest]
  if (value === undefined) return []
  const values = valuesOfOtherField(field, book)
  const index = values.findIndex(each => isSame(each.value, value))
  const text = key === 'effects' ? (unit.effects ?? []).map(describeEffect).join('; ') : valueText(field.type, value)
  return [{ key, label: translate(keyInWords(key)), values, index, text: values[index]?.label ?? text }]
}

const canHaveCompanion = (fight: Scenario, { side }: UnitPlace, { numbers }: Rulebook): boolean =>
  side === 'attacker' && fight.kind === 'melee' && numbers.sideBySide

const companionField = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const side = fight[place.side]
  if (!('together' in side)) {
    if (!canHaveCompanion(fight, place, book)) return []
    return [{ key: COMPANION, label: t(COMPANION), values: [], index: 0, text: t('none') }]
  }
  const other = side.together[place.index === 0 ? 1 : 0]
  const name = troopFor(book, other.unit, other.faction)?.name ?? other.unit
  return [{ key: COMPANION, label: t(COMPANION), values: [], index: -1, text: `${other.models ?? ''} ${translate(name)}`.trim() }]
}

const buildFields = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const context = contextOf(fight, place, book)
  return [
    ...(Object.keys(LISTED_FIELDS) as readonly ListedField[]).flatMap(key => listedField(key, context)),
    ...companionField(fight, place, book),
    ...Object.entries(unitFields).flatMap(([key, field]) => (isListedField(key) ? [] : otherField(key, field, context)))
  ]
}

const MOST_CACHED = 200
const fieldsByFight = new WeakMap<Rulebook, Map<string, readonly Field[]>>()

/** The fields of a unit, in order; the result is cached. */
export const fieldsOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Field[] => {
  const ofBook = fieldsByFight.get(book) ?? new Map<string, readonly Field[]>()
  fieldsByFight.set(book, ofBook)
  const key = JSON.stringify([fight.kind, place, fight[place.side]])
  const found = ofBook.get(key) ?? buildFields(fight, place, book)
  if (ofBook.size > MOST_CACHED) ofBook.clear()
  ofBook.set(key, found)
  return found
}

/** A fight after a change; `note` says what the change has removed. */
export interface ChangedFight {
  readonly fight: Scenario
  readonly note?: string
}

const asScenario = (draft: Draft): Scenario => draft as unknown as Scenario

/** What a unit may have to drop for a new troop, tried in this order. */
const DROPPED_FOR_TROOP: readonly (readonly string[])[] = [
  [],
  ['abilities'],
  ['abilities', 'guards', 'wounds', 'wrath', 'engaged'],
  ['abilities', 'guards', 'wounds', 'wrath', 'engaged', 'effects', 'spend', 'givesUpDice', 'weapon', 'mounted']
]

const without = (unit: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(unit).filter(([key]) => !keys.includes(key)))

/** Whether a unit of the troop always has the same number of models, as a warlord has. */
const isFixedSize = ({ models }: Troop): boolean => models !== undefined && models.least === models.most

/** The unit without what its new troop never has (weapon, horses), and with no more models than allowed. */
const unitForTroop = (unit: Draft, usual: number, book: Rulebook): { readonly unit: Draft; readonly gone: readonly string[] } => {
  const { unit: id, faction, weapon, mounted, models } = unit as Partial<UnitRequest>
  const troop = id === undefined ? undefined : troopFor(book, id, faction)
  if (!troop || id === undefined) return { unit, gone: [] }
  const most = mostModels({ unit: id, ...(faction !== undefined && { faction }) }, book)
  const gone = [
    ...(weapon !== undefined && !troop.weapons.includes(weapon) ? ['weapon'] : []),
    ...(mounted && troop.mounted === 'never' ? ['mounted'] : [])
  ]
  const size = isFixedSize(troop) ? most : Math.min(models ?? usual, most)
  return { unit: { ...without(unit, gone), models: size }, gone }
}

/** Names of keys in the note about what is lost. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  mounted: 'horses',
  effects: msg('bonus dice'),
  spend: msg('fatigue spent'),
  givesUpDice: msg('dice given up')
}

/** A fight with the new troop, and what it loses. */
interface Replacement {
  readonly draft: Draft
  /** "weapon", "fatigue spent" */
  readonly lost: readonly string[]
}

/** The fights with another unit in its place, the one that keeps most first. */
export const replacements = (scenario: Scenario, place: UnitPlace, asked: Draft, book: Rulebook): readonly Replacement[] => {
  const usual = usualModelCount({ ...contextOf(scenario, place, book), unit: asked as Partial<UnitRequest> })
  const { unit, gone } = unitForTroop(asked, usual, book)
  return DROPPED_FOR_TROOP.map(keys => ({
    draft: withUnit(scenario, place, () => without(unit, keys) as unknown as UnitRequest) as unknown as Draft,
    lost: [...gone, ...keys.filter(key => ownKey(unit, key) !== undefined)].map(key => translate(KEY_NAMES[key] ?? key))
  }))
}

/**
 * The fight with another troop that keeps as much as it may; where nothing is possible, keeping everything, so that the reason is
 * shown.
 */
const replaceUnit = (fight: Scenario, place: UnitPlace, unit: Draft, book: Rulebook): ChangedFight => {
  const { unit: id, faction } = unitIn(fight, place)
  const before = troopFor(book, id, faction)
  // the one model of a warlord is no size that was chosen
  const tries = replacements(fight, place, before && isFixedSize(before) ? without(unit, ['models']) : unit, book)
  const fit = tries.find(({ draft }) => isPossible(asScenario(draft), place, each => each as unknown as Draft, book))
  const { draft, lost } = fit ?? tries[0] ?? { draft: fight as unknown as Draft, lost: [] }
  return {
    fight: asScenario(draft),
    ...(lost.length > 0 && { note: t('the new troop loses: {lost}', { lost: lost.join(', ') }) })
  }
}

/** A troop of the faction, of the same class as the current one if possible. */
const similarTroop = (context: FieldContext, faction: unknown, book: Rulebook): unknown => {
  const before = troopFor(book, context.unit.unit ?? '', context.unit.faction)
  const { faction: _, ...unit } = context.unit
  const there = { ...context, unit: faction === undefined ? unit : { ...unit, faction: String(faction) } }
  const troops = valuesOf('unit', there)
  return (troops.find(({ value }) => book.troops[String(value)]?.class === before?.class) ?? troops[0])?.value
}

/** The fight with a value in a field; undefined resets the field. */
export const withField = (fight: Scenario, place: UnitPlace, key: string, value: unknown, book: Rulebook): ChangedFight => {
  const unit = unitIn(fight, place) as unknown as Draft
  if (key === COMPANION) return { fight: { ...fight, attacker: value as SideRequest } }
  if (key === 'faction') {
    const troop = similarTroop(contextOf(fight, place, book), value, book)
    if (troop === undefined) {
      const name = book.factions[String(value)]?.name ?? String(value)
      return {
        fight,
        note: t('the {name} have no known troop that can {verb} here', {
          name,
          verb: fight.kind === 'shoot' ? t('shoot') : t('fight')
        })
      }
    }
    return replaceUnit(fight, place, withValue(withValue(unit, 'faction', value), 'unit', troop), book)
  }
  if (key === 'unit') return value === undefined ? { fight } : replaceUnit(fight, place, withValue(unit, 'unit', value), book)
  // fewer models than were to fight: all of them do
  const isTooMany = key === 'models' && Number(unit['engaged'] ?? 0) > Number(value)
  const next = withValue(isTooMany ? without(unit, ['engaged']) : unit, key, value)
  return { fight: withUnit(fight, place, () => next as unknown as UnitRequest) }
}

/** The sides that the unit can be in: alone, and with each unit that may charge beside it (R6.3). */
export const companionsOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly SideRequest[] => {
  const side = fight.attacker
  const own = unitIn(fight, place)
  const unit = 'together' in side ? own : side
  if (!canHaveCompanion(fight, place, book)) return [unit]
  const context: FieldContext = {
    ...contextOf(fight, place, book),
    unit: own.faction === undefined ? {} : { faction: own.faction }
  }
  const faction = troopFor(book, own.unit, own.faction)?.faction ?? own.faction
  const there = faction === undefined ? context : { ...context, unit: { faction } }
  const pairs = valuesOf('unit', there).flatMap(({ value }): readonly SideRequest[] => {
    const other: UnitRequest = { unit: String(value), ...(faction !== undefined && { faction }) }
    const sized = { ...other, models: usualModelCount({ ...there, unit: other }) }
    const orders: readonly (readonly [UnitRequest, UnitRequest])[] = [
      [unit, sized],
      [sized, unit]
    ]
    return orders
      .map(together => ({ together }))
      .filter(attacker =>
        isPossible({ ...fight, attacker }, { side: 'attacker', index: 0 }, each => each as unknown as Draft, book)
      )
      .slice(0, 1)
  })
  return [unit, ...pairs]
}

/** The fight in which the unit plays the ability, or no longer plays it. */
export const toggleAbility = (fight: Scenario, place: UnitPlace, { value }: FieldValue): Scenario => {
  const id = (value as { readonly id: string }).id
  return withUnit(fight, place, unit => {
    const { abilities: _, ...bare } = unit
    const uses = abilityUsesOf(unit)
    const rest = uses.filter(use => use.id !== id)
    const next = rest.length < uses.length ? rest : [...uses, value as { readonly id: string }]
    return next.length > 0 ? { ...bare, abilities: next } : bare
  })
}

/** Every ability that the unit's boards offer it. */
export const abilitiesOffered = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly FieldValue[] => {
  const { abilities: _, ...bare } = unitIn(fight, place)
  return valuesOf(ABILITIES, { ...contextOf(fight, place, book), unit: bare })
}

/** The abilities that can be toggled: those played first, then the others offered. */
export const abilityToggles = (
  fight: Scenario,
  place: UnitPlace,
  book: Rulebook
): readonly (FieldValue & { readonly isOn: boolean })[] => {
  const unit = unitIn(fight, place)
  const offered = abilitiesOffered(fight, place, book)
  const hintOf = (id: string): { readonly hint?: string } => {
    const hint = offered.find(({ value }) => (value as { readonly id: string }).id === id)?.hint
    return hint === undefined ? {} : { hint }
  }
  const on = abilityUsesOf(unit).map(use => ({ label: `+${formatValue(use)}`, value: use, isOn: true, ...hintOf(use.id) }))
  const ids = new Set(abilityUsesOf(unit).map(({ id }) => id))
  const off = offered.filter(({ value }) => !ids.has((value as { readonly id: string }).id))
  return [...on, ...off.map(value => ({ ...value, isOn: false }))]
}

const DROPPED_FOR_FIGHT: readonly (readonly string[])[] = [
  [],
  ['givesUpDice', 'moved', 'cover'],
  ['givesUpDice', 'moved', 'cover', 'spend', 'weapon'],
  ['abilities', 'effects', 'givesUpDice', 'moved', 'cover', 'spend', 'weapon', 'mounted', 'engaged', 'guards']
]

const withoutKeys = (fight: Scenario, keys: readonly string[]): Scenario =>
  placesOf(fight).reduce(
    (now, place) => withUnit(now, place, unit => without(unit as unknown as Draft, keys) as unknown as UnitRequest),
    fight
  )

const FIRST_ATTACKER: UnitPlace = { side: 'attacker', index: 0 }

const isPlayable = (fight: Scenario, book: Rulebook): boolean =>
  isPossible(fight, FIRST_ATTACKER, each => each as unknown as Draft, book)

const mainUnit = (side: SideRequest): UnitRequest => ('together' in side ? side.together[1] : side)

/** The keys of the units of `before` that they no longer have, or have otherwise, in `after`. */
const lostKeys = (before: Scenario, after: Scenario): readonly string[] => {
  const ofUnits = SIDES.flatMap(side => {
    const [had, has] = [mainUnit(before[side]), mainUnit(after[side])]
    return (Object.keys(had) as readonly (keyof UnitRequest)[]).filter(key => !isSame(had[key], has[key]))
  })
  const isAlone = placesOf(before).length > placesOf(after).length
  return [...new Set([...ofUnits, ...(isAlone ? [COMPANION] : [])])]
}

/** The fight without as many settings as makes it possible; unchanged where nothing does. The note says what it lacks of `before`. */
const withoutMisfits = (before: Scenario, fight: Scenario, book: Rulebook): ChangedFight => {
  const at = DROPPED_FOR_FIGHT.findIndex(keys => isPlayable(withoutKeys(fight, keys), book))
  const fit = withoutKeys(fight, DROPPED_FOR_FIGHT[at] ?? [])
  const lost = lostKeys(before, fit).map(key => translate(KEY_NAMES[key] ?? keyInWords(key)))
  return {
    fight: fit,
    ...(lost.length > 0 && { note: t('removed, because it does not fit: {lost}', { lost: lost.join(', ') }) })
  }
}

/** The fight in which the defender attacks. */
export const swapSides = (fight: Scenario, book: Rulebook): ChangedFight => {
  const { attacker, defender } = fight
  return withoutMisfits(
    { ...fight, attacker: defender, defender: attacker },
    { ...fight, attacker: mainUnit(defender), defender: mainUnit(attacker) },
    book
  )
}

/** A shot needs a missile weapon: where the shooter has none, the first that its troop may have is set. */
const withMissileWeapon = (fight: Scenario, book: Rulebook): Scenario => {
  if (fight.kind !== 'shoot' || isPlayable(fight, book)) return fight
  const [first] = valuesOf('weapon', contextOf(fight, FIRST_ATTACKER, book))
  return first ? withUnit(fight, FIRST_ATTACKER, unit => ({ ...unit, weapon: String(first.value) })) : fight
}

/** The fight as a melee or as a shot. */
export const changeKind = (fight: Scenario, kind: FightKind, book: Rulebook): ChangedFight => {
  const attacker = kind === 'shoot' ? mainUnit(fight.attacker) : fight.attacker
  return withoutMisfits(fight, withMissileWeapon({ ...fight, kind, attacker }, book), book)
}

/** The unit in the other edition: its weapon by the name that it has there; a troop that it does not have becomes the plain one of its class. */
const unitInEdition = (given: UnitRequest, from: Rulebook, to: Rulebook): UnitRequest => {
  const weapon = namesOf(to).weapon.get(plain(given.weapon ?? ''))
  const unit = weapon === undefined ? given : { ...given, weapon }
  if (troopFor(to, unit.unit, unit.faction)) return unit
  const { faction: _, ...bare } = unit
  return { ...bare, unit: troopFor(from, unit.unit, unit.faction)?.class ?? 'warriors' }
}

/** The fight in the other edition. */
export const changeEdition = (fight: Scenario, from: Rulebook, to: Rulebook): ChangedFight => {
  const { readings: _, ...rest } = fight
  const there = placesOf(fight).reduce<Scenario>((now, place) => withUnit(now, place, unit => unitInEdition(unit, from, to)), {
    ...rest,
    edition: to.edition
  })
  return withoutMisfits(there, there, to)
}
