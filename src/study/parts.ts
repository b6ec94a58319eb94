import { choiceOf } from '../battle/headline'
import type { Rulebook } from '../battle/odds'
import { prepared } from '../battle/prepare'
import { type Fray, type SideName, unitAt } from '../battle/standing'
import { type Place, placesOf, unitIn, without, withUnit } from '../battle/units'
import { type Effect, whoseOf } from '../model/effect'
import type { PartKind } from '../model/effects-report'
import type { AbilityUse, Scenario, UnitRequest } from '../model/scenario'

/** What can be left out of a fight: abilities, bonuses, covers, fatigue and its spending, weapons, the giving up of dice. */

export interface Part {
  readonly place: Place
  readonly unit: string
  readonly what: PartKind
  readonly name: string
  readonly drop: (unit: UnitRequest) => UnitRequest
}

type Piece = Pick<Part, 'what' | 'name' | 'drop'>

const dropping = (what: PartKind, name: string, ...keys: readonly (keyof UnitRequest)[]): Piece => ({
  what,
  name,
  drop: unit => keys.reduce<UnitRequest>((less, key) => without(less, key), unit)
})

/** An ability of its own object, so that of two uses of a pool each can be left out. */
const withOwnAbilities = (unit: UnitRequest): UnitRequest =>
  unit.abilities ? { ...unit, abilities: unit.abilities.map(use => (typeof use === 'string' ? { id: use } : { ...use })) } : unit

/** The same fight, ready to be taken apart. */
export const apart = (scenario: Scenario): Scenario =>
  placesOf(scenario).reduce((now, place) => withUnit(now, place, withOwnAbilities), scenario)

const abilities = ({ abilities: uses = [] }: UnitRequest, names: readonly string[]): readonly Piece[] =>
  uses.map((use, i) => ({
    what: 'ability',
    name: names[i] ?? (use as AbilityUse).id,
    drop: unit => ({ ...unit, abilities: (unit.abilities ?? []).filter(other => other !== use) })
  }))

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count))

const bonusName = (effect: Effect): string => {
  const whose = whoseOf(effect) === 'enemy' ? 'enemy ' : ''
  const verb = effect.verb.replace('-', ' ')
  if (effect.verb === 'reroll') return `re-rolls ${effect.of}`
  return 'count' in effect && typeof effect.count === 'number' ? `${whose}${verb} ${signed(effect.count)}` : `${whose}${verb}`
}

const bonuses = ({ effects = [] }: UnitRequest): readonly Piece[] =>
  effects.map(effect => ({
    what: 'bonus',
    name: bonusName(effect),
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

const spends = ({ spend = [] }: UnitRequest): readonly Piece[] =>
  spend.map(each => ({
    what: 'spend',
    name: SPENDS[each],
    drop: unit => ({ ...unit, spend: (unit.spend ?? []).filter(other => other !== each) })
  }))

const condition = (
  { cover = 'none', building, fatigue = 0, moved, givesUpDice }: UnitRequest,
  { edition }: Rulebook
): readonly Piece[] => [
  ...(building ? [dropping('cover', 'the building', 'building', 'cover', 'ground')] : []),
  ...(cover !== 'none' && !building ? [dropping('cover', `${cover} cover`, 'cover')] : []),
  ...(fatigue > 0 ? [dropping('fatigue', `fatigue ${fatigue}`, 'fatigue')] : []),
  ...(moved ? [dropping('moved', 'moved before', 'moved')] : []),
  ...(givesUpDice ? [dropping('givesUpDice', edition === 1 ? 'giving up dice' : 'closed ranks', 'givesUpDice')] : [])
]

const UNARMED = 'none'

/** A weapon can be put down, but not by the unit that shoots with it. */
const weapon = (scenario: Scenario, place: Place, carried: string | undefined, book: Rulebook): readonly Piece[] => {
  const isShooter = scenario.kind === 'shoot' && place.side === 'attacker'
  if (carried === undefined || isShooter) return []
  return [{ what: 'weapon', name: book.weapons[carried]?.name ?? carried, drop: unit => ({ ...unit, weapon: UNARMED }) }]
}

const sideName = ({ side, index }: Place): SideName => (index === 1 ? 'companion' : side)

const piecesOf = (scenario: Scenario, place: Place, fray: Fray, book: Rulebook): readonly Part[] => {
  const request = unitIn(scenario, place)
  const { unit } = unitAt(fray, sideName(place))
  const pieces = [
    ...abilities(request, unit.abilities.map(choiceOf)),
    ...bonuses(request),
    ...weapon(scenario, place, unit.weapon, book),
    ...condition(request, book),
    ...spends(request)
  ]
  return pieces.map(piece => ({ place, unit: unit.name, ...piece }))
}

/** Every part of a fight that `apart` has made ready, the attackers' first. */
export const partsOf = (scenario: Scenario, book: Rulebook): readonly Part[] => {
  const fray = prepared(scenario, book, () => {})
  return placesOf(scenario).flatMap(place => piecesOf(scenario, place, fray, book))
}

/** Every unit of a fight without some of its parts, made once for each set of them: asked by the bits of the parts that stay. */
export const fightWith = (scenario: Scenario, parts: readonly Part[]): ((set: number) => Scenario) => {
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
export const withoutParts = (scenario: Scenario, parts: readonly Part[]): Scenario =>
  parts.reduce((less, { place, drop }) => withUnit(less, place, drop), scenario)
