import type { Unit } from './fight'
import { add, type Fraction, fraction, sum as sumOf, zero } from './fraction'
import { onward, type Spread } from './spread'

/** The Wrath of the Jomsvikings (R6.6). */

interface Row {
  /** The row holds from this sum on; the rows below it hold too. */
  readonly from: number
  readonly armour?: number
  /** Attack dice of each model that fights (reading wrath-dice). */
  readonly diceEach?: number
  readonly attack?: number
  readonly defence?: number
  /** Removes one fatigue, and ignores the next of this turn. */
  readonly rests?: boolean
  readonly rerolls?: boolean
}

const rows: readonly Row[] = [
  { from: 2, armour: 1, diceEach: 1 },
  { from: 4, defence: 1 },
  { from: 7, attack: 2 },
  { from: 10, defence: 2 },
  { from: 12, attack: 2 },
  { from: 14, rests: true },
  { from: 16, armour: 1, rerolls: true }
]

/** From here on they change sides, and none of the rows holds. */
const BETRAYAL = 17

/** All the rows in force. */
export interface Wrath {
  readonly armour: number
  readonly diceEach: number
  readonly attack: number
  readonly defence: number
  readonly rests: boolean
  readonly rerolls: boolean
}

const calm: Wrath = { armour: 0, diceEach: 0, attack: 0, defence: 0, rests: false, rerolls: false }

export function wrathOf({ wrath = 0 }: Pick<Unit, 'wrath'>): Wrath {
  if (wrath === 0) return calm
  const inForce = wrath >= BETRAYAL ? [] : rows.filter(({ from }) => wrath >= from)
  const total = (of: (row: Row) => number | undefined) => inForce.reduce((so, row) => so + (of(row) ?? 0), 0)
  return {
    armour: total(row => row.armour),
    diceEach: total(row => row.diceEach),
    attack: total(row => row.attack),
    defence: total(row => row.defence),
    rests: inForce.some(row => row.rests),
    rerolls: inForce.some(row => row.rerolls)
  }
}

/** They are not activated, and in the enemy's turn they are his: nobody fights them. */
export const betrays = ({ wrath = 0 }: Unit): boolean => wrath >= BETRAYAL

export interface Throw {
  readonly sum: number
  /** Free activations: half the highest die, rounded up; none for traitors. */
  readonly activations: number
}

/** Every face of one to three dice. */
export function wrathThrow(dice: number): Spread<Throw> {
  if (![1, 2, 3].includes(dice)) throw new RangeError('the Wrath takes 1 to 3 dice')
  const faces = [1, 2, 3, 4, 5, 6].map(face => ({ value: face, chance: fraction(1, 1) }))
  let thrown: Spread<{ sum: number; highest: number }> = [{ value: { sum: 0, highest: 0 }, chance: fraction(1) }]
  for (let die = 0; die < dice; die++) {
    thrown = onward(thrown, ({ sum, highest }) =>
      faces.map(({ value, chance }) => ({ value: { sum: sum + value, highest: Math.max(highest, value) }, chance }))
    )
  }
  return onward(thrown, ({ sum, highest }) => [
    { value: { sum, activations: sum >= BETRAYAL ? 0 : Math.ceil(highest / 2) }, chance: fraction(1) }
  ])
}

export interface RowOdds {
  /** The row's sums. */
  readonly from: number
  readonly to: number
  /** The sum falls into this row. */
  readonly falls: Fraction
  /** The sum is at least that of the row. */
  readonly reached: Fraction
  /** The effect of the row holds: reached, and they do not change sides; for the last row, that they do. */
  readonly holds: Fraction
}

/** Nothing (1), the rows, and the change of sides (17-18). */
export function wrathRows(dice: number): readonly RowOdds[] {
  const thrown = wrathThrow(dice)
  const chance = (least: number, most: number) =>
    sumOf(thrown.filter(({ value }) => value.sum >= least && value.sum <= most).map(fall => fall.chance))
  const starts = [1, ...rows.map(({ from }) => from), BETRAYAL]
  return starts.map((from, i) => {
    const to = (starts[i + 1] ?? 19) - 1
    return {
      from,
      to,
      falls: chance(from, to),
      reached: chance(from, 18),
      holds: chance(from, from < BETRAYAL ? BETRAYAL - 1 : 18)
    }
  })
}

/** Free activations of the turn, each number with its chance. */
export function wrathActivations(dice: number): ReadonlyMap<number, Fraction> {
  const chances = new Map<number, Fraction>()
  for (const { value, chance } of wrathThrow(dice)) {
    chances.set(value.activations, add(chances.get(value.activations) ?? zero, chance))
  }
  return chances
}

/** A fight averaged over the throw: what comes of it for each sum. */
export const overWrath = <T>(dice: number, fought: (sum: number) => Spread<T>): Spread<T> => {
  const known = new Map<number, Spread<T>>()
  return onward(wrathThrow(dice), ({ sum }) => {
    const found = known.get(sum) ?? fought(sum)
    known.set(sum, found)
    return found
  })
}
