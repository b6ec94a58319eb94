import { range } from '../model/combinations'
import type { TroopClass } from '../model/effect'
import { byPlace } from '../model/errors'
import { t } from '../model/language'
import { ROUNDING } from '../model/limits'
import { either } from '../model/quoted'
import type { Roster } from '../model/warband'
import type { Fault, RosterChecked } from '../model/warband-report'
import { type Broken, kitFaults } from '../rules/kit'
import { boardName, boardsOf, mayLead } from '../rules/lookup'
import { serviceFaults } from '../rules/service'
import type { Rulebook, Troop } from '../rules/types'
import {
  allEntries,
  entriesBesideLeader,
  halfPointUnits,
  isBoughtByPoint,
  type Muster,
  mayHaveHalves,
  musterOf,
  pointsFigure,
  pointsText,
  poolsOf,
  type RosterEntry,
  totalCost
} from './muster'

export { spoken } from '../rules/kit'

/** Whether a roster is a legal warband: the rules for each unit, whatever else is in the roster, then those for the whole. */

type UnitCheck = (enlisted: RosterEntry, all: Muster) => Broken | readonly Broken[] | undefined

interface UnitSizes {
  readonly allowed: readonly number[]
  readonly text: string
}

/** The sizes that a unit may muster. */
export const sizesOf = ({ musters, models, class: troopClass }: Troop, { muster }: Rulebook): UnitSizes => {
  if (musters) return { allowed: musters.map(each => each.models), text: either(musters.map(each => `${each.models}`)) }
  const { least, most } = models ?? (troopClass === 'warlord' ? { least: 1, most: 1 } : muster.models)
  const allowed = range(least, most)
  return { allowed, text: least === most ? t('exactly {n}', { n: most }) : t('{low} to {high}', { low: least, high: most }) }
}

/** Its size (R1.3, or the troop's own row). */
const checkSize: UnitCheck = ({ entry, troop }, { book }) => {
  const { allowed, text: sizes } = sizesOf(troop, book)
  if (allowed.includes(entry.models)) return undefined
  const isOwn = troop.models !== undefined || troop.musters !== undefined
  return {
    rule: isOwn ? troop.rule : book.muster.models.rule,
    message: t('{models} {name}: such a unit has {sizes} {n|model|models}', {
      models: entry.models,
      name: troop.name,
      sizes,
      n: allowed.length === 1 ? allowed[0] : 2
    })
  }
}

/** It may not belong to another faction (R5.3 to R5.6, R6.4). */
const checkFaction: UnitCheck = ({ troop }, { roster, book }) => {
  const homes = troop.hero?.factions ?? (troop.faction === undefined ? [roster.faction] : [troop.faction])
  if (homes.includes(roster.faction)) return undefined
  const [theirs, ours] = [either(homes.map(each => boardName(book, each))), boardName(book, roster.faction)]
  const message = troop.hero
    ? t('{name} {leads|lead:name} {theirs}, not {ours}', { name: troop.name, theirs, ours })
    : t('{the:name} {belongs|belong:name} to {theirs}, not to {ours}', { name: troop.name, theirs, ours })
  return { rule: troop.rule, message }
}

/** Troops that serve only under one hero, not under one, or under none (R6.4, R6.5). */
const checkService: UnitCheck = ({ entry, troop }, { roster, book, leader }) =>
  serviceFaults(entry.unit, troop, leader && roster.leader && { id: roster.leader.unit, troop: leader }, book)[0]

/** What it carries and rides (R5.3 to R5.6, R6.4). */
const checkKit: UnitCheck = ({ entry, troop }, { book }) => kitFaults(entry, troop, book)

/** War banners are of the second edition (T6.8). */
const checkBanner: UnitCheck = ({ entry, troop }, { book }) =>
  entry.banner && !book.numbers.inTurn
    ? {
        rule: 'V9.15',
        message: t('{models} {troop}: war banners belong to the second edition: leave the banner out, or add edition: 2', {
          models: entry.models,
          troop: troop.name
        })
      }
    : undefined

const UNIT_CHECKS: readonly UnitCheck[] = [checkSize, checkFaction, checkService, checkKit, checkBanner]

