import type { Engagement, UnitRole } from '../../battle/combatant'
import { enemiesOf, unitAt } from '../../battle/combatant'
import type { Place } from '../../model/effect'
import { BOUGHT, type Spend, type UnitRequest } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'

/** What a side may buy with the enemy's fatigue (R2.2, R3.4; V9.7: the same several times). */

export interface Spending {
  /** By unit of the side, what it buys. */
  readonly by: readonly (readonly Spend[])[]
  /** By unit of the side and enemy unit, the fatigue that is taken. */
  readonly takes: readonly (readonly number[])[]
}

/** Armour is between 2 and 6, so buying the same more often changes nothing. */
const MOST_ALIKE = 4

/** How often the same may be bought. */
const mostAlike = ({ spendsRepeat }: Rulebook['numbers']): number => (spendsRepeat ? MOST_ALIKE : 1)

const EFFECTS = ['armour', 'enemy-armour'] as const

const times = (spend: Spend, most: number): readonly (readonly Spend[])[] =>
  Array.from({ length: most + 1 }, (_, count) => Array.from({ length: count }, () => spend))

const both = (one: readonly (readonly Spend[])[], other: readonly (readonly Spend[])[]): readonly (readonly Spend[])[] =>
  one.flatMap(first => other.map(second => [...first, ...second]))

/** What one unit may buy with the fatigue of one enemy. `mark`: which of two enemies. */
const ofOne = (most: number, mark: '' | '-1' | '-2'): readonly (readonly Spend[])[] =>
  EFFECTS.map(effect => times(`${effect}${mark}`, most)).reduce(both)

const single = (spends: readonly (readonly Spend[])[], enemies: number): readonly Spending[] =>
  spends.map(spend => ({
    by: [spend],
    takes: [Array.from({ length: enemies }, (_, enemy) => spend.filter(each => (BOUGHT[each].from ?? 0) === enemy).length)]
  }))

/** Two units Side by Side buy each effect once together: enemy armour through the first, armour through either. */
const PAIR: readonly Spending[] = [[], ['armour'] as const].flatMap(second =>
  [[], ['enemy-armour'], ...(second.length === 0 ? [['armour'], ['armour', 'enemy-armour']] : [])].map(first => ({
    by: [first as readonly Spend[], second],
    takes: [[first.length], [second.length]]
  }))
)

/** What the request spends, whether or not there is enough fatigue. */
const settledSpending = (units: readonly UnitRequest[]): Spending => ({
  by: units.map(({ spend = [] }) => spend),
  takes: units.map(() => [])
})

/** Whether the request says what is spent. */
export const isSettled = (units: readonly UnitRequest[]): boolean => units.some(({ spend }) => spend !== undefined)

/**
 * Every way for one unit to spend the fatigue of one enemy, nothing first. A shooter spends nothing, its target buys armour only
 * (R2.2).
 */
export const spendsAgainst = (place: Place, { numbers }: Rulebook): readonly (readonly Spend[])[] => {
  const most = mostAlike(numbers)
  return place === 'shooting' ? [[]] : place === 'shot-at' ? times('armour', most) : ofOne(most, '')
}

/** Every way for a side to spend, nothing first. */
export const spendingsOf = (
  engagement: Engagement,
  role: UnitRole,
  units: readonly UnitRequest[],
  book: Rulebook
): readonly Spending[] => {
  const enemies = enemiesOf(engagement, role).length
  if (isSettled(units)) return [settledSpending(units)]
  const { place } = unitAt(engagement, role)
  if (place === 'melee' && units.length > 1) return PAIR
  if (place !== 'melee' || enemies === 1) return single(spendsAgainst(place, book), enemies)
  const most = mostAlike(book.numbers)
  return single(both(ofOne(most, '-1'), ofOne(most, '-2')), enemies)
}

/** Whether the enemies have the fatigue that is taken. */
export const hasFatigue = (engagement: Engagement, role: UnitRole, takes: readonly number[] = []): boolean =>
  enemiesOf(engagement, role).every((enemy, index) => unitAt(engagement, enemy).fatigue >= (takes[index] ?? 0))
