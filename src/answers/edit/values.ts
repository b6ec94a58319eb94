import { misfits } from '../../battle/faults'
import { mostModels } from '../../battle/sizes'
import { poolDiceOf } from '../../battle/unit'
import { type UnitPlace, withUnit } from '../../battle/units'
import { usableAbility } from '../../battle/usable-ability'
import { describeEffect, type Effect } from '../../model/effect'
import { describeConditions } from '../../model/effect-conditions'
import { RequestError } from '../../model/errors'
import { isSpanish, type Text, t, translate } from '../../model/language'
import { OverBudget } from '../../model/over-budget'
import { type AbilityUse, asAbilityUse, COVERS, type FightKind, type Scenario, type UnitRequest } from '../../model/scenario'
import { resetWork } from '../../model/work'
import { requested } from '../../request/request'
import type { Draft } from '../../request/validators'
import { usualModels } from '../../rules/board'
import { abilityFor, isPlain, profileOf, troopFor } from '../../rules/lookup'
import type { Ability, Rulebook, Troop } from '../../rules/types'

/** The values of a unit's fields that are picked from a list. */

/** A value that a field may have; `value` is undefined for the default. */
export interface FieldValue {
  readonly label: string
  /** Shown while the value is selected. */
  readonly hint?: string
  readonly value: unknown
}

/** The unit whose values are listed, as far as it is known, and its place in the fight. */
export interface FieldContext {
  readonly unit: Partial<UnitRequest>
  readonly place: UnitPlace
  readonly kind: FightKind
  readonly book: Rulebook
}

const isShooter = ({ kind, place }: FieldContext): boolean => kind === 'shoot' && place.side === 'attacker'

const troopOf = ({ unit: { unit = '', faction }, book }: FieldContext): Troop | undefined => troopFor(book, unit, faction)

/** Caches values that depend only on the book and on `key`: every tap on the page asks for them again. */
const memoizeByBook = <T extends FieldValue>(
  key: (context: FieldContext) => string,
  make: (context: FieldContext) => readonly T[]
) => {
  const known = new WeakMap<Rulebook, Map<string, readonly T[]>>()
  return (context: FieldContext): readonly T[] => {
    const ofBook = known.get(context.book) ?? new Map<string, readonly T[]>()
    known.set(context.book, ofBook)
    const name = `${isSpanish()} ${key(context)}`
    const found = ofBook.get(name) ?? make(context)
    ofBook.set(name, found)
    return found
  }
}

const factions = memoizeByBook<FieldValue>(
  () => '',
  ({ book }) => [
    ...Object.entries(book.factions).map(([id, { name }]) => ({ label: name, value: id })),
    { label: t('none{head}', { head: '' }), hint: t('plain troops, and swords for hire, who have no board'), value: undefined }
  ]
)

/** Whether a troop can be picked: troops and heroes of the faction, and those who serve any faction. */
const isAvailable = (troop: Troop, { unit: { faction }, book }: FieldContext): boolean => {
  if (troop.hero) return faction !== undefined && troop.hero.factions.includes(faction)
  if (faction === undefined || troop.faction !== undefined) return troop.faction === faction
  return !isPlain(book, troop)
}

const canShoot = ({ weapon, weapons }: Troop, { weapons: rows }: Rulebook): boolean =>
  [weapon, ...weapons].some(id => id !== undefined && rows[id]?.range !== undefined)

const troopHint = (troop: Troop, book: Rulebook): string => {
  const { armour, dice } = profileOf(book, troop, troop.weapon)
  const each = troop.models?.most === 1 ? '' : t(' each')
  const rate =
    dice.models === 1 ? `${dice.dice}${each}` : t('{dice} for {models} models', { dice: dice.dice, models: dice.models })
  return t('{class}, armour {armour}, attack dice {rate}', { class: translate(troop.class), armour, rate })
}

const troops = memoizeByBook<FieldValue>(
  context => `${isShooter(context)} ${context.unit.faction ?? ''}`,
  context =>
    Object.entries(context.book.troops)
      .filter(([, troop]) => isAvailable(troop, context) && (!isShooter(context) || canShoot(troop, context.book)))
      .map(([id, troop]) => ({ label: troop.name, hint: troopHint(troop, context.book), value: id }))
)

/** The usual size of a unit: what one point buys (R1.0). */
export const usualModelCount = (context: FieldContext): number => {
  const troop = troopOf(context)
  const most =
    troop && context.unit.unit !== undefined ? mostModels({ ...context.unit, unit: context.unit.unit }, context.book) : 12
  return troop ? Math.min(most, usualModels(troop) ?? context.book.classes[troop.class].perPoint ?? most) : most
}

