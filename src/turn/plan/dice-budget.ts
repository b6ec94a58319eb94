import type { ActStep, Plan, PlanStep } from '../../model/plan'
import type { AbilityUse, UnitRequest } from '../../model/scenario'
import { abilityKeyOf, mayBeBasic, troopOf } from '../../rules/lookup'
import type { Obedience, Rulebook, Troop } from '../../rules/types'

/** Dice on the boards, as far as a plan can run out of them. */

/** Free, once a turn (R6.2). */
const FREE_ACTIVATIONS = ['determination', 'we-obey'] as const

/** A box of a side, and how often. */
export interface Use {
  readonly warband: 0 | 1
  readonly box: string
  readonly times: number
  /** In a later turn, what is used once a turn may be used again. */
  readonly turn?: number
  /** It counts for this unit alone: its own Determination, its share of a box that activates many. */
  readonly unit?: number
  /** Boxes whose dice it takes instead: the first that has one left. */
  readonly from?: readonly string[]
}

/** Uses that draw on the same dice. */
export const keyOfBox = ({ warband, box, unit, turn = 0 }: Omit<Use, 'times'>): string =>
  `${warband} ${box}${unit === undefined ? '' : ` ${unit}`}${turn === 0 ? '' : ` turn ${turn}`}`

/** The boards at the start of a turn: the dice lie where they did, and boxes without dice, or whose dice are not given, can be used again. */
export const inTurn = (use: Use, turn: number, { warbands }: Plan): Use =>
  turn > 0 && (warbands[use.warband].dice === undefined || FREE_ACTIVATIONS.some(free => free === use.box))
    ? { ...use, turn }
    : use

/** The box a unit uses, and the SAGA dice of it: a pool takes several at once. */
export const usedBy = (use: AbilityUse, request: UnitRequest, warband: 0 | 1, book: Rulebook): Use => {
  const box = abilityKeyOf(use, request, book)
  const { attack = 0, defence = 0 } = use
  const { choice, diceFrom: from } = book.abilities[box] ?? {}
  return { warband, box, times: choice?.take === 'pool' ? Math.max(1, attack + defence) : 1, ...(from && { from }) }
}

const isLeader = ({ class: troopClass, hero }: Troop): boolean => troopClass === 'warlord' || hero !== undefined

/** Units that lead a warband: warlords and heroes. */
export const leadersOf = ({ units }: Plan, warband: 0 | 1, book: Rulebook): readonly number[] =>
  units.flatMap((unit, place) =>
    unit.warband === warband && isLeader(troopOf(book, unit.request.unit, unit.request.faction)) ? [place] : []
  )

/** What We Obey gives where no hero bends it (R6.2). */
const OBEDIENCE: Obedience = { units: 1, for: ['move', 'charge'] }

/** In the second edition one friend does anything (T6.3). */
const COMMAND: Obedience = { units: 1, for: ['move', 'rest', 'shoot', 'charge'] }

/** What We Obey gives the friends of whoever leads a warband. */
export const obedienceOf = (plan: Plan, warband: 0 | 1, book: Rulebook): Obedience => {
  const all = leadersOf(plan, warband, book).flatMap(unit => book.troops[plan.units[unit]?.request.unit ?? '']?.hero?.obey ?? [])
  return all[0] ?? (book.numbers.inTurn ? COMMAND : OBEDIENCE)
}

/** Free activations are had so often a turn: more in some large battles (R6.2, R8.3). */
const freely = (plan: Plan, { warband, box }: Omit<Use, 'times'>, book: Rulebook): number => {
  const { commands = 1, commanders = 1 } = book.muster.battles[plan.points ?? 6] ?? {}
  if (box !== 'we-obey') return commands
  const obeyed = Math.max(1, Math.min(commanders, leadersOf(plan, warband, book).length))
  return commands * obeyed * obedienceOf(plan, warband, book).units
}

/** How often a box may be used in this turn: the dice on it, and once where it is not of the left column (R7.3). */
export const capacityOf = (plan: Plan, use: Omit<Use, 'times'>, book: Rulebook): number => {
  const { box, from } = use
  const { dice } = plan.warbands[use.warband]
  if (FREE_ACTIVATIONS.some(free => free === box)) return freely(plan, use, book)
  // what another box may make basic is counted by itself, use by use
  const most = book.abilities[box]?.multi === false && !mayBeBasic(book, box) ? 1 : Number.POSITIVE_INFINITY
  const laid = (from ?? [box]).reduce((sum, each) => sum + (dice?.[each] ?? 0), 0)
  return dice === undefined ? most : Math.min(most, laid)
}

/** Uses that draw on the same dice as one. */
const merged = (uses: readonly Use[], times: (one: number, other: number) => number): readonly Use[] => {
  const found = new Map<string, Use>()
  for (const use of uses) {
    const key = keyOfBox(use)
    found.set(key, { ...use, times: times(found.get(key)?.times ?? 0, use.times) })
  }
  return [...found.values()]
}

export const summed = (uses: readonly Use[]): readonly Use[] => merged(uses, (one, other) => one + other)

export const largest = (uses: readonly Use[]): readonly Use[] => merged(uses, Math.max)

/** The most uses of each box that an activity can come to. */
type UsesOf = (step: ActStep) => readonly Use[]

/** Each box whose dice may be taken. */
export const drawn = ({ from, ...use }: Use): readonly Use[] => from?.map(box => ({ ...use, box })) ?? [use]

const ofStep = (step: PlanStep, usesOf: UsesOf): readonly Use[] => {
  const own =
    step.is === 'act'
      ? summed(usesOf(step).flatMap(drawn))
      : step.is === 'choose'
        ? largest(step.options.flatMap(({ steps }) => ofSteps(steps, usesOf)))
        : []
  return step.when ? largest([...own, ...ofSteps(step.otherwise, usesOf)]) : own
}

const ofSteps = (steps: readonly PlanStep[], usesOf: UsesOf): readonly Use[] =>
  summed(steps.flatMap(step => ofStep(step, usesOf)))

/** The boxes that may run dry, each with what is on it. All others never matter. */
export const limitedBoxes = (plan: Plan, book: Rulebook, usesOf: UsesOf): readonly Use[] =>
  ofSteps(plan.steps, usesOf).flatMap(use => {
    const capacity = capacityOf(plan, use, book)
    return use.times > capacity ? [{ ...use, times: capacity }] : []
  })
