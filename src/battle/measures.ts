import { type Distribution, eachState, moments } from '../chance/battle'
import { checkMass } from '../chance/exact'
import {
  allQuantities,
  type Facet,
  isStage,
  MEASURES,
  type Measure,
  type Measured,
  measuredFrom,
  type Parts,
  partsFrom,
  type Quantity,
  quantityAt,
  RETREATS,
  type Stage,
  type Tallies,
  type Tally,
  WINNERS,
  worthOf
} from '../model/quantities'
import { SIDES, type Side } from '../model/scenario'
import { type FightState, fighterAt, type ReadyFight } from './fight-state'
import {
  aheadBy,
  duelWinnerOf,
  fatigueDependsOnDice,
  fatigueInState,
  fatigueWithoutDice,
  isByLosses,
  lossesIn,
  lostPoints,
  pointsFor,
  type Retreat,
  retreatAfter,
  retreatOf,
  swingOf,
  type Winner,
  winnerOf
} from './outcome'
import { stagesOf } from './strike-odds'
import type { TwoStrikes } from './two-strikes'

/** The measures of a fight, read off its end states. */

/** The most losses a side can take: the lives of all its units. */
export const livesOf = ({ attacker, companion, defender }: ReadyFight, side: Side): number =>
  side === 'defender' ? defender.lives : attacker.lives + (companion?.lives ?? 0)

const isMelee = (ready: ReadyFight): boolean => ready.attacker.combatant.place === 'melee'

/** A number read off an end state. */
type StateNumber = (state: FightState) => number

const uncounted = () => undefined

/** Stages are not read off end states: see `stageTallies`. */
const STAGELESS: { readonly [S in Stage]: typeof uncounted } = {
  attackDice: uncounted,
  hits: uncounted,
  through: uncounted,
  defenceDice: uncounted,
  saves: uncounted,
  dice: uncounted
}

/** How each facet is read off an end state; undefined if the fight does not have it. */
const facets: { readonly [F in Facet]: (ready: ReadyFight, side: Side) => StateNumber | undefined } = {
  losses: lossesIn,
  points: (ready, side) => state => lostPoints(ready, state, side),
  fatigue: (ready, side) => state => fatigueInState(ready, state, side),
  winner: ready => {
    const winner = ready.isDuel ? duelWinnerOf : winnerOf
    return isMelee(ready) ? state => WINNERS.indexOf(winner(ready, state)) : undefined
  },
  disengages: ready => (isMelee(ready) ? state => RETREATS.indexOf(retreatOf(ready, state)) : undefined),
  swing: ready => state => swingOf(ready, state),
  rounds: uncounted,
  ...STAGELESS
}

const stateNumberFor = (ready: ReadyFight, { at, side, of }: Measure): StateNumber | undefined => {
  const most = livesOf(ready, side)
  const valueIn = facets[at](ready, side)
  return valueIn && (state => of(valueIn(state), most))
}

/** How a quantity is read off an end state; undefined if the fight has no such number or it cannot be read off end states. */
export const atEnd = (ready: ReadyFight, { atEnd: measure }: Quantity): StateNumber | undefined =>
  measure && stateNumberFor(ready, measure)

/** One reported number, a probability (0..1) or a mean, with the function of the end state whose mean it is. */
export interface EndQuantity {
  /** Its path in the report. */
  readonly name: string
  readonly kind: 'probability' | 'mean'
  readonly of: StateNumber
  /** The least and the most that it can be. */
  readonly bounds: readonly [number, number]
}

const boundsOf = (ready: ReadyFight, { at, side }: Measure, of: StateNumber): EndQuantity['bounds'] => {
  const { most } = ready.battle
  if (at === 'swing') return [-lostPoints(ready, most, 'attacker'), lostPoints(ready, most, 'defender')]
  return [0, at === 'losses' ? Math.min(livesOf(ready, side), of(most)) : of(most)]
}

