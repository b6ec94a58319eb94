import { readyFight } from '../battle/fight'
import { exactAnswer } from '../battle/methods'
import type { Rulebook } from '../battle/odds'
import { fatigueInState, lossesOfSide } from '../battle/outcome'
import { exactly } from '../battle/units'
import { EQUAL } from '../model/advice'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import {
  type Percentile,
  type ReviewDecision,
  type ReviewFight,
  type ReviewParts,
  type ReviewReport,
  SCHEMA,
  type Taken,
  type TurningPoint
} from '../model/report'
import type { PlayedFight, Player, ReviewRequest } from '../model/review-report'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import { judgePlay } from '../turn/advice/judge-play'
import { mapFights, percentile, type Weighed, weighFight } from './observed'
import { inPoints, negated, type Spread, sumOf } from './outcomes'

/**
 * A game that was played: its victory points taken apart into what was expected, what the dice did and what the choices cost. In
 * each fight the costs of the choices lead from the value of best play to the mean of the fight with the choices made, and luck
 * from there to what happened, so that the parts add up exactly.
 */

const PLAYERS = ['own', 'enemy'] as const

/** How many of the costliest decisions are listed. */
const DEAREST = 3

const playerAt = (by: Player, side: Side): Player => ((by === 'own') === (side === 'attacker') ? 'own' : 'enemy')

/** What is left of points that are even, by the last bits of their sums, is 0. */
const settled = (points: number): number => (Math.abs(points) < 1e-12 ? 0 : points)

const withLuck = (taken: Percentile): Taken => ({ ...taken, luck: settled(taken.observed - taken.mean) })

const addParts = (one: ReviewParts, other: ReviewParts): ReviewParts => ({
  gained: settled(one.gained + other.gained),
  expected: settled(one.expected + other.expected),
  luck: settled(one.luck + other.luck),
  decisions: settled(one.decisions + other.decisions)
})

const NOTHING: ReviewParts = { gained: 0, expected: 0, luck: 0, decisions: 0 }

interface Judged {
  readonly fight: Omit<ReviewFight, 'soFar'>
  readonly spread: Spread
  readonly swing: number
}

const seenBy = (by: Player, { swings, swing }: Weighed): Pick<Judged, 'spread' | 'swing'> =>
  by === 'own' ? { spread: swings, swing } : { spread: negated(swings), swing: 0 - swing }

/** The fatigue of each side after a fight with these losses; absent where the losses alone do not settle it. */
export const fatigueAfter = (
  scenario: Scenario,
  lost: { readonly attacker: number; readonly defender: number },
  book: Rulebook
): Partial<Readonly<Record<Side, number>>> => {
  const ready = readyFight(exactly(scenario), book)
  const { states } = exactAnswer(ready)
  const ends = states.filter(state => SIDES.every(side => lossesOfSide(ready, state, side) === lost[side]))
  const found = SIDES.flatMap(side => {
    const all = new Set(ends.map(state => fatigueInState(ready, state, side)))
    const [only] = all
    return all.size === 1 && only !== undefined ? [[side, only] as const] : []
  })
  return Object.fromEntries(found)
}

/** One fight; `index` from 0. */
const reviewFight = (
  played: PlayedFight,
  index: number,
  { maxNodes }: ReviewRequest,
  book: Rulebook,
  options: ReviewOptions
): Judged => {
  const { by, unused } = played
  const found = weighFight(played, book)
  const { headline, scenario, names, outcome, chance } = found.fight
  const mean = found.killed.mean - found.lost.mean
  const conduct = judgePlay({ scenario, has: played.has, ...(maxNodes !== undefined && { maxNodes }) }, mean, book)
  const choices = conduct.choices.map(
    (choice): ReviewDecision => ({ ...choice, fight: index + 1, by: playerAt(by, choice.side) })
  )
  const cost = (player: Player): number => choices.reduce((sum, choice) => (choice.by === player ? sum + choice.cost : sum), 0)
  const costs = { own: cost('own'), enemy: cost('enemy') }
  const [own, enemy] = by === 'own' ? [found.killed, found.lost] : [found.lost, found.killed]
  const taken = { own: withLuck(own), enemy: withLuck(enemy) }
  const sign = by === 'own' ? 1 : -1
  const seen = seenBy(by, found)
  return {
    ...seen,
    fight: {
      headline,
      scenario,
      names,
      outcome,
      chance,
      by,
      unused,
      gained: settled(own.observed - enemy.observed),
      expected: sign * conduct.expected,
      luck: settled(taken.own.luck - taken.enemy.luck),
      decisions: settled(costs.enemy - costs.own),
      mean: settled(own.mean - enemy.mean),
      swing: percentile(seen.spread, seen.swing, inPoints),
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
  const found = fights.reduce((most, each) => (Math.abs(beyond(each)) > Math.abs(beyond(most)) + 1e-9 ? each : most), first)
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

export interface ReviewOptions {
  /** The command that gives a fight's odds. */
  readonly replayOf: (scenario: Scenario) => string
}

/** Throws a RequestError with what is wrong in each fight, and where one has more lines of play than may be searched. */
export const review = (request: ReviewRequest, book: Rulebook, options: ReviewOptions): Omit<ReviewReport, 'replay'> => {
  const { fights: played, title, names, notes = [] } = request
  if (played.length === 0) return refuse(t('there is no fight to review'))
  const numbered = played.map((fight, index) => ({ ...fight, index }))
  const all = mapFights(numbered, ({ index, ...fight }) => reviewFight(fight, index, request, book, options))
  let soFar = NOTHING
  const fights = all.map(({ fight }): ReviewFight => {
    soFar = addParts(soFar, fight)
    return { ...fight, soFar }
  })
  const sum = (of: (fight: ReviewFight) => number): number => fights.reduce((total, fight) => total + of(fight), 0)
  const both = (of: (fight: ReviewFight, player: Player) => number): Readonly<Record<Player, number>> => {
    const [own = 0, enemy = 0] = PLAYERS.map(player => sum(fight => of(fight, player)))
    return { own, enemy }
  }
  const spread = all.map(each => each.spread).reduce(sumOf)
  const swing = all.reduce((total, each) => total + each.swing, 0)
  const turning = turningPoint(fights)
  const choices = fights.flatMap(fight => fight.choices).filter(({ cost }) => cost >= EQUAL)
  return {
    schema: SCHEMA,
    kind: 'review',
    headline:
      title ??
      (fights.length === 1
        ? t('{own} against {enemy}, one fight', names)
        : t('{own} against {enemy}, {n} fights', { ...names, n: fights.length })),
    edition: book.edition,
    rules: book.version,
    names,
    fights,
    total: {
      ...soFar,
      costs: both(({ costs }, player) => costs[player]),
      lucks: both(({ taken }, player) => taken[player].luck),
      swing: percentile(spread, swing, inPoints)
    },
    ...(turning && { turningPoint: turning }),
    dearest: choices.toSorted((one, other) => other.cost - one.cost).slice(0, DEAREST),
    notes
  }
}
