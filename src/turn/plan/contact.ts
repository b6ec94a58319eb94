import type { Party, Stage } from '../../model/quantities'
import { remembers } from '../../model/work'
import { type Encounter, type Entrant, fightOddsFor } from './encounter'
import type { Event } from './events'
import { acted, gainFatigue, isThrown, models, turnOf, upTo } from './fatigue'
import { at, type Change, changed, fieldOf, inTurnOf, keptFor, type Values } from './field'
import type { End, FightOdds } from './fight-odds'
import type { Play } from './options'
import { ENDED, forceIn, type PlanModel } from './plan-model'

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
  readonly bout: FightOdds
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
const frightened = (world: PlanModel, { step }: Play, values: Values, fighters: readonly number[]): Values => {
  const fallen = fighters.filter(unit => models(values, unit) === 0)
  const near = (unit: number): readonly number[] => {
    const { warband, near: friends } = forceIn(world, unit).unit
    return [...friends, ...step.near.filter(friend => forceIn(world, friend).unit.warband === warband)]
  }
  return fallen.reduce(
    (now, unit) =>
      [...new Set(near(unit))]
        .filter(friend => models(now, friend) > 0)
        .reduce((here, friend) => changed(here, gainFatigue(world, here, friend, step, 1)), now),
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
const isFree = (world: PlanModel, play: Play, unit: number): boolean => play.step.verb === 'move' || isThrown(world, play, unit)

/** How a melee ended for a unit, as far as conditions ask for it. */
const endedFor = ({ watched }: PlanModel, unit: number, party: Party, { winner, disengages }: End): number => {
  const holds = { won: winner === party, tied: winner === 'tie', disengaged: disengages === party }
  return [...(watched.get(unit) ?? [])].reduce((bits, asks) => (holds[asks] ? bits | ENDED[asks] : bits), 0)
}

/** The numbers of those who fought, when it is over. */
const carriedOn = (world: PlanModel, play: Play, sortie: Encounter, values: Values, end: End): readonly Change[] => {
  const fighters = [...sortie.attackers, sortie.defender]
  const turn = turnOf(play.step)
  const vanishedBefore = (unit: number): number => inTurnOf(at(values, fieldOf(unit, 'vanished')), turn)
  return end.units.flatMap(({ lost, guards, vanished, fatigue: tired }, i): readonly Change[] => {
    const { unit } = fighters[i] as Entrant
    const { isImmune, spares, vanishing } = forceIn(world, unit)
    const isAttacker = i < sortie.attackers.length
    const isCharging = isAttacker && sortie.kind === 'melee'
    const party = isAttacker ? 'attacker' : 'defender'
    const left = Math.max(0, models(values, unit) - lost)
    return [
      [fieldOf(unit, 'models'), left],
      // a unit that is gone has no fatigue
      [fieldOf(unit, 'fatigue'), left === 0 ? 0 : upTo(world, unit, tired, isAttacker && !isImmune ? sortie.late : 0)],
      [fieldOf(unit, 'guards'), at(values, fieldOf(unit, 'guards')) - guards],
      ...(vanishing > 0 && vanished > 0
        ? [[fieldOf(unit, 'vanished'), keptFor(vanishedBefore(unit) + vanished, turn)] as const]
        : []),
      ...(isAttacker ? [acted(world, values, unit, play.step, isCharging ? 'charge' : 'shoot', isFree(world, play, unit))] : []),
      // asked in its own turn alone
      ...(isCharging ? [[fieldOf(unit, 'spared'), keptFor(spares, turnOf(play.step))] as const] : []),
      ...(sortie.kind === 'melee' && world.watched.has(unit)
        ? [[fieldOf(unit, 'won'), endedFor(world, unit, party, end)] as const]
        : []),
      ...Object.entries(end.notes?.[party] ?? {}).flatMap(([stage, count]) => {
        const field = world.stageField(unit, stage as Stage)
        return field === undefined ? [] : [[field, count] as const]
      })
    ]
  })
}

export const contactOf = (
  world: PlanModel,
  play: Play,
  sortie: Encounter,
  before: Values,
  without: readonly string[]
): Contact => {
  const attackers = sortie.attackers.map(({ unit }) => unit)
  const defender = sortie.defender.unit
  return {
    play,
    bout: fightOddsFor(world, sortie, before),
    attackers,
    defender,
    before,
    without,
    resultOf: end => {
      const changes = carriedOn(world, play, sortie, before, end)
      const values = changed(before, changes)
      return { end, changes, event: eventOf(end, unit => models(values, unit) === 0, attackers, defender) }
    }
  }
}

/** What an end of a fight takes in memory. */
const BYTES_OF_END = 1200

const known = new WeakMap<FightOdds, readonly (Result & { readonly chance: number })[]>()

/** Every way a fight may end, worked out once for the same state of its units. */
export const resultsOf = ({ bout, resultOf }: Contact): readonly (Result & { readonly chance: number })[] => {
  const found = known.get(bout) ?? bout.ends().map(({ end, chance }) => ({ ...resultOf(end), chance }))
  if (!known.has(bout)) remembers(BYTES_OF_END * found.length)
  known.set(bout, found)
  return found
}

/** What is known after a fight has ended so. */
export const settled = (world: PlanModel, { play, before, attackers, defender }: Contact, { end, changes }: Result): Values => {
  const values = changed(before, changes)
  // in the second edition a unit that is shot down frightens too (K14)
  const isQuiet = end.winner === undefined && !world.book.numbers.inTurn
  return isQuiet ? values : frightened(world, play, values, [...attackers, defender])
}