const named = (ready: ReadyFight, quantity: Quantity | undefined): readonly EndQuantity[] => {
  const measure = quantity?.atEnd
  const of = measure && stateNumberFor(ready, measure)
  if (!of) return []
  const isChance = quantity.measure === 'chance'
  return [
    { name: quantity.path, kind: isChance ? 'probability' : 'mean', of, bounds: isChance ? [0, 1] : boundsOf(ready, measure, of) }
  ]
}

const SPREADS = MEASURES.filter(measure => measure.kind === 'spread' && !isStage(measure))

/** The quantities of a side's spreads: the chance of each value. */
const spreadsOf = (ready: ReadyFight, side: Side): readonly EndQuantity[] =>
  SPREADS.filter(({ head }) => head === side).flatMap(({ path }) =>
    Array.from({ length: livesOf(ready, side) + 1 }, (_, k) => named(ready, quantityAt(`${path}.p.${k}`))).flat()
  )

/** Measures of the outcome that have an interval; fatigue is shown without one. */
const DECIDED = MEASURES.filter(measure => !isStage(measure) && measure.at !== 'rounds' && measure.at !== 'fatigue')

/** Every number of a fight that the dice decide: winner and retreat of a melee, the numbers of each side, victory points. */
export const quantitiesOf = (ready: ReadyFight): readonly EndQuantity[] => {
  const sampled = allQuantities().filter(({ atEnd: measure }) => measure && measure.at !== 'fatigue')
  const of = (...heads: readonly Measure['head'][]) =>
    sampled.filter(({ atEnd: measure }) => measure && heads.includes(measure.head)).flatMap(each => named(ready, each))
  const sides = SIDES.flatMap(side => [...of(side), ...spreadsOf(ready, side)])
  return [...of('result', 'disengages'), ...sides, ...of('victoryPoints')]
}

const ranges: (readonly number[])[] = []

/** The indices 0, 1, 2 ... of a list; lists of equal length share one. */
const places = ({ length }: readonly unknown[]): readonly number[] => {
  ranges[length] ??= Array.from({ length }, (_, place) => place)
  return ranges[length]
}

const [OF_WINNERS, OF_RETREATS] = [places(WINNERS), places(RETREATS)]

/** The tally of a single value: a number that is certain, or one of which only the mean is needed. */
const certainly = (value: number): Tally => ({ values: [value], weights: [1] })

const meanOf = (weights: readonly number[], of: (place: number) => number): number => {
  let mean = 0
  for (let i = 0; i < weights.length; i++) mean += (weights[i] as number) * of(i)
  return mean
}

/** The weight of each number of losses of each side and, in a melee, of each winner and each retreat. */
interface Counted {
  readonly losses: Readonly<Record<Side, readonly number[]>>
  readonly winners?: readonly number[]
  readonly retreats?: readonly number[]
}

/** The same as `indexOf` in the lists, which is slower. */
const placeOfWinner = (winner: Winner): number => (winner === WINNERS[0] ? 0 : winner === WINNERS[1] ? 1 : 2)
const placeOfRetreat = (retreat: Retreat): number => (retreat === RETREATS[0] ? 0 : retreat === RETREATS[1] ? 1 : 2)

/** Adds up the weights of end states, one after another. */
const counter = (lives: Readonly<Record<Side, number>>) => {
  const killed = new Array<number>(lives.defender + 1).fill(0)
  const lost = new Array<number>(lives.attacker + 1).fill(0)
  const winners = [0, 0, 0]
  const retreats = [0, 0, 0]
  const count = (weights: number[], place: number, weight: number): void => {
    weights[place] = (weights[place] as number) + weight
  }
  return {
    losses: { attacker: lost, defender: killed },
    winners,
    retreats,
    addLosses(defenderLost: number, attackerLost: number, weight: number): void {
      count(killed, defenderLost, weight)
      count(lost, attackerLost, weight)
    },
    addMelee(winner: Winner, retreat: Retreat, weight: number): void {
      count(winners, placeOfWinner(winner), weight)
      count(retreats, placeOfRetreat(retreat), weight)
    }
  }
}

