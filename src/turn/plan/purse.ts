import type { ActStep, Plan, PlanStep, PlanWarband } from '../../model/plan'
import type { AbilityUse, UnitRequest } from '../../model/scenario'
import { abilityFor, troopOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'

/** Dice on the boards, as far as a plan can run out of them. */

/** Free, once a turn (R6.2). */
export const FREE_ACTIVATIONS = ['determination', 'we-obey'] as const

/** A box of a side, and how often. */
export interface Use {
  readonly warband: 0 | 1
  readonly box: string
  readonly times: number
}

/** The key of a unit's ability: "vikings/ullr". */
export const keyOfUse = ({ id }: AbilityUse, { unit, faction }: UnitRequest, book: Rulebook): string =>
  id.includes('/') ? id : `${abilityFor(book, id, troopOf(book, unit, faction), faction).faction}/${id}`

/** The box a unit uses, and the SAGA dice of it: a pool takes several at once. */
export const usedBy = (use: AbilityUse, request: UnitRequest, warband: 0 | 1, book: Rulebook): Use => {
  const box = keyOfUse(use, request, book)
  const { attack = 0, defence = 0 } = use
  return { warband, box, times: book.abilities[box]?.choice?.take === 'pool' ? Math.max(1, attack + defence) : 1 }
}

/** How often a box may be used in this turn: the dice on it, and once where it is not of the left column (R7.3). */
export const capacityOf = ({ dice }: PlanWarband, box: string, book: Rulebook): number => {
  if (FREE_ACTIVATIONS.some(free => free === box)) return 1
  const most = book.abilities[box]?.multi === false ? 1 : Number.POSITIVE_INFINITY
  return dice === undefined ? most : Math.min(most, dice[box] ?? 0)
}

type Counts = Map<string, number>

const keyOf = ({ warband, box }: Pick<Use, 'warband' | 'box'>): string => `${warband} ${box}`

const plus = (...all: readonly Counts[]): Counts => {
  const sum: Counts = new Map()
  for (const counts of all) for (const [key, count] of counts) sum.set(key, (sum.get(key) ?? 0) + count)
  return sum
}

const larger = (...all: readonly Counts[]): Counts => {
  const found: Counts = new Map()
  for (const counts of all) for (const [key, count] of counts) found.set(key, Math.max(found.get(key) ?? 0, count))
  return found
}

/** The most uses of each box that an activity can come to. */
export type UsesOf = (step: ActStep) => readonly Use[]

const ofStep = (step: PlanStep, usesOf: UsesOf): Counts => {
  const own =
    step.is === 'act'
      ? new Map(usesOf(step).map(use => [keyOf(use), use.times]))
      : step.is === 'choose'
        ? larger(...step.options.map(({ steps }) => ofSteps(steps, usesOf)))
        : new Map<string, number>()
  return step.when ? larger(own, ofSteps(step.otherwise, usesOf)) : own
}

const ofSteps = (steps: readonly PlanStep[], usesOf: UsesOf): Counts => plus(...steps.map(step => ofStep(step, usesOf)))

/** The boxes that may run dry, each with what is on it. All others never matter. */
export const scarceBoxes = (plan: Plan, book: Rulebook, usesOf: UsesOf): readonly Use[] =>
  [...ofSteps(plan.steps, usesOf)].flatMap(([key, count]) => {
    const [warband = '0', box = ''] = key.split(/ (.*)/s)
    const side = warband === '1' ? 1 : 0
    const capacity = capacityOf(plan.warbands[side], box, book)
    return count > capacity ? [{ warband: side, box, times: capacity }] : []
  })
