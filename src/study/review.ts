import { readyFight } from '../battle/fight'
import { exactAnswer } from '../battle/methods'
import type { Rulebook } from '../battle/odds'
import { fatigueInState, lossesOfSide } from '../battle/outcome'
import { withoutMethod } from '../battle/units'
import { EQUAL } from '../model/advice'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import { CHANCE_ROUNDING, ROUNDING } from '../model/limits'
import type { Percentile, ReviewDecision, ReviewFight, ReviewParts, ReviewReport, Taken, TurningPoint } from '../model/report'
import type { PlayedFight, Player, ReviewRequest } from '../model/review-report'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import { reportHead } from '../model/schema'
import { judgePlay } from '../turn/advice/judge-play'
import { type FightLuck, fightLuck, mapCollectingMistakes, percentile } from './observed'
import { convolve, fromParts, negate, type ValueDistribution } from './outcomes'

/**
 * A game that was played: its victory points taken apart into what was expected, what the dice did and what the choices cost. In
 * each fight the costs of the choices lead from the value of best play to the mean of the fight with the choices made, and luck
 * from there to what happened, so that the parts add up exactly.
 */

const PLAYERS = ['own', 'enemy'] as const

/** How many of the costliest decisions are listed. */
const MOST_DECISIONS = 3

const playerAt = (by: Player, side: Side): Player => ((by === 'own') === (side === 'attacker') ? 'own' : 'enemy')

/** 0 where only rounding keeps points from being even. */
const roundedToZero = (points: number): number => (Math.abs(points) < CHANCE_ROUNDING ? 0 : points)

const withLuck = (taken: Percentile): Taken => ({ ...taken, luck: roundedToZero(taken.observed - taken.mean) })

const addParts = (one: ReviewParts, other: ReviewParts): ReviewParts => ({
  gained: roundedToZero(one.gained + other.gained),
  expected: roundedToZero(one.expected + other.expected),
  luck: roundedToZero(one.luck + other.luck),
  decisions: roundedToZero(one.decisions + other.decisions)
})

const NO_POINTS: ReviewParts = { gained: 0, expected: 0, luck: 0, decisions: 0 }

interface ReviewedFight {
  readonly fight: Omit<ReviewFight, 'soFar'>
  readonly distribution: ValueDistribution
  readonly swing: number
}

const swingOfOwnSide = (by: Player, { distribution, swing }: FightLuck): Pick<ReviewedFight, 'distribution' | 'swing'> =>
  by === 'own' ? { distribution, swing } : { distribution: negate(distribution), swing: 0 - swing }

/** The fatigue of each side after a fight with these losses; absent where the losses alone do not settle it. */
export const fatigueAfter = (
  scenario: Scenario,
  lost: { readonly attacker: number; readonly defender: number },
  book: Rulebook
): Partial<Readonly<Record<Side, number>>> => {
  const ready = readyFight(withoutMethod(scenario), book)
  const { states } = exactAnswer(ready)
  const ends = states.filter(state => SIDES.every(side => lossesOfSide(ready, state, side) === lost[side]))
  const found = SIDES.flatMap(side => {
    const all = new Set(ends.map(state => fatigueInState(ready, state, side)))
    const [only] = all
    return all.size === 1 && only !== undefined ? [[side, only] as const] : []
  })
  return Object.fromEntries(found)
}

