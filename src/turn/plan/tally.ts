import type { PlanStep } from '../../model/plan'
import type { Contact, Result } from './contact'
import type { Event } from './events'
import { at, fieldOf } from './field'
import { forceIn, inForce, type PlanModel } from './plan-model'
import { mayBeStopped } from './reach'

/** What has happened in a plan, step by step, in words: "0 1:won|1 2:moved". */

/** Courses distinguished, all that are not among them as one of these. */
const MOST_COURSES = 80

/** The courses that are distinguished, by their chances: all, or the likeliest, of equal ones the first by its words. */
export const distinctHistories = (chances: ReadonlyMap<string, number>): ReadonlySet<string> =>
  new Set(
    chances.size <= MOST_COURSES
      ? chances.keys()
      : [...chances]
          .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
          .slice(0, MOST_COURSES - 1)
          .map(([course]) => course)
  )

/** What is counted of each step while a plan is played. */
export interface StepTally {
  /** How often it came to each event. */
  readonly events: Map<Event, number>
  /** By unit, how often it lost so many lives here, where it is fought. */
  readonly lost: Map<number, number[]>
  readonly winner: { attacker: number; tie: number; defender: number }
  readonly disengages: { attacker: number; defender: number; nobody: number }
  /** The fights it came to, each from one state of its units. */
  readonly fights: Map<Contact['bout'], number>
  /** What could not be used, and how often. */
  readonly faults: Map<string, number>
  /** How often the enemy could have held the charge back with fatigue. */
  stoppable: number
}

export type Tallies = Map<PlanStep, StepTally>

export const tallyOf = (tallies: Tallies, step: PlanStep): StepTally => {
  const known = tallies.get(step)
  if (known) return known
  const made: StepTally = {
    events: new Map(),
    lost: new Map(),
    winner: { attacker: 0, tie: 0, defender: 0 },
    disengages: { attacker: 0, defender: 0, nobody: 0 },
    fights: new Map(),
    faults: new Map(),
    stoppable: 0
  }
  tallies.set(step, made)
  return made
}

export const added = <K>(counts: Map<K, number>, key: K, weight: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + weight)
}

/** A fight is come to, so often. */
export const countFight = (world: PlanModel, tally: StepTally, meeting: Contact, weight: number): void => {
  const { bout, attackers, before, play } = meeting
  added(tally.fights, bout, weight)
  for (const { message } of bout.faults) added(tally.faults, message, weight)
  for (const message of meeting.without) added(tally.faults, message, weight)
  const [unit = 0] = attackers
  const force = forceIn(world, unit)
  const lasts = inForce(world, force.unit.warband, play.step.turn ?? 0, before)
  if (mayBeStopped(force, play.step, world.book, lasts) && at(before, fieldOf(unit, 'fatigue')) > 0) tally.stoppable += weight
}

/** It ends so, so often. */
export const countResult = (tally: StepTally, { attackers, defender }: Contact, { end, event }: Result, weight: number): void => {
  added(tally.events, event, weight)
  if (end.winner) tally.winner[end.winner] += weight
  if (end.disengages) tally.disengages[end.disengages] += weight
  end.units.forEach(({ lost }, i) => {
    const unit = i < attackers.length ? (attackers[i] ?? 0) : defender
    const counts = tally.lost.get(unit) ?? []
    counts[lost] = (counts[lost] ?? 0) + weight
    tally.lost.set(unit, counts)
  })
}