const models = (context: FieldContext): readonly FieldValue[] => {
  const { unit, book } = context
  const most = unit.unit === undefined || !troopOf(context) ? 0 : mostModels({ ...unit, unit: unit.unit }, book)
  return Array.from({ length: most }, (_, i) => ({ label: `${i + 1}`, value: i + 1 }))
}

/** The troop's weapons; for a shot only missile weapons. Unless it always carries one, "nothing special" comes first. */
const weapons = (context: FieldContext): readonly FieldValue[] => {
  const troop = troopOf(context)
  if (!troop) return []
  const { weapons: rows } = context.book
  const may = troop.weapons.filter(id => !(context.unit.mounted && troop.onFoot?.includes(id)))
  const fit = may.filter(id => !isShooter(context) || rows[id]?.range !== undefined)
  const named = fit.map(id => ({
    label: rows[id]?.name ?? id,
    hint: rows[id]?.effects.map(describeEffect).join('; ') ?? '',
    value: id
  }))
  const isCarried = troop.weapon !== undefined && troop.weapons.length === 1
  return isShooter(context) || isCarried ? named : [{ label: t('nothing special'), value: undefined }, ...named]
}

const mounts = (context: FieldContext): readonly FieldValue[] =>
  troopOf(context)?.mounted === 'may'
    ? [
        { label: t('on foot'), value: undefined },
        { label: t('mounted'), value: true }
      ]
    : []

const fatigue = (context: FieldContext): readonly FieldValue[] => {
  const troop = troopOf(context)
  const limit = context.unit.fatigueLimit ?? (troop ? profileOf(context.book, troop).fatigueLimit : 3)
  const most = isShooter(context) ? limit - 1 : limit + 1
  return Array.from({ length: most + 1 }, (_, i) => ({
    label: `${i}`,
    ...(i >= limit && { hint: t('exhausted (R3.2)') }),
    value: i === 0 ? undefined : i
  }))
}

const covers = ({ place, unit }: FieldContext): readonly FieldValue[] =>
  place.side === 'attacker' || unit.mounted || unit.building
    ? []
    : COVERS.map(cover => ({
        label: cover === 'none' ? t('no cover') : translate(`${cover} cover`),
        value: cover === 'none' ? undefined : cover
      }))

const engaged = ({ unit: { models: all = 1 } }: FieldContext): readonly FieldValue[] =>
  Array.from({ length: all }, (_, i) =>
    i + 1 === all ? { label: t('all'), value: undefined } : { label: `${i + 1}`, value: i + 1 }
  )

/** A shooter spends no fatigue, and its target buys armour only (R2.2). */
const spends = (context: FieldContext): readonly FieldValue[] =>
  isShooter(context)
    ? []
    : [
        { label: t('nothing'), value: undefined },
        { label: t('own armour +1'), value: ['armour'] },
        ...(context.kind === 'melee'
          ? [
              { label: t('enemy armour -1'), value: ['enemy-armour'] },
              { label: t('both'), value: ['armour', 'enemy-armour'] }
            ]
          : [])
      ]

const diceChoices = ({ kind, place, book }: FieldContext): readonly FieldValue[] =>
  kind === 'melee' && place.side === 'defender'
    ? [
        { label: book.edition === 1 ? t('keeps dice') : t('keeps ranks open'), value: undefined },
        { label: book.edition === 1 ? t('gives up dice') : t('closes ranks'), value: true }
      ]
    : []

const moved = ({ place }: FieldContext): readonly FieldValue[] =>
  place.side === 'attacker'
    ? [
        { label: t('first activation'), value: undefined },
        { label: t('moved before'), hint: t('1 more fatigue (R4.1)'), value: true }
      ]
    : []

/** Every ability of the unit's boards with each of its choices. */
const abilityUses = memoizeByBook(
  ({ unit: { unit = '', faction }, place: { side } }) => `${side} ${unit} ${faction ?? ''}`,
  ({ unit: { unit: id, faction }, place, book }) => {
    if (id === undefined || !troopFor(book, id, faction)) return []
    const unit: UnitRequest = { unit: id, ...(faction !== undefined && { faction }) }
    return usableAbility(unit, place.side === 'attacker', book).map(({ use, text: said, multi }) => ({
      label: said,
      hint: describeUse(use, unit, book),
      value: use,
      multi
    }))
  }
)

