import { type Distribution, eachState, moments } from '../chance/battle'
import { checkMass } from '../chance/exact'
import {
  allQuantities,
  type Facet,
  isStage,
  MEASURES,
  type Measured,
  type MeasureRow,
  measuredFrom,
  type Parts,
  partsFrom,
  type Quantity,
  quantityAt,
  RETREATS,
  type Stage,
  type Tallies,
  type Tally,
  WINNERS
} from '../model/quantities'
import type { Side } from '../model/scenario'
import type { Readied } from './fight'
import { type FightState, fighterAt, type Ready } from './fight-state'
import {
  aheadBy,
  duelWinnerOf,
  isByLosses,
  isTiredByDice,
  lossesIn,
  lostPoints,
  pointsFor,
  type Retreat,
  retreatAfter,
  retreatOf,
  swingOf,
  type Winner,
  wearinessIn,
  wearinessOf,
  winnerOf
} from './outcome'
import { stagesOf } from './strike-odds'
import type { TwoStrikes } from './two-strikes'

/** The measures of a fight, from the ways in which it can end. */

/** Losses a side can take at most. */
export const livesOf = ({ attacker, companion, defender }: Ready, side: Side): number =>
  side === 'defender' ? defender.lives : attacker.lives + (companion?.lives ?? 0)

const isMelee = (ready: Ready): boolean => ready.attacker.standing.place === 'melee'

type Seen = (state: FightState) => number

const uncounted = () => undefined

/** Stages are not seen at the end. */
const STAGELESS: { readonly [S in Stage]: typeof uncounted } = {
  attackDice: uncounted,
  hits: uncounted,
  through: uncounted,
  defenceDice: uncounted,
  saves: uncounted,
  dice: uncounted
}

/** Each facet of one end; undefined where the fight has none. */
const facets: { readonly [F in Facet]: (ready: Ready, side: Side) => Seen | undefined } = {
  losses: lossesIn,
  points: (ready, side) => state => lostPoints(ready, state, side),
  fatigue: (ready, side) => state => wearinessIn(ready, state, side),
  winner: ready => {
    const winner = ready.isDuel ? duelWinnerOf : winnerOf
    return isMelee(ready) ? state => WINNERS.indexOf(winner(ready, state)) : undefined
  },
  disengages: ready => (isMelee(ready) ? state => RETREATS.indexOf(retreatOf(ready, state)) : undefined),
  swing: ready => state => swingOf(ready, state),
  rounds: uncounted,
  ...STAGELESS
}

const seenBy = (ready: Ready, { at, side, of }: MeasureRow): Seen | undefined => {
  const most = livesOf(ready, side)
  const seen = facets[at](ready, side)
  return seen && (state => of(seen(state), most))
}

/** What a quantity comes to at an end of the fight; undefined where the fight has no such number, or ends do not tell it. */
export const atEnd = (ready: Ready, { atEnd: measure }: Quantity): Seen | undefined => measure && seenBy(ready, measure)

/** One reported number: a probability (0..1) or the mean of something, as a function of how the fight ended. */
export interface EndQuantity {
  /** Its path in the report. */
  readonly name: string
  readonly kind: 'probability' | 'mean'
  readonly of: Seen
}

const named = (ready: Ready, quantity: Quantity | undefined): readonly EndQuantity[] => {
  const of = quantity && atEnd(ready, quantity)
  return of ? [{ name: quantity.path, kind: quantity.measure === 'chance' ? 'probability' : 'mean', of }] : []
}

const SPREADS = MEASURES.filter(measure => measure.kind === 'spread' && !isStage(measure))

/** The chance of each number of what a side has in a spread. */
const spreadsOf = (ready: Ready, side: Side): readonly EndQuantity[] =>
  SPREADS.filter(({ head }) => head === side).flatMap(({ path }) =>
    Array.from({ length: livesOf(ready, side) + 1 }, (_, k) => named(ready, quantityAt(`${path}.p.${k}`))).flat()
  )

/** Fatigue is shown without an interval. */
const DECIDED = MEASURES.filter(measure => !isStage(measure) && measure.at !== 'rounds' && measure.at !== 'fatigue')

/** Every number of a fight that dice decide: those of a melee, of each side, of both. */
export const quantitiesOf = (ready: Ready): readonly EndQuantity[] => {
  const sampled = allQuantities().filter(({ atEnd: measure }) => measure && measure.at !== 'fatigue')
  const of = (...heads: readonly MeasureRow['head'][]) =>
    sampled.filter(({ atEnd: measure }) => measure && heads.includes(measure.head)).flatMap(each => named(ready, each))
  const sides = (['attacker', 'defender'] as const).flatMap(side => [...of(side), ...spreadsOf(ready, side)])
  return [...of('result', 'disengages'), ...sides, ...of('victoryPoints')]
}

const ranges: (readonly number[])[] = []

/** 0, 1, 2 ..., one list for each length. */
const places = ({ length }: readonly unknown[]): readonly number[] => {
  ranges[length] ??= Array.from({ length }, (_, place) => place)
  return ranges[length]
}

const [OF_WINNERS, OF_RETREATS] = [places(WINNERS), places(RETREATS)]

/** A number that no die changes, or a mean. */
const certainly = (value: number): Tally => ({ values: [value], weights: [1] })

const meanOf = (weights: readonly number[], of: (place: number) => number): number => {
  let mean = 0
  for (let i = 0; i < weights.length; i++) mean += (weights[i] as number) * of(i)
  return mean
}

/** Losses, and of a melee who wins and who disengages. */
interface Counted {
  readonly losses: Readonly<Record<Side, readonly number[]>>
  readonly winners?: readonly number[]
  readonly retreats?: readonly number[]
}

