import type { PlanStep } from '../../model/plan'
import { RETREATS, WINNERS } from '../../model/quantities'
import { addWeight, type Event } from './events'
import type { FightResult, PendingFight } from './pending-fight'
import { boxesInForce, type PlanModel, preparedUnit } from './plan-model'
import { mayBeStopped } from './reach'
import { fieldOf, valueAt } from './state'

/** What is counted of each step while a plan is played; every count is a sum of weights, a chance once the plan is played. */
export interface StepTally {
  /** How often it came to each event. */
  readonly events: Map<Event, number>
  /** Of each unit that fought here, how often it lost 0, 1, 2 ... lives. */
  readonly lost: Map<number, number[]>
  readonly winner: Record<(typeof WINNERS)[number], number>
  readonly disengages: Record<(typeof RETREATS)[number], number>
  /** The fights it came to: one for each state of the units that fight. */
  readonly fights: Map<PendingFight['fight'], number>
  /** Sentences on what could not be used, and how often each was true. */
  readonly faults: Map<string, number>
  /** How often the enemy could have held the charge back with fatigue. */
  stoppable: number
}

/** What is counted of each step that the plan came to. */
export type Tallies = Map<PlanStep, StepTally>

/** The tally of a step, made where there is none yet. */
export const tallyOf = (tallies: Tallies, step: PlanStep): StepTally => {
  const found = tallies.get(step)
  if (found) return found
  const tally: StepTally = {
    events: new Map(),
    lost: new Map(),
    winner: { attacker: 0, tie: 0, defender: 0 },
    disengages: { attacker: 0, defender: 0, nobody: 0 },
    fights: new Map(),
    faults: new Map(),
    stoppable: 0
  }
  tallies.set(step, tally)
  return tally
}

/** Adds the counts of another tally, times a chance. */
export const addTally = (into: StepTally, from: StepTally, chance: number): void => {
  for (const [event, weight] of from.events) addWeight(into.events, event, chance * weight)
  for (const [fight, weight] of from.fights) addWeight(into.fights, fight, chance * weight)
  for (const [fault, weight] of from.faults) addWeight(into.faults, fault, chance * weight)
  for (const [unit, counts] of from.lost) {
    const sums = into.lost.get(unit) ?? []
    counts.forEach((weight, lost) => {
      sums[lost] = (sums[lost] ?? 0) + chance * weight
    })
    into.lost.set(unit, sums)
  }
  for (const side of WINNERS) into.winner[side] += chance * from.winner[side]
  for (const side of RETREATS) into.disengages[side] += chance * from.disengages[side]
  into.stoppable += chance * from.stoppable
}

/** Turns counts of trials into chances; those of losses stay, for only their shares are reported. */
export const divideTally = (tally: StepTally, trials: number): void => {
  const divide = (counts: Map<unknown, number>): void => {
    for (const [key, count] of counts) counts.set(key, count / trials)
  }
  divide(tally.events)
  divide(tally.fights)
  divide(tally.faults)
  for (const side of WINNERS) tally.winner[side] /= trials
  for (const side of RETREATS) tally.disengages[side] /= trials
  tally.stoppable /= trials
}

/** Counts a fight that is reached with the chance `weight`. */
export const countFight = (model: PlanModel, tally: StepTally, pendingFight: PendingFight, weight: number): void => {
  const { fight, attackers, before, play: action } = pendingFight
  addWeight(tally.fights, fight, weight)
  for (const { message } of fight.faults) addWeight(tally.faults, message, weight)
  for (const message of pendingFight.unaffordable) addWeight(tally.faults, message, weight)
  const [unit = 0] = attackers
  const prepared = preparedUnit(model, unit)
  const lastingBoxes = boxesInForce(model, prepared.planUnit.warband, action.step.turn ?? 0, before)
  if (mayBeStopped(prepared, action.step, model.book, lastingBoxes) && valueAt(before, fieldOf(unit, 'fatigue')) > 0)
    tally.stoppable += weight
}

/** Counts a result of a fight that comes with the chance `weight`. */
export const countResult = (
  tally: StepTally,
  { attackers, defender }: PendingFight,
  { end, event }: FightResult,
  weight: number
): void => {
  addWeight(tally.events, event, weight)
  if (end.winner) tally.winner[end.winner] += weight
  if (end.disengages) tally.disengages[end.disengages] += weight
  end.units.forEach(({ lost }, i) => {
    const unit = i < attackers.length ? (attackers[i] ?? 0) : defender
    const counts = tally.lost.get(unit) ?? []
    counts[lost] = (counts[lost] ?? 0) + weight
    tally.lost.set(unit, counts)
  })
}
