import { CHANCE_ROUNDING } from './limits'
import { once } from './once'
import { byRow, type Measured, quantitiesOf, type TABLES } from './quantities'
import type { Side } from './scenario'

/** The numbers of a fight in tables of many fights: the measures that have a `cell`. */

type CellsIn<T> = { [K in keyof T]: T[K] extends { readonly cell: infer C extends string } ? C : never }[keyof T]

/** The numbers of one fight in a table: chances 0..1, victory points from the attacker's side. A shot has no winner. */
export type CellNumbers = { readonly [C in CellsIn<typeof TABLES.result>]?: number } & {
  readonly [C in `${Side}${CellsIn<typeof TABLES.attacker>}` | CellsIn<typeof TABLES.victoryPoints>]: number
}

type Cell = keyof CellNumbers

interface CellColumn {
  readonly key: Cell
  /** The path of the number in a report. */
  readonly path: string
  /** The number that takes its place when the sides are exchanged, and the sign it then has. */
  readonly mirror: Cell
  readonly sign: 1 | -1
  /** A shot does not have it. */
  readonly isOfMelee: boolean
  readonly of: (fight: Measured) => number | undefined
}

const otherSides = (key: string): string =>
  key.replace(/^(?:attacker|defender)/u, side => (side === 'attacker' ? 'defender' : 'attacker'))

/** The columns of tables of many fights. */
export const cells = once((): readonly CellColumn[] =>
  byRow().flatMap(measure =>
    measure.cell === undefined
      ? []
      : quantitiesOf(measure)
          .slice(0, 1)
          .map(({ path, of }) => ({
            key: measure.cell as Cell,
            path,
            mirror: otherSides(measure.cell ?? '') as Cell,
            sign: measure.isSigned ? -1 : 1,
            isOfMelee: measure.head === 'result',
            of
          }))
  )
)

const cellsFrom = (of: (column: CellColumn) => number | undefined): CellNumbers =>
  Object.fromEntries(
    cells().flatMap(column => {
      const value = of(column)
      return value === undefined ? [] : [[column.key, value]]
    })
  ) as unknown as CellNumbers

/** The numbers of a fight or of its report. */
export const numbersOf = (fight: Measured): CellNumbers => cellsFrom(({ of }) => of(fight))

/** The numbers by their paths; unknown ones are left out. */
export const numbersBy = (at: (path: string) => number | undefined): CellNumbers => cellsFrom(({ path }) => at(path))

/** All numbers 0; without a winner. */
export const noNumbers = once((): CellNumbers => cellsFrom(({ isOfMelee }) => (isOfMelee ? undefined : 0)))

/** The keys of the numbers. */
export const cellNames = once((): readonly Cell[] => cells().map(({ key }) => key))

/** The average of several fights, weighted by their chances. */
export const averagedNumbers = (parts: readonly { readonly numbers: CellNumbers; readonly chance: number }[]): CellNumbers => {
  const total: { [C in Cell]?: number } = {}
  for (const { numbers, chance } of parts)
    for (const key of cellNames()) {
      const value = numbers[key]
      if (value !== undefined) total[key] = (total[key] ?? 0) + chance * value
    }
  return { ...noNumbers(), ...total }
}

/** A difference; 0 where it is rounding. */
export const unlessRounding = (difference: number): number => (Math.abs(difference) < CHANCE_ROUNDING ? 0 : difference)

/** The numbers of one fight less those of another; 0 where they are the same but for rounding. */
export const differences = (one: CellNumbers, other: CellNumbers): CellNumbers => ({
  ...noNumbers(),
  ...cellsFrom(({ key }) => {
    const value = one[key]
    return value === undefined ? undefined : unlessRounding(value - (other[key] ?? 0))
  })
})

/** The same numbers with the sides exchanged: the attacker's become the defender's. */
export const mirrored = (numbers: CellNumbers): CellNumbers =>
  cellsFrom(({ mirror, sign }) => {
    const value = numbers[mirror]
    return value === undefined ? undefined : sign * value
  })

/** Whether two fights have the same numbers. */
export const isNone = (difference: CellNumbers): boolean => cellNames().every(key => unlessRounding(difference[key] ?? 0) === 0)
