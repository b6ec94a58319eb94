import { type Aftermath, aftermathOf } from '../../battle/aftermath'
import { tiredIn } from '../../battle/cautions'
import type { Combatant } from '../../battle/combatant'
import { inspected } from '../../battle/faults'
import { fightOf, type Readied } from '../../battle/fight'
import type { FightState } from '../../battle/fight-state'
import { exactAnswer } from '../../battle/methods'
import { type Noted, type Notes, notesIn } from '../../battle/noted-stages'
import { chanceOf, testedFights, thrownTests } from '../../battle/tests'
import type { Dice } from '../../chance/dice'
import { fractional } from '../../chance/fractions'
import type { Effect } from '../../model/effect'
import type { Mistake } from '../../model/errors'
import type { Distance } from '../../model/fight-state'
import { numbering } from '../../model/once'
import type { Conduct, Engaged } from '../../model/plan'
import type { AbilityUse, Scenario, Side, SideRequest, UnitRequest } from '../../model/scenario'
import { boardsOf } from '../../rules/abilities'
import { troopOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { valueAt, fieldOf, inTurnOf, type UnitPart, type Values } from './field'
import { type Force, withoutSparing } from './forces'
import { forceIn, inForce, type Lasting, type PlanModel } from './plan-model'

/** One fight of a plan from one state of its units: what it may come to, worked out once, or one throw of it. */
export interface FightOdds {
  readonly scenario: Scenario
  readonly book: Rulebook
  /** What the units may not do here: an ability that cannot be used does nothing. */
  readonly faults: readonly Mistake[]
  /** Who is exhausted in a melee of the second edition. */
  readonly tired: string | undefined
  /** Fatigue there is to spend of each side, where neither has spent any and nothing else is done that could change it. */
  readonly unspent: Readonly<Record<Side, number>> | undefined
  readonly ends: () => readonly { readonly end: End; readonly chance: number }[]
  readonly thrown: (dice: Dice) => End
}

/** What carries on from a fight, and what was noted of its stages. */
export interface End extends Aftermath {
  readonly notes?: Notes
}

const endKey = ({ units, winner, disengages, notes }: End): string =>
  `${units.map(({ lost, guards, vanished, fatigue }) => `${lost},${guards},${vanished},${fatigue}`).join(';')}${winner ?? ''}${disengages ?? ''}${
    notes ? JSON.stringify(notes) : ''
  }`

const merged = (all: readonly { readonly end: End; readonly chance: number }[]) => {
  const known = new Map<string, { readonly end: End; chance: number }>()
  for (const { end, chance } of all) {
    const key = endKey(end)
    const before = known.get(key)
    if (before) before.chance += chance
    else known.set(key, { end, chance })
  }
  return [...known.values()].filter(({ chance }) => chance > 0)
}

const isIdle = ({ unit }: Combatant): boolean =>
  [unit.abilities, unit.effects, unit.wrath, unit.acts, unit.spend].every(({ length }) => length === 0)

const unspentIn = ({ engagement: { attacker, companion, defender } }: Readied): FightOdds['unspent'] =>
  !companion && isIdle(attacker) && isIdle(defender) ? { attacker: attacker.fatigue, defender: defender.fatigue } : undefined

/** `noted`: stages that the plan asks for. */
export const fightOdds = (scenario: Scenario, book: Rulebook, noted?: Noted): FightOdds => {
  const { faults } = inspected(scenario, book)
  const endOf = (ready: Readied, state: FightState): End => ({
    ...aftermathOf(ready, state),
    ...(noted && { notes: notesIn(ready, state, noted) })
  })
  const parts = (testedFights(scenario, book) ?? [{ scenario, chance: fractional.one }]).map(fight => ({
    chance: chanceOf(fight),
    ready: fightOf(inspected(fight.scenario, book).engagement, fight.scenario, noted)
  }))
  const only = (parts[0] as (typeof parts)[number]).ready
  const thrownReady = (dice: Dice): Readied => {
    const { scenario: fought, engagement: now } = thrownTests(scenario, book, dice)
    return fightOf(now, fought, noted)
  }
  let ends: ReturnType<FightOdds['ends']> | undefined
  return {
    scenario,
    book,
    faults,
    tired: tiredIn(only),
    unspent: parts.length === 1 ? unspentIn(only) : undefined,
    ends: () => {
      if (ends) return ends
      ends = merged(
        parts.flatMap(({ ready, chance }) => {
          const { states, weights } = exactAnswer(ready)
          return states.map((state, i) => ({ end: endOf(ready, state), chance: chance * (weights[i] ?? 0) }))
        })
      )
      return ends
    },
    thrown: dice => {
      const ready = parts.length === 1 ? only : thrownReady(dice)
      let state = ready.battle.start
      for (const step of ready.battle.steps) state = step(state, dice)
      return endOf(ready, state)
    }
  }
}

/** A fight as it stands when it comes to it: units with the models and fatigue they have by then. */

/** Who takes part, and how. */
export interface Entrant {
  readonly unit: number
  readonly conduct: Conduct
  /** Fatigue before the fight, what its move has brought included where that came before. */
  readonly fatigue: number
  /** Its move into contact, or its shot, tires it (R4.1). */
  readonly moved: boolean
}

/** Who fights whom. */
export interface EncounterFight {
  readonly kind: 'melee' | 'shoot'
  readonly attackers: readonly Entrant[]
  readonly defender: Entrant
  /** Turns that ended before it. */
  readonly turn?: number
  /** How far the target of a shot is. */
  readonly within?: Distance
}

export interface Encounter extends EncounterFight {
  readonly isOwnTurn: boolean
  /** Fatigue the attacker gains when it is over, beside what the fight brings. */
  readonly late: number
}

/** A share of the survivors rounds up (R1.1). */
const engagedOf = (engaged: Engaged | undefined, left: number): number | undefined => {
  if (!engaged) return undefined
  const models = 'models' in engaged ? engaged.models : Math.ceil(engaged.share * left - 1e-9)
  return Math.max(1, Math.min(left, models))
}

interface Lasts {
  readonly abilities: readonly AbilityUse[]
  readonly effects: readonly Effect[]
}

/**
 * What lasts until the turn ends: as the ability that it is where a unit of its board attacks in its own turn, else by its effects. Of two
 * units Side by Side the first alone carries what bends the enemy.
 */
const lastsIn = (model: PlanModel, unit: number, values: Values, turn: number, place: 'first' | 'second' | 'defender'): Lasts => {
  const { warband, request } = forceIn(model, unit).unit
  const found = inForce(model, warband, turn, values).filter(({ effects }) => effects.length > 0)
  if (found.length === 0) return NOTHING_LASTS
  const boards = boardsOf(model.book, troopOf(model.book, request.unit, request.faction), request.faction)
  const isPlayed = ({ box }: Lasting): boolean =>
    place === 'first' && warband === (model.plan.turn + turn) % 2 && boards.includes(model.book.abilities[box]?.faction ?? '')
  const effects = found.flatMap(each => (isPlayed(each) ? [] : each.effects))
  return {
    abilities: found.flatMap(each => (isPlayed(each) ? [{ id: each.box }] : [])),
    effects: place === 'second' ? effects.filter(effect => !('of' in effect) || effect.of === 'own') : effects
  }
}

const NOTHING_LASTS: Lasts = { abilities: [], effects: [] }

const requestOf = (
  model: PlanModel,
  { unit, conduct, fatigue, moved }: Entrant,
  values: Values,
  turn: number,
  place: 'first' | 'second' | 'defender'
): UnitRequest => {
  const { request } = forceIn(model, unit).unit
  const left = valueAt(values, fieldOf(unit, 'models'))
  const guards = valueAt(values, fieldOf(unit, 'guards'))
  const { guards: _guards, engaged: before, moved: _moved, effects: _effects, ...others } = request
  const { spend, effects = [], cover, ground, building, givesUpDice } = conduct
  const lasts = lastsIn(model, unit, values, turn, place)
  const abilities = [...lasts.abilities, ...conduct.abilities]
  const force = forceIn(model, unit)
  // taken back from this unit alone: the same hero may stand on the other side too
  const gone = hasVanished(force, values, unit, turn) ? force.vanishes.map(each => ({ ...each, count: -each.count })) : []
  const effectsOf = [...gone, ...(request.effects ?? []), ...effects, ...lasts.effects]
  const engaged = engagedOf(conduct.engaged ?? (before === undefined ? undefined : { models: before }), left)
  return {
    ...others,
    ...(request.wounds === undefined ? { models: left } : { wounds: left }),
    fatigue,
    ...(moved && { moved }),
    ...(engaged !== undefined && request.wounds === undefined && { engaged }),
    ...(cover !== undefined && { cover }),
    ...(ground !== undefined && { ground }),
    ...(building !== undefined && { building }),
    ...(abilities.length > 0 && { abilities }),
    ...(spend.length > 0 && { spend }),
    ...(effectsOf.length > 0 && { effects: effectsOf }),
    ...(givesUpDice !== undefined && { givesUpDice }),
    ...(request.guards && guards > 0 && { guards: { ...request.guards, models: guards } })
  }
}

/** Fatigue of one's own turn that was ignored is not ignored again (R6.4). */
const isSpared = (force: Force, values: Values, unit: number, turn: number): boolean =>
  inTurnOf(valueAt(values, fieldOf(unit, 'spared')), turn) >= force.spares

/** What vanishes of the fatigue of its Resilience has vanished this turn (T6.12). */
const hasVanished = ({ vanishing }: Force, values: Values, unit: number, turn: number): boolean =>
  vanishing > 0 && inTurnOf(valueAt(values, fieldOf(unit, 'vanished')), turn) >= vanishing

/** A fight of a plan as a scenario of its own. */
export const scenarioOf = (
  model: PlanModel,
  { kind, attackers, defender, turn = 0, within }: EncounterFight,
  values: Values
): Scenario => {
  const [first, second] = attackers.map((entrant, i) => requestOf(model, entrant, values, turn, i > 0 ? 'second' : 'first'))
  if (!first) throw new RangeError('nobody fights')
  const attacker: SideRequest = second ? { together: [first, second] } : first
  const { edition, readings } = model.plan
  const said = Object.keys(readings).length > 0 ? { readings } : {}
  return {
    kind,
    edition,
    ...said,
    ...(within && edition === 2 && { within }),
    attacker,
    defender: requestOf(model, defender, values, turn, 'defender')
  }
}

/** Only who has the turn is spared fatigue, so that a row without it is without it for the attackers alone. */
const bookFor = (model: PlanModel, { attackers, isOwnTurn, turn = 0 }: Encounter, values: Values): Rulebook =>
  attackers.reduce((book, { unit }) => {
    const force = forceIn(model, unit)
    return force.spares > 0 && (!isOwnTurn || isSpared(force, values, unit, turn)) ? withoutSparing(book, force) : book
  }, model.book)

const fought = new WeakMap<PlanModel, Map<string, FightOdds>>()

/** Each conduct is distinguished by itself: those of one step are the same objects throughout. */
const conductName = numbering()

/** What a fight depends on, in few letters. */
const keyOfFight = (
  { lasting, lastingField }: PlanModel,
  { kind, attackers, defender, isOwnTurn, late, turn = 0, within }: Encounter,
  values: Values
): string => {
  const lasts = lasting.map(each => valueAt(values, lastingField(each, each.turn) ?? -1)).join('')
  const entrantKey = ({ unit, conduct, fatigue, moved }: Entrant): string => {
    const part = (name: UnitPart): number => valueAt(values, fieldOf(unit, name))
    return `${unit},${conductName(conduct)},${fatigue},${moved ? 1 : 0},${part('models')},${part('spared')},${part('guards')},${part('done')},${part('vanished')}`
  }
  return `${kind}${isOwnTurn ? 1 : 0}${late},${turn}${within ?? ''}|${lasts}|${[...attackers, defender].map(entrantKey).join('|')}`
}

/** What the plan asks of the dice of those who meet here; undefined where it asks nothing. */
const notedIn = ({ noted }: PlanModel, { attackers, defender }: Encounter): Noted | undefined => {
  const asked = {
    attacker: new Set(attackers.flatMap(({ unit }) => [...(noted.get(unit) ?? [])])),
    defender: new Set(noted.get(defender.unit))
  }
  return asked.attacker.size + asked.defender.size > 0 ? asked : undefined
}

/** The fight of these states of its units, worked out once. */
export const fightOddsFor = (model: PlanModel, encounter: Encounter, values: Values): FightOdds => {
  const known = fought.get(model) ?? new Map<string, FightOdds>()
  fought.set(model, known)
  const key = keyOfFight(model, encounter, values)
  const found = known.get(key)
  if (found) return found
  const made = fightOdds(scenarioOf(model, encounter, values), bookFor(model, encounter, values), notedIn(model, encounter))
  known.set(key, made)
  return made
}
