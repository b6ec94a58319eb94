import type { ActStep, Plan, PlanStep } from '../../model/plan'
import type { AbilityUse, UnitRequest } from '../../model/scenario'
import { abilityKeyOf, mayBeBasic, troopOf } from '../../rules/lookup'
import type { Obedience, Rulebook, Troop } from '../../rules/types'

/** SAGA dice on the boards: what a plan uses, and where it can run out of them. */

/** Activations that take no die, once a turn each (R6.2). */
const FREE_ACTIVATIONS = ['determination', 'we-obey'] as const

const isFreeActivation = (box: string): boolean => FREE_ACTIVATIONS.some(free => free === box)

/** A use of a box by a warband, `times` over. */
export interface DiceUse {
  readonly warband: 0 | 1
  /** The key of the box, or a free activation. */
  readonly box: string
  readonly times: number
  /** Set in later turns for boxes that can be used again in each turn. */
  readonly turn?: number
  /** Set for what each unit has of its own: its Determination, its share of a box that activates many. */
  readonly unit?: number
  /** Boxes whose dice it takes instead of its own: the first that has one left. */
  readonly from?: readonly string[]
}

/** Uses with the same key are paid with the same dice. */
export const useKey = ({ warband, box, unit, turn = 0 }: Omit<DiceUse, 'times'>): string =>
  `${warband} ${box}${unit === undefined ? '' : ` ${unit}`}${turn === 0 ? '' : ` turn ${turn}`}`

/**
 * A use in a given turn. Dice stay spent in later turns; free activations, and boxes of a board whose dice are not given, can be
 * used again.
 */
export const useInTurn = (use: DiceUse, turn: number, { warbands }: Plan): DiceUse =>
  turn > 0 && (warbands[use.warband].dice === undefined || isFreeActivation(use.box)) ? { ...use, turn } : use

/** The box that an ability of a unit uses, and how many dice: a pool may take several at once. */
export const usedBy = (use: AbilityUse, request: UnitRequest, warband: 0 | 1, book: Rulebook): DiceUse => {
  const box = abilityKeyOf(use, request, book)
  const { attack = 0, defence = 0 } = use
  const { choice, diceFrom: from } = book.abilities[box] ?? {}
  return { warband, box, times: choice?.take === 'pool' ? Math.max(1, attack + defence) : 1, ...(from && { from }) }
}

const isLeader = ({ class: troopClass, hero }: Troop): boolean => troopClass === 'warlord' || hero !== undefined

/** The warlords and heroes of a warband, by their indices in the plan. */
export const leadersOf = ({ units }: Plan, warband: 0 | 1, book: Rulebook): readonly number[] =>
  units.flatMap((planUnit, unit) =>
    planUnit.warband === warband && isLeader(troopOf(book, planUnit.request.unit, planUnit.request.faction)) ? [unit] : []
  )

/** We Obey where no hero changes it (R6.2). */
const OBEDIENCE: Obedience = { units: 1, for: ['move', 'charge'] }

/** We Obey in the second edition: any activation of one friend (T6.3). */
const COMMAND: Obedience = { units: 1, for: ['move', 'rest', 'shoot', 'charge'] }

/** How many friends We Obey activates in a warband, and for what. */
export const obedienceOf = (plan: Plan, warband: 0 | 1, book: Rulebook): Obedience => {
  const all = leadersOf(plan, warband, book).flatMap(unit => book.troops[plan.units[unit]?.request.unit ?? '']?.hero?.obey ?? [])
  return all[0] ?? (book.numbers.inTurn ? COMMAND : OBEDIENCE)
}

/** How often a free activation may be used in a turn; more often in some large battles (R6.2, R8.3). */
const freeUses = (plan: Plan, { warband, box }: Omit<DiceUse, 'times'>, book: Rulebook): number => {
  const { commands = 1, commanders = 1 } = book.muster.battles[plan.points ?? 6] ?? {}
  if (box !== 'we-obey') return commands
  const obeyed = Math.max(1, Math.min(commanders, leadersOf(plan, warband, book).length))
  return commands * obeyed * obedienceOf(plan, warband, book).units
}

/** How often a box may be used: as many dice as lie on it, and at most once a turn outside the left column (R7.3). */
export const capacityOf = (plan: Plan, use: Omit<DiceUse, 'times'>, book: Rulebook): number => {
  const { box, from } = use
  const { dice } = plan.warbands[use.warband]
  if (isFreeActivation(box)) return freeUses(plan, use, book)
  // once a turn: of a box that another one may make basic this is kept in a field of its own (`usedThisTurnField`)
  const most = book.abilities[box]?.multi === false && !mayBeBasic(book, box) ? 1 : Number.POSITIVE_INFINITY
  const laid = (from ?? [box]).reduce((sum, each) => sum + (dice?.[each] ?? 0), 0)
  return dice === undefined ? most : Math.min(most, laid)
}

/** Merges uses that are paid with the same dice. */
const mergeUses = (uses: readonly DiceUse[], times: (one: number, other: number) => number): readonly DiceUse[] => {
  const merged = new Map<string, DiceUse>()
  for (const use of uses) {
    const key = useKey(use)
    merged.set(key, { ...use, times: times(merged.get(key)?.times ?? 0, use.times) })
  }
  return [...merged.values()]
}

/** Of uses that are all made, the sum for each box. */
export const sumUses = (uses: readonly DiceUse[]): readonly DiceUse[] => mergeUses(uses, (one, other) => one + other)

/** Of uses of which some are made, the most for each box. */
export const mostUses = (uses: readonly DiceUse[]): readonly DiceUse[] => mergeUses(uses, Math.max)

/** The most uses of each box that an activity can make. */
type UsesOf = (step: ActStep) => readonly DiceUse[]

/** The same use of each box that its die may come from. */
export const payableFrom = ({ from, ...use }: DiceUse): readonly DiceUse[] => from?.map(box => ({ ...use, box })) ?? [use]

const usesInStep = (step: PlanStep, usesOf: UsesOf): readonly DiceUse[] => {
  const own =
    step.is === 'act'
      ? sumUses(usesOf(step).flatMap(payableFrom))
      : step.is === 'choose'
        ? mostUses(step.options.flatMap(({ steps }) => usesInSteps(steps, usesOf)))
        : []
  return step.when ? mostUses([...own, ...usesInSteps(step.otherwise, usesOf)]) : own
}

const usesInSteps = (steps: readonly PlanStep[], usesOf: UsesOf): readonly DiceUse[] =>
  sumUses(steps.flatMap(step => usesInStep(step, usesOf)))

/** The boxes that a plan can run out of, each with its capacity. Only their dice have to be counted while the plan is played. */
export const limitedBoxesOf = (plan: Plan, book: Rulebook, usesOf: UsesOf): readonly DiceUse[] =>
  usesInSteps(plan.steps, usesOf).flatMap(use => {
    const capacity = capacityOf(plan, use, book)
    return use.times > capacity ? [{ ...use, times: capacity }] : []
  })
