import type { Span } from '../model/dice-parts'
import type { DiceReport } from '../model/dice-report'
import { costText } from '../rules/cost'
import { meanOf } from './dealt'
import type { Solved } from './solved'
import { spanOf } from './span'
import { sets, type Want } from './want'
import { worldsOf } from './worlds'

/** Which wants can be had together. */

/** "Hirdmen x2" */
export const usesCalled = (uses: readonly number[], wants: readonly Want[]): readonly string[] =>
  uses.flatMap((count, index) => {
    const name = wants[index]?.name ?? ''
    return count === 0 ? [] : [count === 1 ? name : `${name} x${count}`]
  })

const size = (uses: readonly number[]): number => uses.reduce((sum, count) => sum + count, 0)

/** The same wants cost the same wherever they stand. */
const keyOf = (taken: readonly Want[]): string =>
  taken
    .map(({ board, times, cost }) => `${board}*${times}*${costText(cost)}`)
    .toSorted()
    .join('|')

/** What is taken of the wants: some of them, some of their uses. */
const takenOf = (uses: readonly number[], wants: readonly Want[]): readonly Want[] =>
  wants.flatMap((want, index) => (uses[index] ? [{ ...want, ...PLAIN, times: uses[index] }] : []))

/** What says nothing while the dice are placed as they fall. */
const PLAIN = { weight: 1, orders: false, kept: false } as const

/** The chance that all of it is paid as the dice fall, from the least to the most it could be. */
const spans = ({ setting, solver, deal }: Solved): ((taken: readonly Want[]) => Span) => {
  const known = new Map<string, Span>()
  const work = (taken: readonly Want[]): Span => {
    const { all } = worldsOf(taken, setting.phase.hands)
    const counts = taken.map(({ times }) => times)
    return spanOf(all.map(({ prices }) => Math.min(1, meanOf(deal.rolls, solver.pays(counts, taken, prices)))))
  }
  return taken => {
    const key = keyOf(taken)
    const span = known.get(key) ?? work(taken)
    known.set(key, span)
    return span
  }
}

/** Every set of two uses or more: the smaller sets first, of each size the likelier. */
export const together = (solved: Solved): DiceReport['together'] => {
  const { wants } = solved.setting
  const span = spans(solved)
  return sets(wants.map(({ times }) => times))
    .filter(uses => size(uses) > 1)
    .map(uses => ({ of: usesCalled(uses, wants), uses: size(uses), asRolled: span(takenOf(uses, wants)) }))
    .toSorted((one, other) => one.uses - other.uses || other.asRolled.high - one.asRolled.high)
    .map(({ of, asRolled }) => ({ of, asRolled }))
}
