import type { Stage } from '../../model/quantities'
import type { Side } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type Encounter, type End, type Entrant, type FightOdds, fightOddsFor } from './encounter'
import type { Event } from './events'
import { acted, gainFatigue, isThrown, models, turnOf, upTo } from './fatigue'
import { valueAt, type Change, withChanges, fieldOf, inTurnOf, storedInTurn, type Values } from './field'
import type { Play } from './options'
import { ENDED, type Ended, forceIn, type PlanModel } from './plan-model'

/** A fight that an activity comes to, and what carries on from it. */

/** How a fight may end, for those who go on. */
export interface Result {
  readonly end: End
  readonly event: Event
  readonly changes: readonly Change[]
}

/** An activity that comes to a fight. */
export interface Contact {
  readonly play: Play
  readonly fight: FightOdds
  /** Units by their places in the plan. */
  readonly attackers: readonly number[]
  readonly defender: number
  /** What stands before the fight's own changes: dice paid and the like. */
  readonly before: Values
  /** Abilities for which no die is left, a sentence each. */
  readonly without: readonly string[]
  readonly resultOf: (end: End) => Result
}

/** A unit wiped out in a melee tires the friends near it (R4.1); in the second edition in a shot too (K14). */
const frightened = (model: PlanModel, { step }: Play, values: Values, fighters: readonly number[]): Values => {
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

/** Javelins after a move are free too. */
const isFree = (model: PlanModel, play: Play, unit: number): boolean => play.step.verb === 'move' || isThrown(model, play, unit)

/** How a melee ended for a unit, as far as conditions ask for it. */
const endedFor = (watched: ReadonlySet<Ended>, party: Side, { winner, disengages }: End): number => {
  const holds = { won: winner === party, tied: winner === 'tie', disengaged: disengages === party }
  return [...watched].reduce((bits, asks) => (holds[asks] ? bits | ENDED[asks] : bits), 0)
}

/** The numbers of those who fought, when it is over. */
const carriedOn = (model: PlanModel, play: Play, encounter: Encounter, values: Values, end: End): readonly Change[] => {
  const fighters = [...encounter.attackers, encounter.defender]
  const turn = turnOf(play.step)
  const vanishedBefore = (unit: number): number => inTurnOf(valueAt(values, fieldOf(unit, 'vanished')), turn)
  return end.units.flatMap(({ lost, guards, vanished, fatigue: tired }, i): readonly Change[] => {
    const { unit } = fighters[i] as Entrant
    const { isImmune, spares, vanishing } = forceIn(model, unit)
    const isAttacker = i < encounter.attackers.length
    const isCharging = isAttacker && encounter.kind === 'melee'
    const party = isAttacker ? 'attacker' : 'defender'
    const left = Math.max(0, models(values, unit) - lost)
    const watched = model.watched.get(unit)
    return [
      [fieldOf(unit, 'models'), left],
      // a unit that is gone has no fatigue
      [fieldOf(unit, 'fatigue'), left === 0 ? 0 : upTo(model, unit, tired, isAttacker && !isImmune ? encounter.late : 0)],
      [fieldOf(unit, 'guards'), valueAt(values, fieldOf(unit, 'guards')) - guards],
      ...(vanishing > 0 && vanished > 0
        ? [[fieldOf(unit, 'vanished'), storedInTurn(vanishedBefore(unit) + vanished, turn)] as const]
        : []),
      ...(isAttacker ? [acted(model, values, unit, play.step, isCharging ? 'charge' : 'shoot', isFree(model, play, unit))] : []),
      // asked in its own turn alone
      ...(isCharging ? [[fieldOf(unit, 'spared'), storedInTurn(spares, turnOf(play.step))] as const] : []),
      ...(encounter.kind === 'melee' && watched ? [[fieldOf(unit, 'won'), endedFor(watched, party, end)] as const] : []),
      ...Object.entries(end.notes?.[party] ?? {}).flatMap(([stage, count]) => {
        const field = model.stageField(unit, stage as Stage)
        return field === undefined ? [] : [[field, count] as const]
      })
    ]
  })
}

/** The fight that an activity comes to, from how its units stand then. */
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
      const changes = carriedOn(model, play, encounter, before, end)
      const values = withChanges(before, changes)
      return { end, changes, event: eventOf(end, unit => models(values, unit) === 0, attackers, defender) }
    }
  }
}

/** What an end of a fight takes in memory. */
const BYTES_OF_END = 1200

const known = new WeakMap<FightOdds, readonly (Result & { readonly chance: number })[]>()

/** Every way a fight may end, worked out once for the same state of its units. */
export const resultsOf = ({ fight, resultOf }: Contact): readonly (Result & { readonly chance: number })[] => {
  const found = known.get(fight) ?? fight.ends().map(({ end, chance }) => ({ ...resultOf(end), chance }))
  if (!known.has(fight)) remembers(BYTES_OF_END * found.length)
  known.set(fight, found)
  return found
}

/** What is known after a fight has ended so. */
export const settled = (model: PlanModel, { play, before, attackers, defender }: Contact, { end, changes }: Result): Values => {
  const values = withChanges(before, changes)
  // in the second edition a unit that is shot down frightens too (K14)
  const isQuiet = end.winner === undefined && !model.book.numbers.inTurn
  return isQuiet ? values : frightened(model, play, values, [...attackers, defender])
}
