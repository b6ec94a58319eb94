import type { PlanStep } from '../../model/plan'
import type { Contact, Result } from './contact'
import { added, type Event } from './events'
import { valueAt, fieldOf } from './field'
import { forceIn, inForce, type PlanModel } from './plan-model'
import { mayBeStopped } from './reach'

/** What is counted of each step while a plan is played. */
export interface StepTally {
  /** How often it came to each event. */
  readonly events: Map<Event, number>
  /** By unit, how often it lost so many lives here, where it is fought. */
  readonly lost: Map<number, number[]>
  readonly winner: { attacker: number; tie: number; defender: number }
  readonly disengages: { attacker: number; defender: number; nobody: number }
  /** The fights it came to, each from one state of its units. */
  readonly fights: Map<Contact['fight'], number>
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

/** A fight is come to, so often. */
export const countFight = (model: PlanModel, tally: StepTally, contact: Contact, weight: number): void => {
  const { fight, attackers, before, play } = contact
  added(tally.fights, fight, weight)
  for (const { message } of fight.faults) added(tally.faults, message, weight)
  for (const message of contact.without) added(tally.faults, message, weight)
  const [unit = 0] = attackers
  const force = forceIn(model, unit)
  const lasts = inForce(model, force.unit.warband, play.step.turn ?? 0, before)
  if (mayBeStopped(force, play.step, model.book, lasts) && valueAt(before, fieldOf(unit, 'fatigue')) > 0) tally.stoppable += weight
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
