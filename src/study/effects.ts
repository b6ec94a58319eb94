import { type Engagement, type UnitRole, unitAt } from '../battle/combatant'
import { isTooLarge } from '../battle/fight'
import { choiceOf } from '../battle/headline'
import type { Rulebook } from '../battle/odds'
import { preparedEngagement } from '../battle/prepare'
import { numbersOfWhatFits } from '../battle/summary'
import { placesOf, type UnitPlace, unitIn, without, withoutMethod, withUnit } from '../battle/units'
import type { CellNumbers } from '../model/cell-numbers'
import { cellNames, differences, isNone, noNumbers } from '../model/cell-numbers'
import { describeEffect } from '../model/effect'
import type { EffectOfPart, Effects, PartKind } from '../model/fight-report'
import { t } from '../model/language'
import type { AbilityUse, Scenario, UnitRequest } from '../model/scenario'
import { mapWithForecast } from '../model/work'

/** A part of a fight that can be left out: an ability, a bonus, cover, fatigue or its spending, a weapon, giving up dice. */
interface FightPart {
  readonly place: UnitPlace
  readonly unit: string
  readonly what: PartKind
  readonly name: string
  readonly drop: (unit: UnitRequest) => UnitRequest
}

type UnitPart = Pick<FightPart, 'what' | 'name' | 'drop'>

const unitPart = (what: PartKind, name: string, ...keys: readonly (keyof UnitRequest)[]): UnitPart => ({
  what,
  name,
  drop: unit => keys.reduce<UnitRequest>((less, key) => without(less, key), unit)
})

/** Gives each use of an ability an object of its own, so that each of two equal uses can be left out by itself. */
const withDistinctUses = (unit: UnitRequest): UnitRequest =>
  unit.abilities ? { ...unit, abilities: unit.abilities.map(use => (typeof use === 'string' ? { id: use } : { ...use })) } : unit

const withDistinctAbilityUses = (scenario: Scenario): Scenario =>
  placesOf(scenario).reduce((now, place) => withUnit(now, place, withDistinctUses), scenario)

const abilityParts = ({ abilities: uses = [] }: UnitRequest, names: readonly string[]): readonly UnitPart[] =>
  uses.map((use, i) => ({
    what: 'ability',
    name: names[i] ?? (use as AbilityUse).id,
    drop: unit => ({ ...unit, abilities: (unit.abilities ?? []).filter(other => other !== use) })
  }))

const bonusParts = ({ effects = [] }: UnitRequest): readonly UnitPart[] =>
  effects.map(effect => ({
    what: 'bonus',
    name: describeEffect(effect),
    drop: unit => ({ ...unit, effects: (unit.effects ?? []).filter(other => other !== effect) })
  }))

const SPENDS = {
  armour: 'fatigue spent on armour',
  'enemy-armour': 'fatigue spent on enemy armour',
  'armour-1': "the first unit's fatigue spent on armour",
  'armour-2': "the second unit's fatigue spent on armour",
  'enemy-armour-1': "the first unit's fatigue spent on its armour",
  'enemy-armour-2': "the second unit's fatigue spent on its armour"
} as const

const spendParts = ({ spend = [] }: UnitRequest): readonly UnitPart[] =>
  spend.map(each => ({
    what: 'spend',
    name: t(SPENDS[each]),
    drop: unit => ({ ...unit, spend: (unit.spend ?? []).filter(other => other !== each) })
  }))

const conditionParts = (
  { cover = 'none', building, fatigue = 0, moved, givesUpDice }: UnitRequest,
  { edition }: Rulebook
): readonly UnitPart[] => [
  ...(building ? [unitPart('cover', t('the building'), 'building', 'cover', 'ground')] : []),
  ...(cover !== 'none' && !building ? [unitPart('cover', t(cover === 'light' ? 'light cover' : 'heavy cover'), 'cover')] : []),
  ...(fatigue > 0 ? [unitPart('fatigue', t('fatigue {fatigue}', { fatigue }), 'fatigue')] : []),
  ...(moved ? [unitPart('moved', t('moved before'), 'moved')] : []),
  ...(givesUpDice ? [unitPart('givesUpDice', edition === 1 ? t('giving up dice') : t('closed ranks'), 'givesUpDice')] : [])
]

const UNARMED = 'none'

/** The weapon of a unit, unless it shoots with it. */
const weaponPart = (scenario: Scenario, place: UnitPlace, carried: string | undefined, book: Rulebook): readonly UnitPart[] => {
  const isShooter = scenario.kind === 'shoot' && place.side === 'attacker'
  if (carried === undefined || isShooter) return []
  return [{ what: 'weapon', name: book.weapons[carried]?.name ?? carried, drop: unit => ({ ...unit, weapon: UNARMED }) }]
}

const roleOf = ({ side, index }: UnitPlace): UnitRole => (index === 1 ? 'companion' : side)

const partsOfUnit = (scenario: Scenario, place: UnitPlace, engagement: Engagement, book: Rulebook): readonly FightPart[] => {
  const request = unitIn(scenario, place)
  const { unit } = unitAt(engagement, roleOf(place))
  const pieces = [
    ...abilityParts(request, unit.abilities.map(choiceOf)),
    ...bonusParts(request),
    ...weaponPart(scenario, place, unit.weapon, book),
    ...conditionParts(request, book),
    ...spendParts(request)
  ]
  return pieces.map(piece => ({ place, unit: unit.name, ...piece }))
}

/** Every part of a fight, the attackers' first. Each use of an ability must be an object of its own (`withDistinctAbilityUses`). */
const partsOf = (scenario: Scenario, book: Rulebook): readonly FightPart[] => {
  const engagement = preparedEngagement(scenario, book, () => {})
  return placesOf(scenario).flatMap(place => partsOfUnit(scenario, place, engagement, book))
}

