import type { Conduct } from '../../model/plan'
import { at, changed, type Values } from './field'
import { usesBy } from './options'
import type { Use } from './purse'
import type { World } from './world'

/** Dice spent from the boards, where they may run out (R7.3). */

/** Enough dice lie on each box. */
export const canPay = (world: World, values: Values, uses: readonly Use[]): boolean =>
  uses.every(use => {
    const field = world.boxField(use)
    return field === undefined || at(values, field) >= use.times
  })

/** The dice are there: `canPay`. */
export const paid = (world: World, values: Values, uses: readonly Use[]): Values =>
  uses.reduce((now, use) => {
    const field = world.boxField(use)
    return field === undefined ? now : changed(now, [[field, at(now, field) - use.times]])
  }, values)

export interface Afforded {
  readonly conduct: Conduct
  readonly values: Values
  /** What could not be paid for, a sentence each. */
  readonly without: readonly string[]
}

/** The abilities that can be paid for, one after another; the others are left out. */
export const affordable = (world: World, conduct: Conduct, unit: number, values: Values): Afforded => {
  const { plan, book } = world
  let now = values
  const without: string[] = []
  const kept = conduct.abilities.filter(use => {
    const uses = usesBy({ abilities: [use] }, unit, plan, book)
    if (!canPay(world, now, uses)) {
      without.push(...uses.map(({ box }) => `${book.abilities[box]?.name ?? box} has no die left and is not used`))
      return false
    }
    now = paid(world, now, uses)
    return true
  })
  return { conduct: kept.length === conduct.abilities.length ? conduct : trimmed(conduct, kept), values: now, without }
}

const trims = new WeakMap<Conduct, Map<string, Conduct>>()

/** The conduct with some abilities left out: one object for each set, so that its fights are met again. */
const trimmed = (conduct: Conduct, abilities: Conduct['abilities']): Conduct => {
  const known = trims.get(conduct) ?? new Map<string, Conduct>()
  trims.set(conduct, known)
  const name = JSON.stringify(abilities)
  const found = known.get(name) ?? { ...conduct, abilities }
  known.set(name, found)
  return found
}
