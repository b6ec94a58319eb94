import { prepared } from '../../battle/prepare'
import { clampedArmour } from '../../battle/standing'
import type { FightKind, Scenario, UnitRequest } from '../../model/scenario'
import { SCHEMA } from '../../model/schema'
import type { MusterUnit, Roster } from '../../model/warband'
import type { WarbandReport, WarbandUnit } from '../../model/warband-report'
import { own } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'
import { diceOf, diceOfUnits } from '../../turn/dice-count'
import { inPoints } from '../../warband/figures'
import { checked } from '../../warband/legality'
import { everyone, mustered, unitCost } from '../../warband/mustered'
import { type Fallen, worthOf, worthOfAll } from '../../warband/victory'
import { canShoot, nameOf, requestOf } from './unit'

/** A warband at a glance: models, dice, armour, and what there is to lose. */

/** Anybody: the numbers that are read do not hang on him. */
const ANYBODY: UnitRequest = { unit: 'warriors', models: 1 }

const fray = (kind: FightKind, request: UnitRequest, book: Rulebook, isTarget = false) => {
  const enemy = kind === 'shoot' ? { ...ANYBODY, weapon: 'bow' } : ANYBODY
  const [attacker, defender] = isTarget ? [enemy, request] : [request, ANYBODY]
  const scenario: Scenario = { kind, edition: book.edition, attacker, defender }
  return prepared(scenario, book, () => {})
}

const numbersOf = (request: UnitRequest, shoots: boolean, book: Rulebook) => {
  const [melee, shotAt] = [fray('melee', request, book).attacker, fray('shoot', request, book, true).defender]
  return {
    attackDice: melee.held,
    ...(shoots && { attackDiceShot: fray('shoot', request, book).attacker.held }),
    armour: clampedArmour(melee.armour, book),
    armourShot: clampedArmour(shotAt.armour, book)
  }
}

const fallenOf = (entry: MusterUnit, troop: Troop, roster: Roster): Fallen => ({
  troop,
  models: entry.models,
  isFurther: troop.class === 'warlord' && !troop.hero && entry !== roster.leader
})

const unitOf = (entry: MusterUnit, troop: Troop, roster: Roster, book: Rulebook): WarbandUnit => {
  const request = requestOf(entry, roster, book)
  const { sagaDiceFrom } = book.classes[troop.class]
  const cost = entry === roster.leader ? (troop.hero?.cost ?? null) : unitCost({ entry, troop }, book)
  return {
    unit: entry.unit,
    name: nameOf(request, book),
    class: troop.class,
    models: entry.models,
    units: entry.units,
    cost,
    sagaDice: diceOf(book, troop, entry.models, own(book.troops, roster.leader?.unit ?? '')),
    ...(sagaDiceFrom !== undefined && { sagaDiceFrom }),
    ...numbersOf(request, canShoot(entry, book), book),
    victoryPoints: worthOf(fallenOf(entry, troop, roster), book) + book.numbers.unitPoints
  }
}

const sagaDiceOf = (roster: Roster, book: Rulebook): WarbandReport['sagaDice'] => {
  const units = [...(roster.leader ? [roster.leader] : []), ...roster.units].map(({ unit, models, units: count }) => ({
    unit,
    models,
    units: count
  }))
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

/** The notes that go with every warband of these editions. */
export const musterNotes = (editions: readonly Rulebook[]): readonly string[] => [
  ...new Set(editions.flatMap(({ muster }) => muster.borrowed ?? []))
]

/** What a warband is: legal or not, it is shown. */
export const show = (roster: Roster, book: Rulebook): Omit<WarbandReport, 'replay'> => {
  const all = mustered(roster, book)
  const { cost, faults, isLegal } = checked(roster, book)
  const everybody = everyone(all)
  const fallen = everybody.flatMap(({ entry, troop }) =>
    Array.from({ length: entry.units }, () => fallenOf(entry, troop, roster))
  )
  return {
    schema: SCHEMA,
    kind: 'warband',
    headline: `${roster.name}: ${book.factions[roster.faction]?.name ?? roster.faction}, ${inPoints(cost)}`,
    edition: book.edition,
    rules: book.version,
    roster,
    isLegal,
    faults,
    units: everybody.map(({ entry, troop }) => unitOf(entry, troop, roster, book)),
    models: everybody.reduce((sum, { entry }) => sum + entry.models * entry.units, 0),
    cost,
    sagaDice: sagaDiceOf(roster, book),
    victoryPoints: worthOfAll(fallen, fallen.length, book).total,
    notes: musterNotes([book])
  }
}