/** The tally of each facet, from the weights added up; points and fatigue are computed when they are asked for. */
const talliesFrom =
  ({ losses, winners, retreats }: Counted, pointsOf: (side: Side) => number, fatigueAfter: (side: Side) => number): Tallies =>
  (facet, side) => {
    switch (facet) {
      case 'losses':
        return { values: places(losses[side]), weights: losses[side] }
      case 'winner':
        return winners && { values: OF_WINNERS, weights: winners }
      case 'disengages':
        return retreats && { values: OF_RETREATS, weights: retreats }
      case 'points':
        return certainly(pointsOf(side))
      case 'swing':
        // the mean of a difference is the difference of the means
        return { values: [1, -1], weights: [pointsOf('defender'), pointsOf('attacker')] }
      case 'fatigue':
        return certainly(fatigueAfter(side))
      default:
        return undefined
    }
  }

/** The tallies of a fight, in one walk over its end states. */
const talliesOf = (ready: ReadyFight, distribution: Distribution<FightState>): Tallies => {
  const counted = counter({ attacker: livesOf(ready, 'attacker'), defender: livesOf(ready, 'defender') })
  const { losses, winners, retreats } = counted
  const fought = isMelee(ready)
  const [killedIn, lostIn] = [lossesIn(ready, 'defender'), lossesIn(ready, 'attacker')]
  const { isDuel, tallies } = ready
  eachState(distribution, (state, weight) => {
    const killed = killedIn(state)
    const lost = lostIn(state)
    counted.addLosses(killed, lost, weight)
    if (!fought) return
    const ahead = tallies.areByLosses ? aheadBy(killed - lost) : winnerOf(ready, state)
    const won = isDuel ? duelWinnerOf(ready, state) : ahead
    counted.addMelee(won, retreatAfter(ready, state, ahead), weight)
  })
  // points depend on losses alone, unless friends die for a warlord or two units charge
  const pointsOf = (side: Side): number =>
    isByLosses(ready, side)
      ? meanOf(losses[side], lost => pointsFor(ready, side, lost))
      : moments(distribution, state => lostPoints(ready, state, side)).mean
  const fatigueAfter = (side: Side): number =>
    fatigueDependsOnDice(ready, fighterAt(ready, side))
      ? moments(distribution, state => fatigueInState(ready, state, side)).mean
      : fatigueWithoutDice(ready, side)
  return talliesFrom({ losses, ...(fought && { winners, retreats }) }, pointsOf, fatigueAfter)
}

/** The tallies of two independent strikes: every number of losses of one side is combined with every number of the other. */
const talliesOfStrikes = (strikes: TwoStrikes): Tallies => {
  const { attacker, defender, odds } = strikes
  const counted = counter({ attacker: attacker.lives, defender: defender.lives })
  const { losses, winners, retreats } = counted
  const { worth: defenderLosses, weight: defenderWeights } = odds.defender
  const { worth: attackerLosses, weight: attackerWeights } = odds.attacker
  const end = { attackerLost: 0, defenderLost: 0 }
  for (let i = 0; i < defenderLosses.length; i++) {
    end.defenderLost = defenderLosses[i] as number
    for (let j = 0; j < attackerLosses.length; j++) {
      end.attackerLost = attackerLosses[j] as number
      const weight = (defenderWeights[i] as number) * (attackerWeights[j] as number)
      counted.addLosses(end.defenderLost, end.attackerLost, weight)
      const ahead = aheadBy(end.defenderLost - end.attackerLost)
      counted.addMelee(ahead, retreatAfter(strikes, end, ahead), weight)
    }
  }
  checkMass(winners)
  const single = { isDuel: false, melees: 1, engagement: strikes.engagement, attacker, defender }
  return talliesFrom(
    { losses, winners, retreats },
    side => meanOf(losses[side], lost => pointsFor(strikes, side, lost)),
    side => fatigueWithoutDice(single, side)
  )
}

const spreadOver = (weights: readonly number[]): Tally => ({ values: places(weights), weights })

