import type { Stage } from '../../model/quantities'
import type { Side } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type Encounter, type End, type Entrant, type FightOdds, fightOddsFor } from './encounter'
import type { Event } from './events'
import { changeByActing, gainFatigue, isThrown, models, raiseFatigue, turnOf } from './fatigue'
import { type Change, fieldOf, inTurnOf, storedInTurn, type Values, valueAt, withChanges } from './field'
import type { Play } from './options'
import { ENDINGS, forceIn, type MeleeEnding, type PlanModel } from './plan-model'

/** The fight that an activity leads to, and what it changes. */

/** One end of a fight, and what it changes in the state. */
export interface Result {
  readonly end: End
  readonly event: Event
  readonly changes: readonly Change[]
}

/** An activity that leads to a fight. */
export interface Contact {
  readonly play: Play
  readonly fight: FightOdds
  /** Indices of units. */
  readonly attackers: readonly number[]
  readonly defender: number
  /** The state before the fight's own changes, with dice paid and the like. */
  readonly before: Values
  /** Abilities left out because no die pays for them, a sentence each. */
  readonly without: readonly string[]
  readonly resultOf: (end: End) => Result
}

/** Friends near a unit that was wiped out gain a fatigue (R4.1). */
const tireFriends = (model: PlanModel, { step }: Play, values: Values, fighters: readonly number[]): Values => {
  const fallen = fighters.filter(unit => models(values, unit) === 0)
  const near = (unit: number): readonly number[] => {
    const { warband, near: friends } = forceIn(model, unit).unit
    return [...friends, ...step.near.filter(friend => forceIn(model, friend).unit.warband === warband)]
  }
  return fallen.reduce(
    (now, unit) =>
      [...new Set(near(unit))]
        .filter(friend => models(now, friend) > 0)
        .reduce((here, friend) => withChanges(here, gainFatigue(model, here, friend, step, 1)), now),
    values
  )
}

const eventOf = (end: End, isGone: (unit: number) => boolean, attackers: readonly number[], defender: number): Event => {
  const isOver = attackers.every(isGone)
  if (isGone(defender)) return isOver ? 'both' : 'destroys'
  if (isOver) return 'falls'
  if (end.winner === undefined) return 'shot'
  return end.winner === 'tie' ? 'tied' : end.winner === 'attacker' ? 'won' : 'lost'
}

/** Whether a shot is free: javelins thrown after a move, or as the free activation of the second edition. */
const isFree = (model: PlanModel, play: Play, unit: number): boolean => play.step.verb === 'move' || isThrown(model, play, unit)

/** How a melee ended for a side, as bits, as far as conditions ask for it. */
const endedFor = (watched: ReadonlySet<MeleeEnding>, side: Side, { winner, disengages }: End): number => {
  const holds = { won: winner === side, tied: winner === 'tie', disengaged: disengages === side }
  return [...watched].reduce((bits, asks) => (holds[asks] ? bits | ENDINGS[asks] : bits), 0)
}

/** What a fight changes of those who fought. */
const changesAfterFight = (model: PlanModel, play: Play, encounter: Encounter, values: Values, end: End): readonly Change[] => {
  const fighters = [...encounter.attackers, encounter.defender]
  const turn = turnOf(play.step)
  const vanishedBefore = (unit: number): number => inTurnOf(valueAt(values, fieldOf(unit, 'vanished')), turn)
  return end.units.flatMap(({ lost, guards, vanished, fatigue: tired }, i): readonly Change[] => {
    const { unit } = fighters[i] as Entrant
    const { isImmune, ignoresFatigue: spares, vanishing } = forceIn(model, unit)
    const isAttacker = i < encounter.attackers.length
    const isCharging = isAttacker && encounter.kind === 'melee'
    const side = isAttacker ? 'attacker' : 'defender'
    const left = Math.max(0, models(values, unit) - lost)
    const watched = model.endingsAsked.get(unit)
    return [
      [fieldOf(unit, 'models'), left],
      // a unit that is gone has no fatigue
      [
        fieldOf(unit, 'fatigue'),
        left === 0 ? 0 : raiseFatigue(model, unit, tired, isAttacker && !isImmune ? encounter.lateFatigue : 0)
      ],
      [fieldOf(unit, 'guards'), valueAt(values, fieldOf(unit, 'guards')) - guards],
      ...(vanishing > 0 && vanished > 0
        ? [[fieldOf(unit, 'vanished'), storedInTurn(vanishedBefore(unit) + vanished, turn)] as const]
        : []),
      ...(isAttacker
        ? [changeByActing(model, values, unit, play.step, isCharging ? 'charge' : 'shoot', isFree(model, play, unit))]
        : []),
      // read in the unit's own turn alone, so that it may be set in any
      ...(isCharging ? [[fieldOf(unit, 'spared'), storedInTurn(spares, turnOf(play.step))] as const] : []),
      ...(encounter.kind === 'melee' && watched ? [[fieldOf(unit, 'won'), endedFor(watched, side, end)] as const] : []),
      ...Object.entries(end.notes?.[side] ?? {}).flatMap(([stage, count]) => {
        const field = model.stageField(unit, stage as Stage)
        return field === undefined ? [] : [[field, count] as const]
      })
    ]
  })
}

export const contactOf = (
  model: PlanModel,
  play: Play,
  encounter: Encounter,
  before: Values,
  without: readonly string[]
): Contact => {
  const attackers = encounter.attackers.map(({ unit }) => unit)
  const defender = encounter.defender.unit
  return {
    play,
    fight: fightOddsFor(model, encounter, before),
    attackers,
    defender,
    before,
    without,
    resultOf: end => {
      const changes = changesAfterFight(model, play, encounter, before, end)
      const values = withChanges(before, changes)
      return { end, changes, event: eventOf(end, unit => models(values, unit) === 0, attackers, defender) }
    }
  }
}

/** Memory that an end of a fight takes. */
const BYTES_OF_END = 1200

const resultsOfFight = new WeakMap<FightOdds, readonly (Result & { readonly chance: number })[]>()

/** Every way a fight can end, worked out once for each state of its units. */
export const resultsOf = ({ fight, resultOf }: Contact): readonly (Result & { readonly chance: number })[] => {
  const found = resultsOfFight.get(fight) ?? fight.ends().map(({ end, chance }) => ({ ...resultOf(end), chance }))
  if (!resultsOfFight.has(fight)) remembers(BYTES_OF_END * found.length)
  resultsOfFight.set(fight, found)
  return found
}

/** The state after a fight has ended so, with the fatigue of friends of units wiped out. */
export const valuesAfter = (
  model: PlanModel,
  { play, before, attackers, defender }: Contact,
  { end, changes }: Result
): Values => {
  const values = withChanges(before, changes)
  // a unit that is shot down tires its friends in the second edition alone (K14)
  const isQuiet = end.winner === undefined && !model.book.numbers.inTurn
  return isQuiet ? values : tireFriends(model, play, values, [...attackers, defender])
}
