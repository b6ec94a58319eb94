import type { Conduct } from '../../model/plan'
import { at, changed, type Values } from './field'
import { usesBy } from './options'
import type { Use } from './purse'
import type { World } from './world'

/** Dice spent from the boards, where they may run out (R7.3). */

/** One die less on the first of these boxes that has one; undefined where none has. */
const taken = (world: World, values: Values, { warband, box, unit, from = [box] }: Use): Values | undefined => {
  for (const each of from) {
    const field = world.boxField({ warband, box: each, ...(unit !== undefined && { unit }) })
    if (field === undefined) return values
    if (at(values, field) > 0) return changed(values, [[field, at(values, field) - 1]])
  }
  return undefined
}

/** What is left when all of it is paid for; undefined where the dice do not last. */
export const paid = (world: World, values: Values, uses: readonly Use[]): Values | undefined => {
  let now: Values | undefined = values
  for (const use of uses) for (let time = 0; now !== undefined && time < use.times; time++) now = taken(world, now, use)
  return now
}

/** What lasts until the turn ends is in force from now on. */
const begun = (world: World, values: Values, { warband, box }: Use): Values => {
  const field = world.lastingField({ warband, box })
  return field === undefined ? values : changed(values, [[field, 1]])
}

const isInForce = (world: World, values: Values, use: Use): boolean => {
  const field = world.lastingField(use)
  return field !== undefined && at(values, field) === 1
}

/** Uses of boxes paid for, those that last from now on; undefined where the dice do not last. */
export const used = (world: World, values: Values, uses: readonly Use[]): Values | undefined => {
  const open = uses.filter(use => !isInForce(world, values, use))
  const after = paid(world, values, open)
  return after && open.reduce((now, use) => begun(world, now, use), after)
}

export interface Afforded {
  readonly conduct: Conduct
  readonly values: Values
  /** What could not be paid for, a sentence each. */
  readonly without: readonly string[]
}

/** The abilities that can be paid for, one after another; the others are left out. `bought`: boxes that are paid for already. */
export const affordable = (
  world: World,
  conduct: Conduct,
  unit: number,
  values: Values,
  bought: readonly string[] = []
): Afforded => {
  const { plan, book } = world
  let now = values
  const without: string[] = []
  const kept = conduct.abilities.filter(use => {
    const uses = usesBy({ abilities: [use] }, unit, plan, book)
    const after = used(
      world,
      now,
      uses.filter(({ box }) => !bought.includes(box))
    )
    if (!after) {
      without.push(...uses.map(({ box }) => `${book.abilities[box]?.name ?? box} has no die left and is not used`))
      return false
    }
    now = after
    // what lasts is in force by itself
    return uses.every(each => world.lastingField(each) === undefined)
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
