import { described } from '../../battle/headline'
import { unitOf } from '../../battle/unit'
import { conditionText } from '../../model/condition'
import type { PlanStep } from '../../model/plan'
import type { PlanReport, PlanSpread, PlanStepReport, PlanTable, PlanUnitReport } from '../../model/plan-report'
import { EVENTS, IDLE } from './events'
import { at, fieldOf, type Part } from './field'
import type { Outcome } from './outcome'
import type { StepTally } from './tally'
import { allSteps, forceIn, type World } from './world'

/** The numbers of an outcome as the report tells them. */

const spreadOf = (chances: ReadonlyMap<number, number>): PlanSpread => {
  const most = Math.max(0, ...chances.keys())
  const p = Array.from({ length: most + 1 }, (_, value) => chances.get(value) ?? 0)
  return { mean: p.reduce((sum, chance, value) => sum + value * chance, 0), p }
}

export const unitFigures = (world: World, { models, fatigue }: Outcome): readonly PlanUnitReport[] =>
  world.forces.map(({ unit, lives, limit }, place) => {
    const left = spreadOf(models[place] ?? new Map())
    const tired = spreadOf(fatigue[place] ?? new Map())
    return {
      unit: unit.name,
      warband: world.plan.warbands[unit.warband].name,
      text: described(unitOf(unit.request, world.book, 'melee'), world.book),
      start: lives,
      models: left,
      fatigue: tired,
      fatigueLimit: limit,
      gone: left.p[0] ?? 0,
      exhausted: tired.p.slice(limit).reduce((sum, chance) => sum + chance, 0)
    }
  })

const lossesOf = (world: World, { lost }: StepTally): PlanStepReport['losses'] =>
  [...lost].map(([unit, counts]) => {
    const all = Array.from(counts, count => count ?? 0)
    const fought = all.reduce((sum, weight) => sum + weight, 0)
    const p = all.map(weight => weight / fought)
    return { unit: forceIn(world, unit).unit.name, mean: p.reduce((sum, chance, count) => sum + chance * count, 0), p }
  })

const stepFigures = (world: World, step: PlanStep, tally: StepTally | undefined): PlanStepReport => {
  const events = [...(tally?.events ?? [])].sort(([, one], [, other]) => other - one)
  const played = events.reduce((sum, [event, chance]) => (IDLE.has(event) ? sum : sum + chance), 0)
  const { attacker = 0, tie = 0, defender = 0 } = tally?.winner ?? {}
  const isMelee = attacker + tie + defender > 0
  return {
    label: step.label,
    text: step.text,
    played: Math.min(1, played),
    events: events.map(([event, chance]) => ({ event: EVENTS[event], chance: Math.min(1, chance) })),
    losses: tally ? lossesOf(world, tally) : [],
    ...(isMelee &&
      tally && { result: { attackerWins: attacker, tie, defenderWins: defender }, disengages: { ...tally.disengages } }),
    ...(tally && tally.stoppable > 0 && { stoppable: Math.min(1, tally.stoppable) }),
    ...(tally &&
      tally.faults.size > 0 && { unusable: [...tally.faults].map(([what, chance]) => ({ what, chance: Math.min(1, chance) })) })
  }
}

export const stepsFigures = (world: World, { tallies }: Outcome): readonly PlanStepReport[] =>
  allSteps(world.plan.steps)
    .filter(step => step.is === 'act')
    .map(step => stepFigures(world, step, tallies.get(step)))

export const pointFigures = (world: World, { models, points }: Outcome): PlanReport['points'] => {
  const mean = (warband: number) =>
    world.forces.reduce((sum, { unit, worth }, place) => {
      if (unit.warband !== warband) return sum
      return [...(models[place] ?? [])].reduce((total, [left, chance]) => total + chance * worth(left), sum)
    }, 0)
  const p = [...points].sort(([one], [other]) => one - other).map(([value, chance]) => ({ points: value, chance }))
  const { turn } = world.plan
  const [killed, lost] = [mean(1 - turn), mean(turn)]
  const swing = killed - lost
  const square = p.reduce((sum, each) => sum + each.points ** 2 * each.chance, 0)
  return { killed, lost, swing, sd: Math.sqrt(Math.max(0, square - swing * swing)), p }
}

const PARTS: readonly Part[] = ['models', 'fatigue', 'done', 'won', 'spared', 'guards']

/** "fyrd.models" */
const fieldName = (field: number, world: World): string => {
  const each = fieldOf(1, 'models')
  return `${forceIn(world, Math.floor(field / each)).unit.name}.${PARTS[field % each] ?? ''}`
}

export const tables = (world: World, { joint }: Outcome): readonly PlanTable[] =>
  joint.map(({ fields, entries }) => ({
    of: fields.map(field => fieldName(field, world)),
    rows: entries
      .map(({ values, weight }) => ({ values: fields.map(field => at(values, field)), chance: weight }))
      .sort((one, other) => compared(one.values, other.values))
  }))

const compared = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((value, i) => value !== other[i])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

export const goalFigures = (world: World, { goals }: Outcome): PlanReport['goals'] =>
  world.plan.goals.map(({ name, condition }, i) => ({
    goal: name,
    condition: conditionText(condition),
    chance: Math.max(0, Math.min(1, goals[i] ?? 0))
  }))
