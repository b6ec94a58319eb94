import { type Aftermath, aftermathOf } from '../../battle/aftermath'
import { exhaustedUnitsIn } from '../../battle/cautions'
import type { Combatant } from '../../battle/combatant'
import { inspected } from '../../battle/faults'
import { fightOf } from '../../battle/fight'
import type { FightState, ReadyFight } from '../../battle/fight-state'
import { exactAnswer } from '../../battle/methods'
import { type RecordedStages, type StageValues, stageValuesIn } from '../../battle/recorded-stages'
import { chanceOf, testedFights, thrownTests } from '../../battle/tests'
import type { Dice } from '../../chance/dice'
import { fractional } from '../../chance/fractions'
import type { Effect } from '../../model/effect'
import type { Mistake } from '../../model/errors'
import { numbering } from '../../model/once'
import type { Conduct, Engaged } from '../../model/plan'
import type { AbilityUse, Scenario, Side, SideRequest, UnitRequest } from '../../model/scenario'
import type { Distance } from '../../model/unit-state'
import { boardsOf } from '../../rules/abilities'
import { troopOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { boxesInForce, type LastingBox, type PlanModel, preparedUnit } from './plan-model'
import { type PreparedUnit, withoutIgnoredFatigue } from './prepared-unit'
import { fieldOf, type State, type UnitField, valueAt, valueInTurn } from './state'

/** One fight of a plan, from one state of its units. */
export interface FightOdds {
  readonly scenario: Scenario
  readonly book: Rulebook
  /** Mistakes in the conduct of the units: an ability that cannot be used does nothing. */
  readonly faults: readonly Mistake[]
  /** Name of the unit that is exhausted in a melee of the second edition. */
  readonly exhaustedUnit: string | undefined
  /** The fatigue of each side, where no ability or spending could change what there is to spend. */
  readonly spendableFatigue: Readonly<Record<Side, number>> | undefined
  /** The exact distribution of its ends, worked out once. */
  readonly ends: () => readonly { readonly end: FightEnd; readonly chance: number }[]
  /** One end, by thrown dice. */
  readonly thrown: (dice: Dice) => FightEnd
}

/** One way a fight can end, with the stages that the plan asks for. */
export interface FightEnd extends Aftermath {
  readonly notes?: StageValues
}

const endKey = ({ units, winner, disengages, notes }: FightEnd): string =>
  `${units.map(({ lost, guards, vanished, fatigue }) => `${lost},${guards},${vanished},${fatigue}`).join(';')}${winner ?? ''}${disengages ?? ''}${
    notes ? JSON.stringify(notes) : ''
  }`

const mergeEnds = (all: readonly { readonly end: FightEnd; readonly chance: number }[]) => {
  const known = new Map<string, { readonly end: FightEnd; chance: number }>()
  for (const { end, chance } of all) {
    const key = endKey(end)
    const before = known.get(key)
    if (before) before.chance += chance
    else known.set(key, { end, chance })
  }
  return [...known.values()].filter(({ chance }) => chance > 0)
}

const doesNothing = ({ unit }: Combatant): boolean =>
  [unit.abilities, unit.effects, unit.wrath, unit.acts, unit.spend].every(({ length }) => length === 0)

const spendableFatigueIn = ({ engagement: { attacker, companion, defender } }: ReadyFight): FightOdds['spendableFatigue'] =>
  !companion && doesNothing(attacker) && doesNothing(defender)
    ? { attacker: attacker.fatigue, defender: defender.fatigue }
    : undefined

/** The odds of one fight. `stagesNoted`: the stages that the plan asks for. */
export const fightOdds = (scenario: Scenario, book: Rulebook, stagesNoted?: RecordedStages): FightOdds => {
  const { faults } = inspected(scenario, book)
  const endOf = (ready: ReadyFight, state: FightState): FightEnd => ({
    ...aftermathOf(ready, state),
    ...(stagesNoted && { notes: stageValuesIn(ready, state, stagesNoted) })
  })
  const parts = (testedFights(scenario, book) ?? [{ scenario, chance: fractional.one }]).map(fight => ({
    chance: chanceOf(fight),
    ready: fightOf(inspected(fight.scenario, book).engagement, fight.scenario, stagesNoted)
  }))
  const only = (parts[0] as (typeof parts)[number]).ready
  const thrownReady = (dice: Dice): ReadyFight => {
    const { scenario: fought, engagement: now } = thrownTests(scenario, book, dice)
    return fightOf(now, fought, stagesNoted)
  }
  let ends: ReturnType<FightOdds['ends']> | undefined
  return {
    scenario,
    book,
    faults,
    exhaustedUnit: exhaustedUnitsIn(only),
    spendableFatigue: parts.length === 1 ? spendableFatigueIn(only) : undefined,
    ends: () => {
      if (ends) return ends
      ends = mergeEnds(
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

/** A fight in a state of the plan: units with the models and fatigue that they have by then. */

/** A unit that takes part in a fight, and what it does there. */
export interface Participant {
  readonly unit: number
  readonly conduct: Conduct
  /** Fatigue before the fight, with what its move brought where that comes first. */
  readonly fatigue: number
  /** Its move into contact, or its shot, brings it a fatigue (R4.1). */
  readonly isTiredByActivating: boolean
}

/** Who fights whom. */
export interface EncounterFight {
  readonly kind: 'melee' | 'shoot'
  readonly attackers: readonly Participant[]
  readonly defender: Participant
  /** How many turns ended before it. */
  readonly turn?: number
  /** How far the target of a shot is. */
  readonly within?: Distance
}

/** A fight of a plan, and what the plan adds to it. */
export interface Encounter extends EncounterFight {
  readonly isOwnTurn: boolean
  /** Fatigue that the attacker gains when the fight is over, beside what the fight itself brings. */
  readonly fatigueAfterFight: number
}

/** Models that fight, of those left; a share is rounded up (R1.1). */
const engagedOf = (engaged: Engaged | undefined, left: number): number | undefined => {
  if (!engaged) return undefined
  const models = 'models' in engaged ? engaged.models : Math.ceil(engaged.share * left - 1e-9)
  return Math.max(1, Math.min(left, models))
}

interface LastingConduct {
  readonly abilities: readonly AbilityUse[]
  readonly effects: readonly Effect[]
}

/**
 * What lasting boxes add to a unit's conduct: the ability itself where a unit of its board attacks in its own turn, else its
 * effects. Of two units Side by Side only the first carries effects on the enemy.
 */
const lastingConduct = (
  model: PlanModel,
  unit: number,
  state: State,
  turn: number,
  place: 'first' | 'second' | 'defender'
): LastingConduct => {
  const { warband, request } = preparedUnit(model, unit).planUnit
  const found = boxesInForce(model, warband, turn, state).filter(({ effects }) => effects.length > 0)
  if (found.length === 0) return NO_LASTING_CONDUCT
  const boards = boardsOf(model.book, troopOf(model.book, request.unit, request.faction), request.faction)
  const isPlayed = ({ box }: LastingBox): boolean =>
    place === 'first' && warband === (model.plan.turn + turn) % 2 && boards.includes(model.book.abilities[box]?.faction ?? '')
  const effects = found.flatMap(each => (isPlayed(each) ? [] : each.effects))
  return {
    abilities: found.flatMap(each => (isPlayed(each) ? [{ id: each.box }] : [])),
    effects: place === 'second' ? effects.filter(effect => !('of' in effect) || effect.of === 'own') : effects
  }
}

const NO_LASTING_CONDUCT: LastingConduct = { abilities: [], effects: [] }

const requestOf = (
  model: PlanModel,
  { unit, conduct, fatigue, isTiredByActivating }: Participant,
  state: State,
  turn: number,
  place: 'first' | 'second' | 'defender'
): UnitRequest => {
  const { request } = preparedUnit(model, unit).planUnit
  const left = valueAt(state, fieldOf(unit, 'models'))
  const guards = valueAt(state, fieldOf(unit, 'guards'))
  const { guards: _guards, engaged: before, moved: _moved, effects: _effects, ...others } = request
  const { spend, effects = [], cover, ground, building, givesUpDice } = conduct
  const lastingBoxes = lastingConduct(model, unit, state, turn, place)
  const abilities = [...lastingBoxes.abilities, ...conduct.abilities]
  const prepared = preparedUnit(model, unit)
  // undone for this unit alone: the same hero may stand on the other side too
  const gone = hasVanishedAllFatigue(prepared, state, unit, turn)
    ? prepared.vanishingEffects.map(each => ({ ...each, count: -each.count }))
    : []
  const effectsOf = [...gone, ...(request.effects ?? []), ...effects, ...lastingBoxes.effects]
  const engaged = engagedOf(conduct.engaged ?? (before === undefined ? undefined : { models: before }), left)
  return {
    ...others,
    ...(request.wounds === undefined ? { models: left } : { wounds: left }),
    fatigue,
    ...(isTiredByActivating && { moved: true }),
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

/** Whether a unit has ignored all the fatigue that it may in this turn (R6.4). */
const hasIgnoredFatigue = (prepared: PreparedUnit, state: State, unit: number, turn: number): boolean =>
  valueInTurn(valueAt(state, fieldOf(unit, 'ignoredFatigue')), turn) >= prepared.ignoresFatigue

/** Whether all the Resilience fatigue that may vanish this turn has vanished (T6.12). */
const hasVanishedAllFatigue = ({ vanishingFatigue }: PreparedUnit, state: State, unit: number, turn: number): boolean =>
  vanishingFatigue > 0 && valueInTurn(valueAt(state, fieldOf(unit, 'vanishedFatigue')), turn) >= vanishingFatigue

/** A fight of a plan as a scenario of its own. */
export const scenarioOf = (
  model: PlanModel,
  { kind, attackers, defender, turn = 0, within }: EncounterFight,
  state: State
): Scenario => {
  const [first, second] = attackers.map((entrant, i) => requestOf(model, entrant, state, turn, i > 0 ? 'second' : 'first'))
  if (!first) throw new RangeError('nobody fights')
  const attacker: SideRequest = second ? { together: [first, second] } : first
  const { edition, readings } = model.plan
  const settingReadings = Object.keys(readings).length > 0 ? { readings } : {}
  return {
    kind,
    edition,
    ...settingReadings,
    ...(within && edition === 2 && { within }),
    attacker,
    defender: requestOf(model, defender, state, turn, 'defender')
  }
}

/** The rulebook for a fight: attackers ignore fatigue in their own turn alone, and only as much as is left of it. */
const bookFor = (model: PlanModel, { attackers, isOwnTurn, turn = 0 }: Encounter, state: State): Rulebook =>
  attackers.reduce((book, { unit }) => {
    const prepared = preparedUnit(model, unit)
    return prepared.ignoresFatigue > 0 && (!isOwnTurn || hasIgnoredFatigue(prepared, state, unit, turn))
      ? withoutIgnoredFatigue(book, prepared)
      : book
  }, model.book)

const fightsOfPlan = new WeakMap<PlanModel, Map<string, FightOdds>>()

/** Numbers conducts by identity: those of one step are the same objects throughout. */
const conductNumber = numbering()

/** A key of everything that a fight depends on. */
const keyOfFight = (
  { lastingBoxes, inForceField }: PlanModel,
  { kind, attackers, defender, isOwnTurn, fatigueAfterFight, turn = 0, within }: Encounter,
  state: State
): string => {
  const inForce = lastingBoxes.map(each => valueAt(state, inForceField(each, each.turn) ?? -1)).join('')
  const entrantKey = ({ unit, conduct, fatigue, isTiredByActivating }: Participant): string => {
    const part = (name: UnitField): number => valueAt(state, fieldOf(unit, name))
    return `${unit},${conductNumber(conduct)},${fatigue},${isTiredByActivating ? 1 : 0},${part('models')},${part('ignoredFatigue')},${part('guards')},${part('activity')},${part('vanishedFatigue')}`
  }
  return `${kind}${isOwnTurn ? 1 : 0}${fatigueAfterFight},${turn}${within ?? ''}|${inForce}|${[...attackers, defender].map(entrantKey).join('|')}`
}

/** The stages that the plan asks for of the units that fight here; undefined where it asks for none. */
const stagesAskedIn = (
  { stagesAsked: stagesNoted }: PlanModel,
  { attackers, defender }: Encounter
): RecordedStages | undefined => {
  const asked = {
    attacker: new Set(attackers.flatMap(({ unit }) => [...(stagesNoted.get(unit) ?? [])])),
    defender: new Set(stagesNoted.get(defender.unit))
  }
  return asked.attacker.size + asked.defender.size > 0 ? asked : undefined
}

/** The odds of a fight in this state; fights that agree in all they depend on are prepared once. */
export const fightOddsFor = (model: PlanModel, encounter: Encounter, state: State): FightOdds => {
  const known = fightsOfPlan.get(model) ?? new Map<string, FightOdds>()
  fightsOfPlan.set(model, known)
  const key = keyOfFight(model, encounter, state)
  const found = known.get(key)
  if (found) return found
  const made = fightOdds(scenarioOf(model, encounter, state), bookFor(model, encounter, state), stagesAskedIn(model, encounter))
  known.set(key, made)
  return made
}
