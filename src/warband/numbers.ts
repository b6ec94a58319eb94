import { clampedArmour } from '../battle/combatant'
import { prepared } from '../battle/prepare'
import type { FightKind, Scenario, UnitRequest } from '../model/scenario'
import type { WarbandUnit } from '../model/warband-report'
import type { Rulebook } from '../rules/types'
import { canShoot, requestOf, rosterUnitName } from './fighting'
import { type Enlisted, type Muster, unitCost } from './muster'
import { type Fallen, worthOf } from './victory'

/** What a unit is in numbers, whomever it fights. */

/** Anybody: the numbers that are read do not depend on him. */
const ANYBODY: UnitRequest = { unit: 'warriors', models: 1 }

const engagement = (kind: FightKind, request: UnitRequest, book: Rulebook, isTarget = false) => {
  const enemy = kind === 'shoot' ? { ...ANYBODY, weapon: 'bow' } : ANYBODY
  const [attacker, defender] = isTarget ? [enemy, request] : [request, ANYBODY]
  const scenario: Scenario = { kind, edition: book.edition, attacker, defender }
  return prepared(scenario, book, () => {})
}

const diceAndArmour = (request: UnitRequest, shoots: boolean, book: Rulebook) => {
  const [melee, shotAt] = [engagement('melee', request, book).attacker, engagement('shoot', request, book, true).defender]
  return {
    attackDice: melee.held,
    ...(shoots && { attackDiceShot: engagement('shoot', request, book).attacker.held }),
    armour: clampedArmour(melee.armour, book),
    armourShot: clampedArmour(shotAt.armour, book)
  }
}

/** One unit of these, all of it lost. */
export const allOf = ({ entry, troop }: Enlisted, { roster }: Muster): Fallen => ({
  troop,
  models: entry.models,
  ...(entry.mount !== undefined && { mount: entry.mount }),
  isFurther: troop.class === 'warlord' && !troop.hero && entry !== roster.leader
})

/** All but its SAGA dice. */
export const numbersOf = (each: Enlisted, all: Muster): Omit<WarbandUnit, 'sagaDice'> => {
  const { roster, book } = all
  const { entry, troop } = each
  const request = requestOf(entry, roster, book)
  const { sagaDiceFrom } = book.classes[troop.class]
  return {
    unit: entry.unit,
    name: rosterUnitName(request, book),
    class: troop.class,
    models: entry.models,
    units: entry.units,
    cost: entry === roster.leader ? (troop.hero?.cost ?? null) : unitCost(each, book),
    ...(sagaDiceFrom !== undefined && { sagaDiceFrom }),
    ...diceAndArmour(request, canShoot(entry, book), book),
    victoryPoints: worthOf(allOf(each, all), book) + book.numbers.unitPoints
  }
}
