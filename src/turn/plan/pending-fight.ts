import type { Stage } from '../../model/quantities'
import type { Side } from '../../model/scenario'
import { reserveMemory } from '../../model/work'
import type { Action } from './actions'
import { type Encounter, type FightEnd, type FightOdds, fightOddsFor, type Participant } from './encounter'
import type { Event } from './events'
import { addFatigue, fatigueGainChanges, isFreeJavelinShot, modelsOf, recordActivity, turnOf } from './fatigue'
import { ENDINGS, type MeleeEnding, type PlanModel, preparedUnit } from './plan-model'
import { type FieldChange, fieldOf, packWithTurn, type State, valueAt, valueInTurn, withChanges } from './state'

/** One end of a fight, and what it changes in the state. */
export interface FightResult {
  readonly end: FightEnd
  readonly event: Event
  readonly changes: readonly FieldChange[]
}

/** An activity that leads to a fight, which is still to be fought. */
export interface PendingFight {
  readonly play: Action
  readonly fight: FightOdds
  /** Indices of units. */
  readonly attackers: readonly number[]
  readonly defender: number
  /** The state before the fight's own changes, with SAGA dice paid and the like. */
  readonly before: State
  /** Abilities left out because no die pays for them, a sentence each. */
  readonly unaffordable: readonly string[]
  readonly resultOf: (end: FightEnd) => FightResult
}

/** Friends near a unit that was wiped out gain a fatigue (R4.1). */
const addFatigueToFriends = (model: PlanModel, { step }: Action, state: State, fighters: readonly number[]): State => {
  const fallen = fighters.filter(unit => modelsOf(state, unit) === 0)
  const near = (unit: number): readonly number[] => {
    const { warband, near: friends } = preparedUnit(model, unit).planUnit
    return [...friends, ...step.near.filter(friend => preparedUnit(model, friend).planUnit.warband === warband)]
  }
  return fallen.reduce(
    (now, unit) =>
      [...new Set(near(unit))]
        .filter(friend => modelsOf(now, friend) > 0)
        .reduce((here, friend) => withChanges(here, fatigueGainChanges(model, here, friend, step, 1)), now),
    state
  )
}

const eventOf = (end: FightEnd, isGone: (unit: number) => boolean, attackers: readonly number[], defender: number): Event => {
  const isOver = attackers.every(isGone)
  if (isGone(defender)) return isOver ? 'both' : 'destroys'
  if (isOver) return 'falls'
  if (end.winner === undefined) return 'shot'
  return end.winner === 'tie' ? 'tied' : end.winner === 'attacker' ? 'won' : 'lost'
}

/** Whether a shot is free: javelins thrown after a move, or as the free activation of the second edition. */
const isFree = (model: PlanModel, action: Action, unit: number): boolean =>
  action.step.verb === 'move' || isFreeJavelinShot(model, action, unit)

/** How a melee ended for a side, as bits, as far as conditions ask for it. */
const endedFor = (watched: ReadonlySet<MeleeEnding>, side: Side, { winner, disengages }: FightEnd): number => {
  const holds = { won: winner === side, tied: winner === 'tie', disengaged: disengages === side }
  return [...watched].reduce((bits, asks) => (holds[asks] ? bits | ENDINGS[asks] : bits), 0)
}

/** What a fight changes of those who fought. */
const changesAfterFight = (
  model: PlanModel,
  action: Action,
  encounter: Encounter,
  state: State,
  end: FightEnd
): readonly FieldChange[] => {
  const fighters = [...encounter.attackers, encounter.defender]
  const turn = turnOf(action.step)
  const vanishedBefore = (unit: number): number => valueInTurn(valueAt(state, fieldOf(unit, 'vanishedFatigue')), turn)
  return end.units.flatMap(({ lost, guards, vanished, fatigue: fatigueAtEnd }, i): readonly FieldChange[] => {
    const { unit } = fighters[i] as Participant
    const { isImmuneToFatigue, ignoresFatigue, vanishingFatigue } = preparedUnit(model, unit)
    const isAttacker = i < encounter.attackers.length
    const isCharging = isAttacker && encounter.kind === 'melee'
    const side = isAttacker ? 'attacker' : 'defender'
    const left = Math.max(0, modelsOf(state, unit) - lost)
    const watched = model.endingsAsked.get(unit)
    return [
      [fieldOf(unit, 'models'), left],
      // a unit that is gone has no fatigue
      [
        fieldOf(unit, 'fatigue'),
        left === 0 ? 0 : addFatigue(model, unit, fatigueAtEnd, isAttacker && !isImmuneToFatigue ? encounter.fatigueAfterFight : 0)
      ],
      [fieldOf(unit, 'guards'), valueAt(state, fieldOf(unit, 'guards')) - guards],
      ...(vanishingFatigue > 0 && vanished > 0
        ? [[fieldOf(unit, 'vanishedFatigue'), packWithTurn(vanishedBefore(unit) + vanished, turn)] as const]
        : []),
      ...(isAttacker
        ? [recordActivity(model, state, unit, action.step, isCharging ? 'charge' : 'shoot', isFree(model, action, unit))]
        : []),
      // read in the unit's own turn alone, so that it may be set in any
      ...(isCharging ? [[fieldOf(unit, 'ignoredFatigue'), packWithTurn(ignoresFatigue, turnOf(action.step))] as const] : []),
      ...(encounter.kind === 'melee' && watched ? [[fieldOf(unit, 'won'), endedFor(watched, side, end)] as const] : []),
      ...Object.entries(end.notes?.[side] ?? {}).flatMap(([stage, count]) => {
        const field = model.stageField(unit, stage as Stage)
        return field === undefined ? [] : [[field, count] as const]
      })
    ]
  })
}

/** The fight of a step from the state `before`, ready to be played; `unaffordable`: what could not be paid for, a sentence each. */
export const pendingFightOf = (
  model: PlanModel,
  action: Action,
  encounter: Encounter,
  before: State,
  unaffordable: readonly string[]
): PendingFight => {
  const attackers = encounter.attackers.map(({ unit }) => unit)
  const defender = encounter.defender.unit
  return {
    play: action,
    fight: fightOddsFor(model, encounter, before),
    attackers,
    defender,
    before,
    unaffordable,
    resultOf: end => {
      const changes = changesAfterFight(model, action, encounter, before, end)
      const state = withChanges(before, changes)
      return { end, changes, event: eventOf(end, unit => modelsOf(state, unit) === 0, attackers, defender) }
    }
  }
}

/** Memory that an end of a fight takes. */
const BYTES_OF_END = 1200

const resultsOfFight = new WeakMap<FightOdds, readonly (FightResult & { readonly chance: number })[]>()

/** Every way a fight can end, worked out once for each state of its units. */
export const resultsOf = ({ fight, resultOf }: PendingFight): readonly (FightResult & { readonly chance: number })[] => {
  const found = resultsOfFight.get(fight) ?? fight.ends().map(({ end, chance }) => ({ ...resultOf(end), chance }))
  if (!resultsOfFight.has(fight)) reserveMemory(BYTES_OF_END * found.length)
  resultsOfFight.set(fight, found)
  return found
}

/** The state after a fight has ended so, with the fatigue of friends of units wiped out. */
export const stateAfterFight = (
  model: PlanModel,
  { play: action, before, attackers, defender }: PendingFight,
  { end, changes }: FightResult
): State => {
  const state = withChanges(before, changes)
  // a unit that is shot down tires its friends in the second edition alone (K14)
  const isQuiet = end.winner === undefined && !model.book.numbers.inTurn
  return isQuiet ? state : addFatigueToFriends(model, action, state, [...attackers, defender])
}