/** Every rule that this unit breaks. */
const unitFaults = (each: RosterEntry, muster: Muster): readonly Broken[] =>
  UNIT_CHECKS.flatMap(check => check(each, muster) ?? [])

/** The rules for a roster as a whole. */

type RosterCheck = (all: Muster) => readonly Fault[]

const at = (place: string | undefined): Pick<Fault, 'at'> => (place === undefined ? {} : { at: place })

const fault = (place: string | undefined, rule: string, message: string): Fault => ({ ...at(place), rule, message })

/** Its points are those of a battle (R8.1, R8.3). */
const checkBattle: RosterCheck = ({ roster, book: { muster } }) => {
  const sizes = Object.keys(muster.battles)
  return sizes.includes(`${roster.points}`)
    ? []
    : [
        fault(
          roster.at,
          muster.rule,
          t('no battle is played with {points}: choose {sizes}', {
            points: pointsText(roster.points),
            sizes: either(sizes)
          })
        )
      ]
}

const isLeading = ({ troop }: RosterEntry): boolean => mayLead(troop)

/** It has one leader; in large battles further warlords may be bought, but no heroes (R6.4, R8.3). */
const checkLeaders: RosterCheck = muster => {
  const { roster, book, leader } = muster
  const { battles, further, rule } = book.muster
  if (!leader) return [fault(roster.at, rule, t('nobody leads it: add warlord: true, who is free, or name a hero'))]
  const others = entriesBesideLeader(muster).filter(isLeading)
  const heroes = others.filter(({ troop }) => troop.hero)
  const warlords = others.filter(({ troop }) => !troop.hero)
  const most = battles[roster.points]?.warlords ?? 1
  const extra = warlords.reduce((sum, { entry }) => sum + entry.units, 0) + 1 - most
  const [last] = warlords.slice(-1)
  return [
    ...heroes.map(({ entry, troop }) =>
      fault(
        entry.at,
        troop.rule,
        t('{name} beside {leader}: a hero replaces the first warlord', { name: troop.name, leader: leader.name })
      )
    ),
    ...(extra > 0 && last
      ? [
          fault(
            last.entry.at,
            most > 1 ? further.rule : rule,
            most > 1
              ? t('{n} leaders: a battle of {points} has at most {most}', {
                  n: extra + most,
                  points: pointsText(roster.points),
                  most
                })
              : t('{n} leaders: a battle of {points} has one', { n: extra + most, points: pointsText(roster.points) })
          )
        ]
      : [])
  ]
}

/** Troops of which a warband may have only one unit (R5.3, R5.5, R6.4, R6.5), or none (R8.3). */
const checkMostUnits: RosterCheck = muster => {
  const counts = new Map<string, number>()
  return entriesBesideLeader(muster).flatMap(({ entry, troop }) => {
    const most = troop.mostUnits
    if (most === undefined) return []
    const before = counts.get(entry.unit) ?? 0
    counts.set(entry.unit, before + entry.units)
    if (before + entry.units <= most) return []
    const message =
      most === 0
        ? t('{name} is for scenarios and is not mustered', { name: troop.name })
        : t('{n} units of {name}: a warband has at most {most}', {
            n: before + entry.units,
            name: troop.name,
            most: most === 1 ? t('one') : most
          })
    return [fault(entry.at, troop.rule, message)]
  })
}

/** With whom swords for hire do not serve (R6.5). */
const checkHires: RosterCheck = muster => {
  const { roster, book, leader } = muster
  const hired = entriesBesideLeader(muster).filter(({ troop }) => troop.hire)
  const boards = leader ? boardsOf(book, leader, roster.faction) : [roster.faction]
  return hired.flatMap(({ entry, troop }) => {
    const { besideOthers = true, never = [] } = troop.hire ?? {}
    const others = hired.filter(other => other.entry.unit !== entry.unit)
    const ours = never.filter(board => boards.includes(board))
    return [
      ...(!besideOthers && others[0]
        ? [t('{the:name} {does|do:name} not serve beside other swords for hire', { name: troop.name })]
        : []),
      ...ours.map(board =>
        t('{name} {does|do:name} not serve a warband with the dice of {board}', {
          name: troop.name,
          board: boardName(book, board)
        })
      )
    ].map(message => fault(entry.at, troop.rule, message))
  })
}

