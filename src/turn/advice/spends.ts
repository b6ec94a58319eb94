import type { Engagement, UnitRole } from '../../battle/combatant'
import { enemiesOf, unitAt } from '../../battle/combatant'
import type { Place } from '../../model/effect'
import { BOUGHT, type Spend, type UnitRequest } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'

/** What a side may buy with the enemy's fatigue (R2.2, R3.4; V9.7: the same several times). */

export interface Spending {
  /** By each unit of the side. */
  readonly by: readonly (readonly Spend[])[]
  /** Fatigue each of them takes of each enemy unit. */
  readonly takes: readonly (readonly number[])[]
}

/** Armour stands between 2 and 6: more of the same changes nothing. */
const MOST_ALIKE = 4

/** How often the same may be bought at once. */
const mostAlike = ({ spendsRepeat }: Rulebook['numbers']): number => (spendsRepeat ? MOST_ALIKE : 1)

const EFFECTS = ['armour', 'enemy-armour'] as const

const times = (spend: Spend, most: number): readonly (readonly Spend[])[] =>
  Array.from({ length: most + 1 }, (_, count) => Array.from({ length: count }, () => spend))

const both = (one: readonly (readonly Spend[])[], other: readonly (readonly Spend[])[]): readonly (readonly Spend[])[] =>
  one.flatMap(first => other.map(second => [...first, ...second]))

/** Of one enemy unit by one unit; `mark` numbers the enemy of two. */
const ofOne = (most: number, mark: '' | '-1' | '-2'): readonly (readonly Spend[])[] =>
  EFFECTS.map(effect => times(`${effect}${mark}`, most)).reduce(both)

const single = (spends: readonly (readonly Spend[])[], enemies: number): readonly Spending[] =>
  spends.map(spend => ({
    by: [spend],
    takes: [Array.from({ length: enemies }, (_, enemy) => spend.filter(each => (BOUGHT[each].from ?? 0) === enemy).length)]
  }))

/** Side by Side each effect is bought once by both: their enemy's armour by the first, armour by the one who wears it. */
const PAIR: readonly Spending[] = [[], ['armour'] as const].flatMap(second =>
  [[], ['enemy-armour'], ...(second.length === 0 ? [['armour'], ['armour', 'enemy-armour']] : [])].map(first => ({
    by: [first as readonly Spend[], second],
    takes: [[first.length], [second.length]]
  }))
)

/** What was said to be spent, whether or not there is as much. */
const saidBy = (units: readonly UnitRequest[]): Spending => ({
  by: units.map(({ spend = [] }) => spend),
  takes: units.map(() => [])
})

export const isSaid = (units: readonly UnitRequest[]): boolean => units.some(({ spend }) => spend !== undefined)

/** Every way for one unit to spend the fatigue of one enemy, nothing first. A shooter spends nothing, who is shot at buys armour only (R2.2). */
export const spendsAgainst = (place: Place, { numbers }: Rulebook): readonly (readonly Spend[])[] => {
  const most = mostAlike(numbers)
  return place === 'shooting' ? [[]] : place === 'shot-at' ? times('armour', most) : ofOne(most, '')
}

/** Every way for a side to spend, nothing first. */
export const spendingsOf = (
  engagement: Engagement,
  side: UnitRole,
  units: readonly UnitRequest[],
  book: Rulebook
): readonly Spending[] => {
  const enemies = enemiesOf(engagement, side).length
  if (isSaid(units)) return [saidBy(units)]
  const { place } = unitAt(engagement, side)
  if (place === 'melee' && units.length > 1) return PAIR
  if (place !== 'melee' || enemies === 1) return single(spendsAgainst(place, book), enemies)
  const most = mostAlike(book.numbers)
  return single(both(ofOne(most, '-1'), ofOne(most, '-2')), enemies)
}

/** There is as much fatigue to take. */
export const isThere = (engagement: Engagement, side: UnitRole, takes: readonly number[] = []): boolean =>
  enemiesOf(engagement, side).every((enemy, index) => unitAt(engagement, enemy).fatigue >= (takes[index] ?? 0))