const placeOfWinner = (winner: Winner): number => (winner === 'attacker' ? 0 : winner === 'tie' ? 1 : 2)
const placeOfRetreat = (retreat: Retreat): number => (retreat === 'attacker' ? 0 : retreat === 'defender' ? 1 : 2)

/** Counts one way to end after another. */
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
    ofLosses(defenderLost: number, attackerLost: number, weight: number): void {
      count(killed, defenderLost, weight)
      count(lost, attackerLost, weight)
    },
    ofMelee(won: Winner, gives: Retreat, weight: number): void {
      count(winners, placeOfWinner(won), weight)
      count(retreats, placeOfRetreat(gives), weight)
    }
  }
}

/** Each facet from what was tallied; the rest where it is asked for. */
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

/** In one walk over the ways the fight can end. */
const talliesOf = (ready: Readied, distribution: Distribution<FightState>): Tallies => {
  const counted = counter({ attacker: livesOf(ready, 'attacker'), defender: livesOf(ready, 'defender') })
  const { losses, winners, retreats } = counted
  const fought = isMelee(ready)
  const [killedIn, lostIn] = [lossesIn(ready, 'defender'), lossesIn(ready, 'attacker')]
  const { isDuel, tallies } = ready
  eachState(distribution, (state, weight) => {
    const killed = killedIn(state)
    const lost = lostIn(state)
    counted.ofLosses(killed, lost, weight)
    if (!fought) return
    const ahead = tallies.areByLosses ? aheadBy(killed - lost) : winnerOf(ready, state)
    const won = isDuel ? duelWinnerOf(ready, state) : ahead
    counted.ofMelee(won, retreatAfter(ready, state, ahead), weight)
  })
  // points depend on losses alone, but where friends die for a warlord or two units charge
  const pointsOf = (side: Side): number =>
    isByLosses(ready, side)
      ? meanOf(losses[side], lost => pointsFor(ready, side, lost))
      : moments(distribution, state => lostPoints(ready, state, side)).mean
  const fatigueAfter = (side: Side): number =>
    isTiredByDice(ready, fighterAt(ready, side))
      ? moments(distribution, state => wearinessIn(ready, state, side)).mean
      : wearinessOf(ready, side)
  return talliesFrom({ losses, ...(fought && { winners, retreats }) }, pointsOf, fatigueAfter)
}

/** The same of two strikes that know nothing of each other: every loss of one side comes with every loss of the other. */
const talliesOfStrikes = (strikes: TwoStrikes): Tallies => {
  const { attacker, defender, odds } = strikes
  const counted = counter({ attacker: attacker.lives, defender: defender.lives })
  const { losses, winners, retreats } = counted
  const { worth: kills, weight: killing } = odds.defender
  const { worth: falls, weight: falling } = odds.attacker
  const end = { attackerLost: 0, defenderLost: 0 }
  for (let i = 0; i < kills.length; i++) {
    end.defenderLost = kills[i] as number
    for (let j = 0; j < falls.length; j++) {
      end.attackerLost = falls[j] as number
      const weight = (killing[i] as number) * (falling[j] as number)
      counted.ofLosses(end.defenderLost, end.attackerLost, weight)
      const ahead = aheadBy(end.defenderLost - end.attackerLost)
      counted.ofMelee(ahead, retreatAfter(strikes, end, ahead), weight)
    }
  }
  checkMass(winners)
  const once = { isDuel: false, melees: 1, engagement: strikes.engagement, attacker, defender }
  return talliesFrom(
    { losses, winners, retreats },
    side => meanOf(losses[side], lost => pointsFor(strikes, side, lost)),
    side => wearinessOf(once, side)
  )
}

const spreadOver = (weights: readonly number[]): Tally => ({ values: places(weights), weights })

/** What a fight comes to. */
export interface Figures {
  /** Every number that dice decide: those of `quantitiesOf`, spreads as they are. Two fights that can end alike have as many. */
  readonly all: readonly number[]
  /** The number of this path, which ends tell; undefined where the fight has none. */
  readonly at: (path: string) => number | undefined
}

/** In one walk over its ends. */
export const figuresOf = (ready: Readied, distribution: Distribution<FightState>): Figures => {
  const tallies = talliesOf(ready, distribution)
  const figureOf = ({ at, side, of }: MeasureRow): number | undefined => {
    const tally = tallies(at, side)
    const most = livesOf(ready, side)
    return tally?.values.reduce((sum, value, i) => sum + (tally.weights[i] ?? 0) * of(value, most), 0)
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

/** What each side's dice come to on the way. */
const stageTallies = (ready: Readied): ((stage: Stage, side: Side) => Tally) => {
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

/** The numbers of a fight over all the ways in which it can end, or those that were met; each is worked out when it is asked for. */
export const partsIn = (ready: Readied, distribution: Distribution<FightState>, stages = false): Parts => {
  const [ends, ofStage] = [talliesOf(ready, distribution), stages ? stageTallies(ready) : undefined]
  const tallies: Tallies = (facet, side) => ends(facet, side) ?? ofStage?.(facet as Stage, side)
  return partsFrom(ofStage ? tallies : ends, { attacker: livesOf(ready, 'attacker'), defender: livesOf(ready, 'defender') })
}

/** The same numbers of two strikes that know nothing of each other. */
export const partsOfStrikes = (strikes: TwoStrikes): Parts =>
  partsFrom(talliesOfStrikes(strikes), { attacker: strikes.attacker.lives, defender: strikes.defender.lives })

/** All of them. */
export const measuresOf = (ready: Readied, distribution: Distribution<FightState>, stages = false): Omit<Measured, 'lasts'> =>
  measuredFrom(isMelee(ready) ? 'melee' : 'shoot', partsIn(ready, distribution, stages))

/** The numbers where nobody fights: nobody is hurt, and each is as tired as it came. */
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