/** Abilities that could be added. */
const abilities = (context: FieldContext): readonly FieldValue[] => {
  const used = new Set((context.unit.abilities ?? []).map(use => asAbilityUse(use).id))
  return abilityUses(context).filter(({ value, multi }) => multi || !used.has((value as AbilityUse).id))
}

/** An effect with the dice that were chosen; none where it is about dice that were not. */
const withChosenDice = (effect: Effect, { choice }: Ability, use: AbilityUse): readonly Effect[] => {
  const kind = (['attack', 'defence'] as const).find(
    each =>
      'count' in effect &&
      typeof effect.count === 'object' &&
      'follows' in effect.count &&
      effect.count.follows === `chosen-${each}`
  )
  if (!kind) return [effect]
  const dice = choice?.take === 'pool' ? poolDiceOf(use, choice.each, choice.rare)[kind] : (use[kind] ?? 0)
  return dice === 0 ? [] : [{ ...effect, count: dice } as Effect]
}

const describeUse = (use: AbilityUse, unit: UnitRequest, book: Rulebook): string => {
  const troop = troopFor(book, unit.unit, unit.faction)
  if (!troop) return ''
  const ability = abilityFor(book, use.id, troop, unit.faction)
  const only = ability.if ? t(', if {conditions}', { conditions: describeConditions(ability.if) }) : ''
  return `${ability.name}: ${ability.effects
    .flatMap(each => withChosenDice(each, ability, use))
    .map(describeEffect)
    .join('; ')}${only}`
}

interface ListedFieldRow {
  readonly label: Text
  readonly shortLabel?: Text
  readonly values: (context: FieldContext) => readonly FieldValue[]
}

/** The fields of a unit that are picked from a list, in the order of the questions. */
export const LISTED_FIELDS = {
  faction: { label: 'faction', shortLabel: 'faction{head}', values: factions },
  unit: { label: 'troop', shortLabel: 'troop{head}', values: troops },
  models: { label: 'models', values: models },
  weapon: { label: 'weapon', shortLabel: 'weapon{head}', values: weapons },
  mounted: { label: 'horses', shortLabel: 'mount', values: mounts },
  fatigue: { label: 'fatigue', values: fatigue },
  cover: { label: 'cover', values: covers },
  abilities: { label: 'abilities', values: abilities },
  spend: { label: 'enemy fatigue spent', shortLabel: 'spends', values: spends },
  givesUpDice: { label: 'attack dice', shortLabel: 'dice', values: diceChoices },
  engaged: { label: 'models that fight', shortLabel: 'fighting', values: engaged },
  moved: { label: 'activation', shortLabel: 'moved{head}', values: moved }
} as const satisfies Readonly<Record<string, ListedFieldRow>>

/** The key of a field that is picked from a list. */
export type ListedField = keyof typeof LISTED_FIELDS

/** Whether a field of a unit is picked from a list. */
export const isListedField = (key: string): key is ListedField => Object.hasOwn(LISTED_FIELDS, key)

/** The values to pick from for a field; none for a field that is not in LISTED_FIELDS. */
export const valuesOf = (key: string, context: FieldContext): readonly FieldValue[] =>
  isListedField(key) ? LISTED_FIELDS[key].values(context) : []

/** The unit with a value set; undefined removes the key. */
export const withValue = (unit: Draft, key: string, value: unknown): Draft => {
  const { [key]: _, ...rest } = unit
  return value === undefined ? rest : { ...rest, [key]: value }
}

/** The messages of a RequestError or OverBudget, each once. Throws any other error. */
export const messagesOf = (error: unknown): readonly string[] => {
  if (error instanceof OverBudget) return [error.message]
  if (error instanceof RequestError) return [...new Set(error.mistakes.map(({ message }) => message))]
  throw error
}

/** What `make` returns, with a fresh budget of work, or why it was refused. */
export const tryRequest = <T>(make: () => T): T | { readonly refused: readonly string[] } => {
  try {
    resetWork()
    return make()
  } catch (error) {
    return { refused: messagesOf(error) }
  }
}

/** Whether the fight is possible with the unit changed like this. */
export const isPossible = (
  scenario: Scenario,
  place: UnitPlace,
  change: (unit: UnitRequest) => Draft,
  book: Rulebook
): boolean => {
  const draft = withUnit(scenario, place, unit => change(unit) as unknown as UnitRequest)
  const checked = tryRequest(() => requested({ scenario: draft }, () => book))
  return !('refused' in checked) && misfits(checked.scenario, checked.book).length === 0
}
