import { clampedArmour } from '../../battle/combatant'
import type { Rulebook } from '../../battle/odds'
import { preparedEngagement } from '../../battle/prepare'
import { t } from '../../model/language'
import type { FightKind, Scenario, UnitRequest } from '../../model/scenario'
import { reportHead } from '../../model/schema'
import type { Roster } from '../../model/warband'
import type { WarbandCheckReport, WarbandReport, WarbandUnit } from '../../model/warband-report'
import { diceOfUnit, diceOfUnits } from '../../saga-dice/dice-count'
import { canShoot, requestOf, rosterUnitName, unitsOf } from '../../warband/fighting'
import { checkRoster } from '../../warband/legality'
import { allEntries, type Muster, musterOf, pointsText, type RosterEntry, unitCost } from '../../warband/muster'
import { type LostModels, pointsForAll, pointsForModels } from '../../warband/victory'

/** What a warband is, and whether it is legal. */

/** An enemy; the numbers that are read do not depend on it. */
const ANY_ENEMY: UnitRequest = { unit: 'warriors', models: 1 }

const engagementOf = (kind: FightKind, request: UnitRequest, book: Rulebook, isTarget = false) => {
  const enemy = kind === 'shoot' ? { ...ANY_ENEMY, weapon: 'bow' } : ANY_ENEMY
  const [attacker, defender] = isTarget ? [enemy, request] : [request, ANY_ENEMY]
  const scenario: Scenario = { kind, edition: book.edition, attacker, defender }
  return preparedEngagement(scenario, book, () => {})
}

const diceAndArmour = (request: UnitRequest, shoots: boolean, book: Rulebook) => {
  const [melee, shotAt] = [engagementOf('melee', request, book).attacker, engagementOf('shoot', request, book, true).defender]
  return {
    attackDice: melee.held,
    ...(shoots && { attackDiceShot: engagementOf('shoot', request, book).attacker.held }),
    armour: clampedArmour(melee.armour, book),
    armourShot: clampedArmour(shotAt.armour, book)
  }
}

/** The losses when every model of one unit is lost. */
const whollyLost = ({ entry, troop }: RosterEntry, { roster }: Muster): LostModels => ({
  troop,
  models: entry.models,
  ...(entry.mount !== undefined && { mount: entry.mount }),
  isFurther: troop.class === 'warlord' && !troop.hero && entry !== roster.leader
})

/** A unit's models, points, dice and armour; its SAGA dice are added by `describeWarband`. */
const unitNumbers = (each: RosterEntry, all: Muster): Omit<WarbandUnit, 'sagaDice'> => {
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
    victoryPoints: pointsForModels(whollyLost(each, all), book) + book.numbers.unitPoints
  }
}

/** A roster with the rulebook of its edition. */
export interface RosterWithBook {
  readonly roster: Roster
  readonly book: Rulebook
}

const verdictText = (legal: number, all: number): string => {
  if (all === 1) return legal === 1 ? t('a legal warband') : t('not a legal warband')
  return t('{legal} of {all} warbands are legal', { legal, all })
}

/** Whether these are legal warbands, with every fault of each. Throws a RangeError where there is none. */
export const checkRosters = (rosters: readonly RosterWithBook[]): Omit<WarbandCheckReport, 'replay' | 'request'> => {
  const all = rosters.map(({ roster, book }) => checkRoster(roster, book))
  const [first] = rosters
  if (!first) throw new RangeError('there is no roster to check')
  const legal = all.filter(({ isLegal }) => isLegal).length
  return {
    ...reportHead(
      'warband-check',
      rosters.length === 1 ? `${first.roster.name}: ${verdictText(legal, 1)}` : verdictText(legal, all.length),
      first.book
    ),
    rosters: all,
    notes: []
  }
}

const sagaDiceOf = (roster: Roster, book: Rulebook): WarbandReport['sagaDice'] => {
  const units = unitsOf(roster).map(({ unit, models, units: count }) => ({ unit, models, units: count }))
  const battle = book.muster.battles[roster.points]
  const count = diceOfUnits(book, { units, left: 0, oneOf: 1, ...(battle && { most: battle.sagaDice }) })
  return {
    rolled: count.rolled,
    generated: count.generated ?? count.rolled,
    most: count.most ?? count.rolled,
    ...(count.beside !== undefined && { beside: count.beside }),
    falls: count.falls ?? []
  }
}

/** The report of a warband: models, dice, armour, points to lose; legal or not. */
export const describeWarband = (roster: Roster, book: Rulebook): Omit<WarbandReport, 'replay' | 'request'> => {
  const all = musterOf(roster, book)
  const { cost, faults, isLegal } = checkRoster(roster, book)
  const entries = allEntries(all)
  const fallen = entries.flatMap(each => Array.from({ length: each.entry.units }, () => whollyLost(each, all)))
  return {
    ...reportHead(
      'warband',
      `${roster.name}: ${book.factions[roster.faction]?.name ?? roster.faction}, ${pointsText(cost)}`,
      book
    ),
    roster,
    isLegal,
    faults,
    units: entries.map(each => ({
      ...unitNumbers(each, all),
      sagaDice: diceOfUnit(book, each.entry.unit, each.entry.models, roster.leader?.unit)
    })),
    models: entries.reduce((sum, { entry }) => sum + entry.models * entry.units, 0),
    cost,
    sagaDice: sagaDiceOf(roster, book),
    victoryPoints: pointsForAll(fallen, fallen.length, book).total,
    notes: []
  }
}