/** Models of a class in all its units, and the place of the first of these in the file. */
interface ModelsOfClass {
  readonly models: number
  readonly at?: string
}

const modelsByClass = (muster: Muster): ReadonlyMap<TroopClass, ModelsOfClass> => {
  const bought = new Map<TroopClass, ModelsOfClass>()
  for (const { entry, troop } of entriesBesideLeader(muster).filter(each => isBoughtByPoint(each.troop))) {
    const before = bought.get(troop.class)
    bought.set(troop.class, { ...at(entry.at), ...before, models: (before?.models ?? 0) + entry.models * entry.units })
  }
  return bought
}

/** The classes with half a point: two of them are one swap (V9.11). */
const halfPointClasses = (muster: Muster): readonly TroopClass[] => {
  const { swap, perPoint } = muster.book.muster
  if (!swap) return []
  return [...modelsByClass(muster)].flatMap(([troopClass, { models }]) => {
    const [half, point] = [swap.models[troopClass], perPoint[troopClass]]
    return half !== undefined && point !== undefined && models % point === half ? [troopClass] : []
  })
}

/** The models of each class make whole points (R8.1), but for one swap (V9.11) and what units of half a point replace (V9.17). */
const checkWholePoints: RosterCheck = muster => {
  const { muster: rules, classes } = muster.book
  const halves = halfPointClasses(muster)
  const mayBe = mayHaveHalves(halves.length, halfPointUnits(muster))
  return [...modelsByClass(muster)].flatMap(([troopClass, { models, at: place }]) => {
    const point = rules.perPoint[troopClass]
    if (point === undefined || models % point === 0 || (mayBe && halves.includes(troopClass))) return []
    const least = Math.floor(models / point) * point
    const near = [least, least + point].filter(each => each > 0)
    const message = t('{models} {name} {models|is|are} {points} points: a point buys {point}, so take {near}', {
      models,
      name: classes[troopClass].name,
      points: pointsFigure(models / point),
      point,
      near: either(near.map(String))
    })
    return [fault(place, rules.rule, message)]
  })
}

const ROSTER_CHECKS: readonly RosterCheck[] = [checkBattle, checkLeaders, checkMostUnits, checkHires, checkWholePoints]

/** All points are spent and no more (R8.1). */
const checkPointsSpent = ({ roster, book }: Muster, cost: number): readonly Fault[] => {
  const left = roster.points - cost
  if (Math.abs(left) < ROUNDING) return []
  const [points, all] = [pointsText(cost), roster.points]
  const message =
    left > 0
      ? t('it comes to {points} of {all}: {left} left to spend', { points, all, left: pointsText(left) })
      : t('it comes to {points} of {all}: {left} too many', { points, all, left: pointsText(-left) })
  return [fault(roster.at, book.muster.rule, message)]
}

const swapText = (muster: Muster): string | undefined => {
  const [one, other] = halfPointClasses(muster)
  const { swap } = muster.book.muster
  if (one === undefined || other === undefined || !swap || halfPointUnits(muster) > 0) return undefined
  const classes = [one, other].map(each => `${swap.models[each]} ${muster.book.classes[each].name}`)
  return t('one swap between {classes} ({rule})', { classes: classes.join(t(' and ')), rule: swap.rule })
}

/** The faults of each unit by itself. */
export const faultsOfUnits = (muster: Muster): readonly Fault[] =>
  allEntries(muster).flatMap(each => unitFaults(each, muster).map(({ rule, message }) => fault(each.entry.at, rule, message)))

/**
 * A roster with all its faults, in the order of its file, and what its points were spent on (R1.3, R5.3 to R5.6, R6.4, R6.5,
 * R8.1, R8.3, V9.11).
 */
export const checkRoster = (roster: Roster, book: Rulebook): RosterChecked => {
  const muster = musterOf(roster, book)
  const pools = poolsOf(muster)
  const cost = totalCost(pools)
  const faults = [
    ...faultsOfUnits(muster),
    ...ROSTER_CHECKS.flatMap(check => check(muster)),
    ...checkPointsSpent(muster, cost)
  ].toSorted(byPlace)
  const swap = swapText(muster)
  return { roster, isLegal: faults.length === 0, faults, pools, cost, ...(swap !== undefined && { swap }) }
}
