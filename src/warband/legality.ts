import type { Roster } from '../model/warband'
import type { Fault, RosterChecked } from '../model/warband-report'
import type { Rulebook } from '../rules/types'
import { inPoints } from './figures'
import { costOf, everyone, type Mustered, mustered, poolsOf } from './mustered'
import { rosterLooks, swapped } from './roster-faults'
import { unitFaults } from './unit-faults'

/** Whether a roster is a legal warband (R1.3, R5.3 to R5.6, R6.4, R6.5, R8.1, R8.3, V9.11). */

/** Line and column at the end of "york.yaml:7:5"; nowhere is first. */
const placeOf = ({ at = '' }: Fault): readonly number[] => at.split(':').slice(-2).map(Number)

const byPlace = (one: Fault, other: Fault): number => {
  const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [placeOf(one), placeOf(other)]
  return line - otherLine || column - otherColumn
}

/** All points are spent and no more (R8.1); rounding of eighths is none. */
const spent = ({ roster, book }: Mustered, cost: number): readonly Fault[] => {
  const left = roster.points - cost
  if (Math.abs(left) < 1e-9) return []
  const message = `it comes to ${inPoints(cost)} of ${roster.points}: ${left > 0 ? `${inPoints(left)} left to spend` : `${inPoints(-left)} too many`}`
  return [{ ...(roster.at !== undefined && { at: roster.at }), rule: book.muster.rule, message }]
}

const swapOf = (all: Mustered): string | undefined => {
  const [one, other] = swapped(all)
  const { swap } = all.book.muster
  if (one === undefined || other === undefined || !swap) return undefined
  const said = [one, other].map(each => `${swap.models[each]} ${all.book.classes[each].name}`)
  return `one swap between ${said.join(' and ')} (${swap.rule})`
}

/** Each unit's faults by themselves: for a roster of which more cannot be said. */
export const faultsOfUnits = (all: Mustered): readonly Fault[] =>
  everyone(all).flatMap(each =>
    unitFaults(each, all).map(({ rule, message }) => ({
      ...(each.entry.at !== undefined && { at: each.entry.at }),
      rule,
      message
    }))
  )

/** Every fault of a roster, in the order of its file; what its points were spent on. */
export const checked = (roster: Roster, book: Rulebook): RosterChecked => {
  const all = mustered(roster, book)
  const pools = poolsOf(all)
  const cost = costOf(pools)
  const faults = [...faultsOfUnits(all), ...rosterLooks.flatMap(look => look(all)), ...spent(all, cost)].toSorted(byPlace)
  const swap = swapOf(all)
  return { roster, isLegal: faults.length === 0, faults, pools, cost, ...(swap !== undefined && { swap }) }
}
