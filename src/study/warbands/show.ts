import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import type { Roster } from '../../model/warband'
import type { WarbandCheckReport, WarbandReport } from '../../model/warband-report'
import { diceOfUnit, diceOfUnits } from '../../saga-dice/dice-count'
import { unitsOf } from '../../warband/fighting'
import { inPoints } from '../../warband/figures'
import { checked } from '../../warband/legality'
import { everyone, musterOf } from '../../warband/muster'
import { allOf, numbersOf } from '../../warband/numbers'
import { worthOfAll } from '../../warband/victory'

/** Rosters with the rulebooks of their editions. */
export interface Rostered {
  readonly roster: Roster
  readonly book: Rulebook
}

const said = (legal: number, all: number): string => {
  if (all === 1) return legal === 1 ? t('a legal warband') : t('not a legal warband')
  return t('{legal} of {all} warbands are legal', { legal, all })
}

/** Whether these are legal warbands, with every fault of each. */
export const check = (rosters: readonly Rostered[]): Omit<WarbandCheckReport, 'replay' | 'request'> => {
  const all = rosters.map(({ roster, book }) => checked(roster, book))
  const [first] = rosters
  if (!first) throw new RangeError('there is no roster to check')
  const legal = all.filter(({ isLegal }) => isLegal).length
  return {
    schema: SCHEMA,
    kind: 'warband-check',
    headline: rosters.length === 1 ? `${first.roster.name}: ${said(legal, 1)}` : said(legal, all.length),
    edition: first.book.edition,
    rules: first.book.version,
    rosters: all,
    notes: []
  }
}

/** A warband at a glance: models, dice, armour, and what there is to lose. */

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

/** What a warband is: legal or not, it is shown. */
export const show = (roster: Roster, book: Rulebook): Omit<WarbandReport, 'replay' | 'request'> => {
  const all = musterOf(roster, book)
  const { cost, faults, isLegal } = checked(roster, book)
  const everybody = everyone(all)
  const fallen = everybody.flatMap(each => Array.from({ length: each.entry.units }, () => allOf(each, all)))
  return {
    schema: SCHEMA,
    kind: 'warband',
    headline: `${roster.name}: ${book.factions[roster.faction]?.name ?? roster.faction}, ${inPoints(cost)}`,
    edition: book.edition,
    rules: book.version,
    roster,
    isLegal,
    faults,
    units: everybody.map(each => ({
      ...numbersOf(each, all),
      sagaDice: diceOfUnit(book, each.entry.unit, each.entry.models, roster.leader?.unit)
    })),
    models: everybody.reduce((sum, { entry }) => sum + entry.models * entry.units, 0),
    cost,
    sagaDice: sagaDiceOf(roster, book),
    victoryPoints: worthOfAll(fallen, fallen.length, book).total,
    notes: []
  }
}