/** The numbers of a fight. */
export interface Figures {
  /**
   * Every number that the dice decide, as in `quantitiesOf`, spreads last. Fights with the same possible ends have equally many.
   */
  readonly all: readonly number[]
  /** The number with this path; undefined if the fight has none or it cannot be read off end states. */
  readonly at: (path: string) => number | undefined
}

/** The figures of a fight, in one walk over its end states. */
export const figuresOf = (ready: ReadyFight, distribution: Distribution<FightState>): Figures => {
  const tallies = talliesOf(ready, distribution)
  const figureOf = (measure: Measure): number | undefined => {
    const tally = tallies(measure.at, measure.side)
    return tally && worthOf(measure, tally, livesOf(ready, measure.side))
  }
  return {
    all: [
      ...DECIDED.flatMap(measure => figureOf(measure) ?? []),
      ...SPREADS.flatMap(({ at, side }) => tallies(at, side)?.weights ?? [])
    ],
    at: path => {
      const measure = quantityAt(path)?.atEnd
      return measure && figureOf(measure)
    }
  }
}

/** The tallies of the stages of each side's strike. */
const stageTallies = (ready: ReadyFight): ((stage: Stage, side: Side) => Tally) => {
  const strikes = { attacker: stagesOf(ready, 'attacker'), defender: stagesOf(ready, 'defender') }
  return (stage, side) => {
    const [own, enemy] = side === 'attacker' ? [strikes.attacker, strikes.defender] : [strikes.defender, strikes.attacker]
    switch (stage) {
      case 'attackDice':
        return spreadOver(Array.from({ length: own.attackDice + 1 }, (_, dice) => (dice === own.attackDice ? 1 : 0)))
      case 'hits':
      case 'through':
        return spreadOver(own[stage])
      case 'defenceDice':
      case 'saves':
        return spreadOver(enemy[stage])
      case 'dice':
        return certainly(own.attackDice + meanOf(enemy.defenceDice, dice => dice))
    }
  }
}

/**
 * The numbers of a fight over its end states, all or sampled, with those of its stages on request; each computed when asked for.
 */
export const partsIn = (ready: ReadyFight, distribution: Distribution<FightState>, stages = false): Parts => {
  const [ends, ofStage] = [talliesOf(ready, distribution), stages ? stageTallies(ready) : undefined]
  const tallies: Tallies = (facet, side) => ends(facet, side) ?? ofStage?.(facet as Stage, side)
  return partsFrom(ofStage ? tallies : ends, { attacker: livesOf(ready, 'attacker'), defender: livesOf(ready, 'defender') })
}

/** The numbers of a fight that is two independent strikes; each computed when asked for. */
export const partsOfStrikes = (strikes: TwoStrikes): Parts =>
  partsFrom(talliesOfStrikes(strikes), { attacker: strikes.attacker.lives, defender: strikes.defender.lives })

/** All numbers of a fight over its end states, all or sampled, with those of its stages on request. */
export const measuresOf = (ready: ReadyFight, distribution: Distribution<FightState>, stages = false): Omit<Measured, 'lasts'> =>
  measuredFrom(isMelee(ready) ? 'melee' : 'shoot', partsIn(ready, distribution, stages))

/** The numbers of a fight that does not take place: no losses, and each side keeps its fatigue. */
export const unfought = (kind: Measured['kind'], fatigue: Readonly<Record<Side, number>>): Omit<Measured, 'lasts'> => {
  const values: { readonly [F in Facet]?: number } = {
    losses: 0,
    points: 0,
    swing: 0,
    ...(kind === 'melee' && { winner: WINNERS.indexOf('tie'), disengages: RETREATS.indexOf('nobody') })
  }
  const tallies: Tallies = (facet, side) => {
    const value = facet === 'fatigue' ? fatigue[side] : isStage({ at: facet }) ? 0 : values[facet]
    return value === undefined ? undefined : certainly(value)
  }
  return measuredFrom(kind, partsFrom(tallies, { attacker: Number.POSITIVE_INFINITY, defender: Number.POSITIVE_INFINITY }))
}