/** What one fight brought, and where that came from; `index` from 0. */
const reviewFight = (
  played: PlayedFight,
  index: number,
  { maxNodes }: ReviewRequest,
  book: Rulebook,
  options: ReviewOptions
): ReviewedFight => {
  const { by, unused } = played
  const found = fightLuck(played, book)
  const { headline, scenario, names, outcome, chance } = found.fight
  const mean = found.killed.mean - found.lost.mean
  const conduct = judgePlay({ scenario, has: played.has, ...(maxNodes !== undefined && { maxNodes }) }, mean, book)
  const choices = conduct.choices.map(
    (choice): ReviewDecision => ({ ...choice, fight: index + 1, by: playerAt(by, choice.side) })
  )
  const cost = (player: Player): number => choices.reduce((sum, choice) => (choice.by === player ? sum + choice.cost : sum), 0)
  const costs = { own: roundedToZero(cost('own')), enemy: roundedToZero(cost('enemy')) }
  const [own, enemy] = by === 'own' ? [found.killed, found.lost] : [found.lost, found.killed]
  const taken = { own: withLuck(own), enemy: withLuck(enemy) }
  const sign = by === 'own' ? 1 : -1
  const ofOwnSide = swingOfOwnSide(by, found)
  return {
    ...ofOwnSide,
    fight: {
      headline,
      scenario,
      names,
      outcome,
      chance,
      by,
      unused,
      gained: roundedToZero(own.observed - enemy.observed),
      expected: sign * conduct.expected,
      luck: roundedToZero(taken.own.luck - taken.enemy.luck),
      decisions: roundedToZero(costs.enemy - costs.own),
      mean: roundedToZero(own.mean - enemy.mean),
      swing: percentile(ofOwnSide.distribution, ofOwnSide.swing, fromParts),
      taken,
      costs,
      choices,
      replay: options.replayOf(scenario)
    }
  }
}

/** The fight that differed most from what was expected of it, of equal ones the first; undefined where none differed. */
const turningPoint = (fights: readonly ReviewFight[]): TurningPoint | undefined => {
  const beyond = (fight: ReviewFight): number => fight.luck + fight.decisions
  const [first] = fights
  if (!first) return undefined
  const found = fights.reduce((most, each) => (Math.abs(beyond(each)) > Math.abs(beyond(most)) + ROUNDING ? each : most), first)
  const by = beyond(found)
  if (Math.abs(by) < EQUAL) return undefined
  const sign = Math.sign(by)
  return {
    fight: fights.indexOf(found) + 1,
    for: by > 0 ? 'own' : 'enemy',
    by: Math.abs(by),
    through: sign * found.luck >= sign * found.decisions ? 'luck' : 'decisions'
  }
}

/** What a review needs of its caller. */
interface ReviewOptions {
  /** The command that gives a fight's odds. */
  readonly replayOf: (scenario: Scenario) => string
}

/** A game fight by fight, in victory points seen from the own side. Throws a RequestError with what is wrong in each fight, and where one has more lines of play than may be searched. */
export const review = (request: ReviewRequest, book: Rulebook, options: ReviewOptions): Omit<ReviewReport, 'replay'> => {
  const { fights: played, title, names, notes = [] } = request
  if (played.length === 0) return refuse(t('there is no fight to review'))
  const numbered = played.map((fight, index) => ({ ...fight, index }))
  const all = mapCollectingMistakes(numbered, ({ index, ...fight }) => reviewFight(fight, index, request, book, options))
  let soFar = NO_POINTS
  const fights = all.map(({ fight }): ReviewFight => {
    soFar = addParts(soFar, fight)
    return { ...fight, soFar }
  })
  const sum = (of: (fight: ReviewFight) => number): number => fights.reduce((total, fight) => total + of(fight), 0)
  const both = (of: (fight: ReviewFight, player: Player) => number): Readonly<Record<Player, number>> => {
    const [own = 0, enemy = 0] = PLAYERS.map(player => sum(fight => of(fight, player)))
    return { own, enemy }
  }
  const distribution = all.map(each => each.distribution).reduce(convolve)
  const swing = all.reduce((total, each) => total + each.swing, 0)
  const turning = turningPoint(fights)
  const choices = fights.flatMap(fight => fight.choices).filter(({ cost }) => cost >= EQUAL)
  const headline =
    title ??
    (fights.length === 1
      ? t('{own} against {enemy}, one fight', names)
      : t('{own} against {enemy}, {n} fights', { ...names, n: fights.length }))
  return {
    ...reportHead('review', headline, book),
    names,
    fights,
    total: {
      ...soFar,
      costs: both(({ costs }, player) => costs[player]),
      lucks: both(({ taken }, player) => taken[player].luck),
      swing: percentile(distribution, swing, fromParts)
    },
    ...(turning && { turningPoint: turning }),
    dearest: choices.toSorted((one, other) => other.cost - one.cost).slice(0, MOST_DECISIONS),
    notes
  }
}