/** The fight with only a set of its parts, given as bits; each unit is built once for each set of its own parts. */
const fightWith = (scenario: Scenario, parts: readonly FightPart[]): ((set: number) => Scenario) => {
  const units = placesOf(scenario).map(place => {
    const own = parts.flatMap((part, i) =>
      part.place.side === place.side && part.place.index === place.index ? [{ part, bit: 1 << i }] : []
    )
    return { place, own, mask: own.reduce((mask, { bit }) => mask | bit, 0), known: new Map<number, UnitRequest>() }
  })
  return set =>
    units.reduce((fight, { place, own, mask, known }) => {
      const stay = set & mask
      const unit =
        known.get(stay) ??
        own.filter(({ bit }) => (set & bit) === 0).reduce((less, { part }) => part.drop(less), unitIn(scenario, place))
      known.set(stay, unit)
      return withUnit(fight, place, () => unit)
    }, scenario)
}

/** The fight without some of its parts. */
const withoutParts = (scenario: Scenario, parts: readonly FightPart[]): Scenario =>
  parts.reduce((less, { place, drop }) => withUnit(less, place, drop), scenario)

/** Shapley values: what each part adds, averaged over all orders of adding the parts; exact, from the numbers of every subset. */

/**
 * `weights[s]`: the share of all orders in which a part comes after a given set of s others, of n parts in all: s! (n-s-1)! / n!.
 */
const weightsFor = (n: number): readonly number[] => {
  const weights: number[] = [1 / n]
  for (let s = 1; s < n; s++) weights[s] = ((weights[s - 1] ?? 0) * s) / (n - s)
  return weights
}

const sizeOf = (set: number): number => {
  let size = 0
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1
  return size
}

/**
 * `numbers[set]`: the numbers of the fight with the parts whose bits are in the set. The shares of the parts add up to the numbers with
 * all of them less those with none.
 */
export const shapley = (numbers: readonly CellNumbers[], parts: number): readonly CellNumbers[] => {
  const weights = weightsFor(parts)
  const weightOf = numbers.map((_, set) => weights[sizeOf(set)] ?? 0)
  return Array.from({ length: parts }, (_, part) => {
    const bit = 1 << part
    const share: Record<string, number> = {}
    numbers.forEach((without, set) => {
      const withPart = numbers[set | bit]
      if ((set & bit) !== 0 || !withPart) return
      const weight = weightOf[set] ?? 0
      for (const key of cellNames()) {
        const [more, less] = [withPart[key], without[key]]
        if (more !== undefined && less !== undefined) share[key] = (share[key] ?? 0) + weight * (more - less)
      }
    })
    return { ...noNumbers(), ...share }
  })
}

/** The effect of every part of a fight: by removing it alone, and by its Shapley value. */

/** The most parts with Shapley values, which take 4096 fights; of more parts each is only removed alone. */
const MOST_PARTS = 12

const rowOf = ({ place, unit, what, name }: FightPart, alone: CellNumbers, share?: CellNumbers): EffectOfPart => ({
  side: place.side,
  unit,
  what,
  name,
  alone,
  ...(share && { share })
})

/** By set of parts as bits, the numbers of the fight with these parts alone. */
const numbersOfSubsets = (scenario: Scenario, parts: readonly FightPart[], book: Rulebook): readonly CellNumbers[] => {
  const fight = fightWith(scenario, parts)
  const sets = Array.from({ length: 2 ** parts.length }, (_, set) => set)
  const part = {
    what: t('the {sets} fights with some of its {parts} parts', { sets: sets.length, parts: parts.length }),
    cure: t('leave out --explain')
  }
  return mapWithForecast(sets, part, set => numbersOfWhatFits(fight(set), book))
}

/** Whether a part is shown: abilities always, others where they matter. */
const isWorthShowing = ({ what, alone, share }: EffectOfPart): boolean =>
  what === 'ability' || !isNone(alone) || (share !== undefined && !isNone(share))

const effectsWithShares = (scenario: Scenario, parts: readonly FightPart[], book: Rulebook): Effects => {
  const numbers = numbersOfSubsets(scenario, parts, book)
  const whole = numbers.at(-1)
  const bare = numbers[0]
  if (!whole || !bare) return { parts: [], interact: false }
  const shares = shapley(numbers, parts.length).map(share => differences(share, noNumbers()))
  const rows = parts.map((part, i) =>
    rowOf(part, differences(whole, numbers[(numbers.length - 1) ^ (1 << i)] ?? whole), shares[i])
  )
  const interact = rows.some(({ alone, share }) => share !== undefined && !isNone(differences(alone, share)))
  return { parts: rows.filter(isWorthShowing), bare, interact }
}

const effectsAlone = (scenario: Scenario, parts: readonly FightPart[], book: Rulebook): Effects => {
  const whole = numbersOfWhatFits(scenario, book)
  const rows = parts.map(part => rowOf(part, differences(whole, numbersOfWhatFits(withoutParts(scenario, [part]), book))))
  return { parts: rows.filter(isWorthShowing), interact: false }
}

/**
 * The effect of every part of a fight on its numbers, exact. Undefined where the fight has no parts, or is too large to be worked
 * out. The scenario is one that `odds` answers.
 */
export const effects = (scenario: Scenario, book: Rulebook): Effects | undefined => {
  const fight = withDistinctAbilityUses(withoutMethod(scenario))
  const parts = partsOf(fight, book)
  if (parts.length === 0) return undefined
  try {
    return parts.length > MOST_PARTS ? effectsAlone(fight, parts, book) : effectsWithShares(fight, parts, book)
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw error
  }
}
